"""Decisions and the reasons for them, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, State, View
from harmony_desktop.engine.reasons import reasons_against, reasons_for
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.ui.kit.languages import say, sentence, translate

_TWO = QT_TRANSLATE_NOOP("Advice", "{first} and {second}")


def reasons_line(reasons: Sequence[Phrase]) -> str:
    """Up to two reasons in one line; "" if there are none."""
    phrases = [say(reason) for reason in reasons]
    if not phrases:
        return ""
    if len(phrases) == 1:
        return phrases[0]
    return translate("Advice", _TWO).format(first=phrases[0], second=phrases[1])


def why_best(game: str, view: View, suggestions: Sequence[Suggestion]) -> str:
    """Why the first suggestion is better than the next one that has a different effect."""
    if not suggestions:
        return ""
    effects = games.reasons(game).effects
    best, *others = (effects(view, one.moves) for one in suggestions)
    for other in others:
        if found := reasons_for(best, other):
            return reasons_line(found)
    if found := reasons_for(best, {}):
        return reasons_line(found)
    return reasons_line(_outlook(game, view, suggestions[0].value))


def _outlook(game: str, view: View, value: float) -> list[Phrase]:
    """What the value of a decision says of the game, if anything."""
    outlook = games.reasons(game).outlook
    said = None if outlook is None else outlook(view, value)
    return [] if said is None else [said]


def why_better(game: str, view: View, best: Suggestion, played: Suggestion) -> tuple[str, str]:
    """Reasons for the best decision, and reasons against the decision that was played."""
    effects = games.reasons(game).effects
    good, mine = effects(view, best.moves), effects(view, played.moves)
    lost = best.value - played.value
    better, worse = reasons_for(good, mine, lost), reasons_against(mine, good, lost)
    if not better and not worse:
        better, worse = _outlook(game, view, best.value), _outlook(game, view, played.value)
    return reasons_line(better), reasons_line(worse)


def decision_words(game: str, state: State, seat: int, moves: Sequence[Move]) -> str:
    """Describe a decision of a seat in one line."""
    texts = games.texts(game)
    steps: list[tuple[View, Move]] = []
    for move in moves:
        steps.append((state.view(seat), move))
        if move is not moves[-1]:
            state = state.play(move)
    recap = texts.recap
    phrases = recap(steps) if recap is not None else [texts.describe(*step) for step in steps]
    return " · ".join(sentence(say(phrase)) for phrase in phrases)
