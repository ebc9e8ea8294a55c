"""Hints on the table: which panes to take and where to put them, with expected scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.games.sintra.table.glass import faint
from harmony_desktop.ui.kit.art import ArtItem, rounded
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.labels import draw_pill, pill_box

Arrow = tuple[QRectF, QRectF | None, float]
"""Frames around the panes to take and around their target, and the expected score."""

_RANKS = (QColor("#FF9F1C"), QColor("#E9B872"), QColor("#CDB79A"))
_SIZES = (17.0, 14.0, 14.0)
_SHARES = (0.34, 0.5, 0.66, 0.2, 0.82, 0.1)
"""Positions of a score along its arrow, as shares of the length, best first."""


class HintItem(ArtItem):
    """Hints as arrows from the panes to the strip, best first."""

    def show_arrows(self, area: QRectF, arrows: Sequence[Arrow]) -> None:
        """Show frames and arrows, with the expected scores on top."""

        def draw(painter: QPainter) -> None:
            for rank in reversed(range(len(arrows))):
                _draw_advice(painter, rank, arrows[rank])
            for rank, at in enumerate(pill_places(arrows)):
                text = number(arrows[rank][2], 1)
                step = min(rank, 2)
                draw_pill(painter, at, text, _RANKS[step], "#241604", _SIZES[step])

        self.show_art(None, area, draw if arrows else None)


def pill_places(arrows: Sequence[Arrow]) -> list[QPointF]:
    """Return the place of each arrow's expected score, so that none hides another."""
    taken: list[QRectF] = []
    places = []
    for rank, (start, end, value) in enumerate(arrows):
        text, size = number(value, 1), _SIZES[min(rank, 2)]
        found = list(_places(start, end, rank))
        boxes = [pill_box(at, text, size).adjusted(-2, -2, 2, 2) for at in found]
        free = (
            index
            for index, box in enumerate(boxes)
            if not any(box.intersects(other) for other in taken)
        )
        index = next(free, 0)
        places.append(found[index])
        taken.append(boxes[index])
    return places


def _places(start: QRectF, end: QRectF | None, rank: int) -> Iterator[QPointF]:
    """Yield places for a score, best first: along its arrow, or beside a frame without arrow."""
    if end is not None:
        path = _way(start, end)
        for index in range(len(_SHARES)):
            yield path.pointAtPercent(_SHARES[(index + rank) % len(_SHARES)])
    beside = QPointF(start.right() + 28, start.center().y())
    above = start.width() > 100
    at = QPointF(start.center().x(), start.top()) if above else beside
    for step in range(6):
        yield at + (QPointF(64 * step, 0) if above else QPointF(0, 28 * step))


def _way(start: QRectF, end: QRectF) -> QPainterPath:
    """Return the curve from one frame to another."""
    begin, tip = QPointF(start.center().x(), start.bottom()), QPointF(end.center().x(), end.top())
    bend = QPointF(0, max(30.0, abs(tip.y() - begin.y()) * 0.5))
    path = QPainterPath(begin)
    path.cubicTo(begin + bend, tip - bend, tip)
    return path


def _draw_advice(painter: QPainter, rank: int, arrow: Arrow) -> None:
    start, end, _ = arrow
    colour = _RANKS[min(rank, 2)]
    width = 5.0 if rank == 0 else 3.0
    painter.setOpacity(1.0 if rank == 0 else 0.85)
    path = rounded(start, 8)
    if end is not None:
        path.addRoundedRect(end, 9, 9)
    painter.strokePath(path, QPen(faint(QColor("black"), 90), width + 3))
    painter.strokePath(path, QPen(colour, width))
    if end is not None:
        _draw_arrow(painter, _way(start, end), colour, width)
    painter.setOpacity(1.0)


def _draw_arrow(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    tip = path.pointAtPercent(1.0)
    head = QPainterPath()
    last = path.pointAtPercent(0.94)
    angle = atan2(tip.y() - last.y(), tip.x() - last.x())
    for turn in (-0.8, 0.8):
        head.moveTo(tip)
        head.lineTo(tip - QPointF(cos(angle + turn), sin(angle + turn)) * (9 + width))
    for ink, wide in ((faint(QColor("black"), 100), width + 3), (colour, width)):
        for line in (path, head):
            painter.strokePath(line, QPen(ink, wide, c=Qt.PenCapStyle.RoundCap))
