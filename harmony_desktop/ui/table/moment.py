"""The moment of a game that a table shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from harmony_desktop.controller.session import Change
from harmony_desktop.engine.game import View

ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True)
class Moment(Generic[ViewT]):
    """A position as one seat sees it, when that was, and how it came about."""

    view: ViewT
    number: int
    """How many moves had been played."""
    newest: bool
    """Whether nothing has been played since."""
    live: bool
    """Whether a person is to move and may act here and now."""
    change: Change | None = None
    """The step that led here, if it has just been taken."""
    news: Sequence[Change] = ()
    """What is to be marked: what the others have played since this seat's last move."""
    unseen: tuple[int, ...] = ()
    """The seats whose part of the last move is shown later, on its own."""

    @property
    def forward(self) -> Change | None:
        """The step that led here, unless it went back."""
        return None if self.change is None or self.change.kind == "undo" else self.change

    @property
    def played(self) -> Change | None:
        """The step that led here, if it was a new move."""
        return self.change if self.change is not None and self.change.kind == "play" else None
