"""Packing patterns of the catalogue into a hexagon that somebody has begun against the plan.

The regions of a template take up the hexagon as evenly as they can, so every wrong tile hits one of
them. Patterns of the catalogue are small: the first is soon complete, and nothing spoils it then,
and beside them there are cells where a wrong tile costs nothing. They are drawn one after another
from those that the placed tiles leave possible; the cells between them are annealed as in any plan.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from harmony_desktop.games.harmonia.bots.goal import (
    ANYTHING,
    CELLS,
    EDGES,
    NUMBER_OF,
    begin,
    forced_by,
)
from harmony_desktop.games.harmonia.bots.patterns import LARGE, UNITS, Numbers, catalogue
from harmony_desktop.games.harmonia.bots.planning import OrnamentPlan, Task, annealed
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES, KIND_OF, KINDS, Sides
from harmony_desktop.games.harmonia.rules.view import goal_centres

_LARGEST, _UNITS = 9, 10
"""The most tiles of a pattern that is packed, and the most units of corners it takes."""
_DRAWS: Final = 240
"""The number of packings drawn for a plan."""
_MANY: Final = 3
"""The fewest patterns that a packing has; more are good for nothing if they are large."""
_ENOUGH: Final = 8
"""The number of plans among which the best is chosen."""
_MISSING: Final = (1.0, 0.3, 0.1)
_CORNERS: Final = (1.0, 1.5)
_NOISES: Final = (2, 4, 8)
"""The weights of a missing tile, of a unit of a corner and of chance, in turn."""
_STRAY: Final = 0.16
"""The chance that a tile of somebody who errs hits a pattern, if every empty cell belonged to
one."""


class PackTable(NamedTuple):
    """The small patterns in every place inside the hexagon, with a row for each."""

    tiles: Numbers
    """The sides on every cell, 0 beside the pattern."""
    covers: Numbers
    """Whether a cell belongs to the pattern."""
    needs: Numbers
    """The number of tiles of each kind."""
    allowed: Numbers
    """For light green and for ornament, and for each edge: the rows that agree with it there."""


@cache
def pack_table() -> PackTable:
    """The table, made once from the catalogue."""
    cells, sides = catalogue().small_patterns(_LARGEST, _UNITS)
    margin = 2 * _LARGEST
    numbers = np.full((2 * margin, 2 * margin), GOAL_TILES)
    for number, (q, r) in enumerate(CELLS):
        numbers[q + margin // 2, r + margin // 2] = number
    found = []
    for q, r in CELLS:
        at = cells - cells[:, :1] + np.array((q, r)) + margin // 2
        lying = numbers[at[:, :, 0], at[:, :, 1]]
        inside = ((lying < GOAL_TILES) | (sides == 0)).all(axis=1)
        rows = np.zeros((int(inside.sum()), GOAL_TILES + 1), dtype=np.uint8)
        # What is no tile of a pattern is put into a column of its own, and left out.
        at_cells = np.where(sides[inside] > 0, lying[inside], GOAL_TILES)
        np.put_along_axis(rows, at_cells, sides[inside], axis=1)
        found.append(rows[:, :GOAL_TILES])
    tiles = np.concatenate(found)
    covers = tiles > 0
    kinds = np.array(KIND_OF, dtype=np.uint8)[tiles]
    needs = np.stack([(covers & (kinds == kind)).sum(axis=1) for kind in range(KINDS)], axis=1)
    allowed = np.ones((2, len(EDGES), len(tiles)), dtype=bool)
    for number, edge in enumerate(EDGES):
        ornament = tiles[:, edge.cell] >> edge.side & 1 == 1
        free = ~(covers[:, edge.cell] | covers[:, edge.other])
        allowed[0, number], allowed[1, number] = free | ~ornament, free | ornament
    return PackTable(tiles, covers, needs, allowed)


class _Choices(NamedTuple):
    """The rows of the table that the tiles at one position of the hexagon leave possible."""

    fixed: Mapping[int, Sides]
    rows: Numbers
    needs: Numbers
    """The tiles of each kind that are missing."""


def _choices(fixed: Mapping[int, Sides], supply: Numbers) -> _Choices:
    table = pack_table()
    agreed = np.ones(len(table.tiles), dtype=bool)
    for edge, value in forced_by(fixed).items():
        agreed &= table.allowed[value, edge]
    rows = np.flatnonzero(agreed)
    needs = table.needs[rows]
    for cell, sides in fixed.items():
        needs[table.covers[rows, cell], KIND_OF[sides]] -= 1
    kept = (needs.sum(axis=1) > 0) & (needs >= 0).all(axis=1) & (needs <= supply).all(axis=1)
    return _Choices(fixed, rows[kept], needs[kept])


def packed(task: Task) -> list[OrnamentPlan]:
    """Some plans of small patterns; none if no drawn packing can be filled."""
    layout = dict(task.placed)
    dice = Random(len(layout))  # noqa: S311 - a game, not a secret
    noise = np.random.default_rng(len(layout))
    supply = np.array([sum(hand[kind] for hand in task.hands) for kind in range(KINDS)])
    done = sum(one.points == scoring.pattern_worth(LARGE) for one in scoring.patterns(layout))
    centres = goal_centres(layout)
    prepared: dict[int, _Choices] = {}
    plans: list[OrnamentPlan] = []
    for draw in range(_DRAWS if centres else 0):
        if len(plans) == _ENOUGH:
            break
        number = int(dice.random() * len(centres))
        centre = centres[number]
        if number not in prepared:
            fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()}
            prepared[number] = _choices(fixed, supply)
        found = prepared[number]
        chosen = _drawn(found, supply, task.patterns - done, draw, noise)
        while chosen and done + len(chosen) >= _MANY:
            tiles = dict(found.fixed)
            for row in chosen:
                tiles |= _tiles_of(row)
            start = begin(ANYTHING, forced_by(tiles))
            plan = annealed(task, layout, centre, start, done + len(chosen), dice)
            if plan is not None:
                plans.append(plan)
                break
            chosen.pop()
    return plans


def _drawn(
    found: _Choices, supply: Numbers, most: int, draw: int, noise: np.random.Generator
) -> list[int]:
    """Rows of patterns that lie apart and for which there are tiles, cheap ones first."""
    covers = pack_table().covers
    cost = _MISSING[draw % 3] * found.needs.sum(axis=1)
    cost = cost + _CORNERS[draw // 3 % 2] * (found.needs @ UNITS)
    cost = cost + _NOISES[draw // 6 % 3] * noise.random(len(cost))
    left, free, chosen = supply, np.arange(len(cost)), list[int]()
    while len(free) and len(chosen) < most:
        best = int(free[cost[free].argmin()])
        chosen.append(int(found.rows[best]))
        left = left - found.needs[best]
        apart = ~(covers[found.rows[free]] & covers[chosen[-1]]).any(axis=1)
        free = free[apart & (found.needs[free] <= left).all(axis=1)]
    return chosen


def _tiles_of(row: int) -> dict[int, Sides]:
    """The tiles of a row by the numbers of their cells."""
    return {number: int(sides) for number, sides in enumerate(pack_table().tiles[row]) if sides}


def missing_tiles(task: Task, plan: OrnamentPlan) -> list[int]:
    """The number of missing tiles of each large pattern of a plan, in ascending order."""
    assert plan.centre is not None
    placed = {cell for cell, _ in task.placed}
    planned = {plan.centre + cell: sides for cell, sides in zip(CELLS, plan.sides, strict=True)}
    return sorted(
        sum(cell not in placed for cell in pattern.cells)
        for pattern in scoring.patterns(planned)
        if pattern.points == scoring.pattern_worth(LARGE)
    )


def sturdiness(task: Task, plan: OrnamentPlan) -> float:
    """The points to expect of the large patterns of a plan beside somebody who errs now and then.

    The patterns are completed one after another, those that miss fewest tiles first. A wrong tile
    hits one the more easily the more of the empty cells belong to patterns.
    """
    missing = missing_tiles(task, plan)
    share = sum(missing) / max(1, GOAL_TILES - len(task.placed))
    kept = 1 - _STRAY / len(task.hands) * share
    tiles, points = 0, 0.0
    for number in missing:
        tiles += number
        points += scoring.pattern_worth(LARGE) * kept**tiles
    return points


@lru_cache(maxsize=512)
def sturdiest(task: Task, plan: OrnamentPlan | None) -> OrnamentPlan | None:
    """The sturdiest of a plan and of some with small patterns, if it has three patterns or none
    has more."""
    found = [*packed(task), *((plan,) if plan else ())]
    return max(found, key=lambda one: _rank(task, one), default=None)


def _rank(task: Task, plan: OrnamentPlan) -> tuple[int, float]:
    return min(_MANY, len(missing_tiles(task, plan))), sturdiness(task, plan)
