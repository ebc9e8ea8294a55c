"""A line chart of the expected final score after each decision, up to the final score."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from harmony_desktop.bots.decisions import Verdict
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.verdict import disc

_APART = 24.0
"""Least distance between two numbers, in pixels."""


class PointsChart(QWidget):
    """The expected final score after each decision of one seat; the costliest ones are marked.

    The last point is the final score itself.

    Time runs from left to right in every language. The lists show the same verdicts, so that the
    chart is left out of the tab order.

    Signals:
        chosen: the Verdict that was clicked.
    """

    chosen = Signal(object)

    def __init__(
        self, context: Context, label: Callable[[Verdict], str], parent: QWidget | None = None
    ) -> None:
        """`label` gives the number of a verdict."""
        super().__init__(parent)
        self._context = context
        self._label = label
        self._verdicts: list[Verdict] = []
        self._costly: list[Verdict] = []
        self._current: Verdict | None = None
        self._final: int | None = None
        self.setMinimumHeight(110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(260, 110)

    def show_verdicts(
        self,
        verdicts: Sequence[Verdict],
        costly: Sequence[Verdict],
        current: Verdict | None,
        final: int | None = None,
    ) -> None:
        """Show these verdicts, in the order of the game, and the final score if it is known."""
        self._final = final
        self._verdicts, self._costly, self._current = list(verdicts), list(costly), current
        self.setVisible(len(self._verdicts) > 1)
        self.update()

    def _plot(self) -> QRectF:
        digits = self.fontMetrics().horizontalAdvance(number(-100))
        side = digits + 6
        # The final score is written beside its point.
        last = 8 if self._final is None else side
        return QRectF(side, 8, self.width() - side - last, self.height() - 30)

    def _values(self) -> list[float]:
        """The values along the curve."""
        values = [verdict.appraisal.played.value for verdict in self._verdicts]
        return values if self._final is None else [*values, float(self._final)]

    def _points(self) -> list[QPointF]:
        values = self._values()
        low, high = self._range()
        plot = self._plot()
        found = []
        for index, value in enumerate(values):
            along = index / (len(values) - 1)
            x = plot.left() + along * plot.width()
            found.append(QPointF(x, plot.bottom() - (value - low) / (high - low) * plot.height()))
        return found

    def _range(self) -> tuple[float, float]:
        values = self._values()
        low, high = min(values), max(values)
        room = max(1.0, (high - low) * 0.12)
        return low - room, high + room

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._verdicts) < 2:
            return
        colours = self._context.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot, points = self._plot(), self._points()
        low, high = self._range()
        painter.setPen(QPen(QColor(colours.border), 1))
        muted = QColor(colours.muted)
        for share in (0.1, 0.5, 0.9):
            y = plot.bottom() - share * plot.height()
            painter.setPen(QPen(QColor(colours.border), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(muted)
            painter.drawText(
                QRectF(0, y - 10, plot.left() - 4, 20),
                Qt.AlignmentFlag.AlignVCenter
                | Qt.AlignmentFlag.AlignRight
                | Qt.AlignmentFlag.AlignAbsolute,
                number(low + share * (high - low)),
            )
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        painter.strokePath(line, QPen(QColor(colours.accent), 2.2))
        if self._final is not None:
            self._draw_final(painter, points[-1])
        for verdict, point in zip(self._verdicts, points, strict=False):
            if verdict is self._current:
                pen = QPen(QColor(colours.warn), 1.4, Qt.PenStyle.DashLine)
                painter.setPen(pen)
                painter.drawLine(QPointF(point.x(), plot.top()), QPointF(point.x(), plot.bottom()))
            if verdict in self._costly or verdict is self._current:
                painter.fillPath(disc(point, 7), QColor(colours.card))
                painter.fillPath(disc(point, 5.5), QColor(colours.warn))
        painter.setPen(muted)
        labels = [*self._marked(), 0, len(self._verdicts) - 1]
        for place, index in enumerate(labels):
            near = (abs(points[index].x() - points[other].x()) for other in labels[:place])
            if any(distance < _APART for distance in near):
                continue
            box = QRectF(points[index].x() - 20, plot.bottom() + 4, 40, 18)
            box.moveLeft(max(0.0, min(box.left(), self.width() - 40.0)))
            words = self._label(self._verdicts[index])
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()

    def _draw_final(self, painter: QPainter, at: QPointF) -> None:
        """Draw the end of the curve with the final score beside it."""
        colours = self._context.theme.colours
        painter.fillPath(disc(at, 4.5), QColor(colours.accent))
        painter.setPen(QColor(colours.text))
        box = QRectF(at.x() + 6, at.y() - 10, self.width() - at.x() - 6, 20)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
        words = number(self._final or 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | left, words)

    def _marked(self) -> list[int]:
        return [self._verdicts.index(self._current)] if self._current in self._verdicts else []

    def mousePressEvent(self, event: QMouseEvent) -> None:
        points = self._points() if len(self._verdicts) > 1 else []
        if points:
            x = event.position().x()
            index = min(range(len(self._verdicts)), key=lambda one: abs(points[one].x() - x))
            self.chosen.emit(self._verdicts[index])
