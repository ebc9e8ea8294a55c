"""The guided first game: a bubble that explains, while the player plays on the real board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.ui.accessible import announce
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import digits, number, translate
from harmony_desktop.ui.widgets import Page, label, row

_WIDTH = 420


class Coach(Page):
    """Walks through the steps of a game's guide. `finished` when it is through or left."""

    finished = Signal()

    def __init__(self, context: Context, over: QWidget, game: str) -> None:
        super().__init__(context, over)
        self._game = game
        self._steps = games.part(game, "texts").GUIDE
        self._step = 0
        self._words = label(wrap=True)
        self._count = label("muted")
        self._leave = self.button(kind="quiet")
        self._next = self.button(kind="primary")
        self._leave.clicked.connect(self.leave)
        self._next.clicked.connect(self._advance)
        frame = QFrame()
        frame.setProperty("role", "bubble")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(10)
        inside.addWidget(self._words)
        inside.addLayout(row(self._count, 1, self._leave, self._next))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        over.installEventFilter(self)

    def start(self) -> None:
        self._show_step()

    def moved(self) -> None:
        """The player has made a move: that may be what the step asked for."""
        if self._steps[self._step].after_move:
            self._advance()

    def leave(self) -> None:
        """Stop explaining."""
        self.hide()
        self.deleteLater()
        self.finished.emit()

    def retranslate(self) -> None:
        self._show_step()

    def _advance(self) -> None:
        self._step += 1
        if self._step == len(self._steps):
            self.leave()
        else:
            self._show_step()

    def _show_step(self) -> None:
        step = self._steps[self._step]
        words = digits(translate(self._game, step.text))
        self._words.setText(words)
        self._count.setText(f"{number(self._step + 1)} / {number(len(self._steps))}")
        self._leave.setText(self.tr("Leave the guide"))
        last = self._step == len(self._steps) - 1
        self._next.setText(self.tr("Done") if last else self.tr("Next"))
        self._next.setVisible(not step.after_move)
        self._place()
        self.show()
        self.raise_()
        announce(self, words)

    def _place(self) -> None:
        over = self.parentWidget()
        width = min(_WIDTH, over.width() - 32)
        height = self.layout().totalHeightForWidth(width)
        if height < 0:
            height = self.sizeHint().height()
        self.setGeometry((over.width() - width) // 2, over.height() - height - 16, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
