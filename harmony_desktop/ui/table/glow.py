"""A glow around a part of the table: what the guide speaks of."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.motion import Motion

_REACH = 14.0
_BREATH_MS = 1600


class Glow(ArtItem):
    """A frame of light that breathes, or stands still where motion is off."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._breath = QVariantAnimation(motion)
        self._breath.setDuration(_BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breath.setKeyValues([(0.0, 1.0), (0.5, 0.35), (1.0, 1.0)])
        self._breath.valueChanged.connect(self.setOpacity)
        self.setZValue(90)
        self.hide()

    def around(self, area: QRectF, colour: str) -> None:
        """Glow around an area of the scene."""
        reach = area.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        self.set_art(None, reach, lambda painter: _draw(painter, area, QColor(colour)))
        self.setOpacity(1.0)
        self.show()
        if self._motion.milliseconds:
            self._breath.start()

    def off(self) -> None:
        self._breath.stop()
        self.hide()


def _draw(painter: QPainter, area: QRectF, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, strength in ((14.0, 40), (8.0, 80), (3.0, 230)):
        colour.setAlpha(strength)
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(area, 18, 18)
