"""Drawings of Harmonies: wooden discs, boards seen slightly from above, cubes and lights.

All drawing is in scene units; `SIDE` is the side of a hex before the board is squeezed. Light
comes from the upper left. Each colour also has a motif on the top of its discs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from harmony_desktop.games.harmonies.rules.components import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    HEIGHT,
    RED,
    SIDES,
    STACKS,
    YELLOW,
    Colour,
    Stack,
)
from harmony_desktop.ui.kit.art import (
    calm_down,
    draw_centred,
    draw_text,
    gradient,
    least_letters,
    moved,
    paint,
    soft_shadow,
)
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.theme import Colours

SIDE = 50.0
SQUEEZE = 0.86
"""Vertical scale of a board seen at this angle."""
RIM = 13.0
EDGE = 7.0
"""The thickness of a board."""
ABOVE_COLUMN = (SIDE * sqrt(3) / 2 + RIM) * SQUEEZE + 8
BESIDE_ROW = QPointF(-SIDE - RIM - 9, 38)
"""The way from a hex to the coordinates at the edge (`labels_around`)."""
RADIUS = SIDE * 0.63
DEPTH = RADIUS * 0.68
"""Half the width and half the drawn depth of the top of a disc."""
WALL = SIDE * 0.235
"""The height of a disc."""
BASE = WALL * 0.62
"""Distance of the lowest disc below the centre of its hex."""

PAINTS = {
    BLUE: QColor("#3E8FC9"),
    GREY: QColor("#A9ADB3"),
    BROWN: QColor("#6B4226"),
    GREEN: QColor("#579C3D"),
    YELLOW: QColor("#F0BE3A"),
    RED: QColor("#C6432F"),
}
_INKS = {
    BLUE: QColor("#F2FAFF"),
    GREY: QColor("#33363C"),
    BROWN: QColor("#F6E3CC"),
    GREEN: QColor("#F6FFEF"),
    YELLOW: QColor("#5A3F05"),
    RED: QColor("#FFF0EA"),
}
WOOD = QColor("#E8913A")
PEARL = QColor("#EFEAF6")
GOLD = QColor("#FFD257")
GAIN, LOSS = QColor("#24784A"), QColor("#B03A22")
_RIM_COLOUR = QColor("#C9D3B4")
_PORTRAIT_SCALE = 6.0
"""Pixels per unit for animals in an SVG."""
_CELL_COLOUR = QColor("#E6EBD8")

STACK_RECT = QRectF(
    -RADIUS - 5, BASE - 3 * WALL - DEPTH - 3, 2 * RADIUS + 12, 3 * WALL + 2 * DEPTH + 10
)
"""Area of the highest stack around the centre of its hex."""
DISC_RECT = QRectF(-RADIUS - 5, -DEPTH - 3, 2 * RADIUS + 12, WALL + 2 * DEPTH + 10)
"""Area of a single disc around the centre of its top."""
SETTLER_RECT = QRectF(-22, -50, 46, 66)
"""Area of a cube with its animal around the centre of the disc's top."""


# Motifs


