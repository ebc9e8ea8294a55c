"""Players of known strength against the even match: does their rating find them?

    python training/even_match.py sintra --strengths 10,30,50,70,90 --games 40

Each plays a career: the first game against a gentle opponent, every further one against an opponent
of its rating, as in the program. Printed are the rating after 20 games beside the true one, and the
share of the later games won; with `--careers` the mean over several. Harmony and Harmonia, where
boards are compared, are played alone by both.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop.bots.ratings import rating_of, strength_for  # noqa: E402
from harmony_desktop.engine.rating import RatedResult, updated  # noqa: E402
from harmony_desktop.engine.strength import GENTLE  # noqa: E402
from harmony_desktop.storage.ratings import START  # noqa: E402
from training.ladder import ALONE, SETUPS, played  # noqa: E402

SETTLED = 20
"""After so many games a rating should be near the truth."""


def score(game: str, own: int, other: int, seed: int) -> float:
    """The result of one game: 1, 0.5 or 0."""
    if game in ALONE:
        mine, theirs = (
            played(game, (strength,), seed)["points"][0][0] for strength in (own, other)
        )
    else:
        mine, theirs = played(game, (own, other), seed)["points"][seed % 2]
    return 0.5 + 0.5 * (bool(mine > theirs) - bool(mine < theirs))


def career(game: str, strength: int, games: int, first_seed: int) -> tuple[float, float]:
    """The rating after SETTLED games, and the share won of those after."""
    rating, later, settled = START, [], 0.0
    for number in range(games):
        opponent = strength_for(game, rating.value) if number else GENTLE
        known = rating_of(game, f"strength={opponent}")
        assert known is not None
        result = score(game, strength, opponent, first_seed + number)
        rating = updated(rating, [RatedResult(known, result)])
        if number + 1 == SETTLED:
            settled = rating.value
        if number >= SETTLED:
            later.append(result)
    return settled, fmean(later)


def main() -> int:
    """Play the careers and print what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=tuple(SETUPS))
    parser.add_argument("--strengths", default="10,30,50,70,90")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--careers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=60_001)
    chosen = parser.parse_args()
    for strength in map(int, chosen.strengths.split(",")):
        true = rating_of(chosen.game, f"strength={strength}")
        assert true is not None
        found = [
            career(chosen.game, strength, chosen.games, chosen.seed + 1000 * number)
            for number in range(chosen.careers)
        ]
        print(
            f"{chosen.game} {strength}: rating {fmean(one for one, _ in found):.0f} after {SETTLED}"
            f" games (true {true.value:.0f}), won {100 * fmean(won for _, won in found):.0f} % of"
            f" the {chosen.games - SETTLED} after",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
