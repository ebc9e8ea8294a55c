"""The champion of Harmonies: it plans many turns and plays out games from the best of them.

A beam search finds whole turns, as `plans` does for the other levels, on arrays of lands. From the
best of them the game is played to its end several times, with refills and cards drawn at random
from the unseen ones; the turns with the best results are played out more often. So the champion
sees how soon the others can end the game, and whether a card will still pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum
from typing import Final, NamedTuple

import numpy as np

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.estimate import TUNED, EstimateWeights
from harmony_desktop.games.harmonies.bots.futures import Cubes, Lots, QuickPlayers, tables_of
from harmony_desktop.games.harmonies.bots.lands import (
    NONE,
    LandBoard,
    LandJudge,
    Lands,
    Reals,
    Rows,
    Small,
    Whole,
    joined,
    lands_of,
    with_card,
)
from harmony_desktop.games.harmonies.bots.plans import (
    Effort,
    OutsideWorth,
    Planner,
    TurnPlan,
    hands_to_place,
    horizon,
)
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import COLOURS
from harmony_desktop.games.harmonies.rules.moves import (
    END_TURN,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_SPACE,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.open_table import NO_CARD, TOKENS_A_SPACE
from harmony_desktop.games.harmonies.rules.view import HarmoniesView


@dataclass(frozen=True, slots=True)
class Thinking:
    """The extent of the champion's search, and its weights."""

    width: int
    """Half-finished turns kept after each token, for every space."""
    cards: int
    """Cards tried before the tokens are placed, the most promising first."""
    stages: tuple[tuple[int, int], ...]
    """The number of plans played out and the work spent on them, stage by stage.

    One turn from an empty board counts as 1 unit of work, later turns as less.
    """
    weights: dict[str, EstimateWeights]
    """The weights of the estimate, by side."""
    steady: bool = False
    """Whether later turns are played out more often, so that they take as long as the first."""


ALONE: Final = Thinking(24, 3, ((24, 1800), (8, 1500), (3, 900)), {"A": TUNED, "B": TUNED})
TOGETHER: Final = Thinking(24, 5, ((20, 960), (8, 900), (4, 770)), {"A": TUNED, "B": TUNED}, True)
LIGHT: Final = Thinking(12, 3, ((8, 200), (3, 150)), {"A": TUNED, "B": TUNED})
"""The extent of the search of `hard`."""

_FEWEST_LOTS: Final = 2
_MOST_LOTS: Final = 100
_TRUST: Final = 8.0
"""The weight of the estimate, as a number of played-out games."""
_WORTH_WAITING: Final = 2.0
"""The points from which a hint has animals wait that could move in."""
_FULL_WORK: Final = 28
"""Empty hexes of an empty board plus the fixed cost of a turn, in hexes."""
_FULL_GAME: Final = 16
"""The work of a game played out from an empty board; with fewer hexes left it falls with their
third power, as measured."""


class Turns(NamedTuple):
    """Many turns at once: the lands they lead to, and their moves."""

    lands: Lands
    values: Reals
    hands: Small
    """Tokens left to place, by turn."""
    spaces: list[int | None]
    taken: list[int]
    """The card taken in each turn, NONE if none."""
    moves: list[tuple[Move, ...]]

    def at(self, rows: Sequence[int]) -> Turns:
        chosen = np.array(rows, dtype=np.intp)
        return Turns(
            self.lands.at(chosen),
            self.values[chosen],
            self.hands[chosen],
            [self.spaces[row] for row in rows],
            [self.taken[row] for row in rows],
            [self.moves[row] for row in rows],
        )


def together(parts: Sequence[Turns]) -> Turns:
    """Join several arrays of turns."""
    return Turns(
        joined([part.lands for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.hands for part in parts]),
        [space for part in parts for space in part.spaces],
        [card for part in parts for card in part.taken],
        [moves for part in parts for moves in part.moves],
    )


