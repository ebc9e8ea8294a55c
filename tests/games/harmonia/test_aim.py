"""The sheet beside the layout: how far the team has come, and when the hexagon is out of reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.aim import (
    AimLine,
    advanced_lines,
    basic_lines,
    closes,
    folded,
    if_finished,
    known_gaps,
    lost_aim,
)
from harmony_desktop.games.harmonia.rules.components import KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.view import START, End, OrnamentTile
from tests.games.harmonia import harmonia_layouts as layouts

RING = 0b111111


def _placed(*tiles, mode="basic", hands=None):
    state = GAME.start(2, {"mode": mode}, 1)
    placed = tuple(OrnamentTile(Hex(q, r), sides, 0) for q, r, sides in tiles)
    return replace(state, placed=placed, hands=hands or state.hands)


def test_a_fresh_game_has_lost_nothing():
    """A-9"""
    assert lost_aim(GAME.start(2, {}, 1).view(0)) is None


def test_a_tile_outside_every_hexagon_ends_the_hope_and_is_named():
    """A-9: eight in a row are longer than any hexagon."""
    lost = lost_aim(_placed(*((0, r, 0) for r in range(8))).view(0))
    assert lost == ("outside", Hex(0, 7))


def test_ornament_at_the_border_ends_the_hope_and_is_named():
    """A-9: seven in a row fix the border above, where the last tile has ornament."""
    row = [(0, r, 0) for r in range(6)]
    assert lost_aim(_placed(*row).view(0)) is None
    assert lost_aim(_placed(*row, (0, 6, 0b001000)).view(0)) == ("ornament", Hex(0, 6))


def test_a_cell_for_which_no_tile_is_left_ends_the_hope_once_all_hands_are_known():
    """A-9: a cell beside ornament, and nobody has any."""
    blank = tuple(30 * (kind == 0) for kind in range(KINDS))
    state = _placed((0, 0, 0b000001), hands=(blank, blank))
    told = replace(state, announced=((True,) * KINDS,) * 2)
    assert lost_aim(state.view(0)) is None
    assert lost_aim(told.view(0)) == ("gap", Hex(0, -1))
    assert known_gaps(told.view(0), START) == (Hex(0, -1),)
    assert [line.key for line in basic_lines(told.view(0), START)] == ["laid", "gaps"]


def test_too_few_tiles_end_the_hope():
    """A-9"""
    one = tuple(int(kind == 0) for kind in range(KINDS))
    assert lost_aim(_placed((0, 0, 0), hands=(one, one)).view(0)) == ("few", None)


def test_the_advanced_sheet_does_not_begin_with_a_loss():
    """A-15: before the first tile it says what there is to gain."""
    view = GAME.start(2, {"mode": "advanced"}, 1).view(0)
    lines = [(line.key, line.value) for line in advanced_lines(view)]
    assert lines == [("hexagon", 150), ("size-7", 60), ("size-4", 20), ("size-3", 10)]
    assert view.score(0).total < 0


def test_open_patterns_are_listed_with_what_they_will_be_worth():
    """A-11, A-12: three tiles in a row with one open side are worth 10, and the border a factor."""
    view = _placed((0, 0, 0b001000), (0, 1, 0b001001), (0, 2, 0b001001), mode="advanced").view(0)
    lines = {line.key: line for line in advanced_lines(view)}
    assert (lines["open"].value, lines["open"].tiles) == (10, 3)
    assert lines["open"].cells == tuple(view.layout)
    assert lines["now"].value == view.score(0).total


def test_what_is_open_adds_up_to_what_is_promised():
    """A-11, A-13: with the hexagon, 20 for the players, 150 for it, 23 tiles left, and 10."""
    view = _placed((0, 0, 0b001000), (0, 1, 0b001001), (0, 2, 0b001001), mode="advanced").view(0)
    lines = {line.key: line.value for line in advanced_lines(view)}
    assert lines["hexagon"] == 150 - 20 + 2 * 34
    assert lines["finished"] == if_finished(view) == 20 + 150 - 2 * 23 + 10
    assert lines["finished"] == lines["now"] + lines["hexagon"] + lines["open"]


def test_without_the_hexagon_a_better_shape_and_its_border_are_open():
    """A-11: eight in a row are longer than any hexagon; the best they can be is a triangle."""
    row = [(0, r, 0) for r in range(7)]
    view = _placed(*row, (0, 7, 0b001000), mode="advanced").view(0)
    lines = {line.key: line.value for line in advanced_lines(view)}
    assert "hexagon" not in lines
    assert lines["shape"] == 20
    assert lines["better"] == 10
    assert lines["green-open"] == 2 * 30
    assert lines["finished"] == lines["now"] + lines["better"] + lines["green-open"]
    green = {
        line.key: line.value
        for line in advanced_lines(_placed(*row, (0, 7, 0), mode="advanced").view(0))
    }
    assert (green["shape"], green["green"], green["better"]) == (20, 40, 30)


def test_the_advanced_sheet_adds_up():
    """A-10 to A-13: what counts now is the sum of the lines that are not wishes."""
    view = _placed((0, 0, 0b001000), (0, 1, 0b001001), (0, 2, 0b001001), mode="advanced").view(0)
    counted = ("players", "shape", "green", "closed", "unused")
    points = sum(line.value for line in advanced_lines(view) if line.key in counted)
    assert points == view.score(0).total


def test_the_sheet_of_a_finished_game_promises_nothing():
    view = _placed((0, 0, 0b001000), mode="advanced").view(0)
    assert "finished" in [line.key for line in advanced_lines(view)]
    over = replace(view, end=End.AGREED)
    assert "finished" not in [line.key for line in advanced_lines(over)]


def test_closed_patterns_are_listed_with_their_points():
    """A-12"""
    layout = layouts.read(layouts.GOAL_OF_37)
    placed = [(cell.q, cell.r, sides) for cell, sides in layout.items()]
    view = _placed(*placed, mode="advanced").view(0)
    closed = [line for line in advanced_lines(view) if line.key == "closed"]
    assert [line.value for line in closed] == [one.points for one in view.patterns() if one.points]


def test_a_small_sheet_joins_open_patterns_before_it_leaves_lines_out():
    lines = [
        AimLine("now", 3),
        AimLine("better", 20),
        AimLine("open", 60, 7),
        AimLine("open", 20, 6),
        AimLine("open", 20, 5),
        AimLine("unused", -72, 36),
    ]
    fewer = folded(lines)
    assert [line.key for line in fewer] == ["now", "better", "open", "more", "unused"]
    assert (fewer[3].value, fewer[3].tiles) == (40, 2)
    kept = [line.key for line in folded(fewer)]
    assert kept == ["now", "open", "more", "unused"]
    while (fewer := folded(lines)) != lines:
        lines = fewer
    assert [line.key for line in lines] == ["now", "unused"]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_tile_that_closes_a_scoring_pattern_is_known(mode):
    """A-12: three tiles around a corner, of which the last is missing."""
    cells = [START, START.neighbours()[0], START.neighbours()[1]]
    layout = {
        cell: sum(1 << side for side, other in enumerate(cell.neighbours()) if other in cells)
        for cell in cells
    }
    state = GAME.start(2, {"mode": mode}, 1)
    placed = tuple(OrnamentTile(cell, layout[cell], 0) for cell in cells[:2])
    view = replace(state.view(0), placed=placed)
    assert closes(view, cells[2], layout[cells[2]]) == (3 if mode == "advanced" else 0)
    assert closes(view, cells[2], layout[cells[2]] | 1 << 0) == 0
