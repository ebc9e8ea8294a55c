"""Puzzles of Sintra: moves judged by the champion's search with more moves and replies."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.themes import CLOSING, DENYING, ENDGAME, PLANNING, Theme
from harmony_desktop.games.sintra.bots.evaluation import final_score
from harmony_desktop.games.sintra.bots.levels import CHAMPION
from harmony_desktop.games.sintra.bots.search import Search, settled
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable, Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome

_PANE, _STEP_RIGHT, _RETURN = 0.5, 0.2, -1.5
"""What a pane, a step of the glazier and its return are worth at a glance."""
_DUEL: Final = {8: (14, 9, 7, 5, 3, 2, 2, 2), 64: (16, 12, 9, 5, 4, 3, 2, 2, 2)}
_TABLE: Final = {8: (14, 6, 4, 2, 2, 2, 2), 64: (16, 12, 7, 4, 2, 2, 2)}
"""The widths of the search by effort, for two seats and for more: their product is that of the
champion's times the effort, or a little more."""
_CLEARLY_WORSE: Final = 15.0


def ranked(view: SintraView, effort: int) -> Sequence[Suggestion]:
    """The best moves with the expected final points, best first; none while a pane is kept.

    With an effort of 1 as the champion searches; 8 and 64 follow that many times more moves.
    """
    table = view.table
    if table.completed is not None:
        return ()
    plan = CHAMPION.plan(table)
    if effort > 1:
        widths = (_TABLE if table.setup.seats > 2 else _DUEL)[effort]
        plan = plan._replace(widths=widths)
    rated = sorted(Search(table, plan).rated(_CLEARLY_WORSE), key=lambda one: -one[1])
    if not rated:
        return ()
    best, most = rated[0]
    expected = final_score(settled(table.after(best)), view.seat)
    return [Suggestion(move, expected + value - most) for move, value in rated]


def obvious(view: SintraView) -> tuple[Move, ...]:
    """The move that brings most points and panes at once."""
    table = view.table
    return (max(table.legal_moves(), key=lambda move: _at_once(table, move)),)


def _at_once(table: SintraOpenTable, move: Move) -> float:
    """Points and panes of a move, less the way of the glazier."""
    if not isinstance(move, Take):
        return _RETURN
    outcome = take_outcome(table, move)
    way = max(0, move.strip - table.palaces[table.turn].glazier)
    return outcome.points + _PANE * outcome.placed - _STEP_RIGHT * way


def outcome(view: SintraView, moves: Sequence[Move]) -> Hashable:
    """The table after a move; workshops that hold the same panes are alike."""
    table = view.table
    for move in moves:
        table = table.after(move)
    return replace(table, workshops=tuple(sorted(table.workshops)))


def theme(view: SintraView, best: Suggestion) -> Theme:
    """What the best move is about."""
    table, move = view.table, best.move
    if isinstance(move, Take) and take_outcome(table, move).completes:
        return CLOSING
    greedy = obvious(view)[0]
    if _next_gain(table, move) <= _next_gain(table, greedy) - 2:
        return DENYING
    return ENDGAME if len(table.marker) == 1 else PLANNING


def _next_gain(table: SintraOpenTable, move: Move) -> float:
    """The points the next seat can make at once after a move."""
    after = settled(table.after(move))
    takes = [one for one in after.legal_moves() if isinstance(one, Take)]
    return max((take_outcome(after, one).points for one in takes), default=0)


def likeness(view: SintraView) -> Hashable:
    """Two positions with the same likeness are the same puzzle."""
    table = view.table
    return tuple(sorted(table.workshops)), table.centre, table.palaces[view.seat].filled
