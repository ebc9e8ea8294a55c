"""The box: H-1 to H-4 and H-19."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from harmony_desktop.games.harmony.rules.components import (
    CELLS,
    LINES,
    LINES_OF_CELL,
    NEIGHBOURS,
    SUN,
    TILES,
    Direction,
)


def test_the_board_has_nineteen_cells_in_five_columns() -> None:
    """H-1"""
    assert len(CELLS) == 19
    assert [len([c for c in CELLS if c.q == q]) for q in range(5)] == [3, 4, 5, 4, 3]


def test_every_combination_of_values_is_one_tile() -> None:
    """H-2"""
    assert sorted(TILES) == sorted(product((1, 5, 9), (2, 6, 7), (3, 4, 8)))
    assert len(TILES) == 27


def test_every_value_has_a_colour_of_its_own() -> None:
    """H-3"""
    from harmony_desktop.games.harmony.table.art import COLOURS
    from harmony_desktop.games.harmony.texts import COLOURS as NAMES

    assert set(COLOURS) == set(NAMES) == set(range(1, 10))
    assert len({colour.name() for colour in COLOURS.values()}) == 9
    assert len(set(NAMES.values())) == 9


def test_a_tile_is_a_sun_when_none_or_two_of_its_values_are_among_the_lowest() -> None:
    """H-4, H-19"""
    for tile, sun in zip(TILES, SUN, strict=True):
        assert sun is (len({1, 2, 3} & set(tile)) in (0, 2))
    assert SUN[TILES.index((9, 7, 8))] is True
    assert SUN[TILES.index((1, 2, 4))] is True
    assert SUN[TILES.index((9, 2, 8))] is False
    assert SUN[TILES.index((1, 2, 3))] is False


def test_suns_and_moons_are_spread_evenly_over_the_values() -> None:
    """H-19"""
    assert sum(SUN) == 14
    suns = [tile for tile, sun in zip(TILES, SUN, strict=True) if sun]
    for band in Direction:
        assert set(Counter(tile[band] for tile in suns).values()) == {4, 5}
    for first, second in combinations(Direction, 2):
        pairs = Counter((tile[first], tile[second]) for tile in suns)
        assert len(pairs) == 9
        assert set(pairs.values()) == {1, 2}


def test_there_are_fifteen_lines_of_the_right_lengths() -> None:
    """H-10"""
    for direction in Direction:
        lines = [line for line in LINES if line.direction is direction]
        assert [line.length for line in lines] == [3, 4, 5, 4, 3]
        assert sorted(cell for line in lines for cell in line.cells) == list(range(19))


def test_three_lines_cross_in_every_cell() -> None:
    for lines in LINES_OF_CELL:
        assert [LINES[line].direction for line in lines] == list(Direction)


def test_lines_run_through_neighbours() -> None:
    for line in LINES:
        for here, following in zip(line.cells, line.cells[1:], strict=False):
            assert following in NEIGHBOURS[here]


def test_the_rising_line_of_the_lower_left_corner_goes_up_to_the_right() -> None:
    lowest_of_first_column = 2
    rising = LINES[LINES_OF_CELL[lowest_of_first_column][Direction.RISING]]
    heights = [CELLS[cell].centre()[1] for cell in rising.cells]
    assert rising.length == 5
    assert heights == sorted(heights, reverse=True)
