"""A learnt judgement of a position: the final lead of the side to move.

Points alone say little before the end. Both colours are described by what a player sees in a
region: can it rise, can it grow, where can it be cut, is another near enough to be joined. Every
feature is an integer (`SIGHTS` of them for each colour), found with a few operations on bits for
all squares at once; weights that change as the table fills combine them. They were fitted to the
results of many games between the bots themselves: see `training/terraces`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from harmony_desktop.games.terraces.bots.evaluation import EVENLY, Minds
from harmony_desktop.games.terraces.bots.weights import PARTS, WEIGHTS
from harmony_desktop.games.terraces.rules.components import KINDS, TILE_COUNT, TILES
from harmony_desktop.games.terraces.rules.terrain import Bits, TerrainLayout

SIGHTS: Final = 16
"""The number of features of a colour."""
_MOST_UP, _MOST_RISES, _MOST_JOINS, _MOST_CUTS = 6, 16, 4, 16
"""Limits of features: more chances than these are not better."""
CUTTERS: Final = tuple(kind for kind in KINDS if 0 in TILES[0][kind])
"""The kinds with neutral squares: only these can cut a region."""

Left = Sequence[Sequence[int]]
"""The number of tiles of each kind that each side has not placed yet."""


@cache
def _weights(laid: int, own: float, their: float) -> tuple[int, ...]:
    """The weights after `laid` tiles, in thousandths of a point; `own` and `their` weight the
    colours."""
    left = TILE_COUNT - laid
    total = TILE_COUNT * TILE_COUNT
    weights = [
        (one * total + two * left * TILE_COUNT + three * left * left) // total
        for one, two, three in WEIGHTS
    ]
    counts = [own] * SIGHTS + [their] * SIGHTS + [1] * (len(WEIGHTS) - 2 * SIGHTS)
    return tuple(round(count * weight) for count, weight in zip(counts, weights, strict=True))


def weights_after(laid: int) -> tuple[float, ...]:
    """The points that one more of each feature is worth after `laid` tiles."""
    return tuple(weight / PARTS for weight in _weights(laid, 1, 1))


def worth(layout: TerrainLayout, side: int, left: Left, laid: int, minds: Minds = EVENLY) -> float:
    """The expected final lead of the side to move, weighted by `minds`."""
    return weighed(features(layout, side, left), side, laid, minds)


def weighed(seen: Sequence[int], side: int, laid: int, minds: Minds = EVENLY) -> float:
    """The expected final lead of the side to move, given the features of a position."""
    weights = _weights(laid, minds[side], minds[1 - side])
    return sum([number * weight for number, weight in zip(seen, weights, strict=True)]) / PARTS


def features(layout: TerrainLayout, side: int, left: Left) -> list[int]:
    """The features of one's own colour, of the other, and of the tiles left."""
    own, their = (layout.red, layout.green) if side == 0 else (layout.green, layout.red)
    width = layout.frame.width
    taken = layout.taken
    flats = _flats(layout)
    cutters = [sum([left[one][kind] for kind in CUTTERS]) for one in (side, 1 - side)]
    return [
        *_sight(own, their, taken, layout.levels, flats, width),
        *_sight(their, own, taken, layout.levels, flats, width),
        cutters[0] - cutters[1],
        1,
    ]


def _flats(layout: TerrainLayout) -> list[tuple[Bits, Bits, Bits, Bits]]:
    """The corners where tiles of each level support another, by level and turn (T-5)."""
    width = layout.frame.width
    one, two, three, four = layout.whole
    found = []
    for level in layout.levels:
        up, right = level & level << width, level & level >> 1
        down, left = level & level >> width, level & level << 1
        found.append(
            (up & right & ~one, right & down & ~two, down & left & ~three, left & up & ~four)
        )
    return found


def _best_and_second(
    squares: Bits, levels: Sequence[Bits], width: int
) -> tuple[Bits, int, int, int]:
    """The best region with its points and height, and the points of the second best.

    Among equals the larger is best, then the first.
    """
    best = most = height = second = 0
    joined = squares & (squares << 1 | squares >> 1 | squares << width | squares >> width)
    alone = squares ^ joined
    while joined:
        region = joined & -joined
        while True:
            grown = region | region << 1 | region >> 1 | region << width | region >> width
            grown &= joined
            if grown == region:
                break
            region = grown
        joined ^= region
        top = len(levels)
        while not region & levels[top - 1]:
            top -= 1
        points = region.bit_count() * top
        if points > most or (points == most and region.bit_count() > best.bit_count()):
            best, most, height, second = region, points, top, most
        elif points > second:
            second = points
    if alone:
        top = len(levels)
        while not alone & levels[top - 1]:
            top -= 1
        highest = alone & levels[top - 1]
        if top > most:
            rest = highest & (highest - 1)
            best, second, most, height = highest ^ rest, most, top, top
            alone ^= best
            while alone and not alone & levels[top - 1]:
                top -= 1
        if alone and top > second:
            second = top
    return best, most, height, second


