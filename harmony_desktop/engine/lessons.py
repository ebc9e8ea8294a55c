"""How a game is taught: the parts of its rules page, and its tutorials."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from harmony_desktop.engine.game import Move


@dataclass(frozen=True)
class Section:
    """A part of a rules page: a heading, paragraphs, and the picture beside them.

    `figure` names a drawing the game's table makes from its real pieces. `only` restricts the
    section to games with that option value, so that the page describes the variant being played.
    A `large` figure has something in it to read, so it is drawn larger where there is room.
    `key` is the name by which a game says what is going on (`texts.topic`). The paragraphs of
    `steps` are done one after another, and numbered.
    """

    title: str
    paragraphs: tuple[str, ...]
    figure: str | None = None
    only: tuple[str, object] | None = None
    large: bool = False
    key: str = ""
    steps: bool = False


@dataclass(frozen=True)
class Attempt:
    """A tutorial so far, as its player has seen it."""

    start: Any
    """The player's view before anybody has moved."""
    view: Any
    """The player's view now."""
    played: tuple[tuple[Any, Any], ...] = ()
    """Every move of the player, with the view before it."""

    def has_played(self, *kinds: str, times: int = 1) -> bool:
        """Whether the player has made at least `times` moves of these kinds.

        Without a kind, any move counts.
        """
        return sum(not kinds or move.kind in kinds for _, move in self.played) >= times


@dataclass(frozen=True)
class LessonStep:
    """A step of a tutorial: one thing to read or to do.

    A step without `done` is read. Any way of doing it counts: `done` looks at the moves played,
    also at those before the step was shown; a step that `tells` a rule is then read. A step that
    cannot be done any more is passed over, and so is one the player leaves undone for `patience`
    moves; where it matters, it `returns`.
    """

    key: str
    title: str
    text: str
    figure: str | None = None
    """A drawing of the game that illustrates the step."""
    lights: tuple[str, ...] = ()
    """The parts of the table that the step is about (`GameTable.guide_area`)."""
    asks: Callable[[Any], Sequence[Move]] | None = None
    """(view) -> the legal moves it asks for here, the best first; () if there is none now."""
    then: Callable[[Any, Move], Sequence[Move]] | None = None
    """(view, move) -> the rest of the turn after a move it asks for, shown with that move."""
    done: Callable[[Attempt], bool] | None = None
    detour: Callable[[Any], str] | None = None
    """(view) -> the text to show instead of `text` while the step cannot be done yet; "" once it
    can."""
    otherwise: str = ""
    """Said when the player has done something else."""
    refused: str = ""
    """Said when the player has tried what the rules refuse."""
    missed: str = ""
    """Said when the step is passed over."""
    patience: int = 2
    returns: bool = False
    """Whether a step that was passed over comes back, once, when it can be done."""
    regrets: bool = False
    """Whether the step stays for as long as its patience lasts even if it cannot be done any more,
    because the move that spoilt it can be taken back."""
    tells: bool = False
    """Whether the step tells a rule, which is shown even if the step was done before."""
    prepares: bool = True
    """Whether the piece is chosen and turned for the player; False where the player is to learn
    that."""


@dataclass(frozen=True)
class Lesson:
    """A tutorial: a fixed deal, and the steps that explain it. The player has the first seat."""

    options: Mapping[str, Any]
    seats: int
    seed: int
    steps: tuple[LessonStep, ...]
    opening: tuple[Move, ...] = ()
    """The moves of all seats before the tutorial begins."""
    replies: tuple[Move, ...] = field(default=())
    """The moves of the other seats, in order; where one is not legal, a bot moves instead."""
