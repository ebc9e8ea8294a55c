"""The components: 84 hexagonal tiles of 14 kinds (A-1 to A-3).

The sides of a placed tile are a number of six bits: bit i is side i, clockwise from the top, and is
set where the side bears ornament. Two tiles are of one kind if a turn makes them equal, so a kind
is a number from 0 to 13 and a placed tile is a kind and its turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from harmony_desktop.engine.hexes import Hex

Sides = int
Kind = int
Counts = tuple[int, ...]
"""A number of tiles for each of the 14 kinds."""

ALL_SIDES: Final = 0b111111
OPPOSITE: Final = (3, 4, 5, 0, 1, 2)
"""The neighbour's side that touches each side."""


def turned(sides: Sides, sixths: int = 1) -> Sides:
    """The sides after a clockwise turn by `sixths` of a full turn.

    >>> turned(0b100000) == 0b000001
    True
    """
    sixths %= 6
    return (sides << sixths | sides >> (6 - sixths)) & ALL_SIDES


def mirrored(sides: Sides, axis: int) -> Sides:
    """The sides mirrored in the axis that points `axis` twelfths of a turn clockwise from the top.

    >>> written(mirrored(read_sides("110000"), 0))
    '100001'
    """
    return sum(1 << (axis - side) % 6 for side in range(6) if sides >> side & 1)


def written(sides: Sides) -> str:
    """The sides clockwise from the top, 1 for ornament.

    >>> written(0b000011)
    '110000'
    """
    return "".join("1" if sides >> side & 1 else "0" for side in range(6))


def read_sides(text: str) -> Sides:
    """Read sides from six digits clockwise from the top; ValueError for anything else."""
    if len(text) != 6 or not set(text) <= {"0", "1"}:
        raise ValueError(f"{text!r} is not six sides of 0 or 1")
    return sum(1 << side for side, digit in enumerate(text) if digit == "1")


def _kinds() -> Iterator[tuple[Sides, ...]]:
    """Yield the distinct turns of every kind, kinds with fewer ornament sides first."""
    seen: set[Sides] = set()
    for sides in sorted(range(64), key=lambda sides: (sides.bit_count(), sides)):
        if sides not in seen:
            turns = tuple(dict.fromkeys(turned(sides, sixths) for sixths in range(6)))
            seen.update(turns)
            yield turns


TURNS: Final[tuple[tuple[Sides, ...], ...]] = tuple(_kinds())
"""The sides of each kind at turn 0, 1, …: one entry per distinct turn."""
KINDS: Final = len(TURNS)
COPIES: Final = 6
TILE_COUNT: Final = KINDS * COPIES

KIND_OF: Final[tuple[Kind, ...]] = tuple(
    next(kind for kind, turns in enumerate(TURNS) if sides in turns) for sides in range(64)
)
TURN_OF: Final[tuple[int, ...]] = tuple(TURNS[KIND_OF[sides]].index(sides) for sides in range(64))

HAND_SIZE: Final = {2: 30, 3: 20, 4: 15, 5: 12, 6: 10}
"""Tiles dealt to each player (A-3)."""
DEALT: Final = 60

GOAL_SIDE: Final = 4
GOAL_RADIUS: Final = GOAL_SIDE - 1
GOAL_TILES: Final = 37


def goal_cells(centre: Hex) -> tuple[Hex, ...]:
    """The cells of the hexagon with 4 tiles a side around `centre`, column by column (A-9).

    >>> len(goal_cells(Hex(0, 0)))
    37
    """
    reach = range(-GOAL_RADIUS, GOAL_RADIUS + 1)
    return tuple(centre + Hex(q, r) for q in reach for r in reach if abs(q + r) <= GOAL_RADIUS)


def outward_sides(cell: Hex, centre: Hex) -> Sides:
    """The sides of a cell that face the outside of the goal hexagon and must stay light green.

    >>> outward_sides(Hex(0, 0), Hex(0, 0))
    0
    """
    return sum(
        1 << side
        for side, neighbour in enumerate(cell.neighbours())
        if neighbour.distance(centre) > GOAL_RADIUS
    )
