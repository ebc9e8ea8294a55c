"""The cost of a move in the champion's judgement, which searches that move separately."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.bots.evaluation import final_score
from harmony_desktop.games.sintra.bots.levels import CHAMPION, rate_keeps
from harmony_desktop.games.sintra.bots.search import Search, by_bounds, settled
from harmony_desktop.games.sintra.rules.game import SintraView

_CLEARLY_WORSE: Final = 15.0
"""The difference in points beyond which an exact value is not needed."""

close_call = None


def decides(view: SintraView) -> bool:
    """Whether there is more than one move."""
    return len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """False: taking panes and choosing the one to keep are two decisions."""
    return False


def appraise(view: SintraView, played: Sequence[Move], work: int = 1) -> Appraisal:
    """The played move and the best one; equivalent moves have the same value."""
    (made,) = played
    table = view.table
    if table.completed is not None:
        values = dict(rate_keeps(table))
        best = max(values, key=lambda move: values[move])
        lost = values[best] - values[made]
    else:
        plan = CHAMPION.plan(table)
        # Every further move that is followed at one turn multiplies the work of the turns after.
        wider = work ** (1 / 3)
        # With bounds many of these are cut off; without, three turns are the whole of the work.
        turns = len(plan.widths) if by_bounds(table.setup.seats, plan.rivalry) else 3
        widths = tuple(ceil(width * wider) for width in plan.widths[:turns])
        widths += plan.widths[turns:]
        search = Search(table, plan._replace(widths=widths))
        best, most = max(search.rated(margin=0.0), key=lambda one: one[1])
        same = made in search.alike(best)
        best = made if same else best
        lost = 0.0 if same else most - search.lead_of(made, most, _CLEARLY_WORSE)
    expected = final_score(settled(table.after(best)), view.seat)
    return Appraisal(Suggestion(best, expected), Suggestion(made, expected - lost))
