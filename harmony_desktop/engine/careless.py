"""How weaker bots err: they overlook moves, but throw no points away.

A bot of any strength values moves as its game's strongest bot does, or with a part of that work.
Then it chooses with a temperature in points: small losses often, large ones rarely, none beyond
three temperatures. What visibly hurts it leaves alone, unless it does not look (a slip).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from random import Random
from typing import Final, TypeVar

from harmony_desktop.engine.strength import interpolated

T = TypeVar("T")

_WORST: Final = 3.0
"""The largest loss anybody accepts, in temperatures."""
SLIPS: Final = (0.4, 0.2, 0.07, 0.03, 0.012, 0.01, 0.01, 0.01, 0.0, 0.0, 0.0)
"""How often a bot does not see what visibly hurts, at strengths from 0 to 100."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a bot chooses."""

    temperature: float = 0.0
    """A move that loses this many points is chosen e times less often than the best."""
    slips: float = 0.0
    """The share of decisions in which the bot overlooks what visibly hurts."""

    def times(self, factor: float) -> Care:
        """The same care for values that are larger by a factor."""
        return Care(self.temperature * factor, self.slips)

    def blurred(self, value: float, rng: Random) -> float:
        """A value with the error of somebody who does not look closely."""
        return value - self.temperature * log(-log(1.0 - rng.random() * (1 - 1e-12)))

    def choice(
        self, valued: Sequence[tuple[T, float]], hurts: Callable[[T], bool], rng: Random
    ) -> T:
        """Choose one of the moves by their values; at temperature 0, the first of the best."""
        if (self.temperature or self.slips) and rng.random() >= self.slips:
            valued = [one for one in valued if not hurts(one[0])] or valued
        if not self.temperature:
            return max(valued, key=lambda one: one[1])[0]
        most = max(value for _, value in valued)
        weights = [self._weight(most - value) for _, value in valued]
        left = rng.random() * sum(weights)
        for (move, _), weight in zip(valued, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        return max(valued, key=lambda one: one[1])[0]

    def _weight(self, loss: float) -> float:
        return exp(-loss / self.temperature) if loss <= _WORST * self.temperature else 0.0


PERFECT: Final = Care()
"""Always the best move."""


def care_of(strength: float, temperatures: Sequence[float], slips: Sequence[float] = SLIPS) -> Care:
    """The care of a strength, given the temperatures of equally spaced strengths."""
    return Care(interpolated(temperatures, strength), interpolated(slips, strength))


def mixed(ways: Sequence[tuple[int, T]], strength: float, rng: Random) -> T:
    """The way of thinking for one decision: that of a strength below or above, the nearer the
    likelier.

    `ways` has those of some strengths, from 0 to 100.
    """
    for (before, weaker), (after, stronger) in pairwise(ways):
        if strength < after:
            return stronger if rng.random() * (after - before) < strength - before else weaker
    return ways[-1][1]
