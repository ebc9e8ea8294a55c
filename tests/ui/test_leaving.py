"""Leaving a page leaves nothing behind."""

from __future__ import annotations

import gc
import re
import weakref
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QBuffer, QEvent, QObject
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QLabel, QTreeWidgetItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import isValid, ownedByPython

from harmony_desktop import games
from harmony_desktop.engine.record import Record
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage import ratings
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.art import forget_cached
from harmony_desktop.ui.kit.widgets import FlowLayout, clear, column, label, row
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.players.score_tree import ScoreEntry, ScoreTree
from harmony_desktop.ui.players.thumbnails import Thumbnails
from harmony_desktop.ui.shell import navigation
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage

_COUNTED = re.compile(r"harmony_desktop\.(?!engine\.|games\.\w+\.rules\.)")


def all_pages(window: Window, application: QApplication) -> None:
    """Go to every page and back to Home."""

    def settle() -> None:
        while window.page.loading:
            application.processEvents()
        for _ in range(4):
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            application.processEvents()

    ways: list[Callable[[], object]] = [
        partial(window.navigation.open, "settings"),
        partial(window.navigation.open, "about"),
        partial(window.navigation.open, "my_games", "statistics"),
        partial(window.navigation.open, "my_games", "achievements"),
        partial(window.navigation.open, "calendar"),
    ]
    for game in games.GAMES:
        half = replace(games.figures(game).SAMPLES["table"], persons=9)
        record = sample(game, ("Ana", "Ben", "Cleo", "Dan"), half)
        path = window.context.places.saves / f"{game}.harmony"
        ways += [
            lambda game=game: window.navigation.open("new_game", game),
            lambda game=game: window.navigation.open("rules", game),
            lambda game=game: window.navigation.open("pad", game),
            lambda record=record, path=path: window.tables.resume(record, path),
            lambda record=record, path=path: play_to_the_end(window, record, path, settle),
        ]
    for way in ways:
        way()
        settle()
        window.navigation.show_home()
        settle()


def play_to_the_end(window: Window, record: Record, path: Path, settle: Callable[[], None]) -> None:
    """Play on by chance, always the same, to the page that tells the end."""
    window.tables.resume(record, path)
    page = window.page
    assert isinstance(page, TablePage)
    dice = Random(record.seed)
    while page.timeline.state.to_move is not None:
        page.session.play(dice.choice(page.timeline.state.legal_moves()))
    # The end is shown once its result has been stored, which happens beside the window.
    while not isinstance(window.page, EndPage):
        settle()


def empty_caches() -> None:
    """What is in them has a limit, or grows with the results alone: the histories of ratings. The
    last object looked at may hold a whole page."""
    ratings._known.clear()
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            one.cache_clear()
    forget_cached()


def count(application: QApplication, window: Window) -> Counter[str]:
    """The widgets, and everything of a class of the program.

    Positions, moves and cells are left out: how many equal ones there are depends on what caches
    have shared.
    """
    empty_caches()
    # What one collection frees may have held what the next one finds.
    while gc.collect():
        pass
    found = Counter(
        type(one).__name__ for one in gc.get_objects() if _COUNTED.match(str(type(one).__module__))
    )
    found["widgets"] = len(application.allWidgets())
    found["children"] = len(window.findChildren(QObject))
    found["children of the context"] = len(window.context.findChildren(QObject))
    return found


def test_pages_leave_nothing_behind(open_window: Callable[..., Window], qapp: QApplication) -> None:
    window = open_window()
    # The first round loads what stays: sounds, caches, the running games on Home.
    all_pages(window, qapp)
    before = count(qapp, window)
    all_pages(window, qapp)
    assert count(qapp, window) - before == Counter()


