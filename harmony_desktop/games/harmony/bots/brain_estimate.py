"""A quick judgement of placements by rules of thumb: whole lines, and the tiles left in the bag.

Pure Python. Only the three lines through a cell are considered, since the other lines do not depend
on where this tile goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    LINES,
    LINES_OF_CELL,
    SUN,
    TILES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.rules.scoring import BEAM_POINTS, BEST_BEAM_POINTS

BEST_BEAM_SHARE: Final = 0.5
"""The expected share of the 60 points for a beam that may or may not be the best."""

EAGERNESS: Final = 1.05
"""The factor by which wanted tiles are expected to come more readily than on average."""
CAUTION: Final = 1.9
"""The exponent by which each further missing tile lowers a line's chance."""
OPENNESS: Final = 2.3
"""Points for an empty cell of an empty line while all turns are left."""


class Bag(NamedTuple):
    """The tiles that may still be called after the tile in hand."""

    tiles: tuple[Tile, ...]
    turns: int
    """Number of tiles that will be called in this round."""

    def supply(self, direction: int, value: int) -> float:
        """The average number of tiles of a value still to be called."""
        return self._called(sum(TILES[tile][direction] == value for tile in self.tiles))

    def symbols(self, sun: bool) -> float:
        """The average number of suns or moons still to be called."""
        return self._called(sum(SUN[tile] is sun for tile in self.tiles))

    def _called(self, count: int) -> float:
        return count * self.turns / len(self.tiles)


def bag_of(called: Sequence[Tile]) -> Bag:
    """The bag after these tiles have been called."""
    seen = frozenset(called)
    left = tuple(tile for tile in range(len(TILES)) if tile not in seen)
    return Bag(left, CELL_COUNT - len(called))


def chance(supply: float, missing: int) -> float:
    """The chance that a line gets its missing tiles: a rule of thumb, not a probability.

    >>> chance(supply=0.0, missing=1), chance(supply=0.0, missing=0)
    (0.0, 1.0)
    >>> chance(3.0, 1) > chance(3.0, 2) > chance(2.0, 2)
    True
    """
    if not missing:
        return 1.0
    each: float = (1.0 - exp(-EAGERNESS * supply / missing)) ** CAUTION
    return each**missing


class LineJudge:
    """Judges the placements of one tile on one board.

    `scoring` is the option of that name. A judge serves a single decision.
    """

    def __init__(self, board: Board, called: Sequence[Tile], scoring: str) -> None:
        self._board = board
        self._tile = called[-1]
        self._bag = bag_of(called)
        self._scoring = scoring
        self._lines = [
            [tile for cell in line.cells if (tile := board[cell]) is not None] for line in LINES
        ]
        self._before = [self.worth(number, tiles) for number, tiles in enumerate(self._lines)]
        self._standing = sum(self._before)

    def worth(self, number: int, tiles: Sequence[Tile]) -> float:
        """Expected points of a line with these tiles."""
        line = LINES[number]
        missing = line.length - len(tiles)
        if not tiles:
            return OPENNESS * line.length * self._bag.turns / CELL_COUNT
        value = TILES[tiles[0]][line.direction]
        colour = 0.0
        if all(TILES[tile][line.direction] == value for tile in tiles):
            colour = chance(self._bag.supply(line.direction, value) if missing else 0.0, missing)
        points = colour * line.length * value
        if self._scoring == "standard":
            return points
        return points + self._beam(tiles, missing, line.length, colour)

    def _beam(self, tiles: Sequence[Tile], missing: int, length: int, colour: float) -> float:
        """Expected points of a line's symbols."""
        sun = SUN[tiles[0]]
        if any(SUN[tile] is not sun for tile in tiles):
            return 0.0
        beam = chance(self._bag.symbols(sun) if missing else 0.0, missing)
        if self._scoring == "beams":
            return beam * BEAM_POINTS[sun] * length
        return beam * colour * BEST_BEAM_SHARE * BEST_BEAM_POINTS * length / 5

    def expectation(self, cell: int) -> float:
        """The expected final score after placing the tile on a cell."""
        gain = 0.0
        for number in LINES_OF_CELL[cell]:
            gain += self.worth(number, [*self._lines[number], self._tile]) - self._before[number]
        # Rounded, since the last digits may differ between machines and must not decide ties.
        return round(self._standing + gain, 6)

    def beginner_value(self, cell: int) -> int:
        """A beginner's value of a cell: the number of bands that continue into neighbouring
        tiles."""
        bands = 0
        for number in LINES_OF_CELL[cell]:
            line = LINES[number]
            place = line.cells.index(cell)
            for beside in line.cells[max(0, place - 1) : place + 2]:
                tile = self._board[beside]
                if tile is not None:
                    bands += TILES[tile][line.direction] == TILES[self._tile][line.direction]
        return bands
