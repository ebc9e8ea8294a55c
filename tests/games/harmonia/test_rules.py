"""The course of a game: deal, showing, placing, misfits, talking, ending together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harmony_desktop.engine.game import BadSetup, IllegalMove
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.options import BadOption
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    HAND_SIZE,
    KIND_OF,
    KINDS,
    TILE_COUNT,
    TURN_OF,
    TURNS,
    mirrored,
    read_sides,
    turned,
    written,
)
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskTile,
    Need,
    Place,
    Point,
    Propose,
    Show,
    TakeBack,
    Vote,
)
from harmony_desktop.games.harmonia.rules.scoring import rating
from harmony_desktop.games.harmonia.rules.view import End, OrnamentTile, TurnPhase, goal_centres
from tests.games.harmonia import harmonia_layouts as layouts

BLANK = KIND_OF[0]
FULL = KIND_OF[0b111111]
ONE = KIND_OF[0b000001]


def start(seats=4, mode="basic", seed=1):
    return GAME.start(seats, {"mode": mode}, seed)


def holding(state, seat, tiles):
    """The position with a hand exchanged for other tiles from out of the game."""
    hand = tuple(tiles.count(kind) for kind in range(KINDS))
    hands = state.hands[:seat] + (hand,) + state.hands[seat + 1 :]
    return replace(state, hands=hands)


def with_layout(state, text):
    placed = tuple(OrnamentTile(cell, sides, 0) for cell, sides in layouts.read(text).items())
    return replace(state, placed=placed)


def refused(state, move):
    """The reason of a refused move; asserts that the position has not changed."""
    before = repr(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert repr(state) == before
    assert move not in state.legal_moves()
    assert not any(move in state.remarks(seat) for seat in range(state.setup.seats))
    return caught.value.reason


def test_there_are_fourteen_kinds_of_six_tiles_each():
    """A-1"""
    assert (KINDS, COPIES, TILE_COUNT) == (14, 6, 84)
    assert sorted(sides for turns in TURNS for sides in turns) == list(range(64))
    for kind, turns in enumerate(TURNS):
        assert {turned(sides, sixths) for sides in turns for sixths in range(6)} == set(turns)
        assert [KIND_OF[sides] for sides in turns] == [kind] * len(turns)
        assert [TURN_OF[sides] for sides in turns] == list(range(len(turns)))


def test_a_flipped_tile_may_be_another_kind():
    """A-1: tiles are turned, never flipped; one pair of kinds are mirror images."""
    pairs = [
        (kind, KIND_OF[mirrored(turns[0], 0)])
        for kind, turns in enumerate(TURNS)
        if KIND_OF[mirrored(turns[0], 0)] != kind
    ]
    names = sorted(written(TURNS[kind][0]) for pair in pairs for kind in pair)
    assert names == ["101100", "101100", "110100", "110100"]


def test_one_tile_has_at_most_one_ornament_and_the_blank_tile_none():
    """A-2"""
    from harmony_desktop.games.harmonia.rules.scoring import patterns

    for turns in TURNS:
        alone = patterns({Hex(0, 0): turns[0]})
        assert len(alone) == (1 if turns[0] else 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_sixty_tiles_are_dealt_and_twenty_four_stay_out(seats):
    """A-3"""
    state = start(seats)
    sizes = {2: 30, 3: 20, 4: 15, 5: 12, 6: 10}
    assert sizes == HAND_SIZE
    assert [sum(hand) for hand in state.hands] == [sizes[seats]] * seats
    assert sum(state.out) == 24
    together = [sum(counts) for counts in zip(*state.hands, state.out, strict=True)]
    assert together == [COPIES] * KINDS


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six_hands(seats):
    """A-3"""
    with pytest.raises(BadSetup):
        start(seats)


def test_an_unknown_game_mode_is_refused():
    with pytest.raises(BadOption):
        start(2, "easy")


def test_a_hand_is_hidden_from_the_others():
    """A-4"""
    view = start().view(1)
    assert view.known[1] == view.hand
    for other in (0, 2, 3):
        assert view.known[other] == (None,) * KINDS
    assert view.hand_sizes == (15,) * 4
    assert sum(view.unseen) == 84 - 15


def test_an_announced_number_of_a_kind_is_known_and_stays_up_to_date():
    """A-4"""
    state = holding(start(), 0, [ONE, ONE, BLANK])
    state = state.play(AnnounceKind(0, ONE, 2))
    assert state.view(1).known[0][ONE] == 2
    assert state.view(1).known[0][BLANK] is None
    assert state.play(Show(ONE)).view(2).known[0][ONE] == 1


def test_only_the_truth_can_be_announced_and_only_once():
    """A-4"""
    state = holding(start(), 0, [ONE, ONE, BLANK])
    assert refused(state, AnnounceKind(0, ONE, 1)) == "not-true"
    assert refused(state, AnnounceKind(0, 14, 0)) == "no-such-kind"
    assert refused(state.play(AnnounceKind(0, ONE, 2)), AnnounceKind(0, ONE, 2)) == "told-already"
    assert refused(state.play(AnnounceHand(0)), AnnounceKind(0, ONE, 2)) == "told-already"
    assert refused(state.play(AnnounceHand(0)), AnnounceHand(0)) == "told-all"


def test_a_whole_hand_can_be_announced_at_once():
    """A-4"""
    state = start().play(AnnounceHand(0))
    assert state.view(3).known[0] == state.hands[0]
    assert state.view(3).known[1] == (None,) * KINDS
    assert all(state.view(0).announced)
    assert state.to_move == 0, "talking is not the turn"


def test_cells_can_be_asked_for_until_they_are_filled():
    """A-4: several at once, and for each the latest wish of a seat."""
    state = holding(with_layout(start(), "0,0:000000"), 0, [BLANK, ONE])
    asked = state.play(Ask(0, 0, 1, "leave"))
    assert asked.view(2).standing[0] == (Ask(0, 0, 1, "leave"),)
    assert refused(asked, Ask(0, 0, 1, "leave")) == "said-already"
    both = asked.play(Ask(0, 0, -1, "fill"))
    assert both.standing[0] == (Ask(0, 0, 1, "leave"), Ask(0, 0, -1, "fill"))
    assert both.asked == Ask(0, 0, -1, "fill")
    changed = both.play(Ask(0, 0, 1, "fill"))
    assert changed.standing[0] == (Ask(0, 0, -1, "fill"), Ask(0, 0, 1, "fill"))
    elsewhere = both.play(Show(BLANK)).play(Place(1, 0, 0))
    assert elsewhere.standing == both.standing
    assert elsewhere.asked is None
    there = both.play(Ask(2, 0, 1, "fill")).play(Show(BLANK)).play(Place(0, 1, 0))
    assert there.standing[0] == (Ask(0, 0, -1, "fill"),)
    assert there.standing[2] == ()


def test_an_announced_tile_can_be_asked_for_until_it_cannot_be_laid():
    """A-4: which tile, where and how turned; of whoever has announced it."""
    state = holding(with_layout(start(), "0,0:100000"), 0, [ONE, BLANK, BLANK])
    state = holding(holding(state, 1, [ONE, BLANK]), 2, [ONE])
    ask = AskTile(2, 1, 0, -1, ONE, 3)
    assert refused(state, ask) == "not-told"
    told = state.play(AnnounceHand(1)).play(AnnounceHand(0))
    assert refused(told, AskTile(2, 1, 0, -1, FULL, 0)) == "not-in-that-hand"
    assert refused(told, AskTile(2, 1, 0, -1, 14, 0)) == "no-such-kind"
    assert refused(told, AskTile(2, 2, 0, -1, ONE, 3)) == "no-such-seat"
    assert refused(told, AskTile(2, 4, 0, -1, ONE, 3)) == "no-such-seat"
    assert refused(told, AskTile(2, 1, 0, -1, ONE, 0)) == "sides-differ"
    assert refused(told, AskTile(2, 1, 0, -1, ONE, 6)) == "no-such-turn"
    assert refused(told, AskTile(2, 1, 0, 0, ONE, 0)) == "taken"
    assert refused(told, AskTile(2, 1, 5, 5, ONE, 0)) == "not-beside"
    asked = told.play(ask)
    assert (asked.to_move, asked.asked) == (0, ask)
    assert asked.view(1).tiles_asked_of(1) == (ask,)
    assert refused(asked, ask) == "said-already"
    shown = asked.play(Show(BLANK))
    assert shown.play(Place(0, 1, 0)).standing[2] == (ask,), "it stands until it is laid"
    beside = asked.play(Show(ONE)).play(Place(1, -1, 5))
    assert beside.standing[2] == (), "the cell has become another"
    other = shown.play(Place(0, 1, 0)).play(Show(ONE)).play(Place(1, -1, 0))
    assert other.standing[2] == (), "there is no such tile any more"
    laid = shown.play(Place(0, 1, 0)).play(Show(ONE)).play(Place(0, -1, 3))
    assert laid.standing[2] == ()


def test_a_newer_request_replaces_the_one_for_its_cell_or_of_the_same_partner():
    """A-4"""
    state = with_layout(start(), "0,0:000000").play(AnnounceHand(1)).play(AnnounceHand(2))
    state = holding(holding(state, 1, [ONE, BLANK]), 2, [BLANK])
    first = state.play(Ask(0, 0, 1, "leave")).play(AskTile(0, 1, 0, 1, BLANK, 0))
    assert first.standing[0] == (AskTile(0, 1, 0, 1, BLANK, 0),)
    second = first.play(AskTile(0, 1, 0, -1, BLANK, 0))
    assert second.standing[0] == (AskTile(0, 1, 0, -1, BLANK, 0),)
    third = second.play(AskTile(0, 2, 1, 0, BLANK, 0)).play(AskTile(3, 1, 0, 1, BLANK, 0))
    assert len(third.standing[0]) == 2
    assert len(third.standing[3]) == 1
    assert third.play(Ask(0, 0, -1, "fill")).standing[0] == (
        AskTile(0, 2, 1, 0, BLANK, 0),
        Ask(0, 0, -1, "fill"),
    )


def test_a_request_for_a_cell_can_be_taken_back():
    """A-4"""
    state = with_layout(start(), "0,0:000000").play(AnnounceHand(1))
    state = holding(state, 1, [BLANK])
    assert refused(state, TakeBack(0, 0, 1)) == "nothing-asked"
    for wish in (Ask(0, 0, 1, "leave"), Ask(0, 0, 1, "fill"), AskTile(0, 1, 0, 1, BLANK, 0)):
        asked = state.play(wish)
        assert refused(asked, TakeBack(1, 0, 1)) == "nothing-asked"
        back = asked.play(TakeBack(0, 0, 1))
        assert back.standing == state.standing
        assert back.asked == TakeBack(0, 0, 1)
        assert back.play(wish).standing == asked.standing


def test_anybody_may_speak_at_any_time_and_the_turn_stays_where_it_is():
    """A-4"""
    state = with_layout(start(), "0,0:000000")
    tile = next(kind for kind in range(KINDS) if state.view(0).fits(kind))
    shown = state.play(Show(tile))
    voting = state.play(Propose()).play(Vote(True))
    for position in (state, shown, voting):
        for seat in range(4):
            held = next(kind for kind in range(KINDS) if position.hands[seat][kind])
            for remark in (AnnounceHand(seat), Need(seat, held), Ask(seat, 0, 1, "leave")):
                after = position.play(remark)
                assert (after.to_move, after.phase) == (position.to_move, position.phase)
                assert after.legal_moves() == position.legal_moves()
                assert position.mover(remark) == seat
                assert refused(after, remark) in ("told-all", "said-already")
    assert state.play(AnnounceHand(2)).view(0).known[2] == state.hands[2]
    assert refused(state, AnnounceHand(4)) == "no-such-seat"
    over = with_layout(start(2), "0,0:000000").play(Propose()).play(Vote(True))
    assert refused(over, AnnounceHand(0)) == "over"
    assert over.remarks(0) == ()


def test_played_tiles_can_be_pointed_at_until_one_s_own_next_tile():
    """A-4"""
    state = holding(with_layout(start(), "0,0:000000"), 0, [BLANK, ONE])
    assert refused(state, Point(1, 0, 1)) == "no-tile-there"
    pointing = state.play(Point(1, 0, 0)).play(Point(0, 0, 0))
    assert pointing.view(3).standing[1] == (Point(1, 0, 0),)
    assert pointing.asked is None, "nothing is asked for"
    assert refused(pointing, Point(1, 0, 0)) == "said-already"
    after = pointing.play(Show(BLANK)).play(Place(0, 1, 0))
    assert after.standing[:2] == ((), (Point(1, 0, 0),))
    assert after.view(1).pointed == (Point(0, 0, 0),), "the next seat has it in mind"


def test_only_empty_cells_beside_the_layout_can_be_asked_for():
    """A-4"""
    state = with_layout(start(), "0,0:000000")
    assert refused(state, Ask(0, 0, 0, "leave")) == "taken"
    assert refused(state, Ask(0, 5, 5, "leave")) == "not-beside"
    assert refused(state, Ask(0, 0, 1, "paint")) == "no-such-wish"
    assert refused(start(), Ask(0, 0, 1, "leave")) == "not-beside"


def test_room_can_be_asked_for_a_tile_until_it_is_shown():
    """A-4"""
    state = holding(start(), 0, [ONE, BLANK])
    assert refused(state, Need(0, FULL)) == "not-in-hand"
    needed = state.play(Need(0, ONE))
    assert needed.view(1).wishes(0) == (Need(0, ONE),)
    assert needed.play(Show(BLANK)).standing[0] == (Need(0, ONE),)
    assert needed.play(Show(ONE)).standing[0] == ()


def test_a_turn_is_showing_a_tile_and_placing_it():
    """A-5"""
    state = start()
    tile = next(kind for kind in range(KINDS) if state.hands[0][kind])
    assert state.phase is TurnPhase.SHOW
    shown = state.play(Show(tile))
    assert (shown.to_move, shown.phase, shown.shown) == (0, TurnPhase.PLACE, tile)
    assert shown.view(2).shown == tile
    assert shown.hands[0][tile] == state.hands[0][tile] - 1
    placed = shown.play(Place(0, 0, 0))
    assert (placed.to_move, placed.phase, placed.shown) == (1, TurnPhase.SHOW, None)
    assert placed.placed == (OrnamentTile(Hex(0, 0), TURNS[tile][0], 0),)


@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_round_from_the_first_seat(seats):
    """A-5"""
    state = start(seats)
    order = []
    for _ in range(2 * seats):
        order.append(state.to_move)
        view = state.view(state.to_move)
        tile = next(kind for kind in range(KINDS) if view.hand[kind] and view.fits(kind))
        state = state.play(Show(tile))
        state = state.play(state.legal_moves()[0])
    assert order == [*range(seats)] * 2


def test_a_shown_tile_must_be_placed_before_anything_else():
    """A-5"""
    state = holding(start(), 0, [ONE, BLANK])
    assert refused(state, Show(FULL)) == "not-in-hand"
    assert refused(state, Show(-1)) == "no-such-kind"
    assert refused(state, Place(0, 0, 0)) == "nothing-shown"
    shown = state.play(Show(ONE))
    for move in (Show(BLANK), Propose(), Vote(True)):
        assert refused(shown, move) == "must-place"


def test_the_first_tile_goes_in_the_middle_with_every_turn():
    """A-6: on an endless table one cell is as good as another."""
    shown = holding(start(), 0, [ONE]).play(Show(ONE))
    assert list(shown.legal_moves()) == [Place(0, 0, turn) for turn in range(6)]
    assert refused(shown, Place(0, 1, 0)) == "first-at-start"


def test_a_later_tile_goes_beside_a_tile_with_equal_sides():
    """A-6"""
    state = holding(with_layout(start(), "0,0:100000"), 0, [ONE]).play(Show(ONE))
    top = TURN_OF[read_sides("000100")]
    assert Place(0, -1, top) in state.legal_moves()
    assert refused(state, Place(0, -1, TURN_OF[1])) == "sides-differ"
    assert refused(state, Place(0, 1, TURN_OF[1])) == "sides-differ"
    assert refused(state, Place(0, 0, 0)) == "taken"
    assert refused(state, Place(0, 2, 0)) == "not-beside"
    assert refused(state, Place(0, -1, 6)) == "no-such-turn"
    with pytest.raises(IllegalMove) as caught:
        state.play(Place(0, 1, TURN_OF[1]))
    assert caught.value.details["sides"] == 0b000001


def test_every_touching_side_counts():
    """A-6: a cell between two tiles takes only what fits both."""
    state = with_layout(start(), "0,0:001000 1,-1:000100 2,-1:000010")
    both = KIND_OF[read_sides("100001")]
    state = holding(state, 0, [both, ONE]).play(Show(both))
    assert [move for move in state.legal_moves() if move.cell == Hex(1, 0)] == []
    third = KIND_OF[read_sides("110001")]
    fits = holding(replace(state, shown=None), 0, [third]).play(Show(third))
    found = [move for move in fits.legal_moves() if move.cell == Hex(1, 0)]
    assert [written(move.sides(third)) for move in found] == ["110001"]


def test_a_tile_that_looks_the_same_when_turned_has_fewer_turns():
    """A-6"""
    assert [len(TURNS[KIND_OF[read_sides(sides)]]) for sides in ("111111", "101010", "100100")] == [
        1,
        2,
        3,
    ]
    shown = holding(start(), 0, [FULL]).play(Show(FULL))
    assert refused(shown, Place(0, 0, 1)) == "no-such-turn"


def test_a_misfit_loses_the_basic_game_at_once():
    """A-7"""
    state = holding(with_layout(start(), "0,0:000000"), 0, [FULL, BLANK])
    assert state.view(0).fits(FULL) == ()
    over = state.play(Show(FULL))
    assert (over.to_move, over.end, over.winners()) == (None, End.MISFIT, ())
    assert over.legal_moves() == ()
    assert refused(over, Propose()) == "over"


def test_a_misfit_undoes_a_complete_hexagon():
    """A-7, A-9"""
    goal = " ".join(f"{cell.q},{cell.r}:000000" for cell in layouts.hexagon(4))
    state = holding(with_layout(start(), goal), 0, [FULL])
    assert state.score(0).total == 1
    over = state.play(Show(FULL))
    assert over.score(0).total == 0
    assert over.winners() == ()


def test_a_misfit_of_the_advanced_game_is_set_aside_and_costs_twelve_in_all():
    """A-7, A-13"""
    state = holding(with_layout(start(mode="advanced"), "0,0:000000"), 0, [FULL, BLANK])
    after = state.play(Show(FULL))
    assert after.to_move == 1
    assert [tuple(misfit) for misfit in after.misfits] == [(FULL, 0)]
    assert after.score(0).total == state.score(0).total - 10
    placed = state.play(Show(BLANK)).play(Place(0, 1, 0))
    unused = {
        position: next(line.points for line in position.score(0).lines if line.key == "unused")
        for position in (after, placed)
    }
    assert unused[placed] - unused[after] == 2


def test_the_game_ends_when_all_others_agree():
    """A-8"""
    state = with_layout(start(), "0,0:000000").play(Propose())
    for seat in (1, 2, 3):
        assert (state.to_move, state.phase) == (seat, TurnPhase.VOTE)
        assert state.legal_moves() == (Vote(True), Vote(False))
        assert state.view(seat).legal_moves() == state.legal_moves()
        assert refused(state, Show(0)) == "must-vote"
        state = state.play(Vote(True))
    assert (state.to_move, state.end) == (None, End.AGREED)


def test_every_seat_is_asked_once_and_one_refusal_lets_the_game_go_on():
    """A-8"""
    state = replace(with_layout(start(), "0,0:000000"), on_turn=2)
    state = state.play(Propose()).play(Vote(True))
    assert state.view(2).votes == (True,)
    assert state.to_move == 0
    state = state.play(Vote(False))
    assert (state.to_move, state.phase, state.votes) == (2, TurnPhase.SHOW, ())
    assert refused(state, Propose()) == "proposed-already"
    assert refused(state, Vote(True)) == "no-proposal"
    tile = next(kind for kind in range(KINDS) if state.view(2).fits(kind) and state.hands[2][kind])
    state = state.play(Show(tile))
    state = state.play(state.legal_moves()[0])
    assert Propose() in state.legal_moves()


def test_the_end_cannot_be_proposed_before_the_first_tile():
    """A-8"""
    assert refused(start(), Propose()) == "nothing-placed"


def test_the_game_ends_when_all_tiles_are_played():
    """A-8"""
    state = with_layout(start(2), "0,0:000000")
    for seat in range(2):
        state = holding(state, seat, [BLANK])
    state = state.play(Show(BLANK)).play(Place(0, 1, 0))
    state = state.play(Show(BLANK)).play(Place(0, 2, 0))
    assert (state.to_move, state.end) == (None, End.ALL_PLAYED)


def test_the_hexagon_with_a_light_green_border_wins_for_every_seat():
    """A-9"""
    goal = " ".join(f"{cell.q},{cell.r}:000000" for cell in layouts.hexagon(4))
    state = with_layout(start(3), goal)
    assert state.winners() == (), "not before the end"
    over = state.play(Propose()).play(Vote(True)).play(Vote(True))
    assert over.winners() == (0, 1, 2)
    assert [over.score(seat).total for seat in range(3)] == [1, 1, 1]


def test_any_other_layout_loses_for_every_seat():
    """A-9"""
    over = with_layout(start(2), "0,0:000000").play(Propose()).play(Vote(True))
    assert (over.winners(), over.score(0).total) == ((), 0)


def test_the_advanced_game_is_neither_won_nor_lost():
    """A-15"""
    goal = " ".join(f"{cell.q},{cell.r}:000000" for cell in layouts.hexagon(4))
    over = with_layout(start(6, "advanced"), goal).play(Propose())
    for _ in range(5):
        over = over.play(Vote(True))
    assert over.to_move is None
    assert (over.score(0).total, over.winners()) == (60 + 150 - 46, ())


def test_low_totals_are_not_called_fair():
    """A-15: below 200 the words are ours, and honest."""
    totals = (-60, -1, 0, 99, 100, 199, 200, 299, 300)
    assert [rating(total) for total in totals] == [
        "below-zero",
        "below-zero",
        "poor",
        "poor",
        "modest",
        "modest",
        "good",
        "good",
        "very-good",
    ]


@pytest.mark.parametrize(("first", "seat"), [("1", 0), ("3", 2)])
def test_the_first_player_can_be_chosen(first, seat):
    """A-17: the deal does not depend on it."""
    state = GAME.start(3, {"first": first}, 8)
    assert (state.to_move, state.setup.first) == (seat, seat)
    assert state.hands == start(3, seed=8).hands
    played = [state]
    for _ in range(2):
        view = played[-1].view(played[-1].to_move)
        tile = next(kind for kind in range(KINDS) if view.hand[kind] and view.fits(kind))
        shown = played[-1].play(Show(tile))
        played.append(shown.play(shown.legal_moves()[0]))
    assert [one.to_move for one in played] == [seat, (seat + 1) % 3, (seat + 2) % 3]


def test_the_lot_lets_anybody_begin_and_nobody_who_is_not_there():
    """A-17"""
    begins = {GAME.start(3, {"first": "lot"}, seed).to_move for seed in range(40)}
    assert begins == {0, 1, 2}
    with pytest.raises(BadOption):
        GAME.start(3, {"first": "4"}, 1)


def test_showing_placing_and_telling_are_final_and_the_rest_is_not():
    """A-6: undo stops at a placement in a counted game, and where somebody saw something new."""
    state = with_layout(start(), "0,0:000000")
    final = {Show, AnnounceKind, AnnounceHand, Need}
    for move in (*state.legal_moves(), *state.remarks(0)):
        assert state.reveals(move) == (type(move) in final)
    assert state.reveals(Place(0, 1, 0))
    assert not state.reveals(Vote(True))


def test_the_goal_can_lie_wherever_it_holds_all_tiles_with_a_light_green_border():
    """A-9: what the outline over the layout may cover."""
    assert len(goal_centres({})) == 37
    assert len(goal_centres({Hex(0, 0): 0})) == 37
    assert Hex(0, -3) in goal_centres({Hex(0, 0): 1})
    assert Hex(0, 3) not in goal_centres({Hex(0, 0): 1}), "the top side would lie on the border"
    assert goal_centres({Hex(0, 0): 0, Hex(7, 0): 0}) == ()
    assert goal_centres({Hex(0, 0): 0, Hex(6, 0): 0}) == (Hex(3, 0),)


def test_the_view_has_the_cells_for_the_tile_as_held_and_those_for_other_turns():
    """A-6: strong and faint lights."""
    state = holding(with_layout(start(), "0,0:100000"), 0, [ONE])
    view = state.view(0)
    down = TURN_OF[read_sides("000100")]
    strong = view.cells_for(ONE, down)
    assert Hex(0, -1) in strong
    assert Hex(1, -1) in strong
    faint = view.cells_for_other_turns(ONE, TURN_OF[1])
    assert Hex(0, -1) in faint
    assert not set(faint) & set(view.cells_for(ONE, TURN_OF[1]))
    assert view.cells_for(ONE, down + 6) == strong, "a full turn more is the same"


def test_the_view_has_the_score_of_a_placement():
    """A-11"""
    state = holding(with_layout(start(mode="advanced"), "0,0:000000"), 0, [BLANK])
    shown = state.play(Show(BLANK))
    view = shown.view(0)
    for place in view.legal_moves():
        assert view.score_after(place).total == shown.play(place).score(0).total
