"""The levels of the Harmony bots.

`random` places anywhere, `easy` continues the bands beside a few cells, `medium` weighs the lines
of most cells with a rule of thumb, `hard` uses a small value network, `champion` a large one and a
search. A bot knows its own board and the tiles called so far. Nobody can affect another's board, so
there are no styles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.rules.components import OPPOSITE
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile

LEVELS: Final = ("random", "easy", "medium", "hard", "champion")
STYLES: Final = ()
CONSULTATIONS: Final[dict[str, Consultation]] = {}

Judging = Callable[[HarmonyView, Sequence[PlaceTile]], Sequence[Suggestion]]
"""A function that values some legal moves, best first."""


class HarmonyRandomBot:
    """Plays any legal move with equal chance."""

    def choose(self, view: HarmonyView, rng: Random) -> PlaceTile:
        moves = view.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        return estimates(view, view.legal_moves())[:count]


_EASY_SEES: Final = 0.3
"""The share of cells `easy` considers: a child wins every second game against it."""
_MEDIUM_SEES: Final = 0.85
"""The share of cells `medium` considers: a short-sighted adult wins every second game."""


def _seen(view: HarmonyView, share: float, rng: Random) -> Sequence[PlaceTile]:
    """A random share of the moves; all of them if the share is empty."""
    moves = view.legal_moves()
    return [move for move in moves if rng.random() < share] or moves


class HarmonyEasyBot(HarmonyRandomBot):
    """Places where the most bands continue, among the cells it happens to consider."""

    def choose(self, view: HarmonyView, rng: Random) -> PlaceTile:
        judge = _judge(view)
        moves = _seen(view, _EASY_SEES, rng)
        values = [judge.beginner_value(move.cell) for move in moves]
        best = [move for move, value in zip(moves, values, strict=True) if value == max(values)]
        return best[int(rng.random() * len(best))]


class JudgingBot:
    """Takes the move it values most among those it considers, the first of equals.

    With a share of 1 it leaves nothing to chance.
    """

    def __init__(self, judging: Judging, sees: float = 1.0) -> None:
        self._judging = judging
        self._sees = sees

    def choose(self, view: HarmonyView, rng: Random) -> PlaceTile:
        best = self._judging(view, _seen(view, self._sees, rng))[0].move
        assert isinstance(best, PlaceTile)
        return _either_way(view, best, rng)

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        moves = view.legal_moves()
        return self._judging(view, moves)[:count] if moves else []


def _either_way(view: HarmonyView, move: PlaceTile, rng: Random) -> PlaceTile:
    """The move, or, on an empty board, with equal chance the one on the opposite cell.

    Both are worth the same; bots that open alike would make their boards look copied.
    """
    placed = any(tile is not None for tile in view.boards[view.seat])
    if placed or rng.random() < 0.5:
        return move
    return PlaceTile(OPPOSITE[move.cell])


def estimates(view: HarmonyView, moves: Sequence[PlaceTile]) -> list[Suggestion]:
    """Moves with the final score expected by a rule of thumb, best first."""
    if not moves:
        return []
    judge = _judge(view)
    found = [Suggestion(move, judge.expectation(move.cell)) for move in moves]
    return sorted(found, key=_value, reverse=True)


def judgements(level: str, view: HarmonyView, moves: Sequence[PlaceTile]) -> list[Suggestion]:
    """Moves with the final score expected by the brain of a level, best first."""
    # Only these levels need numpy: the others start without it.
    from harmony_desktop.games.harmony.bots.brain import brain

    mind = brain(level, view.setup.placement, view.setup.scoring)
    board = view.boards[view.seat]
    judged = mind.judge(board, view.called, [move.cell for move in moves])
    return [Suggestion(PlaceTile(cell), value) for cell, value in judged]


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
