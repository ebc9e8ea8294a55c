"""Play a game by keys and words alone: `python tests/tools/play_by_ear.py GAME [OPPONENT …]`.

Each line of the input is a row of keys, such as `Tab Right Right Return` or `3 3`; after each line
everything that a screen reader would speak is printed. The window has no screen, so nothing can be
decided but from the words. At the end the transcript has the result.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.ui.access.announce import LastMessage
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.playback import PlaybackState
from harmony_desktop.ui.table.spots import Spot
from tests.bench.rooms import Room, room

_COLOURS = ("green", "red", "blue", "yellow", "violet", "orange")
_REST = 0.25
"""Seconds without a word after which nothing more is expected."""


class Ear(QObject):
    """Prints what is announced, and what gets the focus of the keyboard."""

    def __init__(self, place: Room) -> None:
        super().__init__()
        self._place = place
        self._zone = ""
        self._page: QWidget | None = None
        self._said = time.monotonic()
        line = place.window.findChild(LastMessage)
        assert line is not None
        line.noted.connect(self._say)
        place.application.focusChanged.connect(self._on_focus)

    def _say(self, words: str) -> None:
        self._said = time.monotonic()
        print(f"  {words}".replace("\n", "\n  "), flush=True)

    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        page = self._place.window.page
        if isinstance(page, TablePage) and page is not self._page:
            self._page = page
            page.table.focus_moved.connect(self._on_spot)
        if now is None or (isinstance(page, TablePage) and now is page.view):
            return
        described = QAccessible.queryAccessibleInterface(now)
        name = described.text(QAccessible.Text.Name) if described else ""
        self._say(f"[{name or type(now).__name__}]")

    def _on_spot(self, spot: Spot) -> None:
        page = self._place.window.page
        assert isinstance(page, TablePage)
        assert page.table.focused is not None
        zone, words = page.table.focused[0], spot.name()
        if zone.key != self._zone:
            self._zone = zone.key
            words += f" – {spot.details() if spot.details else zone.title()}"
        self._say(f"[{words}]")

    def listen(self) -> None:
        """Until the others have moved and nothing more is said."""
        while time.monotonic() - self._said < _REST or self._others_move():
            self._place.rest()
            time.sleep(0.01)

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
        ear.listen()
        for line in sys.stdin:
            print(f"> {line.strip()}", flush=True)
            press(place.window, line)
            ear.listen()


if __name__ == "__main__":
    main()
