"""Find the weights of the Sintra bots' judgement by play.

    python training/sintra/tune.py --seed 1 --steps 2000 --out weights.json
    python training/sintra/tune.py --seed 2 --steps 2000 --start weights.json --out better.json

At every step all weights are changed up or down a little, each at random, and two bots play a deal
with the seats exchanged: one with the changes, one with the opposite ones. All weights then follow
the better of the two by as much as it was ahead (simultaneous perturbation). Palace sides
alternate. The output, written every 50 steps, is the mean over the second half of the steps; the
same seed gives the same result.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from math import exp, log, tanh
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop.engine.game import Move  # noqa: E402
from harmony_desktop.games.sintra.bots.evaluation import PalaceWeights  # noqa: E402
from harmony_desktop.games.sintra.bots.levels import rate_keeps  # noqa: E402
from harmony_desktop.games.sintra.bots.search import Search, SearchLine  # noqa: E402
from harmony_desktop.games.sintra.rules.game import GAME, SintraView  # noqa: E402
from training.match import match  # noqa: E402

WIDTHS = (4, 3, 2, 2)
PUSH = 0.12
"""The change of a weight in a step, as a share of itself."""
FOLLOW = 0.012
"""How far the weights follow a clear win."""
CLEAR = 20.0
"""A lead that is a clear win."""
EVERY = 50


class Tuned:
    """A bot with weights of its own."""

    def __init__(self, weights: PalaceWeights) -> None:
        self._plan = SearchLine(weights, WIDTHS, 1.0)

    def choose(self, view: SintraView, rng: Random) -> Move:
        """The move of the search."""
        if view.table.completed is not None:
            rated = rate_keeps(view.table)
        else:
            rated = Search(view.table, self._plan).rated(margin=0.0)
        return max(rated, key=lambda one: one[1])[0]


def flat(weights: PalaceWeights) -> dict[str, float]:
    """The logarithms of the tuned weights, by name."""
    found = {}
    for name, value in asdict(weights).items():
        if isinstance(value, tuple):
            # The first is always 0; the last ornament is worth its points.
            last = len(value) - (name == "ornaments")
            found.update({f"{name}.{i}": log(value[i]) for i in range(1, last)})
        else:
            found[name] = log(value)
    return found


def weights_of(logs: dict[str, float]) -> PalaceWeights:
    """The weights with these logarithms."""
    usual = asdict(PalaceWeights())
    for name, value in logs.items():
        key, _, place = name.partition(".")
        if place:
            several = list(usual[key])
            several[int(place)] = exp(value)
            usual[key] = tuple(several)
        else:
            usual[key] = exp(value)
    return PalaceWeights(**usual)


def step(logs: dict[str, float], number: int, dice: Random, seed: int) -> float:
    """Play one deal with all weights changed, follow the better side, and return its lead."""
    pushes = {name: dice.choice((-PUSH, PUSH)) for name in logs}
    bots = [
        Tuned(weights_of({name: logs[name] + sign * pushes[name] for name in logs}))
        for sign in (1, -1)
    ]
    side = "AB"[number % 2]
    found = match(GAME, bots, 2, {"side": side}, [seed * 1_000_000 + number])
    lead = found.leads[0]
    for name in logs:
        logs[name] += FOLLOW * tanh(lead / CLEAR) * (1 if pushes[name] > 0 else -1)
    return lead


def main() -> int:
    """Tune, and write checkpoints."""
    parser = argparse.ArgumentParser(description="Weights for the Sintra bots.")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    start = PalaceWeights()
    if chosen.start:
        read: dict[str, Any] = json.loads(chosen.start.read_text("utf-8"))
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in read.items()
        }
        start = PalaceWeights(**values)
    logs = flat(start)
    way: list[dict[str, float]] = []
    dice = Random(chosen.seed)  # noqa: S311 - a game, not a secret
    for number in range(chosen.steps):
        step(logs, number, dice, chosen.seed)
        way.append(dict(logs))
        if (number + 1) % EVERY == 0 or number + 1 == chosen.steps:
            late = way[len(way) // 2 :]
            mean = {name: sum(one[name] for one in late) / len(late) for name in logs}
            rounded = {
                k: [round(x, 3) for x in v] if isinstance(v, tuple) else round(v, 3)
                for k, v in asdict(weights_of(mean)).items()
            }
            chosen.out.write_text(json.dumps(rounded, indent=1) + "\n", "utf-8")
            print(number + 1, json.dumps(rounded), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
