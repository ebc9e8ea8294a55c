"""The ways to play, and what each of them hides and reveals (T-3, T-9 to T-11, T-16)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.options import BadOption, read_options
from harmony_desktop.games.terraces.bots.levels import bot
from harmony_desktop.games.terraces.rules.components import SET, TILE_COUNT
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import ORDERS, Arrange, Lay, Pick
from harmony_desktop.storage.results import variant_of

from .conftest import WAYS, both_arranged, play_at_random, refusal, start


class TestArranged:
    def test_each_player_arranges_before_the_first_tile(self) -> None:
        """T-9"""
        state = start("arranged")
        first = state.first
        assert state.view(first).must_arrange
        assert refusal(state, Lay(0, 0, 1, 1)).reason == "arrange-first"
        state = state.play(Arrange(SET))
        assert state.to_move == 1 - first
        assert state.hands == ((), ())
        assert refusal(state, Lay(0, 0, 1, 1)).reason == "arrange-first"
        state = state.play(Arrange(SET[::-1]))
        assert state.to_move == first
        assert state.hands[first] == (0,)
        assert not state.view(first).must_arrange

    def test_the_tiles_come_in_the_arranged_order(self) -> None:
        """T-9"""
        orders = {0: ORDERS[12345678901].order, 1: ORDERS[-98765432109].order}
        state = start("arranged")
        state = state.play(Arrange(orders[state.first])).play(Arrange(orders[1 - state.first]))
        state = play_at_random(state, 2)
        for seat in (0, 1):
            assert tuple(p.tile for p in state.laid if p.seat == seat) == orders[seat]

    @pytest.mark.parametrize(
        "order", [(), SET[1:], (*SET, 0), (0, 0, 0, *SET[3:]), (10, *SET[1:]), (-1, *SET[1:])]
    )
    def test_an_order_must_hold_the_whole_set(self, order: tuple[int, ...]) -> None:
        """T-9"""
        assert refusal(start("arranged"), Arrange(order)).reason == "not-an-order"

    def test_every_order_is_a_legal_move(self) -> None:
        """T-9: there are 20! / 2^10 of them, made on demand."""
        legal = start("arranged").legal_moves()
        assert len(legal) == 2_375_880_867_360_000
        rng = Random(9)
        picked = [rng.choice(legal) for _ in range(50)]
        assert len(set(picked)) == 50
        assert all(start("arranged").play(move) and move in legal for move in picked)
        assert legal[0] == Arrange(SET)
        assert legal[-1] == Arrange(SET[::-1])
        some = legal[1000:1010]
        assert [move.order for move in some] == sorted(move.order for move in some)  # type: ignore[attr-defined]
        with pytest.raises(IndexError):
            legal[len(legal)]

    def test_only_the_owner_sees_the_order(self) -> None:
        """T-9"""
        plain = start("arranged")
        one = plain.play(Arrange(SET))
        other = plain.play(Arrange((*SET[2:], *SET[:2])))
        assert one.view(1 - plain.first) == other.view(1 - plain.first)
        assert one.view(plain.first).order == SET
        state = both_arranged()
        assert state.view(state.first).order == SET[1:]
        assert state.view(1 - state.first).order == SET[::-1]


class TestOpenStack:
    OPEN: ClassVar = {"way": "column", "top": "open"}

    def test_the_top_tiles_of_both_stacks_are_seen_by_both(self) -> None:
        """T-16"""
        hidden, opened = start("column", 5), GAME.start(2, self.OPEN, 5)
        stacks = [(*hidden.hands[seat], *hidden.columns[seat]) for seat in (0, 1)]
        rng = Random(5)
        for turn in range(TILE_COUNT):
            seat = (opened.first + turn) % 2
            laid = [sum(placed.seat == one for placed in opened.laid) for one in (0, 1)]
            assert opened.to_move == seat
            tops = tuple(stacks[one][laid[one] : laid[one] + 1] for one in (0, 1))
            assert opened.hands == tops
            assert opened.view(0).hands == opened.view(1).hands == tops
            assert opened.view(seat).face_down == tuple(max(0, 19 - count) for count in laid)
            opened = opened.play(rng.choice(opened.legal_moves()))
        assert opened.to_move is None
        assert opened.hands == ((), ())

    def test_by_default_the_other_stack_shows_nothing(self) -> None:
        """T-16"""
        state = start("column", 5)
        assert state.view(state.first).hands[1 - state.first] == ()
        assert GAME.start(2, {"top": "hidden"}, 5) == state

    def test_laying_reveals_the_next_tile_of_ones_own_stack(self) -> None:
        """T-16: until the last tile lies open."""
        state = GAME.start(2, self.OPEN, 3)
        assert state.reveals(state.legal_moves()[0])
        state = play_at_random(state, 3, TILE_COUNT - 2)
        assert not state.reveals(state.legal_moves()[0])

    @pytest.mark.parametrize("way", ["arranged", "blind", "open-hand"])
    def test_the_option_is_a_detail_of_the_stack_alone(self, way: str) -> None:
        """T-16"""
        assert GAME.start(2, {"way": way, "top": "open"}, 4) == start(way, 4)
        assert "top" not in read_options(GAME.options, {"way": way, "top": "open"})
        with pytest.raises(BadOption):
            GAME.start(2, {"way": way, "top": "ajar"}, 4)

    def test_records_and_results_from_before_stay_what_they_were(self) -> None:
        """T-16: the default goes unsaid, so the key of a result is the one it had."""
        old, new = ({"way": "column"}, {"way": "column", "top": "hidden"})
        assert read_options(GAME.options, old) == read_options(GAME.options, new)
        assert variant_of(read_options(GAME.options, new)) == "way=column"
        assert variant_of(read_options(GAME.options, self.OPEN)) == "top=open way=column"

    @pytest.mark.parametrize("level", ["hard", "champion"])
    def test_bots_use_the_open_tile_and_no_other(self, level: str) -> None:
        """T-16: another top tile changes what they expect, another tile below it does not."""
        state = play_at_random(GAME.start(2, self.OPEN, 8), 8, 21)
        seat, other = state.on_turn, 1 - state.on_turn
        plan = bot(level)

        def advice(one: TerracesState) -> list[Suggestion]:
            return list(plan.suggest(one.view(seat), 3))

        below = replace(state, columns=tuple(column[::-1] for column in state.columns))
        assert advice(below) == advice(state)
        tops = {state.hands[other][0]: [option.value for option in advice(state)]}
        for index, kind in enumerate(state.columns[other]):
            if kind is not None and kind not in tops:
                column = list(state.columns[other])
                column[index] = state.hands[other][0]
                columns, hands = list(state.columns), list(state.hands)
                columns[other], hands[other] = tuple(column), (kind,)
                swapped = replace(state, columns=tuple(columns), hands=tuple(hands))
                tops[kind] = [option.value for option in advice(swapped)]
        assert len(tops) > 2
        assert len({tuple(values) for values in tops.values()}) > 1


class TestBlind:
    def test_a_turn_begins_by_picking_a_back(self) -> None:
        """T-10"""
        state = start("blind")
        seat = state.first
        assert state.view(seat).must_pick
        assert state.legal_moves() == tuple(Pick(back) for back in range(20))
        assert refusal(state, Lay(0, 0, 1, 1)).reason == "pick-first"
        picked = state.play(Pick(7))
        assert picked.to_move == seat
        assert picked.hands[seat] == (state.columns[seat][7],)
        assert refusal(picked, Pick(8)).reason == "already-picked"
        later = picked
        for _ in range(3):
            later = play_at_random(later, 3, 1)
        assert later.to_move == seat
        assert refusal(later, Pick(7)).reason == "back-taken"
        assert refusal(later, Pick(20)).reason == "no-such-back"
        assert refusal(later, Pick(-1)).reason == "no-such-back"
        assert len(later.legal_moves()) == 19

    def test_any_tile_may_lie_under_a_back(self) -> None:
        """T-10"""
        under = Counter(
            start("blind", seed).play(Pick(4)).hands[start("blind", seed).first][0]
            for seed in range(500)
        )
        assert set(under) == set(range(10))
        assert max(under.values()) < 90

    def test_nobody_knows_what_lies_under_the_backs(self) -> None:
        """T-10"""
        for seat in (0, 1):
            views = {
                repr(replace(start("blind", seed), first=0, on_turn=0).view(seat))
                for seed in range(10)
            }
            assert len(views) == 1


class TestOpenHand:
    def test_three_tiles_lie_open_and_any_may_be_played(self) -> None:
        """T-11"""
        state = start("open-hand", 4)
        seat = state.first
        assert [len(hand) for hand in state.hands] == [3, 3]
        assert {m.tile for m in state.legal_moves()} == set(state.hands[seat])  # type: ignore[attr-defined]
        assert state.view(0).hands == state.view(1).hands == state.hands

    def test_the_hand_is_refilled_in_the_place_of_the_played_tile(self) -> None:
        """T-11"""
        for played in range(3):
            state = start("open-hand", 4)
            seat, hand = state.first, state.hands[state.first]
            assert len(set(hand)) == 3
            after = state.play(Lay(hand[played], 0, 1, 1))
            expected = list(hand)
            expected[played] = state.columns[seat][0]  # type: ignore[call-overload]
            assert list(after.hands[seat]) == expected
            assert after.columns[seat] == state.columns[seat][1:]

    def test_the_hand_shrinks_when_the_column_is_empty(self) -> None:
        """T-11"""
        state = start("open-hand", 4)
        sizes = []
        rng = Random(1)
        while state.to_move is not None:
            if state.to_move == 0:
                sizes.append(len(state.hands[0]))
            state = state.play(rng.choice(state.legal_moves()))
        assert sizes == [3] * 18 + [2, 1]


class TestRevealing:
    def test_undo_stops_where_a_new_tile_was_shown(self) -> None:
        column = start("column", 2)
        assert column.reveals(column.legal_moves()[0])
        last = play_at_random(column, 1, TILE_COUNT - 1)
        assert not last.reveals(last.legal_moves()[0])

        arranged = start("arranged", 2)
        assert not arranged.reveals(ORDERS[0])
        second = arranged.play(ORDERS[0])
        assert second.reveals(ORDERS[0])
        assert second.play(ORDERS[0]).reveals(Lay(0, 0, 1, 1))

        blind = start("blind", 2)
        assert blind.reveals(Pick(0))
        picked = blind.play(Pick(0))
        assert not picked.reveals(picked.legal_moves()[0])

        hand = start("open-hand", 2)
        assert hand.reveals(hand.legal_moves()[0])
        late = play_at_random(hand, 1, TILE_COUNT - 6)
        assert not late.reveals(late.legal_moves()[0])

    @pytest.mark.parametrize("way", ["column", "open-hand"])
    def test_a_view_hides_the_order_of_the_column(self, way: str) -> None:
        """T-3, T-11"""
        state = play_at_random(start(way, 8), 8, 9)
        other = replace(state, columns=tuple(column[::-1] for column in state.columns))
        assert other != state
        for seat in (0, 1):
            assert other.view(seat) == state.view(seat)
            assert state.view(seat).order == ()

    def test_a_view_counts_the_tiles_that_are_left(self) -> None:
        """T-3: what has been laid is known, and so is what has not."""
        for way in WAYS:
            state = play_at_random(start(way, 6), 6, 17)
            for looking in (0, 1):
                view = state.view(looking)
                for seat in (0, 1):
                    down = Counter(tile for tile in state.columns[seat] if tile is not None)
                    assert view.unseen(seat) == tuple(down[kind] for kind in range(10))
                    assert view.face_down[seat] == down.total()
                    every = down + Counter(state.hands[seat])
                    assert view.unlaid(seat) == tuple(every[kind] for kind in range(10))


class TestListing:
    def test_moves_are_made_when_they_are_asked_for(self) -> None:
        """T-4, T-5: by index, by slice, by membership and in order it is one and the same list."""
        state = play_at_random(start("open-hand", 4), 4, 20)
        moves = state.legal_moves()
        every = tuple(moves)
        assert len(every) == len(moves) == len(set(every))
        assert [moves[number] for number in range(len(moves))] == list(every)
        assert moves[-1] == every[-1]
        assert moves[3:40:5] == every[3:40:5]
        assert all(move in moves for move in every)
        assert Lay(every[0].tile, 99, 99, 0) not in moves  # type: ignore[attr-defined]
        assert Pick(0) not in moves
        for wrong in (len(every), -len(every) - 1):
            with pytest.raises(IndexError):
                moves[wrong]


class TestView:
    def test_only_the_seat_to_move_has_moves(self) -> None:
        for way in WAYS:
            state = start(way)
            assert state.view(1 - state.first).legal_moves() == ()
            assert len(state.view(state.first).legal_moves()) == len(state.legal_moves())

    def test_places_and_problems_agree_with_the_moves(self) -> None:
        """T-4, T-5"""
        state = play_at_random(start("column", 11), 11, 24)
        seat = state.on_turn
        view, tile = state.view(seat), state.hands[seat][0]
        moves = {(m.x, m.y, m.turn) for m in view.legal_moves()}  # type: ignore[attr-defined]
        shown = {(*place, turn) for turn in range(4) for place in view.places(seat, tile, turn)}
        assert shown == moves
        for x in range(-12, 13):
            for y in range(-12, 13):
                for turn in range(4):
                    legal = view.problem(seat, tile, x, y, turn) is None
                    assert legal == ((x, y, turn) in moves)

    def test_a_preview_has_the_score_of_the_move(self) -> None:
        """T-7, T-8"""
        state = play_at_random(start("open-hand", 11), 11, 24)
        view = state.view(state.on_turn)
        for move in state.legal_moves()[::7]:
            assert isinstance(move, Lay)
            preview, after = view.preview(move), state.play(move)
            assert preview.points == (after.score(0).total, after.score(1).total)
            before, now = state.score(state.on_turn).total, after.score(state.on_turn).total
            assert preview.gain == now - before
            assert preview.level == after.laid[-1].level
            assert preview.region == next(iter(after.view(0).regions(state.on_turn)), None)

    def test_visible_squares_name_their_tiles(self) -> None:
        """T-5, T-7"""
        state = play_at_random(start("column", 13), 13)
        squares = state.view(0).squares()
        assert {cell: (s.level, s.colour) for cell, s in squares.items()} == state.layout.squares()
        for square in squares.values():
            if square.tile:
                placed = state.laid[square.tile - 1]
                assert (square.x, square.y, square.colour) in placed.squares
                assert square.level == placed.level
