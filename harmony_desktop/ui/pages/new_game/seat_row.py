"""One seat of a new game: face, name, person or computer player, colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from harmony_desktop.bots.create import styles
from harmony_desktop.engine.bot import BALANCED
from harmony_desktop.engine.record import Seat
from harmony_desktop.engine.strength import UnknownBot, strength_of
from harmony_desktop.storage.settings import Profile, SeatChoice
from harmony_desktop.ui.kit.languages import grown_picture, number, translate
from harmony_desktop.ui.kit.widgets import DropDown, column, label, name_group, paragraph
from harmony_desktop.ui.pages.new_game.opponents import EVEN
from harmony_desktop.ui.players.face_chooser import FaceButton
from harmony_desktop.ui.players.faces import CHARACTERS, OWN_FACES, is_face
from harmony_desktop.ui.players.players import (
    COLOUR_NAMES,
    COLOURS,
    STYLE_NOTES,
    character_name,
    character_words,
    dot,
    style_name,
    style_played,
)

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage


def _with_choice(offered: tuple[str, ...], choice: SeatChoice) -> tuple[str, ...]:
    """The levels offered, and the chosen level or strength if it is another one."""
    if choice.kind == "person" or choice.level in offered:
        return offered
    try:
        strength_of(choice.level)
    except UnknownBot:
        return offered
    return (*offered, choice.level)


class SeatRow(QWidget):
    """One seat: face, name, person or level and style of a computer player, colour."""

    changed = Signal()
    recoloured = Signal()
    """Another colour was chosen."""
    removed = Signal()

    def __init__(
        self, page: NewGamePage, choice: SeatChoice, number: int, colours: Sequence[str]
    ) -> None:
        """`colours` are those to choose from; where the game gives the seat its own, only that."""
        super().__init__()
        self._page = page
        self._number = number
        self._chosen_face = choice.face
        """The face somebody has chosen; none: whichever goes with the seat."""
        self._kept_face = ""
        """The face this seat was given, which it keeps while others come and go."""
        self.face_button = FaceButton()
        self.face_button.chosen.connect(self.choose_face)
        self.colour_box = DropDown()
        self.colour_box.setIconSize(QSize(grown_picture(18), grown_picture(18)))
        for name in colours:
            self.colour_box.addItem(dot(COLOURS[name]), "", name)
        self.colour_box.setFixedWidth(grown_picture(84))
        self._before = ""
        self.set_colour(choice.colour)
        if not self._before:
            self.set_colour(str(self.colour_box.itemData(number % self.colour_box.count())))
        self.kind_box = DropDown()
        self.kind_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        opponents = page.opponents
        self._levels = _with_choice(opponents.offered, choice)
        for level in (None, *self._levels):
            self.kind_box.addItem("", level)
        level = choice.level if choice.level in self._levels else opponents.usual
        self.kind_box.setCurrentIndex(
            0 if choice.kind == "person" else self.kind_box.findData(level)
        )
        self._chosen_style = choice.style
        """The style somebody has chosen; none: whichever the character has."""
        self.style_box = DropDown()
        self.style_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for style in (BALANCED, *page.styles):
            self.style_box.addItem("", style)
        self.style_box.activated.connect(self._choose_style)
        self.name_field = QLineEdit(choice.name if choice.kind == "person" else "")
        self.name_field.setMaxLength(40)
        self.character = label("heading")
        self._about = paragraph("muted")
        self.level_note = paragraph("muted")
        """For whom the opponent is, and what it usually scores."""
        self.remove_button = page.tool("x", 16)
        self.colour_box.activated.connect(self.recoloured)
        self.kind_box.currentIndexChanged.connect(self._on_kind)
        self.name_field.textChanged.connect(lambda _: self.changed.emit())
        self.remove_button.clicked.connect(self.removed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.face_button)
        words = (self.name_field, self.character, self._about, self.level_note)
        layout.addLayout(column(1, *words, 1, spacing=0), 1)
        layout.addLayout(column(self.kind_box, self.style_box, spacing=6))
        for part in (self.colour_box, self.remove_button):
            layout.addWidget(part)

    def _on_kind(self) -> None:
        self._chosen_face = self._kept_face = ""
        self.changed.emit()

    def choose_face(self, face: str) -> None:
        """Choose a face; a character brings its own style."""
        self._chosen_face = face
        self._chosen_style = ""
        self.changed.emit()

    def _choose_style(self) -> None:
        self._chosen_style = str(self.style_box.currentData())
        self.changed.emit()

    @property
    def level(self) -> str | None:
        """The level of the bot, or None for a person."""
        level = self.kind_box.currentData()
        return None if level is None else str(level)

    @property
    def playing_style(self) -> str | None:
        """The style of the bot; None for a balanced one, and for a person."""
        return style_played(self._chosen_style, self.face_button.face, self._styles)

    @property
    def _styles(self) -> tuple[str, ...]:
        """The styles of the chosen level."""
        return () if self.level is None else styles(self._page.game.id, self.level)

    @property
    def colour(self) -> str:
        return str(self.colour_box.currentData())

    @property
    def colour_before(self) -> str:
        """The colour it had before the present one was chosen."""
        return self._before

    @property
    def name(self) -> str:
        """The name a person has given; a bot is called as its character is."""
        return self.name_field.text().strip() if self.level is None else ""

    def set_colour(self, name: str) -> None:
        """Choose a colour, if this seat offers it."""
        if (place := self.colour_box.findData(name)) >= 0:
            self.colour_box.setCurrentIndex(place)
            self._before = name

    def take(self, profile: Profile | None) -> None:
        """Seat a player who has played before, or nobody in particular."""
        self._chosen_face = profile.face if profile else ""
        if profile and (place := self.colour_box.findData(profile.colour)) >= 0:
            self.colour_box.setCurrentIndex(place)
        self.name_field.setText(profile.name if profile else "")

    def profile(self) -> Profile | None:
        """The person who sits here, if they gave a name."""
        return Profile(self.name, self.colour, self.face_button.face) if self.name else None

    def shown_name(self) -> str:
        """The name given, or the default name."""
        if self.level is not None:
            return character_name(self.face_button.face)
        return self.name or self.name_field.placeholderText()

    def choice(self) -> SeatChoice:
        return SeatChoice(
            kind="person" if self.level is None else "bot",
            name=self.name,
            level=self.level or self._page.opponents.usual,
            style=self._chosen_style,
            colour=self.colour,
            face=self._chosen_face,
        )

    @property
    def chosen_face(self) -> str | None:
        """The face somebody has chosen for this seat."""
        return self._chosen_face if is_face(self._chosen_face) else None

    def wish(self, chosen: Collection[str | None]) -> Seat:
        """The seat as it would like to be, without a strength that is still to be found.

        Its face is the one chosen or the one it has, unless that is among those `chosen` elsewhere.
        """
        kept = self._kept_face if self._kept_face not in chosen else None
        face = self.chosen_face or kept or None
        return self._seat(face, None if self.level == EVEN else self.level)

    def seat(self, rated: bool = True) -> Seat:
        """The seat of a record. A missing name is found when the seat is shown.

        Unless it is `rated`, an even match has its own name in place of a level.
        """
        level = self.level
        if rated and level is not None:
            level = self._page.record_level(level)
        return self._seat(self.face_button.face, level)

    def _seat(self, face: str | None, level: str | None) -> Seat:
        if self.level is None:
            return Seat(kind="person", name=self.name, colour=self.colour, face=face)
        return Seat(
            kind="bot", level=level, style=self.playing_style, colour=self.colour, face=face
        )

    def show_face(self, face: str, taken: Collection[str]) -> None:
        """The face this seat has now, and those of the others."""
        self.face_button.offered = tuple(OWN_FACES) if self.level is None else tuple(CHARACTERS)
        self.face_button.taken = taken
        self.face_button.show_face(face)
        self._kept_face = face
        person = self.level is None
        self.name_field.setVisible(person)
        self.character.setVisible(not person)
        self._about.setVisible(not person)
        style = self.playing_style or BALANCED
        if not person:
            self.character.setText(character_name(face))
            self._about.setText(character_words(face, style))
            self.level_note.setText(self._page.level_note(self.level or self._page.opponents.usual))
        self.level_note.setVisible(not person and bool(self.level_note.text()))
        self.style_box.setVisible(bool(self._styles))
        self.style_box.setCurrentIndex(self.style_box.findData(style))
        note = translate("players", STYLE_NOTES[style])
        self.style_box.setToolTip(note)
        self.style_box.setAccessibleDescription(note)
        words = self.tr("Choose another character") if not person else self.tr("Choose an avatar")
        self.face_button.setToolTip(words)
        self.face_button.setAccessibleName(words)
        self._name_parts()

    def retranslate(self, removable: bool, alone: bool = False) -> None:
        for index in range(self.colour_box.count()):
            name = translate("players", COLOUR_NAMES[self.colour_box.itemData(index)])
            self.colour_box.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
            self.colour_box.setItemData(index, name, Qt.ItemDataRole.AccessibleTextRole)
        self.kind_box.setItemText(0, self.tr("Human"))
        for index, level in enumerate(self._levels, 1):
            self.kind_box.setItemText(index, self._page.opponents.name(level))
            note = self._page.level_note(level)
            self.kind_box.setItemData(index, note, Qt.ItemDataRole.ToolTipRole)
        for index in range(self.style_box.count()):
            style = str(self.style_box.itemData(index))
            self.style_box.setItemText(index, style_name(style))
            note = translate("players", STYLE_NOTES[style])
            self.style_box.setItemData(index, note, Qt.ItemDataRole.ToolTipRole)
        self.style_box.setAccessibleName(self.tr("Playing style"))
        if self._page.styles:
            # All seats alike, whether their players have a style or not.
            self.kind_box.setMinimumWidth(self.style_box.sizeHint().width())
        self.name_field.setPlaceholderText(self._page.names.person(self._number + 1, alone))
        self.remove_button.setEnabled(removable)
        for widget, words in (
            (self.colour_box, self.tr("Colour")),
            (self.kind_box, self.tr("Player type")),
            (self.name_field, self.tr("Name")),
            (self.remove_button, self.tr("Remove this seat")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)
        self._name_parts()

    def _name_parts(self) -> None:
        """Say whose seat it is, for those who cannot see what stands beside what."""
        if self.level is not None and self.face_button.face not in CHARACTERS:
            return  # its character is still to be chosen
        name, seat = self.shown_name(), self.tr("Seat {number}: {name}")
        name_group(self, seat.format(number=number(self._number + 1), name=name))
        self.remove_button.setAccessibleName(self.tr("Remove {name}").format(name=name))
