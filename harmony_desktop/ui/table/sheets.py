"""Board-sized drawings that repaint only the changed part.

A sheet is made of strokes and cut into patches. A patch is painted again when other strokes touch
it; a patch without strokes is not painted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from math import floor
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import ArtItem

StrokeT = TypeVar("StrokeT", bound=Hashable)

_PATCH = 96.0
"""Edge length of a patch, in board units."""
_SHARPEST = 6.0
"""Highest resolution in pixels for each unit, to limit memory when zoomed in."""


class Sheet(ArtItem, Generic[StrokeT]):
    """A drawing above a board, hidden until it has something to show.

    A stroke fully determines its appearance: equal strokes look the same.
    """

    def __init__(
        self,
        parent: QGraphicsItem,
        z: float,
        name: str,
        draw: Callable[[QPainter, Sequence[StrokeT]], None],
        origin: QPointF | None = None,
        patch: float = _PATCH,
    ) -> None:
        """`draw` draws a list of strokes in order; the grid of patches starts at `origin`."""
        super().__init__(parent)
        self.setZValue(z)
        self.hide()
        self._name = name
        self._draw_strokes = draw
        self._origin, self._side = origin or QPointF(), patch
        self._patches: dict[tuple[int, int], _Patch] = {}

    def show_strokes(self, strokes: Iterable[tuple[StrokeT, QRectF]]) -> None:
        """Show exactly these strokes, each with its bounding box.

        A stroke that runs across the board may come several times, with a box for each part.
        """
        touching: dict[tuple[int, int], dict[StrokeT, None]] = {}
        for stroke, box in strokes:
            for place in self._touched(box):
                touching.setdefault(place, {})[stroke] = None
        for place in self._patches.keys() - touching.keys():
            self._patches[place].hide()
        for place, touched in touching.items():
            patch, drawn = self._patch_at(place), tuple(touched)
            patch.set_art((self._name, place, drawn), QRectF(), partial(self._draw_some, drawn))
            patch.show()
        self.setVisible(bool(touching))

    def clear(self) -> None:
        self.show_strokes(())

    def _draw_some(self, strokes: Sequence[StrokeT], painter: QPainter) -> None:
        self._draw_strokes(painter, strokes)

    def _touched(self, box: QRectF) -> Iterator[tuple[int, int]]:
        """The column and the row of every patch that a box touches."""
        first = (box.topLeft() - self._origin) / self._side
        last = (box.bottomRight() - self._origin) / self._side
        for column in range(floor(first.x()), floor(last.x()) + 1):
            for row in range(floor(first.y()), floor(last.y()) + 1):
                yield column, row

    def _patch_at(self, place: tuple[int, int]) -> _Patch:
        if place not in self._patches:
            corner = QPointF(*place) * self._side
            area = QRectF(corner, QSizeF(self._side, self._side))
            self._patches[place] = _Patch(self, self._origin, area)
        return self._patches[place]


class _Patch(ArtItem):
    """One patch of a sheet: whole pixels, so that neighbours meet without a seam."""

    def __init__(self, sheet: QGraphicsItem, origin: QPointF, area: QRectF) -> None:
        """`area` is relative to `origin`."""
        super().__init__(sheet)
        self._origin, self._area = origin, area

    def render(self, device_scale: float) -> None:
        own = self.sceneTransform().m11()
        if own <= 0:
            return
        scale = min(device_scale * own, _SHARPEST)
        area = self._area
        left, right = round(area.left() * scale), round(area.right() * scale)
        top, bottom = round(area.top() * scale), round(area.bottom() * scale)
        size = QSizeF(right - left, bottom - top) / scale
        self._rect = QRectF(self._origin + QPointF(left, top) / scale, size)
        super().render(scale / own)
        if scale == _SHARPEST:
            self._set_exact(False)
