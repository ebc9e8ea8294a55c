"""Positions as documents: the figures through `score`, and what it refuses."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.sintra.rules.position import score

EMPTY = [None, None]


def document(**changes: Any) -> dict[str, Any]:
    """A position of the rulebook's final scoring, with changes."""
    windows = [["orange", "blue"]] * 4 + [["rose", None], ["blue", None], EMPTY, EMPTY]
    position: dict[str, Any] = {
        "game": "sintra",
        "side": "A",
        "points": 42,
        "windows": windows,
        "strip_panes": 7,
        "broken": -8,
    }
    return {**position, **changes}


def _standard_set() -> dict[str, Any]:
    path = files("harmony_desktop.games.sintra.rules").joinpath("components.json")
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def lines(position: dict[str, Any]) -> dict[str, int]:
    (sheet,) = score(position)
    assert sheet.total == sum(line.points for line in sheet.lines)
    return {line.key: line.points for line in sheet.lines}


def test_the_rulebooks_final_scoring_on_side_a() -> None:
    """S-12, S-13, S-14"""
    assert lines(document()) == {"points": 42, "leftovers": 2, "broken": -8, "bonus": 23}


def test_the_rulebooks_final_scoring_on_side_b() -> None:
    """S-15"""
    windows = [["orange", "orange"], *[["orange", "blue"]] * 3, EMPTY, EMPTY, EMPTY, EMPTY]
    assert lines(document(side="B", windows=windows))["bonus"] == 20


def test_a_set_of_ones_own_may_count_the_panes_of_all_windows() -> None:
    """S-23: one more orange pane in an incomplete window counts under the other reading alone."""
    windows = [["orange", "orange"], *[["orange", "blue"]] * 3, ["orange", None], *[EMPTY] * 3]
    own = _standard_set()
    usual = document(side="B", windows=windows)
    assert lines(usual)["bonus"] == 20
    assert lines({**usual, "components": own})["bonus"] == 20
    own["panes_of_side_b"] = "all windows"
    assert lines({**usual, "components": own})["bonus"] == 24
    (sheet,) = score({**usual, "components": own})
    assert len(sheet.lines[-1].cells) == 6


def test_points_may_be_below_zero_and_every_value_of_the_track_is_taken() -> None:
    """S-11, S-13"""
    for broken in (0, -1, -2, -4, -5, -6, -7, -8, -9, -10, -11, -12, -14, -16, -18):
        assert lines(document(points=-20, broken=broken))["broken"] == broken


def test_payments_during_play_stand_in_the_line_of_broken_glass() -> None:
    """S-20, S-16: 42 on the track after one fall were 60 earned."""
    sheet = lines(document(lost=18))
    assert sheet == {"points": 60, "leftovers": 2, "broken": -26, "bonus": 23}
    assert lines(document(points=-30, lost=36, broken=0))["points"] == 6
    (scored,) = score(document(lost=18))
    assert scored.lines[2].details == {"paid": 18, "marker": 8}


def test_a_real_box_may_have_another_track() -> None:
    """S-22: then every value counts as it stands."""
    assert lines(document(box=True, broken=-3, lost=25))["broken"] == -28
    assert lines(document(box=True)) == lines(document())
    with pytest.raises(BadPosition, match="windows"):
        score(document(box=True, windows=[EMPTY] * 7))


def test_the_sheet_is_plain_json() -> None:
    (sheet,) = score(document())
    written = json.loads(json.dumps(sheet.to_json()))
    assert written["total"] == 59
    assert [line["key"] for line in written["lines"]] == ["points", "leftovers", "broken", "bonus"]


def test_a_position_of_a_players_own_set_uses_its_track() -> None:
    text = (
        files("harmony_desktop.games.sintra.rules").joinpath("components.json").read_text("utf-8")
    )
    own = {**json.loads(text), "broken_track": [0, -3, -9]}
    assert lines(document(components=own, broken=-3))["broken"] == -3
    with pytest.raises(BadPosition, match="broken"):
        score(document(components=own, broken=-8))
    with pytest.raises(BadPosition, match=r"^components\.broken_track"):
        score(document(components={**own, "broken_track": [0, 1]}))


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"windows": [EMPTY] * 7}, "windows"),
        ({"windows": [EMPTY] * 9}, "windows"),
        ({"windows": [["purple", None], *[EMPTY] * 7]}, "windows[0][0]"),
        ({"windows": [*[EMPTY] * 7, ["blue", "joker"]]}, "windows[7][1]"),
        ({"windows": [EMPTY, [None, "blue"], *[EMPTY] * 6]}, "windows[1]"),
        ({"windows": [["blue"], *[EMPTY] * 7]}, "windows[0][1]"),
        ({"windows": [["blue", "blue", "blue"], *[EMPTY] * 7]}, "windows[0]"),
        ({"broken": -3}, "broken"),
        ({"broken": 8}, "broken"),
        ({"broken": -22}, "broken"),
        ({"broken": 1, "box": True}, "broken"),
        ({"lost": 17}, "lost"),
        ({"lost": -18}, "lost"),
        ({"box": "yes"}, "box"),
        ({"strip_panes": 17}, "strip_panes"),
        ({"strip_panes": -1}, "strip_panes"),
        ({"strip_panes": 1, "windows": [["blue", "blue"]] * 8}, "strip_panes"),
        ({"side": "C"}, "side"),
        ({"points": "many"}, "points"),
        ({"points": True}, "points"),
        ({"jokers": 1}, "jokers"),
    ],
)
def test_an_impossible_position_is_refused_with_the_part_that_is_wrong(
    changes: dict[str, Any], where: str
) -> None:
    """S-2, S-8, S-11"""
    with pytest.raises(BadPosition) as caught:
        score(document(**changes))
    assert caught.value.where == where


def test_four_panes_for_each_unfinished_window_are_the_most() -> None:
    """S-8: a fifth would have completed the strip."""
    assert lines(document(strip_panes=16))["leftovers"] == 5


@pytest.mark.parametrize("part", ["points", "windows", "strip_panes", "broken"])
def test_a_missing_part_is_named(part: str) -> None:
    position = document()
    del position[part]
    with pytest.raises(BadPosition, match=part):
        score(position)
