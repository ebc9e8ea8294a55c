"""How Harmony looks: tiles, boards and line marks, drawn with QPainter.

All drawing is in scene units around the middle of the piece; `SIDE` is the side of a cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, hypot, sqrt
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QRadialGradient,
)

from harmony_desktop.games.harmony.rules.components import (
    CELLS,
    SUN,
    TILES,
    Board,
    Direction,
    Line,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView
from harmony_desktop.games.harmony.rules.scoring import LineState, Status, line_states
from harmony_desktop.ui.kit.art import (
    apothem,
    calm_down,
    draw_centred,
    gradient,
    hexagon_path,
    moved,
    paint,
    soft_shadow,
)
from harmony_desktop.ui.kit.languages import number

SIDE = 50.0
RIM = 20.0
BAND = 0.36 * SIDE
"""The width of a ribbon."""
_FLASH_WIDTH = BAND + 30
"""The width of the light on a completed line."""
_MARK = 24.0
"""Half the width of a mark on the rim."""

COLOURS = {
    1: QColor("#F4F1E8"),
    2: QColor("#C8402F"),
    3: QColor("#2F6DB5"),
    4: QColor("#7B4FA3"),
    5: QColor("#9CCB4A"),
    6: QColor("#F2C12E"),
    7: QColor("#E8822A"),
    8: QColor("#EE8FB2"),
    9: QColor("#1F6B4A"),
}
INK_DARK = QColor("#26221C")
INK_LIGHT = QColor("#FFFFFF")
_INKS = {value: INK_LIGHT if value in (2, 3, 4, 9) else INK_DARK for value in COLOURS}
RIM_COLOUR = QColor("#D9CBB0")
RIM_EDGE = QColor("#B9A67F")
CELL_COLOUR = QColor("#EAE1CE")
CELL_EDGE = QColor("#CDBE9E")
GOLD = QColor("#FFE9A8")


def ink(value: int) -> QColor:
    """Colour of a number printed on the band with that value."""
    return _INKS[value]


AXES = {
    Direction.VERTICAL: QPointF(0.0, -1.0),
    Direction.RISING: QPointF(sqrt(3) / 2, -0.5),
    Direction.FALLING: QPointF(-sqrt(3) / 2, -0.5),
}
"""Unit vector along each band, pointing up."""

_NUMBER_END = {Direction.VERTICAL: 1, Direction.RISING: -1, Direction.FALLING: -1}
"""End of the band with the number: 1 at the top, else at the lower left or lower right."""

_MIDDLE = CELLS[9]
CENTRES = tuple(QPointF(*(place - _MIDDLE).centre(SIDE)) for place in CELLS)
"""Centre of every cell, measured from the centre of the board."""

ABOVE_COLUMN = apothem(SIDE) + RIM + 9
BESIDE_ROW = QPointF(-SIDE - RIM - 9, 42)
"""The way from a cell to the coordinates at the edge (`labels_around`)."""

SYMBOL_RADIUS = SIDE * 0.185
"""Radius of a tile's hub, which bears its sun or moon."""
TILE_RECT = QRectF(-SIDE * 1.14, -SIDE * 1.02, SIDE * 2.28, SIDE * 2.04)
CELL_RECT = QRectF(-SIDE, -apothem(SIDE), 2 * SIDE, 2 * apothem(SIDE))
BOARD_RECT = QRectF(-4 * SIDE - RIM - 12, -apothem(SIDE) * 5 - RIM - 12, 0, 0)
BOARD_RECT.setWidth(-2 * BOARD_RECT.x())
BOARD_RECT.setHeight(-2 * BOARD_RECT.y())


