"""The decisions of a game: the parts of turns in which a seat had a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harmony_desktop import games
from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move, State


@dataclass(frozen=True, slots=True)
class Decision:
    """The moves of one seat that belong to one choice."""

    number: int
    """Number of moves played before the decision."""
    seat: int
    moves: tuple[Move, ...]


def decisions(game: str, states: Sequence[State], moves: Sequence[Move]) -> list[Decision]:
    """The decisions of a game in order, without remarks.

    `states` has one position more than `moves`. A decision that the end of the list cuts short is
    left out.
    """
    analysis = games.analysis(game)
    found: list[Decision] = []
    begun: Decision | None = None
    for number, move in enumerate(moves):
        if move.by is not None:
            continue
        seat = states[number].mover(move)
        if begun is not None:
            begun = Decision(begun.number, seat, (*begun.moves, move))
        elif analysis.decides(states[number].view(seat)):
            begun = Decision(number, seat, (move,))
        else:
            continue
        if not analysis.continues_decision(move) or states[number + 1].to_move != seat:
            found.append(begun)
            begun = None
    return found


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision and the strongest bot's appraisal of it."""

    decision: Decision
    appraisal: Appraisal

    @property
    def number(self) -> int:
        return self.decision.number

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def given_up(self) -> float:
        return self.appraisal.given_up


def accuracy(verdicts: Sequence[Verdict]) -> float:
    """The share of attainable points that these decisions kept, in per cent.

    Attainable are the points expected at the first of the decisions; a player who always finds the
    best has 100.
    """
    if not verdicts:
        return 100.0
    first = min(verdicts, key=lambda verdict: verdict.number)
    within_reach = max(1.0, first.appraisal.best.value)
    lost = sum(verdict.given_up for verdict in verdicts)
    return 100.0 * within_reach / (within_reach + lost)
