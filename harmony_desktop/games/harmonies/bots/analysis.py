"""The cost of a turn in the strongest level's judgement.

A turn is one decision: the space, the places of its tokens, the card, the cubes. Its steps support
each other, so none can be judged alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.levels import with_best
from harmony_desktop.games.harmonies.rules.moves import ChooseSpirit, EndTurn
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

close_call = None


def decides(view: HarmoniesView) -> bool:
    """Whether there is more than one move."""
    return len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """True until the turn ends; choosing a spirit is a decision of its own."""
    return not isinstance(move, EndTurn | ChooseSpirit)


def appraise(view: HarmoniesView, played: Sequence[Move], work: int = 1) -> Appraisal:
    """The played turn and the best one."""
    return with_best(view, tuple(played), work)
