"""Name plates: the owner of a board with face and seat shape, and the points."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import (
    LEAST_PIXELS,
    NARROWEST,
    ArtItem,
    device_scale,
    pixel_ratio,
    ui_font,
)
from harmony_desktop.ui.kit.languages import number, right_to_left, text_scale
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.players.faces import stamp_face
from harmony_desktop.ui.players.players import draw_dot, player_colour

HEIGHT = 30.0
LETTERS = 17.0
"""Size of the letters at the usual scale."""
_LARGEST = 1.6
"""Largest scale; a plate lies at the edge of a board, which it must not hide."""
_START, _END, _GAP = 42, 16, 26
"""Room for the face, at the other end, and between the name and the points; the last may shrink."""
_LEAST_GAP = 10


def stamp_player(
    painter: QPainter, face: str, colour: str | None, centre: QPointF, size: float
) -> None:
    """Draw a face `size` units wide, with the shape of its seat at the lower right."""
    stamp_face(painter, face, centre, size)
    corner = centre + QPointF(size * 0.36, size * 0.34)
    draw_dot(painter, corner, size * 0.15, player_colour(colour))


def runs_into_points(name: str) -> bool:
    """Whether points beside a name need a line between them: “Player 1  5” reads as a fifteen."""
    return name[-1:].isdigit()


def draw_divider(painter: QPainter, centre: QPointF, height: float, colour: str) -> None:
    """Draw the line between a name and points."""
    half = QPointF(0, height / 2)
    painter.setPen(QPen(QColor(colour), height / 14))
    painter.drawLine(centre - half, centre + half)


def least_size(item: QGraphicsItem, device_scale: float) -> float:
    """The scale at which the letters of a plate can be read; 0 before the plate is seen."""
    seen = device_scale * item.sceneTransform().m11()
    return ceil(LEAST_PIXELS * pixel_ratio() / seen) / LETTERS if seen > 0 else 0.0


class PlatePlayer(NamedTuple):
    """A player as a name plate shows them."""

    name: str
    face: str
    colour: str | None
    points: int
    active: bool


class NamePlate(ArtItem):
    """A player's face, name and points in a pill around the origin."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._lay_out: Callable[[float], float] = lambda least: 0.0
        """Draws the plate again at a least scale, and returns its width."""
        self.widened: Callable[[float], None] = lambda width: None
        """Told the width when the plate is laid out again, so that what lies beside it can move."""

    def render(self, device_scale: float) -> None:
        """Keep the letters readable at a scale, then paint."""
        self.widened(self._lay_out(least_size(self, device_scale)))
        super().render(device_scale)

    @staticmethod
    def room_for(words: str, size: float) -> float:
        """The least width at which a plate shows a whole name and its points."""
        metrics = QFontMetricsF(ui_font(LETTERS * size, QFont.Weight.DemiBold))
        return metrics.horizontalAdvance(words) + (_START + _LEAST_GAP + _END) * size

    def show_player(
        self, player: PlatePlayer, theme: Colours, most_width: float, size: float = 1.0
    ) -> float:
        """Show a player at `size` times the usual scale, within `most_width`; return the width.

        The plate grows with the text scale if there is room, and as small letters need.
        """

        def lay_out(least: float) -> float:
            largest = max(size * min(text_scale(), _LARGEST), least)
            needed = self.room_for(f"{player.name}{number(player.points)}", largest)
            # Letters become smaller to the least that can be read, then narrower.
            fitting = max(size, least, largest * min(1.0, most_width / needed))
            return self._show(player, theme, most_width, fitting)

        self._lay_out = lay_out
        return lay_out(least_size(self, device_scale(self)))

    def _show(self, player: PlatePlayer, theme: Colours, most_width: float, size: float) -> float:
        name, face, colour, points, active = player
        total = number(points)
        height = HEIGHT * size
        font = ui_font(LETTERS * size, QFont.Weight.DemiBold)
        letters = QFontMetricsF(font).horizontalAdvance(name + total)
        room = most_width - (_START + _LEAST_GAP + _END) * size
        if 0 < room < letters:
            font.setStretch(max(NARROWEST, int(100 * room / letters)))
        metrics = QFontMetricsF(font)
        beside = (_START + _LEAST_GAP + _END) * size + metrics.horizontalAdvance(total)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, most_width - beside)
        words = metrics.horizontalAdvance(shown + total)
        least = words + (_START + _LEAST_GAP + _END) * size
        width = max(least, min(words + (_START + _GAP + _END) * size, most_width))
        mirrored = right_to_left()
        pill = QRectF(-width / 2, 1 - height / 2, width, height - 2)
        divides = runs_into_points(shown)
        gap = width - words - (_START + _END) * size
        beside_points = _END * size + metrics.horizontalAdvance(total) + gap / 2
        x = pill.left() + beside_points if mirrored else pill.right() - beside_points
        between = QPointF(x, pill.center().y())

        def draw(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if active else theme.panel))
            painter.drawRoundedRect(pill, height / 2, height / 2)
            x = height * 0.52
            at = QPointF(pill.right() - x if mirrored else pill.left() + x, pill.center().y())
            stamp_player(painter, face, colour, at, height * 1.12)
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            start, end = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
            inside = pill.adjusted(_START * size, 0, -_END * size, 0)
            if mirrored:
                start, end = end, start
                inside = pill.adjusted(_END * size, 0, -_START * size, 0)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(inside, middle | start, shown)
            painter.drawText(inside, middle | end, total)
            if divides:
                draw_divider(painter, between, height * 0.5, theme.muted)

        key = ("name-plate", shown, total, colour, face, theme, active, size, font.key(), mirrored)
        self.set_art(key, pill.adjusted(-3, -4, 3, 4), draw)
        return width
