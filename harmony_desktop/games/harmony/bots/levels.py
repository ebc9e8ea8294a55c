"""How the computer plays Harmony.

`random` places anywhere, `easy` continues the bands beside a few cells, `medium` weighs the lines
of most cells with a rule of thumb, `hard` asks a small value network, `champion` a large one and
looks ahead. A bot knows its own board and the tiles called so far, nothing else. Nobody can touch
another's board, so there are no styles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.rules.game import HarmonyView, Place

LEVELS: Final = ("random", "easy", "medium", "hard", "champion")
STYLES: Final = ()
CONSULTATIONS: Final[dict[str, Consultation]] = {}

Judging = Callable[[HarmonyView, Sequence[Place]], Sequence[Suggestion]]
"""Values some legal moves, best first."""


class HarmonyRandomBot:
    """Every legal move is as good as any other."""

    def choose(self, view: HarmonyView, rng: Random) -> Place:
        moves = view.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        return estimates(view, view.legal_moves())[:count]


_EASY_SEES: Final = 0.3
"""Which share of the cells `easy` looks at: a child wins every second game against it."""
_MEDIUM_SEES: Final = 0.85
"""The same of `medium`: a short-sighted adult wins every second game against it."""


def _seen(view: HarmonyView, share: float, rng: Random) -> Sequence[Place]:
    """The moves on the cells a player happens to look at; all, if it saw none."""
    moves = view.legal_moves()
    return [move for move in moves if rng.random() < share] or moves


class HarmonyEasyBot(HarmonyRandomBot):
    """Of the cells it happens to look at, it places where the most bands run on."""

    def choose(self, view: HarmonyView, rng: Random) -> Place:
        judge = _judge(view)
        moves = _seen(view, _EASY_SEES, rng)
        likings = [judge.liking(move.cell) for move in moves]
        most = max(likings)
        liked = [move for move, liking in zip(moves, likings, strict=True) if liking == most]
        return liked[int(rng.random() * len(liked))]


class JudgingBot:
    """Takes the move it values most of those it sees, the first of equals.

    Who sees all leaves nothing to chance.
    """

    def __init__(self, judging: Judging, sees: float = 1.0) -> None:
        self._judging = judging
        self._sees = sees

    def choose(self, view: HarmonyView, rng: Random) -> Place:
        best = self._judging(view, _seen(view, self._sees, rng))[0].move
        assert isinstance(best, Place)
        return best

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        moves = view.legal_moves()
        return self._judging(view, moves)[:count] if moves else []


def estimates(view: HarmonyView, moves: Sequence[Place]) -> list[Suggestion]:
    """Moves with the final score that a rule of thumb expects, best first."""
    if not moves:
        return []
    judge = _judge(view)
    found = [Suggestion(move, judge.expectation(move.cell)) for move in moves]
    return sorted(found, key=_value, reverse=True)


def judgements(level: str, view: HarmonyView, moves: Sequence[Place]) -> list[Suggestion]:
    """Moves with the final score that the brain of a level expects, best first."""
    # numpy belongs to the levels that need it: the others start without it.
    from harmony_desktop.games.harmony.bots.brain import brain

    mind = brain(level, view.setup.placement, view.setup.scoring)
    board = view.boards[view.seat]
    judged = mind.judge(board, view.called, [move.cell for move in moves])
    return [Suggestion(Place(cell), value) for cell, value in judged]


def bot(level: str, style: str = "") -> Bot:
    """The bot of a level; KeyError if there is none."""
    return _BOTS[level]()


def _judge(view: HarmonyView) -> LineJudge:
    return LineJudge(view.boards[view.seat], view.called, view.setup.scoring)


def _value(suggestion: Suggestion) -> float:
    return suggestion.value


_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": HarmonyRandomBot,
    "easy": HarmonyEasyBot,
    "medium": partial(JudgingBot, estimates, _MEDIUM_SEES),
    "hard": partial(JudgingBot, partial(judgements, "hard")),
    "champion": partial(JudgingBot, partial(judgements, "champion")),
}
