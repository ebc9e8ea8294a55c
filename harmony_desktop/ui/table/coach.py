"""The guided first game: a banner that explains, while the player plays on the real board."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from harmony_desktop import games
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import counter, digits, translate
from harmony_desktop.ui.speech import announce
from harmony_desktop.ui.widgets import Page, label, paragraph


class Coach(Page):
    """Walks through the steps of a game's guide.

    Signals:
        pointed: the name of what the step speaks of, or None.
        finished: it is through, or was left.
    """

    pointed = Signal(object)
    finished = Signal()

    def __init__(self, context: Context, game: str, options: Mapping[str, object]) -> None:
        super().__init__(context)
        self._game = game
        self._steps = [
            step
            for step in games.texts(game).GUIDE
            if step.only is None or options.get(step.only[0]) == step.only[1]
        ]
        self._step = 0
        self._words = paragraph()
        self._count = label("muted")
        self._leave = self.button(kind="quiet")
        self._next = self.button(kind="primary")
        # Where it was, a second click must not leave the guide.
        place = self._next.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self._next.setSizePolicy(place)
        self._leave.clicked.connect(self.leave)
        self._next.clicked.connect(self._advance)
        frame = QFrame()
        frame.setProperty("role", "bubble")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(18, 10, 12, 10)
        inside.setSpacing(16)
        inside.addWidget(self._count)
        inside.addWidget(self._words, 1)
        inside.addWidget(self._leave)
        inside.addWidget(self._next)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.addWidget(frame)

    def start(self) -> None:
        """Show the first step; a game without a guide has nothing to show."""
        if self._steps:
            self._show_step()
        else:
            self.leave()

    def moved(self, kind: str) -> None:
        """The player has made a move: that may be what the step asked for, or the one after it."""
        for ahead, step in enumerate(self._steps[self._step : self._step + 2]):
            if not step.after_move:
                return
            if not step.awaits or kind in step.awaits:
                self._step += ahead
                self._advance()
                return

    def leave(self) -> None:
        """Stop explaining."""
        self.hide()
        self.deleteLater()
        self.pointed.emit(None)
        self.finished.emit()

    def retranslate(self) -> None:
        if self._steps:
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
        self._count.setText(counter(self._step + 1, len(self._steps)))
        self._leave.setText(self.tr("Leave the guide"))
        last = self._step == len(self._steps) - 1
        self._next.setText(self.tr("Done") if last else self.tr("Next"))
        self._next.setVisible(not step.after_move)
        self.show()
        self.pointed.emit(step.lights)
        announce(self, words)