def test_a_table_that_was_left_is_cleared_away_before_the_next_goes(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several at once would be felt: they are left to the collector of garbage."""
    monkeypatch.setattr(navigation, "_SWEEP_MS", 1)
    window = open_window()
    gc.collect()
    gc.disable()
    try:
        window.tables.start(
            sample(games.GAMES[0], ("Ana", "Ben"), games.figures(games.GAMES[0]).SAMPLES["table"])
        )
        page = window.page
        assert isinstance(page, TablePage)
        table = weakref.ref(page.table)
        del page
        window.navigation.show_home()
        qtbot.waitUntil(lambda: table() is None)
    finally:
        gc.enable()
    assert table() is None


def test_pages_that_go_one_after_the_other_put_no_sweep_off(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a hundred pages have left, found at once, would be felt."""
    window = open_window()
    swept = list[int]()
    monkeypatch.setattr(navigation.gc, "collect", lambda *_: swept.append(1))
    window.navigation._sweeping.setInterval(1_000)

    def swept_while_pages_go() -> bool:
        window.navigation.open("about")
        window.navigation.show_home()
        return bool(swept)

    qtbot.waitUntil(swept_while_pages_go)


def test_other_garbage_is_cleared_away_where_much_may_have_come(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python itself no longer does it: it would choose the moment in which a page opens."""
    monkeypatch.setattr(navigation, "_LOOK_MS", 1)
    monkeypatch.setattr(navigation, "_DUE", 0)
    window = open_window()
    swept, sweep = list[int](), gc.collect
    monkeypatch.setattr(navigation.gc, "collect", lambda *_: swept.append(1))
    sweep(1)
    qtbot.waitUntil(lambda: bool(swept))
    monkeypatch.setattr(navigation, "_DUE", 1_000)
    swept.clear()
    window.navigation._sweep_if_due()
    assert not swept


def test_a_sweep_has_a_turn_of_its_own(
    open_window: Callable[..., Window], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes due in the middle of whatever the player does, and would be added to that."""
    window = open_window()
    swept = list[int]()
    monkeypatch.setattr(navigation.gc, "collect", lambda *_: swept.append(1))
    window.navigation._sweeping.timeout.emit()
    assert not swept
    while not swept:
        qapp.processEvents()


def test_pictures_of_boards_in_memory_have_a_limit(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Home has a new one whenever a table was left: 140 kB each."""
    pictures = Thumbnails(Places.below(tmp_path))
    monkeypatch.setattr(pictures._worker, "send", lambda _: pictures._on_drawn(pixels))
    monkeypatch.setattr(pictures._worker, "start", lambda: None)
    image = QImage(2, 2, QImage.Format.Format_RGB32)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, b"png").write(image)
    pixels = bytes(buffer.data().data())
    for number in range(100):
        assert pictures.board(f"game-{number}", "", 0) is None
        with qtbot.waitSignal(pictures.ready):
            pictures._draw_next()
    kept = [number for number in range(100) if pictures.known(f"game-{number}") is not None]
    assert kept == list(range(40, 100))


def test_a_cleared_layout_lets_go_of_its_items(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = column(label(), row(label()))
    holder.setLayout(layout)
    items = [layout.itemAt(place) for place in range(layout.count())]
    clear(layout)
    assert [isValid(item) for item in items] == [False, False]


def test_items_of_a_flow_go_with_it(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = FlowLayout()
    holder.setLayout(layout)
    layout.addWidget(label())
    assert ownedByPython(layout.itemAt(0))
    assert holder.findChild(QLabel) is not None


def test_a_score_tree_lets_go_of_rows(qtbot: QtBot) -> None:
    tree = ScoreTree(games.GAMES[0])
    qtbot.addWidget(tree)
    lines = (ScoreLine("round", 5, (), {"round": 1}), ScoreLine("round", 7, (), {"round": 2}))

    def come_and_go() -> int:
        for shown in (lines, lines[:1], ()):
            tree.show_entries([ScoreEntry(0, "Ana", None, ScoreSheet(shown))])
        return rows_alive()

    assert come_and_go() == come_and_go()


def rows_alive() -> int:
    gc.collect()
    return sum(type(one) is QTreeWidgetItem for one in gc.get_objects())


def test_layouts_of_pages_leave_no_items_behind(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    """Those of a flow put into a layout that is on a widget already would stay for ever."""
    window = open_window()

    def visit() -> int:
        for show in (
            partial(window.navigation.open, "settings"),
            lambda: window.navigation.open("new_game", games.GAMES[0]),
            lambda: window.navigation.open("pad", games.GAMES[0]),
        ):
            show()
            window.navigation.show_home()
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return sum(type(one) is QWidgetItem for one in gc.get_objects())

    visit()
    assert visit() == visit()