def _lines(*lines: Sequence[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
        if line[0] == line[-1]:
            path.closeSubpath()
    return path


def _waves() -> QPainterPath:
    path = QPainterPath()
    for y in (-0.45, 0.05, 0.55):
        path.moveTo(-0.85, y)
        path.cubicTo(-0.5, y - 0.5, -0.35, y + 0.5, 0, y)
        path.cubicTo(0.35, y - 0.5, 0.5, y + 0.5, 0.85, y)
    return path


def _rings() -> QPainterPath:
    path = QPainterPath()
    for radius in (0.2, 0.52, 0.84):
        path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def _stalk(x: float, tip: float) -> QPainterPath:
    ear = ((x - 0.22, tip + 0.12), (x, tip + 0.4), (x + 0.22, tip + 0.12))
    return _lines(((x * 0.75, 0.85), (x, tip)), ear)


_MOTIFS = {
    BLUE: _waves(),
    GREY: _lines(
        ((-0.9, 0.65), (-0.25, -0.65), (0.15, 0.1), (0.4, -0.25), (0.9, 0.65), (-0.9, 0.65))
    ),
    BROWN: _rings(),
    GREEN: _lines(((0, -0.85), (0.72, 0.42), (-0.72, 0.42), (0, -0.85)), ((0, 0.42), (0, 0.95))),
    YELLOW: _stalk(-0.55, -0.55) + _stalk(0, -0.85) + _stalk(0.55, -0.55),
    RED: _lines(
        ((-0.9, -0.02), (0, -0.82), (0.9, -0.02)),
        ((-0.6, -0.1), (-0.6, 0.78), (0.6, 0.78), (0.6, -0.1)),
        ((-0.15, 0.78), (-0.15, 0.3), (0.18, 0.3), (0.18, 0.78)),
    ),
}
"""The motif on the top of each disc, from -1 to 1 across."""


@dataclass(frozen=True)
class Faces:
    """The style of discs: large or small motifs, or a letter for each colour."""

    bold: bool = True
    letters: tuple[str, ...] = ()

    def letter(self, colour: Colour) -> str:
        """Return the letter on the discs of a colour; empty with motifs."""
        return self.letters[colour] if self.letters else ""


PLAIN = Faces()


# Places


@cache
def centres(side: str) -> tuple[QPointF, ...]:
    """Return the centre of every hex of a board around the origin."""
    raw = [place.centre(SIDE) for place in SIDES[side].hexes]
    middle_x = (min(x for x, _ in raw) + max(x for x, _ in raw)) / 2
    middle_y = (min(y for _, y in raw) + max(y for _, y in raw)) / 2
    return tuple(QPointF(x - middle_x, (y - middle_y) * SQUEEZE) for x, y in raw)


@cache
def board_rect(side: str) -> QRectF:
    """Return the area of a board with its rim, its shadow and the highest stacks."""
    points = centres(side)
    right = max(point.x() for point in points) + SIDE + RIM * 1.3 + 8
    low = max(point.y() for point in points) + (SIDE * sqrt(3) / 2 + RIM) * SQUEEZE + EDGE + 10
    return QRectF(-right, -low - 18, 2 * right, 2 * low + 18)


def hex_path(side: float, centre: QPointF) -> QPainterPath:
    """Return the outline of a hex at this angle."""
    turns = (pi / 3 * corner for corner in range(6))
    corners = [QPointF(side * cos(turn), side * SQUEEZE * sin(turn)) + centre for turn in turns]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def hexes_path(side: float, middles: Iterable[QPointF]) -> QPainterPath:
    """Return several hexes as one area."""
    whole = QPainterPath()
    for middle in middles:
        whole = whole.united(hex_path(side, middle))
    return whole


def top_of(stack: Stack) -> QPointF:
    """Return the centre of the top of a stack, from the centre of its hex."""
    return QPointF(0, BASE - WALL * HEIGHT[stack])


# Discs


def draw_disc(
    painter: QPainter,
    colour: Colour,
    faces: Faces = PLAIN,
    settled: bool = False,
    small: float = 0.56,
) -> None:
    """Draw a disc around the centre of its top, with a motif or a letter on it.

    On a `settled` disc the sign is `small` and at the left, where no cube hides it.
    """
    paint = PAINTS[colour]
    _draw_wall(painter, paint)
    top = QRadialGradient(QPointF(-RADIUS * 0.45, -DEPTH * 0.7), RADIUS * 1.9)
    top.setStops([(0, paint.lighter(122)), (0.55, paint.lighter(103)), (1, paint.darker(116))])
    painter.setPen(QPen(paint.darker(165), 0.9))
    painter.setBrush(top)
    painter.drawEllipse(QPointF(0, 0), RADIUS, DEPTH)
    _draw_groove(painter, paint)
    painter.save()
    painter.scale(1, DEPTH / RADIUS)
    if settled:
        painter.translate(-RADIUS * (0.88 - small / 2), RADIUS * 0.12)
        painter.scale(small, small)
    if letter := faces.letter(colour):
        draw_centred(painter, QPointF(0, 0), letter, _INKS[colour], RADIUS * 0.95)
    else:
        _draw_motif(painter, colour, faces.bold)
    painter.restore()


def wall_path() -> QPainterPath:
    """Return the visible part of a disc's wall, around the centre of its top."""
    wall = QPainterPath(QPointF(-RADIUS, 0))
    wall.lineTo(-RADIUS, WALL)
    wall.arcTo(QRectF(-RADIUS, WALL - DEPTH, 2 * RADIUS, 2 * DEPTH), 180, 180)
    wall.lineTo(RADIUS, 0)
    wall.arcTo(QRectF(-RADIUS, -DEPTH, 2 * RADIUS, 2 * DEPTH), 0, -180)
    return wall


def _draw_wall(painter: QPainter, paint: QColor) -> None:
    light = QLinearGradient(-RADIUS, 0, RADIUS, 0)
    light.setColorAt(0, paint.darker(112))
    light.setColorAt(0.22, paint.lighter(104))
    light.setColorAt(0.6, paint.darker(128))
    light.setColorAt(1, paint.darker(172))
    painter.setPen(QPen(paint.darker(185), 0.9))
    painter.setBrush(light)
    painter.drawPath(wall_path())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 64), 1.0))
    painter.drawArc(QRectF(-RADIUS, 1.6 - DEPTH, 2 * RADIUS, 2 * DEPTH), 190 * 16, 130 * 16)


