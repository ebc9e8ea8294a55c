"""Moves drawn where they would be made: the piece in its own colours, its way, its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.engine.game import Move
from harmony_desktop.ui.kit.art import ArtItem, draw_centred
from harmony_desktop.ui.kit.languages import number

ADVICE = "#B4600F"
_DEPTH = 45.0
"""Below the piece in the hand."""
_SEEN = 0.88
_FAINT = 0.5
_BADGE = 12.0


@dataclass(frozen=True)
class Ghost:
    """A move on the table, in the coordinates of the scene."""

    move: Move
    target: QPainterPath
    """Where it is made: a cell, a button, a card."""
    draw: Callable[[QPainter], None] | None = None
    """Draws the piece as it would lie there; None where the target says it all."""
    source: QPainterPath | None = None
    """Where the piece lies now, where that needs saying."""


@dataclass(frozen=True)
class GhostPen:
    """How the frames of ghosts are drawn."""

    colour: str
    dashed: bool = False
    faint: bool = False
    """Whether their pieces stand back behind others."""
    width: float = 4.0

    def pen(self, width: float) -> QPen:
        style = Qt.PenStyle.CustomDashLine if self.dashed else Qt.PenStyle.SolidLine
        cap, join = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin
        pen = QPen(QColor(self.colour), width, style, cap, join)
        if self.dashed:
            pen.setDashPattern([2.4, 1.5])
        return pen


NumberedGhost = tuple[int, Ghost]


class HintMarks(ArtItem):
    """The steps of a hint that are left, as ghosts."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(_DEPTH)
        self.shown: tuple[NumberedGhost, ...] = ()
        self.stands_back = False
        """Whether only frames are shown, because the player looks at another place."""
        self._scene_room = QRectF(), 1.0
        self.hide()

    def show_steps(self, area: QRectF, ghosts: Sequence[NumberedGhost], unit: float) -> None:
        """Show ghosts within an area of the scene; `unit` is a pixel of the screen."""
        self.shown = tuple(ghosts)
        self._scene_room = area, unit
        self._show_again()

    def stand_back(self, aside: bool) -> None:
        """Show only frames while the player's own piece is seen at another place."""
        if aside != self.stands_back:
            self.stands_back = aside
            self._show_again()

    def _show_again(self) -> None:
        area, unit = self._scene_room
        frames = self.stands_back
        ghosts = [
            (rank, replace(ghost, draw=None) if frames else ghost) for rank, ghost in self.shown
        ]

        def draw(painter: QPainter) -> None:
            draw_ghosts(painter, ghosts, GhostPen(ADVICE))
            draw_numbers(painter, ghosts, GhostPen(ADVICE), unit, [])

        self.show_art(None, area, draw if ghosts else None)

    def move_at(self, point: QPointF) -> Move | None:
        """The move of the ghost at a point; of several on one place, the first."""
        found = (ghost.move for _, ghost in self.shown if ghost.target.contains(point))
        return next(found, None)


def draw_ghosts(painter: QPainter, ghosts: Sequence[NumberedGhost], style: GhostPen) -> None:
    """Draw pieces, then frames."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _, ghost in ghosts:
        if ghost.draw is not None:
            painter.save()
            painter.setOpacity(_FAINT if style.faint else _SEEN)
            ghost.draw(painter)
            painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _, ghost in ghosts:
        if ghost.source is not None:
            _draw_way(painter, ghost.source, ghost.target, style)
    for _, ghost in ghosts:
        for path in filter(None, (ghost.source, ghost.target)):
            painter.strokePath(path, QPen(QColor("#FFFFFF"), style.width + 3.5, j=_ROUND))
            painter.strokePath(path, style.pen(style.width))


_ROUND = Qt.PenJoinStyle.RoundJoin


def _draw_way(
    painter: QPainter, source: QPainterPath, target: QPainterPath, style: GhostPen
) -> None:
    """Draw a line from the source to the target, outside both."""
    first, last = source.boundingRect(), target.boundingRect()
    way = QPainterPath(first.center())
    way.lineTo(last.center())
    outside = QPainterPath()
    outside.addRect(first.united(last).adjusted(-9, -9, 9, 9))
    painter.save()
    painter.setClipPath(outside.subtracted(source).subtracted(target))
    painter.strokePath(way, QPen(QColor("#FFFFFF"), 4.5))
    painter.strokePath(way, style.pen(2.4))
    painter.restore()


def badge_area(at: QPointF, unit: float) -> QRectF:
    """The square that the number of a ghost takes, at its place."""
    radius = _BADGE * max(1.0, unit)
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


def draw_numbers(
    painter: QPainter,
    ghosts: Sequence[NumberedGhost],
    style: GhostPen,
    unit: float,
    taken: list[QPointF],
) -> None:
    """Draw the numbers of several ghosts; a single one needs none.

    `taken` has the places of numbers drawn before, and gets those of the new ones.
    """
    if len(ghosts) < 2:
        return
    radius = _BADGE * max(1.0, unit)
    for rank, ghost in ghosts:
        box = ghost.target.boundingRect()
        at = QPointF(box.left() + min(radius, box.width() / 4), box.top() + radius * 0.8)
        while any((at - other).manhattanLength() < radius for other in taken):
            at += QPointF(radius * 2.1, 0)
        taken.append(at)
        painter.setPen(QPen(QColor("#FFFFFF"), 2.4))
        painter.setBrush(QColor(style.colour))
        painter.drawEllipse(at, radius, radius)
        draw_centred(painter, at, number(rank), "#FFFFFF", radius * 1.15)
