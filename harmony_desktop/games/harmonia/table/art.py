"""Drawings of Harmonia: the exact Flower of Life, with QPainter.

An ornament side carries half of a petal: the lens between the middle of its tile and the middle
of the neighbour, bounded by two arcs whose radius is the distance of the two. All drawing is in
scene units around the middle of a tile; `SIDE` is the side of a cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.rules.components import OPPOSITE, Sides
from harmony_desktop.ui.kit.art import (
    Draw,
    cached,
    draw_centred,
    gradient,
    hexagon_path,
    soft_shadow,
)

SIDE = 40.0
STEP = SIDE * sqrt(3)
"""Distance between the centres of neighbouring tiles."""

PETAL_DARK = QColor("#17513D")
PETAL_MIDDLE = QColor("#2F8A60")
PETAL_EDGE = QColor("#0E3A2C")
VEIN = QColor("#E8CC7E")
GOLD = QColor("#E2B64F")
GROUND_LIGHT = QColor("#E4F0CC")
GROUND = QColor("#D8E8B9")
GROUND_DARK = QColor("#CBDFA6")
GROUND_EDGE = QColor("#A9C47C")
BACK = QColor("#2C5F4E")

TILE_RECT = QRectF(-SIDE * 1.16, -SIDE * 1.03, SIDE * 2.34, SIDE * 2.1)
BEAD_RECT = QRectF(-SIDE * 0.2, -SIDE * 0.2, SIDE * 0.4, SIDE * 0.4)


def angle(side: float) -> float:
    """Return the direction of a side in degrees, clockwise from the right as in Qt."""
    return side * 60.0 - 90.0


def way(side: float) -> QPointF:
    """Return the direction of a side, or between two sides, as a unit vector."""
    turn = angle(side) * pi / 180
    return QPointF(cos(turn), sin(turn))


def centre(cell: Hex) -> QPointF:
    """Return the centre of a cell; the first tile is at the origin."""
    return QPointF(*cell.centre(SIDE))


# Petals


@cache
def petal_path(whole: bool, closed: bool = True) -> QPainterPath:
    """Return a petal from the origin to the right: whole, or its half up to the side.

    An open path has only the two arcs, without the straight end of a half petal.
    """
    circle = QRectF(-STEP / 2, -STEP, 2 * STEP, 2 * STEP)
    height = STEP * sqrt(3) / 2
    upper, lower = circle.translated(0, height), circle.translated(0, -height)
    sweep = -60 if whole else -30
    path = QPainterPath()
    path.arcMoveTo(upper, 120)
    path.arcTo(upper, 120, sweep)
    if closed:
        path.arcTo(lower, -120 - sweep, sweep)
        path.closeSubpath()
    else:
        path.arcMoveTo(lower, -120)
        path.arcTo(lower, -120, -sweep)
    return path


def petal_rect(side: int, whole: bool) -> QRectF:
    """Return the area of a petal over a side of the tile at the origin."""
    path = QTransform().rotate(angle(side)).map(petal_path(whole))
    edge = SIDE * 0.05
    return path.boundingRect().adjusted(-edge, -edge, edge, edge)


def draw_petal(painter: QPainter, side: int, whole: bool) -> None:
    """Draw a petal from the origin over a side of the tile."""
    painter.save()
    painter.rotate(angle(side))
    path = petal_path(whole)
    along = gradient(QPointF(0, 0), QPointF(STEP, 0), PETAL_DARK, PETAL_MIDDLE, PETAL_DARK)
    painter.fillPath(path, along)
    _draw_light(painter, side, path)
    _draw_vein(painter, whole)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(PETAL_EDGE, SIDE * 0.032, c=Qt.PenCapStyle.FlatCap))
    painter.drawPath(petal_path(whole, closed=False))
    painter.restore()


def _draw_light(painter: QPainter, side: int, path: QPainterPath) -> None:
    """Draw light from the upper left on one half of a petal, shade on the other."""
    normal = way(side)
    lit_above = normal.y() - normal.x() < 0
    half = STEP * 0.134
    across = QLinearGradient(0, -half if lit_above else half, 0, half if lit_above else -half)
    across.setColorAt(0, QColor(190, 240, 200, 120))
    across.setColorAt(0.48, QColor(150, 220, 175, 36))
    across.setColorAt(0.52, QColor(0, 30, 20, 26))
    across.setColorAt(1, QColor(0, 24, 16, 96))
    painter.fillPath(path, across)


def _draw_vein(painter: QPainter, whole: bool) -> None:
    """Draw the golden line through a petal, thinner towards its tips."""
    reach = STEP if whole else STEP / 2
    shine = QLinearGradient(0, 0, STEP, 0)
    for share, alpha in ((0.1, 0), (0.32, 220), (0.68, 220), (0.9, 0)):
        colour = QColor(VEIN)
        colour.setAlpha(alpha)
        shine.setColorAt(share, colour)
    painter.setPen(QPen(QBrush(shine), SIDE * 0.03))
    painter.drawLine(QPointF(0, 0), QPointF(reach, 0))


def joint_rect(side: int) -> QRectF:
    """Return the area of a joint around the centre of its side."""
    return petal_rect(side, whole=True).translated(-way(side) * STEP / 2)


def draw_joint(painter: QPainter, side: int) -> None:
    """Draw a whole petal around the centre of the side it crosses; sides 0 to 2 are enough."""
    painter.save()
    painter.translate(-way(side) * STEP / 2)
    draw_petal(painter, side, whole=True)
    painter.restore()


def draw_bead(painter: QPainter) -> None:
    """Draw the golden bead in the centre of a tile with ornament."""
    radius = SIDE * 0.115
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(10, 30, 20, 70))
    painter.drawEllipse(QPointF(radius * 0.18, radius * 0.26), radius * 1.1, radius * 1.1)
    shine = QRadialGradient(QPointF(-radius * 0.35, -radius * 0.4), radius * 1.7)
    shine.setColorAt(0, QColor("#FFF6D2"))
    shine.setColorAt(0.45, GOLD)
    shine.setColorAt(1, QColor("#9C6D1C"))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor("#6A4A12"), SIDE * 0.02))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


# Tiles


def draw_ground(painter: QPainter) -> None:
    """Draw the light-green face of a tile in the layout, without gaps to its neighbours."""
    face = hexagon_path(SIDE * 1.006)
    light = QLinearGradient(-SIDE, -SIDE, SIDE, SIDE)
    light.setColorAt(0, GROUND_LIGHT)
    light.setColorAt(0.55, GROUND)
    light.setColorAt(1, GROUND_DARK)
    painter.fillPath(face, light)
    edge = QColor(GROUND_EDGE)
    edge.setAlpha(105)
    painter.setPen(QPen(edge, SIDE * 0.026))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(hexagon_path(SIDE * 0.99))


def draw_shadow(painter: QPainter) -> None:
    """Draw the shadow of a tile on the table, under all faces."""
    painter.setPen(Qt.PenStyle.NoPen)
    soft_shadow(painter, hexagon_path(SIDE * 0.99), SIDE * 0.06, SIDE * 0.1, SIDE * 0.12)


def draw_ornament(painter: QPainter, sides: Sides) -> None:
    """Draw the half petals and the bead of a tile."""
    for side in range(6):
        if sides >> side & 1:
            draw_petal(painter, side, whole=False)
    if sides:
        draw_bead(painter)


def draw_tile(painter: QPainter, sides: Sides) -> None:
    """Draw a single tile, for a hand, the stand or a held tile."""
    face = hexagon_path(SIDE * 0.985)
    soft_shadow(painter, face, SIDE * 0.05, SIDE * 0.075, SIDE * 0.07)
    painter.fillPath(face.translated(SIDE * 0.012, SIDE * 0.05), QColor("#8FA765"))
    draw_ground(painter)
    _draw_bevel(painter)
    draw_ornament(painter, sides)


def _draw_bevel(painter: QPainter) -> None:
    edge = QLinearGradient(-SIDE * 0.7, -SIDE * 0.8, SIDE * 0.7, SIDE * 0.8)
    edge.setColorAt(0, QColor(255, 255, 255, 190))
    edge.setColorAt(0.45, QColor(255, 255, 255, 40))
    edge.setColorAt(1, QColor(60, 90, 30, 120))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(edge), SIDE * 0.04))
    painter.drawPath(hexagon_path(SIDE * 0.955))


def stamp_tile(
    painter: QPainter, sides: Sides | None, at: QPointF | None = None, scale: float = 1.0
) -> None:
    """Draw a tile, or a back for None, from the art cache, for places with many tiles."""
    painter.save()
    painter.translate(at or QPointF())
    painter.scale(scale, scale)
    size = painter.transform().m11()
    if sides is None:
        pixmap = cached(("harmonia-back",), TILE_RECT, size, draw_back)
    else:
        pixmap = cached(("harmonia-tile", sides), TILE_RECT, size, partial(draw_tile, sides=sides))
    painter.drawPixmap(TILE_RECT.topLeft(), pixmap)
    painter.restore()


def draw_back(painter: QPainter) -> None:
    """Draw the back of a tile, the same for all: the full flower in fine gold."""
    face = hexagon_path(SIDE * 0.985)
    soft_shadow(painter, face, SIDE * 0.05, SIDE * 0.075, SIDE * 0.07)
    light = gradient(
        QPointF(-SIDE, -SIDE), QPointF(SIDE, SIDE), BACK.lighter(128), BACK.darker(128)
    )
    painter.fillPath(face, light)
    gold = QColor(VEIN)
    gold.setAlpha(200)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(gold, SIDE * 0.035))
    for side in range(6):
        turn = QTransform().rotate(angle(side))
        painter.drawPath(turn.map(petal_path(whole=False, closed=False)))
    painter.drawPath(hexagon_path(SIDE * 0.86))
    _draw_bevel(painter)


def draw_badge(
    painter: QPainter, at: QPointF, words: str, colour: str, radius: float, pixels: float
) -> None:
    """Draw a number on a disc."""
    painter.setPen(QPen(QColor("#FFFDF4"), 2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    draw_centred(painter, at, words, "#FFFFFF", pixels)


def draw_panel(painter: QPainter, rect: QRectF, radius: float, fill: str, edge: str) -> None:
    """Draw the panel behind a hand or a partner."""
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)


# Layouts


def draw_layout(painter: QPainter, layout: Mapping[Hex, Sides], shadow: bool = True) -> None:
    """Draw tiles with their ornaments; every joined petal is drawn whole."""
    if shadow:
        for cell in layout:
            draw_at(painter, centre(cell), draw_shadow)
    for cell in layout:
        draw_at(painter, centre(cell), draw_ground)
    for cell, side in joints(layout):
        draw_at(painter, centre(cell), partial(draw_petal, side=side, whole=True))
    for cell, side in open_sides(layout):
        draw_at(painter, centre(cell), partial(draw_petal, side=side, whole=False))
    for cell, sides in layout.items():
        if sides:
            draw_at(painter, centre(cell), draw_bead)


def draw_at(painter: QPainter, point: QPointF, draw: Draw) -> None:
    """Call a drawing function around a point."""
    painter.save()
    painter.translate(point)
    draw(painter)
    painter.restore()


def joints(layout: Mapping[Hex, Sides]) -> Iterable[tuple[Hex, int]]:
    """Yield each petal that joins two tiles once, as a cell and a side (0 to 2 if both match)."""
    for cell, sides in layout.items():
        for side in range(6):
            if not sides >> side & 1:
                continue
            beside = cell + DIRECTIONS[side]
            if beside in layout and side < 3:
                yield cell, side
            elif beside in layout and not layout[beside] >> OPPOSITE[side] & 1:
                # Only figures have sides that do not match; their petals are drawn whole too.
                yield cell, side


def open_sides(layout: Mapping[Hex, Sides]) -> Iterable[tuple[Hex, int]]:
    """Yield the ornament sides that touch no tile."""
    for cell, sides in layout.items():
        for side in range(6):
            if sides >> side & 1 and cell + DIRECTIONS[side] not in layout:
                yield cell, side


def bounds(cells: Iterable[Hex]) -> QRectF:
    """Return the bounding box of the centres of cells."""
    points = [centre(cell) for cell in cells]
    left, top = min(point.x() for point in points), min(point.y() for point in points)
    right, bottom = max(point.x() for point in points), max(point.y() for point in points)
    return QRectF(left, top, right - left, bottom - top)


def outline(cells: Iterable[Hex]) -> QPainterPath:
    """Return the outline of cells, traced along their free sides."""
    taken = set(cells)
    path = QPainterPath()
    for cell in taken:
        for side, beside in enumerate(cell.neighbours()):
            if beside not in taken:
                first, second = corner(side - 1), corner(side)
                path.moveTo(centre(cell) + first)
                path.lineTo(centre(cell) + second)
    return path


def corner(number: int) -> QPointF:
    """Return the corner between a side and the next side clockwise."""
    turn = (number * 60.0 - 60.0) * pi / 180
    return QPointF(SIDE * cos(turn), SIDE * sin(turn))
