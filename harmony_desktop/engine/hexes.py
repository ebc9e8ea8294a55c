"""Hexagonal coordinates: flat-topped hexes in axial form.

`Hex(q, r)`: q counts columns to the right, r runs straight down a column. The six directions go
clockwise from the top, so turning a shape by 60° shifts every side by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell of the hexagonal grid.

    >>> Hex(1, 0) + Hex(0, 2)
    Hex(q=1, r=2)
    """

    q: int
    r: int

    def __add__(self, other: Hex) -> Hex:  # type: ignore[override]  # a tuple would concatenate
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six cells beside this one, clockwise from the top."""
        return _beside(self)

    def distance(self, other: Hex) -> int:
        """The number of steps between two cells.

        >>> Hex(0, 0).distance(Hex(2, -1))
        2
        """
        q, r = other - self
        return max(abs(q), abs(r), abs(q + r))

    def turned(self, sixths: int = 1) -> Hex:
        """This cell turned clockwise about the origin by `sixths` of a full turn.

        >>> Hex(0, -1).turned() == DIRECTIONS[1]
        True
        """
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def mirrored(self) -> Hex:
        """This cell mirrored left to right, across the column through the origin."""
        return Hex(-self.q, self.q + self.r)

    def centre(self, size: float = 1.0) -> tuple[float, float]:
        """The centre of the cell on a plane whose y axis points down; `size` is the length of a
        side."""
        return 1.5 * size * self.q, sqrt(3) * size * (self.r + self.q / 2)


DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


@lru_cache(maxsize=4096)
def _beside(cell: Hex) -> tuple[Hex, ...]:
    """The neighbours of a cell; cached, since they are needed often."""
    return tuple(cell + step for step in DIRECTIONS)


def columns(lengths: Iterable[int], tops: Iterable[int]) -> tuple[Hex, ...]:
    """The cells of a board, given the length and the topmost r of each column.

    >>> columns([1, 2], [0, -1])
    (Hex(q=0, r=0), Hex(q=1, r=-1), Hex(q=1, r=0))
    """
    return tuple(
        Hex(q, top + down)
        for q, (length, top) in enumerate(zip(lengths, tops, strict=True))
        for down in range(length)
    )
