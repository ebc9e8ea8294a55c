"""Players of Sintra for matches, besides its bots, and what the models of people see."""

from __future__ import annotations

from collections.abc import Callable

from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome
from training.old_bots import OldBot

PANE = 0.5
"""Points an adult counts for each pane placed on a strip."""
STEP_RIGHT = 0.2
"""Points an adult deducts for each step of the glazier to the right."""
RETURN = 1.5
"""Points an adult deducts for returning the glazier to the left."""


def hurts(view: SintraView, move: Move) -> bool:
    """Whether the broken-glass marker moves."""
    return isinstance(move, Take) and take_outcome(view.table, move).cost > 0


def gain(view: SintraView, move: Move) -> float:
    """The points scored at once, plus `PANE` a pane, less `STEP_RIGHT` a step of the glazier."""
    if not isinstance(move, Take):
        return -RETURN
    outcome = take_outcome(view.table, move)
    way = max(0, move.strip - view.palace.glazier)
    return outcome.points + PANE * outcome.placed - STEP_RIGHT * way


PLAYERS: dict[str, Callable[[], OldBot]] = {
    "old-hard": lambda: OldBot("sintra", "old-hard"),
    "untuned-old-hard": lambda: OldBot("sintra", "untuned-old-hard"),
}
