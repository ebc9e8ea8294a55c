"""Why one tile is better than another: patterns, the hexagon, and the partners' wishes."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmonia.bots.building import (
    build_plan,
    build_task,
    faces,
)
from harmony_desktop.games.harmonia.bots.choosing import advice, after, hexagon, is_planning
from harmony_desktop.games.harmonia.bots.endgame import finished, is_near
from harmony_desktop.games.harmonia.bots.goal import CELLS
from harmony_desktop.games.harmonia.bots.levels import skill_of
from harmony_desktop.games.harmonia.bots.partners import knows_hands, leaves_room, task
from harmony_desktop.games.harmonia.bots.planning import OrnamentPlan
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.aim import only_one_can_fill
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    GOAL_TILES,
    KIND_OF,
    KINDS,
    OPPOSITE,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import FILL, Ask, AskTile, Need, Place, Show, Vote
from harmony_desktop.games.harmonia.rules.view import (
    HarmoniaView,
    goal_centres,
    open_cells_after,
    turns_fitting,
)

PATTERN: Final = QT_TRANSLATE_NOOP(
    "harmonia", "closes a symmetric pattern of {tiles} tiles (+{points})"
)
SYMMETRIC: Final = QT_TRANSLATE_NOOP("harmonia", "leaves a symmetric pattern of {tiles} tiles")
LOPSIDED: Final = QT_TRANSLATE_NOOP("harmonia", "spoils the symmetry of a pattern")
HEXAGON: Final = QT_TRANSLATE_NOOP("harmonia", "completes the hexagon (+{points})")
WINS: Final = QT_TRANSLATE_NOOP("harmonia", "completes the hexagon")
GIVES_UP: Final = QT_TRANSLATE_NOOP("harmonia", "puts the hexagon out of reach")
GAP: Final = QT_TRANSLATE_NOOP("harmonia", "leaves a gap that no tile will fit")
FILLS: Final = QT_TRANSLATE_NOOP("harmonia", "fills the cell a partner asked for")
LAYS: Final = QT_TRANSLATE_NOOP("harmonia", "places the tile a partner asked for")
OTHER_TILE: Final = QT_TRANSLATE_NOOP(
    "harmonia", "takes a cell for which a partner asked for another tile"
)
IGNORES: Final = QT_TRANSLATE_NOOP("harmonia", "takes a cell a partner wanted left free")
NO_ROOM: Final = QT_TRANSLATE_NOOP("harmonia", "leaves no room for a tile a partner needs to place")
MISFIT: Final = QT_TRANSLATE_NOOP("harmonia", "shows a tile that fits nowhere (−{points})")
ENDS: Final = QT_TRANSLATE_NOOP("harmonia", "ends the game while things are going well")
GOES_ON: Final = QT_TRANSLATE_NOOP("harmonia", "plays on, since more is within reach")
FINISHES: Final = QT_TRANSLATE_NOOP("harmonia", "leaves a plan that finishes the hexagon")
PATTERNS: Final = QT_TRANSLATE_NOOP(
    "harmonia", "leaves a plan of the hexagon with patterns worth {points}"
)
BUILDS: Final = QT_TRANSLATE_NOOP(
    "harmonia", "builds on a symmetric pattern of {tiles} tiles worth {points}"
)
BEGINS: Final = QT_TRANSLATE_NOOP(
    "harmonia", "begins a symmetric pattern of {tiles} tiles worth {points}"
)
KEEPS_PLACE: Final = QT_TRANSLATE_NOOP(
    "harmonia", "leaves room for a pattern of {tiles} tiles worth {points}"
)
SPOILS: Final = QT_TRANSLATE_NOOP(
    "harmonia", "spoils the place for a pattern of {tiles} tiles worth {points}"
)
USES_UP: Final = QT_TRANSLATE_NOOP("harmonia", "uses up a tile that the next pattern needs")
ONLY: Final = QT_TRANSLATE_NOOP("harmonia", "fills a cell that nobody else can fill")
HARD: Final = QT_TRANSLATE_NOOP("harmonia", "gets rid of a tile that’s hard to place")

_VOTE: Final = 1000.0
"""The value of a vote, which needs no other reason."""
_GOAL: Final = 30.0
_HEXAGON: Final = scoring.SHAPE_POINTS[scoring.Shape.HEXAGON] * scoring.BORDER_FACTOR
_HINTED: Final = 0.1
"""The value of what is told in a hint for want of more: too little to explain a loss."""
_GAP: Final = 12.0
_WISH: Final = 6.0
_NEEDED: Final = 3.0
_HARD: Final = 4
"""The number of ornament sides from which a tile is hard to place."""
_PATTERN: Final = 3
"""The number of tiles from which a pattern can score."""


def effects(view: HarmoniaView, moves: Sequence[Move]) -> dict[Hashable, Effect]:
    """The effects of a shown and placed tile, or of a vote, on the team."""
    first, *then = moves
    if isinstance(first, Vote):
        return {("vote", first.agree): _effect(_VOTE, ENDS if first.agree else GOES_ON)}
    if isinstance(first, Show) and not then:
        points = -scoring.MISFIT_POINTS
        return {"misfit": _effect(-points, MISFIT, points=points)}
    tile = first.tile if isinstance(first, Show) else view.shown
    place = then[0] if isinstance(first, Show) else first
    if tile is None or not isinstance(place, Place):
        return {}
    sides = place.sides(tile)
    return {
        **_layout(view, place, sides),
        **_last_cells(view, place, tile),
        **_wishes(view, place, sides),
        **_last_chances(view, place, tile),
        **_regions(view, place.cell, sides),
    }


def outlook(view: HarmoniaView, value: float) -> Phrase | None:
    """The plan of the hexagon that a decision leaves, in the advanced game with its patterns."""
    if value <= 0 or not view.goal_centres() or scoring.won(view.layout):
        return None
    if view.setup.mode == "basic":
        return Phrase("harmonia", FINISHES)
    unused = DEALT - GOAL_TILES
    rest = scoring.PLAYER_POINTS * view.setup.seats + _HEXAGON + scoring.UNUSED_POINTS * unused
    patterns = value - rest
    if patterns <= 0 or patterns % scoring.pattern_worth(_PATTERN):
        # Without a plan of the hexagon, the value is one of chances.
        return None
    return Phrase("harmonia", PATTERNS, {"points": int(patterns)})


def _effect(worth: float, text: str, **values: int) -> Effect:
    return Effect(worth, Phrase("harmonia", text, dict(values)))


def _foreseen(worth: float, text: str) -> Effect:
    """An effect that is told only where another decision does not have it."""
    return replace(_effect(worth, text), foreseen=True)


def _layout(view: HarmoniaView, place: Place, sides: Sides) -> dict[Hashable, Effect]:
    cell = place.cell
    after = {**view.layout, cell: sides}
    found: dict[Hashable, Effect] = {}
    if view.setup.mode == "advanced":
        known = [pattern.cells for pattern in view.patterns() if pattern.points]
        for pattern in scoring.patterns(after):
            if pattern.points and pattern.cells not in known:
                points = pattern.points
                closed = _effect(points, PATTERN, tiles=len(pattern.cells), points=points)
                found["pattern"] = replace(closed, points=points)
        found.update(_symmetry(view, after, cell))
    if scoring.won(after):
        lines = view.sheet_with(cell, sides).lines
        points = sum(line.points for line in lines if line.key in ("shape", "border"))
        goal = _effect(_GOAL + points, HEXAGON if points else WINS, points=points)
        found["goal"] = replace(goal, points=points)
    elif view.goal_centres() and not goal_centres(after):
        found["goal"] = _effect(-_GOAL, GIVES_UP)
    if _gaps(view, after, cell) > _gaps(view, view.layout, None):
        found["gap"] = _effect(-_GAP, GAP)
    return found


def _last_cells(view: HarmoniaView, place: Place, tile: Kind) -> dict[Hashable, Effect]:
    """The effects on the end of a hexagon that is nearly complete, where every way is known."""
    mode, sides = view.setup.mode, place.sides(tile)
    if not knows_hands(view) or not is_near(len(view.placed) + 1, mode):
        return {}
    skill = skill_of("champion")
    later = after(view, advice(view, tile, place, 0.0))
    plan = finished(task(later, skill))
    if plan is None or plan.centre is None:
        before = finished(task(view, skill))
        if before is None:
            return {}
        lost = before.points - view.sheet_with(place.cell, sides).total
        return {"goal": _effect(-max(_GOAL, float(lost)), GIVES_UP)}
    found: dict[Hashable, Effect] = {"plan": _foreseen(_GOAL, FINISHES)}
    if mode == "advanced":
        found["plan"] = _foreseen(float(_HEXAGON), FINISHES)
        closed = {frozenset(one.cells) for one in scoring.patterns(later.layout) if one.points}
        final = {plan.centre + cell: one for cell, one in zip(CELLS, plan.sides, strict=True)}
        for pattern in scoring.patterns(final):
            if pattern.points and frozenset(pattern.cells) not in closed:
                tiles, points = len(pattern.cells), pattern.points
                key = "last", *sorted(pattern.cells)
                found[key] = _effect(points, KEEPS_PLACE, tiles=tiles, points=points)
    return found


def _last_chances(view: HarmoniaView, place: Place, tile: Kind) -> dict[Hashable, Effect]:
    """What a tile of the basic game does that may be impossible later: it fills a cell for which
    nobody else has a tile, or it is one that fits few cells."""
    if view.setup.mode == "advanced":
        return {}
    if knows_hands(view) and only_one_can_fill(view, place.cell):
        return {"only": _effect(_HINTED, ONLY)}
    hard = place.sides(tile).bit_count() >= _HARD
    return {"tile": _effect(_HINTED, HARD)} if hard else {}


def _regions(view: HarmoniaView, cell: Hex, sides: Sides) -> dict[Hashable, Effect]:
    """The effects on the patterns that the champion would build next: those of its plan of the
    hexagon, or of regions without one. The first tile has all the room there is.
    """
    if view.setup.mode == "basic" or not view.placed:
        return {}
    skill = skill_of("champion")._replace(effort=0, forgives=True)
    plan = hexagon(view, skill) if knows_hands(view) else None
    if plan is not None:
        return _planned(view, plan.plan, cell, sides)
    if is_planning(view, skill):
        return {}
    found: dict[Hashable, Effect] = {}
    kind, builds = KIND_OF[sides], False
    building = build_plan(build_task(view, skill.width))
    for prospect in building.kept:
        filling = prospect.filling
        values = {"tiles": filling.size, "points": scoring.pattern_worth(filling.size)}
        key = "region", *sorted(filling.cells)
        if (cell, sides) in filling.missing:
            builds = True
            if len(filling.missing) > 1:
                text = BUILDS if len(filling.missing) < filling.size else BEGINS
                found["build", *sorted(filling.cells)] = _effect(2 * prospect.value, text, **values)
        elif cell in filling.cells or faces(cell, sides, filling.cells):
            found[key] = _effect(-prospect.value, SPOILS, **values)
        else:
            found[key] = _effect(prospect.value, KEEPS_PLACE, **values)
    if not building.spare[kind] and not builds:
        found["tile"] = _effect(-_NEEDED, USES_UP)
    elif sides.bit_count() >= _HARD and not builds:
        found["tile"] = _effect(sides.bit_count() / 2, HARD)
    return found


def _planned(
    view: HarmoniaView, plan: OrnamentPlan, cell: Hex, sides: Sides
) -> dict[Hashable, Effect]:
    """The effects on the patterns of a plan of the hexagon that are not closed yet."""
    if plan.centre is None:
        return {}
    final = {plan.centre + place: one for place, one in zip(CELLS, plan.sides, strict=True)}
    as_planned = final.get(cell) == sides
    found: dict[Hashable, Effect] = {}
    kind, needed = KIND_OF[sides], 0
    for pattern in scoring.patterns(final):
        missing = [one for one in pattern.cells if one not in view.layout]
        if not pattern.points or not missing:
            continue
        needed += sum(KIND_OF[final[one]] == kind for one in missing)
        values = {"tiles": len(pattern.cells), "points": pattern.points}
        key = "region", *sorted(pattern.cells)
        if as_planned and cell in missing and len(missing) > 1:
            text = BUILDS if len(missing) < len(pattern.cells) else BEGINS
            found[key] = _effect(pattern.points, text, **values)
        elif not as_planned and _disturbs(cell, sides, pattern.cells, final):
            found[key] = _effect(-pattern.points, SPOILS, **values)
    if as_planned:
        found["planned"] = _foreseen(_HINTED, FINISHES)
    held = sum(hand[kind] or 0 for hand in view.known) + (view.shown == kind)
    if not as_planned and needed >= held:
        found["tile"] = _effect(-_GOAL, USES_UP)
    return found


def _disturbs(cell: Hex, sides: Sides, cells: Collection[Hex], final: scoring.Layout) -> bool:
    """Whether a tile that is not planned takes a cell of a pattern or does not match one."""
    return cell in cells or any(
        sides >> side & 1 != final[beside] >> OPPOSITE[side] & 1
        for side, beside in enumerate(cell.neighbours())
        if beside in cells
    )


def _symmetry(view: HarmoniaView, after: scoring.Layout, cell: Hex) -> dict[Hashable, Effect]:
    """The effect on the symmetry of the tile's pattern: an axis, or the loss of the last one."""
    joined = next((one for one in scoring.patterns(after) if cell in one.cells), None)
    if joined is None or joined.points or len(joined.cells) < _PATTERN:
        return {}
    tiles = len(joined.cells)
    if joined.symmetric:
        return {"symmetry": _effect(float(tiles), SYMMETRIC, tiles=tiles)}
    were = [one for one in view.patterns() if set(one.cells) < set(joined.cells)]
    if any(one.symmetric and len(one.cells) >= _PATTERN for one in were):
        return {"symmetry": _effect(-float(tiles), LOPSIDED)}
    return {}


