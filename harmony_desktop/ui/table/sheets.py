"""Drawings as large as a board, of which a change paints only a part.

A sheet is made of strokes and cut into patches. A patch is painted again when other strokes touch
it, and where there are none, there is nothing to paint.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from math import floor, sqrt
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.art import ArtItem

StrokeT = TypeVar("StrokeT", bound=Hashable)

_PATCH = 64.0
"""The side of a patch, in the units of the board."""
_MOST_PIXELS = 160_000
"""What a patch may have: it stays affordable however near one looks."""


class Sheet(ArtItem, Generic[StrokeT]):
    """A drawing above a board, hidden until it has something to show.

    A stroke says all that is seen of it: the same strokes look the same.
    """

    def __init__(
        self,
        parent: QGraphicsItem,
        z: float,
        name: str,
        draw: Callable[[QPainter, Sequence[StrokeT]], None],
        origin: QPointF | None = None,
    ) -> None:
        """`draw` draws some of the strokes, in their order; pixels are counted from `origin`."""
        super().__init__(parent)
        self.setZValue(z)
        self.hide()
        self._name = name
        self._draw_strokes = draw
        self._origin = origin or QPointF()
        self._patches: dict[tuple[int, int], _Patch] = {}

    def show_strokes(self, strokes: Iterable[tuple[StrokeT, QRectF]]) -> None:
        """Show these strokes and no others, each with a box that it does not leave.

        A stroke that runs across the board may come several times, with a box for each part.
        """
        touching: dict[tuple[int, int], dict[StrokeT, None]] = {}
        for stroke, box in strokes:
            for place in self._places(box):
                touching.setdefault(place, {})[stroke] = None
        for place in self._patches.keys() - touching.keys():
            self._patches[place].hide()
        for place, touched in touching.items():
            if place not in self._patches:
                self._patches[place] = _Patch(self, self._origin, *place)
            patch, drawn = self._patches[place], tuple(touched)
            patch.set_art((self._name, place, drawn), QRectF(), partial(self._draw_some, drawn))
            patch.show()
        self.setVisible(bool(touching))

    def clear(self) -> None:
        self.show_strokes(())

    def _draw_some(self, strokes: Sequence[StrokeT], painter: QPainter) -> None:
        self._draw_strokes(painter, strokes)

    def _places(self, box: QRectF) -> Iterator[tuple[int, int]]:
        """The column and the row of every patch that a box touches."""
        start, end = (
            (box.topLeft() - self._origin) / _PATCH,
            (box.bottomRight() - self._origin) / _PATCH,
        )
        for column in range(floor(start.x()), floor(end.x()) + 1):
            for row in range(floor(start.y()), floor(end.y()) + 1):
                yield column, row


class _Patch(ArtItem):
    """One patch of a sheet: whole pixels, so that neighbours meet without a seam."""

    def __init__(self, sheet: QGraphicsItem, origin: QPointF, column: int, row: int) -> None:
        super().__init__(sheet)
        self._origin, self._column, self._row = origin, column, row

    def render(self, device_scale: float) -> None:
        own = self.sceneTransform().m11()
        if own <= 0:
            return
        scale = min(device_scale * own, sqrt(_MOST_PIXELS) / _PATCH)
        left, right = (round((self._column + end) * _PATCH * scale) for end in (0, 1))
        top, bottom = (round((self._row + end) * _PATCH * scale) for end in (0, 1))
        place = self._origin + QPointF(left, top) / scale
        self._rect = QRectF(place.x(), place.y(), (right - left) / scale, (bottom - top) / scale)
        super().render(scale / own)
