"""Why one decision of a game is better than another, as phrases that the window translates."""

from __future__ import annotations

from typing import NamedTuple

from harmony_desktop import games
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import View
from harmony_desktop.engine.reasons import reasons_against, reasons_for
from harmony_desktop.engine.words import Phrase


class Comparison(NamedTuple):
    """Reasons for the better of two decisions, and reasons against the other."""

    better: list[Phrase]
    worse: list[Phrase]


def compared(game: str, view: View, best: Suggestion, other: Suggestion) -> Comparison:
    """What speaks for the best decision and against another one, by what their values differ."""
    effects = games.reasons(game).effects
    good, bad = effects(view, best.moves), effects(view, other.moves)
    lost = best.value - other.value
    worse = reasons_against(bad, good, lost)
    # What is plainly wrong with the other decision needs no vague word for the better one.
    better = reasons_for(good, bad, lost, vague=not worse)
    if better or worse:
        return Comparison(better, worse)
    hopes = outlook(game, view, best.value)
    # What both leave within reach speaks against neither.
    return Comparison(hopes, [one for one in outlook(game, view, other.value) if one not in hopes])


def outlook(game: str, view: View, value: float) -> list[Phrase]:
    """What the value of a decision says of the game, if anything."""
    described = games.reasons(game).outlook
    said = None if described is None else described(view, value)
    return [] if said is None else [said]
