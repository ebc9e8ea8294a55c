"""The view of Harmonia's score pad: the layout on its mat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.pads import Values
from harmony_desktop.games.harmonia import pad
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.mat import Mat
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.table.services import TableServices

side_part = None


class HarmoniaPadBoard:
    """The pad's layout: the tiles and the cells beside them."""

    columns = 3

    def __init__(self, services: TableServices) -> None:
        self.item = Mat()
        self._motion = Motion("off")
        self._ornament = Ornament(self._motion)
        self._ornament.setParentItem(self.item)
        self._layout: pad.Board = {}

    @property
    def _cells(self) -> list[Hex]:
        """The cells with tiles, then the cells beside them."""
        if not self._layout:
            return [pad.START]
        beside = (near for cell in self._layout for near in cell.neighbours())
        return list(dict.fromkeys((*self._layout, *beside)))

    def show(self, board: pad.Board, values: Values) -> None:
        self._layout = board
        self._ornament.show_layout(board, None)
        free = [cell for cell in self._cells if cell not in board]
        self._ornament.show_legal(faint=free)
        self._lie()

    def fit(self, area: QRectF) -> None:
        self.item.lay(area)
        self._lie()

    def _lie(self) -> None:
        inside = QRectF(QPointF(), self.item.area.size())
        self._ornament.fit(self._cells, inside, glide=False, arrived=lambda: None)

    def places(self) -> Sequence[PadPlace]:
        radius = art.SIDE * 0.86 * self._ornament.scale()
        return [PadPlace(cell, self._ornament.scene_centre(cell), radius) for cell in self._cells]

    def place_at(self, point: QPointF) -> Hex | None:
        if not self.item.area.contains(point):
            return None
        cell = self._ornament.cell_at(point)
        return cell if cell in self._cells else None

    def at(self, piece: Kind, place: Hex, turn: int) -> tuple[QPointF, float]:
        return self._ornament.scene_centre(place), self._ornament.scale()

    def piece_rect(self, piece: Kind) -> QRectF:
        return art.TILE_RECT

    def draw_piece(self, painter: QPainter, piece: Kind, turn: int, values: Values) -> None:
        art.draw_tile(painter, pad.sides_of(piece, turn))

    palette_rect = piece_rect

    def draw_palette(
        self, painter: QPainter, piece: Kind, board: pad.Board, values: Values
    ) -> None:
        art.draw_tile(painter, pad.sides_of(piece, 0))

    def light(self, cells: Sequence[int]) -> None:
        laid = list(self._layout)
        self._ornament.show_lit([laid[cell] for cell in cells if cell < len(laid)])


BOARD = HarmoniaPadBoard
