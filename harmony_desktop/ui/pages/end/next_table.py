"""The computer players of the next game, to choose from."""

from __future__ import annotations

from PySide6.QtCore import (
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QFrame,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.languages import grown_picture
from harmony_desktop.ui.kit.widgets import column, columns, label, paragraph, row
from harmony_desktop.ui.players.faces import CHARACTERS, face_icon
from harmony_desktop.ui.players.players import (
    character_name,
    character_words,
    faces,
)


class NextTable(QFrame):
    """The opponents of the next game: as many as before, each at the level of its seat."""

    _FACE = 44

    def __init__(self, timeline: Timeline[State], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._bots = [seat for seat, one in enumerate(timeline.seats) if one.kind == "bot"]
        drawn = faces(timeline.seats)
        self._chosen = [drawn[seat] for seat in self._bots]
        self._leaves_next = 0
        """Which of the chosen makes room for another."""
        self._title = label("heading")
        self._note = paragraph("muted")
        self.buttons: dict[str, QToolButton] = {}
        side = grown_picture(self._FACE)
        for name in CHARACTERS:
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(face_icon(name, side))
            button.setIconSize(QSize(side, side))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, name=name: self._choose(name))
            self.buttons[name] = button
        shown, half = list(self.buttons.values()), len(self.buttons) // 2
        choice = columns(row(*shown[:half], spacing=2), row(*shown[half:], spacing=2), spacing=2)
        layout = column(row(self._title, self._note, spacing=16), choice, spacing=4)
        layout.setContentsMargins(16, 10, 16, 10)
        self.setLayout(layout)
        self._show_chosen()

    def _choose(self, name: str) -> None:
        if name not in self._chosen:
            self._chosen[self._leaves_next] = name
            self._leaves_next = (self._leaves_next + 1) % len(self._chosen)
        self._show_chosen()

    def _show_chosen(self) -> None:
        for name, button in self.buttons.items():
            button.setChecked(name in self._chosen)

    def by_seat(self) -> dict[int, str]:
        """The characters that were chosen, by their seats."""
        return dict(zip(self._bots, self._chosen, strict=True))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Next game"))
        self._note.setText(self.tr("Choose who plays with you next time."))
        for name, button in self.buttons.items():
            button.setText(character_name(name))
            button.setToolTip(character_words(name))
            button.setAccessibleName(character_name(name))
            button.setAccessibleDescription(character_words(name))
