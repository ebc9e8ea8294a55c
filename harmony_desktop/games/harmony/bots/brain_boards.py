"""Many boards at once as numpy arrays: placing tiles and counting the tiles left.

A line is described by its colour state (open, one of its three values, dead), its number of tiles
and its beam state. All numbers are integers, so the order of sums does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    LINES,
    LINES_OF_CELL,
    NEIGHBOURS,
    SUN,
    TILES,
    VALUES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.rules.scoring import BEAM_POINTS

Array = NDArray[Any]

OPEN: Final = 0
"""No tile yet. States 1 to 3 are the values of the line's direction in ascending order."""
DEAD: Final = 4
"""Broken, complete, or impossible to complete: the line needs no more tiles."""
STATES: Final = 5

NO_BEAM, SUNBEAM, MOONBEAM, MIXED = range(4)

LINE_COUNT: Final = len(LINES)
LENGTH: Final = np.array([line.length for line in LINES], np.int8)
DIRECTION: Final = np.array([line.direction for line in LINES], np.intp)
LINES_AT: Final = np.array(LINES_OF_CELL, np.intp)
CODES: Final = np.array(
    [[VALUES[d].index(tile[d]) + 1 for d in range(3)] for tile in TILES], np.int8
)
"""The colour state each tile gives the three lines through its cell."""
POINTS: Final = np.array([[0, *values, 0] for values in VALUES], np.int16)
"""Points of one tile of a line, by direction and colour state."""
SUNS: Final = np.array(SUN)
SYMBOL: Final = np.where(SUNS, SUNBEAM, MOONBEAM).astype(np.int8)
BESIDE: Final = np.array(
    [[other in beside for other in range(CELL_COUNT)] for beside in NEIGHBOURS], np.int16
)
_BEAM_POINTS: Final = np.array([0, BEAM_POINTS[True], BEAM_POINTS[False], 0], np.int16)

# The tiles that suit a line by its state, and a cell by the states of its three lines.
SUITS_LINE: Final = np.array(
    [
        [state in (OPEN, DEAD, CODES[tile, d]) for d in range(3) for state in range(STATES)]
        for tile in range(len(TILES))
    ]
)
_BY_DIRECTION = SUITS_LINE.reshape(len(TILES), 3, STATES)
SUITS_CELL: Final = (
    _BY_DIRECTION[:, 0, :, None, None]
    & _BY_DIRECTION[:, 1, None, :, None]
    & _BY_DIRECTION[:, 2, None, None, :]
).reshape(len(TILES), STATES**3)


def rank(length: int, value: int) -> int:
    """The rank of a beam among all beams: longer first, then the higher value (H-18).

    >>> rank(4, 1) > rank(3, 9) > rank(3, 8) > 0
    True
    """
    return (length - 3) * 9 + value


RANKS: Final = rank(5, 9) + 1
_RANK_OF_LENGTH: Final = (LENGTH.astype(np.int16) - 3) * 9


@dataclass(frozen=True, slots=True, eq=False)
class BoardBatch:
    """Boards that all hold the same number of tiles."""

    placed: int
    colour: Array
    count: Array
    beam: Array
    filled: Array
    best: Array
    """The rank of the best sunbeam and the best moonbeam whose lines score; 0 for none."""

    def __len__(self) -> int:
        return len(self.colour)

    def take(self, which: Array | slice) -> BoardBatch:
        """Some of the boards in the given order; a board may be taken repeatedly."""
        return BoardBatch(
            self.placed,
            self.colour[which],
            self.count[which],
            self.beam[which],
            self.filled[which],
            self.best[which],
        )

    def beside_tiles(self) -> Array:
        """Whether each cell shares a side with a tile, by board."""
        touching: Array = (self.filled.astype(np.int16) @ BESIDE) > 0
        return touching


def read_board(board: Board) -> BoardBatch:
    """A board of the rules as a batch of one."""
    colour, count, beam = ([0] * LINE_COUNT for _ in range(3))
    best = [0, 0]
    for number, line in enumerate(LINES):
        tiles = [tile for cell in line.cells if (tile := board[cell]) is not None]
        if not tiles:
            continue
        values = {TILES[tile][line.direction] for tile in tiles}
        symbols = {SUN[tile] for tile in tiles}
        value = min(values)
        count[number] = len(tiles)
        colour[number] = DEAD if len(values) > 1 else VALUES[line.direction].index(value) + 1
        beam[number] = MIXED if len(symbols) > 1 else SUNBEAM if True in symbols else MOONBEAM
        if len(tiles) == line.length and len(values) == len(symbols) == 1:
            kind = beam[number] - SUNBEAM
            best[kind] = max(best[kind], rank(line.length, value))
    lines = np.array([[colour], [count], [beam]], np.int8)
    filled = np.array([[tile is not None for tile in board]])
    placed = CELL_COUNT - board.count(None)
    return BoardBatch(placed, lines[0], lines[1], lines[2], filled, np.array([best], np.int16))


