"""Play in a packaged application as a person would: every game against a bot, on a real screen.

python3 packaging/try_build.py dist/harmony-desktop

The window is opened in every language. Sounds go to a device that nobody hears, and must reach it.
Harmony is started by keyboard and played to its end by
mouse; every other game is played by keys alone, pressed as they come, until the bot has answered
twice. What happened is read from the files the application keeps.
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

import checkout  # noqa: F401 - harmony_desktop is its own
from virtual_screen import HEIGHT, WIDTH, VirtualScreen, wait

from harmony_desktop.engine.words import LANGUAGES

GAME = "harmony"
TURNS = 19
STEP = 56
"""Pixels between two clicks: half a cell of the board."""
OTHERS = {
    "sintra": ("en", "take"),
    "harmonies": ("uk", "end"),
    "terraces": ("de", "lay"),
    "harmonia": ("fa", "place"),
}
"""The other games: a language for each, and the move that every turn has once."""
OTHER_TURNS = 4
KEYS = [
    *["Return"] * 5,
    *["Left", "Right", "Up", "Down", "Tab"] * 2,
    *["r", "e", "Escape"],
]
OTHER_SECONDS = 240.0
TRIES = 6


def main(folder: Path) -> int:
    """Open, play, close; returns the exit code."""
    program = folder / folder.name
    looks = set()
    with tempfile.TemporaryDirectory() as home:
        for language in LANGUAGES:
            with _open(program, Path(home) / language, "--language", language) as (screen, _):
                looks.add(screen.pixels())
                print(f"{language}: the window is there", flush=True)
        if len(looks) != len(LANGUAGES):
            print("try_build.py: two languages look the same", file=sys.stderr)
            return 1
        place = Path(home) / "play"
        _prepare(place)
        words = ("--language", "fa", "--game", GAME)
        with _open(program, place, *words) as (screen, process):
            _play(screen, place, process)
        _listen(place)
        for game, (language, turn) in OTHERS.items():
            place = Path(home) / game
            _prepare(place)
            with _open(program, place, "--language", language, "--game", game) as (screen, _):
                _try_keys(screen, place, game, turn)
    return 0


def _prepare(home: Path) -> None:
    """A player who knows the game already and does not wait to see what others play.

    While that is shown, a click goes on and lays nothing.
    """
    (home / "config").mkdir(parents=True)
    settings = {"guided": [GAME, *OTHERS], "animation": "off", "pace": "off"}
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
            yield screen, process
        finally:
            process.terminate()
            code = process.wait(30)
            problems = _log(home)
            print(problems, end="", file=sys.stderr)
        if code or "ERROR" in problems:
            raise subprocess.CalledProcessError(code or 1, [str(program), *words])


def _ends_politely(process: int) -> bool:
    """Whether it hears of a polite kill already: what can wait comes after the first paint."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)


def _log(home: Path) -> str:
    """What the application wrote into its log: no player would see it."""
    path = home / "logs" / "harmony-desktop.log"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _begin(screen: VirtualScreen, home: Path) -> None:
    """Start the game that the page offers; a key pressed before the window listens is lost."""
    for _ in range(TRIES):
        screen.focus()
        screen.press("Return")
        with suppress(TimeoutError):
            return wait(lambda: _record(home) is not None, "no game", seconds=10.0)
    raise TimeoutError("no game was started")


def _play(screen: VirtualScreen, home: Path, process: subprocess.Popen[bytes]) -> None:
    """A whole game, begun by keyboard and played by mouse; the bot answers from its own process."""
    _begin(screen, home)
    assert process.pid is not None
    wait(lambda: len(_children(process.pid)) > 0, "no process for the bots")
    print(f"bots think in process {_children(process.pid)}", flush=True)
    screen.press("Tab", "Return", "Return")
    wait(lambda: _moves(home) >= 2, "no first move by keyboard")
    for x, y in _grid():
        wait(lambda: _finished(home) or _moves(home) % 2 == 0, "the bot gives no answer")
        if _finished(home):
            break
        screen.click(x, y)
        time.sleep(0.2)
    (scores,) = _results(home)
    print(f"a game of {TURNS} turns against a bot was played to its end: {scores}", flush=True)


def _listen(home: Path) -> None:
    """A game makes sounds: what counts them must have heard some."""
    heard = home / "sound"
    count = int(heard.read_text()) if heard.exists() else 0
    if not count:
        raise subprocess.CalledProcessError(1, "no sound came out")
    print(f"{count / 44_100:.1f} s of sounds were played", flush=True)


def _try_keys(screen: VirtualScreen, home: Path, game: str, turn: str) -> None:
    """The first turns of a game against a bot, by whatever keys lead there."""
    _begin(screen, home)
    dice = Random(game)  # noqa: S311 - a game, not a secret
    end = time.monotonic() + OTHER_SECONDS
    while _turns(home, turn) < OTHER_TURNS:
        if time.monotonic() > end:
            raise TimeoutError(f"{game}: {_turns(home, turn)} turns in {OTHER_SECONDS:.0f} s")
        screen.press(*dice.choices(KEYS, k=25))
    print(f"{game}: {_turns(home, turn)} turns with a bot, {_moves(home)} moves", flush=True)


def _turns(home: Path, turn: str) -> int:
    record = _record(home)
    moves = record["moves"] if record else []
    assert isinstance(moves, list)
    return sum(move[0] == turn for move in moves)


def _grid() -> Iterator[tuple[int, int]]:
    """Points all over the table, close enough to meet every cell; twice, to be sure.

    In Persian the side is on the left. A click on a cell that is taken, or beside the board,
    changes nothing.
    """
    for shift in (0, STEP // 2):
        for x in range(WIDTH * 27 // 100 + shift, WIDTH * 98 // 100, STEP):
            for y in range(HEIGHT // 6 + shift, HEIGHT * 5 // 6, STEP):
                yield x, y


def _record(home: Path) -> dict[str, object] | None:
    for path in (home / "data" / "games").glob("*.harmony"):
        try:
            found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            continue
        return found
    return None


def _moves(home: Path) -> int:
    """How many moves were made; a finished game has left the folder."""
    record = _record(home)
    moves = record["moves"] if record else [None] * (2 * TURNS)
    assert isinstance(moves, list)
    return len(moves)


def _finished(home: Path) -> bool:
    return _record(home) is None


def _results(home: Path) -> list[str]:
    with closing(sqlite3.connect(home / "data" / "results.sqlite3")) as results:
        return [str(row[0]) for row in results.execute("SELECT scores FROM result")]


def _children(process: int) -> list[int]:
    """The processes another one has started."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        found += [int(word) for word in (task / "children").read_text().split()]
    return found


if __name__ == "__main__":
    os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false")
    sys.exit(main(Path(sys.argv[1]).resolve()))