def draw_tile(painter: QPainter, tile: Tile, symbols: bool = True, sun: bool | None = None) -> None:
    """Draw a tile around the origin; `symbols` prints the values at both ends of each band.

    A `sun` that differs from our set is ringed: the tile is from another box.
    """
    face = hexagon_path(SIDE * 0.962)
    soft_shadow(painter, face, 1.6, 2.2, 2.4)
    light = gradient(QPointF(-SIDE, -SIDE), QPointF(SIDE, SIDE), "#55545C", "#403F46", "#2E2D33")
    painter.fillPath(face, light)
    bands = sorted(zip(TILES[tile], Direction, strict=True))
    for value, direction in bands:
        _draw_ribbon(painter, value, direction)
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _draw_bevel(painter)
    for value, direction in bands:
        _draw_value(painter, value, direction, symbols)
    draw_symbol(painter, SUN[tile] if sun is None else sun)
    if sun is not None and sun != SUN[tile]:
        painter.setPen(QPen(QColor("#FFFFFF"), 3.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), SYMBOL_RADIUS + 2, SYMBOL_RADIUS + 2)
        painter.setPen(QPen(QColor("#C9701A"), 2.0))
        painter.drawEllipse(QPointF(0, 0), SYMBOL_RADIUS + 2, SYMBOL_RADIUS + 2)


def _draw_ribbon(painter: QPainter, value: int, direction: Direction) -> None:
    axis = AXES[direction]
    across = QPointF(-axis.y(), axis.x())
    if across.x() + across.y() < 0:
        across = -across
    # A band meets the two sides it joins at right angles, so it is a plain rectangle.
    reach = apothem(SIDE) * 1.003
    path = QPainterPath()
    corners = [
        axis * along * reach + across * side * BAND / 2
        for along, side in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]
    path.addPolygon(corners)
    path.closeSubpath()
    shade = QPainterPath()
    shade.addPolygon(
        [
            axis * along * reach + across * (side * BAND / 2 + 1.6)
            for along, side in ((1, -1), (1, 1), (-1, 1), (-1, -1))
        ]
    )
    shade.closeSubpath()
    painter.fillPath(shade, QColor(0, 0, 0, 70))
    colour = COLOURS[value]
    gradient = QLinearGradient(-across * BAND / 2, across * BAND / 2)
    gradient.setColorAt(0, colour.lighter(112))
    gradient.setColorAt(0.45, colour)
    gradient.setColorAt(1, colour.darker(114))
    painter.fillPath(path, gradient)
    painter.setPen(QPen(colour.darker(150), 0.8))
    for side in (-1, 1):
        offset = across * side * BAND / 2
        painter.drawLine(axis * reach + offset, -axis * reach + offset)


def _draw_bevel(painter: QPainter) -> None:
    """Draw soft light from the upper left and a thin dark edge at the lower right."""
    edge = QLinearGradient(-SIDE * 0.7, -SIDE * 0.8, SIDE * 0.7, SIDE * 0.8)
    edge.setColorAt(0, QColor(255, 255, 255, 80))
    edge.setColorAt(0.45, QColor(255, 255, 255, 0))
    edge.setColorAt(1, QColor(0, 0, 0, 90))
    # Filled paths, because SVG has no pen with a gradient.
    painter.fillPath(
        QPainterPathStroker(QPen(edge, 1.4)).createStroke(hexagon_path(SIDE * 0.945)), edge
    )


def _draw_value(painter: QPainter, value: int, direction: Direction, both_ends: bool) -> None:
    end = AXES[direction] * _NUMBER_END[direction]
    draw_centred(painter, end * SIDE * 0.62, number(value), _INKS[value], 17.5)
    if both_ends:
        faint = QColor(_INKS[value])
        faint.setAlphaF(0.62)
        draw_centred(painter, end * SIDE * -0.655, number(value), faint, 11.0)


