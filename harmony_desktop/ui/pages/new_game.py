"""New game: who plays, which variant, and off to the table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import SystemRandom

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.engine.game import BadSetup
from harmony_desktop.engine.options import Choice, Count, Flag
from harmony_desktop.engine.record import MAX_SEED, Record, Seat
from harmony_desktop.storage.settings import LastSetup, SeatChoice
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import digits, translate
from harmony_desktop.ui.players import (
    COLOUR_NAMES,
    COLOURS,
    LEVEL_NOTES,
    Names,
)
from harmony_desktop.ui.table.panels import dot
from harmony_desktop.ui.widgets import Page, Segments, card, clear, column, label, row, scrolled

_PRESETS = ("solo", "computer", "together")
_FIGURE_WIDTH = 84


class SeatRow(QWidget):
    """One seat: colour, person or computer, name."""

    changed = Signal()
    removed = Signal()

    def __init__(self, page: NewGamePage, choice: SeatChoice, place: int) -> None:
        super().__init__()
        self._page = page
        self._place = place
        self._colour = QComboBox()
        self._colour.setIconSize(QSize(16, 16))
        for name, code in COLOURS.items():
            self._colour.addItem(dot(code), "", name)
        self._colour.setFixedWidth(58)
        self._colour.setCurrentIndex(
            max(
                0,
                list(COLOURS).index(choice.colour)
                if choice.colour in COLOURS
                else place % len(COLOURS),
            )
        )
        self._kind = QComboBox()
        self._kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._levels = page.levels
        for level in (None, *self._levels):
            self._kind.addItem("", level)
        level = choice.level if choice.level in self._levels else "medium"
        self._kind.setCurrentIndex(0 if choice.kind == "person" else 1 + self._levels.index(level))
        self._name = QLineEdit(choice.name)
        self._name.setMaxLength(40)
        self._remove = page.tool("x", 16)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._name.textChanged.connect(lambda _: self.changed.emit())
        self._remove.clicked.connect(self.removed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for part, stretch in (
            (self._colour, 0),
            (self._kind, 0),
            (self._name, 1),
            (self._remove, 0),
        ):
            layout.addWidget(part, stretch)

    def _on_kind(self) -> None:
        self.retranslate(self._remove.isEnabled())
        self.changed.emit()

    @property
    def level(self) -> str | None:
        return self._kind.currentData()

    def choice(self) -> SeatChoice:
        return SeatChoice(
            kind="person" if self.level is None else "bot",
            name=self._name.text(),
            level=self.level or "medium",
            colour=self._colour.currentData(),
        )

    def seat(self, place: int, alone: bool) -> Seat:
        """The seat of a record, with a name even if none was given."""
        names = self._page.names
        default = names.person(place + 1, alone) if self.level is None else names.bot(self.level)
        name = self._name.text().strip() or default
        if self.level is None:
            return Seat(kind="person", name=name, colour=self._colour.currentData())
        return Seat(kind="bot", name=name, level=self.level, colour=self._colour.currentData())

    def retranslate(self, removable: bool, alone: bool = False) -> None:
        page, names = self._page, self._page.names
        for place, name in enumerate(COLOUR_NAMES.values()):
            self._colour.setItemData(place, translate("players", name), Qt.ItemDataRole.ToolTipRole)
        self._kind.setItemText(0, page.tr("Person"))
        for place, level in enumerate(self._levels):
            self._kind.setItemText(place + 1, names.bot(level))
            note = translate("players", LEVEL_NOTES[level])
            self._kind.setItemData(place + 1, note, Qt.ItemDataRole.ToolTipRole)
        default = (
            names.person(self._place + 1, alone) if self.level is None else names.bot(self.level)
        )
        self._name.setPlaceholderText(default)
        self._remove.setEnabled(removable)
        for widget, words in (
            (self._colour, page.tr("Colour")),
            (self._kind, page.tr("Who plays")),
            (self._name, page.tr("Name")),
            (self._remove, page.tr("Remove this seat")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)


class ChoiceBox(QWidget):
    """An option with named values, each explained and drawn."""

    changed = Signal()

    def __init__(self, page: NewGamePage, option: Choice, value: str) -> None:
        super().__init__()
        self._page = page
        self.option = option
        self._title = label("heading")
        self._group = QButtonGroup(self)
        self._rows: dict[str, tuple[QRadioButton, QLabel, QLabel]] = {}
        parts: list[QWidget | QHBoxLayout] = [self._title]
        for place, name in enumerate(option.values):
            button = QRadioButton()
            note = label("muted", wrap=True)
            note.setIndent(26)
            drawing = QLabel()
            drawing.setFixedWidth(_FIGURE_WIDTH)
            drawing.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._group.addButton(button, place)
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
        figures = games.part(page.game.id, "figures")
        self._title.setText(translate(page.game.id, page.texts.OPTIONS[self.option.key]))
        for name, (button, note, drawing) in self._rows.items():
            key = f"{self.option.key}.{name}"
            title, words = page.texts.VALUES[key]
            button.setText(translate(page.game.id, title))
            note.setText(digits(translate(page.game.id, words)))
            drawing.setPixmap(figures.figure(key, _FIGURE_WIDTH, self.devicePixelRatioF()))


class NewGamePage(Page):
    """Sets up one kind of game. `started` carries the new Record."""

    started = Signal(object)
    left = Signal()
    rules_wanted = Signal(str)

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game = games.load(game)
        self.texts = games.part(game, "texts")
        self.levels: tuple[str, ...] = games.part(game, "bots").LEVELS
        self.names = Names(self)
        last = context.settings.last.get(game)
        self._rows: list[SeatRow] = []
        self._home = self.tool("house")
        self._rules = self.tool("book-open")
        self._title = label("title")
        self._seats_title = label("heading")
        self._presets = Segments(_PRESETS)
        self._seat_list = QVBoxLayout()
        self._seat_list.setSpacing(8)
        self._add = self.button("plus")
        self._practice = QCheckBox()
        self._practice_note = label("muted", wrap=True)
        self._practice_note.setIndent(26)
        self._seed_title = label()
        self._seed = QLineEdit()
        self._seed.setMaxLength(15)
        self._seed_note = label("muted", wrap=True)
        self._start = self.button("play", "primary")
        self._start.setMinimumSize(QSize(220, 48))
        self._start.setDefault(True)
        self._choices = self._make_choices(last)
        self._counts = self._make_counts(last)
        self._flags = self._make_flags(last)
        self._practice.setChecked(bool(last and last.practice))
        self._home.clicked.connect(self.left)
        self._rules.clicked.connect(lambda: self.rules_wanted.emit(self.game.id))
        self._presets.chosen.connect(self._use_preset)
        self._add.clicked.connect(lambda: self._append(SeatChoice(kind="bot", level="medium")))
        self._start.clicked.connect(self._begin)
        self._lay_out()
        self._set_seats(last.seats if last else self._preset("computer"))
        self.retranslate()

    def _stored(self, last: LastSetup | None, option: Choice | Count | Flag) -> object:
        """The value used last time, if it is still one the option takes."""
        if last and option.key in last.options:
            try:
                return option.read(last.options[option.key])
            except ValueError:
                pass
        return option.default

    def _make_choices(self, last: LastSetup | None) -> list[ChoiceBox]:
        boxes = []
        for option in self.game.options:
            if isinstance(option, Choice):
                box = ChoiceBox(self, option, str(self._stored(last, option)))
                box.changed.connect(self._check)
                boxes.append(box)
        return boxes

    def _make_counts(self, last: LastSetup | None) -> dict[str, tuple[QLabel, QSpinBox]]:
        found = {}
        for option in self.game.options:
            if isinstance(option, Count):
                spin = QSpinBox()
                spin.setRange(option.least, option.most)
                spin.setValue(int(self._stored(last, option)))
                found[option.key] = (label("heading"), spin)
        return found

    def _make_flags(self, last: LastSetup | None) -> dict[str, QCheckBox]:
        found = {}
        for option in self.game.options:
            if isinstance(option, Flag):
                found[option.key] = QCheckBox()
                found[option.key].setChecked(bool(self._stored(last, option)))
        return found

    def _lay_out(self) -> None:
        head = row(self._home, self._title, 1, self._rules, spacing=12)
        counts = [row(title, 1, spin) for title, spin in self._counts.values()]
        seats = card(
            self._seats_title, self._presets, self._seat_list, row(self._add, 1), spacing=12
        )
        more = card(
            *counts,
            *self._flags.values(),
            column(self._practice, self._practice_note, spacing=0),
            row(self._seed_title, self._seed),
            self._seed_note,
            spacing=12,
        )
        left = column(seats, more, 1, spacing=16)
        variants = [card(box) for box in self._choices]
        columns = row(spacing=16)
        columns.addLayout(left, 1)
        if variants:
            columns.addLayout(column(*variants, 1, spacing=16), 1)
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(40, 20, 40, 20)
        inside.setSpacing(16)
        inside.addLayout(head)
        inside.addLayout(columns, 1)
        foot = QFrame()
        foot.setProperty("role", "bar")
        foot_layout = QHBoxLayout(foot)
        foot_layout.setContentsMargins(40, 12, 40, 12)
        foot_layout.addStretch(1)
        foot_layout.addWidget(self._start)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(scrolled(content), 1)
        whole.addWidget(foot)

    # Seats

    def _preset(self, name: str) -> list[SeatChoice]:
        if name == "solo" and self.game.min_seats == 1:
            return [SeatChoice(kind="person")]
        if name == "together":
            return [SeatChoice(kind="person") for _ in range(max(2, self.game.min_seats))]
        others = max(1, self.game.min_seats - 1)
        return [SeatChoice(kind="person"), *(SeatChoice(kind="bot") for _ in range(others))]

    def _use_preset(self, name: str) -> None:
        self._set_seats(self._preset(name))
        self._refresh_seats()

    def _set_seats(self, choices: Sequence[SeatChoice]) -> None:
        clear(self._seat_list)
        self._rows = []
        for choice in choices[: self.game.max_seats]:
            self._append(choice)

    def _append(self, choice: SeatChoice) -> None:
        if len(self._rows) >= self.game.max_seats:
            return
        if not choice.colour:
            used = {one.choice().colour for one in self._rows}
            free = next(name for name in COLOURS if name not in used)
            choice = choice.model_copy(update={"colour": free})
        line = SeatRow(self, choice, len(self._rows))
        line.changed.connect(self._refresh_seats)
        line.removed.connect(lambda: self._drop(line))
        self._rows.append(line)
        self._seat_list.addWidget(line)
        self._refresh_seats()

    def _drop(self, line: SeatRow) -> None:
        if len(self._rows) > self.game.min_seats:
            self._rows.remove(line)
            self._seat_list.removeWidget(line)
            line.hide()
            line.deleteLater()
            self._refresh_seats()

    def _refresh_seats(self) -> None:
        persons = sum(line.level is None for line in self._rows)
        for line in self._rows:
            line.retranslate(len(self._rows) > self.game.min_seats, persons == 1)
        self._add.setEnabled(len(self._rows) < self.game.max_seats)
        kind = (
            "solo"
            if len(self._rows) == 1 and persons
            else "together"
            if persons > 1
            else "computer"
        )
        self._presets.set_value(kind)
        self._check()

    # Options

    def options(self) -> dict[str, str | int | bool]:
        """The options as they are set."""
        values: dict[str, str | int | bool] = {box.option.key: box.value() for box in self._choices}
        values.update({key: spin.value() for key, (_, spin) in self._counts.items()})
        values.update({key: flag.isChecked() for key, flag in self._flags.items()})
        return values

    def _check(self) -> None:
        """Show which values do not go with the seats, and why."""
        for box in self._choices:
            refusals = {}
            for name in box.option.values:
                try:
                    self.game.check_setup(len(self._rows), {**self.options(), box.option.key: name})
                except BadSetup as problem:
                    refusals[name] = translate(self.game.id, self.texts.REASONS[problem.reason])
            box.set_refusals(refusals)

    def retranslate(self) -> None:
        self._title.setText(translate(self.game.id, self.texts.NAME))
        self._seats_title.setText(self.tr("Players"))
        self._presets.set_words(
            [self.tr("Alone"), self.tr("Against the computer"), self.tr("Around the screen")]
        )
        self._presets.buttons()[0].setVisible(self.game.min_seats == 1)
        self._add.setText(self.tr("Add a player"))
        self._practice.setText(self.tr("Practice"))
        self._practice_note.setText(self.tr("Undo is free at any time; the result is not counted."))
        self._seed_title.setText(self.tr("Deal number"))
        self._seed.setPlaceholderText(self.tr("random"))
        self._seed.setAccessibleName(self.tr("Deal number"))
        self._seed_note.setText(
            self.tr("The same number deals the same tiles: to play a game again, or with friends.")
        )
        self._start.setText(self.tr("Start"))
        for key, (title, spin) in self._counts.items():
            words = translate(self.game.id, self.texts.OPTIONS[key])
            title.setText(words)
            spin.setAccessibleName(words)
        for key, flag in self._flags.items():
            flag.setText(translate(self.game.id, self.texts.OPTIONS[key]))
        for button, words in (
            (self._home, self.tr("Home")),
            (self._rules, self.tr("Rules")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for box in self._choices:
            box.retranslate()
        self._refresh_seats()

    # Starting

    def _begin(self) -> None:
        record = self.record()
        self._remember()
        self.started.emit(record)

    def record(self) -> Record:
        """The game as it is set up now."""
        persons = sum(line.level is None for line in self._rows)
        return Record(
            game=self.game.id,
            revision=self.game.revision,
            seats=tuple(line.seat(place, persons == 1) for place, line in enumerate(self._rows)),
            options=self.options(),
            seed=self._chosen_seed(),
            practice=self._practice.isChecked(),
            started=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    def _chosen_seed(self) -> int:
        typed = self._seed.text().strip()
        if typed.isdecimal():
            return min(int(typed), MAX_SEED)
        return SystemRandom().randrange(1, 10**9)

    def _remember(self) -> None:
        self.context.settings.last[self.game.id] = LastSetup(
            seats=[line.choice() for line in self._rows],
            options=self.options(),
            practice=self._practice.isChecked(),
        )
        self.context.save()
