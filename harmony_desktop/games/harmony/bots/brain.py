"""How `hard` and `champion` judge placements: a value network, and a search on top of it.

All values are expected final points of the round. The value of a placement is the points it
completes now plus the network's expectation for the board it leaves. Among close placements, the
search replaces that expectation by the mean, over every unseen tile, of that tile's best placement;
among those still close, it looks two turns ahead; and the champion of the standard game finally
plays the rest of the round many times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from harmony_desktop.games.harmony.bots.brain_boards import (
    SUNS,
    Array,
    Bags,
    BoardBatch,
    bag_after,
    bags_after_each,
    legal_cells,
    place,
    read_board,
)
from harmony_desktop.games.harmony.bots.brain_network import Network, load
from harmony_desktop.games.harmony.rules import scoring as rules_scoring
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, Board, Tile

GRID: Final = 2.0**20
BATCH: Final = 4096
"""The number of boards described at once, which is fastest."""


class Judged(NamedTuple):
    """A cell and the expected final score of the round after placing there."""

    cell: int
    value: float


class Stage(NamedTuple):
    """A stage of the search, which judges the remaining close placements more deeply."""

    turns: int
    """Number of turns to look ahead, or to play out."""
    width: int
    """The most placements that reach this stage."""
    margin: float
    """The most points a placement may be valued below the favourite to reach this stage."""
    first: int = 1
    last: int = CELL_COUNT
    """The range of tiles on the board, the new one included, in which this stage applies."""
    reply_width: int = CELL_COUNT
    reply_margin: float = 1000.0
    """The same two limits for the placements of the next tile, when looking further ahead."""
    later_width: int = CELL_COUNT
    """The number of cells tried for a later tile: those that suited it best the turn before.

    At least two; only where a tile may be placed anywhere.
    """
    rounds: int = 0
    """Play out games instead of looking ahead: this number times the number of tiles left.

    Each tile is then tried in the `later_width` cells that suit it best by the rule of thumb.
    """
    trust: float = 0.8
    """The weight of the played-out games against the value before."""


Search = tuple[Stage, ...]

_VARIANTS: Final = (Stage(1, 6, 3.0, last=12), Stage(2, 6, 3.0, first=13))
_STANDARD: Final = (
    Stage(1, 6, 3.0),
    Stage(2, 4, 1.5, reply_width=1, later_width=2),
    Stage(6, 3, 1.0, first=2, last=4, later_width=3, rounds=12),
    Stage(6, 3, 1.0, first=5, last=14, later_width=3, rounds=16),
)


def search_of(level: str, placement: str, scoring: str) -> Search:
    """The stages of a level's search in a variant; only the champion searches."""
    if level != "champion":
        return ()
    return _STANDARD if (placement, scoring) == ("free", "standard") else _VARIANTS