def _draw_groove(painter: QPainter, paint: QColor) -> None:
    """Draw the ring turned into the top, and the light along its upper edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 80), 1.0))
    painter.drawEllipse(QPointF(0, 0.9), RADIUS * 0.8, DEPTH * 0.8)
    painter.setPen(QPen(paint.darker(140), 0.9))
    painter.drawEllipse(QPointF(0, 0), RADIUS * 0.8, DEPTH * 0.8)
    painter.setPen(QPen(QColor(255, 255, 255, 110), 1.1))
    painter.drawArc(
        QRectF(-RADIUS + 1, -DEPTH + 1, 2 * RADIUS - 2, 2 * DEPTH - 2), 60 * 16, 110 * 16
    )


def _draw_motif(painter: QPainter, colour: Colour, bold: bool) -> None:
    size = RADIUS * (0.56 if bold else 0.42)
    path = _MOTIFS[colour]
    pen = QPen(QColor(0, 0, 0, 60), 0.17, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    with moved(painter, QPointF(0, 0), size):
        painter.strokePath(path.translated(0.05, 0.07), pen)
        pen.setColor(_INKS[colour])
        painter.strokePath(path, pen)


def draw_shade(painter: QPainter, height: int) -> None:
    """Draw the shadow of a stack on its hex."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((3.5, 26), (1.5, 34), (0.0, 46)):
        painter.setBrush(QColor(30, 36, 18, alpha))
        reach = 3.0 + 1.6 * height
        painter.drawEllipse(QPointF(reach, BASE + 2.5), RADIUS + grow, DEPTH + grow * 0.8)


def draw_stack(
    painter: QPainter, stack: Stack, faces: Faces = PLAIN, settled: bool = False
) -> None:
    """Draw a stack around the centre of its hex."""
    if HEIGHT[stack]:
        draw_shade(painter, HEIGHT[stack])
        draw_discs(painter, STACKS[stack], faces, settled)


def draw_discs(
    painter: QPainter,
    tokens: Sequence[Colour],
    faces: Faces = PLAIN,
    settled: bool = False,
    small: float = 0.56,
) -> None:
    """Draw discs on top of each other, from the bottom of a hex up.

    Of a disc below another, only the wall can be seen.
    """
    for level, colour in enumerate(tokens, 1):
        with moved(painter, QPointF(0, BASE - WALL * level)):
            if level < len(tokens):
                _draw_wall(painter, PAINTS[colour])
            else:
                draw_disc(painter, colour, faces, settled, small)


# Cubes and animals


@cache
def _portrait(card: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(resource("animals", f"{card}.svg").read_bytes()))


def draw_animal(painter: QPainter, card: str, box: QRectF) -> None:
    """Draw the animal of a card, as large as fits into the box."""
    portrait = _portrait(card)
    size = portrait.defaultSize()
    scale = min(box.width() / size.width(), box.height() / size.height())
    inside = QRectF(0, 0, size.width() * scale, size.height() * scale)
    inside.moveCenter(box.center())
    engine = painter.paintEngine()
    if engine is not None and engine.type() == QPaintEngine.Type.SVG:
        # Qt adds black outlines to shapes that it reads from one SVG and writes to another.
        picture = paint(inside, _PORTRAIT_SCALE, lambda own: portrait.render(own, inside))
        painter.drawPixmap(inside, picture, QRectF(picture.rect()))
    else:
        portrait.render(painter, inside)


