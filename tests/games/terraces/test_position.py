"""Positions as documents: what `score` reads, and what it refuses."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.terraces.rules.components import cell_of, square_of
from harmony_desktop.games.terraces.rules.game import GAME
from harmony_desktop.games.terraces.rules.position import score


def document(*squares: list[object]) -> dict[str, object]:
    return {"game": "terraces", "squares": list(squares)}


def test_sheets_are_red_then_green_with_a_line_for_each_region() -> None:
    """T-7, T-8"""
    red, green = score(
        document(
            [0, 0, 1, "red"], [1, 0, 3, "red"], [2, 0, 1, "green"], [3, 0, 1, "neutral"],
            [4, 0, 2, "green"], [0, 1, 2, "green"], [-1, 1, 2, "neutral"], [-2, 1, 1, "red"],
        )
    )  # fmt: skip
    assert red.to_json() == {
        "total": 6,
        "lines": [
            {"key": "region", "points": 6, "area": 2, "height": 3, "best": True, "cells": [0, 1]},
            {
                "key": "region",
                "points": 1,
                "area": 1,
                "height": 1,
                "best": False,
                "cells": [cell_of(-2, 1)],
            },
        ],
    }
    assert green.total == 2
    assert [(line.details["area"], line.details["height"]) for line in green.lines] == [
        (1, 2),
        (1, 2),
        (1, 1),
    ]


def test_a_position_of_a_real_game_scores_as_the_game_does() -> None:
    """T-7, T-8"""
    for seed in range(5):
        state, rng = GAME.start(2, {}, seed), Random(seed)
        while state.to_move is not None:
            state = state.play(rng.choice(state.legal_moves()))
        squares = [
            [*square_of(cell), level, colour.word]
            for cell, (level, colour) in state.layout.squares().items()  # type: ignore[attr-defined]
        ]
        rng.shuffle(squares)
        assert score(document(*squares)) == [state.score(0), state.score(1)]


def test_a_layout_may_lie_anywhere_on_the_grid() -> None:
    far, _ = score(document([400_000, -400_000, 2, "red"], [400_001, -400_000, 1, "red"]))
    assert far.total == 4


@pytest.mark.parametrize(
    ("squares", "where"),
    [
        ([[0, 0, 1, "red"], [1, 0, 1, "red"], [0, 0, 2, "green"]], "squares[2]"),
        ([[0, 0, 0, "red"]], "squares[0][2]"),
        ([[0, 0, 1, "red"], [1, 0, -1, "red"]], "squares[1][2]"),
        ([[0, 0, 42, "red"]], "squares[0][2]"),
        ([[0, 0, 1.5, "red"]], "squares[0][2]"),
        ([[0, 0, True, "red"]], "squares[0][2]"),
        ([[0, 0, "1", "red"]], "squares[0][2]"),
        ([[0, 0, 1, "blue"]], "squares[0][3]"),
        ([[0, 0, 1, None]], "squares[0][3]"),
        ([[0, 0, 1]], "squares[0][3]"),
        ([[0, 0, 1, "red", 5]], "squares[0]"),
        ([["a", 0, 1, "red"]], "squares[0][0]"),
        ([[0, 10**9, 1, "red"]], "squares[0][1]"),
        ([[0, 0, 1, "red"], [2, 0, 1, "red"]], "squares[1]"),
        ([[0, 0, 1, "red"], [1, 1, 1, "red"]], "squares[1]"),
        ([[0, 0, 1, "red"], [1, 0, 1, "red"], [5, 5, 1, "red"], [6, 5, 1, "red"]], "squares[2]"),
        ([], "squares"),
        ("nothing", "squares"),
        (None, "squares"),
    ],
)
def test_an_impossible_position_is_refused_and_the_wrong_part_named(
    squares: object, where: str
) -> None:
    """T-4, T-5: no square twice, level from 1, known colours, one connected layout."""
    with pytest.raises(BadPosition) as caught:
        score({"game": "terraces", "squares": squares})
    assert caught.value.where == where


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "terraces"},
        {"game": "harmony", "squares": [[0, 0, 1, "red"]]},
        {"game": "terraces", "squares": [[0, 0, 1, "red"]], "extra": 1},
        [],
        None,
    ],
)
def test_a_document_of_another_form_is_refused(wrong: object) -> None:
    with pytest.raises(BadPosition):
        score(wrong)
