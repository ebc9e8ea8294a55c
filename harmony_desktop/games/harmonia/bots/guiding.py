"""Carrying out a plan beside somebody who does not know it or does not keep to it.

After each of one's own steps the next seat places something. Asked to fill a cell, it takes any of
its tiles that fits there. So the best step is one after which there is a cell where hardly any of
its tiles does harm.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import CELLS, NUMBER_OF
from harmony_desktop.games.harmonia.bots.planning import (
    LIES_IN_CORNERS,
    OrnamentPlan,
    PlanStep,
    Task,
    can_be_filled,
    missing_of,
)
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, TURNS, Kind, Sides
from harmony_desktop.games.harmonia.rules.view import border_cells, turns_fitting

_ENDS: Final = 120.0
"""The points that are lost with the hexagon."""
_SPOILS: Final = 30.0
"""The points that are lost when a tile is not the planned one of a large pattern."""
_CHANGES: Final = 3.0
"""The points that are lost when any other tile is not the planned one."""
_WASTES: Final = 8.0
"""The points that are lost when a tile that the border needs lies elsewhere."""
_ENDING: Final = 0.2
"""How much rarer tiles are that end the hexagon: most people see that."""
_HURRY: Final = 2.0
"""The points that each tile missing in a large pattern puts at risk."""
_FAR_FROM_COMPLETE: Final = 10
_STEPS_TRIED: Final = 4
_CELLS_TRIED: Final = 4
"""The numbers of steps, and of cells for the next seat, that are looked at closely."""

_OUTWARD: Final = tuple(
    sum(1 << side for side, beside in enumerate(cell.neighbours()) if beside not in NUMBER_OF)
    for cell in CELLS
)
"""For each cell of the hexagon the sides that face the outside."""


class Guided(NamedTuple):
    """Steps in the order of their safety, and the cell that the next seat should fill after the
    first of them."""

    steps: tuple[PlanStep, ...]
    ask: Hex | None


@lru_cache(maxsize=256)
def guided(task: Task, plan: OrnamentPlan, steps: tuple[PlanStep, ...], next_errs: bool) -> Guided:
    """The steps of a seat beside somebody who may spoil the plan.

    Those come first that complete a pattern soon and, if the next seat is the one, that leave it a
    cell to fill safely.
    """
    if plan.centre is None or not steps:
        return Guided(steps, None)
    centre = plan.centre
    layout = dict(task.placed)
    missing = missing_of(plan.sides, {NUMBER_OF[cell - centre]: None for cell in layout})
    costs = {
        step: _HURRY * min(_FAR_FROM_COMPLETE, missing[NUMBER_OF[step.cell - centre]])
        for step in steps
    }
    if not next_errs:
        return Guided(tuple(sorted(steps, key=costs.__getitem__)), None)
    replies = {step: _Replies(task, plan, step, missing) for step in steps}
    for step in steps:
        costs[step] += replies[step].least_harm
    ordered = sorted(steps, key=costs.__getitem__)
    found = []
    for step in ordered[:_STEPS_TRIED]:
        lost, harm, cell = replies[step].safest()
        found.append((_ENDS * lost + harm + costs[step] - replies[step].least_harm, step, cell))
        if not lost:
            break
    _, best, cell = min(found, key=lambda one: one[0])
    return Guided((best, *(step for step in ordered if step != best)), cell)


class _Replies:
    """What the next seat may place after a step."""

    def __init__(self, task: Task, plan: OrnamentPlan, step: PlanStep, missing: list[int]) -> None:
        assert plan.centre is not None
        self._plan, self._centre = plan, plan.centre
        before = dict(task.placed)
        self._layout = {**before, step.cell: step.sides}
        self._seat = (task.seat + 1) % len(task.hands)
        self._hands = _without(task.hands, task.seat, step.tile)
        found = []
        reached = border_cells(before)
        for cell, (touching, wanted) in border_cells(self._layout).items():
            number = NUMBER_OF.get(cell - self._centre)
            if number is not None and cell in reached:
                fitting = self._fitting(touching, wanted)
                if fitting:
                    wrong = _SPOILS if missing[number] < len(CELLS) else _CHANGES
                    found.append((self._harm(number, fitting, wrong), cell, fitting))
        self._cells = sorted(found, key=lambda one: one[:2])

    @property
    def least_harm(self) -> float:
        """The points lost on average in the best cell, at first sight."""
        return self._cells[0][0] if self._cells else _ENDS

    def _fitting(self, touching: Sides, wanted: Sides) -> list[Sides]:
        turns = turns_fitting(touching, wanted)
        hand = self._hands[self._seat]
        return [TURNS[tile][turn] for tile in range(KINDS) if hand[tile] for turn in turns[tile]]

    def _harm(self, number: int, fitting: list[Sides], wrong: float) -> float:
        outward = _OUTWARD[number]
        chances = harm = 0.0
        for sides in fitting:
            chance = _ENDING if sides & outward else 1.0
            chances += chance
            if sides & outward:
                harm += chance * _ENDS
            elif sides != self._plan.sides[number]:
                wasted = not outward and LIES_IN_CORNERS[KIND_OF[sides]]
                harm += chance * (wrong + _WASTES * wasted)
        return harm / chances

    def safest(self) -> tuple[float, float, Hex | None]:
        """The cell after which the hexagon most likely can still be filled: the chance of losing
        it, the harm besides, and the cell."""
        found = []
        for harm, cell, fitting in self._cells[:_CELLS_TRIED]:
            found.append((self._lost(cell, fitting), harm, cell))
            if not found[-1][0]:
                break
        return min(found, default=(1.0, 0.0, None))

    def _lost(self, cell: Hex, fitting: list[Sides]) -> float:
        number = NUMBER_OF[cell - self._centre]
        inside = [sides for sides in fitting if not sides & _OUTWARD[number]]
        if not inside:
            return 1.0
        lost = 0
        for sides in inside:
            if self._plan.loose or sides != self._plan.sides[number]:
                hands = _without(self._hands, self._seat, KIND_OF[sides])
                following = (self._seat + 1) % len(hands)
                laid = {**self._layout, cell: sides}
                lost += not can_be_filled(self._centre, laid, hands, following)
        return lost / len(inside)


def _without(
    hands: tuple[tuple[int, ...], ...], seat: int, tile: Kind
) -> tuple[tuple[int, ...], ...]:
    """The hands after a seat has placed a tile."""
    hand = tuple(number - (kind == tile) for kind, number in enumerate(hands[seat]))
    return (*hands[:seat], hand, *hands[seat + 1 :])
