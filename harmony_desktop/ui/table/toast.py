"""Temporary messages of a page, shown in a place of their own where they cover nothing.

At a table, a message replaces the prompt in the bar; elsewhere it is shown below the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.languages import separated
from harmony_desktop.ui.kit.widgets import paragraph
from harmony_desktop.ui.table.fitted_text import FittedText

_MILLISECONDS = 4200
_MILLISECONDS_A_LETTER = 55
_OFFER_MILLISECONDS = 12_000


@dataclass(frozen=True)
class Message:
    """A message: its text, details, and the offered action."""

    words: str
    detail: str = ""
    offer: str | None = None
    action: Callable[[], object] | None = None
    stays: bool = False
    """Whether the message stays until the page changes."""
    waits: bool = False
    """Whether the message is a question: it does not go by itself."""
    of_turn: bool = False
    """Whether the message is about what the player is doing, and goes when that is done."""
    short: str = ""
    """The part shown where the table draws the rest; all of it is spoken."""
    brief: str = ""
    """The part shown where all of it has no room."""

    @property
    def shown(self) -> str:
        return self.short or separated((self.words, self.detail))

    @property
    def text(self) -> str:
        return "\n".join(filter(None, (self.words, self.detail)))

    @property
    def milliseconds(self) -> int:
        if self.offer is not None:
            return _OFFER_MILLISECONDS
        return max(_MILLISECONDS, _MILLISECONDS_A_LETTER * len(self.text))


class Toast(QFrame):
    """Shows one message at a time; later messages wait in a queue.

    Signals:
        shown: whether a message is visible now.
    """

    shown = Signal(bool)

    def __init__(self, parent: QWidget | None = None, words: FittedText | None = None) -> None:
        """Show messages in `words` where the height is fixed, otherwise in a growing paragraph."""
        super().__init__(parent)
        self.setProperty("role", "toast")
        self._fitted = words
        self._label: QLabel = words or paragraph("toast")
        self._button = QPushButton()
        self._button.setProperty("kind", "primary")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._use)
        line = QHBoxLayout(self)
        line.setContentsMargins(*((12, 0, 12, 0) if words else (0, 0, 6, 0)))
        line.addWidget(self._label, 1)
        line.addWidget(self._button)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self._said: Message | None = None
        self._last = ""
        self._staying: Message | None = None
        """The staying message, shown again after a temporary one."""
        self._waiting: list[str] = []
        self.hide()

    @property
    def words(self) -> QLabel:
        """The label that shows the message."""
        return self._label

    def text(self) -> str:
        """The latest message and its details."""
        return self._last

    def says(self, words: str) -> bool:
        """Whether a message is shown now."""
        return self._said is not None and self._said.words == words

    def fits(self, width: int, height: int, *, note: bool = True) -> bool:
        """Whether the whole message fits in that size, with or without its note."""
        words, left = self._fitted, width - self._beside_words()
        return words is None or words.fits(left, height, note=note)

    def height_needed(self, width: int) -> int:
        """The height the whole message needs at a width."""
        words = self._fitted
        return 0 if words is None else words.height_needed(width - self._beside_words())

    def show_whole(self) -> None:
        """Show the whole message again, after `shorten`."""
        if self._said is not None:
            self._label.setText(self._said.shown)

    def shorten(self) -> bool:
        """Show only the part that matters most; return False if there is no such part."""
        brief = "" if self._said is None else self._said.brief
        if brief:
            self._label.setText(brief)
        return bool(brief)

    def _beside_words(self) -> int:
        """The width taken by everything but the text."""
        return 30 if self._button.isHidden() else 30 + self._button.sizeHint().width()

    def dismiss(self) -> bool:
        """Remove the current message and the queue; return False if there was none."""
        if self._said is None:
            return False
        self._staying = None
        self._waiting.clear()
        self._timer.stop()
        self._next()
        return True

    def show_text(
        self, words: str, offer: str | None = None, action: Callable[[], object] | None = None
    ) -> None:
        """Show a message; `offer` labels the button that calls `action`."""
        self._say(Message(words, offer=offer, action=action))

    def ask(self, words: str, answer: str, action: Callable[[], object]) -> None:
        """Show a question until it is answered, the page changes or another message comes."""
        self._say(Message(words, offer=answer, action=action, waits=True))

    def show_until_played(self, words: str) -> None:
        """Show a message about what the player is doing; it goes by itself or with a move."""
        self._say(Message(words, of_turn=True))

    def played(self) -> None:
        """Drop a message about what the player was doing: a move has been played."""
        if self._said is not None and self._said.of_turn:
            self._next()

    def stay(
        self,
        words: str,
        detail: str = "",
        offer: str | None = None,
        action: Callable[[], object] | None = None,
        aloud: bool = True,
        short: str = "",
        brief: str = "",
    ) -> None:
        """Show a message that stays until the page changes; temporary messages cover it."""
        self._staying = Message(words, detail, offer, action, True, short=short, brief=brief)
        if aloud:
            announce(self, self._staying.text)
        self._show(self._staying)

    def queue_text(self, words: str) -> None:
        """Show a message after the current one."""
        if self.isVisible() and self._said is not self._staying:
            self._waiting.append(words)
        else:
            self.show_text(words)

    def page_changed(self) -> None:
        """Drop offers and staying messages: they belong to the earlier state of the page."""
        self._staying = None
        if self._said is not None and (self._said.stays or self._said.offer is not None):
            self._next()

    def _say(self, message: Message) -> None:
        announce(self, message.text)
        self._show(message)

    def _next(self) -> None:
        if self._waiting:
            self.show_text(self._waiting.pop(0))
        elif self._staying is not None and self._said is not self._staying:
            self._show(self._staying)
        else:
            self._said = None
            self.hide()
            self.shown.emit(False)

    def _show(self, message: Message) -> None:
        self._said = message
        self._last = message.text
        self._label.setText(message.shown)
        self._button.setVisible(message.offer is not None)
        self._button.setText(message.offer or "")
        self._timer.stop()
        if not (message.stays or message.waits):
            self._timer.start(message.milliseconds)
        self.show()
        self.shown.emit(True)

    def _use(self) -> None:
        action = None if self._said is None else self._said.action
        self._next()
        if action is not None:
            action()
