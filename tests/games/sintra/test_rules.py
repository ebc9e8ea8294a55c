"""Turns, rounds and refusals, rule by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import BadSetup, IllegalMove, Move
from harmony_desktop.engine.options import BadOption
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import NO_PANES
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    Return,
    Take,
    refill,
)
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.strip import EMPTY_STRIP
from harmony_desktop.games.sintra.texts import REASONS

ORANGE, YELLOW, ROSE, BLUE, GREEN = range(5)
MakePalace = Callable[..., Palace]
MakeState = Callable[..., SintraState]
ALL_GONE = dict.fromkeys(range(8), "orange blue")


def refused(position: SintraState, move: Move) -> str:
    """The reason of a refused move; asserts that the position has not changed."""
    before = position.table
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert position.table == before
    assert move not in position.legal_moves()
    REASONS[caught.value.reason].format(**caught.value.details)
    return caught.value.reason


@pytest.mark.parametrize(("seats", "workshops"), [(2, 5), (3, 7), (4, 9)])
def test_the_table_is_laid_with_a_hundred_panes(seats: int, workshops: int) -> None:
    """S-1, S-3, S-4"""
    table = GAME.start(seats, {}, 11).table
    assert [sum(panes) for panes in table.workshops] == [4] * workshops
    assert sorted(table.marker[1:]) == [0, 1, 2, 3, 4]
    assert table.centre == table.tower == NO_PANES
    for colour in range(5):
        in_workshops = sum(panes[colour] for panes in table.workshops)
        assert table.bag[colour] + in_workshops + table.marker.count(colour) == 20
    assert table.token
    assert (table.turn, table.round, table.completed) == (0, 0, None)
    for palace in table.palaces:
        assert (palace.points, palace.broken, palace.lost, palace.glazier) == (0, 0, 0, 0)
        assert palace.filled == (EMPTY_STRIP,) * 8
        assert palace.windows == ((),) * 8


def test_one_or_five_seats_are_refused() -> None:
    """S-1"""
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(seats, {}, 1)


def test_strips_lie_in_random_order_with_random_sides_but_two_jokers_face_down() -> None:
    """S-2"""
    known = sorted(tuple(sorted(strip)) for strip in STANDARD.strips)
    tops: Counter[tuple[int, ...]] = Counter()
    orders = set()
    for seed in range(60):
        palaces = GAME.start(3, {}, seed).table.palaces
        for palace in palaces:
            assert sorted(tuple(sorted(strip)) for strip in palace.strips) == known
            tops.update(first for first, _ in palace.strips)
            orders.add(palace.strips)
    assert len(orders) == 180
    for front, back in STANDARD.strips[:7]:
        assert 50 < tops[front] < 130
        assert tops[front] + tops[back] == 180
    assert tops[STANDARD.strips[7][1]] == 0


def test_the_top_of_the_round_marker_is_drawn_from_the_bag() -> None:
    """S-3"""
    tops = Counter(GAME.start(2, {}, seed).table.marker[0] for seed in range(200))
    assert all(20 < tops[colour] < 60 for colour in range(5))


def test_the_first_player_can_be_chosen_and_nothing_else_changes() -> None:
    """S-21, S-3"""
    usual = GAME.start(3, {}, 5).table
    for seat in range(3):
        table = GAME.start(3, {"first": str(seat + 1)}, 5).table
        assert table == replace(usual, first=seat, turn=seat)
    by_lot = [GAME.start(3, {"first": "lot"}, seed).to_move for seed in range(30)]
    assert {*by_lot} == {0, 1, 2}
    with pytest.raises(BadOption, match=r"first takes lot\|1\|2, not '3'"):
        GAME.start(2, {"first": "3"}, 5)


def test_all_palaces_are_on_the_same_side() -> None:
    """S-2"""
    assert GAME.start(4, {"side": "B"}, 1).table.setup.side == "B"


def test_taking_from_a_workshop_sends_its_other_panes_to_the_centre(state: MakeState) -> None:
    """S-5"""
    before = state(workshops=("orange orange blue green", "rose"), centre="blue")
    after = before.play(Take(0, ORANGE, 0, 0)).table
    assert after.workshops[0] == NO_PANES
    assert after.centre == (0, 0, 0, 2, 1)
    assert after.palaces[0].filled[0] == (ORANGE, ORANGE, None, None, None)
    assert after.token
    assert after.palaces[0].broken == 0
    assert after.turn == 1


def test_the_first_to_take_from_the_centre_gets_the_token_and_a_step(state: MakeState) -> None:
    """S-5"""
    start = state(workshops=("rose",), centre="orange yellow blue")
    first = start.play(Take(CENTRE, ORANGE, 0, 0))
    assert not first.table.token
    assert first.table.palaces[0].broken == 1
    assert first.table.centre == (0, 1, 0, 1, 0)
    second = first.play(Take(CENTRE, BLUE, 0, 0))
    assert second.table.palaces[1].broken == 0
    assert second.table.first == 0


def test_the_player_with_the_token_begins_the_next_round(state: MakeState) -> None:
    """S-5, S-10"""
    start = state(centre="orange blue", turn=1, marker=(ROSE, BLUE))
    taken = start.play(Take(CENTRE, ORANGE, 0, 0))
    assert taken.table.first == 1
    assert taken.play(Take(CENTRE, BLUE, 0, 0)).to_move == 1


def test_the_glazier_moves_above_the_strip_that_is_filled(state: MakeState) -> None:
    """S-6"""
    after = state(workshops=("blue rose",)).play(Take(0, BLUE, 4, 0)).table
    assert after.palaces[0].glazier == 4


def test_strips_left_of_the_glazier_are_out_of_reach(state: MakeState, palace: MakePalace) -> None:
    """S-6"""
    position = state(palace(glazier=3), workshops=("blue rose",))
    assert refused(position, Take(0, BLUE, 2, 0)) == "left-of-glazier"
    strips = {move.strip for move in position.legal_moves() if isinstance(move, Take)}
    assert strips == {3, 4, 5, 6, 7, NOWHERE}


def test_the_player_chooses_how_many_jokers_to_fill(
    state: MakeState, palace: MakePalace, jokers: tuple[str, str]
) -> None:
    """S-6: rose, joker, yellow, orange, joker takes one or two rose panes in several ways."""
    turned = palace(strips={0: jokers}, windows={0: "blue"})
    one = state(turned, workshops=("rose blue",))
    ways = [m for m in one.legal_moves() if isinstance(m, Take) and (m.colour, m.strip) == (2, 0)]
    assert [move.jokers for move in ways] == [0, 1]
    on_colour, on_joker = (one.play(move).table.palaces[0].filled[0] for move in ways)
    assert on_colour == (ROSE, None, None, None, None)
    assert on_joker == (None, ROSE, None, None, None)
    two = state(turned, workshops=("rose rose blue",))
    assert refused(two, Take(0, ROSE, 0, 0)) == "jokers"
    assert two.play(Take(0, ROSE, 0, 2)).table.palaces[0].filled[0] == (
        None,
        ROSE,
        None,
        None,
        ROSE,
    )
    three = state(turned, workshops=("rose rose rose rose",))
    assert refused(three, Take(0, ROSE, 0, 1)) == "jokers"
    after = three.play(Take(0, ROSE, 0, 2)).table
    assert after.palaces[0].filled[0] == (ROSE, ROSE, None, None, ROSE)
    assert after.palaces[0].broken == 1


def test_without_jokers_there_is_no_choice_of_spaces(state: MakeState) -> None:
    """S-6: one orange pane and two orange spaces."""
    position = state(workshops=("orange rose",))
    assert position.legal_moves().count(Take(0, ORANGE, 0, 0)) == 1
    assert refused(position, Take(0, ORANGE, 0, 1)) == "jokers"
    filled = position.play(Take(0, ORANGE, 0, 0)).table.palaces[0].filled[0]
    assert filled == (ORANGE, None, None, None, None)


def test_panes_that_do_not_fit_break_and_go_to_the_tower(state: MakeState) -> None:
    """S-7"""
    after = state(workshops=("orange orange orange orange", "blue"), tower=NO_PANES)
    table = after.play(Take(0, ORANGE, 2, 0)).table
    assert table.palaces[0].filled[2][:2] == (ORANGE, ORANGE)
    assert table.tower == (2, 0, 0, 0, 0)
    assert table.palaces[0].broken == 2


def test_a_strip_that_takes_fewer_may_be_chosen_but_something_must_be_placed(
    state: MakeState, palace: MakePalace
) -> None:
    """S-7"""
    narrow = palace(filled={0: "orange - - - -"})
    position = state(narrow, workshops=("orange orange blue",))
    assert Take(0, ORANGE, 0, 0) in position.legal_moves()
    assert Take(0, ORANGE, 1, 0) in position.legal_moves()
    assert refused(position, Take(0, ORANGE, NOWHERE, 0)) == "must-place"


def test_if_nothing_fits_all_panes_break_and_the_glazier_stays(
    state: MakeState, palace: MakePalace
) -> None:
    """S-7: rose fits no strip whose first side is up."""
    position = state(palace(glazier=2), workshops=("rose rose rose blue",), tower=NO_PANES)
    assert refused(position, Take(0, ROSE, 2, 0)) == "does-not-fit"
    assert refused(position, Take(0, ROSE, NOWHERE, 1)) == "jokers"
    after = position.play(Take(0, ROSE, NOWHERE, 0)).table
    assert after.palaces[0].glazier == 2
    assert after.palaces[0].broken == 3
    assert after.tower == (0, 0, 3, 0, 0)


def test_a_complete_strip_gives_its_bonus_and_waits_for_the_pane_to_keep(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8"""
    nearly = palace(filled={3: "- - yellow blue green"}, windows={5: "rose", 6: "rose rose"})
    start = state(nearly, workshops=("orange orange", "blue"), marker=(ORANGE, BLUE))
    start = replace(start, table=replace(start.table, tower=NO_PANES))
    full = start.play(Take(0, ORANGE, 3, 0))
    assert full.to_move == 0
    assert full.table.palaces[0].points == 2
    assert full.legal_moves() == (Keep(ORANGE), Keep(YELLOW), Keep(BLUE), Keep(GREEN))
    assert refused(full, Take(1, BLUE, 4, 0)) == "keep-first"
    assert refused(full, Return()) == "keep-first"
    assert refused(full, Keep(ROSE)) == "not-on-strip"
    after = full.play(Keep(GREEN)).table
    assert after.palaces[0].windows[3] == (GREEN,)
    assert after.palaces[0].points == 2 + 3 + 2 + 1
    assert after.tower == (2, 1, 0, 1, 0)
    assert after.palaces[0].glazier == 3
    assert after.turn == 1


