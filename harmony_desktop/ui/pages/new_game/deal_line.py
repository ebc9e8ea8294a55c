"""The line for the number of a deal: digits are typed, a friend's result is pasted."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from harmony_desktop.controller import deals

_LONGEST_NUMBER = 15


class DealLine(QLineEdit):
    """Takes the number of a deal, or a text with a whole deal in it.

    Signals:
        found: a Deal was in the text that was put in.
    """

    found = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(deals.MOST_CHARACTERS)
        self.textEdited.connect(self._find_deal)

    def _find_deal(self, text: str) -> None:
        deal = deals.read(text)
        if deal is not None:
            self.setText(str(deal.seed))
            self.found.emit(deal)
        elif len(text) > _LONGEST_NUMBER:
            self.setText(text[:_LONGEST_NUMBER])
