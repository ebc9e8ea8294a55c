"""What a turn costs, in the eyes of the strongest level.

A turn is one decision: which space, where its tokens go, which card, which cubes. Its steps help
each other, so that no one of them can be judged alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.levels import beside_best
from harmony_desktop.games.harmonies.rules.moves import ChooseSpirit, EndTurn
from harmony_desktop.games.harmonies.rules.view import HarmoniesView


def decides(view: HarmoniesView) -> bool:
    """Whether there is more than one move."""
    return len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """A turn goes on to its end; a spirit is chosen before it."""
    return not isinstance(move, EndTurn | ChooseSpirit)


def appraise(view: HarmoniesView, played: Sequence[Move]) -> Appraisal:
    """A whole turn beside the best."""
    return beside_best(view, tuple(played))