class Brain:
    """Judges placements with a network and a search."""

    def __init__(self, network: Network, search: Search) -> None:
        self._network = network
        self._placement = network.inputs.placement
        self._scoring = network.inputs.scoring
        self._search = search

    def judge(self, board: Board, called: Sequence[Tile], cells: Sequence[int]) -> list[Judged]:
        """Judge the given cells for the last called tile, best first.

        Placements that were not searched are never valued above those that were.
        """
        before = read_board(board)
        where = np.array(cells)
        only = np.zeros(len(where), np.intp)
        boards, gains = self._place(before.take(only), np.full(len(where), called[-1]), where)
        bag = bag_after(called)
        values = gains + self._expect(boards, bag, only)
        order = np.argsort(-values, kind="stable")
        close = order
        for stage in self._search:
            if not stage.first <= boards.placed <= min(stage.last, CELL_COUNT - 1):
                continue
            close = close[values[close] >= values[close[0]] - stage.margin][: stage.width]
            if len(close) < 2:
                break
            rest = order[len(close) :]
            if stage.rounds:
                played = gains[close] + self._play_out(boards.take(close), bag, stage)
                values[close] = _on_grid(values[close] + (played - values[close]) * stage.trust)
            else:
                ahead = self._look_ahead(boards.take(close), bag, only[: len(close)], stage)
                values[close] = gains[close] + ahead
            values[rest] = np.minimum(values[rest], values[close].min())
            close = close[np.argsort(-values[close], kind="stable")]
            order = np.concatenate([close, rest])
        points = self._points_of(before, board)
        return [Judged(cells[number], points + float(values[number])) for number in order]

    def play_to_end(
        self, board: Board, called: Sequence[Tile], cells: Sequence[int], orders: Array
    ) -> Array:
        """The final scores of games that the network plays out, by cell and calling order.

        `orders` has a row for each game: the tiles called after the last called one, which goes on
        each of `cells` in turn. Every later tile is tried on every legal cell.
        """
        before = read_board(board)
        where = np.array(cells)
        boards, gains = self._place(
            before.take(np.zeros(len(where), np.intp)), np.full(len(where), called[-1]), where
        )
        game = np.arange(len(where) * len(orders))
        now = boards.take(game // len(orders))
        points = np.repeat(gains, len(orders))
        calls = np.tile(orders, (len(where), 1))
        unseen = np.repeat(bag_after(called).unseen, len(game), axis=0)
        last = np.full(len(game), called[-1])
        for turn in range(CELL_COUNT - boards.placed):
            tile = calls[:, turn]
            legal = legal_cells(now, touching=False)
            if self._placement != "free":
                bound = (SUNS[tile] == SUNS[last]) | (self._placement == "connected")
                legal = np.where(bound[:, None], legal_cells(now, touching=True), legal)
            unseen[game, tile] = False
            origin, cell = np.nonzero(legal)
            after, more = self._place(now.take(origin), tile[origin], cell)
            values = more + self._expect(after, Bags(unseen, tile), origin)
            chosen = _best_of_each(origin, values, 1)
            points = points + more[chosen]
            now, last = after.take(chosen), tile
        total: Array = self._points_of(before, board) + points.reshape(len(where), -1)
        return total

    def _points_of(self, boards: BoardBatch, board: Board) -> float:
        """The points already on a board, with a best beam counted as its bonus."""
        kind = "standard" if self._scoring == "best-beam" else self._scoring
        points = rules_scoring.sheets([board], kind)[0].total
        return points + float(self._bonus(boards)[0])

    def _place(self, boards: BoardBatch, tiles: Array, cells: Array) -> tuple[BoardBatch, Array]:
        after, points = place(boards, tiles, cells, self._scoring)
        if self._scoring == "best-beam":
            return after, points + self._bonus(after) - self._bonus(boards)
        return after, points.astype(np.float64)

    def _bonus(self, boards: BoardBatch) -> Array:
        bonus = self._network.bonus
        total: Array = bonus[0, boards.best[:, 0]] + bonus[1, boards.best[:, 1]]
        return total

    def _expect(self, boards: BoardBatch, bags: Bags, bag: Array) -> Array:
        """The network's expectations for boards, each with its bag."""
        expected = np.zeros(len(boards))
        if boards.placed < CELL_COUNT:
            for first in range(0, len(boards), BATCH):
                part = slice(first, first + BATCH)
                active = self._network.inputs.describe(boards.take(part), bags, bag[part])
                expected[part] = self._network.points(active, boards.placed)
        return expected

    def _look_ahead(
        self,
        boards: BoardBatch,
        bags: Bags,
        bag: Array,
        stage: Stage,
        promising: Array | None = None,
    ) -> Array:
        """The mean value of the best placement over all tiles of the bag, for each board.

        `bag` has the index of each board's bag; all bags hold the same number of tiles. Only
        `promising` cells are tried: booleans by board, tile and cell.
        """
        left, number = bags_after_each(bags)
        legal = self._legal(boards, bags, bag)
        origin, tile, cell = np.nonzero(legal if promising is None else legal & promising)
        after, gains = self._place(boards.take(origin), tile, cell)
        rest = number[bag[origin], tile]
        call = origin * len(SUNS) + tile
        if stage.turns == 1 or after.placed == CELL_COUNT:
            values = gains + self._expect(after, left, rest)
        else:
            likely = gains + self._expect(after, left, rest)
            kept = _best_of_each(call, likely, stage.reply_width, stage.reply_margin)
            if stage.later_width < CELL_COUNT:
                best = _best_of_each(call, likely, stage.later_width)
                promising = np.zeros_like(legal)
                promising[origin[best], tile[best], cell[best]] = True
                promising = promising[origin[kept]]
            after, gains, rest, call = after.take(kept), gains[kept], rest[kept], call[kept]
            deeper = stage._replace(turns=stage.turns - 1)
            values = gains + self._look_ahead(after, left, rest, deeper, promising)
        best = np.maximum.reduceat(values, np.flatnonzero(np.diff(call, prepend=-1)))
        mean = best.reshape(len(boards), -1).sum(axis=1) / (len(left.unseen) // len(bags.unseen))
        return _on_grid(mean)

    def _play_out(self, boards: BoardBatch, bags: Bags, stage: Stage) -> Array:
        """The mean result of many games that the network plays out, for each board.

        Every tile is called in every position equally often, in the same orders for all boards, and
        placed in the best of its promising cells. The luck of the calls is deducted: how much
        better each tile is than the mean, by the rule of thumb. The network's expectation is added
        at the end. All boards share one bag.
        """
        orders = _calling_orders(bags.unseen[0], stage.rounds)
        game = np.arange(len(boards) * len(orders))
        calls = np.tile(orders, (len(boards), 1))
        now = boards.take(game // len(orders))
        unseen = np.repeat(bags.unseen, len(game), axis=0)
        points = rest = np.zeros(len(game))
        for turn in range(min(stage.turns, CELL_COUNT - boards.placed)):
            called = calls[:, turn]
            worth, ranked = self._network.inputs.by_thumb(now, Bags(unseen, called), called)
            mean = (worth * unseen).sum(axis=1) / np.count_nonzero(unseen[0])
            points = points + _on_grid(mean) - worth[game, called]
            unseen = unseen.copy()
            unseen[game, called] = False
            width = min(stage.later_width, CELL_COUNT - now.placed)
            origin = np.repeat(game, width)
            cells = np.sort(ranked[:, :width], axis=1).ravel()
            after, gains = self._place(now.take(origin), called[origin], cells)
            expected = self._expect(after, Bags(unseen, called), origin)
            chosen = game * width + (gains + expected).reshape(-1, width).argmax(axis=1)
            points, rest = points + gains[chosen], expected[chosen]
            now = after.take(chosen)
        return _on_grid((points + rest).reshape(len(boards), -1).sum(axis=1) / len(orders))

    def _legal(self, boards: BoardBatch, bags: Bags, bag: Array) -> Array:
        """Whether each tile may be called next and placed on each cell, by board, tile and cell."""
        legal = legal_cells(boards, touching=False)[:, None, :]
        if self._placement != "free":
            bound = np.ones((len(boards), len(SUNS)), np.bool_)
            if self._placement == "sun-moon":
                bound = bags.last_sun[bag][:, None] == SUNS
            beside = legal_cells(boards, touching=True)[:, None, :]
            legal = np.where(bound[:, :, None], beside, legal)
        found: Array = bags.unseen[bag][:, :, None] & legal
        return found


def _on_grid(values: Array) -> Array:
    """Round values to a grid of binary fractions, so that sums are exact in any order."""
    rounded: Array = np.rint(values * GRID) / GRID
    return rounded


def _calling_orders(unseen: Array, rounds: int) -> Array:
    """Orders in which the unseen tiles may be called: one per round, in all its rotations.

    They depend only on the tiles and the number of the round, not on chance or time.
    """
    tiles = np.flatnonzero(unseen)
    mask = sum(1 << int(tile) for tile in tiles)
    turned = (np.arange(len(tiles))[:, None] + np.arange(len(tiles))) % len(tiles)
    orders = []
    for number in range(rounds):
        keys = [
            _scrambled(mask + (number * len(unseen) + int(tile)) * 0x9E3779B9) for tile in tiles
        ]
        orders.append(tiles[np.argsort(keys, kind="stable")][turned])
    return np.concatenate(orders)


def _scrambled(number: int) -> int:
    """A 32-bit hash of a number."""
    number &= 0xFFFFFFFF
    number = ((number ^ (number >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    number = ((number ^ (number >> 15)) * 0x846CA68B) & 0xFFFFFFFF
    return number ^ (number >> 16)


def _best_of_each(group: Array, values: Array, width: int, margin: float = 1000.0) -> Array:
    """The indices of the best members of each group: at most `width`, at most `margin` below its
    best.

    Members of a group are adjacent.
    """
    order = np.lexsort((-values, group))
    starts = np.flatnonzero(np.diff(group, prepend=-1))
    sizes = np.diff(starts, append=len(group))
    place = np.arange(len(group)) - np.repeat(starts, sizes)
    limit = np.repeat(values[order[starts]], sizes) - margin
    kept: Array = np.sort(order[(place < width) & (values[order] >= limit)])
    return kept


def brain(level: str, placement: str, scoring: str, work: int = 1) -> Brain:
    """The brain of a level for a variant; its search does about `work` times its usual work."""
    search = tuple(
        stage._replace(rounds=stage.rounds * work)
        if stage.rounds
        else stage._replace(width=stage.width * work)
        for stage in search_of(level, placement, scoring)
    )
    return Brain(load(level, placement, scoring), search)
