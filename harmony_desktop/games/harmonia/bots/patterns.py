"""Every closed and symmetric pattern of 3 to 10 tiles (A-12), and where each fits a layout.

The catalogue (`training/harmonia/patterns.py`) has each pattern once; here it is turned all six
ways. A pattern fits where its tiles match all that lies there or beside it, so it can take in what
somebody has begun. Unlike the plans of a whole hexagon, patterns fit any layout: they serve where a
hand is secret, and where somebody has placed something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harmony_desktop.games.harmonia.rules.components import (
    ALL_SIDES,
    KIND_OF,
    KINDS,
    TURNS,
    Sides,
)
from harmony_desktop.games.harmonia.rules.view import border_cells

Cell = tuple[int, int]
"""The coordinates of a cell: a plain tuple is equal to a `Hex` and quicker to make."""
Tiles = Mapping[Cell, Sides]
Numbers = NDArray[Any]

LARGE: Final = 7
"""The number of tiles from which a pattern is worth most (A-12)."""
LARGEST: Final = 10
"""The number of tiles of the largest pattern."""
FILE: Final = "patterns.npz"
_CORNERS: Final = 0.3
"""How much a unit of a corner (`corner_units`) counts against a missing tile."""
_SMALL: Final = 4
"""For so many patterns of 7 and more tiles one of fewer is looked at."""
_MIDDLE: Final = 96
"""The row and column of the first tile on a board, which is larger than any layout."""


def corner_units(sides: Sides) -> int:
    """How far the outline of a pattern turns at a tile, in sixths of a turn, at most.

    Around a whole pattern these add up to six, so a pattern takes tiles with at least six of them.

    >>> corner_units(0b000001), corner_units(0b000011), corner_units(0b001001)
    (3, 2, 0)
    """
    bare = max((len(run) for run in f"{sides:06b}{sides:06b}".split("1")), default=0)
    return max(0, min(5, bare) - 2) if sides else 0


UNITS: Final = np.array([corner_units(turns[0]) for turns in TURNS])
_KIND_OF: Final = np.array(KIND_OF)


class Filling(NamedTuple):
    """A pattern in a place."""

    size: int
    """The number of its tiles."""
    missing: tuple[tuple[Cell, Sides], ...]
    """The tiles that are still to be placed."""
    cells: frozenset[Cell]


class Board:
    """A layout on a grid: what each cell requires of a tile."""

    def __init__(self, tiles: Tiles) -> None:
        size = 2 * _MIDDLE
        self.touching = np.zeros((size, size), dtype=np.uint8)
        self.wanted = np.zeros((size, size), dtype=np.uint8)
        self.empty = np.ones((size, size), dtype=bool)
        asked = border_cells(tiles)  # type: ignore[arg-type]
        self.open_cells: tuple[Cell, ...] = tuple(asked)
        for (q, r), (touching, wanted) in asked.items():
            self.touching[q + _MIDDLE, r + _MIDDLE] = touching
            self.wanted[q + _MIDDLE, r + _MIDDLE] = wanted
        for (q, r), sides in tiles.items():
            self.touching[q + _MIDDLE, r + _MIDDLE] = ALL_SIDES
            self.wanted[q + _MIDDLE, r + _MIDDLE] = sides
            self.empty[q + _MIDDLE, r + _MIDDLE] = False


class Catalogue:
    """All patterns in all turns, as tables with a row for each."""

    def __init__(self, table: Numbers) -> None:
        turns = [table.astype(np.int16)]
        for _ in range(5):
            q, r, sides = np.moveaxis(turns[-1], 2, 0)
            turned = (sides << 1 | sides >> 5) & ALL_SIDES
            turns.append(np.stack((-r, q + r, turned), axis=2))
        rows = np.concatenate(turns)
        self._cells = rows[:, :, :2]
        self._sides = rows[:, :, 2].astype(np.uint8)
        self._bare = self._sides == 0
        self._size = (~self._bare).sum(axis=1)
        kinds = _KIND_OF[table[:, :, 2]]
        counts = np.stack([(kinds == kind).sum(axis=1) for kind in range(KINDS)], axis=1)
        counts[:, 0] = 0
        self.needs, needed = np.unique(counts, axis=0, return_inverse=True)
        """The different sets of tiles that patterns take, as numbers of each kind."""
        self._needed = np.tile(needed.reshape(-1), 6)
        self.sizes = self.needs.sum(axis=1)
        self.units = self.needs @ UNITS
        order = np.argsort(self._sides, axis=None, kind="stable")
        ends = np.searchsorted(self._sides.ravel()[order], np.arange(ALL_SIDES + 2))
        self._with = [order[a:b] for a, b in pairwise(ends)]

    def rarity(self, sides: Sides) -> int:
        """How many tiles of all patterns have certain sides."""
        return len(self._with[sides])

    def small_patterns(self, largest: int, units: int) -> tuple[Numbers, Numbers]:
        """The cells and sides of the large patterns of up to so many tiles that take up to so many
        units of corners; 0 for the sides where there is no tile."""
        sizes = self.sizes[self._needed]
        kept = (sizes >= LARGE) & (sizes <= largest) & (self.units[self._needed] <= units)
        return self._cells[kept, :largest], self._sides[kept, :largest]

    def around(
        self, board: Board, cell: Cell, sides: Sides, supply: Numbers, most: int
    ) -> list[Filling]:
        """Patterns that take in a placed tile and that a supply of tiles can complete: the `most`
        large ones that miss few tiles, and few of those for corners, and some small ones."""
        rows, columns = np.divmod(self._with[sides], LARGEST)
        at = np.array(cell) - self._cells[rows, columns]
        return self._fitting(board, rows, at, supply, most)

    def beside(
        self, board: Board, needs: Sequence[int], dice: np.random.Generator, drawn: int, most: int
    ) -> list[Filling]:
        """Patterns of some sets of tiles beside the layout: the first `most` drawn that fit."""
        rows = np.flatnonzero(np.isin(self._needed, needs))
        rows = rows[dice.integers(len(rows), size=drawn)]
        columns = (dice.random(drawn) * self._size[rows]).astype(int)
        anchors = np.array(board.open_cells)
        at = anchors[dice.integers(len(anchors), size=drawn)] - self._cells[rows, columns]
        return self._fitting(board, rows, at, None, most)

    def _fitting(
        self, board: Board, rows: Numbers, at: Numbers, supply: Numbers | None, most: int
    ) -> list[Filling]:
        """The patterns of some rows that fit at some places; without a supply only those in which
        nothing lies."""
        for column in range(LARGEST):
            q, r = (self._cells[rows, column] + at + _MIDDLE).T
            fits = (self._sides[rows, column] & board.touching[q, r]) == board.wanted[q, r]
            if supply is None:
                fits &= board.empty[q, r]
            fits |= self._bare[rows, column]
            rows, at = rows[fits], at[fits]
        cells = self._cells[rows] + at[:, np.newaxis]
        sides, bare = self._sides[rows], self._bare[rows]
        empty = board.empty[cells[:, :, 0] + _MIDDLE, cells[:, :, 1] + _MIDDLE]
        kinds = np.where(empty & ~bare, _KIND_OF[sides], KINDS)
        needs = np.stack([(kinds == kind).sum(axis=1) for kind in range(KINDS)], axis=1)
        missing = needs.sum(axis=1)
        kept = missing > 0
        if supply is not None:
            kept &= (needs <= supply).all(axis=1)
            cost = missing + _CORNERS * (needs @ UNITS)
            order = np.argsort(cost, kind="stable")
            order = order[kept[order]]
        else:
            order = np.flatnonzero(kept)
        found: dict[tuple[tuple[Cell, Sides], ...], Filling] = {}
        left = {True: most, False: max(1, most // _SMALL)}
        for row in order.tolist():
            size = int(self._size[rows[row]])
            if not left[size >= LARGE]:
                continue
            lying: list[Cell] = [(q, r) for q, r in cells[row, :size].tolist()]
            tiles = zip(lying, sides[row, :size].tolist(), strict=True)
            free = empty[row, :size].tolist()
            needed = tuple(sorted(one for one, is_free in zip(tiles, free, strict=True) if is_free))
            if needed not in found:
                found[needed] = Filling(size, needed, frozenset(lying))
                left[size >= LARGE] -= 1
                if not any(left.values()):
                    break
        return list(found.values())


@cache
def catalogue() -> Catalogue:
    """The catalogue, read once."""
    with (
        as_file(files("harmony_desktop.games.harmonia.bots") / FILE) as path,
        np.load(path, allow_pickle=False) as stored,
    ):
        return Catalogue(stored["patterns"])


def kinds_of(filling: Filling) -> Numbers:
    """The number of tiles of each kind that a pattern misses."""
    kinds = [KIND_OF[sides] for _, sides in filling.missing]
    return np.bincount(kinds, minlength=KINDS)
