"""The layout as bits agrees with the literal rules, square by square (T-4, T-5)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.games.terraces.rules.components import KINDS, TILES, TURNS, Colour, Colours
from harmony_desktop.games.terraces.rules.terrain import (
    MARGIN,
    START_LAYOUT,
    Frame,
    TerrainLayout,
    flags,
    indices,
    nth,
)

from . import reference
from .reference import Tops

SIDES = reference.SIDES


def places(layout: TerrainLayout, colours: Colours) -> set[tuple[int, int, int]]:
    return {
        (*layout.frame.square(corner), turn)
        for turn, corners in enumerate(layout.places(colours))
        for corner in indices(corners)
    }


def grown(seed: int, tiles: int, rise: float = 0.7) -> tuple[TerrainLayout, Tops]:
    """A random layout and its literal picture; tiles on others are preferred, to make it high."""
    rng = Random(seed)
    layout = START_LAYOUT
    tops = reference.start_tops()
    for number in range(1, tiles + 1):
        colours = TILES[number % 2][rng.choice(KINDS)]
        options = sorted(places(layout, colours))
        rises = [option for option in options if layout.level(*option[:2])]
        x, y, turn = rng.choice(rises if rises and rng.random() < rise else options)
        layout = layout.laid(colours, x, y, turn)
        reference.lay(tops, colours, x, y, turn, number)
    return layout, tops


@pytest.mark.parametrize("seed", range(4))
def test_the_legal_places_of_every_tile_are_those_of_the_plain_rules(seed: int) -> None:
    """T-4, T-5"""
    for tiles in (0, 1, 2, 5, 12, 25, 40):
        layout, tops = grown(seed, tiles)
        for seat in (0, 1):
            for kind in KINDS:
                colours = TILES[seat][kind]
                assert places(layout, colours) == reference.places(tops, colours)


@pytest.mark.parametrize("way", ["column", "arranged", "blind", "open-hand"])
@pytest.mark.parametrize("rising", [0.0, 0.9])
def test_random_games_are_those_of_the_plain_rules(way: str, rising: float) -> None:
    """T-3 to T-8: moves in their order, what is seen, scores; thousands of games by command."""
    for seed in range(4):
        assert reference.compare(way, 1000 + seed, rising) >= 40


@given(st.integers(0, 1 << 900))
def test_the_squares_of_a_set_are_counted_from_the_lowest(bits: int) -> None:
    found = indices(bits)
    assert found == [number for number, flag in enumerate(flags(bits)) if flag]
    assert found == [number for number in range(901) if bits >> number & 1]
    assert [nth(bits, number) for number in range(len(found))] == found


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 10**6),
    st.integers(0, 40),
    st.sampled_from(KINDS),
    st.integers(-9, 9),
    st.integers(-9, 9),
    st.sampled_from(TURNS),
)
def test_a_reason_is_given_exactly_where_a_tile_cannot_lie(
    seed: int, tiles: int, kind: int, x: int, y: int, turn: int
) -> None:
    """T-4, T-5"""
    layout, tops = grown(seed, tiles)
    for seat in (0, 1):
        colours = TILES[seat][kind]
        problem = layout.problem(colours, x, y, turn)
        legal = reference.legal(tops, colours, x, y, turn)
        assert (problem is None) == legal
        assert layout.allows(colours, x, y, turn) == legal


@pytest.mark.parametrize("seed", range(6))
def test_levels_and_colours_are_those_of_the_plain_picture(seed: int) -> None:
    """T-5"""
    layout, tops = grown(seed, 40)
    assert {layout.frame.square(index) for index in indices(layout.taken)} == set(tops)
    for (x, y), (level, colour, _) in tops.items():
        assert layout.level(x, y) == level
        assert layout.colour(x, y) is colour
    assert max(level for level, _, _ in tops.values()) == len(layout.levels)
    shown = [layout.of_colour(colour) for colour in Colour]
    assert shown[0] | shown[1] | shown[2] == layout.taken
    assert sum(bits.bit_count() for bits in shown) == len(tops)


@pytest.mark.parametrize("direction", SIDES)
def test_the_table_is_endless(direction: tuple[int, int]) -> None:
    """T-4: a chain of forty tiles in any direction stays legal, and every frame has its margin."""
    layout = START_LAYOUT
    colours = TILES[0][0]
    for _ in range(40):
        x, y, turn = max(
            places(layout, colours), key=lambda p: (p[0] * direction[0] + p[1] * direction[1], p)
        )
        layout = layout.laid(colours, x, y, turn)
        for square in layout.frame.squares(layout.taken):
            assert layout.frame.holds(*square, MARGIN)
    _, _, width, height = layout.bounds()
    assert max(width, height) > 60


def test_a_layout_is_the_same_in_another_frame() -> None:
    layout, _ = grown(3, 20)
    other = layout.reframed(11)
    assert other.frame != layout.frame
    assert other.bounds() == layout.bounds()
    assert other.squares() == layout.squares()
    for kind in KINDS:
        assert places(other, TILES[1][kind]) == places(layout, TILES[1][kind])
    assert other.reframed(5) == layout.reframed(5)


def test_a_frame_numbers_its_squares_row_by_row() -> None:
    frame = Frame(-2, -1, 5, 4)
    assert [frame.square(index) for index in (0, 4, 5, 19)] == [(-2, -1), (2, -1), (-2, 0), (2, 2)]
    assert frame.index(2, 2) == 19
    assert frame.bit(3, 0) == 0
    assert frame.squares(frame.inner) == [(x, y) for y in (0, 1) for x in (-1, 0, 1)]
