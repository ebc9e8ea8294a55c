"""Looking back: which moment of the game is looked at, and with whose eyes."""

from __future__ import annotations

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.game import View
from harmony_desktop.ui.table.moment import Moment


class LookBack:
    """At the newest position, unless the player looks back."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._number: int | None = None
        self._seat: int | None = None

    @property
    def back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self._number is not None

    @property
    def number(self) -> int:
        """How many moves had been played at the moment looked at."""
        return len(self._session.moves) if self._number is None else self._number

    def look(self, number: int, seat: int | None = None) -> None:
        """Look at the position after so many moves; with a seat, as that one saw it."""
        newest = len(self._session.moves)
        number = max(0, min(number, newest))
        self._number = None if number == newest else number
        self._seat = seat

    def return_to_now(self) -> None:
        self._number = None

    def view(self) -> View:
        """What there is to see."""
        if self._number is None:
            return self._session.view()
        seat = self._session.viewer if self._seat is None else self._seat
        return self._session.states[self._number].view(seat)

    def moment(self, change: Change | None = None) -> Moment[View]:
        """The moment looked at, with the step that has just led to it."""
        live = not self.back and self._session.awaits_person
        return Moment(self.view(), self.number, not self.back, live, change)
