"""Drawings of a palace: wall, strips, windows, glazier and broken-glass track.

All drawing is in scene units around the middle of the palace.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from harmony_desktop.games.sintra.rules.components import (
    ORNAMENT_POINTS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    Components,
    PalaceSide,
    StripSide,
)
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.strip import Filled
from harmony_desktop.games.sintra.table.glass import (
    GLOW,
    PANE_HEIGHT,
    PANE_WIDTH,
    PAPER,
    draw_glazier,
    draw_pane,
    draw_shard,
    draw_space,
    faint,
)
from harmony_desktop.ui.kit.art import draw_card, draw_centred, gradient, moved, rounded
from harmony_desktop.ui.kit.languages import number

RIM = 12.0
COLUMN = 66.0
ROW = 41.0
_LEFT = -288.0
_STRIP_TOP = -163.0
_STRIP_PAD = 5.0
STRIP_HEIGHT = STRIP_SPACES * ROW + 2 * _STRIP_PAD - (ROW - PANE_HEIGHT)
_WINDOW_TOP = _STRIP_TOP + STRIP_HEIGHT + 8
_WINDOW_HEIGHT = 116.0
_WINDOW_WIDTH = 58.0
_ARCH = 27.0
_PLAQUE_HEIGHT = 25.0
PALACE_RECT = QRectF(-304, -221, 608, 442)
ART_RECT = PALACE_RECT.adjusted(-12, -12, 12, 12)
"""The palace with its shadow."""
TRACK_RECT = QRectF(247, -206, 44, 412)

WALL = QColor("#25344A")
WALL_INK = "#A9B8CC"
"""Letters on a wall."""
WALL_DEEP = QColor("#18222F")
STONE = QColor("#D9CBB0")
STONE_EDGE = QColor("#A8946B")
NIGHT = QColor("#0F1722")
GOLD = QColor("#FFD257")


def strip_rect(window: int) -> QRectF:
    """Return the area of the strip above a window."""
    return QRectF(_LEFT + window * COLUMN + 2, _STRIP_TOP, COLUMN - 4, STRIP_HEIGHT)


def space_rect(window: int, space: int) -> QRectF:
    """Return the area of a space of the strip above a window."""
    strip = strip_rect(window)
    top = strip.top() + _STRIP_PAD + space * ROW
    return QRectF(strip.center().x() - PANE_WIDTH / 2, top, PANE_WIDTH, PANE_HEIGHT)


def window_rect(window: int) -> QRectF:
    """Return the opening of a window with its arch."""
    middle = strip_rect(window).center().x()
    return QRectF(middle - _WINDOW_WIDTH / 2, _WINDOW_TOP, _WINDOW_WIDTH, _WINDOW_HEIGHT)


def pane_rect(window: int, pane: int) -> QRectF:
    """Return the area of a pane of a window; the upper pane is 0."""
    opening = window_rect(window)
    top = opening.bottom() - 5 - (WINDOW_PANES - pane) * ROW + (ROW - PANE_HEIGHT)
    width = PANE_WIDTH - 4
    return QRectF(opening.center().x() - width / 2, top, width, PANE_HEIGHT)


def plaque_rect(window: int) -> QRectF:
    """Return the area of the stone below a window that bears its value."""
    opening = window_rect(window)
    return QRectF(opening.left() + 8, opening.bottom() + 4, opening.width() - 16, _PLAQUE_HEIGHT)


def glazier_place(window: int) -> QPointF:
    """Return the position of the glazier's feet above a strip."""
    strip = strip_rect(window)
    return QPointF(strip.center().x(), strip.top() + 3)


def column_rect(window: int) -> QRectF:
    """Return the area of a strip and its window, on which panes can be dropped."""
    strip = strip_rect(window)
    return QRectF(strip.left() - 2, PALACE_RECT.top() + RIM, COLUMN, PALACE_RECT.height() - 2 * RIM)


