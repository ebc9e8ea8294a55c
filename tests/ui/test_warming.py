"""What a table needs is loaded while the player looks at Home."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.ui.shell import warming
from harmony_desktop.ui.shell.window import Window

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = """
import sys
from PySide6.QtCore import QTimer
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.shell import warming
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.window import Window

warming._DELAY_MS = warming._REST_MS = 1
application = make_application()
window = Window(Context(application, Places.of_this_user(), "en"))
window.show()
wanted = "harmony_desktop.games.LAST.table.table"
print(wanted in sys.modules)
timer = QTimer(interval=5)
timer.timeout.connect(lambda: wanted in sys.modules and window.close())
timer.start()
application.exec()
print(wanted in sys.modules)
"""

SLOW = """
import os, sys, time
from harmony_desktop.startup import prepare
prepare()
from harmony_desktop.ui.shell import app, window
class SlowHome(window.HomePage):
    def paintEvent(self, event):
        print(*sys.modules)
        sys.stdout.flush()
        os._exit(0)
    def showEvent(self, event):
        super().showEvent(event)
        time.sleep(0.6)
window.HomePage = SlowHome
app.open_window("en", None, None)
"""
PAINTED = """
import os, pathlib
from harmony_desktop.startup import prepare
prepare()
from harmony_desktop.ui.shell import app, window
def end():
    print(pathlib.Path("/proc/self/maps").read_text())
    os._exit(0)
class Home(window.HomePage):
    def paintEvent(self, event):
        app.QTimer.singleShot(0, end)
        super().paintEvent(event)
window.HomePage = Home
app.open_window("en", None, None)
"""
LATER = {
    "datetime",
    "logging",
    "pydantic",
    "signal",
    "sqlite3",
    "string",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
}
"""What the first paint does without, on a slow machine too."""


def ran(program: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A program that has run in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "HARMONY_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="tells the libraries of a process on Linux")
def test_home_is_painted_without_the_library_of_pictures(tmp_path: Path) -> None:
    """A single picture in the style sheet would load it, and look through all formats."""
    done = ran(PAINTED, tmp_path)
    assert "libQt6Widgets" in done.stdout, done.stderr
    assert "libQt6Svg" not in done.stdout


def test_nothing_else_is_loaded_before_the_first_paint(tmp_path: Path) -> None:
    done = ran(SLOW, tmp_path)
    loaded = set(done.stdout.split())
    assert "harmony_desktop.ui.pages.home.page" in loaded, done.stderr
    assert not LATER & loaded
    assert not {name for name in loaded if name.startswith("harmony_desktop.controller")}


def test_nothing_is_loaded_while_somebody_plays(
    open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "_DELAY_MS", 1)
    monkeypatch.setattr(warming, "_REST_MS", 1)
    # The window starts no warming of its own meanwhile, on a slow machine either.
    monkeypatch.setattr("harmony_desktop.ui.shell.window._REST_MS", 600_000)
    loaded: list[int] = []
    monkeypatch.setattr(warming, "_loading", lambda: (loaded.append(n) or n for n in range(3)))
    window = open_window()
    window.navigation.open("new_game", "harmony")
    began = warming.Warming(window, lambda: window.page is window.home)
    qtbot.wait(50)
    assert loaded == []
    window.navigation.show_home()
    qtbot.waitUntil(lambda: began.through)
    assert loaded == [0, 1, 2]


def test_tables_are_loaded_after_the_first_paint_and_not_before(tmp_path: Path) -> None:
    done = ran(SCRIPT.replace("LAST", games.GAMES[-1]), tmp_path)
    assert done.stdout.split() == ["False", "True"], done.stderr
