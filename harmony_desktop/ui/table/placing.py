"""Placing pieces: one state machine for mouse, touch and keyboard.

idle → holding a piece → aiming at a place → placed, or put back. Input devices send requests
(`pick_up`, `aim`, `turn`, `drop`, `put_back`); the table listens and shows it.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, Protocol, TypeVar

PieceT = TypeVar("PieceT")
PlaceT = TypeVar("PlaceT")
_Piece = TypeVar("_Piece", contravariant=True)
_Place = TypeVar("_Place", contravariant=True)


class PlacingPhase(Enum):
    """State of the hand."""

    IDLE = "idle"
    HOLDING = "holding"
    AIMING = "aiming"


class Listener(Protocol[_Piece, _Place]):
    """The table, as the machine sees it."""

    def judge(self, piece: _Piece, place: _Place, rotation: int) -> str | None:
        """Why the piece cannot go there, in the player's words; None if it can."""

    def picked_up(self, piece: _Piece) -> None:
        """A piece was picked up."""

    def aimed(self, piece: _Piece, place: _Place | None, reason: str | None) -> None:
        """The hand is over a place, or over none; `reason` says why it cannot be dropped there."""

    def turned(self) -> None:
        """The rotation has changed."""

    def dropped(self, piece: _Piece, place: _Place, rotation: int) -> None:
        """The piece was dropped on a good place."""

    def put_back(self, piece: _Piece, reason: str | None) -> None:
        """Put the piece back; `reason` says why the place it was dropped on is illegal."""


class Placing(Generic[PieceT, PlaceT]):
    """The hand: at most one piece, and the rotation in which pieces are held.

    `rotation` outlives the piece, so that it can be set before a piece is picked up.
    """

    def __init__(self, listener: Listener[PieceT, PlaceT], rotations: int = 1) -> None:
        self._listener = listener
        self._rotations = rotations
        self.phase = PlacingPhase.IDLE
        self.piece: PieceT | None = None
        self.place: PlaceT | None = None
        self.rotation = 0
        self.meant = False
        """Whether the player has turned the piece, so that its rotation is intended."""
        self._prepared: tuple[int, int, bool] | None = None
        """The rotation of a hint, and the player's own before it with `meant`."""

    @property
    def holding(self) -> bool:
        return self.phase is not PlacingPhase.IDLE

    def pick_up(self, piece: PieceT) -> None:
        """Take a piece; one already in the hand goes back first."""
        self.put_back()
        self.phase = PlacingPhase.HOLDING
        self.piece = piece
        self._listener.picked_up(piece)

    def aim(self, place: PlaceT | None) -> None:
        """Point at a place, or away from all."""
        if self.piece is None or (self.phase is PlacingPhase.AIMING and place == self.place):
            return
        if place is None and self.phase is PlacingPhase.HOLDING:
            return
        self.place = place
        self.phase = PlacingPhase.HOLDING if place is None else PlacingPhase.AIMING
        self._listener.aimed(self.piece, place, self._reason())

    def turn(self, steps: int = 1) -> None:
        """Turn the held piece, or the next one; does nothing if pieces have a single rotation."""
        if self._rotations == 1:
            return
        self.rotation = (self.rotation + steps) % self._rotations
        self.meant = True
        self._listener.turned()
        if self.piece is not None:
            self._listener.aimed(self.piece, self.place, self._reason())

    def straighten(self) -> None:
        """Start the next piece unrotated."""
        self.rotation, self.meant, self._prepared = 0, False, None

    def prepare(self, rotation: int) -> None:
        """Turn the next piece as a hint wants it, as if the player had turned it."""
        self._prepared = rotation, self.rotation, self.meant
        self.rotation, self.meant = rotation, True

    def restore(self) -> None:
        """Turn the piece back as it was before `prepare`, unless it was turned since then."""
        prepared, self._prepared = self._prepared, None
        if prepared is not None and self.rotation == prepared[0]:
            _, self.rotation, self.meant = prepared

    def drop(self) -> bool:
        """Release the piece: it is placed on a legal place, and put back elsewhere."""
        piece, place, reason = self.piece, self.place, self._reason()
        if piece is None:
            return False
        self.forget()
        if place is None or reason is not None:
            self._listener.put_back(piece, reason)
            return False
        self._listener.dropped(piece, place, self.rotation)
        return True

    def put_back(self) -> None:
        """Put the held piece back."""
        piece = self.piece
        self.forget()
        if piece is not None:
            self._listener.put_back(piece, None)

    def forget(self) -> None:
        """Empty the hand without notifying the table, after a change of position."""
        self.phase = PlacingPhase.IDLE
        self.piece = self.place = None

    def _reason(self) -> str | None:
        if self.piece is None or self.place is None:
            return None
        return self._listener.judge(self.piece, self.place, self.rotation)
