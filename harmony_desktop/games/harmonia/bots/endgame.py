"""The last cells of the hexagon with every hand known, solved exactly.

The hexagon of 37 tiles decides both games: without it the basic game is lost, and the advanced one
loses its shape and mostly its border. Every order in which the hands can fill its last cells is
tried.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import CELLS
from harmony_desktop.games.harmonia.bots.planning import LARGE, OrnamentPlan, Task
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    GOAL_TILES,
    KINDS,
    TURNS,
    Counts,
    Kind,
    Sides,
    goal_cells,
    outward_sides,
)
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.rules.view import Mode, goal_centres, turns_fitting

CELLS_LEFT: Final = {"basic": 7, "advanced": 4}
"""The most empty cells of the hexagon that are solved."""
_WON: Final = 100.0
"""The value of a won basic game: a chance in per cent."""
_HEXAGON: Final = scoring.SHAPE_POINTS[
    scoring.Shape.HEXAGON
] * scoring.BORDER_FACTOR + scoring.UNUSED_POINTS * (DEALT - GOAL_TILES)
"""The points of the complete hexagon with its light green border, less the unused tiles."""


class EndStep(NamedTuple):
    """A tile of the seat on turn and where it goes."""

    tile: Kind
    cell: Hex
    turn: int

    @property
    def sides(self) -> Sides:
        return TURNS[self.tile][self.turn]

    @property
    def moves(self) -> tuple[Move, ...]:
        return Show(self.tile), Place(self.cell.q, self.cell.r, self.turn)


class EndSolver:
    """Fills the last cells of the hexagon in every possible way."""

    def __init__(self, mode: Mode, layout: scoring.Layout, centre: Hex) -> None:
        self._mode = mode
        self._empty = {
            cell: outward_sides(cell, centre) for cell in goal_cells(centre) if cell not in layout
        }
        """The cells to fill, each with the sides that must stay light green."""
        self._known: dict[Hashable, float | None] = {}
        closed = [pattern for pattern in scoring.patterns(layout) if pattern.closed]
        self._closed = frozenset(cell for pattern in closed for cell in pattern.cells)
        """The cells of patterns that no tile changes any more."""
        self._base = float(sum(pattern.points for pattern in closed))

    def steps(self, layout: dict[Hex, Sides], hand: Counts) -> Iterator[EndStep]:
        """Every tile of a hand that fits a cell of the hexagon beside the layout."""
        for cell, outward in self._empty.items():
            if cell in layout:
                continue
            touching, wanted = fitting(layout, cell)
            if not touching:
                continue
            turns = turns_fitting(touching | outward, wanted)
            for tile in range(KINDS):
                if hand[tile]:
                    for turn in turns[tile]:
                        yield EndStep(tile, cell, turn)

    def value(self, layout: dict[Hex, Sides], hands: tuple[Counts, ...], seat: int) -> float | None:
        """The best result of a complete hexagon; None if it cannot be completed."""
        if len(layout) == GOAL_TILES:
            return self._result(layout, len(hands))
        key = frozenset(layout.items()), hands, seat
        if key not in self._known:
            best: float | None = None
            for step in self.steps(layout, hands[seat]):
                found = self.after(step, layout, hands, seat)
                if found is not None and (best is None or found > best):
                    best = found
                    if self._mode == "basic":
                        break
            self._known[key] = best
        return self._known[key]

    def after(
        self, step: EndStep, layout: dict[Hex, Sides], hands: tuple[Counts, ...], seat: int
    ) -> float | None:
        """The value after a step of a seat."""
        after = hands_after(hands, seat, step.tile)
        return self.value({**layout, step.cell: step.sides}, after, (seat + 1) % len(hands))

    def _result(self, layout: dict[Hex, Sides], seats: int) -> float:
        if self._mode == "basic":
            return _WON
        points = self._base + _HEXAGON + scoring.PLAYER_POINTS * seats
        seen = set(self._closed)
        for start, sides in layout.items():
            if sides and start not in seen:
                cells, open_sides = scoring.joined(layout, start)
                seen |= cells
                axes = scoring.mirror_axes({cell: layout[cell] for cell in sorted(cells)})
                points += scoring.Pattern(tuple(cells), open_sides, axes).points
        return points


def is_near(placed: int, mode: Mode) -> bool:
    """Whether so few cells of the hexagon are left that every way is tried."""
    return 0 < GOAL_TILES - placed <= CELLS_LEFT[mode]


@lru_cache(maxsize=256)
def finished(task: Task) -> OrnamentPlan | None:
    """The best plan of the last cells; None if the hexagon cannot be completed.

    Only for positions near the end (`is_near`), with known hands.
    """
    found = [_finished(task, centre) for centre in goal_centres(dict(task.placed))]
    plans = (plan for plan in found if plan is not None)
    return max(plans, key=lambda plan: plan.points, default=None)


def _finished(task: Task, centre: Hex) -> OrnamentPlan | None:
    layout, hands, seat = dict(task.placed), task.hands, task.seat
    solver = EndSolver(task.mode, layout, centre)
    best = solver.value(layout, hands, seat)
    if best is None:
        return None
    while len(layout) < GOAL_TILES:
        steps = solver.steps(layout, hands[seat])
        step = next(one for one in steps if solver.after(one, layout, hands, seat) == best)
        layout[step.cell] = step.sides
        hands, seat = hands_after(hands, seat, step.tile), (seat + 1) % len(hands)
    patterns = scoring.patterns(layout)
    large = sum(one.symmetric and len(one.cells) >= LARGE for one in patterns)
    misfits = scoring.MISFIT_POINTS * task.misfits if task.mode == "advanced" else 0
    points = 1 if task.mode == "basic" else int(best) + misfits
    return OrnamentPlan(centre, tuple(layout[centre + cell] for cell in CELLS), large, points)


def hands_after(hands: tuple[Counts, ...], seat: int, tile: Kind) -> tuple[Counts, ...]:
    """The hands after a seat has placed a tile."""
    hand = tuple(left - (kind == tile) for kind, left in enumerate(hands[seat]))
    return (*hands[:seat], hand, *hands[seat + 1 :])
