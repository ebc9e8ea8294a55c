"""Plans of small patterns for a hexagon that somebody has begun against the plan."""

from __future__ import annotations

from dataclasses import replace

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import BESIDE, CELLS, OUTSIDE
from harmony_desktop.games.harmonia.bots.packing import (
    missing_tiles,
    pack_table,
    packed,
    sturdiest,
    sturdiness,
)
from harmony_desktop.games.harmonia.bots.partners import Skill, shared_plan, task
from harmony_desktop.games.harmonia.bots.planning import salvaged
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, TURNS
from tests.games.harmonia.test_guiding import departed


def begun_otherwise():
    """A deal where the second seat has just begun against the plan, with every hand known."""
    state = departed(1)
    stray = state.placed[1]._replace(sides=0b110000, cell=Hex(0, 1))
    return replace(state, placed=(state.placed[0], stray)).view(0)


def test_the_table_has_small_patterns_in_every_place():
    """A-12: closed and symmetric, inside the hexagon, with nothing towards its outside."""
    table = pack_table()
    assert len(table.tiles) > 40_000
    for row in range(0, len(table.tiles), 997):
        tiles = {CELLS[cell]: int(sides) for cell, sides in enumerate(table.tiles[row]) if sides}
        (pattern,) = scoring.patterns(tiles)
        assert pattern.symmetric
        assert 7 <= len(tiles) <= 9
        around = [
            (cell, side, other) for cell in range(37) for side, other in enumerate(BESIDE[cell])
        ]
        assert not any(
            table.tiles[row, cell] >> side & 1 for cell, side, other in around if other == OUTSIDE
        )
        needs = [0] * KINDS
        for sides in tiles.values():
            needs[KIND_OF[sides]] += 1
        assert table.needs[row].tolist() == needs


def test_packed_plans_keep_what_lies_and_can_be_laid():
    """A-12: at least three large patterns, and a tile in a hand for every cell."""
    view = begun_otherwise()
    now = task(view, Skill(4))
    plans = packed(now)
    assert plans == packed(now)
    for plan in plans:
        assert plan.holds(now.placed)
        assert len(missing_tiles(now, plan)) >= 3
        supply = [sum(hand[kind] for hand in now.hands) for kind in range(KINDS)]
        laid = {cell - plan.centre for cell, _ in now.placed}
        for cell, sides in zip(CELLS, plan.sides, strict=True):
            supply[KIND_OF[sides]] -= cell not in laid
        assert min(supply) >= 0
    assert plans


def test_a_pattern_that_is_soon_complete_is_sturdier():
    """A-12: nothing spoils it then."""
    view = begun_otherwise()
    now = task(view, Skill(4))
    large, best = salvaged(now, 4), sturdiest(now, salvaged(now, 4))
    assert sturdiness(now, best) > sturdiness(now, large)
    assert sum(missing_tiles(now, best)) < sum(missing_tiles(now, large))
    assert sturdiest(now, None) in packed(now)


def test_partners_plan_small_patterns_beside_whoever_begins_against_the_plan():
    """A-12: but the analysis judges by the plan with most points."""
    view = begun_otherwise()
    now = task(view, Skill(4))
    plan = shared_plan(view, Skill(4)).plan
    assert plan == sturdiest(now, plan)
    assert shared_plan(view, Skill(4, forgives=True)).plan.points >= salvaged(now, 4).points


def test_nothing_is_packed_where_no_hexagon_is_possible():
    """A-9"""
    now = task(begun_otherwise(), Skill(4))
    row = tuple((Hex(0, r), TURNS[0][0]) for r in range(8))
    assert packed(now._replace(placed=row)) == []
    assert sturdiest(now._replace(placed=row), None) is None
