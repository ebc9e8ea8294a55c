"""Work beside the window that fails: it is logged, shown, and not tried for ever."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from threading import Event

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qWarning
from pytestqt.qtbot import QtBot

from harmony_desktop.controller import background
from harmony_desktop.storage import statistics
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results, SeatFeats
from harmony_desktop.ui.pages.achievements.page import AchievementsPanel
from harmony_desktop.ui.pages.statistics import reader
from harmony_desktop.ui.pages.statistics.page import MyGamesPage
from harmony_desktop.ui.shell import logbook
from harmony_desktop.ui.shell.window import Window
from tests.ui.test_statistics import keep, settle, show

Open = Callable[..., Window]


def spoil(places: Places) -> None:
    """Have a result say three seats of a game whose record has one, as if it had come in so."""
    with closing(sqlite3.connect(places.results)) as file, file:
        (text,) = file.execute("SELECT text FROM record WHERE result = 1").fetchone()
        record = json.loads(text)
        record["seats"], record["moves"] = record["seats"][:1], []
        file.execute("UPDATE record SET text = ? WHERE result = 1", (json.dumps(record),))
        file.execute(
            "UPDATE result SET seats = 3, sheets = NULL, looked = 0, names = ?, scores = ?"
            " WHERE id = 1",
            (json.dumps(["Ana", "Ben", "Cleo"]), "[1, 2, 3]"),
        )


def count_jobs(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    made: list[object] = []

    class CountedJob(background.Job):
        def __init__(self, *values: object, **named: object) -> None:
            made.append(values[0])
            super().__init__(*values, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(reader, "Job", CountedJob)
    return made


def test_a_result_that_contradicts_its_record_keeps_nobody_waiting(
    open_window: Open, qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    keep(window.context.results)
    spoil(places)
    made = count_jobs(monkeypatch)
    page = show(window, qtbot)
    settle(page, qtbot)
    assert len(made) < 10
    assert window.context.results.unknown(10) == []


def test_work_that_always_fails_is_tried_once_and_reported(
    open_window: Open,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("one game too many")

    window = open_window()
    keep(window.context.results)
    monkeypatch.setattr(reader, "work_out", fail)
    made = count_jobs(monkeypatch)
    page = show(window, qtbot)
    settle(page, qtbot)
    assert len(made) < 10
    assert not page.loading
    assert "ZeroDivisionError: one game too many" in caplog.text
    assert "Something went wrong" in window.notices.toast.text()


def test_statistics_that_cannot_be_made_are_reported(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    window = open_window()
    keep(window.context.results)
    monkeypatch.setattr(reader, "summarise", fail)
    page = show(window, qtbot)
    assert not page.loading
    assert "Something went wrong" in window.notices.toast.text()


def test_a_failure_of_the_achievements_is_reported(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    window = open_window()
    monkeypatch.setattr(Results, "feats", fail)
    window.navigation.open("my_games", "achievements")
    page = window.page.findChild(AchievementsPanel)
    qtbot.waitUntil(lambda: not page.loading, timeout=20_000)
    assert "Something went wrong" in window.notices.toast.text()


def test_one_game_that_cannot_be_counted_does_not_stop_the_others(
    places: Places, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    results = Results(places)
    keep(results)
    calls = iter(range(10))

    def earned(*values: object) -> list[SeatFeats]:
        if next(calls) == 1:
            raise ZeroDivisionError
        return [SeatFeats(), SeatFeats()]

    monkeypatch.setattr(statistics, "earned", earned)
    assert statistics.work_out(results) == 3
    assert statistics.work_out(results) == 0
    assert "ZeroDivisionError" in caplog.text
    assert sorted(len(one.sheets or ()) for one in results.latest(3)) == [0, 2, 2]


def test_leaving_a_page_does_not_wait_for_its_work(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, went_on = Event(), Event()

    def slow(*_: object) -> int:
        go_on.wait(20)
        went_on.set()
        return 0

    window = open_window()
    keep(window.context.results)
    monkeypatch.setattr(reader, "work_out", slow)
    window.navigation.open("my_games", "statistics")
    page = window.page
    assert isinstance(page, MyGamesPage)
    qtbot.waitUntil(lambda: page.reader.filling, timeout=20_000)
    window.navigation.show_home()
    assert not went_on.is_set()
    go_on.set()


@pytest.fixture
def logged(places: Places) -> Iterator[Callable[[], str]]:
    """The log as the program writes it; everything is put back afterwards."""
    root = logging.getLogger()
    before = list(root.handlers)
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    qt = qInstallMessageHandler(None)
    logbook.start(places)
    yield lambda: places.log.read_text()
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    logging.getLogger("harmony_desktop").setLevel(logging.NOTSET)
    qInstallMessageHandler(qt)


def test_a_thread_that_fails_is_in_the_log(logged: Callable[[], str]) -> None:
    def fail() -> None:
        raise LookupError("in a thread")

    thread = threading.Thread(target=fail, name="somebody")
    thread.start()
    thread.join()
    assert "unexpected error in somebody" in logged()
    assert "LookupError: in a thread" in logged()


@pytest.mark.qt_no_exception_capture
def test_messages_of_qt_are_in_the_log(logged: Callable[[], str]) -> None:
    qWarning("a layout is missing")
    assert "WARNING qt.default: a layout is missing" in logged()
    assert QtMsgType.QtFatalMsg in logbook._LEVELS


def test_the_log_says_which_version_was_started(logged: Callable[[], str]) -> None:
    assert "Harmony Desktop" in logged()
    assert "Python" in logged()
