"""The application is killed during a game against a bot.

It is a process with a window, a table and a bot that thinks in a process of its own. What it has
told of must be on disk afterwards, and nobody may go on thinking for a window that is gone.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results

ROOT = Path(__file__).resolve().parent.parent.parent
_LONGEST_LIFE = 2.0
_PATIENCE = 60.0
_BETWEEN_MOVES_MS = 20


def run(home: Path, count: int, seed: int) -> tuple[int, list[str]]:
    """Kill windows, in all games by turns: the number of moves seen, and the losses."""
    dice = Random(seed)
    moves, faults = 0, []
    for number in range(count):
        game = games.GAMES[number % len(games.GAMES)]
        places = Places.below(home / game)
        told, left = _open_and_kill(home / game, game, dice)
        moves += len(told)
        faults += [f"window {number}, {game}: {fault}" for fault in _faults(places, told)]
        faults += [f"window {number}, {game}: process {one} thinks on" for one in left]
    return moves, faults


def _open_and_kill(home: Path, game: str, dice: Random) -> tuple[list[list[object]], list[int]]:
    """The moves of the game after each reported step, and the processes that outlived it."""
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
    last = told[-1]
    kept = [json.loads(save.record.to_json())["moves"] for save in found]
    kept += [json.loads(one.record)["moves"] for one in Results(places).latest(1_000)]
    # A step is on disk before it is told of; the next may be there untold.
    if not any(moves[: len(last)] == last for moves in kept):
        faults.append(f"{len(last)} moves were played, and are not on disk")
    return faults


def _children(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task")
    return [
        int(word) for task in tasks.iterdir() for word in (task / "children").read_text().split()
    ]


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _play(home: Path, game: str, dice: Random) -> int:
    """In the process that will be killed: a person who moves at random, and a bot that answers."""
    from PySide6.QtCore import QTimer

    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.shell.app import make_application
    from harmony_desktop.ui.shell.window import Window
    from harmony_desktop.ui.table.page import TablePage

    application = make_application()
    places = Places.below(home)
    window = Window(Context(application, places, "en"))
    window.context.settings.animation = "off"
    window.context.settings.sound = False
    window.context.settings.guided = list(games.GAMES)
    window.show()

    def sit_down() -> None:
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
        return window.tables.resume(record, saves.new_path(places, game), new=True)

    def report(page: TablePage) -> None:
        print(json.dumps(json.loads(page.timeline.record.to_json())["moves"]), flush=True)

    known: set[int] = set()

    def move() -> None:
        page = window.page
        if not isinstance(page, TablePage) or page.timeline.over:
            # The next game has a file of its own.
            return sit_down()
        if id(page) not in known:
            known.add(id(page))
            page.session.changed.connect(lambda _: report(page))
            report(page)
        if page.timeline.awaits_person:
            page.session.play(dice.choice(page.timeline.state.legal_moves()))
        return None

    timer = QTimer(interval=_BETWEEN_MOVES_MS)
    timer.timeout.connect(move)
    timer.start()
    return application.exec()


if __name__ == "__main__":
    sys.exit(_play(Path(sys.argv[1]), sys.argv[2], Random(int(sys.argv[3]))))
