"""Scores: the examples of the rulebook, and agreement with an independent scorer."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.games.harmony.bots.perfect import best_boards
from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, TILES, Bands, Board, tile_of
from harmony_desktop.games.harmony.rules.scoring import (
    SCORINGS,
    Status,
    beams,
    gain,
    line_states,
    sheets,
)

_SPEC = importlib.util.spec_from_file_location(
    "independent", Path(__file__).with_name("independent.py")
)
assert _SPEC is not None
assert _SPEC.loader is not None
independent = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(independent)


def line_of(values: dict[int, Bands]) -> Board:
    return tuple(tile_of(values[cell]) if cell in values else None for cell in range(CELL_COUNT))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board, with any number of tiles on it."""
    tiles = draw(st.permutations(range(len(TILES))))[:CELL_COUNT]
    filled = draw(st.sets(st.integers(0, CELL_COUNT - 1)))
    full = draw(st.booleans())
    return tuple(tile if full or cell in filled else None for cell, tile in enumerate(tiles))


def biased_board(dice: Random) -> Board:
    """A full board on which lines and beams are frequent."""
    cells: list[int | None] = [None] * CELL_COUNT
    tiles = list(range(len(TILES)))
    dice.shuffle(tiles)
    for tile in tiles[:CELL_COUNT]:
        empty = [cell for cell in range(CELL_COUNT) if cells[cell] is None]
        trials = dice.sample(empty, min(6, len(empty)))

        def broken(cell: int, tile: int = tile) -> int:
            after = (*cells[:cell], tile, *cells[cell + 1 :])
            return sum(state.status is Status.BROKEN for state in line_states(after))

        cells[min(trials, key=broken)] = tile
    return tuple(cells)


def test_the_example_of_the_rulebook_scores_178() -> None:
    """H-10, H-11, H-16"""
    sheet = sheets([LINES_178], "standard")[0]
    scored = sorted((line.details["value"], line.details["length"]) for line in sheet.lines)
    wanted = [(9, 3), (1, 4), (5, 5), (1, 3), (2, 3), (7, 4), (6, 5), (2, 3), (3, 3), (8, 5)]
    assert scored == sorted(wanted)
    assert sheet.total == 178


def test_the_best_board_scores_307_and_sixteen_reach_it() -> None:
    """H-12"""
    best, found = best_boards()
    assert best == 307
    assert len(set(found)) == 16
    for one in found:
        assert len(set(one)) == CELL_COUNT
        triples = [TILES[tile] for tile in one if tile is not None]
        assert independent.totals([triples], "standard") == [307]


def test_a_line_with_one_other_colour_scores_nothing() -> None:
    """H-10"""
    good = {0: (9, 2, 3), 1: (9, 6, 4), 2: (9, 7, 8)}
    assert sheets([line_of(good)], "standard")[0].total == 27
    spoilt = {**good, 1: (5, 6, 4)}
    assert sheets([line_of(spoilt)], "standard")[0].total == 0


def test_the_example_of_the_rulebook_with_beams_scores_319() -> None:
    """H-17, H-19, H-20"""
    assert len(set(BEAMS_319)) == CELL_COUNT
    assert sheets([BEAMS_319], "standard")[0].total == 228
    sheet = sheets([BEAMS_319], "beams")[0]
    rays = sorted((line.key, line.points) for line in sheet.lines if line.key != "line")
    assert rays == [("moonbeam", 18), ("moonbeam", 24), ("sunbeam", 21), ("sunbeam", 28)]
    assert sheet.total == 319


def test_beams_count_on_top_whether_or_not_the_line_scores() -> None:
    """H-17, H-20"""
    rays = {(beam.line.length, beam.sun): beam.value for beam in beams(BEAMS_319)}
    assert rays == {(4, False): 2, (3, True): 4, (4, True): 0, (3, False): 0}


MOONBEAM_4_WHITE = {3: (1, 2, 3), 4: (1, 6, 4), 5: (1, 6, 8), 6: (1, 7, 4)}
MOONBEAM_3_DARK_GREEN = {0: (9, 2, 4), 1: (9, 2, 8), 2: (9, 6, 3)}
MOONBEAM_4_PINK = {3: (1, 6, 8), 8: (1, 7, 8), 13: (5, 2, 8), 17: (9, 2, 8)}


