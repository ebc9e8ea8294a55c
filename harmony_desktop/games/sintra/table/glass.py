"""Drawings of Sintra's pieces: panes lit from behind, spaces for panes, and motifs (S-19)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from harmony_desktop.games.sintra.rules.components import JOKER, Colour, Space
from harmony_desktop.ui.kit.art import draw_centred, gradient, moved, rounded, soft_shadow
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.marks import circle

GLASS = tuple(map(QColor, ("#F07A1C", "#F4C922", "#D8387C", "#2676D0", "#25A06A", "#B9C2CC")))
"""The colours of panes, and the silver of jokers."""
_INK = tuple(map(QColor, ("#B4520A", "#96740A", "#A81D59", "#1B57A0", "#12734A", "#66717D")))
"""Colours of motifs on paper, each darker than its pane, so that even yellow is readable."""
LEAD = QColor("#11161F")
PAPER = QColor("#F3ECDC")

PANE_WIDTH = 52.0
PANE_HEIGHT = 37.0
GLOW = 12.0
"""Width of the glow around a pane."""
GLAZIER_RECT = QRectF(-20, -46, 40, 48)
"""Area of the glazier; the feet are at the origin."""
HANDFUL = QRectF(-60, -50, 130, 100)
"""Area of the panes in the hand."""
_TOKEN = 13.0


def pane_at(centre: QPointF, size: float = 1.0) -> QRectF:
    """Return the area of a pane around a point."""
    width, height = PANE_WIDTH * size, PANE_HEIGHT * size
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a mixture of two colours with a `share` of the other."""
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    red, green, blue = (round(a + (b - a) * share) for a, b in parts)
    return QColor(red, green, blue)


def faint(colour: QColor, alpha: int) -> QColor:
    """Return the colour with an alpha."""
    paler = QColor(colour)
    paler.setAlpha(alpha)
    return paler


_Corners = Sequence[tuple[float, float]]
_DISC = 0
_MOTIFS: dict[Space, _Corners] = {
    1: ((0, -1.05), (1.16, 0.86), (-1.16, 0.86)),
    2: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    3: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    4: (
        (-0.38, -1.1), (0.38, -1.1), (0.38, -0.38), (1.1, -0.38), (1.1, 0.38), (0.38, 0.38),
        (0.38, 1.1), (-0.38, 1.1), (-0.38, 0.38), (-1.1, 0.38), (-1.1, -0.38), (-0.38, -0.38),
    ),
    JOKER: [
        (sin(pi * step / 6) * reach, -cos(pi * step / 6) * reach)
        for step, reach in enumerate((1.2, 0.5) * 6)
    ],
}  # fmt: skip
"""Corners of the motifs that are not round, for a size of two."""


def motif(space: Space, centre: QPointF, size: float) -> QPainterPath:
    """Return the motif of a colour, or the jokers' star, about `size` across."""
    if space == _DISC:
        return circle(centre, size / 2)
    return _polygon(centre, _MOTIFS[space], size / 2)


def _polygon(centre: QPointF, corners: _Corners, half: float = 1.0) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon([centre + QPointF(x, y) * half for x, y in corners])
    path.closeSubpath()
    return path


_SEAMS = (
    ((0, -1), (1, 0), (0, 1), (-1, 0)),
    ((0, -1), (1, 1), (-1, 1)),
    ((1, 0), (-1, 0), (0, 1), (0, -1)),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1), (1, 0), (0, 1), (-1, 0)),
)
"""Points on the border from which lead runs to the pane's motif; -1 and 1 are the edges."""


def draw_pane(
    painter: QPainter, rect: QRectF, colour: Colour, symbols: bool = True, glow: bool = True
) -> None:
    """Draw a pane of glass set in lead, lit from behind."""
    base = GLASS[colour]
    centre = rect.center()
    unit = rect.height() / PANE_HEIGHT
    if glow:
        draw_glow(painter, rect, base, unit)
    path = rounded(rect, 4 * unit)
    pale, deep = mixed(base, QColor("white"), 0.22), base.darker(132)
    painter.fillPath(path, gradient(rect.topLeft(), rect.bottomRight(), pale, base, deep))
    behind = QRadialGradient(centre + QPointF(-3, -4) * unit, rect.width() * 0.6)
    behind.setStops([(0, QColor(255, 255, 255, 120)), (1, QColor(255, 255, 255, 0))])
    painter.fillPath(path, behind)
    painter.setPen(QPen(faint(LEAD, 150), 1.3 * unit))
    for x, y in _SEAMS[colour]:
        edge = centre + QPointF(x * rect.width() / 2, y * rect.height() / 2)
        painter.drawLine(centre, edge)
    sign = motif(colour, centre, rect.height() * (0.5 if symbols else 0.42))
    painter.fillPath(sign, mixed(base, QColor("white"), 0.82 if symbols else 0.35))
    painter.strokePath(sign, QPen(LEAD, 1.5 * unit, j=Qt.PenJoinStyle.RoundJoin))
    painter.setPen(QPen(QColor(255, 255, 255, 150), 1.4 * unit, c=Qt.PenCapStyle.RoundCap))
    corner = rect.topLeft() + QPointF(5, 4.2) * unit
    painter.drawLine(corner, corner + QPointF(9 * unit, 0))
    painter.strokePath(path, QPen(LEAD, 2.2 * unit))


