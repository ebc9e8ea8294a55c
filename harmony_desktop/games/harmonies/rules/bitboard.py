"""Boards as sets of cells, for bots that evaluate thousands of them.

A board is a set of cells for each kind of stack. A set is an integer with one bit per cell, laid
out so that a step in a direction is a shift, and no step of one or two hexes wraps around an edge
of the board. So a habitat is searched in all places at once; and with the cells that lack 0, 1,
2... tokens of a stack in adjacent lanes of one long integer, for every number of missing tokens at
once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import (
    ONTO,
    SIDES,
    STACKS,
    Side,
    Stack,
    Stacks,
    stacks_matching,
)

PITCH: Final = 9
"""Bits from one column to the next: seven rows are used, two keep the edges apart."""

REACH: Final = 2 * PITCH + 2
"""More than the longest shift within a habitat."""
LANE: Final = 84
"""Bits of a lane: a board, and padding for shifts on both sides."""
LANES: Final = 7
"""Number of lanes; more than the most tokens a habitat can lack."""
_LANE_CELLS: Final = (1 << LANE - REACH) - 1
_EVERY_LANE: Final = sum(1 << LANE * lane for lane in range(LANES))

Masks = list[int]
"""The cells of each kind of stack."""


def _shift(step: Hex) -> int:
    return step.q * PITCH + step.r


_STEPS: Final = tuple(abs(_shift(step)) for step in DIRECTIONS[:3])
_DOWN, _RISE, _FALL = _STEPS


class BitLayout:
    """The bits of the cells of a board side."""

    __slots__ = ("bits", "cell_of", "everywhere")

    def __init__(self, side: Side) -> None:
        top = min(place.r for place in side.hexes)
        self.bits = tuple(1 << _shift(place) - top for place in side.hexes)
        self.everywhere = sum(self.bits)
        self.cell_of = {bit: cell for cell, bit in enumerate(self.bits)}

    def masks(self, stacks: Stacks) -> Masks:
        """The cells of each kind of stack on a board."""
        masks = [0] * len(STACKS)
        for bit, stack in zip(self.bits, stacks, strict=True):
            masks[stack] |= bit
        return masks


LAYOUTS: Final = {name: BitLayout(side) for name, side in SIDES.items()}


def beside(cells: int) -> int:
    """All positions adjacent to one of the cells, including those off the board."""
    return (
        cells << _DOWN
        | cells >> _DOWN
        | cells << _RISE
        | cells >> _RISE
        | cells << _FALL
        | cells >> _FALL
    )


def bits_in(cells: int) -> list[int]:
    """The single bits of a set.

    >>> bits_in(0b1010)
    [2, 8]
    """
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest)
        cells ^= lowest
    return found


def group_of(cell: int, cells: int) -> int:
    """The connected group of a cell within a set of cells."""
    group = cell
    while (wider := (group | beside(group)) & cells) != group:
        group = wider
    return group


@lru_cache(maxsize=1 << 16)
def group_sizes(cells: int) -> tuple[int, ...]:
    """The sizes of the connected groups of a set of cells."""
    sizes = []
    while cells:
        group = group_of(cells & -cells, cells)
        sizes.append(group.bit_count())
        cells ^= group
    return tuple(sizes)


@lru_cache(maxsize=1 << 16)
def longest_river(water: int) -> int:
    """Tokens on the longest shortest path between two blue tokens of one group (N-16)."""
    longest = 0
    for source in bits_in(water):
        seen, length = source, 1
        while (wider := (seen | beside(seen)) & water) != seen:
            seen, length = wider, length + 1
        longest = max(longest, length)
    return longest


class HabitatPattern(NamedTuple):
    """A habitat: the look required of the cube's hex, and of the others in every rotation."""

    cube: int
    others: tuple[int, ...]
    turns: tuple[tuple[int, ...], ...]
    """For each distinct rotation, the shifts that move each of the others onto the cube's hex."""


_LOOK_NAMES: Final = tuple(dict.fromkeys(stack for card in CARDS for _, _, stack in card.habitat))


def _tokens_missing(stack: Stack, accepts: int) -> int | None:
    """The number of tokens that turn a stack into an accepted one; None if impossible."""
    reached = {stack}
    for tokens in range(4):
        if any(accepts >> one & 1 for one in reached):
            return tokens
        reached = {after for one in reached for after in ONTO[one] if after >= 0}
    return None


