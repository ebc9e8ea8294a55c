"""Fit the judgement of the Terraces champion to games the bots play against themselves.

    python training/terraces/train.py check                  # C and the program see the same
    python training/terraces/train.py learn --work DIR       # play, fit, measure, round after round
    python training/terraces/train.py write --work DIR       # the last round into weights.py
    python training/terraces/train.py match column --deals 200

`terraces.c` plays some fifty times as fast as the program. Needs gcc and numpy.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from harmony_desktop.games.terraces.bots.judgement import SIGHTS, features  # noqa: E402
from harmony_desktop.games.terraces.bots.levels import bot as program_bot  # noqa: E402
from harmony_desktop.games.terraces.bots.network import FILE, WEIGHT_BITS  # noqa: E402
from harmony_desktop.games.terraces.bots.search import SEARCH_MARGIN, TerraceJudge  # noqa: E402
from harmony_desktop.games.terraces.bots.weights import PARTS, WEIGHTS  # noqa: E402
from harmony_desktop.games.terraces.rules.game import GAME  # noqa: E402
from harmony_desktop.games.terraces.rules.view import TerracesView  # noqa: E402

FEATURES = 2 * SIGHTS + 2
INPUTS = FEATURES + 9
"""What the network sees: the features, the tiles placed, and those left to both by group."""
MOST_HIDDEN = 64
BASIS = 3
"""Every weight is a curve of the tiles left: a constant, a slope and a bend."""
WAYS = ("column", "arranged", "blind", "open-hand")
RANDOM, EASY, MEDIUM, FIRST_HARD, CHAMPION = range(5)
CLIP = 40.0
"""The largest lead that counts: a game is won by one point."""
RIDGE = 3e-4

NETWORK_FILE = HERE.parents[1] / "harmony_desktop" / "games" / "terraces" / "bots" / FILE

Array = NDArray[Any]


class Bot(ctypes.Structure):
    """A player in C; terraces.c explains the fields."""

    _fields_ = (
        ("level", ctypes.c_int),
        ("options", ctypes.c_int),
        ("chances", ctypes.c_int),
        ("answers", ctypes.c_int),
        ("prefer", ctypes.c_int),
        ("noise", ctypes.c_double),
        ("temperature", ctypes.c_double),
        ("slips", ctypes.c_double),
        ("plain", ctypes.c_double),
        ("judged", ctypes.c_int),
        ("hidden", ctypes.c_int),
        ("net", ctypes.c_float * ((INPUTS + 1) * MOST_HIDDEN)),
        ("weight", ctypes.c_double * (FEATURES * BASIS)),
    )


def player(
    level: int,
    weights: Array | None = None,
    options: int = 12,
    chances: int = 4,
    answers: int = 6,
    noise: float = 0.0,
    temperature: float = 0.0,
    slips: float = 0.0,
    plain: float = 0.0,
    judged: int = 0,
    network: Array | None = None,
) -> Bot:
    """A player in C; a network has a row for each input and one of signs, in points."""
    found = Bot(level, options, chances, answers, 1, noise, temperature, slips, plain, judged)
    if network is not None:
        found.hidden = network.shape[1]
        found.net[: network.size] = [float(number) for number in network.ravel()]
    if weights is not None:
        found.weight[:] = [float(number) for number in weights.ravel()]
    return found


def shipped_network() -> Array:
    """The network of the application, in points."""
    stored = json.loads(NETWORK_FILE.read_text("utf-8"))
    hidden = np.array(stored["hidden"]) / 2.0**WEIGHT_BITS
    return np.vstack([hidden, stored["signs"]])


def library(work: Path) -> ctypes.CDLL:
    """Compile terraces.c if it has changed, and load it."""
    work.mkdir(parents=True, exist_ok=True)
    source, made = HERE / "terraces.c", work / "terraces.so"
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        flags = ("-O3", "-march=native", "-Wall", "-Wextra", "-shared", "-fPIC")
        subprocess.run(["gcc", *flags, "-o", made, source, "-lm"], check=True)
    return ctypes.CDLL(str(made.resolve()))


def pointer(array: Array) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


def match(c: ctypes.CDLL, one: Bot, other: Bot, way: str, seed: int, deals: int) -> str:
    """Describe the first bot's results over `deals` deals, each with the seats exchanged."""
    points = np.zeros((deals, 2, 2), dtype=np.int32)
    first = ctypes.c_int64(seed)
    c.match(ctypes.byref(one), ctypes.byref(other), WAYS.index(way), first, deals, pointer(points))
    mine, theirs = points[:, :, 0], points[:, :, 1]
    shares = ((mine > theirs) + 0.5 * (mine == theirs)).mean(axis=1)
    error = shares.std(ddof=1) / len(shares) ** 0.5
    return (
        f"{100 * shares.mean():.1f} ± {100 * error:.1f} %, {mine.mean():.1f} : {theirs.mean():.1f}"
    )


def samples(
    c: ctypes.CDLL, one: Bot, other: Bot, way: str, seed: int, games: int
) -> tuple[Array, Array, Array]:
    """What a network sees of every position, tiles placed, and the final lead of the side to
    move."""
    seen = np.zeros((games * 40, INPUTS), dtype=np.float32)
    laid = np.zeros(games * 40, dtype=np.int32)
    lead = np.zeros(games * 40, dtype=np.float32)
    count = c.samples(
        ctypes.byref(one),
        ctypes.byref(other),
        WAYS.index(way),
        ctypes.c_int64(seed),
        games,
        pointer(seen),
        pointer(laid),
        pointer(lead),
    )
    return seen[:count], laid[:count], lead[:count]


