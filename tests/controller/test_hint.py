"""Hints lead through a whole turn, in whatever order their steps are made."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.hint import Hint, to_show, way_to
from harmony_desktop.engine.game import Move, State


@pytest.mark.parametrize(("side", "spirits", "seed"), [("A", True, 7700), ("B", False, 7701)])
def test_the_steps_of_a_turn_are_all_made_in_any_order(side: str, spirits: bool, seed: int) -> None:
    """In Harmonies, the end of the turn could be chosen before an animal had settled."""
    dice = Random(seed)
    options = {"side": side, "spirits": spirits}
    state: State = games.load("harmonies").start(2, options, seed)
    helper = bot("harmonies", "medium")
    while (seat := state.to_move) is not None:
        hinted = helper.suggest(state.view(seat), 1)[0].moves
        hint, made = Hint((), tuple(hinted)), list[Move]()
        while steps := hint.left(made, state):
            chosen = dice.choice(to_show(state, steps))
            for move in way_to(state, steps, chosen.move):
                made.append(move)
                state = state.play(move)
        assert sorted(map(repr, made)) == sorted(map(repr, hinted))
