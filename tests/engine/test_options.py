"""Options refuse what they do not take."""

from __future__ import annotations

import pytest

from harmony_desktop.engine.options import (
    BadOption,
    Choice,
    Count,
    FirstColour,
    Flag,
    Text,
    WhoBegins,
    first_seat,
    next_first,
    read_options,
)

OFFERED = (Choice("way", ("a", "b"), "a"), Count("rounds", 1, 5, 2), Flag("on", False))


def test_options_that_are_not_given_have_their_default() -> None:
    assert read_options(OFFERED, {}) == {"way": "a", "rounds": 2, "on": False}


def test_words_from_the_command_line_become_values() -> None:
    given = {"way": "b", "rounds": "4", "on": "true"}
    assert read_options(OFFERED, given) == {"way": "b", "rounds": 4, "on": True}


@pytest.mark.parametrize(
    "given",
    [
        {"way": "c"},
        {"way": 1},
        {"rounds": 0},
        {"rounds": "6"},
        {"rounds": True},
        {"rounds": "٣"},
        {"rounds": 2.0},
        {"on": "yes"},
        {"on": 1},
        {"other": "x"},
    ],
)
def test_anything_else_is_refused_by_name(given: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(given))):
        read_options(OFFERED, given)


def test_the_first_player_is_a_seat_or_chosen_by_lot() -> None:
    """S-21, N-23, A-17, T-12"""
    offered = (WhoBegins(4),)
    assert read_options(offered, {}) == {"first": "1"}
    assert read_options(offered, {"first": 3}) == {"first": "3"}
    assert read_options((WhoBegins(2, "lot"),), {}) == {"first": "lot"}
    for wrong in ("0", "5", "Lot", "", True, None, 0):
        with pytest.raises(BadOption, match=r"first takes lot\|1\|2\|3\|4"):
            read_options(offered, {"first": wrong})


def test_the_colour_of_the_first_seat_is_one_of_two() -> None:
    """T-12"""
    offered = (FirstColour(("red", "green"), "red"),)
    assert read_options(offered, {}) == {"colour": "red"}
    assert read_options(offered, {"colour": "green"}) == {"colour": "green"}
    for wrong in ("blue", 1, None):
        with pytest.raises(BadOption, match=r"colour takes red\|green"):
            read_options(offered, {"colour": wrong})


def test_a_named_seat_begins_whatever_the_seed() -> None:
    for seed in range(5):
        assert [first_seat({"first": str(s)}, 3, seed) for s in (1, 2, 3)] == [0, 1, 2]


def test_a_seat_this_game_does_not_have_cannot_begin() -> None:
    with pytest.raises(BadOption, match=r"first takes lot\|1\|2, not '3'"):
        first_seat({"first": "3"}, 2, 1)


def test_the_lot_falls_on_every_seat_and_on_the_same_one_for_the_same_seed() -> None:
    drawn = [first_seat({"first": "lot"}, 3, seed) for seed in range(300)]
    assert drawn == [first_seat({"first": "lot"}, 3, seed) for seed in range(300)]
    assert all(70 < drawn.count(seat) < 130 for seat in range(3))


def test_passing_on_goes_round_the_table() -> None:
    value, began = "2", []
    for _ in range(4):
        began.append(value)
        value = next_first(value, 4)
    assert began == ["2", "3", "4", "1"]
    assert next_first("lot", 4) == "lot"


def test_a_text_may_be_as_long_as_its_limit_and_no_longer() -> None:
    offered = (Text("set", "", 4, str.upper),)
    assert read_options(offered, {"set": "abcd"}) == {"set": "ABCD"}
    with pytest.raises(BadOption, match="set takes a text of up to 4 characters"):
        read_options(offered, {"set": "abcde"})
