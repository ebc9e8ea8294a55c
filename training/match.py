"""Matches between two players of any game: the same deals, with the seats exchanged.

    python training/match.py sintra champion old-hard --games 100 --option side=A
    python training/match.py sintra adult medium --games 200
    python training/match.py sintra hard+spoiler hard --games 60

A player is a level of the game's bots, perhaps in a style, a yardstick (child, adult) or one that
the game keeps in `training/GAME/players.py`. Every deal is played as often as there are seats: the
first player sits at each of them once, the second at all others. In a game for all together, and
at a single seat, every deal is played twice: all seats by the one, then all by the other.

Printed: what the first player won (a shared win counts its share) and the difference in points,
both with the standard error over deals, the mean points, and the seconds of a move (of the
processor, so that other programs do not count).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Protocol

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import levels, named  # noqa: E402
from harmony_desktop.bots.match import dice_of  # noqa: E402
from harmony_desktop.engine.bot import UnknownBot  # noqa: E402
from harmony_desktop.engine.game import Game, Move, State  # noqa: E402
from training.yardsticks import Adult, Child  # noqa: E402


class Player(Protocol):
    """Whatever can choose a move: every bot can."""

    def choose(self, view: Any, rng: Random) -> Move:
        """One of the view's legal moves."""


@dataclass
class Record:
    """What one player did over a match."""

    points: list[int] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def to_json(self, name: str) -> dict[str, object]:
        return {
            "player": name,
            "mean": round(fmean(self.points), 2),
            "least": min(self.points),
            "most": max(self.points),
            "seconds_per_move": round(self.seconds / max(1, self.moves), 4),
            "slowest_move": round(self.slowest, 3),
        }


def player(game: str, name: str) -> Player:
    """A player by name; ValueError names those there are."""
    if name.partition("+")[0] in levels(game):
        try:
            return named(game, name)
        except UnknownBot:
            known = ", ".join(games.bots(game).STYLES) or "none"
            raise ValueError(f"{game} has no player {name!r}; styles: {known}") from None
    own = import_module(f"training.{game}.players")
    makers: dict[str, Callable[[], Player]] = {
        "child": lambda: Child(own.hurts),
        "adult": lambda: Adult(own.gain),
        **own.PLAYERS,
    }
    if name not in makers:
        known = ", ".join((*levels(game), *makers))
        raise ValueError(f"{game} has no player {name!r}; players: {known}")
    return makers[name]()


def play(
    start: State,
    players: Sequence[Player],
    seatings: Sequence[int],
    seed: int,
    records: list[Record],
) -> State:
    """The end of one game; `seatings` says which of the players sits at each seat."""
    state = start
    dice = [dice_of(seed, seat) for seat in range(len(seatings))]
    while (seat := state.to_move) is not None:
        who = seatings[seat]
        began = process_time()
        move = players[who].choose(state.view(seat), dice[seat])
        spent = process_time() - began
        record = records[who]
        record.seconds += spent
        record.moves += 1
        record.slowest = max(record.slowest, spent)
        state = state.play(move)
    for seat, who in enumerate(seatings):
        records[who].points.append(state.score(seat).total)
    return state


def seatings_of(game: Game, seats: int) -> list[tuple[int, ...]]:
    """Who sits where in the games of one deal: 0 is the first player."""
    if game.cooperative or seats == 1:
        return [(0,) * seats, (1,) * seats]
    return [tuple(int(seat != own) for seat in range(seats)) for own in range(seats)]


@dataclass
class Match:
    """The results of a match, a deal at a time."""

    records: list[Record] = field(default_factory=lambda: [Record(), Record()])
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def add(self, game: Game, finals: Sequence[tuple[tuple[int, ...], State]]) -> None:
        """Count the games of one deal."""
        shares, points = [], ([], [])
        for seating, final in finals:
            winners = final.winners()
            if 0 in seating and 1 in seating:
                shares.append(sum(seating[seat] == 0 for seat in winners) / max(1, len(winners)))
            for seat, who in enumerate(seating):
                points[who].append(final.score(seat).total)
        lead = fmean(points[0]) - fmean(points[1])
        # Where all play together the better team wins the deal.
        self.shares.append(fmean(shares) if shares else 0.5 + 0.5 * ((lead > 0) - (lead < 0)))
        self.leads.append(lead)

    def to_json(self, names: Sequence[str]) -> dict[str, object]:
        return {
            "deals": len(self.shares),
            "won_per_cent": round(100 * fmean(self.shares), 1),
            "won_error": round(100 * error(self.shares), 1),
            "lead": round(fmean(self.leads), 2),
            "lead_error": round(error(self.leads), 2),
            "players": [r.to_json(name) for r, name in zip(self.records, names, strict=True)],
        }


def error(values: Sequence[float]) -> float:
    """The standard error of a mean; 0 where it cannot be told."""
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def match(
    game: Game,
    players: Sequence[Player],
    seats: int,
    options: dict[str, object],
    seeds: Sequence[int],
) -> Match:
    """Play a deal for every seed."""
    found = Match()
    for seed in seeds:
        finals = []
        for seating in seatings_of(game, seats):
            start = game.start(seats, options, seed)
            finals.append((seating, play(start, players, seating, seed, found.records)))
        found.add(game, finals)
    return found


def main() -> int:
    """Play the match asked for and print what came of it."""
    parser = argparse.ArgumentParser(description="Two players of a game against each other.")
    parser.add_argument("game", choices=games.GAMES)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--seats", type=int, default=0, help="two, or the fewest, if not said")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    game = games.load(chosen.game)
    seats = chosen.seats or max(2, game.min_seats)
    options = dict(pair.split("=", 1) for pair in chosen.option)
    try:
        players = [player(chosen.game, name) for name in (chosen.one, chosen.other)]
    except ValueError as problem:
        parser.error(str(problem))
    deals = -(-chosen.games // len(seatings_of(game, seats)))
    seeds = range(chosen.seed, chosen.seed + deals)
    found = match(game, players, seats, options, seeds)
    head = {"game": chosen.game, "seats": seats, "options": options, "seed": chosen.seed}
    print(json.dumps({**head, **found.to_json((chosen.one, chosen.other))}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
