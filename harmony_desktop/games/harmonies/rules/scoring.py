"""The score sheet of a board and its cards (N-12 to N-20, N-22): pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT, STEPS
from harmony_desktop.games.harmonies.rules.components import (
    BUILDINGS,
    EMPTY,
    FIELD,
    MOUNTAINS,
    SIDES,
    TOP,
    TREE_1,
    TREE_3,
    TREES,
    WATER,
    Stack,
    Stacks,
)

TREE_POINTS: Final = dict(zip(TREES, (1, 3, 7), strict=True))
MOUNTAIN_POINTS: Final = dict(zip(MOUNTAINS, (1, 3, 7), strict=True))
FIELD_POINTS: Final = 5
BUILDING_POINTS: Final = 5
COLOURS_AROUND_BUILDING: Final = 3
ISLAND_POINTS: Final = 5
RIVER_POINTS: Final = (0, 0, 2, 5, 8, 11, 15)
RIVER_BEYOND: Final = 4
SUN_STEPS: Final = (40, 70, 90, 110, 130, 140, 150, 160)
SIDE_SUNS: Final = {"A": 1, "B": 0}
NO_SPIRIT_SUNS: Final = 2

Cells = tuple[int, ...]


class Holding(NamedTuple):
    """A card in front of a player and the number of its cubes placed."""

    card: int
    placed: int

    @property
    def finished(self) -> bool:
        return self.placed == STEPS[self.card]

    @property
    def points(self) -> int:
        """The current value of an animal card (N-18)."""
        return CARDS[self.card].values[self.placed - 1] if self.placed else 0


def bits_of(stacks: Stacks, wanted: Iterable[Stack]) -> int:
    """The cells with one of the wanted stacks, as bits."""
    among = tuple(wanted)
    return sum(1 << cell for cell, stack in enumerate(stacks) if stack in among)


def cells_of(bits: int) -> Cells:
    """The cells of a set of bits, in ascending order.

    >>> cells_of(0b1010)
    (1, 3)
    """
    return tuple(cell for cell in range(bits.bit_length()) if bits >> cell & 1)


@lru_cache(maxsize=1 << 16)
def groups(side: str, bits: int) -> tuple[int, ...]:
    """The connected groups of a set of cells, each as bits, ordered by first cell."""
    beside = SIDES[side].neighbour_bits
    found = []
    while bits:
        group = edge = bits & -bits
        while edge:
            near = 0
            while edge:
                lowest = edge & -edge
                near |= beside[lowest.bit_length() - 1]
                edge ^= lowest
            edge = near & bits & ~group
            group |= edge
        found.append(group)
        bits &= ~group
    return tuple(found)


def groups_of(side: str, stacks: Stacks, wanted: Iterable[Stack]) -> tuple[Cells, ...]:
    """The connected groups of the cells with one of the wanted stacks."""
    return tuple(cells_of(group) for group in groups(side, bits_of(stacks, wanted)))


def river_points(length: int) -> int:
    """Points of a river of `length` tokens (N-16).

    >>> [river_points(length) for length in (1, 2, 6, 8)]
    [0, 2, 15, 23]
    """
    last = len(RIVER_POINTS) - 1
    return RIVER_POINTS[min(length, last)] + RIVER_BEYOND * max(0, length - last)


def _rings(side: str, bits: int, start: int) -> list[int]:
    """The cells of a group by their distance from the start, each distance as bits."""
    beside = SIDES[side].neighbour_bits
    rings = [1 << start]
    seen = rings[0]
    while True:
        near = 0
        for cell in cells_of(rings[-1]):
            near |= beside[cell]
        ring = near & bits & ~seen
        if not ring:
            return rings
        rings.append(ring)
        seen |= ring


@lru_cache(maxsize=1 << 16)
def river_length(side: str, water: int) -> int:
    """The tokens on the longest shortest path between two blue tokens of one group (N-16)."""
    return max((len(_rings(side, water, cell)) for cell in cells_of(water)), default=0)


def river(side: str, stacks: Stacks) -> Cells:
    """The scoring river from end to end; the first by cell order among equals."""
    water = bits_of(stacks, (WATER,))
    length = river_length(side, water)
    beside = SIDES[side].neighbour_bits
    for start in cells_of(water):
        rings = _rings(side, water, start)
        if len(rings) == length:
            path = [cells_of(rings[-1])[0]]
            for ring in reversed(rings[:-1]):
                path.append(cells_of(ring & beside[path[-1]])[0])
            return tuple(reversed(path))
    return ()


def islands(side: str, stacks: Stacks) -> tuple[Cells, ...]:
    """The regions of hexes without blue, including empty ones (N-17)."""
    return groups_of(side, stacks, (stack for stack in range(len(TOP)) if stack != WATER))


def scoring_mountains(side: str, stacks: Stacks) -> Cells:
    """The mountains next to another mountain (N-13)."""
    mountains = bits_of(stacks, MOUNTAINS)
    beside = SIDES[side].neighbour_bits
    return tuple(cell for cell in cells_of(mountains) if beside[cell] & mountains)


def scoring_buildings(side: str, stacks: Stacks) -> Cells:
    """The buildings with at least three colours around them (N-15)."""
    neighbours = SIDES[side].neighbours
    return tuple(
        cell
        for cell, stack in enumerate(stacks)
        if stack in BUILDINGS
        and len({TOP[stacks[near]] for near in neighbours[cell] if stacks[near] != EMPTY})
        >= COLOURS_AROUND_BUILDING
    )


def _trees_line(stacks: Stacks) -> ScoreLine:
    cells = cells_of(bits_of(stacks, TREES))
    return ScoreLine("trees", sum(TREE_POINTS[stacks[cell]] for cell in cells), cells)


def _mountains_line(side: str, stacks: Stacks) -> ScoreLine:
    cells = scoring_mountains(side, stacks)
    return ScoreLine("mountains", sum(MOUNTAIN_POINTS[stacks[cell]] for cell in cells), cells)


def _fields_line(side: str, stacks: Stacks) -> ScoreLine:
    fields = [group for group in groups_of(side, stacks, (FIELD,)) if len(group) > 1]
    cells = tuple(cell for group in fields for cell in group)
    return ScoreLine("fields", FIELD_POINTS * len(fields), cells, {"groups": fields})


def _water_line(side: str, stacks: Stacks) -> ScoreLine:
    if side == "A":
        path = river(side, stacks)
        return ScoreLine("water", river_points(len(path)), path, {"river": len(path)})
    land = islands(side, stacks)
    water = cells_of(bits_of(stacks, (WATER,)))
    return ScoreLine("water", ISLAND_POINTS * len(land), water, {"islands": list(land)})


def _buildings_line(side: str, stacks: Stacks) -> ScoreLine:
    cells = scoring_buildings(side, stacks)
    return ScoreLine("buildings", BUILDING_POINTS * len(cells), cells)


@lru_cache(maxsize=1 << 12)
def landscape_lines(side: str, stacks: Stacks) -> tuple[ScoreLine, ...]:
    """The lines for trees, mountains, fields, water and buildings; cached for the table."""
    return (
        _trees_line(stacks),
        _mountains_line(side, stacks),
        _fields_line(side, stacks),
        _water_line(side, stacks),
        _buildings_line(side, stacks),
    )


def animals_line(cards: Sequence[Holding]) -> ScoreLine:
    """One line for all animal cards together (N-18)."""
    return ScoreLine("animals", sum(held.points for held in cards if held.card < FIRST_SPIRIT))


def animal_lines(cards: Sequence[Holding], cubes: Sequence[int]) -> tuple[ScoreLine, ...]:
    """A line for each animal card, with the cells of its cubes (N-18)."""
    return tuple(
        ScoreLine(
            "animal",
            held.points,
            tuple(cell for cell, card in enumerate(cubes) if card == held.card),
            {
                "id": CARDS[held.card].id,
                "placed": held.placed,
                "steps": CARDS[held.card].steps,
            },
        )
        for held in cards
        if held.card < FIRST_SPIRIT
    )


def spirit_cells(side: str, stacks: Stacks, spirit: int) -> tuple[tuple[Cells, int], ...]:
    """The reward of a spirit on a board: groups of cells with their points, placed or not
    (N-19)."""
    name = CARDS[spirit].id
    if name in _GROUP_SPIRITS:
        wanted, small, from_size, large = _GROUP_SPIRITS[name]
        found = groups_of(side, stacks, wanted)
        valued = [(group, large if len(group) >= from_size else small) for group in found]
    else:
        values = _STACK_SPIRITS[name]
        valued = [((cell,), values[stack]) for cell, stack in enumerate(stacks) if stack in values]
    return tuple((cells, points) for cells, points in valued if points)


_GROUP_SPIRITS: Final[dict[str, tuple[tuple[Stack, ...], int, int, int]]] = {
    "lion": ((FIELD,), 2, 3, 10),
    "butterfly": ((FIELD,), 0, 1, 5),
    "cat": (BUILDINGS, 0, 1, 4),
    "stork": (BUILDINGS, 0, 2, 6),
    "dragonfly": ((WATER,), 0, 2, 7),
}
"""The stacks whose groups count, points of a small group, size of a large one, its points."""

_STACK_SPIRITS: Final[dict[str, dict[Stack, int]]] = {
    "deer": dict.fromkeys(range(TREE_1 + 1, TREE_3 + 1), 4),
    "owl": dict(zip(TREES, (3, 3, 1), strict=True)),
    "ram": dict.fromkeys(MOUNTAINS[1:], 4),
    "marmot": dict(zip(MOUNTAINS, (3, 3, 1), strict=True)),
    "tortoise": {WATER: 2},
}


def spirit_line(side: str, stacks: Stacks, cards: Sequence[Holding]) -> ScoreLine:
    """The spirit's line: its points if its cube was placed, and its potential points (N-19)."""
    for held in cards:
        if held.card >= FIRST_SPIRIT:
            rewarded = spirit_cells(side, stacks, held.card)
            worth = sum(points for _, points in rewarded)
            cells = tuple(cell for group, _ in rewarded for cell in group)
            details = {"id": CARDS[held.card].id, "placed": held.placed, "worth": worth}
            return ScoreLine("spirit", worth if held.placed else 0, cells, details)
    return ScoreLine("spirit", 0)


