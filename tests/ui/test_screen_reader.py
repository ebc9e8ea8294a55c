"""The application on a real accessibility bus, read and played by ear and keyboard as with Orca."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from harmony_desktop.storage.files import Places

ROOT = Path(__file__).resolve().parent.parent.parent
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that has the bindings of AT-SPI."""


def _lacking() -> str:
    """What is not here that the test needs."""
    if sys.platform != "linux":
        return "AT-SPI is the accessibility bus of Linux"
    for program in ("Xvfb", "xdotool", "dbus-daemon"):
        if not shutil.which(program):
            return f"needs {program}"
    bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    asked = subprocess.run([SYSTEM_PYTHON, "-c", bindings], capture_output=True, check=False)
    if asked.returncode:
        return "needs at-spi2-core and the Python bindings of AT-SPI (gir1.2-atspi-2.0)"
    return ""


pytestmark = pytest.mark.skipif(bool(_lacking()), reason=_lacking() or "all is here")


class Reader:
    """The application on a screen and a bus of its own, and somebody who listens to it."""

    def __init__(self, home: Path, *words: str) -> None:
        self._started: list[subprocess.Popen[str]] = []
        self._environment = {**os.environ, "HARMONY_DESKTOP_HOME": str(home)}
        reading, writing = os.pipe()
        self._start(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"], passed=[writing]
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self._environment["DISPLAY"] = f":{told.readline().strip()}"
        bus = self._start(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        assert bus.stdout is not None
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        self._environment["QT_QPA_PLATFORM"] = "xcb"
        self.application = self._start([sys.executable, "-m", "harmony_desktop", *words])
        found = subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--class", "harmony-desktop"],
            env=self._environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=90,
        )
        # Without a window manager nobody gives the window the keyboard.
        self._window = found.stdout.split()[0]
        self.focus()
        script = str(Path(__file__).with_name("screen_reader.py"))
        self._reader = self._start([SYSTEM_PYTHON, script], stdin=subprocess.PIPE)
        assert self._answer() == "ready"

    def _start(
        self, command: list[str], passed: list[int] | None = None, stdin: int = subprocess.DEVNULL
    ) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self._environment,
            pass_fds=passed or [],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._started.append(process)
        return process

    def _answer(self) -> object:
        assert self._reader.stdout is not None
        line = self._reader.stdout.readline()
        assert line, "the reader has lost the application"
        return json.loads(line)

    def _ask(self, command: str) -> object:
        assert self._reader.stdin is not None
        self._reader.stdin.write(command + "\n")
        self._reader.stdin.flush()
        return self._answer()

    def tree(self) -> list[tuple[str, str, str]]:
        """Role, name and description of everything."""
        found = self._ask("tree")
        assert isinstance(found, list)
        return [tuple(one) for one in found]

    def focus(self) -> None:
        """Give the window the keyboard."""
        focus = ["xdotool", "windowfocus", "--sync", self._window]
        subprocess.run(focus, env=self._environment, check=True, timeout=90)

    def wait_for(self, role: str) -> None:
        """Until there is something of a role."""
        end = time.monotonic() + 60
        while not any(one == role for one, _, _ in self.tree()):
            assert time.monotonic() < end, f"no {role} anywhere"
            time.sleep(0.3)

    def press(self, *keys: str) -> list[tuple[str, str]]:
        """Press keys that move the focus; the role and name of whatever has got it."""
        heard = self._ask(f"keys {' '.join(keys)}")
        assert isinstance(heard, list)
        return [tuple(one) for one in heard]

    def type(self, *keys: str) -> None:
        """Press keys without waiting for the focus to move."""
        self._ask(f"type {' '.join(keys)}")

    def close(self) -> None:
        for process in reversed(self._started):
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()


@pytest.fixture
def reader(own_home: Path) -> Iterator[Reader]:
    places = Places.below(own_home)
    places.config.mkdir(parents=True)
    places.settings.write_text(
        '{"schema": 1, "animation": "off", "pace": "off", "sound": false,'
        ' "guided": ["harmonies"], "window": [0, 0, 1280, 800],'
        ' "last": {"harmonies": {"seats": [{"kind": "person"}, {"kind": "person"}],'
        ' "options": {}}}}'
    )
    made = Reader(own_home, "--language", "en", "--game", "harmonies")
    yield made
    made.close()


def test_a_game_can_be_set_up_and_played_by_ear(reader: Reader) -> None:
    """N-9: every arrow is answered, what is held is named, and other boards can be read."""
    shown = reader.tree()
    buttons = [name for role, name, _ in shown if role in ("push button", "button")]
    assert "Start" in buttons
    assert any(name.startswith("Harmony") for name in buttons), "a card is a button"
    kinds = [name for role, name, _ in shown if role == "radio button"]
    assert "Around one screen" in kinds
    boxes = [name for role, name, _ in shown if role == "combo box"]
    assert boxes
    assert all(": " in name and not name.endswith(": ") for name in boxes), boxes

    reader.type("Return")
    # Keys pressed before the table is there would be lost.
    reader.wait_for("table cell")
    tries: list[list[tuple[str, str]]] = []
    cells: list[str] = []
    while not cells and len(tries) < 5:
        # Keys that a busy window has not heard are pressed again.
        reader.focus()
        tries.append(reader.press("Tab", "Down", "Up"))
        cells = [name for role, name in tries[-1] if role == "table cell"]
    assert [name[:5] for name in cells] == ["Space"] * 3, tries
    assert len(set(cells)) >= 2

    reader.press("Return")
    over_board = reader.press("Down", "Up", "Right")
    promises = [name for role, name in over_board if role == "table cell"]
    assert promises
    assert all("With" in name or "." in name for name in promises), promises
    assert any("points:" in name for name in promises), promises
    reader.press("Return", "Tab")
    others = [(name, said) for role, name, said in reader.tree() if role == "table cell"]
    assert any("hex" in name for name, _ in others)
    for _ in range(3):
        # Readers count and ask again while things come and go.
        reader.type("F1", "Escape", "Page_Up", "Page_Down")
        reader.tree()
    assert reader.application.poll() is None
