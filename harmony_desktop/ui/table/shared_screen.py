"""The screen that persons at one computer share: the game, or the curtain in front."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.curtain import Curtain
from harmony_desktop.ui.table.playback import Playback, PlaybackState

_PAUSE_MS = {"off": 0, "fast": 350, "normal": 700}
"""How long a person sees their own move before the curtain is drawn."""


class SharedScreen(QStackedWidget):
    """Closes the curtain while playback is covered.

    Signals:
        opened: the game is shown to the person to move.
    """

    opened = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        playback: Playback,
        game: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._timeline = timeline
        self._playback = playback
        self.curtain = Curtain(context)
        self.curtain.opened.connect(self.open)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._draw)
        self.addWidget(game)
        self.addWidget(self.curtain)
        playback.state_changed.connect(self._on_state)

    @property
    def closed(self) -> bool:
        """Whether the curtain is drawn."""
        return self.currentWidget() is self.curtain

    def open(self) -> None:
        """Show the game to the person whose turn it is."""
        self._playback.uncover()
        self.opened.emit()

    def _on_state(self) -> None:
        if self._playback.state is not PlaybackState.COVERED:
            self._pause.stop()
            self.setCurrentIndex(0)
        elif not self.closed and not self._pause.isActive():
            somebody_looks = self._playback.shown_to is not None
            self._pause.start(_PAUSE_MS[self._context.settings.animation] if somebody_looks else 0)

    def _draw(self) -> None:
        self.setCurrentWidget(self.curtain)
        name = shown_name(self._timeline.seats, self._timeline.viewer)
        self.curtain.draw(name, self._playback.secret)
