"""Measure the Harmony bots.

    python training/harmony/evaluate.py levels --games 1000
    python training/harmony/evaluate.py levels --variant sun-moon beams
    python training/harmony/evaluate.py champion --games 10000 --seed 1
    python training/harmony/evaluate.py verify --games 20

`levels` compares every level with the one below in every variant or in one, `champion` measures
the standard solo game. Both let player.c stand in for hard and champion; `verify` shows that it
plays the same boards as the bots themselves, and how long those take for a move.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop.bots.match import dice_of  # noqa: E402
from harmony_desktop.engine.strength import LEVELS  # noqa: E402
from harmony_desktop.games.harmony.bots.brain import search_of  # noqa: E402
from harmony_desktop.games.harmony.bots.levels import bot  # noqa: E402
from harmony_desktop.games.harmony.rules import scoring  # noqa: E402
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, Board  # noqa: E402
from harmony_desktop.games.harmony.rules.game import GAME, HarmonyState, calling_order  # noqa: E402
from training.harmony.compiled import PLACEMENTS, SCORINGS, Player  # noqa: E402

BRAINS = ("hard", "champion")
WEIGHTS = ROOT / "harmony_desktop/games/harmony/bots/weights"


class Played(NamedTuple):
    """Final boards of one level, one per deal, and the time per move."""

    boards: Sequence[Board]
    seconds_per_move: float


def by_bot(level: str, variant: tuple[str, str], seeds: Sequence[int]) -> Played:
    """Play with the bot itself; in a two-seat variant the other seat places first.

    Bots ignore the other boards, so any opponent will do.
    """
    player, other = bot(level), bot("random")
    seats = 2 if variant[1] == "best-beam" else 1
    boards: list[Board] = []
    spent = 0.0
    for seed in seeds:
        state = GAME.start(seats, {"placement": variant[0], "scoring": variant[1]}, seed)
        dice = dice_of(seed, 0)
        while (seat := state.to_move) is not None:
            began = time.process_time()
            move = (other if seat else player).choose(state.view(seat), dice)
            spent += 0 if seat else time.process_time() - began
            state = state.play(move)
        assert isinstance(state, HarmonyState)
        boards.append(state.boards[0])
    return Played(boards, spent / len(seeds) / CELL_COUNT)


def by_player(level: str, variant: tuple[str, str], seeds: Sequence[int], work: Path) -> Played:
    """Play with player.c and the shipped weights."""
    player = Player(work, variant, WEIGHTS / f"{level}-{variant[0]}-{variant[1]}.npz")
    began = time.process_time()
    player.set_search(search_of(level, *variant))
    boards = [player.play(calling_order(seed, 0)[:CELL_COUNT]).board for seed in seeds]
    return Played(boards, (time.process_time() - began) / len(seeds) / CELL_COUNT)


def played(level: str, variant: tuple[str, str], seeds: Sequence[int], work: Path) -> Played:
    if level in BRAINS:
        return by_player(level, variant, seeds, work)
    return by_bot(level, variant, seeds)


def summary(scores: Sequence[float]) -> dict[str, float]:
    spread = float(np.std(scores))
    return {
        "mean": round(float(np.mean(scores)), 3),
        "error": round(spread / len(scores) ** 0.5, 3),
        "sd": round(spread, 2),
    }


def champion(seeds: Sequence[int], work: Path) -> dict[str, object]:
    """Measure the standard solo game, also with the luck of the calls deducted.

    The luck of a call is how much better it is than the mean of all possible ones, by the network.
    It is 0 on average, but explains most of the difference between games.
    """
    variant = ("free", "standard")
    player = Player(work, variant, WEIGHTS / "champion-free-standard.npz")
    player.set_search(search_of("champion", *variant))
    games = [player.play(calling_order(seed, 0)[:CELL_COUNT], with_luck=True) for seed in seeds]
    scores = solo_scores([game.board for game in games], "standard")
    fair = [score - game.luck for score, game in zip(scores, games, strict=True)]
    judged = np.array([game.work for game in games])
    return {
        "games": len(seeds),
        **summary(scores),
        "without_luck": summary(fair),
        "boards_judged": {"mean": int(judged.mean()), "most": int(judged.max())},
    }


def solo_scores(boards: Sequence[Board], kind: str) -> list[int]:
    return [scoring.sheets([board], kind)[0].total for board in boards]


def duel_scores(one: Sequence[Board], two: Sequence[Board]) -> list[tuple[int, int]]:
    """Total scores of two players of the best-beam game, deal by deal."""
    tables = (scoring.sheets(pair, "best-beam") for pair in zip(one, two, strict=True))
    return [(sheets[0].total, sheets[1].total) for sheets in tables]


def compare_levels(
    variants: Iterable[tuple[str, str]], seeds: Sequence[int], work: Path
) -> Iterator[dict[str, object]]:
    """Measure every level of the variants; the best-beam game as a duel with the level below."""
    for variant in variants:
        below: Sequence[Board] = []
        for level in LEVELS:
            boards = played(level, variant, seeds, work).boards
            row: dict[str, object] = {"variant": " ".join(variant), "level": level}
            if variant[1] != "best-beam":
                scores = np.array(solo_scores(boards, variant[1]))
                if below:
                    ahead = scores - np.array(solo_scores(below, variant[1]))
                    row["ahead"] = summary(ahead.tolist())
                yield {**row, **summary(scores.tolist())}
            elif below:
                duels = np.array(duel_scores(boards, below))
                row["ahead"] = summary((duels[:, 0] - duels[:, 1]).tolist())
                row["wins"] = int((duels[:, 0] > duels[:, 1]).sum())
                yield {**row, **summary(duels[:, 0].tolist())}
            below = boards


def verify(seeds: Sequence[int], work: Path) -> Iterator[dict[str, object]]:
    """Compare the final boards of player.c and the bots."""
    for level, placement, kind in product(BRAINS, PLACEMENTS, SCORINGS):
        bots = by_bot(level, (placement, kind), seeds)
        same = bots.boards == by_player(level, (placement, kind), seeds, work).boards
        yield {
            "level": level,
            "variant": f"{placement} {kind}",
            "same_boards": same,
            "seconds_per_move": round(bots.seconds_per_move, 5),
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("levels", "champion", "verify"))
    parser.add_argument(
        "--variant", nargs=2, metavar=("PLACEMENT", "SCORING"), help="the only one for levels"
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=ROOT / "build/harmony-training")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    if chosen.what == "champion":
        print(json.dumps(champion(seeds, chosen.work)))
        return 0
    variants = [tuple(chosen.variant)] if chosen.variant else product(PLACEMENTS, SCORINGS)
    rows = (
        compare_levels(variants, seeds, chosen.work)
        if chosen.what == "levels"
        else verify(seeds, chosen.work)
    )
    wrong = False
    for row in rows:
        print(json.dumps(row), flush=True)
        wrong |= row.get("same_boards") is False
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
