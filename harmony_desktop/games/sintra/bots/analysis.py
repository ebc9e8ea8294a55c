"""What a move costs, in the eyes of the champion: it looks ahead once more with that move alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.bots.evaluation import final_score
from harmony_desktop.games.sintra.bots.levels import CHAMPION, rate_keeps
from harmony_desktop.games.sintra.bots.search import Search, settled
from harmony_desktop.games.sintra.rules.game import SintraView

_CLEARLY_WORSE: Final = 15.0
"""Points from which on it does not matter how much worse a move is."""


def decides(view: SintraView) -> bool:
    """Whether there is more than one move."""
    return len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """Taking panes and choosing the one to keep are two decisions."""
    return False


def appraise(view: SintraView, played: Sequence[Move]) -> Appraisal:
    """A move beside the best; moves that do the same are worth the same."""
    (made,) = played
    table = view.table
    if table.completed is not None:
        values = dict(rate_keeps(table))
        best = max(values, key=lambda move: values[move])
        lost = values[best] - values[made]
    else:
        search = Search(table, CHAMPION.plan(table))
        best, most = max(search.rated(margin=0.0), key=lambda one: one[1])
        same = made in search.alike(best)
        best = made if same else best
        lost = 0.0 if same else most - search.lead_of(made, most, _CLEARLY_WORSE)
    expected = final_score(settled(table.after(best)), view.seat)
    return Appraisal(Suggestion(best, expected), Suggestion(made, expected - lost))
