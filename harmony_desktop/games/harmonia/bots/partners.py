"""A partner's reading of its view: the hands as far as known, its plan, and fallback choices.

Its requests and replies are in `wishing.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.endgame import finished, is_near
from harmony_desktop.games.harmonia.bots.guiding import guided
from harmony_desktop.games.harmonia.bots.packing import missing_tiles, sturdiest
from harmony_desktop.games.harmonia.bots.planning import (
    OrnamentPlan,
    PlanStep,
    Task,
    after_step,
    begun,
    improved,
    make_plan,
    next_steps,
    salvaged,
)
from harmony_desktop.games.harmonia.rules.components import (
    GOAL_RADIUS,
    GOAL_TILES,
    KIND_OF,
    KINDS,
    OPPOSITE,
    TURNS,
    Counts,
    Kind,
    Sides,
    outward_sides,
)
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    Ask,
    AskTile,
    Need,
    Place,
    Point,
    Wish,
)
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, fits_somewhere, open_cells_after

_UNWISHED: Final = 8
"""The weight of another's wish against a placement that is judged without a plan."""


_POINTED: Final = 0.3
"""How much a tile that somebody points at attracts others, compared with a wish."""
_PROMISED: Final = 0.5
"""How much more than a cell that is to be filled a tile weighs that this seat is asked for by name:
who has agreed to lay it keeps to it, though something a little better may turn up."""


_WORTHWHILE: Final = ((21, 3), (25, 2), (GOAL_TILES, 1))
"""For so many placed tiles at most, the fewest large patterns for which a hexagon is kept up beside
somebody who does not know the plan: with fewer, patterns without a hexagon bring as much and suffer
less, as long as there are corners left for them."""


class Skill(NamedTuple):
    """The skill of a partner."""

    patterns: int
    """The number of patterns of 7 or more tiles in its plans of a hexagon, in the advanced game;
    with 0 it builds patterns without one."""
    effort: int = 1
    """How hard it searches; above 1 it looks for a better plan in every turn, with 0 only once."""
    width: int = 16
    """The number of ways to choose patterns together that it tries in a turn."""
    overlooks: float = 0.0
    """The share of turns in which it does not see what its plan wants, in the advanced game."""
    watchful_overlooks: float = 0.0
    """The same in the basic game, which a single tile can lose, and beside somebody who does not
    know the plan."""
    careless: float = 0.0
    """The share of these in which it does not see either what its tile spoils, in the advanced
    game."""
    blind: float = 0.0
    """The same share where no hexagon is planned."""
    requests: float = 1.0
    """The share of turns of the advanced game in which it thinks of asking for a tile or a cell."""
    forgives: bool = False
    """Whether it plans a hexagon whatever somebody has done so far, as the analysis does."""


class Intention(NamedTuple):
    """A plan and the steps for it that the seat on turn can take, best first."""

    plan: OrnamentPlan
    steps: tuple[PlanStep, ...]
    ask: PlanStep | None = None
    """The step that the next seat, which has not kept to a plan, should take."""


def expected(unseen: Sequence[int], size: int) -> Counts:
    """The expected hand of `size` tiles out of the unseen ones."""
    everything = sum(unseen)
    return tuple(int(number * size / everything + 0.5) for number in unseen)


def expected_hands(view: HarmoniaView) -> tuple[Counts, ...]:
    """Every hand as known or, where nothing was announced, as expected; including a shown tile."""
    hands = []
    for seat, known in enumerate(view.known):
        untold = view.hand_sizes[seat] - sum(number or 0 for number in known)
        guess = expected(view.unseen, untold)
        hand = [guess[tile] if number is None else number for tile, number in enumerate(known)]
        if seat == view.on_turn and view.shown is not None:
            hand[view.shown] += 1
        hands.append(tuple(hand))
    return tuple(hands)


def knows_hands(view: HarmoniaView) -> bool:
    """Whether every hand is known."""
    return all(None not in known for known in view.known)


def task(view: HarmoniaView, skill: Skill, tiles: int | None = None) -> Task:
    """The planning task now, or as it was when only `tiles` tiles were placed."""
    count = len(view.placed) if tiles is None else tiles
    later = view.placed[count:]
    hands = [list(hand) for hand in expected_hands(view)]
    for _, sides, seat in later:
        hands[seat][KIND_OF[sides]] += 1
    return Task(
        view.setup.mode,
        tuple((cell, sides) for cell, sides, _ in view.placed[:count]),
        tuple(map(tuple, hands)),
        later[0].seat if later else view.on_turn,
        len(view.misfits),
        skill.patterns if view.setup.mode == "advanced" else 0,
        max(1, skill.effort),
    )


def first_plan(view: HarmoniaView, skill: Skill) -> OrnamentPlan | None:
    """The plan made before the first tile, when all had announced their hands."""
    before = task(view, skill, 0)
    plan = make_plan(before)
    return begun(before, plan, view.placed[0].sides) if plan and view.placed else plan


