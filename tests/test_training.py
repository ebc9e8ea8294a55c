"""The tools that measure bots: seatings, standard errors, models of people, bots of old commits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from training.harmonia.players import scored
from training.match import Deal, Record, error, match, play, player, seatings_of
from training.named_moves import NAMED
from training.old_bots import FIRST_BOTS, OldBot, OldBotFailed, checkout
from training.yardsticks import Adult, Child


@dataclass(frozen=True, slots=True)
class Numbered(Move):
    """A move worth its number."""

    number: int


class Numbers:
    """A view with twelve moves."""

    def legal_moves(self) -> tuple[Numbered, ...]:
        return tuple(Numbered(number) for number in range(12))


def test_every_deal_is_played_from_every_seat() -> None:
    sintra, harmonia = games.load("sintra"), games.load("harmonia")
    assert seatings_of(sintra, 2) == [(0, 1), (1, 0)]
    assert seatings_of(sintra, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert seatings_of(harmonia, 2) == [(0, 0), (1, 1)]
    assert seatings_of(games.load("harmony"), 1) == [(0,), (1,)]


def test_a_player_against_itself_wins_half_of_all_deals() -> None:
    """With the seats exchanged the luck of the deal is the same for both."""
    game = games.load("sintra")
    hard = player("sintra", "hard")
    found = match(game, [hard, hard], 2, {}, range(2))
    assert found.shares == [0.5, 0.5]
    assert found.leads == [0.0, 0.0]


def test_an_unknown_player_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(
        ValueError, match=r"no player 'nobody'; players: .*champion.*adult.*old-hard"
    ):
        player("sintra", "nobody")


def test_the_error_is_that_of_a_mean() -> None:
    assert error([1.0]) == 0.0
    assert error([0.0, 1.0, 0.0, 1.0]) == pytest.approx(0.2887, abs=1e-4)


def test_a_child_plays_anything_that_does_not_hurt() -> None:
    child = Child(lambda view, move: move.number % 2 == 1)
    chosen = {child.choose(Numbers(), Random(seed)).number for seed in range(200)}
    assert chosen == {0, 2, 4, 6, 8, 10}
    hopeless = Child(lambda view, move: True)
    assert hopeless.choose(Numbers(), Random(1)) in Numbers().legal_moves()


def test_an_adult_takes_the_best_it_sees_and_overlooks_a_quarter() -> None:
    adult = Adult(lambda view, move: move.number)
    chosen = [adult.choose(Numbers(), Random(seed)).number for seed in range(2000)]
    assert 0.71 < chosen.count(11) / 2000 < 0.79
    assert 0.15 < chosen.count(10) / 2000 < 0.23


@pytest.fixture
def old_commit() -> str:
    try:
        checkout(FIRST_BOTS)
    except OldBotFailed as problem:
        pytest.skip(f"a clone without its history: {problem}")
    return FIRST_BOTS


def test_a_bot_of_an_old_commit_plays_as_it_did_then(old_commit: str) -> None:
    """Followed from here, it plays the game that its own commit simulates."""
    words = ["simulate", "harmony", "--seats", "easy,easy", "--games", "1", "--seed", "3", "--each"]
    folder = checkout(old_commit)
    simulated = subprocess.run(
        [sys.executable, "-P", "-m", "harmony_desktop", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    deal = Deal(games.load("harmony"), 2, {}, 3)
    old = player("harmony", f"easy@{old_commit}")
    assert isinstance(old, OldBot)
    end = play(deal, [old], (0, 0), [Record()])
    scores = [end.score(seat).total for seat in (0, 1)]
    assert scores == json.loads(simulated.stdout.splitlines()[0])["scores"]


def test_a_bot_of_an_old_commit_follows_those_of_today(old_commit: str) -> None:
    """Random moves have not changed since: both follow the same game with the same dice."""
    deal = Deal(games.load("harmony"), 2, {}, 3)
    today, old = player("harmony", "random"), player("harmony", f"random@{old_commit}")
    ends = [
        play(deal, players, (0, 1), [Record(), Record()])
        for players in ([today, today], [today, old], [old, today])
    ]
    totals = [[end.score(seat).total for seat in (0, 1)] for end in ends]
    assert totals[0] == totals[1] == totals[2]


def test_a_failure_of_an_old_bot_is_reported(old_commit: str) -> None:
    nobody = OldBot("harmony", "nobody", old_commit)
    with pytest.raises(OldBotFailed, match="no player 'nobody'"):
        nobody.begin(1, {}, 3)
    with pytest.raises(OldBotFailed, match="commit no-such-commit: "):
        OldBot("harmony", "easy", "no-such-commit")


@pytest.mark.parametrize("game", ["sintra", "terraces"])
@pytest.mark.usefixtures("old_commit")
def test_the_champions_see_what_looked_stupid(game: str) -> None:
    """The first move of Sintra costs nothing: nothing that breaks less leaves more. The first of
    Terraces costs less than half a point."""
    found = list(NAMED[game]())
    costs = [float(str(one["cost"])) for one in found]
    assert [round(cost) for cost in costs] == {"sintra": [0, 1], "terraces": [0, 3, 3, 4]}[game]
    for one, cost in zip(found, costs, strict=True):
        assert (one["champion"] != one["old"][0]) == (cost > 0)
        assert one["champion"] == one["best"][0]


def test_the_immediate_score_of_a_tile_is_the_difference_of_the_sheets() -> None:
    """A-10 to A-13: people lay tiles quickly, so their points are counted without a whole sheet."""
    state = games.load("harmonia").start(2, {"mode": "advanced"}, 3)
    child, dice = player("harmonia", "child"), Random(3)
    seen = set()
    while state.to_move is not None:
        view = state.view(state.to_move)
        if view.shown is not None:
            for place in view.fits(view.shown)[::5]:
                found = scored(view, place.cell, place.sides(view.shown))
                assert found == view.score_after(place).total - view.score(0).total
                seen.add(found)
        state = state.play(child.choose(view, dice))
    assert len(seen) >= 5
