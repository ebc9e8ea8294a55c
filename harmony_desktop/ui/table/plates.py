"""Name plates: who a board belongs to, and how many points it has."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from harmony_desktop.ui.art import ArtItem, ui_font
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.players import player_colour
from harmony_desktop.ui.theme import Colours

HEIGHT = 30.0
_BESIDE_NAME = 100
"""The width kept for the dot and the points."""


class NamePlate(ArtItem):
    """A player's name and points in a pill around the origin."""

    @staticmethod
    def room_for(name: str, size: float) -> float:
        """How wide a plate may have to be to show a name whole."""
        metrics = QFontMetricsF(ui_font(17 * size, QFont.Weight.DemiBold))
        return metrics.horizontalAdvance(name) + _BESIDE_NAME * size

    def tell(
        self,
        name: str,
        points: int,
        colour: str | None,
        theme: Colours,
        active: bool,
        most_width: float,
        size: float = 1.0,
    ) -> float:
        """Show them `size` times as large as usual, at most so wide; returns the width taken."""
        height = HEIGHT * size
        font = ui_font(17 * size, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        total = number(points)
        shown = metrics.elidedText(
            name, Qt.TextElideMode.ElideRight, most_width - _BESIDE_NAME * size
        )
        width = metrics.horizontalAdvance(shown + total) + 74 * size
        pill = QRectF(-width / 2, 1 - height / 2, width, height - 2)

        def draw(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft if active else theme.panel))
            painter.drawRoundedRect(pill, height / 2, height / 2)
            painter.setBrush(QColor(player_colour(colour)))
            dot = height * 0.22
            painter.drawEllipse(QPointF(pill.left() + 18 * size, pill.center().y()), dot, dot)
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            inside = pill.adjusted(32 * size, 0, -16 * size, 0)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(inside, middle | Qt.AlignmentFlag.AlignLeft, shown)
            painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, total)

        key = ("name-plate", shown, total, colour, theme, active, size, font.key())
        self.set_art(key, pill.adjusted(-1, -1, 1, 1), draw)
        return width
