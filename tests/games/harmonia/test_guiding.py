"""Carrying out plans beside partners who do not keep to them."""

from __future__ import annotations

from dataclasses import replace

from harmony_desktop.bots.match import BotTally, play_out
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots import wishing
from harmony_desktop.games.harmonia.bots.choosing import hexagon
from harmony_desktop.games.harmonia.bots.goal import NUMBER_OF
from harmony_desktop.games.harmonia.bots.guiding import guided
from harmony_desktop.games.harmonia.bots.partners import Skill, intention, shared_plan, task
from harmony_desktop.games.harmonia.bots.planning import (
    PlanStep,
    after_step,
    can_be_filled,
    make_plan,
    next_steps,
    salvaged,
)
from harmony_desktop.games.harmonia.rules import scoring, talking
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES, KINDS, TURN_OF
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import AskTile, Show, TakeBack
from harmony_desktop.games.harmonia.rules.view import OrnamentTile


def departed(tiles=5):
    """A game of two where the second seat, after its first tile, places anything inside the
    hexagon, and hands are known.

    It is the first seat's turn.
    """
    state = GAME.start(2, {"mode": "advanced"}, 3)
    state = replace(state, announced=((True,) * KINDS,) * 2)
    skill = Skill(4)
    while len(state.placed) < tiles or state.to_move:
        view = state.view(state.to_move)
        if not state.to_move or len(state.placed) == 1:
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


def test_a_player_who_leaves_the_plan_is_asked_for_the_next_tile():
    """A-4"""
    state = departed(3)
    view = state.view(0)
    found = shared_plan(view, Skill(4))
    assert found.erring == {1}
    now = task(view, Skill(4))
    steps = tuple(next_steps(found.plan, now))
    ordered, ask = guided(now, found.plan, steps, True)
    assert sorted(ordered) == sorted(steps)
    assert ask.cell in view.open_cells
    assert ask.cell != ordered[0].cell
    assert found.plan.follows(ask.cell, ask.sides)
    assert view.known[1][ask.tile]
    assert guided(now, found.plan, steps, False).ask is None
    wish = wishing.request(view, Skill(4))
    assert (wish.whom, wish.cell, wish.sides) == (1, ask.cell, ask.sides)
    assert wishing.request(state.play(wish).view(0), Skill(4)) is None


def test_a_request_that_the_plan_no_longer_wants_is_taken_back():
    """A-4: in words, and once a turn at most."""
    state = departed(3)
    view = state.view(0)
    plan = shared_plan(view, Skill(4)).plan
    ask = next(
        ask
        for ask in talking.tile_requests(view)
        if ask.cell - plan.centre in NUMBER_OF and not plan.follows(ask.cell, ask.sides)
    )
    state = replace(state, standing=((ask,), ()))
    assert wishing.withdrawal(state.view(0), Skill(4)) == TakeBack(0, *ask.cell)
    assert wishing.withdrawal(state.play(TakeBack(0, *ask.cell)).view(0), Skill(4)) is None
    wanted = wishing.request(view, Skill(4))
    assert wishing.withdrawal(replace(state, standing=((wanted,), ())).view(0), Skill(4)) is None


def test_a_tile_that_is_asked_for_is_laid_where_the_plan_stays_as_good():
    """A-4: with the answer that it will be."""
    state = departed(3)
    view = state.view(0)
    usual = intention(view, Skill(4)).steps
    cell = usual[-1].cell
    ask = AskTile(1, 0, cell.q, cell.r, usual[-1].tile, TURN_OF[usual[-1].sides])
    told = replace(state, standing=((), (ask,)), asked=ask)
    assert intention(told.view(0), Skill(4)).steps[0] == usual[-1]
    assert wishing.reply(told.view(0), Skill(4)) == "tile-yes"
    unplanned = next(
        (tile, place)
        for tile in range(KINDS)
        if view.hand[tile]
        for place in view.fits(tile)
        if PlanStep(place.cell, place.sides(tile)) not in usual
    )
    other = AskTile(1, 0, unplanned[1].q, unplanned[1].r, unplanned[0], unplanned[1].turn)
    told = replace(state, standing=((), (other,)), asked=other)
    step = PlanStep(other.cell, other.sides)
    plan = salvaged(after_step(task(view, Skill(4)), step), 4)
    assert plan.points >= shared_plan(view, Skill(4)).plan.points
    assert wishing.reply(told.view(0), Skill(4)) == "tile-yes"


