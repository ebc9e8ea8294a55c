"""Players of known strength against the even match: does their rating find them?

    python training/even_match.py sintra --strengths 10,30,50,70,90 --games 40
    python training/even_match.py sintra --careers 2000 --simulated

Each plays a career: the first game against a gentle opponent, every further one in an even match,
as in the program. Printed are the mean rating after 20 games with the standard deviation over
careers, beside the true one; how many of the ratings after 5, 10, 20 and all games are within two
of their deviations of the true one (it should be 95 of 100); and the share of the later games won.
Harmony and Harmonia, where boards are compared, are played alone by both.

`--simulated` draws results from the ratings of both instead of playing: thousands of careers in a
minute, and no word on whether a difference in rating means what it says.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop.bots.ratings import even_strength, newcomer, rating_of  # noqa: E402
from harmony_desktop.engine.rating import (  # noqa: E402
    GlickoRating,
    RatedResult,
    expected,
    updated,
)
from training.ladder import ALONE, SETUPS, played  # noqa: E402

SETTLED = 20
"""After so many games a rating should be near the truth."""
LOOKS = (5, 10, SETTLED)
"""After how many games it is counted whose true rating is within two deviations."""
Score = Callable[[int, int, int], float]
"""(strength, opponent's strength, seed) -> the result of one game: 1, 0.5 or 0."""


class Career(NamedTuple):
    """What came of the games of one player."""

    ratings: list[GlickoRating]
    """After each game."""
    scores: list[float]
    """The result of each game."""


def bot_rating(game: str, strength: int) -> GlickoRating:
    """The rating of a strength."""
    found = rating_of(game, f"strength={strength}")
    assert found is not None
    return found


def played_score(game: str) -> Score:
    """Results of games that are played."""

    def score(own: int, other: int, seed: int) -> float:
        if game in ALONE:
            mine, theirs = (
                played(game, (strength,), seed)["points"][0][0] for strength in (own, other)
            )
        else:
            mine, theirs = played(game, (own, other), seed, only=seed % 2)["points"][0]
        return 0.5 + 0.5 * (bool(mine > theirs) - bool(mine < theirs))

    return score


def simulated_score(game: str) -> Score:
    """Results drawn from the ratings."""

    def score(own: int, other: int, seed: int) -> float:
        values = (bot_rating(game, strength).value for strength in (own, other))
        chance = expected(*(GlickoRating(value, 0) for value in values))
        return float(Random(seed).random() < chance)  # noqa: S311 - a game, not a secret

    return score


def career(game: str, strength: int, games: int, first_seed: int, score: Score) -> Career:
    """The games of one player against the even match."""
    rating, found = None, Career([], [])
    for seed in range(first_seed, first_seed + games):
        opponent = even_strength(game, rating)
        result = score(strength, opponent, seed)
        known = RatedResult(bot_rating(game, opponent), result)
        rating = updated(rating or newcomer(game), [known])
        found.ratings.append(rating)
        found.scores.append(result)
    return found


def told(game: str, strength: int, careers: list[Career]) -> str:
    """The careers of one strength in a line."""
    true, games = bot_rating(game, strength).value, len(careers[0].scores)
    settled = [one.ratings[SETTLED - 1].value for one in careers]
    held = {
        number: fmean(
            abs(one.ratings[number - 1].value - true) < 2 * one.ratings[number - 1].deviation
            for one in careers
        )
        for number in (*LOOKS, games)
    }
    within = ", ".join(f"{100 * share:.0f} % after {number}" for number, share in held.items())
    later = fmean(score for one in careers for score in one.scores[SETTLED:])
    return (
        f"{game} {strength}: rating {fmean(settled):.0f} ± {pstdev(settled):.0f} after {SETTLED}"
        f" games (true {true:.0f}); within two deviations {within};"
        f" won {100 * later:.0f} % of the {games - SETTLED} after"
    )


def main() -> int:
    """Play the careers and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=tuple(SETUPS))
    parser.add_argument("--strengths", default="10,30,50,70,90")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--careers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=60_001)
    parser.add_argument("--simulated", action="store_true", help="draw results, play nothing")
    chosen = parser.parse_args()
    score = (simulated_score if chosen.simulated else played_score)(chosen.game)
    for strength in map(int, chosen.strengths.split(",")):
        careers = [
            career(chosen.game, strength, chosen.games, chosen.seed + 1000 * number, score)
            for number in range(chosen.careers)
        ]
        print(told(chosen.game, strength, careers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
