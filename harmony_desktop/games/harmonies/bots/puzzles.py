"""Puzzles of Harmonies: whole turns judged by playing out the game after them.

Where a turn is the last of a seat nothing is left to chance: its value is its score. In the last
round that is every turn; alone, it is each one that fills the land.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.themes import CLOSING, ENDGAME, PLANNING, STACKING, Theme
from harmony_desktop.games.harmonies.bots.estimate import POINTS_ONLY
from harmony_desktop.games.harmonies.bots.plans import Effort, Planner, TurnPlan
from harmony_desktop.games.harmonies.rules.cards import STEPS
from harmony_desktop.games.harmonies.rules.components import EMPTY
from harmony_desktop.games.harmonies.rules.moves import END_TURN, PlaceToken
from harmony_desktop.games.harmonies.rules.open_table import LAST_EMPTY_HEXES, HarmoniesOpenTable
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

_STAGES: Final = {
    1: ((20, 1000), (8, 900), (4, 700)),
    8: ((24, 2000), (8, 3000), (4, 100_000), (4, 100_000), (4, 100_000)),
    64: ((24, 4000), (8, 6000), *((4, 100_000) for _ in range(24))),
}
"""The plans played out and the work spent on them, by effort: the last stages are hundreds of
games after each of the best four turns."""
_WIDTH: Final = {1: 24, 8: 64, 64: 256}
"""Half-finished turns kept after each token, by effort."""
_LAST_TURNS: Final = {1: 120, 8: 400, 64: 1600}
"""Number of plans whose scores are counted in the last turn, by effort."""
_GLANCE: Final = 1
"""The work spent on playing out plans of which only those are wanted that end the game."""


def ranked(view: HarmoniesView, effort: int) -> Sequence[Suggestion]:
    """The best turns with the expected final points, best first; none while a spirit is chosen.

    With an effort of 1 about as the champion judges them; 8 and 64 follow more turns and play out
    more games after the best.
    """
    table = view.table
    if table.awaits_spirit or table.may_discard or table.space_taken is not None:
        return ()
    # Only judging needs numpy.
    from harmony_desktop.games.harmonies.bots.champion import TOGETHER, Champion

    def plans(*stages: tuple[int, int]) -> list[TurnPlan]:
        thinking = replace(TOGETHER, width=_WIDTH[effort], stages=stages, steady=False)
        return Champion(view, thinking).plans()

    listed = [] if view.last_round else plans(*_STAGES[effort])
    if may_end(view):
        widely = plans((_LAST_TURNS[effort], _GLANCE))
        listed += [one for one in widely if _ends(view, _after(view, one.moves))]
    found: dict[Hashable, Suggestion] = {}
    for plan in listed:
        first, *rest = plan.moves
        table = _after(view, plan.moves)
        value = float(_total(view, table)) if _ends(view, table) else plan.value
        found.setdefault(outcome(view, plan.moves), Suggestion(first, value, tuple(rest)))
    return sorted(found.values(), key=lambda one: -one.value)


def may_end(view: HarmoniesView) -> bool:
    """Whether this turn can be the last of the seat, and none of another seat comes between."""
    return view.last_round or (view.setup.seats == 1 and view.turns_left(view.seat).least <= 1)


def _ends(view: HarmoniesView, table: HarmoniesOpenTable) -> bool:
    """Whether a turn that led to this table was the last of the seat."""
    if view.last_round:
        return True
    full = table.lands[view.seat].empty_hexes <= LAST_EMPTY_HEXES
    return view.setup.seats == 1 and (full or view.turns_left(view.seat).most <= 1)


def _after(view: HarmoniesView, moves: Sequence[Move]) -> HarmoniesOpenTable:
    """The table after the steps of a turn, before it is refilled."""
    table = view.table
    for move in moves:
        if move != END_TURN:
            table = table.played(move)
    return table


def _total(view: HarmoniesView, table: HarmoniesOpenTable) -> int:
    """The points of the seat on a table."""
    return table.lands[view.seat].sheet(view.setup).total


def obvious(view: HarmoniesView) -> tuple[Move, ...]:
    """The turn that brings most points at once."""
    return Planner(view, Effort(weights=POINTS_ONLY)).plans()[0].moves


def outcome(view: HarmoniesView, moves: Sequence[Move]) -> Hashable:
    """The table after a turn: many orders of its steps lead to the same.

    In the last turn only the tokens taken and the points count: a token that brings nothing may go
    anywhere.
    """
    table = _after(view, moves)
    spaces = tuple(sorted(table.spaces))
    if _ends(view, table):
        return spaces, _total(view, table)
    land = table.lands[view.seat]
    return land.stacks, land.cubes, frozenset(land.cards), spaces


def theme(view: HarmoniesView, best: Suggestion) -> Theme:
    """What the best turn is about."""
    table = view.table
    before = {card for card, placed in view.land.cards if placed == STEPS[card]}
    stacked = 0
    for move in best.moves:
        if isinstance(move, PlaceToken):
            stacked += table.lands[view.seat].stacks[move.cell] != EMPTY
        if move != END_TURN:
            table = table.played(move)
    after = {card for card, placed in table.lands[view.seat].cards if placed == STEPS[card]}
    if after - before:
        return CLOSING
    if not _ends(view, table):
        return PLANNING
    return STACKING if stacked >= 2 else ENDGAME


def likeness(view: HarmoniesView) -> Hashable:
    """Two positions with the same likeness are the same puzzle."""
    return view.land.stacks, view.table.spaces
