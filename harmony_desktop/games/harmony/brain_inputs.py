"""What the value network is told about a board: one active input in each of many slots.

The inputs are by line and by cell, as a player sees a board:
- each line: its value × its tiles × how many unseen tiles bear that value, or open, or dead;
- each empty cell: the states of its three lines × how many unseen tiles suit them all;
- each of the nine values: unseen tiles that bear it × tiles that unfinished lines ask of it;
- each unseen tile: how many cells take it without harm;
- the number of tiles placed; and for the variants suns, moons, beams and neighbourhood.

A line that cannot be completed any more counts as dead, like a broken one: no future points come
from it and no cell has to respect it. training/harmony/learner.c has the same inputs in the same
order; `train.py check` compares both.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from harmony_desktop.games.harmony.brain_boards import (
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
    Boards,
)
from harmony_desktop.games.harmony.components import CELL_COUNT, TILES

TILE_COUNT: Final = len(TILES)
MAX_BEARING: Final = 10
MAX_DEMAND: Final = 12
MAX_FITS: Final = 3
MAX_TAKERS: Final = 4
MAX_BOTH: Final = 4
MAX_SUNS, MAX_MOONS = 13, 14

_TAKES: Final = SUITS_CELL.T @ (1 << np.arange(TILE_COUNT, dtype=np.int64))
"""The tiles a cell takes without harm, as bits, by the states of its lines."""
_TILE_BITS: Final = np.arange(TILE_COUNT, dtype=np.int64)
_LINE_OFFSET: Final = (DIRECTION * STATES).astype(np.int32)


class Inputs:
    """The layout of the inputs for one variant, and the description of boards in it.

    `by_cell` leaves out the inputs of single cells where false (a smaller, weaker network).
    """

    def __init__(self, placement: str, scoring: str, by_cell: bool) -> None:
        self.placement = placement
        self.scoring = scoring
        self.by_cell = by_cell
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
        ]
        self.size = 0
        self._first: dict[str, Array] = {}
        for name, slots, states, present in families:
            if present:
                self._first[name] = self.size + states * np.arange(slots, dtype=np.int32)
                self.size += slots * states

    def describe(self, boards: Boards, bags: Bags, bag: Array) -> Array:
        """The active inputs, a row for each board; `bag` says which of the bags it goes with.

        Slots with nothing to say hold `size`, the number of an input that is always zero.
        """
        colour = boards.colour.astype(np.int32)
        count = boards.count.astype(np.int32)
        missing = LENGTH - count
        bearing = _look_up(bags.bearing, bag, _LINE_OFFSET + colour)
        alive = (missing > 0) & (missing <= bearing)
        colour = np.where(alive, colour, DEAD)
        sight = _Sight(boards, bags, bag, colour, count, missing)
        parts: dict[str, Array] = {"lines": _line_states(colour, count, bearing)}
        corners = colour[:, LINES_AT]
        around = (corners[:, :, 0] * STATES + corners[:, :, 1]) * STATES + corners[:, :, 2]
        if self.by_cell:
            fits = np.minimum(_look_up(bags.fits, bag, around), MAX_FITS)
            parts["cells"] = around * (MAX_FITS + 1) + fits
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
        return self._join(parts, boards, bags.unseen[bag])

    def _join(self, parts: dict[str, Array], boards: Boards, unseen: Array) -> Array:
        silent = {"tiles": ~unseen, "cells": boards.filled}
        silent["beam_cells"] = silent["beside"] = boards.filled
        columns = []
        for name, first in self._first.items():
            numbers = first + parts[name]
            if name in silent:
                numbers[silent[name]] = self.size
            columns.append(numbers)
        return np.concatenate(columns, axis=1)

    def _symbols(self, bags: Bags) -> Array:
        last = bags.last_sun * (self.placement == "sun-moon")
        numbers: Array = (last * (MAX_SUNS + 1) + bags.suns) * (MAX_MOONS + 1) + bags.moons
        return numbers


class _Sight:
    """What the description of one batch has worked out so far."""

    __slots__ = ("bag", "bags", "boards", "colour", "count", "missing")

    def __init__(
        self, boards: Boards, bags: Bags, bag: Array, colour: Array, count: Array, missing: Array
    ) -> None:
        self.boards = boards
        self.bags = bags
        self.bag = bag
        self.colour = colour
        self.count = count
        self.missing = missing


def _look_up(table: Array, row: Array, column: Array) -> Array:
    """table[row, column] with one row number for each row of columns; faster than indexing."""
    found: Array = table.ravel().take((row * table.shape[1])[:, None] + column)
    return found


def _line_states(colour: Array, count: Array, bearing: Array) -> Array:
    known = 2 + ((colour - 1) * 5 + count - 1) * MAX_BEARING + bearing
    return np.where(colour == DEAD, 1, np.where(colour == OPEN, 0, known))


def _demand(sight: _Sight) -> Array:
    """For each value what is left of it beside what the lines ask for."""
    asked, left = [], []
    for value in (1, 2, 3):
        missing = sight.missing * (sight.colour == value)
        asked.append(missing.reshape(-1, 3, LINE_COUNT // 3).sum(axis=2))
        left.append(sight.bags.bearing[:, value::STATES][sight.bag])
    states: Array = np.stack(left, axis=2) * (MAX_DEMAND + 1)
    states += np.minimum(np.stack(asked, axis=2), MAX_DEMAND)
    return states.reshape(-1, 9)


def _takers(around: Array, filled: Array) -> Array:
    """How many empty cells take each tile without harm, counted for all 27 tiles at once.

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
