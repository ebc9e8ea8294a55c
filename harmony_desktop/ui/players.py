"""Players as the window shows them: their colours and their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.ui.languages import digits, translate

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Seat

COLOURS = {
    "green": "#2E8B57",
    "red": "#C8402F",
    "blue": "#2F6DB5",
    "yellow": "#D9A514",
    "violet": "#7B4FA3",
    "orange": "#E0782A",
}

COLOUR_NAMES = {
    "green": QT_TRANSLATE_NOOP("players", "Green"),
    "red": QT_TRANSLATE_NOOP("players", "Red"),
    "blue": QT_TRANSLATE_NOOP("players", "Blue"),
    "yellow": QT_TRANSLATE_NOOP("players", "Yellow"),
    "violet": QT_TRANSLATE_NOOP("players", "Violet"),
    "orange": QT_TRANSLATE_NOOP("players", "Orange"),
}

LEVEL_NAMES = {
    "random": QT_TRANSLATE_NOOP("players", "Random"),
    "easy": QT_TRANSLATE_NOOP("players", "Easy"),
    "medium": QT_TRANSLATE_NOOP("players", "Medium"),
    "hard": QT_TRANSLATE_NOOP("players", "Hard"),
    "champion": QT_TRANSLATE_NOOP("players", "Champion"),
}

UNKNOWN_LEVEL = QT_TRANSLATE_NOOP("players", "Unknown level")

LEVEL_NOTES = {
    "random": QT_TRANSLATE_NOOP("players", "Plays anything that is allowed."),
    "easy": QT_TRANSLATE_NOOP("players", "A relaxed beginner."),
    "medium": QT_TRANSLATE_NOOP("players", "A steady player with good habits."),
    "hard": QT_TRANSLATE_NOOP("players", "Reckons with everything that may still come."),
    "champion": QT_TRANSLATE_NOOP("players", "The strongest player we could make."),
}


def player_colour(name: str | None) -> str:
    """A player's colour as Qt understands it."""
    return COLOURS.get(name or "", COLOURS["green"])


def dot(colour: str, size: int = 14) -> QIcon:
    """A small disc in a player's colour."""
    pixmap = QPixmap(size * 2, size * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(2, 2, size * 2 - 4, size * 2 - 4)
    painter.end()
    return QIcon(pixmap)


def level_name(level: str) -> str:
    """What a level is called; a save may have one that this version does not know."""
    return translate("players", LEVEL_NAMES.get(level, UNKNOWN_LEVEL))


def shown_name(seats: Sequence[Seat], index: int) -> str:
    """A player's name; for one who gave none, what the current language calls them."""
    seat = seats[index]
    if seat.name:
        return seat.name
    names = Names()
    if seat.kind == "bot":
        return names.bot(seat.level or "medium")
    return names.person(index + 1, sum(one.kind == "person" for one in seats) == 1)


def short_name(seats: Sequence[Seat], index: int) -> str:
    """A name for little room: of a bot that was given none, only how strong it is."""
    seat = seats[index]
    if seat.kind == "bot" and not seat.name:
        return level_name(seat.level or "medium")
    return shown_name(seats, index)


def shown_names(seats: Sequence[Seat]) -> list[str]:
    return [shown_name(seats, index) for index in range(len(seats))]


def person_name(key: str, name: str) -> str:
    """What a person of the statistics is called, by their key and the name they gave.

    Who gave none is oneself, or the so-manieth at the table (storage.results.person_key).
    """
    if name:
        return name
    place = key.removeprefix("#")
    return Names().person(int(place), alone=False) if place.isdecimal() else Names().person(1, True)


class Names(QObject):
    """Names for players who gave none."""

    def person(self, number: int, alone: bool) -> str:
        if alone:
            return self.tr("You")
        return digits(self.tr("Player {number}").format(number=number))

    def bot(self, level: str) -> str:
        return self.tr("Computer ({level})").format(level=level_name(level))
