"""Puzzles of Harmonia: the last tiles of the hexagon, solved exactly (`endgame.py`)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.themes import CLOSING, ENDGAME, PLANNING, Theme
from harmony_desktop.games.harmonia.bots.endgame import CELLS_LEFT, EndSolver
from harmony_desktop.games.harmonia.bots.partners import PartnerChoice, judged, knows_hands
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    GOAL_TILES,
    KINDS,
    TURNS,
    Counts,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase, turns_fitting

_CONSIDERED: Final = 12
"""Number of tiles that fit best, of which the obvious one closes most."""
_THOROUGH: Final = 64
"""The effort from which tiles that give the hexagon up are valued with the next tile, too."""
_SOON: Final = 3
"""With this number of cells left, a position belongs to the endgame."""


def ranked(view: HarmoniaView, effort: int) -> Sequence[Suggestion]:
    """The best tiles with the result of the completed hexagon, best first.

    Empty before the hands are known and the hexagon is nearly complete. The solution is exact, so
    that the effort changes nothing but this: from 64 on, a tile that gives the hexagon up is valued
    with the best tile after it, and not only with its own points.
    """
    if view.phase is not TurnPhase.SHOW or not knows_hands(view) or view.misfits:
        return ()
    left = GOAL_TILES - len(view.placed)
    centres = view.goal_centres()
    if len(centres) != 1 or not 1 < left <= CELLS_LEFT[view.setup.mode]:
        return ()
    solver = EndSolver(view.setup.mode, view.layout, centres[0])
    hands = tuple(tuple(number or 0 for number in known) for known in view.known)
    found = []
    completing = set()
    for step in solver.steps(view.layout, view.hand):
        value = solver.after(step, view.layout, hands, view.seat)
        if value is not None:
            completing.add((step.cell, step.sides))
            show, place = step.moves
            found.append(Suggestion(show, value, (place,)))
    if not found:
        return ()
    found.append(_giving_up(view, hands, completing, effort))
    return sorted(found, key=lambda one: -one.value)


def _giving_up(
    view: HarmoniaView,
    hands: tuple[Counts, ...],
    completing: set[tuple[Hex, Sides]],
    effort: int,
) -> Suggestion:
    """The best tile after which the hexagon cannot be completed any more."""
    found = [
        Suggestion(Show(tile), _now(view, place.cell, place.sides(tile)), (place,))
        for tile in range(KINDS)
        if view.hand[tile]
        for place in view.fits(tile)
        if (place.cell, place.sides(tile)) not in completing
    ]
    found.sort(key=lambda one: -one.value)
    if effort < _THOROUGH or view.setup.mode == "basic":
        return found[0]
    return max((_with_next(view, one, hands) for one in found[:4]), key=lambda one: one.value)


def _now(view: HarmoniaView, cell: Hex, sides: Sides) -> float:
    """The points with one more tile; a basic game without its hexagon is lost."""
    return 0.0 if view.setup.mode == "basic" else float(view.sheet_with(cell, sides).total)


def _with_next(view: HarmoniaView, one: Suggestion, hands: tuple[Counts, ...]) -> Suggestion:
    """A decision with its points after the next seat's best tile, if that is better."""
    show, place = one.moves
    assert isinstance(show, Show)
    assert isinstance(place, Place)
    later = _next_best(view, place.cell, place.sides(show.tile), hands)
    return Suggestion(one.move, max(one.value, later), one.then)


def _next_best(view: HarmoniaView, cell: Hex, sides: Sides, hands: tuple[Counts, ...]) -> float:
    """The most points after one more tile of the next seat."""
    layout = {**view.layout, cell: sides}
    following = hands[(view.seat + 1) % len(hands)]
    best = float("-inf")
    for beside in {one for at in layout for one in at.neighbours() if one not in layout}:
        turns = turns_fitting(*fitting(layout, beside))
        for tile in range(KINDS):
            if following[tile]:
                for turn in turns[tile]:
                    after = {**layout, beside: TURNS[tile][turn]}
                    sheet = scoring.advanced_sheet(after, len(hands), DEALT, len(view.misfits))
                    best = max(best, float(sheet.total))
    return best


def obvious(view: HarmoniaView) -> tuple[Move, ...]:
    """The tile of the hexagon that closes most patterns at once, or else leaves most options."""
    held = [tile for tile in range(KINDS) if view.hand[tile]]

    def closed(choice: PartnerChoice) -> int:
        if view.setup.mode == "basic":
            return 0
        layout = {**view.layout, choice.place.cell: choice.place.sides(choice.tile)}
        return sum(pattern.points for pattern in scoring.patterns(layout))

    best = max(judged(view, held)[:_CONSIDERED], key=closed)
    return Show(best.tile), best.place


def outcome(view: HarmoniaView, moves: Sequence[Move]) -> Hashable:
    """The tile and how it lies."""
    shown, *placed = moves
    assert isinstance(shown, Show)
    return shown.tile, *((move.q, move.r, move.turn) for move in placed if isinstance(move, Place))


def theme(view: HarmoniaView, best: Suggestion) -> Theme:
    """What the best tile is about."""
    show, place = best.moves
    assert isinstance(show, Show)
    assert isinstance(place, Place)
    before = sum(pattern.points for pattern in view.patterns())
    after = scoring.patterns({**view.layout, place.cell: place.sides(show.tile)})
    if sum(pattern.points for pattern in after) > before:
        return CLOSING
    return ENDGAME if GOAL_TILES - len(view.placed) <= _SOON else PLANNING


def likeness(view: HarmoniaView) -> Hashable:
    """Two positions with the same likeness are the same puzzle."""
    return frozenset(view.layout.items())
