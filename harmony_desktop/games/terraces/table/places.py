"""Where a tile held over the landscape of Terraces is meant to go."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor, hypot

from PySide6.QtCore import QPointF

from harmony_desktop.games.terraces.components import Cell, cell_of
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.scenery import Block
from harmony_desktop.games.terraces.view import Square

_SNAP = 0.62
"""How near, in squares, a legal place must be to draw the tile to it."""
_REACH = 3
"""How many squares around the layout still count as places."""


def level_in(block: Block, squares: Mapping[Cell, Square]) -> int:
    """The level a tile seems to be on that is held over a block."""
    x, y = block
    first, below = cell_of(x, y), cell_of(x, y + 1)
    seen = [squares[cell].level for cell in (first, first + 1, below, below + 1) if cell in squares]
    return max(seen) + 1 if len(seen) >= 3 else 1


def block_at(
    point: QPointF,
    good: Mapping[Block, int],
    squares: Mapping[Cell, Square],
    bounds: tuple[int, int, int, int],
) -> Block | None:
    """The block a tile held over a point means: a good one nearby, or else the nearest.

    The point is in squares; `good` has the level of the tile in every block where it may lie.
    """
    near: list[tuple[float, Block]] = []
    for x in range(floor(point.x()) - 2, floor(point.x()) + 2):
        for y in range(floor(point.y()) - 2, floor(point.y()) + 2):
            level = good.get((x, y)) or level_in((x, y), squares)
            off = art.block_middle((x, y), level) / art.SIDE - point
            near.append((hypot(off.x(), off.y()), (x, y)))
    near.sort()
    drawn = [block for away, block in near if block in good and away <= _SNAP]
    block = near[0][1] if near[0][1] in good or not drawn else drawn[0]
    west, north, width, height = bounds
    across = west - _REACH - 1 <= block[0] < west + width + _REACH
    upright = north - _REACH - 1 <= block[1] < north + height + _REACH
    return block if across and upright else None
