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
Truths = NDArray[np.bool_]

NONE: Final = -1
"""No card."""
_CHUNK: Final = 2048
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


def _in_reals(cells: Bits) -> Reals:
    """The number of cells of each set, as real numbers."""
    return _bit_count(cells).astype(np.float64)


def _in_all(by_height: Bits) -> Whole:
    """The points of trees or mountains, by height and land (N-12, N-13)."""
    one, two, three = _bit_count(by_height)
    return np.asarray(one + 3 * two + 7 * three, dtype=np.int64)


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


def _at_least(sets: tuple[Bits, ...] | Bits) -> tuple[Bits, Bits, Bits]:
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


class _Known:
    """A function of sets that remembers its answers, each until another takes its place."""

    _BITS: Final = 16
    _MIXED: Final = np.uint64(0x9E3779B97F4A7C15)
    """A factor after which similar sets differ in their first bits."""
    _REST: Final = np.uint64(64 - _BITS)

    def __init__(self, function: Callable[[int], int]) -> None:
        self._function = function
        self._sets: Bits = np.zeros(1 << self._BITS, dtype=np.uint64)
        self._answers: Whole = np.zeros(1 << self._BITS, dtype=np.int64)
        self._answers[0] = function(0)

    def __call__(self, sets: Bits) -> Whole:
        places = (sets * self._MIXED >> self._REST).view(np.int64)
        answers: Whole = self._answers[places]
        unknown = np.nonzero(self._sets[places] != sets)[0]
        if len(unknown):
            new, places = sets[unknown], places[unknown]
            answers[unknown] = found = _by_set(self._function, new)
            self._sets[places] = new
            self._answers[places] = found
        return answers


class _Move(NamedTuple):
    """A shift of sets of cells by some bits."""

    shift: Callable[[Bits, np.uint64, Bits], Bits]
    bits: np.uint64


def _move(offset: int) -> _Move:
    shift = np.right_shift if offset >= 0 else np.left_shift
    return _Move(shift, np.uint64(abs(offset)))


class _Shape(NamedTuple):
    """A habitat for arrays; see `bitboard.HabitatPattern`."""

    cube: int
    others: tuple[int, ...]
    turns: tuple[tuple[_Move, ...], ...]
    """For each of the others, the moves onto the cube's hex, by rotation."""
    most: int
    """The most tokens the habitat can lack."""


def _shape(card: int) -> _Shape:
    pattern = PATTERNS[card]
    turns = tuple(
        tuple(_move(shift - REACH) for shift in shifts)
        for shifts in zip(*pattern.turns, strict=True)
    )
    most = sum(len(LOOKS[look]) - 1 for look in (pattern.cube, *pattern.others))
    return _Shape(pattern.cube, pattern.others, turns, most)


_SHAPES: Final = tuple(_shape(card) for card in range(len(CARDS)))


def _looks(masks: Bits, free: Bits) -> list[Bits]:
    """For each look, the cells at most 0, 1, 2... tokens away from it, by tokens and land; hexes
    with cubes cannot change."""
    found = []
    for levels in LOOKS:
        cells = np.empty((len(levels), len(free)), dtype=np.uint64)
        for level, stacks in enumerate(levels):
            here = cells[level]
            here[:] = masks[stacks[0]]
            for stack in stacks[1:]:
                here |= masks[stack]
            if level:
                here &= free
                here |= cells[level - 1]
        found.append(cells)
    return found


def _turned(cells: Bits, moves: Sequence[_Move]) -> Bits:
    """Sets of cells after each of some moves."""
    found = np.empty((len(moves), *cells.shape), dtype=np.uint64)
    for (shift, bits), moved in zip(moves, found, strict=True):
        shift(cells, bits, moved)
    return found


