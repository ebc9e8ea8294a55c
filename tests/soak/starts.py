"""Several starts on one folder: there is one window, the first, and nothing is lost."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from harmony_desktop.storage.files import Places

ROOT = Path(__file__).resolve().parent.parent.parent
_PATIENCE = 180


def start(home: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "harmony_desktop", *words],
        cwd=ROOT,
        env={**os.environ, "HARMONY_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(home: Path, count: int) -> list[str]:
    """Start windows, each with three later starts, and kill each at the end."""
    faults = []
    places = Places.below(home)
    for number in range(count):
        first = start(home)
        end = time.monotonic() + _PATIENCE
        # The socket of the window before may still lie there: it was killed.
        while time.monotonic() < end and not _listens(places, first.pid):
            time.sleep(0.05)
        if not _listens(places, first.pid):
            faults.append(f"start {number}: the first window never listened")
            first.kill()
            first.communicate(timeout=60)
            continue
        later = [start(home, "--game", game) for game in ("harmony", "sintra", "terraces")]
        for one in later:
            try:
                _, said = one.communicate(timeout=_PATIENCE)
            except subprocess.TimeoutExpired:
                # It says that the first does not answer, and waits for somebody to read it.
                one.kill()
                _, said = one.communicate()
            if one.returncode != 0 or "Traceback" in said:
                faults.append(f"start {number}: {one.returncode} {said[:200]}")
        if first.poll() is not None:
            faults.append(f"start {number}: the first window has gone")
        first.kill()
        _, said = first.communicate(timeout=60)
        if "Traceback" in said:
            faults.append(f"start {number}: {said[-300:]}")
    return faults


def _listens(places: Places, process: int) -> bool:
    try:
        owner = places.lock.read_text().split("\n")[0]
    except OSError:
        return False
    if owner != str(process):
        return False
    with socket.socket(socket.AF_UNIX) as caller:
        try:
            caller.connect(str(places.data / "window.socket"))
        except OSError:
            return False
    return True
