"""The goal hexagon for bots: 37 numbered cells and the 90 edges between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES, OPPOSITE, Sides, goal_cells

OUTSIDE: Final = -1

CELLS: Final = goal_cells(Hex(0, 0))
NUMBER_OF: Final = {cell: number for number, cell in enumerate(CELLS)}
BESIDE: Final = tuple(
    tuple(NUMBER_OF.get(neighbour, OUTSIDE) for neighbour in cell.neighbours()) for cell in CELLS
)
FROM_CENTRE: Final = tuple(cell.distance(Hex(0, 0)) for cell in CELLS)


class GoalEdge(NamedTuple):
    """Two adjacent cells, each with the side that touches the other."""

    cell: int
    side: int
    other: int
    facing: int


EDGES: Final = tuple(
    GoalEdge(cell, side, other, OPPOSITE[side])
    for cell, around in enumerate(BESIDE)
    for side, other in enumerate(around)
    if other > cell
)
_EDGE_BETWEEN: Final = {
    pair: number
    for number, edge in enumerate(EDGES)
    for pair in ((edge.cell, edge.other), (edge.other, edge.cell))
}
EDGE_AT: Final = tuple(
    tuple(_EDGE_BETWEEN.get((cell, other), OUTSIDE) for other in around)
    for cell, around in enumerate(BESIDE)
)


class Template(NamedTuple):
    """A division of the hexagon into regions, each for one pattern of 7 or more tiles.

    The edges of a group bear ornament together or not at all. Edges at the rim of a region stay
    light green. A region that placed tiles contradict is given up: its edges are free then.
    """

    groups: tuple[tuple[tuple[int, ...], ...], ...]
    """For each region the groups of edges inside it: an edge and its mirror image."""
    rims: tuple[frozenset[int], ...]
    """For each region the edges that cross its border."""
    spare: bool = False
    """Whether there are cells besides the regions, whose edges are free."""

    @property
    def patterns(self) -> int:
        """The number of patterns it is designed for."""
        return len(self.groups)


ANYTHING: Final = Template((), ())
"""Every layout with a light-green border."""

SYMMETRIES: Final = tuple(
    tuple(NUMBER_OF[(cell.mirrored() if flipped else cell).turned(sixths)] for cell in CELLS)
    for flipped in (False, True)
    for sixths in range(6)
)
"""The image of each cell under the turns and mirrors of the hexagon."""


def template(drawing: str, axes: str) -> Template:
    """A template from a drawing: a region's digit for each cell, a dot for a blank tile.

    `axes` gives the direction of each region's mirror, in twelfths of a turn.
    """
    groups, rims = [], []
    for region, axis in enumerate(axes):
        cells = [number for number, mark in enumerate(drawing) if mark == str(region)]
        image = _mirror(cells, int(axis))
        inside = []
        for number, edge in enumerate(EDGES):
            if edge.cell in image and edge.other in image:
                partner = _EDGE_BETWEEN[image[edge.cell], image[edge.other]]
                if number <= partner:
                    inside.append((number,) if number == partner else (number, partner))
        groups.append(tuple(inside))
        rims.append(
            frozenset(
                number
                for number, edge in enumerate(EDGES)
                if (edge.cell in image) != (edge.other in image)
            )
        )
    return Template(tuple(groups), tuple(rims))


def _mirror(cells: Sequence[int], axis: int) -> dict[int, int]:
    """The image of each cell of a region when it is mirrored on itself."""
    images = [CELLS[number].mirrored().turned(axis) for number in cells]
    count = len(cells)
    shift = Hex(
        (sum(CELLS[number].q for number in cells) - sum(q for q, _ in images)) // count,
        (sum(CELLS[number].r for number in cells) - sum(r for _, r in images)) // count,
    )
    return {number: NUMBER_OF[image + shift] for number, image in zip(cells, images, strict=True)}


def moved(plan: Template, symmetry: Sequence[int]) -> Template:
    """The same template turned or mirrored with the whole hexagon."""
    place = [_EDGE_BETWEEN[symmetry[edge.cell], symmetry[edge.other]] for edge in EDGES]
    return Template(
        tuple(
            tuple(tuple(place[edge] for edge in group) for group in groups)
            for groups in plan.groups
        ),
        tuple(frozenset(place[edge] for edge in rim) for rim in plan.rims),
    )


Forced = Mapping[int, int]
"""The edges that placed tiles have decided: 1 for ornament."""


def forced_by(fixed: Mapping[int, Sides]) -> Forced:
    """The edges that the tiles on some cells decide."""
    return {
        edge: sides >> side & 1
        for cell, sides in fixed.items()
        for side, edge in enumerate(EDGE_AT[cell])
        if edge != OUTSIDE
    }


def intact(plan: Template, forced: Forced) -> tuple[int, ...]:
    """The regions of a template that the decided edges leave possible."""
    ornament = {edge for edge, value in forced.items() if value}
    return tuple(
        region
        for region, (groups, rim) in enumerate(zip(plan.groups, plan.rims, strict=True))
        if rim.isdisjoint(ornament)
        and all(
            len({forced[edge] for edge in group if edge in forced}) < 2
            for group in groups
            if len(group) > 1
        )
    )


Flip = tuple[tuple[int, Sides], ...]
"""The changes of one decision: cells and their sides."""


class Start(NamedTuple):
    """An initial filling: the sides of all cells, and the decisions that are still free."""

    sides: list[Sides]
    flips: list[Flip]


def begin(plan: Template, forced: Forced) -> Start:
    """The template with the decided edges; free where its regions are given up."""
    kept = intact(plan, forced)
    sides = [0] * GOAL_TILES
    flips = []
    grouped = [group for region in kept for group in plan.groups[region]]
    settled = {edge for group in grouped for edge in group}.union(
        *(plan.rims[region] for region in kept)
    )
    if plan.spare or not plan.patterns or len(kept) < plan.patterns:
        grouped += [(edge,) for edge in range(len(EDGES)) if edge not in settled]
    for group in grouped:
        values = {forced[edge] for edge in group if edge in forced}
        flip = _flip(group)
        if not values:
            flips.append(flip)
        elif values.pop():
            for cell, bits in flip:
                sides[cell] ^= bits
    return Start(sides, flips)


def _flip(group: Iterable[int]) -> Flip:
    changed: dict[int, Sides] = {}
    for number in group:
        edge = EDGES[number]
        changed[edge.cell] = changed.get(edge.cell, 0) | 1 << edge.side
        changed[edge.other] = changed.get(edge.other, 0) | 1 << edge.facing
    return tuple(changed.items())


def large_patterns(sides: Sequence[Sides]) -> int:
    """The number of patterns of 7 or more tiles in a filling."""
    seen = [False] * GOAL_TILES
    found = 0
    for start, start_sides in enumerate(sides):
        if seen[start] or not start_sides:
            continue
        seen[start] = True
        waiting = [start]
        size = 0
        while waiting:
            cell = waiting.pop()
            size += 1
            around = BESIDE[cell]
            for side in range(6):
                other = around[side]
                if sides[cell] >> side & 1 and not seen[other]:
                    seen[other] = True
                    waiting.append(other)
        found += size >= 7
    return found
