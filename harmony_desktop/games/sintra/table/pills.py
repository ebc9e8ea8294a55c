"""Short texts on pills."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.ui.art import draw_centred


def pill_box(at: QPointF, text: str, size: float) -> QRectF:
    """The room that a pill around a point takes."""
    width = max(size * 1.9, size * (0.72 * len(text) + 0.9))
    return QRectF(at.x() - width / 2, at.y() - size * 0.78, width, size * 1.56)


def pill(
    painter: QPainter, at: QPointF, text: str, fill: QColor, ink: str, size: float = 13.0
) -> None:
    """A short text on a pill around a point."""
    box = pill_box(at, text, size)
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1.1))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    draw_centred(painter, at, text, ink, size)
