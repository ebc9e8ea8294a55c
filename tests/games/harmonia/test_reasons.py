"""Why one tile is better than another: every kind of reason, and its points."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from harmony_desktop.bots.reasons import why_best
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.reasons import reasons_for
from harmony_desktop.games.harmonia.bots import reasons
from harmony_desktop.games.harmonia.bots.choosing import ways
from harmony_desktop.games.harmonia.bots.levels import skill_of
from harmony_desktop.games.harmonia.bots.reasons import effects
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, TURN_OF, goal_cells
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    FILL,
    LEAVE,
    Ask,
    AskHand,
    AskTile,
    Need,
    Place,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import OrnamentTile
from tests.games.harmonia import harmonia_layouts as layouts
from tests.games.harmonia.test_games import played

HARMS = (
    reasons.GIVES_UP,
    reasons.GAP,
    reasons.IGNORES,
    reasons.OTHER_TILE,
    reasons.NO_ROOM,
    reasons.MISFIT,
    reasons.LOPSIDED,
    reasons.SPOILS,
    reasons.USES_UP,
)


@pytest.fixture
def without_regions(monkeypatch):
    """Spare the search for plans and patterns to build where it has no part in what is tested."""
    monkeypatch.setattr(reasons, "_regions", lambda *_: {})


def view_of(layout, mode="advanced"):
    """The view of the seat on turn with a layout and one tile of each kind in its hand."""
    state = GAME.start(2, {"mode": mode}, 1)
    view = state.view(state.to_move)
    placed = tuple(OrnamentTile(cell, sides, 0) for cell, sides in layout.items())
    hand = (1,) * KINDS
    known = tuple(hand if seat == view.seat else one for seat, one in enumerate(view.known))
    return replace(view, placed=placed, hand=hand, known=known)


def last_tile(layout, mode="advanced"):
    """The view before the last tile of a layout, and the decision that places it."""
    *_, (cell, sides) = layout.items()
    before = {one: tile for one, tile in layout.items() if one != cell}
    return view_of(before, mode), laying(cell, sides)


def laying(cell, sides):
    return Show(KIND_OF[sides]), Place(cell.q, cell.r, TURN_OF[sides])


def effects_of(view, moves):
    return {one.phrase.text: one for one in effects(view, moves).values()}


def test_a_pattern_is_closed():
    """A-12, A-13: whichever tile comes last closes the patterns it belongs to."""
    layout = layouts.read(layouts.TRIANGLE_OF_21)
    pattern = max(scoring.patterns(layout), key=lambda one: one.points)
    cell = pattern.cells[-1]
    ordered = {one: tile for one, tile in layout.items() if one != cell} | {cell: layout[cell]}
    found = effects_of(*last_tile(ordered))[reasons.PATTERN]
    assert found.worth == found.phrase.values["points"] == pattern.points
    assert found.phrase.values["tiles"] == len(pattern.cells)


def test_the_hexagon_is_completed():
    """A-9, A-11"""
    layout = layouts.read(layouts.GOAL_OF_37)
    found = effects_of(*last_tile(layout))[reasons.HEXAGON]
    assert found.phrase.values["points"] == 150
    assert reasons.WINS not in effects_of(*last_tile(layout))


def test_the_basic_game_is_won():
    """A-9"""
    found = effects_of(*last_tile(layouts.read(layouts.GOAL_OF_37), "basic"))
    assert reasons.WINS in found
    assert reasons.HEXAGON not in found


def random_decisions():
    """Yield some decisions of random games, from all their stages, each with the seat's view."""
    return islice(_all_decisions(), 0, None, 7)


def _all_decisions():
    for seed in range(6):
        for state, _ in played(3, "advanced", seed, chatty=False):
            seat = state.to_move
            if seat is None or state.shown is not None or state.voting:
                continue
            view, dice = state.view(seat), Random(seed)
            for tile in range(KINDS):
                if view.hand[tile]:
                    fits = view.fits(tile)
                    yield view, (Show(tile), dice.choice(fits)) if fits else (Show(tile),)