def _levels(name: str) -> tuple[tuple[Stack, ...], ...]:
    """The stacks that are 0, 1, 2... tokens away from a look."""
    accepts = stacks_matching(name)
    away = [_tokens_missing(stack, accepts) for stack in range(len(STACKS))]
    most = max(tokens for tokens in away if tokens is not None)
    return tuple(
        tuple(stack for stack, tokens in enumerate(away) if tokens == level)
        for level in range(most + 1)
    )


LOOKS: Final = tuple(_levels(name) for name in _LOOK_NAMES)
"""For each look a habitat may require, the stacks that are 0, 1, 2... tokens away from it."""


def _pattern(card: int) -> HabitatPattern:
    (_, _, cube), *parts = CARDS[card].habitat
    others = tuple(_LOOK_NAMES.index(stack) for _, _, stack in parts)
    turns: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
    for sixths in range(6):
        shifts = tuple(REACH + _shift(Hex(q, r).turned(sixths)) for q, r, _ in parts)
        turns.setdefault(tuple(sorted(zip(shifts, others, strict=True))), shifts)
    return HabitatPattern(_LOOK_NAMES.index(cube), others, tuple(turns.values()))


PATTERNS: Final = tuple(_pattern(card) for card in range(len(CARDS)))


_SEEN: Final = tuple(levels[0] for levels in LOOKS)
"""The stacks that have each look."""


def looks_of(masks: Masks) -> tuple[int, ...]:
    """The cells that have each look."""
    found = []
    for stacks in _SEEN:
        cells = 0
        for stack in stacks:
            cells |= masks[stack]
        found.append(cells)
    return tuple(found)


def standing_cells(pattern: HabitatPattern, looks: tuple[int, ...]) -> int:
    """The cells around which a habitat is complete, ignoring cubes."""
    cube = looks[pattern.cube]
    if not cube:
        return 0
    found = 0
    for shifts in pattern.turns:
        cells = cube
        for look, shift in zip(pattern.others, shifts, strict=True):
            cells &= looks[look] << REACH >> shift
            if not cells:
                break
        found |= cells
    return found


class Look(NamedTuple):
    """The cells that are 0, 1, 2... tokens away from a look, an appearance habitats require."""

    levels: list[int]
    """The cells of each level, repeated in every lane."""
    shifted: list[int]
    """The same, shifted to make room for right shifts."""
    packed: int
    """Level n in lane n, shifted likewise."""


class Looks(dict[int, Look]):
    """The looks on a board, each computed on first use.

    Nothing can be put on a hex with a cube, so such a hex keeps its look.
    """

    __slots__ = ("_cubed", "_masks")

    def __init__(self, masks: Masks, cubed: int) -> None:
        self._masks = masks
        self._cubed = cubed

    def __missing__(self, number: int) -> Look:
        masks = self._masks
        packed = 0
        levels = []
        for level, stacks in enumerate(LOOKS[number]):
            cells = 0
            for stack in stacks:
                cells |= masks[stack]
            if level:
                cells &= ~self._cubed
            packed |= cells << LANE * level
            levels.append(cells * _EVERY_LANE)
        look = Look(levels, [cells << REACH for cells in levels], packed << REACH)
        self[number] = look
        return look


def habitats_lacking(pattern: HabitatPattern, looks: Looks) -> int:
    """Possible cells for a cube: lane n holds the cells whose habitat lacks n tokens.

    A cell may be in several lanes, for several rotations; cubes in the way are ignored.
    """
    others = pattern.others
    if len(others) == 1:
        around = beside(looks[others[0]].packed) >> REACH
    else:
        around = 0
        for shifts in pattern.turns:
            near = looks[others[0]].packed >> shifts[0]
            for look, shift in zip(others[1:], shifts[1:], strict=True):
                joined = 0
                for level, cells in enumerate(looks[look].shifted):
                    joined |= (cells >> shift & near) << LANE * level
                near = joined
            around |= near
    found = 0
    for level, cells in enumerate(looks[pattern.cube].levels):
        found |= (cells & around) << LANE * level
    return found


def missing_tokens(pattern: HabitatPattern, masks: Masks, cubed: int) -> list[int]:
    """Possible cells for a cube, by the tokens its habitat lacks: item n lacks n.

    Each cell is listed once, with the rotation that lacks least.
    """
    found = habitats_lacking(pattern, Looks(masks, cubed))
    by_count = []
    taken = cubed
    while found:
        cells = found & _LANE_CELLS & ~taken
        by_count.append(cells)
        taken |= cells
        found >>= LANE
    return by_count
