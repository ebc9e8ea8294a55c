"""The curve of a person's rating, with its uncertainty as a band around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF

from harmony_desktop.ui.kit.languages import number, short_date
from harmony_desktop.ui.pages.statistics.charts import Chart, nice_step

if TYPE_CHECKING:
    from harmony_desktop.storage.ratings import RatingStep

_MOST = 200
"""The number of latest games shown."""


class RatingCurve(Chart):
    """The rating after each game; the band holds it in two cases of three.

    Time runs from left to right in every language.
    """

    _steps: Sequence[RatingStep] = ()

    def show_steps(self, steps: Sequence[RatingStep]) -> None:
        """Show the latest steps of a rating."""
        self._steps = steps[-_MOST:]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, round(self.line * 11))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, round(self.line * 8))

    def heads(self) -> tuple[str, ...]:
        return self.tr("Day"), self.tr("Rating"), self.tr("Uncertainty")

    def rows(self) -> Iterator[tuple[str, ...]]:
        for one in reversed(self._steps):
            day = short_date(QDate(one.finished.year, one.finished.month, one.finished.day))
            yield day, number(one.after.value), f"± {number(one.after.deviation)}"

    def draw(self, painter: QPainter, room: QRectF) -> None:
        if not self._steps:
            return
        rated = [step.after for step in self._steps]
        lows = [one.value - one.deviation for one in rated]
        highs = [one.value + one.deviation for one in rated]
        step = nice_step(round(max(highs) - min(lows)) or 1, 4)
        bottom, top = floor(min(lows) / step) * step, ceil(max(highs) / step) * step
        labels = self.labels_width(bottom, top)
        plot = room.adjusted(4 + labels, self.line * 0.7, -4, -self.line * 0.5)

        def place(index: int, value: float) -> QPointF:
            share = index / max(1, len(rated) - 1) if len(rated) > 1 else 0.5
            high = (value - bottom) / (top - bottom)
            return QPointF(plot.left() + share * plot.width(), plot.bottom() - high * plot.height())

        heights = {value: place(0, value).y() for value in range(bottom, top + 1, step)}
        self.draw_grid(painter, plot, heights)
        band = [place(index, high) for index, high in enumerate(highs)]
        band += reversed([place(index, low) for index, low in enumerate(lows)])
        shade = self.colour("accent")
        shade.setAlphaF(0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(shade))
        painter.drawPolygon(QPolygonF(band))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.colour("accent"), 2, j=Qt.PenJoinStyle.RoundJoin))
        curve = [place(index, one.value) for index, one in enumerate(rated)]
        painter.drawPolyline(QPolygonF(curve))
        painter.setBrush(QBrush(self.colour("accent")))
        painter.drawEllipse(curve[-1], 4, 4)
