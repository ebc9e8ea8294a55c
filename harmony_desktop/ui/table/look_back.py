"""Looking back: which moment of the game is looked at, and with whose eyes."""

from __future__ import annotations

from collections.abc import Iterable

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.table.follow import Follow, since_last_turn, start_of_turn
from harmony_desktop.ui.table.moment import Moment


class LookBack:
    """At what the table has followed so far, unless the player looks back."""

    def __init__(self, timeline: Timeline[State], follow: Follow) -> None:
        self._timeline = timeline
        self._follow = follow
        self._number: int | None = None
        self._seat: int | None = None

    @property
    def back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self._number is not None

    @property
    def number(self) -> int:
        """How many moves had been played at the moment looked at."""
        return self._follow.number if self._number is None else self._number

    def look(self, number: int, seat: int | None = None) -> None:
        """Look at the position after so many moves; with a seat, as that one saw it."""
        newest = len(self._timeline.moves)
        number = max(0, min(number, newest))
        self._number = None if number == newest else number
        self._seat = seat

    def return_to_now(self) -> None:
        self._number = None

    @property
    def _viewer(self) -> int:
        looks = self.back and self._seat is not None
        return self._seat or 0 if looks else self._timeline.viewer

    def view(self) -> View:
        """What there is to see."""
        return self._timeline.states[self.number].view(self._viewer)

    def news_of_turn(self) -> tuple[Change[State], ...]:
        """What the others have played since the last turn, also in the middle of this one."""
        number, seat = self._follow.number, self._timeline.viewer
        turn = start_of_turn(self._timeline, number, seat)
        return self._seen(since_last_turn(self._timeline, turn, seat))

    def _seen(self, news: Iterable[Change[State]]) -> tuple[Change[State], ...]:
        return tuple(change for change in news if change.seat not in self._follow.unseen)

    def moment(self, change: Change[State] | None = None) -> Moment[State, View]:
        """The moment looked at, with the step that has just led to it, and what is to be marked."""
        number, newest = self.number, self.number == len(self._timeline.moves)
        news: tuple[Change[State], ...]
        if self.back:
            news = (self._timeline.change(number - 1),) if number else ()
            return Moment(self.view(), number, newest, live=False, change=change, news=news)
        news = self._seen(since_last_turn(self._timeline, number, self._viewer))
        live = newest and self._timeline.awaits_person and not self._follow.watching
        return Moment(self.view(), number, newest, live, change, news, self._follow.unseen)
