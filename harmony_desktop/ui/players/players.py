"""Players as the window shows them: their names and faces, their colours and shapes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from harmony_desktop.engine.bot import BALANCED
from harmony_desktop.engine.strength import STRONGEST, UnknownBot, nearest_level, strength_of
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.ui.kit.languages import counter, digits, isolated, joined, translate
from harmony_desktop.ui.players.faces import CHARACTERS, OWN_FACES

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
    "expert": QT_TRANSLATE_NOOP("players", "Expert"),
    "champion": QT_TRANSLATE_NOOP("players", "Champion"),
}

EVEN_MATCH = QT_TRANSLATE_NOOP("players", "Even match")
STRENGTH_NAME = QT_TRANSLATE_NOOP("players", "Strength {strength}")
UNKNOWN_LEVEL = QT_TRANSLATE_NOOP("players", "Unknown level")

LEVEL_NOTES = {
    "random": QT_TRANSLATE_NOOP("players", "Plays anything that is allowed."),
    "easy": QT_TRANSLATE_NOOP("players", "For first games, and for children."),
    "medium": QT_TRANSLATE_NOOP("players", "For players who know the rules well."),
    "hard": QT_TRANSLATE_NOOP("players", "For players with practice."),
    "expert": QT_TRANSLATE_NOOP("players", "For players who rarely lose."),
    "champion": QT_TRANSLATE_NOOP("players", "As strong as can be; hints come from here."),
}

STYLE_NAMES = {
    BALANCED: QT_TRANSLATE_NOOP("players", "Balanced"),
    "builder": QT_TRANSLATE_NOOP("players", "Builder"),
    "spoiler": QT_TRANSLATE_NOOP("players", "Blocker"),
}

UNKNOWN_STYLE = QT_TRANSLATE_NOOP("players", "Unknown style")

STYLE_NOTES = {
    BALANCED: QT_TRANSLATE_NOOP("players", "Keeps an eye on its own points and on yours."),
    "builder": QT_TRANSLATE_NOOP("players", "Builds in peace and hardly looks at what you do."),
    "spoiler": QT_TRANSLATE_NOOP("players", "Would rather get in your way than get ahead."),
}

CHARACTER_WORDS = {
    "otto": (
        QT_TRANSLATE_NOOP("players", "Otto"),
        QT_TRANSLATE_NOOP("players", "Has a garden, and all the time in the world."),
    ),
    "yuki": (
        QT_TRANSLATE_NOOP("players", "Yuki"),
        QT_TRANSLATE_NOOP("players", "Started last week and already asks good questions."),
    ),
    "ines": (
        QT_TRANSLATE_NOOP("players", "Ines"),
        QT_TRANSLATE_NOOP("players", "Names every board when it is finished."),
    ),
    "kofi": (
        QT_TRANSLATE_NOOP("players", "Kofi"),
        QT_TRANSLATE_NOOP("players", "Thinks fast and laughs even faster."),
    ),
    "marta": (
        QT_TRANSLATE_NOOP("players", "Marta"),
        QT_TRANSLATE_NOOP("players", "Has kept score in the same notebook since 1979."),
    ),
    "samir": (
        QT_TRANSLATE_NOOP("players", "Samir"),
        QT_TRANSLATE_NOOP("players", "Sees three moves ahead and stays friendly about it."),
    ),
    "leila": (
        QT_TRANSLATE_NOOP("players", "Leila"),
        QT_TRANSLATE_NOOP("players", "Finds a place for the tile nobody wanted."),
    ),
    "bruno": (
        QT_TRANSLATE_NOOP("players", "Bruno"),
        QT_TRANSLATE_NOOP("players", "Brings the cake and hopes you forget the board."),
    ),
}
"""The name of each character, and a sentence about it."""

STYLED_WORDS = {
    "ines": QT_TRANSLATE_NOOP("players", "Goes all in on her own board, every single time."),
    "kofi": QT_TRANSLATE_NOOP("players", "Takes what you need and laughs about it."),
    "bruno": QT_TRANSLATE_NOOP("players", "Brings the cake and takes your best piece."),
}
"""The sentence about a character that plays in its own style."""

CHARACTER_STYLES = {"ines": "builder", "kofi": "spoiler", "bruno": "spoiler"}
"""The characters with a style of their own, in games that have styles; the others are balanced."""

_USUAL_LEVELS = {
    "random": ("bruno", "yuki"),
    "easy": ("yuki", "bruno"),
    "medium": ("otto", "ines", "kofi"),
    "hard": ("marta", "leila", "kofi"),
    "expert": ("leila", "samir", "marta"),
    "champion": ("samir", "marta"),
}
"""The characters for each level, the most usual first, unless the player chooses others."""


def style_played(wanted: str, face: str, known: Collection[str]) -> str | None:
    """The style of a bot: the one wanted, or else its character's; None for a balanced one."""
    style = wanted or CHARACTER_STYLES.get(face, BALANCED)
    return style if style in known else None


