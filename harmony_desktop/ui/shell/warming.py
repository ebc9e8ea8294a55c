"""Importing the modules of pages and tables while the player looks at Home.

The first table would otherwise load the rules, the records and the table itself while the player
waits for it. Here they come one by one, with rests between them in which the window answers.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from importlib import import_module

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from harmony_desktop import games

_DELAY_MS = 1_200
_REST_MS = 120
_EVERY_GAME = (
    "pydantic",
    "harmony_desktop.engine.record",
    "harmony_desktop.storage.saves",
    "harmony_desktop.controller.session",
    "harmony_desktop.ui.table.table",
    "harmony_desktop.ui.pages.new_game.page",
    "harmony_desktop.ui.table.page",
    "harmony_desktop.ui.shell.tables",
    "harmony_desktop.ui.kit.tabbing",
    "multiprocessing.spawn",
    "multiprocessing.popen_spawn_win32"
    if sys.platform == "win32"
    else "multiprocessing.popen_spawn_posix",
    "pydantic.dataclasses",
    "harmony_desktop.ui.pages.game.page",
)
_LAST = (
    "harmony_desktop.ui.pages.end.page",
    "harmony_desktop.ui.pages.statistics.page",
    "harmony_desktop.ui.pages.puzzles",
    "harmony_desktop.ui.pad.page",
)
_ONE_GAME = (games.load, games.texts, games.table, games.categories)


class Warming(QObject):
    """Imports one module at a time while the player is idle, as long as its parent lives."""

    def __init__(self, parent: QObject, at_leisure: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._at_leisure = at_leisure
        self._only_modules = True
        """Whether nothing but modules has come since Home was shown."""
        self._waiting = _loading()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._load_next)
        self._timer.start(_DELAY_MS)

    @property
    def through(self) -> bool:
        """Whether all is loaded."""
        return not self._timer.isActive()

    def note_page(self) -> None:
        """Hear that a page was opened: unlike modules, pages go."""
        self._only_modules = False

    def _load_next(self) -> None:
        self._timer.setInterval(_REST_MS)
        if not self._at_leisure():
            return
        if next(self._waiting, None) is None:
            self._timer.stop()
        if self._only_modules:
            # They stay: looking for garbage among them would take a tenth of a second at a table.
            gc.freeze()


def _loading() -> Iterator[object]:
    """Import one module a step: those of every table, those of each game, other pages."""
    for name in _EVERY_GAME:
        yield import_module(name)
    # A widget that Qt itself has made may be of any kind: PySide6 makes the classes of all of them.
    yield QScrollArea().viewport()
    for game in games.GAMES:
        for part in _ONE_GAME:
            yield part(game)
    for name in _LAST:
        yield import_module(name)
