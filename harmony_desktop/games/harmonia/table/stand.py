"""The stand, where a tile is shown and turned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonia.rules.components import Sides
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.ornament import length, set_tile
from harmony_desktop.ui.kit.art import ArtItem, calm_down, draw_text, hexagon_path
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import follow_language
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import reading_way

RADIUS = 58.0
_TILE_SCALE = 1.12
_RING = (RADIUS * 0.82, RADIUS * 1.22)
"""Inner and outer radius of the ring by which the tile is rotated."""
_ARROW = QPointF(64, 54)
"""Place of the arrow that rotates clockwise; the other arrow is on the left."""


class Stand(ArtItem):
    """The stand, on which a tile is shown and rotated, and from which it is placed."""

    def __init__(self) -> None:
        super().__init__()
        self._caption = overlay(self, 1)
        self.tile = overlay(self, 1)
        self.tile.setScale(_TILE_SCALE)

    def show_tile(
        self,
        sides: Sides | None,
        caption: str,
        theme: Colours,
        turnable: bool,
        inviting: bool,
        warn: bool,
    ) -> None:
        """Show a tile or the empty stand, with a caption."""
        set_tile(self.tile, sides)
        self.tile.setOpacity(1.0)

        def draw(painter: QPainter) -> None:
            _draw_stand(painter, inviting, warn, turnable, theme)

        self.set_art(
            ("harmonia-stand", turnable, inviting, warn, theme), QRectF(-92, -66, 184, 144), draw
        )
        ink = theme.warn if warn else theme.text if inviting or sides else theme.muted
        self._caption.show_art(
            ("harmonia-caption", caption, ink, reading_way()),
            QRectF(-92, RADIUS + 20, 184, 38),
            partial(_draw_caption, caption=caption, ink=ink),
        )

    def contains_point(self, point: QPointF) -> bool:
        return length(self.mapFromScene(point)) <= RADIUS * 1.05

    def arrow_at(self, point: QPointF) -> int:
        """Return the direction of the arrow at a point, 1 or -1; 0 without an arrow."""
        local = self.mapFromScene(point)
        for way in (-1, 1):
            if length(local - QPointF(way * _ARROW.x(), _ARROW.y())) <= 20:
                return way
        return 0

    def on_ring(self, point: QPointF) -> bool:
        """Return whether a point is on the ring by which the tile is rotated."""
        inner, outer = _RING
        return inner < length(self.mapFromScene(point)) <= outer and not self.arrow_at(point)

    def angle_at(self, point: QPointF) -> float:
        """Return the direction of a point from the stand's centre, in degrees."""
        step = self.mapFromScene(point)
        return degrees(atan2(step.y(), step.x()))


class Dial:
    """The rotation of the tile by dragging: the tile follows and snaps to sixths."""

    def __init__(self, stand: Stand, point: QPointF, turn: Callable[[int], None]) -> None:
        self._stand = stand
        self._turn = turn
        self._angle = stand.angle_at(point)

    def drag(self, point: QPointF) -> None:
        moved = (self._stand.angle_at(point) - self._angle + 180) % 360 - 180
        steps = round(moved / 60)
        # Art is painted for the unrotated size.
        self._stand.tile.setRotation(0)
        if steps:
            self._angle += steps * 60
            self._turn(steps)
        self._stand.tile.setRotation(moved - steps * 60)

    def release(self) -> None:
        self._stand.tile.setRotation(0)


def _draw_stand(
    painter: QPainter, inviting: bool, warn: bool, turnable: bool, theme: Colours
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, 40))
    painter.drawEllipse(QPointF(2, 4), RADIUS, RADIUS)
    edge = theme.warn if warn else theme.accent if inviting else theme.border
    painter.setPen(QPen(QColor(edge), 3 if inviting or warn else 1.4))
    painter.setBrush(QColor("#F7F2E4"))
    painter.drawEllipse(QPointF(0, 0), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#DDD2B6"), 1))
    painter.drawEllipse(QPointF(0, 0), RADIUS - 6, RADIUS - 6)
    painter.drawPath(hexagon_path(art.SIDE * _TILE_SCALE * 0.98))
    plate = QPainterPath()
    plate.addEllipse(QPointF(), RADIUS, RADIUS)
    calm_down(painter, plate, theme.dark)
    if turnable:
        for way in (-1, 1):
            _draw_arrow(painter, way, theme)


def _draw_caption(painter: QPainter, caption: str, ink: str) -> None:
    box = QRectF(-88, RADIUS + 26, 176, 24)
    follow_language(painter)
    draw_text(painter, box, caption, ink, 15, QFont.Weight.DemiBold)


def _draw_arrow(painter: QPainter, way: int, theme: Colours) -> None:
    """Draw a round button with an arrow that rotates clockwise (1) or back (-1)."""
    painter.save()
    painter.translate(way * _ARROW.x(), _ARROW.y())
    painter.setPen(QPen(QColor(theme.border), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(QPointF(0, 0), 17, 17)
    painter.scale(way, 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent), 2.2, c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-7, -7, 14, 14), 40 * 16, 250 * 16)
    tip = QPainterPath()
    tip.addPolygon([QPointF(3, -8.5), QPointF(8.5, -3.2), QPointF(1.4, -1.6)])
    tip.closeSubpath()
    painter.fillPath(tip, QColor(theme.accent))
    painter.restore()
