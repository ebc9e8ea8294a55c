"""The choice of who begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import (
    QComboBox,
    QWidget,
)

from harmony_desktop.engine.options import LOT, WhoBegins
from harmony_desktop.ui.kit.languages import isolated, translate
from harmony_desktop.ui.kit.widgets import DropDown, column, label, paragraph, row
from harmony_desktop.ui.players.players import (
    dot,
    player_colour,
)

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage
    from harmony_desktop.ui.pages.new_game.seat_row import SeatRow


class BeginnerRow(QWidget):
    """Who begins: by lot, or one of the players by name. A preset, never a further question."""

    def __init__(self, page: NewGamePage, option: WhoBegins, value: str) -> None:
        super().__init__()
        self._page = page
        self.option = option
        self._wanted = value
        self._seats = 0
        self._title = label()
        self.box = DropDown()
        self.box.setIconSize(QSize(16, 16))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(12)
        self._note = paragraph("muted")
        self.box.activated.connect(self._choose)
        line = row(self._title, spacing=12)
        line.addWidget(self.box, 1)
        self.setLayout(column(line, self._note, spacing=4))

    def _choose(self) -> None:
        self._wanted = str(self.box.currentData())

    def value(self) -> str:
        """LOT or the number of a seat; the default if there is no such seat."""
        if self._wanted != LOT and int(self._wanted) > self._seats:
            return self.option.default
        return self._wanted

    def show_seats(self, seats: Sequence[SeatRow]) -> None:
        """List the players."""
        self._seats = len(seats)
        self.setVisible(len(seats) > 1)
        words = self.tr("Who goes first")
        self._title.setText(words)
        self.box.setAccessibleName(words)
        game, texts = self._page.game.id, self._page.texts
        more = texts.VALUES.get(f"{self.option.key}.{LOT}")
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem(translate(game, more[0]) if more else self.tr("Random"), LOT)
            for number, seat in enumerate(seats, 1):
                name = isolated(seat.shown_name())
                self.box.addItem(dot(player_colour(seat.colour)), name, str(number))
            self.box.setCurrentIndex(self.box.findData(self.value()))
        self._note.setVisible(more is not None)
        self._note.setText(translate(game, more[1]) if more else "")
