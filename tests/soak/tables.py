"""The program itself is killed in the middle of a game against a bot.

It is a process with a window, a table and a bot that thinks in a process of its own. Every move it
has printed must be on disk afterwards, its log has no traceback, and no bot thinks for a window
that is gone.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage import backup, saves
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results
from tests.soak.mutants import sound_record

ROOT = Path(__file__).resolve().parent.parent.parent
_LONGEST_LIFE = 2.0
_PATIENCE = 60.0
_BETWEEN_MOVES_MS = 20
_KEYS_A_MOVE = 6
_YEAR = 365 * 24 * 3600


def run(home: Path, count: int, seed: int) -> tuple[int, list[str]]:
    """Kill so many windows, in all games by turns: how many moves were seen, and what was lost."""
    dice = Random(seed)
    moves, faults = 0, []
    for number in range(count):
        game = games.GAMES[number % len(games.GAMES)]
        places = Places.below(home / game)
        _prepare(home, places, dice)
        told, left = _open_and_kill(home / game, game, dice)
        moves += len(told)
        faults += [f"window {number}, {game}: {fault}" for fault in _faults(places, told)]
        faults += [f"window {number}, {game}: process {one} thinks on" for one in left]
    return moves, faults


def _prepare(home: Path, places: Places, dice: Random) -> None:
    """A backup to take in; for some windows, files from a time that is still to come."""
    file = home / f"all{backup.ENDING}"
    if not file.exists():
        elsewhere = Places.below(home / "elsewhere")
        for number in range(60):
            record = sound_record(games.GAMES[number % len(games.GAMES)], number, 6)
            Results(elsewhere).add(record, {}, [number, 50], [0])
        assert backup.write(elsewhere, file) is None
    if dice.random() < 0.2:
        # As after a clock that was set back.
        for path in [one for one in places.data.parent.rglob("*") if one.is_file()]:
            os.utime(path, (time.time() + _YEAR, time.time() + _YEAR))


def _open_and_kill(home: Path, game: str, dice: Random) -> tuple[list[list[object]], list[int]]:
    """The moves of the game after each step it told of, and the processes that outlived it."""
    words = [sys.executable, "-m", "tests.soak.tables", str(home), game, str(dice.randrange(10**6))]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    player = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None
    first = player.stdout.readline()
    time.sleep(dice.random() * _LONGEST_LIFE)
    helpers = _children(player.pid)
    player.send_signal(signal.SIGKILL)
    rest, _ = player.communicate(timeout=_PATIENCE)
    # The last line may be half a line.
    lines = (first + rest).split("\n")[:-1]
    end = time.monotonic() + _PATIENCE
    while (left := [one for one in helpers if _lives(one)]) and time.monotonic() < end:
        time.sleep(0.02)
    return [json.loads(line) for line in lines], left


def _faults(places: Places, told: list[list[object]]) -> list[str]:
    if not told:
        return ["it never came to play"]
    found, problems = saves.running(places)
    faults = [f"{problem.key} {problem.detail}" for problem in problems]
    if places.log.exists() and "Traceback" in (said := places.log.read_text()):
        faults.append(f"logged: {said[said.index('Traceback') :][-600:]}")
        places.log.unlink()
    if (problem := Results(places).check()) is not None:
        faults.append(f"{problem.key} {problem.detail}")
    last = told[-1]
    kept = [json.loads(save.record.to_json())["moves"] for save in found]
    kept += [json.loads(one.record)["moves"] for one in Results(places).latest(1_000)]
    # A step is on disk before it is told of; the next may be there untold.
    if not any(moves[: len(last)] == last for moves in kept):
        faults.append(f"{len(last)} moves were played, and are not on disk")
    return faults


def _children(process: int) -> list[int]:
    """The processes that a process has started, by its threads that still run."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, (task / "children").read_text().split())
    return found


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _play(home: Path, game: str, dice: Random) -> int:
    """In the process that will be killed: the program itself, and a person who plays it.

    The person presses keys at the table, and makes a move where that came to none. Sounds are on
    though there may be no device; every start is in another language; a
    backup may be on its way in.
    """
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from harmony_desktop import __main__ as program
    from harmony_desktop.ui.shell import app
    from harmony_desktop.ui.shell.window import Window
    from harmony_desktop.ui.table.page import TablePage

    os.environ["HARMONY_DESKTOP_HOME"] = str(home)
    places = Places.below(home)
    brought = home.parent / f"all{backup.ENDING}" if dice.random() < 0.3 else None
    keys = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_R)

    def sit_down(window: Window) -> None:
        running, _ = saves.running(places)
        if running:
            return window.tables.resume(running[0].record, running[0].path)
        record = Record(
            game=game,
            revision=games.load(game).revision,
            seats=(Seat(kind="person"), Seat(kind="bot", level="easy")),
            seed=dice.randrange(1, 10**9),
            started=str(time.time_ns()),
        )
        return window.tables.resume(record, saves.new_path(places, game))

    def tell(page: TablePage) -> None:
        print(json.dumps(json.loads(page.timeline.record.to_json())["moves"]), flush=True)

    known: set[int] = set()
    pressed = 0

    def play() -> None:
        nonlocal brought, pressed
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, Window)), None)
        if window is None or not window.isVisible():
            return None
        page = window.page
        if not isinstance(page, TablePage) or page.timeline.over:
            if brought is not None:
                window.desk.take_in(brought)
                brought = None
            window.context.settings.animation = "off"
            # The next game has a file of its own.
            return sit_down(window)
        if id(page) not in known:
            known.add(id(page))
            page.session.changed.connect(lambda _: tell(page))
            tell(page)
        if page.timeline.awaits_person:
            pressed += 1
            if pressed % _KEYS_A_MOVE:
                QTest.keyClick(window.focusWidget() or window, dice.choice(keys))
            elif page.timeline.awaits_person:
                page.session.play(dice.choice(page.timeline.state.legal_moves()))
        return None

    timer = QTimer()
    timer.timeout.connect(play)
    make = app.make_application

    def make_and_play(arguments: list[str] | None = None) -> QApplication:
        application = make(arguments)
        timer.start(_BETWEEN_MOVES_MS)
        return application

    app.make_application = make_and_play
    return program.main(["--language", dice.choice(list(LANGUAGES))])


if __name__ == "__main__":
    sys.exit(_play(Path(sys.argv[1]), sys.argv[2], Random(int(sys.argv[3]))))
