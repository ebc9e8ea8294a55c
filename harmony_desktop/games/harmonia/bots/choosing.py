"""What a partner would place now, and whether it would rather end the game.

It follows the plan of a hexagon (`planning.py`) as long as there is one to hope for. In the
advanced game it gives that up where somebody keeps silent, or does not know plans and has left too
few patterns of one, and builds patterns without a hexagon (`building.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import inf
from typing import Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.bots.building import (
    BuildChoice,
    build_choices,
    build_plan,
    build_task,
)
from harmony_desktop.games.harmonia.bots.partners import (
    Intention,
    PartnerChoice,
    Skill,
    expected_hands,
    intention,
    judged,
    keeps_requests,
    knows_hands,
    shared_plan,
    task,
)
from harmony_desktop.games.harmonia.bots.planning import (
    OrnamentPlan,
    PlanStep,
    can_be_filled,
    make_plan,
)
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.aim import lost_aim
from harmony_desktop.games.harmonia.rules.components import KINDS, TURN_OF, TURNS, Kind
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.view import (
    End,
    HarmoniaView,
    Misfit,
    OrnamentTile,
)

_OVERLOOKED: Final = 12
"""The number of tiles among which somebody chooses who does not see the plan."""
_LOOKED_AT: Final = 4
"""Half the number of placements that are looked at for one that keeps a hexagon possible."""


def held(view: HarmoniaView) -> list[Kind]:
    """The kinds the seat can show; only the shown one while a tile is shown."""
    if view.shown is not None:
        return [view.shown]
    return [tile for tile in range(KINDS) if view.hand[tile]]


def hexagon(view: HarmoniaView, skill: Skill) -> Intention | None:
    """The plan of a hexagon that a partner follows; None if it follows none.

    In the advanced game nobody counts on one with a partner who was asked and keeps silent, or who
    does not know plans, unless it has many patterns: those that are built without a hexagon and
    asked for tile by tile suffer less from whoever overlooks a request.
    """
    if view.setup.mode == "advanced" and not _hopes(view, skill):
        return None
    return intention(view, skill)


def is_planning(view: HarmoniaView, skill: Skill) -> bool:
    """Whether a partner follows the plan of a hexagon in the advanced game, or hopes for one while
    it does not know every hand."""
    if view.setup.mode == "basic" or not _hopes(view, skill):
        return False
    return not knows_hands(view) or intention(view, skill) is not None


def _hopes(view: HarmoniaView, skill: Skill) -> bool:
    """Whether a hexagon is worth a plan in the advanced game."""
    if is_silent(view) or lost_aim(view) is not None:
        return False
    if not knows_hands(view):
        return True
    return not shared_plan(view, skill).stranger


def is_silent(view: HarmoniaView) -> bool:
    """Whether somebody was asked for the hand and has placed a tile instead of telling it."""
    playing = {one.seat for one in view.placed}
    return any(None in view.known[seat] and view.asked_for_hand(seat) for seat in playing)


def possible_steps(view: HarmoniaView, found: Intention) -> list[PlanStep]:
    """The steps of an intention that the seat can take with its hand, or with its shown tile."""
    return [
        step
        for step in found.steps
        if (step.tile == view.shown if view.shown is not None else view.hand[step.tile] > 0)
    ]


def placements(view: HarmoniaView, skill: Skill) -> list[Suggestion]:
    """The tiles to show, or the places of the shown one, best first; each move once."""
    return first_of_each(ways(view, skill))


def ways(view: HarmoniaView, skill: Skill) -> list[Suggestion]:
    """The ways to show and place a tile, best first: those of the plan of a hexagon, or all there
    are. Some tile that fits nowhere if there are none."""
    found = hexagon(view, skill)
    steps = [] if found is None else possible_steps(view, found)
    if found is not None and steps:
        points = float(found.plan.points)
        return [
            advice(view, step.tile, Place(step.cell.q, step.cell.r, TURN_OF[step.sides]), points)
            for step in steps
        ]
    return _without_plan(view, skill)


def _without_plan(view: HarmoniaView, skill: Skill) -> list[Suggestion]:
    if view.setup.mode == "basic" or is_planning(view, skill):
        found = _by_options(view)
        if view.shown is not None:
            found = _with_plan_first(view, skill, found)
    else:
        found = _built(view, build_choices(view, held(view), skill.width))
    return found or [Suggestion(Show(held(view)[0]), float(view.score(view.seat).total))]


def _by_options(view: HarmoniaView) -> list[Suggestion]:
    """The placements that leave most options for a hexagon first."""
    return [
        advice(view, one.tile, one.place, float(_wins(view, one)))
        for one in judged(view, held(view))
    ]


def _with_plan_first(view: HarmoniaView, skill: Skill, found: list[Suggestion]) -> list[Suggestion]:
    """The placements of a shown tile, first the one that keeps the hexagon within reach."""
    kept = (one for one in found[: 2 * _LOOKED_AT] if _keeps_plan(view, skill, one))
    best = next(kept, None)
    return found if best is None else [best, *(one for one in found if one is not best)]


def overlooking(view: HarmoniaView, skill: Skill, careless: bool) -> list[Suggestion]:
    """The best placements of somebody who does not see what helps, or, careless, what spoils.

    While a hexagon is planned it stays within reach, except for the careless in the advanced game.
    """
    if view.setup.mode == "basic" or (not careless and is_planning(view, skill)):
        found = [
            one
            for one in first_of_each(_by_options(view))
            if one.then or isinstance(one.move, Place)
        ]
        plan = shared_plan(view, skill).plan
        found = [one for one in found if plan is None or not _follows(view, plan, one)]
        found = [one for one in found if keeps_requests(view, *after(view, one).placed[-1][:2])]
        kept = (one for one in found[:_OVERLOOKED] if _keeps_hexagon(view, one))
        best = next(kept, None)
        return placements(view, skill) if best is None else [best]
    choices = build_choices(view, held(view), 0 if careless else skill.width)
    rest = [one for one in choices if not one.helps] or choices
    return first_of_each(_built(view, rest)) or placements(view, skill)


def _wins(view: HarmoniaView, choice: PartnerChoice) -> bool:
    """Whether a placement completes the hexagon."""
    place = choice.place
    return scoring.won({**view.layout, place.cell: place.sides(choice.tile)})


def _keeps_plan(view: HarmoniaView, skill: Skill, choice: Suggestion) -> bool:
    """Whether there is a plan of the hexagon after a placement."""
    later = after(view, choice)
    return scoring.won(later.layout) or make_plan(task(later, skill)) is not None


def _follows(view: HarmoniaView, plan: OrnamentPlan, choice: Suggestion) -> bool:
    """Whether a placement is a step of a plan."""
    cell, sides, _ = after(view, choice).placed[-1]
    return plan.centre is not None and plan.follows(cell, sides)


def _keeps_hexagon(view: HarmoniaView, choice: Suggestion) -> bool:
    """The same at first sight, in the first place where the hexagon is possible."""
    later = after(view, choice)
    centre = next(iter(later.goal_centres()), None)
    hands = expected_hands(later)
    return centre is not None and can_be_filled(centre, later.layout, hands, later.on_turn)


def _built(view: HarmoniaView, choices: Iterable[BuildChoice]) -> list[Suggestion]:
    """Placements for regions with the points to expect, which never rise along the list."""
    rest = all_placed(view)
    found = []
    most = inf
    for one in choices:
        most = min(most, rest + one.points)
        found.append(advice(view, one.tile, one.place, round(most, 1)))
    return found


def all_placed(view: HarmoniaView) -> float:
    """The points if all tiles in the hands are placed without closing another pattern."""
    lines = view.score(view.seat).lines
    kept = sum(line.points for line in lines if line.key not in ("shape", "border"))
    left = sum(view.hand_sizes) + (view.shown is not None)
    return kept + scoring.SHAPE_POINTS[scoring.Shape.OTHER] - scoring.UNUSED_POINTS * left


def outlook(view: HarmoniaView, skill: Skill) -> float:
    """The points to expect if the game goes on."""
    if view.end is not None:
        return float(view.score(view.seat).total)
    found = hexagon(view, skill)
    if found is not None:
        return float(found.plan.points)
    if view.setup.mode == "basic":
        return float(view.score(view.seat).total)
    return all_placed(view) + build_plan(build_task(view, skill.width)).hopes


def is_content(view: HarmoniaView, skill: Skill) -> bool:
    """Whether ending the game now seems best: in the advanced game only if going on costs points,
    in the basic game if it is won or can no longer be won."""
    if scoring.won(view.layout):
        return True
    if view.setup.mode == "basic":
        return not view.goal_centres()
    return view.score(view.seat).total > outlook(view, skill)


def after_refusal(view: HarmoniaView) -> Suggestion:
    """The tile that costs least when the others want to go on though nothing is left to gain: one
    that fits nowhere and is set aside, or of those with the least ornament the best place."""
    for tile in held(view):
        if not view.fits(tile):
            value = view.score(view.seat).total + scoring.MISFIT_POINTS
            return Suggestion(Show(tile), float(value))
    tile = min(held(view), key=lambda tile: TURNS[tile][0].bit_count())
    found = [
        advice(view, tile, place, float(view.sheet_with(place.cell, place.sides(tile)).total))
        for place in view.fits(tile)
    ]
    return max(found, key=lambda one: one.value)


def advice(view: HarmoniaView, tile: Kind, place: Place, value: float) -> Suggestion:
    """A suggestion to place the shown tile, or to show this one and place it then."""
    if view.shown is not None:
        return Suggestion(place, value)
    return Suggestion(Show(tile), value, (place,))


def first_of_each(found: Iterable[Suggestion]) -> list[Suggestion]:
    """The first suggestion for each move."""
    first: dict[Move, Suggestion] = {}
    for one in found:
        first.setdefault(one.move, one)
    return list(first.values())


def after(view: HarmoniaView, decision: Suggestion) -> HarmoniaView:
    """The seat's view after its tile was shown and placed, or after a misfit."""
    seat, first = view.seat, decision.move
    if isinstance(first, Show):
        tile, places = first.tile, decision.then
        hand = tuple(count - (kind == tile) for kind, count in enumerate(view.hand))
        sizes = tuple(size - (one == seat) for one, size in enumerate(view.hand_sizes))
    else:
        assert view.shown is not None
        tile, places, hand, sizes = view.shown, (first,), view.hand, view.hand_sizes
    placed, misfits = view.placed, view.misfits
    for move in places:
        assert isinstance(move, Place)
        placed = (*placed, OrnamentTile(move.cell, move.sides(tile), seat))
    if not places:
        misfits = (*misfits, Misfit(tile, seat))
    return replace(
        view,
        placed=placed,
        misfits=misfits,
        shown=None,
        hand=hand,
        known=(*view.known[:seat], hand, *view.known[seat + 1 :]),
        hand_sizes=sizes,
        on_turn=(seat + 1) % view.setup.seats,
        end=End.MISFIT if misfits and view.setup.mode == "basic" else None,
    )
