"""A window to play in: real widgets, real events, no screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.app import make_application
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.window import Window

LANGUAGES = ("en", "fa", "uk", "de")


@pytest.fixture
def places(own_home: Path) -> Places:
    return Places.below(own_home)


@pytest.fixture
def open_window(
    qapp: QApplication, qtbot: QtBot, places: Places
) -> Iterator[Callable[..., Window]]:
    """Opens windows, each with its own context, and puts everything back afterwards."""
    opened: list[Window] = []

    def make(language: str = "en", **settings: object) -> Window:
        make_application()
        context = Context(qapp, places, language)
        chosen = {"animation": "off", "sound": False, "guided": list(games.GAMES), **settings}
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
        window.context.languages.forget()
        window.deleteLater()
        window.context.deleteLater()
    # Widgets left over would be styled again with every window that follows.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.processEvents()


def seats(*kinds: str) -> tuple[Seat, ...]:
    """Persons and bots: `person`, or the level of a bot."""
    return tuple(
        Seat(kind="person", name=f"P{place}", colour="green")
        if kind == "person"
        else Seat(kind="bot", name=f"B{place}", level=kind, colour="red")
        for place, kind in enumerate(kinds)
    )


class Player:
    """Plays at a table as a person would."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self._qtbot = qtbot

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        facts: dict[str, object] = {"seed": 5, "game": "harmony", **changes}
        facts.setdefault("revision", games.load(str(facts["game"])).revision)
        record = Record(seats=seats(*kinds), **facts)
        self.window.resume(record, saves.new_path(self.window.context.places, record.game))
        return self.page

    @property
    def page(self) -> TablePage:
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def at(self, zone: str, key: object = None) -> QPoint:
        """Where a spot of the table is on the screen."""
        for one in self.page.table.zones:
            for spot in one.spots:
                if one.key == zone and key in (None, spot.key):
                    return self.page.view.mapFromScene(spot.centre)
        raise AssertionError(f"no spot {key} in {zone}")

    def click(self, zone: str, key: object = None) -> None:
        port, point = self.page.view.viewport(), self.at(zone, key)
        self._qtbot.mouseMove(port, point)
        self._qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.page.view.viewport()
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 11):
            self._qtbot.mouseMove(port, start + (end - start) * step / 10)
        self._qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def drag_to(self, cell: int) -> None:
        self.drag(self.at("tray"), self.at("board", cell))

    def press(self, *keys: Qt.Key, widget: QWidget | None = None) -> None:
        for key in keys:
            self._qtbot.keyClick(widget or self.page.view, key)

    def wait_for_person(self) -> None:
        session = self.page.session
        self._qtbot.waitUntil(lambda: session.over or session.awaits_person, timeout=60_000)


@pytest.fixture
def player(open_window: Callable[..., Window], qtbot: QtBot) -> Player:
    return Player(open_window(), qtbot)


@pytest.fixture
def persian(open_window: Callable[..., Window], qtbot: QtBot) -> Player:
    return Player(open_window("fa"), qtbot)
