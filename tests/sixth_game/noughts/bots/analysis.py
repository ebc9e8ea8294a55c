"""The cost of a mark: the whole game or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.games.noughts.bots.levels import bot
from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState

from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.strength import LEVELS

close_call = None


def decides(view: NoughtsState) -> bool:
    return len(view.legal_moves()) > 1


def continues_decision(move: Mark) -> bool:
    return False


def appraise(view: NoughtsState, played: Sequence[Mark], work: int = 1) -> Appraisal:
    values = bot(LEVELS[-1]).suggest(view, 9)
    return Appraisal(values[0], next(one for one in values if one.move == played[0]))
