"""What the others have played since one's last turn, in words, for those who hear the table."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.move_words import MoveWords


class Recap:
    """A line for each player who has moved since one's last turn, as their moves are shown."""

    def __init__(self, timeline: Timeline[State]) -> None:
        self._timeline = timeline
        self._words = MoveWords(timeline)
        self._news: Sequence[Change[State]] = ()
        self._fresh: Sequence[Change[State]] = ()
        """What was not among the news before."""

    def show_news(self, news: Sequence[Change[State]]) -> None:
        """Take note of what was played so far."""
        self._fresh = [change for change in news if change not in self._news]
        self._news = news

    def text(self) -> str:
        """Everything the others have played, a line for each player."""
        return self._lines(self._news)

    def latest(self) -> str:
        """What has come last, for those who hear it."""
        return self._lines(self._fresh)

    def _lines(self, news: Sequence[Change[State]]) -> str:
        lines = []
        for seat in dict.fromkeys(change.seat for change in news):
            words = self._words.together([one for one in news if one.seat == seat])
            lines.append(f"{shown_name(self._timeline.seats, seat)}: {words}")
        return "\n".join(lines)
