"""Many lands at once as numpy arrays: their tokens, cubes, cards, and estimated values.

The sets of cells are those of `bitboard`, one column per land; the estimate is that of `estimate`,
about fifty times as fast for hundreds of lands. Every step treats each land independently, so the
results do not depend on their number, nor on the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harmony_desktop.games.harmonies.bots.estimate import EstimateWeights, hopes_of, scale_of
from harmony_desktop.games.harmonies.rules.bitboard import (
    LANES,
    LAYOUTS,
    LOOKS,
    PATTERNS,
    REACH,
    group_sizes,
    longest_river,
)
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT, STEPS
from harmony_desktop.games.harmonies.rules.components import (
    BROWN_1,
    BROWN_2,
    BUILDINGS,
    COLOURS,
    EMPTY,
    FIELD,
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
from harmony_desktop.games.harmonies.rules.open_table import CARD_LIMIT, PlayerLand
from harmony_desktop.games.harmonies.rules.scoring import (
    BUILDING_POINTS,
    FIELD_POINTS,
    ISLAND_POINTS,
    river_points,
)

Bits = NDArray[np.uint64]
Whole = NDArray[np.int64]
Small = NDArray[np.int8]
Rows = NDArray[np.intp]
Reals = NDArray[np.float64]

NONE: Final = -1
"""No card."""
_CHUNK: Final = 4096
"""Lands judged at a time, so that intermediate results stay in the processor's cache."""
_DOWN, _RISE, _FALL = (np.uint64(step) for step in (1, 9, 8))
_NOTHING: Final = np.uint64(0)

_SHOWING: Final = tuple(
    tuple(stack for stack, top in enumerate(TOP) if top == colour) for colour in range(len(COLOURS))
)
ONTO_PAIRS: Final = tuple(
    tuple((stack, onto[colour]) for stack, onto in enumerate(ONTO) if onto[colour] >= 0)
    for colour in range(len(COLOURS))
)
"""For each colour, the stacks that take it and what they become."""
_MOST_STEPS: Final = max(STEPS)
_CELLS: Final = 26
"""More than the cells of a board."""
_VALUES: Final = np.array(
    [[0, *card.values, *(0,) * (_MOST_STEPS - card.steps)] for card in CARDS], dtype=np.int64
)
_STEPS_OF: Final = np.array(STEPS, dtype=np.int8)


class Lands(NamedTuple):
    """Many lands at once. `cards` are the unfinished ones, in four slots."""

    masks: Bits
    """The cells of each kind of stack, by stack and land."""
    cubed: Bits
    cards: Small
    """Cards by slot and land, NONE where a slot is free."""
    placed: Small
    """Cubes placed, by slot and land."""
    banked: Whole
    """Points of finished animal cards."""
    spirit: Small
    """The spirit whose cube has been placed."""

    @property
    def number(self) -> int:
        return len(self.cubed)

    @property
    def empty_hexes(self) -> Whole:
        return count(self.masks[EMPTY])

    def at(self, rows: Rows) -> Lands:
        """Copies of some lands."""
        return Lands(
            self.masks[:, rows],
            self.cubed[rows],
            self.cards[:, rows],
            self.placed[:, rows],
            self.banked[rows],
            self.spirit[rows],
        )

    def put(self, rows: Rows, others: Lands) -> None:
        """Replace some lands."""
        self.masks[:, rows] = others.masks
        self.cubed[rows] = others.cubed
        self.cards[:, rows] = others.cards
        self.placed[:, rows] = others.placed
        self.banked[rows] = others.banked
        self.spirit[rows] = others.spirit


def joined(parts: Sequence[Lands]) -> Lands:
    """Join several arrays of lands."""
    return Lands(
        np.concatenate([part.masks for part in parts], axis=1),
        np.concatenate([part.cubed for part in parts]),
        np.concatenate([part.cards for part in parts], axis=1),
        np.concatenate([part.placed for part in parts], axis=1),
        np.concatenate([part.banked for part in parts]),
        np.concatenate([part.spirit for part in parts]),
    )


