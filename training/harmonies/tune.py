"""Find the weights of the Harmonies champion's judgement by quick play on many tables at once.

    python -m training.harmonies.tune --seats 1 --side A --seed 1 --steps 400 --out solo-a.json
    python -m training.harmonies.tune --seats 2 --side A --seed 1 --steps 400 --out two.json

At every step all weights are changed up or down a little, each at random, and quick players (those
of `futures`) play the same deals: with the changes, and with the opposite ones. All weights then
follow the better of the two by as much as it was ahead (simultaneous perturbation). With one seat
both play the same deals one after the other; with two they play against each other, then with the
seats exchanged. The output, written every 20 steps, is the mean over the second half of the steps;
the same seed gives the same result.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import replace
from math import exp, log, tanh
from pathlib import Path
from random import Random

import numpy as np

from harmony_desktop.engine.chance import Dice
from harmony_desktop.games.harmonies.bots.estimate import TUNED, EstimateWeights
from harmony_desktop.games.harmonies.bots.futures import FutureTables, Lots, QuickPlayers, tables_of
from harmony_desktop.games.harmonies.bots.lands import NONE, LandJudge, Whole
from harmony_desktop.games.harmonies.rules.cards import FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import SUPPLY
from harmony_desktop.games.harmonies.rules.game import GAME
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

PUSH = 0.10
"""The change of a weight in a step, as a share of itself."""
FOLLOW = 0.03
"""How far the weights follow a clear difference."""
CLEAR = 3.0
"""The lead per deal that counts as a clear difference, in points."""
EVERY = 20
SOLO_ONLY = {"opponents"}
WITH_SPIRITS = {"spirit", "spirit_growth"}


def deals(seats: int, side: str, number: int, dice: Dice) -> FutureTables:
    """Fresh tables, each with a deal of its own."""
    view = GAME.start(seats, {"side": side}, 1).view(0)
    assert isinstance(view, HarmoniesView)
    empty = replace(
        view.table, spaces=((),) * len(view.table.spaces), row=(NONE,) * len(view.table.row)
    )
    fresh = replace(view, table=empty, bag=SUPPLY, unseen=tuple(range(FIRST_SPIRIT)))
    rows = np.arange(number)
    tables = tables_of(fresh, Lots.drawn(fresh, number, dice), rows)
    tables.fill(rows)
    return tables


def played(
    seats: int, side: str, number: int, dice: Dice, *weights: EstimateWeights
) -> list[Whole]:
    """The points of every seat on `number` tables, each seat with weights of its own."""
    tables = deals(seats, side, number, dice)
    judges = [LandJudge(side, one) for one in weights]
    QuickPlayers(dict(enumerate(judges))).play_out(tables)
    return [judges[0].score(lands) for lands in tables.lands]


def lead(
    seats: int, side: str, number: int, seed: int, one: EstimateWeights, other: EstimateWeights
) -> float:
    """The lead of one set of weights over another, in points a deal."""
    if seats == 1:
        return float(
            np.mean(played(1, side, number, Dice(seed), one)[0])
            - np.mean(played(1, side, number, Dice(seed), other)[0])
        )
    first = played(seats, side, number, Dice(seed), one, other)
    second = played(seats, side, number, Dice(seed), other, one)
    return float(np.mean(first[0] - first[1] + second[1] - second[0]) / 2)


def weights_of(logs: dict[str, float]) -> EstimateWeights:
    return TUNED._replace(**{name: exp(value) for name, value in logs.items()})


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, choices=(1, 2), required=True)
    parser.add_argument("--side", choices=("A", "B", "AB"), default="A")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--deals", type=int, default=96)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    start = (
        EstimateWeights(**json.loads(chosen.start.read_text("utf-8"))) if chosen.start else TUNED
    )
    left_out = WITH_SPIRITS | (SOLO_ONLY if chosen.seats == 1 else set())
    logs = {name: log(value) for name, value in start._asdict().items() if name not in left_out}
    way: list[dict[str, float]] = []
    dice = Random(chosen.seed)  # noqa: S311 - a game, not a secret
    for number in range(chosen.steps):
        pushes = {name: dice.choice((-PUSH, PUSH)) for name in logs}
        one, other = (
            weights_of({name: logs[name] + sign * pushes[name] for name in logs})
            for sign in (1, -1)
        )
        side = chosen.side[number % len(chosen.side)]
        seed = chosen.seed * 1_000_000 + number
        ahead = lead(chosen.seats, side, chosen.deals, seed, one, other)
        for name in logs:
            logs[name] += FOLLOW * tanh(ahead / CLEAR) * (1 if pushes[name] > 0 else -1)
        way.append(dict(logs))
        if (number + 1) % EVERY == 0 or number + 1 == chosen.steps:
            late = way[len(way) // 2 :]
            mean = {name: sum(each[name] for each in late) / len(late) for name in logs}
            rounded = {name: round(value, 3) for name, value in weights_of(mean)._asdict().items()}
            chosen.out.write_text(json.dumps(rounded, indent=1) + "\n", "utf-8")
            print(number + 1, round(ahead, 2), json.dumps(rounded), flush=True)


if __name__ == "__main__":
    main()
