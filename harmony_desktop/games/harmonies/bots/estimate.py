"""The estimated final value of a land: its points, and the expected points of what it has begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, NamedTuple

from harmony_desktop.games.harmonies.rules.bitboard import (
    LANE,
    LANES,
    LAYOUTS,
    PATTERNS,
    Looks,
    Masks,
    beside,
    bits_in,
    group_sizes,
    habitats_lacking,
    longest_river,
)
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
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
    RED_1,
    TOP,
    TREE_1,
    TREE_2,
    TREE_3,
    WATER,
)
from harmony_desktop.games.harmonies.rules.open_table import CARD_LIMIT, LAST_EMPTY_HEXES
from harmony_desktop.games.harmonies.rules.scoring import (
    BUILDING_POINTS,
    COLOURS_AROUND_BUILDING,
    FIELD_POINTS,
    ISLAND_POINTS,
    river_points,
)

FULL_HORIZON: Final = 25

Held = tuple[tuple[int, int], ...]
"""Cards with the number of cubes placed."""

_STACKS_SHOWING: Final = tuple(
    tuple(stack for stack, top in enumerate(TOP) if top == colour) for colour in range(len(COLOURS))
)


class EstimateWeights(NamedTuple):
    """Points expected for things begun, while there is time; tuned by playing many games."""

    brown: float
    two_browns: float
    lonely_mountain: float
    """The expected share of its points that an isolated mountain will earn."""
    grow_one: float
    grow_two: float
    single_field: float
    water: float
    """Points for a river that has begun, or on side B for every blue token."""
    building_lacks_one: float
    building_lacks_more: float
    red: float
    hope: float
    """The chance that a missing token of a habitat comes, with plenty of time."""
    hope_time: float
    """The time constant of that chance, in empty hexes."""
    ready: float
    """The share of its points that counts for a complete habitat without a cube."""
    empty_hex: float
    free_slot: float
    spirit: float
    """The expected points of a spirit beyond its current ones."""
    time: float
    """The time constant of the value of things begun, in empty hexes."""
    opponents: float
    """How much longer than the others' empty hexes suggest the game is expected to last, in
    hexes."""
    habitats: float
    lonely_growth: float
    """The share of its growth that counts for an isolated mountain."""
    hope_power: float
    """The exponent by which the chance falls with every further missing token."""
    further_cubes: float
    """The chance of a further cube of the same card, relative to the one before."""
    spirit_growth: float
    """The expected points of a spirit beyond its current ones, as a share of them."""


TUNED: Final = EstimateWeights(
    2.2, 3.83, 0.536, 0.927, 2.07, 1.235, 1.173, 2.508, 1.585, 0.881, 0.761, 6.096, 0.96, 1.0,
    0.483, 5.748, 5.303, 1.93, 0.866, 0.857, 1.036, 0.6, 0.2,
)  # fmt: skip

SHORT_SIGHTED: Final = EstimateWeights(
    0.5, 1.0, 0.3, 0.3, 0.6, 1.0, 0.0, 1.0, 0.5, 0.5, 0.35, 4.0, 0.9, 0.0, 0.0, 0.0, 4.0, 2.0, 1.0,
    0.3, 1.5, 0.5, 0.0,
)  # fmt: skip
"""Weights for nearly finished things only, for weaker bots and the model of an adult."""

POINTS_ONLY: Final = EstimateWeights(
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.5, 0.0, 0.0, 0.0, 4.0, 2.0, 0.0,
    0.0, 1.0, 1.0, 0.0,
)  # fmt: skip
"""Weights of a beginner: only points scored at once."""

_STILL_TO_COME: Final = (
    0, 0, 0, 1, 1, 3, 5, 8, 11, 14, 18, 21, 24, 28, 33, 37, 42, 47, 51, 56, 62, 65, 67, 69, 71, 73,
)  # fmt: skip


def expected_score(value: float, horizon: int) -> float:
    """The average final score for an estimated value with `horizon` empty hexes left.

    An estimate includes what has been begun; this adds what will be begun later.
    """
    return value + _STILL_TO_COME[horizon]


class Estimate(NamedTuple):
    """The estimated value of a land, and the cells where cubes could be placed at once."""

    value: float
    ready: tuple[tuple[int, int], ...]
    """For each card with a complete habitat, the card and the cells for its cube."""


class Estimator:
    """Values lands of one side. `horizon` is the number of empty hexes the others leave time for.

    Two or fewer mean that there is no further turn: then the value is the score itself.
    """

    __slots__ = ("_everywhere", "_hopes", "_islands", "_scale", "horizon", "weights")

    def __init__(self, side: str, horizon: int, weights: EstimateWeights = TUNED) -> None:
        self.weights = weights
        self.horizon = horizon
        self._islands = side == "B"
        self._everywhere = LAYOUTS[side].everywhere
        self._scale = scale_of(weights)
        self._hopes = hopes_of(weights)

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

    def promise(self, masks: Masks, cubed: int, card: int, placed: int) -> float:
        """The points to expect of the cubes left on an animal card."""
        values = CARDS[card].values
        hopes = self._hopes[min(masks[EMPTY].bit_count(), self.horizon)]
        lacking = habitats_lacking(PATTERNS[card], Looks(masks, cubed))
        before = values[placed - 1] if placed else 0
        return self._promise(values[placed:], before, lacking, cubed, hopes)

    def _promise(
        self,
        values: Sequence[float],
        before: float,
        lacking: int,
        cubed: int,
        hopes: tuple[float, ...],
    ) -> float:
        """The expected points of the cubes left on a card, the most complete habitats first."""
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
        """The expected final points of a spirit if its cube is placed."""
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


_TIMES: Final = tuple(max(0, hexes - LAST_EMPTY_HEXES) for hexes in range(FULL_HORIZON + 1))


def scale_of(weights: EstimateWeights) -> list[float]:
    """The share at which unfinished things count, by the empty hexes left."""
    return [_rounded(1 - exp(-time / weights.time)) for time in _TIMES]


def hopes_of(weights: EstimateWeights) -> list[tuple[float, ...]]:
    """The share of its points that a habitat counts, by empty hexes left and by tokens lacking."""
    return [_hopes(weights, time) for time in _TIMES]


def _hopes(weights: EstimateWeights, time: int) -> tuple[float, ...]:
    """The share of its points that a habitat counts while it lacks 0, 1, 2... tokens."""
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
    """Round off the last digits, in which mathematical libraries differ between machines."""
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
