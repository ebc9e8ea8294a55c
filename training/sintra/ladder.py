"""Two strengths of Sintra against each other, in C."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from harmony_desktop.engine.careless import SLIPS
from harmony_desktop.engine.strength import interpolated
from harmony_desktop.games.sintra.bots.levels import WAYS, WayOfThinking
from training.sintra.learn import (
    Array,
    CLevel,
    CPlayer,
    level,
    library,
    player,
    results,
    shipped,
)

_WORK = Path(__file__).resolve().parents[2] / "build" / "sintra"


@cache
def _learnt() -> Array:
    return shipped()


def _way(way: WayOfThinking) -> CPlayer:
    return player(
        way.duel,
        learnt=_learnt() if way.learnt else None,
        rivalry=way.rivalry,
        temperature=way.temperature,
    )


def bot_in_c(strength: int) -> CLevel:
    """The bot of a strength, as `levels.py` makes it."""
    slips = interpolated(SLIPS, strength)
    for (before, weaker), (after, stronger) in pairwise(WAYS):
        if strength < after:
            second = (strength - before) / (after - before)
            return level(_way(weaker), _way(stronger), second=second, slips=slips)
    return level(_way(WAYS[-1][1]), slips=slips)


@cache
def _library() -> ctypes.CDLL:
    return library(_WORK)


def pair(group: Sequence[int], seed: int, side: str = "A") -> list[list[int]]:
    """The points of both in the two games of a deal."""
    one, other = map(bot_in_c, group)
    points, _ = results(_library(), one, other, side, seed, 1)
    found: list[list[int]] = points[0].tolist()
    return found
