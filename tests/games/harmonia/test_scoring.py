"""Points for shape, border and patterns; agreement with the independent scorer."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.rules.components import mirrored, turned, written
from harmony_desktop.games.harmonia.rules.scoring import (
    Shape,
    advanced_sheet,
    basic_sheet,
    green_border,
    holes,
    mirror_axes,
    outer_border,
    patterns,
    shape,
    won,
)
from tests.games.harmonia import harmonia_independent as independent
from tests.games.harmonia import harmonia_layouts as layouts


def lines(layout, players=2, misfits=0):
    """The points of each key of the sheet; patterns as a list."""
    sheet = advanced_sheet(layout, players, 60, misfits)
    found = {line.key: line.points for line in sheet.lines if line.key != "pattern"}
    found["pattern"] = sorted(line.points for line in sheet.lines if line.key == "pattern")
    return found


def sides_as_text(layout):
    return {tuple(cell): written(sides) for cell, sides in layout.items()}


@pytest.mark.parametrize(("text", "players", "sizes", "total"), layouts.EXAMPLES)
def test_the_examples_of_the_rulebook_come_out_with_our_tiles(text, players, sizes, total):
    """A-14"""
    layout = layouts.read(text)
    sheet = advanced_sheet(layout, players, 60, 0)
    assert sheet.total == total
    scoring = [line for line in sheet.lines if line.key == "pattern"]
    assert sorted(line.details["tiles"] for line in scoring) == sizes
    assert independent.total(sides_as_text(layout), players) == total


def test_the_lines_of_the_first_example_are_those_of_the_rulebook():
    """A-10, A-11, A-12, A-13, A-14"""
    assert lines(layouts.read(layouts.TRIANGLE_OF_21), 3) == {
        "players": 30,
        "shape": 30,
        "border": 0,
        "pattern": [20, 20, 60],
        "unused": -78,
        "misfits": 0,
    }


def test_the_lines_of_the_second_example_are_those_of_the_rulebook():
    """A-11, A-14"""
    found = lines(layouts.read(layouts.SYMMETRIC_OF_22), 4)
    assert (found["players"], found["unused"]) == (40, -76)
    assert found["shape"] + found["border"] == 60
    assert found["pattern"] == [10, 10, 20, 20]


def test_the_lines_of_the_third_example_are_those_of_the_rulebook():
    """A-11, A-14"""
    layout = layouts.read(layouts.HOLE_OF_18)
    found = lines(layout, 2)
    assert (found["shape"], found["border"], found["pattern"]) == (0, 0, [10])
    assert holes(layout) == (Hex(0, 0),)
    assert len(patterns(layout)) > 1, "other patterns lie there and get nothing"


def test_one_tile_alone_is_symmetric_and_no_hexagon():
    """A-19: a shape with equal sides needs two tiles a side; three times 20 with a green border."""
    assert shape([Hex(3, -2)]) is Shape.SYMMETRIC
    blank, petal = lines({Hex(0, 0): 0}), lines({Hex(0, 0): 1})
    assert (blank["shape"], blank["border"]) == (20, 40)
    assert (petal["shape"], petal["border"]) == (20, 0)
    assert shape(layouts.triangle(2)) is Shape.TRIANGLE
    assert shape(layouts.rhombus(2)) is Shape.RHOMBUS
    assert shape(layouts.hexagon(2)) is Shape.HEXAGON


@pytest.mark.parametrize("n", [2, 3, 4])
def test_hexagons_of_every_size_are_worth_50(n):
    """A-11"""
    assert shape(layouts.hexagon(n)) is Shape.HEXAGON
    assert lines(dict.fromkeys(layouts.hexagon(n), 0))["shape"] == 50


@pytest.mark.parametrize("n", range(2, 11))
@pytest.mark.parametrize("sixths", range(2))
def test_triangles_of_every_size_and_both_ways_up_are_worth_30(n, sixths):
    """A-11"""
    cells = [cell.turned(sixths) for cell in layouts.triangle(n)]
    assert shape(cells) is Shape.TRIANGLE


@pytest.mark.parametrize("n", range(2, 8))
@pytest.mark.parametrize("sixths", range(3))
def test_rhombi_of_every_size_and_direction_are_worth_30(n, sixths):
    """A-11"""
    cells = [cell.turned(sixths) + Hex(5, -9) for cell in layouts.rhombus(n)]
    assert shape(cells) is Shape.RHOMBUS


@pytest.mark.parametrize("n", [3, 4, 5])
def test_a_regular_shape_without_one_corner_is_regular_no_more(n):
    """A-11"""
    for cells in (layouts.hexagon(n), layouts.triangle(n), layouts.rhombus(n)):
        assert shape(cells[1:]) in (Shape.SYMMETRIC, Shape.OTHER)
        assert shape([*cells, cells[-1] + Hex(1, 1)]) in (Shape.SYMMETRIC, Shape.OTHER)


def test_a_long_parallelogram_is_neither_a_rhombus_nor_symmetric():
    """A-11"""
    assert shape([Hex(q, r) for q in range(2) for r in range(3)]) is Shape.OTHER


def test_a_gap_that_opens_to_the_outside_is_no_hole():
    """A-11"""
    ring = [cell for cell in layouts.hexagon(2) if cell != Hex(0, 0)]
    assert shape(ring) is Shape.HOLE
    assert shape(ring[1:]) is not Shape.HOLE
    assert holes(ring[1:]) == ()


@pytest.mark.parametrize(
    ("cells", "twelfths"),
    [
        # Through the middles of tiles and of their sides: a column, one tile at each hand.
        ([(0, 0), (0, 1), (0, 2), (-1, 2), (1, 1), (0, 3)], 0),
        # Through the middle of a tile and its corners: a V lying on its side.
        ([(0, 0), (1, -1), (1, 0), (2, -2), (2, 0)], 3),
        # Along the sides between tiles: two rows of a column, mirrored in the side they share.
        ([(0, 0), (0, 1), (-1, 0), (-1, 2)], 3),
    ],
)
def test_axes_run_through_cells_through_corners_and_along_sides(cells, twelfths):
    """A-16"""
    axes = mirror_axes({Hex(*cell): 0 for cell in cells})
    assert twelfths in [axis.twelfths for axis in axes]
    assert independent.mirrors([independent.centre(cell) for cell in cells])


def test_an_axis_may_run_through_corners_of_a_single_tile():
    """A-16"""
    twelfths = [axis.twelfths for axis in mirror_axes({Hex(3, -5): 0b000011})]
    assert twelfths == [1], "two neighbouring sides mirror only in the line through their corner"


def test_an_axis_may_run_along_the_side_between_two_tiles():
    """A-16"""
    pair = {Hex(0, 0): 1 << 3, Hex(0, 1): 1}
    assert [axis.twelfths for axis in mirror_axes(pair)] == [0, 3]
    across = next(axis for axis in mirror_axes(pair) if axis.twelfths == 3)
    assert (across.x, across.y) == pytest.approx((0, 3**0.5 / 2)), "the middle of the shared side"


def test_a_turned_pattern_without_a_mirror_is_not_symmetric():
    """A-12: a turn by half is no mirror."""
    winding = layouts.read("0,0:000100 0,1:100010 -1,2:010100 -1,3:100000")
    (pattern,) = patterns(winding)
    assert pattern.closed
    assert not pattern.symmetric
    assert pattern.points == 0


def test_the_ornament_must_be_mirrored_not_the_cells_alone():
    """A-12: four tiles in a diamond; a path that turns through it mirrors, a hook does not."""
    ring = layouts.read("0,0:001100 1,0:000011 0,1:110000")
    assert patterns(ring)[0].points == 10
    diamond = layouts.read("0,0:001100 1,0:000111 0,1:110000 1,1:100000")
    (pattern,) = patterns(diamond)
    assert pattern.closed
    assert shape(pattern.cells) is Shape.RHOMBUS, "the cells alone have mirror axes"
    assert not pattern.symmetric
    assert pattern.points == 0


def test_an_open_pattern_gets_nothing_and_names_its_open_sides():
    """A-12"""
    layout = layouts.read("0,0:000100 0,1:100100 0,2:100100")
    (pattern,) = patterns(layout)
    assert pattern.symmetric
    assert pattern.open_sides == ((Hex(0, 2), 3),)
    assert pattern.points == 0
    layout[Hex(0, 3)] = 1
    assert patterns(layout)[0].points == 20


@pytest.mark.parametrize(
    ("size", "points"), [(2, 0), (3, 10), (4, 20), (5, 20), (6, 20), (7, 60), (9, 60)]
)
def test_a_pattern_is_worth_more_the_larger_it_is(size, points):
    """A-12"""
    column = {Hex(0, r): 0b001001 for r in range(size)}
    column[Hex(0, 0)] = 0b001000
    column[Hex(0, size - 1)] = 0b000001
    assert lines(column)["pattern"] == ([points] if points else [])


def test_touching_tiles_without_joined_ornaments_are_two_patterns():
    """A-2, A-12"""
    layout = layouts.read("0,0:000100 0,1:100000 1,0:000100 1,1:100000 2,0:000000")
    assert [len(pattern.cells) for pattern in patterns(layout)] == [2, 2]


def test_a_light_green_border_triples_the_shape():
    """A-11"""
    layout = dict.fromkeys(layouts.hexagon(2), 0)
    assert lines(layout)["border"] == 100
    layout[Hex(1, 0)] = 1 << 2
    assert lines(layout)["border"] == 0


def test_sides_at_a_hole_are_not_the_outer_border():
    """A-11"""
    ring = [cell for cell in layouts.hexagon(2) if cell != Hex(0, 0)]
    assert len(outer_border(ring)) == 18
    layout = dict.fromkeys(ring, 0)
    layout[Hex(0, -1)] = 1 << 3
    assert green_border(layout)


def test_players_unused_tiles_and_misfits_count():
    """A-7, A-10, A-13"""
    found = lines({Hex(0, 0): 0}, 6, 3)
    assert (found["players"], found["unused"], found["misfits"]) == (60, -118, -30)


def test_the_goal_is_the_hexagon_of_37_with_a_light_green_border_and_nothing_else():
    """A-9"""
    layout = dict.fromkeys(layouts.hexagon(4), 0)
    assert won(layout)
    assert basic_sheet(layout).total == 1
    assert basic_sheet(layout, lost=True).total == 0
    assert not won({**layout, Hex(4, 0): 0})
    assert not won(dict(list(layout.items())[1:]))
    assert not won({**layout, Hex(3, 0): 1 << 2})
    assert not won(dict.fromkeys(layouts.hexagon(3), 0))


def test_inner_ornaments_do_not_matter_for_the_goal():
    """A-9"""
    layout = layouts.ornamented(Random(1), layouts.hexagon(4), 0.5, 0, None)
    assert any(layout.values())
    assert won(layout)


def by_chance(seed):
    """Random layouts of every sort: regular shapes, blobs, mirrored blobs with mirrored
    ornament."""
    dice = Random(seed)
    mirror = None
    sort = dice.randrange(6)
    if sort == 0:
        cells = layouts.hexagon(dice.randint(1, 4))
    elif sort == 1:
        cells = [cell.turned(dice.randrange(1)) for cell in layouts.triangle(dice.randint(2, 9))]
    elif sort == 2:
        cells = layouts.rhombus(dice.randint(2, 7))
    elif sort == 3:
        cells = layouts.blob(dice, dice.randint(1, 40))
    else:
        cells, axis, shift = layouts.mirrored_blob(dice, dice.randint(2, 40))
        mirror = (axis, shift)
    density = dice.choice((0.1, 0.25, 0.4))
    opened = dice.choice((0, 0, 0.05, 0.3))
    layout = layouts.ornamented(dice, cells, density, opened, mirror)
    sixths = dice.randrange(6)
    return {cell.turned(sixths): turned(sides, sixths) for cell, sides in layout.items()}


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32))
def test_the_score_agrees_with_the_independent_scorer(seed):
    """A-10 to A-13, A-16"""
    layout = by_chance(seed)
    text = sides_as_text(layout)
    found = lines(layout, 4, 1)
    assert found["shape"] == independent.shape_points(list(text))
    assert found["pattern"] == independent.pattern_points(text)
    assert advanced_sheet(layout, 4, 60, 1).total == independent.total(text, 4, 1)


def test_the_layouts_by_chance_are_of_every_sort():
    """The property above must meet every shape, and patterns of every worth."""
    made = [by_chance(seed) for seed in range(120)]
    assert {shape(layout) for layout in made} == set(Shape) - {Shape.EMPTY}
    worths = {points for layout in made for points in lines(layout)["pattern"]}
    assert worths == {10, 20, 60}
    found = [pattern for layout in made for pattern in patterns(layout)]
    assert {(pattern.closed, pattern.symmetric) for pattern in found} == {
        (True, True),
        (True, False),
        (False, True),
        (False, False),
    }
    assert {axis.twelfths for pattern in found for axis in pattern.axes} == set(range(6))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 5), st.integers(0, 5))
def test_turning_mirroring_and_moving_a_layout_changes_no_points(seed, sixths, axis):
    """A-11, A-12"""
    layout = by_chance(seed)
    shift = Hex(7, -3)
    changed = {
        cell.turned(sixths).mirrored().turned(axis) + shift: mirrored(turned(sides, sixths), axis)
        for cell, sides in layout.items()
    }
    assert lines(changed) == lines(layout)


def test_an_axis_maps_every_cell_of_its_pattern_onto_the_pattern():
    """A-16: the point and the direction given for drawing are those of the mirror."""
    for seed in range(40):
        for pattern in patterns(by_chance(seed)):
            centres = [cell.centre() for cell in pattern.cells]
            for twelfths, x, y in pattern.axes:
                angle = pi / 6 * twelfths
                along = (sin(angle), -cos(angle))
                for u, v in centres:
                    dot = (u - x) * along[0] + (v - y) * along[1]
                    mirrored_point = (
                        2 * (x + dot * along[0]) - u,
                        2 * (y + dot * along[1]) - v,
                    )
                    assert any(
                        mirrored_point == pytest.approx(other, abs=1e-6) for other in centres
                    )


def test_directions_and_sides_agree():
    """The first side is the top one, and they go clockwise."""
    assert DIRECTIONS[0] == Hex(0, -1)
    assert tuple(tuple(step) for step in DIRECTIONS) == independent.STEPS
