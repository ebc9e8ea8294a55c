"""A player's board on Harmony's table, with its tiles, marks and name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    LINES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView
from harmony_desktop.games.harmony.rules.scoring import Status, line_states
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.kit.art import ArtItem, draw_tick, hexagon_path, moved
from harmony_desktop.ui.kit.languages import number, right_to_left, text_scale
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.frames import SeatFrame
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import Marks, draw_frame
from harmony_desktop.ui.table.news import Mark, NewsItem
from harmony_desktop.ui.table.plates import HEIGHT as NAME_HEIGHT
from harmony_desktop.ui.table.plates import NamePlate, PlatePlayer
from harmony_desktop.ui.table.sheets import EvenGrid, Sheet, StrokeT

_CORNER = 240.0
"""Width of the free corner below a board's outer columns and beside the board, for a name."""
_BESIDE_CORNER = 62.0
"""Distance from the centre of the board to the near edge of that corner."""
_FLASH_PATCH = 48.0
"""Patch size of the light on a line."""


def tile_item(parent: ArtItem | None = None) -> ArtItem:
    """Return an empty item for a tile."""
    item = ArtItem(parent)
    item.hide()
    return item


def set_tile(item: ArtItem, tile: Tile | None, symbols: bool, language: str) -> None:
    """Show a tile on an item; None empties the item."""
    if tile is None:
        item.hide()
        return
    key = ("harmony-tile", tile, symbols, language)
    item.set_art(key, art.TILE_RECT, lambda painter: art.draw_tile(painter, tile, symbols))
    item.show()