class SharedPlan(NamedTuple):
    """A plan, and the seats that have placed tiles against one."""

    plan: OrnamentPlan | None
    erring: frozenset[int] = frozenset()
    stranger: bool = False
    """Whether the hexagon has been given up for a beginner's sake in the advanced game."""
    beginner: bool = False
    """Whether somebody began against the plan of the advanced game, and so does not know it."""


def shared_plan(view: HarmoniaView, skill: Skill) -> SharedPlan:
    """The plan shared by all who know every hand: made before the first tile, and anew whenever a
    tile was placed against it. The strongest also look for a better one after every tile.

    Whoever does not know every hand plans with what is to be expected, in every turn.
    """
    if not knows_hands(view):
        return SharedPlan(make_plan(task(view, skill._replace(patterns=0))))
    plan = first_plan(view, skill)
    if not skill.effort:
        if not was_followed(view, plan):
            now = task(view, skill)
            plan = finished(now) if _is_near_end(view) else make_plan(now)
        return SharedPlan(plan)
    erring: set[int] = set()
    proven: set[int] = set()
    unknowing: set[int] = set()
    for tiles in range(1, len(view.placed) + 1):
        now = task(view, skill, tiles)
        followed = plan is not None and plan.holds(now.placed)
        seat = view.placed[tiles - 1].seat
        if plan is not None and not followed:
            erring.add(seat)
            if view.setup.mode == "advanced" and seat not in proven:
                unknowing.add(seat)
        if tiles > 1:
            # The first tile of all can hardly be against a plan.
            proven.add(seat)
        if not followed or (erring and not _goes_on(plan, now)):
            plan = salvaged(now, plan.patterns if plan else 0, plan)
            if unknowing and not skill.forgives:
                plan = sturdiest(now, plan)
                if not _is_worthwhile(now, plan):
                    last = finished(task(view, skill)) if _is_near_end(view) else None
                    return SharedPlan(last, frozenset(erring), last is None, beginner=True)
        elif not erring and skill.effort > 1:
            plan = improved(now, plan)
    if erring and _is_near_end(view):
        plan = finished(task(view, skill))
    return SharedPlan(plan, frozenset(erring), beginner=bool(unknowing))


def _is_worthwhile(now: Task, plan: OrnamentPlan | None) -> bool:
    """Whether a hexagon is worth keeping up beside somebody who does not know the plan."""
    least = next(patterns for most, patterns in _WORTHWHILE if len(now.placed) <= most)
    return plan is not None and len(missing_tiles(now, plan)) >= least


def _is_near_end(view: HarmoniaView) -> bool:
    return is_near(len(view.placed), view.setup.mode)


@lru_cache(maxsize=512)
def _goes_on(plan: OrnamentPlan | None, now: Task) -> bool:
    """Whether the seat on turn has a step of a plan that can be carried out to the end."""
    return plan is not None and bool(next_steps(plan, now))


def was_followed(view: HarmoniaView, plan: OrnamentPlan | None) -> bool:
    """Whether all tiles are placed as planned."""
    return plan is not None and plan.holds((cell, sides) for cell, sides, _ in view.placed)


def intention(view: HarmoniaView, skill: Skill) -> Intention | None:
    """What a partner intends to do, respecting the others' wishes; None if it finds no plan."""
    return _intended(view, task(view, skill), skill)


def own_intention(view: HarmoniaView, skill: Skill) -> Intention | None:
    """What a partner intends to do in its own next turn, even while it is another's turn."""
    return _intended(view, task(view, skill), skill, view.seat)


def _intended(
    view: HarmoniaView, now: Task, skill: Skill, seat: int | None = None
) -> Intention | None:
    plan, erring, *_ = shared_plan(view, skill)
    whose = now if seat is None else now._replace(seat=seat)
    steps = [] if plan is None else next_steps(plan, whose)
    if plan is not None and not steps and whose.seat == now.seat and not _is_near_end(view):
        plan = salvaged(now, plan.patterns, plan)
        steps = [] if plan is None else next_steps(plan, now)
    if plan is None:
        return None
    ask = None
    if erring:
        after = (whose.seat + 1) % view.setup.seats
        found, ask = guided(whose, plan, tuple(steps), after in erring)
        steps = list(found)
    if whose.seat == view.seat:
        steps += _granted(view, whose, plan, steps)
    return Intention(plan, _heeding(view, steps), ask)


def _granted(
    view: HarmoniaView, now: Task, plan: OrnamentPlan, steps: Sequence[PlanStep]
) -> list[PlanStep]:
    """The tiles asked of this seat that are not planned, but after which a plan is as good."""
    found = []
    for wish in view.tiles_asked_of(view.seat):
        step = PlanStep(wish.cell, wish.sides)
        if step not in steps and now.hands[now.seat][step.tile]:
            other = salvaged(after_step(now, step), plan.patterns, plan)
            if other is not None and other.points >= plan.points:
                found.append(step)
    return found


def _heeding(view: HarmoniaView, steps: list[PlanStep]) -> tuple[PlanStep, ...]:
    """The steps in their order, with those against the others' wishes last."""
    return tuple(sorted(steps, key=lambda step: reluctance(view, step.cell, step.sides)))


