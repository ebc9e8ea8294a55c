"""A player's board on Harmony's table, with everything on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmony.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    LINES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.scoring import Status, bearing, line_states
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.art import ArtItem, Draw, draw_centred, draw_tick, hexagon_path
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import draw_frame, overlay
from harmony_desktop.ui.table.news import Mark, NewsItem
from harmony_desktop.ui.table.plates import HEIGHT as NAME_HEIGHT
from harmony_desktop.ui.table.plates import NamePlate
from harmony_desktop.ui.theme import Colours


def tile_item(parent: ArtItem | None = None) -> ArtItem:
    """An item for a tile, still empty."""
    item = ArtItem(parent)
    item.hide()
    return item


def set_tile(item: ArtItem, tile: Tile | None, symbols: bool, language: str) -> None:
    """Show a tile on an item, or nothing."""
    if tile is None:
        item.hide()
        return
    key = ("harmony-tile", tile, symbols, language)
    item.set_art(key, art.TILE_RECT, lambda painter: art.draw_tile(painter, tile, symbols))
    item.show()


class BoardItem(ArtItem):
    """A player's board. Its items live as long as the table; a move changes only what it must."""

    def __init__(self, seat: int, motion: Motion) -> None:
        super().__init__()
        self.seat = seat
        self.shown_scale = 1.0
        """The scale at which the board lies, or will lie when it has arrived."""
        self._motion = motion
        self._board: Board = EMPTY_BOARD
        self.set_art(("harmony-board",), art.BOARD_RECT, art.draw_board)
        self._legal = overlay(self, 1)
        self._tiles = [self._tile(cell) for cell in range(CELL_COUNT)]
        self._marks = overlay(self, 3)
        self._flashes = [overlay(self, 4) for _ in LINES]
        self._news = NewsItem(self, 4.5)
        self._lit = overlay(self, 5)
        self._ghost = tile_item(self)
        self._ghost.setZValue(6)
        self._gain = overlay(self, 10)
        self._hints = overlay(self, 8)
        self._focus = overlay(self, 9)
        self._name = NamePlate(self)
        self._covered = overlay(self, 6)

    def _tile(self, cell: int) -> ArtItem:
        item = tile_item(self)
        item.setPos(art.CENTRES[cell])
        item.setZValue(2)
        return item

    def _show(self, item: ArtItem, draw: Draw | None) -> None:
        item.show_art(None, art.BOARD_RECT, draw)

    # The board itself

    @property
    def board(self) -> Board:
        return self._board

    def set_board(
        self,
        board: Board,
        bag: Sequence[Tile],
        symbols: bool,
        broken: bool,
        counts: bool,
        language: str,
        animate: bool,
    ) -> list[int]:
        """Show a board; returns the numbers of the lines completed by what is new on it."""
        before = self._board
        self._board = board
        new = [
            cell
            for cell in range(CELL_COUNT)
            if board[cell] is not None and before[cell] != board[cell]
        ]
        for cell, tile in enumerate(board):
            set_tile(self._tiles[cell], tile, symbols, language)
        states = line_states(board)
        left = (
            {
                line_number: bearing(bag, state.line.direction, state.value)
                for line_number, state in enumerate(states)
            }
            if counts
            else None
        )
        self._show(self._marks, lambda painter: art.draw_marks(painter, states, broken, left))
        if not animate or len(new) != 1:
            return []
        self._drop_in(new[0])
        completed = [
            line_number
            for line_number, state in enumerate(states)
            if state.status is Status.COMPLETE and new[0] in state.line.cells
        ]
        for line_number in completed:
            self._flash(line_number)
        return completed

    def _drop_in(self, cell: int) -> None:
        item = self._tiles[cell]
        self._motion.run(("tile", self.seat, cell), 1.18, 1.0, item.setScale)
        self._motion.run(("tile-fade", self.seat, cell), 0.2, 1.0, item.setOpacity)

    def _flash(self, line_number: int) -> None:
        item = self._flashes[line_number]
        self._show(item, lambda painter: art.draw_flash(painter, LINES[line_number]))
        self._motion.run(
            ("flash", self.seat, line_number), 1.0, 0.0, item.setOpacity, item.hide, factor=4
        )

    def set_name(
        self, name: str, total: int, colour: str | None, face: str, theme: Colours, active: bool
    ) -> None:
        """The player's name and points under the board; larger on a board that is drawn small."""
        large = min(1.9, self.shown_scale**-0.6)
        self._name.setPos(0, art.BOARD_RECT.bottom() - 8 + NAME_HEIGHT * large / 2)
        room = art.BOARD_RECT.width()
        self._name.tell(name, total, colour, face, theme, active, room, large)

    def set_covered(self, covered: bool) -> None:
        """Whether this player has placed the tile already, unseen by the others."""

        def draw(painter: QPainter) -> None:
            painter.translate(art.BOARD_RECT.right() - 62, art.BOARD_RECT.top() + 58)
            painter.scale(0.8, 0.8)
            art.draw_tile_back(painter)
            draw_tick(painter, QPointF(0, 0), 35, "#FFFFFF")

        self._covered.show_art(("harmony-covered",), art.BOARD_RECT, draw if covered else None)

    # What is shown on top

    def show_legal(self, cells: Sequence[int]) -> None:
        """Where the tile may go."""
        edge = QColor("#3E8E68")
        edge.setAlpha(120)
        fill = QColor("#FFFFFF")
        fill.setAlpha(70)
        self._show(
            self._legal,
            partial(art.draw_cells, cells=cells, edge=edge, fill=fill) if cells else None,
        )

    def show_lit(self, cells: Sequence[int]) -> None:
        """Light up the cells of a line of the score."""
        edge = QColor("#FFD257")
        fill = QColor("#FFE9A8")
        fill.setAlpha(70)
        self._show(
            self._lit, partial(art.draw_cells, cells=cells, edge=edge, fill=fill) if cells else None
        )

    def show_news(self, cells: Sequence[int], colour: str) -> None:
        """Mark the tiles that are new since one's last turn."""
        frames = (hexagon_path(art.SIDE * 0.9, art.CENTRES[cell]) for cell in cells)
        self._news.show_marks((Mark(frame, colour) for frame in frames), scale=self.shown_scale)

    def show_ghost(
        self, cell: int | None, tile: Tile | None, gain: int, symbols: bool, language: str
    ) -> None:
        """The tile as it would lie on a cell, with the points that would complete."""
        if cell is None or tile is None:
            self._ghost.hide()
            self._gain.hide()
            return
        set_tile(self._ghost, tile, symbols, language)
        self._ghost.setPos(art.CENTRES[cell])
        self._ghost.setOpacity(0.72)

        def draw(painter: QPainter) -> None:
            at = art.CENTRES[cell] + QPointF(art.SIDE * 0.66, -art.SIDE * 0.62)
            draw_pill(painter, at, f"+{number(gain)}", "#24784A", "#FFFFFF", 15, QColor("#17543A"))

        self._show(self._gain, draw if gain else None)

    def show_hints(self, hints: Sequence[tuple[int, float]]) -> None:
        """The best cells with their expected final scores, best first."""

        def draw(painter: QPainter) -> None:
            for rank, (cell, value) in enumerate(hints):
                shade = QColor(("#C9701A", "#D99A4E", "#E4BD86")[min(rank, 2)])
                centre = art.CENTRES[cell]
                art.draw_cells(painter, [cell], shade, QColor(0, 0, 0, 0))
                painter.setPen(QPen(shade.darker(140), 1.2))
                painter.setBrush(shade)
                painter.drawRoundedRect(QRectF(centre.x() - 29, centre.y() - 15, 58, 30), 15, 15)
                draw_centred(painter, centre, number(value, 1), "#241604", 17)

        self._show(self._hints, draw if hints else None)

    def show_focus(self, cell: int | None, colour: str) -> None:
        """Where the keyboard is."""

        def draw(painter: QPainter) -> None:
            frame = hexagon_path(art.SIDE * 0.98, art.CENTRES[cell or 0])
            draw_frame(painter, frame, colour)

        self._show(self._focus, None if cell is None else draw)

    def frame_of(self, cell: int) -> QPainterPath:
        """The outline of a cell, in the scene."""
        return self.mapToScene(hexagon_path(art.SIDE * 0.98, art.CENTRES[cell]))

    def cell_at(self, point: QPointF) -> int | None:
        """The cell under or nearest to a point of the scene, within a cell's size."""
        return art.cell_at(self.mapFromScene(point))