def lands_of(side: str, land: PlayerLand) -> Lands:
    """One land of the table, as an array of one."""
    layout = LAYOUTS[side]
    cubed = sum(bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != NO_CUBE)
    unfinished = [held for held in land.cards if not held.finished]
    free = CARD_LIMIT - len(unfinished)
    banked = sum(held.points for held in land.cards if held.finished)
    spirit = land.spirit
    return Lands(
        np.array(layout.masks(land.stacks), dtype=np.uint64)[:, None],
        np.array([cubed], dtype=np.uint64),
        np.array([held.card for held in unfinished] + [NONE] * free, dtype=np.int8)[:, None],
        np.array([held.placed for held in unfinished] + [0] * free, dtype=np.int8)[:, None],
        np.array([banked], dtype=np.int64),
        np.array([spirit.card if spirit and spirit.finished else NONE], dtype=np.int8),
    )


def _count_by_halves(cells: Bits) -> NDArray[Any]:
    """The number of set bits, for numpy before version 2, which has no function for it."""
    ones, twos, fours = (
        np.uint64(0x5555555555555555),
        np.uint64(0x3333333333333333),
        np.uint64(0x0F0F0F0F0F0F0F0F),
    )
    cells = cells - (cells >> np.uint64(1) & ones)
    cells = (cells & twos) + (cells >> np.uint64(2) & twos)
    cells = cells + (cells >> np.uint64(4)) & fours
    return cells * np.uint64(0x0101010101010101) >> np.uint64(56)


_bit_count: Callable[[Bits], NDArray[Any]] = getattr(np, "bitwise_count", _count_by_halves)


def count(cells: Bits) -> Whole:
    """The number of cells of each set."""
    return _bit_count(cells).astype(np.int64)


def beside(cells: Bits) -> Bits:
    """All positions adjacent to one of the cells, including those off the board."""
    found = cells << _DOWN
    for shifted in (
        cells >> _DOWN,
        cells << _RISE,
        cells >> _RISE,
        cells << _FALL,
        cells >> _FALL,
    ):
        found |= shifted
    return found


def _each_side(cells: Bits) -> tuple[Bits, ...]:
    """For each direction, the positions whose neighbour in that direction is one of the cells."""
    return (
        cells << _DOWN,
        cells >> _DOWN,
        cells << _RISE,
        cells >> _RISE,
        cells << _FALL,
        cells >> _FALL,
    )


def _moved(cells: Bits, shift: int) -> Bits:
    """The cells shifted right by `shift` bits; left if negative."""
    return cells >> np.uint64(shift) if shift >= 0 else cells << np.uint64(-shift)


def _at_least(sets: tuple[Bits, ...] | list[Bits]) -> tuple[Bits, Bits, Bits]:
    """The cells in at least one, at least two, and at least three of the sets."""
    one = sets[0].copy()
    two = np.zeros_like(one)
    three = np.zeros_like(one)
    for cells in sets[1:]:
        three |= two & cells
        two |= one & cells
        one |= cells
    return one, two, three


def _by_set(function: Callable[[int], int], sets: Bits) -> Whole:
    """Apply a function to every set, once for equal sets."""
    different, which = np.unique(sets, return_inverse=True)
    answers = [function(cells) for cells in different.tolist()]
    return np.array(answers, dtype=np.int64)[which.reshape(-1)]


class _Shape(NamedTuple):
    """A habitat for arrays; see `bitboard.HabitatPattern`."""

    cube: int
    others: tuple[int, ...]
    turns: tuple[tuple[int, ...], ...]
    """For each rotation, the offset in bits of each of the others from the cube's hex."""
    most: int
    """The most tokens the habitat can lack."""
    stacks: tuple[int, ...]
    """The stacks relevant to the habitat."""


