"""Regions of 3 to 10 cells in which one pattern can grow, closed and symmetric.

Around a region every side is light green, and inside it ornament is mirrored on the region's axis.
Tiles that lie there already are kept, so a region can take in a pattern that somebody has begun.
Unlike the plans of a whole hexagon, regions fit any layout: they serve where a hand is secret, and
where somebody has placed something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.bots.planning import LARGE
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, OPPOSITE, Sides

Cell = tuple[int, int]
"""The coordinates of a cell: a plain tuple is equal to a `Hex` and quicker to make."""
Tiles = Mapping[Cell, Sides]
Prices = Sequence[Sequence[float]]
"""For each kind the price of needing 0, 1, 2, … tiles of it."""

LARGEST: Final = 10
"""The number of cells of the largest region."""
DEAR: Final = 3.0
"""The price of a tile that nobody can have; a filling this dear is impossible."""
_STEPS: Final[tuple[Cell, ...]] = tuple((q, r) for q, r in DIRECTIONS)
_ROWS: Final = (
    (1, 2),
    (1, 2, 1),
    (2, 3),
    (1, 2, 3),
    (2, 3, 2),
    (3, 4),
    (1, 2, 3, 2),
    (3, 2, 3),
    (2, 3, 4),
    (4, 5),
    (1, 2, 3, 2, 1),
    (3, 4, 3),
)
"""The shapes as rows of cells, each in the middle of the one before."""
_ORNAMENT: Final = 0.75
_ROUNDS: Final = 8


Edge = tuple[int, int, int]
"""A side between two cells of a region: a cell, its side, the other cell."""


class PatternRegion(NamedTuple):
    """A shape in one of its turns, with its first cell at (0, 0)."""

    cells: tuple[Cell, ...]
    border: tuple[Sides, ...]
    """The sides of each cell that face the outside."""
    edges: tuple[tuple[Edge, ...], ...]
    """The sides between two cells, each together with its mirror image."""


class Filling(NamedTuple):
    """A way to fill a region."""

    size: int
    """The number of tiles of its pattern."""
    price: float
    missing: tuple[tuple[Cell, Sides], ...]
    """The tiles that are still to be placed."""
    cells: frozenset[Cell]


def _shapes() -> Iterator[PatternRegion]:
    seen = set()
    for rows in _ROWS:
        drawn = []
        left = 0
        for number, length in enumerate(rows):
            if number:
                left -= (length - rows[number - 1] + 1) // 2
            # Rows run along the direction (1, 0), each below the other along (0, 1).
            drawn += [Hex(left + index, number) for index in range(length)]
        for sixths in range(6):
            cells = tuple(sorted(cell.turned(sixths) for cell in drawn))
            first = cells[0]
            shifted = tuple(cell - first for cell in cells)
            if shifted not in seen:
                seen.add(shifted)
                yield from _regions(shifted)


def _regions(cells: Sequence[Hex]) -> Iterator[PatternRegion]:
    """A region for each mirror axis of a shape."""
    number = {cell: index for index, cell in enumerate(cells)}
    border = tuple(
        sum(1 << side for side, beside in enumerate(cell.neighbours()) if beside not in number)
        for cell in cells
    )
    inside = {
        frozenset((index, number[beside])): (index, side, number[beside])
        for index, cell in enumerate(cells)
        for side, beside in enumerate(cell.neighbours())
        if beside in number and number[beside] > index
    }
    for axis in range(6):
        images = [cell.mirrored().turned(axis) for cell in cells]
        first = min(images)
        shift = cells[0] - first
        if any(one + shift not in number for one in images):
            continue
        image = [number[one + shift] for one in images]
        groups: list[tuple[Edge, ...]] = []
        for pair, edge in inside.items():
            other = frozenset(image[index] for index in pair)
            if other == pair:
                groups.append((edge,))
            elif sorted(pair) < sorted(other):
                groups.append((edge, inside[other]))
        yield PatternRegion(tuple((q, r) for q, r in cells), border, tuple(groups))


REGIONS: Final = tuple(_shapes())


def around(tiles: Tiles, pattern: Sequence[Cell]) -> Iterator[tuple[PatternRegion, Cell]]:
    """Every region with its place that holds a whole pattern and that no tile forbids."""
    q, r = pattern[0]
    for region in REGIONS:
        if len(region.cells) < len(pattern):
            continue
        for cell_q, cell_r in region.cells:
            at = (q - cell_q, r - cell_r)
            if allowed(tiles, region, at):
                yield region, at


def allowed(tiles: Tiles, region: PatternRegion, at: Cell) -> bool:
    """Whether no tile has ornament across the border of a region."""
    at_q, at_r = at
    for (cell_q, cell_r), border in zip(region.cells, region.border, strict=True):
        q, r = cell_q + at_q, cell_r + at_r
        sides = tiles.get((q, r))
        if sides is not None:
            if sides & border:
                return False
            continue
        for side, (step_q, step_r) in enumerate(_STEPS):
            if border >> side & 1:
                beside = tiles.get((q + step_q, r + step_r))
                if beside is not None and beside >> OPPOSITE[side] & 1:
                    return False
    return True


def filled(
    tiles: Tiles, region: PatternRegion, at: Cell, prices: Prices, dice: Random
) -> Filling | None:
    """The cheapest filling that is found for a region; None if there is none."""
    at_q, at_r = at
    cells = [(q + at_q, r + at_r) for q, r in region.cells]
    lying = [tiles.get(cell) for cell in cells]
    start = [0 if sides is None else sides for sides in lying]
    free = _free_edges(region, lying, start)
    if free is None:
        return None
    open_cells = [index for index, sides in enumerate(lying) if sides is None]
    least = LARGE if len(cells) >= LARGE else 4 if len(cells) > 3 else 3
    best: Filling | None = None
    for _ in range(_ROUNDS):
        tried = list(start)
        for flip in free:
            if dice.random() < _ORNAMENT:
                for index, bits in flip:
                    tried[index] ^= bits
        price = _descended(tried, free, open_cells, prices)
        if price < DEAR and (best is None or price < best.price):
            size = _pattern_size(region, tried)
            if size > len(cells) / 2 and size >= least:
                missing = tuple((cells[index], tried[index]) for index in open_cells)
                best = Filling(size, price, missing, frozenset(cells))
    return best


Flips = list[tuple[tuple[int, Sides], ...]]
"""For each free edge the cells it changes, with their bits."""


def _free_edges(
    region: PatternRegion, lying: Sequence[Sides | None], start: list[Sides]
) -> Flips | None:
    """The edges that the tiles in a region leave free; None if these are not symmetric.

    The other edges are drawn into `start`.
    """
    free = []
    for group in region.edges:
        ends = [end for index, side, other in group for end in ((index, side), (other, side + 3))]
        values = set()
        flip: dict[int, Sides] = {}
        for index, side in ends:
            sides = lying[index]
            if sides is None:
                flip[index] = flip.get(index, 0) | 1 << side % 6
            else:
                values.add(sides >> side % 6 & 1)
        if len(values) > 1:
            return None
        if not values:
            free.append(tuple(flip.items()))
        elif values.pop():
            for index, bits in flip.items():
                start[index] |= bits
    return free


def _descended(
    sides: list[Sides],
    free: Sequence[tuple[tuple[int, Sides], ...]],
    open_cells: Sequence[int],
    prices: Prices,
) -> float:
    """Change the free edges one after another as long as that makes the tiles cheaper."""
    counts = [0] * KINDS
    for index in open_cells:
        counts[KIND_OF[sides[index]]] += 1
    price = sum(prices[kind][count] for kind, count in enumerate(counts))
    better = True
    while better:
        better = False
        for flip in free:
            change = 0.0
            for index, bits in flip:
                old = KIND_OF[sides[index]]
                new = KIND_OF[sides[index] ^ bits]
                change -= prices[old][counts[old]] - prices[old][counts[old] - 1]
                counts[old] -= 1
                change += prices[new][counts[new] + 1] - prices[new][counts[new]]
                counts[new] += 1
                sides[index] ^= bits
            if change < -1e-9:
                price += change
                better = True
            else:
                for index, bits in flip:
                    counts[KIND_OF[sides[index]]] -= 1
                    sides[index] ^= bits
                    counts[KIND_OF[sides[index]]] += 1
    return price


def _pattern_size(region: PatternRegion, sides: Sequence[Sides]) -> int:
    """The number of tiles of the largest pattern of a filling.

    With more than half of the cells it is its own mirror image.
    """
    joined: list[list[int]] = [[] for _ in sides]
    for group in region.edges:
        for index, side, other in group:
            if sides[index] >> side & 1:
                joined[index].append(other)
                joined[other].append(index)
    seen = set()
    largest = 0
    for start in range(len(sides)):
        if start in seen or not joined[start]:
            continue
        waiting, size = [start], 0
        seen.add(start)
        while waiting:
            size += 1
            for other in joined[waiting.pop()]:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        largest = max(largest, size)
    return largest
