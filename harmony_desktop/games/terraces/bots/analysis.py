"""The cost of a placement in the champion's judgement, compared with its best dozen."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.bots.levels import with_best
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.view import TerracesView

close_call = None


def decides(view: TerracesView) -> bool:
    """Whether a tile can be placed in several ways.

    Picks of blind tiles and orders of all twenty tiles cannot be judged.
    """
    return not (view.must_arrange or view.must_pick) and len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """False: each placement is a decision of its own."""
    return False


def appraise(view: TerracesView, played: Sequence[Lay], work: int = 1) -> Appraisal:
    """The played placement and the best one."""
    (laid,) = played
    return with_best(view, laid, work)