def _shape(card: int) -> _Shape:
    pattern = PATTERNS[card]
    turns = tuple(tuple(shift - REACH for shift in shifts) for shifts in pattern.turns)
    most = sum(len(LOOKS[look]) - 1 for look in (pattern.cube, *pattern.others))
    looks = {pattern.cube, *pattern.others}
    stacks = {stack for look in looks for level in LOOKS[look] for stack in level}
    return _Shape(pattern.cube, pattern.others, turns, most, tuple(sorted(stacks)))


_SHAPES: Final = tuple(_shape(card) for card in range(len(CARDS)))


def _levels(look: int, masks: dict[int, Bits], free: Bits) -> list[Bits]:
    """The cells that are 0, 1, 2... tokens away from a look; hexes with cubes cannot change."""
    found = []
    for level, stacks in enumerate(LOOKS[look]):
        cells = masks[stacks[0]]
        for stack in stacks[1:]:
            cells = cells | masks[stack]
        found.append(cells & free if level else cells)
    return found


Sets = list[Bits | None]
"""Sets of cells by tokens lacking; None where empty."""


def _around(shape: _Shape, known: dict[int, list[Bits]]) -> Sets:
    """Cells around which the other hexes of a habitat match, by the tokens these lack."""
    around: Sets = [None] * (shape.most + 1)
    if len(shape.others) == 1:
        for level, cells in enumerate(known[shape.others[0]]):
            around[level] = beside(cells)
        return around
    moved: dict[tuple[int, int], list[Bits]] = {}
    for shifts in shape.turns:
        near: Sets = []
        for look, shift in zip(shape.others, shifts, strict=True):
            if (look, shift) not in moved:
                moved[look, shift] = [_moved(cells, shift) for cells in known[look]]
            near = _both(near, moved[look, shift]) if near else [*moved[look, shift]]
        for tokens, found in enumerate(near):
            if found is not None:
                _unite(around, tokens, found)
    return around


def _both(some: Sets, others: Sequence[Bits]) -> Sets:
    """The cells in both, by the sum of the tokens lacking."""
    found: Sets = [None] * (len(some) + len(others) - 1)
    for before, cells in enumerate(some):
        if cells is not None:
            for level, more in enumerate(others):
                _unite(found, before + level, cells & more)
    return found


def _lacking(shape: _Shape, masks: dict[int, Bits], cubed: Bits) -> list[Bits]:
    """Possible cells for a cube by the fewest tokens its habitat lacks."""
    left = ~cubed
    known = {look: _levels(look, masks, left) for look in {shape.cube, *shape.others}}
    by_tokens = []
    for found in _both(_around(shape, known), known[shape.cube])[: shape.most + 1]:
        cells = np.zeros_like(cubed) if found is None else found & left
        left = left & ~cells
        by_tokens.append(cells)
    return by_tokens


def _unite(sets: Sets, at: int, cells: Bits) -> None:
    """Add cells to one of the sets; the array may be kept and changed."""
    known = sets[at]
    if known is None:
        sets[at] = cells
    else:
        known |= cells


@lru_cache(maxsize=1 << 16)
def _fields(cells: int) -> int:
    return sum(size > 1 for size in group_sizes(cells))


@lru_cache(maxsize=1 << 16)
def _river(cells: int) -> int:
    return river_points(longest_river(cells))


def _groups(cells: int) -> int:
    return len(group_sizes(cells))


def _houses(masks: Bits) -> Bits:
    cells: Bits = masks[BUILDINGS[0]] | masks[BUILDINGS[1]] | masks[BUILDINGS[2]]
    return cells


