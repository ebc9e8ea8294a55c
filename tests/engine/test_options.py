"""Options refuse what they do not take."""

from __future__ import annotations

import pytest

from harmony_desktop.engine.options import BadOption, Choice, Count, Flag, read_options

OFFERED = (Choice("way", ("a", "b"), "a"), Count("rounds", 1, 5, 2), Flag("on", False))


def test_what_is_not_given_has_its_default() -> None:
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