def player_colour(name: str | None) -> str:
    """A player's colour as Qt understands it."""
    return COLOURS.get(name or "", COLOURS["green"])


# Shapes


def _corners(count: int, turned: float = -pi / 2, inner: float | None = None) -> list[QPointF]:
    """The corners of a regular polygon, or of a star with such an inner radius."""
    radii = [1.0] if inner is None else [1.0, inner]
    steps = count * len(radii)
    return [
        QPointF(cos(turned + 2 * pi * step / steps), sin(turned + 2 * pi * step / steps))
        * radii[step % len(radii)]
        for step in range(steps)
    ]


_ARM = 0.36
_CROSS = [
    QPointF(x, y) * 0.98
    for x, y in (
        *((-_ARM, -1), (_ARM, -1), (_ARM, -_ARM), (1, -_ARM), (1, _ARM), (_ARM, _ARM)),
        *((_ARM, 1), (-_ARM, 1), (-_ARM, _ARM), (-1, _ARM), (-1, -_ARM), (-_ARM, -_ARM)),
    )
]
_SHAPES = {
    COLOURS["red"]: [point * 1.16 for point in _corners(4, pi / 4)],
    COLOURS["blue"]: [point * 1.2 + QPointF(0, 0.22) for point in _corners(3)],
    COLOURS["yellow"]: [point * 1.2 for point in _corners(4)],
    COLOURS["violet"]: [point * 1.25 for point in _corners(5, inner=0.5)],
    COLOURS["orange"]: [point * 1.05 for point in _CROSS],
}
"""Every colour has its own shape, so that no colour stands alone; green has the disc."""


