"""The proposals of a hint: the best decisions, and the one that most players would see first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop import games
from harmony_desktop.bots.decisions import AS_GOOD
from harmony_desktop.bots.reasons import NOTABLE, SOONER, compared, why_best
from harmony_desktop.engine.bot import Bot, Suggestion
from harmony_desktop.engine.game import View
from harmony_desktop.engine.reasons import MOST, at_once
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

OBVIOUS: Final = QT_TRANSLATE_NOOP("Advice", "the obvious move is worse: {reason}")
_LOOKED_AT: Final = 16
"""Number of decisions that are compared by the points they bring at once."""


def advice(game: str, view: View, player: Bot, count: int) -> Sequence[Suggestion]:
    """The best decisions, the first with its reasons, and the one that brings most points at once.

    A player who sees more points on the table wants to know why not to take them, so the latter
    says what speaks against it, and that it brings them sooner.
    """
    ranked = player.suggest(view, max(count, _LOOKED_AT))
    if not ranked:
        return ()
    first, *rest = found = list(ranked[:count])
    first = replace(first, reasons=tuple(why_best(game, view, found)))
    effects = games.reasons(game).effects
    gains = [at_once(effects(view, one.moves)) for one in ranked]
    most = max(range(len(ranked)), key=lambda at: gains[at])
    ahead = gains[most] - gains[0]
    if ahead >= NOTABLE:
        soonest = ranked[most]
        if first.value - soonest.value >= AS_GOOD:
            better, worse = compared(game, view, first, soonest)
            soonest = replace(soonest, reasons=tuple(worse))
            first = replace(first, reasons=_with(first.reasons, better, worse))
        rest = [soonest if one is ranked[most] else one for one in rest]
        if most >= count:
            rest.append(soonest)
    return first, *rest


def _with(
    reasons: Sequence[Phrase], better: Sequence[Phrase], worse: Sequence[Phrase]
) -> tuple[Phrase, ...]:
    """The reasons for the best decision, with what makes it better than the obvious one.

    Without any, what speaks against the obvious one is the reason.
    """
    found = [*reasons, *(one for one in better if one not in reasons)]
    harms = [one for one in worse if one.text != SOONER]
    if not found and harms:
        found = [Phrase("Advice", OBVIOUS, {"reason": harms[0]})]
    return tuple(found[:MOST])
