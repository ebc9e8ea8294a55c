"""A window for measurements: no screen, a home of its own, and the tables of all games."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication, QWidget

from harmony_desktop import games
from harmony_desktop.engine.record import Record
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.warming import Warming
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage

_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")


class Room:
    """The application with its window."""

    def __init__(self, home: Path, size: tuple[int, int]) -> None:
        self.application: QApplication = make_application()
        self.context = Context(self.application, Places.below(home), "en")
        for name, value in {
            "animation": "off",
            "pace": "off",
            "sound": False,
        }.items():
            setattr(self.context.settings, name, value)
        self.window = Window(self.context)
        self.window.resize(*size)
        self.window.show()
        self.rest()

    def rest(self) -> None:
        """Process all pending events."""
        for _ in range(20):
            # Outside a running event loop, Qt deletes only when it is told to.
            self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.application.processEvents()

    def look_around(self) -> None:
        """Stay on Home until its background loading is done."""
        wait = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
        while (warming := self.window.findChild(Warming)) is None or not warming.through:
            self.application.processEvents(wait)
        self.rest()

    def middle(self, game: str, persons: int = 1) -> Record:
        """The record of a half-played game."""
        return sample(game, _NAMES, replace(games.figures(game).SAMPLES["table"], persons=persons))

    def whole(self, game: str, persons: int = 1) -> Record:
        """The record of a finished game."""
        half = games.figures(game).SAMPLES["table"]
        return sample(game, _NAMES, replace(half, persons=persons, moves=None))

    def open(self, record: Record) -> TablePage:
        """Open a table, as Start or Continue does."""
        self.window.tables.resume(record, saves.new_path(self.context.places, record.game))
        return self.table()

    def table(self) -> TablePage:
        """The table shown."""
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def until_painted(self, widget: QWidget, act: Callable[[], None]) -> None:
        """Call something and return when a widget has been painted after it."""
        seen = Painted(widget)
        act()
        while not seen.painted:
            widget.update()
            # Painting is posted; timers, which begin what comes after it, are not.
            self.application.sendPostedEvents()
        widget.removeEventFilter(seen)


class Painted(QObject):
    """Reports when a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.painted = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Paint:
            self.painted = True
        return False


@contextmanager
def room(size: tuple[int, int] = (1280, 800)) -> Iterator[Room]:
    """Open a window, and close it at the end."""
    with tempfile.TemporaryDirectory() as home:
        made = Room(Path(home), size)
        yield made
        made.window.close()
        made.rest()
