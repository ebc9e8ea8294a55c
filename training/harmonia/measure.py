"""How many points partners of a level make together in the advanced game.

    python -m training.harmonia.measure champion --games 100 --seed 201
    python -m training.harmonia.measure first-hard --games 100 --seed 201

All seats are of the same level. Strength is points here; what matters besides the mean is how often
a game collapses.
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import fmean, stdev

from harmony_desktop.bots.match import Tally, play_out
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.rules.game import GAME
from training.harmonia.first_hard import FirstHard


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=("first-hard", *bots.LEVELS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=201)
    chosen = parser.parse_args()
    partner = FirstHard() if chosen.level == "first-hard" else bots.bot(chosen.level)
    tally = Tally(chosen.level)
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        start = GAME.start(chosen.seats, {"mode": "advanced"}, seed)
        final = play_out(start, [partner] * chosen.seats, seed, [tally] * chosen.seats)
        tally.scores.append(final.score(0).total)
        print(f"{seed}: {tally.scores[-1]}", flush=True)
    error = stdev(tally.scores) / len(tally.scores) ** 0.5 if len(tally.scores) > 1 else 0.0
    print(
        f"{chosen.level}: mean {fmean(tally.scores):.1f} ± {error:.1f}, least {min(tally.scores)},"
        f" below 200: {sum(score < 200 for score in tally.scores)},"
        f" below 264: {sum(score < 264 for score in tally.scores)},"
        f" seconds a move: {tally.seconds / tally.moves:.3f}"
    )


if __name__ == "__main__":
    main()
