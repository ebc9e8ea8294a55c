"""Planning whole turns: the space, the card, the places of the three tokens, and the cubes."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.estimate import (
    FULL_HORIZON,
    TUNED,
    Estimate,
    EstimateWeights,
    Estimator,
    Held,
)
from harmony_desktop.games.harmonies.rules.bitboard import LAYOUTS, BitLayout, Masks, bits_in
from harmony_desktop.games.harmonies.rules.cards import STEPS
from harmony_desktop.games.harmonies.rules.components import EMPTY, ONTO
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    DISCARD_CARD,
    END_TURN,
    MOST_SPACES,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_SPACE,
)
from harmony_desktop.games.harmonies.rules.open_table import (
    CARD_LIMIT,
    LAST_EMPTY_HEXES,
    NO_CARD,
    HarmoniesOpenTable,
    PlayerLand,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

Reached = tuple[tuple[int, ...], int, Held]
"""Stacks, cubes and cards, which different orders of the same placements share."""

HEXES_A_TURN: Final = 2
"""Empty hexes a turn fills on average; its other tokens go on top of others."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The extent of a bot's search, and its weights."""

    spaces: int | None = None
    """Number of spaces considered, chosen at random; None for all."""
    overlooks: float = 0.0
    """The share of places for a token that is overlooked."""
    weights: EstimateWeights = TUNED


class TurnPlan(NamedTuple):
    """The rest of a turn, its value, and the remaining length of the game in empty hexes.

    Values compare plans of one position; `expected_score` converts them to final scores.
    """

    value: float
    moves: tuple[Move, ...]
    horizon: int


class Sketch(NamedTuple):
    """A land during a planned turn."""

    masks: Masks
    cubed: int
    cards: Held
    hand: tuple[int, ...]
    may_take: bool
    value: float
    ready: tuple[tuple[int, int], ...]
    moves: tuple[Move, ...]


OutsideWorth = Callable[[int | None, Held], float]
"""(space, cards) -> the value of taking them outside the seat's own land."""


class Ending(NamedTuple):
    """A turn planned to its last token: the land it leads to and the space it took."""

    sketch: Sketch
    space: int | None
    outside_worth: float = 0.0
    """The value outside the land."""

    @property
    def value(self) -> float:
        return self.sketch.value + self.outside_worth


def horizon(view: HarmoniesView, weights: EstimateWeights) -> int:
    """The remaining length of the game for this seat after this turn, in empty hexes."""
    if view.last_round:
        return 0
    further = view.turns_left(view.seat).most - 1
    by_bag = LAST_EMPTY_HEXES + HEXES_A_TURN * further
    others = [land.empty_hexes for seat, land in enumerate(view.table.lands) if seat != view.seat]
    by_others = max(
        LAST_EMPTY_HEXES + 1, int(min(others, default=FULL_HORIZON) + weights.opponents)
    )
    return min(FULL_HORIZON, by_bag, by_others)


class TurnSearch:
    """Searches for good turns of one land, given the spaces and the row of cards."""

    def __init__(self, layout: BitLayout, estimator: Estimator, row: Sequence[int]) -> None:
        self.layout = layout
        self.estimator = estimator
        self.row = row
        self.sees: Callable[[], bool] | None = None
        """Decides at random whether a place for a token is considered; None to consider all."""
        self.outside_worth: OutsideWorth | None = None
        """The value outside the land; None for no such value."""
        self._known: dict[Reached, Estimate] = {}

    def endings(
        self, land: Sketch, hands: Iterable[tuple[int | None, tuple[int, ...]]]
    ) -> list[Ending]:
        """The best turn found with each hand, given with its space."""
        return [
            self._with_last_card(self._place_all(land, hand), space, len(land.cards))
            for space, hand in hands
        ]

    def sketch(
        self,
        masks: Masks,
        cubed: int,
        cards: Held,
        hand: tuple[int, ...],
        may_take: bool,
        moves: tuple[Move, ...],
    ) -> Sketch:
        """A land with its value, after placing every cube that improves it."""
        value, ready = self._estimate(masks, cubed, cards)
        sketch = Sketch(masks, cubed, cards, hand, may_take, value, ready, moves)
        return self._with_cubes(sketch) if ready else sketch

    def least_promising(self, sketch: Sketch) -> int:
        """The card of the row that would help least."""

        def promise(card: int) -> float:
            cards = (*sketch.cards, (card, 0))
            return self._estimate(sketch.masks, sketch.cubed, cards).value

        return min(self.row, key=promise)

    def _estimate(self, masks: Masks, cubed: int, cards: Held) -> Estimate:
        """The estimate of a land; cached, since the tokens of several spaces may lead to it."""
        land = (tuple(masks), cubed, cards)
        known = self._known.get(land)
        if known is None:
            known = self._known[land] = self.estimator.estimate(masks, cubed, cards)
        return known

    def _with_cubes(self, sketch: Sketch) -> Sketch:
        """The sketch after placing every cube that improves it, the best first."""
        best = sketch
        for card, cells in sketch.ready:
            cards = tuple((held, placed + (held == card)) for held, placed in sketch.cards)
            for bit in bits_in(cells):
                cubed = sketch.cubed | bit
                value, ready = self._estimate(sketch.masks, cubed, cards)
                if value > best.value:
                    move = PLACE_CUBE[card][self.layout.cell_of[bit]]
                    best = sketch._replace(
                        cubed=cubed,
                        cards=cards,
                        value=value,
                        ready=ready,
                        moves=(*sketch.moves, move),
                    )
        return self._with_cubes(best) if best is not sketch and best.ready else best

    def with_cards(self, sketch: Sketch) -> list[Sketch]:
        """The sketch after taking each card of the row, if allowed."""
        unfinished = sum(placed < STEPS[card] for card, placed in sketch.cards)
        if not sketch.may_take or unfinished >= CARD_LIMIT:
            return []
        masks, cubed, cards, hand, *_ = sketch
        return [
            self.sketch(
                masks, cubed, (*cards, (card, 0)), hand, False, (*sketch.moves, TAKE_CARD[card])
            )
            for card in self.row
        ]

    def _with_last_card(self, sketch: Sketch, space: int | None, held: int) -> Ending:
        """The turn after taking the card that helps most, if any does; `held` is the number of
        cards before."""
        outside_worth = self.outside_worth
        endings = [
            Ending(one, space, outside_worth(space, one.cards[held:]) if outside_worth else 0.0)
            for one in (sketch, *self.with_cards(sketch))
        ]
        return max(endings, key=lambda ending: ending.value)

    def _place_all(self, land: Sketch, hand: tuple[int, ...]) -> Sketch:
        """The land after placing a hand, each token where it helps most."""
        sketch = land._replace(hand=hand)
        for _ in hand:
            sketch = max(self._placements(sketch), key=lambda after: after.value)
        return sketch

    def _placements(self, sketch: Sketch) -> list[Sketch]:
        """The sketches after placing any one token of the hand anywhere."""
        masks, cubed, cards, hand, may_take, *_ = sketch
        found = []
        for at, colour in enumerate(hand):
            if colour in hand[:at]:
                continue
            left = hand[:at] + hand[at + 1 :]
            for stack, onto in enumerate(ONTO):
                after = onto[colour]
                if after < 0:
                    continue
                for bit in self._seen(masks[stack] & ~cubed):
                    changed = masks.copy()
                    changed[stack] ^= bit
                    changed[after] |= bit
                    move = PLACE_TOKEN[colour][self.layout.cell_of[bit]]
                    found.append(
                        self.sketch(changed, cubed, cards, left, may_take, (*sketch.moves, move))
                    )
        # If every place was overlooked, consider them again.
        return found or self._placements(sketch)

    def _seen(self, cells: int) -> list[int]:
        bits = bits_in(cells)
        return bits if self.sees is None else [bit for bit in bits if self.sees()]


