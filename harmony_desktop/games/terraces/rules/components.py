"""The components: two sets of twenty L-shaped tiles and the start tile (T-1, T-2).

Side 0 is red, side 1 green: seat 0 plays red unless the players have exchanged colours (T-12).
Within a set a tile is identified by its kind, a number from 0 to 9; a set has two of each, which
are interchangeable until placed. On the table, a tile is identified by its number: 0 is the start
tile, n the n-th tile placed.

The table is an endless grid: x runs to the right, y down. Where a single number must identify a
square (in score lines, for instance), it is its *cell*, see `cell_of`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

Kind = int
Cell = int


class Colour(IntEnum):
    """The colour of a square."""

    NEUTRAL = 0
    RED = 1
    GREEN = 2

    @property
    def word(self) -> str:
        """The colour's name in documents and texts."""
        return self.name.lower()


Colours = tuple[Colour, Colour, Colour]
"""The squares of a tile: the corner, the first arm, and the second, clockwise from the first."""

SEATS: Final = 2
COLOUR_OF_SEAT: Final = (Colour.RED, Colour.GREEN)
"""The colour of each side, and of each seat unless exchanged (see `side_of`)."""
OPPOSITE: Final = (Colour.NEUTRAL, Colour.GREEN, Colour.RED)
"""For each colour the one that may be neither on nor under it; neutral goes with both."""

_OWN, _NONE, _OTHER = 1, 0, 2
_PATTERNS: Final = (
    (_OWN, _OWN, _OWN),
    (_NONE, _OWN, _OWN),
    (_OWN, _NONE, _OWN),
    (_OWN, _OWN, _NONE),
    (_OWN, _NONE, _NONE),
    (_NONE, _OWN, _NONE),
    (_NONE, _NONE, _OWN),
    (_OTHER, _OWN, _OWN),
    (_OWN, _OTHER, _OWN),
    (_OWN, _OWN, _OTHER),
)

KINDS: Final = tuple(range(len(_PATTERNS)))
COPIES: Final = 2
SET: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS for _ in range(COPIES))
"""One player's twenty tiles, sorted."""
TILE_COUNT: Final = SEATS * len(SET)


def side_of(seat: int, exchanged: bool) -> int:
    """The side of a seat: 0 is red, 1 is green."""
    return 1 - seat if exchanged else seat


def _colours(pattern: tuple[int, int, int], side: int) -> Colours:
    shown = (Colour.NEUTRAL, COLOUR_OF_SEAT[side], COLOUR_OF_SEAT[1 - side])
    corner, first, second = (shown[part] for part in pattern)
    return corner, first, second


TILES: Final[tuple[tuple[Colours, ...], ...]] = tuple(
    tuple(_colours(pattern, side) for pattern in _PATTERNS) for side in range(SEATS)
)
"""The colours of every kind, for each side."""


class Step(NamedTuple):
    """A step from one square to a neighbour."""

    x: int
    y: int


STEPS: Final = (Step(0, -1), Step(1, 0), Step(0, 1), Step(-1, 0))
"""Up, right, down, left: clockwise, so that a quarter turn advances by one."""
TURNS: Final = range(4)

START: Final = ((0, 0, Colour.RED), (1, 0, Colour.GREEN))
"""The squares of the start tile and their colours."""

_STRIDE: Final = 1 << 20
_HALF: Final = _STRIDE >> 1
REACH: Final = _HALF - 1
"""Coordinates from -REACH to REACH have distinct cells."""
CELL_STEPS: Final = tuple(step.y * _STRIDE + step.x for step in STEPS)
"""The differences from a cell to its neighbours."""


def cell_of(x: int, y: int) -> Cell:
    """The number of a square of the grid; neighbouring cells differ by one of CELL_STEPS.

    >>> cell_of(0, 0), square_of(cell_of(-3, 2))
    (0, (-3, 2))
    """
    return y * _STRIDE + x


def square_of(cell: Cell) -> tuple[int, int]:
    """The x and y of a cell."""
    x = (cell + _HALF) % _STRIDE - _HALF
    return x, (cell - x) // _STRIDE


def footprint(
    x: int, y: int, turn: int
) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
    """The squares under a tile: its corner, its first and its second arm.

    Unturned, the first arm points up and the second right; each turn is 90° clockwise.

    >>> footprint(0, 0, 0), footprint(0, 0, 1)
    (((0, 0), (0, -1), (1, 0)), ((0, 0), (1, 0), (0, 1)))
    """
    first, second = STEPS[turn], STEPS[(turn + 1) % 4]
    return (x, y), (x + first.x, y + first.y), (x + second.x, y + second.y)
