"""The frame around the acting seat's board, in the seat's colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.table.sheets import EvenGrid, FrameGrid, Sheet

_WIDTH = 4.0
_HALO = 1.6
"""Width of the pale edge below a frame, compared with the frame."""
_PATCH = 48.0
"""Patch size; small, so that showing or hiding a frame repaints little else."""


class FrameEdge(NamedTuple):
    """One straight edge of a frame."""

    start: tuple[float, float]
    end: tuple[float, float]
    width: float
    colour: str


class SeatFrame:
    """A frame along the outline of a board, hidden until its seat acts."""

    def __init__(
        self,
        board: QGraphicsItem,
        z: float,
        name: str,
        outline: QPainterPath,
        corner: float | None = None,
    ) -> None:
        """`outline` is a closed path of straight edges, in the coordinates of the board.

        With the radius of its `corner`, it is a rectangle.
        """
        corners = [point.toTuple() for point in outline.toFillPolygon().toList()]
        self._edges = list(pairwise(corners))
        self._rect, self._corner = outline.boundingRect(), corner
        # Straight sides run through the middle of their patches, not between two rows of them.
        grid = EvenGrid(self._rect.topLeft() - QPointF(_PATCH, _PATCH) / 2, _PATCH)
        self._sheet = Sheet(board, z, name, _draw_edges, grid)
        self._shown: tuple[str, float] | None = None

    def show(self, colour: str | None, scale: float = 1.0) -> None:
        """Show the frame in a colour, or hide it with None; its width on screen ignores `scale`."""
        wanted = None if colour is None else (colour, round(scale, 3))
        if wanted == self._shown:
            return
        self._shown = wanted
        if colour is None:
            self._sheet.clear()
            return
        width = _WIDTH / max(0.2, scale)
        room = width * _HALO / 2 + 1
        if self._corner is not None:
            # A round corner keeps three tenths of its radius from both sides.
            self._sheet.cut(FrameGrid(self._rect, room, room + 0.3 * self._corner))
        self._sheet.show_strokes(
            (
                FrameEdge(start, end, width, colour),
                QRectF(QPointF(*start), QPointF(*end))
                .normalized()
                .adjusted(-room, -room, room, room),
            )
            for start, end in self._edges
        )

    @property
    def colour(self) -> str | None:
        """The current colour; None while hidden."""
        return None if self._shown is None else self._shown[0]


def _draw_edges(painter: QPainter, edges: Sequence[FrameEdge]) -> None:
    """Draw all halos first, so that no edge covers the corner of another."""
    cap = Qt.PenCapStyle.RoundCap
    for halo in (True, False):
        for edge in edges:
            ink = QColor(255, 255, 255, 210) if halo else QColor(edge.colour)
            painter.setPen(QPen(ink, edge.width * (_HALO if halo else 1.0), c=cap))
            painter.drawLine(QPointF(*edge.start), QPointF(*edge.end))
