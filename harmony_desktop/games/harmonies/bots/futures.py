"""Possible continuations of a game: many tables at once, with hidden tokens and cards at random.

A seat plays quickly: every token goes where it is worth most at once, then the best card is taken
if any helps. Of the other seats only what they take away matters: a space, a card, and how soon
their boards are full; this is random too, unless they have a judge of their own. Tables with the
same lot draw the same tokens and cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from harmony_desktop.engine.chance import Dice
from harmony_desktop.games.harmonies.bots.estimate import FULL_HORIZON
from harmony_desktop.games.harmonies.bots.lands import (
    NONE,
    Bits,
    LandBoard,
    LandJudge,
    Lands,
    Reals,
    Rows,
    Small,
    Truths,
    Whole,
    best_of,
    lands_of,
    with_card,
)
from harmony_desktop.games.harmonies.bots.plans import HEXES_A_TURN
from harmony_desktop.games.harmonies.rules.components import COLOURS
from harmony_desktop.games.harmonies.rules.open_table import (
    LAST_EMPTY_HEXES,
    TOKENS_A_SPACE,
    HarmoniesSetup,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

_SPACES: Final = 60
"""A number divisible by any number of spaces."""
_TAKES_CARD: Final = (True, True, True, False, False)
"""How often a seat takes a card: in three of five turns."""
_HEXES: Final = (1, 2, 2, 3)
"""The numbers of hexes that the tokens of a turn fill, with their frequencies."""
_PLACES: Final = 5
_WHIMS: Final = _SPACES * len(_TAKES_CARD) * len(_HEXES) * _PLACES


@dataclass(slots=True)
class Lots:
    """Orders of the hidden tokens and cards, one per row."""

    bags: Small
    decks: Small
    whims: Whole
    """For every turn, the random actions of a seat without a judge."""

    @staticmethod
    def drawn(view: HarmoniesView, number: int, dice: Dice) -> Lots:
        """Draw `number` orders of the tokens and cards hidden from the view."""
        tokens = [colour for colour, left in enumerate(view.bag) for _ in range(left)]
        bags = [dice.shuffled(tokens) for _ in range(number)]
        decks = [dice.shuffled(view.unseen) for _ in range(number)]
        turns = len(tokens) // TOKENS_A_SPACE + 2 * view.setup.seats
        whims = [[dice.below(_WHIMS) for _ in range(turns)] for _ in range(number)]
        shape = (number, -1)
        return Lots(
            np.array(bags, dtype=np.int8).reshape(shape) if tokens else _nothing(number),
            np.array(decks, dtype=np.int8).reshape(shape) if view.unseen else _nothing(number),
            np.array(whims, dtype=np.int64),
        )

    def at(self, rows: Rows) -> Lots:
        return Lots(self.bags[rows], self.decks[rows], self.whims[rows])


def _nothing(number: int) -> Small:
    return np.zeros((number, 0), dtype=np.int8)


@dataclass(slots=True)
class FutureTables:
    """Many tables at once, all at the same seat's turn."""

    setup: HarmoniesSetup
    seat: int
    lands: list[Lands]
    alike: list[Rows]
    """Equal lands have the same number, by seat and table."""
    empty: list[Whole]
    """Empty hexes, by seat and table."""
    spaces: Small
    """Tokens by table, space and place."""
    row: Small
    """Cards by table and place; NONE where no card lies."""
    lots: Lots
    drawn: Whole
    """Tokens drawn from the bag, by table."""
    turned: Whole
    """Cards drawn from the deck, by table."""
    last_round: Truths
    over: Truths
    may_discard: Truths
    turns: int = 0
    """Turns played since the tables began."""

    def bag_left(self, rows: Rows) -> Whole:
        left: Whole = self.lots.bags.shape[1] - self.drawn[rows]
        return left

    def horizon(self, rows: Rows, opponents: float) -> Whole:
        """The remaining length of the game for the seat to move, in empty hexes; see
        `plans.horizon`."""
        setup, seats = self.setup, self.setup.seats
        turns = self.bag_left(rows) // setup.drawn + 1
        rounds = -(-(turns + setup.turn_of(self.seat)) // seats)
        found = np.minimum(FULL_HORIZON, LAST_EMPTY_HEXES + HEXES_A_TURN * (rounds - 1))
        for seat, empty in enumerate(self.empty):
            if seat != self.seat:
                by_other = np.maximum(LAST_EMPTY_HEXES + 1, empty[rows] + int(opponents))
                found = np.minimum(found, by_other)
        return np.where(self.last_round[rows], 0, found)

    def end_turn(self, rows: Rows, lands: Lands, alike: Rows | None = None) -> None:
        """End the turn on some tables with these lands; the other tables must be over.

        Lands of the same number in `alike` are equal; without it, each may be different.
        """
        self.lands[self.seat].put(rows, lands)
        self.alike[self.seat][rows] = rows if alike is None else alike
        self.empty[self.seat][rows] = lands.empty_hexes
        self._to_next_seat(rows)

    def take_by_lot(self, rows: Rows) -> None:
        """Play a random turn: take any space and perhaps a card, and fill some hexes."""
        whims = self.lots.whims[rows, self.turns]
        full = self.spaces[rows, :, 0] != NONE
        which = whims % _SPACES % np.maximum(1, full.sum(axis=1))
        whims = whims // _SPACES
        space = np.argmax(full.cumsum(axis=1) > which[:, None], axis=1)
        self.spaces[rows, space] = NONE
        takes = np.array(_TAKES_CARD)[whims % len(_TAKES_CARD)]
        whims = whims // len(_TAKES_CARD)
        place = whims % _PLACES % self.setup.row
        self.row[rows[takes], place[takes]] = NONE
        hexes = np.array(_HEXES)[whims // _PLACES]
        self.empty[self.seat][rows] = np.maximum(0, self.empty[self.seat][rows] - hexes)
        self._to_next_seat(rows)

    def _to_next_seat(self, rows: Rows) -> None:
        """Decide whether this was the last round, refill, and pass the turn (N-7, N-10)."""
        setup = self.setup
        few = self.empty[self.seat][rows] <= LAST_EMPTY_HEXES
        self.last_round[rows] |= few | (self.bag_left(rows) < setup.drawn)
        if setup.turn_of(self.seat) == setup.seats - 1:
            self.over[rows] |= self.last_round[rows]
        self.fill(rows[~self.over[rows]])
        self.seat = (self.seat + 1) % setup.seats
        self.turns += 1

    def fill(self, rows: Rows) -> None:
        """Fill spaces and row for the next turn (N-7, N-21)."""
        if self.setup.seats == 1:
            self.spaces[rows] = NONE
        for space in range(self.setup.spaces):
            enough = self.bag_left(rows) >= TOKENS_A_SPACE
            filled = rows[(self.spaces[rows, space, 0] == NONE) & enough]
            for place in range(TOKENS_A_SPACE):
                self.spaces[filled, space, place] = self.lots.bags[
                    filled, self.drawn[filled] + place
                ]
            self.drawn[filled] += TOKENS_A_SPACE
        self.fill_row(rows)

    def fill_row(self, rows: Rows) -> None:
        """Draw a card for every empty place of the row."""
        cards = self.lots.decks.shape[1]
        for place in range(self.setup.row):
            filled = rows[(self.row[rows, place] == NONE) & (self.turned[rows] < cards)]
            self.row[filled, place] = self.lots.decks[filled, self.turned[filled]]
            self.turned[filled] += 1


def tables_of(view: HarmoniesView, lots: Lots, rows: Rows) -> FutureTables:
    """A copy of the view's table for each of the rows, with its lot."""
    table = view.table
    number = len(rows)
    spaces = np.full((len(table.spaces), TOKENS_A_SPACE), NONE, dtype=np.int8)
    for space, tokens in enumerate(table.spaces):
        spaces[space, : len(tokens)] = tokens
    first = np.zeros(number, dtype=np.intp)
    lands = [lands_of(view.setup.side, land).at(first) for land in table.lands]
    return FutureTables(
        view.setup,
        table.seat,
        lands,
        [first.copy() for _ in lands],
        [each.empty_hexes for each in lands],
        np.repeat(spaces[None], number, axis=0),
        np.repeat(np.array([table.row], dtype=np.int8), number, axis=0),
        lots.at(rows),
        np.zeros(number, dtype=np.int64),
        np.zeros(number, dtype=np.int64),
        np.full(number, table.last_round),
        np.full(number, table.over),
        np.full(number, table.may_discard),
    )


class Cubes:
    """Places cubes while they improve lands, and records them."""

    def __init__(self, judge: LandJudge, board: LandBoard) -> None:
        self.judge = judge
        self.board = board
        self.steps: list[tuple[Rows, Small, Rows]] = []
        """Lands, cards and cells of the cubes placed, round by round."""

    def place(self, lands: Lands, values: Reals, ready: Bits, horizon: Whole) -> None:
        """Place the best cube on every land, repeatedly; the arrays are changed in place."""
        rows = np.nonzero(ready.any(axis=0))[0]
        while len(rows):
            here = lands.at(rows)
            after, who, slots, cells = self.board.cubes(here, ready[:, rows])
            judged = self.judge.judge(after, horizon[rows][who])
            best = best_of(who, judged.values, len(rows))
            better = judged.values[best] > values[rows]
            rows, best = rows[better], best[better]
            cards = here.cards[slots[best], who[best]]
            self.steps.append((rows, cards, cells[best]))
            lands.put(rows, after.at(best))
            values[rows] = judged.values[best]
            ready[:, rows] = judged.ready[:, best]
            rows = rows[ready[:, rows].any(axis=0)]


class QuickPlayers:
    """Plays seats quickly, each by its judge; seats without a judge play at random."""

    def __init__(self, judges: Mapping[int, LandJudge]) -> None:
        self.judges = judges
        self.judge = next(iter(judges.values()))
        """The judge of the seat to move."""
        self.board = LandBoard(self.judge.side)

    def play_out(self, tables: FutureTables) -> None:
        """Play every table to its end."""
        while len(rows := np.nonzero(~tables.over)[0]):
            if tables.seat in self.judges:
                self.play_turn(tables, rows)
            else:
                tables.take_by_lot(rows)

    def play_turn(self, tables: FutureTables, rows: Rows) -> None:
        """Play one turn of the seat to move on the tables that are not over."""
        self.judge = self.judges[tables.seat]
        horizon = tables.horizon(rows, self.judge.weights.opponents)
        lands = tables.lands[tables.seat].at(rows)
        if tables.setup.seats == 1:
            self._exchange(tables, rows, lands, horizon)
        alike = tables.alike[tables.seat][rows]
        lands, values, ready, space = self._placed(lands, alike, tables.spaces[rows], horizon)
        tables.spaces[rows, space] = NONE
        taken = self._with_card(lands, values, ready, horizon, tables.row[rows])
        tables.row[rows[taken != NONE], taken[taken != NONE]] = NONE
        tables.may_discard[rows] = taken == NONE
        Cubes(self.judge, self.board).place(lands, values, ready, horizon)
        tables.end_turn(rows, lands)

    def _exchange(self, tables: FutureTables, rows: Rows, lands: Lands, horizon: Whole) -> None:
        """Solo: exchange the least promising card where allowed (N-21)."""
        row = tables.row[rows]
        allowed = tables.may_discard[rows] & (lands.cards == NONE).any(axis=0)
        who, place = np.nonzero((row != NONE) & allowed[:, None])
        if not len(who):
            return
        judged = self.judge.judge(with_card(lands, who, row[who, place]), horizon[who])
        worst = best_of(who, -judged.values, len(rows))
        worst = worst[worst != NONE]
        tables.row[rows[who[worst]], place[worst]] = NONE
        tables.fill_row(rows[who[worst]])

    def _placed(
        self, lands: Lands, alike: Rows, spaces: Small, horizon: Whole
    ) -> tuple[Lands, Reals, Bits, Rows]:
        """Lands after placing the tokens of the best space, with their values, and that space.

        Lands of the same number in `alike` are equal.
        """
        tables = len(spaces)
        # Equal lands with equal horizons are judged once; so are those of spaces whose first
        # tokens go to the same places.
        _, first, land_of = np.unique(
            alike * (FULL_HORIZON + 1) + horizon, return_index=True, return_inverse=True
        )
        current, times = lands.at(first), horizon[first]
        table_of, space_of = np.nonzero(spaces[:, :, 0] != NONE)
        hands = spaces[table_of, space_of]
        starts = land_of.reshape(-1)[table_of]
        each = np.arange(len(table_of))
        for number in range(TOKENS_A_SPACE):
            wanted = np.zeros((len(COLOURS) + 1, current.number), dtype=np.bool_)
            wanted[hands, starts[:, None]] = True
            after = self.board.tokens(current, wanted[:NONE])
            judged = self.judge.judge(after.lands, times[after.parents])
            # The best place for every land and colour; the last row is for NONE.
            groups = after.colours.astype(np.intp) * current.number + after.parents
            best = best_of(groups, judged.values, wanted.size)
            worth = np.where(best == NONE, -np.inf, judged.values[best]).reshape(wanted.shape)
            pick = np.argmax(worth[hands, starts[:, None]], axis=1)
            best = best.reshape(wanted.shape)[hands[each, pick], starts]
            hands[each, pick] = NONE
            hands.sort(axis=1)
            chosen, starts = np.unique(best, return_inverse=True)
            starts = starts.reshape(-1)
            current, values = after.lands.at(chosen), judged.values[chosen]
            ready, times = judged.ready[:, chosen], times[after.parents[chosen]]
            if number < TOKENS_A_SPACE - 1:
                Cubes(self.judge, self.board).place(current, values, ready, times)
        best = best_of(table_of, values[starts], tables)
        ends = starts[best]
        return current.at(ends), values[ends], ready[:, ends], space_of[best]

    def _with_card(
        self, lands: Lands, values: Reals, ready: Bits, horizon: Whole, row: Small
    ) -> Rows:
        """Take the best card where one helps; return the place of the row it came from."""
        room = (lands.cards == NONE).any(axis=0)
        who, place = np.nonzero((row != NONE) & room[:, None])
        taken = np.full(lands.number, NONE, dtype=np.intp)
        if not len(who):
            return taken
        after = with_card(lands, who, row[who, place])
        judged = self.judge.judge(after, horizon[who])
        best = best_of(who, judged.values, lands.number)
        better = np.nonzero(best != NONE)[0]
        better = better[judged.values[best[better]] > values[better]]
        best = best[better]
        lands.put(better, after.at(best))
        values[better] = judged.values[best]
        ready[:, better] = judged.ready[:, best]
        taken[better] = place[best]
        return taken
