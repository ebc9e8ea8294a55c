"""Two strengths of Sintra against each other, in C.

    python -m training.sintra.ladder --seats 3 --side A --deals 60 --seed 970001

plays every level against the one below, all deals with all seatings of `learn.py`, and prints the
share of pairs of seats in which the stronger is ahead, the points, and the lead. With `--steps` the
strengths 0, 10, …, 100 play instead of the levels.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from harmony_desktop.engine.careless import SLIPS
from harmony_desktop.engine.strength import STRENGTHS, interpolated
from harmony_desktop.games.sintra.bots.levels import WayOfThinking, ways_for
from training.sintra.learn import (
    DUEL_SEATINGS,
    SEATS,
    Array,
    CLevel,
    CPlayer,
    level,
    library,
    match,
    player,
    results,
    shipped,
)

_WORK = Path(__file__).resolve().parents[2] / "build" / "sintra"


@cache
def _learnt(seats: int) -> Array:
    return shipped(seats)


def _way(way: WayOfThinking, seats: int) -> CPlayer:
    return player(
        way.widths,
        learnt=_learnt(seats) if way.learnt else None,
        rivalry=way.rivalry,
        temperature=way.temperature,
        doubt=way.doubt,
    )


def bot_in_c(strength: int, seats: int = 2) -> CLevel:
    """The bot of a strength, as `levels.py` makes it."""
    slips = interpolated(SLIPS, strength)
    ways = ways_for(seats)
    for (before, weaker), (after, stronger) in pairwise(ways):
        if strength < after:
            second = (strength - before) / (after - before)
            return level(_way(weaker, seats), _way(stronger, seats), second=second, slips=slips)
    return level(_way(ways[-1][1], seats), slips=slips)


@cache
def _library() -> ctypes.CDLL:
    return library(_WORK)


def pair(group: Sequence[int], seed: int, side: str = "A") -> list[list[int]]:
    """The points of both in the two games of a deal."""
    one, other = map(bot_in_c, group)
    points, _ = results(_library(), one, other, side, seed, 1, DUEL_SEATINGS)
    found: list[list[int]] = [points[0, 0].tolist(), points[0, 1, ::-1].tolist()]
    return found


def main() -> int:
    """Print the results of every level or strength against the one below."""
    parser = argparse.ArgumentParser(description="The levels of Sintra with any number of seats.")
    parser.add_argument("--seats", type=int, choices=SEATS, default=3)
    parser.add_argument("--side", choices=("A", "B"), default="A")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=970_001)
    parser.add_argument("--steps", action="store_true", help="strengths instead of levels")
    chosen = parser.parse_args()
    steps = {str(strength): strength for strength in range(0, 101, 10)}
    players = steps if chosen.steps else STRENGTHS
    for weaker, stronger in pairwise(players):
        one, other = (bot_in_c(players[name], chosen.seats) for name in (stronger, weaker))
        where = chosen.side, chosen.seats, chosen.seed, chosen.deals
        said = match(_library(), one, other, *where)
        print(f"{stronger} against {weaker}: {said}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
