"""Parts of Harmonia's table that are not pieces: the mat, buttons, bubbles, text in boxes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextOption,
)

from harmony_desktop.ui.art import ArtItem, gradient, rounded, ui_font
from harmony_desktop.ui.languages import right_to_left
from harmony_desktop.ui.theme import Colours

START = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading


def direct(painter: QPainter) -> None:
    """Let text run the way of the language."""
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right_to_left() else Qt.LayoutDirection.LeftToRight
    )


def round_rect(painter: QPainter, rect: QRectF, radius: float, fill: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)


def text_height(words: str, width: float, pixels: float, weight=QFont.Weight.Normal) -> float:
    """How high a text is when it is broken into lines of a width."""
    metrics = QFontMetricsF(ui_font(pixels, weight))
    box = metrics.boundingRect(QRectF(0, 0, width, 2000), int(Qt.TextFlag.TextWordWrap), words)
    return box.height()


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    words: str,
    colour: str,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    flags: Qt.AlignmentFlag = START,
) -> None:
    """Text broken into lines, made smaller until it fits its box."""
    direct(painter)
    while pixels > 8 and text_height(words, rect.width(), pixels, weight) > rect.height() + 0.5:
        pixels -= 0.5
    painter.setFont(ui_font(pixels, weight))
    painter.setPen(QColor(colour))
    if right_to_left() and flags == START:
        # Otherwise Qt indents every line but the last by a space.
        option = QTextOption(flags)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        painter.drawText(rect, words, option)
    else:
        painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextWordWrap), words)


# The mat under the layout


class MatItem(ArtItem):
    """The bright paper the layout lies on, in both themes."""

    def set_size(self, rect: QRectF) -> None:
        key = ("harmonia-mat", round(rect.width()), round(rect.height()))
        self.setPos(rect.topLeft())
        size = QRectF(0, 0, rect.width(), rect.height())
        self.set_art(key, size.adjusted(-8, -8, 12, 14), lambda painter: _draw_mat(painter, size))


def _draw_mat(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((6, 10), (4, 14), (2, 18)):
        painter.setBrush(QColor(20, 16, 8, alpha))
        shade = rect.translated(2, 4).adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(shade, 16 + reach, 16 + reach)
    paper = gradient(rect.topLeft(), rect.bottomRight(), "#FBF8EF", "#EFEBDC")
    painter.setBrush(paper)
    painter.setPen(QPen(QColor("#D8CFB8"), 1.2))
    painter.drawRoundedRect(rect, 16, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#E4DCC6"), 1))
    painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 11, 11)


# Buttons


class ButtonItem(ArtItem):
    """A button on the scene."""

    def __init__(self, name: str, parent: ArtItem | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.size = QSizeF(170, 44)
        self.enabled = True
        self.words = ""

    def set_words(
        self, words: str, theme: Colours, enabled: bool, kind: str = "plain", on: bool = False
    ) -> None:
        """Show the button; `kind` is plain, good or warn, `on` that it waits for something."""
        self.enabled = enabled
        self.words = words
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        key = ("harmonia-button", words, enabled, kind, on, self.size.width(), self.size.height(),
               theme.panel)  # fmt: skip
        self.set_art(
            key,
            rect.adjusted(-3, -3, 4, 5),
            lambda painter: _draw_button(painter, rect, words, theme, enabled, kind, on),
        )
        self.setOpacity(1.0 if enabled else 0.5)
        self.setVisible(True)

    @property
    def middle(self) -> QPointF:
        return self.mapToScene(QPointF(self.size.width() / 2, self.size.height() / 2))

    def contains_point(self, point: QPointF) -> bool:
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        return self.isVisible() and rect.contains(self.mapFromScene(point))


def _draw_button(
    painter: QPainter, rect: QRectF, words: str, theme: Colours, enabled: bool, kind: str, on: bool
) -> None:
    fills = {"plain": theme.card, "good": theme.accent, "warn": theme.card}
    inks = {"plain": theme.text, "good": theme.accent_text, "warn": theme.warn}
    edges = {"plain": theme.border, "good": theme.accent, "warn": theme.warn}
    if enabled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 16, 8, 26))
        painter.drawRoundedRect(rect.translated(0.8, 2), 10, 10)
    painter.setPen(QPen(QColor(theme.focus if on else edges[kind]), 2.4 if on else 1.2))
    painter.setBrush(QColor(theme.accent_soft if on else fills[kind]))
    painter.drawRoundedRect(rect, 10, 10)
    draw_lines(
        painter,
        rect.adjusted(10, 3, -10, -3),
        words,
        theme.text if on else inks[kind],
        14,
        QFont.Weight.DemiBold if kind != "plain" else QFont.Weight.Normal,
        Qt.AlignmentFlag.AlignCenter,
    )


# Words over the table


class BubbleItem(ArtItem):
    """Words on a bubble over the table: a partner's plan, or what is asked for now."""

    def stand_on(self, corner: QPointF, words: str, width: float) -> None:
        """Show words above a corner at which lines of the language end."""
        one_line = QFontMetricsF(ui_font(14)).horizontalAdvance(words) + 32
        width = min(width, max(90.0, one_line))
        height = text_height(words, width - 28, 14) + 18
        self._show_box(QRectF(0 if right_to_left() else -width, -height, width, height), words)
        self.setPos(corner)

    def hang_from(self, top: QPointF, words: str, width: float) -> None:
        """Show words below a point of their speaker, in the middle of the bubble's upper edge."""
        height = text_height(words, width - 28, 14) + 18
        self._show_box(QRectF(-width / 2, 0, width, height), words, tail=True)
        self.setPos(top)

    def _show_box(self, box: QRectF, words: str, tail: bool = False) -> None:
        self.set_art(
            None,
            box.adjusted(-4, -14, 6, 8),
            lambda painter: _draw_words(painter, box, words, tail),
        )
        self.show()


def _draw_words(painter: QPainter, box: QRectF, words: str, tail: bool) -> None:
    path = rounded(box, 12)
    if tail:
        point = QPainterPath()
        point.addPolygon([QPointF(-9, 1), QPointF(9, 1), QPointF(0, -12)])
        path = path.united(point)
    painter.fillPath(path.translated(1.5, 3), QColor(20, 16, 8, 50))
    painter.fillPath(path, QColor("#FFFDF4"))
    painter.strokePath(path, QPen(QColor("#C9BE9F"), 1.2))
    draw_lines(
        painter,
        box.adjusted(14, 7, -14, -7),
        words,
        "#2A2B30",
        14,
        flags=Qt.AlignmentFlag.AlignCenter,
    )
