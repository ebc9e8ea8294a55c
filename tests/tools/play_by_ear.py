"""Play a game by keys and words alone: `python tests/tools/play_by_ear.py GAME [OPPONENT …]`.

Each line of the input is a row of keys, such as `Tab Right Right Return` or `3 3`; after each line
everything that a screen reader would speak is printed. The window has no screen, so nothing can be
decided but from the words. At the end the transcript has the result.
"""

from __future__ import annotations

import argparse
import queue
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.ui.access.announce import LastMessage, spoken
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.playback import PlaybackState
from harmony_desktop.ui.table.screen_reader import TableAccess
from harmony_desktop.ui.table.spots import Spot
from harmony_desktop.ui.table.view import TableView
from tests.bench.rooms import Room, room

_COLOURS = ("green", "red", "blue", "yellow", "violet", "orange")
_REST = 0.25
"""Seconds without a word after which nothing more is expected."""
_LOOK_MS = 20
"""How often the input is looked at."""


class Ear(QObject):
    """Prints what is announced, and what gets the focus of the keyboard."""

    def __init__(self, place: Room) -> None:
        super().__init__()
        self._place = place
        self._page: QWidget | None = None
        self._said = time.monotonic()
        line = place.window.findChild(LastMessage)
        assert line is not None
        line.noted.connect(self._say)
        place.application.focusChanged.connect(self._on_focus)

    def _say(self, words: str) -> None:
        self._said = time.monotonic()
        print(f"  {spoken(words)}".replace("\n", "\n  "), flush=True)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is None or isinstance(now, TableView):
            return
        described = QAccessible.queryAccessibleInterface(now)
        name = described.text(QAccessible.Text.Name) if described else ""
        about = described.text(QAccessible.Text.Description) if described else ""
        self._say(f"[{' – '.join(filter(None, (name or type(now).__name__, about)))}]")

    def _on_spot(self, spot: Spot) -> None:
        page = self._place.window.page
        assert isinstance(page, TablePage)
        table = QAccessible.queryAccessibleInterface(page.view)
        assert isinstance(table, TableAccess)
        assert page.table.focused is not None
        said = spot.name(), table.describe(page.table.focused[0], spot)
        self._say(f"[{' – '.join(filter(None, said))}]")

    def follow(self) -> None:
        """Listen to the table that is shown."""
        page = self._place.window.page
        if isinstance(page, TablePage) and page is not self._page:
            self._page = page
            page.table.focus_moved.connect(self._on_spot)
            if page.table.focus is not None:
                self._on_spot(page.table.focus[1])

    def begin(self) -> None:
        """Keys are about to be pressed: words are expected."""
        self._said = time.monotonic()

    def still(self) -> bool:
        """Whether the others have moved and nothing more is said."""
        return time.monotonic() - self._said >= _REST and not self._others_move()

    def _others_move(self) -> bool:
        page = self._place.window.page
        if not isinstance(page, TablePage):
            return bool(page.loading)
        waits = page.timeline.over or page.timeline.awaits_person
        return not waits or page.playback.state is PlaybackState.WATCHING


def begin(
    place: Room, game: str, opponents: list[str], seed: int, options: dict[str, str | int | bool]
) -> None:
    """Sit down to a new game."""
    seats = [Seat(kind="person", name="Ada", colour=_COLOURS[0])]
    seats += [
        Seat(kind="bot", name=f"Bo{number}", level=level, colour=_COLOURS[number])
        for number, level in enumerate(opponents, 1)
    ]
    rules = games.load(game)
    record = Record(
        game=game, revision=rules.revision, seats=tuple(seats), seed=seed, options=options
    )
    place.window.tables.resume(record, saves.new_path(place.context.places, game))


def press(window: QWidget, keys: str) -> None:
    """Press a row of keys, one after another."""
    for name in keys.split():
        target = QApplication.focusWidget() or window
        if name == "Shift+Tab":
            QTest.keyClick(target, Qt.Key.Key_Backtab)
        else:
            QTest.keySequence(target, QKeySequence(name))


class Typist(QObject):
    """Presses the keys of each line once all is still, in a dialog that was opened too."""

    def __init__(self, place: Room, ear: Ear) -> None:
        super().__init__()
        self._place = place
        self._ear = ear
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.through = False
        threading.Thread(target=self._read, daemon=True).start()
        self._look()

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put(None)

    def _look(self) -> None:
        if self.through:
            return
        # A dialog has an event loop of its own inside the press that opens it.
        QTimer.singleShot(_LOOK_MS, self._look)
        self._ear.follow()
        if self._lines.empty() or not self._ear.still():
            return
        line = self._lines.get()
        if line is None:
            self.through = True
            return
        print(f"> {line.strip()}", flush=True)
        self._ear.begin()
        if self._place.application.activeWindow() is None:
            # Without a screen, nobody gives the keyboard back when a dialog closes.
            self._place.window.activateWindow()
            self._place.window.page.setFocus()
        press(self._place.window, line)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game", choices=games.GAMES)
    words.add_argument("opponents", nargs="*", default=["easy"])
    words.add_argument("--seed", type=int, default=7)
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = words.parse_args()
    options: dict[str, str | int | bool] = dict(one.split("=", 1) for one in chosen.option)
    with room((1280, 800)) as place:
        QAccessible.setActive(True)
        place.context.after_first_paint()
        ear = Ear(place)
        begin(place, chosen.game, chosen.opponents, chosen.seed, options)
        typist = Typist(place, ear)
        while not typist.through:
            place.rest()
            time.sleep(0.01)


if __name__ == "__main__":
    main()
