"""Fit the network that corrects the judgement of the Terraces champion.

    python training/terraces/network.py play --work DIR      # games of the champion, piece by piece
    python training/terraces/network.py fit --work DIR       # network.npy, and what it explains
    python training/terraces/network.py match --work DIR     # against the champion without it
    python training/terraces/network.py write --work DIR     # into the application

`play` lets the champion play itself, in C, with few options and with the errors that make games
differ: random moves, or a careless choice. It uses the network of the application if `--again` is
given, and continues where it was stopped. `fit` finds what the judgement missed in these games.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from harmony_desktop.games.terraces.bots.network import WEIGHT_BITS  # noqa: E402
from harmony_desktop.games.terraces.bots.weights import PARTS, WEIGHTS  # noqa: E402
from training.terraces.train import (  # noqa: E402
    CHAMPION,
    CLIP,
    FEATURES,
    INPUTS,
    NETWORK_FILE,
    WAYS,
    Array,
    Bot,
    library,
    match,
    player,
    samples,
    shipped_network,
)

HIDDEN = 32
EPOCHS = 12
BATCH = 1024
RATE = 2e-3
DECAY = 1e-5
POINTS_PER_UNIT = 10
"""Points per unit of the learner's output."""
CONSTANT = FEATURES - 1
"""The input that is always 1."""
FIRST_SEED = 10_000_000


def weights() -> Array:
    """The weights of the judgement, in points."""
    found: Array = np.array(WEIGHTS) / PARTS
    return found


def players(network: Array | None) -> Iterator[Bot]:
    """The players of the games: two that search a little, two that do not, each erring."""
    common = (CHAMPION, weights())
    for noise, temperature in ((0.04, 0.0), (0.0, 2.0)):
        yield player(*common, 6, 2, 4, noise, temperature, judged=40, network=network)
    yield player(*common, 1, noise=0.06, judged=60, network=network)
    yield player(*common, 1, temperature=2.0, network=network)


def play(c: ctypes.CDLL, work: Path, games: int, network: Array | None) -> None:
    """Write the positions of games in the column and, a third as many, with open hands."""
    for number, bot in enumerate(players(network)):
        for way, share in (("column", 1), ("open-hand", 3)):
            name = f"{'first' if network is None else 'again'}-{number}-{way}.npz"
            if not (work / name).exists():
                seed = FIRST_SEED * (2 if network is None else 3) + number * 200_000
                seen, laid, lead = samples(c, bot, bot, way, seed + WAYS.index(way), games // share)
                np.savez(work / name, seen=seen, laid=laid, lead=lead)


def missed(seen: Array, laid: Array, lead: Array) -> Array:
    """What the judgement missed of the final leads, in points."""
    left = ((40 - laid) / 40.0)[:, None]
    one, two, three = weights().T
    judged = (seen[:, :FEATURES] * (one + left * (two + left * three))).sum(axis=1)
    found: Array = np.clip(lead, -CLIP, CLIP) - judged
    return found


def learnt(seen: Array, target: Array, seed: int = 0) -> Array:
    """A network for some inputs and targets, by Adam with a rate that falls to nothing.

    The rows of the hidden layer are followed by one of signs: the size of an output weight is
    moved into its hidden unit.
    """
    rng = np.random.default_rng(seed)
    mean, spread = seen.mean(axis=0), seen.std(axis=0) + 1e-6
    mean[CONSTANT], spread[CONSTANT] = 0, 1
    inputs = ((seen - mean) / spread).astype(np.float32)
    target = (target / POINTS_PER_UNIT).astype(np.float32)
    first = rng.normal(0, INPUTS**-0.5, (INPUTS, HIDDEN)).astype(np.float32)
    last = rng.normal(0, 0.3 * HIDDEN**-0.5, HIDDEN).astype(np.float32)
    layers = [first, last]
    means, squares = [np.zeros_like(one) for one in layers], [np.zeros_like(one) for one in layers]
    batches = len(inputs) // BATCH
    step = 0
    for _ in range(EPOCHS):
        for chosen in np.split(rng.permutation(len(inputs))[: batches * BATCH], batches):
            here = inputs[chosen]
            sums = here @ layers[0]
            signals = np.maximum(sums, 0)
            slope = (signals @ layers[1] - target[chosen]) * (2 / BATCH)
            slopes = (here.T @ (np.outer(slope, layers[1]) * (sums > 0)), signals.T @ slope)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / (EPOCHS * batches)))
            for layer, wanted, mean_slope, square in zip(
                layers, slopes, means, squares, strict=True
            ):
                change = wanted + DECAY * layer
                mean_slope += 0.1 * (change - mean_slope)
                square += 0.001 * (change * change - square)
                fair = mean_slope / (1 - 0.9**step), square / (1 - 0.999**step)
                layer -= rate * fair[0] / (np.sqrt(fair[1]) + 1e-8)
    hidden = layers[0] / spread[:, None].astype(np.float32)
    hidden[CONSTANT] = layers[0][CONSTANT] - (mean / spread).astype(np.float32) @ layers[0]
    scaled = hidden * np.abs(layers[1]) * POINTS_PER_UNIT
    found: Array = np.vstack([scaled, np.sign(layers[1])])
    return found


