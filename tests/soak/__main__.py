"""The long form: python3 run.py soak [--state FILE] [--only PARTS] [--kills N] [--files N] …

It goes in rounds, a little of every part, and prints after each what came of it so far. With
`--state` the figures are kept in a file after every round: a run that was stopped continues there,
and parts can be run one after the other.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from traceback import format_exc
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from harmony_desktop import games, startup
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.warming import Warming
from harmony_desktop.ui.shell.window import Window
from tests.soak import events, faults, forks, kills, mutants, starts, tables

_STRIDE = 7
_LOOKING_SECONDS = 120.0
_MOST_KEPT = 200
_IN_WINDOW = 20
"""One file of so many goes through the window."""


@dataclass
class Figures:
    """What came of one part so far."""

    done: int = 0
    moves: int = 0
    longest_ms: float = 0.0
    """The most work of the window's thread after one event."""
    longest_turn_ms: float = 0.0
    """The most work in a later turn of the event loop."""
    freezes: int = 0
    """Events after which it worked longer than a player would not feel."""
    slow: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def note(self, faults: list[str]) -> None:
        self.lost += faults
        del self.lost[_MOST_KEPT:]


@contextmanager
def _quick_disk() -> Iterator[None]:
    """Nothing waits for the disk where no power is cut."""
    with patch.object(os, "fsync", lambda _: None):
        yield