class BoardItem(ArtItem):
    """A player's board. Its items live as long as the table; moves update only what changes."""

    def __init__(self, seat: int, motion: Motion) -> None:
        super().__init__()
        self.seat = seat
        self.shown_scale = 1.0
        """Scale of the board, or its target scale during an animation."""
        self._motion = motion
        self._board: Board = EMPTY_BOARD
        self.show_paper(dark=False)
        self._frame = SeatFrame(self, 0.5, "harmony-frame", art.board_path())
        self._legal = self._cells(1, "legal", "#3E8E68", 120, "#FFFFFF")
        self._tiles = [self._tile(cell) for cell in range(CELL_COUNT)]
        self._marks = self._sheet(3, "marks", art.draw_marks)
        self._flashes = [self._flash_sheet() for _ in LINES]
        self._news = NewsItem(self, 4.5)
        self._lit = self._cells(5, "lit", "#FFD257", 255, "#FFE9A8")
        self._ghost = tile_item(self)
        self._ghost.setZValue(6)
        self._gain = self._sheet(10, "gain", _draw_gains)
        self._focus = self._sheet(9, "focus", _draw_focus)
        self._name = NamePlate(self)
        self._covered = self._sheet(6, "covered", _draw_covered)

    def _tile(self, cell: int) -> ArtItem:
        item = tile_item(self)
        item.setPos(art.CENTRES[cell])
        item.setZValue(2)
        return item

    def _sheet(
        self, z: float, name: str, draw: Callable[[QPainter, Sequence[StrokeT]], None]
    ) -> Sheet[StrokeT]:
        return Sheet(self, z, f"harmony-{name}", draw, EvenGrid(art.BOARD_RECT.topLeft()))

    def _flash_sheet(self) -> Sheet[int]:
        """Return a sheet for the light on one line, cut small: it fades for a long time."""
        grid = EvenGrid(art.BOARD_RECT.topLeft(), _FLASH_PATCH)
        return Sheet(self, 4, "harmony-flash", _draw_flashes, grid)

    def _cells(self, z: float, name: str, edge: str, strength: int, fill: str) -> Marks:
        """Return marks that light up cells."""
        line, ground = QColor(edge), QColor(fill)
        line.setAlpha(strength)
        ground.setAlpha(70)
        draw = partial(art.draw_cell, edge=line, fill=ground)
        return Marks(self, z, ("harmony", name), art.CELL_RECT, draw)

    # The board itself

    @property
    def board(self) -> Board:
        return self._board

    def set_board(
        self,
        board: Board,
        counted: HarmonyView | None,
        symbols: bool,
        broken: bool,
        language: str,
        animate: bool,
    ) -> list[int]:
        """Show a board; return the numbers of the lines that its new tiles complete.

        With the view `counted`, the rim tells how many fitting tiles are left for open lines.
        """
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
        self._marks.show_strokes(art.rim_marks(states, broken, counted))
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
        sheet = self._flashes[line_number]
        boxes = art.flash_boxes(LINES[line_number])
        sheet.show_strokes((line_number, box) for box in boxes)
        self._motion.run(
            ("flash", self.seat, line_number), 1.0, 0.0, sheet.setOpacity, sheet.clear, factor=4
        )

    def set_name(self, player: PlatePlayer, theme: Colours, final: bool) -> None:
        """Show the player's name and points.

        On a large board they are in the free corner; below a small board they are
        larger. After the game they are below every board.
        """
        small = self.shown_scale < 1.0 or final
        large = min(2.4, self.shown_scale**-0.75)
        room = art.BOARD_RECT.width() * 1.04 if small else _CORNER
        width = self._name.show_player(player, theme, room, large)
        if small:
            self._name.setPos(0, art.BOARD_RECT.bottom() - 8 + NAME_HEIGHT * large / 2)
            return
        x = -_BESIDE_CORNER - width / 2
        y = art.BOARD_RECT.bottom() - NAME_HEIGHT * text_scale() / 2 - 4
        self._name.setPos(-x if right_to_left() else x, y)

    def show_paper(self, dark: bool) -> None:
        """Show the bare board for the light or the dark theme."""
        self.set_art(("harmony-board", dark), art.BOARD_RECT, partial(art.draw_board, dark=dark))

    def show_frame(self, colour: str | None) -> None:
        """Frame the board in the colour of its seat; None removes the frame."""
        self._frame.show(colour, self.shown_scale)

    def set_covered(self, covered: bool) -> None:
        """Show or hide the sign that this player has already placed the tile, still secret."""
        self._covered.show_strokes([(True, _COVERED)] if covered else ())

    # Overlays

    def show_legal(self, cells: Sequence[int]) -> None:
        """Mark the cells where the tile may go."""
        self._legal.show(art.CENTRES[cell] for cell in cells)

    def show_lit(self, cells: Sequence[int]) -> None:
        """Light up the cells counted by a score line."""
        self._lit.show(art.CENTRES[cell] for cell in cells)

    def show_news(self, cells: Sequence[int], colour: str) -> None:
        """Mark the tiles placed since the viewer's last turn."""
        frames = (hexagon_path(art.SIDE * 0.9, art.CENTRES[cell]) for cell in cells)
        self._news.show_marks((Mark(frame, colour) for frame in frames), scale=self.shown_scale)

    def show_ghost(
        self, cell: int | None, tile: Tile | None, gain: int, symbols: bool, language: str
    ) -> None:
        """Preview the tile on a cell, with the points it would complete."""
        if cell is None or tile is None:
            self._ghost.hide()
            self._gain.clear()
            return
        set_tile(self._ghost, tile, symbols, language)
        self._ghost.setPos(art.CENTRES[cell])
        self._ghost.setOpacity(0.72)
        shown = (cell, f"+{number(gain)}")
        self._gain.show_strokes([(shown, art.cell_box(cell, 40))] if gain else ())

    def show_focus(self, cell: int | None, colour: str) -> None:
        """Show the keyboard focus on a cell."""
        shown = () if cell is None else [((cell, colour), art.cell_box(cell))]
        self._focus.show_strokes(shown)

    def frame_of(self, cell: int, scale: float = 0.98) -> QPainterPath:
        """Return the outline of a cell, in scene coordinates."""
        return self.mapToScene(hexagon_path(art.SIDE * scale, art.CENTRES[cell]))

    def draw_tile(self, painter: QPainter, cell: int, tile: Tile, symbols: bool) -> None:
        """Draw a tile on a cell, in scene coordinates."""
        with moved(painter, self.mapToScene(art.CENTRES[cell]), self.scale()):
            art.draw_tile(painter, tile, symbols)

    def cell_at(self, point: QPointF) -> int | None:
        """Return the cell nearest to a scene point; None farther than a cell's size away."""
        return art.cell_at(self.mapFromScene(point))


# Drawing

_COVERED_AT = art.BOARD_RECT.topRight() + QPointF(-62, 58)
_COVERED = art.TILE_RECT.translated(_COVERED_AT)


def _draw_flashes(painter: QPainter, lines: Sequence[int]) -> None:
    for line_number in lines:
        art.draw_flash(painter, LINES[line_number])


def _draw_gains(painter: QPainter, gains: Sequence[tuple[int, str]]) -> None:
    """Draw the points that placing on a cell would complete, at its corner."""
    for cell, text in gains:
        at = art.CENTRES[cell] + QPointF(art.SIDE * 0.66, -art.SIDE * 0.62)
        draw_pill(painter, at, text, "#24784A", "#FFFFFF", 15, QColor("#17543A"))


def _draw_focus(painter: QPainter, cells: Sequence[tuple[int, str]]) -> None:
    for cell, colour in cells:
        draw_frame(painter, hexagon_path(art.SIDE * 0.98, art.CENTRES[cell]), colour)


def _draw_covered(painter: QPainter, _: Sequence[bool]) -> None:
    """Draw the back of a tile, with a tick."""
    painter.translate(_COVERED_AT)
    painter.scale(0.8, 0.8)
    art.draw_tile_back(painter)
    draw_tick(painter, QPointF(0, 0), 35, "#FFFFFF")
