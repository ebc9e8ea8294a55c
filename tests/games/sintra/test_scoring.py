"""Points in play and at the end: the examples of the rulebook and edge cases."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.game import SintraState
from harmony_desktop.games.sintra.rules.open_table import CENTRE, Keep, Take
from harmony_desktop.games.sintra.rules.palace import Palace

ORANGE, YELLOW, ROSE, BLUE, GREEN = range(5)
MakePalace = Callable[..., Palace]
MakeState = Callable[..., SintraState]

WINDOWS = st.lists(st.lists(st.integers(0, 4), max_size=2).map(tuple), min_size=8, max_size=8).map(
    tuple
)


def lines(state: SintraState, seat: int = 0) -> dict[str, int]:
    return {line.key: line.points for line in state.score(seat).lines}


def test_the_middle_game_of_the_rulebook(state: MakeState, palace: MakePalace) -> None:
    """S-17, S-8: two yellow panes in a yellow round, then a window of 2 beside 1 and 2."""
    strip = {4: ("orange yellow blue yellow orange", "rose rose rose rose rose")}
    before = palace(
        strips=strip, filled={4: "- yellow blue yellow -"}, windows={5: "rose", 7: "blue blue"}
    )
    start = state(before, workshops=("orange orange", "blue"), marker=(YELLOW, BLUE))
    full = start.play(Take(0, ORANGE, 4, 0))
    assert full.table.palaces[0].points == 2
    after = full.play(Keep(ORANGE))
    assert after.table.palaces[0].points == 2 + 5


def test_windows_to_the_left_and_empty_ones_do_not_score(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8"""
    before = palace(filled={7: "- - yellow blue green"}, windows={0: "rose", 6: "rose rose"})
    start = state(before, workshops=("orange orange", "blue"), marker=(ROSE, BLUE))
    after = start.play(Take(0, ORANGE, 7, 0)).play(Keep(BLUE))
    assert after.table.palaces[0].points == 1


