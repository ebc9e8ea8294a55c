"""A line below every page while something long is done beside the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.widgets import label


class ProgressLine(QFrame):
    """What is being done, how far it is, and a button that cancels it.

    Signals:
        cancelled: the player wants it stopped.
    """

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "progress-line")
        self._label = label()
        self._bar = QProgressBar()
        self._bar.setRange(0, 1000)
        self._bar.setTextVisible(False)
        self._cancel = QPushButton()
        self._cancel.clicked.connect(self._on_cancel)
        line = QHBoxLayout(self)
        line.setContentsMargins(40, 8, 40, 8)
        line.setSpacing(16)
        line.addWidget(self._label)
        line.addWidget(self._bar, 1)
        line.addWidget(self._cancel)
        self._retranslate()
        self.hide()

    @property
    def words(self) -> str:
        """What is being done."""
        return self._label.text()

    def begin(self, words: str) -> None:
        """Show the line."""
        self._label.setText(words)
        self._bar.setValue(0)
        self._bar.setAccessibleName(words)
        self._cancel.setEnabled(True)
        self.show()
        announce(self, words)

    def _on_cancel(self) -> None:
        self._cancel.setEnabled(False)
        self.cancelled.emit()

    def show_share(self, share: float) -> None:
        """Show how much is done, from 0 to 1."""
        self._bar.setValue(round(1000 * share))

    def end(self) -> None:
        """Put the line away."""
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._cancel.setText(self.tr("Cancel"))
