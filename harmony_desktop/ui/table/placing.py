"""Placing things: one state machine for mouse, touch and keyboard.

idle → holding a piece → aiming at a place → placed, or put back. Devices only say what they want
(`pick_up`, `aim`, `turn`, `drop`, `put_back`); the table listens and shows it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Protocol


class Phase(Enum):
    """Where the hand is."""

    IDLE = "idle"
    HOLDING = "holding"
    AIMING = "aiming"


class Listener(Protocol):
    """The table, as the machine sees it."""

    def lifted(self, piece: object) -> None:
        """A piece was picked up."""

    def aimed(self, piece: object, place: object | None, reason: str | None) -> None:
        """The hand is over a place, or over none; `reason` says why it cannot be dropped there."""

    def placed(self, piece: object, place: object, rotation: int) -> None:
        """The piece was dropped on a good place."""

    def returned(self, piece: object, reason: str | None) -> None:
        """The piece goes back; `reason` says why if it was dropped on a bad place."""


class Placing:
    """The hand: at most one piece, held in one of `rotations` ways."""

    def __init__(
        self,
        listener: Listener,
        judge: Callable[[object, object, int], str | None],
        rotations: int = 1,
    ) -> None:
        """`judge(piece, place, rotation)` is None for a good place, else why it is not."""
        self._listener = listener
        self._judge = judge
        self._rotations = rotations
        self.phase = Phase.IDLE
        self.piece: object | None = None
        self.place: object | None = None
        self.rotation = 0

    @property
    def holding(self) -> bool:
        return self.phase is not Phase.IDLE

    def pick_up(self, piece: object) -> None:
        """Take a piece; one already in the hand goes back first."""
        if self.holding:
            self.put_back()
        self.phase = Phase.HOLDING
        self.piece = piece
        self.rotation = 0
        self._listener.lifted(piece)

    def aim(self, place: object | None) -> None:
        """Point at a place, or away from all."""
        if not self.holding or (self.phase is Phase.AIMING and place == self.place):
            return
        if place is None and self.phase is Phase.HOLDING:
            return
        self.place = place
        self.phase = Phase.HOLDING if place is None else Phase.AIMING
        self._listener.aimed(self.piece, place, self._reason())

    def turn(self, steps: int = 1) -> None:
        """Rotate what is in the hand, where the game has rotation."""
        if self.holding and self._rotations > 1:
            self.rotation = (self.rotation + steps) % self._rotations
            self._listener.aimed(self.piece, self.place, self._reason())

    def drop(self) -> bool:
        """Let go: on a good place the piece is placed, elsewhere it goes back."""
        if not self.holding:
            return False
        piece, place, rotation, reason = self.piece, self.place, self.rotation, self._reason()
        self._empty()
        if place is None or reason is not None:
            self._listener.returned(piece, reason)
            return False
        self._listener.placed(piece, place, rotation)
        return True

    def put_back(self) -> None:
        """Change one's mind."""
        if self.holding:
            piece = self.piece
            self._empty()
            self._listener.returned(piece, None)

    def forget(self) -> None:
        """Empty the hand without a word: the position has changed under it."""
        self._empty()

    def _reason(self) -> str | None:
        if self.place is None:
            return None
        return self._judge(self.piece, self.place, self.rotation)

    def _empty(self) -> None:
        self.phase = Phase.IDLE
        self.piece = self.place = None
        self.rotation = 0
