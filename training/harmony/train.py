"""Train the networks of the Harmony bots by self-play.

    python training/harmony/train.py champion free standard
    python training/harmony/train.py check

Needs gcc and numpy. Checkpoints and the curve go to the work folder, the finished weights to
the program. See README.md for what the shipped weights were made with.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop.games.harmony.bots.brain_boards import bag_after, read_board  # noqa: E402
from harmony_desktop.games.harmony.bots.brain_inputs import BY_CELL, BY_LINE, FULL, Inputs  # noqa: E402
from training.harmony.compiled import PLACEMENTS, RANKS, SCORINGS, Array, Changes, Learner  # noqa: E402
from training.harmony.quantise import quantised, save  # noqa: E402

WEIGHTS = ROOT / "harmony_desktop/games/harmony/bots/weights"
EVALUATION_SEED = 999
EVALUATION_GAMES = 1000
FITTING_GAMES = 9600


@dataclass(frozen=True)
class Recipe:
    """The training of one network. Rates and exploration fall geometrically."""

    shape: tuple[int, int, int]
    detail: int
    """The detail of the inputs; see brain_inputs.py."""
    iterations: int
    all_tiles_from: float
    """The part of the training before which targets consider five next tiles instead of all."""
    keep: float
    """The share of the averaged weights that each iteration keeps."""
    row_bits: int
    games: int = 512
    remembered: int = 12
    """The number of iterations whose positions stay in the memory."""
    uses: int = 4
    """The average number of times a position is learnt from."""
    batch: int = 1024
    rates: tuple[float, float] = (2e-3, 4e-5)
    explore: tuple[float, float] = (0.1, 0.01)
    """The share of random placements at the start and from half time on."""
    vary: float = 0.0
    """The share of the other placements that are drawn by value instead of being the best."""
    target_width: int = 0
    """The number of likeliest cells in which targets try a next tile; 0 for all."""
    trace: float = 0.0
    """The weight of the rest of the game in a target."""
    fit_at: float = 1.0
    """The part of the training at which the rule of thumb is fitted to the network."""
    delta: float = 0.3
    sample: int = 5

    def rate(self, part: float, iteration: int) -> float:
        warm = min(1.0, (iteration + 1) / 20)
        return warm * falling(self.rates, part)


RECIPES = {
    "standard": Recipe(
        (128, 32, 32),
        FULL,
        3000,
        0.03,
        0.95,
        8,
        remembered=60,
        uses=6,
        batch=2048,
        vary=0.15,
        target_width=4,
        trace=0.6,
        fit_at=0.3,
        rates=(2e-3, 2e-5),
    ),
    "champion": Recipe((32, 32, 32), BY_CELL, 95, 0.6, 0.0, 7),
    "hard": Recipe((16, 16, 16), BY_LINE, 65, 0.6, 0.0, 10),
}
"""`standard` is the champion of the rulebook's game; the variants have smaller networks."""


def falling(ends: tuple[float, float], part: float) -> float:
    """A value that falls geometrically from one end to the other; `part` is from 0 to 1.

    >>> round(falling((1.0, 0.01), 0.5), 9)
    0.1
    """
    return float(ends[0] * (ends[1] / ends[0]) ** min(1.0, part))


def train(recipe: Recipe, learner: Learner, name: str, work: Path, seed: int) -> None:
    """Run all iterations; write a checkpoint and a line of the curve about every minute."""
    learner.average[:] = learner.weights
    began = last = time.monotonic()
    with (work / f"{name}.csv").open("w") as curve:
        curve.write("seconds,iteration,games,rate,loss,mean,error\n")
        for iteration in range(recipe.iterations):
            part = iteration / recipe.iterations
            if iteration == int(recipe.fit_at * recipe.iterations):
                learner.change(learner.fit_changes(FITTING_GAMES))
            sample = recipe.sample if part < recipe.all_tiles_from else 0
            rate = recipe.rate(part, iteration)
            explore = falling(recipe.explore, 2 * part)
            learner.generate(
                recipe.games, explore, recipe.vary, sample, recipe.target_width, recipe.trace
            )
            steps = recipe.games * 18 * recipe.uses // recipe.batch
            loss = learner.learn(steps, recipe.batch, rate, recipe.delta)
            learner.keep_average(0.0 if iteration < 20 else recipe.keep)
            now = time.monotonic()
            if now - last > 60 or iteration + 1 == recipe.iterations:
                last = now
                mean, error, _ = learner.evaluate(
                    EVALUATION_GAMES, EVALUATION_SEED + iteration, fair=True
                )
                learner.reseed(seed * 1_000_003 + iteration)
                store(learner, work / f"{name}.npz")
                games = (iteration + 1) * recipe.games
                line = f"{now - began:.0f},{iteration + 1},{games},{rate:.2e},{loss:.6f}"
                curve.write(f"{line},{mean:.3f},{error:.3f}\n")
                curve.flush()
                print(f"{name}: {line},{mean:.2f} ± {error:.2f}", flush=True)


