"""Painting pieces once and showing them often: pixmaps cached by piece, size and pixel ratio."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, floor, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from harmony_desktop.ui.kit.languages import right_to_left, text_scale

Draw = Callable[[QPainter], None]

_CACHE_PIXELS = 40_000_000
_EVENING = QColor(24, 32, 46, 44)
"""A thin shade of the dark theme over what is paper."""
_LINE, TIGHT_LINE = 0.8, 0.9
"""Size of letters in a line of height 1: the usual one, and the largest, for small letters."""
MINUS = "−"
LEAST_PIXELS = 11.0
"""The smallest letters of a table, in pixels of the window."""
NARROWEST = 75
"""How narrow letters may become, in percent, before they become too small to read."""
_cache: OrderedDict[Hashable, QPixmap] = OrderedDict()
_cached_pixels = 0


def paint(rect: QRectF, scale: float, draw: Draw) -> QPixmap:
    """A pixmap of the logical `rect` at `scale` device pixels a unit."""
    pixmap = QPixmap(_pixels(rect.width() * scale), _pixels(rect.height() * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        draw(painter)
    finally:
        # Qt crashes if a pixmap goes while it is painted on.
        painter.end()
    pixmap.setDevicePixelRatio(scale)
    return pixmap


def _pixels(length: float) -> int:
    """The whole number of pixels that covers a length, ignoring floating-point error."""
    return max(1, ceil(length - 1e-6))


@dataclass(frozen=True)
class Artwork:
    """A drawing of any size: its bounds and its paint function."""

    rect: QRectF
    draw: Draw
    scale: float = 1.0
    """Pixels a unit, where it becomes a picture of pixels."""

    def pixmap(self) -> QPixmap:
        made = paint(self.rect, self.scale, self.draw)
        made.setDevicePixelRatio(1.0)
        return made


@contextmanager
def moved(painter: QPainter, to: QPointF, size: float = 1.0) -> Iterator[None]:
    """Move the origin and scale everything drawn afterwards by `size`."""
    painter.save()
    painter.translate(to)
    painter.scale(size, size)
    yield
    painter.restore()


def side_by_side(
    pieces: Sequence[Draw],
    cell: QSizeF,
    columns: int,
    scale: float,
    background: str | None,
    below: tuple[QSizeF, Draw] | None = None,
) -> Artwork:
    """Pieces around the middles of equal cells, in reading order.

    A last row that is not full is centred, and so is the drawing `below`, in a strip of its own.
    """
    columns = min(columns, len(pieces))
    strip, draw_below = below or (QSizeF(0, 0), None)
    width = max(cell.width() * columns, strip.width())
    rows = ceil(len(pieces) / columns)
    height = cell.height() * rows + strip.height()
    onward = -cell.width() if right_to_left() else cell.width()

    def draw(painter: QPainter) -> None:
        if background is not None:
            painter.fillRect(QRectF(0, 0, width, height), QColor(background))
        for index, piece in enumerate(pieces):
            row, column = divmod(index, columns)
            in_row = min(columns, len(pieces) - row * columns)
            painter.save()
            painter.translate(
                width / 2 + onward * (column - (in_row - 1) / 2), cell.height() * (row + 0.5)
            )
            piece(painter)
            painter.restore()
        if draw_below is not None:
            painter.translate(width / 2, height - strip.height() / 2)
            draw_below(painter)

    return Artwork(QRectF(0, 0, width, height), draw, scale)


def cached(key: Hashable, rect: QRectF, scale: float, draw: Draw) -> QPixmap:
    """Like `paint`, but from the cache if this key was painted at this scale before."""
    global _cached_pixels
    whole_key = (key, _exactly(scale), text_scale())
    if whole_key in _cache:
        _cache.move_to_end(whole_key)
        return _cache[whole_key]
    pixmap = paint(rect, scale, draw)
    _cache[whole_key] = pixmap
    _cached_pixels += pixmap.width() * pixmap.height()
    while _cached_pixels > _CACHE_PIXELS and len(_cache) > 1:
        _, dropped = _cache.popitem(last=False)
        _cached_pixels -= dropped.width() * dropped.height()
    return pixmap


def cached_pixels() -> int:
    """How many pixels the cache holds."""
    return _cached_pixels


def forget_cached() -> None:
    """Empty the cache after a change of scale; pixmaps on the screen stay."""
    global _cached_pixels
    _cache.clear()
    _cached_pixels = 0


def _exactly(scale: float) -> float:
    """A scale rounded to remove floating-point error.

    A pixmap that is shown at exactly its own scale is copied; one that is a hundredth larger
    or smaller is computed pixel by pixel, which takes five times as long.
    """
    return round(scale, 12)


class ArtScene(QGraphicsScene):
    """A scene that knows at how many device pixels a unit it is seen; 0 before it is seen."""

    device_scale = 0.0


def device_scale(item: QGraphicsItem) -> float:
    """At how many device pixels a unit the scene of an item is seen; 0 if it is not."""
    scene = item.scene()
    return scene.device_scale if isinstance(scene, ArtScene) else 0.0


class ArtItem(QGraphicsPixmapItem):
    """A long-lived item that shows a drawing at the scale it is seen at.

    With a `key` the drawing is shared through the cache; without one it is painted anew.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._key: Hashable | None = None
        self._rect = QRectF()
        self._draw: Draw | None = None
        self._shown: tuple[Hashable, float, float] | None = None
        self._exact = False
        """Whether it is seen just as it was painted, pixel for pixel."""

    def set_art(self, key: Hashable | None, rect: QRectF, draw: Draw) -> None:
        """Show another drawing; it appears at the next `render`, or now if one took place."""
        if key is not None and key == self._key:
            return
        self._key, self._rect, self._draw = key, rect, draw
        self._shown = None
        if scale := device_scale(self):
            self.render(scale)

    @property
    def art_rect(self) -> QRectF:
        """The area of the drawing, also before it is painted; `boundingRect` is that of pixels."""
        return QRectF(self._rect)

    @property
    def scene_area(self) -> QRectF:
        """The area of the drawing in the coordinates of the scene."""
        return self.mapRectToScene(self._rect)

    def show_art(self, key: Hashable | None, rect: QRectF, draw: Draw | None) -> None:
        """Show a drawing, or nothing without one."""
        self.setVisible(draw is not None)
        if draw is not None:
            self.set_art(key, rect, draw)

    def setScale(self, scale: float, /) -> None:
        """Change the scale; the same scale again would have Qt repaint the item."""
        if scale != self.scale():
            super().setScale(scale)
            self._stretch()

    def setRotation(self, angle: float, /) -> None:
        """Change the angle; the same angle again would have Qt repaint the item."""
        if angle != self.rotation():
            super().setRotation(angle)
            self._stretch()

    def _stretch(self) -> None:
        """Resample the item and its children smoothly until the next `render`."""
        self._set_exact(False)
        for part in self.childItems():
            if isinstance(part, ArtItem):
                part._stretch()

    def _set_exact(self, exact: bool) -> None:
        """Choose between copying and resampling pixels; copying is three times as fast."""
        if exact != self._exact:
            self._exact = exact
            modes = Qt.TransformationMode
            mode = modes.FastTransformation if exact else modes.SmoothTransformation
            self.setTransformationMode(mode)

    def render(self, device_scale: float) -> None:
        """Paint the pixmap for a scene shown at `device_scale` pixels a unit."""
        if self._draw is None:
            return
        seen = self.sceneTransform()
        scale = device_scale * seen.m11()
        if scale <= 0:
            return
        self._set_exact(seen.m12() == 0.0)
        wanted = (self._key, _exactly(scale), text_scale())
        if self._shown == wanted:
            return
        if self._key is None:
            pixmap = paint(self._rect, scale, self._draw)
        else:
            pixmap = cached(self._key, self._rect, scale, self._draw)
        self._shown = wanted
        self.setOffset(self._rect.topLeft())
        self.setPixmap(pixmap)

    def render_in_steps(self, device_scale: float) -> Iterator[None]:
        """Do the same as `render`, with a pause after each step that takes long."""
        self.render(device_scale)
        yield