def _gaps(view: HarmoniaView, layout: scoring.Layout, laid: Hex | None) -> int:
    """The number of empty cells beside the layout that no remaining tile would fit."""
    cells = view.open_cells if laid is None else open_cells_after(view.open_cells, layout, laid)
    left = [
        view.unseen[kind] + sum(known[kind] or 0 for known in view.known) for kind in range(KINDS)
    ]
    if laid is not None:
        left[KIND_OF[layout[laid]]] -= 1
    return sum(
        not any(turns and left[kind] > 0 for kind, turns in enumerate(turns_fitting(*asked)))
        for asked in cells.values()
    )


def _wishes(view: HarmoniaView, place: Place, sides: Sides) -> dict[Hashable, Effect]:
    """The effects on the partners' wishes."""
    found: dict[Hashable, Effect] = {}
    for said in view.standing:
        for wish in said:
            if wish.seat == view.seat:
                continue
            if isinstance(wish, Ask) and wish.cell == place.cell:
                fills = wish.wish == FILL
                found["wish"] = _effect(_WISH if fills else -_WISH, FILLS if fills else IGNORES)
            elif isinstance(wish, AskTile) and wish.cell == place.cell:
                granted = (wish.whom, wish.sides) == (view.seat, sides)
                found["wish"] = _effect(
                    _WISH if granted else -_WISH, LAYS if granted else OTHER_TILE
                )
            elif isinstance(wish, Need) and not leaves_room(view, place.cell, sides, wish.tile):
                found["room"] = _effect(-_WISH, NO_ROOM)
    return found
