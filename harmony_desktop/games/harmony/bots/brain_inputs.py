"""The inputs of the value network for a board: one active input in each of many slots.

The inputs are by line and by cell, as a player sees a board:
- each line: its value × its tiles × the unseen tiles with that value, or open, or dead;
- each empty cell: the states of its three lines × the unseen tiles that suit all three;
- each of the nine values: unseen tiles with it × tiles with it that unfinished lines need;
- each unseen tile: the number of cells that take it without harm;
- the number of tiles placed; and for the variants suns, moons, beams and neighbourhood;
- in full detail also: how many tiles the lines of each empty cell lack; for each unseen tile how
  much its best cell would change the prospects of the lines, by a rule of thumb, and how far the
  second best is behind; and for each empty cell how much its best tile would change, and how many
  tiles have their best cell there.

The rule of thumb is itself learnt: how much a tile changes a line, by turn, line, value, tiles on
it and tiles left, fitted so that the sum over the three lines approximates the network.

A line that cannot be completed any more counts as dead, like a broken one: it brings no more points
and no cell has to respect it. training/harmony/harmony.h has the same inputs in the same order;
`train.py check` compares both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from harmony_desktop.games.harmony.bots.brain_boards import (
    CODES,
    DEAD,
    DIRECTION,
    LENGTH,
    LINE_COUNT,
    LINES_AT,
    MIXED,
    NO_BEAM,
    OPEN,
    RANKS,
    STATES,
    SUITS_CELL,
    SUNBEAM,
    Array,
    Bags,
    BoardBatch,
)
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, SUN, TILES

TILE_COUNT: Final = len(TILES)
MAX_BEARING: Final = 10
MAX_DEMAND: Final = 12
MAX_FITS: Final = 3
MAX_TAKERS: Final = 4
MAX_BOTH: Final = 4
MAX_SUNS: Final = sum(SUN)
MAX_MOONS: Final = TILE_COUNT - MAX_SUNS
MAX_MISSING: Final = 3
MAX_LENGTH: Final = 5
OFFERS: Final = 32
GAPS: Final = (2, 6, 12)
"""The limits between small and large leads of a tile's best cell, in points."""
MAX_CHANGE: Final = 40
"""The largest change in the prospects of one line that is distinguished, in points."""
SUIT_STEPS: Final = 4
MAX_RUSH: Final = 7
PHASES: Final = 3
PHASE_TURNS: Final = 6
"""The length of a phase in turns; in full detail every phase has inputs of its own."""

NOTHING: Final = np.int8(-3 * MAX_CHANGE - 1)
"""Less than any tile can change."""

BY_LINE, BY_CELL, FULL = range(3)
"""The level of detail of the inputs."""

_OF_CELLS: Final = ("cells", "beam_cells", "beside", "needs", "suits", "rush")
_OF_TILES: Final = ("tiles", "offers")

_TAKES: Final = SUITS_CELL.T @ (1 << np.arange(TILE_COUNT, dtype=np.int64))
"""The tiles a cell takes without harm, as bits, by the states of its lines."""
_TILE_BITS: Final = np.arange(TILE_COUNT, dtype=np.int64)
_LINE_OFFSET: Final = (DIRECTION * STATES).astype(np.int32)


