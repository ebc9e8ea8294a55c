"""The levels of the bots: perfect play, or random moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState, row_of

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion

CONSULTATIONS: Final[dict[str, Consultation]] = {}
STYLES: Final = ()
__all__ = ["CONSULTATIONS", "STYLES", "bot"]


@cache
def worth(state: NoughtsState, seat: int) -> int:
    """1 if a seat wins with best play, -1 if it loses, 0 for a draw."""
    if state.to_move is None:
        return bool(row_of(state.board, seat)) - bool(row_of(state.board, 1 - seat))
    best = max if state.to_move == seat else min
    return best(worth(state.play(move), seat) for move in state.legal_moves())


class Player:
    """Chooses among the best moves, or among all."""

    def __init__(self, perfect: bool) -> None:
        self._perfect = perfect

    def choose(self, view: NoughtsState, rng: Random) -> Mark:
        moves = view.legal_moves()
        if self._perfect:
            values = [worth(view.play(move), view.seat) for move in moves]
            moves = tuple(m for m, value in zip(moves, values, strict=True) if value == max(values))
        return moves[int(rng.random() * len(moves))]

    def suggest(self, view: NoughtsState, count: int = 3) -> Sequence[Suggestion]:
        found = [Suggestion(move, worth(view.play(move), view.seat)) for move in view.legal_moves()]
        return sorted(found, key=lambda one: -one.value)[:count]


def bot(level: str, style: str = "") -> Bot:
    return Player(level not in ("random", "easy"))
