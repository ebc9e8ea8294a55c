"""The shipped puzzles: sound, solvable in any order of steps, and judged again."""

from __future__ import annotations

import gzip
from collections import Counter
from itertools import permutations

import pytest

from harmony_desktop import games
from harmony_desktop.bots import puzzles
from harmony_desktop.bots.puzzles import BadCollection, Puzzle, collection, holds, spread, written
from harmony_desktop.engine.game import IllegalMove

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
