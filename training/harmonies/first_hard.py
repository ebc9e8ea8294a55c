"""The first `hard` of Harmonies, kept as it was: a fixed opponent to measure others against.

It compares whole turns found with a beam, and follows the best six of them one turn further with
the tokens and cards left on the table. Estimate, weights and search are its own, so it plays the
same moves however the bots change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules.bitboard import (
    LANE,
    LANES,
    LAYOUTS,
    PATTERNS,
    BitLayout,
    Looks,
    Masks,
    beside,
    bits_in,
    group_sizes,
    habitats_lacking,
    longest_river,
)
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT, STEPS
from harmony_desktop.games.harmonies.rules.components import (
    BROWN_1,
    BROWN_2,
    COLOURS,
    EMPTY,
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    HOUSE_ON_RED,
    MOUNTAIN_1,
    MOUNTAIN_2,
    MOUNTAIN_3,
    ONTO,
    RED_1,
    TOP,
    TREE_1,
    TREE_2,
    TREE_3,
    WATER,
)
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    CHOOSE_SPIRIT,
    DISCARD_CARD,
    END_TURN,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_SPACE,
)
from harmony_desktop.games.harmonies.rules.open_table import CARD_LIMIT, LAST_EMPTY_HEXES, NO_CARD
from harmony_desktop.games.harmonies.rules.scoring import (
    BUILDING_POINTS,
    COLOURS_AROUND_BUILDING,
    FIELD_POINTS,
    ISLAND_POINTS,
    river_points,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

WIDTH: Final = 6
"""Half-finished turns kept after each token, for every space."""
CARDS_TRIED: Final = 1
"""Cards tried before the tokens are placed, the most promising first."""
AHEAD: Final = 6
"""Plans followed one turn further."""

SPIRIT_VALUES: Final = {
    "lion": 104,
    "butterfly": 106,
    "deer": 98,
    "owl": 105,
    "cat": 103,
    "stork": 100,
    "ram": 98,
    "marmot": 101,
    "dragonfly": 103,
    "tortoise": 107,
}

FULL_HORIZON: Final = 25

Held = tuple[tuple[int, int], ...]
"""Cards with the number of cubes placed."""

_STACKS_SHOWING: Final = tuple(
    tuple(stack for stack, top in enumerate(TOP) if top == colour) for colour in range(len(COLOURS))
)


class Weights(NamedTuple):
    """What beginnings are worth, in points, while there is time; found by playing many games."""

    brown: float
    two_browns: float
    lonely_mountain: float
    """The share of its points that a mountain without neighbour is expected to earn."""
    grow_one: float
    grow_two: float
    single_field: float
    water: float
    """A river that has begun, or on side B every blue token."""
    building_lacks_one: float
    building_lacks_more: float
    red: float
    hope: float
    """How likely a missing token of a habitat comes, with plenty of time."""
    hope_time: float
    """The more, the more empty hexes it takes for that likelihood."""
    ready: float
    """The share of its points that a standing habitat without a cube keeps."""
    empty_hex: float
    free_slot: float
    spirit: float
    """What a spirit is expected to earn beyond what it earns now."""
    time: float
    """The more, the more empty hexes it takes until a beginning has its full worth."""
    opponents: float
    """How many more turns than the others' empty hexes suggest one may count on, in hexes."""
    habitats: float
    lonely_growth: float
    """The share of its growth that a mountain without neighbour keeps."""
    hope_power: float
    """How much faster than by this likelihood hope falls with every further missing token."""
    further_cubes: float
    """How likely a further cube of the same card is, compared with the one before."""
    spirit_growth: float
    """What a spirit is expected to earn beyond what it earns now, as a share of it."""


TUNED: Final = Weights(
    2.2, 3.83, 0.536, 0.927, 2.07, 1.235, 1.173, 2.508, 1.585, 0.881, 0.761, 6.096, 0.96, 1.0,
    0.483, 5.748, 5.303, 1.93, 0.866, 0.857, 1.036, 0.6, 0.2,
)  # fmt: skip


class Estimate(NamedTuple):
    """What a land is worth with its beginnings, and where cubes could be placed at once."""

    value: float
    ready: tuple[tuple[int, int], ...]
    """For each of the cards with a standing habitat, the card and the cells for its cube."""


