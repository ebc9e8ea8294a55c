"""The page of the score pad, which scores a game played with the physical box."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QGuiApplication, QIcon, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLayout,
    QLineEdit,
    QMenu,
    QMessageBox,
    QSpinBox,
    QToolButton,
    QTreeWidgetItem,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.engine.documents import read_bytes, read_json
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.pads import Number, PadChoice, PadEntry
from harmony_desktop.engine.position import BadPosition, Scored
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.storage import pad_drafts
from harmony_desktop.storage.files import refused, write_atomically
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, listed, number, translate
from harmony_desktop.ui.kit.values import NumberBox
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    FlowLayout,
    Page,
    card,
    column,
    paragraph,
    row,
)
from harmony_desktop.ui.pad.board import SidePart
from harmony_desktop.ui.pad.desk import Desk
from harmony_desktop.ui.pad.filling import MOST_PLAYERS, PadFilling
from harmony_desktop.ui.players.players import COLOURS, Names, dot, player_colour
from harmony_desktop.ui.players.score_tree import CELLS, SEAT, ScoreTree
from harmony_desktop.ui.players.score_tree import ScoreEntry as SheetEntry
from harmony_desktop.ui.table.screen_reader import announce_focus, describe_tables
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.toast import Toast
from harmony_desktop.ui.table.view import TableView

_MOST_BYTES = 1_000_000
_LONGEST_NAME = 40
_BESIDE_NAME = 52
"""Width of a name's field besides its words: the colour, and the air at both ends."""


