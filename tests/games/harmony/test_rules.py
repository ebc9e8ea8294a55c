"""Playing: H-5 to H-9 and H-13 to H-15, by example, by property and by random games."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.engine.game import BadSetup, IllegalMove
from harmony_desktop.engine.options import BadOption
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    NEIGHBOURS,
    SUN,
    TILES,
    Direction,
)
from harmony_desktop.games.harmony.rules.game import (
    GAME,
    LAST_TURN,
    HarmonyState,
    PlaceTile,
    calling_order,
)

VARIANTS = list(product(("free", "connected", "sun-moon"), ("standard", "beams", "best-beam")))


def start(seats: int = 2, seed: int = 5, **options: object) -> HarmonyState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, HarmonyState)
    return state


def play_randomly(state: HarmonyState, dice: Random, moves: int = 10_000) -> list[HarmonyState]:
    states = [state]
    while states[-1].to_move is not None and len(states) <= moves:
        states.append(states[-1].play(dice.choice(states[-1].legal_moves())))
    return states


def check_position(state: HarmonyState) -> None:
    """Assert the invariants of every position."""
    called = state.called
    assert len(set(state.order)) == len(TILES)
    for seat, board in enumerate(state.boards):
        placed = [tile for tile in board if tile is not None]
        due = len(called) if state.to_move is None or seat < state.placing else len(called) - 1
        if state.to_move is None:
            due = CELL_COUNT
        assert sorted(placed) == sorted(called[:due])


def test_one_to_six_sit_at_the_table() -> None:
    """H-1"""
    for seats in range(1, 7):
        assert len(start(seats).boards) == seats
    for seats in (0, 7):
        with pytest.raises(BadSetup):
            start(seats)


def test_everybody_places_the_same_tile_on_a_board_of_their_own() -> None:
    """H-5"""
    state = start(3)
    tile = state.called[-1]
    for cell in (4, 9, 18):
        assert state.view(state.placing).tile == tile
        state = state.play(PlaceTile(cell))
    assert [state.boards[seat].index(tile) for seat in range(3)] == [4, 9, 18]
    assert state.called[0] == tile
    assert len(state.called) == 2


def test_a_called_tile_must_be_placed_on_an_empty_cell() -> None:
    """H-5"""
    state = start(1).play(PlaceTile(7))
    before = state.boards
    for cell, reason in ((7, "taken"), (19, "no-such-cell"), (-1, "no-such-cell")):
        with pytest.raises(IllegalMove) as problem:
            state.play(PlaceTile(cell))
        assert problem.value.reason == reason
    assert state.boards == before
    assert len(state.legal_moves()) == 18


def test_nobody_sees_what_the_others_place_before_all_have_placed() -> None:
    """H-6"""
    state = start(3).play(PlaceTile(0)).play(PlaceTile(1))
    tile = state.called[-1]
    assert state.view(0).boards[0][0] == tile
    for seat in (1, 2):
        assert tile not in state.view(seat).boards[0]
    assert tile not in state.view(2).boards[1]
    assert [state.view(2).has_placed(seat) for seat in range(3)] == [True, True, False]
    shown = state.play(PlaceTile(2))
    for seat in range(3):
        assert [board.count(tile) for board in shown.view(seat).boards] == [1, 1, 1]


def test_a_view_holds_nothing_of_the_bag_s_order() -> None:
    """H-5, H-6"""
    states = [start(2, seed) for seed in range(2000)]
    first = states[0]
    twin = next(s for s in states[1:] if s.order[0] == first.order[0] and s.order != first.order)
    assert first.view(0) == twin.view(0)
    assert sorted((*first.view(0).bag, *first.called)) == list(range(27))


def test_with_the_last_tile_called_nothing_else_can_still_be_placed() -> None:
    last = next(state for state in play_randomly(start(1), Random(3)) if state.turn == LAST_TURN)
    view = last.view(0)
    assert view.tile is not None
    for direction, value in product(Direction, range(1, 10)):
        has_value = TILES[view.tile][direction] == value
        assert view.still_to_place(direction, value) == has_value


def test_of_the_tiles_in_the_bag_only_as_many_can_be_placed_as_will_be_called() -> None:
    states = play_randomly(start(1), Random(3))
    view = next(state for state in states if state.turn == LAST_TURN - 1).view(0)
    assert view.tile is not None
    for direction, value in product(Direction, range(1, 10)):
        in_bag = any(TILES[tile][direction] == value for tile in view.bag)
        expected = (TILES[view.tile][direction] == value) + in_bag
        assert view.still_to_place(direction, value) == expected


def test_all_tiles_left_are_counted_even_if_few_will_be_called() -> None:
    states = play_randomly(start(1), Random(3))
    view = next(state for state in states if state.turn == LAST_TURN).view(0)
    for direction, value in product(Direction, range(1, 10)):
        left = sum(TILES[tile][direction] == value for tile in (*view.bag, view.called[-1]))
        assert view.unplaced(direction, value) == left


def test_the_round_ends_with_the_nineteenth_tile_and_eight_stay_unseen() -> None:
    """H-7"""
    final = play_randomly(start(2), Random(1))[-1]
    assert final.to_move is None
    assert final.legal_moves() == ()
    assert len(final.finished) == 1
    assert len(final.finished[0].unseen) == 8
    assert set(final.finished[0].unseen).isdisjoint(final.called)
    with pytest.raises(IllegalMove) as problem:
        final.play(PlaceTile(0))
    assert problem.value.reason == "over"


def test_a_match_adds_its_rounds_and_the_caller_rotates() -> None:
    """H-8"""
    states = play_randomly(start(3, rounds=4), Random(3))
    callers = [state.view(0).caller for state in states[: 3 * 19 * 4 : 3 * 19]]
    assert callers == [0, 1, 2, 0]
    final = states[-1]
    assert len(final.finished) == 4
    for seat in range(3):
        sheet = final.score(seat)
        assert sheet.total == sum(one.totals[seat] for one in final.finished)
        assert [line.key for line in sheet.lines[:3]] == ["round"] * 3
    assert len({one.order for one in final.finished}) == 4


def test_the_highest_total_wins_and_equal_totals_share() -> None:
    """H-8"""
    state = start(3)
    dice = Random(8)
    while state.to_move is not None:
        move = dice.choice(state.legal_moves())
        for _ in range(2):
            state = state.play(move)
        other = dice.choice(state.legal_moves())
        state = state.play(other)
    totals = [state.score(seat).total for seat in range(3)]
    assert totals[0] == totals[1]
    expected = tuple(seat for seat in range(3) if totals[seat] == max(totals))
    assert state.winners() == expected
    assert start(2).winners() == ()


def test_one_player_alone_has_the_whole_game() -> None:
    """H-9"""
    states = play_randomly(start(1), Random(2))
    assert len(states) == 20
    assert states[-1].winners() == (0,)


def test_free_placing_takes_any_empty_cell() -> None:
    """H-13"""
    state = start(1, placement="free").play(PlaceTile(0))
    assert {move.cell for move in state.legal_moves()} == set(range(1, 19))


def test_connected_placing_needs_a_neighbour_after_the_first_tile() -> None:
    """H-14"""
    state = start(1, placement="connected")
    assert len(state.legal_moves()) == 19
    state = state.play(PlaceTile(0))
    assert {move.cell for move in state.legal_moves()} == set(NEIGHBOURS[0])
    with pytest.raises(IllegalMove) as problem:
        state.play(PlaceTile(18))
    assert problem.value.reason == "not-connected"
    assert state.play(PlaceTile(NEIGHBOURS[0][0])).turn == 2


def test_the_same_symbol_must_touch_and_the_other_is_free() -> None:
    """H-15"""
    same = next(s for s in range(99) if SUN[calling_order(s, 0)[0]] == SUN[calling_order(s, 0)[1]])
    other = next(s for s in range(99) if SUN[calling_order(s, 0)[0]] != SUN[calling_order(s, 0)[1]])
    state = start(1, same, placement="sun-moon").play(PlaceTile(0))
    assert {move.cell for move in state.legal_moves()} == set(NEIGHBOURS[0])
    with pytest.raises(IllegalMove) as problem:
        state.play(PlaceTile(18))
    assert problem.value.reason == "same-symbol"
    free = start(1, other, placement="sun-moon").play(PlaceTile(0))
    assert {move.cell for move in free.legal_moves()} == set(range(1, 19))


def test_the_symbol_is_compared_with_the_tile_called_just_before() -> None:
    """H-15: not with the tile of an earlier turn, and not across rounds."""
    state = start(1, 3, placement="sun-moon", rounds=2)
    for _ in range(18):
        previous, now = state.order[state.turn - 1 : state.turn + 1] if state.turn else (None, None)
        touching = state.turn > 0 and SUN[previous] == SUN[now]
        assert state.view(0).must_touch == touching
        state = state.play(state.legal_moves()[0])
    state = state.play(state.legal_moves()[0])
    assert len(state.finished) == 1
    assert len(state.legal_moves()) == 19


@pytest.mark.parametrize(("placement", "scoring"), VARIANTS)
def test_random_games_keep_every_invariant_in_every_variant(placement: str, scoring: str) -> None:
    """H-5, H-7, H-13, H-14, H-15, H-16"""
    dice = Random(f"{placement} {scoring}")
    for seed in range(25):
        seats = dice.randint(2 if scoring == "best-beam" else 1, 6)
        options = {"placement": placement, "scoring": scoring, "rounds": dice.randint(1, 2)}
        for state in play_randomly(start(seats, seed, **options), dice):
            check_position(state)
            assert (state.to_move is None) == (not state.legal_moves())


@given(st.integers(0, 2**40), st.integers(1, 4), st.sampled_from(VARIANTS), st.data())
def test_legal_moves_are_exactly_what_play_accepts(
    seed: int, seats: int, variant: tuple[str, str], data: st.DataObject
) -> None:
    placement, scoring = variant
    if seats == 1 and scoring == "best-beam":
        seats = 2
    state = start(seats, seed, placement=placement, scoring=scoring)
    for _ in range(data.draw(st.integers(0, 19 * seats - 1))):
        state = state.play(data.draw(st.sampled_from(state.legal_moves())))
    legal = {move.cell for move in state.legal_moves()}
    for cell in range(-1, 20):
        if cell in legal:
            assert state.play(PlaceTile(cell)).boards != state.boards
        else:
            with pytest.raises(IllegalMove):
                state.play(PlaceTile(cell))
    own = state.view(state.placing)
    assert {move.cell for move in own.legal_moves()} == legal
    for seat in range(seats):
        if seat != state.placing:
            assert state.view(seat).legal_moves() == ()


def test_the_last_to_place_reveals_something() -> None:
    state = start(2)
    assert not state.reveals(PlaceTile(0))
    assert state.play(PlaceTile(0)).reveals(PlaceTile(1))


def test_best_beam_is_not_for_one_player() -> None:
    """H-18"""
    with pytest.raises(BadSetup) as problem:
        start(1, scoring="best-beam")
    assert problem.value.reason == "best-beam-alone"


@pytest.mark.parametrize("options", [{"rounds": 0}, {"rounds": 13}, {"placement": "x"}, {"y": 1}])
def test_unknown_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        start(2, **options)


KNOWN_COUNTS = {
    "free": [19, 342, 5814],
    "connected": [19, 84, 492],
    "sun-moon": [19, 342, 2538],
}
"""Positions after one, two and three placements of the deal with seed 11: a moon, then two suns."""


@pytest.mark.parametrize("placement", KNOWN_COUNTS)
def test_the_number_of_positions_is_known(placement: str) -> None:
    """H-13, H-14, H-15"""
    states = [start(1, 11, placement=placement)]
    counts = []
    for _ in range(3):
        states = [state.play(move) for state in states for move in state.legal_moves()]
        counts.append(len(states))
    assert counts == KNOWN_COUNTS[placement]


GAME_SCRIPT = """
from random import Random
from harmony_desktop.games.harmony.rules.game import GAME
options = {"placement": "sun-moon", "scoring": "best-beam", "rounds": 2}
state, dice = GAME.start(3, options, 77), Random(4)
while state.to_move is not None:
    state = state.play(dice.choice(state.legal_moves()))
print(state.boards, [state.score(seat).to_json() for seat in range(3)], state.winners())
"""


def test_the_same_seed_gives_the_same_game_under_any_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", GAME_SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert '"total"' in outputs.pop().replace("'", '"')
