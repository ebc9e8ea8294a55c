"""Why one decision of a game is better than another, as phrases that the window translates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from harmony_desktop import games
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import View
from harmony_desktop.engine.reasons import (
    MOST,
    SHARE,
    Comparison,
    Effects,
    at_once,
    reasons_against,
    reasons_for,
)
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase

SOONER: Final = PLURAL.translate(
    "Advice", "brings %Ln more point(s) at once, but fewer in the end", "", 1
)
COSTS: Final = QT_TRANSLATE_NOOP("Advice", "{gain}, but {loss}")
_DEAR: Final = 0.25
"""The least share of what speaks most for a decision from which its cost is told with it."""
_STAKE: Final = 2.0
"""Points from which a loss is told with small reasons rather than with none."""
NOTABLE: Final = 2
"""The least points by which a worse decision gains more at once to be mentioned."""


def why_best(game: str, view: View, suggestions: Sequence[Suggestion]) -> list[Phrase]:
    """What speaks most for the first suggestion, why it is better than the next, and its cost.

    The next is the first that has a different effect. Of two that count points, the larger comes
    first; points that are scored at once come before all others.
    """
    effects = games.reasons(game).effects
    first, *rest = suggestions
    best = effects(view, first.moves)
    better = next(
        filter(
            None,
            (reasons_for(best, effects(view, one.moves), first.value - one.value) for one in rest),
        ),
        [],
    )
    found: list[Phrase] = []
    good = reasons_for(best, {})
    for one in (*good[:1], *better, *good[1:]):
        # Points may be told twice, of two pieces; anything else said twice sounds like a machine.
        told = {phrase.text for phrase in found if "points" not in phrase.values}
        if one not in found and one.text not in told:
            found.append(one)
    found = sorted(found[:MOST], key=lambda one: _rank(best, one))
    cost = _cost(best, found)
    if found and cost is not None:
        found[-1] = Phrase("Advice", COSTS, {"gain": found[-1], "loss": cost})
    if found:
        return found
    said = outlook(game, view, first.value)
    # What all suggestions leave within reach speaks for none of them.
    same = rest and all(outlook(game, view, one.value) == said for one in rest)
    return [] if same else said


def _rank(decision: Effects, reason: Phrase) -> tuple[bool, int]:
    """The place of a reason among others: what is scored at once first, then by its points."""
    scored = any(one.points and one.phrase == reason for one in decision.values())
    return not scored, -_points(reason)


def _points(reason: Phrase) -> int:
    """The points that a reason counts."""
    points = reason.values.get("points", 0)
    return points if isinstance(points, int) else 0


def _cost(decision: Effects, told: Sequence[Phrase]) -> Phrase | None:
    """The greatest harm of a decision in points; None if it is small beside the reasons told."""
    gain = max((one.worth for one in decision.values() if one.phrase in told), default=0.0)
    harm = [
        one
        for one in decision.values()
        if one.worth < -_DEAR * gain and _points(one.phrase) and not one.compared
    ]
    worst = min(harm, key=lambda one: one.worth, default=None)
    return None if worst is None else worst.phrase


def compared(game: str, view: View, best: Suggestion, other: Suggestion) -> Comparison:
    """What speaks for the best decision and against another one, by what their values differ."""
    effects = games.reasons(game).effects
    good, bad = effects(view, best.moves), effects(view, other.moves)
    lost = best.value - other.value
    against = reasons_against(bad, good, lost)
    # Where nothing else speaks for the best, what is told against the other is told for it too.
    better = reasons_for(good, bad, lost, against) or reasons_for(good, bad, lost)
    worse = list(against.values())
    ahead = at_once(bad) - at_once(good)
    sooner = [Phrase("Advice", SOONER, {"n": ahead})] if ahead >= NOTABLE else []
    if not better and not worse:
        better = _gain(good, bad, lost) or outlook(game, view, best.value)
        # What both leave within reach speaks against neither.
        worse = [one for one in outlook(game, view, other.value) if one not in better]
    if not better and not worse and lost >= _STAKE:
        better = reasons_for(good, bad, lost, small=True)
        worse = [] if better else list(reasons_against(bad, good, lost, small=True).values())
    # Whoever has just scored more asks why that should be worse.
    return Comparison(better, [*worse[: MOST - len(sooner)], *sooner])


def _gain(good: Effects, bad: Effects, lost: float) -> list[Phrase]:
    """The greatest gain of the better decision, though the other gains more in all.

    What the other does as well elsewhere is none.
    """
    ahead = {
        key: one.worth - (bad[key].worth if key in bad else 0.0)
        for key, one in good.items()
        if one.points > 0
        and not any(
            two.phrase.text == one.phrase.text and two.points >= one.points for two in bad.values()
        )
    }
    key = max(ahead, key=lambda one: ahead[one], default=None)
    return [good[key].phrase] if key is not None and ahead[key] > SHARE * lost else []


def outlook(game: str, view: View, value: float) -> list[Phrase]:
    """What the value of a decision says of the game, if anything."""
    described = games.reasons(game).outlook
    said = None if described is None else described(view, value)
    return [] if said is None else [said]
