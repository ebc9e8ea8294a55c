"""Marks over Harmonia's cells: each drawn once, shown at any number of places."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.art import ArtItem, hexagon_path

Draw = Callable[[QPainter], None]

CELL_RECT = QRectF(-art.SIDE * 1.12, -art.SIDE * 1.0, art.SIDE * 2.24, art.SIDE * 2.0)


def overlay(parent: QGraphicsItem, z: float) -> ArtItem:
    """A hidden item above its parent."""
    item = ArtItem(parent)
    item.setZValue(z)
    item.hide()
    return item


class Marks:
    """One drawing at any number of places: its items are made once and used again."""

    def __init__(
        self, parent: QGraphicsItem, z: float, key: Hashable, rect: QRectF, draw: Draw
    ) -> None:
        self._parent, self._z = parent, z
        self._key, self._rect, self._draw = key, rect, draw
        self._items: list[ArtItem] = []

    def show(self, points: Sequence[QPointF]) -> None:
        """Show the drawing at these places and nowhere else."""
        while len(self._items) < len(points):
            item = overlay(self._parent, self._z)
            item.set_art(self._key, self._rect, self._draw)
            self._items.append(item)
        for item, point in zip(self._items, points, strict=False):
            item.setPos(point)
            item.setOpacity(1.0)
            item.show()
        for item in self._items[len(points) :]:
            item.hide()

    @property
    def shown(self) -> list[ArtItem]:
        return [item for item in self._items if item.isVisible()]


def cell_mark(edge: QColor, fill: QColor, width: float, dashed: bool = False) -> Draw:
    def draw(painter: QPainter) -> None:
        path = hexagon_path(art.SIDE * 0.9)
        painter.fillPath(path, fill)
        pen = QPen(edge, width, j=Qt.PenJoinStyle.RoundJoin)
        if dashed:
            pen.setDashPattern([2.2, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    return draw


def draw_leave(painter: QPainter) -> None:
    """A bar in a ring: please leave this cell."""
    _draw_disc(painter, "#B4472E")
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.11, c=Qt.PenCapStyle.RoundCap))
    reach = art.SIDE * 0.16
    painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0))


def draw_fill(painter: QPainter) -> None:
    """A plus in a ring: please fill this cell."""
    _draw_disc(painter, "#2B67A6")
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.11, c=Qt.PenCapStyle.RoundCap))
    reach = art.SIDE * 0.16
    painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0))
    painter.drawLine(QPointF(0, -reach), QPointF(0, reach))


def _draw_disc(painter: QPainter, colour: str) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.06))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(0, 0), art.SIDE * 0.32, art.SIDE * 0.32)


def draw_open_end(painter: QPainter) -> None:
    """An ornament side that touches no tile yet."""
    painter.setPen(QPen(QColor("#FFFFFF"), art.SIDE * 0.05))
    painter.setBrush(QColor("#C9501F"))
    painter.drawEllipse(QPointF(0, 0), art.SIDE * 0.13, art.SIDE * 0.13)


SMALL_RECT = QRectF(-art.SIDE * 0.45, -art.SIDE * 0.45, art.SIDE * 0.9, art.SIDE * 0.9)
GREEN, GOLD = QColor("#1F7A4F"), QColor("#D9970F")


def focus_mark(colour: str) -> Draw:
    def draw(painter: QPainter) -> None:
        for pen in (
            QPen(QColor("#FFFFFF"), 6, j=Qt.PenJoinStyle.RoundJoin),
            QPen(QColor(colour), 3.4, j=Qt.PenJoinStyle.RoundJoin),
        ):
            painter.strokePath(hexagon_path(art.SIDE * 0.94), pen)

    return draw
