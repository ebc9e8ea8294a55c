"""Building patterns without a plan of a hexagon, endings of the advanced game, and hints."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from harmony_desktop.bots.match import BotTally, play_out, with_remarks
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots.analysis import appraise
from harmony_desktop.games.harmonia.bots.building import (
    BuildTask,
    Exposure,
    build_plan,
    build_task,
)
from harmony_desktop.games.harmonia.bots.choosing import is_content
from harmony_desktop.games.harmonia.bots.patterns import (
    LARGE,
    UNITS,
    Board,
    Filling,
    catalogue,
    kinds_of,
)
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import COPIES, KIND_OF, KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, AskTile, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.view import End, OrnamentTile
from tests.games.harmonia import harmonia_layouts as layouts

PLENTY = np.full(KINDS, COPIES)


def test_every_pattern_of_the_catalogue_is_closed_and_symmetric():
    """A-12"""
    found = catalogue().around(Board({(0, 0): 0b11}), (0, 0), 0b11, PLENTY, 400)
    assert {filling.size for filling in found} >= {3, 4, 7, 8}
    for filling in found:
        layout = {Hex(0, 0): 0b11} | {Hex(*cell): sides for cell, sides in filling.missing}
        (pattern,) = scoring.patterns(layout)
        assert pattern.points == scoring.pattern_worth(filling.size)


def test_the_outline_of_every_pattern_turns_once_around():
    """A-12: so a pattern takes six units of corners, and few patterns can be made of all tiles."""
    assert min(catalogue().units) == 6
    assert COPIES * sum(UNITS) == 42


def test_a_pattern_keeps_away_from_ornament_that_points_into_it():
    """A-12"""
    tiles = {(0, 0): 0b000011, (0, 1): 0b000110}
    for filling in catalogue().around(Board(tiles), (0, 0), 0b11, PLENTY, 50):
        assert (0, 1) not in filling.cells
        layout = {Hex(*cell): sides for cell, sides in {**tiles, **dict(filling.missing)}.items()}
        closed = [one for one in scoring.patterns(layout) if one.points]
        assert [len(one.cells) for one in closed] == [filling.size]


def _plan(seed):
    state = GAME.start(2, {"mode": "advanced"}, seed).play(AnnounceHand(1))
    task = build_task(state.view(0), 24)
    return task, build_plan(task)


def test_patterns_are_planned_together_with_tiles_that_somebody_has():
    """A-3, A-12: four large ones can be made of most hands, one of which has its place."""
    task, plan = _plan(3)
    (prospect,) = plan.kept
    needed = kinds_of(prospect.filling)
    supply = np.array(task.own) + np.array(task.told)
    assert (needed + np.array(plan.spare) <= supply).all()
    assert sum(supply) - sum(plan.spare) >= 4 * LARGE


def test_a_begun_pattern_stays_in_the_plan():
    """A-12"""
    task, plan = _plan(4)
    filling = plan.kept[0].filling
    cell, sides = next(one for one in filling.missing if one[0] == (0, 0))
    own = tuple(count - (kind == KIND_OF[sides]) for kind, count in enumerate(task.own))
    later = build_plan(BuildTask(((cell, sides),), own, task.told, task.width, task.strangers))
    assert any(len(one.filling.missing) == LARGE - 1 for one in later.kept)


def test_a_region_is_the_safer_the_fewer_of_its_cells_a_stranger_reaches():
    """A-4: whoever tells nothing places anywhere, and more easily beside few tiles."""
    tiles = {(0, 0): 0, (0, 1): 0, (4, 0): 0}
    here, there = ((1, 0), 0), ((9, 9), 0)
    open_cell = Filling(3, (here, there), frozenset({(1, 0), (9, 9)}))
    hidden = Filling(3, (there,), frozenset({(9, 9)}))
    strangers = Exposure(tiles, 1.0)
    assert strangers.survival(open_cell) < strangers.survival(open_cell, (1, 0)) <= 1.0
    assert strangers.survival(hidden) == Exposure(tiles, 0.0).survival(open_cell) == 1.0
    silent = build_task(GAME.start(2, {"mode": "advanced"}, 3).view(0), 24)
    told = GAME.start(2, {"mode": "advanced"}, 3).play(AnnounceHand(1))
    assert silent.strangers > build_task(told.view(0), 24).strangers


@pytest.mark.parametrize("levels", [("easy", "medium"), ("strength=0", "strength=0")])
def test_no_team_ends_while_its_tiles_can_only_bring_points(levels):
    """A-8, A-13: all tiles are placed, unless the hexagon is complete."""
    tallies = [BotTally(level) for level in levels]
    start = GAME.start(2, {"mode": "advanced"}, 93101)
    final = play_out(start, [bots.bot(level) for level in levels], 93101, tallies)
    assert final.end is End.ALL_PLAYED or scoring.won(final.layout)
    assert final.score(0).total > 0


def test_a_valuable_outline_is_kept_when_the_last_tiles_cost_more_than_they_bring():
    """A-8, A-11"""
    layout = layouts.read(layouts.GOAL_OF_37)
    placed = tuple(OrnamentTile(cell, sides, 0) for cell, sides in layout.items())
    state = replace(GAME.start(2, {"mode": "advanced"}, 1), placed=placed)
    skill = bots.skill_of("easy")
    assert is_content(state.view(0), skill)
    early = replace(state, placed=placed[:21])
    assert not is_content(early.view(0), skill)
    asked = early.play(Propose())
    assert bots.bot("easy").choose(asked.view(1), Random(1)) == Vote(False)


@pytest.mark.parametrize(
    ("seats", "alone", "level"), [(2, False, "medium"), (3, True, "medium"), (3, False, "easy")]
)
def test_a_player_who_follows_hints_finishes_the_basic_game(seats, alone, level):
    """A-9: hints ask for hands, tell one's own, and lead to the end; alone they know every hand."""
    state = GAME.start(seats, {"mode": "basic", "alone": alone}, 801)
    persons = range(seats) if alone else [0]
    partners = [bots.bot(level) for _ in range(seats)]
    dice = [Random(seat) for seat in range(seats)]
    while (seat := state.to_move) is not None:
        if seat in persons:
            move = bots.bot("champion").suggest(state.hint_view(seat, persons))[0].move
        else:
            move = partners[seat].choose(state.view(seat), dice[seat])
        state = state.play(move)
        if not alone:
            others = [bots.bot("random"), *partners[1:]]
            state = with_remarks(state, others)
    assert state.winners() == tuple(range(seats))


