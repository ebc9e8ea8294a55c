"""Score sheets of the squares visible from above (T-7, T-8): pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.terraces.rules.components import CELL_STEPS, Cell, Colour
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout

Seen = Mapping[Cell, tuple[int, Colour]]
"""Level and colour of every visible square."""


class Region(NamedTuple):
    """Visible squares of one colour joined through sides, on any levels (T-7)."""

    colour: Colour
    cells: tuple[Cell, ...]
    height: int

    @property
    def area(self) -> int:
        return len(self.cells)

    @property
    def points(self) -> int:
        return self.area * self.height


@dataclass(frozen=True, slots=True)
class RegionSheet(ScoreSheet):
    """A line for every region, the best first. Only the best one counts (T-8)."""

    @property
    def total(self) -> int:
        return self.lines[0].points if self.lines else 0

    def counts(self, line: ScoreLine) -> bool:
        return line is self.lines[0]


def regions(seen: Seen, colour: Colour) -> list[Region]:
    """The regions of a colour, the best first; among equals the larger, then the upper left."""
    todo = {cell for cell, (_, shown) in seen.items() if shown is colour}
    found = []
    for cell in sorted(todo):
        if cell in todo:
            cells = reachable(cell, todo)
            todo.difference_update(cells)
            height = max(seen[member][0] for member in cells)
            found.append(Region(colour, tuple(sorted(cells)), height))
    return sorted(found, key=lambda region: (-region.points, -region.area, region.cells[0]))


def reachable(cell: Cell, among: set[Cell]) -> set[Cell]:
    """The cells of a set that are connected with one of them through sides."""
    reached = {cell}
    edge = [cell]
    while edge:
        here = edge.pop()
        for step in CELL_STEPS:
            neighbour = here + step
            if neighbour in among and neighbour not in reached:
                reached.add(neighbour)
                edge.append(neighbour)
    return reached


def sheet(seen: Seen, colour: Colour) -> RegionSheet:
    """The score sheet of the player of a colour."""
    return RegionSheet(
        tuple(
            ScoreLine(
                "region",
                region.points,
                region.cells,
                {"area": region.area, "height": region.height, "best": number == 0},
            )
            for number, region in enumerate(regions(seen, colour))
        )
    )


@lru_cache(128)
def sheet_of(layout: TerrainLayout, colour: Colour) -> RegionSheet:
    """The score sheet of a layout, worked out once: the end of a game asks for all of them."""
    return sheet(layout.squares(), colour)
