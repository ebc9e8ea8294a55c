"""The components (T-1, T-2)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.games.terraces.rules.components import (
    CELL_STEPS,
    COLOUR_OF_SEAT,
    KINDS,
    REACH,
    SET,
    START,
    STEPS,
    TILE_COUNT,
    TILES,
    TURNS,
    Colour,
    cell_of,
    footprint,
    square_of,
)

N, R, G = Colour.NEUTRAL, Colour.RED, Colour.GREEN


def test_there_are_forty_l_shaped_tiles_and_a_start_tile_of_one_red_and_one_green_square() -> None:
    """T-1"""
    assert TILE_COUNT == 40
    assert [colour for _, _, colour in START] == [R, G]
    (x, y, _), (other_x, other_y, _) = START
    assert abs(x - other_x) + abs(y - other_y) == 1
    for turn in TURNS:
        corner, *arms = footprint(5, -2, turn)
        assert corner == (5, -2)
        assert all(abs(x - 5) + abs(y + 2) == 1 for x, y in arms)
        assert arms[0][0] != arms[1][0]
        assert arms[0][1] != arms[1][1]


@pytest.mark.parametrize(("seat", "own", "other"), [(0, R, G), (1, G, R)])
def test_a_set_holds_two_of_each_of_the_ten_kinds(seat: int, own: Colour, other: Colour) -> None:
    """T-2"""
    assert COLOUR_OF_SEAT[seat] is own
    assert len(SET) == 20
    assert Counter(SET) == dict.fromkeys(KINDS, 2)
    contents = Counter(tuple(sorted(TILES[seat][kind])) for kind in KINDS)
    assert contents == {
        (own, own, own): 1,
        tuple(sorted((own, own, N))): 3,
        tuple(sorted((own, N, N))): 3,
        tuple(sorted((own, own, other))): 3,
    }


def test_no_two_kinds_are_the_same_after_any_rotation() -> None:
    """T-2"""
    for seat in (0, 1):
        seen = set()
        for kind in KINDS:
            for turn in TURNS:
                places = footprint(0, 0, turn)
                left, top = min(x for x, _ in places), min(y for _, y in places)
                seen.add(
                    frozenset(
                        (x - left, y - top, colour)
                        for (x, y), colour in zip(places, TILES[seat][kind], strict=True)
                    )
                )
        assert len(seen) == len(KINDS) * len(TURNS)


def test_a_quarter_turn_goes_clockwise() -> None:
    """T-3"""
    for turn in TURNS:
        before = footprint(0, 0, turn)
        after = footprint(0, 0, (turn + 1) % 4)
        assert after == tuple((-y, x) for x, y in before)


@given(st.integers(-REACH, REACH), st.integers(-REACH, REACH))
def test_a_cell_names_one_square_and_its_steps_lead_to_the_neighbours(x: int, y: int) -> None:
    assert square_of(cell_of(x, y)) == (x, y)
    for step, difference in zip(STEPS, CELL_STEPS, strict=True):
        assert cell_of(x + step.x, y + step.y) == cell_of(x, y) + difference
