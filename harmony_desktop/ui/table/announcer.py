"""Unprompted announcements for screen readers: the opponents' moves, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject

from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.recap import Recap
from harmony_desktop.ui.table.status import TableStatus
from harmony_desktop.ui.table.view import TableView


class Announcer(QObject):
    """Announces each opponent's move as it is shown, and then what the person may do."""

    def __init__(
        self, view: TableView, playback: Playback, recap: Recap, status: TableStatus
    ) -> None:
        super().__init__(view)
        self._view = view
        self._playback = playback
        self._recap = recap
        self._status = status
        self._seat: int | None = None
        """The seat to which the moves so far were announced."""
        playback.shown.connect(self._on_shown)
        playback.caught_up.connect(self.say_status)

    def _on_shown(self, moment: Moment[State, View]) -> None:
        if self._playback.back:
            return
        self._recap.show_news(self._playback.news_of_turn())
        if self._seat == moment.view.seat:
            announce(self._view, self._recap.latest())
        self._seat = moment.view.seat

    def say_status(self) -> None:
        """Announce the status line."""
        announce(self._view, self._status.line())