def draw_symbol(painter: QPainter, sun: bool, radius: float = SYMBOL_RADIUS) -> None:
    """Draw the hub of a tile with its sun or moon."""
    painter.setPen(QPen(QColor(0, 0, 0, 110), 0.9))
    if sun:
        glow = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.3), radius * 1.6)
        glow.setColorAt(0, QColor("#FFFDF3"))
        glow.setColorAt(1, QColor("#F3E6C0"))
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#E9A21B"))
        painter.drawEllipse(QPointF(0, 0), radius * 0.42, radius * 0.42)
        painter.setPen(QPen(QColor("#E9A21B"), radius * 0.13, c=Qt.PenCapStyle.RoundCap))
        painter.save()
        for _ in range(8):
            painter.drawLine(QPointF(0, -radius * 0.6), QPointF(0, -radius * 0.76))
            painter.rotate(45)
        painter.restore()
        return
    night = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.3), radius * 1.6)
    night.setColorAt(0, QColor("#34406B"))
    night.setColorAt(1, QColor("#1C2342"))
    painter.setBrush(night)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), radius * 0.62, radius * 0.62)
    bite = QPainterPath()
    bite.addEllipse(QPointF(radius * 0.33, -radius * 0.12), radius * 0.54, radius * 0.54)
    painter.fillPath(disc.subtracted(bite), QColor("#F3EBD2"))


def draw_tile_back(painter: QPainter) -> None:
    """Draw the back of a tile, which is the same for all tiles."""
    face = hexagon_path(SIDE * 0.962)
    soft_shadow(painter, face, 1.6, 2.2, 2.4)
    light = gradient(QPointF(-SIDE, -SIDE), QPointF(SIDE, SIDE), "#6A7C86", "#43525C")
    painter.fillPath(face, light)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step, alpha in ((0.78, 70), (0.56, 55), (0.34, 40)):
        painter.setPen(QPen(QColor(255, 255, 255, alpha), 2.0))
        painter.drawPath(hexagon_path(SIDE * step))
    _draw_bevel(painter)


def _outline(side: float) -> QPainterPath:
    path = QPainterPath()
    for centre in CENTRES:
        path = path.united(hexagon_path(side, centre))
    return path.simplified()


_board_paths: dict[float, QPainterPath] = {}


def board_path(rim: float = RIM) -> QPainterPath:
    """Return the outline of the board, with its rim."""
    if rim not in _board_paths:
        _board_paths[rim] = _outline(SIDE + rim / apothem(1.0))
    return _board_paths[rim]


