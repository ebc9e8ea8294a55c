"""The screen that persons at one computer share: whose eyes it has, and the curtain before it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from harmony_desktop.controller.session import Change, Session
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
        session: Session,
        table: AnyTable,
        game: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
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
        session = self._session
        return (
            self._table.conceals
            and session.persons > 1
            and session.viewer != self._shown_to
            and not session.over
        )

    @property
    def closed(self) -> bool:
        """Whether the curtain is drawn."""
        return self.currentWidget() is self.curtain

    def mark_shown(self) -> None:
        """The game is shown to the person whose turn it is."""
        self._shown_to = self._session.viewer

    def cover(self, change: Change | None) -> None:
        """Let those who were there see what they did, then draw the curtain."""
        pause = 0
        if self._shown_to is not None and change is not None:
            view, number = self._session.state.view(self._shown_to), len(self._session.moves)
            self._table.show_moment(Moment(view, number, newest=True, live=False, change=change))
            pause = _PAUSE_MS[self._context.settings.animation]
        self._pause.start(pause)

    def _draw(self) -> None:
        if self.covered:
            self.setCurrentWidget(self.curtain)
            self.curtain.draw(shown_name(self._session.seats, self._session.viewer))

    def open(self) -> None:
        """Show the game to the person whose turn it is."""
        self.mark_shown()
        self.setCurrentIndex(0)
        self.opened.emit()