class Inputs:
    """The layout of the inputs for one variant, and the description of boards in it.

    `detail` is BY_LINE, BY_CELL or FULL; less detail makes a smaller, weaker network. FULL needs
    the learnt changes of lines: by own or other value (first index), turn, line, value, tiles on it
    and tiles left; and those of open lines, by turn, line, value and tiles left.
    """

    def __init__(
        self,
        placement: str,
        scoring: str,
        detail: int,
        changes: tuple[Array, Array] | None = None,
    ) -> None:
        self.placement = placement
        self.scoring = scoring
        self.by_cell = by_cell = detail >= BY_CELL
        self.full = detail == FULL
        self._changes: list[tuple[Array, Array]] = []
        if self.full and changes is not None:
            lines, fresh = changes
            # Padding for states that need no tile, so that every line can be looked up.
            room = [(0, 0)] * 3 + [(1, 1), (0, 1), (0, 1)]
            self._changes = list(zip(np.pad(lines, room).swapaxes(0, 1), fresh, strict=True))
        beams = scoring != "standard"
        families = [
            ("lines", LINE_COUNT, 2 + 3 * 5 * MAX_BEARING, True),
            ("cells", CELL_COUNT, STATES**3 * (MAX_FITS + 1), by_cell),
            ("values", 9, 10 * (MAX_DEMAND + 1), True),
            ("placed", 1, CELL_COUNT + 1, True),
            ("tiles", TILE_COUNT, MAX_TAKERS + 1, True),
            ("beam_lines", LINE_COUNT, 2 + 2 * 5 * 4 * (MAX_BOTH + 1), beams),
            ("beam_cells", CELL_COUNT, 4**3 * 4, beams and by_cell),
            ("symbols", 1, 2 * (MAX_SUNS + 1) * (MAX_MOONS + 1), beams or placement == "sun-moon"),
            ("best", 2, RANKS, scoring == "best-beam"),
            ("beside", CELL_COUNT, 2, placement != "free"),
            ("needs", CELL_COUNT, STATES**3 * (MAX_FITS + 1), self.full),
            ("offers", TILE_COUNT, OFFERS * (len(GAPS) + 1), self.full),
            ("suits", CELL_COUNT, OFFERS, self.full),
            ("rush", CELL_COUNT, OFFERS // SUIT_STEPS * (MAX_RUSH + 1), self.full),
        ]
        self._first: dict[str, Array] = {}
        size = 0
        for name, slots, states, present in families:
            if present:
                self._first[name] = size + states * np.arange(slots, dtype=np.int32)
                size += slots * states
        self._phase_size = size if self.full else 0
        self.size = size * PHASES if self.full else size

    def describe(self, boards: BoardBatch, bags: Bags, bag: Array) -> Array:
        """The active inputs, a row for each board; `bag` has the index of each board's bag.

        Slots that do not apply are left out: those of filled cells and of seen tiles.
        """
        sight = _Sight(boards, bags, bag)
        colour, missing = sight.colour, sight.missing
        parts: dict[str, Array] = {"lines": _line_states(colour, sight.count, sight.bearing)}
        around = _around(colour)
        if self.by_cell:
            fits = np.minimum(_look_up(bags.fits, bag, around), MAX_FITS)
            parts["cells"] = around * (MAX_FITS + 1) + fits
            if self.full:
                known = np.where(colour == OPEN, 1, 1 + np.minimum(missing, MAX_MISSING))
                needs = np.where(colour == DEAD, 0, known)
                parts["needs"] = _around(needs) * (MAX_FITS + 1) + fits
                parts |= _offers(sight, self._changes[boards.placed])
        parts["values"] = _demand(sight)
        parts["placed"] = np.full((len(boards), 1), boards.placed, np.int32)
        parts["tiles"] = _takers(around, boards.filled)
        if "beam_lines" in self._first:
            parts["beam_lines"] = _beam_lines(sight)
        if "beam_cells" in self._first:
            parts["beam_cells"] = _beam_cells(sight, around)
        if "symbols" in self._first:
            parts["symbols"] = self._symbols(bags)[bag][:, None]
        if "best" in self._first:
            parts["best"] = boards.best
        if "beside" in self._first:
            parts["beside"] = boards.beside_tiles()
        numbers = self._join(parts, ~boards.filled, bags.unseen[bag])
        numbers += max(0, boards.placed - 1) // PHASE_TURNS * self._phase_size
        return numbers

    def by_thumb(self, boards: BoardBatch, bags: Bags, called: Array) -> tuple[Array, Array]:
        """The rule of thumb for boards, each with its own bag and called tile.

        First the change each tile would make in its best cell, by board and tile, in points; then
        the cells for the called tile, best first, filled cells last.
        """
        row = np.arange(len(boards))
        best = np.full((TILE_COUNT, len(boards)), NOTHING)
        own = np.empty((CELL_COUNT, len(boards)), np.int8)
        tables = self._changes[boards.placed]
        for cell, change in enumerate(_cell_changes(_Sight(boards, bags, row), tables)):
            np.maximum(best, change, out=best)
            own[cell] = change[called, row]
        return best.T.astype(np.int32), np.argsort(-own, axis=0, kind="stable").T

    def _join(self, parts: dict[str, Array], empty: Array, unseen: Array) -> Array:
        """Join the parts to rows; all boards have the same number of empty cells and unseen
        tiles."""
        columns = []
        for name, first in self._first.items():
            numbers = first + parts[name]
            if name in _OF_CELLS:
                numbers = numbers[empty].reshape(len(empty), -1)
            elif name in _OF_TILES:
                numbers = numbers[unseen].reshape(len(empty), -1)
            columns.append(numbers)
        return np.concatenate(columns, axis=1)

    def _symbols(self, bags: Bags) -> Array:
        last = bags.last_sun * (self.placement == "sun-moon")
        numbers: Array = (last * (MAX_SUNS + 1) + bags.suns) * (MAX_MOONS + 1) + bags.moons
        return numbers


class _Sight:
    """Boards by the states of their lines; lines that cannot be completed count as dead."""

    __slots__ = ("bag", "bags", "bearing", "boards", "colour", "count", "missing")

    def __init__(self, boards: BoardBatch, bags: Bags, bag: Array) -> None:
        self.boards = boards
        self.bags = bags
        self.bag = bag
        self.count: Array = boards.count.astype(np.int32)
        self.missing: Array = LENGTH - self.count
        colour = boards.colour.astype(np.int32)
        self.bearing = _look_up(bags.bearing, bag, _LINE_OFFSET + colour)
        alive = (self.missing > 0) & (self.missing <= self.bearing)
        self.colour: Array = np.where(alive, colour, DEAD)


def _look_up(table: Array, row: Array, column: Array) -> Array:
    """table[row, column] with one row index for each row of columns; faster than indexing."""
    found: Array = table.ravel().take((row * table.shape[1])[:, None] + column)
    return found


def _around(states: Array) -> Array:
    """The states of the three lines of each cell, as one number."""
    corners = states[:, LINES_AT]
    number: Array = (corners[:, :, 0] * STATES + corners[:, :, 1]) * STATES + corners[:, :, 2]
    return number


def _line_states(colour: Array, count: Array, bearing: Array) -> Array:
    known = 2 + ((colour - 1) * 5 + count - 1) * MAX_BEARING + bearing
    return np.where(colour == DEAD, 1, np.where(colour == OPEN, 0, known))


def _demand(sight: _Sight) -> Array:
    """For each value, the tiles left against the tiles its lines need."""
    asked, left = [], []
    for value in (1, 2, 3):
        missing = sight.missing * (sight.colour == value)
        asked.append(missing.reshape(-1, 3, LINE_COUNT // 3).sum(axis=2))
        left.append(sight.bags.bearing[:, value::STATES][sight.bag])
    states: Array = np.stack(left, axis=2) * (MAX_DEMAND + 1)
    states += np.minimum(np.stack(asked, axis=2), MAX_DEMAND)
    return states.reshape(-1, 9)


def _takers(around: Array, filled: Array) -> Array:
    """The number of empty cells that take each tile without harm, for all 27 tiles at once.

    The bits of `ones`, `twos` and `fours` are binary counters, one for each tile.
    """
    takes = _TAKES[around]
    takes[filled] = 0
    ones = twos = fours = np.zeros(len(around), np.int64)
    for cell in range(CELL_COUNT):
        carry = ones & takes[:, cell]
        ones = ones ^ takes[:, cell]
        fours = fours | (twos & carry)
        twos = twos ^ carry
    one, two, four = (((bits[:, None] >> _TILE_BITS) & 1) for bits in (ones, twos, fours))
    counted: Array = np.where(four == 1, MAX_TAKERS, one + 2 * two)
    return counted


def _changes(sight: _Sight, tables: tuple[Array, Array]) -> Array:
    """How much each value would change the prospects of a line, by line, value and board."""
    lines, fresh = tables
    colour = sight.colour.T
    place = (np.arange(LINE_COUNT)[:, None] * STATES + colour) * (MAX_LENGTH + 1) + sight.count.T
    place = place * lines.shape[-1] + np.where(colour == OPEN, 0, sight.bearing.T)
    own, other = (table.ravel()[place] for table in lines)
    left = sight.bags.bearing.reshape(-1, 3, STATES)[:, :, 1:DEAD].transpose(1, 2, 0)[DIRECTION]
    line, value = np.ogrid[:LINE_COUNT, : DEAD - 1]
    opening = fresh[line[:, :, None], value[:, :, None], left][:, :, sight.bag]
    changes = np.where((colour == OPEN)[:, None, :], opening, other[:, None, :])
    for state in range(1, DEAD):
        np.copyto(changes[:, state - 1], own, where=colour == state)
    return changes


def _cell_changes(sight: _Sight, tables: tuple[Array, Array]) -> Iterator[Array]:
    """Yield for each cell how much each tile there would change, by tile and board; NOTHING if
    filled."""
    changes = _changes(sight, tables)
    worth = [changes[line, CODES[:, DIRECTION[line]] - 1] for line in range(LINE_COUNT)]
    in_cell = np.where(sight.boards.filled.T, NOTHING, np.int8(127))
    for cell, (one, two, three) in enumerate(LINES_AT):
        change = worth[one] + worth[two]
        change += worth[three]
        yield np.minimum(change, in_cell[cell], out=change)


def _offers(sight: _Sight, tables: tuple[Array, Array]) -> dict[str, Array]:
    """The changes made by the best cell of each tile and by the best tile of each cell."""
    best = np.full((TILE_COUNT, len(sight.bag)), NOTHING)
    second = best.copy()
    where = np.zeros(best.shape, np.int8)
    suits = np.empty((CELL_COUNT, len(sight.bag)), np.int8)
    of_tile = np.where(sight.bags.unseen.T, np.int8(127), NOTHING)[:, sight.bag]
    for cell, change in enumerate(_cell_changes(sight, tables)):
        np.minimum(change, of_tile).max(axis=0, out=suits[cell])
        np.maximum(second, np.minimum(best, change), out=second)
        np.copyto(where, np.int8(cell), where=change > best)
        np.maximum(best, change, out=best)
    lead = best.astype(np.int16) - second
    offers = _steps(best) * (len(GAPS) + 1)
    for limit in GAPS:
        offers += lead >= limit
    suited = _steps(suits).T
    return {"offers": offers.T, "suits": suited, "rush": _preferring_tiles(sight, where, suited)}


def _preferring_tiles(sight: _Sight, where: Array, suited: Array) -> Array:
    """For each cell, the change made by its best tile and the number of tiles that prefer the
    cell."""
    row = np.arange(len(sight.bag)) * CELL_COUNT
    places = (where + row)[sight.bags.unseen.T[:, sight.bag]]
    likers = np.bincount(places, minlength=len(row) * CELL_COUNT).reshape(-1, CELL_COUNT)
    counted: Array = suited // SUIT_STEPS * (MAX_RUSH + 1) + np.minimum(likers, MAX_RUSH)
    return counted


def _steps(changes: Array) -> Array:
    steps: Array = (np.clip(changes, 1 - OFFERS, OFFERS - 1).astype(np.int32) + OFFERS) >> 1
    return steps


def _beam_lines(sight: _Sight) -> Array:
    beam = sight.boards.beam.astype(np.int32)
    moon = beam != SUNBEAM
    symbols = np.stack([sight.bags.suns, sight.bags.moons], axis=1)
    left = _look_up(symbols, sight.bag, moon.astype(np.int32))
    places = moon * (3 * STATES) + _LINE_OFFSET + sight.colour
    both = np.minimum(
        _look_up(sight.bags.both.reshape(len(symbols), -1), sight.bag, places), MAX_BOTH
    )
    known = ((moon * 5 + sight.count - 1) * 4 + sight.colour - 1) * (MAX_BOTH + 1) + both + 2
    lost = (beam == MIXED) | (sight.missing == 0) | (left < sight.missing)
    return np.where(beam == NO_BEAM, 0, np.where(lost, 1, known))


def _beam_cells(sight: _Sight, around: Array) -> Array:
    beams = sight.boards.beam.astype(np.int32)[:, LINES_AT]
    crossing = (beams[:, :, 0] * 4 + beams[:, :, 1]) * 4 + beams[:, :, 2]
    sun, moon = (_look_up(suiting, sight.bag, around) for suiting in sight.bags.suiting)
    states: Array = crossing * 4 + sun * 2 + moon
    return states
