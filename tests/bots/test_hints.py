"""What a hint proposes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.bots.hints import OBVIOUS, advice
from harmony_desktop.bots.reasons import SOONER
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, View
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile


class Ranking:
    """A bot that knows the values of all cells: one point less from each to the next."""

    def __init__(self, step: float) -> None:
        self._step = step

    def choose(self, view: View, rng: Random) -> Move:
        raise NotImplementedError

    def suggest(self, view: View, count: int = 3) -> Sequence[Suggestion]:
        cells = range(min(count, 8))
        return [Suggestion(PlaceTile(cell), 50 - self._step * cell) for cell in cells]


def _advice(
    monkeypatch: pytest.MonkeyPatch, gains: dict[int, int], step: float = 1.0
) -> Sequence[Suggestion]:
    def effects(view: View, moves: Sequence[PlaceTile]) -> dict[str, Effect]:
        gain = gains.get(moves[0].cell, 0)
        return {"now": Effect(gain, Phrase("test", f"scores {gain}"), points=gain)} if gain else {}

    monkeypatch.setattr(games.reasons("harmony"), "effects", effects)
    return advice("harmony", GAME.start(1, {}, 1).view(0), Ranking(step), 3)


def test_the_move_that_brings_most_at_once_is_among_the_others_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = _advice(monkeypatch, {1: 3, 6: 9})
    assert [one.move for one in found] == [PlaceTile(cell) for cell in (0, 1, 2, 6)]
    (reason,) = found[-1].reasons
    assert reason.text == SOONER
    assert reason.values == {"n": 9}


def test_the_best_says_what_the_obvious_move_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def effects(view: View, moves: Sequence[PlaceTile]) -> dict[str, Effect]:
        now = Effect(9.0, Phrase("test", "scores"), points=9)
        harm = Effect(-7.0, Phrase("test", "lets in"))
        return {"now": now, "later": harm} if moves[0].cell == 6 else {}

    monkeypatch.setattr(games.reasons("harmony"), "effects", effects)
    best, *_, soonest = advice("harmony", GAME.start(1, {}, 1).view(0), Ranking(1.0), 3)
    assert [one.text for one in soonest.reasons] == ["lets in", SOONER]
    assert best.reasons == (Phrase("Advice", OBVIOUS, {"reason": Phrase("test", "lets in")}),)


def test_the_soonest_decision_is_not_shown_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _advice(monkeypatch, {1: 9})
    assert [one.move for one in found] == [PlaceTile(cell) for cell in range(3)]
    assert [one.text for one in found[1].reasons] == [SOONER]


def test_the_soonest_decision_is_not_called_worse_if_it_is_about_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = _advice(monkeypatch, {6: 9}, step=0.05)
    assert found[-1].move == PlaceTile(6)
    assert not found[-1].reasons


@pytest.mark.parametrize("gains", [{0: 9, 6: 9}, {6: 1}])
def test_nothing_is_added_where_it_brings_hardly_more(
    monkeypatch: pytest.MonkeyPatch, gains: dict[int, int]
) -> None:
    assert len(_advice(monkeypatch, gains)) == 3
