"""Marks over a table: overlays that hide, one drawing at many places, and the keyboard's ring."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import ArtItem, Draw, hexagon_path, rounded

RING_DEPTH = 80.0


def overlay(parent: QGraphicsItem | None, z: float) -> ArtItem:
    """An item above its parent, hidden until it has something to show."""
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
        self._items: dict[tuple[float, float], ArtItem] = {}
        """The visible items, by place."""
        self._hidden: list[ArtItem] = []

    def show(self, points: Iterable[QPointF]) -> None:
        """Show the drawing at exactly these places; items already there are kept."""
        wanted = {(point.x(), point.y()): point for point in points}
        for place in self._items.keys() - wanted.keys():
            item = self._items.pop(place)
            item.hide()
            self._hidden.append(item)
        for place, point in wanted.items():
            if place not in self._items:
                self._items[place] = self._hidden.pop() if self._hidden else self._new()
            item = self._items[place]
            item.setPos(point)
            item.setOpacity(1.0)
            item.show()

    def _new(self) -> ArtItem:
        item = overlay(self._parent, self._z)
        item.set_art(self._key, self._rect, self._draw)
        return item

    @property
    def shown(self) -> list[ArtItem]:
        return list(self._items.values())


class Ring(ArtItem):
    """A frame around the focused spot, or around an advised piece or place."""

    def __init__(self, depth: float = RING_DEPTH) -> None:
        super().__init__()
        self.setZValue(depth)
        self.hide()

    def around(self, frame: QPainterPath, colour: str, width: float = 4.0) -> None:
        """Show the ring along a path of the scene."""
        self.show_art(
            None,
            frame.boundingRect().adjusted(-8, -8, 8, 8),
            lambda painter: draw_frame(painter, frame, colour, width),
        )


def draw_frame(painter: QPainter, frame: QPainterPath, colour: str, width: float = 4.0) -> None:
    """Draw a line visible on every background: coloured, on top of a white one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in (("#FFFFFF", width + 3.0), (colour, width)):
        painter.strokePath(frame, QPen(QColor(ink), wide, j=Qt.PenJoinStyle.RoundJoin))


def circle(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def frame_of(area: QRectF, radius: float = 12.0) -> QPainterPath:
    """A frame with round corners along the edge of an area."""
    return rounded(area, radius)


def hexagon_at(centre: QPointF, side: float) -> QPainterPath:
    return hexagon_path(side, centre)
