"""Games of Terraces played and judged in C, for `training/calibration.py`."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np

from harmony_desktop.bots.decisions import JUDGE_WORK
from harmony_desktop.engine.strength import STRONGEST, strength_of
from harmony_desktop.games.terraces.bots.levels import GROWTH, ChampionBot
from training.terraces.ladder import bot_in_c, compiled
from training.terraces.train import RANDOM, WAYS, Bot, player, pointer

DECISIONS = 40
_TOLD = 7


@cache
def _bot(level: str) -> Bot:
    strength = strength_of(level)
    return player(RANDOM) if strength is None else bot_in_c(strength)


@cache
def judge(work: int) -> Bot:
    """The champion with `work` times its usual work, as `levels.with_best` has it."""
    found = bot_in_c(STRONGEST)
    found.options = round(ChampionBot.options * work**0.5)
    found.answers = round(ChampionBot.answers * work**0.5)
    return found


def judged_game(
    levels: Sequence[str], options: Mapping[str, object], seed: int, more: int = 0
) -> dict[str, object]:
    """A game as a line of the calibration.

    With `more`, "again" has what each decision lost as judged with so many times the work.
    """
    told = np.zeros((DECISIONS, _TOLD))
    final = np.zeros(2, dtype=np.int32)
    judges = judge(JUDGE_WORK), judge(JUDGE_WORK * more) if more else None
    compiled().judged(
        *(None if one is None else ctypes.byref(one) for one in (*map(_bot, levels), *judges)),
        WAYS.index(str(options["way"])),
        ctypes.c_int64(seed),
        pointer(told),
        pointer(final),
    )
    scores = [int(one) for one in final]
    lines = []
    for number, (seat, best, kept, _, _, theirs, left) in enumerate(told.tolist()):
        other = theirs + GROWTH * left
        lines.append([number, int(seat), round(other + best, 3), round(other + kept, 3)])
    return {
        "scores": scores,
        "winners": [seat for seat in (0, 1) if scores[seat] == max(scores)],
        "moves": DECISIONS,
        "decisions": lines,
        "again": [round(best - kept, 3) for best, kept in told[:, 3:5].tolist()] if more else [],
    }
