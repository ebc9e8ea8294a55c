"""Glicko-2 against the worked example of Glickman's paper, and as a scale of strength."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from harmony_desktop.engine.rating import (
    LARGEST_DEVIATION,
    GlickoRating,
    RatedResult,
    expected,
    updated,
)


def test_the_worked_example_of_the_paper() -> None:
    """A player of 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100 and to 1700 ± 300."""
    after = updated(
        GlickoRating(1500, 200, 0.06),
        [
            RatedResult(GlickoRating(1400, 30), 1),
            RatedResult(GlickoRating(1550, 100), 0),
            RatedResult(GlickoRating(1700, 300), 0),
        ],
    )
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00002)


def test_without_games_only_the_deviation_grows() -> None:
    after = updated(GlickoRating(1500, 50, 0.06), [])
    assert after.value == 1500
    assert 50 < after.deviation < 52
    assert updated(GlickoRating(), []).deviation == LARGEST_DEVIATION


def test_a_great_surprise_raises_the_volatility() -> None:
    losing_to_a_beginner = [RatedResult(GlickoRating(500, 30), 0)] * 5
    after = updated(GlickoRating(1900, 30, 0.06), losing_to_a_beginner)
    assert after.volatility > 0.06
    assert after.value < 1900


@pytest.mark.parametrize(("lead", "share"), [(0, 0.5), (200, 0.76), (-400, 0.09)])
def test_a_lead_means_a_share_of_games(lead: float, share: float) -> None:
    one, other = GlickoRating(1200 + lead, 0), GlickoRating(1200, 0)
    assert expected(one, other) == pytest.approx(share, abs=0.01)
    assert expected(one, other) + expected(other, one) == pytest.approx(1)


@pytest.mark.parametrize("strength", [500, 900, 1400, 1800])
def test_ratings_converge(strength: float) -> None:
    """After twenty games with opponents of about the same rating, the value is near the truth."""
    true = GlickoRating(strength, 0)
    found = []
    for seed in range(60):
        dice, rating = Random(seed), GlickoRating(1100)
        for _ in range(20):
            opponent = GlickoRating(round(rating.value, -1), 0)
            won = dice.random() < expected(true, opponent)
            rating = updated(rating, [RatedResult(opponent, won)])
        found.append(rating.value)
        assert rating.deviation < 110
    assert fmean(found) == pytest.approx(strength, abs=50)
    assert fmean(abs(value - strength) for value in found) < 100