def _sight(
    own: Bits,
    their: Bits,
    taken: Bits,
    levels: Sequence[Bits],
    flats: Sequence[tuple[Bits, Bits, Bits, Bits]],
    width: int,
) -> tuple[int, ...]:
    region, points, height, second = _best_and_second(own, levels, width)
    if not region:
        return (0,) * SIGHTS
    area = region.bit_count()
    # Every set shifted so that a corner meets the square of its arm: up, right, down, left.
    up, right, down, left = region << width, region >> 1, region >> width, region << 1
    near = region | up | right | down | left
    near_up, near_right, near_down, near_left = near << width, near >> 1, near >> width, near << 1
    own_up, own_right, own_down, own_left = own << width, own >> 1, own >> width, own << 1
    bad_up, bad_right, bad_down, bad_left = their << width, their >> 1, their >> width, their << 1
    one = two = three = four = 0
    high_one = high_two = high_three = high_four = 0
    for level, (a, b, c, d) in enumerate(flats, 1):
        one |= a
        two |= b
        three |= c
        four |= d
        if level >= height:
            high_one |= a
            high_two |= b
            high_three |= c
            high_four |= d
    rise_one = (near | near_up | near_right) & ~(their | bad_up | bad_right)
    rise_two = (near | near_right | near_down) & ~(their | bad_right | bad_down)
    rise_three = (near | near_down | near_left) & ~(their | bad_down | bad_left)
    rise_four = (near | near_left | near_up) & ~(their | bad_left | bad_up)
    rises = (
        (one & rise_one).bit_count()
        + (two & rise_two).bit_count()
        + (three & rise_three).bit_count()
        + (four & rise_four).bit_count()
    )
    ups = (
        (high_one & rise_one).bit_count()
        + (high_two & rise_two).bit_count()
        + (high_three & rise_three).bit_count()
        + (high_four & rise_four).bit_count()
    )
    # Where an opponent's tile can cover some of the region: never three squares of it.
    cut_one = one & (region | up | right) & ~(own & own_up & own_right)
    cut_two = two & (region | right | down) & ~(own & own_right & own_down)
    cut_three = three & (region | down | left) & ~(own & own_down & own_left)
    cut_four = four & (region | left | up) & ~(own & own_left & own_up)
    cuts = cut_one.bit_count() + cut_two.bit_count() + cut_three.bit_count() + cut_four.bit_count()
    upper, righter, lower, lefter = (
        (cut_one | cut_four) >> width,
        (cut_one | cut_two) << 1,
        (cut_two | cut_three) << width,
        (cut_three | cut_four) >> 1,
    )
    opened = region & (cut_one | cut_two | cut_three | cut_four | upper | righter | lower | lefter)
    # A square is a bridge if its neighbours in the region are not connected around its corners.
    end_up, end_right = up & ~(right & up >> 1), right & ~(down & right >> width)
    end_down, end_left = down & ~(left & down << 1), left & ~(up & left << width)
    bridges = opened & (
        end_up & (end_right | end_down | end_left)
        | end_right & (end_down | end_left)
        | end_down & end_left
    )
    others = own ^ region
    by_others = others << width | others >> 1 | others >> width | others << 1
    beside = near & ~own & ~their
    ups = min(ups, _MOST_UP)
    bridge_count = bridges.bit_count()
    return (
        points,
        area,
        height,
        second,
        own.bit_count(),
        ups,
        min(rises, _MOST_RISES),
        (region & levels[height - 1]).bit_count(),
        opened.bit_count(),
        bridge_count,
        (beside & ~taken).bit_count(),
        (beside & taken).bit_count(),
        min((beside & by_others).bit_count(), _MOST_JOINS),
        area if ups else 0,
        min(cuts, _MOST_CUTS),
        points if bridge_count else 0,
    )