def test_strength_rises_in_what_a_partner_sees():
    skills = [bots.skill_of(f"strength={strength}") for strength in range(0, 101, 10)]
    assert [one.overlooks for one in skills] == sorted(
        (one.overlooks for one in skills), reverse=True
    )
    assert [one.blind for one in skills] == sorted((one.blind for one in skills), reverse=True)
    assert [one.patterns for one in skills] == sorted(one.patterns for one in skills)
    assert [one.width for one in skills] == sorted(one.width for one in skills)


def _lost_by_hints(state, seat, partner):
    """The points that the analysis finds lost in the moves of a player who follows all hints, and
    the requests made."""
    lost, asked, dice = 0.0, [], Random(1)
    while (on_turn := state.to_move) is not None:
        view = state.view(on_turn)
        if on_turn == seat:
            hint = bots.bot("champion").suggest(view)[0]
            if isinstance(hint.move, Show) and hint.then:
                verdict = appraise(view, hint.moves)
                lost += verdict.best.value - verdict.played.value
            asked += [hint.move] * isinstance(hint.move, AskTile)
            state = state.play(hint.move)
        else:
            state = state.play(partner.choose(view, dice))
        state = with_remarks(state, [bots.bot("champion")] * 2)
    return lost, asked


def test_the_analysis_finds_no_fault_with_who_follows_hints_and_hints_ask_for_tiles():
    """A-4: hints keep to the plan that partners share, and ask who has left it for its tiles."""
    state = GAME.start(2, {"mode": "advanced", "first": "1"}, 8903)
    lost, asked = _lost_by_hints(state, 0, bots.bot("medium"))
    assert lost == 0
    assert asked
