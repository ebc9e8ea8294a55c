"""Why one decision is better than another: the differences between their futures.

A game's `reasons.effects` lists what a decision does to the score sheet, now and later. Of two such
lists, an effect that only one decision has is a reason for it or against it. Reasons are Phrases:
they are translated by the window.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from harmony_desktop.engine.words import Phrase

MOST: Final = 2
"""The most reasons shown."""
_NOTHING: Final = 0.05
SHARE: Final = 0.2
"""The least share of a loss that a reason must explain to be given."""
_ENOUGH: Final = 0.5
"""The share of a loss that plain reasons explain together, so that no vague one is needed."""
_LITTLE: Final = 0.5
"""The least points that a reason must explain where there is no better one."""
_TOO_MUCH: Final = 2.0
"""A difference explains a loss if it is at most this many times as large."""


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a decision, as a phrase, with its points: below zero it harms."""

    worth: float
    phrase: Phrase
    compared: bool = False
    """Whether the phrase counts, as its `n`, the points it is better by than the other decision.

    Then it is a reason for the better of two decisions, whatever its worth. By much more than was
    lost it explains nothing: something else must have made up for it.
    """
    sum: bool = False
    """Whether it counts what is scored at once too: no reason where that alone explains it."""
    foreseen: bool = False
    """Whether it is only expected to follow: a reason beside another decision, and but one of its
    kind."""
    vague: bool = False
    """Whether it explains only a loss, and only where plainer reasons do not explain enough."""
    count: int | None = None
    """How many of something the phrase counts: it is no reason where the other has as many."""
    points: int = 0
    """The points that it changes the score sheet by at once.

    Gains are a reason for a decision, and losses against it, only as far as all such effects
    together are worth more than the other's, or less.
    """
    outweighed_by: Hashable = None
    """The key of an effect that makes up for this one where the other decision has more of it."""
    matter: Hashable = None
    """What it is about, where the other decision may do the same elsewhere, under another key.

    It is a reason only as far as it is worth more, or does more harm, than that.
    """


Effects = Mapping[Hashable, Effect]
"""Effects by the thing they affect, so that two futures can be compared."""


class Comparison(NamedTuple):
    """Reasons for the better of two decisions, and reasons against the other."""

    better: Sequence[Phrase] = ()
    worse: Sequence[Phrase] = ()


def reasons_for(
    decision: Effects,
    other: Effects,
    lost: float = 0.0,
    against: Mapping[Hashable, Phrase] = MappingProxyType({}),
    *,
    small: bool = False,
) -> list[Phrase]:
    """Reasons for a decision compared with another, the weightiest first.

    Of `lost` points, each explains a fair share: no reason is better than one beside the point.
    `small` ones explain little, and are for where there are no others.
    What is told `against` the other decision is not told again, and needs no vague word beside it.
    """
    rest = {key: effect for key, effect in decision.items() if key not in against}
    comparing = _Comparing(decision, other, 1.0, lost, small)
    return list(_picked(comparing, rest, vague=not against).values())


def reasons_against(
    decision: Effects, other: Effects, lost: float = 0.0, *, small: bool = False
) -> dict[Hashable, Phrase]:
    """Reasons against a decision compared with another, by effect, the weightiest first."""
    return _picked(_Comparing(decision, other, -1.0, lost, small), decision, vague=False)


def at_once(decision: Effects) -> int:
    """The points that a decision changes the score sheet by."""
    return sum(effect.points for effect in decision.values())


def _worth(decision: Effects, key: Hashable) -> float:
    return decision[key].worth if key in decision else 0.0


def _counterparts(other: Effects, key: Hashable, effect: Effect) -> list[Effect]:
    """The effects of the other decision that this one is compared with."""
    if effect.matter is None:
        return [other[key]] if key in other else []
    return [one for one in other.values() if one.matter == effect.matter]


def _says(other: Effect, effect: Effect) -> bool:
    """Whether another effect could be told in the same words, or counts as much."""
    if effect.count is not None and other.count is not None:
        return other.count >= effect.count
    return other.phrase == effect.phrase


def _counted(phrase: Phrase, points: float) -> Phrase:
    return Phrase(phrase.context, phrase.text, {**phrase.values, "n": round(points)})


