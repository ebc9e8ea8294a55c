"""The challenge of the day, for every game that has one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record
from harmony_desktop.storage import saves
from harmony_desktop.ui.context import today
from harmony_desktop.ui.pages.home_cards import DAILY_GAMES
from harmony_desktop.ui.window import Window
from tests.ui.player import Player, seats


def test_games_for_one_alone_have_a_challenge() -> None:
    assert DAILY_GAMES == ("harmony", "harmonies")
    for game in DAILY_GAMES:
        assert games.load(game).min_seats == 1


@pytest.mark.parametrize("game", DAILY_GAMES)
def test_home_begins_each_challenge_and_goes_on_with_it(
    player: Player, qtbot: QtBot, game: str
) -> None:
    window = player.window
    window.home._daily._games[game].click()
    record = player.page.session.record
    assert (record.game, record.daily, record.practice) == (game, today(), False)
    assert record.seed == int(today().replace("-", ""))
    assert len(record.seats) == 1
    window.show_home()
    window.home._daily._games[game].click()
    assert len(saves.running(window.context.places)[0]) == 1


def test_a_challenge_given_up_is_known_but_that_of_another_game_is_not(player: Player) -> None:
    window, places = player.window, player.window.context.places
    window.start_daily("harmonies")
    player.page.session.close()
    (save,) = saves.running(places)[0]
    saves.give_up(save.path)
    assert saves.gave_up_daily(places, "harmonies", today())
    assert not saves.gave_up_daily(places, "harmony", today())
    window.start_daily("harmonies")
    assert player.page.session.practice
    window.show_home()
    window.start_daily("harmony")
    assert not player.page.session.practice


def test_what_is_done_is_ticked_and_told(open_window: Callable[..., Window]) -> None:
    window = open_window()
    record = Record(game="harmonies", revision=1, seed=1, daily=today(), seats=seats("person"))
    window.context.results.add(record, {"side": "A", "spirits": False}, [112], [0])
    window.home.refresh()
    buttons = window.home._daily._games
    assert buttons["harmonies"].property("icon_name") == "circle-check-big"
    assert "112 points" in buttons["harmonies"].accessibleName()
    assert buttons["harmony"].property("icon_name") is None