def store(learner: Learner, path: Path) -> None:
    """Write a checkpoint."""
    lines, fresh = learner.changes
    np.savez(path, weights=learner.average, used=learner.used, changes=lines, fresh=fresh)


def take_up(learner: Learner, path: Path) -> None:
    """Resume from a checkpoint."""
    with np.load(path, allow_pickle=False) as stored:
        learner.weights[:] = stored["weights"]
        learner.used[:] = stored["used"]
        learner.change(Changes.stored(stored))


def bonus_table(work: Path, seed: int) -> Array:
    """The earnings of a beam of each rank against one other player who also plays for beams.

    Found by iteration: play for a table, see which beams result, price them again.
    """
    path = work / "bonus.npy"
    if path.exists():
        return np.asarray(np.load(path, allow_pickle=False))
    table = np.tile(60 * np.sqrt(np.arange(RANKS) / (RANKS - 1)), (2, 1))
    recipe = replace(RECIPES["hard"], iterations=50)
    for number in range(2):
        learner = new_learner(recipe, ("free", "best-beam"), work, seed)
        learner.set_bonus(table)
        train(recipe, learner, f"bonus-{number}", work, seed)
        ranks = learner.evaluate(4000, EVALUATION_SEED)[2]
        share = ranks / ranks.sum(axis=1, keepdims=True)
        table = 60 * (np.cumsum(share, axis=1) - share / 2)
        table[:, 0] = 0
    np.save(path, table)
    return np.asarray(table)


def new_learner(recipe: Recipe, variant: tuple[str, str], work: Path, seed: int) -> Learner:
    capacity = recipe.games * recipe.remembered * 18
    return Learner(work, variant, recipe.detail, recipe.shape, seed, capacity)


def run(chosen: argparse.Namespace) -> None:
    """Train one network and write its weights into the application."""
    variant = (chosen.placement, chosen.scoring)
    main = chosen.level == "champion" and variant == ("free", "standard")
    recipe = RECIPES["standard" if main else chosen.level]
    if chosen.iterations:
        recipe = replace(recipe, iterations=chosen.iterations)
    if chosen.rate:
        recipe = replace(recipe, rates=(chosen.rate, recipe.rates[1]))
    bonus = bonus_table(chosen.work, chosen.seed) if chosen.scoring == "best-beam" else None
    learner = new_learner(recipe, variant, chosen.work, chosen.seed)
    if bonus is not None:
        learner.set_bonus(bonus)
    if chosen.start:
        take_up(learner, chosen.start)
        recipe = replace(recipe, fit_at=1.0, all_tiles_from=0.0)
    name = f"{chosen.level}-{chosen.placement}-{chosen.scoring}"
    train(recipe, learner, name, chosen.work, chosen.seed)
    arrays = quantised(learner, learner.average, learner.used, recipe.row_bits, bonus)
    save(chosen.weights / f"{name}.npz", arrays)


def check(work: Path) -> int:
    """Compare the learner's inputs with the program's on random boards of every variant."""
    chance = random.Random(1)  # noqa: S311
    wrong = 0
    for variant in product(PLACEMENTS, SCORINGS, (BY_LINE, BY_CELL, FULL)):
        learner = Learner(work, variant[:2], variant[2], (16, 16, 16), 1, 1)
        ours = Inputs(*variant, Changes.guessed())
        for number in range(360):
            cells = chance.sample(range(19), number % 18 + 1)
            tiles = chance.sample(range(27), len(cells))
            board = [-1] * 19
            for cell, tile in zip(cells, tiles, strict=True):
                board[cell] = tile
            unseen = sum(1 << tile for tile in range(27) if tile not in tiles)
            theirs = learner.inputs(np.array(board), unseen, tiles[-1])
            row = read_board(tuple(None if tile < 0 else tile for tile in board))
            mine = ours.describe(row, bag_after(tiles), np.zeros(1, np.intp))[0]
            wrong += not np.array_equal(np.sort(mine), np.sort(theirs[theirs >= 0]))
        print(*variant, "differ" if wrong else "agree")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("level", choices=("hard", "champion", "check"))
    parser.add_argument("placement", nargs="?", choices=PLACEMENTS, default="free")
    parser.add_argument("scoring", nargs="?", choices=SCORINGS, default="standard")
    parser.add_argument("--iterations", type=int, help="instead of the recipe's")
    parser.add_argument("--rate", type=float, help="to begin with, instead of the recipe's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a checkpoint to go on from")
    parser.add_argument("--work", type=Path, default=ROOT / "build/harmony-training")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    chosen = parser.parse_args()
    if chosen.level == "check":
        return check(chosen.work)
    run(chosen)
    return 0


if __name__ == "__main__":
    sys.exit(main())