def fit(seen: Array, laid: Array, lead: Array) -> Array:
    """The weights that fit the clipped lead best, by least squares with a small ridge."""
    left = (40 - laid)[:, None] / 40.0
    curves = np.stack([np.ones_like(left), left, left * left], axis=2)
    inputs = (seen.astype(np.float64)[:, :, None] * curves).reshape(len(seen), -1)
    scale = inputs.std(axis=0) + 1e-9
    inputs /= scale
    square = inputs.T @ inputs + RIDGE * len(inputs) * np.eye(inputs.shape[1])
    found = np.linalg.solve(square, inputs.T @ np.clip(lead, -CLIP, CLIP))
    weights: Array = (found / scale).reshape(FEATURES, BASIS)
    return weights


def points_alone() -> Array:
    """The initial weights: the lead in points."""
    weights = np.zeros((FEATURES, BASIS))
    weights[0, 0], weights[SIGHTS, 0] = 1.0, -1.0
    return weights


def learn(c: ctypes.CDLL, work: Path, rounds: int, games: int, seed: int) -> None:
    """Play rounds of games with the current weights, and fit new weights to each round."""
    weights, hard = points_alone(), player(FIRST_HARD, noise=0.06)
    for number in range(rounds):
        done = work / f"round-{number}.npy"
        parts = []
        # The first games are played by the first hard: points alone teach nothing about mid-game.
        own = player(CHAMPION, weights, 8, 2, 4, 0.06) if number else hard
        for place, way in enumerate(("column", "open-hand")):
            start = seed + number * 1_000_000 + place * 500_000
            parts.append(samples(c, own, own, way, start, games))
            parts.append(samples(c, own, hard, way, start + 250_000, games // 2))
        seen, laid, lead = (np.concatenate([part[field] for part in parts]) for field in range(3))
        weights = fit(seen[:, :FEATURES], laid, lead)
        np.save(done, weights)
        for way in WAYS:
            told = match(c, player(CHAMPION, weights), player(FIRST_HARD), way, 10**8, 100)
            print(f"round {number}, {way}: {told}", flush=True)


def write(work: Path) -> None:
    """Write the weights of the last round into the application."""
    newest = max(work.glob("round-*.npy"), key=lambda path: int(path.stem.split("-")[1]))
    rows = np.rint(np.load(newest) * PARTS).astype(int)
    lines = [f"    ({one}, {two}, {three})," for one, two, three in rows]
    target = HERE.parents[1] / "harmony_desktop/games/terraces/bots/weights.py"
    text = target.read_text(encoding="utf-8")
    head = text[: text.index("WEIGHTS")]
    kind = "Final[tuple[tuple[int, int, int], ...]]"
    target.write_text("\n".join([f"{head}WEIGHTS: {kind} = (", *lines, ")"]) + "\n", "utf-8")


def check(c: ctypes.CDLL, games: int) -> None:
    """Play games with the application and compare its features with those of terraces.c."""
    positions = 0
    for seed in range(games):
        state, rng = GAME.start(2, {"way": "open-hand"}, seed), Random(seed)  # noqa: S311
        bots = program_bot(("random", "easy", "medium")[seed % 3]), program_bot("medium")
        while (seat := state.to_move) is not None:
            view = state.view(seat)
            assert isinstance(view, TerracesView)
            laid = [(one.side, one.tile, one.x, one.y, one.turn) for one in view.laid]
            told = np.zeros(INPUTS, dtype=np.float32)
            c.described(pointer(np.array(laid, dtype=np.int32)), len(laid), seat, pointer(told))
            layout = view.layout.reframed(SEARCH_MARGIN)
            left = view.unlaid(0), view.unlaid(1)
            seen = [*features(layout, seat, left), *TerraceJudge(len(laid), left).tiles_seen(seat)]
            assert seen == told.tolist()
            positions += 1
            state = state.play(bots[seat].choose(view, rng))
    print(f"{positions} positions of {games} games: the same features")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("check", "learn", "write", "match"))
    parser.add_argument("way", nargs="?", choices=WAYS, default="column")
    parser.add_argument("--work", type=Path, default=Path("build/terraces"))
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=900)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=int, default=12)
    parser.add_argument("--chances", type=int, default=0, help="0: every kind that may come")
    parser.add_argument("--answers", type=int, default=6)
    chosen = parser.parse_args()
    c = library(chosen.work)
    if chosen.command == "check":
        check(c, chosen.games)
    elif chosen.command == "learn":
        learn(c, chosen.work, chosen.rounds, chosen.games, chosen.seed)
    elif chosen.command == "write":
        write(chosen.work)
    else:
        weights = np.array(WEIGHTS) / PARTS
        limits = chosen.options, chosen.chances, chosen.answers
        champion = player(CHAMPION, weights, *limits)
        told = match(c, champion, player(FIRST_HARD), chosen.way, chosen.seed, chosen.deals)
        print(f"champion against the first hard, {chosen.way}, {chosen.deals} deals: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
