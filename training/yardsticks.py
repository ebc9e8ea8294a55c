"""Simple models of people, to see whether the levels of a game fit them.

A child plays anything that does not visibly hurt. A short-sighted adult takes what brings most at
once, and overlooks a quarter of the moves. What hurts and what a move brings at once differs from
game to game: `training/GAME/players.py` says it, as `hurts` and `gain`.

What is wanted of the levels: the child beats easy about every second time; the adult beats easy
usually, medium about every second time and hard rarely.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from harmony_desktop.engine.game import Move

OVERLOOKED = 0.25


class Child:
    """Any move that does not visibly hurt; any at all if every one hurts."""

    def __init__(self, hurts: Callable[[Any, Move], bool]) -> None:
        self._hurts = hurts

    def choose(self, view: Any, rng: Random) -> Move:
        moves = view.legal_moves()
        return rng.choice([move for move in moves if not self._hurts(view, move)] or moves)


class Adult:
    """The move that brings most at once among those it sees; chance decides between equals."""

    def __init__(self, gain: Callable[[Any, Move], float]) -> None:
        self._gain = gain

    def choose(self, view: Any, rng: Random) -> Move:
        moves = view.legal_moves()
        seen = [move for move in moves if rng.random() >= OVERLOOKED] or [rng.choice(moves)]
        return max(seen, key=lambda move: (self._gain(view, move), rng.random()))