def draw_board(painter: QPainter, dark: bool = False) -> None:
    """Draw an empty board around the origin, slightly darker in the dark theme."""
    outer = board_path()
    soft_shadow(painter, outer, 4, 6, 6)
    paper = gradient(
        BOARD_RECT.topLeft(),
        BOARD_RECT.bottomRight(),
        RIM_COLOUR.lighter(106),
        RIM_COLOUR.darker(104),
    )
    painter.fillPath(outer, paper)
    painter.setPen(QPen(RIM_EDGE, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outer)
    for centre in CENTRES:
        cell = hexagon_path(SIDE * 0.955, centre)
        light = gradient(
            centre - QPointF(SIDE, SIDE),
            centre + QPointF(SIDE, SIDE),
            CELL_COLOUR.darker(104),
            CELL_COLOUR.lighter(104),
        )
        painter.fillPath(cell, light)
        painter.setPen(QPen(CELL_EDGE, 1.2))
        painter.drawPath(cell)
    calm_down(painter, outer, dark)


def line_ends(line: Line) -> tuple[QPointF, QPointF]:
    """Return the points where a line leaves the cells: its upper end, then its lower end."""
    axis = AXES[line.direction]
    along = sorted(line.cells, key=lambda cell: _along(CENTRES[cell], axis), reverse=True)
    edge = apothem(SIDE)
    return CENTRES[along[0]] + axis * edge, CENTRES[along[-1]] - axis * edge


def _along(point: QPointF, axis: QPointF) -> float:
    return point.x() * axis.x() + point.y() * axis.y()


class RimMark(NamedTuple):
    """A mark on the rim for a line, at one of its ends or along the line."""

    line: Line
    status: Status
    value: int
    part: Literal["border", "upper", "lower"]
    text: str = ""
    """At the upper end: the line's points, or the number of fitting tiles that are left."""
    lost: bool = False
    """Whether the line can no longer be completed."""


def rim_marks(
    states: Iterable[LineState], broken: bool = True, view: HarmonyView | None = None
) -> Iterator[tuple[RimMark, QRectF]]:
    """Return the rim marks of all lines: value so far, broken or not, and points.

    With a view, open lines tell how many fitting tiles are left for them.
    """
    for state in states:
        line, status, value, placed = state
        if status is Status.EMPTY or (status is Status.BROKEN and not broken):
            continue
        text, lost = "", False
        if status is Status.COMPLETE:
            text = number(state.points)
            for cell in line.cells:
                yield RimMark(line, status, value, "border"), cell_box(cell)
        elif status is Status.OPEN and view is not None:
            text = number(view.unplaced(line.direction, value))
            lost = view.still_to_place(line.direction, value) < line.length - placed
        upper, lower = _on_rim(line)
        yield RimMark(line, status, value, "upper", text, lost), box_around(upper, _MARK)
        yield RimMark(line, status, value, "lower"), box_around(lower, _MARK)


def draw_marks(painter: QPainter, marks: Iterable[RimMark]) -> None:
    for mark in marks:
        if mark.part == "border":
            draw_glow(painter, mark.line, 0.9)
        else:
            _draw_mark(painter, mark)


def draw_rim(painter: QPainter, states: Iterable[LineState], broken: bool = True) -> None:
    """Draw all rim marks."""
    draw_marks(painter, (mark for mark, _ in rim_marks(states, broken)))


def _draw_mark(painter: QPainter, mark: RimMark) -> None:
    """Draw the mark at one end of a line."""
    upper, lower = _on_rim(mark.line)
    axis = AXES[mark.line.direction]
    at, way = (upper, axis) if mark.part == "upper" else (lower, -axis)
    if mark.status is Status.BROKEN:
        _draw_cross(painter, at)
        return
    _draw_tab(painter, at, way, mark.value, 1.0 if mark.status is Status.COMPLETE else 0.62)
    if not mark.text:
        return
    if mark.status is Status.COMPLETE:
        _draw_points(painter, at, mark)
    else:
        _draw_count(painter, at, mark)


def _on_rim(line: Line) -> tuple[QPointF, QPointF]:
    """Return the centres of the rim at the upper and the lower end of a line."""
    upper, lower = line_ends(line)
    step = AXES[line.direction] * RIM * 0.52
    return upper + step, lower - step


def _draw_cross(painter: QPainter, at: QPointF) -> None:
    painter.setPen(QPen(QColor(120, 96, 60, 150), 1.8, c=Qt.PenCapStyle.RoundCap))
    arm = 2.9
    painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm))
    painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))


def _draw_tab(painter: QPainter, at: QPointF, way: QPointF, value: int, fullness: float) -> None:
    """Draw a piece of ribbon over the rim; it is shorter while the line is incomplete."""
    across = QPointF(-way.y(), way.x())
    half = BAND / 2 if fullness == 1.0 else BAND * 0.28
    start = at - way * RIM * 0.5
    end = start + way * RIM * (0.86 if fullness == 1.0 else 0.34)
    path = QPainterPath()
    path.addPolygon(
        [start - across * half, start + across * half, end + across * half, end - across * half]
    )
    path.closeSubpath()
    painter.fillPath(path, COLOURS[value])
    painter.strokePath(path, QPen(COLOURS[value].darker(150), 0.8))


def _draw_count(painter: QPainter, at: QPointF, mark: RimMark) -> None:
    """Draw the number of fitting tiles that are left; red if too few can come."""
    box = QRectF(at.x() - 9, at.y() - 7.5, 18, 15)
    painter.setPen(QPen(QColor("#8C2F1B") if mark.lost else QColor("#6B5A38"), 0.9))
    painter.setBrush(QColor("#F6D9CF") if mark.lost else QColor("#FFF9EA"))
    painter.drawRoundedRect(box, 7, 7)
    draw_centred(painter, at, mark.text, "#8C2F1B" if mark.lost else "#4A3E24", 9.5)


