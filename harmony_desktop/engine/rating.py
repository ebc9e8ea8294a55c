"""Ratings by Glicko-2: how strong somebody is, and how sure one can be of it.

After Mark E. Glickman, "Example of the Glicko-2 system" (2022). A rating is a value, its deviation
(the strength lies within two deviations of the value in 95 cases of 100) and a volatility: how much
the strength itself changes. Somebody 200 points stronger wins three games in four.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

_SCALE: Final = 173.7178
"""Points of a rating in one unit of Glicko-2's own scale."""
_CENTRE: Final = 1500.0
_RESTRAINT: Final = 0.5
"""How much the volatility is restrained (the paper's tau)."""
_PRECISION: Final = 1e-6
LARGEST_DEVIATION: Final = 500.0
"""The deviation of somebody nobody has seen play; wider than the paper's 350, since beginners and
champions meet on one scale."""


@dataclass(frozen=True, slots=True)
class GlickoRating:
    """A rating: its value, its deviation, and the volatility of the strength."""

    value: float = _CENTRE
    deviation: float = LARGEST_DEVIATION
    volatility: float = 0.06

    @property
    def sure(self) -> bool:
        """Whether the value says more than that somebody has played."""
        return self.deviation < 110


class RatedResult(NamedTuple):
    """A result against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss."""

    opponent: GlickoRating
    score: float


def expected(one: GlickoRating, other: GlickoRating) -> float:
    """The share of games that `one` is expected to win against `other`.

    >>> round(expected(GlickoRating(1400, 0), GlickoRating(1200, 0)), 2)
    0.76
    """
    unsure = sqrt(one.deviation**2 + other.deviation**2) / _SCALE
    return _expectation((one.value - other.value) / _SCALE, _weight(unsure))


def updated(rating: GlickoRating, outcomes: Sequence[RatedResult]) -> GlickoRating:
    """The rating after the outcomes of one period, taken together.

    Without any, only the deviation grows.
    """
    value = (rating.value - _CENTRE) / _SCALE
    deviation = rating.deviation / _SCALE
    if not outcomes:
        return _limited(rating.value, sqrt(deviation**2 + rating.volatility**2), rating.volatility)
    information = surprise = 0.0
    for opponent, score in outcomes:
        weight = _weight(opponent.deviation / _SCALE)
        chance = _expectation(value - (opponent.value - _CENTRE) / _SCALE, weight)
        information += weight**2 * chance * (1 - chance)
        surprise += weight * (score - chance)
    variance = 1 / max(information, _PRECISION)
    volatility = _volatility(rating.volatility, deviation, variance, variance * surprise)
    before = deviation**2 + volatility**2
    after = 1 / (1 / before + 1 / variance)
    return _limited(_CENTRE + _SCALE * (value + after * surprise), sqrt(after), volatility)


def _limited(value: float, deviation: float, volatility: float) -> GlickoRating:
    return GlickoRating(value, min(LARGEST_DEVIATION, deviation * _SCALE), volatility)


def _weight(deviation: float) -> float:
    """How much a result against somebody of this deviation counts (the paper's g)."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _expectation(lead: float, weight: float) -> float:
    return 1 / (1 + exp(-weight * lead))


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """The volatility after a change that was expected to vary by so much (step 5 of the paper)."""
    start = log(before**2)

    def slope(trial: float) -> float:
        grown = deviation**2 + variance + exp(trial)
        gain = exp(trial) * (change**2 - grown) / (2 * grown**2)
        return gain - (trial - start) / _RESTRAINT**2

    low, unexplained = start, change**2 - deviation**2 - variance
    if unexplained > 0:
        high = log(unexplained)
    else:
        high = start - _RESTRAINT
        while slope(high) < 0:
            high -= _RESTRAINT
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
