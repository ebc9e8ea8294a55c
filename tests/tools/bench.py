"""Benchmarks: `python3 run.py bench`. Figures are ratios to something in the same run.

start    the application to the first paint of Home, over a bare PySide6 window with an empty scene
repaint  full repaints of each table in the middle of a game at 1280×800
moves    random moves a second of each game's engine, over python-chess's random playouts
slowest  the slowest single listing of legal moves in random games, over the same for chess
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 15
REPAINTS = 400
SLOWEST_GAMES = 20
PLAYOUT_SECONDS = 3.0

BARE = """
import os
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication([])
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)
view = View(QGraphicsScene())
view.resize(1280, 800)
view.show()
application.exec()
"""

HOME = """
import os
from harmony_desktop.startup import prepare
prepare()
from harmony_desktop.ui import app
from harmony_desktop.ui.pages import home
class LastPainted(home.OwnPageCard):
    def paintEvent(self, event):
        super().paintEvent(event)
        if self is self._page._own_pages[-1]:
            os._exit(0)
home.OwnPageCard = LastPainted
app.open_window("en", None, None)
"""
"""Ends with the last card of Home: then all of it is painted."""


def start() -> dict[str, object]:
    """Both programs from the start of the process to their first paint, taking turns."""
    times: dict[str, list[float]] = {"bare": [], "home": []}
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONDONTWRITEBYTECODE": "",
            "HARMONY_DESKTOP_HOME": home,
        }
        for turn in range(STARTS + 1):
            for name, program in (("bare", BARE), ("home", HOME)):
                began = perf_counter()
                command = [sys.executable, "-c", program]
                subprocess.run(command, check=True, cwd=ROOT, env=environment)
                # The first of each warms the disk.
                if turn:
                    times[name].append(perf_counter() - began)
    # The fastest of many: whatever else the machine does can only add to a start.
    bare, own = min(times["bare"]), min(times["home"])
    return {
        "bare_seconds": round(bare, 3),
        "home_seconds": round(own, 3),
        "ratio": round(own / bare, 2),
        "wanted_at_most": 1.6,
    }


def repaint() -> dict[str, object]:
    """Full repaints of every game's table in the middle of a game."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from harmony_desktop import games
    from harmony_desktop.storage import saves
    from harmony_desktop.storage.files import Places
    from harmony_desktop.ui.app import make_application
    from harmony_desktop.ui.context import Context
    from harmony_desktop.ui.screenshots import sample
    from harmony_desktop.ui.table.page import TablePage
    from harmony_desktop.ui.window import Window

    application = make_application()
    found: dict[str, object] = {"frame_at_120_hz_ms": 8.33}
    with tempfile.TemporaryDirectory() as home:
        context = Context(application, Places.below(Path(home)), "en")
        context.settings.guided = list(games.GAMES)
        window = Window(context)
        window.resize(1280, 800)
        window.show()
        for game in games.GAMES:
            middle = games.figures(game).SAMPLES["table"]
            record = sample(game, ("Ana", "Ben", "Cleo", "Dan"), replace(middle, persons=1))
            window.resume(record, saves.new_path(context.places, game))
            for _ in range(20):
                application.processEvents()
            page = window.page
            assert isinstance(page, TablePage)
            found[game] = _repaint_times(page.view.viewport())
            window.show_home()
        window.close()
    return found


def _repaint_times(port: QWidget) -> dict[str, float]:
    times = []
    for _ in range(REPAINTS):
        began = perf_counter()
        port.repaint()
        times.append((perf_counter() - began) * 1000)
    return {"mean_ms": round(fmean(times), 2), "p95_ms": round(quantiles(times, n=20)[-1], 2)}


def slowest() -> dict[str, object]:
    """The position of random games in which listing the legal moves takes longest."""
    import chess

    from harmony_desktop import games

    # A collection of garbage would count as one slow position.
    gc.disable()
    board, dice, longest = chess.Board(), Random(7), 0.0
    for _ in range(2000):
        began = process_time()
        legal = list(board.legal_moves)
        longest = max(longest, process_time() - began)
        if legal:
            board.push(dice.choice(legal))
        else:
            board.reset()
    found: dict[str, object] = {"python_chess_ms": round(longest * 1000, 2)}
    for name in games.GAMES:
        game, dice, worst = games.load(name), Random(7), 0.0
        for seed in range(SLOWEST_GAMES):
            state = game.start(max(2, game.min_seats), {}, seed)
            while state.to_move is not None:
                began = process_time()
                moves = state.legal_moves()
                worst = max(worst, process_time() - began)
                state = state.play(dice.choice(moves))
        found[name] = {"ms": round(worst * 1000, 2), "ratio": round(worst / longest, 1)}
    gc.enable()
    return found


def _rate(play: Callable[[Random], int]) -> float:
    """Random moves a second."""
    dice, moves, began = Random(1), 0, perf_counter()
    while (passed := perf_counter() - began) < PLAYOUT_SECONDS:
        moves += play(dice)
    return moves / passed


def moves() -> dict[str, object]:
    """Random playouts of every game beside python-chess's."""
    import chess

    from harmony_desktop import games

    def chess_game(dice: Random) -> int:
        board = chess.Board()
        for number in range(200):
            legal = list(board.legal_moves)
            if not legal:
                return number
            board.push(dice.choice(legal))
        return 200

    def playout(name: str) -> Callable[[Random], int]:
        game = games.load(name)

        def play(dice: Random) -> int:
            seats = max(2, game.min_seats)
            state, number = game.start(seats, {}, dice.randrange(10**9)), 0
            while state.to_move is not None:
                state = state.play(dice.choice(state.legal_moves()))
                number += 1
            return number

        return play

    chess_rate = _rate(chess_game)
    found: dict[str, object] = {"python_chess_per_second": round(chess_rate)}
    for name in games.GAMES:
        rate = _rate(playout(name))
        found[name] = {"per_second": round(rate), "ratio": round(rate / chess_rate, 2)}
    return found


def main(words: list[str]) -> int:
    """Run the named benchmarks, or all, and print what they found as JSON."""
    benchmarks = {"start": start, "repaint": repaint, "moves": moves, "slowest": slowest}
    for name in words or list(benchmarks):
        if name not in benchmarks:
            print(f"bench: there is no benchmark {name!r}", file=sys.stderr)
            return 2
        print(json.dumps({name: benchmarks[name]()}), flush=True)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
