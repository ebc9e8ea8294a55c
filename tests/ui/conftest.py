"""A window to play in: real widgets, real events, no screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell import navigation
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import playback, surface
from tests.ui.player import Player

if TYPE_CHECKING:
    from tests.ui.harmonia import Guest
    from tests.ui.harmonies import Hand


@pytest.fixture
def places(own_home: Path) -> Places:
    return Places.below(own_home)


@pytest.fixture(autouse=True)
def drawings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """One test after the other paints the same pieces, which takes longest.

    The program forgets them when the size of a table changes, only to save memory.
    """
    monkeypatch.setattr(surface, "forget_cached", lambda: None)


@pytest.fixture
def open_window(
    qapp: QApplication, qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Window]]:
    """Opens windows, each with its own context, and puts everything back afterwards.

    A test plays for several persons in no time: the table is handed over at once.
    """
    monkeypatch.setattr(playback, "HANDOVER_MS", 0)
    opened: list[Window] = []

    def make(language: str = "en", **settings: object) -> Window:
        make_application()
        context = Context(qapp, places, language)
        chosen = {
            "animation": "off",
            "pace": "off",
            "sound": False,
            **settings,
        }
        for name, value in chosen.items():
            setattr(context.settings, name, value)
        context.theme.use(context.settings.theme)
        window = Window(context)
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        opened.append(window)
        return window

    yield make
    for window in opened:
        window.close()
        window.context.languages.use("en")
        window.context.languages.set_text_size(100)
        window.context.languages.forget()
        window.deleteLater()
        window.context.deleteLater()
    # Widgets left over would be styled again with every window that follows.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()


@pytest.fixture
def player(open_window: Callable[..., Window], qtbot: QtBot) -> Player:
    return Player(open_window(), qtbot)


@pytest.fixture
def persian(open_window: Callable[..., Window], qtbot: QtBot) -> Player:
    return Player(open_window("fa"), qtbot)


@pytest.fixture
def guest(player: Player, qtbot: QtBot) -> Guest:
    from tests.ui.harmonia import Guest

    return Guest(player, qtbot)


@pytest.fixture
def persian_guest(persian: Player, qtbot: QtBot) -> Guest:
    from tests.ui.harmonia import Guest

    return Guest(persian, qtbot)


@pytest.fixture
def hand(player: Player, qtbot: QtBot) -> Hand:
    from tests.ui.harmonies import Hand

    return Hand(player, qtbot)


@pytest.fixture
def persian_hand(persian: Player, qtbot: QtBot) -> Hand:
    from tests.ui.harmonies import Hand

    return Hand(persian, qtbot)


@pytest.fixture(autouse=True)
def no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave what pages leave behind to Python: with all tests in memory a sweep takes a third of a
    second."""
    monkeypatch.setattr(navigation, "_SWEEP_MS", 3_600_000)
    monkeypatch.setattr(navigation, "_LOOK_MS", 3_600_000)