def _both(some: Bits, others: Bits) -> Bits:
    """The cells in both, by the sum of the tokens lacking; tokens and lands are the last axes."""
    first, second = some.shape[-2], others.shape[-2]
    found = np.empty((*some.shape[:-2], first + second - 1, some.shape[-1]), dtype=np.uint64)
    np.bitwise_and(some, others[..., :1, :], out=found[..., :first, :])
    for level in range(1, second):
        cells = some & others[..., level : level + 1, :]
        found[..., level : level + first - 1, :] |= cells[..., :-1, :]
        found[..., level + first - 1, :] = cells[..., -1, :]
    return found


def _lacking(shape: _Shape, looks: Sequence[Bits], rows: Rows) -> Bits:
    """Possible cells for a cube on some lands, by the most tokens its habitat lacks; cubes in the
    way are ignored."""
    others = [looks[look].take(rows, axis=1) for look in shape.others]
    if len(others) == 1:
        around = beside(others[0])
    else:
        near = _turned(others[0], shape.turns[0])
        for cells, shifts in zip(others[1:], shape.turns[1:], strict=True):
            near = _both(near, _turned(cells, shifts))
        around = np.bitwise_or.reduce(near, axis=0)
    return _both(around, looks[shape.cube].take(rows, axis=1))


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