def reluctance(view: HarmoniaView, cell: Hex, sides: Sides) -> float:
    """How strongly the others' wishes oppose a placement; a tile they point at attracts."""
    wishes = [
        one for said in (*view.standing, view.pointed) for one in said if one.seat != view.seat
    ]
    if not wishes:
        return 0.0
    beside = any(isinstance(one, Point) and one.cell.distance(cell) == 1 for one in wishes)
    asked = {wish.wish for wish in wishes if isinstance(wish, Ask) and wish.cell == cell}
    granted = [
        (wish.whom, wish.sides) == (view.seat, sides)
        for wish in wishes
        if isinstance(wish, AskTile) and wish.cell == cell
    ]
    asked.update(FILL if as_asked else LEAVE for as_asked in granted)
    needed = {wish.tile for wish in wishes if isinstance(wish, Need)}
    without_room = sum(not leaves_room(view, cell, sides, tile) for tile in needed)
    promised = _PROMISED * any(granted)
    return (LEAVE in asked) - (FILL in asked) + without_room - _POINTED * beside - promised


def grants(view: HarmoniaView, cell: Hex, sides: Sides) -> bool:
    """Whether a placement is what somebody has asked this seat for."""
    return view.is_to_be_filled(cell) or any(
        (wish.cell, wish.sides) == (cell, sides) for wish in view.tiles_asked_of(view.seat)
    )


def keeps_requests(view: HarmoniaView, cell: Hex, sides: Sides) -> bool:
    """Whether every tile that anybody was asked for can still be laid after a placement."""
    return not any(
        wish.cell == cell or not _matches(wish, cell, sides)
        for said in view.standing
        for wish in said
        if isinstance(wish, AskTile)
        and (wish.whom, wish.cell, wish.sides) != (view.seat, cell, sides)
    )


def _matches(wish: AskTile, cell: Hex, sides: Sides) -> bool:
    """Whether the sides of a tile match those of a tile that was asked for, where they touch."""
    return all(
        wish.sides >> side & 1 == sides >> OPPOSITE[side] & 1
        for side, beside in enumerate(wish.cell.neighbours())
        if beside == cell
    )


def leaves_room(view: HarmoniaView, cell: Hex, sides: Sides, tile: Kind) -> bool:
    """Whether a kind of tile still fits somewhere after another was placed on a cell."""
    layout = {**view.layout, cell: sides}
    return fits_somewhere(open_cells_after(view.open_cells, layout, cell), tile)


def heeds(view: HarmoniaView, cell: Hex, sides: Sides, wish: Wish) -> bool:
    """Whether a placement is as another seat wishes."""
    match wish:
        case Need():
            return leaves_room(view, cell, sides, wish.tile)
        case AskTile():
            return (cell, sides) == (wish.cell, wish.sides)
    return (cell == wish.cell) == (wish.wish == FILL)


class PartnerChoice(NamedTuple):
    """A placement judged without a plan; the greater the better."""

    value: float
    tile: Kind
    place: Place


def judged(view: HarmoniaView, tiles: Iterable[Kind]) -> list[PartnerChoice]:
    """Every placement of these kinds by the options it leaves, best first.

    Good placements keep the goal hexagon possible, touch many tiles, and leave no empty cell beside
    them that few of the remaining tiles would fit.
    """
    supply = [
        view.unseen[tile] + sum(known[tile] or 0 for known in view.known) for tile in range(KINDS)
    ]
    centre = next(iter(view.goal_centres()), None)
    found = [
        PartnerChoice(_value(view, tile, place, centre, supply), tile, place)
        for tile in tiles
        for place in view.fits(tile)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def _value(
    view: HarmoniaView, tile: Kind, place: Place, centre: Hex | None, supply: list[int]
) -> float:
    cell = place.cell
    touching = float(view.open_cells[cell][0].bit_count())
    touching -= _UNWISHED * reluctance(view, cell, place.sides(tile))
    if centre is None:
        return touching
    if place.sides(tile) & outward_sides(cell, centre) or cell.distance(centre) > GOAL_RADIUS:
        return touching - 100
    after = {**view.layout, cell: place.sides(tile)}
    value = touching - cell.distance(centre) / 2
    for neighbour in cell.neighbours():
        if neighbour not in after and neighbour.distance(centre) <= GOAL_RADIUS:
            touched, wanted = fitting(after, neighbour)
            value -= 6 / (
                1 + _fitting_tiles(touched | outward_sides(neighbour, centre), wanted, supply)
            )
    return value


def _fitting_tiles(touched: Sides, wanted: Sides, supply: list[int]) -> int:
    """The number of remaining tiles that would fit a cell."""
    return sum(supply[tile] for tile in _kinds_fitting(touched, wanted))


@lru_cache(maxsize=4096)
def _kinds_fitting(touched: Sides, wanted: Sides) -> tuple[Kind, ...]:
    return tuple(
        tile
        for tile, turns in enumerate(TURNS)
        if any(sides & touched == wanted for sides in turns)
    )