def test_a_tile_that_is_asked_for_outside_the_hexagon_is_refused():
    """A-4, A-9: a row of seven tiles reaches from corner to corner."""
    state = GAME.start(2, {"mode": "basic"}, 3)
    row = tuple(OrnamentTile(Hex(0, r), 0, (r + 1) % 2) for r in range(-3, 4))
    hands = tuple((3, *hand[1:]) for hand in state.hands)
    ask = AskTile(1, 0, 0, 4, 0, 0)
    state = replace(state, placed=row, hands=hands, standing=((), (ask,)), asked=ask)
    assert wishing.reply(state.view(0), Skill(0)) == "tile-no"


def test_a_player_who_begins_against_the_plan_does_not_know_it():
    """A-12: in the advanced game the hexagon is given up then, unless a plan with many patterns is
    left, and except by whoever forgives it, as the analysis does."""
    state = departed(1)
    view = state.play(Show(max(k for k, n in enumerate(state.hands[0]) if n))).view(0)
    assert not shared_plan(view, Skill(4)).stranger
    placed = state.placed[:1] + (state.placed[1]._replace(sides=0b111111, cell=Hex(0, 1)),)
    begun = replace(state, placed=placed).view(0)
    assert shared_plan(begun, Skill(4)).plan.patterns >= 3
    assert shared_plan(begun, Skill(2)).stranger
    assert hexagon(begun, Skill(2)) is None
    assert shared_plan(begun, Skill(2, forgives=True)).plan is not None
    basic = replace(begun, setup=replace(begun.setup, mode="basic"))
    assert not shared_plan(basic, Skill(2)).stranger


def test_a_stranger_is_asked_for_tiles_that_are_not_in_the_way():
    """A-4: whoever would place any tile is asked for one in every turn."""
    state = departed(1)
    placed = state.placed[:1] + (state.placed[1]._replace(sides=0b111111, cell=Hex(0, 1)),)
    view = replace(state, placed=placed).view(0)
    found = wishing._out_of_the_way(view, Skill(4))
    assert found.whom == 1
    assert found in view.remarks()
    assert wishing._out_of_the_way(departed(1).view(0), Skill(4)) is None


def test_a_broken_plan_keeps_what_is_not_spoilt():
    """A-12: a tile against the plan costs what it touches, not all that was planned."""
    view = departed(3).view(0)
    before = make_plan(task(view, Skill(4), 3))
    now = task(view, Skill(4))
    assert not before.holds(now.placed)
    plan = make_plan(now._replace(effort=0), least=1, broken=before)
    assert plan.holds(now.placed)
    assert plan.centre == before.centre
    assert plan.patterns
    same = sum(one == other for one, other in zip(plan.sides, before.sides, strict=True))
    assert same >= GOAL_TILES // 3


def test_a_spoilt_plan_is_made_anew_with_what_is_left_of_it():
    """A-9, A-12"""
    state = departed(3)
    now = task(state.view(0), Skill(4))
    plan = salvaged(now, 4)
    assert plan.holds(now.placed)
    assert can_be_filled(plan.centre, dict(now.placed), now.hands, now.seat)
    blanks = ((6,) + (0,) * (KINDS - 1),) * 2
    assert not can_be_filled(plan.centre, dict(now.placed), blanks, now.seat)


def test_the_champion_completes_the_hexagon_beside_an_easy_partner():
    """A-11, A-15"""
    names = ("easy", "champion")
    team = [bots.bot(name) for name in names]
    tallies = [BotTally(name) for name in names]
    final = play_out(GAME.start(2, {"mode": "advanced"}, 3103), team, 3103, tallies)
    assert scoring.won(final.layout)
    assert final.score(0).total >= 184