@lru_cache(maxsize=1 << 8)
def _promises(values: tuple[int, ...], further: float) -> Reals:
    """The points of a card's next habitats if all were certain; a spirit's cube counts as 1.

    By the cubes placed, the complete habitats, and the habitats counted, in one row: complete ones
    first, each of the others with a smaller share of its points than the one before.
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
    return found.reshape(-1)


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
        everywhere = LAYOUTS[side].everywhere
        self._field_groups = _Known(_groups)
        self._water_points = _Known(
            (lambda cells: ISLAND_POINTS * _groups(everywhere & ~cells))
            if self._islands
            else _river
        )
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
        ready = np.zeros(lands.cards.size, dtype=np.uint64)
        free = ~lands.cubed
        looks = _looks(lands.masks, free)
        # Equal cards are judged together, in any slot.
        slots = np.flatnonzero(lands.cards != NONE)
        cards = lands.cards.take(slots)
        slots = slots[np.argsort(cards, kind="stable")]
        rows, placed = slots % lands.number, lands.placed.take(slots).astype(np.intp)
        start = 0
        for card, number in enumerate(np.bincount(cards, minlength=len(CARDS)).tolist()):
            end = start + number
            for first in range(start, end, _CHUNK):
                part = slice(first, min(first + _CHUNK, end))
                here = rows[part]
                lacking = _lacking(_SHAPES[card], looks, here)
                lacking &= free.take(here)
                worth = self._card(card, lacking, placed[part], horizon.take(here))
                if card >= FIRST_SPIRIT:
                    worth *= self._spirit(card, lands.masks[:, here], scale[here])
                # A land has a card once, so no row occurs twice.
                value[here] += worth
                ready[slots[part]] = lacking[0]
            start = end
        for spirit in np.unique(lands.spirit).tolist():
            if spirit != NONE:
                here = np.nonzero(lands.spirit == spirit)[0]
                value[here] += self._spirit(spirit, lands.masks[:, here], scale[here])
        weights = self.weights
        slots_free = (lands.cards == NONE).sum(axis=0)
        value += scale * (weights.empty_hex * empty + weights.free_slot * slots_free)
        return JudgedLand(value, ready.reshape(lands.cards.shape))

    def score(self, lands: Lands) -> Whole:
        """The current points of lands."""
        horizon = np.zeros(lands.number, dtype=np.int64)
        return np.rint(self.judge(lands, horizon).values).astype(np.int64)

    def _card(self, card: int, lacking: Bits, placed: Rows, horizon: Whole) -> Reals:
        """The points and expected points of an unfinished card; a spirit's cube counts as 1.

        `lacking` are the possible cells for its cube, by the most tokens lacking.
        """
        counted = count(lacking)
        # The part of the table for the cubes placed and the complete habitats.
        counted += (placed * _CELLS + counted[0]) * _CELLS
        promises = self._promises[card].take(counted)
        promises *= self._falls[_SHAPES[card].most].take(horizon, axis=1)
        promise: Reals = promises.sum(axis=0)
        promise += _VALUES[card].take(placed)
        return promise

    def _spirit(self, spirit: int, masks: Bits, scale: Reals) -> Reals:
        weights = self.weights
        worth = _SPIRITS[CARDS[spirit].id](masks)
        return worth * (1 + scale * weights.spirit_growth) + scale * weights.spirit

    def _landscapes(self, masks: Bits, cubed: Bits, scale: Reals) -> Reals:
        weights = self.weights
        empty = masks[EMPTY]
        near_empty = beside(empty)
        points = _in_all(masks[TREE_1 : TREE_3 + 1])
        begun = weights.brown * _in_reals(masks[BROWN_1])
        begun += weights.two_browns * _in_reals(masks[BROWN_2])
        begun += weights.red * _in_reals(masks[RED_1])

        by_height = masks[MOUNTAIN_1 : MOUNTAIN_3 + 1]
        mountains = np.bitwise_or.reduce(by_height, axis=0)
        near = beside(mountains)
        points += _in_all(by_height & near)
        lonely = mountains & ~near & near_empty
        free = ~cubed
        begun += weights.lonely_mountain * _in_all(by_height & lonely)
        one, two = _in_reals(by_height[:2] & (near & free))
        begun += weights.grow_one * one + weights.grow_two * two
        one, two = _in_reals(by_height[:2] & (lonely & free))
        begun += weights.lonely_growth * (weights.grow_one * one + weights.grow_two * two)

        fields = masks[FIELD]
        single = fields & ~beside(fields)
        points += FIELD_POINTS * self._field_groups(fields & ~single)
        begun += weights.single_field * _in_reals(single & near_empty)

        water = masks[WATER]
        points += self._water_points(water)
        begun += weights.water * (_in_reals(water) if self._islands else water != _NOTHING)

        built = np.nonzero(_houses(masks))[0]
        if len(built):
            masks = masks[:, built]
            houses, empty = _houses(masks), masks[EMPTY]
            seen = np.empty((len(_SHOWING), len(built)), dtype=np.uint64)
            for stacks, cells in zip(_SHOWING, seen, strict=True):
                cells[:] = masks[stacks[0]]
                for stack in stacks[1:]:
                    cells |= masks[stack]
            colours = _at_least(beside(seen))
            room = _at_least(_each_side(empty))
            points[built] += BUILDING_POINTS * count(houses & colours[2])
            lacks_one = houses & colours[1] & ~colours[2] & room[0]
            lacks_two = houses & colours[0] & ~colours[1] & room[1]
            lacks_three = houses & ~colours[0] & room[2]
            begun[built] += weights.building_lacks_one * _in_reals(lacks_one)
            begun[built] += weights.building_lacks_more * _in_reals(lacks_two | lacks_three)
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

    def tokens(self, lands: Lands, wanted: Truths) -> PlacedToken:
        """Every way to put one token on a land, of the colours wanted there, by colour and land."""
        parents, cells, colours, before, after = [], [], [], [], []
        free = ~lands.cubed
        for colour, wanting in enumerate(wanted):
            rows = np.flatnonzero(wanting)
            for stack, becomes in ONTO_PAIRS[colour]:
                open_cells = lands.masks[stack].take(rows) & free.take(rows)
                some = np.flatnonzero(open_cells)
                who, where = np.nonzero(open_cells[some, None] & self.bits)
                parents.append(rows[some[who]])
                cells.append(where)
                colours.append(np.full(len(who), colour, dtype=np.int8))
                before.append(np.full(len(who), stack))
                after.append(np.full(len(who), becomes))
        chosen = np.concatenate(parents)
        places = np.concatenate(cells)
        children = lands.at(chosen)
        each = np.arange(len(chosen))
        bits = self.bits[places]
        children.masks[np.concatenate(before), each] ^= bits
        children.masks[np.concatenate(after), each] |= bits
        return PlacedToken(children, chosen, np.concatenate(colours), places)

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
