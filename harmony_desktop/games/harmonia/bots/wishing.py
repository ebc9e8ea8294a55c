"""A partner's requests to the others, and its replies to theirs."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import CELLS
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
    was_followed,
)
from harmony_desktop.games.harmonia.bots.planning import OrnamentPlan, PlanStep
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, Kind
from harmony_desktop.games.harmonia.rules.moves import FILL, LEAVE, Ask, Need, Wish
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, fits_somewhere

_RARE: Final = 1
"""With this many tiles left that could fill a cell as planned, somebody should fill it."""


def request(view: HarmoniaView, skill: Skill) -> Wish | None:
    """A partner's request to the others before its tile, if one would help.

    First the cell that it needs for itself; then room for a planned tile that fits nowhere and that
    nobody else has; then a cell that only others can fill, before it is too late. Partners who have
    announced their hands and keep to one plan need not ask.
    """
    if _has_asked(view) or len(view.placed) < view.setup.seats or _is_agreed(view, skill):
        return None
    found = intention(view, skill)
    if found is None:
        wish: Wish | None = _room_at_last(view)
    elif any(_is_asked(view, step.cell) for step in found.steps):
        return None
    else:
        wish = _own_cell(view, found) or _room(view, found) or _last_chance(view, found)
    return None if wish in view.standing[view.seat] else wish


def _has_asked(view: HarmoniaView) -> bool:
    """Whether it has asked since the last tile: partners ask once a turn."""
    return view.asked is not None and view.asked.seat == view.seat


def _is_agreed(view: HarmoniaView, skill: Skill) -> bool:
    """Whether all know every hand and have kept to the plan of the first round."""
    return knows_hands(view) and was_followed(view, first_plan(view, skill))


def _is_asked(view: HarmoniaView, cell: Hex) -> bool:
    """Whether this seat's own wish for a cell still stands."""
    return any(isinstance(wish, Ask) and wish.cell == cell for wish in view.wishes(view.seat))


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


def _last_chance(view: HarmoniaView, found: Intention) -> Ask | None:
    """An open cell that only others can fill as planned, and with hardly any tile."""
    others = _tiles_of_others(view)
    rare = {
        cell: others[tile]
        for cell, tile in _open_tiles(view, found.plan).items()
        if cell in view.open_cells and not view.hand[tile] and 0 < others[tile] <= _RARE
    }
    best = min(rare, key=lambda cell: (rare[cell], cell), default=None)
    return None if best is None else Ask(view.seat, *best, FILL)


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
    step = _next_step(view, skill)
    if isinstance(wish, Need):
        kept = step is not None and leaves_room(view, step.cell, step.sides, wish.tile)
        return "need-yes" if kept else "need-no"
    there = step is not None and step.cell == wish.cell
    if wish.wish == LEAVE:
        return "leave-no" if there else "leave-yes"
    if there:
        return "fill-yes"
    cell = {wish.cell: view.open_cells[wish.cell]}
    fits = any(view.hand[tile] and fits_somewhere(cell, tile) for tile in range(KINDS))
    return "fill-later" if fits else "fill-no"


def _next_step(view: HarmoniaView, skill: Skill) -> PlanStep | None:
    """The step the seat would take if it were its turn now, respecting wishes."""
    found = own_intention(view, skill)
    if found is not None and found.steps:
        return found.steps[0]
    held = [tile for tile in range(KINDS) if view.hand[tile]]
    best = next(iter(judged(view, held)), None)
    return None if best is None else PlanStep(best.place.cell, best.place.sides(best.tile))
