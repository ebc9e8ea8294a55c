"""Why one decision is better than another: the differences between their futures.

A game's `reasons.effects` lists what a decision does to the score sheet, now and later. Of two such
lists, an effect that only one decision has is a reason for it or against it. Reasons are Phrases:
they are translated by the window.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from harmony_desktop.engine.words import Phrase

MOST: Final = 2
"""The most reasons shown."""
_NOTHING: Final = 0.05
_SHARE: Final = 0.2
"""The least share of a loss that a reason must explain to be given."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a decision, as a phrase, with its points: below zero it harms."""

    worth: float
    phrase: Phrase


Effects = Mapping[Hashable, Effect]
"""Effects by the thing they affect, so that two futures can be compared."""


def reasons_for(decision: Effects, other: Effects, lost: float = 0.0) -> list[Phrase]:
    """Reasons for a decision compared with another, the weightiest first.

    Of `lost` points, each explains a fair share: no reason is better than one beside the point.
    """
    return _picked(decision, other, 1.0, lost)


def reasons_against(decision: Effects, other: Effects, lost: float = 0.0) -> list[Phrase]:
    """Reasons against a decision compared with another, the weightiest first."""
    return _picked(decision, other, -1.0, lost)


def _picked(decision: Effects, other: Effects, sign: float, lost: float) -> list[Phrase]:
    found = []
    for key, effect in decision.items():
        beside = other[key].worth if key in other else 0.0
        more = sign * (effect.worth - beside)
        if sign * effect.worth > 0 and more > max(_NOTHING, _SHARE * lost):
            found.append((more, effect.phrase))
    found.sort(key=lambda one: -one[0])
    picked: list[Phrase] = []
    for _, phrase in found:
        if phrase not in picked:
            picked.append(phrase)
    return picked[:MOST]
