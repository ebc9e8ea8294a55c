"""The layout as bits agrees with the rules spelt out square by square (T-4, T-5)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.games.terraces.components import (
    KINDS,
    START,
    TILES,
    TURNS,
    Colour,
    Colours,
    footprint,
)
from harmony_desktop.games.terraces.terrain import MARGIN, START_LAYOUT, Frame, Layout, indices

Tops = dict[tuple[int, int], tuple[int, Colour, int]]
"""Level, colour and tile of every visible square: the plain picture."""

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def plain_legal(tops: Tops, colours: Colours, x: int, y: int, turn: int) -> bool:
    """T-4 and T-5 in their own words."""
    under = footprint(x, y, turn)
    covered = [tops[square] for square in under if square in tops]
    if not covered:
        return any((sx + dx, sy + dy) in tops for sx, sy in under for dx, dy in SIDES)
    if len(covered) < 3:
        return False
    same_level = len({level for level, _, _ in covered}) == 1
    two_tiles = len({tile for _, _, tile in covered}) >= 2
    clash = any(
        {upper, lower} == {Colour.RED, Colour.GREEN}
        for upper, (_, lower, _) in zip(colours, covered, strict=True)
    )
    return same_level and two_tiles and not clash


def plain_places(tops: Tops, colours: Colours) -> set[tuple[int, int, int]]:
    near = {(x + dx, y + dy) for x, y in tops for dx in range(-3, 4) for dy in range(-3, 4)}
    return {
        (x, y, turn) for x, y in near for turn in TURNS if plain_legal(tops, colours, x, y, turn)
    }


def places(layout: Layout, colours: Colours) -> set[tuple[int, int, int]]:
    return {
        (*layout.frame.square(corner), turn)
        for turn, corners in enumerate(layout.places(colours))
        for corner in indices(corners)
    }


def grown(seed: int, tiles: int, rise: float = 0.7) -> tuple[Layout, Tops]:
    """A random layout, and the plain picture of it; rising is preferred so that it gets high."""
    rng = Random(seed)
    layout = START_LAYOUT
    tops: Tops = {(x, y): (1, colour, 0) for x, y, colour in START}
    for number in range(1, tiles + 1):
        colours = TILES[number % 2][rng.choice(KINDS)]
        options = sorted(places(layout, colours))
        rises = [option for option in options if layout.level(*option[:2])]
        x, y, turn = rng.choice(rises if rises and rng.random() < rise else options)
        level = layout.level(x, y) + 1
        layout = layout.laid(colours, x, y, turn)
        for square, colour in zip(footprint(x, y, turn), colours, strict=True):
            tops[square] = (level, colour, number)
    return layout, tops


@pytest.mark.parametrize("seed", range(4))
def test_the_legal_places_of_every_tile_are_those_of_the_plain_rules(seed: int) -> None:
    """T-4, T-5"""
    for tiles in (0, 1, 2, 5, 12, 25, 40):
        layout, tops = grown(seed, tiles)
        for seat in (0, 1):
            for kind in KINDS:
                colours = TILES[seat][kind]
                assert places(layout, colours) == plain_places(tops, colours)


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
        assert (problem is None) == plain_legal(tops, colours, x, y, turn)


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
