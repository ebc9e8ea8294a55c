"""Whole games between bots, without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, pstdev
from time import perf_counter

from harmony_desktop.engine.bot import Bot, Speaker
from harmony_desktop.engine.game import Game, State


@dataclass
class BotTally:
    """Results of one seat over many games."""

    bot: str
    scores: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    moves: int = 0
    seconds: float = 0.0

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "mean": round(fmean(self.scores), 4),
            "sd": round(pstdev(self.scores), 4),
            "min": min(self.scores),
            "max": max(self.scores),
            "wins": self.wins,
            "draws": self.draws,
            "seconds_per_move": round(self.seconds / max(1, self.moves), 6),
        }


def dice_of(seed: int, seat: int) -> Random:
    """The random generator of a seat's bot, independent of the deal."""
    return Random(seed * 1_000_003 + seat)  # noqa: S311 - a game, not a secret


def with_remarks(state: State, bots: Sequence[Bot]) -> State:
    """The position after the bots have made their remarks out of turn."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, Speaker) and state.to_move is not None:
            while (remark := bot.remark(state.view(seat))) is not None:
                state = state.play(remark)
    return state


def play_out(start: State, bots: Sequence[Bot], seed: int, tallies: Sequence[BotTally]) -> State:
    """Play one game between bots, each seeing only its own view, and return the final position."""
    state = with_remarks(start, bots)
    dice = [dice_of(seed, seat) for seat in range(len(bots))]
    while (seat := state.to_move) is not None:
        began = perf_counter()
        move = bots[seat].choose(state.view(seat), dice[seat])
        tallies[seat].seconds += perf_counter() - began
        tallies[seat].moves += 1
        state = with_remarks(state.play(move), bots)
    return state


def simulate(
    game: Game,
    bots: Sequence[Bot],
    tallies: Sequence[BotTally],
    options: Mapping[str, object],
    seeds: Sequence[int],
) -> Iterator[tuple[int, State]]:
    """Play a game for every seed; update the tallies and yield the seed and the final position."""
    for seed in seeds:
        final = play_out(game.start(len(bots), options, seed), bots, seed, tallies)
        winners = final.winners()
        for seat, tally in enumerate(tallies):
            tally.scores.append(final.score(seat).total)
            if seat in winners:
                shared = len(winners) > 1 and not game.cooperative
                tally.draws += shared
                tally.wins += not shared
        yield seed, final
