"""The view of Terraces' score pad: the landscape from above, square by square."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from harmony_desktop.engine.pads import Values
from harmony_desktop.games.terraces import pad
from harmony_desktop.games.terraces.rules.components import Colour, square_of
from harmony_desktop.games.terraces.table import art
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.table.marks import draw_frame, overlay
from harmony_desktop.ui.table.services import TableServices

side_part = None
_ROOM = 1
"""Squares around the layout where new squares can be entered."""
_LARGEST = 1.3


class TerracesPadBoard:
    """All visible squares, each drawn at its level."""

    columns = 1
    palette_share = 0.167

    def __init__(self, services: TableServices) -> None:
        self.item = ArtItem()
        self._services = services
        self._squares: pad.Board = {}
        self._area = QRectF(0, 0, 600, 600)
        self._grid = overlay(self.item, 1)
        self._lit = overlay(self.item, 2)

    @property
    def _bounds(self) -> tuple[int, int, int, int]:
        """The smallest and the largest x and y that can be entered."""
        xs = [x for x, _ in self._squares] or [0]
        ys = [y for _, y in self._squares] or [0]
        return min(xs) - _ROOM, min(ys) - _ROOM, max(xs) + _ROOM, max(ys) + _ROOM

    def show(self, board: pad.Board, values: Values) -> None:
        self._squares = board
        west, north, east, south = self._bounds
        symbols = self._services.settings.symbols
        highest = max((level for level, _ in board.values()), default=1)
        rect = QRectF(west, north, east - west + 1, south - north + 1)
        rect = QRectF(rect.topLeft() * art.SIDE, rect.size() * art.SIDE)
        rect = rect.adjusted(-art.RISE.x() * highest, -art.RISE.y() * highest, 30, 34)
        ink = QColor(self._services.theme.colours.muted)

        def draw(painter: QPainter) -> None:
            art.draw_mat(painter, (west, north, east - west + 1, south - north + 1), ink)
            for level in sorted({level for level, _ in board.values()}):
                here = [
                    (art.top_left(x, y, level), colour)
                    for (x, y), (height, colour) in sorted(board.items())
                    if height == level
                ]
                art.draw_shadow(painter, [corner for corner, _ in here])
                for square in here:
                    for lower in range(1, level):
                        below = (square[0] + art.RISE * (level - lower), square[1])
                        art.draw_sides(painter, [below], lower)
                    art.draw_sides(painter, [square], level)
                for square in here:
                    art.draw_top(painter, [square], level, symbols, heights=True)

        self.item.show_art(None, rect, draw)
        self._lie()

    def fit(self, area: QRectF) -> None:
        self._area = area
        self._lie()

    def _lie(self) -> None:
        west, north, east, south = self._bounds
        box = QRectF(west, north, east - west + 1, south - north + 1)
        box = QRectF(box.topLeft() * art.SIDE, box.size() * art.SIDE)
        most = min(self._area.width() / box.width(), self._area.height() / box.height(), _LARGEST)
        self.item.setScale(floor(most * 40) / 40)
        self.item.setPos(self._area.center() - box.center() * self.item.scale())

    def places(self) -> Sequence[PadPlace]:
        west, north, east, south = self._bounds
        radius = art.SIDE / 2 * self.item.scale()
        return [
            PadPlace((x, y), self.item.mapToScene(self._corner(x, y) + art.HALF), radius)
            for y in range(north, south + 1)
            for x in range(west, east + 1)
        ]

    def _corner(self, x: int, y: int) -> QPointF:
        level, _ = self._squares.get((x, y), (1, Colour.NEUTRAL))
        return art.top_left(x, y, level)

    def place_at(self, point: QPointF) -> pad.Place | None:
        """Return the highest square drawn at a point, else the bare place."""
        local = self.item.mapFromScene(point)
        seen = [
            (level, place)
            for place, (level, _) in self._squares.items()
            if art.square_box(art.top_left(*place, level)).contains(local)
        ]
        if seen:
            return max(seen)[1]
        place = floor(local.x() / art.SIDE), floor(local.y() / art.SIDE)
        west, north, east, south = self._bounds
        inside = west <= place[0] <= east and north <= place[1] <= south
        return place if inside else None

    def at(self, piece: Colour, place: pad.Place, turn: int) -> tuple[QPointF, float]:
        corner = art.top_left(*place, turn + 1)
        return self.item.mapToScene(corner + art.HALF), self.item.scale()

    def piece_rect(self, piece: Colour) -> QRectF:
        return art.square_box(-art.HALF).adjusted(-4, -4, 14, 16)

    def draw_piece(self, painter: QPainter, piece: Colour, turn: int, values: Values) -> None:
        square = (-art.HALF, piece)
        symbols = self._services.settings.symbols
        art.draw_sides(painter, [square], turn + 1)
        art.draw_top(painter, [square], turn + 1, symbols, heights=True)

    palette_rect = piece_rect

    def draw_palette(
        self, painter: QPainter, piece: Colour, board: pad.Board, values: Values
    ) -> None:
        square = (-art.HALF, piece)
        art.draw_sides(painter, [square], 2)
        art.draw_top(painter, [square], 2, self._services.settings.symbols)

    def light(self, cells: Sequence[int]) -> None:
        corners = [self._corner(*square_of(cell)) for cell in cells]
        path = art.outline(corners)

        def draw(painter: QPainter) -> None:
            painter.fillPath(path, QColor(255, 233, 168, 70))
            draw_frame(painter, path, "#D9970F")

        rect = art.boxes(corners).adjusted(-8, -8, 8, 8)
        self._lit.show_art(None, rect, draw if cells else None)


BOARD = TerracesPadBoard