def draw_cube(painter: QPainter, half: float, spirit: bool = False) -> None:
    """Draw a cube; the lower corner of its upper face is the origin, `half` is half its width."""
    wood = PEARL if spirit else WOOD
    slope, tall = half * 0.5, half * 1.05
    top = [(0, -2 * slope), (half, -slope), (0, 0), (-half, -slope)]
    left = [(-half, -slope), (0, 0), (0, tall), (-half, tall - slope)]
    right = [(half, -slope), (0, 0), (0, tall), (half, tall - slope)]
    pen = QPen(wood.darker(170), half * 0.09, j=Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for corners, shade in ((top, wood.lighter(122)), (left, wood), (right, wood.darker(135))):
        painter.setBrush(shade)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def draw_settler(painter: QPainter, card: str, spirit: bool) -> None:
    """Draw a placed cube with its animal behind it, around the centre of a disc's top."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(QPointF(2, 5), 13, 6)
    draw_animal(painter, card, QRectF(-16, -45, 32, 32))
    with moved(painter, QPointF(0, -2)):
        draw_cube(painter, 10.5, spirit)


# Boards


@cache
def board_outline(side: str) -> QPainterPath:
    """Return the outline of a board with its rim."""
    return _outline(centres(side))


def _outline(middles: Sequence[QPointF]) -> QPainterPath:
    return hexes_path(SIDE + RIM / 0.866, middles).simplified()


def draw_board(painter: QPainter, side: str, dark: bool = False) -> None:
    """Draw an empty board around the origin, slightly darker in the dark theme."""
    _draw_ground(painter, board_outline(side), centres(side))
    calm_down(painter, board_outline(side), dark)


def draw_ground(painter: QPainter, middles: Sequence[QPointF]) -> None:
    """Draw the hexes around some points as one board with a rim and an edge."""
    _draw_ground(painter, _outline(middles), middles)


def _draw_ground(painter: QPainter, outline: QPainterPath, middles: Sequence[QPointF]) -> None:
    with moved(painter, QPointF(0, EDGE)):
        soft_shadow(painter, outline, 4, 5, 6)
        painter.fillPath(outline, _RIM_COLOUR.darker(135))
        painter.strokePath(outline, QPen(_RIM_COLOUR.darker(165), 1.2))
    rect = outline.boundingRect()
    paper = gradient(
        rect.topLeft(), rect.bottomRight(), _RIM_COLOUR.lighter(107), _RIM_COLOUR.darker(105)
    )
    painter.fillPath(outline, paper)
    painter.strokePath(outline, QPen(_RIM_COLOUR.darker(130), 1.4))
    for centre in middles:
        _draw_cell(painter, centre)


def _draw_cell(painter: QPainter, centre: QPointF) -> None:
    cell = hex_path(SIDE * 0.945, centre)
    light = QLinearGradient(centre - QPointF(0, SIDE * 0.8), centre + QPointF(0, SIDE * 0.8))
    light.setColorAt(0, _CELL_COLOUR.darker(108))
    light.setColorAt(0.25, _CELL_COLOUR)
    light.setColorAt(1, _CELL_COLOUR.lighter(104))
    painter.fillPath(cell, light)
    painter.strokePath(cell, QPen(_RIM_COLOUR.darker(118), 1.3))


# Lights


def draw_river(painter: QPainter, points: Sequence[QPointF]) -> None:
    """Draw the counted path of a river over its discs, with a bead for each token."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    for width, colour in ((9, QColor("#0F3D63")), (5, QColor("#FFE9A8"))):
        painter.strokePath(
            path, QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        )
    painter.setPen(QPen(QColor("#0F3D63"), 2))
    painter.setBrush(QColor("#FFE9A8"))
    for point in points:
        painter.drawEllipse(point, 7, 5.5)


def draw_islands(painter: QPainter, side: str, islands: Sequence[Sequence[int]]) -> None:
    """Draw a golden shore around each island."""
    for cells in islands:
        middles = [centres(side)[cell] for cell in cells]
        shore = hexes_path(SIDE * 1.004, middles).simplified()
        painter.fillPath(shore, QColor(255, 226, 140, 60))
        painter.strokePath(shore, QPen(QColor("#6B4A10"), 6, j=Qt.PenJoinStyle.RoundJoin))
        painter.strokePath(shore, QPen(GOLD, 3.4, j=Qt.PenJoinStyle.RoundJoin))


def draw_panel(
    painter: QPainter, rect: QRectF, title: str, theme: Colours, head: float = 32.0
) -> None:
    """Draw a plain panel with a heading in its uppermost `head` units."""
    panel = QColor(theme.panel)
    panel.setAlpha(190)
    painter.setPen(QPen(QColor(theme.border), 1))
    painter.setBrush(panel)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 14, 14)
    box = QRectF(rect.left() + 8, rect.top() + 1, rect.width() - 16, head)
    draw_text(painter, box, title, theme.muted, 14.5, QFont.Weight.DemiBold)


def draw_sun(painter: QPainter, text: str) -> None:
    """Draw a sun of the solo game with a number on it."""
    painter.setPen(QPen(QColor("#E9A21B"), 3.4, c=Qt.PenCapStyle.RoundCap))
    for _ in range(12):
        painter.drawLine(QPointF(0, -15.5), QPointF(0, -19.5))
        painter.rotate(30)
    painter.setPen(QPen(QColor("#C98409"), 1.4))
    painter.setBrush(QColor("#FFCF4A"))
    painter.drawEllipse(QPointF(0, 0), 12.5, 12.5)
    draw_centred(painter, QPointF(0, 0), text, "#5A3F05", sun_letters(painter))


def sun_letters(painter: QPainter) -> float:
    """Return the size of the number on a sun: large enough to be read, as far as it has room."""
    return max(14.0, min(least_letters(painter), 18.0))
