"""Measure how fast the program is: `python3 run.py bench [PART …]`.

engines  random moves a second and the slowest listing of moves, over python-chess's
repaint  full repaints of every table in the middle of a game, over a bare scene of 60 pixmaps;
         what of the table a move repaints, and every repaint of a game
start    the start of the program to the first paint of Home, over a bare window
open     from Start to the first paint of every table, and a change of language there
memory   what is left after many games and many changes of pages
records  the pages that tell of results, with a thousand of them

Figures are ratios to something in the same run wherever that is possible: machines differ.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from tests.bench.figures import Figure

_AT_SCALE_2 = ("dense", "large")
PARTS = ("engines", "repaint", "start", "open", "memory", "records")


def measure(piece: str) -> list[Figure]:
    """Measure one piece of a part in this process."""
    name, _, game = piece.partition(":")
    if name == "engines":
        from tests.bench import engines

        return list(engines.figures())
    if name == "start":
        from tests.bench import start

        return list(start.figures())
    if name == "repaint":
        from tests.bench import repaint

        kinds = {
            "dense": repaint.dense_figures,
            "large": repaint.large_figures,
            "moves": repaint.move_figures,
        }
        return list(kinds.get(game, repaint.figures)())
    if name == "memory":
        from tests.bench import memory

        return list(memory.figures())
    from tests.bench import opening

    return list(opening.figures(game) if name == "open" else opening.result_figures())


def pieces(part: str) -> list[str]:
    """The pieces of a part that need a process of their own."""
    if part == "open":
        from harmony_desktop import games

        return [f"open:{game}" for game in games.GAMES]
    if part == "repaint":
        return ["repaint", *(f"repaint:{kind}" for kind in (*_AT_SCALE_2, "moves"))]
    return [part]


def measure_apart(piece: str) -> list[Figure]:
    """Measure a piece in a process of its own, so that parts do not affect each other."""
    from tests.bench.figures import Figure

    environment = dict(os.environ)
    _, _, kind = piece.partition(":")
    environment["QT_SCALE_FACTOR"] = "2" if kind in _AT_SCALE_2 else "1"
    command = [sys.executable, __file__, "--here", piece]
    done = subprocess.run(
        command, check=True, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    found = []
    for one in json.loads(done.stdout.splitlines()[-1]):
        del one["reached"]
        found.append(Figure(**one))
    return found


def measure_part(part: str, runs: int) -> list[Figure]:
    """Measure a whole part, several times."""
    from tests.bench.figures import merged

    return merged(
        [[figure for piece in pieces(part) for figure in measure_apart(piece)] for _ in range(runs)]
    )


def main(words: Sequence[str]) -> int:
    """Measure, print the table, and on request write and compare it."""
    parser = argparse.ArgumentParser(
        prog="bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--runs", type=int, default=1, help="so often; medians are shown")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="show what changed since")
    parser.add_argument("--here", metavar="PIECE", help=argparse.SUPPRESS)
    chosen = parser.parse_args(words)
    if chosen.here is not None:
        print(json.dumps([one.as_json() for one in measure(chosen.here)]))
        return 0
    unknown = sorted(set(chosen.parts) - set(PARTS))
    if unknown:
        parser.error(f"there is no part {', '.join(unknown)}; parts: {', '.join(PARTS)}")
    return _report(chosen.parts or PARTS, chosen.runs, chosen.json, chosen.compare)


def _report(parts: Sequence[str], runs: int, target: Path | None, earlier: Path | None) -> int:
    from tests.bench.figures import read, table

    before = None if earlier is None else read(json.loads(earlier.read_text("utf-8")))
    found: list[Figure] = []
    for part in parts:
        fresh = measure_part(part, max(1, runs))
        for line in table(fresh, before):
            print(line, flush=True)
        found += fresh
    missed = [one for one in found if one.reached is False]
    counted = [one for one in found if one.reached is not None]
    print(f"\n{len(counted) - len(missed)} of {len(counted)} wanted values reached")
    if target is not None:
        document = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "runs": runs,
            "figures": [one.as_json() for one in found],
        }
        target.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
