"""The view of Harmonia's score pad: the layout on its mat."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.pads import Values
from harmony_desktop.games.harmonia import pad
from harmony_desktop.games.harmonia.rules.components import Kind, goal_cells
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.mat import Mat
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.table.services import TableServices

side_part = None
_MIDDLE = 0.28
"""Radius of the middle of a tile, where it is grasped rather than painted; 1 is a side."""


class HarmoniaPadBoard:
    """The pad's layout: the tiles and the cells beside them."""

    columns = 3
    palette_share = 0.3

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
        self._lie(stays=True)

    def fit(self, area: QRectF) -> None:
        self.item.lay(area)
        self._lie()

    def _lie(self, stays: bool = False) -> None:
        """Fit the layout; one that `stays` moves only if a cell would be out of sight."""
        inside = QRectF(QPointF(), self.item.area.size())
        if stays and inside.contains(self._reach()):
            return
        room = dict.fromkeys((*self._cells, *goal_cells(pad.START)))
        self._ornament.fit(room, room, inside, stays=False, glide=False, arrived=lambda: None)

    def _reach(self) -> QRectF:
        """The area that all cells cover, in the coordinates of the mat."""
        edge = art.SIDE * 0.9
        box = art.bounds(self._cells).adjusted(-edge, -edge, edge, edge)
        return self._ornament.mapRectToParent(box)

    def painted(self, board: pad.Board, point: QPointF) -> pad.Board | None:
        """Paint the side of a tile that was clicked, or lay a tile that fits its neighbours."""
        cell = self.place_at(point)
        if cell is None:
            return None
        if cell not in board:
            return {**board, cell: fitting(board, cell)[1]}
        step = self._ornament.mapFromScene(point) - art.centre(cell)
        if hypot(step.x(), step.y()) < art.SIDE * _MIDDLE:
            return None
        side = max(range(6), key=lambda one: QPointF.dotProduct(art.way(one), step))
        return pad.paint(board, cell, side)

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
