"""A partner's requests to the others, and its replies to theirs."""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.building import (
    build_choices,
    build_plan,
    build_task,
)
from harmony_desktop.games.harmonia.bots.choosing import hexagon
from harmony_desktop.games.harmonia.bots.goal import CELLS, NUMBER_OF
from harmony_desktop.games.harmonia.bots.partners import (
    Intention,
    Skill,
    expected_hands,
    first_plan,
    intention,
    judged,
    knows_hands,
    leaves_room,
    own_intention,
    shared_plan,
    was_followed,
)
from harmony_desktop.games.harmonia.bots.planning import OrnamentPlan, PlanStep
from harmony_desktop.games.harmonia.rules.components import (
    KIND_OF,
    KINDS,
    TURN_OF,
    Kind,
)
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    FILL,
    LEAVE,
    Ask,
    AskHand,
    AskTile,
    CellWish,
    Need,
    Point,
    TakeBack,
    Wish,
)
from harmony_desktop.games.harmonia.rules.scoring import joined
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, fits_somewhere

_ROUNDS, _LATE = 3, 14
"""In the basic game, a partner asks for a tile in one of this many rounds until so many tiles lie:
by then a tile anywhere spoils little."""
_RARE: Final = 1
"""With this many tiles left that could fill a cell as planned, somebody should fill it."""


def question(view: HarmoniaView, late: bool = False) -> AskHand | None:
    """A partner's question for the others' hands: asked once, and not if somebody else has; in the
    first round, or `late` as well."""
    asked = any(isinstance(one, AskHand) for said in view.standing for one in said)
    too_late = not late and len(view.placed) >= view.setup.seats
    if asked or knows_hands(view) or too_late:
        return None
    return AskHand(view.seat, EVERYBODY)


class PatternIntention(NamedTuple):
    """What a partner does where it follows no plan of a hexagon."""

    step: PlanStep
    """The tile it would place next."""
    size: int
    """The number of tiles of the pattern it is for; 0 if it only is in nobody's way."""


def pattern_intention(view: HarmoniaView, skill: Skill) -> PatternIntention | None:
    """What a partner intends to do in its own next turn without a plan of a hexagon; None if none
    of its tiles fits."""
    held = [tile for tile in range(KINDS) if view.hand[tile]]
    asked = {wish.cell for wish in view.wishes(view.seat) if isinstance(wish, AskTile)}
    found = build_choices(view, held, skill.width)
    best = next((one for one in found if one.place.cell not in asked), None)
    if best is None:
        return None
    step = PlanStep(best.place.cell, best.place.sides(best.tile))
    kept = build_plan(build_task(view, skill.width)).kept
    sizes = [one.filling.size for one in kept if tuple(step) in one.filling.missing]
    closed, open_sides = joined({**view.layout, step.cell: step.sides}, step.cell)
    size = max(sizes, default=0 if open_sides else len(closed))
    return PatternIntention(step, size if best.helps else 0)


def request(view: HarmoniaView, skill: Skill) -> Wish | None:
    """A partner's request to the others before its tile, if one would help.

    With a plan: first the cell that it needs for itself; then room for a planned tile that fits
    nowhere and that nobody else has; then a cell that only others can fill, before it is too late.
    Partners who have announced their hands and keep to one plan need not ask. Without a plan: a
    tile or a cell of the patterns that it builds.
    """
    if _has_asked(view) or len(view.placed) < view.setup.seats:
        return None
    if view.setup.mode == "advanced" and hexagon(view, skill) is None:
        wish: Wish | None = _region_wish(view, skill)
    else:
        found = intention(view, skill)
        if found is None:
            wish = _room_at_last(view)
        elif found.ask is not None:
            whom = (view.seat + 1) % view.setup.seats
            wish = _named(view, found.ask, whom) if _is_pressing(view, found.ask) else None
        elif _is_agreed(view, skill) or any(_is_asked(view, step.cell) for step in found.steps):
            return None
        else:
            wish = _own_cell(view, found) or _room(view, found) or _last_chance(view, found)
    return None if wish in view.standing[view.seat] else wish


def _is_pressing(view: HarmoniaView, step: PlanStep) -> bool:
    """Whether a tile is worth asking for: in the basic game, one of the last, or the only one of
    its kind; before, everybody is free to find their own."""
    if view.setup.mode == "advanced":
        return True
    left = sum(hand[step.tile] for hand in expected_hands(view))
    placed = len(view.placed)
    return left <= _RARE or placed >= _LATE or placed // view.setup.seats % _ROUNDS == 0


def withdrawal(view: HarmoniaView, skill: Skill) -> TakeBack | None:
    """Words that take back a request for a tile which the plan of this seat no longer wants."""
    stale = () if _has_asked(view) else _stale(view, skill)
    return next((TakeBack(view.seat, *wish.cell) for wish in stale), None)


