"""The table with what may stand beside it: a card, and the drawer."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QWidget

from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import column
from harmony_desktop.ui.table.side import TableSide
from harmony_desktop.ui.table.side_card import SideCard
from harmony_desktop.ui.table.view import TableView

_WIDEST_CARD = 0.36
"""Largest share of the window's width for a card beside the table."""
_ROOM_FOR_BOTH = 1500
"""Window width below which the open drawer takes the place of the card."""
_MARGIN = 10


class BesideTable(QSplitter):
    """Lays out the table, one card and the drawer side by side; the table keeps its height.

    One card is seen at a time, the newest; an earlier one comes back when it is removed. The
    drawer does not open by itself while there is a card. If the player opens it in a narrow
    window, the card waits behind it.
    """

    def __init__(self, view: TableView, side: TableSide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._cards: list[QWidget] = []
        self._place = QFrame()
        self._place.setProperty("role", "beside")
        self._inside = column()
        self._inside.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._place.setLayout(self._inside)
        self._place.hide()
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for part in (view, self._place, side):
            self.addWidget(part)
        self.setStretchFactor(0, 1)
        self.setSizes([940, 0, (320 + grown(320)) // 2])
        side.opened.connect(self._share_room)

    def show_card(self, card: QWidget) -> None:
        """Show a card beside the table, in front of any other."""
        for other in self._cards:
            other.hide()
        self._cards.append(card)
        self._inside.addWidget(card)
        card.show()
        self._side.make_room(True)
        self._share_room()

    def remove_card(self, card: QWidget) -> None:
        """Remove a card for good; the one shown before it comes back."""
        self._cards.remove(card)
        self._inside.removeWidget(card)
        card.hide()
        card.deleteLater()
        if self._cards:
            self._cards[-1].show()
        self._share_room()
        self._side.make_room(bool(self._cards))

    def _share_room(self) -> None:
        """Give the card its width, and hide it while the drawer needs the room."""
        wide = self.window().width()
        self._place.setFixedWidth(min(SideCard.width_wanted(), round(wide * _WIDEST_CARD)))
        covered = not self._side.isHidden() and wide < _ROOM_FOR_BOTH
        self._place.setVisible(bool(self._cards) and not covered)
        # Else the handle of a part that has just appeared is found only after everything is shown.
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._share_room()