class Estimator:
    """Values lands of one side. `horizon` counts the empty hexes the other players leave time for.

    Two or fewer mean that there is no further turn: then the value is the score itself.
    """

    __slots__ = ("_everywhere", "_hopes", "_islands", "_scale", "horizon", "weights")

    def __init__(self, side: str, horizon: int, weights: Weights = TUNED) -> None:
        self.weights = weights
        self.horizon = horizon
        self._islands = side == "B"
        self._everywhere = LAYOUTS[side].everywhere
        times = [max(0, hexes - LAST_EMPTY_HEXES) for hexes in range(FULL_HORIZON + 1)]
        self._scale = [_rounded(1 - exp(-time / weights.time)) for time in times]
        self._hopes = [_hopes(weights, time) for time in times]

    def estimate(self, masks: Masks, cubed: int, cards: Held) -> Estimate:
        """The expected final score of a land."""
        empty = masks[EMPTY].bit_count()
        horizon = min(empty, self.horizon)
        scale = self._scale[horizon]
        hopes = self._hopes[horizon]
        value = self._landscapes(masks, cubed, scale)
        looks = Looks(masks, cubed)
        ready = []
        unfinished = 0
        for card, placed in cards:
            values: Sequence[float] = CARDS[card].values
            if card >= FIRST_SPIRIT:
                values = (self._spirit(card, masks, scale),)
            before = values[placed - 1] if placed else 0.0
            value += before
            if placed == len(values):
                continue
            unfinished += 1
            lacking = habitats_lacking(PATTERNS[card], looks)
            if standing := lacking & self._everywhere & ~cubed:
                ready.append((card, standing))
            value += self._promise(values[placed:], before, lacking, cubed, hopes)
        weights = self.weights
        value += scale * (weights.empty_hex * empty + weights.free_slot * (CARD_LIMIT - unfinished))
        return Estimate(value, tuple(ready))

    def _promise(
        self,
        values: Sequence[float],
        before: float,
        lacking: int,
        cubed: int,
        hopes: tuple[float, ...],
    ) -> float:
        """What the cubes left on a card promise, those whose habitats lack least first."""
        promise = 0.0
        share = 1.0
        further = self.weights.further_cubes
        taken = cubed
        step = 0
        for tokens, hope in enumerate(hopes):
            cells = lacking & self._everywhere & ~taken
            for value in values[step : step + cells.bit_count()]:
                promise += share * hope * (value - before)
                before = value
                step += 1
                if tokens:
                    share *= further
            lacking >>= LANE
            if not lacking or step == len(values):
                break
            taken |= cells
        return promise

    def _spirit(self, spirit: int, masks: Masks, scale: float) -> float:
        """What a spirit is expected to earn in the end if its cube is placed."""
        weights = self.weights
        worth = _SPIRITS[CARDS[spirit].id](masks)
        return worth * (1 + scale * weights.spirit_growth) + scale * weights.spirit

    def _landscapes(self, masks: Masks, cubed: int, scale: float) -> float:
        value = self._trees(masks, scale) + self._mountains(masks, cubed, scale)
        value += self._fields(masks, scale) + self._water(masks[WATER], scale)
        return value + self._buildings(masks, scale)

    def _trees(self, masks: Masks, scale: float) -> float:
        weights = self.weights
        beginnings = (
            weights.brown * masks[BROWN_1].bit_count()
            + weights.two_browns * masks[BROWN_2].bit_count()
        )
        points = masks[TREE_1].bit_count() + 3 * masks[TREE_2].bit_count()
        return points + 7 * masks[TREE_3].bit_count() + scale * beginnings

    def _mountains(self, masks: Masks, cubed: int, scale: float) -> float:
        weights = self.weights
        one, two, three = masks[MOUNTAIN_1], masks[MOUNTAIN_2], masks[MOUNTAIN_3]
        mountains = one | two | three
        if not mountains:
            return 0
        near = beside(mountains)
        points = (one & near).bit_count() + 3 * (two & near).bit_count()
        points += 7 * (three & near).bit_count()
        if not scale:
            return points
        lonely = mountains & ~near & beside(masks[EMPTY])
        waiting = (one & lonely).bit_count() + 3 * (two & lonely).bit_count()
        waiting += 7 * (three & lonely).bit_count()
        growth = (
            weights.grow_one * (one & near & ~cubed).bit_count()
            + weights.grow_two * (two & near & ~cubed).bit_count()
        )
        lonely_growth = (
            weights.grow_one * (one & lonely & ~cubed).bit_count()
            + weights.grow_two * (two & lonely & ~cubed).bit_count()
        )
        beginnings = weights.lonely_mountain * waiting + growth
        return points + scale * (beginnings + weights.lonely_growth * lonely_growth)

    def _fields(self, masks: Masks, scale: float) -> float:
        fields = masks[FIELD]
        if not fields:
            return 0
        joined = fields & beside(fields)
        singles = fields & ~joined & beside(masks[EMPTY])
        points = FIELD_POINTS * len(group_sizes(joined))
        return points + scale * self.weights.single_field * singles.bit_count()

    def _water(self, water: int, scale: float) -> float:
        if self._islands:
            shores = scale * self.weights.water * water.bit_count()
            return ISLAND_POINTS * len(group_sizes(self._everywhere & ~water)) + shores
        if not water:
            return 0
        return river_points(longest_river(water)) + scale * self.weights.water

    def _buildings(self, masks: Masks, scale: float) -> float:
        weights = self.weights
        value = scale * weights.red * masks[RED_1].bit_count()
        buildings = masks[HOUSE_ON_RED] | masks[HOUSE_ON_BROWN] | masks[HOUSE_ON_GREY]
        if not buildings:
            return value
        seen = []
        for stacks in _STACKS_SHOWING:
            cells = 0
            for stack in stacks:
                cells |= masks[stack]
            seen.append(cells)
        for building in bits_in(buildings):
            near = beside(building)
            lacking = COLOURS_AROUND_BUILDING
            for cells in seen:
                if near & cells:
                    lacking -= 1
            if lacking <= 0:
                value += BUILDING_POINTS
            elif (near & masks[EMPTY]).bit_count() >= lacking:
                share = weights.building_lacks_one if lacking == 1 else weights.building_lacks_more
                value += scale * share
        return value


