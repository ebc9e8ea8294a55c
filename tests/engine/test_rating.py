"""Ratings: Glicko's model, and as a scale of strength on which everybody is found."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from harmony_desktop import games
from harmony_desktop.bots.ratings import even_strength, newcomer, rating_of, scale
from harmony_desktop.engine.rating import GlickoRating, RatedResult, expected, updated
from harmony_desktop.engine.strength import GENTLE


def test_the_worked_example_of_the_paper() -> None:
    """A player of 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and to 1700 ± 300.

    Glickman's approximation gives 1464 ± 151.
    """
    after = updated(
        GlickoRating(1500, 200),
        [
            RatedResult(GlickoRating(1400, 30), 1),
            RatedResult(GlickoRating(1550, 100), 0),
            RatedResult(GlickoRating(1700, 300), 0),
        ],
    )
    assert after.value == pytest.approx(1464, abs=5)
    assert after.deviation == pytest.approx(151, abs=6)


def test_without_results_only_the_deviation_grows() -> None:
    after = updated(GlickoRating(1500, 50), [])
    assert after.value == pytest.approx(1500)
    assert 50 < after.deviation < 52


def test_little_known_is_learnt_fast() -> None:
    """The first win of somebody unknown against their equal, integrated: 1000 + 464 ± 451.

    One step of Glicko's gives 1000 + 263 ± 307, too little and too sure.
    """
    after = updated(GlickoRating(1000, 650), [RatedResult(GlickoRating(990, 15), 1)])
    assert after.value == pytest.approx(1463.7, abs=0.5)
    assert after.deviation == pytest.approx(451.4, abs=0.5)


def test_a_win_and_a_loss_are_alike_and_a_draw_is_between() -> None:
    even = GlickoRating(1200, 40)
    won, drawn, lost = (updated(even, [RatedResult(even, score)]) for score in (1, 0.5, 0))
    assert won.value - 1200 == pytest.approx(1200 - lost.value)
    assert won.deviation == pytest.approx(lost.deviation)
    assert drawn.value == pytest.approx(1200)


def test_results_far_from_what_was_expected_can_be_rated() -> None:
    after = updated(GlickoRating(1000, 30), [RatedResult(GlickoRating(90_000, 1), 1)] * 9)
    assert 1000 < after.value < 2000
    assert 0 < after.deviation < 32


@pytest.mark.parametrize("score", [0, 1])
def test_a_result_that_would_change_too_much_counts_in_part(score: int) -> None:
    before, other = GlickoRating(1000, 200), RatedResult(GlickoRating(1000, 60), score)
    whole, part = updated(before, [other]), updated(before, [other], 60)
    assert abs(whole.value - 1000) > 60
    assert abs(part.value - 1000) == pytest.approx(60, abs=0.5)
    assert (part.value > 1000) == (score == 1)
    assert whole.deviation < part.deviation < 200, "the less one has learnt, the less sure one is"
    assert updated(before, [other], 500) == whole


@pytest.mark.parametrize(("lead", "share"), [(0, 0.5), (200, 0.76), (-400, 0.09)])
def test_a_lead_means_a_share_of_games(lead: float, share: float) -> None:
    one, other = GlickoRating(1200 + lead, 0), GlickoRating(1200, 0)
    assert expected(one, other) == pytest.approx(share, abs=0.01)
    assert expected(one, other) + expected(other, one) == pytest.approx(1)


@pytest.mark.parametrize("game", games.GAMES)
def test_somebody_who_has_not_played_may_be_anywhere_on_the_scale(game: str) -> None:
    first = newcomer(game)
    assert first.value < scale(game).ratings[4]
    assert first.value + 2 * first.deviation == pytest.approx(scale(game).ratings[-1])
    assert not first.sure


DUELS = [one for one in games.GAMES if not games.load(one).cooperative]
"""Partners have a level and no even match."""


def known(game: str, strength: int) -> GlickoRating:
    found = rating_of(game, f"strength={strength}")
    assert found is not None
    return found


def career(game: str, strength: int, seed: int) -> tuple[list[GlickoRating], list[int], list[bool]]:
    """Ratings, opponents and wins of forty even matches, with results drawn from the ratings."""
    dice, true = Random(seed), GlickoRating(known(game, strength).value, 0)
    ratings, opponents, wins = list[GlickoRating](), list[int](), list[bool]()
    for _ in range(40):
        opponents.append(even_strength(game, ratings[-1] if ratings else None))
        opponent = known(game, opponents[-1])
        wins.append(dice.random() < expected(true, GlickoRating(opponent.value, 0)))
        before = ratings[-1] if ratings else newcomer(game)
        ratings.append(updated(before, [RatedResult(opponent, wins[-1])]))
    return ratings, opponents, wins


@pytest.mark.parametrize("strength", [10, 30, 50, 70, 90])
@pytest.mark.parametrize("game", DUELS)
def test_the_even_match_finds_everybody(game: str, strength: int) -> None:
    """After twenty games the rating is near the truth and says how near; then half are won."""
    careers = [career(game, strength, seed) for seed in range(60)]
    true = known(game, strength).value
    settled = [ratings[19] for ratings, _, _ in careers]
    assert fmean(one.value for one in settled) == pytest.approx(true, abs=75)
    assert all(one.sure for one in settled)
    assert fmean(abs(one.value - true) < 2 * one.deviation for one in settled) > 0.88
    assert 0.45 < fmean(won for _, _, wins in careers for won in wins[20:]) < 0.58


@pytest.mark.parametrize("game", DUELS)
def test_beginners_meet_gentle_opponents_and_none_far_above_them(game: str) -> None:
    careers = [career(game, 10, seed) for seed in range(60)]
    assert all(opponents[0] == GENTLE for _, opponents, _ in careers)
    assert fmean(won for _, _, wins in careers for won in wins[:5]) > 0.45
    assert fmean(max(opponents) for _, opponents, _ in careers) < 30


def test_an_even_match_is_a_little_easier_until_the_rating_is_sure() -> None:
    strengths = [even_strength("sintra", GlickoRating(1500, dev)) for dev in (300, 200, 120, 100)]
    assert all(before < after for before, after in pairwise(strengths))
    assert known("sintra", strengths[-1]).value == pytest.approx(1500, abs=15)
