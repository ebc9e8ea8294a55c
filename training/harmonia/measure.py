"""Points that four partners of one level make together in the advanced game of Harmonia.

    python -m training.harmonia.measure champion --games 100 --seed 201
    python -m training.harmonia.measure old-hard --games 100 --seed 201

All seats are of the same level. Besides the mean, the output counts the games that collapsed.
"""

from __future__ import annotations

from argparse import ArgumentParser
from statistics import fmean

from harmony_desktop.games.harmonia.bots.levels import LEVELS
from harmony_desktop.games.harmonia.rules.game import GAME
from training.harmonia.players import PLAYERS
from training.match import Deal, error, moves_and_positions, player


def main() -> None:
    """Play the games and print the points of each, then their mean."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=(*PLAYERS, *LEVELS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=201)
    chosen = parser.parse_args()
    partner = player("harmonia", chosen.level)
    scores = []
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        deal = Deal(GAME, chosen.seats, {"mode": "advanced"}, seed)
        states, _ = moves_and_positions(deal, [partner] * chosen.seats)
        scores.append(states[-1].score(0).total)
        print(f"{seed}: {scores[-1]}", flush=True)
    print(
        f"{chosen.level}: mean {fmean(scores):.1f} ± {error(scores):.1f}, least {min(scores)},"
        f" below 200: {sum(score < 200 for score in scores)},"
        f" below 264: {sum(score < 264 for score in scores)}"
    )


if __name__ == "__main__":
    main()