class Soak:
    """The parts, each of which does some more of its work when it is called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._window: Window | None = None

    @property
    def window(self) -> Window:
        """A window with results, kept for the whole run."""
        if self._window is None:
            places = Places.below(self.folder / "window")
            self._window = Window(Context(make_application(), places, "en"))
            self._window.context.settings.animation = "off"
            self._window.show()
            events.prepare(self._window)
            _wait_on_home(self._window)
            startup.finish()
        return self._window

    def close(self) -> None:
        """Close the window; the next part that needs one has a new one."""
        if self._window is not None:
            self._window.close()
            self._window = None

    @contextmanager
    def _room(self) -> Iterator[Path]:
        """A folder for one round, which goes with all that is in it."""
        with TemporaryDirectory(dir=self.folder, ignore_cleanup_errors=True) as name:
            yield Path(name)

    def kills(self, count: int, seed: int, figures: Figures) -> None:
        with self._room() as room:
            killed = kills.run(room, count, seed)
        figures.moves += killed.moves
        figures.note(killed.faults)

    def windows(self, count: int, seed: int, figures: Figures) -> None:
        with self._room() as room:
            moves, lost = tables.run(room, count, seed)
        figures.moves += moves
        figures.note(lost)

    def imports(self, count: int, seed: int, figures: Figures) -> None:
        with self._room() as room:
            figures.note(forks.kill_imports(room, count, seed))

    def migrations(self, count: int, seed: int, figures: Figures) -> None:
        with self._room() as room:
            figures.note(forks.kill_migrations(room, count, seed))

    def faults(self, count: int, seed: int, figures: Figures) -> None:
        game = games.GAMES[seed % len(games.GAMES)]
        with _quick_disk(), self._room() as room:
            _, lost = faults.run(room, game, count, _STRIDE, seed)
        figures.note(lost)

    def files(self, count: int, seed: int, figures: Figures) -> None:
        tally = mutants.Tally()
        in_window = count // _IN_WINDOW
        with _quick_disk(), self._room() as room:
            mutants.run_command_line(room, count - in_window, seed, tally)
            mutants.run_window(self.window, in_window, seed, tally)
        figures.note(tally.faults)
        figures.longest_ms = max(figures.longest_ms, round(1000 * tally.busiest, 1))
        figures.freezes += len(tally.slow)
        figures.slow = [*figures.slow, *tally.slow][:_MOST_KEPT]

    def events(self, count: int, seed: int, figures: Figures) -> None:
        tally = events.EventTally()
        events.clear_up(self.window)
        with _quick_disk():
            events.run(self.window, count, seed, tally)
        figures.note(tally.faults)
        figures.longest_ms = max(figures.longest_ms, round(1000 * tally.longest, 1))
        figures.longest_turn_ms = max(figures.longest_turn_ms, round(1000 * tally.longest_turn, 1))
        figures.freezes += len(tally.slow)
        figures.slow = sorted([*figures.slow, *tally.slow], key=_milliseconds)[-_MOST_KEPT:]

    def starts(self, count: int, seed: int, figures: Figures) -> None:
        with self._room() as room:
            figures.note(starts.run(room, count))


PARTS = {
    # total, at a time
    "kills": (1_300, 65),
    "imports": (300, 15),
    "migrations": (300, 15),
    "windows": (100, 5),
    "faults": (4_000, 400),
    "files": (50_000, 500),
    "events": (50_000, 250),
    "starts": (20, 2),
}
"""Kills, imports, migrations and windows together are 2,000 kills."""


def _milliseconds(line: str) -> float:
    return float(line.split(" ")[0])


def main() -> int:
    """Run everything that is not done yet, and fail if anything was lost."""
    parser = argparse.ArgumentParser(prog="run.py soak")
    for name, (total, _) in PARTS.items():
        parser.add_argument(f"--{name}", type=int, default=total)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--state", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = {name: Figures() for name in PARTS}
    if chosen.state is not None:
        with suppress(FileNotFoundError):
            kept = json.loads(chosen.state.read_text())
            found |= {name: Figures(**one) for name, one in kept.items()}
    make_application()
    # Every refused write would be a line.
    logging.getLogger().addHandler(logging.NullHandler())
    with TemporaryDirectory(prefix="soak") as name:
        soak = Soak(Path(name))
        while todo := _todo(chosen, found):
            for part in todo:
                some_more(soak, part, chosen, found[part])
                if chosen.state is not None:
                    told = {one: asdict(figures) for one, figures in found.items()}
                    chosen.state.write_text(json.dumps(told, indent=1, ensure_ascii=False))
            print(json.dumps(_summary(found)), flush=True)
        soak.close()
    lost = [line for figures in found.values() for line in figures.lost]
    for line in lost:
        print(f"  {line}", file=sys.stderr)
    return 1 if lost else 0


def _todo(chosen: argparse.Namespace, found: dict[str, Figures]) -> list[str]:
    return [part for part in chosen.only.split(",") if found[part].done < getattr(chosen, part)]


def some_more(soak: Soak, part: str, chosen: argparse.Namespace, figures: Figures) -> None:
    count = min(PARTS[part][1], getattr(chosen, part) - figures.done)
    began = perf_counter()
    act: Callable[[int, int, Figures], None] = getattr(soak, part)
    try:
        act(count, chosen.seed * 1_000_000 + figures.done, figures)
    except Exception:
        # The rounds after it are worth as much as they were.
        figures.note([f"{part} from {figures.done}: {format_exc()[-600:]}"])
        soak.close()
    figures.done += count
    figures.seconds = round(figures.seconds + perf_counter() - began, 1)


def _summary(found: dict[str, Figures]) -> dict[str, object]:
    return {
        "done": {name: one.done for name, one in found.items()},
        "moves": sum(one.moves for one in found.values()),
        "lost": sum(len(one.lost) for one in found.values()),
        "freezes": {name: one.freezes for name, one in found.items() if one.freezes},
        "longest ms": max(one.longest_ms for one in found.values()),
        "longest later turn ms": max(one.longest_turn_ms for one in found.values()),
        "seconds": round(sum(one.seconds for one in found.values())),
    }


def _wait_on_home(window: Window) -> None:
    """What the window loads while nobody asks it for anything is no freeze."""
    end = perf_counter() + _LOOKING_SECONDS
    while perf_counter() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        warming = window.findChild(Warming)
        if warming is not None and warming.through:
            return


if __name__ == "__main__":
    sys.exit(main())
