"""Play in a packaged application as a person would: every game to its end, on a real screen.

python3 packaging/try_build.py dist/harmony-desktop              all five, by keys and by mouse
python3 packaging/try_build.py dist/harmony-desktop sintra keys  one game, in one way

The window is opened in every language. Sounds go to a device that nobody hears, and must reach it.
The player asks for a hint and follows it: with Enter where the keyboard was led, or with clicks
into the frames that the hint has drawn. Where that leads nowhere, keys and clicks come as they
fall; a table that was left by accident is opened again from its file. What happened is read from
the files the application keeps.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import checkout  # noqa: F401 - harmony_desktop is its own
from virtual_screen import HEIGHT, WIDTH, VirtualScreen, wait

from harmony_desktop import games
from harmony_desktop.engine.words import LANGUAGES

HANDS = ("keys", "mouse")
KEYS = [*["Return"] * 6, *["Left", "Right", "Up", "Down"] * 2, *["r", "e"]]
"""None of them leaves the table. Tab could, by the bar: it is pressed where nothing leads on."""
BATCH = 12
FRUITLESS = 4
"""How many turns may change nothing before Tab leads elsewhere."""
TABLE = (0.02, 0.08, 0.98, 0.97)
"""The part of the window that is clicked into, as shares of its width and height: not the bar."""
ADVICE = bytes.fromhex("0f60b4")
"""The colour of a hint's frames (`ui/table/ghosts.py`), as the screen has it: blue, green, red."""
ENTERS = 5
"""How often Enter may be needed for one step: show where the keyboard is, take, lay, choose."""
HINT_SECONDS = 6.0
ANSWER_SECONDS = 1.5
"""How long a hint, and a move that follows it, may take until something else is tried."""
MOST_SECONDS = 1800.0
STUCK_SECONDS = 60.0
TRIES = 6


def main(folder: Path, only: list[str]) -> int:
    """Open, play, close; returns the exit code."""
    program = folder / folder.name
    with tempfile.TemporaryDirectory() as home:
        if not only:
            _open_in_every_language(program, Path(home))
        languages = list(LANGUAGES)
        for number, game in enumerate(games.GAMES):
            for shift, hand in enumerate(HANDS):
                if only and only != [game, hand]:
                    continue
                place = Path(home) / f"{game}-{hand}"
                language = languages[(number + 2 * shift) % len(languages)]
                _Trial(program, place, game, hand, language).run()
    return 0


def _open_in_every_language(program: Path, home: Path) -> None:
    looks = set()
    for language in LANGUAGES:
        with _open(program, home / language, "--language", language) as (screen, _):
            looks.add(screen.pixels())
            print(f"{language}: the window is there", flush=True)
    if len(looks) != len(LANGUAGES):
        raise subprocess.CalledProcessError(1, "two languages look the same")