_SPIRITS: Final[dict[str, Callable[[Bits], Whole]]] = {
    "lion": lambda masks: _by_set(
        lambda cells: sum(10 if size > 2 else 2 for size in group_sizes(cells)), masks[FIELD]
    ),
    "butterfly": lambda masks: 5 * _by_set(_groups, masks[FIELD]),
    "deer": lambda masks: 4 * count(masks[TREE_2] | masks[TREE_3]),
    "owl": lambda masks: 3 * count(masks[TREE_1] | masks[TREE_2]) + count(masks[TREE_3]),
    "cat": lambda masks: 4 * _by_set(_groups, _houses(masks)),
    "stork": lambda masks: 6 * _by_set(_fields, _houses(masks)),
    "ram": lambda masks: 4 * count(masks[MOUNTAIN_2] | masks[MOUNTAIN_3]),
    "marmot": lambda masks: (
        3 * count(masks[MOUNTAIN_1] | masks[MOUNTAIN_2]) + count(masks[MOUNTAIN_3])
    ),
    "dragonfly": lambda masks: 7 * _by_set(_fields, masks[WATER]),
    "tortoise": lambda masks: 2 * count(masks[WATER]),
}


def _promises(values: tuple[int, ...], further: float) -> Reals:
    """The points of a card's next habitats if all were certain; a spirit's cube counts as 1.

    By the cubes placed, the complete habitats, and the habitats counted: complete ones first, each
    of the others with a smaller share of its points than the one before.
    """
    steps = len(values)
    if not any(values):
        values = (1,)
    found = np.zeros((steps, _CELLS, _CELLS))
    for placed in range(steps):
        for standing in range(steps + 1):
            share, total, last = 1.0, 0.0, values[placed - 1] if placed else 0
            for number, value in enumerate(values[placed:], 1):
                total += share * (value - last)
                last = value
                if number > standing:
                    share *= further
                found[placed, standing, number:] = total
        found[placed, steps + 1 :] = found[placed, steps]
    return found


class JudgedLand(NamedTuple):
    """The estimated values of lands, and the cells where cubes could be placed at once."""

    values: Reals
    ready: Bits
    """The cells for a cube, by slot and land."""


