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
from harmony_desktop.storage.settings import Profile, SeatChoice
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.widgets import DropDown, column, label, paragraph
from harmony_desktop.ui.players.face_chooser import FaceButton
from harmony_desktop.ui.players.faces import CHARACTERS, OWN_FACES, is_face
from harmony_desktop.ui.players.players import (
    COLOUR_NAMES,
    COLOURS,
    LEVEL_NOTES,
    STYLE_NOTES,
    character_name,
    character_words,
    dot,
    level_name,
    style_name,
    style_played,
)

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage


class SeatRow(QWidget):
    """One seat: face, name, person or how strong a computer player and in which style, colour."""

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
        self._face = FaceButton()
        self._face.chosen.connect(self._choose_face)
        self._colour = DropDown()
        self._colour.setIconSize(QSize(18, 18))
        for name in colours:
            self._colour.addItem(dot(COLOURS[name]), "", name)
        self._colour.setFixedWidth(84)
        self._before = ""
        self.set_colour(choice.colour)
        if not self._before:
            self.set_colour(str(self._colour.itemData(number % self._colour.count())))
        self._kind = DropDown()
        self._kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._levels = page.levels
        for level in (None, *self._levels):
            self._kind.addItem("", level)
        level = choice.level if choice.level in self._levels else "medium"
        self._kind.setCurrentIndex(0 if choice.kind == "person" else 1 + self._levels.index(level))
        self._chosen_style = choice.style
        """The style somebody has chosen; none: whichever the character has."""
        self._style = DropDown()
        self._style.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for style in (BALANCED, *page.styles):
            self._style.addItem("", style)
        self._style.activated.connect(self._choose_style)
        self._name = QLineEdit(choice.name if choice.kind == "person" else "")
        self._name.setMaxLength(40)
        self._who = label("heading")
        self._about = paragraph("muted")
        self._remove = page.tool("x", 16)
        self._colour.activated.connect(self.recoloured)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._name.textChanged.connect(lambda _: self.changed.emit())
        self._remove.clicked.connect(self.removed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._face)
        layout.addLayout(column(1, self._name, self._who, self._about, 1, spacing=0), 1)
        layout.addLayout(column(self._kind, self._style, spacing=2))
        for part in (self._colour, self._remove):
            layout.addWidget(part)

    def _on_kind(self) -> None:
        self._chosen_face = ""
        self.changed.emit()

    def _choose_face(self, face: str) -> None:
        """Another character brings its own style."""
        self._chosen_face = face
        self._chosen_style = ""
        self.changed.emit()

    def _choose_style(self) -> None:
        self._chosen_style = str(self._style.currentData())
        self.changed.emit()

    @property
    def level(self) -> str | None:
        """The level of the bot, or None for a person."""
        level = self._kind.currentData()
        return None if level is None else str(level)

    @property
    def playing_style(self) -> str | None:
        """The style of the bot; None for a balanced one, and for a person."""
        return style_played(self._chosen_style, self._face.face, self._styles)

    @property
    def _styles(self) -> tuple[str, ...]:
        """The styles such a player can have."""
        return () if self.level is None else styles(self._page.game.id, self.level)

    @property
    def colour(self) -> str:
        return str(self._colour.currentData())

    @property
    def colour_before(self) -> str:
        """The colour it had before the present one was chosen."""
        return self._before

    @property
    def name(self) -> str:
        """The name a person has given; a bot is called as its character is."""
        return self._name.text().strip() if self.level is None else ""

    def set_colour(self, name: str) -> None:
        """Take another of its colours, if it is one of them."""
        if (place := self._colour.findData(name)) >= 0:
            self._colour.setCurrentIndex(place)
            self._before = name

    def take(self, profile: Profile | None) -> None:
        """Seat a player who has played before, or nobody in particular."""
        self._chosen_face = profile.face if profile else ""
        if profile and (place := self._colour.findData(profile.colour)) >= 0:
            self._colour.setCurrentIndex(place)
        self._name.setText(profile.name if profile else "")

    def profile(self) -> Profile | None:
        """The person who sits here, if they gave a name."""
        return Profile(self.name, self.colour, self._face.face) if self.name else None

    def shown_name(self) -> str:
        """The name given, or what its player is called without one."""
        if self.level is not None:
            return character_name(self._face.face)
        return self.name or self._name.placeholderText()

    def choice(self) -> SeatChoice:
        return SeatChoice(
            kind="person" if self.level is None else "bot",
            name=self.name,
            level=self.level or "medium",
            style=self._chosen_style,
            colour=self.colour,
            face=self._chosen_face,
        )

    def wish(self) -> Seat:
        """The seat with the face that was chosen for it, if one was."""
        face = self._chosen_face if is_face(self._chosen_face) else None
        return self._seat(face)

    def seat(self) -> Seat:
        """The seat of a record. A name that was not given is found when it is shown."""
        return self._seat(self._face.face)

    def _seat(self, face: str | None) -> Seat:
        if self.level is None:
            return Seat(kind="person", name=self.name, colour=self.colour, face=face)
        return Seat(
            kind="bot", level=self.level, style=self.playing_style, colour=self.colour, face=face
        )

    def show_face(self, face: str, taken: Collection[str]) -> None:
        """The face this seat has now, and those of the others."""
        self._face.offered = tuple(OWN_FACES) if self.level is None else tuple(CHARACTERS)
        self._face.taken = taken
        self._face.show_face(face)
        person = self.level is None
        self._name.setVisible(person)
        self._who.setVisible(not person)
        self._about.setVisible(not person)
        if not person:
            self._who.setText(character_name(face))
            self._about.setText(character_words(face))
        style = self.playing_style or BALANCED
        self._style.setVisible(bool(self._styles))
        self._style.setCurrentIndex(self._style.findData(style))
        note = translate("players", STYLE_NOTES[style])
        self._style.setToolTip(note)
        self._style.setAccessibleDescription(note)
        words = self.tr("Choose another character") if not person else self.tr("Choose a face")
        self._face.setToolTip(words)
        self._face.setAccessibleName(words)

    def retranslate(self, removable: bool, alone: bool = False) -> None:
        for index in range(self._colour.count()):
            name = translate("players", COLOUR_NAMES[self._colour.itemData(index)])
            self._colour.setItemData(index, name, Qt.ItemDataRole.ToolTipRole)
            self._colour.setItemData(index, name, Qt.ItemDataRole.AccessibleTextRole)
        self._kind.setItemText(0, self.tr("Person"))
        for index, level in enumerate(self._levels, 1):
            self._kind.setItemText(index, level_name(level))
            note = translate("players", LEVEL_NOTES[level])
            self._kind.setItemData(index, note, Qt.ItemDataRole.ToolTipRole)
        for index in range(self._style.count()):
            style = str(self._style.itemData(index))
            self._style.setItemText(index, style_name(style))
            note = translate("players", STYLE_NOTES[style])
            self._style.setItemData(index, note, Qt.ItemDataRole.ToolTipRole)
        self._style.setAccessibleName(self.tr("Playing style"))
        if self._page.styles:
            # All seats alike, whether their players have a style or not.
            self._kind.setMinimumWidth(self._style.sizeHint().width())
        self._name.setPlaceholderText(self._page.names.person(self._number + 1, alone))
        self._remove.setEnabled(removable)
        for widget, words in (
            (self._colour, self.tr("Colour")),
            (self._kind, self.tr("Player type")),
            (self._name, self.tr("Name")),
            (self._remove, self.tr("Remove this seat")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)
