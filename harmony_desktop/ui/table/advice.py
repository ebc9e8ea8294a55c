"""Decisions and the reasons for them, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.engine.game import Game, Move, State, View
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.ui.kit.languages import number, say, sentence, separated, signed, translate

_TWO = QT_TRANSLATE_NOOP("Advice", "{first} and {second}")
_POINTS = QT_TRANSLATE_NOOP("Advice", "Points: {points}")


def gain_of(game: Game, before: State, after: State, seat: int) -> int:
    """The points that moves have brought a seat; 0 where the points are everybody's."""
    return 0 if game.cooperative else after.score(seat).total - before.score(seat).total


def points_words(gain: int) -> str:
    """A change of somebody's points in words; "" for none."""
    return translate("Advice", _POINTS).format(points=signed(gain)) if gain else ""


def reasons_line(reasons: Sequence[Phrase]) -> str:
    """Up to two reasons in one line; "" if there are none."""
    phrases = [say(reason) for reason in reasons]
    if not phrases:
        return ""
    if len(phrases) == 1:
        return phrases[0]
    return translate("Advice", _TWO).format(first=phrases[0], second=phrases[1])


def decision_words(game: str, state: State, seat: int, moves: Sequence[Move]) -> str:
    """Describe a decision of a seat in one line."""
    return separated(decision_steps(game, state, seat, moves))


def decision_steps(game: str, state: State, seat: int, moves: Sequence[Move]) -> list[str]:
    """Describe a decision of a seat step by step."""
    texts = games.texts(game)
    steps: list[tuple[View, Move]] = []
    for move in moves:
        steps.append((state.view(seat), move))
        if move is not moves[-1]:
            state = state.play(move)
    recap = texts.recap
    phrases = recap(steps) if recap is not None else [texts.describe(*step) for step in steps]
    return [sentence(say(phrase)) for phrase in phrases]


def numbered_steps(game: str, state: State, seat: int, moves: Sequence[Move]) -> list[str]:
    """Describe a decision step by step, with the numbers that its steps have on the board."""
    steps = decision_steps(game, state, seat, moves)
    if len(steps) == 1:
        return steps
    return [f"{number(rank)}. {step}" for rank, step in enumerate(steps, 1)]
