"""The application on a real accessibility bus, read and played by ear and keyboard as with Orca."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.desktop import PROGRAMS, Desktop, as_heard, scripts, steps

SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that has the bindings of AT-SPI."""
TWO_PERSONS = '{"harmonies": {"seats": [{"kind": "person"}, {"kind": "person"}], "options": {}}}'


def _lacking() -> str:
    """What is not here that the test needs."""
    if sys.platform != "linux":
        return "AT-SPI is the accessibility bus of Linux"
    for program in PROGRAMS:
        if not shutil.which(program):
            return f"needs {program}"
    bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    asked = subprocess.run([SYSTEM_PYTHON, "-c", bindings], capture_output=True, check=False)
    if asked.returncode:
        return "needs at-spi2-core and the Python bindings of AT-SPI (gir1.2-atspi-2.0)"
    return ""


pytestmark = pytest.mark.skipif(bool(_lacking()), reason=_lacking() or "all is here")


class Reader:
    """Somebody who listens to the application at a desktop."""

    def __init__(self, desktop: Desktop, *words: str) -> None:
        self._desktop = desktop
        script = str(Path(__file__).with_name("screen_reader.py"))
        self._reader = desktop.start([SYSTEM_PYTHON, script], stdin=subprocess.PIPE)
        assert self._answer() == "listening"
        self.application = desktop.open(*words)
        assert self._answer() == "ready"

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
        self._desktop.focus()

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

    def opening(self) -> list[str]:
        """What is announced when a table opens, and then the answer to whose turn it is."""
        heard = self._ask("opening")
        assert isinstance(heard, list)
        return [words for words in heard if words.startswith("notification")]

    def hear(self, key: str, least: int) -> list[str]:
        """What is spoken after a key: so many utterances at least."""
        heard = self._ask(f"hear {key} {least}")
        assert isinstance(heard, list)
        return as_heard(heard)


@pytest.fixture
def desktop(own_home: Path) -> Iterator[Desktop]:
    made = Desktop(own_home, last=TWO_PERSONS)
    yield made
    made.close()


@pytest.mark.parametrize("language", sorted({language for _, language in scripts()}))
def test_a_turn_of_each_game_is_heard_as_the_script_says(desktop: Desktop, language: str) -> None:
    """tests/tools/orca.py compares the same scripts with what Orca itself speaks."""
    reader = None
    for game in [game for game, one in scripts() if one == language]:
        if reader is None:
            reader = Reader(desktop, "--language", language, str(desktop.deal(game)))
        else:
            desktop.hand_over(game)
        task, turn = reader.opening()
        assert task.endswith(turn.removeprefix("notification ")), "with the name of the game"
        script = steps(game, language)
        heard = [(key, reader.hear(key, len(words))) for key, words in script]
        assert heard == script, game


def test_a_game_can_be_set_up_and_played_by_ear(desktop: Desktop) -> None:
    """N-9: every arrow is answered, what is held is named, and other boards can be read."""
    reader = Reader(desktop, "--language", "en", "--game", "harmonies")
    shown = reader.tree()
    buttons = [name for role, name, _ in shown if role in ("push button", "button")]
    assert "Start" in buttons
    assert any(name.startswith("Harmony") for name in buttons), "a card is a button"
    kinds = [name for role, name, _ in shown if role == "radio button"]
    assert "Pass and play" in kinds
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
        tries.append(reader.press("Down", "Up", "Down"))
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
