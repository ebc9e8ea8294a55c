"""The cost of a placement in the champion's judgement, which values every cell."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.games.harmony.bots.levels import judgements
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile

close_call = None


def decides(view: HarmonyView) -> bool:
    """Whether there is more than one cell to choose from."""
    return len(view.legal_moves()) > 1


def continues_decision(move: PlaceTile) -> bool:
    """False: each placement is a decision of its own."""
    return False


def appraise(view: HarmonyView, played: Sequence[PlaceTile], work: int = 1) -> Appraisal:
    """The played placement and the best one."""
    (placed,) = played
    values = judgements("champion", view, view.legal_moves(), work)
    return Appraisal(values[0], next(one for one in values if one.move == placed))