def place(boards: BoardBatch, tiles: Array, cells: Array, scoring: str) -> tuple[BoardBatch, Array]:
    """Put one tile on each board; return the boards and the points completed at once.

    The 60 points for a best beam are not included; `BoardBatch.best` has the beams.
    """
    row = np.arange(len(boards))[:, None]
    lines = LINES_AT[cells]
    codes, symbols = CODES[tiles], SYMBOL[tiles][:, None]
    colours, beams = boards.colour[row, lines], boards.beam[row, lines]
    colours = np.where((colours == OPEN) | (colours == codes), codes, np.int8(DEAD))
    beams = np.where((beams == NO_BEAM) | (beams == symbols), symbols, np.int8(MIXED))
    colour, count, beam = boards.colour.copy(), boards.count.copy(), boards.beam.copy()
    colour[row, lines], beam[row, lines] = colours, beams
    count[row, lines] += 1
    filled = boards.filled.copy()
    filled[row[:, 0], cells] = True
    length = LENGTH[lines]
    complete = count[row, lines] == length
    worth = POINTS[np.arange(3), colours] * complete
    points = (worth * length).sum(axis=1)
    if scoring == "beams":
        points += (_BEAM_POINTS[beams] * length * complete).sum(axis=1)
    best = boards.best
    if scoring == "best-beam":
        ranks = np.where(worth > 0, worth + _RANK_OF_LENGTH[lines], 0)
        of_symbol = [(ranks * (beams == kind)).max(axis=1) for kind in (SUNBEAM, MOONBEAM)]
        best = np.maximum(best, np.stack(of_symbol, axis=1)).astype(np.int16)
    return BoardBatch(boards.placed + 1, colour, count, beam, filled, best), points


def legal_cells(boards: BoardBatch, touching: bool) -> Array:
    """Whether a tile may be placed on each cell, by board (H-13 to H-15)."""
    if touching and boards.placed:
        return boards.beside_tiles() & ~boards.filled
    return ~boards.filled


class Bags:
    """Several bags, with counts of the tiles that may still be called.

    `unseen` has a row of 27 booleans for each bag; `last` is the tile called last from it. Counts
    are computed on first use.
    """

    def __init__(self, unseen: Array, last: Array) -> None:
        self.unseen = unseen
        self.last_sun: Array = SUNS[last]

    @cached_property
    def bearing(self) -> Array:
        """Tiles that suit a line, by direction and colour state."""
        bearing = _counted(self.unseen, SUITS_LINE)
        # Any tile suits an open line, none a dead one.
        bearing[:, OPEN::STATES] = len(TILES)
        bearing[:, DEAD::STATES] = -1
        return bearing

    @cached_property
    def fits(self) -> Array:
        """Tiles that suit a cell, by the states of its lines."""
        return _counted(self.unseen, SUITS_CELL)

    @cached_property
    def suns(self) -> Array:
        found: Array = (self.unseen & SUNS).sum(axis=1)
        return found

    @cached_property
    def moons(self) -> Array:
        found: Array = (self.unseen & ~SUNS).sum(axis=1)
        return found

    @cached_property
    def suiting(self) -> tuple[Array, Array]:
        """Whether a sun and a moon suit a cell, by the states of its lines."""
        suns, moons = (_counted(self.unseen & kind, SUITS_CELL) > 0 for kind in (SUNS, ~SUNS))
        return suns, moons

    @cached_property
    def both(self) -> Array:
        """Suns and moons that suit a line, by symbol, direction and colour state."""
        counts = [_counted(self.unseen & kind, SUITS_LINE) for kind in (SUNS, ~SUNS)]
        return np.stack(counts, axis=1)


def _counted(tiles: Array, suits: Array) -> Array:
    """Count by a floating-point product, which is faster and exact for small integers."""
    counts: Array = (tiles.astype(np.float32) @ suits.astype(np.float32)).astype(np.int16)
    return counts


def bag_after(called: Sequence[Tile]) -> Bags:
    """The bag after these tiles have been called, as a batch of one."""
    unseen = np.ones((1, len(TILES)), np.bool_)
    unseen[0, list(called)] = False
    return Bags(unseen, np.array([called[-1]]))


def bags_after_each(bags: Bags) -> tuple[Bags, Array]:
    """The bags left after each tile that may be called next.

    The second array has the index of the new bag by old bag and tile, -1 where there is none.
    """
    bag, tile = np.nonzero(bags.unseen)
    number = np.full(bags.unseen.shape, -1, np.intp)
    number[bag, tile] = np.arange(len(tile))
    unseen = bags.unseen[bag]
    unseen[np.arange(len(tile)), tile] = False
    return Bags(unseen, tile), number