def hexagon(side: float, centre: QPointF | None = None) -> QPolygonF:
    """A flat-topped hexagon."""
    x, y = (centre.x(), centre.y()) if centre is not None else (0.0, 0.0)
    return QPolygonF(
        [
            QPointF(x + side * cos(pi / 3 * corner), y + side * sin(pi / 3 * corner))
            for corner in range(6)
        ]
    )


def hexagon_path(side: float, centre: QPointF | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(hexagon(side, centre))
    path.closeSubpath()
    return path


def apothem(side: float) -> float:
    """From the middle of a hexagon to the middle of a side."""
    return side * sqrt(3) / 2


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def gradient(start: QPointF, end: QPointF, *colours: str | QColor) -> QLinearGradient:
    """Colours that turn into each other along a line, evenly spaced."""
    made = QLinearGradient(start, end)
    for index, colour in enumerate(colours):
        made.setColorAt(index / (len(colours) - 1), QColor(colour))
    return made


def ui_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The application's font at a size in scene units."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    return font


def words_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of words on a table, in the size the player likes; numbers on pieces keep theirs."""
    return ui_font(pixels * text_scale(), weight)


def least_letters(painter: QPainter) -> float:
    """The size of the smallest letters one can read, in units of a drawing at its scale."""
    seen = abs(painter.worldTransform().determinant()) ** 0.5
    # Whole units, as letters have: a fraction less would be rounded down.
    return ceil(LEAST_PIXELS * pixel_ratio() / seen) if seen else 0.0


def pixel_ratio() -> float:
    """Device pixels in a pixel of the window."""
    application = QGuiApplication.instance()
    return application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: str | QColor,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Text in a rectangle, in the size the player likes and can read as far as it fits."""
    liked = min(pixels * text_scale(), max(pixels, rect.height() * _LINE))
    pixels = max(liked, min(least_letters(painter), rect.height() * TIGHT_LINE))
    least = min(pixels, least_letters(painter))
    painter.setFont(_fitted_font(text, rect.width(), pixels, least, weight))
    painter.setPen(QColor(colour))
    rect = on_one_line(rect, text, painter.font())
    # Hinting can make a text a little wider than it was measured.
    painter.drawText(rect, flags | Qt.TextFlag.TextDontClip, text)


def on_one_line(rect: QRectF, text: str, font: QFont) -> QRectF:
    """The rectangle in which a number below zero has the same base line as one above.

    The minus sign comes from another font with taller lines, which moves what is centred.
    """
    if MINUS not in text:
        return rect
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    metrics = QFontMetricsF(font)
    plain, shown = metrics.ascent() - metrics.descent(), line.ascent() - line.descent()
    return rect.translated(0, (plain - shown) / 2)


def _fitted_font(
    text: str, room: float, pixels: float, least: float, weight: QFont.Weight
) -> QFont:
    """A font in which a line fits: smaller to the least that can be read, then narrower."""
    font = ui_font(pixels, weight)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if not width > room > 0:
        return font
    smaller = max(least, pixels * room / width)
    font = ui_font(smaller, weight)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width <= room:
        return font
    stretch = floor(100 * room / width)
    if stretch < NARROWEST:
        font = ui_font(smaller * stretch / NARROWEST, weight)
    font.setStretch(max(NARROWEST, stretch))
    return font


def draw_centred(
    painter: QPainter,
    centre: QPointF,
    text: str,
    colour: str | QColor,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Bold,
) -> None:
    """Draw text centred on a point by its visible outline rather than its line box."""
    family = QApplication.font().family()
    painter.fillPath(
        _letters(text, round(pixels), weight, family).translated(centre), QColor(colour)
    )


@lru_cache(512)
def _letters(text: str, pixels: int, weight: QFont.Weight, _family: str) -> QPainterPath:
    """The outline of a text around the origin; numbers are on many pieces."""
    path = QPainterPath()
    path.addText(0, 0, ui_font(pixels, weight), text)
    return path.translated(-path.boundingRect().center())


def calm_down(painter: QPainter, path: QPainterPath, dark: bool) -> None:
    """In the dark theme, darken a sheet of paper a little; pieces on it stay bright."""
    if dark:
        painter.fillPath(path, _EVENING)


def draw_tick(painter: QPainter, centre: QPointF, size: float, colour: str | QColor) -> None:
    """Draw a tick; not every font has the sign."""
    pen = QPen(QColor(colour), size / 5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    corners = (QPointF(-0.5, 0.02), QPointF(-0.15, 0.4), QPointF(0.5, -0.38))
    painter.drawPolyline([centre + corner * size for corner in corners])


def soft_shadow(painter: QPainter, path: QPainterPath, dx: float, dy: float, blur: float) -> None:
    """A shadow to the lower right, softened by a few strokes."""
    painter.save()
    painter.translate(dx, dy)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in (1, 3):
        pen = painter.pen()
        pen.setColor(QColor(20, 16, 8, 26))
        pen.setWidthF(blur * (step + 1) / 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.fillPath(path, QColor(20, 16, 8, 46))
    painter.restore()


def draw_card(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QBrush | QColor | QGradient,
    edge: QPen,
    shadow: tuple[float, float, float] = (1.5, 2.5, 3),
) -> None:
    """A card that lies on the table and casts a soft shadow."""
    path = rounded(rect, radius)
    soft_shadow(painter, path, *shadow)
    painter.fillPath(path, fill)
    painter.strokePath(path, edge)