class _Found(NamedTuple):
    """An effect that may be told, and the points of a loss that it explains."""

    explains: float
    difference: float
    key: Hashable
    phrase: Phrase

    def weight(self) -> tuple[float, float]:
        return self.explains, self.difference


@dataclass(frozen=True, slots=True)
class _Comparing:
    """Two decisions and the loss to explain by the effects of the first.

    With a positive `sign`, the effects speak for the first decision, else against it. With `small`,
    effects that explain little are reasons too.
    """

    decision: Effects
    other: Effects
    sign: float
    lost: float
    small: bool

    @property
    def least(self) -> float:
        """The points that an effect must explain."""
        return _LITTLE if self.small else max(_NOTHING, SHARE * self.lost)

    @property
    def ahead(self) -> float:
        """The worth of all effects of the first decision on the score sheet, less the other's."""
        mine = sum(one.worth for one in self.decision.values() if one.points)
        return mine - sum(one.worth for one in self.other.values() if one.points)

    def found(self, key: Hashable, effect: Effect) -> _Found | None:
        """An effect of the first decision as a reason; None if it is none."""
        if effect.foreseen and not self.other:
            return None
        counterparts = _counterparts(self.other, key, effect)
        difference = self.sign * effect.worth - self._worth_of(counterparts, effect)
        explains = difference - self._made_up(effect)
        if effect.compared:
            speaks = self._fits(key, effect, explains)
        else:
            alike = any(_says(one, effect) for one in counterparts)
            speaks = self.sign * effect.worth > 0 and not alike
            if self.sign * effect.points > 0:
                explains = min(explains, self.sign * self.ahead)
        if not speaks or explains <= self.least:
            return None
        phrase = _counted(effect.phrase, difference) if effect.compared else effect.phrase
        return _Found(explains, difference, key, phrase)

    def _worth_of(self, counterparts: Sequence[Effect], effect: Effect) -> float:
        worths = [self.sign * one.worth for one in counterparts]
        return sum(worths) if effect.matter is None else max([0.0, *worths])

    def _made_up(self, effect: Effect) -> float:
        """The worth of what makes up for an effect in the other decision."""
        key = effect.outweighed_by
        if key is None:
            return 0.0
        return self.sign * max(0.0, _worth(self.other, key) - _worth(self.decision, key))

    def _fits(self, key: Hashable, effect: Effect, explains: float) -> bool:
        """Whether an effect that is compared with its counterpart is a reason."""
        most = _TOO_MUCH * self.lost * (2.0 if self.small else 1.0)
        told_without = self.small and "%Ln" not in effect.phrase.text
        if effect.sum and explains - self.ahead <= self.least:
            return False
        in_proportion = not self.lost or explains <= most or told_without
        return self.sign > 0 and key in self.other and round(explains) > 0 and in_proportion


def _picked(comparing: _Comparing, told: Effects, *, vague: bool) -> dict[Hashable, Phrase]:
    """The reasons among the effects to tell; with `vague`, the vague reason nearest to the loss if
    others explain too little."""
    found, unsure = list[_Found](), list[_Found]()
    for key, effect in told.items():
        if (one := comparing.found(key, effect)) is not None:
            (unsure if effect.vague else found).append(one)
    found.sort(reverse=True, key=_Found.weight)
    lost = comparing.lost
    if vague and lost and sum(one.explains for one in found[:MOST]) < _ENOUGH * lost:
        # One that counts much more than was lost would contradict it.
        found += sorted(unsure, key=lambda one: abs(one.explains - lost))[:1]
    picked: dict[Hashable, Phrase] = {}
    explained = 0.0
    for one in found:
        if one.phrase in picked.values() or len(picked) == MOST:
            continue
        # Points may be told twice, of two lines; anything else said twice sounds like a machine.
        points, foreseen = "points" in one.phrase.values, comparing.decision[one.key].foreseen
        enough = not points or foreseen or 0 < lost <= explained
        if enough and one.phrase.text in {phrase.text for phrase in picked.values()}:
            continue
        picked[one.key] = one.phrase
        explained += one.explains
    # Points on the score sheet are the plainest reasons.
    return dict(sorted(picked.items(), key=lambda one: not comparing.decision[one[0]].points))
