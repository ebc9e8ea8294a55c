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
    picked = _picked(decision, other, rest, 1.0, lost, vague=not against, small=small)
    return list(picked.values())


def reasons_against(
    decision: Effects, other: Effects, lost: float = 0.0, *, small: bool = False
) -> dict[Hashable, Phrase]:
    """Reasons against a decision compared with another by what they are about, the weightiest
    first."""
    return _picked(decision, other, decision, -1.0, lost, vague=False, small=small)


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


def _picked(
    decision: Effects,
    other: Effects,
    told: Effects,
    sign: float,
    lost: float,
    *,
    vague: bool,
    small: bool,
) -> dict[Hashable, Phrase]:
    """The effects of a decision to tell: those that speak for it, or with a `sign` below zero
    against it."""
    found = list[_Found]()
    unsure = list[_Found]()
    least = _LITTLE if small else max(_NOTHING, SHARE * lost)
    ahead = sum(one.worth for one in decision.values() if one.points)
    ahead -= sum(one.worth for one in other.values() if one.points)
    for key, effect in told.items():
        if effect.foreseen and not other:
            continue
        counterparts = _counterparts(other, key, effect)
        worths = [sign * one.worth for one in counterparts]
        if effect.matter is not None:
            worths = [max(0.0, *worths)] if worths else []
        difference = more = sign * effect.worth - sum(worths)
        if effect.outweighed_by is not None:
            made_up = effect.outweighed_by
            more -= sign * max(0.0, _worth(other, made_up) - _worth(decision, made_up))
        if effect.compared:
            most = _TOO_MUCH * lost * (2.0 if small else 1.0)
            told_without = small and "%Ln" not in effect.phrase.text
            fits = not lost or more <= most or told_without
            counts = round(more) > 0 and fits
            speaks = sign > 0 and key in other and counts
            if effect.sum and more - ahead <= least:
                continue
        else:
            alike = any(_says(one, effect) for one in counterparts)
            speaks = sign * effect.worth > 0 and not alike
            if sign * effect.points > 0:
                more = min(more, sign * ahead)
        if speaks and more > least:
            phrase = _counted(effect.phrase, difference) if effect.compared else effect.phrase
            (unsure if effect.vague else found).append(_Found(more, difference, key, phrase))
    found.sort(reverse=True, key=_Found.weight)
    if vague and lost and sum(one.explains for one in found[:MOST]) < _ENOUGH * lost:
        found += sorted(unsure, reverse=True, key=_Found.weight)[:1]
    picked: dict[Hashable, Phrase] = {}
    explained = 0.0
    for one in found:
        texts = {phrase.text for phrase in picked.values()}
        if one.phrase in picked.values() or len(picked) == MOST:
            continue
        if one.phrase.text in texts and (decision[one.key].foreseen or 0 < lost <= explained):
            continue
        picked[one.key] = one.phrase
        explained += one.explains
    # What is on the score sheet at once is plainest.
    return dict(sorted(picked.items(), key=lambda one: not decision[one[0]].points))
