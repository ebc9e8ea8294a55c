"""Text in a fixed height: large on one line, or smaller on several, but not cut off.

Where even small letters have no room for text and note together, the note is left to the tool tip.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from harmony_desktop.ui.kit.languages import right_to_left, separated
from harmony_desktop.ui.kit.outside import plain

_LARGE, _USUAL, _SMALL = 1.15, 1.0, 0.86
_LEAST_PIXELS = 11.0
"""Smallest letter size, in screen pixels."""
_TALL = 10_000.0
_SIGNS = 0.3
"""How much of a line signs of another font, such as arrows, may add to the height of all lines."""


@dataclass(frozen=True)
class _Setting:
    """One way to set the text: its size, its number of lines, and where the note goes."""

    size: float
    lines: int
    note: Literal["below", "after", "dropped"]


_WITH_NOTE = (
    _Setting(_LARGE, 1, "below"),
    _Setting(_USUAL, 1, "below"),
    _Setting(_USUAL, 2, "after"),
    _Setting(_SMALL, 2, "below"),
    _Setting(_SMALL, 3, "after"),
    _Setting(0.8, 12, "after"),
)
"""Settings in order of preference."""
_WITHOUT_NOTE = (
    _Setting(_USUAL, 2, "dropped"),
    _Setting(_SMALL, 3, "dropped"),
    _Setting(0.8, 12, "dropped"),
)
"""Settings for large letters: the text stays whole, and the note moves to the tool tip."""


class FittedText(QLabel):
    """A text and a muted note, set as large as the space allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = ""
        self._chosen: tuple[object, _Setting, bool] | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def setText(self, words: str) -> None:
        if words != self.text():
            super().setText(words)
            self._show_again()

    def note(self) -> str:
        """The muted note beside the text."""
        return self._note

    def set_note(self, words: str) -> None:
        """Show a muted note below the text, or after it if lines are scarce."""
        if words != self._note:
            self._note = words
            self._show_again()

    def _show_again(self) -> None:
        self._chosen = None
        self.update()

    @property
    def whole(self) -> bool:
        """Whether the whole text fits."""
        return self._setting()[1]

    def fits(self, width: int, height: int, *, note: bool = True) -> bool:
        """Whether the whole text would fit in that size, with or without its note."""
        settings = _WITH_NOTE if note else _WITHOUT_NOTE
        return any(self._has_room(one, width, height) for one in settings)

    def height_needed(self, width: int) -> int:
        """The height the whole text needs at a width, in the smallest letters."""
        last = _WITH_NOTE[-1]
        return round(
            sum(box_of(words, font, width).height() for words, font, _ in self._lines(last))
        )

    def sizeHint(self) -> QSize:
        return QSize(240, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Space for two lines of the usual size."""
        self.ensurePolished()
        return QSize(40, round(2 * QFontMetricsF(self.font()).height()) + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._chosen = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._chosen = None

    def _setting(self) -> tuple[_Setting, bool]:
        """The best setting for the available space, and whether it shows the whole text."""
        key = (self.text(), self._note, self.size().toTuple(), self.font().key())
        if self._chosen is None or self._chosen[0] != key:
            width, height = self.width(), self.height()
            settings = (*_WITH_NOTE, *_WITHOUT_NOTE)
            best = next((one for one in settings if self._has_room(one, width, height)), None)
            self._chosen = (key, best or _WITHOUT_NOTE[-1], best is not None)
            seen = best in _WITH_NOTE
            self.setToolTip("" if seen else plain(self._words(_WITH_NOTE[-1])))
        return self._chosen[1], self._chosen[2]

    def _font(self, size: float, weight: QFont.Weight) -> QFont:
        font = QFont(self.font())
        pixels = QFontInfo(font).pixelSize() * size
        font.setPixelSize(round(max(_LEAST_PIXELS, pixels)))
        font.setWeight(weight)
        return font

    def _words(self, setting: _Setting) -> str:
        if not self._note or setting.note != "after":
            return self.text()
        # The dot between them ends the sentence.
        return separated((self.text().removesuffix("."), self._note))

    def _lines(self, setting: _Setting) -> Iterator[tuple[str, QFont, QPalette.ColorRole]]:
        """The paragraphs to set, one below the other."""
        bold = QFont.Weight.DemiBold
        yield self._words(setting), self._font(setting.size, bold), QPalette.ColorRole.WindowText
        if self._note and setting.note == "below":
            normal = QFont.Weight.Normal
            role = QPalette.ColorRole.PlaceholderText
            yield self._note, self._font(_SMALL, normal), role

    def _has_room(self, setting: _Setting, width: int, height: int) -> bool:
        left = float(height)
        for place, (words, font, _) in enumerate(self._lines(setting)):
            box = box_of(words, font, width)
            most = setting.lines if place == 0 else 1
            tall = (most + _SIGNS) * QFontMetricsF(font).lineSpacing()
            if box.width() > width or box.height() > tall:
                return False
            left -= box.height()
        return left >= -1

    def paintEvent(self, event: QPaintEvent) -> None:
        setting, _ = self._setting()
        parts = list(self._lines(setting))
        boxes = [box_of(words, font, self.width()) for words, font, _ in parts]
        y = max(0.0, (self.height() - sum(box.height() for box in boxes)) / 2)
        painter = QPainter(self)
        for (words, font, role), box in zip(parts, boxes, strict=True):
            painter.setFont(font)
            painter.setPen(self.palette().color(role))
            painter.drawText(QRectF(0, y, self.width(), box.height() + 2), words, wrapping())
            y += box.height()
        painter.end()


def wrapping() -> QTextOption:
    """How words are broken into lines, in the direction of the language."""
    option = QTextOption(Qt.AlignmentFlag.AlignLeading)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    if right_to_left():
        # Without this, Qt indents every line but the last by a space.
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
    return option


def box_of(words: str, font: QFont, width: int) -> QRectF:
    """The room that words broken into lines take in a width."""
    flags = Qt.TextFlag.TextWordWrap.value
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _TALL), flags, words)
