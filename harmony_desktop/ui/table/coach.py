"""The guided first game: a card beside the table explains, while the player plays on the board."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from harmony_desktop import games
from harmony_desktop.engine.lessons import GuideStep
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import counter, digits, translate
from harmony_desktop.ui.kit.widgets import Page, column, paragraph
from harmony_desktop.ui.table.side_card import SideCard

_PICTURE_SHARE = 0.38
"""Largest share of the card's height for a picture."""


class Coach(Page):
    """Walks through the steps of a game's guide.

    Signals:
        pointed: the name of the part of the table that the step explains, or None.
        play_wanted: a step waits for a move: the keyboard belongs on the table.
        finished: the guide has ended, or the player left it.
    """

    pointed = Signal(object)
    play_wanted = Signal()
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
        self._picture = QLabel()
        self._title = paragraph("heading")
        self._words = paragraph()
        self._leave = self.button(kind="quiet")
        self._next = self.button(kind="primary")
        # A double click on "next" must not hit "leave" in the same place.
        place = self._next.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self._next.setSizePolicy(place)
        self._leave.clicked.connect(self.leave)
        self._next.clicked.connect(self._advance)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        content = column(self._picture, self._title, self._words, 1, spacing=12)
        self._card = SideCard(content, self._leave, self._next)
        self.setLayout(self._card.layout_around())
        self.setProperty("role", "beside")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def start(self) -> None:
        """Show the first step, if the game has a guide."""
        if self._steps:
            self._show_step()
        else:
            self.leave()

    def moved(self, kind: str) -> None:
        """Advance if this step or the next one asked for the kind of move just played."""
        if self._steps[self._step].figure is not None:
            # A player who moves early has understood the current step.
            self._advance()
        for ahead, step in enumerate(self._steps[self._step : self._step + 2]):
            if not step.after_move:
                return
            if not step.awaits or kind in step.awaits:
                self._step += ahead
                self._advance()
                return

    def leave(self) -> None:
        """Leave the guide."""
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
        place = counter(self._step + 1, len(self._steps))
        about = self.tr("What it is about") if step.figure is not None else ""
        self._title.setText(" · ".join(filter(None, (place, about))))
        self._leave.setText(self.tr("Leave the guide"))
        last = self._step == len(self._steps) - 1
        self._next.setText(self.tr("Done") if last else self.tr("Next"))
        self._next.setVisible(not step.after_move)
        self._show_picture(step)
        self.show()
        self.pointed.emit(step.lights)
        if step.after_move:
            self.play_wanted.emit()
        else:
            self._next.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._steps:
            self._show_picture(self._steps[self._step])

    def _show_picture(self, step: GuideStep) -> None:
        """Show the step's picture, if it has one."""
        self._picture.setVisible(step.figure is not None)
        if step.figure is None:
            return
        area, _ = games.figures(self._game).FIGURES[step.figure]
        wide = self._card.inner_width
        high = max(80.0, self.height() * _PICTURE_SHARE)
        width = min(float(wide), high * area.width() / area.height())
        self._picture.setPixmap(figure(self._game, step.figure, width, self.devicePixelRatioF()))
