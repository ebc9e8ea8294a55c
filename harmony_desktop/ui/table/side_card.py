"""A card beside the table: scrollable content, and buttons that stay visible."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import FlowLayout, column, scrolled

_WIDTH = 288
_PADDING = 16


class SideCard(QFrame):
    """A framed column of fixed width; the part above the buttons scrolls if it is long."""

    def __init__(self, content: QLayout, *buttons: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "bubble")
        inside = QWidget()
        inside.setLayout(content)
        area = scrolled(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setProperty("role", "bare")
        # Buttons side by side, or stacked if their words are long.
        below = FlowLayout(spacing=8, most_columns=len(buttons))
        for button in buttons:
            below.addWidget(button)
        whole = column(area, below, spacing=12)
        whole.setContentsMargins(_PADDING, _PADDING, _PADDING, 12)
        self.setLayout(whole)

    @property
    def inner_width(self) -> int:
        """The width available to the content."""
        return max(80, self.width() - 2 * _PADDING - 6)

    @staticmethod
    def width_wanted() -> int:
        """Width of a card with its margin, at the current text size."""
        return grown(_WIDTH)
