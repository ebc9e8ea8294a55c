"""The process of an `OldBot`: it runs with the packages of an earlier commit.

    python -P old_bot_process.py GAME PLAYER

It reads a message a line (the deal, a move of any seat, or the seat to choose a move for) and
answers each. Today's types say nothing about the earlier commit, so it uses few names of the
packages and imports them by name.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any


class OldGame:
    """A game as the earlier commit plays it, and one of its players."""

    def __init__(self, game: str, player: str) -> None:
        self._game: Any = import_module("harmony_desktop.games").load(game)
        self._read_move: Any = import_module("harmony_desktop.engine.record").read_move
        self._dice_of: Any = import_module("harmony_desktop.bots.match").dice_of
        self._player: Any = import_module("training.match").player(game, player)
        self._state: Any = None
        self._dice: list[Any] = []

    def answer(self, message: list[Any]) -> object:
        """Follow the deal or the move, or choose a move."""
        match message:
            case ["begin", seats, options, seed]:
                self._state = self._game.start(seats, options, seed)
                self._dice = [self._dice_of(seed, seat) for seat in range(seats)]
            case ["follow", move]:
                self._state = self._state.play(self._read_move(self._game, tuple(move)))
            case ["choose", seat]:
                move = self._player.choose(self._state.view(seat), self._dice[seat])
                return move.to_json()
        return None


def main() -> None:
    """Answer messages until the input ends."""
    played: OldGame | None = None
    for line in sys.stdin:
        try:
            played = played or OldGame(*sys.argv[1:])
            answer = {"move": played.answer(json.loads(line))}
        except Exception as problem:
            answer = {"failed": f"{type(problem).__name__}: {problem}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
