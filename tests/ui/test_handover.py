"""Two persons at one screen: the table is handed over, and a double click plays for one of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import playback
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.playback import PlaybackState
from tests.ui.player import Player


@pytest.fixture
def shared(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> TablePage:
    """Terraces, in which nothing is hidden, between two persons."""
    player = Player(open_window(), qtbot)
    monkeypatch.setattr(playback, "HANDOVER_MS", 250)
    return player.sit_down("person", "person", game="terraces")


def play(page: TablePage) -> None:
    """One move of whoever is to move."""
    page.play(page.timeline.view().legal_moves()[0])


def test_no_press_or_key_plays_for_the_next_person(shared: TablePage, qtbot: QtBot) -> None:
    first = shared.timeline.viewer
    while shared.timeline.viewer == first:
        play(shared)
    played = len(shared.timeline.moves)
    assert shared.playback.state is PlaybackState.HANDOVER
    assert f"P{shared.timeline.viewer}" in shared.bar.prompt.text()
    port = shared.view.viewport()
    for _ in range(2):
        qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=port.rect().center())
        qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=port.rect().center())
        qtbot.keyClick(shared.view, Qt.Key.Key_Return)
    assert len(shared.timeline.moves) == played
    assert not shared.table.placing.holding
    qtbot.waitUntil(lambda: shared.table.live)
    assert shared.playback.state is PlaybackState.LIVE


def test_undo_at_a_handover_gives_the_table_back(shared: TablePage, qtbot: QtBot) -> None:
    shared.session.practise()
    first = shared.timeline.viewer
    while shared.timeline.viewer == first:
        play(shared)
    shared.undo()
    assert shared.timeline.viewer == first
    qtbot.waitUntil(lambda: shared.table.live)