def _draw_points(painter: QPainter, at: QPointF, mark: RimMark) -> None:
    painter.setPen(QPen(COLOURS[mark.value].darker(170), 1.0))
    painter.setBrush(COLOURS[mark.value])
    painter.drawEllipse(at, 9.2, 9.2)
    draw_centred(painter, at, mark.text, _INKS[mark.value], 10.0)


def draw_glow(painter: QPainter, line: Line, strength: float) -> None:
    """Draw the golden border of a scoring line, from edge to edge."""
    upper, lower = line_ends(line)
    across = QPointF(-AXES[line.direction].y(), AXES[line.direction].x())
    for width, alpha in ((6.0, 46), (3.2, 110), (1.5, 255)):
        colour = QColor(GOLD)
        colour.setAlphaF(min(1.0, alpha / 255 * strength))
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
        for side in (-1, 1):
            offset = across * side * (BAND / 2 + 0.6)
            painter.drawLine(upper + offset, lower + offset)


def draw_flash(painter: QPainter, line: Line) -> None:
    """Draw the light on a line that has just been completed."""
    upper, lower = line_ends(line)
    for width, alpha in ((_FLASH_WIDTH, 40), (BAND + 18, 70), (BAND + 8, 120), (BAND - 4, 150)):
        colour = QColor("#FFF6D6")
        colour.setAlpha(alpha)
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(upper, lower)


def flash_boxes(line: Line) -> Iterator[QRectF]:
    """Yield boxes that cover the light on a line closely, also where it runs aslant."""
    upper, lower = line_ends(line)
    steps = ceil(hypot(lower.x() - upper.x(), lower.y() - upper.y()) / BAND)
    for step in range(steps + 1):
        yield box_around(upper + (lower - upper) * step / steps, _FLASH_WIDTH / 2 + BAND / 2)


def cell_at(point: QPointF) -> int | None:
    """Return the cell nearest to a point of the board; None farther than a cell's size away."""
    steps = [point - centre for centre in CENTRES]
    reaches = [hypot(step.x(), step.y()) for step in steps]
    nearest = min(reaches)
    return reaches.index(nearest) if nearest <= SIDE * 1.02 else None


def box_around(middle: QPointF, reach: float) -> QRectF:
    """Return a square around `middle` with sides of twice `reach`."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


def cell_box(cell: int, beyond: float = 4.0) -> QRectF:
    """Return the bounding square of a cell and the frame around it."""
    return box_around(CENTRES[cell], SIDE + beyond)


def draw_cells(painter: QPainter, cells: Sequence[int], edge: QColor, fill: QColor) -> None:
    """Draw lights on cells."""
    for cell in cells:
        with moved(painter, CENTRES[cell]):
            draw_cell(painter, edge, fill)


def draw_cell(painter: QPainter, edge: QColor, fill: QColor) -> None:
    """Draw a light on a cell at the origin."""
    path = hexagon_path(SIDE * 0.93)
    painter.fillPath(path, fill)
    painter.setPen(QPen(edge, 2.6, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def draw_whole_board(
    painter: QPainter, board: Board, symbols: bool = True, suns: Sequence[bool] = SUN
) -> None:
    """Draw a board with its tiles and marks; `suns` says which tiles bear a sun."""
    draw_board(painter)
    for cell, tile in enumerate(board):
        if tile is not None:
            painter.save()
            painter.translate(CENTRES[cell])
            draw_tile(painter, tile, symbols, suns[tile])
            painter.restore()
    draw_rim(painter, line_states(board))


def board_picture(board: Board, width: float, ratio: float) -> QPixmap:
    """Return a picture of a board, `width` logical pixels wide."""
    pixmap = paint(
        BOARD_RECT,
        width / BOARD_RECT.width() * ratio,
        lambda painter: draw_whole_board(painter, board),
    )
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
