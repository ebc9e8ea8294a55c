"""Matches between two players of any game: the same deals, with the seats exchanged.

    python training/match.py sintra champion old-hard --games 100 --option side=A
    python training/match.py sintra adult medium --games 200
    python training/match.py sintra hard+spoiler hard --games 60
    python training/match.py terraces champion champion@413d4ec1 --games 40

A player is a level or strength of the game's bots, perhaps in a style; a model of a person (child,
adult); or one of `PLAYERS` in `training/GAME/players.py`. `PLAYER@COMMIT` is the player of an
earlier commit.

Every deal is played once for each seat: the first player takes that seat, the second all others.
In a cooperative game, and with a single seat, every deal is played twice: the first player takes
all seats, then the second does.

The output has the first player's share of wins (a shared win counts its share) and its lead in
points, both with the standard error over deals; the mean points; and the processor time per move
(not that of an earlier commit, which thinks in another process).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Protocol, runtime_checkable

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import named  # noqa: E402
from harmony_desktop.bots.match import dice_of, with_remarks  # noqa: E402
from harmony_desktop.engine.game import Game, Move, State  # noqa: E402
from harmony_desktop.engine.strength import LEVELS, UnknownBot  # noqa: E402
from training.old_bots import OldBot, OldBotFailed  # noqa: E402
from training.yardsticks import Adult, Child  # noqa: E402


class Player(Protocol):
    """Chooses moves; every bot is a player."""

    def choose(self, view: Any, rng: Random) -> Move:
        """One of the view's legal moves."""


@runtime_checkable
class Follower(Protocol):
    """A player that follows the whole game, since it cannot read today's views."""

    def begin(self, seats: int, options: Mapping[str, object], seed: int) -> None:
        """Follow a new game from its deal."""

    def follow(self, move: Move) -> None:
        """Follow a move of any seat."""


def followers(players: Sequence[Player]) -> list[Follower]:
    """The players that follow the game, each once though it may sit at several seats."""
    return [one for one in {id(one): one for one in players}.values() if isinstance(one, Follower)]


@dataclass(frozen=True)
class Deal:
    """Setup and seed of a game."""

    game: Game
    seats: int
    options: Mapping[str, object]
    seed: int

    def start(self, players: Sequence[Player]) -> State:
        """The first position; players that follow the game learn of the deal."""
        for follower in followers(players):
            follower.begin(self.seats, self.options, self.seed)
        return self.game.start(self.seats, self.options, self.seed)


def after(state: State, move: Move, players: Sequence[Player]) -> State:
    """The position after a move; players that follow the game learn of the move."""
    for follower in followers(players):
        follower.follow(move)
    return state.play(move)


@dataclass
class Record:
    """Points and thinking time of one player over a match."""

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
    """A player by name; ValueError lists the known names if there is none."""
    name, _, commit = name.partition("@")
    if commit:
        return OldBot(game, name, commit)
    if name.partition("+")[0] in LEVELS or name.startswith("strength"):
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
        known = ", ".join((*LEVELS, "strength=N", *makers))
        raise ValueError(f"{game} has no player {name!r}; players: {known}")
    return makers[name]()


def play(
    deal: Deal, players: Sequence[Player], seating: Sequence[int], records: Sequence[Record]
) -> State:
    """Play one game to its end; `seating` has the index of the player at each seat.

    Bots speak out of turn, unless somebody follows the game who would not hear them.
    """
    state = deal.start(players)
    speakers: list[Any] = [] if followers(players) else [players[who] for who in seating]
    dice = [dice_of(deal.seed, seat) for seat in range(deal.seats)]
    while (seat := state.to_move) is not None:
        who = seating[seat]
        began = process_time()
        move = players[who].choose(state.view(seat), dice[seat])
        spent = process_time() - began
        record = records[who]
        record.seconds += spent
        record.moves += 1
        record.slowest = max(record.slowest, spent)
        state = with_remarks(after(state, move, players), speakers)
    for seat, who in enumerate(seating):
        records[who].points.append(state.score(seat).total)
    return state


def moves_and_positions(
    deal: Deal, players: Sequence[Any], most: int = 10_000
) -> tuple[list[State], list[Move]]:
    """The positions and moves of a game with a player a seat, up to `most` moves."""
    state = with_remarks(deal.start(players), players)
    dice = [dice_of(deal.seed, seat) for seat in range(deal.seats)]
    states, moves = [state], list[Move]()
    while (seat := state.to_move) is not None and len(moves) < most:
        moves.append(players[seat].choose(state.view(seat), dice[seat]))
        state = with_remarks(after(state, moves[-1], players), players)
        states.append(state)
    return states, moves


def seatings_of(game: Game, seats: int) -> list[tuple[int, ...]]:
    """The seatings one deal is played with; 0 is the first player, 1 the second."""
    if game.cooperative or seats == 1:
        return [(0,) * seats, (1,) * seats]
    return [tuple(int(seat != own) for seat in range(seats)) for own in range(seats)]


@dataclass
class Match:
    """The results of a match, with one share of wins and one lead per deal."""

    records: list[Record] = field(default_factory=lambda: [Record(), Record()])
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    def add(self, game: Game, finals: Sequence[tuple[tuple[int, ...], State]]) -> None:
        """Count the games of one deal."""
        shares = []
        points: tuple[list[int], list[int]] = ([], [])
        for seating, final in finals:
            winners = final.winners()
            if 0 in seating and 1 in seating:
                shares.append(sum(seating[seat] == 0 for seat in winners) / max(1, len(winners)))
            for seat, who in enumerate(seating):
                points[who].append(final.score(seat).total)
        lead = fmean(points[0]) - fmean(points[1])
        # In a cooperative game the team with more points wins the deal.
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
    """The standard error of the mean; 0 for fewer than two values."""
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0


def match(
    game: Game,
    players: Sequence[Player],
    seats: int,
    options: Mapping[str, object],
    seeds: Sequence[int],
) -> Match:
    """Play a deal for every seed."""
    found = Match()
    for seed in seeds:
        finals = []
        for seating in seatings_of(game, seats):
            deal = Deal(game, seats, options, seed)
            finals.append((seating, play(deal, players, seating, found.records)))
        found.add(game, finals)
    return found


def main() -> int:
    """Play a match and print its results as JSON."""
    parser = argparse.ArgumentParser(description="Two players of a game against each other.")
    parser.add_argument("game", choices=games.GAMES)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=100, help="rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal")
    parser.add_argument(
        "--seats", type=int, default=0, help="default: two, or the fewest the game allows"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    game = games.load(chosen.game)
    seats = chosen.seats or max(2, game.min_seats)
    options = dict(pair.split("=", 1) for pair in chosen.option)
    try:
        players = [player(chosen.game, name) for name in (chosen.one, chosen.other)]
    except (ValueError, OldBotFailed) as problem:
        parser.error(str(problem))
    deals = -(-chosen.games // len(seatings_of(game, seats)))
    seeds = range(chosen.seed, chosen.seed + deals)
    found = match(game, players, seats, options, seeds)
    head = {"game": chosen.game, "seats": seats, "options": options, "seed": chosen.seed}
    print(json.dumps({**head, **found.to_json((chosen.one, chosen.other))}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
