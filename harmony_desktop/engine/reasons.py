"""Why one decision is better than another: what tells their two futures apart.

A game's `reasons.effects` lists what a decision does to the score sheet, and to what the sheet may
become. Of two such lists, what only one of them has is a reason for it or against it. Nothing here
is put into words: a reason is a Phrase.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from harmony_desktop.engine.words import Phrase

MOST: Final = 2
"""More reasons than these are not remembered."""
_NOTHING: Final = 0.05


@dataclass(frozen=True, slots=True)
class Effect:
    """Something a decision does, in words, with the points it is worth: below zero it harms."""

    worth: float
    phrase: Phrase


Effects = Mapping[Hashable, Effect]
"""By what the effect is on, so that the same thing is found in another future."""


def reasons_for(decision: Effects, other: Effects) -> list[Phrase]:
    """What speaks for a decision beside another one, the weightiest first."""
    return _picked(decision, other, 1.0)


def reasons_against(decision: Effects, other: Effects) -> list[Phrase]:
    """What speaks against a decision beside another one, the weightiest first."""
    return _picked(decision, other, -1.0)


def _picked(decision: Effects, other: Effects, sign: float) -> list[Phrase]:
    found = []
    for key, effect in decision.items():
        beside = other[key].worth if key in other else 0.0
        more = sign * (effect.worth - beside)
        if sign * effect.worth > 0 and more > _NOTHING:
            found.append((more, effect.phrase))
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found[:MOST]]
