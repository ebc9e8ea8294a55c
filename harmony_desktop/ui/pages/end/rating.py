"""How a result compares with the player's earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QWidget

from harmony_desktop.bots.ratings import MEDIUM_RATING
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import number, signed, translate
from harmony_desktop.ui.kit.widgets import column, paragraph

if TYPE_CHECKING:
    from harmony_desktop.storage.ratings import RatingStep


class Rating(QFrame):
    """The result among the player's own: in words, and as a line of all results."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.rank = paragraph("heading")
        self.measure = paragraph("muted")
        self._line = Course(context)
        self.near = paragraph("good")
        """What was nearly reached; hidden where nothing was."""
        self.player_rating = paragraph("muted")
        """The player's rating and how this game has changed it; hidden where none is awaited."""
        self.player_rating.hide()
        layout = column(
            self.rank, self.measure, self.near, self._line, self.player_rating, spacing=4
        )
        layout.setContentsMargins(16, 12, 16, 12)
        self.setLayout(layout)

    def show_result(self, rank: str, measure: str, near: str, points: Sequence[int]) -> None:
        """The words, and the results with the present one last."""
        self.rank.setText(rank)
        self.measure.setText(measure)
        self.near.setText(near)
        self.near.setVisible(bool(near))
        self._line.show_points(points)
        self._line.setVisible(len(points) > 2)

    def await_rating(self) -> None:
        """Keep a line free for the rating, so that nothing below moves when it is known."""
        self.player_rating.setText("\u00a0")
        self.player_rating.show()

    def show_rating(self, step: RatingStep) -> None:
        """The player's rating after this game; the change only from one that was sure."""
        words = self.tr("Rating {rating} ± {deviation}")
        if step.before.sure:
            words = self.tr("Rating {rating} ± {deviation} ({change})")
        self.player_rating.setToolTip(
            translate(
                "StatisticsCards",
                "The medium level has {medium}. With {more} more you win three games in four.",
            ).format(medium=number(MEDIUM_RATING), more=number(200))
        )
        self.player_rating.setText(
            words.format(
                rating=number(round(step.after.value)),
                deviation=number(round(step.after.deviation)),
                change=signed(step.change),
            )
        )


class Course(QWidget):
    """Results from the first to the present one, with the average as a dashed line.

    Time runs from left to right in every language, as it does on a stave.
    """

    _MOST = 40

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._points: Sequence[int] = ()
        self.setFixedHeight(54)

    def show_points(self, points: Sequence[int]) -> None:
        self._points = points[-self._MOST :]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._points) < 2:
            return
        colours = self._context.theme.colours
        low, high = min(self._points), max(self._points)
        box = QRectF(self.rect()).adjusted(6, 8, -8, -8)
        step = box.width() / (len(self._points) - 1)

        def height(points: float) -> float:
            return box.bottom() - box.height() * (points - low) / max(1, high - low)

        at = [
            QPointF(box.left() + step * place, height(points))
            for place, points in enumerate(self._points)
        ]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        before = self._points[:-1]
        mean = height(sum(before) / len(before))
        painter.setPen(QPen(QColor(colours.muted), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(box.left(), mean), QPointF(box.right(), mean))
        painter.setPen(QPen(QColor(colours.accent), 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(at)
        painter.setBrush(QColor(colours.focus))
        painter.setPen(QPen(QColor(colours.card), 2))
        painter.drawEllipse(at[-1], 6, 6)
        painter.end()
