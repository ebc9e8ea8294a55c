"""Medals: the picture of an achievement in a ring, bright once it is earned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from harmony_desktop import games
from harmony_desktop.ui.kit.art import gradient, paint
from harmony_desktop.ui.kit.theme import Colours

_GOLD = ("#F6DC8C", "#C98F1E")
_INSIDE = 1.02
"""How much of the ring's width the diagonal of a picture may take: most have no corners."""


@lru_cache(256)
def medal(game: str, key: str, size: float, scale: float, earned: bool, theme: Colours) -> QPixmap:
    """The medal of an achievement, `size` wide at `scale` device pixels a unit; painted once."""
    room = QRectF(0, 0, size, size)

    def draw(painter: QPainter) -> None:
        _draw_ring(painter, room, earned, theme)
        figure, draw_figure = games.badges(game).BADGES[key]
        inside = room.adjusted(*(size * 0.085 * side for side in (1, 1, -1, -1)))
        clip = QPainterPath()
        clip.addEllipse(inside)
        painter.save()
        painter.setClipPath(clip)
        painter.setOpacity(1.0 if earned else 0.28)
        fit = size * _INSIDE / hypot(figure.width(), figure.height())
        painter.translate(room.center())
        painter.scale(fit, fit)
        painter.translate(-figure.center())
        draw_figure(painter)
        painter.restore()

    return paint(room, scale, draw)


def medals(game: str, keys: Sequence[str], size: float, scale: float, theme: Colours) -> QPixmap:
    """The medals of achievements that were earned, beside each other in one picture."""
    step = size * 1.12
    room = QRectF(0, 0, step * len(keys), size)

    def draw(painter: QPainter) -> None:
        for place, key in enumerate(keys):
            one = medal(game, key, size, scale, True, theme)
            painter.drawPixmap(QRectF(place * step, 0, size, size), one, QRectF(one.rect()))

    return paint(room, scale, draw)


def _draw_ring(painter: QPainter, room: QRectF, earned: bool, theme: Colours) -> None:
    width = room.width() * 0.07
    ring = room.adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
    painter.setBrush(QColor(theme.panel if earned else theme.page))
    if earned:
        gold = gradient(QPointF(0, 0), QPointF(room.width(), room.height()), *_GOLD)
        painter.setPen(QPen(gold, width))
    else:
        painter.setPen(QPen(QColor(theme.border), width * 0.6, Qt.PenStyle.DotLine))
    painter.drawEllipse(ring)
