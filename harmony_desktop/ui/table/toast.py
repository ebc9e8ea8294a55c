"""The one place where a page says something for a while. It has room of its own: it covers nothing.

At a table that is the bar, in place of the prompt; elsewhere it lies below the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.widgets import paragraph
from harmony_desktop.ui.table.fitted_text import FittedText

_MILLISECONDS = 4200
_MILLISECONDS_A_LETTER = 55
_OFFER_MILLISECONDS = 12_000


@dataclass(frozen=True)
class Message:
    """Something said, more about it, and what can be done about it."""

    words: str
    detail: str = ""
    offer: str | None = None
    action: Callable[[], None] | None = None
    stays: bool = False
    """Whether it stays until something else happens."""

    @property
    def text(self) -> str:
        return "\n".join(filter(None, (self.words, self.detail)))

    @property
    def milliseconds(self) -> int:
        if self.offer is not None:
            return _OFFER_MILLISECONDS
        return max(_MILLISECONDS, _MILLISECONDS_A_LETTER * len(self.text))


class Toast(QFrame):
    """One message at a time; those that come meanwhile wait their turn.

    Signals:
        shown: whether there is a message now.
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
        """What is said again when a passing message has gone."""
        self._waiting: list[str] = []
        self.hide()

    @property
    def words(self) -> QLabel:
        """The label that shows the message."""
        return self._label

    def text(self) -> str:
        """What was said last, and more about it."""
        return self._last

    def fits(self, width: int, height: int) -> bool:
        """Whether the message can be read whole in a room of that size."""
        return self._fitted is None or self._fitted.fits(width - self._beside_words(), height)

    def height_needed(self, width: int) -> int:
        """The height in which the message can be read whole in that width."""
        words = self._fitted
        return 0 if words is None else words.height_needed(width - self._beside_words())

    def _beside_words(self) -> int:
        """The width that the words do not have."""
        return 30 if self._button.isHidden() else 30 + self._button.sizeHint().width()

    def dismiss(self) -> bool:
        """Put away what is said, and what waits to be said; False if there is nothing."""
        if self._said is None:
            return False
        self._staying = None
        self._waiting.clear()
        self._timer.stop()
        self._next()
        return True

    def show_text(
        self, words: str, offer: str | None = None, action: Callable[[], None] | None = None
    ) -> None:
        """Say something; `offer` names what a press on the button beside it does."""
        self._say(Message(words, offer=offer, action=action))

    def stay(self, words: str, detail: str = "") -> None:
        """Say something that stays until the page changes; what passes is shown over it."""
        self._staying = Message(words, detail, stays=True)
        self._say(self._staying)

    def queue_text(self, words: str) -> None:
        """Say something after what is being said."""
        if self.isVisible() and self._said is not self._staying:
            self._waiting.append(words)
        else:
            self.show_text(words)

    def page_changed(self) -> None:
        """An offer, and what stays, belong to the moment in which they were made."""
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
        self._label.setText(" · ".join(filter(None, (message.words, message.detail))))
        self._button.setVisible(message.offer is not None)
        self._button.setText(message.offer or "")
        self._timer.stop()
        if not message.stays:
            self._timer.start(message.milliseconds)
        self.show()
        self.shown.emit(True)

    def _use(self) -> None:
        action = None if self._said is None else self._said.action
        self._next()
        if action is not None:
            action()