def _stale(view: HarmoniaView, skill: Skill) -> list[AskTile]:
    """The tiles this seat has asked for that its plan no longer wants."""
    wishes = [wish for wish in view.wishes(view.seat) if isinstance(wish, AskTile)]
    return [wish for wish in wishes if not _is_wanted(view, skill, wish)]


def _is_wanted(view: HarmoniaView, skill: Skill, wish: AskTile) -> bool:
    """Whether a tile that was asked for is still planned there."""
    step = (wish.cell, wish.sides)
    if view.setup.mode == "advanced" and hexagon(view, skill) is None:
        kept = build_plan(build_task(view, skill.width)).kept
        return any(step in one.filling.missing for one in kept)
    found = intention(view, skill)
    return found is not None and found.plan.centre is not None and found.plan.follows(*step)


def _named(view: HarmoniaView, step: PlanStep, whom: int) -> AskTile | None:
    """The request for a step of another seat; None if its tile was not announced."""
    if not view.known[whom][step.tile]:
        return None
    return AskTile(view.seat, whom, *step.cell, step.tile, TURN_OF[step.sides])


def _region_wish(view: HarmoniaView, skill: Skill) -> CellWish | None:
    """A wish for the patterns that this seat builds: a tile that somebody else has, the next seat
    first; a tile of the next seat where it is least in the way, if that seat seldom keeps to plans;
    or a cell that it is going to fill itself and where any tile comes to lie easily.

    Where every hand is known, the others see what is best as well: then only a next seat that does
    not keep to plans is asked.

    Only while no tile that it has asked for is still wanted: who asks for everything is not heard.
    """
    erring = shared_plan(view, skill).erring if knows_hands(view) else None
    if erring and (view.seat + 1) % view.setup.seats not in erring:
        return None
    stale = _stale(view, skill)
    if any(isinstance(wish, AskTile) and wish not in stale for wish in view.wishes(view.seat)):
        return None
    kept = build_plan(build_task(view, skill.width)).kept
    held = [tile for tile in range(KINDS) if view.hand[tile]]
    helping = [one.place.cell for one in build_choices(view, held, skill.width) if one.helps][:1]
    missing = []
    for prospect in kept:
        cells = [(Hex(*cell), sides) for cell, sides in prospect.filling.missing]
        reached = [one for one in cells if one[0] in view.open_cells and one[0] not in helping]
        missing += sorted(reached, key=lambda one: (view.open_cells[one[0]][0].bit_count(), one))
    seats = view.setup.seats
    for whom in [(view.seat + step) % seats for step in range(1, 2 if erring else seats)]:
        for cell, sides in missing:
            wish = _named(view, PlanStep(cell, sides), whom)
            if wish is not None:
                return wish
    return _out_of_the_way(view, skill) or next(
        (Ask(view.seat, *cell, LEAVE) for cell, sides in missing if view.hand[KIND_OF[sides]]), None
    )


def _out_of_the_way(view: HarmoniaView, skill: Skill) -> AskTile | None:
    """A tile of the next seat that spoils nothing, asked of somebody who would place any."""
    whom = (view.seat + 1) % view.setup.seats
    if not knows_hands(view) or whom not in shared_plan(view, skill).erring:
        return None
    own, others = (
        build_choices(view, [tile for tile in range(KINDS) if hand[tile]], skill.width)
        for hand in (view.hand, view.known[whom])
    )
    near = own[0].place.cell if own else None
    far = (one for one in others if near is None or one.place.cell.distance(near) > 1)
    best = next(far, None)
    if best is None:
        return None
    return _named(view, PlanStep(best.place.cell, best.place.sides(best.tile)), whom)


def _has_asked(view: HarmoniaView) -> bool:
    """Whether it has asked since the last tile: partners ask once a turn."""
    return view.asked is not None and view.asked.seat == view.seat


def _is_agreed(view: HarmoniaView, skill: Skill) -> bool:
    """Whether all know every hand and have kept to the plan of the first round."""
    return knows_hands(view) and was_followed(view, first_plan(view, skill))


def _is_asked(view: HarmoniaView, cell: Hex) -> bool:
    """Whether this seat's own wish for a cell still stands."""
    return any(isinstance(wish, CellWish) and wish.cell == cell for wish in view.wishes(view.seat))


def _own_cell(view: HarmoniaView, found: Intention) -> Ask | None:
    """A cell whose planned tile nobody else has, or on which the next turn depends."""
    later = [step for step in found.steps[1:] if step.cell in view.open_cells]
    others = _tiles_of_others(view)
    needed = [step for step in later if not others[step.tile]]
    if not needed and len(later) == 1:
        needed = later
    return next((Ask(view.seat, *step.cell, LEAVE) for step in needed), None)


def _room(view: HarmoniaView, found: Intention) -> Need | None:
    """Room for a tile that the plan needs, that no other seat has, and that fits nowhere now."""
    others = _tiles_of_others(view)
    wanted = [
        tile
        for tile in _open_tiles(view, found.plan).values()
        if view.hand[tile] and not others[tile] and not _fits(view, tile)
    ]
    return Need(view.seat, wanted[0]) if wanted else None


