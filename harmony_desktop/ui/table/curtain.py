"""The curtain between two persons at one screen, where a game hides something."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import isolated
from harmony_desktop.ui.kit.widgets import Page, paragraph


class Curtain(Page):
    """Hides the table and names the person to move, who opens it (`opened`)."""

    opened = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._name = self._secret = ""
        self._title = paragraph("title")
        self._note = paragraph("muted")
        for one in (self._title, self._note):
            one.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._ready = self.button("eye", "primary")
        self._ready.setMinimumSize(260, 52)
        self._ready.clicked.connect(self.opened)
        self.setFocusProxy(self._ready)
        frame = QFrame()
        frame.setProperty("role", "curtain")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(48, 48, 48, 48)
        inside.setSpacing(20)
        inside.addStretch(2)
        inside.addWidget(self._title)
        inside.addWidget(self._note)
        inside.addSpacing(12)
        inside.addWidget(self._ready, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        self._ready.installEventFilter(self)

    def draw(self, name: str, secret: str = "") -> None:
        """Close the curtain until `name` opens it; `secret` says what is done behind it."""
        self._name, self._secret = name, secret
        self.retranslate()
        announce(self, f"{self._title.text()} {self._note.text()}")
        self._ready.setFocus()

    def retranslate(self) -> None:
        name = isolated(self._name)
        self._title.setText(self.tr("It is {name}’s turn").format(name=name))
        self._note.setText(
            self._secret
            or self.tr(
                "Hand over to the next player. This curtain hides what the others must not see."
            )
        )
        self._ready.setText(self.tr("I am {name}").format(name=name))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore taps and clicks outside the button, which would open the curtain too early."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter open the curtain, as Space does."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self.opened.emit()
            return True
        return False
