"""While moves of the others are shown, any press or key shows the next one or skips them all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from harmony_desktop.ui.table.playback import Playback
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
"""Keys that say nothing by themselves, or only move the focus."""


class PressToContinue(QObject):
    """Takes presses and keys of a table's view while there is something to watch."""

    def __init__(self, playback: Playback, view: TableView) -> None:
        super().__init__(view)
        self._playback = playback
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            return False
        if not self._playback.watching or self._playback.back:
            return False
        if isinstance(event, QKeyEvent) and event.key() in _NO_ANSWER:
            return False
        if not self._playback.step():
            self._playback.skip()
        return True
