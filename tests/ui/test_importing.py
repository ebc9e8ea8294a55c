"""Backups in the window: written and taken in beside it, wherever the player goes meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from harmony_desktop.storage import backup
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Query, Results
from harmony_desktop.storage.settings import Profile, Settings
from harmony_desktop.storage.settings import load as load_settings
from harmony_desktop.storage.settings import save as save_settings
from harmony_desktop.ui.shell import backup_desk
from harmony_desktop.ui.shell.progress_line import ProgressLine
from harmony_desktop.ui.shell.window import Window
from tests.ui.test_statistics import keep, settle, show

Open = Callable[..., Window]


def settle_desk(window: Window, qtbot: QtBot) -> str:
    """Wait for the desk, and return what it has said, with plain spaces."""
    qtbot.waitUntil(lambda: not window.desk.busy, timeout=60_000)
    return window.notices.toast.text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A backup of another computer: three games, and two players."""
    other = Places.below(tmp_path / "elsewhere")
    keep(Results(other))
    save_settings(other, Settings(theme="dark", profiles=[Profile("Cleo"), Profile("Dan")]))
    file = tmp_path / f"all{backup.ENDING}"
    assert backup.write(other, file) is None
    return file


def slow_import(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """Have an import wait before its last step; events: it waits, it may continue.

    If somebody waits for it instead, it continues after a while, and no longer waits.
    """
    waits, may_continue = Event(), Event()
    whole = backup.taking_in

    def slow(*values: object) -> Iterator[float]:
        steps = whole(*values)  # type: ignore[arg-type]
        yield next(steps)
        waits.set()
        may_continue.wait(30)
        waits.clear()
        yield 0.5
        return (yield from steps)

    monkeypatch.setattr(backup_desk.backup, "taking_in", slow)
    return waits, may_continue


def test_everything_can_be_backed_up_and_taken_in(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    results = window.context.results
    keep(results)
    page = show(window, qtbot)
    window.desk.back_up(tmp_path / "all.harmony-backup")
    assert "all.harmony-backup" in settle_desk(window, qtbot)
    window.desk.export(tmp_path / "all.csv")
    settle_desk(window, qtbot)
    assert (tmp_path / "all.csv").read_text(encoding="utf-8-sig").count("\n") == 7
    for one in results.latest(2):
        results.bin(one.identity)
        results.purge(one.identity)
    window.desk.take_in(tmp_path / "all.harmony-backup")
    words = settle_desk(window, qtbot)
    assert words == "Added: 2 finished games. 1 game was already here."
    settle(page, qtbot)
    assert page.reader.choices is not None
    assert page.reader.choices.total == 3, "the page shows what has come in"
    (tmp_path / "foreign").write_text("hello")
    window.desk.take_in(tmp_path / "foreign")
    assert settle_desk(window, qtbot) == "This file is not a backup. Nothing was changed."
    window.desk.take_in(tmp_path / "nowhere")
    settle_desk(window, qtbot)
    assert results.count(Query()) == 3


def test_an_import_continues_while_the_player_goes_elsewhere(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving the page neither waits nor loses anything; its report is shown where one is."""
    window = open_window()
    window.context.change("volume", 50)
    waits, may_continue = slow_import(monkeypatch)
    show(window, qtbot)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(waits.is_set, timeout=20_000)
    window.navigation.show_home()
    assert waits.is_set(), "leaving waits for nothing"
    line = window.findChild(ProgressLine)
    assert line is not None
    assert line.isVisible()
    window.context.change("theme", "light")
    window.context.change("volume", 7)
    may_continue.set()
    assert "Added: 3 finished games, 2 players." in settle_desk(window, qtbot)
    assert not line.isVisible()
    settings = window.context.settings
    assert [one.name for one in settings.profiles] == ["Cleo", "Dan"]
    assert (settings.theme, settings.volume) == ("light", 7), "changed meanwhile, and kept"


def test_home_shows_what_an_import_has_brought(
    open_window: Open, qtbot: QtBot, elsewhere: Path
) -> None:
    window = open_window()
    qtbot.waitUntil(lambda: window.home._facts is not None, timeout=60_000)
    before = window.home._facts
    window.desk.take_in(elsewhere)
    settle_desk(window, qtbot)
    qtbot.waitUntil(lambda: window.home._facts is not before, timeout=60_000)


def test_an_import_can_be_cancelled(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    waits, may_continue = slow_import(monkeypatch)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(waits.is_set, timeout=20_000)
    line = window.findChild(ProgressLine)
    assert line is not None
    line.findChild(QPushButton).click()
    assert not line.findChild(QPushButton).isEnabled(), "it has been heard"
    may_continue.set()
    assert settle_desk(window, qtbot) == "The import was cancelled. Nothing was changed."
    assert not line.isVisible()
    assert window.context.results.count(Query()) == 0
    assert window.context.settings.profiles == []


def slow_to_end(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event]:
    """Let imports wait once all is written: they set the first event, and wait for the second."""
    done, may_continue = Event(), Event()
    whole = backup.taking_in

    def waiting(*values: object) -> Iterator[float]:
        outcome = yield from whole(*values)  # type: ignore[arg-type]
        done.set()
        may_continue.wait(30)
        return outcome

    monkeypatch.setattr(backup_desk.backup, "taking_in", waiting)
    return done, may_continue


def test_an_import_that_is_done_when_it_is_cancelled_is_reported_as_done(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last step, the writing itself, cannot be cancelled: what it brought is told and whole."""
    window = open_window()
    done, may_continue = slow_to_end(monkeypatch)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(done.is_set, timeout=20_000)
    window.desk.cancel()
    may_continue.set()
    assert "Added: 3 finished games, 2 players." in settle_desk(window, qtbot)
    assert [one.name for one in window.context.settings.profiles] == ["Cleo", "Dan"]


def test_closing_while_an_import_is_written_loses_none_of_it(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results came in and the players did not: nobody was left who would have added them."""
    window = open_window()
    done, may_continue = slow_to_end(monkeypatch)
    monkeypatch.setattr(Window, "_ask_to_close", lambda *_: True)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(done.is_set, timeout=20_000)
    Timer(0.2, may_continue.set).start()
    assert window.close()
    assert Results(window.context.places).count(Query()) == 3
    kept, problem = load_settings(window.context.places)
    assert problem is None
    assert [one.name for one in kept.profiles] == ["Cleo", "Dan"]


def test_an_import_killed_before_its_settings_is_finished_at_the_next_start(
    open_window: Open, qtbot: QtBot, places: Places, elsewhere: Path
) -> None:
    save_settings(places, Settings(theme="light", profiles=[Profile("Ana")]))
    backup.take_in(places, backup.read(elsewhere), Settings())
    assert [one.name for one in load_settings(places)[0].profiles] == ["Ana"]
    window = open_window()
    qtbot.waitUntil(lambda: not places.brought.exists(), timeout=20_000)
    kept = load_settings(places)[0]
    assert (kept.theme, [one.name for one in kept.profiles]) == ("light", ["Ana", "Cleo", "Dan"])
    assert "2 players" in settle_desk(window, qtbot)


def test_a_whole_import_leaves_nothing_to_be_finished(
    open_window: Open, qtbot: QtBot, places: Places, elsewhere: Path
) -> None:
    window = open_window()
    window.desk.take_in(elsewhere)
    settle_desk(window, qtbot)
    assert not places.brought.exists()


def test_closing_during_an_import_asks_first(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    waits, may_continue = slow_import(monkeypatch)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(waits.is_set, timeout=20_000)
    asked: list[str] = []

    def answer(words: str) -> None:
        def run(box: QMessageBox) -> int:
            asked.append(box.text())
            (button,) = (one for one in box.buttons() if one.text() == words)
            button.click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", run)

    answer("Keep open")
    assert not window.close()
    assert "still being read or written" in asked[0]
    answer("Close")
    assert window.close()
    assert waits.is_set(), "closing waits for nothing"
    may_continue.set()
    assert window.context.results.count(Query()) == 0


def test_one_import_at_a_time(
    open_window: Open, qtbot: QtBot, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    waits, may_continue = slow_import(monkeypatch)
    window.desk.take_in(elsewhere)
    qtbot.waitUntil(waits.is_set, timeout=20_000)
    window.desk.take_in(elsewhere)
    assert "Please wait" in window.notices.toast.text()
    may_continue.set()
    assert "Added: 3 finished games" in settle_desk(window, qtbot)


def test_changes_that_wait_are_written_when_the_page_is_left(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    results = window.context.results
    keep(results)
    page = show(window, qtbot)
    changes = page.games.changes
    for one in results.latest(3):
        changes.add(lambda one=one: results.star(one.identity))  # type: ignore[misc]
    window.navigation.show_home()
    qtbot.waitUntil(lambda: all(one.starred for one in results.latest(3)), timeout=20_000)


def test_settings_of_a_backup_bring_every_switch_along(
    open_window: Open, qtbot: QtBot, elsewhere: Path, places: Places
) -> None:
    """A backup made before a game had its switch, taken in where there are no settings yet."""
    window = open_window()
    places.settings.unlink(missing_ok=True)
    switches = set(window.context.settings.switches)
    assert switches
    window.desk.take_in(elsewhere)
    assert "Its settings are now in use." in settle_desk(window, qtbot)
    assert window.context.settings.theme == "dark"
    assert set(window.context.settings.switches) == switches


def test_a_backup_that_brings_only_settings_is_not_called_empty(open_window: Open) -> None:
    words = open_window().desk.words(backup.Report(settings=True))
    assert words == "Its settings are now in use."


def test_pads_and_progress_of_a_backup_are_not_called_sets(open_window: Open) -> None:
    words = open_window().desk.words(backup.Report(pads=2, progress=True))
    pads, progress = words.removeprefix("Added: ").split(", ")
    assert pads == "2\N{NO-BREAK SPACE}unfinished score pads"
    assert progress == "progress in puzzles and on the ladder."
