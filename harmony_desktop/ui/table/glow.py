"""A glow around the parts of the table that a tutorial speaks of."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.motion import Motion

_REACH = 13.0
_NARROW = 0.5
"""How wide the light around a piece or its place is: what lies beside it stays to be seen."""
_LIGHT = "#FFB21A"
"""Colour of the light outside the line: amber is seen on wood, on paper and in the dark."""
_BREATH_MS = 1600


class Glow(ArtItem):
    """A frame of light that pulses, or stays steady if motion is off."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._breath = QVariantAnimation(motion)
        self._breath.setDuration(_BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breath.setKeyValues([(0.0, 1.0), (0.5, 0.5), (1.0, 1.0)])
        self._breath.valueChanged.connect(self.setOpacity)
        self.setZValue(90)
        self.hide()

    def around(self, shape: QPainterPath, colour: str, pieces: QPainterPath) -> None:
        """Glow along the outline of parts of the table, and more narrowly along that of pieces."""
        whole = shape.boundingRect().united(pieces.boundingRect())
        reach = whole.adjusted(-_REACH, -_REACH, _REACH, _REACH)

        def draw(painter: QPainter) -> None:
            _draw(painter, shape, QColor(colour), 1.0)
            _draw(painter, pieces, QColor(colour), _NARROW)

        self.set_art(None, reach, draw)
        self.setOpacity(1.0)
        self.show()
        if self._motion.milliseconds:
            self._breath.start()

    def off(self) -> None:
        self._breath.stop()
        self.hide()


def _draw(painter: QPainter, shape: QPainterPath, colour: QColor, width: float) -> None:
    """Draw a line along the outline and light outside it; the inside is left untouched."""
    outside = QPainterPath()
    outside.addRect(shape.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH))
    painter.save()
    painter.setClipPath(outside.subtracted(shape))
    light = QColor(_LIGHT)
    for reach, strength in ((2 * _REACH, 70), (1.5 * _REACH, 90), (1.0 * _REACH, 130)):
        light.setAlpha(strength)
        painter.strokePath(shape, QPen(light, reach * width, j=Qt.PenJoinStyle.RoundJoin))
    painter.restore()
    # A pale edge keeps it visible on pieces of its own colour.
    painter.strokePath(shape, QPen(QColor("#FFFFFF"), 3 + 3.5 * width, j=Qt.PenJoinStyle.RoundJoin))
    painter.strokePath(shape, QPen(colour, 1.5 + 2 * width, j=Qt.PenJoinStyle.RoundJoin))