def step_rect(step: int, steps: int) -> QRectF:
    """Return the area of a step of the broken-glass track."""
    height = TRACK_RECT.height() / steps
    return QRectF(
        TRACK_RECT.left(), TRACK_RECT.top() + step * height, TRACK_RECT.width(), height
    ).adjusted(2, 1.4, -2, -1.4)


def ornament_centre(pair: tuple[int, int]) -> QPointF:
    """Return the centre of the ornament between two windows."""
    left, right = pane_rect(pair[0], 0), pane_rect(pair[1], 1)
    return (left.center() + right.center()) / 2


def arch_path(rect: QRectF, rise: float = _ARCH) -> QPainterPath:
    """Return a pointed arch on straight jambs."""
    path = QPainterPath(rect.bottomLeft())
    top, spring, shoulder = rect.top(), rect.top() + rise, rect.top() + rise * 0.28
    middle, bend = rect.center().x(), rect.width() * 0.16
    path.lineTo(rect.left(), spring)
    path.cubicTo(rect.left(), shoulder, middle - bend, top + 3, middle, top)
    path.cubicTo(middle + bend, top + 3, rect.right(), shoulder, rect.right(), spring)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def draw_palace(painter: QPainter, components: Components, side: PalaceSide) -> None:
    """Draw the bare palace: the parts that never move."""
    stone = gradient(
        PALACE_RECT.topLeft(), PALACE_RECT.bottomRight(), STONE.lighter(108), STONE.darker(106)
    )
    draw_card(painter, PALACE_RECT, 14, stone, QPen(STONE_EDGE, 1.4), (3, 5, 5))
    inside = PALACE_RECT.adjusted(RIM, RIM, -RIM, -RIM)
    room = rounded(inside, 7)
    dusk = QLinearGradient(inside.topLeft(), inside.bottomLeft())
    dusk.setStops([(0, WALL_DEEP), (0.45, WALL), (1, WALL_DEEP)])
    painter.fillPath(room, dusk)
    painter.save()
    painter.setClipPath(room, Qt.ClipOperation.IntersectClip)
    _draw_masonry(painter, inside)
    painter.restore()
    painter.strokePath(room, QPen(QColor(0, 0, 0, 120), 1.6))
    _draw_rail(painter)
    for window in range(WINDOWS):
        _draw_niche(painter, window)
        _draw_opening(painter, window)
        _draw_plaque(painter, window, components.values(side)[window])
    if side == "B":
        _draw_frieze(painter)
    draw_track(painter, components.track)


def _draw_masonry(painter: QPainter, inside: QRectF) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 11), 1.0))
    height = 29.5
    for row in range(ceil(inside.height() / height)):
        y = inside.top() + row * height
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y))
        for brick in range(ceil(inside.width() / COLUMN)):
            x = inside.left() + (row % 2) * 33 + brick * COLUMN
            painter.drawLine(QPointF(x, y), QPointF(x, y + height))


def _draw_rail(painter: QPainter) -> None:
    """Draw the plank the glazier walks on."""
    left, right = strip_rect(0).left() - 2, strip_rect(WINDOWS - 1).right() + 2
    plank = QRectF(left, _STRIP_TOP - 4, right - left, 5)
    wood = gradient(plank.topLeft(), plank.bottomLeft(), "#A9825A", "#6E4F31")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood)
    painter.drawRoundedRect(plank, 2, 2)


def _draw_niche(painter: QPainter, window: int) -> None:
    """Draw the niche of a strip, which may be empty."""
    path = rounded(strip_rect(window).adjusted(2, 3, -2, -1), 6)
    painter.fillPath(path, QColor(8, 13, 20, 120))
    painter.strokePath(path, QPen(QColor(255, 255, 255, 26), 1.0))


