"""The components: 19 cells, 15 lines and 27 tiles (H-1 to H-4, H-19).

A tile is a number from 0 to 26, a board a tuple of 19 tiles or None. Cells are numbered down each
column, columns from left to right.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from harmony_desktop.engine.hexes import Hex, columns

Tile = int
Board = tuple[Tile | None, ...]
Bands = tuple[int, int, int]


class Direction(IntEnum):
    """The direction of a band across its tile; also its index in a tile's three values."""

    VERTICAL = 0
    RISING = 1
    """From lower left to upper right."""
    FALLING = 2
    """From upper left to lower right."""


VALUES: Final = ((1, 5, 9), (2, 6, 7), (3, 4, 8))
"""The values of each direction, in ascending order (H-2)."""

TILES: Final[tuple[Bands, ...]] = tuple(
    (vertical, rising, falling)
    for vertical in VALUES[Direction.VERTICAL]
    for rising in VALUES[Direction.RISING]
    for falling in VALUES[Direction.FALLING]
)

SUN: Final = tuple(sum(value <= 3 for value in bands) % 2 == 0 for bands in TILES)
"""Whether each tile bears a sun: if an even number of its values is among 1, 2 and 3. The
others bear a moon (H-19)."""

_CENTRE = Hex(2, 0)
CELLS: Final = columns((3, 4, 5, 4, 3), (0, -1, -2, -2, -2))
CELL_COUNT: Final = len(CELLS)
_CELL_AT: Final = {place: cell for cell, place in enumerate(CELLS)}

NEIGHBOURS: Final = tuple(
    tuple(_CELL_AT[beside] for beside in place.neighbours() if beside in _CELL_AT)
    for place in CELLS
)

OPPOSITE: Final = tuple(
    _CELL_AT[Hex(2 * _CENTRE.q - place.q, 2 * _CENTRE.r - place.r)] for place in CELLS
)
"""For each cell the one opposite it: turned by half, a board has the same lines (H-10)."""
EMPTY_BOARD: Final[Board] = (None,) * CELL_COUNT


def _lane(place: Hex, direction: Direction) -> int:
    """The index of a cell's line among the five parallels of a direction, from the left or the
    top."""
    q, r = place - _CENTRE
    return {Direction.VERTICAL: q, Direction.RISING: q + r, Direction.FALLING: r}[direction] + 2


class Line:
    """One of the 15 lines: its direction, its index among its parallels and its cells in order."""

    __slots__ = ("cells", "direction", "index", "length")

    def __init__(self, direction: Direction, index: int) -> None:
        self.direction = direction
        self.index = index
        self.cells = tuple(
            cell for cell, place in enumerate(CELLS) if _lane(place, direction) == index
        )
        self.length = len(self.cells)


LINES: Final = tuple(Line(direction, index) for direction in Direction for index in range(5))
LINES_OF_CELL: Final = tuple(
    tuple(number for number, line in enumerate(LINES) if cell in line.cells)
    for cell in range(CELL_COUNT)
)
"""The three lines through each cell: vertical, rising, falling."""


def tile_of(bands: Bands) -> Tile:
    """The tile with these three values; ValueError if there is none.

    >>> TILES[tile_of((5, 2, 4))]
    (5, 2, 4)
    """
    return TILES.index(bands)
