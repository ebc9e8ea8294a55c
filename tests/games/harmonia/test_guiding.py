"""Carrying out plans beside partners who do not keep to them."""

from __future__ import annotations

from dataclasses import replace

from harmony_desktop.bots.match import BotTally, play_out
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots.goal import NUMBER_OF
from harmony_desktop.games.harmonia.bots.guiding import guided
from harmony_desktop.games.harmonia.bots.partners import Skill, intention, shared_plan, task
from harmony_desktop.games.harmonia.bots.planning import can_be_filled, next_steps, salvaged
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import Show


def departed(tiles=5):
    """A game of two where the second seat places anything inside the hexagon, and hands are known.

    It is the first seat's turn.
    """
    state = GAME.start(2, {"mode": "advanced"}, 3)
    state = replace(state, announced=((True,) * KINDS,) * 2)
    skill = Skill(4)
    while len(state.placed) < tiles or state.to_move:
        view = state.view(state.to_move)
        if not state.to_move:
            step = intention(view, skill).steps[0]
            tile, place = next(
                (step.tile, place)
                for place in view.fits(step.tile)
                if (place.cell, place.sides(step.tile)) == (step.cell, step.sides)
            )
        else:
            plan = shared_plan(view, skill).plan
            tile, place = next(
                (tile, place)
                for tile in range(KINDS)
                if view.hand[tile]
                for place in view.fits(tile)
                if place.cell - plan.centre in NUMBER_OF
                and not plan.follows(place.cell, place.sides(tile))
                and state.play(Show(tile)).play(place).view(0).goal_centres()
            )
        state = state.play(Show(tile)).play(place)
    return state


def test_who_does_not_keep_to_the_plan_is_asked_for_a_cell_where_that_does_little_harm():
    """A-4"""
    state = departed()
    view = state.view(0)
    found = shared_plan(view, Skill(4))
    assert found.erring == {1}
    now = task(view, Skill(4))
    steps = tuple(next_steps(found.plan, now))
    ordered, ask = guided(now, found.plan, steps, True)
    assert sorted(ordered) == sorted(steps)
    assert ask in view.open_cells
    assert ask != ordered[0].cell
    assert ask - found.plan.centre in NUMBER_OF
    assert guided(now, found.plan, steps, False).ask is None


def test_a_spoilt_plan_is_made_anew_with_what_is_left_of_it():
    """A-9, A-12"""
    state = departed()
    now = task(state.view(0), Skill(4))
    plan = salvaged(now, 4)
    assert plan.holds(now.placed)
    assert can_be_filled(plan.centre, dict(now.placed), now.hands, now.seat)
    blanks = ((6,) + (0,) * (KINDS - 1),) * 2
    assert not can_be_filled(plan.centre, dict(now.placed), blanks, now.seat)


def test_the_champion_completes_the_hexagon_beside_an_easy_partner():
    """A-11, A-15"""
    names = ("easy", "champion")
    partners = [bots.bot(name) for name in names]
    tallies = [BotTally(name) for name in names]
    final = play_out(GAME.start(2, {"mode": "advanced"}, 3103), partners, 3103, tallies)
    assert scoring.won(final.layout)
    assert final.score(0).total >= 184
