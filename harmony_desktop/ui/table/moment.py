"""The moment of a game that a table shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from harmony_desktop.controller.timeline import Change, StateT_co
from harmony_desktop.engine.game import View

ViewT_co = TypeVar("ViewT_co", bound=View, covariant=True)


@dataclass(frozen=True)
class Moment(Generic[StateT_co, ViewT_co]):
    """A position as one seat sees it, its number in the game, and the step that led to it."""

    view: ViewT_co
    number: int
    """Number of moves played before this moment."""
    newest: bool
    """Whether this is the newest position."""
    live: bool
    """Whether a person is to move and may act here and now."""
    change: Change[StateT_co] | None = None
    """The step that led here, if it has just been taken."""
    news: Sequence[Change[StateT_co]] = ()
    """Moves to mark: those of the others since this seat's last move."""

    def is_same_place(self, other: Moment[StateT_co, ViewT_co]) -> bool:
        """Whether the same seat sees the same position, as after a change of language."""
        mine = self.number, self.newest, self.view.seat
        return mine == (other.number, other.newest, other.view.seat)

    @property
    def forward(self) -> Change[StateT_co] | None:
        """The step that led here, unless it went back."""
        return None if self.change is None or self.change.kind == "undo" else self.change

    @property
    def goes_on(self) -> bool:
        """Whether the seat that sees this has just moved and is to move again."""
        seat = self.view.seat
        return self.change is not None and self.change.seat == seat == self.view.to_move

    @property
    def played(self) -> Change[StateT_co] | None:
        """The step that led here, if it was a new move."""
        return self.change if self.change is not None and self.change.kind == "play" else None