class LandJudge:
    """Values many lands of one side at once, like `estimate.Estimator`."""

    def __init__(self, side: str, weights: EstimateWeights) -> None:
        self.side = side
        self.weights = weights
        self._islands = side == "B"
        self._everywhere = LAYOUTS[side].everywhere
        self._scale: Reals = np.array(scale_of(weights))
        self._promises = [_promises(card.values, weights.further_cubes) for card in CARDS]
        hopes = np.array(hopes_of(weights))
        self._falls: list[Reals] = []
        """The loss of chance with one more token lacking, by tokens lacking and horizon; one
        table for each maximum of tokens that habitats can lack."""
        for most in range(LANES):
            cut = np.concatenate([hopes[:, : most + 1], np.zeros((len(hopes), 1))], axis=1)
            self._falls.append((cut[:, :-1] - cut[:, 1:]).T.copy())

    def judge(self, lands: Lands, horizon: Whole) -> JudgedLand:
        """Judge lands, each with its horizon in empty hexes."""
        empty = lands.empty_hexes
        horizon = np.minimum(empty, horizon)
        scale = self._scale[horizon]
        value = np.empty(lands.number)
        for start in range(0, lands.number, _CHUNK):
            part = slice(start, start + _CHUNK)
            value[part] = self._landscapes(lands.masks[:, part], lands.cubed[part], scale[part])
        value += lands.banked
        ready = np.zeros((CARD_LIMIT, lands.number), dtype=np.uint64)
        # Equal cards are judged together, in any slot.
        slots, rows = np.nonzero(lands.cards != NONE)
        cards = lands.cards[slots, rows]
        order = np.argsort(cards, kind="stable")
        slots, rows, cards = slots[order], rows[order], cards[order]
        bounds = np.searchsorted(cards, np.arange(len(CARDS) + 1))
        for card in np.unique(cards).tolist():
            for start in range(bounds[card], bounds[card + 1], _CHUNK):
                part = slice(start, min(start + _CHUNK, bounds[card + 1]))
                here, at = rows[part], slots[part]
                placed = lands.placed[at, here].astype(np.intp)
                masks = {stack: lands.masks[stack][here] for stack in _SHAPES[card].stacks}
                cubed = lands.cubed[here]
                if card >= FIRST_SPIRIT:
                    gains = self._spirit(card, lands.masks[:, here], scale[here])
                else:
                    gains = None
                worth, cells = self._card(card, masks, cubed, placed, gains, horizon[here])
                # A land has a card once, so no row occurs twice.
                value[here] += worth
                ready[at, here] = cells
        for spirit in np.unique(lands.spirit).tolist():
            if spirit != NONE:
                here = np.nonzero(lands.spirit == spirit)[0]
                value[here] += self._spirit(spirit, lands.masks[:, here], scale[here])
        weights = self.weights
        free = (lands.cards == NONE).sum(axis=0)
        value += scale * (weights.empty_hex * empty + weights.free_slot * free)
        return JudgedLand(value, ready)

    def score(self, lands: Lands) -> Whole:
        """The current points of lands."""
        horizon = np.zeros(lands.number, dtype=np.int64)
        return np.rint(self.judge(lands, horizon).values).astype(np.int64)

    def _card(
        self,
        card: int,
        masks: dict[int, Bits],
        cubed: Bits,
        placed: Rows,
        gains: Reals | None,
        horizon: Whole,
    ) -> tuple[Reals, Bits]:
        """The points and expected points of an unfinished card, and the cells for its cube.

        `gains` are the points of a spirit's cube.
        """
        shape = _SHAPES[card]
        lacking = _lacking(shape, masks, cubed)
        promises = self._promises[card].reshape(-1)
        counted = _bit_count(lacking[0]).astype(np.int64)
        # The part of the table for the cubes placed and the complete habitats.
        start = (placed * _CELLS + counted) * _CELLS
        promise = np.zeros(len(cubed))
        for tokens, cells in enumerate(lacking):
            if tokens:
                counted += _bit_count(cells)
            promise += self._falls[shape.most][tokens][horizon] * promises[start + counted]
        if gains is not None:
            promise *= gains
        return _VALUES[card][placed] + promise, lacking[0]

    def _spirit(self, spirit: int, masks: Bits, scale: Reals) -> Reals:
        weights = self.weights
        worth = _SPIRITS[CARDS[spirit].id](masks)
        return worth * (1 + scale * weights.spirit_growth) + scale * weights.spirit

    def _landscapes(self, masks: Bits, cubed: Bits, scale: Reals) -> Reals:
        weights = self.weights
        empty = masks[EMPTY]
        near_empty = beside(empty)
        points = count(masks[TREE_1]) + 3 * count(masks[TREE_2]) + 7 * count(masks[TREE_3])
        begun = weights.brown * count(masks[BROWN_1]) + weights.two_browns * count(masks[BROWN_2])
        begun = begun + weights.red * count(masks[RED_1])

        one, two, three = masks[MOUNTAIN_1], masks[MOUNTAIN_2], masks[MOUNTAIN_3]
        mountains = one | two | three
        near = beside(mountains)
        points += count(one & near) + 3 * count(two & near) + 7 * count(three & near)
        lonely = mountains & ~near & near_empty
        waiting = count(one & lonely) + 3 * count(two & lonely) + 7 * count(three & lonely)
        growing = near & ~cubed
        begun += weights.lonely_mountain * waiting
        begun += weights.grow_one * count(one & growing) + weights.grow_two * count(two & growing)
        growing = lonely & ~cubed
        begun += weights.lonely_growth * (
            weights.grow_one * count(one & growing) + weights.grow_two * count(two & growing)
        )

        fields = masks[FIELD]
        single = fields & ~beside(fields)
        points += FIELD_POINTS * _by_set(_groups, fields & ~single)
        begun += weights.single_field * count(single & near_empty)

        water = masks[WATER]
        if self._islands:
            everywhere = self._everywhere
            points += ISLAND_POINTS * _by_set(lambda cells: _groups(everywhere & ~cells), water)
            begun += weights.water * count(water)
        else:
            points += _by_set(_river, water)
            begun += weights.water * (water != _NOTHING)

        houses = _houses(masks)
        if houses.any():
            seen = []
            for stacks in _SHOWING:
                cells = masks[stacks[0]]
                for stack in stacks[1:]:
                    cells = cells | masks[stack]
                seen.append(beside(cells))
            colours = _at_least(seen)
            room = _at_least(_each_side(empty))
            points += BUILDING_POINTS * count(houses & colours[2])
            lacks_one = houses & colours[1] & ~colours[2] & room[0]
            lacks_two = houses & colours[0] & ~colours[1] & room[1]
            lacks_three = houses & ~colours[0] & room[2]
            begun += weights.building_lacks_one * count(lacks_one)
            begun += weights.building_lacks_more * count(lacks_two | lacks_three)
        value: Reals = points + scale * begun
        return value


