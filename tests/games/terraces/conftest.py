"""Fixtures for Terraces: started games, random games, and refusals."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import Arrange

WAYS = ("column", "arranged", "blind", "open-hand")


def refusal(state: TerracesState, move: Move) -> IllegalMove:
    before = state
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert state == before
    assert move not in state.legal_moves()
    return caught.value


def play_at_random(state: TerracesState, seed: int, moves: int = 1000) -> TerracesState:
    rng = Random(seed)
    while state.to_move is not None and moves:
        state = state.play(rng.choice(state.legal_moves()))
        moves -= 1
    return state


def start(way: str, seed: int = 1) -> TerracesState:
    return GAME.start(2, {"way": way}, seed)


def both_arranged(seed: int = 1) -> TerracesState:
    state = start("arranged", seed)
    return state.play(Arrange(SET)).play(Arrange(SET[::-1]))