def _draw_opening(painter: QPainter, window: int) -> None:
    opening = window_rect(window)
    moulding = arch_path(opening.adjusted(-3, -4, 3, 3), _ARCH + 3)
    stone = gradient(opening.topLeft(), opening.topRight(), STONE.lighter(106), STONE.darker(122))
    painter.fillPath(moulding, stone)
    painter.strokePath(moulding, QPen(QColor(0, 0, 0, 90), 1.0))
    path = arch_path(opening)
    night = QLinearGradient(opening.topLeft(), opening.bottomLeft())
    night.setStops([(0, QColor("#2C4466")), (0.4, QColor("#1A2A42")), (1, NIGHT)])
    painter.fillPath(path, night)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(255, 255, 255, 20), 1.0))
    fan = QPointF(opening.center().x(), pane_rect(window, 0).top() - 2)
    for ray in range(1, 6):
        angle = pi + pi * ray / 6
        painter.drawLine(fan, fan + QPointF(cos(angle), sin(angle)) * 60)
    painter.restore()
    for pane in range(WINDOW_PANES):
        bed = rounded(pane_rect(window, pane), 4)
        painter.fillPath(bed, QColor(5, 9, 15, 130))
        painter.strokePath(bed, QPen(QColor(140, 160, 190, 60), 1.0))
    painter.strokePath(path, QPen(QColor("#0B1018"), 1.6))


def _draw_plaque(painter: QPainter, window: int, value: int) -> None:
    rect = plaque_rect(window)
    path = rounded(rect, 6)
    stone = gradient(rect.topLeft(), rect.bottomLeft(), STONE.lighter(112), STONE.darker(108))
    painter.fillPath(path, stone)
    painter.strokePath(path, QPen(QColor(0, 0, 0, 110), 1.0))
    draw_centred(painter, rect.center(), number(value), "#2B2416", 15.5)


def _draw_frieze(painter: QPainter) -> None:
    """Draw the tiles between the windows, which distinguish side B."""
    for window in range(WINDOWS - 1):
        right = window_rect(window).right()
        left = window_rect(window + 1).left()
        middle = QPointF((right + left) / 2, plaque_rect(window).center().y())
        painter.setPen(QPen(QColor("#7FA4D6"), 1.2))
        painter.setBrush(QColor("#2D4C7C"))
        corners = (QPointF(0, -8), QPointF(8, 0), QPointF(0, 8), QPointF(-8, 0))
        painter.drawPolygon([middle + corner for corner in corners])
        painter.setBrush(QColor("#E6EDF7"))
        painter.drawEllipse(middle, 2.2, 2.2)


def draw_track(painter: QPainter, track: Sequence[int]) -> None:
    """Draw the broken-glass track, redder with every step."""
    for step, value in enumerate(track):
        rect = step_rect(step, len(track))
        share = step / (len(track) - 1)
        fill = QColor.fromHsvF(0.02, 0.16 + 0.62 * share, 0.9 - 0.28 * share)
        path = rounded(rect, 5)
        painter.fillPath(path, fill)
        painter.strokePath(path, QPen(QColor(0, 0, 0, 110), 1.0))
        ink = "#4A1A10" if share < 0.55 else "#FFFFFF"
        size = min(14.5, rect.height() * 0.62)
        at = QPointF(rect.right() - 14, rect.center().y())
        draw_centred(painter, at, number(value), ink, size)


def draw_strip(painter: QPainter, side: StripSide, filled: Filled, symbols: bool = True) -> None:
    """Draw a strip in the place above the leftmost window; translate for the others."""
    rect = strip_rect(0)
    paper = gradient(rect.topLeft(), rect.bottomRight(), PAPER.lighter(103), PAPER.darker(107))
    draw_card(painter, rect, 7, paper, QPen(QColor("#8F7F5C"), 1.2), (1.4, 2, 2.2))
    for space, wanted in enumerate(side):
        draw_space(painter, space_rect(0, space), wanted, symbols)
    for space, pane in enumerate(filled):
        if pane is not None:
            draw_pane(painter, space_rect(0, space), pane, symbols)


