"""Bots: they see their seat's view and choose a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.engine.words import Phrase

STYLES: Final = ("builder", "spoiler")
"""Preferences a bot may have on top of its level, in games whose rules allow for them.

A builder cares about its own points and little about those of the others; a spoiler cares about the
others' losses as much as about its own gains, or more. A bot without a style is balanced: it plays
as its level does.
"""
RIVALRY: Final[dict[str, Callable[[float], float]]] = {
    "builder": partial(min, 0.2),
    "spoiler": partial(max, 1.5),
}
"""How each style changes the weight a level gives to an opponent's point, relative to its own."""
BALANCED: Final = "balanced"
"""Explicit "no style", as opposed to unset."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, the final score the bot expects after it, and the rest of the turn it plans."""

    move: Move
    value: float
    then: tuple[Move, ...] = ()
    reasons: tuple[Phrase, ...] = field(default=(), compare=False)
    """What speaks for it, where a person is to be told."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the plan."""
        return (self.move, *self.then)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A played decision and the best one, each with its expected final score.

    Where players are rivals, the difference includes what the others gain.
    """

    best: Suggestion
    played: Suggestion
    exact: bool = False
    """Whether nothing was left to guess, so that the loss is that of the score sheet."""
    reasons: Comparison | None = field(default=None, compare=False)
    """What speaks for the best decision and against the other; None if it was not asked for."""

    @property
    def given_up(self) -> float:
        """The expected points that the best decision would have kept."""
        return max(0.0, self.best.value - self.played.value)


@dataclass(frozen=True, slots=True)
class Consultation:
    """A question that a game's bots answer besides choosing and judging moves."""

    answer: Callable[[Any, str], object]
    """(view, level) -> the answer of a bot of that level in the view's seat."""
    missed: bool = True
    """Whether the player is informed when there is no answer."""


class Bot(Protocol):
    """Chooses moves from its seat's view.

    Thinks by counted work, not by the clock: the same view and the same `rng` give the same move on
    every machine.
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """One of the view's legal moves."""

    def suggest(self, view: Any, count: int = 3) -> Sequence[Suggestion]:
        """The best moves with their expected final scores, best first."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that also makes remarks out of turn, in a game that allows them (`Game.talks`)."""

    def remark(self, view: Any) -> Move | None:
        """A remark the bot makes now, on anybody's turn; None for none.

        Called after every move in the window's process, so it must answer at once.
        """
