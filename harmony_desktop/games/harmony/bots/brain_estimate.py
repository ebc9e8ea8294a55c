"""How good a placement looks to the unaided eye: the judgement of `easy` and `medium`.

Pure Python. Both look at the three lines through a cell and nowhere else: whatever happens on the
other lines does not depend on where this tile goes. `easy` sees only whether bands run on into the
tiles beside the cell; `medium` weighs whole lines and counts what is left in the bag.
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
"""How much of the 60 a beam is worth while nobody knows whether it will be the best."""

EAGERNESS: Final = 1.05
"""How readily tiles of a value are believed to come where they are wanted."""
CAUTION: Final = 1.9
"""How heavily every further missing tile is held against a line."""
OPENNESS: Final = 2.3
"""Points an untouched cell of an untouched line is worth while all turns are left."""


class Bag(NamedTuple):
    """What may still be called after the tile in hand."""

    tiles: tuple[Tile, ...]
    turns: int
    """How many of them will be called in this round."""

    def supply(self, direction: int, value: int) -> float:
        """How many tiles of a value are going to be called, on average."""
        return self._called(sum(TILES[tile][direction] == value for tile in self.tiles))

    def symbols(self, sun: bool) -> float:
        """How many suns or moons are going to be called, on average."""
        return self._called(sum(SUN[tile] is sun for tile in self.tiles))

    def _called(self, count: int) -> float:
        return count * self.turns / len(self.tiles)


def bag_of(called: Sequence[Tile]) -> Bag:
    """The bag once these tiles have been called and placed."""
    seen = frozenset(called)
    left = tuple(tile for tile in range(len(TILES)) if tile not in seen)
    return Bag(left, CELL_COUNT - len(called))


def chance(supply: float, missing: int) -> float:
    """How likely a line still gets its missing tiles: a rule of thumb, not a probability.

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

    `scoring` is the option of that name. A judge is made for every decision and thrown away.
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
        """Points to be expected of a line that holds these tiles."""
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
        """What a line may earn by its symbols."""
        sun = SUN[tiles[0]]
        if any(SUN[tile] is not sun for tile in tiles):
            return 0.0
        beam = chance(self._bag.symbols(sun) if missing else 0.0, missing)
        if self._scoring == "beams":
            return beam * BEAM_POINTS[sun] * length
        return beam * colour * BEST_BEAM_SHARE * BEST_BEAM_POINTS * length / 5

    def expectation(self, cell: int) -> float:
        """The final score to be expected after placing the tile there."""
        gain = 0.0
        for number in LINES_OF_CELL[cell]:
            gain += self.worth(number, [*self._lines[number], self._tile]) - self._before[number]
        # The last digits may differ between machines and must not decide between equals.
        return round(self._standing + gain, 6)

    def liking(self, cell: int) -> int:
        """What a beginner thinks of a cell: how many bands run on into the tiles beside it."""
        bands = 0
        for number in LINES_OF_CELL[cell]:
            line = LINES[number]
            place = line.cells.index(cell)
            for beside in line.cells[max(0, place - 1) : place + 2]:
                tile = self._board[beside]
                if tile is not None:
                    bands += TILES[tile][line.direction] == TILES[self._tile][line.direction]
        return bands
