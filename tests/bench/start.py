"""Start: from the start of the process to the first paint of Home, over that of a bare window.

By the clock, the fastest of many starts that take turns; by instructions where valgrind is there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, time

from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
_STARTS = 15
_MARKED_STARTS = 5
_MOST = 1.35

_BARE = """
import os
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication([])
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        os._exit(0)
scene = QGraphicsScene()
view = View(scene)
view.resize(1280, 800)
view.show()
application.exec()
"""

_HOME = """
import os
from harmony_desktop.startup import prepare
prepare()
from harmony_desktop.ui.shell import app, window
class Home(window.HomePage):
    def paintEvent(self, event):
        app.QTimer.singleShot(0, lambda: os._exit(0))
        super().paintEvent(event)
window.HomePage = Home
app.open_window("en", None, None)
"""
"""Ends when Home and all that is seen of it is painted, before anything else is done."""

_MARKED = """
import os, sys, time
marks = [("Python itself", time.time())]
def mark(name):
    marks.append((name, time.time()))
from harmony_desktop.startup import prepare
prepare()
import PySide6.QtCore
mark("import of QtCore")
import PySide6.QtGui
mark("import of QtGui")
import PySide6.QtWidgets
mark("import of QtWidgets")
from harmony_desktop.ui.shell import app, window
mark("import of the program")
def timed(name, act):
    def wrapped(*words):
        mark("between")
        made = act(*words)
        mark(name)
        return made
    return wrapped
def end():
    mark("layout, style, first paint")
    for name, moment in marks:
        print(f"{moment}\\t{name}")
    sys.stdout.flush()
    os._exit(0)
class Home(window.HomePage):
    def paintEvent(self, event):
        app.QTimer.singleShot(0, end)
        super().paintEvent(event)
window.HomePage = timed("Home", Home)
app.make_application = timed("QApplication", app.make_application)
app.Context = timed("settings, fonts, language, theme", app.Context)
app.Window = timed("the window around Home", app.Window)
app.open_window("en", None, None)
"""


def figures() -> Iterator[Figure]:
    """The ratio by the clock and by instructions, and where the time goes."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONHASHSEED": "0",
            "HARMONY_DESKTOP_HOME": home,
        }
        yield from _by_the_clock(environment)
        yield from _by_instructions(environment)
        yield from _where(environment)


def _by_the_clock(environment: dict[str, str]) -> Iterator[Figure]:
    times: dict[str, list[float]] = {"bare": [], "home": []}
    for turn in range(_STARTS + 1):
        for name, program in (("bare", _BARE), ("home", _HOME)):
            began = perf_counter()
            command = [sys.executable, "-c", program]
            subprocess.run(command, check=True, cwd=ROOT, env=environment)
            # The first of each warms the disk.
            if turn:
                times[name].append(perf_counter() - began)
    # The fastest of many: whatever else the machine does can only add to a start.
    bare, own = min(times["bare"]), min(times["home"])
    yield Figure("start", "bare window", bare * 1000, "ms")
    yield Figure("start", "Home", own * 1000, "ms")
    yield Figure("start", "Home over bare, fastest", own / bare, "×", _MOST)
    middle = median(times["home"]) / median(times["bare"])
    yield Figure("start", "Home over bare, median", middle, "×", _MOST)


def _by_instructions(environment: dict[str, str]) -> Iterator[Figure]:
    if shutil.which("valgrind") is None:
        return
    counted = {
        name: _instructions(program, environment)
        for name, program in (("bare", _BARE), ("home", _HOME))
    }
    yield Figure("start", "bare window, instructions", counted["bare"] / 1e6, "M")
    yield Figure("start", "Home, instructions", counted["home"] / 1e6, "M")
    ratio = counted["home"] / counted["bare"]
    yield Figure("start", "Home over bare, instructions", ratio, "×", _MOST)


def _instructions(program: str, environment: dict[str, str]) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*command, sys.executable, "-c", program],
        check=True,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise ValueError(f"valgrind counted nothing: {done.stderr[-400:]}")
    return int(found[1])


def _where(environment: dict[str, str]) -> Iterator[Figure]:
    """The parts of the start-up time: medians of a few starts."""
    spent: dict[str, list[float]] = {}
    for _ in range(_MARKED_STARTS):
        last = time()
        done = subprocess.run(
            [sys.executable, "-c", _MARKED],
            check=True,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
        )
        turn: dict[str, float] = {}
        for line in done.stdout.splitlines():
            moment, name = line.split("\t")
            turn[name] = turn.get(name, 0.0) + (float(moment) - last) * 1000
            last = float(moment)
        for name, passed in turn.items():
            spent.setdefault(name, []).append(passed)
    for name, values in spent.items():
        yield Figure("start", f"· {name}", median(values), "ms")
