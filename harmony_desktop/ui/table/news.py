"""Marks on the pieces the others have played: a frame in the player's colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.players.players import draw_dot
from harmony_desktop.ui.table.marks import draw_frame

_EDGE = 12.0
_BOLD_FROM, _BOLDEST = 0.62, 2.4
"""Board scale below which marks grow bolder, and the largest factor."""


@dataclass(frozen=True)
class Mark:
    """A mark for a new piece: its outline and its player's colour."""

    frame: QPainterPath
    colour: str
    gone: bool = False
    """Whether a piece was removed rather than placed."""


@dataclass(frozen=True)
class Way:
    """The path of a moved piece, and its player's colour."""

    start: QPointF
    end: QPointF
    colour: str


class NewsItem(ArtItem):
    """The marks on one board, in its coordinates."""

    def __init__(self, parent: QGraphicsItem, z: float) -> None:
        super().__init__(parent)
        self.setZValue(z)
        self.hide()

    def show_marks(
        self, marks: Iterable[Mark], ways: Iterable[Way] = (), scale: float = 1.0
    ) -> None:
        """Show exactly these marks; the smaller the board's scale, the bolder."""
        shown, gone = tuple(marks), tuple(ways)
        size = min(_BOLDEST, max(1.0, _BOLD_FROM / scale))
        room = QRectF()
        for mark in shown:
            room = room.united(mark.frame.boundingRect())
        for way in gone:
            room = room.united(QRectF(way.start, way.end).normalized().adjusted(0, 0, 1, 1))
        edge = _EDGE * size

        def draw(painter: QPainter) -> None:
            for way in gone:
                _draw_way(painter, way, size)
            for mark in shown:
                _draw_mark(painter, mark, size)

        key = (
            "news",
            size,
            tuple((_corners(mark.frame), mark.colour, mark.gone) for mark in shown),
            tuple((way.start.toTuple(), way.end.toTuple(), way.colour) for way in gone),
        )
        has = bool(shown or gone)
        self.show_art(key, room.adjusted(-edge, -edge, edge, edge), draw if has else None)


def _draw_mark(painter: QPainter, mark: Mark, size: float) -> None:
    if mark.gone:
        for ink, width in (("#FFFFFF", 4.6), (mark.colour, 3.0)):
            pen = QPen(QColor(ink), width * size, Qt.PenStyle.DashLine)
            pen.setDashPattern([6.0 / width, 6.0 / width])
            painter.strokePath(mark.frame, pen)
        return
    draw_frame(painter, mark.frame, mark.colour, 3.2 * size)
    x, y = max(_corners(mark.frame), key=lambda corner: corner[0] - corner[1])
    draw_dot(painter, QPointF(x, y), 6.0 * size, mark.colour)


def _corners(path: QPainterPath) -> tuple[tuple[float, float], ...]:
    elements = (path.elementAt(index) for index in range(path.elementCount()))
    return tuple((element.x, element.y) for element in elements)


def _draw_way(painter: QPainter, way: Way, size: float) -> None:
    """Draw a dotted line with an arrowhead."""
    dots = QPen(QColor(way.colour).lighter(150), 3.6 * size, c=Qt.PenCapStyle.RoundCap)
    dots.setDashPattern([0.01, 2.3])
    painter.setPen(dots)
    painter.drawLine(way.start, way.end)
    along = way.end - way.start
    length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    ahead = along / length * 9 * size
    beside = QPointF(-ahead.y(), ahead.x()) * 0.6
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(way.colour).lighter(150))
    painter.drawPolygon([way.end, way.end - ahead + beside, way.end - ahead - beside])