def test_the_strip_is_turned_over_and_then_leaves_the_game(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8"""
    first = palace(filled={0: "- - yellow blue green"})
    once = state(first, workshops=("orange orange", "blue")).play(Take(0, ORANGE, 0, 0))
    turned = once.play(Keep(BLUE)).table.palaces[0]
    assert turned.filled[0] == EMPTY_STRIP
    assert turned.side_up(0) == first.strips[0][1]
    second = palace(filled={0: "- - yellow blue green"}, windows={0: "blue"})
    twice = state(second, workshops=("rose rose", "blue")).play(Take(0, ROSE, 0, 0))
    gone = twice.play(Keep(ROSE))
    assert gone.table.palaces[0].windows[0] == (BLUE, ROSE)
    assert gone.table.palaces[0].side_up(0) is None
    assert gone.table.palaces[0].glazier == 0
    back = replace(gone, table=replace(gone.table, turn=0))
    assert refused(back, Take(1, BLUE, 0, 0)) == "strip-gone"
    assert Take(1, BLUE, 1, 0) in back.legal_moves()


def test_a_strip_of_one_colour_leaves_nothing_to_choose(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8: only jokers make such a strip possible."""
    grey = ("joker rose rose joker rose", "blue blue blue blue blue")
    nearly = palace(strips={7: grey}, filled={7: "- rose rose - rose"})
    start = state(nearly, workshops=("rose rose", "blue"), marker=(BLUE, ROSE))
    after = start.play(Take(0, ROSE, 7, 2)).table
    assert after.completed is None
    assert after.palaces[0].windows[7] == (ROSE,)
    assert after.palaces[0].points == 1
    assert after.turn == 1


def test_the_glazier_returns_to_the_leftmost_strip_instead_of_taking(
    state: MakeState, palace: MakePalace
) -> None:
    """S-9"""
    away = palace(glazier=5, windows={0: "rose rose"})
    position = state(away, workshops=("orange",))
    after = position.play(Return()).table
    assert after.palaces[0].glazier == 1
    assert after.workshops == position.table.workshops
    assert after.turn == 1
    home = replace(after, turn=0)
    assert refused(SintraState(1, home), Return()) == "glazier-home"


def test_returning_is_never_a_step_to_the_right_nor_a_pass(
    state: MakeState, palace: MakePalace
) -> None:
    """S-9: over a gap and left of every strip, there is no way back."""
    for gaps, glazier in (((0,), 0), ((0, 1), 0), ((0, 1), 1), ((0, 1, 2, 3), 2)):
        over = palace(windows=dict.fromkeys(gaps, "rose rose"), glazier=glazier)
        position = state(over, workshops=("orange",))
        assert refused(position, Return()) == "no-way-back"
    crossing = palace(windows={0: "rose rose", 2: "rose rose"}, glazier=3)
    assert state(crossing, workshops=("orange",)).play(Return()).table.palaces[0].glazier == 1


def test_without_strips_all_glass_breaks_and_the_glazier_has_nowhere_to_go(
    state: MakeState, palace: MakePalace
) -> None:
    """S-7, S-9: no strips left."""
    position = state(palace(windows=ALL_GONE, glazier=4), workshops=("orange orange", "blue"))
    assert refused(position, Return()) == "no-strips"
    assert refused(position, Take(0, ORANGE, 4, 0)) == "strip-gone"
    assert position.legal_moves() == (Take(0, ORANGE, -1, 0), Take(1, BLUE, -1, 0))
    assert position.play(Take(0, ORANGE, NOWHERE, 0)).table.palaces[0].broken == 2


def test_a_round_ends_when_workshops_and_centre_are_empty(state: MakeState) -> None:
    """S-10: the marker's pane goes to the tower, the holder of the token begins."""
    last = state(centre="blue", tower=NO_PANES, token=False, first=1, marker=(ROSE, BLUE, GREEN))
    assert last.reveals(Take(CENTRE, BLUE, 0, 0))
    table = last.play(Take(CENTRE, BLUE, 0, 0)).table
    assert table.tower == (0, 0, 1, 0, 0)
    assert table.marker == (BLUE, GREEN)
    assert table.round == 4
    assert table.turn == 1
    assert table.token
    assert [sum(panes) for panes in table.workshops] == [4] * 5
    assert sum(table.bag) == sum(last.table.bag) - 20


def test_a_round_that_ends_with_a_complete_strip_waits_for_the_pane(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8, S-10"""
    nearly = palace(filled={3: "- - yellow blue green"})
    start = state(nearly, workshops=("orange orange",), marker=(BLUE, ROSE))
    assert not start.reveals(Take(0, ORANGE, 3, 0))
    full = start.play(Take(0, ORANGE, 3, 0))
    assert full.table.round == 4
    assert full.to_move == 0
    assert full.reveals(Keep(BLUE))
    assert full.play(Keep(BLUE)).table.round == 5


def test_if_nobody_took_the_token_the_same_player_begins_again(state: MakeState) -> None:
    """S-10: possible when every workshop holds one colour."""
    table = state(workshops=("blue",), first=0).play(Take(0, BLUE, 0, 0)).table
    assert table.turn == 0


def test_an_empty_bag_is_refilled_from_the_tower() -> None:
    """S-10"""
    workshops, bag, tower = refill(5, (3, 0, 0, 0, 0), (0, 20, 0, 0, 0), Dice(1))
    assert workshops[0] == (3, 1, 0, 0, 0)
    assert sum(map(sum, workshops)) == 20
    assert bag == (0, 3, 0, 0, 0)
    assert tower == NO_PANES


def test_with_bag_and_tower_empty_play_goes_on_with_what_there_is(state: MakeState) -> None:
    """S-10"""
    workshops, bag, tower = refill(5, (3, 0, 0, 0, 0), (0, 2, 0, 0, 0), Dice(1))
    assert [sum(panes) for panes in workshops] == [4, 1, 0, 0, 0]
    assert bag == tower == NO_PANES
    last = state(centre="blue", bag=NO_PANES, tower=NO_PANES, token=False, marker=(ROSE, BLUE))
    table = last.play(Take(CENTRE, BLUE, 0, 0)).table
    assert sum(map(sum, table.workshops)) == 1
    assert table.workshops[0] == (0, 0, 1, 0, 0)


def test_after_six_rounds_the_game_is_over(state: MakeState) -> None:
    """S-10"""
    last = state(centre="blue", marker=(ROSE,))
    assert not last.reveals(Take(CENTRE, BLUE, 0, 0))
    end = last.play(Take(CENTRE, BLUE, 0, 0))
    assert end.to_move is None
    assert end.legal_moves() == ()
    assert end.table.round == 6
    assert end.table.bonus_colour is None
    assert end.winners() != ()
    assert last.winners() == ()
    with pytest.raises(IllegalMove, match="over"):
        end.play(Return())


def test_the_end_of_the_track_costs_eighteen_and_leads_back_to_zero(
    state: MakeState, palace: MakePalace
) -> None:
    """S-11: from −16 three panes break; the first reaches −18."""
    position = state(palace(broken=13, points=4), workshops=("rose rose rose", "blue"))
    after = position.play(Take(0, ROSE, NOWHERE, 0)).table.palaces[0]
    assert (after.points, after.broken, after.lost) == (-14, 2, 18)


def test_minus_eighteen_can_be_reached_twice_in_a_turn(
    state: MakeState, palace: MakePalace
) -> None:
    """S-11: from −16, 1 step, 14 steps, and 1 more."""
    position = state(palace(broken=13), centre="rose " * 15, workshops=("blue",))
    after = position.play(Take(CENTRE, ROSE, NOWHERE, 0)).table.palaces[0]
    assert (after.points, after.broken, after.lost) == (-36, 1, 36)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Take(5, BLUE, 0, 0), "no-such-workshop"),
        (Take(-2, BLUE, 0, 0), "no-such-workshop"),
        (Take(0, ROSE, 0, 0), "colour-not-there"),
        (Take(0, 5, 0, 0), "colour-not-there"),
        (Take(0, -1, 0, 0), "colour-not-there"),
        (Take(CENTRE, BLUE, 0, 0), "colour-not-there"),
        (Take(0, BLUE, 8, 0), "no-such-strip"),
        (Take(0, BLUE, 0, -1), "jokers"),
        (Keep(BLUE), "nothing-to-keep"),
        (Return(), "glazier-home"),
        (Move(), "no-such-move"),
    ],
)
def test_a_move_is_refused_with_its_own_reason(state: MakeState, move: Move, reason: str) -> None:
    """S-5, S-6, S-9"""
    assert refused(state(workshops=("blue green",)), move) == reason
