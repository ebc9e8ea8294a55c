"""The score pad of Harmony: enter boards from the box, tile by tile, and see what they score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmony.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    SUN,
    TILES,
    Board,
    Tile,
    tile_of,
)
from harmony_desktop.games.harmony.position import score
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.art import cached
from harmony_desktop.ui.keys import types_letter
from harmony_desktop.ui.languages import number

SCORINGS = ("standard", "beams", "best-beam")
_COLUMNS = 3


class BoardPad(QWidget):
    """A board to fill in: click a cell or go there with the arrows.

    Signals:
        picked: another cell is chosen, or the board has changed.
        symbol_meant: the tile whose symbol was clicked, or on which S was pressed.
    """

    picked = Signal()
    symbol_meant = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board: Board = EMPTY_BOARD
        self.suns: Sequence[bool] = SUN
        """Which tiles of the box bear a sun."""
        self.symbols_change = False
        """Whether a click on a symbol is meant for the symbol."""
        self.cell = 0
        self.focus_colour = "#B2560D"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(360, 380)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _scale(self) -> float:
        return min(self.width() / art.BOARD_RECT.width(), self.height() / art.BOARD_RECT.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.rect().center())
        painter.scale(self._scale(), self._scale())
        art.draw_whole_board(painter, self.board, suns=self.suns)
        edge = QColor(self.focus_colour)
        art.draw_cells(painter, [self.cell], edge, QColor(0, 0, 0, 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = (event.position() - QPointF(self.rect().center())) / self._scale()
        distances = [
            ((point - centre).x() ** 2 + (point - centre).y() ** 2, cell)
            for cell, centre in enumerate(art.CENTRES)
        ]
        nearest, cell = min(distances)
        if nearest <= art.SIDE**2:
            self.cell = cell
            self.update()
            self.picked.emit()
            tile = self.board[cell]
            if (
                self.symbols_change
                and tile is not None
                and nearest <= (1.5 * art.SYMBOL_RADIUS) ** 2
            ):
                self.symbol_meant.emit(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Right: 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.cell = (self.cell + steps[key]) % CELL_COUNT
            self.update()
            self.picked.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.put(None)
        elif types_letter(key, "S"):
            if (tile := self.board[self.cell]) is not None:
                self.symbol_meant.emit(tile)
        else:
            super().keyPressEvent(event)

    def put(self, tile: Tile | None) -> None:
        """Lay a tile on the chosen cell, or take it away, and go to the next empty cell."""
        board = tuple(None if tile is not None and other == tile else other for other in self.board)
        self.board = (*board[: self.cell], tile, *board[self.cell + 1 :])
        if tile is not None and None in self.board:
            after = [*range(self.cell + 1, CELL_COUNT), *range(self.cell)]
            self.cell = next(cell for cell in after if self.board[cell] is None)
        self.update()
        self.picked.emit()


class TilePalette(QWidget):
    """All 27 tiles to pick from; those on the board are faint.

    Signals:
        chosen: the tile that was clicked, or on which Enter was pressed.
        symbol_meant: the tile on which S was pressed.
    """

    chosen = Signal(int)
    symbol_meant = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.used: frozenset[Tile] = frozenset()
        self.suns: Sequence[bool] = SUN
        self.current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(QSize(216, 380))

    def _cell(self) -> tuple[float, float]:
        return self.width() / _COLUMNS, self.height() / (len(TILES) / _COLUMNS)

    def _rect(self, tile: Tile) -> QRectF:
        width, height = self._cell()
        return QRectF(tile % _COLUMNS * width, tile // _COLUMNS * height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width, height = self._cell()
        scale = min(width / art.TILE_RECT.width(), height / art.TILE_RECT.height()) * 0.96
        ratio = self.devicePixelRatioF()
        for tile in range(len(TILES)):
            rect = self._rect(tile)
            pixmap = cached(
                ("harmony-pad", tile, self.suns[tile], number(1)),
                art.TILE_RECT,
                scale * ratio,
                partial(art.draw_tile, tile=tile, sun=self.suns[tile]),
            )
            painter.setOpacity(0.25 if tile in self.used else 1.0)
            size = art.TILE_RECT.size() * scale
            corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
            painter.drawPixmap(QRectF(corner, size), pixmap, QRectF(pixmap.rect()))
            if tile == self.current and self.hasFocus():
                painter.setOpacity(1.0)
                painter.setPen(QColor("#C9701A"))
                painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for tile in range(len(TILES)):
            if self._rect(tile).contains(event.position()):
                self.current = tile
                self.chosen.emit(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: -_COLUMNS,
            Qt.Key.Key_Down: _COLUMNS,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.current = (self.current + steps[key]) % len(TILES)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.current)
        elif types_letter(key, "S"):
            self.symbol_meant.emit(self.current)
        else:
            super().keyPressEvent(event)


def document(
    boards: list[Board], scoring: str, suns: Sequence[bool] | None = None
) -> dict[str, object]:
    """The boards as the document `score` reads; with `suns`, the symbols of the player's box."""
    whole: dict[str, object] = {
        "game": "harmony",
        "scoring": scoring,
        "boards": [
            [None if tile is None else list(TILES[tile]) for tile in board] for board in boards
        ],
    }
    if suns is not None:
        whole["box"] = True
        whole["suns"] = [
            [None if tile is None else suns[tile] for tile in board] for board in boards
        ]
    return whole


def sheets(
    boards: list[Board], scoring: str, suns: Sequence[bool] | None = None
) -> list[ScoreSheet]:
    """What the boards score at one table."""
    return score(document(boards, scoring, suns))


def typed_tile(text: str) -> Tile | None:
    """The tile whose three values were typed one after the other."""
    if len(text) != 3 or not text.isdigit():
        return None
    bands = (int(text[0]), int(text[1]), int(text[2]))
    return tile_of(bands) if bands in TILES else None
