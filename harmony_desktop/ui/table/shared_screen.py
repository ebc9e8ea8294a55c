"""The screen that persons at one computer share: whose eyes it has, and the curtain before it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.curtain import Curtain
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.table import AnyTable

_PAUSE_MS = {"off": 0, "fast": 350, "normal": 700}
"""How long a person sees their own move before the curtain is drawn."""


class SharedScreen(QStackedWidget):
    """The game, or the curtain while it waits for somebody who is not there yet.

    Signals:
        opened: the person whose turn it is sees the game now.
    """

    opened = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        table: AnyTable,
        game: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._timeline = timeline
        self._table = table
        self._shown_to: int | None = None
        """The seat the game was shown to last; None until somebody is there."""
        self.curtain = Curtain(context)
        self.curtain.opened.connect(self.open)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._draw)
        self.addWidget(game)
        self.addWidget(self.curtain)

    @property
    def covered(self) -> bool:
        """Whether the game waits for another person than the one it was shown to last."""
        timeline = self._timeline
        return (
            self._table.conceals
            and timeline.persons > 1
            and timeline.viewer != self._shown_to
            and not timeline.over
        )

    @property
    def closed(self) -> bool:
        """Whether the curtain is drawn."""
        return self.currentWidget() is self.curtain

    def mark_shown(self) -> None:
        """The game is shown to the person whose turn it is."""
        self._shown_to = self._timeline.viewer

    def cover(self, change: Change[State] | None) -> None:
        """Let those who were there see what they did, then draw the curtain."""
        pause = 0
        if self._shown_to is not None and change is not None:
            view, number = self._timeline.state.view(self._shown_to), len(self._timeline.moves)
            self._table.show_moment(Moment(view, number, newest=True, live=False, change=change))
            pause = _PAUSE_MS[self._context.settings.animation]
        self._pause.start(pause)

    def _draw(self) -> None:
        if self.covered:
            self.setCurrentWidget(self.curtain)
            self.curtain.draw(shown_name(self._timeline.seats, self._timeline.viewer))

    def open(self) -> None:
        """Show the game to the person whose turn it is."""
        self.mark_shown()
        self.setCurrentIndex(0)
        self.opened.emit()
