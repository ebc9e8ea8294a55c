"""How long the packaged application takes to paint Home, beside a bare window packaged alike.

python3 packaging/measure_start.py dist/harmony-desktop dist/bare-window [ROUNDS]

Both are started in turn on a virtual screen, once to warm the disk and then ROUNDS times. The
fastest start of each counts: on a busy machine the others say more about the neighbours.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from virtual_screen import VirtualScreen, wait

ROUNDS = 15
LIMIT = 1.6


def main(folders: list[Path], rounds: int) -> int:
    """Measure and print the times; return the exit code."""
    walls: dict[Path, list[float]] = {folder: [] for folder in folders}
    works: dict[Path, list[float]] = {folder: [] for folder in folders}
    with tempfile.TemporaryDirectory() as home, VirtualScreen() as screen:
        for number in range(rounds + 1):
            for folder in folders:
                wall, work = _start(folder / folder.name, screen, Path(home))
                if number:
                    walls[folder].append(wall)
                    works[folder].append(work)
    for folder in folders:
        print(
            f"{folder.name}: first picture after {min(walls[folder]):.2f} s"
            f" (median {median(walls[folder]):.2f}), processor {min(works[folder]):.2f} s"
            f" (median {median(works[folder]):.2f})"
        )
    ours, bare = folders
    wall_ratio = min(walls[ours]) / min(walls[bare])
    work_ratio = min(works[ours]) / min(works[bare])
    print(
        f"ratio: {wall_ratio:.2f} by the clock, {work_ratio:.2f} by the processor; at most {LIMIT}"
    )
    return 0 if min(wall_ratio, work_ratio) <= LIMIT else 1


def _start(program: Path, screen: VirtualScreen, home: Path) -> tuple[float, float]:
    """Seconds from the call to the first picture: by the clock, and of the processor."""
    began = time.monotonic()
    process = subprocess.Popen([program], env=screen.environment(home), stderr=subprocess.DEVNULL)
    try:
        wait(screen.painted, f"{program.name} paints nothing", pause=0.003)
        wall = time.monotonic() - began
        work = _processor_seconds(process.pid)
    finally:
        process.kill()
        process.wait()
    wait(lambda: not screen.painted(), "the window stays")
    return wall, work


def _processor_seconds(process: int) -> float:
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


if __name__ == "__main__":
    chosen = [Path(word).resolve() for word in sys.argv[1:3]]
    sys.exit(main(chosen, int(sys.argv[3]) if len(sys.argv) > 3 else ROUNDS))
