"""The catalogue of patterns that the bots of Harmonia build with.

    python -m training.harmonia.patterns

Every pattern of 3 to 10 tiles that is closed and symmetric (A-12) is written to
`harmony_desktop/games/harmonia/bots/patterns.npz`, each in one of its turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.bots.patterns import FILE, LARGEST
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    KIND_OF,
    KINDS,
    OPPOSITE,
    Sides,
    turned,
)

SMALLEST: Final = 3
AXES: Final = ((0, Hex(0, 1)), (1, Hex(1, -2)))
"""The two kinds of mirror axes through the origin, each with a step along it that leads from one
place of the axis to the next of the same kind."""
_TABLE: Final = Path(__file__).parents[2] / "harmony_desktop/games/harmonia/bots" / FILE

Shape = frozenset[Hex]
Drawn = tuple[tuple[Hex, Sides], ...]
Group = tuple[frozenset[Hex], ...]
"""An edge between two cells, and its mirror image unless that is the same edge."""


def mirror(cell: Hex, axis: int) -> Hex:
    """The mirror image of a cell."""
    return cell.mirrored().turned(axis)


def shapes(axis: int, step: Hex) -> set[Shape]:
    """Every connected set of cells that is its own mirror image, in one place of the axis."""
    near = [Hex(q, r) for q in range(-2, 3) for r in range(-2, 3)]
    pairs = (frozenset({cell, mirror(cell, axis)}) for cell in near)
    waiting = {
        _normal(pair, step) for pair in pairs if max(a.distance(b) for a in pair for b in pair) < 2
    }
    found: set[Shape] = set()
    while waiting:
        found |= waiting
        larger = {
            cells | {beside, mirror(beside, axis)}
            for cells in waiting
            for cell in cells
            for beside in cell.neighbours()
        }
        waiting = {_normal(cells, step) for cells in larger if len(cells) <= LARGEST} - found
    return found


def _normal(cells: Shape, step: Hex) -> Shape:
    """A shape moved along its axis to where that begins."""

    def along(cell: Hex) -> int:
        (q, r), (a, b) = cell, step
        return 2 * q * a + 2 * r * b + q * b + r * a

    back = min(map(along, cells)) // along(step)
    return frozenset(Hex(q - back * step.q, r - back * step.r) for q, r in cells)


def edge_groups(cells: Shape, axis: int) -> list[Group]:
    """The edges inside a shape, each together with its mirror image."""
    groups = set()
    for cell in cells:
        for beside in cell.neighbours():
            if beside in cells:
                image = frozenset({mirror(cell, axis), mirror(beside, axis)})
                groups.add(frozenset({frozenset({cell, beside}), image}))
    return [tuple(sorted(group, key=sorted)) for group in sorted(groups, key=_order)]


def _order(group: frozenset[frozenset[Hex]]) -> list[list[Hex]]:
    return sorted(map(sorted, group))


def drawings(cells: Shape, axis: int) -> Iterator[Drawn]:
    """Yield every pattern that covers a shape."""
    groups = edge_groups(cells, axis)
    bits = [_bits(group) for group in groups]
    sides = dict.fromkeys(sorted(cells), 0)
    before = 0
    for number in range(1, 1 << len(groups)):
        # From one number of this code to the next one bit changes.
        code = number ^ number >> 1
        for cell, changed in bits[(code ^ before).bit_length() - 1].items():
            sides[cell] ^= changed
        before = code
        if all(sides.values()) and _is_possible(sides) and _is_joined(sides):
            yield tuple(sides.items())


def _bits(group: Group) -> dict[Hex, Sides]:
    found: dict[Hex, Sides] = {}
    for one, other in map(sorted, group):
        side = DIRECTIONS.index(other - one)
        found[one] = found.get(one, 0) | 1 << side
        found[other] = found.get(other, 0) | 1 << OPPOSITE[side]
    return found


def _is_possible(sides: dict[Hex, Sides]) -> bool:
    """Whether there are tiles enough in the box."""
    counts = [0] * KINDS
    for one in sides.values():
        counts[KIND_OF[one]] += 1
    return max(counts) <= COPIES


def _is_joined(sides: dict[Hex, Sides]) -> bool:
    start = next(iter(sides))
    reached, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for side, beside in enumerate(cell.neighbours()):
            if sides[cell] >> side & 1 and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return len(reached) == len(sides)


def first_turn(pattern: Drawn) -> Drawn:
    """The same pattern, moved and turned to the first of all its places in order."""
    found = []
    for sixths in range(6):
        moved = [(cell.turned(sixths), turned(sides, sixths)) for cell, sides in pattern]
        first = min(moved)[0]
        found.append(tuple(sorted((cell - first, sides) for cell, sides in moved)))
    return min(found)


def main() -> None:
    """Write the catalogue."""
    found = {
        first_turn(pattern)
        for axis, step in AXES
        for cells in shapes(axis, step)
        if len(cells) >= SMALLEST
        for pattern in drawings(cells, axis)
    }
    patterns = sorted(found, key=lambda one: (len(one), one))
    table = np.zeros((len(patterns), LARGEST, 3), dtype=np.int8)
    for number, pattern in enumerate(patterns):
        table[number, : len(pattern)] = [(*cell, sides) for cell, sides in pattern]
    np.savez_compressed(_TABLE, patterns=table)
    print(f"{len(patterns)} patterns")


if __name__ == "__main__":
    main()
