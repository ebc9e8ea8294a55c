"""Points that partners make together in the advanced game of Harmonia.

    python -m training.harmonia.measure champion --games 100 --seed 201
    python -m training.harmonia.measure medium --seats 3 --beside adult --games 60
    python -m training.harmonia.measure medium --beside listening-adult --record build/points.jsonl

All seats are of the same level, except that with `--beside` another player has one of them, in
every deal the next. With `--record` every game is appended to a file, and those in the file are not
played again. Besides the mean, the output counts the games with 200 points and more, which the
rulebook calls good.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.scoring import GOOD
from training.match import Deal, error, moves_and_positions, player


def points(seats: Sequence[str], seed: int) -> int:
    """The team's points in one deal; the first of the seats moves on with the deals."""
    count = len(seats)
    turned = [seats[(seat - seed) % count] for seat in range(count)]
    deal = Deal(GAME, count, {"mode": "advanced"}, seed)
    states, _ = moves_and_positions(deal, [player("harmonia", name) for name in turned])
    return int(states[-1].score(0).total)


def played(file: Path | None, seats: Sequence[str]) -> dict[int, int]:
    """The points of each deal in a file that these seats have played."""
    if file is None or not file.exists():
        return {}
    games = map(json.loads, file.read_text().splitlines())
    return {game["seed"]: game["points"] for game in games if game["seats"] == list(seats)}


def main() -> None:
    """Play the games and print the points of each, then their mean."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level", help="a level, a strength or another player")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--beside", help="the player of one of the seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=201)
    parser.add_argument("--record", type=Path, help="a file of the games played")
    chosen = parser.parse_args()
    seats = [chosen.beside or chosen.level] + [chosen.level] * (chosen.seats - 1)
    scores = played(chosen.record, seats)
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        if seed not in scores:
            scores[seed] = points(seats, seed)
            print(f"{seed}: {scores[seed]}", flush=True)
            if chosen.record:
                game = {"seats": seats, "seed": seed, "points": scores[seed]}
                with chosen.record.open("a") as file:
                    file.write(json.dumps(game) + "\n")
    found = list(scores.values())
    print(
        f"{' '.join(seats)}: {len(found)} games, mean {fmean(found):.1f} ± {error(found):.1f},"
        f" least {min(found)}, {GOOD} and more: {sum(score >= GOOD for score in found)}"
    )


if __name__ == "__main__":
    main()