@pytest.mark.usefixtures("without_regions")
def test_each_reason_is_given_where_it_belongs():
    """A-6, A-7, A-9, A-12"""
    met = set()
    for view, moves in random_decisions():
        found = effects_of(view, moves)
        met.update(found)
        for text, effect in found.items():
            assert (effect.worth < 0) == (text in HARMS)
        if len(moves) == 1:
            continue
        cell, sides = moves[1].cell, moves[1].sides(moves[0].tile)
        after = replace(view, placed=(*view.placed, OrnamentTile(cell, sides, view.seat)))
        kept = bool(view.goal_centres()) and bool(after.goal_centres())
        assert (reasons.GIVES_UP in found) == (bool(view.goal_centres()) and not kept)
        mine = next((one for one in after.patterns() if cell in one.cells), None)
        if reasons.SYMMETRIC in found:
            assert mine.symmetric
            assert not mine.closed
        if reasons.LOPSIDED in found:
            assert not mine.symmetric
    assert {
        reasons.GIVES_UP,
        reasons.GAP,
        reasons.SYMMETRIC,
    } <= met


@pytest.mark.parametrize("before", [2, 3])
def test_symmetry_can_be_spoilt_from_three_tiles_on(without_regions, before):
    """A-12: fewer score nothing, and nearly any two tiles are symmetric."""
    cells, layout = [Hex(0, 0)], {Hex(0, 0): 0b000001}
    while len(layout) < before:
        cells.append(cells[-1].neighbours()[0])
        layout[cells[-1]] = 0b001001
    moves = laying(cells[-1].neighbours()[0], 0b001010)
    found = {one.phrase.text for one in effects(view_of(layout), moves).values()}
    assert (reasons.LOPSIDED in found) is (before == 3)


def test_a_tile_that_fits_nowhere_costs_ten():
    """A-7"""
    (found,) = effects(view_of({}), [Show(0)]).values()
    assert found.phrase.text == reasons.MISFIT
    assert found.worth == -found.phrase.values["points"] == -10


@pytest.mark.usefixtures("without_regions")
def test_a_gap_is_a_cell_that_none_of_the_tiles_left_fits():
    for view, moves in random_decisions():
        if len(moves) == 1 or reasons.GAP not in effects_of(view, moves):
            continue
        cell, sides = moves[1].cell, moves[1].sides(moves[0].tile)
        after = replace(view, placed=(*view.placed, OrnamentTile(cell, sides, view.seat)))
        left = [
            after.unseen[kind] + sum(known[kind] or 0 for known in view.known)
            for kind in range(KINDS)
        ]
        fitting = {
            place.cell for kind in range(KINDS) if left[kind] > 0 for place in after.fits(kind)
        }
        assert set(after.open_cells) - fitting


@pytest.mark.parametrize(("wish", "text"), [(FILL, reasons.FILLS), (LEAVE, reasons.IGNORES)])
def test_the_wishes_of_partners_count(wish, text):
    """A-4"""
    view, moves = next(one for one in random_decisions() if len(one[1]) == 2 and one[0].placed)
    cell = moves[1].cell
    other = (view.seat + 1) % 3
    asked = tuple((Ask(seat, cell.q, cell.r, wish),) if seat == other else () for seat in range(3))
    assert text in effects_of(replace(view, standing=asked), moves)
    own = tuple(
        (Ask(seat, cell.q, cell.r, wish),) if seat == view.seat else () for seat in range(3)
    )
    assert text not in effects_of(replace(view, standing=own), moves)