def _room_at_last(view: HarmoniaView) -> Need | None:
    """Without a plan: room for the most frequent misfit, if hardly any other tile is left to
    show."""
    misfits = [tile for tile in range(KINDS) if view.hand[tile] and not _fits(view, tile)]
    fitting = sum(view.hand) - sum(view.hand[tile] for tile in misfits)
    if fitting > 1 or not misfits:
        return None
    return Need(view.seat, max(misfits, key=lambda tile: view.hand[tile]))


def _last_chance(view: HarmoniaView, found: Intention) -> CellWish | None:
    """An open cell that only others can fill as planned, and with hardly any tile: that tile, if
    it is known who has it."""
    others = _tiles_of_others(view)
    rare = {
        cell: others[tile]
        for cell, tile in _open_tiles(view, found.plan).items()
        if cell in view.open_cells and not view.hand[tile] and 0 < others[tile] <= _RARE
    }
    best = min(rare, key=lambda cell: (rare[cell], cell), default=None)
    if best is None or found.plan.centre is None:
        return None
    sides = found.plan.sides[NUMBER_OF[best - found.plan.centre]]
    asked = (_named(view, PlanStep(best, sides), whom) for whom in range(view.setup.seats))
    named = next((one for one in asked if one is not None), None)
    return named or Ask(view.seat, *best, FILL)


def _open_tiles(view: HarmoniaView, plan: OrnamentPlan) -> dict[Hex, Kind]:
    """The planned tiles of the cells that are still empty."""
    centre = plan.centre
    if centre is None:
        return {}
    return {
        centre + cell: KIND_OF[sides]
        for cell, sides in zip(CELLS, plan.sides, strict=True)
        if centre + cell not in view.layout
    }


def _tiles_of_others(view: HarmoniaView) -> list[int]:
    """The number of tiles of each kind that the others have, as known or expected."""
    hands = [hand for seat, hand in enumerate(expected_hands(view)) if seat != view.seat]
    return [sum(hand[tile] for hand in hands) for tile in range(KINDS)]


def _fits(view: HarmoniaView, tile: Kind) -> bool:
    return fits_somewhere(view.open_cells, tile)


def reply(view: HarmoniaView, skill: Skill) -> str | None:
    """A partner's reply to the latest request, as a key of the texts."""
    wish = view.asked
    if wish is None or wish.seat == view.seat:
        return None
    if isinstance(wish, TakeBack):
        return "taken-back"
    step = _next_step(view, skill)
    if isinstance(wish, Need):
        kept = step is not None and leaves_room(view, step.cell, step.sides, wish.tile)
        return "need-yes" if kept else "need-no"
    there = step is not None and step.cell == wish.cell
    if isinstance(wish, AskTile):
        if wish.whom != view.seat:
            return None
        return "tile-yes" if step == (wish.cell, wish.sides) else "tile-no"
    if wish.wish == LEAVE:
        return "leave-no" if there else "leave-yes"
    if there:
        return "fill-yes"
    cell = {wish.cell: view.open_cells[wish.cell]}
    fits = any(view.hand[tile] and fits_somewhere(cell, tile) for tile in range(KINDS))
    return "fill-later" if fits else "fill-no"


def pointing_reply(view: HarmoniaView, skill: Skill) -> str | None:
    """A partner's reply to whoever points at a tile, as a key of the texts."""
    pointed = [
        one.cell
        for said in view.standing
        for one in said
        if isinstance(one, Point) and one.seat != view.seat
    ]
    if not pointed:
        return None
    step = _next_step(view, skill)
    if step is not None and any(step.cell.distance(cell) == 1 for cell in pointed):
        return "point-next"
    beside = {
        cell: asked
        for cell, asked in view.open_cells.items()
        if any(cell.distance(one) == 1 for one in pointed)
    }
    fits = any(view.hand[tile] and fits_somewhere(beside, tile) for tile in range(KINDS))
    return "point-seen" if fits else "point-no"


def telling_reply(view: HarmoniaView) -> str:
    """A partner's reply to whoever tells of a hand, as a key of the texts."""
    return "told-all" if knows_hands(view) else "told-some"


def _next_step(view: HarmoniaView, skill: Skill) -> PlanStep | None:
    """The step the seat would take if it were its turn now, respecting wishes."""
    held = [tile for tile in range(KINDS) if view.hand[tile]]
    if view.setup.mode == "advanced" and hexagon(view, skill) is None:
        built = next(iter(build_choices(view, held, skill.width)), None)
        return None if built is None else PlanStep(built.place.cell, built.place.sides(built.tile))
    found = own_intention(view, skill)
    if found is not None and found.steps:
        return found.steps[0]
    best = next(iter(judged(view, held)), None)
    return None if best is None else PlanStep(best.place.cell, best.place.sides(best.tile))
