"""The application on a screen and a bus of its own, for somebody who presses keys and listens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage.files import Places

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = Path(__file__).with_name("by_ear")
"""One turn of each game as it is heard, a file for each game and language."""
PROGRAMS = ("Xvfb", "xdotool", "dbus-daemon")
SETTINGS = (
    '{"schema": 1, "animation": "off", "pace": "off", "sound": false, "menu_offered": true,'
    ' "window": [0, 0, 1280, 800], "guided": ["harmony", "sintra", "harmonies", "terraces",'
    ' "harmonia"]LAST}'
)
_SILENT = {0x200C: " ", 0xA0: " ", 0x202F: " "}
"""Joiners and spaces that only the eye tells apart."""


class Desktop:
    """A screen without a window manager and a session bus; `open` starts the application there."""

    def __init__(self, home: Path, last: str = "") -> None:
        self._started: list[subprocess.Popen[str]] = []
        self.home = home
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.environment = {
            **os.environ,
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "HARMONY_DESKTOP_HOME": str(home / "desk"),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LANG": "C.UTF-8",
        }
        places = Places.below(home / "desk")
        places.config.mkdir(parents=True)
        places.settings.write_text(SETTINGS.replace("LAST", f', "last": {last}' if last else ""))
        reading, writing = os.pipe()
        self.start(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"], [writing])
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment["DISPLAY"] = f":{told.readline().strip()}"
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        assert bus.stdout is not None
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._window = ""

    def start(
        self, command: list[str], passed: list[int] | None = None, stdin: int = subprocess.DEVNULL
    ) -> subprocess.Popen[str]:
        """Start a program that ends with the desktop."""
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.environment,
            pass_fds=passed or [],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._started.append(process)
        return process

    def open(self, *words: str) -> subprocess.Popen[str]:
        """Start the application and give its window the keyboard."""
        started = self.start([sys.executable, "-m", "harmony_desktop", *words])
        self._window = self._xdotool(
            "search", "--sync", "--onlyvisible", "--class", "harmony-desktop"
        )
        self._xdotool("mousemove", "1279", "799")
        self.focus()
        return started

    def hand_over(self, game: str) -> None:
        """Have the application that is open begin a game, as by a double click on a file."""
        command = [sys.executable, "-m", "harmony_desktop", str(self.deal(game))]
        subprocess.run(command, cwd=ROOT, env=self.environment, check=True, timeout=30)

    def deal(self, game: str) -> Path:
        """A file of a game against somebody who plays anything, always the same."""
        rules = games.load(game)
        seats = (Seat(kind="person", name="Ada"), Seat(kind="bot", name="Bo", level="random"))
        options = {"first": "1"} if "first" in {one.key for one in rules.options} else {}
        record = Record(game=game, revision=rules.revision, seats=seats, seed=7, options=options)
        path = self.home / f"{game}.harmony.json"
        path.write_text(record.to_json())
        return path

    def focus(self) -> None:
        """Give the window the keyboard: without a window manager nobody else does."""
        self._xdotool("windowfocus", "--sync", self._window)

    def press(self, key: str) -> None:
        self._xdotool("key", key)

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=90,
            check=True,
        )
        return done.stdout.split()[0] if done.stdout else ""

    def close(self) -> None:
        """End everything that was started here."""
        for process in reversed(self._started):
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    stream.close()


def scripts() -> list[tuple[str, str]]:
    """The game and the language of every script."""
    names = sorted(path.stem for path in SCRIPTS.glob("*.txt"))
    return [(name.split(".")[0], name.split(".")[1]) for name in names]


def steps(game: str, language: str) -> list[tuple[str, list[str]]]:
    """The keys of a script, and what is heard after each: its lines after `> KEY`."""
    text = script_path(game, language).read_text(encoding="utf-8")
    found = [step.strip().splitlines() for step in text.split("> ")[1:]]
    return [(key, as_heard(heard)) for key, *heard in found]


def script_path(game: str, language: str) -> Path:
    return SCRIPTS / f"{game}.{language}.txt"


def as_heard(spoken: list[str]) -> list[str]:
    """What has the focus, then what is announced, without signs that make no sound.

    Which of the two comes first, and whether a full stop ends it, is the reader's choice.
    """
    heard = [line.replace("\n", " / ").translate(_SILENT).rstrip(".") for line in spoken]
    return sorted(heard, key=lambda line: line.startswith("notification"))
