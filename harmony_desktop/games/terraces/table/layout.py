"""The layout of Terraces' table: two racks at the side, the landscape in the rest.

The scene has a fixed height; its width follows the window. For a left-to-right language the racks
are on the left; the table mirrors this for the others. The landscape itself is never mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.terraces.table.art import SIDE
from harmony_desktop.ui.table.mirroring import mirrored_rect

HEIGHT = 740.0
GAP = 14.0
RACK = QRectF(0, 0, 236, (HEIGHT - 3 * GAP) / 2)
"""Area of a rack, from its upper left corner."""
_LEAST_WIDTH = 820.0
ROOM = 2.0
"""Squares to keep free around the layout, enough for a tile."""
_TO_SPARE = 1.5
"""Squares to keep free besides when the landscape has outgrown its place."""
FINAL_ROOM = 0.6
"""Squares to keep free around the layout of a finished game."""
_LARGEST = 1.25
_STEP = 0.9
"""Ratio between consecutive sizes of the landscape: few sizes, so that it seldom changes."""

Bounds = tuple[int, int, int, int]
"""The smallest x and y of a layout, its width and its height, in squares."""


@dataclass(frozen=True)
class TerracesLayout:
    """Places of the table's parts for one shape of viewport."""

    whole: QRectF
    racks: tuple[QPointF, QPointF]
    """Upper left corners, the upper rack first."""
    land: QRectF


@dataclass(frozen=True)
class Fit:
    """Scale and position of the landscape in its part of the scene."""

    scale: float
    origin: QPointF
    """Scene position of the upper left corner of square 0, 0."""

    def to_scene(self, point: QPointF) -> QPointF:
        return self.origin + point * self.scale


def plan_for(size: QSizeF) -> TerracesLayout:
    """Return the layout for a viewport."""
    width = max(_LEAST_WIDTH, HEIGHT * size.width() / max(1.0, size.height()))
    whole, side = QRectF(0, 0, width, HEIGHT), RACK.width() + 2 * GAP
    land = QRectF(side, GAP, width - side - GAP, HEIGHT - 2 * GAP)
    upper = mirrored_rect(RACK.translated(GAP, GAP), whole).topLeft()
    lower = upper + QPointF(0, GAP + RACK.height())
    return TerracesLayout(whole, (upper, lower), mirrored_rect(land, whole))


def _framed(bounds: Bounds, room: float) -> QRectF:
    """Return the box of a layout with its margin, in units of the landscape."""
    west, north, width, height = bounds
    return QRectF(
        (west - room) * SIDE,
        (north - room) * SIDE,
        (width + 2 * room) * SIDE,
        (height + 2 * room) * SIDE,
    )


def fit(bounds: Bounds, area: QRectF, room: float = ROOM) -> Fit:
    """Return the largest fit, with the layout centred."""
    needed = _framed(bounds, room)
    most = min(area.width() / needed.width(), area.height() / needed.height())
    scale = _LARGEST
    while scale > most:
        scale *= _STEP
    return Fit(scale, area.center() - needed.center() * scale)


def refit(before: Fit | None, bounds: Bounds, area: QRectF, room: float = ROOM) -> Fit:
    """Return the fit `before` if the layout fits and is not far too small, else a new fit.

    The new one has room to spare, so that the next tiles move nothing.
    """
    best = fit(bounds, area, room)
    if before is None:
        return best
    needed = _framed(bounds, room)
    shown = QRectF(before.to_scene(needed.topLeft()), before.to_scene(needed.bottomRight()))
    if area.contains(shown):
        return best if best.scale * _STEP**4 > before.scale else before
    return fit(bounds, area, room + _TO_SPARE)
