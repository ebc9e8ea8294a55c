"""What a placing costs, in the eyes of the champion: it is looked at beside the best dozen."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.bots.levels import with_best
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.view import TerracesView


def decides(view: TerracesView) -> bool:
    """Whether a tile can be laid in several ways.

    Nobody can judge which blind tile should have been picked, or the order of all twenty tiles.
    """
    return not (view.must_arrange or view.must_pick) and len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """A tile laid is a decision."""
    return False


def appraise(view: TerracesView, played: Sequence[Lay]) -> Appraisal:
    """A placing beside the best."""
    (laid,) = played
    return with_best(view, laid)