@pytest.mark.usefixtures("without_regions")
def test_a_tile_somebody_needs_to_place_needs_room():
    """A-4"""
    lacking = 0
    for number, (view, moves) in enumerate(_all_decisions()):
        if len(moves) == 1 or not view.placed:
            continue
        other = (view.seat + 1) % 3
        cell, sides = moves[1].cell, moves[1].sides(moves[0].tile)
        after = replace(view, placed=(*view.placed, OrnamentTile(cell, sides, view.seat)))
        room = [bool(after.fits(tile)) for tile in range(KINDS)]
        if all(room) and number % 100:
            # Hardly ever is there none; finding reasons takes long.
            continue
        for tile in range(KINDS):
            asked = tuple((Need(seat, tile),) if seat == other else () for seat in range(3))
            found = effects_of(replace(view, standing=asked), moves)
            assert (reasons.NO_ROOM in found) == (not room[tile])
            lacking += reasons.NO_ROOM in found
        if lacking:
            return
    pytest.fail("there was always room")


def test_a_vote_has_its_reason():
    """A-8"""
    view = view_of({})
    assert list(effects_of(view, [Vote(True)])) == [reasons.ENDS]
    assert list(effects_of(view, [Vote(False)])) == [reasons.GOES_ON]


def test_the_patterns_to_build_next_are_named():
    """A-12: beside somebody silent the champion's own tile builds on one, and a tile across its
    place spoils it."""
    state = GAME.start(2, {"mode": "advanced"}, 6).play(AskHand(0, EVERYBODY))
    for _ in range(2):
        first = ways(state.view(state.to_move), skill_of("champion"))[0]
        for move in first.moves:
            state = state.play(move)
    view = state.view(state.to_move)
    best = ways(view, skill_of("champion"))[0]
    told = effects_of(view, best.moves)
    assert reasons.BUILDS not in told, "none of its tiles lies there yet"
    found = told[reasons.BEGINS]
    assert found.worth > 0
    assert found.phrase.values["points"] in (10, 20, 60)
    (show, place) = best.moves
    others = (kind for kind in range(KINDS) if view.hand[kind] and kind != show.tile)
    harms = [
        effects_of(view, (Show(kind), Place(place.q, place.r, 0))).get(reasons.SPOILS)
        for kind in others
    ]
    assert all(harm is not None and harm.worth < 0 for harm in harms)
    assert found.phrase.values["points"] in {harm.phrase.values["points"] for harm in harms}


def test_the_patterns_of_a_plan_are_named():
    """A-12: where every hand is known, losses of 60 to 180 points had no word."""
    state = GAME.start(2, {"mode": "advanced"}, 3)
    state = replace(state, announced=((True,) * KINDS,) * 2)
    for _ in range(6):
        for move in ways(state.view(state.to_move), skill_of("champion"))[0].moves:
            state = state.play(move)
    view = state.view(state.to_move)
    said = set()
    for way in ways(view, skill_of("champion")):
        found = effects_of(view, way.moves)
        said |= found.keys()
        assert reasons.FINISHES in found
        assert not any(text in found for text in (reasons.SPOILS, reasons.USES_UP))
        cell = way.moves[-1].cell
        planned = way.moves[0].tile
        for kind in range(KINDS):
            for place in view.fits(kind):
                if view.hand[kind] and place.cell == cell and kind != planned:
                    other = effects_of(view, (Show(kind), place))
                    assert reasons.FINISHES not in other
                    said |= other.keys()
                    # What the planned tile builds on, any other in its place spoils.
                    if found.keys() & {reasons.BUILDS, reasons.BEGINS}:
                        assert other[reasons.SPOILS].worth < 0
    assert {reasons.BUILDS, reasons.BEGINS} & said
    assert {reasons.SPOILS, reasons.USES_UP} <= said


def test_the_first_tile_takes_no_room_from_a_pattern():
    for mode in ("basic", "advanced"):
        view = GAME.start(2, {"mode": mode}, 5).view(0)
        first = next(kind for kind in range(KINDS) if view.hand[kind])
        assert not effects_of(view, (Show(first), Place(0, 0, 0)))


