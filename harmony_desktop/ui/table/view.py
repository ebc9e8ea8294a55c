"""The view of a table: always fitted to the window, with zoom and pan on top.

A table is painted in layers. The ground is painted once for a size. The items on it are pixmaps,
each made for exactly the scale at which it is shown, and a change repaints its own area. While
nothing changes, the whole table is one picture, copied below messages that fade over it.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAccessible,
    QBrush,
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from harmony_desktop.ui.table.spots import Spot
from harmony_desktop.ui.table.surface import AnySurface

_ZOOM_STEP = 1.25
_MAX_ZOOM = 4.0
_NUDGE = 0.013
"""Offset of the whole scene, in pixels. Without it, floating-point errors would round coordinates
half-way between two pixels, common at the centre of a table, now up and now down."""
_NOTCH = 120
"""Qt's wheel angle for one notch."""
_FIT = QEvent.Type(QEvent.registerEventType())


class TableView(QGraphicsView):
    """Shows one table, or the desk of a score pad."""

    def __init__(self, table: AnySurface, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self._table = table
        self._zoom = 1.0
        self._fitted = False
        """Whether the table has been laid out for this view since it was shown."""
        self._fits_soon = False
        self._panning_from: QPoint | None = None
        self._wheeled = 0
        """Wheel angle since the last whole notch."""
        self._changed = True
        """Whether anything has changed since the last paint."""
        self._picture: QPixmap | None = None
        """A copy of the whole viewport, made at the second paint without a change."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        # The ground covers everything, so Qt need not clear the viewport first.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Boards are the same in every language; only panels are mirrored.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(320, 140)
        table.laid_out_anew.connect(self.fit)
        table.focus_moved.connect(self._show_spot)
        table.installEventFilter(self)
        table.services.theme.changed.connect(self._recolour)
        table.services.theme.changed.connect(self.fit_soon)
        self._recolour()

    def _recolour(self) -> None:
        colours = self._table.colours
        light = QLinearGradient(0, 0, 1, 1)
        light.setCoordinateMode(QLinearGradient.CoordinateMode.ObjectBoundingMode)
        light.setColorAt(0, QColor(colours.table))
        light.setColorAt(1, QColor(colours.table_edge))
        self._background = QBrush(light)
        self._note_change()
        self.resetCachedContent()
        self.viewport().update()

    # Painting

    def drawBackground(self, painter: QPainter, rect: object) -> None:
        painter.save()
        painter.resetTransform()
        painter.fillRect(self.viewport().rect(), self._background)
        painter.restore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a change when the table sends itself the event that precedes a repaint.

        The signal `changed` would do, but connecting to it makes Qt repaint larger areas.
        """
        if watched is self._table and event.type() == QEvent.Type.MetaCall:
            self._note_change()
        return super().eventFilter(watched, event)

    def _note_change(self) -> None:
        self._changed = True
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._changed:
            self._changed = False
            super().paintEvent(event)
            return
        if self._picture is None:
            self._picture = self._take_picture()
        painter = QPainter(self.viewport())
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _take_picture(self) -> QPixmap:
        port, ratio = self.viewport().rect(), self.devicePixelRatioF()
        picture = QPixmap(port.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHints(self.renderHints())
        self.render(painter, QRectF(port), port)
        painter.end()
        return picture

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint everything on a scroll, as the ground does not scroll."""
        self._note_change()
        super().scrollContentsBy(dx, dy)
        self.resetCachedContent()
        self.viewport().update()

    # Fitting

    def fit(self) -> None:
        """Lay out the table again for this window, keeping the zoom.

        A hidden view waits until it is shown: another view may show the table meanwhile.
        """
        if not self.isVisible():
            return
        self._fitted = True
        self._note_change()
        size = QSizeF(self.viewport().size())
        # What changes is painted once, when the scale is known.
        before, self._table.device_scale = self._table.device_scale, 0.0
        whole = self._table.arrange(size)
        self._table.setSceneRect(whole)
        scale = min(size.width() / whole.width(), size.height() / whole.height()) * self._zoom
        self.setTransform(QTransform(scale, 0, 0, scale, _NUDGE, _NUDGE))
        if self._zoom == 1.0:
            self.centerOn(whole.center())
        self._table.device_scale = before
        self._table.set_device_scale(scale * self.devicePixelRatioF())
        self._table.refresh_focus()

    def fit_soon(self) -> None:
        """Fit once everything around the view has found its place, before the next paint.

        When the window is resized or its letters grow, layouts move several times one after the
        other, and each time everything on the table would be painted for another scale.
        """
        if not self._fits_soon:
            self._fits_soon = True
            QCoreApplication.postEvent(self, QEvent(_FIT), Qt.EventPriority.LowEventPriority.value)

    def _fit_now(self) -> None:
        self._fits_soon = False
        # The table follows the edge of the window.
        with self._table.motion.at_once():
            self.fit()

    def show_area(self, area: QRectF | None) -> None:
        """Scroll a zoomed table until an area is seen."""
        if area is not None and self._zoom > 1.0:
            edge = min(self.viewport().width(), self.viewport().height()) // 6
            self.ensureVisible(area, edge, edge)

    def _show_spot(self, spot: Spot) -> None:
        across = QPointF(spot.radius, spot.radius)
        self.show_area(spot.area or QRectF(spot.centre - across, spot.centre + across))

    def zoom_in(self) -> None:
        self._set_zoom(self._zoom * _ZOOM_STEP)

    def zoom_out(self) -> None:
        self._set_zoom(self._zoom / _ZOOM_STEP)

    def reset_zoom(self) -> None:
        self._set_zoom(1.0)

    def _set_zoom(self, zoom: float, at: QPoint | None = None) -> None:
        """Zoom around a point of the viewport, or around its centre."""
        middle = self.viewport().rect().center()
        point = middle if at is None else at
        anchor = self.mapToScene(point)
        self._zoom = min(_MAX_ZOOM, max(1.0, zoom))
        self.fit()
        if self._zoom > 1.0:
            shift = self.mapToScene(middle) - self.mapToScene(point)
            self.centerOn(anchor + shift)
        if at is None and self._table.focus is not None:
            self._show_spot(self._table.focus[1])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._fitted:
            self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._fitted = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit_soon()
        else:
            self._fit_now()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self._table.escapes
        ):
            # Esc puts back a held piece before it leaves the page.
            event.accept()
            return True
        if event.type() == _FIT:
            self._fit_now()
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit_soon()
        return super().event(event)

    # Input

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            factor = _ZOOM_STEP if steps > 0 else 1 / _ZOOM_STEP
            self._set_zoom(self._zoom * factor, event.position().toPoint())
        elif event.phase() == Qt.ScrollPhase.ScrollMomentum:
            # Ignore momentum scrolling, which would keep turning the tile.
            self._wheeled = 0
        elif self._table.rotations > 1 and steps:
            self._turn_by(steps)
        event.accept()

    def _turn_by(self, angle: int) -> None:
        """Turn by whole notches: touchpads send parts of one, a busy system several at once."""
        if self._wheeled * angle < 0:
            self._wheeled = 0
        self._wheeled += angle
        notches = int(self._wheeled / _NOTCH)
        self._wheeled -= notches * _NOTCH
        for _ in range(abs(notches)):
            self._table.turn(1 if notches < 0 else -1)

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers zoom and move the table."""
        if event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._pinch(pinch)
                event.accept(pinch)
                return True
        return super().viewportEvent(event)

    def _pinch(self, pinch: QPinchGesture) -> None:
        at = self.viewport().mapFromGlobal(pinch.hotSpot().toPoint())
        moved = pinch.centerPoint() - pinch.lastCenterPoint()
        self._set_zoom(self._zoom * pinch.scaleFactor(), at)
        for bar, step in (
            (self.horizontalScrollBar(), moved.x()),
            (self.verticalScrollBar(), moved.y()),
        ):
            bar.setValue(bar.value() - round(step))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning_from = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panning_from is not None:
            here = event.position().toPoint()
            step = here - self._panning_from
            self._panning_from = here
            for bar, distance in (
                (self.horizontalScrollBar(), step.x()),
                (self.verticalScrollBar(), step.y()),
            ):
                bar.setValue(bar.value() - distance)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning_from = None
            self.unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Move through the zones of the table with Tab before leaving it."""
        if self._table.next_zone(1 if next_one else -1):
            return True
        return super().focusNextPrevChild(next_one)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self._table.next_zone(1)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self._table.next_zone(-1)
        elif QAccessible.isActive() and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._table.show_focus_again()
        # Qt reports the view itself after this: a reader is to end at the spot inside.
        QTimer.singleShot(0, self, self._report_focus)

    def _report_focus(self) -> None:
        if self.hasFocus() and self._table.focus is not None:
            self._table.focus_moved.emit(self._table.focus[1])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self._table.hide_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._table.keyPressEvent(event)
        if not event.isAccepted():
            QWidget.keyPressEvent(self, event)
