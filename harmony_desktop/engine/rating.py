"""Ratings: how strong somebody is, and how sure one can be of it.

The model is Glicko's (Mark E. Glickman, "Parameter estimation in large dynamic paired comparison
experiments", Applied Statistics 48, 1999). What is known of a strength is a normal distribution:
the strength lies within two deviations of the value in 95 cases of 100. Somebody 200 points
stronger wins three games in four. Between two games a strength changes a little.

Glicko and Glicko-2 work out the distribution after a result by one step from the value before it.
While little is known, that step is too short and the deviation after it too small, so that whoever
is far from the first guess takes long to get there. Here the mean and the deviation are integrated
numerically, and the normal distribution that has both is kept, as in TrueSkill (R. Herbrich,
T. Minka, T. Graepel, "TrueSkill: a Bayesian skill rating system", 2006).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log, log1p, pi, sqrt
from typing import Final, NamedTuple

_SCALE: Final = 400 / log(10)
"""The lead in points that multiplies the odds of winning by e; 400 points multiply them by ten."""
_DRIFT: Final = 10.0
"""The standard deviation of the change in somebody's strength from one game to the next."""
_NODES: Final = tuple(node / 4 for node in range(-20, 21))
"""Points at which the distribution is computed, in deviations from the value."""

_HALVINGS: Final = 10
"""Bisections to find the share by which results count that would change a rating too much."""


@dataclass(frozen=True, slots=True)
class GlickoRating:
    """A rating: its value and its deviation."""

    value: float
    deviation: float

    @property
    def sure(self) -> bool:
        """Whether the deviation is small enough for the value to mean something."""
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
    unsure = sqrt(one.deviation**2 + other.deviation**2)
    return 1 / (1 + exp(-_weight(unsure) * (one.value - other.value) / _SCALE))


def updated(
    rating: GlickoRating, results: Sequence[RatedResult], most: float = inf
) -> GlickoRating:
    """The rating after the results of one game, taken together.

    Without any, only the deviation grows. If they would change the value by more than `most`, they
    count only in part, so that it changes by just that; the deviation stays the larger for it.
    """
    after = _updated(rating, results, 1.0)
    if abs(after.value - rating.value) <= most:
        return after
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        share = (low + high) / 2
        after = _updated(rating, results, share)
        low, high = (low, share) if abs(after.value - rating.value) > most else (share, high)
    return after


def _updated(rating: GlickoRating, results: Sequence[RatedResult], share: float) -> GlickoRating:
    """The rating after results that count by a share: 1 is wholly."""
    value, deviation = rating.value, sqrt(rating.deviation**2 + _DRIFT**2)
    strengths = [value + deviation * node for node in _NODES]
    # How likely each of the strengths is, as a logarithm.
    chances = [-(node**2) / 2 for node in _NODES]
    for opponent, score in results:
        weight = _weight(opponent.deviation) / _SCALE
        for at, strength in enumerate(strengths):
            lead = weight * (strength - opponent.value)
            # A draw is half a win and half a loss; log(1 + exp(lead)) without overflow.
            chances[at] += share * (score * lead - max(lead, 0.0) - log1p(exp(-abs(lead))))
    highest = max(chances)
    shares = [exp(chance - highest) for chance in chances]
    mean = _mean(strengths, shares)
    variance = _mean([(strength - mean) ** 2 for strength in strengths], shares)
    return GlickoRating(mean, sqrt(variance))


def _mean(values: Sequence[float], shares: Sequence[float]) -> float:
    weighted = (value * share for value, share in zip(values, shares, strict=True))
    return sum(weighted) / sum(shares)


def _weight(deviation: float) -> float:
    """The weight of a lead if one of the strengths has this deviation (Glickman's g)."""
    return 1 / sqrt(1 + 3 * (deviation / _SCALE / pi) ** 2)