class NameField(QLineEdit):
    """The name of a player, above the board; whoever goes there sees that player's board.

    Signals:
        entered: the player whose field has the focus now.
    """

    entered = Signal(int)

    def __init__(self, player: int) -> None:
        super().__init__()
        self._player = player
        self._dot = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)

    def show_dot(self, icon: QIcon) -> None:
        """Show the player's colour."""
        self._dot.setIcon(icon)

    def show_chosen(self, chosen: bool) -> None:
        """Mark the player whose board is shown."""
        font = self.font()
        if font.bold() != chosen:
            font.setBold(chosen)
            self.setFont(font)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the colour and the words that stand for a missing name."""
        size = super().minimumSizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        size.setWidth(max(size.width(), words + _BESIDE_NAME))
        return size

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self._player)


class PadPage(Page):
    """A board and a palette, the fields that belong to it, and the sheets of all players."""

    kept = Signal()
    """The game has been added to the results."""

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game = game
        self._pad = games.pad(game)
        self._names = Names(self)
        self._filling = PadFilling(game)
        self._scored: list[ScoreSheet] = []
        services = TableServices(
            context.settings, context.theme, context.sounds, context.change, context.places
        )
        self.desk = Desk(game, services)
        self.desk.setParent(self)
        self.desk.changed.connect(self._board_changed)
        describe_tables()
        self.view = TableView(self.desk)
        self.desk.refused.connect(self.show_message)
        self.desk.focus_moved.connect(lambda spot: announce_focus(self.view))
        self._toast: Toast | None = None
        self._side_part: SidePart | None = None
        self._added = False
        """Whether what is on the pad has been added to the results."""
        self._make_parts()
        if (make_side_part := games.pad_drawings(game).side_part) is not None:
            self._side_part = make_side_part(self)
            self._filling.forget_past()
        self._take_up_draft()
        self._lay_out()
        self._show()
        self.retranslate()

    def _make_parts(self) -> None:
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = paragraph("title")
        self._undo, self._redo = self.tool("undo-2"), self.tool("redo-2")
        self._undo.clicked.connect(self.undo)
        self._redo.clicked.connect(self.redo)
        self._menu_button = self.tool("menu")
        self._menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu_button.setMenu(self._make_menu())
        self._help = paragraph("muted")
        self.name_fields = [self._make_name_field(player) for player in range(MOST_PLAYERS)]
        self._add, self._less = self.tool("plus", 18), self.tool("minus", 18)
        self._wipe = self.tool("trash-2", 18)
        self._add.clicked.connect(lambda: self._resize(len(self.entries) + 1))
        self._less.clicked.connect(lambda: self._resize(len(self.entries) - 1))
        self._wipe.clicked.connect(self.wipe)
        self.fields: dict[str, QSpinBox | QComboBox] = {}
        self._steps: dict[QToolButton, tuple[str, int]] = {}
        self._titles = {field.key: paragraph() for field in self._pad.FIELDS}
        for field in self._pad.FIELDS:
            self.fields[field.key] = self._make_field(field)
        self._problem = paragraph("muted")
        self._problem.hide()
        self._sheets = ScoreTree(self.game)
        self._sheets.itemEntered.connect(self._light)
        self._sheets.currentItemChanged.connect(self._light)
        self._sheets.setMouseTracking(True)
        self._sheets.viewport().installEventFilter(self)
        self._keep = self.button("save", "primary")
        self._keep.clicked.connect(self.keep)
        for sequence, act in (
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Paste, self.paste),
        ):
            action = QAction(self)
            action.setShortcut(QKeySequence(sequence))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(act)
            self.addAction(action)

    def _make_name_field(self, player: int) -> NameField:
        field = NameField(player)
        # Shown without a parent, it would be a window of its own for a moment.
        field.setParent(self)
        field.setMaxLength(_LONGEST_NAME)
        field.textEdited.connect(partial(self._rename, player))
        field.entered.connect(self._choose_player)
        return field

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self._actions = {
            name: menu.addAction("", act)
            for name, act in (
                ("copy", self.copy),
                ("paste", self.paste),
                ("save", self.save_as),
                ("open", self.open),
            )
        }
        return menu

    def _make_field(self, field: Number | PadChoice) -> QSpinBox | QComboBox:
        if isinstance(field, Number):
            spin = NumberBox()
            spin.setRange(field.least, field.most)
            spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
            spin.valueChanged.connect(partial(self._field_changed, field))
            return spin
        box = DropDown()
        for value in field.values:
            box.addItem("", value)
        box.activated.connect(partial(self._field_changed, field))
        return box

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(grown(340))
        inside = column(self._form(), spacing=10)
        if self._side_part is not None:
            inside.addWidget(self._side_part.widget)
        inside.addWidget(card(self._sheets, padding=6), 1)
        inside.addWidget(self._problem)
        inside.addWidget(self._keep)
        side.setLayout(inside)
        names = FlowLayout(grown(108), spacing=6, most_columns=MOST_PLAYERS)
        for field in self.name_fields:
            names.addWidget(field)
        heads = row(spacing=6)
        heads.addLayout(names, 1)
        for tool in (self._add, self._less, self._wipe):
            heads.addWidget(tool)
        boards = column(heads, spacing=6)
        boards.addWidget(self.view, 1)
        body = row(spacing=16)
        body.addLayout(boards, 1)
        body.addWidget(side)
        tools = (self._undo, self._redo, self._menu_button)
        head = row(self._back, self._title, *tools, spacing=12)
        head.setStretch(1, 1)
        layout = column(head, self._help, spacing=10)
        layout.setContentsMargins(24, 16, 24, 16)
        layout.addLayout(body, 1)
        # Filled already: what is added later to the layout of a page stays for ever.
        self.setLayout(layout)
        self.setFocusProxy(self.view)

    def _form(self) -> QLayout:
        """Lay out the fields in a column; a number has buttons to lower and raise it."""
        form = column(spacing=6)
        for key, field in self.fields.items():
            line = row(self._titles[key], field, spacing=6)
            line.setStretch(0, 1)
            if isinstance(field, QSpinBox):
                field.setFixedWidth(grown(72))
                for at, icon, step in ((1, "minus", -1), (3, "plus", 1)):
                    tool = self.tool(icon, 18)
                    tool.clicked.connect(partial(field.stepBy, step))
                    tool.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                    self._steps[tool] = (key, step)
                    line.insertWidget(at, tool)
            form.addLayout(line)
        return form

    # Words

    def retranslate(self) -> None:
        name = translate(self.game, games.facts(self.game).NAME)
        self._title.setText(self.tr("{game}: score pad").format(game=name))
        self._help.setText(translate(self.game, self._pad.HELP))
        self._keep.setText(self.tr("Add to my results"))
        words = {
            self._back: self.tr("Back"),
            self._undo: self.tr("Undo"),
            self._redo: self.tr("Redo"),
            self._menu_button: self.tr("File"),
            self._add: self.tr("Add a player"),
            self._less: self.tr("Remove the last player"),
            self._wipe: self.tr("Clear this board"),
            self._sheets: self.tr("Score"),
            self.view: self.tr("Board"),
        }
        for name_field in self.name_fields:
            name_field.setAccessibleName(self.tr("Name of the player"))
        for widget, said in words.items():
            widget.setAccessibleName(said)
            if isinstance(widget, QToolButton):
                widget.setToolTip(said)
        for name, said in (
            ("copy", self.tr("Copy the position")),
            ("paste", self.tr("Paste a position")),
            ("save", self.tr("Save the position…")),
            ("open", self.tr("Open a position…")),
        ):
            self._actions[name].setText(said)
        texts = games.texts(self.game)
        for field in self._pad.FIELDS:
            counted = isinstance(field, Number)
            title = field.title if isinstance(field, Number) else texts.OPTIONS[field.key]
            self._titles[field.key].setText(translate(self.game, title))
            box = self.fields[field.key]
            box.setAccessibleName(self._titles[field.key].text())
            if isinstance(field, PadChoice) and isinstance(box, QComboBox) and not counted:
                for index, value in enumerate(field.values):
                    said = texts.VALUES[f"{field.key}.{value}"][0]
                    box.setItemText(index, translate(self.game, said))
            box.setLocale(self.locale())
        for tool, (key, step) in self._steps.items():
            tool.setAccessibleName(f"{self._titles[key].text()} {'+' if step > 0 else '−'}")
        if self._side_part is not None:
            self._side_part.retranslate()
        self.desk.words = self.context.languages.current
        self.desk.renew()
        self.desk.repaint_art()
        self._show_players()
        self._count()

    def restyle(self) -> None:
        super().restyle()
        self.desk.renew()

    def show_message(self, words: str) -> None:
        """Show a message over the board."""
        if self._toast is None:
            self._toast = Toast(self.view)
        self._toast.show_text(words)

    # Entries

    @property
    def entries(self) -> tuple[PadEntry, ...]:
        return self._filling.entries

    @property
    def entry(self) -> PadEntry:
        """The entry whose board is shown."""
        return self._filling.entry

    @property
    def sheets(self) -> Sequence[ScoreSheet]:
        """The score sheets of the boards; empty while they cannot be scored."""
        return self._scored

    def show_entries(self, entries: Sequence[PadEntry]) -> None:
        """Replace the entries on the pad."""
        self._show_change(self._filling.replace_entries(entries))

    def enter(self, entry: PadEntry) -> None:
        """Change the entry whose board is shown."""
        self._show_change(self._filling.enter(entry))

    def set_value(self, key: str, value: int | str) -> None:
        """Change a value for all entries."""
        self._show_change(self._filling.set_shared_value(key, value))

    def wipe(self) -> None:
        """Begin with an empty board."""
        self._show_change(self._filling.wipe())

    def _show_change(self, changed: bool) -> None:
        if changed:
            self._added = False
            self._show()

    def undo(self) -> None:
        self._filling.undo()
        self._show()

    def redo(self) -> None:
        self._filling.redo()
        self._show()

    def _board_changed(self) -> None:
        self.enter(PadEntry(self.desk.board, self.entry.values))

    def _field_changed(self, field: Number | PadChoice, value: int) -> None:
        if isinstance(field, PadChoice):
            self.set_value(field.key, field.values[value])
        else:
            self._show_change(self._filling.set_value(field.key, value))

    # Players

    def _resize(self, count: int) -> None:
        self._show_change(self._filling.resize(count))

    def _choose_player(self, player: int) -> None:
        if not self._pad.SHARED:
            self._filling.choose_player(player)
            self._show()

    def _rename(self, player: int, name: str) -> None:
        self._filling.rename(player, name)
        self._count()

    def _name(self, player: int) -> str:
        return self._filling.names[player] or self._names.person(player + 1, False)

    def _colour(self, player: int) -> str:
        """The colour of a player, or of the player's side where the game has sides."""
        rules = games.load(self.game)
        own = rules.colours_of(read_options(rules.options, {}))
        return player_colour(own[player]) if own else list(COLOURS.values())[player]

    def _show_players(self) -> None:
        filling = self._filling
        for player, field in enumerate(self.name_fields):
            field.setVisible(player < filling.players)
            if player >= filling.players:
                continue
            field.show_dot(dot(self._colour(player)))
            field.setPlaceholderText(self._names.person(player + 1, False))
            if field.text() != filling.names[player]:
                field.setText(filling.names[player])
            field.show_chosen(not self._pad.SHARED and player == filling.current)
        least, most = self._pad.SEATS
        for button in (self._add, self._less):
            button.setVisible(least < most)
        self._add.setEnabled(len(self.entries) < most)
        self._less.setEnabled(len(self.entries) > least)

    # Showing and counting

    def _show(self) -> None:
        """Update every part after a change of the entries."""
        board, values = self.entry
        self.desk.show_board(board, values)
        for field in self._pad.FIELDS:
            box, value = self.fields[field.key], values[field.key]
            with QSignalBlocker(box):
                if isinstance(box, QSpinBox):
                    box.setValue(int(value))
                else:
                    box.setCurrentIndex(box.findData(value))
        self._undo.setEnabled(self._filling.can_undo)
        self._redo.setEnabled(self._filling.can_redo)
        self._show_players()
        self._count()
        if self._side_part is not None:
            self._side_part.refresh()

    def _count(self) -> None:
        """Update the sheets, or say why the boards cannot be scored."""
        try:
            self._scored = _sheets(self.game, self._pad.write(self.entries))
        except BadPosition as problem:
            self._scored = []
            word = problem.where.partition("[")[0].partition(".")[0]
            said = self._pad.PROBLEMS.get(word)
            self._problem.setText(
                translate(self.game, said) if said else self.tr("This cannot be scored yet.")
            )
        self._problem.setVisible(not self._scored)
        self._keep.setEnabled(bool(self._scored) and not self._filling.blank and not self._added)
        together = self._pad.SHARED and len(self._scored) == 1
        self._sheets.show_entries(
            [
                SheetEntry(
                    player,
                    self.tr("Team") if together else self._name(player),
                    None if together else self._colour(player),
                    sheet,
                    opened=self._pad.SHARED or player == self._filling.current,
                )
                for player, sheet in enumerate(self._scored)
            ]
        )

    def _light(self, item: QTreeWidgetItem | None, *_: object) -> None:
        """Highlight the cells a score line counts, if its board is shown."""
        cells = item.data(0, CELLS) if item is not None else None
        own = item is not None and item.data(0, SEAT) == self._filling.current
        self.desk.drawing.light(tuple(cells or ()) if own or self._pad.SHARED else ())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and watched is self._sheets.viewport():
            self.desk.drawing.light(())
        return super().eventFilter(watched, event)

    # Keeping

    def _counts(self) -> bool:
        """Whether the game is to be added: if it is not whole, the player is asked."""
        entries = self.entries
        lacking = self._pad.lacking(entries)
        if lacking is not None:
            there, whole = lacking
            words = self.tr("Places filled: {there} of %Ln. Add it as it is?", "", whole)
            return self._ask(words.format(there=number(there)))
        blank = [
            self._name(at) for at, entry in enumerate(entries) if self._filling.is_blank(entry)
        ]
        if blank:
            words = self.tr("Nothing has been entered for {players}. Add it as it is?")
            return self._ask(words.format(players=listed(blank)))
        return True

    def _ask(self, words: str) -> bool:
        """Whether a game that is not whole is to be added as it is."""
        box = QMessageBox(QMessageBox.Icon.Question, self._title.text(), words, parent=self)
        add = box.addButton(self.tr("Add as it is"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep filling it in"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.exec()
        return box.clickedButton() is add

    def _take_up_draft(self) -> None:
        """Show the pad as it was left, if it was not counted."""
        draft, problem = pad_drafts.load(self.context.places, self.game)
        if problem is not None:
            self.context.troubled.emit(problem)
        if draft is not None:
            entries = pad_drafts.entries_of(self.game, draft.position)
            self._filling.take_up(entries, draft.names)

    def close_game(self) -> None:
        """Keep what is on the pad as a draft, unless it is empty or was counted."""
        places = self.context.places
        if self._added or (self._filling.blank and not any(self._filling.names)):
            pad_drafts.forget(places, self.game)
            return
        position = self._pad.write(self.entries)
        if problem := pad_drafts.keep(places, self.game, position, self._filling.names):
            self.context.troubled.emit(problem)

    def keep(self) -> None:
        """Add the game to the results, marked as one from the box.

        An empty pad is no game; one that is not whole is counted only if the player says so.
        """
        filling, sheets = self._filling, self._scored
        if not sheets or filling.blank or not self._counts():
            return
        scores = [sheet.total for sheet in sheets]
        if len(scores) < filling.players:
            scores *= filling.players
        trouble = self.context.results.add(
            filling.record(),
            filling.options,
            scores,
            self._pad.winners(filling.entries, sheets),
            games.load(self.game).ranked(filling.options),
            source="box",
            sheets=sheets,
            position=self._pad.write(filling.entries),
        )
        if trouble is not None:
            self.context.troubled.emit(trouble)
            return
        self._added = True
        self._keep.setEnabled(False)
        self.show_message(self.tr("Added to your results as a game played at the table."))
        self.kept.emit()

    # Positions

    def _written(self) -> str:
        document = self._pad.write(self.entries)
        if isinstance(document, list) and len(document) == 1:
            document = document[0]
        return json.dumps(document, ensure_ascii=False)

    def copy(self) -> None:
        """Put the position on the clipboard, as the command `score` reads it."""
        QGuiApplication.clipboard().setText(self._written())
        self.show_message(self.tr("The position is on the clipboard."))

    def paste(self) -> None:
        self._read(QGuiApplication.clipboard().text())

    def save_as(self) -> None:
        path = self._ask_path(save=True)
        if path is None:
            return
        try:
            write_atomically(path, self._written())
        except OSError as problem:
            self.context.troubled.emit(refused("cannot-write", path, problem))

    def open(self) -> None:
        path = self._ask_path(save=False)
        if path is None:
            return
        try:
            data = read_bytes(path, _MOST_BYTES + 1)
        except OSError as problem:
            self.context.troubled.emit(refused("cannot-read", path, problem))
            return
        self._read(data)

    def _ask_path(self, save: bool) -> Path | None:
        kind = self.tr("Positions (*.json)")
        if save:
            name, _ = QFileDialog.getSaveFileName(self, "", f"{self.game}.json", kind)
        else:
            name, _ = QFileDialog.getOpenFileName(self, "", "", kind)
        return Path(name) if name else None

    def _read(self, text: str | bytes) -> None:
        """Take over a position from text, if it belongs to this game."""
        try:
            entries = self._pad.read(read_json(text)) if len(text) <= _MOST_BYTES else []
        except ValueError:  # includes BadPosition
            entries = []
        if not 0 < len(entries) <= self._pad.SEATS[1]:
            self.show_message(
                self.tr("This is not a position from this game, or it cannot be scored.")
            )
            return
        self.show_entries(entries)


def _sheets(game: str, document: object) -> list[ScoreSheet]:
    """The sheets of a position document, or of a list of documents."""
    found: list[ScoreSheet] = []
    for one in document if isinstance(document, list) else [document]:
        scored = games.position(game).score(one)
        found += scored.sheets if isinstance(scored, Scored) else scored
    return found
