"""The components: the set shipped with the game, and those players enter."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.engine.options import BadOption
from harmony_desktop.engine.record import Record, Seat, read_record, replay
from harmony_desktop.games.sintra.rules import component_set
from harmony_desktop.games.sintra.rules.component_set import (
    STANDARD,
    BadComponentSet,
    option_text,
    read_option,
    read_set,
    read_set_file,
    write_set,
)
from harmony_desktop.games.sintra.rules.components import COLOURS, JOKER, MOTIFS, SPACES
from harmony_desktop.games.sintra.rules.game import GAME
from harmony_desktop.games.sintra.texts import SET_PROBLEMS

SHIPPED = files("harmony_desktop.games.sintra.rules").joinpath("components.json").read_text("utf-8")


def test_the_shipped_set_has_the_strips_values_and_track_of_the_data() -> None:
    """S-1, S-2, S-11, S-14"""
    document = json.loads(SHIPPED)
    assert tuple(document["colours"]) == COLOURS
    assert [[SPACES[space] for space in front] for front, _ in STANDARD.strips] == [
        strip["front"] for strip in document["strips"]
    ]
    assert [[SPACES[space] for space in back] for _, back in STANDARD.strips] == [
        strip["back"] for strip in document["strips"]
    ]
    assert STANDARD.values("A") == (4, 4, 3, 3, 2, 2, 1, 1)
    assert STANDARD.values("B") == (4, 4, 3, 3, 2, 2, 1, 1)
    assert STANDARD.ornaments == ((0, 1), (2, 3), (4, 5), (6, 7))
    assert STANDARD.track == (0, -1, -2, -4, -5, -6, -7, -8, -9, -10, -11, -12, -14, -16, -18)


def test_exactly_one_side_of_the_shipped_strips_has_two_jokers() -> None:
    """S-2"""
    sides = [side.count(JOKER) for strip in STANDARD.strips for side in strip]
    assert sorted(sides) == [0] * 15 + [2]


def test_the_shipped_set_has_what_the_rulebooks_examples_need() -> None:
    """S-22: three orange panes for one strip, two yellow ones on a complete side, windows worth 1
    to 4 with 1 and 2 to the right of a 2, and a track with −1, −2, −4, −8 and −18."""
    sides = [side for strip in STANDARD.strips for side in strip]
    orange, yellow = COLOURS.index("orange"), COLOURS.index("yellow")
    assert any(side.count(orange) >= 3 for side in sides)
    assert any(side.count(orange) == 1 for side in sides)
    assert any(side.count(yellow) == 2 for side in sides)
    for values in (STANDARD.values_a, STANDARD.values_b):
        assert set(values) == {1, 2, 3, 4}
        assert values[values.index(2) + 1 :].count(2) >= 1
        assert values[-1] == 1
    assert STANDARD.track[:4] == (0, -1, -2, -4)
    assert -8 in STANDARD.track
    assert STANDARD.track[-1] == -18


def test_the_shipped_strips_feel_different_and_share_the_colours_evenly() -> None:
    """S-22: at least three shapes of sides."""
    sides = [side for strip in STANDARD.strips for side in strip if JOKER not in side]
    shapes = {tuple(sorted(map(side.count, set(side)), reverse=True)) for side in sides}
    assert shapes == {(3, 2), (4, 1), (3, 1, 1), (2, 2, 1)}
    spaces = [space for strip in STANDARD.strips for side in strip for space in side]
    counts = [spaces.count(colour) for colour in range(JOKER)]
    assert max(counts) - min(counts) <= 1
    assert all(sorted(front) != sorted(back) for front, back in STANDARD.strips)


def test_every_colour_and_the_joker_have_a_motif_of_their_own() -> None:
    """S-19"""
    assert len(MOTIFS) == len(SPACES) == len(set(MOTIFS))


def own_set(**changes: object) -> str:
    """The shipped set with changes, one key a line."""
    return json.dumps({**json.loads(SHIPPED), **changes}, indent=1)


def test_a_set_survives_writing_and_reading() -> None:
    own = read_set(own_set(name="Box 2", broken_track=[0, -3, -9]))
    assert own != STANDARD
    assert read_set(write_set(own)) == own
    assert read_option(option_text(own)) == option_text(own)


def test_the_other_reading_of_side_b_is_written_and_the_usual_one_goes_unsaid() -> None:
    """S-23: sets from before there was a choice are written as they were."""
    own = read_set(own_set(panes_of_side_b="all windows"))
    assert own.every_window
    assert read_set(write_set(own)) == read_set(component_set.laid_out(own)) == own
    usual = read_set(own_set(name="Box 2", panes_of_side_b="complete windows"))
    assert not usual.every_window
    assert "panes_of_side_b" not in write_set(usual)
    assert "panes_of_side_b" not in component_set.laid_out(usual)


def test_the_shipped_set_under_any_spelling_is_standard() -> None:
    assert option_text(read_set(SHIPPED)) == "standard"
    assert read_option(own_set()) == "standard"
    assert GAME.start(2, {"components": own_set()}, 5) == GAME.start(2, {}, 5)


@pytest.mark.parametrize(
    ("spoilt", "by", "reason", "line", "part"),
    [
        ('"green", "blue", "blue"', '"green", "pink", "blue"', "colour", 9, "strips[5].front"),
        ("-4", "-1", "track-order", 16, "broken_track"),
        ("[0, -1", "[-1, -2", "track-start", 16, "broken_track"),
        ('"A": [4,', '"A": ["four",', "not-a-number", 14, "window_points.A[1]"),
        ('"B": [4,', '"B": [4.5,', "not-a-number", 14, "window_points.B[1]"),
        ('"B": [4,', '"B": [-4,', "too-small", 14, "window_points.B[1]"),
        ('"A": [4,', '"A": [400,', "too-large", 14, "window_points.A[1]"),
        ('"A": [4, 4,', '"A": [4,', "too-few", 14, "window_points.A"),
        ('"A": [4,', '"A": [4, 4,', "too-many", 14, "window_points.A"),
        ('"ornaments"', '"ornament"', "unknown-part", 15, "ornament"),
        ('"broken_track"', '"about2"', "missing", 1, "broken_track"),
        ("[7, 8]", "[6, 8]", "ornament", 15, "ornaments[4]"),
        ('"orange", "yellow", "rose", "blue", "green"]', '"orange"]', "colours", 3, "colours"),
        (
            '"orange", "orange", "yellow", "yellow"',
            '"joker", "joker", "yellow", "yellow"',
            "jokers",
            12,
            "strips[8]",
        ),
        ('"joker", "yellow"]', "7]", "not-a-word", 12, "strips[8].back[4]"),
        ('{"A":', '["A",', "not-json", 14, ""),
        ('"strips": [\n', '"strips": [ 5,\n', "shape", 4, "strips[1]"),
        (
            '"broken_track"',
            '"panes_of_side_b": "some",\n"broken_track"',
            "unknown-choice",
            16,
            "panes_of_side_b",
        ),
    ],
)
def test_a_wrong_set_is_reported_with_its_line_and_part(
    spoilt: str, by: str, reason: str, line: int, part: str
) -> None:
    """The issue: a clear message that names the line."""
    assert spoilt in SHIPPED
    with pytest.raises(BadComponentSet) as caught:
        read_set(SHIPPED.replace(spoilt, by, 1))
    problem = caught.value
    assert (problem.reason, problem.line, problem.part) == (reason, line, part)
    assert f"line {line}" in str(problem)
    described = SET_PROBLEMS[reason].format(line=problem.line, part=problem.part, **problem.details)
    assert "{" not in described


def test_every_problem_of_a_set_has_its_text() -> None:
    assert set(SET_PROBLEMS) == set(component_set.REASONS)


def test_a_long_name_and_a_long_file_are_refused() -> None:
    with pytest.raises(BadComponentSet) as caught:
        read_set(own_set(name="x" * 41))
    assert caught.value.reason == "long-word"
    with pytest.raises(BadComponentSet) as caught:
        read_set(" " * (component_set.MAX_CHARACTERS + 1))
    assert caught.value.reason == "too-long"


@given(st.text(max_size=200) | st.recursive(st.none(), st.lists, max_leaves=5).map(json.dumps))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadComponentSet):
        read_set(text)


def test_deep_nesting_is_refused_not_a_crash() -> None:
    with pytest.raises(BadComponentSet):
        read_set("[" * 7000)


def test_a_file_is_read_with_its_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text("\ufeff" + own_set(name="Mine"), "utf-8")
    assert read_set_file(file).name == "Mine"


def test_a_missing_or_binary_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadComponentSet) as caught:
        read_set_file(tmp_path / "none.json")
    assert caught.value.reason == "unreadable"
    (tmp_path / "binary").write_bytes(b"{\n\xff\xfe")
    with pytest.raises(BadComponentSet) as caught:
        read_set_file(tmp_path / "binary")
    assert (caught.value.reason, caught.value.line) == ("not-text", 2)


def test_a_record_carries_the_set_it_was_played_with() -> None:
    own = option_text(read_set(own_set(name="Box", broken_track=[0, -5])))
    state = GAME.start(2, {"components": own}, 3)
    moves = []
    for _ in range(30):
        moves.append(state.legal_moves()[-1])
        state = state.play(moves[-1])
    record = Record(
        game="sintra",
        revision=GAME.revision,
        seats=(Seat(kind="person"),) * 2,
        options={"components": own},
        seed=3,
    ).with_moves(moves)
    again = read_record(record.to_json())
    *_, (_, end) = replay(GAME, again)
    assert end == state
    assert end.table.setup.components.track == (0, -5)
    assert end.table.setup.components.name == "Box"


def test_a_wrong_set_in_the_options_is_a_bad_option_that_names_the_line() -> None:
    with pytest.raises(BadOption, match=r"components: line 1, broken_track"):
        GAME.start(2, {"components": write_set(STANDARD).replace("-4", "-1")}, 1)
    with pytest.raises(BadOption, match="components"):
        GAME.start(2, {"components": 7}, 1)
