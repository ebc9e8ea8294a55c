"""Text on a table: lines, pills with a number, bubbles and captions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextOption,
)

from harmony_desktop.ui.kit.art import (
    NARROWEST,
    TIGHT_LINE,
    ArtItem,
    draw_card,
    draw_centred,
    least_letters,
    on_one_line,
    rounded,
    words_font,
)
from harmony_desktop.ui.kit.languages import right_to_left, text_scale
from harmony_desktop.ui.kit.theme import Colours

START = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
"""Alignment at the start of a line in the current language."""
MARGIN = 14.0
_TAIL = 12.0
_LARGEST_PILL = 1.5
_WIDEST_BUBBLE = 1.4
"""Largest growth of a bubble's width; larger text wraps instead."""


def follow_language(painter: QPainter) -> None:
    """Set the painter's text direction to that of the language."""
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right_to_left() else Qt.LayoutDirection.LeftToRight
    )


def text_box(
    words: str,
    width: float,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    stretch: int = 100,
) -> QRectF:
    """Bounding box of a text wrapped at a width."""
    metrics = QFontMetricsF(_font(pixels, weight, stretch))
    flags = Qt.TextFlag.TextWordWrap.value
    return metrics.boundingRect(QRectF(0, 0, width, 2000), flags, words)


def _font(pixels: float, weight: QFont.Weight, stretch: int) -> QFont:
    font = words_font(pixels, weight)
    if stretch != 100:
        font.setStretch(stretch)
    return font


def _overflows(rect: QRectF, words: str, pixels: float, weight: QFont.Weight, stretch: int) -> bool:
    font = _font(pixels, weight, stretch)
    if QFontMetricsF(font).horizontalAdvance(words) <= rect.width():
        # A single line may use the air above and below its letters.
        return font.pixelSize() > rect.height() * TIGHT_LINE
    room = text_box(words, rect.width(), pixels, weight, stretch)
    return room.height() > rect.height() + 1 or room.width() > rect.width() + 1


def _letters(pixels: float, least: float) -> Iterator[tuple[float, int]]:
    """Sizes and widths of letters to try: smaller to the least, then narrower, then smaller yet."""
    smallest, step = 8 / text_scale(), 0.5
    while pixels > least:
        yield pixels, 100
        pixels -= step
    yield from ((min(pixels + step, least), stretch) for stretch in (100, 90, 82, NARROWEST))
    while pixels > smallest:
        yield pixels, NARROWEST
        pixels -= step
    yield smallest, NARROWEST


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    words: str,
    colour: str,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    flags: Qt.AlignmentFlag = START,
) -> None:
    """Draw wrapped text, large enough to read, shrunk until it fits its box."""
    follow_language(painter)
    least = least_letters(painter) / text_scale()
    tried = _letters(max(pixels, least), least)
    pixels, stretch = next(
        (one for one in tried if not _overflows(rect, words, one[0], weight, one[1])),
        (8 / text_scale(), NARROWEST),
    )
    painter.setFont(_font(pixels, weight, stretch))
    painter.setPen(QColor(colour))
    option = QTextOption(flags)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    if right_to_left():
        # Without this, Qt indents every line but the last by a space.
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
    needed = text_box(words, rect.width(), pixels, weight, stretch).height()
    air = max(0.0, needed - rect.height()) / 2
    rect = on_one_line(rect.adjusted(0, -air, 0, air), words, painter.font())
    painter.drawText(rect, words, option)


def pill_box(at: QPointF, text: str, size: float) -> QRectF:
    """Bounding box of a pill around a point."""
    size *= _pill_scale()
    width = max(size * 1.9, size * (0.72 * len(text) + 0.9))
    return QRectF(at.x() - width / 2, at.y() - size * 0.78, width, size * 1.56)


def draw_pill(
    painter: QPainter,
    at: QPointF,
    text: str,
    fill: QColor | str,
    ink: str,
    size: float = 13.0,
    edge: QColor | None = None,
) -> None:
    """Draw a short text on a pill around a point."""
    box = pill_box(at, text, size)
    painter.setPen(QPen(edge or QColor(0, 0, 0, 150), 1.1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    draw_centred(painter, at, text, ink, size * _pill_scale())


def _pill_scale() -> float:
    """Limited text scale: pills cover the pieces they describe."""
    return min(text_scale(), _LARGEST_PILL)


class Anchor(Enum):
    """Which point of a bubble lies at its position; start and end follow the text direction."""

    MIDDLE = (0.5, 0.5)
    TOP = (0.5, 0.0)
    BOTTOM = (0.5, 1.0)
    BOTTOM_END = (1.0, 1.0)


class Bubble(ArtItem):
    """A card over the table with a short, wrapped text."""

    def show_words(
        self,
        words: str,
        theme: Colours,
        width: float = 330.0,
        anchor: Anchor = Anchor.MIDDLE,
        pixels: float = 15.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        ink: str | None = None,
        bare: bool = False,
        tail: bool = False,
    ) -> QRectF:
        """Show words no wider than `width`, or hide if empty; return the bounding box.

        `bare` leaves out the card; `tail` adds a tip that points up at the speaker.
        """
        self.setVisible(bool(words))
        if not words:
            return QRectF()
        width *= min(text_scale(), _WIDEST_BUBBLE)
        room = text_box(words, width - 2 * MARGIN, pixels, weight).size()
        wide, high = room.width() + 2 * MARGIN + 1, room.height() + MARGIN + 2
        across, down = anchor.value
        if right_to_left():
            across = 1 - across
        box = QRectF(-wide * across, -high * down, wide, high)
        colour = ink or theme.text

        def draw(painter: QPainter) -> None:
            if not bare:
                _draw_bubble(painter, box, theme, tail)
            inside = box.adjusted(MARGIN, 0, -MARGIN, 0)
            flags = Qt.AlignmentFlag.AlignCenter
            draw_lines(painter, inside, words, colour, pixels, weight, flags)

        key = ("bubble", words, theme, wide, high, anchor, pixels, weight, colour, bare, tail)
        self.set_art((*key, right_to_left()), box.adjusted(-4, -4 - _TAIL, 8, 8), draw)
        return box


def _draw_bubble(painter: QPainter, box: QRectF, theme: Colours, tail: bool) -> None:
    edge = QPen(QColor(theme.border), 1.2)
    if not tail:
        draw_card(painter, box, 10, QColor(theme.card), edge)
        return
    point = QPainterPath()
    point.addPolygon([QPointF(-9, 1), QPointF(9, 1), QPointF(0, -_TAIL)])
    path = rounded(box, 12).united(point.translated(box.center().x(), box.top()))
    painter.fillPath(path.translated(1.5, 3), QColor(20, 16, 8, 50))
    painter.fillPath(path, QColor(theme.card))
    painter.strokePath(path, edge)
