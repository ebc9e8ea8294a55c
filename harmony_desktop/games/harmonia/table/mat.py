"""The mat under the layout: bright paper in both themes, with misfit tiles in its corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.harmonia.rules.components import TURNS, Kind
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.art import ArtItem, calm_down, gradient, rounded
from harmony_desktop.ui.kit.theme import LIGHT
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored_rect, reading_way

PAPER = LIGHT._replace(card="#FFFDF4", border="#C9BE9F", text="#2A2B30")
"""The colours of text over the table, in both themes."""


class Mat(ArtItem):
    """The paper, and the tiles set aside because they fit nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self._aside = overlay(self, 0)
        self.area = QRectF(220, 12, 520, 480)
        """Area of the mat in the scene."""

    def lay(self, area: QRectF, dark: bool = False) -> None:
        """Cover an area of the scene."""
        self.area = area
        self.setPos(area.topLeft())
        rect = QRectF(QPointF(), area.size())
        key = ("harmonia-mat", round(rect.width()), round(rect.height()), dark)
        draw = partial(_draw_mat, rect=rect, dark=dark)
        self.set_art(key, rect.adjusted(-8, -8, 12, 14), draw)

    def corner(self, at_end: bool) -> QPointF:
        """Return the lower corner of the mat at the start or the end of a line of text."""
        right = at_end == (reading_way() > 0)
        return self.area.bottomRight() if right else self.area.bottomLeft()

    def upper_corner(self, size: QSizeF, margin: float) -> QPointF:
        """Return the place of an item of this size in the mat's upper corner where lines begin."""
        right = self.area.width() - size.width() - margin
        return QPointF(margin if reading_way() > 0 else right, margin)

    def show_aside(self, tiles: Sequence[Kind]) -> None:
        """Show the misfit tiles, in the corner where lines begin."""
        way = reading_way()
        width = 40.0 + 22 * len(tiles)
        rect = mirrored_rect(QRectF(0, -56, width, 56), QRectF())

        def draw(painter: QPainter) -> None:
            for index, tile in enumerate(tiles):
                art.stamp_tile(painter, TURNS[tile][0], QPointF(way * (30 + 22 * index), -30), 0.42)
            at = QPointF(way * 14, -46)
            painter.setPen(QPen(QColor("#B4472E"), 3, c=Qt.PenCapStyle.RoundCap))
            for slope in (-1, 1):
                painter.drawLine(at - QPointF(4, 4 * slope), at + QPointF(4, 4 * slope))

        self._aside.setPos(self.mapFromScene(self.corner(at_end=False)))
        self._aside.show_art(("harmonia-aside", tuple(tiles), way), rect, draw if tiles else None)


def _draw_mat(painter: QPainter, rect: QRectF, dark: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((6, 10), (4, 14), (2, 18)):
        painter.setBrush(QColor(20, 16, 8, alpha))
        shade = rect.translated(2, 4).adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(shade, 16 + reach, 16 + reach)
    painter.setBrush(gradient(rect.topLeft(), rect.bottomRight(), "#FBF8EF", "#EFEBDC"))
    painter.setPen(QPen(QColor("#D8CFB8"), 1.2))
    painter.drawRoundedRect(rect, 16, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#E4DCC6"), 1))
    painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 11, 11)
    calm_down(painter, rounded(rect, 16), dark)
