"""The palette of a score pad: a sample of every piece that can be laid."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.engine.pads import Values
from harmony_desktop.ui.kit.art import ArtItem, rounded
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.pad.board import PadBoard
from harmony_desktop.ui.table.marks import Ring, frame_of, overlay
from harmony_desktop.ui.table.mirroring import reading_way

if TYPE_CHECKING:
    from harmony_desktop.games.contract import Pad

_EDGE, _GAP = 14.0, 6.0
_USED_UP = 0.4
"""Opacity of a piece that is used up."""
_LARGEST, _SMALLEST, _STEP = 1.5, 0.2, 0.94
"""The scales of the pieces to try: from the largest on, each smaller by a factor."""


class PadPalette:
    """The pieces to choose from, in rows, as large as all of them fit; the chosen one is framed."""

    def __init__(
        self, pad: Pad, drawings: PadBoard, add: Callable[[QGraphicsItem], object]
    ) -> None:
        """`add` puts an item into the scene."""
        self._pad = pad
        self._drawings = drawings
        self._add = add
        self._area = QRectF()
        self._back = overlay(None, -1)
        self._mark = Ring(depth=20)
        self._items: list[ArtItem] = []
        self.areas: dict[Any, QRectF] = {}
        """Where every piece lies in the scene."""
        for item in (self._back, self._mark):
            add(item)

    def lay(self, area: QRectF) -> None:
        """Take up an area of the scene, from the next time the pieces are shown."""
        self._area = area

    def show_pieces(
        self,
        board: Any,
        values: Values,
        chosen: Any | None,
        colours: Colours,
        key_of: Callable[..., Hashable],
    ) -> None:
        """Show the pieces for a board; `key_of` makes the cache key of a drawing."""
        self._show_back(colours)
        pieces = self._pad.palette(board)
        scale, places = self._rows(pieces)
        while len(self._items) < len(pieces):
            self._items.append(overlay(None, 1))
            self._add(self._items[-1])
        for item in self._items[len(pieces) :]:
            item.hide()
        self.areas = {}
        for item, piece, place in zip(self._items, pieces, places, strict=False):
            rect = self._drawings.palette_rect(piece)
            left = self._pad.left(board, piece)
            draw = partial(self._drawings.draw_palette, piece=piece, board=board, values=values)
            item.setScale(scale)
            item.setPos(place - rect.center() * scale)
            item.show_art(key_of("palette", piece, left), rect, draw)
            item.setOpacity(_USED_UP if left == 0 else 1.0)
            size = rect.size() * scale
            corner = place - QPointF(size.width(), size.height()) / 2
            self.areas[piece] = QRectF(corner, size)
        if chosen in self.areas and self._pad.left(board, chosen) != 0:
            self._mark.around(frame_of(self.areas[chosen].adjusted(-3, -3, 3, 3)), "#2E8B57")
        else:
            self._mark.hide()

    def piece_at(self, point: QPointF) -> Any | None:
        """The piece at a point of the scene."""
        return next((piece for piece, area in self.areas.items() if area.contains(point)), None)

    def _show_back(self, colours: Colours) -> None:
        paper = QRectF(QPointF(), self._area.size())

        def draw(painter: QPainter) -> None:
            tint = QColor(colours.card)
            tint.setAlpha(150)
            painter.fillPath(rounded(paper, 16), tint)

        self._back.setPos(self._area.topLeft())
        self._back.show_art(("pad-palette", colours.card, *paper.size().toTuple()), paper, draw)

    def _rows(self, pieces: Sequence[Any]) -> tuple[float, list[QPointF]]:
        """The scale of the pieces, and the centre of each."""
        inside = self._area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        sizes = [self._drawings.palette_rect(piece).size() for piece in pieces]
        scale = _LARGEST
        while True:
            rows = list(_broken(sizes, scale, self._drawings.columns, inside.width()))
            wide = max((_width(row) for row in rows), default=0.0)
            high = sum(_height(row) for row in rows) + _GAP * (len(rows) - 1)
            if (high <= inside.height() and wide <= inside.width()) or scale < _SMALLEST:
                top = inside.top() + max(0.0, (inside.height() - high) / 2)
                return scale, list(_centres(rows, inside.center().x(), top))
            scale *= _STEP


def _width(row: Sequence[QSizeF]) -> float:
    return sum(size.width() for size in row) + _GAP * (len(row) - 1)


def _height(row: Sequence[QSizeF]) -> float:
    return max(size.height() for size in row)


def _broken(
    sizes: Sequence[QSizeF], scale: float, most: int, width: float
) -> Iterator[list[QSizeF]]:
    """Pieces at a scale, broken into rows of at most so many within a width."""
    row: list[QSizeF] = []
    for size in sizes:
        piece = size * scale
        if row and (len(row) == most or _width([*row, piece]) > width):
            yield row
            row = []
        row.append(piece)
    if row:
        yield row


def _centres(rows: Sequence[Sequence[QSizeF]], middle: float, top: float) -> Iterator[QPointF]:
    """The centres of all pieces, each row in the middle and in reading order."""
    way = reading_way()
    for row in rows:
        x = -_width(row) / 2
        for size in row:
            yield QPointF(middle + way * (x + size.width() / 2), top + _height(row) / 2)
            x += size.width() + _GAP
        top += _height(row) + _GAP