def test_the_second_pane_of_a_window_scores_like_the_first(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8: the window itself counts once."""
    before = palace(filled={1: "- - yellow blue green"}, windows={1: "rose", 2: "rose"})
    start = state(before, workshops=("rose rose", "blue"), marker=(ORANGE, BLUE))
    after = start.play(Take(0, ROSE, 1, 0)).play(Keep(BLUE))
    assert after.table.palaces[0].points == 4 + 3


def test_seven_panes_left_on_strips_are_two_points(state: MakeState, palace: MakePalace) -> None:
    """S-12: all strips together, rounded down."""
    left = palace(filled={0: "orange - - - -", 3: "orange orange - blue green", 7: "- - - blue -"})
    assert left.strip_panes == 6
    end = state(left, centre="green", marker=(ROSE,)).play(Take(CENTRE, GREEN, 4, 0))
    assert end.to_move is None
    assert lines(end)["leftovers"] == 2


def test_panes_on_strips_count_only_at_the_end(state: MakeState, palace: MakePalace) -> None:
    """S-12: a strip that is completed later must not take points away."""
    left = palace(filled={3: "orange orange - blue green"})
    assert "leftovers" not in lines(state(left, workshops=("rose", "blue")))


def test_the_marker_on_minus_eight_costs_eight(state: MakeState, palace: MakePalace) -> None:
    """S-13"""
    assert lines(state(palace(broken=7)))["broken"] == -8


def test_ornaments_with_four_four_and_two_panes_score_twenty_three(
    state: MakeState, palace: MakePalace
) -> None:
    """S-14"""
    four = "orange orange"
    glazed = palace(windows={0: four, 1: four, 2: four, 3: four, 4: "rose", 5: "blue", 6: "rose"})
    position = state(glazed)
    assert lines(position)["bonus"] == 23
    bonus = position.score(0).lines[-1]
    assert bonus.details["ornaments"] == (10, 10, 3, 0)
    assert bonus.cells == (0, 1, 2, 3, 4, 5, 6, 7, 8, 10)


@pytest.mark.parametrize(
    ("left", "right", "points"),
    [
        ((), (), 0),
        ((1,), (), 0),
        ((1,), (1,), 3),
        ((1, 1), (), 3),
        ((1, 1), (1,), 6),
        ((1,), (0, 1), 6),
        ((1, 1), (2, 1), 10),
    ],
)
def test_an_ornament_counts_the_panes_around_it(
    left: tuple[int, ...], right: tuple[int, ...], points: int
) -> None:
    """S-14"""
    windows = [left, right, *[()] * 6]
    assert scoring.ornament_points(windows, STANDARD.ornaments) == (points, 0, 0, 0)


def test_four_complete_windows_with_five_orange_panes_score_twenty(
    state: MakeState, palace: MakePalace
) -> None:
    """S-15: the orange pane of an incomplete window does not count."""
    glazed = palace(
        windows={
            0: "orange orange",
            2: "orange blue",
            3: "green orange",
            5: "blue orange",
            6: "orange",
        }
    )
    position = state(glazed, side="B")
    bonus = position.score(0).lines[-1]
    assert (bonus.key, bonus.points) == ("bonus", 20)
    assert bonus.details == {"windows": 4, "panes": 5, "colour": "orange"}
    assert bonus.cells == (0, 1, 4, 7, 11)


def test_side_b_without_a_complete_window_has_no_bonus(
    state: MakeState, palace: MakePalace
) -> None:
    """S-15"""
    bonus = state(palace(windows={0: "orange", 1: "orange"}), side="B").score(0).lines[-1]
    assert (bonus.points, bonus.cells, bonus.details["colour"]) == (0, (), None)


@given(WINDOWS)
def test_side_b_agrees_with_counting_every_colour(windows: tuple[tuple[int, ...], ...]) -> None:
    """S-15"""
    complete = [window for window in windows if len(window) == 2]
    best = max((sum(w.count(c) for w in complete) for c in range(5)), default=0)
    assert scoring.bonus_points(windows, "B", STANDARD) == len(complete) * best


@given(WINDOWS, st.integers(0, 7))
def test_a_window_scores_itself_and_what_is_glazed_to_its_right(
    windows: tuple[tuple[int, ...], ...], glazed: int
) -> None:
    """S-8"""
    values = STANDARD.values("A")
    scoring_ones = scoring.scoring_windows(windows, glazed)
    assert scoring.window_points(values, windows, glazed) == sum(values[w] for w in scoring_ones)
    assert scoring_ones[0] == glazed
    assert set(scoring_ones[1:]) == {w for w in range(glazed + 1, 8) if windows[w]}


def end(state: MakeState, first: Palace, second: Palace) -> SintraState:
    """The end of a game after the last pane, which the second seat breaks."""
    last = state(first, second, workshops=("rose",), marker=(BLUE,), turn=1)
    final = last.play(Take(0, ROSE, -1, 0))
    assert final.to_move is None
    return final


def test_most_points_win(state: MakeState, palace: MakePalace) -> None:
    """S-16"""
    assert end(state, palace(points=9), palace(points=11)).winners() == (1,)


def test_a_tie_goes_to_who_lost_less_to_broken_glass_over_the_whole_game(
    state: MakeState, palace: MakePalace
) -> None:
    """S-16: 18 paid during the game counts as much as what the marker shows."""
    paid = palace(points=20, lost=18)
    marked = palace(points=21)
    final = end(state, paid, marked)
    assert [final.score(seat).total for seat in (0, 1)] == [20, 20]
    assert final.winners() == (1,)
    deeper = end(state, palace(points=34, broken=12), palace(points=21))
    assert [deeper.score(seat).total for seat in (0, 1)] == [20, 20]
    assert deeper.winners() == (1,)


def test_an_equal_tie_is_shared(state: MakeState, palace: MakePalace) -> None:
    """S-16"""
    assert end(state, palace(points=3, broken=1), palace(points=3)).winners() == (0, 1)


def test_the_score_may_fall_below_zero(state: MakeState, palace: MakePalace) -> None:
    """S-11"""
    assert state(palace(points=-14, broken=2)).score(0).total == -16


def test_the_sheet_shows_what_was_earned_and_everything_lost_in_one_line(
    state: MakeState, palace: MakePalace
) -> None:
    """S-20: 22 earned, 18 paid, 2 at the marker."""
    sheet = lines(state(palace(points=4, lost=18, broken=2)))
    assert (sheet["points"], sheet["broken"]) == (22, -20)
    assert lines(state(palace(points=4, broken=2))) == {**sheet, "points": 4, "broken": -2}
