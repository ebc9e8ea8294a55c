"""How `hard` and `champion` judge placements: a value network, and a search on top of it.

Everything counts in expected final points of the round. The value of a placement is what it
completes now plus what the network expects of the board it leaves. The search replaces that
expectation, where placements come close to each other, by the mean over every unseen tile of the
best placement that tile would find; near the end of the round it does so for two turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from harmony_desktop.games.harmony import scoring as rules_scoring
from harmony_desktop.games.harmony.brain_boards import (
    SUNS,
    Array,
    Bags,
    Boards,
    bag_after,
    bags_after_each,
    legal_cells,
    place,
    read_board,
)
from harmony_desktop.games.harmony.brain_network import Network, load
from harmony_desktop.games.harmony.components import CELL_COUNT, Board, Tile

GRID: Final = 2.0**20


class Judged(NamedTuple):
    """A cell and the final score of the round to be expected after placing there."""

    cell: int
    value: float


class Search(NamedTuple):
    """How far to look. The default is not to search at all."""

    width: int = 0
    """At most so many placements are searched."""
    margin: float = 0.0
    """Only those are that the network values at most so many points below its favourite."""
    two_turns_from: int = CELL_COUNT
    """With so many tiles placed the search looks two turns ahead instead of one."""


SEARCHES: Final = {"hard": Search(), "champion": Search(6, 3.0, 13)}


class Brain:
    """Judges placements with a network and a search."""

    def __init__(self, network: Network, search: Search) -> None:
        self._network = network
        self._placement = network.inputs.placement
        self._scoring = network.inputs.scoring
        self._search = search

    def judge(self, board: Board, called: Sequence[Tile], cells: Sequence[int]) -> list[Judged]:
        """All the given cells for the last called tile, best first.

        Placements that were not searched are never valued above those that were.
        """
        before = read_board(board)
        where = np.array(cells)
        only = np.zeros(len(where), np.intp)
        boards, gains = self._place(before.take(only), np.full(len(where), called[-1]), where)
        bag = bag_after(called)
        values = gains + self._expect(boards, bag, only)
        order = np.argsort(-values, kind="stable")
        close = order[values[order] >= values[order[0]] - self._search.margin]
        close = close[: self._search.width]
        if len(close) > 1 and boards.placed < CELL_COUNT:
            turns = 2 if boards.placed >= self._search.two_turns_from else 1
            ahead = self._look_ahead(boards.take(close), bag, only[: len(close)], turns)
            values[close] = gains[close] + ahead
            rest = order[len(close) :]
            values[rest] = np.minimum(values[rest], values[close].min())
            order = np.concatenate([close[np.argsort(-values[close], kind="stable")], rest])
        points = self._points_of(before, board)
        return [Judged(cells[number], points + float(values[number])) for number in order]

    def _points_of(self, boards: Boards, board: Board) -> float:
        """The points already on a board, a best beam counted as its bonus."""
        kind = "standard" if self._scoring == "best-beam" else self._scoring
        points = rules_scoring.sheets([board], kind)[0].total
        return points + float(self._bonus(boards)[0])

    def _place(self, boards: Boards, tiles: Array, cells: Array) -> tuple[Boards, Array]:
        after, points = place(boards, tiles, cells, self._scoring)
        if self._scoring == "best-beam":
            return after, points + self._bonus(after) - self._bonus(boards)
        return after, points.astype(np.float64)

    def _bonus(self, boards: Boards) -> Array:
        bonus = self._network.bonus
        total: Array = bonus[0, boards.best[:, 0]] + bonus[1, boards.best[:, 1]]
        return total

    def _expect(self, boards: Boards, bags: Bags, bag: Array) -> Array:
        """What the network expects of boards, each with its bag."""
        if boards.placed == CELL_COUNT:
            return np.zeros(len(boards))
        active = self._network.inputs.describe(boards, bags, bag)
        return self._network.points(active, boards.placed)

    def _look_ahead(self, boards: Boards, bags: Bags, bag: Array, turns: int) -> Array:
        """For each board the mean over every tile of its bag of the best placement it finds.

        `bag` tells which bag goes with each board; all bags hold the same number of tiles.
        """
        left, number = bags_after_each(bags)
        origin, tile, cell = self._choices(boards, bags, bag)
        after, gains = self._place(boards.take(origin), tile, cell)
        rest = number[bag[origin], tile]
        if turns > 1 and after.placed < CELL_COUNT:
            values = gains + self._look_ahead(after, left, rest, turns - 1)
        else:
            values = gains + self._expect(after, left, rest)
        call = origin * len(SUNS) + tile
        best = np.maximum.reduceat(values, np.flatnonzero(np.diff(call, prepend=-1)))
        mean = best.reshape(len(boards), -1).sum(axis=1) / (len(left.unseen) // len(bags.unseen))
        # On a grid of whole fractions further sums stay exact, in whatever order they are made.
        rounded: Array = np.rint(mean * GRID) / GRID
        return rounded

    def _choices(self, boards: Boards, bags: Bags, bag: Array) -> tuple[Array, Array, Array]:
        """Every board, tile of its bag and legal cell: three parallel arrays in that order."""
        legal = legal_cells(boards, touching=False)[:, None, :]
        if self._placement != "free":
            bound = np.ones((len(boards), len(SUNS)), np.bool_)
            if self._placement == "sun-moon":
                bound = bags.last_sun[bag][:, None] == SUNS
            beside = legal_cells(boards, touching=True)[:, None, :]
            legal = np.where(bound[:, :, None], beside, legal)
        origin, tile, cell = np.nonzero(bags.unseen[bag][:, :, None] & legal)
        return origin, tile, cell


def brain(level: str, placement: str, scoring: str) -> Brain:
    """The brain of a level for a variant."""
    return Brain(load(level, placement, scoring), SEARCHES[level])
