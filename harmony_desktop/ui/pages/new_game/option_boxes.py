"""Options of a game with their values explained and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QWidget,
)

from harmony_desktop.engine.options import Choice
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import digits, grown_picture, translate
from harmony_desktop.ui.kit.widgets import column, label, name_group, paragraph, row

if TYPE_CHECKING:
    from harmony_desktop.ui.pages.new_game.page import NewGamePage

_FIGURE_WIDTH = 66


class OptionBox(QWidget):
    """An option of a game as New game shows it."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def value(self) -> str:
        """The chosen value."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put every word in the current language."""
        raise NotImplementedError


class ChoiceBox(OptionBox):
    """An option with named values, each explained and drawn."""

    def __init__(self, page: NewGamePage, option: Choice, value: str) -> None:
        super().__init__(option.key)
        self._page = page
        self.option = option
        self._title = label("heading")
        self._group = QButtonGroup(self)
        self.rows: dict[str, tuple[QRadioButton, QLabel, QLabel]] = {}
        parts: list[QWidget | QHBoxLayout] = [self._title]
        for index, name in enumerate(option.values):
            button = QRadioButton()
            note = paragraph("muted")
            note.stand_below_words()
            drawing = QLabel()
            drawing.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._group.addButton(button, index)
            self.rows[name] = (button, note, drawing)
            words = column(button, note, 1, spacing=0)
            line = row(drawing, spacing=12)
            line.addLayout(words, 1)
            parts.append(line)
        self.rows[value][0].setChecked(True)
        self._group.idToggled.connect(lambda _, on: self.changed.emit() if on else None)
        self.setLayout(column(*parts, spacing=6))

    def value(self) -> str:
        return self.option.values[self._group.checkedId()]

    def set_value(self, value: str) -> None:
        self.rows[value][0].setChecked(True)

    def set_refusals(self, refusals: dict[str, str]) -> None:
        """Values that do not go with the seats, each with the reason shown."""
        texts = self._page.texts
        for name, (button, note, _) in self.rows.items():
            refused = name in refusals
            button.setEnabled(not refused)
            usual = translate(self._page.game.id, texts.VALUES[f"{self.option.key}.{name}"][1])
            note.setText(digits(refusals.get(name, usual)))
            button.setAccessibleDescription(note.text())
            if refused and button.isChecked():
                self.rows[self.option.default][0].setChecked(True)

    def retranslate(self) -> None:
        page = self._page
        self._title.setText(translate(page.game.id, page.texts.OPTIONS[self.option.key]))
        name_group(self, self._title.text())
        for name, (button, note, _) in self.rows.items():
            key = f"{self.option.key}.{name}"
            title, words = page.texts.VALUES[key]
            button.setText(translate(page.game.id, title))
            note.setText(digits(translate(page.game.id, words)))
            button.setAccessibleDescription(note.text())
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the values now: a page that only says how a game was set up is never shown."""
        super().showEvent(event)
        self._draw()

    def _draw(self) -> None:
        game, ratio = self._page.game.id, self.devicePixelRatioF()
        width = grown_picture(_FIGURE_WIDTH)
        for name, (_, _, drawing) in self.rows.items():
            key = f"{self.option.key}.{name}"
            drawing.setFixedWidth(width)
            drawing.setPixmap(figure(game, key, width, ratio))
