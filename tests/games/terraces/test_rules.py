"""The deal, turns, spreading, rising and records (T-3 to T-6, T-8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from json import dumps
from random import Random

import pytest

from harmony_desktop.engine.game import BadSetup, Move
from harmony_desktop.engine.options import BadOption
from harmony_desktop.engine.record import Record, read_record, replay
from harmony_desktop.games.terraces.rules.components import SET, TILE_COUNT, TILES, cell_of
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.rules.terrain import START_LAYOUT
from harmony_desktop.games.terraces.rules.view import PlacedTile

from .conftest import WAYS, both_arranged, play_at_random, refusal, start

ALL_OWN, ARM_NEUTRAL, CORNER_ONLY = 0, 2, 4

FIRST_TILE = (0, ALL_OWN, 0, 1, 1)
"""Red on (0, 1), (1, 1) and (0, 2), below the start tile's red square (0, 0)."""
SECOND_LEVEL = (0, ARM_NEUTRAL, 0, 0, 1)
"""Red, neutral and red over both squares of the start tile and (0, 1)."""


def table(*tiles: tuple[int, int, int, int, int], seat: int = 0, hand: int = 0) -> TerracesState:
    """A position with these tiles (seat, tile, x, y, turn), and `seat` to lay the tile `hand`."""
    layout = START_LAYOUT
    laid: tuple[PlacedTile, ...] = ()
    for owner, tile, x, y, turn in tiles:
        assert layout.problem(TILES[owner][tile], x, y, turn) is None
        laid += (PlacedTile(owner, tile, x, y, turn, layout.level(x, y) + 1),)
        layout = layout.laid(TILES[owner][tile], x, y, turn)
    hands = ((hand,), ()) if seat == 0 else ((), (hand,))
    return TerracesState("column", 0, seat, ((0,), (0,)), hands, layout, laid)


class TestSetup:
    def test_the_game_is_for_two_in_one_of_four_ways(self) -> None:
        assert (GAME.min_seats, GAME.max_seats) == (2, 2)
        with pytest.raises(BadSetup):
            GAME.start(3, {}, 1)
        with pytest.raises(BadOption):
            GAME.start(2, {"way": "sideways"}, 1)
        assert GAME.start(2, {}, 1) == start("column")

    def test_each_column_is_the_whole_set_shuffled(self) -> None:
        """T-3"""
        orders = set()
        for seed in range(20):
            state = start("column", seed)
            for seat in (0, 1):
                column = (*state.hands[seat], *state.columns[seat])
                assert Counter(column) == Counter(SET)
                orders.add(column)
        assert len(orders) == 40

    @pytest.mark.parametrize("way", WAYS)
    def test_the_first_player_is_drawn_by_lot(self, way: str) -> None:
        """T-3"""
        firsts = Counter(start(way, seed).first for seed in range(200))
        assert 70 < firsts[0] < 130
        assert all(start(way, seed).to_move == start(way, seed).first for seed in range(20))

    def test_the_start_tile_lies_on_the_table(self) -> None:
        """T-3"""
        squares = start("column").view(0).squares()
        assert {(s.x, s.y, s.level, s.colour.word, s.tile) for s in squares.values()} == {
            (0, 0, 1, "red", 0),
            (1, 0, 1, "green", 0),
        }