def _hopes(weights: Weights, time: int) -> tuple[float, ...]:
    """The share of its points that a habitat keeps while it lacks 0, 1, 2... tokens."""
    if not time:
        return (0.0,) * LANES
    hope = weights.hope * (1 - exp(-time / weights.hope_time))
    return (
        weights.ready,
        *(
            _rounded(weights.habitats * hope ** (tokens**weights.hope_power))
            for tokens in range(1, LANES)
        ),
    )


def _rounded(share: float) -> float:
    """Without the last digits, in which mathematical libraries differ from machine to machine."""
    return round(share, 6)


def _buildings_of(masks: Masks) -> int:
    return masks[HOUSE_ON_RED] | masks[HOUSE_ON_BROWN] | masks[HOUSE_ON_GREY]


_SPIRITS: Final[dict[str, Callable[[Masks], int]]] = {
    "lion": lambda masks: sum(10 if size > 2 else 2 for size in group_sizes(masks[FIELD])),
    "butterfly": lambda masks: 5 * len(group_sizes(masks[FIELD])),
    "deer": lambda masks: 4 * (masks[TREE_2] | masks[TREE_3]).bit_count(),
    "owl": lambda masks: (
        3 * (masks[TREE_1] | masks[TREE_2]).bit_count() + masks[TREE_3].bit_count()
    ),
    "cat": lambda masks: 4 * len(group_sizes(_buildings_of(masks))),
    "stork": lambda masks: 6 * sum(size > 1 for size in group_sizes(_buildings_of(masks))),
    "ram": lambda masks: 4 * (masks[MOUNTAIN_2] | masks[MOUNTAIN_3]).bit_count(),
    "marmot": lambda masks: (
        3 * (masks[MOUNTAIN_1] | masks[MOUNTAIN_2]).bit_count() + masks[MOUNTAIN_3].bit_count()
    ),
    "dragonfly": lambda masks: 7 * sum(size > 1 for size in group_sizes(masks[WATER])),
    "tortoise": lambda masks: 2 * masks[WATER].bit_count(),
}


Reached = tuple[tuple[int, ...], int, Held]
"""Stacks, cubes and cards: what two orders of the same placements have in common."""

HEXES_A_TURN: Final = 2
"""Empty hexes that a turn uses up on average, the rest of its tokens going on top of others."""


