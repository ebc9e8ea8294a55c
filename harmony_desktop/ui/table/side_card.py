"""A card beside the table: words that may be long, and buttons that are always in reach."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import FlowLayout, column, scrolled

_WIDTH = 288
_MARGIN, _PADDING = 10, 16


class SideCard(QFrame):
    """A framed column as wide as a side of the table; its upper part scrolls where it is long."""

    def __init__(self, content: QLayout, *buttons: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "bubble")
        inside = QWidget()
        inside.setLayout(content)
        area = scrolled(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setProperty("role", "bare")
        # Beside each other, or below each other where their words are long.
        below = FlowLayout(spacing=8, most_columns=len(buttons))
        for button in buttons:
            below.addWidget(button)
        whole = column(area, below, spacing=12)
        whole.setContentsMargins(_PADDING, _PADDING, _PADDING, 12)
        self.setLayout(whole)

    @property
    def inner_width(self) -> int:
        """The width that content has."""
        return max(80, self.width() - 2 * _PADDING - 6)

    def layout_around(self) -> QVBoxLayout:
        """The card with air around it, for the page that it belongs to."""
        whole = column(self)
        whole.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        return whole

    @staticmethod
    def width_wanted() -> int:
        """How wide a card and the air around it are, in the letters of this window."""
        return grown(_WIDTH)
