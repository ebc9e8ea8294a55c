"""Sliders and number boxes that the wheel changes only while they have the focus.

Otherwise whoever scrolls a page changes what happens to pass below the pointer.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QSpinBox, QStyle, QStyleOptionSlider, QWidget


class Slider(QSlider):
    """A slider from side to side, whose handle goes where the mouse is.

    Qt would go on by pages for as long as the groove is pressed, and the groove of a setting that
    lays the window out anew flees from under the mouse.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self.setSliderDown(True)
        self._follow(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def _follow(self, x: float) -> None:
        """Put the handle below the mouse, at a whole step."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, part = self.style(), QStyle.ComplexControl.CC_Slider
        groove, handle = (
            style.subControlRect(part, option, one, self)
            for one in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
        )
        value = QStyle.sliderValueFromPosition(
            self.minimum(),
            self.maximum(),
            round(x - groove.left() - handle.width() / 2),
            groove.width() - handle.width(),
            option.upsideDown,
        )
        self.setSliderPosition(round(value / self.singleStep()) * self.singleStep())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberBox(QSpinBox):
    """A box for a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
