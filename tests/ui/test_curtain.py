"""The curtain between two persons: it hides everything until the right person is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmony.table.table import HarmonyTable

Key = Qt.Key


@pytest.fixture(autouse=True)
def _harmony_conceals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any game can be asked to hide something."""
    monkeypatch.setattr(HarmonyTable, "conceals", True)


def test_a_game_of_two_persons_begins_behind_the_curtain(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "person")
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    assert "P0" in page.shared_screen.curtain._title.text()
    assert not page.view.isVisible()
    qtbot.mouseClick(page.shared_screen.curtain._ready, Qt.MouseButton.LeftButton)
    assert not page.shared_screen.closed
    assert page.table.live


def test_the_curtain_closes_when_the_turn_goes_to_another_person(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "person")
    page.shared_screen.open()
    player.click("board", 3)
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    assert page.table.view.seat == 0
    assert not page.table.live
    assert "P1" in page.bar.prompt.text()
    player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
    assert not page.shared_screen.closed
    assert page.table.view.seat == 1
    assert page.table.live


def test_behind_it_nothing_can_be_done(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "person")
    page.shared_screen.open()
    player.click("board", 3)
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    names = (
        "undo",
        "redo",
        "hint",
        "next-step",
        "standing",
        "replay",
        "back",
        "forward",
        "play-moves",
    )
    for name in names:
        page.commands[name].trigger()
    page.look_at(0)
    counted = page.context.settings.show_bag
    player.press(Key.Key_B, widget=page.shared_screen.curtain)
    assert page.context.settings.show_bag == counted
    assert page.shared_screen.closed
    assert len(page.timeline.moves) == 1
    assert not page.toast.isVisible()
    assert not page.timeline.hints
    assert not page.bar.undo.isEnabled()


def test_one_person_with_a_bot_needs_none(player) -> None:
    page = player.sit_down("person", "easy")
    assert not page.playback.covered
    assert page.table.live


def test_a_player_who_must_choose_a_spirit_has_the_keyboard_on_the_first_one(
    player, qtbot: QtBot
) -> None:
    page = player.sit_down("person", "person", game="harmonies", options={"spirits": True})
    page.shared_screen.open()
    page.table.focus_on("spirits")
    while not page.shared_screen.closed:
        if not page.playback.covered:
            page.play(page.timeline.state.legal_moves()[0])
        qtbot.wait(1)
    player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
    assert page.table.choosing
    zone, spot = page.table.focused
    assert (zone.key, spot) == ("spirits", zone.spots[0])
    player.press(Key.Key_Return, Key.Key_Return)
    assert not page.table.choosing
