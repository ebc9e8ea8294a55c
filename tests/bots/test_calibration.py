"""The constants of the analysis: one scale of accuracy a game, losses that add up, chances."""

from __future__ import annotations

import json

import pytest

from harmony_desktop import games
from harmony_desktop.bots import calibration
from harmony_desktop.bots.calibration import Calibration, accuracy, calibrated, winning_chance
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move

CONSTANTS = Calibration(0.5, (20.0, 10.0), 100.0, 4.0)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have some constants for every game."""
    monkeypatch.setattr(calibration, "calibration", lambda game: CONSTANTS)


@pytest.mark.usefixtures("measured")
def test_a_random_player_has_0_and_the_champion_98() -> None:
    assert accuracy("any", [60.0, 40.0]) == 0.0
    assert accuracy("any", [3.0, 1.0]) == pytest.approx(98.0)
    assert accuracy("any", [150.0]) == 0.0
    assert accuracy("any", []) == 100.0


@pytest.mark.usefixtures("measured")
def test_a_loss_is_scaled_and_the_best_keeps_its_value() -> None:
    move = Move()
    found = calibrated("any", Appraisal(Suggestion(move, 50.0), Suggestion(move, 42.0)))
    assert found.best.value == 50.0
    assert found.given_up == 4.0
    exact = Appraisal(Suggestion(move, 50.0), Suggestion(move, 42.0), exact=True)
    assert calibrated("any", exact).given_up == 8.0


@pytest.mark.usefixtures("measured")
def test_a_lead_wins_more_surely_the_later_it_is() -> None:
    early, late = winning_chance("any", 10.0, 0.1), winning_chance("any", 10.0, 0.9)
    assert early is not None
    assert late is not None
    assert 0.5 < early < late < 1.0
    assert winning_chance("any", 0.0, 0.5) == 0.5
    assert winning_chance("any", -10.0, 0.1) == pytest.approx(1.0 - early)


def test_nothing_is_stated_that_was_not_measured() -> None:
    assert winning_chance("noughts", 3.0, 0.5) is None
    assert accuracy("noughts", [3.0]) is None


def test_chances_are_stated_only_where_they_were_measured() -> None:
    """With connected tiles Harmony's were wrong."""
    free = {"placement": "free", "scoring": "standard"}
    assert winning_chance("harmony", 20.0, 0.5, free) > 0.6
    for other in ({"placement": "connected"}, {"scoring": "beams"}):
        assert winning_chance("harmony", 20.0, 0.5, {**free, **other}) is None


def test_the_constants_are_sound() -> None:
    found = json.loads(calibration.FILE.read_text(encoding="utf-8"))
    assert set(found) <= set(games.GAMES)
    for game in found:
        constants = calibration.calibration(game)
        assert 0.0 < constants.scale <= 1.25
        assert all(spread > 0 for spread in constants.spreads)
        assert constants.random is None or constants.random > constants.champion >= 0
