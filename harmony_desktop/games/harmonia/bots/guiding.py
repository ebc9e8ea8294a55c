"""Carrying out a plan beside somebody who does not know it or does not keep to it.

Whoever has placed a tile against the plan is asked for the next one by name: which tile, and where.
So the best step is one after which the next seat can be asked for something that helps; patterns
that can be completed soon come first, since nothing spoils a closed pattern.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.games.harmonia.bots.goal import NUMBER_OF
from harmony_desktop.games.harmonia.bots.planning import (
    OrnamentPlan,
    PlanStep,
    Task,
    after_step,
    missing_of,
    next_steps,
)
from harmony_desktop.games.harmonia.rules.view import border_cells

_STEPS_TRIED: Final = 4
"""The number of steps after which the requests are looked at."""
_FAR_FROM_COMPLETE: Final = 10
"""With more tiles missing in a large pattern, it does not matter how many."""


class Guided(NamedTuple):
    """Steps in the order of their use, and the step that the next seat should take after the
    first of them."""

    steps: tuple[PlanStep, ...]
    ask: PlanStep | None


@lru_cache(maxsize=256)
def guided(task: Task, plan: OrnamentPlan, steps: tuple[PlanStep, ...], next_errs: bool) -> Guided:
    """The steps of a seat beside somebody who may spoil the plan.

    Those come first that complete a pattern soon. If the next seat is the one, it is asked for a
    step on a cell that is beside the layout already.
    """
    if plan.centre is None or not steps:
        return Guided(steps, None)
    centre, layout = plan.centre, dict(task.placed)
    missing = missing_of(plan.sides, {NUMBER_OF[cell - centre]: None for cell in layout})

    def cost(step: PlanStep) -> int:
        return min(_FAR_FROM_COMPLETE, missing[NUMBER_OF[step.cell - centre]])

    ordered = sorted(steps, key=cost)
    if not next_errs:
        return Guided(tuple(ordered), None)
    reached = border_cells(layout)
    found: list[tuple[int, PlanStep, PlanStep | None]] = []
    for step in ordered[:_STEPS_TRIED]:
        later = next_steps(plan, after_step(task, step))
        following = [one for one in later if one.cell in reached]
        ask = min(following, key=cost, default=None)
        asked = 2 * _FAR_FROM_COMPLETE if ask is None else cost(ask)
        found.append((cost(step) + asked, step, ask))
    _, best, ask = min(found, key=lambda one: one[0])
    return Guided((best, *(step for step in ordered if step != best)), ask)
