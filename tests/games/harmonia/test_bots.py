"""Bots as partners: they play by their view, plan together and win."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from harmony_desktop.bots.match import BotTally, play_out, with_remarks
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.harmonia.bots import analysis
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots.analysis import appraise, decides
from harmony_desktop.games.harmonia.bots.choosing import after, outlook, ways
from harmony_desktop.games.harmonia.bots.goal import (
    BESIDE,
    CELLS,
    EDGES,
    OUTSIDE,
    begin,
    forced_by,
    intact,
    large_patterns,
)
from harmony_desktop.games.harmonia.bots.partners import (
    Skill,
    expected_hands,
    intention,
    judged,
    reluctance,
    shared_plan,
    task,
)
from harmony_desktop.games.harmonia.bots.planning import Shares, improved, make_plan, salvaged
from harmony_desktop.games.harmonia.bots.reasons import effects
from harmony_desktop.games.harmonia.bots.templates import TEMPLATES
from harmony_desktop.games.harmonia.rules.components import (
    GOAL_TILES,
    KIND_OF,
    KINDS,
    OPPOSITE,
    TURN_OF,
)
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    Ask,
    AskHand,
    Need,
    Place,
    Propose,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.scoring import patterns, won
from harmony_desktop.games.harmonia.rules.view import End, OrnamentTile, TurnPhase
from tests.games.harmonia import harmonia_layouts as layouts
from tests.games.harmonia.test_games import ReservedPartner, played, with_other_hidden_tiles


def game_of(levels, mode, seed):
    partners = [bots.bot(level) for level in levels]
    tallies = [BotTally(level) for level in levels]
    return play_out(GAME.start(len(levels), {"mode": mode}, seed), partners, seed, tallies)


def all_announced(seats=4, mode="basic", seed=1):
    """The first position with every hand announced."""
    state = GAME.start(seats, {"mode": mode}, seed)
    return replace(state, announced=((True,) * KINDS,) * seats)


@pytest.mark.parametrize("seats", [2, 5])
def test_hard_partners_win_the_basic_game(seats):
    """A-8, A-9"""
    final = game_of(["hard"] * seats, "basic", 3)
    assert final.end is End.AGREED
    assert final.winners() == tuple(range(seats))


def test_experts_make_several_large_patterns_in_the_advanced_game():
    """A-12, A-15"""
    final = game_of(["expert"] * 4, "advanced", 2)
    assert final.score(0).total >= 300
    assert won(final.layout)


@pytest.mark.parametrize(
    ("level", "mode"), [("random", "basic"), ("random", "advanced"), ("easy", "basic")]
)
def test_other_partners_finish_their_games(level, mode):
    final = game_of([level] * 3, mode, 5)
    assert final.to_move is None
    assert final.end is not End.MISFIT


def test_medium_partners_who_overlook_the_plan_keep_the_hexagon_within_reach():
    """A-9"""
    won_by_all = [bool(game_of(["medium"] * 4, "basic", seed).winners()) for seed in range(1, 6)]
    assert sum(won_by_all) >= 4


@pytest.mark.parametrize(("level", "least", "most"), [("medium", 75, 99), ("champion", 100, 100)])
def test_a_plan_is_forgotten_as_often_as_the_level_says(level, least, most):
    view = all_announced().view(0)
    partner = bots.bot(level)
    planned = partner.suggest(view)[0].move
    chosen = [partner.choose(view, Random(seed)) for seed in range(100)]
    assert least <= chosen.count(planned) <= most


def test_the_same_seed_gives_the_same_game_of_bots():
    first = game_of(["hard", "medium"], "basic", 4)
    make_plan.cache_clear()
    assert game_of(["hard", "medium"], "basic", 4) == first


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_change_when_only_hidden_things_change(level):
    """A-4"""
    partner = bots.bot(level)
    changed = 0
    for number, (state, _) in enumerate(played(3, "advanced", 21)):
        seat = state.to_move
        if seat is None or number % 29:
            continue
        other = with_other_hidden_tiles(state, seat, Random(number))
        changed += other != state
        first = partner.choose(state.view(seat), Random(1))
        make_plan.cache_clear()
        assert partner.choose(other.view(seat), Random(1)) == first
        assert first in {*state.legal_moves(), *state.remarks(seat)}
        if level == LEVELS[-1] and state.shown is None and not state.voting:
            shown = Show(next(tile for tile in range(KINDS) if state.hands[seat][tile]))
            decision = [shown, *state.view(seat).fits(shown.tile)[:1]]
            value = appraise(state.view(seat), decision)
            make_plan.cache_clear()
            assert appraise(other.view(seat), decision) == value
            assert effects(other.view(seat), decision) == effects(state.view(seat), decision)
    assert changed


@pytest.mark.parametrize("level", LEVELS)
def test_suggestions_are_legal_and_best_first(level):
    partner = bots.bot(level)
    for number, (state, _) in enumerate(played(2, "advanced", 3)):
        seat = state.to_move
        if seat is None or number % 23:
            continue
        found = partner.suggest(state.view(seat), 3)
        assert 1 <= len(found) <= 3
        possible = {*state.legal_moves(), *state.remarks(seat)}
        assert {suggestion.move for suggestion in found} <= possible
        values = [suggestion.value for suggestion in found]
        assert values == sorted(values, reverse=True)
        assert partner.suggest(state.view(1 - seat), 3) == ()


def test_planners_ask_for_the_others_hands_first():
    """A-4"""
    view = GAME.start(4, {}, 1).view(0)
    assert bots.bot("hard").choose(view, Random(1)) == AskHand(0, EVERYBODY)
    assert bots.bot("medium").choose(view, Random(1)) == AskHand(0, EVERYBODY)
    assert bots.bot("easy").choose(view, Random(1)) == AskHand(0, EVERYBODY)
    assert bots.bot("strength=0").choose(view, Random(1)) == AskHand(0, EVERYBODY)


def test_partners_tell_their_hands_when_they_are_asked_and_not_before():
    """A-4: out of turn; who keeps silent is not made to speak."""
    partners = [bots.bot(level) for level in ("easy", "medium", "champion", "random")]
    start = GAME.start(4, {"first": "4"}, 1)
    assert with_remarks(start, partners) == start
    asked = with_remarks(start.play(AskHand(3, 1)), partners)
    assert [all(announced) for announced in asked.announced] == [False, True, False, False]
    asked = with_remarks(start.play(AskHand(3, EVERYBODY)), partners)
    assert [all(announced) for announced in asked.announced] == [True, True, True, False]
    assert (asked.to_move, asked.placed, asked.standing[3]) == (3, (), ())


def test_a_question_that_stays_unanswered_is_not_repeated():
    """A-4"""
    state = GAME.start(2, {"mode": "advanced"}, 1)
    state = state.play(bots.bot("champion").choose(state.view(0), Random(1)))
    assert isinstance(bots.bot("champion").choose(state.view(0), Random(1)), Show)


def test_the_champion_replans_when_the_plan_has_fallen():
    """A-12: somebody lays something else, and all share a new plan at once."""
    state = all_announced(2, "advanced", 4)
    skill = Skill(4, effort=2)
    plan = shared_plan(state.view(0), skill).plan
    assert plan.patterns > 0
    for number in range(4):
        seat = state.to_move
        steps = intention(state.view(seat), skill).steps
        found = [
            (tile, place)
            for tile in range(KINDS)
            if state.hands[seat][tile]
            for place in state.view(seat).fits(tile)
            if ((place.cell, place.sides(tile)) == steps[0]) == (number < 3)
        ]
        tile, place = found[-1]
        state = state.play(Show(tile)).play(place)
    plans = {shared_plan(state.view(seat), skill) for seat in range(2)}
    assert len(plans) == 1
    later, erring, *_ = plans.pop()
    assert erring
    assert later is not None
    assert later.sides != plan.sides
    assert later.holds((cell, sides) for cell, sides, _ in state.placed)


def test_a_tile_against_the_plan_costs_no_more_than_mending_the_plan_does():
    """A-12: the judge counts on partners who mend it, even if the player does not know it."""
    state = all_announced(2, "advanced", 4)
    step = intention(state.view(state.to_move), Skill(4)).steps[0]
    state = state.play(Show(step.tile)).play(Place(0, 0, TURN_OF[step.sides]))
    view = state.view(state.to_move)
    steps = intention(view, Skill(4)).steps
    tile, place = next(
        (tile, place)
        for tile in range(KINDS)
        if view.hand[tile]
        for place in view.fits(tile)
        if (place.cell, place.sides(tile)) not in steps
    )
    later = state.play(Show(tile)).play(place).view(view.seat)
    plan = salvaged(task(later, bots.skill_of("champion")), 4)
    value = appraise(view, [Show(tile), place]).played.value
    assert value >= plan.points > 0


def test_a_search_is_left_out_only_where_it_changes_no_verdict(monkeypatch):
    """A-12: a tile after which the plan is as good as before needs no other plan."""
    skill = analysis._SKILL
    searched = []
    monkeypatch.setattr(
        analysis, "salvaged", lambda *asked: searched.append(asked) or salvaged(*asked)
    )
    compared = 0
    for deal in (4,):
        state = all_announced(2, "advanced", deal)
        step = intention(state.view(state.to_move), Skill(4)).steps[0]
        state = state.play(Show(step.tile)).play(Place(0, 0, TURN_OF[step.sides]))
        view = state.view(state.to_move)
        planned = {option.moves for option in ways(view, skill)}
        tiles = [tile for tile in range(KINDS) if view.hand[tile]]
        for moves in [(Show(tile), view.fits(tile)[-1]) for tile in tiles[::4]]:
            if moves in planned:
                continue
            later = after(view, Suggestion(moves[0], 0.0, moves[1:]))
            most, value = ways(view, skill)[0].value, outlook(later, skill)
            plan = salvaged(task(later, skill), skill.patterns)
            if plan is not None and not plan.loose:
                value = max(value, plan.points)
            assert appraise(view, moves).played.value == min(value, most)
            compared += 1
    assert compared > len(searched)


def test_a_better_plan_is_taken_and_a_worse_one_is_not():
    state = all_announced(mode="advanced")
    before = task(state.view(0), Skill(4))
    plain = make_plan(before._replace(patterns=0))
    assert plain.patterns == 0
    better = improved(before, plain)
    assert better.points > plain.points
    assert improved(before, better).points >= better.points
    assert improved(before._replace(patterns=0), plain) == plain


def test_nobody_shows_a_misfit_while_something_fits():
    """A-7"""
    for level in LEVELS:
        for number, (state, _) in enumerate(played(4, "advanced", 9, chatty=False)):
            if state.to_move is not None and state.phase is TurnPhase.SHOW and number % 24 == 0:
                view = state.view(state.to_move)
                move = bots.bot(level).choose(replace(view, announced=(True,) * KINDS), Random(1))
                if isinstance(move, Show):
                    assert view.fits(move.tile)


def test_a_misfit_is_shown_when_nothing_fits():
    """A-7"""
    state = GAME.start(2, {"mode": "advanced"}, 1)
    six = tuple(6 if KIND_OF[0b111111] == kind else 0 for kind in range(KINDS))
    state = replace(
        state,
        placed=(OrnamentTile(Hex(0, 0), 0, 1),),
        hands=(six, state.hands[1]),
        announced=((True,) * KINDS,) * 2,
    )
    for level in LEVELS:
        assert bots.bot(level).choose(state.view(0), Random(1)) == Show(KIND_OF[0b111111])


def test_bots_propose_and_agree_when_the_hexagon_is_complete():
    """A-8, A-9"""
    layout = layouts.read(layouts.GOAL_OF_37)
    placed = tuple(OrnamentTile(cell, sides, 0) for cell, sides in layout.items())
    for mode in ("basic", "advanced"):
        state = replace(all_announced(mode=mode), placed=placed)
        asked = state.play(Propose())
        early = replace(state, placed=placed[:5]).play(Propose())
        for level in ("easy", "medium", "hard"):
            partner = bots.bot(level)
            assert partner.choose(state.view(0), Random(1)) == Propose()
            assert partner.choose(asked.view(1), Random(1)) == Vote(True)
            assert partner.choose(early.view(1), Random(1)) == Vote(False)


def test_a_complete_hexagon_is_kept_when_the_others_want_to_go_on():
    """A-7, A-8: a tile that fits nowhere costs 10, any other the hexagon; without one, the outline
    stays symmetric and light green if it can."""
    layout = layouts.read(layouts.GOAL_OF_37)
    placed = tuple(OrnamentTile(cell, sides, 0) for cell, sides in layout.items())
    full, bare = KIND_OF[0b111111], KIND_OF[0]
    with_full = tuple(int(kind in (bare, 4, full)) for kind in range(KINDS))
    without = tuple(int(kind in (bare, 4)) for kind in range(KINDS))
    partner = bots.bot("hard")
    for hand in (with_full, without):
        state = replace(all_announced(seats=2, mode="advanced"), placed=placed)
        state = replace(state, hands=(hand, state.hands[1]))
        before = state.score(0).total
        state = state.play(Propose()).play(Vote(False))
        shown = partner.choose(state.view(0), Random(1))
        assert partner.suggest(state.view(0))[0].move == shown
        if hand == with_full:
            assert shown == Show(full)
            assert state.play(shown).score(0).total == before - 10
            continue
        assert shown == Show(bare)
        state = state.play(shown)
        after_all = state.play(partner.choose(state.view(0), Random(1)))
        lines = {line.key: line for line in after_all.score(0).lines}
        assert lines["shape"].details["shape"] == "symmetric"
        assert lines["border"].details["light_green"]


def test_a_plan_is_a_winning_layout_made_of_the_tiles_of_the_hands():
    """A-3, A-6, A-9"""
    state = all_announced()
    plan = make_plan(task(state.view(0), Skill(0)))
    layout = dict(zip(CELLS, plan.sides, strict=True))
    assert won(layout)
    for edge in EDGES:
        here = plan.sides[edge.cell] >> edge.side & 1
        assert here == plan.sides[edge.other] >> OPPOSITE[edge.side] & 1
    wanted = [KIND_OF[sides] for sides in plan.sides]
    for kind in range(KINDS):
        assert wanted.count(kind) <= sum(hand[kind] for hand in state.hands)


def test_a_plan_is_carried_out_to_the_end_from_every_turn():
    """A-5: each seat has a planned tile in each of its turns."""
    state = all_announced(3)
    while len(state.placed) < GOAL_TILES:
        view = state.view(state.to_move)
        step = intention(view, Skill(0)).steps[0]
        state = state.play(Show(step.tile))
        places = [p for p in state.legal_moves() if p.cell == step.cell]
        state = state.play(next(p for p in places if p.sides(step.tile) == step.sides))
    assert won(state.layout)


def test_partners_who_know_everything_share_one_plan():
    """A-4: without a word, from any seat."""
    state = GAME.start(3, {"mode": "advanced", "first": "2"}, 6)
    state = replace(state, announced=((True,) * KINDS,) * 3)
    while len(state.placed) < 9:
        state = state.play(bots.bot("expert").choose(state.view(state.to_move), Random(1)))
        if state.placed:
            plans = {shared_plan(state.view(seat), Skill(4)) for seat in range(3)}
            assert len(plans) == 1
            assert plans.pop().plan is not None


def lay(state, tile, place):
    return state.play(Show(tile)).play(place)


def test_after_a_departure_all_keep_to_a_new_plan():
    """A-4: made at once, the same for all, until somebody departs from it again."""
    state, skill, dice = all_announced(3, seed=1), Skill(4), Random(1)
    while len(state.placed) < 5:
        view = state.view(state.to_move)
        fits = [(tile, place) for tile in range(KINDS) for place in view.fits(tile)]
        state = lay(state, *dice.choice([one for one in fits if state.hands[view.seat][one[0]]]))
    agreed = shared_plan(state.view(0), skill)
    assert agreed.plan is not None
    assert agreed.erring
    for _ in range(3):
        view = state.view(state.to_move)
        step = intention(view, skill).steps[0]
        place = next(
            p
            for p in view.fits(step.tile)
            if p.sides(step.tile) == step.sides and p.cell == step.cell
        )
        state = lay(state, step.tile, place)
        plans = {shared_plan(state.view(seat), skill) for seat in range(3)}
        assert plans == {agreed}


def test_a_plan_keeps_what_is_placed_and_moves_the_hexagon_if_it_must():
    """A-9"""
    state = all_announced()
    arm = tuple(OrnamentTile(Hex(0, r), 0, 0) for r in range(5))
    view = replace(state, placed=arm).view(0)
    plan = make_plan(task(view, Skill(0)))
    assert plan.centre is not None
    assert all(plan.follows(cell, sides) for cell, sides, _ in arm)
    too_long = tuple(OrnamentTile(Hex(0, r), 0, 0) for r in range(8))
    assert make_plan(task(replace(state, placed=too_long).view(0), Skill(0))) is None


def test_untold_hands_are_expected_by_what_is_unseen():
    """A-4"""
    state = GAME.start(2, {}, 1)
    hands = expected_hands(state.view(0))
    assert hands[0] == state.hands[0]
    assert 25 <= sum(hands[1]) <= 35
    announced = replace(state, announced=((True,) * KINDS,) * 2)
    assert expected_hands(announced.view(0)) == announced.hands


def test_a_cell_somebody_asks_for_is_left_to_the_last():
    """A-4"""
    state = all_announced()
    state = state.play(bots.bot("hard").choose(state.view(0), Random(1)))
    state = state.play(bots.bot("hard").choose(state.view(0), Random(1)))
    view = state.view(1)
    first = intention(view, Skill(0)).steps[0].cell
    wish = ((), (), (Ask(2, first.q, first.r, "leave"),), ())
    asked = intention(replace(view, standing=wish), Skill(0)).steps
    assert asked[-1].cell == first
    assert asked[0].cell != first
    last = asked[0].cell
    fill = ((), (Ask(1, last.q, last.r, "leave"),), (Ask(2, last.q, last.r, "fill"),), ())
    assert intention(replace(view, standing=fill), Skill(0)).steps[0].cell == last


def test_tiles_are_shared_out_so_that_each_seat_has_its_turns():
    """A-5: the first seat alone has kind 1, so it must leave kind 0 to the second."""
    hands = [[1, 1] + [0] * 12, [1, 0] + [0] * 12]
    shares = Shares(hands, [1, 1])
    assert shares.take(0)
    assert shares.take(1)
    assert shares.taken == [[0, 1] + [0] * 12, [1, 0] + [0] * 12]
    assert not shares.take(0)


def test_templates_divide_the_hexagon_into_symmetric_regions():
    """A-12, A-16: all edges of a region drawn, each region is a pattern that counts."""
    assert {template.patterns for template in TEMPLATES} == {2, 3, 4}
    for template in TEMPLATES:
        start = begin(template, {})
        for flip in start.flips:
            for cell, bits in flip:
                start.sides[cell] |= bits
        assert large_patterns(start.sides) == template.patterns
        found = patterns(dict(zip(CELLS, start.sides, strict=True)))
        assert [pattern.points for pattern in found] == [60] * template.patterns


def test_a_region_that_placed_tiles_contradict_is_given_up():
    green = begin(TEMPLATES[0], {})
    between = next(
        edge
        for edge in EDGES
        if not any(_touches(flip, edge.cell, edge.side) for flip in green.flips)
    )
    forced = forced_by({between.cell: 1 << between.side})
    kept = intact(TEMPLATES[0], forced)
    assert 0 < len(kept) < TEMPLATES[0].patterns
    assert intact(TEMPLATES[0], {}) == tuple(range(TEMPLATES[0].patterns))
    start = begin(TEMPLATES[0], forced)
    assert start.sides[between.cell] >> between.side & 1
    assert len(start.flips) > len(green.flips), "what is given up is free"


def _touches(flip, cell, side):
    return any(changed == cell and bits >> side & 1 for changed, bits in flip)


def test_the_cells_of_the_goal_know_their_neighbours():
    """A-9"""
    assert len(CELLS) == GOAL_TILES
    assert len(EDGES) == 90
    assert sum(beside == OUTSIDE for around in BESIDE for beside in around) == 42


def test_partners_play_with_persons_who_announce_nothing():
    """A-4: a random partner keeps silent, the others still place what fits."""
    final = game_of(["random", "hard", "medium"], "basic", 2)
    assert final.end is not End.MISFIT
    assert not any(final.announced[0])


def test_a_bot_places_what_somebody_else_has_shown_for_it():
    """A hint for a shown tile that is not in the plan is still a placement."""
    state = all_announced()
    state = state.play(Show(next(kind for kind in range(KINDS) if state.hands[0][kind])))
    for level in LEVELS:
        assert isinstance(bots.bot(level).choose(state.view(0), Random(1)), Place)


def _in_the_middle(levels, seed=1, tiles=8):
    """A basic game of bots after `tiles` tiles."""
    partners = [bots.bot(level) for level in levels]
    state = with_remarks(GAME.start(len(levels), {"mode": "basic"}, seed), partners)
    while len(state.placed) < tiles:
        seat = state.to_move
        state = state.play(partners[seat].choose(state.view(seat), Random(1)))
    return state


def test_a_partner_asks_for_the_cell_it_needs_where_not_all_share_its_plan():
    """A-4: and those who have told each other everything need not ask."""

    def asks(partners):
        state = with_remarks(GAME.start(len(partners), {"mode": "basic"}, 1), partners)
        found = []
        while state.to_move is not None and len(state.placed) < 24:
            seat = state.to_move
            move = partners[seat].choose(state.view(seat), Random(1))
            if isinstance(move, Ask) and move.wish == "leave":
                plan = bots.intention_of(state.view(seat))
                assert move.cell in {step.cell for step in plan.steps[1:]}
                found.append(seat)
            state = with_remarks(state.play(move), partners)
        return found

    assert asks([ReservedPartner("strength=10")] * 4)
    assert not asks([bots.bot("expert")] * 4)


def test_room_is_made_for_the_tile_somebody_needs():
    """A-4: beside a blank tile there is no room for six ornament sides until one shows outside."""
    state = replace(GAME.start(2, {}, 1), placed=(OrnamentTile(Hex(0, 0), 0, 1),))
    view = replace(state.view(0), standing=((), (Need(1, KIND_OF[0b111111]),)))
    above, outward = Hex(0, -1), 0b000001
    assert reluctance(view, above, 0) > reluctance(view, above, outward) == 0
    own = replace(view, standing=((Need(0, KIND_OF[0b111111]),), ()))
    assert reluctance(own, above, 0) == 0


def test_wishes_count_without_a_plan_too():
    """A-4"""
    state = GAME.start(2, {"mode": "advanced"}, 1)
    state = replace(state, placed=(OrnamentTile(Hex(0, 0), 0, 0),))
    view = state.view(0)
    tiles = [tile for tile in range(KINDS) if view.hand[tile]]
    best = judged(view, tiles)[0].place.cell
    asked = replace(view, standing=((), (Ask(1, best.q, best.r, "leave"),)))
    assert judged(asked, tiles)[0].place.cell != best


def test_a_partner_explains_what_it_will_do_itself_in_another_turn():
    """A-4: of its own tiles, not of those it supposes in the hand of the seat on turn."""
    state = _in_the_middle(["medium", "easy", "medium"], tiles=7)
    asked = (state.to_move + 1) % 3
    view = state.view(asked)
    steps = bots.intention_of(view).steps
    assert steps
    assert all(view.hand[step.tile] for step in steps)


def _played_out(options, levels, seed):
    """The positions of a game between bots of some levels, remarks included."""
    players, dice = [bots.bot(level) for level in levels], Random(seed)
    states = [GAME.start(len(levels), options, seed)]
    while (seat := states[-1].to_move) is not None:
        said = (
            (place, remark)
            for place, one in enumerate(players)
            if (remark := one.remark(states[-1].view(place))) is not None
        )
        mover, move = next(said, (seat, None))
        move = move or players[mover].choose(states[-1].view(mover), dice)
        states.append(states[-1].play(move))
    return states


def test_a_proposal_to_end_is_worth_what_ending_is_worth() -> None:
    """It was worth what going on would have been, so that the curve fell before the end."""
    states = _played_out({"mode": "advanced"}, ["medium", "hard", "hard"], 962001)
    proposals = [
        (before, after)
        for before, after in pairwise(states)
        if after.view(0).phase is TurnPhase.VOTE and before.view(0).phase is not TurnPhase.VOTE
    ]
    assert proposals
    for before, _ in proposals:
        view = before.view(before.to_move)
        assert appraise(view, [Propose()]).best.value >= view.score(view.seat).total


def test_a_won_basic_game_leaves_nothing_to_decide() -> None:
    states = _played_out({"mode": "basic"}, ["medium", "hard"], 962002)
    complete = [state for state in states if won(state.layout) and state.to_move is not None]
    assert complete
    assert not any(decides(state.view(state.to_move)) for state in complete)
