"""Two strengths of Terraces against each other, in C."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np

from harmony_desktop.engine.careless import care_of
from harmony_desktop.games.terraces.bots.levels import (
    DEPTHS,
    TEMPERATURES,
    ChampionBot,
    Depth,
)
from harmony_desktop.games.terraces.bots.weights import PARTS, WEIGHTS
from training.terraces.train import (
    CHAMPION,
    WAYS,
    Bot,
    library,
    player,
    pointer,
    shipped_network,
)

_WORK = Path(__file__).resolve().parents[2] / "build" / "terraces"


def bot_in_c(strength: int) -> Bot:
    """The bot of a strength, as `levels.py` makes it."""
    care = care_of(strength, TEMPERATURES)
    depth, plain = _depth(strength)
    return player(
        CHAMPION,
        np.array(WEIGHTS) / PARTS,
        options=1 if depth is Depth.JUDGING else ChampionBot.options,
        chances=0,
        answers=ChampionBot.answers,
        temperature=care.temperature,
        slips=care.slips,
        plain=plain,
        network=shipped_network() if depth is Depth.CORRECTED else None,
    )


def _depth(strength: int) -> tuple[Depth, float]:
    """How deeply a strength thinks at best, and the share of decisions it thinks less about."""
    for (before, weaker), (after, stronger) in pairwise(DEPTHS):
        if before < strength <= after:
            return stronger, 0.0 if weaker is stronger else (after - strength) / (after - before)
    return DEPTHS[0][1], 0.0


@cache
def compiled() -> ctypes.CDLL:
    return library(_WORK)


def pair(strengths: Sequence[int], seed: int, way: str = "column") -> list[list[int]]:
    """The points of both in the two games of a deal, with the seats exchanged."""
    points = np.zeros((1, 2, 2), dtype=np.int32)
    one, other = (bot_in_c(strength) for strength in strengths)
    number = ctypes.c_int64(seed)
    compiled().match(
        ctypes.byref(one), ctypes.byref(other), WAYS.index(way), number, 1, pointer(points)
    )
    found: list[list[int]] = points[0].tolist()
    return found
