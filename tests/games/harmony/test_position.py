"""Positions for `score`: what is impossible is refused and named."""

from __future__ import annotations

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.harmony.position import score

TILE = [1, 2, 3]
EMPTY: list[object] = [None] * 19


def document(**changes: object) -> dict[str, object]:
    return {"game": "harmony", "scoring": "standard", "boards": [EMPTY], **changes}


def test_an_empty_board_scores_nothing() -> None:
    assert [sheet.total for sheet in score(document())] == [0]


def test_a_line_is_told_with_its_cells() -> None:
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


def test_best_beam_compares_two_to_six_boards() -> None:
    """H-18"""
    assert len(score(document(scoring="best-beam", boards=[EMPTY] * 6))) == 6
