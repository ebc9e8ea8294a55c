"""Commands: bar, menu, tooltips and the list of keys are made from one list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.ui.table.keys_dialog import KeysDialog
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player


@pytest.mark.parametrize("game", games.GAMES)
def test_no_key_means_two_things(player: Player, game: str) -> None:
    page = player.sit_down("person", "easy", game=game)
    keys = [key.toString() for action in page.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys)), sorted(keys)


def test_the_menu_shows_the_key_of_every_entry_that_has_one(player: Player) -> None:
    page = player.sit_down("person")
    menu = page.bar.menu_button.menu()
    assert isinstance(menu, QMenu)
    shown = {entry.text(): entry.shortcut().toString() for entry in menu.actions()}
    assert shown["Rules"] == "F1"
    assert shown["Keys"] == "?"
    assert shown["Tiles in the bag"] == "B"


def test_a_button_is_named_and_enabled_like_its_command(player: Player) -> None:
    page = player.sit_down("person")
    assert page.bar.hint.accessibleName() == "Hint"
    assert "H" in page.bar.hint.toolTip()
    page.commands["hint"].setEnabled(False)
    assert not page.bar.hint.isEnabled()


def test_the_list_of_keys_has_every_command_with_a_key(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = player.sit_down("person", "easy", game="terraces")
    dialogs: list[KeysDialog] = []
    monkeypatch.setattr(TablePage, "_show_dialog", lambda _, dialog: dialogs.append(dialog))
    player.press(Qt.Key.Key_Question)
    words = [one.text() for one in dialogs[0].findChildren(QLabel)]
    for action in page.actions():
        if action.shortcuts():
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert action.text() in words
            assert f"\u2068{key}\u2069" in words
    assert "Turn what you hold" in words
