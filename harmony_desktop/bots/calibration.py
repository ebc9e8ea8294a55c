"""How far the judgement of the strongest bots can be trusted (see training/calibration.py).

A bot that compares many moves finds some that only seem better, so it overestimates what the others
lose. `calibrated` takes that back: what it says was lost adds up to the lead that was really lost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import erf, sqrt
from pathlib import Path
from types import MappingProxyType
from typing import Final

from harmony_desktop.engine.bot import Appraisal

FILE: Final = Path(__file__).with_name("calibration.json")


@dataclass(frozen=True, slots=True)
class Calibration:
    """The constants of one game."""

    scale: float = 1.0
    """Points that were really lost for each point the bot says was lost."""
    spreads: tuple[float, ...] = ()
    """How far the final lead strays from the expected one, stretch by stretch of the game, for each
    point that an expected point comes to; () where it was not measured."""
    random: float | None = None
    champion: float = 0.0
    """Points that a random player and the champion lose in a game, as calibrated; None where losses
    do not tell players apart."""
    of: Mapping[str, str] = field(default_factory=dict)
    """The options with which the spreads were measured; with others they say nothing."""


@cache
def calibration(game: str) -> Calibration:
    """The constants of a game; for a game that was not measured, those that change nothing."""
    constants = json.loads(FILE.read_text(encoding="utf-8")).get(game, {})
    spreads = tuple(constants.get("spreads", ()))
    return Calibration(**{**constants, "spreads": spreads})


def calibrated(game: str, appraisal: Appraisal) -> Appraisal:
    """An appraisal with its loss scaled to the loss to be expected, unless it is exact."""
    scale = 1.0 if appraisal.exact else calibration(game).scale
    lost = appraisal.given_up * scale
    best, played = appraisal.best, appraisal.played
    return Appraisal(best, replace(played, value=best.value - lost))


def winning_chance(
    game: str, lead: float, progress: float, options: Mapping[str, object] = MappingProxyType({})
) -> float | None:
    """The chance to win with an expected final lead, at a moment from 0 (start) to 1 (end).

    None where it was not measured.
    """
    constants = calibration(game)
    spreads = constants.spreads
    if not spreads or any(options.get(key, one) != one for key, one in constants.of.items()):
        return None
    spread = spreads[min(len(spreads) - 1, int(progress * len(spreads)))]
    return 0.5 * (1.0 + erf(lead / spread / sqrt(2.0)))


def accuracy(game: str, lost: Sequence[float]) -> float | None:
    """The accuracy, in per cent, of a player who lost these points in a game.

    A random player has about 0, the champion about 98. None where losses do not tell players apart.
    """
    constants = calibration(game)
    if constants.random is None:
        return None
    share = (sum(lost) - constants.champion) / (constants.random - constants.champion)
    return max(0.0, min(100.0, 98.0 * (1.0 - share)))
