"""The motif of each colour of Harmonies: a colour never stands alone."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from harmony_desktop.games.harmonies.components import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    RED,
    YELLOW,
    Colour,
)


@cache
def motif(colour: Colour) -> QPainterPath:
    """The lines of a motif, from -1 to 1 across."""
    return _MOTIFS[colour]()


def _line(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _waves() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.45, 0.05, 0.55):
        path.moveTo(-0.85, y)
        path.cubicTo(-0.5, y - 0.5, -0.35, y + 0.5, 0, y)
        path.cubicTo(0.35, y - 0.5, 0.5, y + 0.5, 0.85, y)
    return path


def _peaks() -> QPainterPath:
    path = _line((-0.9, 0.65), (-0.25, -0.65), (0.15, 0.1), (0.4, -0.25), (0.9, 0.65))
    path.closeSubpath()
    return path


def _rings() -> QPainterPath:
    path = QPainterPath()
    for radius in (0.2, 0.52, 0.84):
        path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def _tree() -> QPainterPath:
    path = _line((0, -0.85), (0.72, 0.42), (-0.72, 0.42))
    path.closeSubpath()
    path.addPath(_line((0, 0.42), (0, 0.95)))
    return path


def _stalks() -> QPainterPath:
    path = QPainterPath()
    for x, tip in ((-0.55, -0.55), (0, -0.85), (0.55, -0.55)):
        path.addPath(_line((x * 0.75, 0.85), (x, tip)))
        path.addPath(_line((x - 0.22, tip + 0.12), (x, tip + 0.4), (x + 0.22, tip + 0.12)))
    return path


def _house() -> QPainterPath:
    path = _line((-0.9, -0.02), (0, -0.82), (0.9, -0.02))
    path.addPath(_line((-0.6, -0.1), (-0.6, 0.78), (0.6, 0.78), (0.6, -0.1)))
    path.addPath(_line((-0.15, 0.78), (-0.15, 0.3), (0.18, 0.3), (0.18, 0.78)))
    return path


_MOTIFS = {BLUE: _waves, GREY: _peaks, BROWN: _rings, GREEN: _tree, YELLOW: _stalks, RED: _house}