def land_in(search: TurnSearch, land: PlayerLand, may_take: bool) -> Sketch:
    """A land as a sketch; `may_take` says whether a card may be taken."""
    layout = search.layout
    cubed = 0
    for bit, card in zip(layout.bits, land.cubes, strict=True):
        if card != NO_CUBE:
            cubed |= bit
    cards = tuple((card, placed) for card, placed in land.cards)
    return search.sketch(layout.masks(land.stacks), cubed, cards, (), may_take, ())


class Planner:
    """Plans the rest of a turn from a seat's view; a spirit has been chosen before.

    `spaces` restricts the spaces; `rng` decides what the effort overlooks. `outside_worth` is
    the value of a turn outside the seat's own land.
    """

    def __init__(
        self,
        view: HarmoniesView,
        effort: Effort,
        spaces: Container[int] = range(MOST_SPACES),
        rng: Random | None = None,
        outside_worth: OutsideWorth | None = None,
    ) -> None:
        self.view = view
        self.effort = effort
        self.spaces = spaces
        self.horizon = horizon(view, effort.weights)
        row = [card for card in view.table.row if card != NO_CARD]
        side = view.setup.side
        estimator = Estimator(side, self.horizon, effort.weights)
        self.search = TurnSearch(LAYOUTS[side], estimator, row)
        self.search.outside_worth = outside_worth
        if rng is not None and effort.overlooks:
            self.search.sees = lambda: rng.random() >= effort.overlooks

    def plans(self) -> list[TurnPlan]:
        """Plans for the rest of the turn, best first."""
        endings = self.search.endings(self._land(), hands_to_place(self.view.table, self.spaces))
        endings.sort(key=lambda ending: -ending.value)
        return [self._plan(ending) for ending in endings]

    def settled(self, plan: TurnPlan) -> TurnPlan:
        """The plan itself: it has placed every cube that is worth it."""
        return plan

    def _land(self) -> Sketch:
        """The seat's land before the turn."""
        return land_in(self.search, self.view.land, not self.view.table.card_taken)

    def _plan(self, ending: Ending) -> TurnPlan:
        """The moves of a turn to its end."""
        sketch = ending.sketch
        first: tuple[Move, ...] = () if ending.space is None else (TAKE_SPACE[ending.space],)
        left = min(sketch.masks[EMPTY].bit_count(), self.horizon)
        return TurnPlan(ending.value, (*first, *sketch.moves, END_TURN), left)

    def exchange(self) -> Move | None:
        """The card of the row to exchange before the turn begins; None if none may be."""
        if not (self.view.table.may_discard and self.search.row):
            return None
        return DISCARD_CARD[self.search.least_promising(self._land())]


def hands_to_place(
    table: HarmoniesOpenTable, spaces: Container[int]
) -> list[tuple[int | None, tuple[int, ...]]]:
    """The hand, or the tokens of every considered space, without duplicates."""
    if table.space_taken is not None:
        return [(None, table.hand)]
    found: dict[tuple[int, ...], int | None] = {}
    for space, tokens in enumerate(table.spaces):
        if tokens and space in spaces:
            found.setdefault(tokens, space)
    return [(space, tokens) for tokens, space in found.items()]
