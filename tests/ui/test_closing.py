"""Leaving things: finished games, tables that a screen reader has read, languages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import seats

READ_AND_LEAVE = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.window import Window

if __name__ == "__main__":
    application = make_application()
    QAccessible.setActive(True)
    context = Context(application, Places.below(Path(sys.argv[1])), "en")
    context.settings.animation = "off"
    window = Window(context)
    window.show()

    def read(interface):
        assert interface.isValid()
        QAccessible.uniqueId(interface)
        words = interface.text(QAccessible.Text.Name)
        interface.rect(), interface.role(), interface.state()
        return len(words) + sum(
            read(interface.child(index)) for index in range(interface.childCount())
        )

    for name in sys.argv[2:]:
        game = games.load(name)
        people = tuple(Seat(kind="person") for _ in range(game.min_seats))
        record = Record(game=game.id, revision=game.revision, seats=people, seed=5)
        window.tables.resume(record, saves.new_path(context.places, game.id))
        application.processEvents()
        assert read(QAccessible.queryAccessibleInterface(window)) > 1000
        window.navigation.show_home()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application.processEvents()
        read(QAccessible.queryAccessibleInterface(window))
    window.close()
    print("left")
"""


def test_a_table_that_a_screen_reader_has_read_can_be_left(own_home: str) -> None:
    """One table after the other, and the first one again."""
    games_in_turn = [*games.GAMES, games.GAMES[0]]
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", READ_AND_LEAVE, str(own_home), *games_in_turn],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr


READ_TOO_FAR = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QScrollArea, QWidget
from harmony_desktop.ui.access import early
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.kit.widgets import scrolled

application = make_application()
QAccessible.setActive(True)
early.install()
area = scrolled(QWidget())
area.show()
interface = QAccessible.queryAccessibleInterface(area)
assert interface.childCount() > 0 and interface.child(0) is not None
assert all(interface.child(count) is None for count in range(1000, 9000))
print("read")
"""


def test_a_scroll_area_may_be_asked_for_a_child_it_does_not_have() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READ_TOO_FAR],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_finished_game_from_the_records_shows_its_result(
    open_window: Callable[..., Window], qtbot: QtBot, way: str
) -> None:
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    moves = [PlaceTile(cell) for cell in range(19)]
    record = Record(
        game="harmony", revision=games.load("harmony").revision, seats=seats("person"), seed=5
    ).with_moves(moves)
    window.context.results.add(record, {}, [12], [0])
    window.navigation.open("my_games", "statistics")
    window.page.replay_wanted.emit(window.context.results.latest(1)[0])
    table = window.page
    assert isinstance(table, TablePage)
    if way == "key":
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_E)
    else:
        table.bar.next_step.click()
    assert isinstance(window.page, EndPage)
    window.page.look_back.emit()
    assert window.page is table


def test_a_language_that_is_left_is_freed(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    window = open_window()
    languages = window.context.languages
    for number in range(12):
        languages.use(("fa", "uk", "de", "en")[number % 4])
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(languages.findChildren(QTranslator)) == 2
