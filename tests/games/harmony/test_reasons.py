"""Why one cell is better than another: every kind of reason, and its points."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop.bots.reasons import COSTS, why_best
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.reasons import reasons_against, reasons_for
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony.bots import reasons
from harmony_desktop.games.harmony.bots.reasons import effects
from harmony_desktop.games.harmony.rules.components import EMPTY_BOARD, LINES, SUN, TILES, Board
from harmony_desktop.games.harmony.rules.game import GAME, HarmonySetup, HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import gain

LINE = LINES[0]
"""The shortest vertical line, of three cells."""


def view(board: Board, tile: int, scoring: str = "standard") -> HarmonyView:
    called = (*(one for one in board if one is not None), tile)
    return HarmonyView(0, HarmonySetup(1, "free", scoring, 1), 0, (board,), called, ())


def board_with(tiles: dict[int, int]) -> Board:
    return tuple(tiles.get(cell) for cell in range(len(EMPTY_BOARD)))


def bearing(value: int, direction: int, sun: bool | None = None) -> list[int]:
    return [
        tile
        for tile, values in enumerate(TILES)
        if values[direction] == value and (sun is None or SUN[tile] is sun)
    ]


def texts_of(found: HarmonyView, cell: int) -> dict[str, dict[str, object]]:
    return {
        one.phrase.text: one.phrase.values for one in effects(found, [PlaceTile(cell)]).values()
    }


def in_line(count: int) -> tuple[Board, int, int]:
    """A board with `count` equal tiles in LINE, another such tile, and the next cell."""
    first, second, *others = bearing(9, LINE.direction)
    tiles = dict(zip(LINE.cells[:count], [first, second][:count], strict=True))
    return board_with(tiles), others[0], LINE.cells[count]


def test_a_line_is_completed() -> None:
    """H-10"""
    board, tile, cell = in_line(2)
    assert LINE.length == 3
    assert texts_of(view(board, tile), cell)[reasons.COMPLETES] == {"value": 9, "points": 27}


def test_a_line_is_taken_further() -> None:
    board, tile, cell = in_line(1)
    assert texts_of(view(board, tile), cell)[reasons.FURTHERS] == {"value": 9, "points": 27}


def test_a_line_is_begun() -> None:
    board, tile, cell = in_line(0)
    assert {"value": 9, "points": 27} in [
        one.phrase.values
        for one in effects(view(board, tile), [PlaceTile(cell)]).values()
        if one.phrase.text == reasons.BEGINS
    ]


def test_a_line_is_broken_and_that_harms() -> None:
    board, _, cell = in_line(2)
    other = next(tile for tile in bearing(1, LINE.direction) if tile not in board)
    found = effects(view(board, other), [PlaceTile(cell)])["line", LINES.index(LINE)]
    assert found.worth < 0
    assert found.phrase.text == reasons.BREAKS
    assert found.phrase.values == {"value": 9, "points": 27}
    assert reasons.SPARES not in texts_of(view(board, other), cell)


def test_an_empty_line_is_spent_late_in_the_game() -> None:
    """With few tiles left nobody will complete it."""
    dice = Random(3)
    spent = set()
    for _ in range(200):
        order = dice.sample(range(len(TILES)), 12)
        cells = dice.sample(range(len(EMPTY_BOARD)), 11)
        found = view(board_with(dict(zip(cells, order, strict=False))), order[-1])
        for move in found.legal_moves():
            spent |= {text for text in texts_of(found, move.cell) if text == reasons.SPENDS}
    assert spent == {reasons.SPENDS}


def test_a_cell_may_spare_every_open_line() -> None:
    board, tile, cell = in_line(1)
    assert reasons.SPARES in texts_of(view(board, tile), cell)
    assert reasons.SPARES not in texts_of(view(EMPTY_BOARD, tile), cell), "there is none yet"


@pytest.mark.parametrize("sun", [True, False])
def test_beams_are_completed_taken_further_and_broken(sun: bool) -> None:
    """H-16, H-17"""
    same = [tile for tile in range(len(TILES)) if SUN[tile] is sun][:3]
    other = next(tile for tile in range(len(TILES)) if SUN[tile] is not sun)
    two = board_with(dict(zip(LINE.cells[:2], same[:2], strict=True)))
    one = board_with({LINE.cells[0]: same[0]})
    full = texts_of(view(two, same[2], "beams"), LINE.cells[2])
    assert full[reasons.SUNBEAM if sun else reasons.MOONBEAM] == {"points": 21 if sun else 18}
    further = texts_of(view(one, same[1], "beams"), LINE.cells[1])
    assert (reasons.FURTHERS_SUNS if sun else reasons.FURTHERS_MOONS) in further
    broken = texts_of(view(two, other, "beams"), LINE.cells[2])
    assert (reasons.BREAKS_SUNS if sun else reasons.BREAKS_MOONS) in broken
    assert not any("beam" in text for text in texts_of(view(two, same[2]), LINE.cells[2]))


@pytest.mark.parametrize("sun", [True, False])
def test_a_beam_for_the_best_must_score_in_colour(sun: bool) -> None:
    """H-18"""
    text = reasons.BEST_SUNBEAM if sun else reasons.BEST_MOONBEAM
    same = next(
        found
        for value in {values[LINE.direction] for values in TILES}
        if len(found := bearing(value, LINE.direction, sun)) >= 3
    )
    board = board_with(dict(zip(LINE.cells[:2], same[:2], strict=True)))
    assert text in texts_of(view(board, same[2], "best-beam"), LINE.cells[2])
    value = TILES[same[0]][LINE.direction]
    unlike = next(
        tile
        for tile, values in enumerate(TILES)
        if SUN[tile] is sun and values[LINE.direction] != value
    )
    assert text not in texts_of(view(board, unlike, "best-beam"), LINE.cells[2])


@pytest.mark.parametrize("scoring", ["standard", "beams"])
def test_the_points_of_reasons_are_those_of_the_score_sheet(scoring: str) -> None:
    """H-10, H-16, H-17"""
    dice = Random(8)
    at_once = (reasons.COMPLETES, reasons.SUNBEAM, reasons.MOONBEAM)
    for count in range(19):
        order = dice.sample(range(len(TILES)), count + 1)
        cells = dice.sample(range(len(EMPTY_BOARD)), count)
        board = board_with(dict(zip(cells, order, strict=False)))
        found = view(board, order[-1], scoring)
        for move in found.legal_moves():
            points = sum(
                int(str(one.phrase.values["points"]))
                for one in effects(found, [move]).values()
                if one.phrase.text in at_once
            )
            assert points == gain(board, move.cell, order[-1], scoring)


def test_a_line_that_is_finished_explains_a_loss_even_if_it_was_nearly_sure() -> None:
    """A finished line for the 60 points went without a word, as its last tile was to be expected.

    The game with seed 931003, turn 13.
    """
    tiles = {
        0: (5, 2, 8),
        1: (5, 6, 4),
        2: (5, 2, 4),
        4: (5, 7, 8),
        5: (1, 2, 4),
        9: (1, 2, 8),
        10: (5, 7, 4),
        11: (1, 6, 8),
        12: (9, 6, 3),
        14: (1, 7, 8),
        16: (9, 2, 3),
        18: (9, 6, 8),
    }
    board = board_with({cell: TILES.index(values) for cell, values in tiles.items()})
    found = view(board, TILES.index((9, 7, 4)), "best-beam")
    best, played = effects(found, [PlaceTile(17)]), effects(found, [PlaceTile(6)])
    said = {one.text for one in reasons_for(best, played, 30.0)}
    assert reasons.COMPLETES in said


def test_where_every_cell_breaks_something_the_least_harm_is_told() -> None:
    """The game with seed 931004, turn 17: one cell breaks the 1s, the other the 7s and the 8s."""
    tiles = {
        0: (9, 2, 3),
        1: (9, 7, 8),
        2: (9, 6, 8),
        3: (5, 2, 3),
        4: (5, 7, 4),
        6: (5, 6, 4),
        7: (1, 2, 3),
        8: (1, 7, 4),
        10: (1, 6, 8),
        11: (1, 7, 3),
        12: (5, 7, 3),
        13: (5, 2, 4),
        14: (1, 6, 3),
        16: (9, 2, 4),
        17: (9, 6, 4),
        18: (9, 7, 4),
    }
    board = board_with({cell: TILES.index(values) for cell, values in tiles.items()})
    found = view(board, TILES.index((9, 6, 3)))
    best, other = effects(found, [PlaceTile(9)]), effects(found, [PlaceTile(15)])
    (said,) = reasons_for(best, other, 18.3)
    assert (said.text, said.values["n"]) == (reasons.IN_REACH, 5)


@pytest.mark.parametrize("scoring", ["beams", "best-beam"])
def test_a_beam_that_grows_is_never_a_reason_against(scoring: str) -> None:
    """Where the chance of the beam falls all the same, its growth was told as harm."""
    growing = {reasons.FURTHERS_SUNS, reasons.FURTHERS_MOONS}
    dice, seen = Random(4), 0
    for _ in range(60):
        tiles = dice.sample(range(len(TILES)), 13)
        cells = dice.sample(range(len(EMPTY_BOARD)), 12)
        found = view(board_with(dict(zip(cells, tiles, strict=False))), tiles[-1], scoring)
        for cell in set(range(len(EMPTY_BOARD))) - set(cells):
            for one in effects(found, [PlaceTile(cell)]).values():
                if one.phrase.text in growing:
                    assert one.worth > 0
                    seen += 1
    assert seen


def test_where_tiles_must_be_connected_cells_beside_them_count() -> None:
    """H-14: in the middle the next tile has six cells to choose from, in a corner three."""
    middle, corner = 9, 0
    found = GAME.start(1, {"placement": "connected"}, 1).view(0)
    best, other = (effects(found, [PlaceTile(cell)]) for cell in (middle, corner))
    assert [one["cells"].count for one in (best, other)] == [6, 3]
    told = [one for one in reasons_for(best, other, 6.0) if one.text == reasons.REACHABLE]
    assert [one.values for one in told] == [{"count": 6}]
    free = GAME.start(1, {}, 1).view(0)
    assert "cells" not in effects(free, [PlaceTile(middle)])


def position(tiles: dict[int, tuple[int, int, int]], called: tuple[int, int, int]) -> HarmonyView:
    board = board_with({cell: TILES.index(values) for cell, values in tiles.items()})
    return view(board, TILES.index(called))


def test_an_effect_of_the_best_cell_too_is_told_against_no_cell() -> None:
    """The first tile takes an empty line for its 1 wherever it is placed.

    The game with seed 951001, turn 1: cell 12 was told to spend an empty line on 1s, though the
    best one spends a longer line.
    """
    found = position({}, (1, 2, 3))
    best, played = (effects(found, [PlaceTile(cell)]) for cell in (9, 12))
    assert not reasons_against(played, best, 2.2)
    (said,) = reasons_for(best, played, 2.2)
    assert said.text == reasons.KEEPS_SHORT
    assert said.values["value"] == 3, "a line of five cells instead of one of three"


def test_a_hint_names_the_highest_line_it_begins_first() -> None:
    """A daily game: only the line of 7s (28) was told of 1-7-8 on the empty board."""
    found = position({}, (1, 7, 8))
    said = why_best("harmony", found, [Suggestion(PlaceTile(14), 120.0)])
    assert [(one.text, one.values["points"]) for one in said] == [
        (reasons.BEGINS, 40),
        (reasons.BEGINS, 28),
    ]


def test_a_hint_says_what_its_cell_breaks() -> None:
    """The cell continues lines of 7s and 8s, and two of five 9s lie in its column already."""
    left = {0: (1, 2, 8), 1: (1, 6, 4), 2: (1, 7, 4), 4: (5, 6, 8)}
    found = position({**left, 8: (9, 6, 3), 10: (9, 2, 4), 16: (9, 7, 3)}, (1, 7, 8))
    said = why_best("harmony", found, [Suggestion(PlaceTile(9), 120.0)])
    assert (said[0].text, said[0].values["points"]) == (reasons.FURTHERS, 40)
    assert said[-1].text == COSTS
    loss = said[-1].values["loss"]
    assert isinstance(loss, Phrase)
    assert (loss.text, loss.values) == (reasons.BREAKS, {"value": 9, "points": 45})


def test_a_longer_line_that_is_spent_is_told_by_its_length() -> None:
    """The game with seed 951012, turn 2: both cells begin a line of 8s, of three and five cells."""
    found = position({3: (1, 7, 4)}, (1, 6, 8))
    best, played = (effects(found, [PlaceTile(cell)]) for cell in (16, 18))
    (said,) = [
        one for one in reasons_against(played, best, 3.7).values() if one.text == reasons.SPENDS
    ]
    assert said.values == {"value": 8, "cells": 5}


def test_the_highest_value_needs_no_line_kept_for_higher_ones() -> None:
    found = position({}, (9, 7, 8))
    for cell in range(len(EMPTY_BOARD)):
        assert reasons.KEEPS_SHORT not in texts_of(found, cell)


def test_the_chance_of_the_last_tile_is_known() -> None:
    """The game with seed 951006, turn 18: a line of 8s broken for one tile in nine had no word."""
    nines = bearing(9, LINE.direction)
    others = [tile for tile in range(len(TILES)) if tile not in nines]
    rest = [cell for cell in range(18) if cell not in LINE.cells]
    tiles = {
        **dict(zip(LINE.cells, nines[:2], strict=False)),
        **dict(zip(rest, others, strict=False)),
    }
    found = view(board_with(tiles), others[len(rest)])
    unseen = set(range(len(TILES))) - set(found.called)
    broken = effects(found, [PlaceTile(LINE.cells[2])])["line", LINES.index(LINE)]
    assert broken.worth == pytest.approx(-27 * len(unseen & set(nines)) / len(unseen))


def test_beams_are_named_by_their_points() -> None:
    """One sun in a line of three is no sunbeam yet: it is within reach, or ruled out."""
    sun, other = (next(one for one in range(27) if SUN[one] is kind) for kind in (True, False))
    next_sun = next(one for one in range(sun + 1, 27) if SUN[one])
    board = board_with({LINE.cells[0]: sun})
    further = texts_of(view(board, next_sun, "beams"), LINE.cells[1])
    assert further[reasons.FURTHERS_SUNS] == {"points": 21}
    assert texts_of(view(board, other, "beams"), LINE.cells[1])[reasons.BREAKS_SUNS] == {
        "points": 21
    }


def test_a_beam_for_the_60_points_needs_enough_tiles_of_its_value() -> None:
    """H-18. Of no value are there five suns more: such a beam was told to be within reach."""
    line = next(one for one in LINES if one.length == 5 and one.direction == LINE.direction)
    value = next(
        values[line.direction]
        for values in TILES
        if len(bearing(values[line.direction], line.direction, True)) < 5
    )
    first, second, *_ = bearing(value, line.direction, True)
    board = board_with({line.cells[0]: first})
    assert reasons.FURTHERS_SUNS not in texts_of(view(board, second, "best-beam"), line.cells[1])
    assert reasons.FURTHERS_SUNS in texts_of(view(board, second, "beams"), line.cells[1])


def test_a_beam_that_is_beaten_already_wins_no_60_points() -> None:
    """H-18"""
    suns = next(
        found for value in (5, 1) if len(found := bearing(value, LINE.direction, True)) >= 4
    )
    nines = bearing(9, LINE.direction, True)
    own = board_with({LINE.cells[0]: suns[0]})
    theirs = board_with(dict(zip(LINE.cells, nines[:3], strict=True)))
    called = (*nines[:3], suns[0], suns[1])
    setup = HarmonySetup(2, "free", "best-beam", 1)
    for boards, told in (((own, EMPTY_BOARD), True), ((own, theirs), False)):
        found = HarmonyView(0, setup, 0, boards, called, ())
        assert (reasons.FURTHERS_SUNS in texts_of(found, LINE.cells[1])) is told