class PlacedToken(NamedTuple):
    """Lands after one more token, each with its original land and the cell."""

    lands: Lands
    parents: Rows
    colours: Small
    cells: Rows


class LandBoard:
    """The legal placements on lands of one side."""

    def __init__(self, side: str) -> None:
        self.bits: Bits = np.array(LAYOUTS[side].bits, dtype=np.uint64)

    def tokens(self, lands: Lands, colour: int, rows: Rows) -> PlacedToken:
        """Every way to put a token of a colour on some of the lands."""
        parents, cells, before, after = [], [], [], []
        free = ~lands.cubed[rows]
        for stack, becomes in ONTO_PAIRS[colour]:
            open_cells = lands.masks[stack][rows] & free
            who, where = np.nonzero(open_cells[:, None] & self.bits)
            parents.append(rows[who])
            cells.append(where)
            before.append(np.full(len(who), stack))
            after.append(np.full(len(who), becomes))
        chosen = np.concatenate(parents)
        places = np.concatenate(cells)
        children = lands.at(chosen)
        each = np.arange(len(chosen))
        bits = self.bits[places]
        children.masks[np.concatenate(before), each] ^= bits
        children.masks[np.concatenate(after), each] |= bits
        return PlacedToken(children, chosen, np.full(len(chosen), colour, dtype=np.int8), places)

    def cubes(self, lands: Lands, ready: Bits) -> tuple[Lands, Rows, Rows, Rows]:
        """Every way to place one cube that is ready: the lands after it, and land, slot, cell."""
        slots, who, where = np.nonzero(ready[:, :, None] & self.bits)
        after = lands.at(who)
        after.cubed[:] |= self.bits[where]
        each = np.arange(len(who))
        cards = after.cards[slots, each]
        placed = after.placed[slots, each] + 1
        after.placed[slots, each] = placed
        finished = placed == _STEPS_OF[cards]
        animals = finished & (cards < FIRST_SPIRIT)
        after.banked[animals] += _VALUES[cards[animals], placed[animals]]
        spirits = finished & (cards >= FIRST_SPIRIT)
        after.spirit[spirits] = cards[spirits]
        after.cards[slots[finished], each[finished]] = NONE
        after.placed[slots[finished], each[finished]] = 0
        return after, who, slots, where


def with_card(lands: Lands, rows: Rows, cards: Small) -> Lands:
    """Copies of lands with one more card; each must have a free slot."""
    after = lands.at(rows)
    slots = np.argmax(after.cards == NONE, axis=0)
    after.cards[slots, np.arange(len(rows))] = cards
    return after


def best_of(groups: Rows, values: Reals, count_of: int) -> Rows:
    """The index of the largest value of every group, the first of equals; NONE for an empty
    group."""
    most = np.full(count_of, -np.inf)
    np.maximum.at(most, groups, values)
    top = np.nonzero(values == most[groups])[0][::-1]
    found = np.full(count_of, NONE, dtype=np.intp)
    found[groups[top]] = top
    return found
