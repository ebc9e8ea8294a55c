"""What a bot is: it looks at what its seat may know, and chooses a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from harmony_desktop.engine.game import Move

LEVELS: Final = ("random", "easy", "medium", "hard")
"""The levels every game has; a game may have more."""

STYLES: Final = ("builder", "spoiler")
"""The tastes a bot may have on top of its level, in games whose rules leave room for them.

A builder minds its own points and hardly those of the others; a spoiler minds what the others lose
as much as its own gain, or more. A bot without a style is balanced: it plays as its level does.
"""
RIVALRY: Final[dict[str, Callable[[float], float]]] = {
    "builder": partial(min, 0.2),
    "spoiler": partial(max, 1.5),
}
"""What each style makes of how much a level minds a point of the others, compared with its own."""
BALANCED: Final = "balanced"
"""Having no style, where it must be told from not having chosen."""


class UnknownBot(KeyError):
    """The game has no bot of that level, or none of that style."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, the final score the bot expects after it, and how it would go on in this turn."""

    move: Move
    value: float
    then: tuple[Move, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Everything it means to do."""
        return (self.move, *self.then)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A decision beside the best one, both with the final score to be expected after them.

    Where players are rivals, the difference counts what the others gain as well.
    """

    best: Suggestion
    played: Suggestion

    @property
    def given_up(self) -> float:
        """The expected points that the best decision would have kept."""
        return max(0.0, self.best.value - self.played.value)


@dataclass(frozen=True, slots=True)
class Consultation:
    """Something else a bot of a game can be asked, besides for a move or its opinion of moves."""

    answer: Callable[[Any, str], object]
    """(view, level) -> what a bot of that level in the seat of the view says."""
    missed: bool = True
    """Whether the player is told when no answer can be had."""


class Bot(Protocol):
    """Chooses moves from what its seat may know.

    Thinks by counted work, not by the clock: the same view and the same `rng` give the same move
    on every machine.
    """

    def choose(self, view: Any, rng: Random) -> Move:
        """One of the view's legal moves."""

    def suggest(self, view: Any, count: int = 3) -> Sequence[Suggestion]:
        """The best moves with their expected final scores, best first."""


@runtime_checkable
class Speaker(Protocol):
    """A bot that also speaks out of turn, in a game whose players may (`Game.talks`)."""

    def remark(self, view: Any) -> Move | None:
        """What it says now, whoever is to move; None: nothing.

        It is asked after every move and wherever the game runs, so it answers without thinking.
        """