def draw_window(painter: QPainter, panes: Window, symbols: bool = True) -> None:
    """Draw the glass of a window in the leftmost place; translate for the others."""
    if len(panes) == WINDOW_PANES:
        opening = window_rect(0)
        dawn = QRadialGradient(QPointF(opening.center().x(), opening.top() + 14), 34)
        dawn.setStops([(0, QColor(255, 226, 150, 190)), (1, QColor(255, 226, 150, 0))])
        painter.fillPath(arch_path(opening), dawn)
    for index, pane in enumerate(panes):
        draw_pane(painter, pane_rect(0, index), pane, symbols)


WINDOW_ART = window_rect(0).adjusted(-GLOW, -GLOW, GLOW, GLOW)
STRIP_ART = strip_rect(0).adjusted(-GLOW, -GLOW, GLOW, GLOW)


def draw_ornaments(
    painter: QPainter, windows: Sequence[Window], ornaments: Sequence[tuple[int, int]]
) -> None:
    """Draw the rosettes of side A between their windows."""
    for pair in ornaments:
        with moved(painter, ornament_centre(pair)):
            draw_ornament(painter, panes_beside(windows, pair))


def panes_beside(windows: Sequence[Window], pair: tuple[int, int]) -> int:
    """Return the number of panes in the two windows beside an ornament."""
    return len(windows[pair[0]]) + len(windows[pair[1]])


ORNAMENT_ART = QRectF(-16, -16, 32, 32)


def draw_ornament(painter: QPainter, panes: int) -> None:
    """Draw a rosette, brighter with every pane beside it, and its points."""
    _draw_rosette(painter, panes)
    if points := ORNAMENT_POINTS[panes]:
        draw_centred(painter, QPointF(0, 0), number(points), "#3A2604", 11)


def _draw_rosette(painter: QPainter, panes: int) -> None:
    share = panes / (2 * WINDOW_PANES)
    petal = QColor("#8E9DB3") if not panes else QColor.fromHsvF(0.115, 0.25 + 0.5 * share, 0.98)
    painter.setPen(QPen(QColor("#131A24"), 1.1))
    painter.setBrush(petal)
    for _ in range(8):
        painter.drawEllipse(QPointF(0, -9), 4.2, 5.0)
        painter.rotate(45)
    painter.setBrush(petal.lighter(112) if panes else QColor("#C4CEDB"))
    painter.drawEllipse(QPointF(0, 0), 7.6, 7.6)


def draw_whole_palace(
    painter: QPainter, palace: Palace, components: Components, side: PalaceSide, colour: QColor
) -> None:
    """Draw a palace with everything on it."""
    draw_palace(painter, components, side)
    for window in range(WINDOWS):
        with moved(painter, QPointF(window * COLUMN, 0)):
            face = palace.side_up(window)
            if face is not None:
                draw_strip(painter, face, palace.filled[window])
            draw_window(painter, palace.windows[window])
    if side == "A":
        draw_ornaments(painter, palace.windows, components.ornaments)
    with moved(painter, marker_place(palace.broken, len(components.track))):
        draw_shard(painter, colour)
    with moved(painter, glazier_place(palace.glazier)):
        draw_glazier(painter, colour)


def marker_place(step: int, steps: int) -> QPointF:
    """Return the position of the marker on a step of the track."""
    rect = step_rect(step, steps)
    return QPointF(rect.left() + 6, rect.center().y())


def draw_lit(painter: QPainter, rects: Sequence[QRectF], colour: QColor = GOLD) -> None:
    """Draw lights on panes and spaces."""
    path = QPainterPath()
    for rect in rects:
        path.addRoundedRect(rect.adjusted(-2, -2, 2, 2), 5, 5)
    painter.strokePath(path, QPen(faint(colour, 90), 8, j=Qt.PenJoinStyle.RoundJoin))
    painter.strokePath(path, QPen(colour, 3, j=Qt.PenJoinStyle.RoundJoin))
