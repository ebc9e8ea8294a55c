"""Positions as documents for `score`."""

from __future__ import annotations

from copy import deepcopy

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.harmonia.rules.position import score
from tests.games.harmonia import harmonia_layouts as layouts


def bad(document):
    """The part of a document that is refused."""
    with pytest.raises(BadPosition) as caught:
        score(document)
    return caught.value.where


def line_of(cells, **extra):
    tiles = [[0, r, "000000"] for r in range(cells)]
    return {"game": "harmonia", "players": 2, "misfits": 0, "dealt": 60, "tiles": tiles, **extra}


@pytest.mark.parametrize(("text", "players", "sizes", "total"), layouts.EXAMPLES)
def test_the_examples_of_the_rulebook_are_scored_line_by_line(text, players, sizes, total):
    """A-14, A-21"""
    (sheet,) = score(layouts.document(text, players)).to_json()["sheets"]
    assert sheet["total"] == total == sum(line["points"] for line in sheet["lines"])
    keys = [line["key"] for line in sheet["lines"]]
    assert keys == ["players", "shape", "border", *["pattern"] * len(sizes), "unused", "misfits"]


def test_the_document_says_whether_the_basic_game_is_won():
    """A-9"""
    tiles = layouts.document(layouts.GOAL_OF_37, 4)["tiles"]
    document = line_of(0, tiles=tiles)
    assert score(document).more["won"] is True
    assert score({**document, "tiles": tiles[:-1]}).more["won"] is False
    assert score({**document, "misfits": 1}).more["won"] is False, "a misfit loses the basic game"


def test_a_single_tile_scores_as_symmetric():
    """A-19: 20 for two players, 20 tripled by a light-green border, less 118."""
    (sheet,) = score(line_of(1)).to_json()["sheets"]
    assert sheet["total"] == 20 + 3 * 20 - 2 * 59


def test_misfits_cost_ten_each():
    """A-7, A-13"""
    (without,) = score(line_of(3)).to_json()["sheets"]
    (with_two,) = score(line_of(3, misfits=2)).to_json()["sheets"]
    assert without["total"] - with_two["total"] == 20


def test_a_layout_may_lie_anywhere_on_the_table():
    """A-6"""
    document = layouts.document(layouts.TRIANGLE_OF_21, 3)
    moved = deepcopy(document)
    for tile in moved["tiles"]:
        tile[0] += 500
        tile[1] -= 900
    assert score(moved) == score(document)


def test_misfits_and_dealt_may_be_left_out():
    document = line_of(2)
    del document["misfits"], document["dealt"]
    assert score(document) == score(line_of(2))


def test_an_empty_table_can_be_scored():
    (sheet,) = score(line_of(0)).to_json()["sheets"]
    assert sheet["total"] == 20 - 120


@pytest.mark.parametrize("players", [1, 7, 2.5, "3", True, None])
def test_two_to_six_players_only(players):
    assert bad(line_of(1, players=players)) == "players"


def test_a_cell_holds_one_tile():
    assert bad(line_of(0, tiles=[[0, 0, "000000"], [0, 0, "000000"]])) == "tiles[1]"


def test_touching_sides_are_equal():
    """A-6"""
    assert bad(line_of(0, tiles=[[0, 0, "000100"], [0, 1, "000000"]])) == "tiles[0]"


def test_the_layout_is_connected():
    """A-6"""
    assert bad(line_of(0, tiles=[[0, 0, "000000"], [0, 2, "000000"]])) == "tiles[1]"


def test_there_are_six_tiles_of_a_kind():
    """A-1: also when they are turned."""
    assert score(line_of(6))
    assert bad(line_of(7)) == "tiles[6]"
    pairs = [[0, 2 * r + low, ("000100", "100000")[low]] for r in range(4) for low in range(2)]
    assert bad(line_of(0, tiles=pairs)) == "tiles[6]"


def test_at_most_sixty_tiles_lie_there():
    """A-3"""
    assert bad(line_of(61)).startswith("tiles")
    assert bad(line_of(3, dealt=2)) == "tiles"
    assert bad(line_of(3, dealt=61)) == "dealt"


def test_no_more_misfits_than_tiles_left_over():
    """A-7"""
    assert score(line_of(3, misfits=57))
    assert bad(line_of(3, misfits=58)) == "misfits"
    assert bad(line_of(3, misfits=-1)) == "misfits"


@pytest.mark.parametrize("sides", ["00000", "0000000", "00000x", 0, None, "٠٠٠٠٠٠", "000000\n"])
def test_sides_are_six_digits(sides):
    assert bad(line_of(0, tiles=[[0, 0, sides]])).startswith("tiles[0][2]")


@pytest.mark.parametrize(
    "document", [[], {}, {"game": "harmonia"}, "harmonia", None, line_of(1, extra=1)]
)
def test_anything_else_is_refused(document):
    assert bad(document)


def test_cells_of_the_lines_count_the_tiles_of_the_document():
    """A-12"""
    document = layouts.document(layouts.TRIANGLE_OF_21, 3)
    (sheet,) = score(document).to_json()["sheets"]
    for line in sheet["lines"]:
        if line["key"] == "pattern":
            assert len(line["cells"]) == line["tiles"]
            assert all("1" in document["tiles"][cell][2] for cell in line["cells"])