def draw_dot(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    """The mark of a player: a shape that belongs to the colour, edged so as to be seen anywhere."""
    shape = _SHAPES.get(colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    join = Qt.PenJoinStyle.RoundJoin
    for pen, fill in (
        (QPen(QColor(255, 255, 255, 225), radius * 0.62, j=join), QColor(255, 255, 255, 225)),
        (QPen(QColor(colour).darker(135), radius * 0.2, j=join), QColor(colour)),
    ):
        painter.setPen(pen)
        painter.setBrush(fill)
        if shape is None:
            painter.drawEllipse(centre, radius, radius)
        else:
            painter.drawPolygon(QPolygonF([centre + corner * radius for corner in shape]))
    painter.restore()


@cache
def dot(colour: str, size: int = 14) -> QIcon:
    """An icon in a player's colour that looks the same in selected rows."""
    pixmap = QPixmap(size * 2, size * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_dot(painter, QPointF(size, size), size * 0.68, colour)
    painter.end()
    icon = QIcon(pixmap)
    for mode in (QIcon.Mode.Selected, QIcon.Mode.Active):
        icon.addPixmap(pixmap, mode)
    return icon


# Names and faces


def level_name(level: str) -> str:
    """The name of a level or strength; a save may have one that this version does not know."""
    if level in LEVEL_NAMES:
        return translate("players", LEVEL_NAMES[level])
    try:
        strength = strength_of(level)
    except UnknownBot:
        return translate("players", UNKNOWN_LEVEL)
    return translate("players", STRENGTH_NAME).format(strength=counter(strength or 0, STRONGEST))


def opponent_name(level: str) -> str:
    """A level as New game offered it: a bot with a number for its level is an even match."""
    numbered = level.startswith("strength-")
    return translate("players", EVEN_MATCH) if numbered else level_name(level)


def style_name(style: str) -> str:
    """The name of a style; a save may have one that this version does not know."""
    return translate("players", STYLE_NAMES.get(style, UNKNOWN_STYLE))


def level_and_style(seat: Seat) -> str:
    """The level of a bot, and its style if it is not balanced."""
    return with_style(opponent_name(seat.level or "medium"), seat.style)


def with_style(strength: str, style: str | None) -> str:
    """The words for a strength, with a style other than the balanced one."""
    return joined((strength, style_name(style))) if style else strength


def character_name(character: str) -> str:
    return translate("players", CHARACTER_WORDS[character][0])


def character_words(character: str, style: str = BALANCED) -> str:
    """The sentence about a character, or about how it plays in its own style."""
    if style == CHARACTER_STYLES.get(character):
        return translate("players", STYLED_WORDS[character])
    return digits(translate("players", CHARACTER_WORDS[character][1]))


def usual_character(level: str, taken: Collection[str]) -> str:
    """The character that plays at a level if none was chosen; none that is taken."""
    try:
        near = nearest_level(level)
    except UnknownBot:
        near = ""
    for character in (*_USUAL_LEVELS.get(near, ()), *CHARACTERS):
        if character not in taken:
            return character
    raise ValueError("more bots than characters")


def faces(seats: Sequence[Seat]) -> list[str]:
    """The face of every seat; no two seats have the same.

    A seat whose face is missing, unknown to this version or taken gets another one.
    """
    chosen: list[str | None] = [None] * len(seats)
    for index, seat in enumerate(seats):
        known = CHARACTERS if seat.kind == "bot" else (*OWN_FACES, *CHARACTERS)
        if seat.face in known and seat.face not in chosen:
            chosen[index] = seat.face
    for index, seat in enumerate(seats):
        if chosen[index] is None:
            taken = {face for face in chosen if face is not None}
            if seat.kind == "bot":
                chosen[index] = usual_character(seat.level or "medium", taken)
            else:
                chosen[index] = next(face for face in OWN_FACES if face not in taken)
    return [face or "" for face in chosen]


def shown_name(seats: Sequence[Seat], index: int) -> str:
    """A player's name, or a default name in the current language."""
    seat = seats[index]
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return character_name(faces(seats)[index])
    return Names().person(index + 1, sum(one.kind == "person" for one in seats) == 1)


def shown_names(seats: Sequence[Seat]) -> list[str]:
    return [shown_name(seats, index) for index in range(len(seats))]


def person_name(key: str, name: str) -> str:
    """The name of a person in the statistics, by their key and the name they gave.

    A person without a name is “You”, or a number among several persons (`person_key`).
    """
    if name:
        return name
    place = key.removeprefix("#")
    return Names().person(int(place), alone=False) if place.isdecimal() else Names().person(1, True)


def name_and_level(seats: Sequence[Seat], index: int) -> str:
    """A player's name, with the level and style of a bot."""
    seat, name = seats[index], isolated(shown_name(seats, index))
    return name if seat.kind == "person" else f"{name} ({level_and_style(seat)})"


class Names(QObject):
    """Names for players who gave none."""

    def person(self, number: int, alone: bool) -> str:
        if alone:
            return self.tr("You")
        return digits(self.tr("Player {number}").format(number=number))