def corrected(network: Array, seen: Array) -> Array:
    """The corrections of a network, in points."""
    found: Array = np.maximum(seen @ network[:-1], 0) @ network[-1]
    return found


def fit(work: Path) -> None:
    """Fit a network to all games but a part, and print what it explains of that part."""
    parts = [np.load(path) for path in sorted(work.glob("*-*-*.npz"))]
    seen, laid, lead = (
        np.concatenate([part[name] for part in parts]) for name in ("seen", "laid", "lead")
    )
    target = missed(seen, laid, lead)
    # Whole games of forty positions each, spread over all ways and players.
    apart = np.arange(len(seen)) // 40 % 20 == 0
    network = learnt(seen[~apart], target[~apart])
    np.save(work / "network.npy", network)
    print(f"{len(seen)} positions; mean square of what is missed, by tiles placed:")
    found = corrected(network, seen)
    for start in range(0, 40, 8):
        now = apart & (laid // 8 == start // 8)
        before, after = (target[now] ** 2).mean(), ((target - found)[now] ** 2).mean()
        print(f"  {start} to {start + 7}: {before:.1f} without, {after:.1f} with the network")


def write(work: Path) -> None:
    """Write the network into the application."""
    network = np.load(work / "network.npy")
    rows = np.rint(network[:-1] * 2**WEIGHT_BITS).astype(int).tolist()
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    signs = json.dumps(network[-1].astype(int).tolist())
    NETWORK_FILE.write_text(f'{{\n "hidden": [\n{lines}\n ],\n "signs": {signs}\n}}\n', "utf-8")


def main() -> int:
    """Play, fit, match or write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("play", "fit", "match", "write"))
    parser.add_argument("way", nargs="?", choices=WAYS, default="column")
    parser.add_argument("--work", type=Path, default=Path("build/terraces"))
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=200_001)
    parser.add_argument("--again", action="store_true", help="play with the shipped network")
    chosen = parser.parse_args()
    if chosen.command == "fit":
        fit(chosen.work)
    elif chosen.command == "write":
        write(chosen.work)
    elif chosen.command == "play":
        network = shipped_network() if chosen.again else None
        play(library(chosen.work), chosen.work, chosen.games, network)
    else:
        new = chosen.work / "network.npy"
        network = np.load(new) if new.exists() else shipped_network()
        one = player(CHAMPION, weights(), chances=0, network=network)
        other = player(CHAMPION, weights(), chances=0)
        told = match(library(chosen.work), one, other, chosen.way, chosen.seed, chosen.deals)
        print(f"with the network against without, {chosen.way}, {chosen.deals} deals: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
