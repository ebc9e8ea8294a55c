"""Careless choices: small losses often, large ones rarely, nothing beyond three temperatures."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from harmony_desktop.engine.careless import PERFECT, Care, mixed

VALUED = [("best", 10.0), ("near", 9.0), ("far", 6.0), ("gift", -5.0)]


def chosen(care: Care, hurts: str = "") -> Counter[str]:
    return Counter(
        care.choice(VALUED, lambda move: move == hurts, Random(seed)) for seed in range(2000)
    )


def test_without_a_temperature_the_best_is_chosen() -> None:
    assert chosen(PERFECT) == {"best": 2000}
    assert chosen(Care(0.0, 0.5), "best")["best"] == pytest.approx(1000, abs=100)


def test_small_losses_are_frequent_and_large_ones_rare() -> None:
    found = chosen(Care(2.0))
    assert found["best"] > found["near"] > 3 * found["far"] > 0
    assert not found["gift"]
    assert chosen(Care(40.0))["gift"]


def test_visibly_harmful_moves_are_made_only_by_a_slip() -> None:
    assert not chosen(Care(2.0), "near")["near"]
    assert 0 < chosen(Care(2.0, 0.1), "near")["near"] < 100


def test_between_two_strengths_a_bot_thinks_now_in_one_way_now_in_the_other() -> None:
    ways = ((0, "glance"), (50, "look"), (100, "search"))
    assert mixed(ways, 0, Random(1)) == "glance"
    assert mixed(ways, 50, Random(1)) == "look"
    assert mixed(ways, 100, Random(1)) == "search"
    found = Counter(mixed(ways, 90, Random(seed)) for seed in range(1000))
    assert found["search"] == pytest.approx(800, abs=50)
    assert found["look"] == 1000 - found["search"]
