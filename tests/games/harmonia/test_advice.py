"""Advice is waited for: its work is bounded, whatever was played before."""

from __future__ import annotations

from random import Random

from harmony_desktop.games.harmonia.bots.levels import bot
from harmony_desktop.games.harmonia.bots.planning import make_plan
from harmony_desktop.games.harmonia.rules.game import GAME

MOST_PLANS = 3


def test_advice_makes_few_plans_after_many_departures() -> None:
    """The first plan, and one for the layout as it is; not one for every tile between."""
    state, dice = GAME.start(2, {"mode": "advanced"}, 3), Random(3)
    players = [bot("medium"), bot("easy")]
    while len(state.placed) < 12 or state.shown is not None:
        state = state.play(players[state.to_move].choose(state.view(state.to_move), dice))
    make_plan.cache_clear()
    assert bot("champion").suggest(state.view(state.to_move))
    assert make_plan.cache_info().misses <= MOST_PLANS
