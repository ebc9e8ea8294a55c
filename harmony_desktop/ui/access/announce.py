"""Announcements to screen readers, and the line where the last one can be read again.

Readers differ in what they hear. On Windows and macOS, Qt's own event for announcements is spoken.
On Linux, Orca speaks it from version 45 on only, but every version speaks a notification that
appears: there, each announcement is one. For all others, and for whoever missed something, the last
announcement stands in a line of the window that takes the focus.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QKeyEvent,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

_UNSPOKEN = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x2066, 0x206A)))
"""Invisible characters that only order the text on the screen."""
_AT_ONCE = 6
"""How many notifications a reader may still have to ask for their words."""
_MEETING_MS, _MEETINGS = 500, 20
"""How often, and how many times after the start, a reader that is still to be met is looked for."""
_LINES = 2
"""How many lines of a long message are seen at once."""


def spoken(words: str) -> str:
    """Words without the invisible characters that only order the text on the screen."""
    return words.translate(_UNSPOKEN)


class Notification(QWidget):
    """An unseen widget that stands for a notification."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def speak(self, words: str) -> None:
        """Have readers speak the words as a notification that has just appeared."""
        self.setAccessibleName(spoken(words))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


class LastMessage(QPlainTextEdit):
    """The last announcement of a window, to be read again with a caret.

    It is there while a screen reader listens, or once a player has asked a question by key.

    Signals:
        noted: an announcement, as it is made.
    """

    noted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "last-message")
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._notifications: Iterator[Notification] | None = None
        self._before: QWidget | None = None
        self._meetings = _MEETINGS
        self._meeting = QTimer(self, interval=_MEETING_MS)
        self._meeting.timeout.connect(self._meet_reader)
        self._keep_height()
        self.hide()

    def note(self, words: str, show: bool = False) -> None:
        """Keep words for reading, and have readers speak them."""
        option = self.document().defaultTextOption()
        option.setTextDirection(self.layoutDirection())
        self.setAccessibleName(self.tr("Last message"))
        self.document().setDefaultTextOption(option)
        self.setPlainText(words)
        self.noted.emit(words)
        self.setVisible(show or QAccessible.isActive())
        if QAccessible.isActive():
            next(self._speakers()).speak(words)
            self._meetings = 0
        elif self._meetings:
            self._meeting.start()

    def _meet_reader(self) -> None:
        """Speak the last announcement of the start to a reader that was not met before it."""
        self._meetings -= 1
        if QAccessible.isActive():
            self.show()
            next(self._speakers()).speak(self.toPlainText())
            self._meetings = 0
        if self._meetings <= 0:
            self._meeting.stop()

    def _speakers(self) -> Iterator[Notification]:
        """The notifications in turn. Never shown as widgets, they appear only when they speak."""
        if self._notifications is None:
            window = self.window()
            self._notifications = cycle([Notification(window) for _ in range(_AT_ONCE)])
        return self._notifications

    def go_to(self) -> None:
        """Take the focus, with the caret at the beginning."""
        if self.toPlainText():
            self._before = self.window().focusWidget()
            self.show()
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def go_back(self) -> None:
        """Give the focus back, and go unless a reader listens."""
        if not QAccessible.isActive():
            self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._before = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_height()

    def _keep_height(self) -> None:
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 12)


def announce(widget: QWidget, words: str, show: bool = False) -> None:
    """Have a screen reader say something, politely; `show` shows it to everybody."""
    if not words:
        return
    line = widget.window().findChild(LastMessage)
    if line is not None:
        line.note(words, show)
    if QAccessible.isActive() and (line is None or sys.platform != "linux"):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
