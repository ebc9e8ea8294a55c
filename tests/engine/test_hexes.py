"""Hexagonal coordinates."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from harmony_desktop.engine.hexes import DIRECTIONS, Hex

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


@given(hexes)
def test_six_sixths_are_a_whole_turn(place: Hex) -> None:
    assert place.turned(6) == place
    turned = place
    for _ in range(6):
        turned = turned.turned()
    assert turned == place


@given(hexes)
def test_mirroring_twice_changes_nothing(place: Hex) -> None:
    assert place.mirrored().mirrored() == place


@given(hexes, hexes, st.integers(0, 5))
def test_turning_keeps_distances(first: Hex, second: Hex, sixths: int) -> None:
    assert first.distance(second) == first.turned(sixths).distance(second.turned(sixths))


def test_directions_go_clockwise_from_the_top() -> None:
    assert DIRECTIONS[0] == Hex(0, -1)
    for now, following in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True):
        assert now.turned() == following


def test_neighbours_lie_at_equal_distance_on_the_plane() -> None:
    x, y = Hex(0, 0).centre(2.0)
    for beside in Hex(0, 0).neighbours():
        bx, by = beside.centre(2.0)
        assert round((bx - x) ** 2 + (by - y) ** 2, 9) == 12.0
