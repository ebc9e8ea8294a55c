"""The score pad: count up a game played with the box."""

from __future__ import annotations

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.components import EMPTY_BOARD, SUN, TILES, Board, Tile
from harmony_desktop.games.harmony.table import pad
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import digits, isolated, number, say, translate
from harmony_desktop.ui.players import COLOURS, Names, dot
from harmony_desktop.ui.score_tree import Entry, ScoreTree
from harmony_desktop.ui.speech import announce
from harmony_desktop.ui.widgets import Page, card, column, label, paragraph, row

_MOST_BOARDS = 6
_BOX = "pad_box"
_OTHER = "pad_other_symbol_"
"""The switches in which the player's box is kept: whether it decides, and every tile that bears
another symbol in it, by its three numbers."""


def open_page(context: Context) -> Page:
    return PadPage(context)


class PadPage(Page):
    """Boards of up to six players, a palette of tiles, and the sheets of all."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._boards: list[Board] = [EMPTY_BOARD, EMPTY_BOARD]
        self._names = Names(self)
        self._current = 0
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._help = paragraph("muted")
        self._player = QComboBox()
        self._player.activated.connect(self._choose_player)
        self._add = self.tool("plus", 18)
        self._less = self.tool("minus", 18)
        self._wipe = self.tool("trash-2", 18)
        self._add.clicked.connect(lambda: self._resize(len(self._boards) + 1))
        self._less.clicked.connect(lambda: self._resize(len(self._boards) - 1))
        self._wipe.clicked.connect(self._wipe_board)
        self._scoring = QComboBox()
        for scoring in pad.SCORINGS:
            self._scoring.addItem("", scoring)
        self._scoring.activated.connect(self._count)
        self._board = pad.BoardPad()
        self._board.focus_colour = context.theme.colours.focus
        self._board.picked.connect(self._board_changed)
        self._palette = pad.TilePalette()
        self._palette.chosen.connect(self._board.put)
        self._box = QCheckBox()
        self._box.setChecked(context.settings.switches.get(_BOX, False))
        self._box_note = paragraph("muted")
        self._box_note.stand_below_words()
        self._box.toggled.connect(self._use_box)
        for part in (self._board, self._palette):
            part.symbol_meant.connect(self._change_symbol)
        self._typed = QLineEdit()
        self._typed.setMaxLength(3)
        self._typed.textEdited.connect(self._type)
        self._sheets = ScoreTree("harmony")
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        side = QWidget()
        side.setFixedWidth(320)
        inside = column(
            row(self._player, self._add, self._less, self._wipe),
            self._scoring,
            self._typed,
            column(self._box, self._box_note, spacing=0),
            spacing=10,
        )
        inside.addWidget(card(self._sheets, padding=6), 1)
        side.setLayout(inside)
        body = row(spacing=16)
        body.addWidget(self._board, 1)
        body.addWidget(self._palette)
        body.addWidget(side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(12)
        layout.addLayout(row(self._back, self._title, 1, spacing=12))
        layout.addWidget(self._help)
        layout.addLayout(body, 1)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Score pad"))
        for index, scoring in enumerate(pad.SCORINGS):
            name = texts.VALUES[f"scoring.{scoring}"][0]
            self._scoring.setItemText(index, translate("harmony", name))
        self._typed.setPlaceholderText(digits(self.tr("Three numbers, such as 568")))
        for widget, words in (
            (self._back, self.tr("Back")),
            (self._add, self.tr("Add a player")),
            (self._less, self.tr("Remove the last player")),
            (self._wipe, self.tr("Clear this board")),
            (self._player, self.tr("Player")),
            (self._scoring, translate("harmony", texts.OPTIONS["scoring"])),
            (self._typed, self.tr("The tile's three numbers")),
            (self._board, self.tr("Board")),
            (self._palette, self.tr("Tiles")),
            (self._sheets, self.tr("Score")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words if widget in (self._add, self._less, self._wipe) else "")
        self._box.setText(self.tr("Symbols as in my box"))
        self._show_players()
        self._show_symbols()

    # The symbols of the box

    def _suns(self) -> list[bool]:
        """Which tiles bear a sun: as in our set, or as in the player's box."""
        others = self.context.settings.switches if self._box.isChecked() else {}
        return [sun != others.get(_other_symbol(tile), False) for tile, sun in enumerate(SUN)]

    def _use_box(self, on: bool) -> None:
        self.context.settings.switches[_BOX] = on
        self.context.save()
        self._show_symbols()

    def _change_symbol(self, tile: Tile) -> None:
        """Turn the sun of a tile into a moon, or back, wherever the tile lies."""
        switches, name = self.context.settings.switches, _other_symbol(tile)
        self._box.setChecked(True)
        if switches.pop(name, False) is False:
            switches[name] = True
        self.context.save()
        self._show_symbols()
        sun = self._suns()[tile]
        announce(self._board, say(texts.tile_name(tile, sun)))

    def _show_symbols(self) -> None:
        """Draw and count with the symbols as they are."""
        suns = self._suns()
        self._board.suns = self._palette.suns = suns
        self._board.symbols_change = self._box.isChecked()
        changed = sum(sun != own for sun, own in zip(suns, SUN, strict=True))
        words = self.tr("Click a symbol on the board, or press S, to change it.")
        if changed:
            told = self.tr("Tiles that differ from our set: {count}.")
            words += " " + told.format(count=number(changed))
        self._box_note.setText(words)
        self._board.update()
        self._count()

    def _say_help(self) -> None:
        self._help.setText(
            self.tr("Choose a cell, then the tile that lies on it, or type its three numbers.")
        )

    def restyle(self) -> None:
        super().restyle()
        self._board.focus_colour = self.context.theme.colours.focus
        self._board.update()

    def _show_players(self) -> None:
        self._player.clear()
        for index, colour in zip(range(len(self._boards)), COLOURS.values(), strict=False):
            self._player.addItem(dot(colour), self._names.person(index + 1, False))
        self._player.setCurrentIndex(self._current)
        self._add.setEnabled(len(self._boards) < _MOST_BOARDS)
        self._less.setEnabled(len(self._boards) > 1)

    def _resize(self, count: int) -> None:
        self._boards = (self._boards + [EMPTY_BOARD] * count)[:count]
        self._choose_player(min(self._current, count - 1))
        self._show_players()

    def _choose_player(self, place: int) -> None:
        self._current = place
        self._board.board = self._boards[place]
        self._board.cell = 0
        self._board.update()
        self._count()

    def _wipe_board(self) -> None:
        self._boards[self._current] = EMPTY_BOARD
        self._choose_player(self._current)

    def _board_changed(self) -> None:
        self._boards[self._current] = self._board.board
        self._count()

    def _type(self, text: str) -> None:
        """Three digits lay a tile; Persian digits count as digits too."""
        latin = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in text)
        tile = pad.typed_tile(latin)
        if tile is not None:
            self._board.put(tile)
        elif len(text) == 3:
            words = self.tr("There is no tile {numbers}.").format(numbers=isolated(digits(latin)))
            self._help.setText(words)
            announce(self._typed, words)
        if len(text) == 3:
            self._typed.clear()

    def _count(self) -> None:
        """Bring the sheets up to date."""
        scoring = self._scoring.currentData()
        alone = len(self._boards) == 1
        model = self._scoring.model()
        assert isinstance(model, QStandardItemModel)
        model.item(pad.SCORINGS.index("best-beam")).setEnabled(not alone)
        if alone and scoring == "best-beam":
            self._scoring.setCurrentIndex(0)
            scoring = "standard"
        self._say_help()
        self._palette.used = frozenset(t for t in self._board.board if t is not None)
        self._palette.update()
        colours = list(COLOURS.values())
        suns = self._suns() if self._box.isChecked() else None
        self._sheets.show_entries(
            [
                Entry(
                    player,
                    self._names.person(player + 1, False),
                    colours[player],
                    sheet,
                    opened=player == self._current,
                )
                for player, sheet in enumerate(pad.sheets(self._boards, scoring, suns))
            ]
        )


def _other_symbol(tile: Tile) -> str:
    """The switch that says that a tile of the box bears the other symbol."""
    return _OTHER + "".join(map(str, TILES[tile]))
