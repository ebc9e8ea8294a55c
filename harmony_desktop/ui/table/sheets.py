"""Board-sized drawings that repaint only the changed part.

A sheet is made of strokes and cut into patches. A patch is painted again when other strokes touch
it; a patch without strokes is not painted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import floor
from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import ArtItem

StrokeT = TypeVar("StrokeT", bound=Hashable)
Cell = tuple[float, float, float, float]
"""Left, top, right and bottom of a patch, relative to the origin of its grid."""

_SHARPEST = 6.0
"""Highest resolution in pixels for each unit, to limit memory when zoomed in."""


class Grid(Protocol):
    """How a sheet is cut into patches."""

    @property
    def origin(self) -> QPointF:
        """The point of the board from which cells are measured."""

    def touched(self, box: QRectF) -> Iterator[Cell]:
        """The cells that a box touches."""


class EvenGrid:
    """Square cells without an end."""

    def __init__(self, origin: QPointF | None = None, side: float = 96.0) -> None:
        self.origin = origin or QPointF()
        self._side = side

    def touched(self, box: QRectF) -> Iterator[Cell]:
        side = self._side
        first, last = (box.topLeft() - self.origin) / side, (box.bottomRight() - self.origin) / side
        for column in range(floor(first.x()), floor(last.x()) + 1):
            for row in range(floor(first.y()), floor(last.y()) + 1):
                yield column * side, row * side, (column + 1) * side, (row + 1) * side


class FrameGrid:
    """The four sides of a rectangle as long thin cells, its corners, and the middle."""

    def __init__(self, rect: QRectF, outside: float, inside: float) -> None:
        """The sides reach so far out of the rectangle and into it."""
        self.origin = rect.topLeft() - QPointF(outside, outside)
        band = outside + inside
        width, height = rect.width() + 2 * outside, rect.height() + 2 * outside
        self._columns = (0.0, band, width - band, width)
        self._rows = (0.0, band, height - band, height)

    def touched(self, box: QRectF) -> Iterator[Cell]:
        near = box.translated(-self.origin)
        for left, right in pairwise(self._columns):
            for top, bottom in pairwise(self._rows):
                beside = right <= near.left() or near.right() <= left
                if not beside and top < near.bottom() and near.top() < bottom:
                    yield left, top, right, bottom


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
        grid: Grid | None = None,
    ) -> None:
        """`draw` draws a list of strokes in order."""
        super().__init__(parent)
        self.setZValue(z)
        self.hide()
        self._name = name
        self._draw_strokes = draw
        self._grid: Grid = grid or EvenGrid()
        self._patches: dict[Cell, _Patch] = {}

    def cut(self, grid: Grid) -> None:
        """Cut the sheet in another way; what it shows is gone until it is shown again."""
        self._grid = grid
        for patch in self._patches.values():
            patch.setParentItem(cast(QGraphicsItem, None))
            if (scene := patch.scene()) is not None:
                scene.removeItem(patch)
        self._patches.clear()

    def show_strokes(self, strokes: Iterable[tuple[StrokeT, QRectF]]) -> None:
        """Show exactly these strokes, each with its bounding box.

        A stroke that runs across the board may come several times, with a box for each part.
        """
        touching: dict[Cell, dict[StrokeT, None]] = {}
        for stroke, box in strokes:
            for cell in self._grid.touched(box):
                touching.setdefault(cell, {})[stroke] = None
        for cell in self._patches.keys() - touching.keys():
            self._patches[cell].hide()
        for cell, touched in touching.items():
            patch, drawn = self._patch_of(cell), tuple(touched)
            patch.set_art((self._name, cell, drawn), QRectF(), partial(self._draw_some, drawn))
            patch.show()
        self.setVisible(bool(touching))

    def clear(self) -> None:
        self.show_strokes(())

    def _draw_some(self, strokes: Sequence[StrokeT], painter: QPainter) -> None:
        self._draw_strokes(painter, strokes)

    def _patch_of(self, cell: Cell) -> _Patch:
        if cell not in self._patches:
            self._patches[cell] = _Patch(self, self._grid.origin, cell)
        return self._patches[cell]


class _Patch(ArtItem):
    """One patch of a sheet: whole pixels, so that neighbours meet without a seam."""

    def __init__(self, sheet: QGraphicsItem, origin: QPointF, cell: Cell) -> None:
        super().__init__(sheet)
        self._origin, self._cell = origin, cell

    def render(self, device_scale: float) -> None:
        own = self.sceneTransform().m11()
        if own <= 0:
            return
        scale = min(device_scale * own, _SHARPEST)
        left, top, right, bottom = (round(line * scale) for line in self._cell)
        size = QSizeF(right - left, bottom - top) / scale
        self._rect = QRectF(self._origin + QPointF(left, top) / scale, size)
        super().render(scale / own)
        if scale == _SHARPEST:
            self._set_exact(False)
