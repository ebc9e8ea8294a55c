"""A line that appears over the table, says something and goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from harmony_desktop.ui.speech import announce
from harmony_desktop.ui.widgets import paragraph

_MILLISECONDS = 4200
_OFFER_MILLISECONDS = 12_000


class Toast(QWidget):
    """One line over an edge of its parent; those that come meanwhile wait their turn."""

    def __init__(self, parent: QWidget, at_top: bool = False) -> None:
        super().__init__(parent)
        self._over = parent
        self._at_top = at_top
        self._label = paragraph("toast")
        self._button = QPushButton()
        self._button.setProperty("kind", "primary")
        self._action: Callable[[], None] | None = None
        self._button.clicked.connect(self._use)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self._label, 1)
        self._line.addWidget(self._button)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self._waiting: list[str] = []
        self.hide()
        parent.installEventFilter(self)

    def text(self) -> str:
        return self._label.text()

    def show_text(
        self, words: str, offer: str | None = None, action: Callable[[], None] | None = None
    ) -> None:
        """Say something; `offer` names what a press on the button beside it does."""
        announce(self, words)
        self._show(words, offer, action)

    def queue_text(self, words: str) -> None:
        """Say something after what is being said."""
        if self.isVisible():
            self._waiting.append(words)
        else:
            self.show_text(words)

    def page_changed(self) -> None:
        """An offer belongs to the page it was made on."""
        if self._button.isVisibleTo(self):
            self._next()

    def _next(self) -> None:
        self.hide()
        if self._waiting:
            self.show_text(self._waiting.pop(0))

    def _show(self, words: str, offer: str | None, action: Callable[[], None] | None) -> None:
        self._label.setText(words)
        self._action = action
        self._button.setVisible(offer is not None)
        self._button.setText(offer or "")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, offer is None)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(_MILLISECONDS if offer is None else _OFFER_MILLISECONDS)

    def _use(self) -> None:
        self._next()
        if self._action is not None:
            self._action()

    def _place(self) -> None:
        parent = self._over
        metrics = self._label.fontMetrics()
        needed = metrics.horizontalAdvance(self._label.text()) + 48
        if self._button.isVisibleTo(self):
            needed += self._button.sizeHint().width() + 12
        width = min(parent.width() - 48, max(220, needed))
        self.resize(width, max(self._line.heightForWidth(width), 44))
        below = parent.height() - self.height() - 24
        self.move((parent.width() - width) // 2, 24 if self._at_top else below)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
