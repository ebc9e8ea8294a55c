"""The others' moves since the viewer's last turn, in words for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.move_words import MoveWords


class Recap:
    """One line for each player who has moved since the viewer's last turn."""

    def __init__(self, timeline: Timeline[State]) -> None:
        self._timeline = timeline
        self._words = MoveWords(timeline)
        self._news: Sequence[Change[State]] = ()
        self._fresh: Sequence[Change[State]] = ()
        """Moves added by the latest `show_news`."""

    def show_news(self, news: Sequence[Change[State]]) -> None:
        """Replace the moves to describe."""
        self._fresh = [change for change in news if change not in self._news]
        self._news = news

    def text(self) -> str:
        """All moves of the others, a line for each player."""
        return self._lines(self._news)

    def latest(self) -> str:
        """The moves added last, a line for each player."""
        return self._lines(self._fresh)

    def _lines(self, news: Sequence[Change[State]]) -> str:
        lines = []
        for seat in dict.fromkeys(change.seat for change in news):
            words = self._words.together([one for one in news if one.seat == seat])
            lines.append(f"{shown_name(self._timeline.seats, seat)}: {words}")
        return "\n".join(lines)
