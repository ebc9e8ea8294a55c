"""Who else plays Sintra in matches: see `training/match.py`."""

from __future__ import annotations

from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome
from training.sintra.old_hard import RETUNED, OldHard

PANE = 0.5
"""What an adult counts a pane on a strip for."""
STEP_RIGHT = 0.2
"""What each step of the glazier costs in an adult's eyes, and going back to the left."""
RETURN = 1.5


def hurts(view: SintraView, move: Move) -> bool:
    """Whether the broken-glass marker moves."""
    return isinstance(move, Take) and take_outcome(view.table, move).cost > 0


def gain(view: SintraView, move: Move) -> float:
    """Points at once, something for every pane placed, and little lost by steps to the right."""
    if not isinstance(move, Take):
        return -RETURN
    outcome = take_outcome(view.table, move)
    way = max(0, move.strip - view.palace.glazier)
    return outcome.points + PANE * outcome.placed - STEP_RIGHT * way


PLAYERS = {"old-hard": lambda: OldHard(RETUNED), "untuned-old-hard": OldHard}