def sheet(side: str, stacks: Stacks, cards: Sequence[Holding]) -> ScoreSheet:
    """The sheet of a board, with one line per category of points."""
    lines = (*landscape_lines(side, stacks), animals_line(cards), spirit_line(side, stacks, cards))
    return ScoreSheet(lines)


def suns_for(points: int) -> int:
    """The suns for points alone (N-22)."""
    return sum(points >= step for step in SUN_STEPS)


def suns(points: int, side: str, spirit: int | None) -> int:
    """The suns of a solo game: by points, by side, and by the spirit chosen (N-22).

    >>> suns(130, "A", None)
    8
    """
    return suns_for(points) + sum(extra for _, extra in extra_suns(side, spirit))


def extra_suns(side: str, spirit: int | None) -> tuple[tuple[str, int], ...]:
    """The reasons for suns besides points, as `option.value`, each with its suns (N-22).

    >>> extra_suns("A", None)
    (('side.A', 1), ('spirits.false', 2))
    """
    alone = ("spirits.false", NO_SPIRIT_SUNS)
    chosen = alone if spirit is None else (f"spirit.{CARDS[spirit].id}", CARDS[spirit].suns)
    found = ((f"side.{side}", SIDE_SUNS[side]), chosen)
    return tuple((reason, extra) for reason, extra in found if extra)
