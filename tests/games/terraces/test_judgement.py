"""The features of the champion's `judgement`, compared with a count square by square."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

from harmony_desktop.games.terraces import bots
from harmony_desktop.games.terraces.bots.evaluation import Outlook
from harmony_desktop.games.terraces.bots.judgement import SIGHTS, features, worth
from harmony_desktop.games.terraces.bots.network import FILE, WEIGHT_BITS, network
from harmony_desktop.games.terraces.bots.search import (
    SEARCH_MARGIN,
    TerraceJudge,
    by_own_judgement,
)
from harmony_desktop.games.terraces.bots.weights import WEIGHTS
from harmony_desktop.games.terraces.rules.components import TILES, Colour, footprint
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState

from . import reference
from .reference import SIDES, Square, Tops


def seen(state: TerracesState, side: int) -> list[int]:
    view = state.view(0)
    return features(state.layout, side, (view.unlaid(0), view.unlaid(1)))


def grown(seed: int, tiles: int) -> tuple[TerracesState, Tops]:
    rng, tops = Random(seed), reference.start_tops()
    state = GAME.start(2, {}, seed)
    while len(state.laid) < tiles:
        moves = state.legal_moves()
        high = [move for move in moves if state.layout.level(move.x, move.y)]  # type: ignore[attr-defined]
        move = rng.choice(high if high and rng.random() < 0.7 else moves)
        colours = TILES[state.on_turn][move.tile]  # type: ignore[attr-defined]
        reference.lay(tops, colours, move.x, move.y, move.turn, len(state.laid) + 1)  # type: ignore[attr-defined]
        state = state.play(move)
    return state, tops


def regions(tops: Tops, colour: Colour) -> list[set[Square]]:
    """The regions of a colour: best first, among equals the larger, then the first by rows."""
    left = sorted((y, x) for (x, y), (_, shown, _) in tops.items() if shown is colour)
    todo, found = {(x, y) for y, x in left}, []
    for y, x in left:
        if (x, y) not in todo:
            continue
        region, edge = {(x, y)}, [(x, y)]
        while edge:
            here = edge.pop()
            beside = {(here[0] + dx, here[1] + dy) for dx, dy in SIDES} & todo - region
            region |= beside
            edge.extend(beside)
        todo -= region
        found.append(region)
    height = [max(tops[square][0] for square in region) for region in found]
    order = sorted(range(len(found)), key=lambda n: (-len(found[n]) * height[n], -len(found[n]), n))
    return [found[number] for number in order]


def around(square: Square) -> set[Square]:
    return {(square[0] + dx, square[1] + dy) for dx, dy in SIDES}


def plain_sight(tops: Tops, colour: Colour) -> list[int]:
    """The features of one colour, computed literally."""
    found = regions(tops, colour)
    if not found:
        return [0] * SIGHTS
    region = found[0]
    height = max(tops[square][0] for square in region)
    points = len(region) * height
    second = max((len(r) * max(tops[s][0] for s in r) for r in found[1:]), default=0)
    near = region | {square for one in region for square in around(one)}
    rises = ups = cuts = 0
    opened: set[Square] = set()
    for x, y in tops:
        for turn in range(4):
            under = footprint(x, y, turn)
            if not all(square in tops for square in under):
                continue
            level = {tops[square][0] for square in under}
            if len(level) > 1 or len({tops[square][2] for square in under}) == 1:
                continue
            shown = [tops[square][1] for square in under]
            other = Colour(3 - colour)
            if other not in shown and near & set(under):
                rises += 1
                ups += level.pop() >= height
            if 0 < shown.count(colour) < 3 and region & set(under):
                cuts += 1
                opened |= region & set(under)
    bridges = 0
    for x, y in opened:
        ends = 0
        for (dx, dy), (ex, ey) in zip(SIDES, (*SIDES[1:], SIDES[0]), strict=True):
            meets = (x + ex, y + ey) in region and (x + dx + ex, y + dy + ey) in region
            ends += (x + dx, y + dy) in region and not meets
        bridges += ends >= 2
    beside = {s for s in near - region if s not in tops or tops[s][1] is Colour.NEUTRAL}
    others = {square for one in found[1:] for member in one for square in around(member)}
    return [
        points,
        len(region),
        height,
        second,
        sum(len(one) for one in found),
        min(ups, 6),
        min(rises, 16),
        sum(tops[square][0] == height for square in region),
        len(opened),
        bridges,
        len([square for square in beside if square not in tops]),
        len([square for square in beside if square in tops]),
        min(len(beside & others), 4),
        len(region) if ups else 0,
        min(cuts, 16),
        points if bridges else 0,
    ]


@pytest.mark.parametrize("seed", range(6))
def test_features_equal_those_found_square_by_square(seed: int) -> None:
    """T-4, T-5, T-7"""
    for tiles in (0, 1, 3, 9, 18, 28, 39):
        state, tops = grown(seed, tiles)
        for side in (0, 1):
            own, other = Colour(side + 1), Colour(2 - side)
            found = seen(state, side)
            assert found[:SIGHTS] == plain_sight(tops, own)
            assert found[SIGHTS : 2 * SIGHTS] == plain_sight(tops, other)


def test_tiles_that_can_cut_are_counted() -> None:
    """T-2: twelve of twenty have neutral squares."""
    state = GAME.start(2, {}, 1)
    whole, none = (2,) * 10, (0,) * 10
    assert features(state.layout, 0, (whole, none))[2 * SIGHTS :] == [12, 1]
    assert features(state.layout, 1, (whole, none))[2 * SIGHTS :] == [-12, 1]


def test_a_judgement_is_a_lead_in_points() -> None:
    assert len(WEIGHTS) == 2 * SIGHTS + 2
    state, _ = grown(3, 39)
    left = ((0,) * 10, (0,) * 10)
    # The last tile but one is laid: what is ahead in points is judged to be ahead.
    leads = [state.score(side).total - state.score(1 - side).total for side in (0, 1)]
    judged = [worth(state.layout, side, left, 39) for side in (0, 1)]
    assert (leads[0] > leads[1]) == (judged[0] > judged[1])


def test_the_network_corrects_each_position_alone_and_exactly() -> None:
    """In whole numbers, so that the order of sums and what is judged together do not matter."""
    stored = json.loads((files(bots) / FILE).read_text("utf-8"))
    rows = []
    for seed in range(6):
        state, _ = grown(seed, 6 * seed + 5)
        view = state.view(0)
        judge = TerraceJudge(len(state.laid), (view.unlaid(0), view.unlaid(1)))
        rows.append([*seen(state, 1), *judge.tiles_seen(1)])
    together = network().corrections(rows)
    for row, found in zip(rows, together, strict=True):
        assert network().corrections([row]) == [found]
        units = [
            max(0, sum(number * weight for number, weight in zip(row, column, strict=True)))
            for column in zip(*stored["hidden"], strict=True)
        ]
        signed = sum(unit * sign for unit, sign in zip(units, stored["signs"], strict=True))
        assert found == signed / 2**WEIGHT_BITS


def test_positions_judged_together_are_judged_as_each_alone() -> None:
    state, _ = grown(4, 20)
    view = state.view(0)
    judge = TerraceJudge(20, (view.unlaid(0), view.unlaid(1)))
    root = Outlook(state.layout.reframed(SEARCH_MARGIN), state.on_turn)
    for lead, placing in by_own_judgement(root, judge, (0, 4)):
        after = judge.after(placing, root.side)
        assert lead == -after.lead(root.layout_after(placing), 1 - root.side)
