"""The placed tiles as one picture, which is copied as a whole and moves and grows as a whole."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from math import ceil, floor, sqrt
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from harmony_desktop.ui.kit.art import ArtItem, device_scale

_MOST_PIXELS = 30_000_000
"""Largest picture; one seen larger than that is stretched."""
_BANDS = 8
"""Steps in which a picture for a new scale is painted."""

Stroke = Hashable
"""One part of a layer; equal strokes look the same."""


class Layer(NamedTuple):
    """Strokes of one kind, drawn together, with the box of each."""

    draw: Callable[[QPainter, Sequence[Any]], None]
    strokes: dict[Stroke, QRectF]


class Ground(ArtItem):
    """Layers drawn into one picture, of which a change repaints its own part."""

    def __init__(self, parent: QGraphicsItem, z: float) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self._layers: Sequence[Layer] = ()
        self._picture = QPixmap()
        self._scale = 0.0
        """Pixels of the picture for each unit."""
        self._pixels = QRect()
        """The area of the picture in pixels, from the origin of the item."""
        self._outdated = False
        """Whether the picture shows other layers until it is rendered."""

    def show_layers(self, layers: Sequence[Layer]) -> None:
        """Show exactly these layers, the lowest first."""
        before, self._layers = self._layers, layers
        if not self._scale:
            if scale := device_scale(self):
                self.render(scale)
            return
        if not device_scale(self):
            # What is restyled as a whole is rendered after that, in steps.
            self._outdated = self._outdated or before != layers
            return
        changed = QRegion()
        for box in _changes(before, layers):
            changed += _whole_pixels(box, self._scale)
            self.update(box)
        if not changed.isEmpty():
            self._grow()
            self._paint_part(self._picture, self._pixels, self._scale, changed)

    def _grow(self) -> None:
        """Give the picture the area that the layers need now; what it shows stays in its place."""
        pixels = self._needed(self._scale)
        if pixels != self._pixels:
            picture = _empty(pixels)
            with QPainter(picture) as painter:
                painter.drawPixmap(self._pixels.topLeft() - pixels.topLeft(), self._picture)
            self._replace(picture, pixels, self._scale)

    def _needed(self, scale: float) -> QRect:
        """Return the area of all strokes in whole pixels."""
        box = QRectF()
        for layer in self._layers:
            for one in layer.strokes.values():
                box = box.united(one)
        return _whole_pixels(box, scale)

    def _replace(self, picture: QPixmap, pixels: QRect, scale: float) -> None:
        self.prepareGeometryChange()
        self._picture, self._pixels, self._scale = picture, pixels, scale

    def render(self, device_scale: float) -> None:
        for _ in self.render_in_steps(device_scale):
            pass

    def render_in_steps(self, device_scale: float) -> Iterator[None]:
        seen = device_scale * self.sceneTransform().m11()
        if seen <= 0 or not self._layers:
            return
        whole = self._needed(seen)
        scale = seen * min(1.0, sqrt(_MOST_PIXELS / max(1, whole.width() * whole.height())))
        if self._outdated or scale != self._scale:
            self._outdated = False
            layers, pixels = self._layers, self._needed(scale)
            picture = _empty(pixels)
            height = ceil(pixels.height() / _BANDS)
            for top in range(pixels.top(), pixels.bottom() + 1, height):
                band = QRegion(pixels.left(), top, pixels.width(), height)
                self._paint_part(picture, pixels, scale, band)
                yield
            self._replace(picture, pixels, scale)
            if layers is not self._layers:
                # A move was made meanwhile.
                self._grow()
                self._paint_part(self._picture, self._pixels, scale, QRegion(self._pixels))
        self._set_exact(scale == seen)
        self.update()

    def _paint_part(self, picture: QPixmap, pixels: QRect, scale: float, part: QRegion) -> None:
        """Paint some pixels again."""
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-pixels.topLeft())
            painter.setClipRegion(part)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(part.boundingRect(), Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.scale(scale, scale)
            for layer in self._layers:
                touched = [
                    stroke
                    for stroke, box in layer.strokes.items()
                    if part.intersects(_whole_pixels(box, scale))
                ]
                if touched:
                    layer.draw(painter, touched)

    def boundingRect(self) -> QRectF:
        if not self._scale:
            return QRectF()
        corner, size = QPointF(self._pixels.topLeft()), self._picture.size().toSizeF()
        return QRectF(corner / self._scale, size / self._scale)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self._exact)
        painter.drawPixmap(self.boundingRect(), self._picture, QRectF(self._picture.rect()))


def _changes(before: Sequence[Layer], after: Sequence[Layer]) -> Iterator[QRectF]:
    """Yield the boxes of strokes that are new or gone."""
    for index in range(max(len(before), len(after))):
        old = before[index].strokes if index < len(before) else {}
        new = after[index].strokes if index < len(after) else {}
        for stroke in old.keys() - new.keys():
            yield old[stroke]
        for stroke in new.keys() - old.keys():
            yield new[stroke]


def _whole_pixels(box: QRectF, scale: float) -> QRect:
    """Return the pixels that a box touches."""
    left, top = floor(box.left() * scale), floor(box.top() * scale)
    return QRect(left, top, ceil(box.right() * scale) - left, ceil(box.bottom() * scale) - top)


def _empty(pixels: QRect) -> QPixmap:
    picture = QPixmap(pixels.size())
    picture.fill(Qt.GlobalColor.transparent)
    return picture
