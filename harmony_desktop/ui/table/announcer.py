"""Unprompted announcements for players who listen: each thing once, briefly, in order.

A person's own moves are told as soon as they are made, with what they did; those of one action,
such as showing a tile and placing it, together. The others' moves are gathered, and each player's
turn is one sentence; when the person may act again, the task follows.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.players.variants import chosen_names
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.playback import Playback, PlaybackState
from harmony_desktop.ui.table.recap import Recap
from harmony_desktop.ui.table.status import TableStatus
from harmony_desktop.ui.table.view import TableView


class Announcer(QObject):
    """Announces moves as they are shown, and then what the person may do."""

    def __init__(
        self, view: TableView, playback: Playback, recap: Recap, status: TableStatus
    ) -> None:
        super().__init__(view)
        self._view, self._playback, self._recap, self._status = view, playback, recap, status
        self._timeline = recap.timeline
        self._told = len(recap.timeline.moves)
        """Number of moves that have been told or wait to be told."""
        self._own: list[int] = []
        """The person's moves of this action."""
        self._task_due = False
        """Whether the task is to follow them."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_all)
        self._waiting: list[int] = []
        """The others' moves that are still to be told."""
        self._task = ""
        """The task announced last."""
        playback.shown.connect(self._on_shown)
        playback.caught_up.connect(self.say_status)
        playback.ended.connect(self._tell_end)

    def begin(self) -> None:
        """Announce the game, its variant and the task, once the table is seen."""
        if self._playback.state is not PlaybackState.COVERED:
            self._task = self._status.line()
            game = self._timeline.game.id
            names = (game_title(game), *chosen_names(game, self._timeline.options))
            announce(self._view, ". ".join((*names, self._status.standing())))

    def _on_shown(self, moment: Moment[State, View]) -> None:
        if self._playback.back:
            return
        if moment.number < self._told:
            self._told = moment.number
            self._waiting = [number for number in self._waiting if number < moment.number]
            self._own.clear()
            if moment.change is not None and moment.change.kind == "undo":
                announce(self._view, self.tr("Taken back. {task}").format(task=self._line()))
            return
        for number in range(self._told, moment.number):
            self._tell(number, moment.view.seat)
        self._told = moment.number
        if self._playback.pace == "step":
            self._tell_others()

    def _tell(self, number: int, viewer: int) -> None:
        mover = self._timeline.mover(number)
        if mover == viewer:
            self._tell_others()
            self._own.append(number)
            self._soon.start()
            return
        others = bool(self._waiting) and self._timeline.mover(self._waiting[-1]) != mover
        if others and not self._timeline.game.simultaneous:
            self._tell_others()
        self._waiting.append(number)

    def _tell_others(self) -> None:
        announce(self._view, self._take_waiting())

    def _tell_all(self) -> None:
        """Tell of own moves and, if the person may act again, of the others' and the task."""
        self._soon.stop()
        own, self._own = self._own, []
        due, self._task_due = self._task_due, False
        announce(self._view, self._recap.own(own))
        if due and self._playback.state is not PlaybackState.WATCHING:
            told = self._take_waiting()
            announce(self._view, "\n".join(filter(None, (told, self._line()))))

    def _tell_end(self) -> None:
        self._tell_all()
        self._tell_others()

    def say_standing(self) -> None:
        """Announce everybody's points, such as when the game is over."""
        announce(self._view, self._status.standing())

    def _take_waiting(self) -> str:
        waiting, self._waiting = self._waiting, []
        return self._recap.others(waiting) if waiting else ""

    def say_status(self) -> None:
        """Announce the others' moves and the task, after what is still to be told."""
        self._task_due = True
        if not self._soon.isActive():
            self._tell_all()

    def _line(self) -> str:
        """The task; in few words if it is the same as last time."""
        before, self._task = self._task, self._status.line()
        if before == self._task and self._playback.state is PlaybackState.LIVE:
            return self.tr("Your turn.")
        return self._task
