"""The shipped puzzles: sound, solvable in any order of steps, and judged again."""

from __future__ import annotations

import gzip
from collections import Counter
from itertools import permutations

import pytest

from harmony_desktop import games
from harmony_desktop.bots import puzzles
from harmony_desktop.bots.puzzles import (
    GRADES,
    BadCollection,
    Puzzle,
    collection,
    holds,
    spread,
    written,
)
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.themes import CLOSING, DENYING, ENDGAME, PLANNING, STACKING
from training.puzzles import Tried, graded

LEAST = 200


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_a_collection_and_no_two_puzzles_are_alike(game: str) -> None:
    found = collection(game)
    assert len(found) >= LEAST
    assert len({one.id for one in found}) == len(found)
    positions = {(one.record.seed, repr(one.record.moves)) for one in found}
    assert len(positions) == len(found)
    assert max(Counter(one.record.seed for one in found).values()) <= 4
    assert len({tuple(sorted(one.record.options.items())) for one in found}) > 1
    assert all(one.lead >= puzzles.CLEARLY for one in found)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_solution_is_a_legal_decision_and_not_the_obvious_one(game: str) -> None:
    analysis = games.analysis(game)
    for one in spread(collection(game), 12):
        state = one.state()
        view = state.view(one.seat)
        assert state.to_move == one.seat
        assert analysis.decides(view)
        *steps, last = one.moves()
        assert all(analysis.continues_decision(step) for step in steps)
        for step in (*steps, last):
            state = state.play(step)
        assert not one.solved_by(view, one.greedy_moves())
        assert one.solved_by(view, one.moves())


@pytest.mark.parametrize("game", games.GAMES)
def test_every_puzzle_has_a_reason(game: str) -> None:
    silent = [
        one.id
        for one in collection(game)
        if not any(one.reasons(one.state().view(one.seat), one.lead))
    ]
    assert silent == []


THEMES = {
    "harmony": {CLOSING, ENDGAME, PLANNING},
    "sintra": {CLOSING, DENYING, ENDGAME, PLANNING},
    "harmonies": {CLOSING, STACKING, ENDGAME, PLANNING},
    "terraces": {CLOSING, DENYING, STACKING, ENDGAME, PLANNING},
    "harmonia": {ENDGAME, PLANNING},
}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_theme_says_what_the_solution_is_about(game: str) -> None:
    found = collection(game)
    assert {one.theme for one in found} == THEMES[game]
    for one in spread(found, 40):
        first, *then = one.moves()
        view = one.state().view(one.seat)
        assert games.puzzles(game).theme(view, Suggestion(first, 0.0, tuple(then))) == one.theme


def test_planning_brings_nothing_now_and_joining_brings_much() -> None:
    """T-7: in Terraces; in Harmonies, a turn that might be the last and is not (N-10)."""
    for one in collection("terraces"):
        (move,) = one.moves()
        view = one.state().view(one.seat)
        gain = view.preview(move).gain
        assert one.theme != PLANNING or gain <= 0 or view.preview(move).level == 1
        assert one.theme != CLOSING or gain > 0
    planned = [one for one in collection("harmonies") if one.theme == PLANNING]
    for one in planned:
        state = one.state()
        for move in one.moves():
            state = state.play(move)
        assert state.to_move is not None


def test_points_the_solution_leaves_within_reach_are_no_reason_for_the_obvious_move() -> None:
    """A-1: in the basic game, the hexagon alone decides."""
    puzzle = next(one for one in collection("harmonia") if one.record.options["mode"] == "basic")
    found = puzzle.reasons(puzzle.state().view(puzzle.seat), 2 * puzzle.lead)
    assert found.better
    assert not set(map(repr, found.better)) & set(map(repr, found.worse))


@pytest.mark.parametrize("game", games.GAMES)
def test_a_collection_runs_from_easy_to_hard_and_every_grade_holds_a_fifth(game: str) -> None:
    found = collection(game)
    order = [(one.grade, one.difficulty) for one in found]
    assert order == sorted(order)
    counted = Counter(one.grade for one in found)
    assert {counted[grade] - len(found) // GRADES for grade in range(1, GRADES + 1)} <= {0, 1}


def test_grades_follow_from_the_strengths_that_fail_and_then_from_what_is_to_choose() -> None:
    some = collection("harmony")[:20]
    # All strengths find most of them; two are found by the strongest alone, one by nobody.
    tries = {one.id: Tried(0, 0.1, 0, 20.0 - place, -5.0) for place, one in enumerate(some)}
    tries[some[3].id] = tries[some[4].id] = Tried(5, 0.8, 0, 3.0, -5.0)
    tries[some[5].id] = Tried(6, 1.0, 0, 3.0, -5.0)
    found = graded(some, tries)
    assert [one.id for one in found[:2]] == [some[19].id, some[18].id], "fewer choices come first"
    assert [one.id for one in found[-1:]] == [some[5].id]
    difficulties = [one.difficulty for one in found]
    assert difficulties == sorted(difficulties)
    assert difficulties[16] < 100 / 7 < 500 / 7 < difficulties[17] < 600 / 7 < difficulties[19]
    assert Counter(one.grade for one in found) == dict.fromkeys(range(1, GRADES + 1), 4)


def test_any_order_of_the_same_steps_is_right() -> None:
    puzzle = next(one for one in collection("harmonies") if len(one.moves()) >= 5)
    view = puzzle.state().view(puzzle.seat)
    first, *middle, last = puzzle.moves()
    orders = 0
    for order in list(permutations(middle))[:24]:
        state = puzzle.state()
        try:
            for step in (first, *order, last):
                state = state.play(step)
        except IllegalMove:
            continue
        orders += 1
        assert puzzle.solved_by(view, (first, *order, last))
    assert orders > 1


@pytest.mark.parametrize("game", ["sintra", "harmonies", "harmonia"])
def test_a_deeper_search_still_finds_the_solution(game: str) -> None:
    assert holds(spread(collection(game), 3)[1], puzzles.PROOF)


def test_puzzles_of_equal_seats_share_them() -> None:
    """The seats of all puzzles would be half of what the window has to look through for garbage."""
    seats = [puzzle.record.seats for puzzle in puzzles.collection("harmony")]
    assert len({id(one) for one in seats}) == len(set(seats)) < len(seats)


def test_a_collection_that_is_damaged_or_too_long_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    path = tmp_path / "puzzles.json.gz"
    monkeypatch.setattr(puzzles, "path_of", lambda _: path)
    path.write_bytes(gzip.compress(b'[{"id": "x"}]'))
    collection.cache_clear()
    with pytest.raises(BadCollection):
        collection("harmony")
    path.write_bytes(b"no archive")
    with pytest.raises(BadCollection):
        collection("harmony")
    path.write_bytes(gzip.compress(b" " * (puzzles.MAX_BYTES + 1)))
    with pytest.raises(BadCollection, match="more than"):
        collection("harmony")
    collection.cache_clear()


def test_the_same_puzzles_give_the_same_bytes() -> None:
    some: tuple[Puzzle, ...] = collection("harmony")[:3]
    assert written(some) == written(some)
