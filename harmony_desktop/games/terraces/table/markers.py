"""What is drawn on and around the landscape of Terraces that is no piece: grid, places, marks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from harmony_desktop.games.terraces.table.art import GOLD, SIDE, outline, square_box

_FAULT = QColor("#B02410")


def draw_mat(painter: QPainter, bounds: QRectF, ink: QColor) -> None:
    """The endless grid around the layout: faint crosses that fade away."""
    reach = 3
    left, top = round(bounds.left()), round(bounds.top())
    right, bottom = round(bounds.right()), round(bounds.bottom())
    crosses: dict[int, list[QLineF]] = {}
    for x in range(left - reach, right + reach + 1):
        for y in range(top - reach, bottom + reach + 1):
            away = max(left - x, x - right, top - y, y - bottom, 0)
            across, down = x * SIDE, y * SIDE
            crosses.setdefault(away, []).extend(
                (
                    QLineF(across - 5, down, across + 5, down),
                    QLineF(across, down - 5, across, down + 5),
                )
            )
    for away, lines in crosses.items():
        colour = QColor(ink)
        colour.setAlphaF(ink.alphaF() * (1 - away / (reach + 1)))
        painter.setPen(QPen(colour, 2))
        painter.drawLines(lines)


def draw_places(painter: QPainter, middles: Iterable[QPointF]) -> None:
    """Where the middle of the tile may go."""
    painter.setPen(QPen(QColor(23, 60, 44, 200), 1.6))
    painter.setBrush(QColor(255, 255, 255, 225))
    for middle in middles:
        painter.drawEllipse(middle, 5.2, 5.2)


def draw_footprint(
    painter: QPainter, corners: Iterable[QPointF], colour: QColor, width: float = 5.0
) -> None:
    """The outline of a tile that might lie there."""
    shape = outline(corners)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(
        shape, QPen(QColor(255, 255, 255, 235), width + 4, j=Qt.PenJoinStyle.RoundJoin)
    )
    painter.strokePath(shape, QPen(colour, width, j=Qt.PenJoinStyle.RoundJoin))


def draw_rim(painter: QPainter, corners: Iterable[QPointF], good: bool) -> None:
    """The edge of a tile that is about to be laid, or cannot be."""
    shape = outline(corners)
    painter.strokePath(shape, QPen(QColor(40, 24, 0, 150), 6.5, j=Qt.PenJoinStyle.RoundJoin))
    painter.strokePath(shape, QPen(GOLD if good else _FAULT, 4.0, j=Qt.PenJoinStyle.RoundJoin))


def draw_faults(painter: QPainter, corners: Iterable[QPointF]) -> None:
    """Squares that are the reason why a tile cannot lie there."""
    for corner in corners:
        box = square_box(corner).adjusted(5, 5, -5, -5)
        painter.setPen(QPen(QColor("#FFFFFF"), 6))
        painter.setBrush(QColor(255, 244, 240, 150))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(QPen(_FAULT, 3.6, c=Qt.PenCapStyle.RoundCap))
        painter.drawRoundedRect(box, 8, 8)
        cross = box.adjusted(15, 15, -15, -15)
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.topRight(), cross.bottomLeft())


def draw_turn_arrow(painter: QPainter, radius: float, ink: QColor) -> None:
    """A round arrow, clockwise, around the origin."""
    painter.setPen(QPen(ink, radius * 0.2, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(-radius * 0.5, -radius * 0.5, radius, radius)
    painter.drawArc(box, 100 * 16, -290 * 16)
    tip = QPointF(-radius * 0.5, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(
        QPolygonF(
            [
                tip + QPointF(-radius * 0.3, radius * 0.05),
                tip + QPointF(radius * 0.3, radius * 0.05),
                tip + QPointF(0, -radius * 0.36),
            ]
        )
    )