class _Trial:
    """One game against a bot, by keys alone or by mouse alone once it has begun."""

    def __init__(self, program: Path, home: Path, game: str, hand: str, language: str) -> None:
        self._program = program
        self._home = home
        self._game = game
        self._hand = hand
        self._language = language
        self._dice = Random(f"{game} {hand}")  # noqa: S311 - a game, not a secret
        self._file = Path()
        """The record of the game: whoever leaves the table by accident may start others."""
        self._lost = False
        """Whether the last hint led to nothing: then another is asked for."""

    def run(self) -> None:
        """Play the game to its end, and describe the outcome."""
        _prepare(self._home)
        began, opened = time.monotonic(), 0
        while not self._is_over():
            if time.monotonic() - began > MOST_SECONDS:
                raise TimeoutError(f"{self._game} by {self._hand}: {self._moves()} moves, no end")
            opened += 1
            # A table that was left before the first move leaves no game behind.
            running = self._file.is_file()
            words = [str(self._file)] if running else ["--game", self._game]
            with _open(self._program, self._home, "--language", self._language, *words) as (
                screen,
                process,
            ):
                if not running:
                    self._begin(screen)
                self._play(screen, began)
                if opened == 1:
                    print(f"bots think in process {_children(process.pid)}", flush=True)
        _listen(self._home)
        seconds = time.monotonic() - began
        print(
            f"{self._game} by {self._hand} in {self._language}: played to its end,"
            f" {self._result()}; {seconds:.0f} s, opened {opened} times",
            flush=True,
        )

    def _begin(self, screen: VirtualScreen) -> None:
        """Start the game that the page offers; a key pressed before the window listens is lost."""
        for _ in range(TRIES):
            screen.focus()
            screen.press("Return")
            with suppress(TimeoutError):
                wait(lambda: bool(self._records()), "no game", seconds=10.0)
                self._file = self._records()[-1]
                return
        raise TimeoutError("no game was started")

    def _play(self, screen: VirtualScreen, began: float) -> None:
        """Keys or clicks until the game is over, was left, or nothing has happened for a while."""
        moves, moved, running = self._moves(), time.monotonic(), self._running()
        fruitless = 0
        while not self._is_over() and time.monotonic() - moved < STUCK_SECONDS:
            if time.monotonic() - began > MOST_SECONDS or self._running() > running:
                return
            if not self._follow_hint(screen):
                self._try_anything(screen)
            before, moves = moves, self._moves()
            if moves != before:
                moved, fruitless = time.monotonic(), 0
            else:
                fruitless += 1
            if self._hand == "keys" and moves < before:
                # Tab had led to Undo.
                screen.press(*["shift+u"] * (before - moves))
            elif self._hand == "keys" and fruitless and fruitless % FRUITLESS == 0:
                screen.press("Tab")

    def _follow_hint(self, screen: VirtualScreen) -> bool:
        """Ask for a hint and do what it says; return whether a move came of it."""
        moves, frames = self._moves(), screen.frames(ADVICE)
        if not frames or self._lost:
            screen.press("h")
            with suppress(TimeoutError):
                wait(lambda: bool(screen.frames(ADVICE)), "no hint", HINT_SECONDS, pause=0.2)
            frames = screen.frames(ADVICE)
        self._lost = True
        places = frames if self._hand == "mouse" else [None] * ENTERS
        for place in places if frames else []:
            if place is None:
                screen.press("Return")
            else:
                screen.click(place)
            with suppress(TimeoutError):
                wait(lambda: self._moves() != moves, "no move", ANSWER_SECONDS, pause=0.1)
                self._lost = False
                break
        return not self._lost

    def _try_anything(self, screen: VirtualScreen) -> None:
        """Some keys or clicks as they fall: a round to leave, a message to put away."""
        if self._hand == "keys":
            screen.press(*self._dice.choices(KEYS, k=BATCH))
        else:
            screen.click(*(self._place() for _ in range(BATCH)))

    def _place(self) -> tuple[int, int]:
        """Somewhere on the table."""
        left, top, right, bottom = TABLE
        across, down = self._dice.uniform(left, right), self._dice.uniform(top, bottom)
        return int(across * WIDTH), int(down * HEIGHT)

    def _running(self) -> int:
        """The number of running games; one more than before was started by accident."""
        return len(list((self._home / "data" / "games").glob("*.harmony")))

    def _records(self) -> list[Path]:
        """The files of this game alone: a start page offers others."""
        found = (self._home / "data" / "games").glob("*.harmony")
        return [path for path in found if _read(path).get("game") == self._game]

    def _moves(self) -> int:
        return len(_read(self._file).get("moves", ()))

    def _is_over(self) -> bool:
        """Whether this very game is finished: its file has gone, and there is a result."""
        return not self._file.is_file() and bool(self._result())

    def _result(self) -> str:
        """The points of the finished game, if it is finished."""
        path = self._home / "data" / "results.sqlite3"
        if not path.exists():
            return ""
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as results:
            found = results.execute("SELECT scores FROM result WHERE game = ?", [self._game])
            row = found.fetchone()
        return str(row[0]) if row else ""


def _prepare(home: Path) -> None:
    """A player who knows the games already and does not wait to see what others play.

    While that is shown, a click goes on and lays nothing.
    """
    (home / "config").mkdir(parents=True)
    settings = {"animation": "off", "pace": "off"}
    (home / "config" / "settings.json").write_text(json.dumps(settings))


@contextmanager
def _open(
    program: Path, home: Path, *words: str
) -> Iterator[tuple[VirtualScreen, subprocess.Popen[bytes]]]:
    """The application on a screen of its own, closed politely afterwards."""
    with VirtualScreen() as screen:
        environment = screen.environment(home)
        environment["HARMONY_DESKTOP_SOUND"] = f"null:{home / 'sound'}"
        process = subprocess.Popen([program, *words], env=environment)
        try:
            wait(screen.painted, "no window")
            wait(lambda: _ends_politely(process.pid), "it cannot be closed")
            screen.focus()
            yield screen, process
        finally:
            process.terminate()
            code = process.wait(30)
            problems = _log(home)
            print(problems, end="", file=sys.stderr)
        if code or "ERROR" in problems:
            raise subprocess.CalledProcessError(code or 1, [str(program), *words])


def _ends_politely(process: int) -> bool:
    """Whether the process handles SIGTERM yet, which it does some time after the first paint."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)


def _log(home: Path) -> str:
    """What the application wrote into its log: no player would see it."""
    path = home / "logs" / "harmony-desktop.log"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _listen(home: Path) -> None:
    """Check that the game has made sounds, by the device that counts them."""
    heard = home / "sound"
    count = int(heard.read_text()) if heard.exists() else 0
    if not count:
        raise subprocess.CalledProcessError(1, "no sound came out")
    print(f"{count / 44_100:.1f} s of sounds were played", flush=True)


def _read(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, IsADirectoryError):
        return {}
    return found


def _children(process: int) -> list[int]:
    """The processes another one has started."""
    found = []
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{process}/task").iterdir():
            found += [int(word) for word in (task / "children").read_text().split()]
    return found


if __name__ == "__main__":
    os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false")
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:]))
