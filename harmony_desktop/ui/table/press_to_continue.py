"""Presses that make no move: while opponents' moves are shown, and at a hand-over.

A click, Enter or Space ends the turn that is being shown, the second all that follows; every other
key does what it always does. While the table is handed over to another person, presses mean
nothing: they are the second half of a double click.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from harmony_desktop.ui.table.playback import Playback, PlaybackState
from harmony_desktop.ui.table.view import TableView

_NO_ANSWER = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
)
"""Modifier keys, and keys that only move the focus."""
_LEAVE = (*_NO_ANSWER, Qt.Key.Key_Escape)
"""Keys that make no move."""
_CONTINUE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that go on to the next move."""
_PRESSES = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.KeyPress,
)


class PressToContinue(QObject):
    """Handles presses and keys in a table's view while moves are being shown."""

    def __init__(self, playback: Playback, view: TableView) -> None:
        super().__init__(view)
        self._playback = playback
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES:
            return False
        if self._playback.state is PlaybackState.HANDOVER:
            return not (isinstance(event, QKeyEvent) and event.key() in _LEAVE)
        if not self._playback.watching or self._playback.back:
            return False
        if isinstance(event, QKeyEvent) and event.key() not in _CONTINUE:
            return False
        if not self._playback.step():
            self._playback.skip()
        return True
