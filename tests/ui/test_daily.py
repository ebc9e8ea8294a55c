"""The game of the day, for every game: one counted try, a calendar, and a result to send."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QDate, QDateTime, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.controller import daily, daily_champion, deals
from harmony_desktop.controller.daily_champion import ChampionGames
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.record import Record, replay, start
from harmony_desktop.storage import saves
from harmony_desktop.storage.results import Result
from harmony_desktop.ui.kit.context import now, today
from harmony_desktop.ui.pages.calendar import CalendarPage
from harmony_desktop.ui.pages.home.cards import DAILY_GAMES, DailyCard
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player, seats


def test_every_game_has_a_game_of_the_day() -> None:
    assert DAILY_GAMES == games.GAMES


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_the_day_deals_the_same_to_everybody(game: str) -> None:
    record = daily.record_of(game, "2026-11-17", True, "")
    again = daily.record_of(game, "2026-11-17", True, "other")
    other = daily.record_of(game, "2026-11-18", True, "")
    rules = games.load(game)
    assert start(rules, record) == start(rules, again)
    assert start(rules, record) != start(rules, other)
    assert not record.practice
    bots = [seat.level for seat in record.seats if seat.kind == "bot"]
    assert bots == (["hard"] if game in ("sintra", "terraces") else [])


def test_the_day_is_that_of_utc() -> None:
    assert today() == QDateTime.currentDateTimeUtc().date().toString(Qt.DateFormat.ISODate)


def choose(card: DailyCard, game: str) -> None:
    """Press the button of a game."""
    card.buttons[game].click()


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_home_begins_each_game_of_the_day_and_goes_on_with_it(player: Player, game: str) -> None:
    window = player.window
    choose(window.home.daily_card, game)
    record = player.page.timeline.record
    assert (record.game, record.daily, record.practice) == (game, today(), False)
    assert record.seed == int(today().replace("-", ""))
    assert "Daily game" in player.page.bar.prompt.note()
    player.wait_for_person()  # a lot may let the opponent begin
    session = player.page.session
    session.play(session.timeline.state.legal_moves()[0])
    moves = session.timeline.moves
    window.navigation.show_home()
    choose(window.home.daily_card, game)
    assert player.page.timeline.moves[: len(moves)] == moves
    assert len(saves.running(window.context.places)[0]) == 1


def test_one_given_up_is_known_but_that_of_another_game_is_not(player: Player) -> None:
    window, places = player.window, player.window.context.places
    window.tables.start_daily("harmonies")
    session = player.page.session
    session.play(session.timeline.state.legal_moves()[0])
    session.close()
    (save,) = saves.running(places)[0]
    saves.give_up(save.path)
    assert saves.gave_up_daily(places, "harmonies", today())
    assert not saves.gave_up_daily(places, "harmony", today())
    window.tables.start_daily("harmonies")
    assert player.page.timeline.practice
    window.navigation.show_home()
    window.tables.start_daily("harmony")
    assert not player.page.timeline.practice


def test_daily_games_that_are_done_are_ticked_and_described(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    record = Record(game="harmonies", revision=1, seed=1, daily=today(), seats=seats("person"))
    window.context.results.add(record, {"side": "A", "spirits": False}, [112], [0])
    window.home.refresh()
    qtbot.waitUntil(lambda: not window.home.loading, timeout=20_000)
    assert "112" in window.home.daily_card.entry("harmonies")
    assert "not played yet" in window.home.daily_card.entry("harmony")
    done = {game: one.property("state") for game, one in window.home.daily_card.buttons.items()}
    assert done["harmonies"] == "done"
    assert done["harmony"] == ""


# The calendar


def keep_days(window: Window, game: str, *ago: int) -> None:
    """Results so many days ago."""
    for days in ago:
        day = (date.fromisoformat(today()) - timedelta(days=days)).isoformat()
        record = daily.record_of(game, day, True, now())
        options = read_options(games.load(game).options, dict(record.options))
        window.context.results.add(record, options, [100 + days], [0])


def calendar_of(window: Window, game: str) -> CalendarPage:
    window.navigation.open("calendar", game)
    page = window.page
    assert isinstance(page, CalendarPage)
    return page


@pytest.mark.parametrize("language", ["en", "fa", "uk", "de"])
def test_the_calendar_shows_every_day_that_was_played(
    open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language)
    keep_days(window, "harmony", 0, 1, 2, 5)
    page = calendar_of(window, "harmony")
    seen = {}
    for _ in range(2):
        for button in page.days:
            if button.property("day") and "done" in button.property("state"):
                seen[button.property("day")] = button.text()
        page.earlier_button.click()
    here = date.fromisoformat(today())
    assert set(seen) == {(here - timedelta(days=ago)).isoformat() for ago in (0, 1, 2, 5)}
    assert daily.streak(seen, today()) == 3
    page.turn_months(2)
    ahead = [button for button in page.days if button.text() and not button.isEnabled()]
    first = QDate.fromString(today(), Qt.DateFormat.ISODate)
    parts = page._calendar.partsFromDate(first)
    assert len(ahead) == page._calendar.daysInMonth(parts.month, parts.year) - parts.day


def test_a_missed_day_is_for_practice_and_a_played_one_is_shown(player: Player) -> None:
    window = player.window
    keep_days(window, "harmony", 1)
    page = calendar_of(window, "harmony")
    yesterday = (date.fromisoformat(today()) - timedelta(days=1)).isoformat()
    shown: list[Result] = []
    page.replay_wanted.disconnect()
    page.replay_wanted.connect(shown.append)
    if yesterday not in {button.property("day") for button in page.days}:
        page.earlier_button.click()
    next(one for one in page.days if one.property("day") == yesterday).click()
    assert [one.day for one in shown] == [yesterday]
    window.tables.start_daily("terraces", "2026-01-05")
    record = player.page.timeline.record
    assert record.practice
    assert record.daily == "2026-01-05"


# Sending a result


def finished(game: str, day: str) -> Record:
    """The game of a day, played to its end by bots."""
    record = daily.record_of(game, day, True, now())
    rules = games.load(game)
    from random import Random

    from harmony_desktop.bots.create import bot

    state, dice, played = start(rules, record), Random(1), []
    while state.to_move is not None:
        move = bot(game, "random").choose(state.view(state.to_move), dice)
        played.append(move)
        state = state.play(move)
    return record.with_moves(played)


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_a_result_is_sent_and_pasted_in_new_game(
    open_window: Callable[..., Window], qtbot: QtBot, game: str
) -> None:
    window = open_window()
    window.tables.open_finished(finished(game, today()))
    window.page.commands["share"].trigger()
    text = QGuiApplication.clipboard().text()
    assert 3 <= len(text.splitlines()) <= 6
    assert "daily game" in text
    window.navigation.show_home()
    # In the New game of any game, the text becomes New game of the right one.
    window.navigation.open("new_game", "terraces" if game == "harmony" else "harmony")
    page = window.page
    assert isinstance(page, NewGamePage)
    page.deal_line.setFocus()
    page.deal_line.paste()
    page = window.page
    assert isinstance(page, NewGamePage)
    wanted = daily.record_of(game, today(), True, "")
    record = page.record()
    assert (record.game, record.seed) == (game, wanted.seed)
    rules = games.load(game)
    given = read_options(rules.options, dict(record.options))
    assert given == read_options(rules.options, dict(wanted.options))
    assert [seat.level for seat in record.seats] == [seat.level for seat in wanted.seats]
    assert start(rules, record) == start(rules, wanted)


def test_only_deals_that_can_be_played_are_recognised() -> None:
    good = "harmony-desktop: harmony #7 scoring=beams seats=person,hard"
    assert deals.read(f"Look:\n{good}\nsee you").options["scoring"] == "beams"
    for bad in (
        "",
        "20261117",
        good.replace("harmony #", "chess #"),
        good.replace("beams", "moonbeams"),
        good.replace("hard", "grandmaster"),
        good.replace("#7", "#99999999999999999"),
        good.replace("person,hard", ",".join(["person"] * 7)),
        "harmony-desktop: harmony #7 scoring=best-beam seats=person",
        "harmony-desktop: sintra #7 components=x seats=person,hard",
    ):
        assert deals.read(bad) is None, bad
    styled = "harmony-desktop: sintra #7 seats=person,hard+spoiler"
    found = deals.read(styled)
    assert found is not None
    assert found.seats == ("person", "hard+spoiler")
    assert deals.written(found).endswith("seats=person,hard+spoiler")
    for bad in ("hard+poet", "hard+", "+spoiler", "random+spoiler", "person+spoiler"):
        assert deals.read(styled.replace("hard+spoiler", bad)) is None, bad
    assert deals.read(styled.replace("sintra", "harmony")) is None
    record = finished("sintra", "2026-11-17")
    *_, (_, state) = replay(games.load("sintra"), record)
    assert state.to_move is None
    assert deals.read(deals.written(deals.deal_of(record))) is not None


def test_the_champion_plays_the_same_deal_and_is_told_beside_mine(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the day's game is done, and from then on without playing it again.

    The champion is an easy bot that plays here: how long it takes says nothing.
    """

    class AtOnce(QObject):
        done, failed = Signal(object), Signal()

        def __init__(self, work: Callable[..., object], *values: object, parent: QObject) -> None:
            super().__init__(parent)
            QTimer.singleShot(0, self, lambda: self.done.emit(work(*values)))

    monkeypatch.setattr(daily_champion, "Call", AtOnce)
    monkeypatch.setattr(daily_champion, "LEVEL", "easy")
    monkeypatch.setattr("os.nice", lambda more: more, raising=False)
    monkeypatch.setattr("harmony_desktop.ui.pages.home.page._CHAMPION_MS", 0)
    window = open_window()
    record = daily.record_of("harmony", today(), True, now())
    window.context.results.add(record, {"rounds": 1}, [112], [0])
    window.home.refresh()
    card = window.home.daily_card
    qtbot.waitUntil(lambda: "the champion made" in card.entry("harmony"), timeout=120_000)
    made = ChampionGames(window.context.places, window).scores("harmony", today())
    assert made is not None
    assert f"112 · the champion made {made[0]}" in card.entry("harmony")
    assert "champion" not in card.entry("sintra")
