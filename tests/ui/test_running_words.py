"""Running games in the words of Home."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtWidgets import QLabel

from harmony_desktop import games
from harmony_desktop.engine import record as records
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.storage.saves import Save
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.pages.home.running import ContinueCard, RunningWords
from tests.ui.player import Player


def test_a_team_below_zero_is_told_without_its_points(player: Player) -> None:
    seats = (Seat(kind="person"), Seat(kind="bot", level="medium"))
    record = Record(
        game="harmonia", revision=GAME.revision, seats=seats, options={"mode": "advanced"}, seed=3
    )
    state = records.start(GAME, record)
    assert state.score(0).total < 0
    assert RunningWords().state(record, state) == "0\u00a0moves · your turn"


def test_a_team_counts_its_tiles_in_the_basic_game_and_its_points_in_the_advanced_one(
    player: Player,
) -> None:
    seats = (Seat(kind="person"), Seat(kind="bot", level="medium"))
    for options, told in (
        ({"mode": "basic", "first": "1"}, "Tiles placed: 1 (goal: 37) · Otto to move"),
        ({"first": "1"}, "Tiles placed: 1 (goal: 37) · Otto to move"),
        ({"mode": "advanced", "first": "1"}, "1\u00a0move · "),
    ):
        record = Record(
            game="harmonia", revision=GAME.revision, seats=seats, options=options, seed=3
        )
        state = records.start(GAME, record)
        moves = []
        for kind in (Show, Place):
            moves += [one for one in state.view(0).legal_moves() if isinstance(one, kind)][:1]
            state = state.play(moves[-1])
        record = record.with_moves(moves)
        words = RunningWords().state(record, state).replace("\u2068", "").replace("\u2069", "")
        assert words.startswith(told)
        if options.get("mode") == "advanced":
            assert f"{number(state.score(0).total)}\u00a0points" in words


def test_the_card_of_a_running_game_says_with_whom_even_where_it_is_low(player: Player) -> None:
    seats = (Seat(kind="person"), Seat(kind="bot", level="medium", name="Kofi"))
    record = Record(game="sintra", revision=1, seats=seats, options={"side": "A"}, seed=3)
    card = ContinueCard(player.window.home)
    card.describe(Save(Path("a.json"), record, datetime.now(UTC)), "")
    told = [one for one in card.findChildren(QLabel) if one.text()]
    assert any("Kofi" in one.text() for one in told if not one.isHidden())
    card.fold(True)
    assert any("Kofi" in one.text() for one in told if not one.isHidden())
    assert "Side A" in card.toolTip()


def test_the_title_of_a_running_game_is_the_game_alone(player: Player) -> None:
    """With "For advanced players" and "All play from their own hand" it took three lines."""
    options = {"mode": "advanced", "alone": True}
    seats = (Seat(kind="person"), Seat(kind="person"))
    record = Record(game="harmonia", revision=GAME.revision, seats=seats, options=options, seed=3)
    card = ContinueCard(player.window.home)
    card.describe(Save(Path("a.json"), record, datetime.now(UTC)), "")
    assert card._title.text() == "Harmonia"
    assert "Advanced" in card._line.text()


def test_where_several_people_play_all_are_named_in_their_order(player: Player) -> None:
    seats = (
        Seat(kind="person", name="Oksana"),
        Seat(kind="person", name="Petro"),
        Seat(kind="bot", level="medium", name="Kofi"),
    )
    rules = games.load("sintra")
    record = Record(
        game="sintra", revision=rules.revision, seats=seats, options={"first": "1"}, seed=3
    )
    words = RunningWords()
    told = words.company(record).replace("\u2068", "").replace("\u2069", "")
    assert told.startswith("Oksana, Petro")
    state = records.start(rules, record)
    assert "Oksana" in words.state(record, state), "“your turn” would not say whose"


def test_a_game_is_not_called_saved_before_one_has_moved(player: Player) -> None:
    page = player.sit_down("random", "person", game="harmony")
    player.wait_for_person()
    assert page.timeline.moves
    page.go_back()
    assert page.toast.text() == "Press Esc again to leave."
