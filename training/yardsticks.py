"""Simple models of people, to see whether the levels of a game fit them.

A child plays anything that does not visibly hurt. A short-sighted adult takes the move that gains
most at once, and overlooks a quarter of the moves. `training/GAME/players.py` defines for each game
when a move `hurts` and its immediate `gain`.

The targets for the levels: the child beats easy about every second time; the adult beats easy
usually, medium about every second time and hard rarely. This prints the measured shares:

    python -m training.yardsticks --games 100 --seed 1
    python -m training.yardsticks harmonies terraces --games 200

In Harmonia the team with more points wins. With the champion, a tenth of the games are played.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from harmony_desktop.engine.game import Move

OVERLOOKED = 0.25


class Child:
    """Plays any move that does not visibly hurt; any move at all if every one hurts."""

    def __init__(self, hurts: Callable[[Any, Move], bool]) -> None:
        self._hurts = hurts

    def choose(self, view: Any, rng: Random) -> Move:
        moves: Sequence[Move] = view.legal_moves()
        return rng.choice([move for move in moves if not self._hurts(view, move)] or moves)


class Adult:
    """Plays the move that gains most at once among those it sees; ties are random."""

    def __init__(self, gain: Callable[[Any, Move], float]) -> None:
        self._gain = gain

    def choose(self, view: Any, rng: Random) -> Move:
        moves: Sequence[Move] = view.legal_moves()
        seen = [move for move in moves if rng.random() >= OVERLOOKED] or [rng.choice(moves)]
        return max(seen, key=lambda move: (self._gain(view, move), rng.random()))


KINDS: dict[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "harmony": ((1, {}),),
    "sintra": ((2, {"side": "A"}), (2, {"side": "B"})),
    "harmonies": ((2, {"side": "A"}), (2, {"side": "B"})),
    "terraces": ((2, {"way": "column"}), (2, {"way": "open-hand"})),
    "harmonia": ((2, {"mode": "advanced"}),),
}
"""The seats and options each game is measured with."""
PAIRS = (
    ("child", "easy"),
    ("adult", "easy"),
    ("adult", "medium"),
    ("adult", "hard"),
    ("adult", "champion"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("champion", "hard"),
)
"""The pairs to play: people against the levels, then each level against the one below."""


def main() -> None:
    """Print a line of the table for every kind of game."""
    from harmony_desktop import games
    from training.match import error, match, player, seatings_of

    parser = ArgumentParser(description=__doc__)
    parser.add_argument("chosen", nargs="*", default=list(KINDS), metavar="game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--pair", action="append", metavar="ONE-OTHER", help="only these")
    asked = parser.parse_args()
    pairs = [tuple(pair.split("-", 1)) for pair in asked.pair] if asked.pair else PAIRS
    print("| game |", *(f"{one} : {other} |" for one, other in pairs))
    print("|---|", *("---|" for _ in pairs), flush=True)
    for name in asked.chosen:
        game = games.load(name)
        for seats, options in KINDS[name]:
            words = " ".join(str(value) for value in options.values())
            print(f"| {name} {words} |", end="", flush=True)
            for one, other in pairs:
                wanted = asked.games // 10 if "champion" in (one, other) else asked.games
                deals = max(2, wanted // len(seatings_of(game, seats)))
                players = [player(name, one), player(name, other)]
                seeds = range(asked.seed, asked.seed + deals)
                found = match(game, players, seats, options, seeds)
                won = 100 * sum(found.shares) / len(found.shares)
                print(f" {won:.0f} ± {100 * error(found.shares):.0f} |", end="", flush=True)
            print(flush=True)


if __name__ == "__main__":
    main()
