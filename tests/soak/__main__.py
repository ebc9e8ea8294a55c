"""The long form: python3 run.py soak [--kills N] [--files N] [--seed N]."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from harmony_desktop import games
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.app import make_application
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.window import Window
from tests.soak import faults, kills, mutants, starts


def main() -> int:
    """Run everything, print a line for each part, and fail if anything was lost."""
    parser = argparse.ArgumentParser(prog="run.py soak")
    parser.add_argument("--kills", type=int, default=2_000)
    parser.add_argument("--files", type=int, default=50_000)
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="fail every so-manieth write only")
    chosen = parser.parse_args()
    lost = 0
    with TemporaryDirectory(prefix="soak") as name:
        folder = Path(name)
        # Before there is a window: the players are forked.
        began = perf_counter()
        killed = kills.run(folder / "kills", chosen.kills, chosen.seed)
        lost += len(killed.faults)
        _tell(
            "kills",
            began,
            kills=killed.kills,
            moves=killed.moves,
            games=killed.games,
            faults=killed.faults,
        )

        application = make_application()
        began = perf_counter()
        trials, found = 0, []
        for game in games.GAMES:
            some, wrong = faults.run(folder / "faults" / game, game, 400, chosen.every)
            trials += some
            found += wrong
        lost += len(found)
        _tell("failing writes", began, trials=trials, faults=found)

        began = perf_counter()
        tally = mutants.Tally()
        in_window = chosen.files // 10
        mutants.run_command_line(folder / "files", chosen.files - in_window, chosen.seed, tally)
        window = Window(Context(application, Places.below(folder / "window"), "en"))
        window.context.settings.animation = "off"
        window.show()
        mutants.run_window(window, in_window, chosen.seed, tally)
        window.close()
        lost += len(tally.faults)
        _tell(
            "damaged files",
            began,
            files=tally.files,
            in_window=tally.in_window,
            slowest=round(tally.slowest, 3),
            slow=tally.slow,
            faults=tally.faults,
        )

        began = perf_counter()
        wrong = starts.run(folder / "starts", chosen.starts)
        lost += len(wrong)
        _tell("starts", began, starts=4 * chosen.starts, faults=wrong)
    return 1 if lost else 0


def _tell(part: str, began: float, **figures: object) -> None:
    for name, value in figures.items():
        if isinstance(value, list):
            figures[name] = len(value)
            for one in value[:20]:
                print(f"  {one}", file=sys.stderr)
    seconds = round(perf_counter() - began, 1)
    print(json.dumps({"part": part, "seconds": seconds, **figures}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
