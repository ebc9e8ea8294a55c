"""Positions for `score`: impossible ones are refused with the part that is wrong."""

from __future__ import annotations

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.harmony.examples import BEAMS_319
from harmony_desktop.games.harmony.rules.components import TILES
from harmony_desktop.games.harmony.rules.position import score
from harmony_desktop.games.harmony.rules.scoring import symbols

TILE = [1, 2, 3]
EMPTY: list[object] = [None] * 19


def document(**changes: object) -> dict[str, object]:
    return {"game": "harmony", "scoring": "standard", "boards": [EMPTY], **changes}


def test_an_empty_board_scores_nothing() -> None:
    assert [sheet.total for sheet in score(document())] == [0]


def test_a_line_has_its_cells() -> None:
    board = [[9, 2, 3], [9, 6, 4], [9, 7, 8], *EMPTY[3:]]
    line = score(document(boards=[board]))[0].to_json()["lines"]
    assert line == [
        {"key": "line", "points": 27, "direction": "vertical", "value": 9, "length": 3}
        | {"cells": [0, 1, 2]}
    ]


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"boards": []}, "boards"),
        ({"boards": [EMPTY] * 7}, "boards"),
        ({"boards": [EMPTY[1:]]}, r"boards\[0\]"),
        ({"boards": [[*EMPTY, None]]}, r"boards\[0\]"),
        ({"boards": [EMPTY, [[1, 2, 5], *EMPTY[1:]]]}, r"boards\[1\]\[0\]"),
        ({"boards": [[[2, 1, 3], *EMPTY[1:]]]}, r"boards\[0\]\[0\]"),
        ({"boards": [[TILE, TILE, *EMPTY[2:]]]}, r"boards\[0\]\[1\]"),
        ({"boards": [[[1, 2], *EMPTY[1:]]]}, r"boards\[0\]\[0\]"),
        ({"boards": [["1,2,3", *EMPTY[1:]]]}, r"boards\[0\]\[0\]"),
        ({"boards": "none"}, "boards"),
        ({"scoring": "golden"}, "scoring"),
        ({"scoring": "best-beam"}, "boards"),
        ({"extra": 1}, "extra"),
    ],
)
def test_an_impossible_position_is_refused_by_name(changes: dict[str, object], where: str) -> None:
    with pytest.raises(BadPosition, match=where):
        score(document(**changes))


DARK_GREEN: list[object] = [[9, 2, 4], [9, 6, 4], [9, 7, 8], *EMPTY[3:]]
"""A line of a moon and two suns by our set."""


def suns(*symbols: bool | None) -> list[object]:
    return [*symbols, *EMPTY[len(symbols) :]]


def keys(**changes: object) -> list[list[str]]:
    return [[line.key for line in sheet.lines] for sheet in score(document(**changes))]


def test_the_box_decides_which_tiles_bear_suns() -> None:
    """H-17, H-19"""
    box = {"scoring": "beams", "boards": [DARK_GREEN], "box": True}
    assert keys(**box) == [["line"]]
    assert keys(**box, suns=None) == [["line"]]
    assert keys(**box, suns=[suns(True, True, True)]) == [["line", "sunbeam"]]
    assert keys(**box, suns=[suns(False, False, False)]) == [["line", "moonbeam"]]
    assert keys(**box, suns=[suns(False, True, False)]) == [["line"]]
    assert keys(**{**box, "scoring": "standard"}, suns=[suns(True, True, True)]) == [["line"]]


def test_the_box_decides_the_best_beam() -> None:
    """H-18, H-19"""
    box = {"scoring": "best-beam", "boards": [DARK_GREEN, DARK_GREEN], "box": True}
    rays, none = suns(True, True, True), suns(True, True, False)
    assert keys(**box, suns=[none, rays]) == [["line"], ["line", "best-sunbeam"]]
    shared = score(document(**box, suns=[rays, rays]))
    assert [sheet.total for sheet in shared] == [57, 57]


def test_symbols_as_in_our_set_change_nothing() -> None:
    """H-19, H-20"""
    board = [None if tile is None else list(TILES[tile]) for tile in BEAMS_319]
    plain = score(document(scoring="beams", boards=[board]))
    given = score(
        document(scoring="beams", boards=[board], box=True, suns=[list(symbols(BEAMS_319))])
    )
    assert [sheet.total for sheet in plain] == [319]
    assert given == plain


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"box": False}, "suns"),
        ({"box": 1}, "box"),
        ({"suns": []}, "suns"),
        ({"suns": [suns(True, True, True)] * 2}, "suns"),
        ({"suns": [suns(True, True, True)[1:]]}, r"suns\[0\]"),
        ({"suns": [[*suns(True, True, True), None]]}, r"suns\[0\]"),
        ({"suns": [suns(True, True)]}, r"suns\[0\]\[2\]"),
        ({"suns": [suns(True, True, True, False)]}, r"suns\[0\]\[3\]"),
        ({"suns": [["sun", True, True, *EMPTY[3:]]]}, r"suns\[0\]\[0\]"),
        ({"suns": "all"}, "suns"),
        ({"boards": [[[9, 2, 5], *EMPTY[1:]]], "suns": [suns(True)]}, r"boards\[0\]\[0\]"),
    ],
)
def test_impossible_symbols_are_refused_by_name(changes: dict[str, object], where: str) -> None:
    """H-19"""
    good = {"scoring": "beams", "boards": [DARK_GREEN], "suns": [suns(True, True, True)]}
    assert score(document(**good, box=True))
    with pytest.raises(BadPosition, match=f"^{where}: "):
        score(document(**{**good, "box": True, **changes}))


def test_best_beam_compares_two_to_six_boards() -> None:
    """H-18"""
    assert len(score(document(scoring="best-beam", boards=[EMPTY] * 6))) == 6
