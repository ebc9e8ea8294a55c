"""The long form: python3 run.py soak [--kills N] [--windows N] [--files N] [--starts N] [--seed N].

It goes in rounds, each a little of everything, and tells after each what came of it so far.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window
from tests.soak import faults, kills, mutants, starts, tables

ROUNDS = 20
_STRIDE = 7
_LOOKING_SECONDS = 6.0


def main() -> int:
    """Run everything, and fail if anything was lost."""
    parser = argparse.ArgumentParser(prog="run.py soak")
    parser.add_argument("--kills", type=int, default=2_000)
    parser.add_argument("--windows", type=int, default=200)
    parser.add_argument("--files", type=int, default=50_000)
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    application = make_application()
    counted = ("kills", "windows", "moves", "failed writes", "files", "in window", "starts")
    sums = dict.fromkeys(counted, 0)
    lost: list[str] = []
    slow: list[str] = []
    busiest = longest = 0.0
    began = perf_counter()
    with TemporaryDirectory(prefix="soak") as name:
        folder = Path(name)
        window = Window(Context(application, Places.below(folder / "window"), "en"))
        window.context.settings.animation = "off"
        window.context.settings.sound = False
        window.show()
        _wait_on_home()
        for number in range(ROUNDS):
            seed = chosen.seed * 1_000 + number
            killed = kills.run(folder / "kills", chosen.kills // ROUNDS, seed)
            sums["kills"] += killed.kills
            sums["moves"] += killed.moves
            moves, unseen = tables.run(folder / "tables", chosen.windows // ROUNDS, seed)
            sums["windows"] += chosen.windows // ROUNDS
            sums["moves"] += moves
            game = games.GAMES[number % len(games.GAMES)]
            trials, wrong = faults.run(folder / f"faults-{number}", game, 400, _STRIDE, number)
            sums["failed writes"] += trials
            tally = mutants.Tally()
            files = chosen.files // ROUNDS
            mutants.run_command_line(folder / "files", files - files // 10, seed, tally)
            mutants.run_window(window, files // 10, seed, tally)
            sums["files"] += tally.files
            sums["in window"] += tally.in_window
            several = chosen.starts // ROUNDS
            lost += killed.faults + unseen + wrong + tally.faults
            lost += starts.run(folder / "starts", several)
            sums["starts"] += 4 * several
            slow += tally.slow
            busiest = max(busiest, round(tally.busiest, 3))
            longest = max(longest, tally.longest)
            reports = {"round": number + 1, **sums, "lost": len(lost), "slow": len(slow)}
            reports["busiest ms"] = round(1000 * busiest)
            reports["longest ms"] = round(1000 * longest)
            seconds = round(perf_counter() - began)
            print(json.dumps({**reports, "seconds": seconds}), flush=True)
            for one in lost[:20]:
                print(f"  {one}", file=sys.stderr, flush=True)
        window.close()
    for one in slow:
        print(f"  slow: {one}", file=sys.stderr)
    return 1 if lost else 0


def _wait_on_home() -> None:
    """Wait for background loading, which is not counted as a freeze."""
    end = perf_counter() + _LOOKING_SECONDS
    while perf_counter() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


if __name__ == "__main__":
    sys.exit(main())