class TestTurns:
    def test_turns_alternate_and_the_top_tile_is_played(self) -> None:
        """T-3"""
        state = start("column", 5)
        columns = [(*state.hands[seat], *state.columns[seat]) for seat in (0, 1)]
        rng = Random(5)
        for turn in range(TILE_COUNT):
            seat = (state.first + turn) % 2
            assert state.to_move == seat
            assert state.hands[seat] == (columns[seat][turn // 2],)
            assert state.hands[1 - seat] == ()
            moves = state.legal_moves()
            assert {move.tile for move in moves} == {columns[seat][turn // 2]}  # type: ignore[attr-defined]
            state = state.play(rng.choice(moves))
        assert state.to_move is None

    def test_a_tile_may_be_turned_by_quarters(self) -> None:
        """T-3"""
        assert {move.turn for move in table().legal_moves()} == {0, 1, 2, 3}  # type: ignore[attr-defined]
        assert refusal(table(), Lay(0, 0, 2, 4)).reason == "no-such-turn"

    @pytest.mark.parametrize("way", WAYS)
    def test_the_game_ends_when_the_last_tile_is_laid(self, way: str) -> None:
        """T-6"""
        state = play_at_random(start(way), 1)
        assert len(state.laid) == TILE_COUNT
        assert state.legal_moves() == ()
        assert state.winners()
        assert refusal(state, Lay(0, 0, 1, 1)).reason == "over"
        for seat in (0, 1):
            assert Counter(p.tile for p in state.laid if p.seat == seat) == Counter(SET)

    def test_the_higher_best_region_wins_and_equal_ones_draw(self) -> None:
        """T-8"""
        dummies = (PlacedTile(0, 0, 0, 0, 0, 1),) * TILE_COUNT
        even = replace(table(), laid=dummies)
        assert GAME.draws
        assert even.winners() == (0, 1)
        red_ahead = replace(table(FIRST_TILE), laid=dummies)
        assert red_ahead.winners() == (0,)
        green_ahead = replace(table((1, 0, 1, 1, 1)), laid=dummies)
        assert green_ahead.winners() == (1,)
        assert table(FIRST_TILE).winners() == ()


class TestSeating:
    """T-12"""

    @pytest.mark.parametrize("way", WAYS)
    def test_the_first_player_can_be_chosen_and_nothing_else_changes(self, way: str) -> None:
        for seed in range(6):
            deals = [GAME.start(2, {"way": way, "first": first}, seed) for first in ("1", "2")]
            assert [deal.first for deal in deals] == [0, 1]
            assert [deal.to_move for deal in deals] == [0, 1]
            assert start(way, seed) in deals
            tiles = [
                [(*deal.hands[seat], *deal.columns[seat]) for seat in (0, 1)] for deal in deals
            ]
            assert tiles[0] == tiles[1]
        with pytest.raises(BadOption, match=r"first takes lot\|1\|2"):
            GAME.start(2, {"first": "3"}, 1)

    def test_the_first_seat_may_play_green(self) -> None:
        assert GAME.colours_of({"colour": "red"}) == ("red", "green")
        assert GAME.colours_of({"colour": "green"}) == ("green", "red")
        with pytest.raises(BadOption, match=r"colour takes red\|green"):
            GAME.start(2, {"colour": "neutral"}, 1)

    @pytest.mark.parametrize("way", WAYS)
    def test_with_colours_exchanged_the_same_moves_give_the_mirrored_game(self, way: str) -> None:
        """The landscape of one game is that of the other with red for green, the start tile too."""
        usual = GAME.start(2, {"way": way}, 5)
        other = GAME.start(2, {"way": way, "colour": "green"}, 5)
        rng = Random(3)
        while usual.to_move is not None:
            # Turned by half around the start tile, red's start square becomes green's.
            move = rng.choice(usual.legal_moves())
            turned = move
            if isinstance(move, Lay):
                turned = Lay(move.tile, 1 - move.x, -move.y, (move.turn + 2) % 4)
            assert turned in other.legal_moves()
            usual, other = usual.play(move), other.play(turned)
            for seat in (0, 1):
                assert usual.score(seat).total == other.score(seat).total
                view = other.view(seat)
                assert view.score(seat) == other.score(seat)
                assert [r.colour for r in view.regions(seat)] == [view.colour(seat)] * len(
                    view.regions(seat)
                )
            assert other.to_move == usual.to_move
        assert other.winners() == usual.winners()
        assert [other.view(0).colour(seat).word for seat in (0, 1)] == ["green", "red"]
        seen = other.view(0).squares()
        assert {cell: (s.level, s.colour) for cell, s in seen.items()} == other.layout.squares()
        assert {p.side for p in other.laid if p.seat == 0} == {1}

    def test_a_record_keeps_colours_and_beginner(self) -> None:
        options = {"way": "blind", "first": "2", "colour": "green"}
        seats = [{"kind": "person"}, {"kind": "person"}]
        record = Record.model_validate(
            {"game": "terraces", "revision": 2, "seats": seats, "options": options, "seed": 4}
        )
        state = GAME.start(2, options, 4)
        moves: list[Move] = [Pick(3)]
        moves.append(state.play(moves[0]).legal_moves()[0])
        read = read_record(record.with_moves(moves).to_json())
        *_, (_, last) = replay(GAME, read)
        assert isinstance(last, TerracesState)
        assert last.exchanged
        assert last.laid[0].seat == 1
        assert last.laid[0].side == 0


class TestSpread:
    def test_a_tile_on_the_table_must_share_a_side_with_another(self) -> None:
        """T-4"""
        state = table()
        after = state.play(Lay(0, 0, 1, 1))
        assert after.layout.level(0, 2) == 1
        problem = refusal(state, Lay(0, 10, 10, 0))
        assert problem.reason == "not-touching"
        assert problem.details["cells"] == (cell_of(10, 10), cell_of(10, 9), cell_of(11, 10))

    def test_touching_at_a_corner_is_not_enough(self) -> None:
        """T-4"""
        assert refusal(table(), Lay(0, 2, 1, 1)).reason == "not-touching"
        assert table().play(Lay(0, 2, 0, 1)).layout.level(2, 1) == 1

    def test_the_colours_of_touching_squares_do_not_matter(self) -> None:
        """T-4"""
        for seat in (0, 1):
            for tile in range(10):
                state = table(seat=seat, hand=tile)
                assert state.play(Lay(tile, 0, 1, 1)).layout.level(0, 1) == 1

    def test_a_tile_cannot_lie_on_table_and_tile_at_once(self) -> None:
        """T-4"""
        problem = refusal(table(FIRST_TILE), Lay(0, -1, 2, 1))
        assert problem.reason == "overlap"
        assert problem.details["cells"] == (cell_of(0, 2),)

    @pytest.mark.parametrize("far", [10**30, -(10**30)])
    def test_places_beyond_all_measure_are_refused_as_not_touching(self, far: int) -> None:
        """T-4"""
        assert refusal(table(), Lay(0, far, far, 0)).reason == "not-touching"


class TestRise:
    def test_a_tile_may_rise_over_two_tiles_and_the_start_tile_is_one(self) -> None:
        """T-5"""
        state = table(FIRST_TILE, hand=ARM_NEUTRAL).play(Lay(ARM_NEUTRAL, 0, 0, 1))
        assert [state.layout.level(*s) for s in ((0, 0), (1, 0), (0, 1), (1, 1))] == [2, 2, 2, 1]
        assert state.laid[-1].level == 2

    def test_no_square_may_hang_over_a_gap(self) -> None:
        """T-5"""
        problem = refusal(table(FIRST_TILE), Lay(0, 0, 2, 0))
        assert problem.reason == "gap"
        assert problem.details["cells"] == (cell_of(1, 2),)

    def test_the_three_squares_below_must_be_of_one_level(self) -> None:
        """T-5"""
        problem = refusal(table(FIRST_TILE, SECOND_LEVEL), Lay(0, 1, 1, 3))
        assert problem.reason == "uneven"
        assert (problem.details["lowest"], problem.details["highest"]) == (1, 2)

    def test_a_tile_must_cover_parts_of_two_tiles(self) -> None:
        """T-5"""
        assert refusal(table(FIRST_TILE), Lay(0, 0, 1, 1)).reason == "one-tile"

    def test_no_red_on_green(self) -> None:
        """T-5"""
        problem = refusal(table(FIRST_TILE), Lay(0, 0, 0, 1))
        assert problem.reason == "red-on-green"
        assert problem.details["cells"] == (cell_of(1, 0),)

    def test_no_green_on_red(self) -> None:
        """T-5"""
        problem = refusal(table(FIRST_TILE, seat=1), Lay(0, 0, 0, 1))
        assert problem.reason == "green-on-red"
        assert problem.details["cells"] == (cell_of(0, 0), cell_of(0, 1))

    def test_every_other_pair_of_colours_is_allowed(self) -> None:
        """T-5: above neutral anything, below neutral anything, a colour on itself."""
        below = (FIRST_TILE, (0, CORNER_ONLY, 2, 1, 0), (1, ALL_OWN, 2, -1, 0))
        pairs = set()
        for seat in (0, 1):
            for tile in range(10):
                state = table(*below, seat=seat, hand=tile)
                for move in state.legal_moves():
                    assert isinstance(move, Lay)
                    after = state.play(move)
                    if after.laid[-1].level == 2:
                        for x, y, upper in after.laid[-1].squares:
                            pairs.add((upper.word, state.layout.colour(x, y).word))
        words = ("red", "green", "neutral")
        every = {(upper, lower) for upper in words for lower in words}
        assert pairs == every - {("red", "green"), ("green", "red")}

    def test_height_has_no_limit(self) -> None:
        """T-5"""
        state = start("column", 3)
        while state.to_move is not None:
            moves = state.legal_moves()
            state = state.play(max(moves, key=lambda m: state.layout.level(m.x, m.y)))  # type: ignore[attr-defined]
        assert len(state.layout.levels) >= 5

    def test_a_tile_that_is_partly_covered_still_counts_as_a_tile_of_its_own(self) -> None:
        """T-5: three squares of which two belong to one tile will do."""
        state = table(FIRST_TILE, (0, ALL_OWN, 2, 1, 1), hand=CORNER_ONLY)
        after = state.play(Lay(CORNER_ONLY, 1, 1, 3))
        assert after.laid[-1].level == 2


class TestWrongTile:
    def test_only_the_tile_in_hand_can_be_laid(self) -> None:
        """T-3"""
        assert refusal(table(hand=3), Lay(4, 0, 1, 1)).reason == "not-your-tile"
        assert refusal(table(hand=3), Lay(10, 0, 1, 1)).reason == "no-such-tile"
        assert refusal(table(hand=3), Lay(-1, 0, 1, 1)).reason == "no-such-tile"

    def test_moves_of_other_ways_are_refused(self) -> None:
        assert refusal(table(), Pick(0)).reason == "nothing-to-pick"
        assert refusal(table(), Arrange(SET)).reason == "nothing-to-arrange"
        assert refusal(both_arranged(), Arrange(SET)).reason == "nothing-to-arrange"

    def test_a_move_of_another_game_is_refused(self) -> None:
        class Stranger(Move):
            kind = "stranger"

        assert refusal(table(), Stranger()).reason == "no-such-move"


@pytest.mark.parametrize("way", WAYS)
def test_a_record_replays_to_the_same_position(way: str) -> None:
    state, moves = start(way, 77), list[Move]()
    rng = Random(way)
    while state.to_move is not None:
        moves.append(rng.choice(state.legal_moves()))
        state = state.play(moves[-1])
    seats = [{"kind": "person"}, {"kind": "bot", "level": "hard"}]
    record = Record.model_validate(
        {"game": "terraces", "revision": 2, "seats": seats, "options": {"way": way}, "seed": 77}
    ).with_moves(moves)
    positions = [position for _, position in replay(GAME, read_record(record.to_json()))]
    assert positions[-1] == state
    assert dumps(moves[0].to_json())
    undone = [position for _, position in replay(GAME, record.with_moves(moves[:-3]))]
    assert undone[-1] == positions[-4]