def draw_glow(painter: QPainter, rect: QRectF, colour: QColor, unit: float = 1.0) -> None:
    """Draw the glow of a pane on its surroundings."""
    reach = rect.height() / 2 + GLOW * unit
    halo = QRadialGradient(QPointF(0, 0), reach)
    inner, outer = faint(colour.lighter(125), 190), faint(colour.lighter(120), 90)
    halo.setStops([(0, inner), (0.62, outer), (1, faint(colour, 0))])
    with moved(painter, rect.center()):
        painter.scale(rect.width() / rect.height(), 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(QPointF(0, 0), reach, reach)


def draw_space(painter: QPainter, rect: QRectF, space: Space, symbols: bool = True) -> None:
    """Draw a free space of a strip: a pale tint of its colour with the same motif."""
    path = rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 4)
    tint = mixed(GLASS[space], PAPER, 0.68 if space != JOKER else 0.45)
    light = gradient(rect.topLeft(), rect.bottomRight(), tint.darker(104), tint.lighter(104))
    painter.fillPath(path, light)
    painter.strokePath(path, QPen(faint(_INK[space], 190), 1.3))
    sign = motif(space, rect.center(), rect.height() * (0.5 if symbols else 0.4))
    if space == JOKER:
        painter.fillPath(sign, QColor(255, 255, 255, 170))
    painter.strokePath(
        sign, QPen(_INK[space], 2.1 if symbols else 1.4, j=Qt.PenJoinStyle.RoundJoin)
    )


def draw_handful(painter: QPainter, colour: Colour, count: int, symbols: bool) -> None:
    """Draw the panes in the hand, all of one colour."""
    shown = min(count, 5)
    for index in range(shown):
        shift = QPointF(index - (shown - 1) / 2, (shown - 1) / 2 - index) * 9
        box = QRectF(-22 + shift.x(), -16 + shift.y(), 45, 32)
        soft_shadow(painter, rounded(box, 4), 2, 4, 3)
        draw_pane(painter, box, colour, symbols, glow=False)
    if count > 1:
        draw_pill(painter, QPointF(30, -24), number(count), "white", "#1A1F28", 14)


def draw_shard(painter: QPainter, colour: QColor) -> None:
    """Draw the marker on the track: a splinter of glass around the origin."""
    path = _polygon(QPointF(0, 0), ((-7, -9), (5, -6), (9, 6), (-1, 10), (-9, 3)))
    soft_shadow(painter, path, 1, 1.5, 1.6)
    light = gradient(QPointF(-8, -8), QPointF(8, 10), colour.lighter(165), colour)
    painter.fillPath(path, light)
    painter.setPen(QPen(QColor(255, 255, 255, 170), 1.0))
    for edge in (QPointF(-7, -9), QPointF(9, 6), QPointF(-1, 10)):
        painter.drawLine(QPointF(1, 2), edge)
    painter.strokePath(path, QPen(QColor("#1A120C"), 1.3, j=Qt.PenJoinStyle.RoundJoin))


def draw_glazier(painter: QPainter, colour: QColor) -> None:
    """Draw the glazier, standing at the origin with a pane in both hands."""
    ink = QPen(QColor("#17110A"), 1.5, j=Qt.PenJoinStyle.RoundJoin)
    body = QPainterPath(QPointF(-15, 0))
    body.cubicTo(QPointF(-15, -13), QPointF(-11, -23), QPointF(0, -23))
    body.cubicTo(QPointF(11, -23), QPointF(15, -13), QPointF(15, 0))
    body.closeSubpath()
    soft_shadow(painter, body, 1.4, 1.8, 2)
    light = gradient(
        QPointF(-14, -24), QPointF(14, 0), colour.lighter(160), colour, colour.darker(140)
    )
    painter.fillPath(body, light)
    painter.strokePath(body, ink)
    face = circle(QPointF(0, -29), 8.8)
    skin = QRadialGradient(QPointF(-3, -31), 13)
    skin.setStops([(0, QColor("#FBE3C2")), (1, QColor("#DCA873"))])
    painter.fillPath(face, skin)
    painter.strokePath(face, ink)
    cap = QPainterPath(QPointF(-12, -31.5))
    cap.cubicTo(QPointF(-8, -44), QPointF(8, -44), QPointF(12, -31.5))
    cap.closeSubpath()
    painter.fillPath(cap, light)
    painter.strokePath(cap, ink)
    draw_pane(painter, QRectF(-10.5, -17.5, 21, 15), 3, glow=False)


def draw_token(painter: QPainter) -> None:
    """Draw the first-player token around the origin."""
    disc = circle(QPointF(0, 0), _TOKEN)
    soft_shadow(painter, disc, 1, 1.6, 1.6)
    brass = QRadialGradient(QPointF(-0.35, -0.4) * _TOKEN, _TOKEN * 1.5)
    brass.setStops([(0, QColor("#FFF1B8")), (1, QColor("#C98A1B"))])
    painter.fillPath(disc, brass)
    painter.strokePath(disc, QPen(QColor("#5A3B06"), 1.4))
    painter.strokePath(circle(QPointF(0, 0), _TOKEN * 0.76), QPen(QColor(90, 59, 6, 120), 1.0))
    draw_centred(painter, QPointF(0, 0), number(1), "#3A2604", _TOKEN * 1.05)
