"""The application as a person starts it: a real window on an X screen, real mouse and keys.

It is killed in the middle of a game, without warning, and must find everything again.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 90

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("Xvfb") or not shutil.which("xdotool"),
    reason="needs Xvfb and xdotool, which run.py installs on Debian",
)


class Screen:
    """A virtual screen with the application on it."""

    def __init__(self, home: Path) -> None:
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as told:
            display = f":{told.readline().strip()}"
        self._environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "HARMONY_DESKTOP_HOME": str(home),
        }
        self._application: subprocess.Popen[bytes] | None = None

    def open(self, *words: str) -> None:
        """Start the application and wait for its window."""
        self._application = subprocess.Popen(
            [sys.executable, "-m", "harmony_desktop", *words], cwd=ROOT, env=self._environment
        )
        # Without a window manager nobody gives the window the keyboard.
        self.run("windowfocus", "--sync", self._find_window())

    def _find_window(self) -> str:
        """Return the id of the visible window once there is one.

        A search fails while a window that is being closed or created vanishes under it.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--class", "harmony-desktop"],
                env=self._environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=PATIENCE,
            )
            if found.returncode == 0 and found.stdout:
                return found.stdout.split()[0]
            time.sleep(0.1)
        raise AssertionError("no window appeared")

    def run(self, *words: str) -> str:
        """Run xdotool and return its output."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def key(self, *keys: str) -> None:
        self.run("key", "--delay", "30", *keys)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.run("mousemove", *map(str, start), "mousedown", "1")
        for step in range(1, 9):
            x = start[0] + (end[0] - start[0]) * step // 8
            y = start[1] + (end[1] - start[1]) * step // 8
            self.run("mousemove", str(x), str(y))
        self.run("mouseup", "1")

    def kill(self) -> None:
        """End the application as a power cut would."""
        assert self._application is not None
        self._application.send_signal(signal.SIGKILL)
        self._application.wait()
        self._application = None

    def close(self) -> None:
        if self._application is not None:
            self._application.kill()
            self._application.wait()
        self._server.kill()
        self._server.wait()


@pytest.fixture
def places(own_home: Path) -> Places:
    places = Places.below(own_home)
    places.config.mkdir(parents=True)
    places.settings.write_text(
        '{"schema": 1, "animation": "off", "sound": false,'
        ' "window": [0, 0, 1280, 800],'
        ' "last": {"harmony": {"seats": [{"kind": "person"}, {"kind": "person"},'
        ' {"kind": "bot", "level": "easy"}], "options": {}}}}'
    )
    return places


@pytest.fixture
def screen(places: Places, own_home: Path) -> Iterator[Screen]:
    screen = Screen(own_home)
    yield screen
    screen.close()


def wait_for(condition: Callable[[], bool]) -> None:
    """Until something on the disk is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.1)


def moves_on_disk(places: Places) -> int:
    found, problems = saves.running(places)
    assert problems == []
    return len(found[0].record.moves) if found else -1


# The tray and some cells of the board for three seats in Persian at 1280×800.
TRAY = (1170, 334)
CELLS = ((844, 416), (844, 330), (844, 500), (770, 375), (918, 375), (770, 458), (918, 458))


def place_by_mouse(screen: Screen, places: Places) -> None:
    """Drag the called tile from the tray to a free cell."""
    before = moves_on_disk(places)
    for cell in CELLS:
        screen.drag(TRAY, cell)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            if moves_on_disk(places) > before:
                return
            time.sleep(0.1)
    raise AssertionError("no drag placed the tile")


def place_by_keyboard(screen: Screen, places: Places) -> None:
    """Go to a free cell with the arrows and place there."""
    before = moves_on_disk(places)
    screen.run("mousemove", "640", "790")
    for arrow in ("Down", "Right", "Up", "Right", "Down"):
        screen.key(arrow, "Return")
        end = time.monotonic() + 3
        while time.monotonic() < end:
            if moves_on_disk(places) > before:
                return
            time.sleep(0.1)
    raise AssertionError("no key placed the tile")


def test_a_game_of_three_in_persian_is_killed_and_goes_on(screen: Screen, places: Places) -> None:
    """H-5, H-6: two persons and a bot, in Persian, by mouse and by keyboard."""
    screen.open("--language", "fa", "--game", "harmony")
    screen.key("Return")
    wait_for(lambda: moves_on_disk(places) == 0)
    place_by_mouse(screen, places)
    assert moves_on_disk(places) == 1
    place_by_mouse(screen, places)
    wait_for(lambda: moves_on_disk(places) == 3)
    place_by_keyboard(screen, places)
    record = saves.running(places)[0][0].record
    assert len(record.moves) == 4
    screen.kill()
    assert saves.running(places)[0][0].record == record

    screen.open("--language", "fa", str(saves.running(places)[0][0].path))
    place_by_mouse(screen, places)
    screen.kill()
    assert len(saves.running(places)[0]) == 1
    latest = saves.running(places)[0][0].record
    assert latest.moves[:4] == record.moves
    assert len(latest.moves) >= 5
    assert Results(places).latest(5) == []