class Plan(NamedTuple):
    """The rest of a turn, its worth, and how long the game goes on after it, in empty hexes.

    Worths compare plans of one position; `expected_score` makes a final score of them.
    """

    value: float
    moves: tuple[Move, ...]
    horizon: int


class Sketch(NamedTuple):
    """A land in the course of a planned turn."""

    masks: Masks
    cubed: int
    cards: Held
    hand: tuple[int, ...]
    may_take: bool
    value: float
    ready: tuple[tuple[int, int], ...]
    moves: tuple[Move, ...]


class Ending(NamedTuple):
    """A turn planned to its last token: the land it leads to and the space it took."""

    sketch: Sketch
    space: int | None


def horizon(view: HarmoniesView, weights: Weights) -> int:
    """How long the game will last for this seat after this turn, counted in empty hexes."""
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
    """Looks for good turns of one land, with certain spaces and a certain row of cards."""

    def __init__(
        self, layout: BitLayout, estimator: Estimator, row: Sequence[int], width: int, cards: int
    ) -> None:
        self.layout = layout
        self.estimator = estimator
        self.row = row
        self.width = width
        self.cards = cards
        self._known: dict[Reached, Estimate] = {}

    def endings(
        self, land: Sketch, hands: Iterable[tuple[int | None, tuple[int, ...]]]
    ) -> list[Ending]:
        """The best turns found with each hand, given with the space it comes from."""
        starts = self._starts(land)
        return [
            Ending(self._with_last_card(sketch), space)
            for space, hand in hands
            for sketch in self._place_all(starts, hand)
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
        """A land with its value, after placing every cube that makes it better."""
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
        """The estimate of a land, which may be reached by the tokens of several spaces."""
        land = (tuple(masks), cubed, cards)
        known = self._known.get(land)
        if known is None:
            known = self._known[land] = self.estimator.estimate(masks, cubed, cards)
        return known

    def _with_cubes(self, sketch: Sketch) -> Sketch:
        """The sketch with every cube placed that makes it better, the best one first."""
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

    def _starts(self, land: Sketch) -> list[Sketch]:
        """The land as it is, and with each of the most promising cards."""
        if not self.cards:
            return [land]
        taken = sorted(self._with_cards(land), key=lambda sketch: -sketch.value)
        return [land, *taken[: self.cards]]

    def _with_cards(self, sketch: Sketch) -> list[Sketch]:
        """The sketch after taking each card of the row, if it may."""
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

    def _with_last_card(self, sketch: Sketch) -> Sketch:
        """The sketch after taking the card that helps most, if any does."""
        return max((sketch, *self._with_cards(sketch)), key=lambda other: other.value)

    def _place_all(self, starts: list[Sketch], hand: tuple[int, ...]) -> list[Sketch]:
        """The best ways found to place a hand, from any of the starts."""
        beam = [start._replace(hand=hand) for start in starts]
        for _ in hand:
            beam = self._best(after for sketch in beam for after in self._placements(sketch))
        return beam

    def _placements(self, sketch: Sketch) -> list[Sketch]:
        """The sketch after placing any one token of its hand anywhere."""
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
                for bit in bits_in(masks[stack] & ~cubed):
                    changed = masks.copy()
                    changed[stack] ^= bit
                    changed[after] |= bit
                    move = PLACE_TOKEN[colour][self.layout.cell_of[bit]]
                    found.append(
                        self.sketch(changed, cubed, cards, left, may_take, (*sketch.moves, move))
                    )
        return found

    def _best(self, sketches: Iterable[Sketch]) -> list[Sketch]:
        """The best sketches, none twice; the order of moves that led there does not matter."""
        kept: dict[Reached, Sketch] = {}
        for sketch in sorted(sketches, key=lambda sketch: -sketch.value):
            kept.setdefault((tuple(sketch.masks), sketch.cubed, sketch.cards), sketch)
            if len(kept) == self.width:
                break
        return list(kept.values())


class Planner:
    """Plans the rest of a turn from what its seat may know; a spirit has been chosen before."""

    def __init__(self, view: HarmoniesView) -> None:
        self.view = view
        self.horizon = horizon(view, TUNED)
        row = [card for card in view.table.row if card != NO_CARD]
        self.search = self._search(self.horizon, row, WIDTH, CARDS_TRIED)

    def _search(self, hexes: int, row: Sequence[int], width: int, cards: int) -> TurnSearch:
        side = self.view.setup.side
        estimator = Estimator(side, hexes, TUNED)
        return TurnSearch(LAYOUTS[side], estimator, row, width, cards)

    def plans(self) -> list[Plan]:
        """Plans for the rest of the turn, best first."""
        endings = self.search.endings(self._land(), self._hands())
        endings.sort(key=lambda ending: -ending.sketch.value)
        looked_at = endings[:AHEAD]
        found = [self._plan(ending, self._worth(ending)) for ending in looked_at]
        found.sort(key=lambda plan: -plan.value)
        # What was not followed further is no better than what was.
        most = found[-1].value if found else endings[0].sketch.value
        found += (self._plan(ending, min(most, ending.sketch.value)) for ending in endings[AHEAD:])
        return found

    def _land(self) -> Sketch:
        """The own land as it is."""
        table, land, layout = self.view.table, self.view.land, self.search.layout
        cubed = 0
        for bit, card in zip(layout.bits, land.cubes, strict=True):
            if card != NO_CUBE:
                cubed |= bit
        cards = tuple((card, placed) for card, placed in land.cards)
        may_take = not table.card_taken
        return self.search.sketch(layout.masks(land.stacks), cubed, cards, (), may_take, ())

    def _hands(self) -> list[tuple[int | None, tuple[int, ...]]]:
        """The hand, or the tokens of every space looked at, equal ones once."""
        table = self.view.table
        if table.space_taken is not None:
            return [(None, table.hand)]
        found: dict[tuple[int, ...], int | None] = {}
        for space, tokens in enumerate(table.spaces):
            if tokens:
                found.setdefault(tokens, space)
        return [(space, tokens) for tokens, space in found.items()]

    def _worth(self, ending: Ending) -> float:
        """The value of a turn, half of it taken from the best turn that could follow.

        The spaces and cards left on the table stand for those of the next turn, though some will
        be gone and others new.
        """
        land = ending.sketch
        left = min(land.masks[EMPTY].bit_count(), self.horizon)
        if left <= LAST_EMPTY_HEXES:
            return land.value
        table = self.view.table
        taken = table.space_taken if ending.space is None else ending.space
        hands = [
            (space, tokens)
            for space, tokens in enumerate(table.spaces)
            if tokens and space != taken
        ]
        held = {card for card, _ in land.cards}
        row = [card for card in self.search.row if card not in held]
        search = self._search(max(LAST_EMPTY_HEXES, self.horizon - HEXES_A_TURN), row, 1, 0)
        start = search.sketch(land.masks, land.cubed, land.cards, (), True, ())
        follow = max(
            (ending.sketch.value for ending in search.endings(start, hands)), default=land.value
        )
        return (land.value + follow) / 2

    def _plan(self, ending: Ending, value: float) -> Plan:
        """The moves of a turn to its end."""
        sketch = ending.sketch
        first: tuple[Move, ...] = () if ending.space is None else (TAKE_SPACE[ending.space],)
        left = min(sketch.masks[EMPTY].bit_count(), self.horizon)
        return Plan(value, (*first, *sketch.moves, END_TURN), left)

    def exchange(self) -> Move | None:
        """The card of the row to be exchanged before the turn begins; None if none may be."""
        if not (self.view.table.may_discard and self.search.row):
            return None
        return DISCARD_CARD[self.search.least_promising(self._land())]


class FirstHard:
    """Plans once a turn, and keeps to the plan as long as the table looks as the plan foresaw."""

    def __init__(self) -> None:
        self._foreseen: Any = None
        self._rest: tuple[Move, ...] = ()

    def choose(self, view: HarmoniesView, rng: Random) -> Move:
        """The next step of the turn it has planned."""
        if view.table.awaits_spirit:
            spirit = max(view.dealt, key=lambda card: SPIRIT_VALUES[CARDS[card].id])
            return CHOOSE_SPIRIT[spirit]
        moves = self._rest
        if view.table != self._foreseen or not moves:
            planner = Planner(view)
            if (exchange := planner.exchange()) is not None:
                return exchange
            moves = planner.plans()[0].moves
        self._foreseen = view.table.played(moves[0])
        self._rest = moves[1:]
        return moves[0]