def test_a_reason_is_given_once():
    text = reasons._effect(3.0, reasons.SPOILS, tiles=7, points=60)
    assert len(reasons_for({"one": text, "other": text}, {})) == 1


def test_the_patterns_of_a_plan_are_named_by_their_points():
    """A-10 to A-13. Two seats: 20, the hexagon 150, 23 unused tiles −46, and the patterns.

    The games with seeds 953001 and 9530238: 60 and 120 points lost by a tile that a partner had
    asked for, without a word.
    """
    view = view_of({Hex(0, 0): 0})
    found = reasons.outlook(view, 304.0)
    assert (found.text, found.values) == (reasons.PATTERNS, {"points": 180})
    best, played = Suggestion(Show(0), 304.0), Suggestion(Show(1), 244.0)
    assert [reasons.outlook(view, one.value).values["points"] for one in (best, played)] == [
        180,
        120,
    ]
    assert reasons.outlook(view, 124.0) is None, "it has no pattern"
    assert reasons.outlook(view, 189.65) is None, "a value of chances is of no plan"
    far = view_of({Hex(0, 0): 0, Hex(9, 0): 0})
    assert reasons.outlook(far, 304.0) is None, "there is no hexagon any more"


def test_a_plan_of_the_basic_game_is_named_while_it_can_be_finished():
    assert reasons.outlook(view_of({Hex(0, 0): 0}, "basic"), 1.0).text == reasons.FINISHES
    whole = dict.fromkeys(goal_cells(Hex(0, 0)), 0)
    assert reasons.outlook(view_of(whole, "basic"), 1.0) is None, "it is finished"
    assert reasons.outlook(view_of({Hex(0, 0): 0}, "basic"), 0.0) is None


def test_a_tile_a_partner_asks_for_is_a_reason(without_regions):
    """A-4: for the tile that was asked for, and against another one in its place."""
    view = view_of({Hex(0, 0): 0})
    other = 1 - view.seat
    ask = AskTile(other, view.seat, 0, 1, 0, 0)
    asked = replace(view, standing=tuple((ask,) if seat == other else () for seat in range(2)))
    granted = effects(asked, (Show(0), Place(0, 1, 0)))
    assert granted["wish"].phrase.text == reasons.LAYS
    one = KIND_OF[0b000001]
    against = effects(asked, (Show(one), Place(0, 1, TURN_OF[0b000010])))
    assert against["wish"].phrase.text == reasons.OTHER_TILE
    assert against["wish"].worth < 0 < granted["wish"].worth


def test_a_plan_that_every_suggestion_leaves_is_no_reason():
    """In the basic game nearly every hint would say the same."""
    view = view_of({Hex(0, 0): 0}, "basic")
    plans = [
        Suggestion(Show(0), 1.0, (Place(0, 1, 0),)),
        Suggestion(Show(0), 1.0, (Place(1, 0, 0),)),
    ]
    assert why_best("harmonia", view, plans) == []
    lost = replace(plans[1], value=0.0)
    assert [one.text for one in why_best("harmonia", view, [plans[0], lost])] == [reasons.FINISHES]


def test_a_cell_that_nobody_else_can_fill_is_a_reason_in_the_basic_game():
    """A-9: a cell that asks for ornament, of which the partner has none."""
    plain = tuple(30 * (kind == 0) for kind in range(KINDS))
    mixed = tuple(15 * (kind in (0, 1)) for kind in range(KINDS))
    state = replace(
        GAME.start(2, {}, 1),
        placed=(OrnamentTile(Hex(0, 0), 0b000001, 0),),
        hands=(mixed, plain),
        announced=((True,) * KINDS,) * 2,
        on_turn=0,
    )
    view = state.view(0)
    place = next(one for one in view.fits(1) if one.cell == Hex(0, -1))
    assert reasons.ONLY in effects_of(view, (Show(1), place))
    beside = next(one for one in view.fits(0) if one.cell != Hex(0, -1))
    assert reasons.ONLY not in effects_of(view, (Show(0), beside))
