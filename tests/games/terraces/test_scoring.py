"""Regions and score sheets (T-7, T-8)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.games.terraces import achievements
from harmony_desktop.games.terraces.bots.evaluation import best_region
from harmony_desktop.games.terraces.rules import scoring
from harmony_desktop.games.terraces.rules.components import Cell, Colour, cell_of, square_of
from harmony_desktop.games.terraces.rules.game import GAME
from harmony_desktop.games.terraces.rules.scoring import RegionSheet, regions, sheet

COLOURS = {"r": Colour.RED, "g": Colour.GREEN, "n": Colour.NEUTRAL}
Seen = dict[Cell, tuple[int, Colour]]


def picture(*rows: str) -> Seen:
    """Squares from rows such as "r1 n2 .. g1": colour and level, two dots for the bare table."""
    return {
        cell_of(x, y): (int(square[1:]), COLOURS[square[0]])
        for y, row in enumerate(rows)
        for x, square in enumerate(row.split())
        if square != ".."
    }


def plain_regions(seen: Seen, colour: Colour) -> list[tuple[int, int]]:
    """Area and height of every region, found by merging neighbours one pair at a time."""
    group = {square_of(c): n for n, (c, (_, shown)) in enumerate(seen.items()) if shown == colour}
    for x, y in list(group):
        for beside in ((x + 1, y), (x, y + 1)):
            if beside in group and group[beside] != group[(x, y)]:
                old, new = group[beside], group[(x, y)]
                group = {square: new if n == old else n for square, n in group.items()}
    found = []
    for number in set(group.values()):
        members = [square for square, n in group.items() if n == number]
        found.append((len(members), max(seen[cell_of(*square)][0] for square in members)))
    return sorted(found)


def test_a_region_joins_through_sides_whatever_the_levels() -> None:
    """T-7"""
    seen = picture(
        "r1 r3 n1 r1",
        "n2 r2 g1 g1",
        ".. g4 r1 ..",
    )
    red = [(region.area, region.height, region.points) for region in regions(seen, Colour.RED)]
    assert red == [(3, 3, 9), (1, 1, 1), (1, 1, 1)]
    green = [(region.area, region.height) for region in regions(seen, Colour.GREEN)]
    assert green == [(1, 4), (2, 1)]


def test_corners_do_not_join() -> None:
    """T-7"""
    seen = picture("r1 g1", "g1 r1")
    assert [region.area for region in regions(seen, Colour.RED)] == [1, 1]


def test_a_region_is_worth_its_area_times_its_highest_level() -> None:
    """T-7: a single high square lifts the whole region."""
    assert sheet(picture("r1 r1 r1 r1 r5"), Colour.RED).total == 25
    assert sheet(picture("r1 r1 r1 r1 n5 r5"), Colour.RED).total == 5


def test_the_result_is_the_best_region_and_all_are_listed() -> None:
    """T-8"""
    seen = picture("r2 r1 n1 r1 r1 r1 n1 g1 n1 r4")
    result = sheet(seen, Colour.RED)
    assert result.total == 4
    listed = [(line.points, line.details["area"], line.details["height"]) for line in result.lines]
    assert listed == [(4, 2, 2), (4, 1, 4), (3, 3, 1)]
    assert [line.details["best"] for line in result.lines] == [True, False, False]
    assert result.lines[0].cells == (cell_of(0, 0), cell_of(1, 0))
    assert result.to_json()["total"] == 4


def test_a_colour_that_is_not_seen_scores_nothing() -> None:
    """T-8"""
    result = sheet(picture("g1 n2"), Colour.RED)
    assert result.total == 0
    assert result.lines == ()


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(
        st.builds(cell_of, st.integers(-4, 4), st.integers(-4, 4)),
        st.tuples(st.integers(1, 6), st.sampled_from(Colour)),
        max_size=80,
    )
)
def test_regions_agree_with_an_independent_count(seen: Seen) -> None:
    """T-7"""
    for colour in (Colour.RED, Colour.GREEN):
        found = regions(seen, colour)
        assert sorted((r.area, r.height) for r in found) == plain_regions(seen, colour)
        assert [r.points for r in found] == sorted((r.points for r in found), reverse=True)


@pytest.mark.parametrize("seed", range(8))
def test_the_bots_and_the_independent_count_agree_with_the_sheet_in_real_games(seed: int) -> None:
    """T-7, T-8"""
    rng = Random(seed)
    state = GAME.start(2, {"way": "open-hand"}, seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        rises = [move for move in moves if state.layout.level(move.x, move.y)]  # type: ignore[attr-defined]
        state = state.play(rng.choice(rises or moves))
        layout = state.layout
        for seat, colour in enumerate((Colour.RED, Colour.GREEN)):
            total = state.score(seat).total
            counted = plain_regions(layout.squares(), colour)
            assert total == max((area * height for area, height in counted), default=0)
            bits = layout.of_colour(colour)
            for hint in (0, bits & -bits, layout.levels[-1]):
                found = best_region(bits, layout.levels, layout.frame.width, hint)
                assert found.points == total


def test_the_end_of_a_game_scores_every_layout_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Achievements and the list of moves ask for the sheets of all positions, again and again."""
    worked_out: list[Colour] = []

    def counted(seen: Seen, colour: Colour) -> RegionSheet:
        worked_out.append(colour)
        return sheet(seen, colour)

    monkeypatch.setattr(scoring, "sheet", counted)
    scoring.sheet_of.cache_clear()
    dice, history = Random(4), [GAME.start(2, {}, 4)]
    while history[-1].to_move is not None:
        moves = history[-1].legal_moves()
        history.append(history[-1].play(moves[dice.randrange(len(moves))]))
    for seat in (0, 1):
        achievements.achieved(history, seat)
        achievements.measured(history, seat)
        assert history[-1].view(seat).score(seat) == history[-1].score(seat)
    layouts = {state.layout for state in history}
    assert 0 < len(worked_out) <= 2 * len(layouts)
