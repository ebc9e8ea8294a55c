"""The round marker and, on demand, the contents of the bag and the glass tower."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.games.sintra.rules.components import COLOURS, ROUNDS, Colour, Panes
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import PANE_HEIGHT, draw_pane, pane_at
from harmony_desktop.ui.kit.art import ArtItem, draw_card, draw_centred, draw_text, rounded
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect, reading_way

WIDTH = 284.0
_MARKER = QRectF(-WIDTH / 2, 0, WIDTH, 92)
_COUNTS = QRectF(-WIDTH / 2, _MARKER.bottom(), WIDTH, 62)
HEIGHT = _MARKER.height() + _COUNTS.height()
"""Space for the counts is always kept, so that showing them moves nothing."""
_CHIP = 12.0
_RAIL = QRectF(-WIDTH / 2 + 4, 34, WIDTH - 8, 52)
_NOW = 0.86
"""Scale of the pane of the round that is played."""


class RoundMarker(ArtItem):
    """The round marker; the centre of its upper edge is the origin."""

    def __init__(self) -> None:
        super().__init__()
        self._counts = overlay(self, 0)

    @property
    def shows_counts(self) -> bool:
        return self._counts.isVisibleTo(self)

    @property
    def area(self) -> QRectF:
        """The whole round marker, in scene coordinates."""
        return self.mapRectToScene(QRectF(-WIDTH / 2, 0, WIDTH, HEIGHT))

    def pane_area(self, marker: Sequence[Colour]) -> QRectF:
        """The pane of the round that is played, in scene coordinates."""
        return self.mapRectToScene(pane_at(_place(ROUNDS - len(marker)), _NOW))

    def show_round(self, marker: Sequence[Colour], title: str, theme: Colours) -> None:
        """Show the panes still on the marker; the colour of this round stands out."""

        def draw(painter: QPainter) -> None:
            box = QRectF(_MARKER.x() + 8, 2, WIDTH - 16, 26)
            draw_text(painter, box, title, theme.text, 17, QFont.Weight.DemiBold)
            draw_marker(painter, marker)

        self.set_art(("sintra-marker", marker, title, theme), _MARKER, draw)

    def show_counts(self, rows: Sequence[tuple[str, Panes]], theme: Colours) -> None:
        """Show titles with the panes of each colour; without rows, hide the counts."""

        def draw(painter: QPainter) -> None:
            for index, (title, panes) in enumerate(rows):
                _draw_counts(painter, _COUNTS.top() + 15 + 30 * index, title, panes, theme)

        key = ("sintra-counts", tuple(rows), theme)
        self._counts.show_art(key, _COUNTS, draw if rows else None)


def _place(index: int) -> QPointF:
    """The centre of a round's pane, from 0."""
    step = (_RAIL.width() - 16) / ROUNDS
    return mirrored(QPointF((index - (ROUNDS - 1) / 2) * step, _RAIL.center().y()))


def draw_marker(painter: QPainter, marker: Sequence[Colour]) -> None:
    """Draw the round marker with the panes still on it, 60 units below the origin."""
    draw_card(painter, _RAIL, 12, art.STONE, QPen(art.STONE_EDGE, 1.2), (1.5, 2.5, 2.5))
    painter.fillPath(rounded(_RAIL.adjusted(5, 5, -5, -5), 8), art.WALL_DEEP)
    for index in range(ROUNDS):
        centre = _place(index)
        left = index - (ROUNDS - len(marker))
        if left < 0:
            painter.setPen(QPen(QColor(255, 255, 255, 50), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pane_at(centre, 0.62), 4, 4)
        elif left == 0:
            draw_pane(painter, pane_at(centre, _NOW), marker[0])
            art.draw_lit(painter, [pane_at(centre, _NOW)])
        else:
            draw_pane(painter, pane_at(centre, 0.66), marker[left], glow=False)


def _draw_counts(painter: QPainter, y: float, title: str, panes: Panes, theme: Colours) -> None:
    way = reading_way()
    label = mirrored_rect(QRectF(-WIDTH / 2 + 4, y - 13, 92, 26), _COUNTS)
    start = Qt.AlignmentFlag.AlignLeft if way == 1 else Qt.AlignmentFlag.AlignRight
    flags = start | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, label, title, theme.text, 14, QFont.Weight.DemiBold, flags)
    step = (WIDTH - 104) / len(COLOURS)
    for colour, count in enumerate(panes):
        x = way * (-WIDTH / 2 + 104 + step * (colour + 0.5))
        chip = pane_at(QPointF(x - way * 9, y), _CHIP / PANE_HEIGHT)
        draw_pane(painter, chip, colour, glow=False)
        draw_centred(painter, QPointF(x + way * 9, y), number(count), theme.text, 13)
