"""Running games in the words of Home."""

from __future__ import annotations

from harmony_desktop.engine import record as records
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.ui.pages.home.running import RunningWords
from tests.ui.player import Player


def test_a_team_below_zero_is_told_without_its_points(player: Player) -> None:
    seats = (Seat(kind="person"), Seat(kind="bot", level="medium"))
    record = Record(
        game="harmonia", revision=GAME.revision, seats=seats, options={"mode": "advanced"}, seed=3
    )
    state = records.start(GAME, record)
    assert state.score(0).total < 0
    assert RunningWords().state(record, state) == "0\u00a0moves · your turn"
