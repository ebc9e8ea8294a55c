"""Looking back: which moment of the game is looked at, and with whose eyes."""

from __future__ import annotations

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import View


class Gaze:
    """At the newest position, unless the player looks back."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._moment: int | None = None
        self._seat: int | None = None

    @property
    def back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self._moment is not None

    @property
    def moment(self) -> int:
        """How many moves were played at the moment looked at."""
        return len(self._session.moves) if self._moment is None else self._moment

    def look(self, moment: int, seat: int | None = None) -> None:
        """Look at the position after so many moves; with a seat, as that one saw it."""
        newest = len(self._session.moves)
        moment = max(0, min(moment, newest))
        self._moment = None if moment == newest else moment
        self._seat = seat

    def return_to_now(self) -> None:
        self._moment = None

    def view(self) -> View:
        """What there is to see."""
        if self._moment is None:
            return self._session.view()
        seat = self._session.viewer if self._seat is None else self._seat
        return self._session.states[self._moment].view(seat)