class Champion:
    """Plans the rest of one turn from a seat's view."""

    def __init__(
        self,
        view: HarmoniesView,
        thinking: Thinking | None = None,
        outside_worth: OutsideWorth | None = None,
    ) -> None:
        """`outside_worth` is the value of a turn outside the seat's own land; None counts as 0."""
        self.view = view
        self.outside_worth = outside_worth
        self.thinking = thinking or (ALONE if view.setup.seats == 1 else TOGETHER)
        self.judge = LandJudge(view.setup.side, self.thinking.weights[view.setup.side])
        self.board = LandBoard(view.setup.side)
        self.horizon = horizon(view, self.judge.weights)
        self.row = [card for card in view.table.row if card != NO_CARD]

    def working(self, times: int) -> Champion:
        """The same champion, playing out `times` as many games of every plan."""
        stages = tuple((plans, work * times) for plans, work in self.thinking.stages)
        return Champion(self.view, replace(self.thinking, stages=stages), self.outside_worth)

    def plans(self) -> list[TurnPlan]:
        """Plans for the rest of the turn, best first, each with its expected points."""
        chosen = self._candidates()
        worth = self._worths(chosen)
        ranked = sorted(range(len(worth)), key=lambda number: -worth[number])
        return [self._plan(chosen, number, worth) for number in ranked]

    def knowing(self, bag: Sequence[int], deck: Sequence[int]) -> list[TurnPlan]:
        """Plans for the rest of a solo turn with known orders of tokens and cards, best first.

        The value of each is the result of quickly playing it out.
        """
        chosen = self._candidates()
        nobody_else = np.zeros((1, 0), dtype=np.int64)
        lots = Lots(np.array([bag], dtype=np.int8), np.array([deck], dtype=np.int8), nobody_else)
        worth: list[float] = self._played_on(chosen, np.arange(chosen.lands.number), lots).tolist()
        ranked = sorted(range(len(worth)), key=lambda number: -worth[number])
        return [self._plan(chosen, number, worth) for number in ranked]

    def with_best(self, played: Sequence[Move]) -> tuple[TurnPlan, TurnPlan]:
        """The best plan and a turn that was played, both judged in the same way."""
        turns = together([self._turn(played), self._candidates()])
        worth = self._worths(turns, always=0)
        best = max(range(len(worth)), key=lambda number: worth[number])
        return self._plan(turns, best, worth), TurnPlan(worth[0], tuple(played), 0)

    def settled(self, plan: TurnPlan) -> TurnPlan:
        """A plan with every cube that brings points at once, unless waiting is worth more."""
        waiting = self._turn([move for move in plan.moves if move != END_TURN])
        turns = together([waiting, *self._with_all_cubes(waiting)])
        if len(turns.moves) == 1:
            return plan
        worth = self._worths(turns)
        return plan if worth[0] - worth[1] >= _WORTH_WAITING else self._plan(turns, 1, worth)

    def _turn(self, moves: Sequence[Move]) -> Turns:
        """One turn of the seat, without its end."""
        table = self.view.table
        for move in moves:
            table = table.played(move)
        lands = lands_of(self.view.setup.side, table.land)
        hands = np.full((1, TOKENS_A_SPACE), NONE, dtype=np.int8)
        value = self.judge.judge(lands, self._times(1)).values
        space = next((move.space for move in moves if isinstance(move, TakeSpace)), None)
        taken = [CARD_NUMBERS[move.card] for move in moves if isinstance(move, TakeCard)]
        return Turns(lands, value, hands, [space], [*taken, NONE][:1], [tuple(moves)])

    def _candidates(self) -> Turns:
        """The turns worth playing out."""
        endings = self._endings()
        endings = endings._replace(values=endings.values + self._outside_worth(endings))
        order = np.argsort(-endings.values, kind="stable").tolist()
        number = self.thinking.stages[0][0]
        if not self.horizon or self.view.turns_left(self.view.seat).least > 1:
            return endings.at(self._different(endings, order, number))
        chosen = endings.at(self._different(endings, order, number // 2))
        return together([chosen, *self._with_all_cubes(chosen)])

    def _with_all_cubes(self, turns: Turns) -> list[Turns]:
        """The turns that leave cubes unplaced, with every cube that brings points at once: this
        turn may be the last."""
        lands = turns.lands.at(np.arange(turns.lands.number))
        now = np.zeros(lands.number, dtype=np.int64)
        after = self._with_cubes(turns._replace(lands=lands), now)
        rows = [row for row, moves in enumerate(after.moves) if moves != turns.moves[row]]
        if not rows:
            return []
        settled = after.at(rows)
        values = self.judge.judge(settled.lands, self._times(len(rows))).values
        return [settled._replace(values=values + self._outside_worth(settled))]

    def _outside_worth(self, turns: Turns) -> Reals:
        """The value of turns outside the land they lead to."""
        if self.outside_worth is None:
            return np.zeros(turns.lands.number)
        return np.array(
            [
                self.outside_worth(space, () if card == NONE else ((card, 0),))
                for space, card in zip(turns.spaces, turns.taken, strict=True)
            ]
        )

    def _worths(self, turns: Turns, always: int | None = None) -> list[float]:
        """The values of turns; the turn `always` is played out in every stage."""
        if not self.horizon:
            return [float(value) for value in turns.values]
        return self._outcomes(turns, always)

    @staticmethod
    def _plan(turns: Turns, number: int, worth: Sequence[float]) -> TurnPlan:
        moves = turns.moves[number]
        return TurnPlan(
            worth[number], moves if moves[-1:] == (END_TURN,) else (*moves, END_TURN), 0
        )

    def exchange(self) -> Move | None:
        """The card of the row to exchange before the turn begins; None if none may be."""
        return Planner(self.view, Effort(weights=self.judge.weights)).exchange()

    def _times(self, number: int) -> Whole:
        return np.full(number, self.horizon, dtype=np.int64)

    def _judged(self, turns: Turns) -> Turns:
        """The turns with their values, after placing every cube that improves them."""
        return self._with_cubes(turns, self._times(turns.lands.number))

    def _with_cubes(self, turns: Turns, times: Whole) -> Turns:
        """The turns after placing every cube that improves them; `times` are the turns to come."""
        values, ready = self.judge.judge(turns.lands, times)
        cubes = Cubes(self.judge, self.board)
        cubes.place(turns.lands, values, ready, times)
        moves = list(turns.moves)
        for rows, cards, cells in cubes.steps:
            for row, card, cell in zip(rows.tolist(), cards.tolist(), cells.tolist(), strict=True):
                moves[row] = (*moves[row], PLACE_CUBE[card][cell])
        return turns._replace(values=values, moves=moves)

    def _root(self) -> Turns:
        """The seat's land before the turn."""
        lands = lands_of(self.view.setup.side, self.view.land)
        hands = np.full((1, TOKENS_A_SPACE), NONE, dtype=np.int8)
        return self._judged(Turns(lands, np.zeros(1), hands, [None], [NONE], [()]))

    def _with_each_card(self, turns: Turns) -> Turns:
        """The turns after taking each card of the row, where a slot is free."""
        room = np.nonzero((turns.lands.cards == NONE).any(axis=0))[0].tolist()
        rows = [row for row in room if turns.taken[row] == NONE for _ in self.row]
        after = turns.at(rows)
        cards = self.row * (len(rows) // max(1, len(self.row)))
        lands = with_card(
            turns.lands, np.array(rows, dtype=np.intp), np.array(cards, dtype=np.int8)
        )
        moves = [(*moves, TAKE_CARD[card]) for moves, card in zip(after.moves, cards, strict=True)]
        return self._judged(after._replace(lands=lands, taken=cards, moves=moves))

    def _may_take(self) -> bool:
        return bool(self.row) and not self.view.table.card_taken

    def _endings(self) -> Turns:
        """Turns planned to their last token, with and without each card that could be taken
        then."""
        root = self._root()
        starts = [root]
        if self._may_take() and self.thinking.cards:
            taken = self._with_each_card(root)
            best = np.argsort(-taken.values, kind="stable")[: self.thinking.cards].tolist()
            starts.append(taken.at(best))
        begun = together(starts)
        table = self.view.table
        hands = hands_to_place(table, range(len(table.spaces)))
        beams = [self._begun(begun, space, hand) for space, hand in hands]
        beam = together(beams)
        for _ in range(max(len(hand) for _, hand in hands)):
            beam = self._next_token(beam)
        return together([beam, self._with_each_card(beam)]) if self._may_take() else beam

    def _begun(self, starts: Turns, space: int | None, hand: tuple[int, ...]) -> Turns:
        number = starts.lands.number
        hands = np.full((number, TOKENS_A_SPACE), NONE, dtype=np.int8)
        hands[:, : len(hand)] = hand
        first = () if space is None else (TAKE_SPACE[space],)
        moves = [(*first, *moves) for moves in starts.moves]
        return starts._replace(hands=hands, spaces=[space] * number, moves=moves)

    def _next_token(self, beam: Turns) -> Turns:
        """The best turns after one more token; `width` of them for every space."""
        wanted = [(beam.hands == colour).any(axis=1) for colour in range(len(COLOURS))]
        after = self.board.tokens(beam.lands, np.array(wanted))
        hands = beam.hands[after.parents]
        hands[np.arange(len(hands)), np.argmax(hands == after.colours[:, None], axis=1)] = NONE
        parents = after.parents.tolist()
        moves = [
            (*beam.moves[parent], PLACE_TOKEN[colour][cell])
            for parent, colour, cell in zip(
                parents, after.colours.tolist(), after.cells.tolist(), strict=True
            )
        ]
        spaces = [beam.spaces[parent] for parent in parents]
        taken = [beam.taken[parent] for parent in parents]
        turns = Turns(after.lands, np.zeros(len(hands)), hands, spaces, taken, moves)
        grown = self._judged(turns)
        order = np.argsort(-grown.values, kind="stable").tolist()
        by_space: dict[int | None, list[int]] = {}
        for row in order:
            by_space.setdefault(grown.spaces[row], []).append(row)
        kept = [
            row
            for rows in by_space.values()
            for row in self._different(grown, rows, self.thinking.width)
        ]
        return grown.at(kept)

    @staticmethod
    def _different(turns: Turns, order: Sequence[int], number: int) -> list[int]:
        """The first turns in `order` that lead to different lands, up to `number`."""
        lands = turns.lands
        kept: dict[tuple[bytes, ...], int] = {}
        for row in order:
            cards = sorted(
                zip(lands.cards[:, row].tolist(), lands.placed[:, row].tolist(), strict=True)
            )
            key = (
                lands.masks[:, row].tobytes(),
                lands.cubed[row].tobytes(),
                bytes(repr((cards, turns.spaces[row])), "ascii"),
            )
            kept.setdefault(key, row)
            if len(kept) == number:
                break
        return list(kept.values())

    def _outcomes(self, turns: Turns, always: int | None) -> list[float]:
        """The values of turns; the more promising ones are played out more often."""
        view = self.view
        dice = Dice(sum(land.turns for land in view.table.lands), "futures", view.seat)
        totals = np.zeros(turns.lands.number)
        times = np.zeros(turns.lands.number)
        rows = np.arange(turns.lands.number)
        worth = turns.values
        outside_worth = self._outside_worth(turns)
        game = self._work_of_a_game()
        for plans, work in self.thinking.stages:
            if len(rows) > plans:
                ranked = worth[rows]
                if always is not None:
                    ranked[rows == always] = np.inf
                rows = rows[np.argsort(-ranked, kind="stable")[: max(2, plans)]]
            often = min(_MOST_LOTS, max(_FEWEST_LOTS, int(work / (len(rows) * game))))
            totals[rows] += self._played_on(turns, rows, Lots.drawn(view, often, dice))
            totals[rows] += often * outside_worth[rows]
            times[rows] += often
            # On average the estimate misses what the rest of the game will bring.
            off = fsum((totals[rows] / times[rows] - turns.values[rows]).tolist()) / len(rows)
            judged = turns.values + off
            worth = (totals + _TRUST * judged) / (times + _TRUST)
        # A turn that was played out less often must not beat one that was preferred to it.
        seldom = times < times.max()
        worth[seldom] = np.minimum(worth[seldom], worth[~seldom].min())
        return [float(value) for value in worth]

    def _work_of_a_game(self) -> float:
        """The work of playing out one game."""
        view = self.view
        empty, hexes = view.land.empty_hexes, view.side.count
        if self.thinking.steady:
            return float(_FULL_GAME * (max(1, empty) / hexes) ** 3)
        return view.turns_left(view.seat).most * (empty + _FULL_WORK - hexes) / _FULL_WORK

    def _played_on(self, turns: Turns, rows: Rows, lots: Lots) -> Reals:
        """The sum of results over all lots, for each of some turns."""
        often = len(lots.bags)
        which = np.repeat(rows, often)
        tables = tables_of(self.view, lots, np.tile(np.arange(often), len(rows)))
        table = self.view.table
        everywhere = np.arange(len(which))
        spaces = [turns.spaces[row] for row in which.tolist()]
        emptied = [table.space_taken if space is None else space for space in spaces]
        tables.spaces[everywhere, np.array(emptied, dtype=np.intp)] = NONE
        taken = np.array([turns.taken[row] for row in which.tolist()], dtype=np.int8)
        tables.row[(tables.row == taken[:, None]) & (taken != NONE)[:, None]] = NONE
        tables.may_discard[:] = (taken == NONE) & (not table.card_taken)
        tables.end_turn(everywhere, turns.lands.at(which), which)
        QuickPlayers({self.view.seat: self.judge}).play_out(tables)
        points = self.judge.score(tables.lands[self.view.seat])
        total: Reals = points.reshape(len(rows), often).sum(axis=1).astype(np.float64)
        return total
