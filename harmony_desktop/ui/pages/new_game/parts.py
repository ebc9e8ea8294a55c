"""The parts of New game: a seat, who begins, and an option with its values explained and drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from harmony_desktop.bots.create import styles
from harmony_desktop.engine.bot import BALANCED
from harmony_desktop.engine.options import LOT, Choice, WhoBegins
from harmony_desktop.engine.record import Seat
from harmony_desktop.storage.settings import Profile, SeatChoice
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import digits, isolated, translate
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.widgets import DropDown, FlowLayout, column, label, paragraph, row
from harmony_desktop.ui.players.face_chooser import FaceButton
from harmony_desktop.ui.players.faces import CHARACTERS, OWN_FACES, face_icon, is_face
from harmony_desktop.ui.players.players import (
    COLOUR_NAMES,
    COLOURS,
    LEVEL_NOTES,
    STYLE_NOTES,
    character_name,
    character_words,
    dot,
    level_name,
    player_colour,
    style_name,
    style_played,
)

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage

_FIGURE_WIDTH = 66
_MOST_KNOWN = 8
_KNOWN_WIDTH = 110


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


class KnownPlayers(QWidget):
    """Those who have played before: one click seats them, another lets them go.

    Signals:
        clicked: the Profile.
    """

    clicked = Signal(object)

    def __init__(self, page: NewGamePage, profiles: Sequence[Profile]) -> None:
        super().__init__()
        self._title = label("muted")
        self.buttons: dict[str, QPushButton] = {}
        flow = FlowLayout(120, spacing=8, most_columns=6)
        for profile in profiles[:_MOST_KNOWN]:
            button = page.button(kind="known")
            button.setCheckable(True)
            button.setIconSize(QSize(28, 28))
            face = profile.face if is_face(profile.face) else next(iter(OWN_FACES))
            button.setIcon(face_icon(face, 28))
            # An ampersand would be taken for the mark of a shortcut.
            name = button.fontMetrics().elidedText(
                profile.name, Qt.TextElideMode.ElideRight, _KNOWN_WIDTH
            )
            button.setText(name.replace("&", "&&"))
            button.setAccessibleName(profile.name)
            button.setToolTip(plain(profile.name))
            button.clicked.connect(lambda _=False, one=profile: self.clicked.emit(one))
            flow.addWidget(button)
            self.buttons[profile.name] = button
        self.setLayout(column(self._title, flow, spacing=4))

    def show_seated(self, names: Collection[str]) -> None:
        """Mark those who sit at the table."""
        self._title.setText(self.tr("Played here before"))
        self.setVisible(bool(self.buttons))
        for name, button in self.buttons.items():
            button.setChecked(name in names)


class BeginnerRow(QWidget):
    """Who begins: by lot, or one of the players by name. A preset, never a further question."""

    def __init__(self, page: NewGamePage, option: WhoBegins, value: str) -> None:
        super().__init__()
        self._page = page
        self.option = option
        self._wanted = value
        self._seats = 0
        self._title = label()
        self._who = DropDown()
        self._who.setIconSize(QSize(16, 16))
        self._who.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._who.setMinimumContentsLength(12)
        self._note = paragraph("muted")
        self._who.activated.connect(self._choose)
        line = row(self._title, spacing=12)
        line.addWidget(self._who, 1)
        self.setLayout(column(line, self._note, spacing=4))

    def _choose(self) -> None:
        self._wanted = str(self._who.currentData())

    def value(self) -> str:
        """LOT or the number of a seat; as usual if there is no such seat now."""
        if self._wanted != LOT and int(self._wanted) > self._seats:
            return self.option.default
        return self._wanted

    def show_seats(self, seats: Sequence[SeatRow]) -> None:
        """List those who play."""
        self._seats = len(seats)
        self.setVisible(len(seats) > 1)
        words = self.tr("Who begins")
        self._title.setText(words)
        self._who.setAccessibleName(words)
        game, texts = self._page.game.id, self._page.texts
        more = texts.VALUES.get(f"{self.option.key}.{LOT}")
        with QSignalBlocker(self._who):
            self._who.clear()
            self._who.addItem(translate(game, more[0]) if more else self.tr("By lot"), LOT)
            for number, seat in enumerate(seats, 1):
                name = isolated(seat.shown_name())
                self._who.addItem(dot(player_colour(seat.colour)), name, str(number))
            self._who.setCurrentIndex(self._who.findData(self.value()))
        self._note.setVisible(more is not None)
        self._note.setText(translate(game, more[1]) if more else "")


class OptionBox(QWidget):
    """An option of a game as New game shows it."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def value(self) -> str:
        """The option's value as it is set."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put every word in the current language."""
        raise NotImplementedError


class ChoiceBox(OptionBox):
    """An option with named values, each explained and drawn."""

    def __init__(self, page: NewGamePage, option: Choice, value: str) -> None:
        super().__init__(option.key)
        self._page = page
        self.option = option
        self._title = label("heading")
        self._group = QButtonGroup(self)
        self._rows: dict[str, tuple[QRadioButton, QLabel, QLabel]] = {}
        parts: list[QWidget | QHBoxLayout] = [self._title]
        for index, name in enumerate(option.values):
            button = QRadioButton()
            note = paragraph("muted")
            note.stand_below_words()
            drawing = QLabel()
            drawing.setFixedWidth(_FIGURE_WIDTH)
            drawing.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._group.addButton(button, index)
            self._rows[name] = (button, note, drawing)
            words = column(button, note, 1, spacing=0)
            line = row(drawing, spacing=12)
            line.addLayout(words, 1)
            parts.append(line)
        self._rows[value][0].setChecked(True)
        self._group.idToggled.connect(lambda _, on: self.changed.emit() if on else None)
        self.setLayout(column(*parts, spacing=6))

    def value(self) -> str:
        return self.option.values[self._group.checkedId()]

    def set_value(self, value: str) -> None:
        self._rows[value][0].setChecked(True)

    def set_refusals(self, refusals: dict[str, str]) -> None:
        """Values that do not go with the seats, each with the reason shown."""
        texts = self._page.texts
        for name, (button, note, _) in self._rows.items():
            refused = name in refusals
            button.setEnabled(not refused)
            usual = translate(self._page.game.id, texts.VALUES[f"{self.option.key}.{name}"][1])
            note.setText(digits(refusals.get(name, usual)))
            if refused and button.isChecked():
                self._rows[self.option.default][0].setChecked(True)

    def retranslate(self) -> None:
        page = self._page
        self._title.setText(translate(page.game.id, page.texts.OPTIONS[self.option.key]))
        for name, (button, note, drawing) in self._rows.items():
            key = f"{self.option.key}.{name}"
            title, words = page.texts.VALUES[key]
            button.setText(translate(page.game.id, title))
            note.setText(digits(translate(page.game.id, words)))
            drawing.setPixmap(figure(page.game.id, key, _FIGURE_WIDTH, self.devicePixelRatioF()))
