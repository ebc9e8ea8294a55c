"""The moves so far, with buttons to step through them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from harmony_desktop.controller.session import Session
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.table.panels import MoveList
from harmony_desktop.ui.widgets import Page, column, row


class History(Page):
    """Looks back at a moment of the game: `looked_at` carries how many moves were played then."""

    looked_at = Signal(int)

    def __init__(self, context: Context, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._session = session
        self._moment = 0
        self.moves = MoveList(session)
        self.moves.looked_at.connect(self.looked_at)
        self._first = self.tool("skip-back", 18)
        self._previous = self.tool("chevron-left", 18)
        self._next = self.tool("chevron-right", 18)
        self._latest = self.tool("skip-forward", 18)
        self._first.clicked.connect(lambda: self.looked_at.emit(0))
        self._previous.clicked.connect(lambda: self.looked_at.emit(self._moment - 1))
        self._next.clicked.connect(lambda: self.looked_at.emit(self._moment + 1))
        self._latest.clicked.connect(lambda: self.looked_at.emit(len(self._session.moves)))
        buttons = row(1, self._first, self._previous, self._next, self._latest, 1)
        self.setLayout(column(self.moves, buttons))

    def retranslate(self) -> None:
        for button, words in (
            (self._first, self.tr("To the start")),
            (self._previous, self.tr("One move back")),
            (self._next, self.tr("One move on")),
            (self._latest, self.tr("To the latest move")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.moves.setAccessibleName(self.tr("Moves"))
        self.moves.refresh(everything=True)

    def show_moment(self, moment: int) -> None:
        """Which moment the table shows now."""
        self._moment = moment
        latest = moment == len(self._session.moves)
        for button in (self._first, self._previous):
            button.setEnabled(moment > 0)
        for button in (self._next, self._latest):
            button.setEnabled(not latest)

    def mark(self, moment: int) -> None:
        """Mark the move that led to a moment."""
        if moment:
            self.moves.setCurrentRow(moment - 1)
        else:
            self.moves.clearSelection()