def best(*tables: dict[int, Bands]) -> list[int]:
    """The points of each board for its beams alone."""
    return [
        sum(line.points for line in sheet.lines if line.key.startswith("best"))
        for sheet in sheets([line_of(table) for table in tables], "best-beam")
    ]


def test_a_longer_beam_beats_a_shorter_one_of_higher_value() -> None:
    """H-18"""
    assert best(MOONBEAM_4_WHITE, MOONBEAM_3_DARK_GREEN) == [60, 0]


def test_at_equal_length_the_higher_value_wins() -> None:
    """H-18"""
    assert best(MOONBEAM_4_WHITE, MOONBEAM_4_PINK, MOONBEAM_3_DARK_GREEN) == [0, 60, 0]


def test_the_moonbeam_of_the_example_lies_in_a_red_line_that_scores() -> None:
    """H-18, H-20"""
    rivals = [line_of(MOONBEAM_4_WHITE), line_of(MOONBEAM_3_DARK_GREEN), BEAMS_319]
    earned = [line for line in sheets(rivals, "best-beam")[2].lines if line.key != "line"]
    assert [(line.key, line.points, dict(line.details)) for line in earned] == [
        ("best-sunbeam", 60, {"length": 3, "value": 4, "shared": 1}),
        ("best-moonbeam", 60, {"length": 4, "value": 2, "shared": 1}),
    ]
    pink = sheets([*rivals, line_of(MOONBEAM_4_PINK)], "best-beam")
    assert [line.key for line in pink[3].lines if line.points == 60] == ["best-moonbeam"]


@pytest.mark.parametrize(("tied", "share"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_equal_beams_share_the_sixty(tied: int, share: int) -> None:
    """H-18"""
    assert best(*[MOONBEAM_4_WHITE] * tied) == [share] * tied


def test_a_beam_without_a_scoring_line_earns_nothing() -> None:
    """H-18"""
    moons = {0: (1, 2, 3), 1: (5, 2, 4), 2: (9, 2, 8)}
    assert best(moons, {}) == [0, 0]
    assert [line.key for line in sheets([line_of(moons)], "beams")[0].lines] == ["moonbeam"]


def test_sunbeams_and_moonbeams_are_rated_apart() -> None:
    """H-18"""
    sunbeam = {0: (9, 2, 3), 1: (9, 6, 4), 2: (9, 7, 8)}
    assert best(MOONBEAM_4_WHITE, sunbeam) == [60, 60]


@given(st.lists(boards(), min_size=1, max_size=6), st.sampled_from(SCORINGS))
def test_both_scorers_agree_on_any_boards(tables: list[Board], scoring: str) -> None:
    """H-10, H-17, H-18"""
    triples = [[None if t is None else TILES[t] for t in table] for table in tables]
    assert [sheet.total for sheet in sheets(tables, scoring)] == independent.totals(
        triples, scoring
    )


@pytest.mark.parametrize("scoring", SCORINGS)
def test_both_scorers_agree_on_boards_rich_in_lines(scoring: str) -> None:
    dice = Random(11)
    seen = 0
    for _ in range(60):
        tables = [biased_board(dice) for _ in range(3)]
        triples = [[TILES[t] for t in table if t is not None] for table in tables]
        totals = [sheet.total for sheet in sheets(tables, scoring)]
        assert totals == independent.totals(triples, scoring)
        seen += max(totals)
    assert seen > 60 * 30


@given(boards(), st.sampled_from(SCORINGS[:2]), st.data())
def test_the_gain_of_a_placement_is_the_difference_it_makes(
    table: Board, scoring: str, data: st.DataObject
) -> None:
    empty = [cell for cell in range(CELL_COUNT) if table[cell] is None]
    unused = [tile for tile in range(len(TILES)) if tile not in table]
    if not empty:
        return
    cell, tile = data.draw(st.sampled_from(empty)), data.draw(st.sampled_from(unused))
    after = (*table[:cell], tile, *table[cell + 1 :])
    wanted = sheets([after], scoring)[0].total - sheets([table], scoring)[0].total
    assert gain(table, cell, tile, scoring) == wanted
