"""The short form of the long trials."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window
from tests.soak import events, faults, forks, kills, mutants, starts, tables
from tests.soak.__main__ import Figures, Soak, some_more


@pytest.fixture
def window(qapp: QApplication, own_home: Path) -> Iterator[Window]:
    make_application()
    made = Window(Context(qapp, Places.below(own_home), "en"))
    made.context.settings.animation = "off"
    made.context.settings.sound = False
    made.show()
    yield made
    made.close()
    made.deleteLater()
    made.context.deleteLater()
    qapp.processEvents()


# Newer Pythons warn of forking beside threads; these players use none of them, and are killed.
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_killed_players_lose_nothing(tmp_path: Path) -> None:
    tally = kills.run(tmp_path, 15, seed=1)
    assert tally.faults == []
    assert tally.moves > 0


def test_killed_windows_lose_nothing_and_leave_no_bot_behind(tmp_path: Path) -> None:
    moves, faults = tables.run(tmp_path, 3, seed=1)
    assert faults == []
    assert moves > 0


@pytest.mark.parametrize("game", games.GAMES)
def test_a_failing_disk_loses_nothing(tmp_path: Path, qtbot: QtBot, game: str) -> None:
    trials, lost = faults.run(tmp_path, game, steps=12, stride=5)
    assert lost == []
    assert trials > 10


def test_the_end_of_a_game_survives_a_failing_disk(tmp_path: Path, qtbot: QtBot) -> None:
    trials, lost = faults.run(tmp_path, "harmony", steps=60, stride=31)
    assert lost == []
    assert trials > 5


def test_damaged_files_get_one_line_on_the_command_line(tmp_path: Path) -> None:
    tally = mutants.Tally()
    mutants.run_command_line(tmp_path, 220, 1, tally)
    assert tally.faults == []


def test_damaged_files_do_the_window_no_harm(window: Window) -> None:
    tally = mutants.Tally()
    mutants.run_window(window, 30, 1, tally)
    assert tally.faults == []


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_killed_import_is_whole_or_nothing(tmp_path: Path) -> None:
    assert forks.kill_imports(tmp_path, 3, seed=1) == []


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_killed_migration_loses_nothing(tmp_path: Path) -> None:
    assert forks.kill_migrations(tmp_path, 8, seed=1) == []


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_random_events_do_the_window_no_harm(window: Window) -> None:
    tally = events.EventTally()
    events.run(window, 250, 1, tally)
    assert tally.faults == []
    assert tally.events == 250


def test_many_starts_are_one_window() -> None:
    with TemporaryDirectory(prefix="hd") as home:
        assert starts.run(Path(home), 1) == []


def test_a_round_that_fails_is_noted_and_stops_no_other(tmp_path: Path) -> None:
    class Failing(Soak):
        def starts(self, count: int, seed: int, figures: Figures) -> None:
            raise OSError("the disk is full")

    figures, chosen = Figures(), Namespace(starts=4, seed=1)
    for _ in range(2):
        some_more(Failing(tmp_path), "starts", chosen, figures)
    assert figures.done == 4
    assert [line.splitlines()[-1] for line in figures.lost] == ["OSError: the disk is full"] * 2


def test_work_that_is_only_put_off_is_measured(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "_QUIET_MS", 1000)

    def work() -> None:
        end = thread_time() + 0.15
        while thread_time() < end:
            pass

    at_once, later = events.work_of(lambda: QTimer.singleShot(200, work))
    assert at_once < events.FREEZE < later
