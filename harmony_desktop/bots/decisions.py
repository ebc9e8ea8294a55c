"""The decisions of a game: the parts of turns in which a seat had a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from harmony_desktop import games
from harmony_desktop.engine.bot import Appraisal
from harmony_desktop.engine.game import Move, State

JUDGE_WORK: Final = 2
"""How many times the champion's own work the analysis takes for a decision."""
AS_GOOD: Final = 0.5
"""Points below which a decision is said to be about as good as the best."""
_EQUAL: Final = 0.05
"""Points below which a decision is as good as the best."""


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

    @property
    def costly(self) -> bool:
        """Whether the decision was worse than the best by more than the judgement is unsure."""
        return self.given_up >= AS_GOOD

    @property
    def equals_best(self) -> bool:
        """Whether the decision is as good as the best one."""
        return self.given_up < _EQUAL

    @property
    def lost(self) -> int:
        """The points lost as they are told everywhere: whole, and at least one if it was costly."""
        return whole_points(self.given_up) if self.costly else 0


def whole_points(lost: float) -> int:
    """Points lost by something costly: whole, and at least one."""
    return max(1, int(lost + 0.5))
