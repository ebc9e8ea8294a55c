"""Drawings of Terraces: tiles with visible height, their backs, regions and marks.

All drawing is in scene units with the upper left corner of square 0, 0 at the origin. Each
level lies a little further up and to the left than the one below, so that the sides of a tile
show to the right and below it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    START,
    STEPS,
    TILES,
    Cell,
    Colour,
    Kind,
    cell_of,
    footprint,
)
from harmony_desktop.games.terraces.rules.view import PlacedTile, Square
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, gradient, moved
from harmony_desktop.ui.kit.languages import number, right_to_left

SIDE = 64.0
"""The side of a square."""
HALF = QPointF(SIDE, SIDE) / 2
"""Vector from the upper left corner of a square to its centre."""
RISE = QPointF(6.0, 9.0)
"""Offset of a level from the level below it, to the left and up."""
BLOCK = QRectF(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE)
"""The two by two squares a tile is cut from, around their centre."""
TILE_RECT = BLOCK.adjusted(-4, -4, 26, 32)
"""A tile with its sides and its shadow."""
PLACE = 14.0
"""The side of a square of the small tile that marks a legal place."""
CREAM = QColor("#FFF3CF")
GOLD = QColor("#FFD257")

_SHADES = {
    Colour.RED: ("#B23A25", "#CF4D35", "#E8694D", "#F68C70", "#FDAE98", "#FFCBBB"),
    Colour.GREEN: ("#22725A", "#2F9070", "#45AD88", "#6AC7A4", "#93DBBF", "#B8EBD7"),
    Colour.NEUTRAL: ("#B5A583", "#CDBE9C", "#E2D6B9", "#F0E8D3", "#F9F4E7", "#FFFDF6"),
}
_EDGE = QColor(38, 24, 14, 225)
_BACK = (QColor("#6D6253"), QColor("#5B5144"))
_FAULT = QColor("#B02410")
_FAR, _ARM = 3, 7.0
"""Squares of grid drawn beyond a layout, and the length of the arm of a grid cross."""
_INSET = 5.0
"""Distance of a region's outline from its edge, towards the inside."""

Block = tuple[int, int]
"""The upper left of the two by two squares that contain a tile in every rotation."""
Squares = Sequence[tuple[QPointF, Colour]]
"""The squares of a piece: their upper left corners and colours."""


def shade(colour: Colour, level: int) -> QColor:
    """Return a colour as drawn on a level: the higher, the lighter."""
    shades = _SHADES[colour]
    return QColor(shades[min(level, len(shades)) - 1])


def top_left(x: int, y: int, level: int) -> QPointF:
    """Return the upper left corner of a square on a level."""
    return QPointF(x, y) * SIDE - RISE * (level - 1)


def block_of(x: int, y: int, turn: int) -> Block:
    """Return the block of a tile, given its corner square and rotation."""
    places = footprint(x, y, turn)
    return min(place[0] for place in places), min(place[1] for place in places)


def corner_in(block: Block, turn: int) -> tuple[int, int]:
    """Return the corner square of a tile that lies in a block."""
    x, y = block_of(0, 0, turn)
    return block[0] - x, block[1] - y


def block_middle(block: Block, level: int) -> QPointF:
    """Return the centre of a tile that lies in a block on a level."""
    return top_left(block[0] + 1, block[1] + 1, level)


@cache
def square_offset(turn: int, square: int) -> QPointF:
    """Return the centre of a square of a tile, from the centre of its block: 0 is its corner."""
    x, y = footprint(*corner_in((-1, -1), turn), turn)[square]
    return QPointF(x + 0.5, y + 0.5) * SIDE


def middle_of(placed: PlacedTile) -> QPointF:
    """Return the centre of a placed tile."""
    return block_middle(block_of(placed.x, placed.y, placed.turn), placed.level)


@cache
def tile_squares(side: int, tile: Kind, turn: int) -> Squares:
    """Return the squares of a tile of red (side 0) or green (1) around the centre of its block."""
    x, y = corner_in((-1, -1), turn)
    return tuple(
        (QPointF(sx * SIDE, sy * SIDE), colour)
        for (sx, sy), colour in zip(footprint(x, y, turn), TILES[side][tile], strict=True)
    )


START_SQUARES: Squares = tuple((QPointF(x * SIDE, y * SIDE), colour) for x, y, colour in START)


def in_line(at_end: bool = False) -> Qt.AlignmentFlag:
    """Return the alignment to the start or the end of a line in the current language."""
    right = right_to_left() != at_end
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


def square_box(corner: QPointF) -> QRectF:
    """Return the square with this upper left corner."""
    return QRectF(corner.x(), corner.y(), SIDE, SIDE)


def corner_of(square: Square) -> QPointF:
    """Return the upper left corner of a visible square."""
    return top_left(square.x, square.y, square.level)


def boxes(corners: Iterable[QPointF]) -> QRectF:
    """Return the bounding box of squares with these corners."""
    box = QRectF()
    for corner in corners:
        box = box.united(square_box(corner))
    return box


def outline(corners: Iterable[QPointF]) -> QPainterPath:
    """Return the joint outline of squares."""
    return _outline(tuple((corner.x(), corner.y()) for corner in corners))


def shape_of(squares: Squares) -> QPainterPath:
    """Return the outline of a piece."""
    return outline(corner for corner, _ in squares)


@lru_cache(maxsize=256)
def _outline(corners: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in corners:
        # Slightly larger, so that neighbouring squares unite into one shape.
        path.addRect(QRectF(x - 0.01, y - 0.01, SIDE + 0.02, SIDE + 0.02))
    return path.simplified()


# Pieces


def draw_base(painter: QPainter, squares: Squares, level: int) -> None:
    """Draw a piece below its top: its shadow and its visible sides."""
    draw_shadow(painter, [corner for corner, _ in squares])
    draw_sides(painter, squares, level)


def draw_shadow(painter: QPainter, corners: Collection[QPointF]) -> None:
    """Draw the shadow of adjacent squares: nested shapes that fade out.

    Draw all squares of a level in one call: overlapping shadows would be twice as dark.
    """
    middle = RISE + QPointF(5, 6)
    for reach in (11.0, 9.0, 7.0, 5.0, 3.0, 1.0):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for corner in corners:
            box = square_box(corner + middle).adjusted(-reach, -reach, reach, reach)
            path.addRoundedRect(box, reach, reach)
        painter.fillPath(path, QColor(24, 16, 8, 24))


def draw_sides(painter: QPainter, squares: Squares, level: int) -> None:
    """Draw the visible sides of a piece."""
    for corner, colour in squares:
        _draw_side(painter, square_box(corner), shade(colour, level))


def _draw_side(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw the right and the lower side of a square."""
    painter.setPen(QPen(_EDGE, 1.6, j=Qt.PenJoinStyle.RoundJoin))
    for start, end, depth in (
        (box.topRight(), box.bottomRight(), 165),
        (box.bottomLeft(), box.bottomRight(), 200),
    ):
        painter.setBrush(colour.darker(depth))
        painter.drawPolygon(QPolygonF([start, end, end + RISE, start + RISE]))


def draw_top(
    painter: QPainter,
    squares: Squares,
    level: int,
    symbols: bool = False,
    heights: bool = False,
) -> None:
    """Draw the top of a piece: its squares with their motifs, and one strong outline."""
    shape = shape_of(squares)
    for corner, colour in squares:
        box = square_box(corner)
        light = gradient(
            box.topLeft(),
            box.bottomRight(),
            shade(colour, level).lighter(107),
            shade(colour, level).darker(106),
        )
        painter.fillRect(box, light)
        painter.setPen(QPen(QColor(0, 0, 0, 26), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        draw_motif(painter, box.center(), colour, level, 1.3 if symbols else 1.0)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.strokePath(
        shape.translated(2.6, 2.6),
        QPen(QColor(255, 255, 255, 96), 2.8, j=Qt.PenJoinStyle.MiterJoin),
    )
    painter.restore()
    painter.strokePath(shape, QPen(_EDGE, 3.6, j=Qt.PenJoinStyle.RoundJoin))
    if heights:
        for corner, _ in squares:
            draw_height(painter, corner + HEIGHT_PLACE, level)


HEIGHT_PLACE = QPointF(15, 15)
"""Position of a level's number on a square, from the square's corner."""
HEIGHT_RECT = QRectF(-13, -13, 26, 26)


def draw_height(painter: QPainter, at: QPointF, level: int) -> None:
    """Draw the number of a level around a point."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(28, 20, 12, 215))
    painter.drawEllipse(at, 11.5, 11.5)
    draw_centred(painter, at, number(level), "#FFFFFF", 15)


def draw_motif(
    painter: QPainter, centre: QPointF, colour: Colour, level: int, size: float = 1.0
) -> None:
    """Draw the motif of a colour, for players who confuse colours: a diamond, a ring or a bar."""
    ground = shade(colour, level)
    dark = level > 3 or colour is Colour.NEUTRAL
    ink = ground.darker(170) if dark else ground.lighter(172)
    ink.setAlpha(150 if colour is Colour.NEUTRAL else 225)
    with moved(painter, centre, size):
        if colour is Colour.RED:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPolygon([QPointF(0, -11), QPointF(11, 0), QPointF(0, 11), QPointF(-11, 0)])
        elif colour is Colour.GREEN:
            painter.setPen(QPen(ink, 4.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(0, 0), 9.4, 9.4)
        else:
            painter.setPen(QPen(ink, 3.4, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-7, 0), QPointF(7, 0))


def draw_tile(painter: QPainter, squares: Squares, symbols: bool = False) -> None:
    """Draw a whole piece beside the landscape, with its sides and its shadow."""
    draw_base(painter, squares, 2)
    draw_top(painter, squares, 2, symbols)


def set_tile(item: ArtItem, side: int, tile: Kind, turn: int, symbols: bool) -> None:
    """Show a whole tile on an item."""
    squares = tile_squares(side, tile, turn)
    item.set_art(
        ("terraces-tile", side, tile, turn, symbols),
        TILE_RECT,
        partial(draw_tile, squares=squares, symbols=symbols),
    )


def draw_small(painter: QPainter, squares: Squares) -> None:
    """Draw a piece for a small picture: its sides and its top."""
    draw_sides(painter, squares, 2)
    draw_top(painter, squares, 2)


def draw_back(painter: QPainter, side: int) -> None:
    """Draw the back of a tile around the centre of its block: dark, with its player's motif."""
    squares = tile_squares(side, 0, 0)
    shape = shape_of(squares)
    for corner, _ in squares:
        _draw_side(painter, square_box(corner), _BACK[0])
    light = gradient(BLOCK.topLeft(), BLOCK.bottomRight(), _BACK[0].lighter(112), _BACK[1])
    painter.fillPath(shape, light)
    painter.strokePath(shape, QPen(_EDGE, 2.6, j=Qt.PenJoinStyle.RoundJoin))
    for corner, _ in squares:
        inner = square_box(corner).adjusted(11, 11, -11, -11)
        painter.setPen(QPen(QColor(255, 255, 255, 40), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 6, 6)
        draw_motif(painter, square_box(corner).center(), COLOUR_OF_SEAT[side], 3, 0.86)


def draw_pile(painter: QPainter, side: int, layers: int) -> None:
    """Draw a pile of tiles, face down."""
    for layer in range(layers):
        with moved(painter, RISE * -layer):
            draw_back(painter, side)


def draw_chip(painter: QPainter, box: QRectF, side: int) -> None:
    """Draw a small square in a player's colour, with its motif."""
    colour = COLOUR_OF_SEAT[side]
    painter.setPen(QPen(shade(colour, 2).darker(170), 1.4))
    painter.setBrush(shade(colour, 2))
    painter.drawRoundedRect(box, box.width() * 0.2, box.width() * 0.2)
    draw_motif(painter, box.center(), colour, 2, box.width() / 34)


def draw_landscape(painter: QPainter, laid: Sequence[PlacedTile], symbols: bool = False) -> None:
    """Draw all placed tiles, from the lowest level up."""
    pieces = [(1, QPointF(), START_SQUARES)]
    pieces += [
        (one.level, middle_of(one), tile_squares(one.side, one.tile, one.turn)) for one in laid
    ]
    for level in sorted({piece[0] for piece in pieces}):
        here = [(place, squares) for height, place, squares in pieces if height == level]
        draw_shadow(painter, [place + corner for place, squares in here for corner, _ in squares])
        for draw in (draw_sides, partial(draw_top, symbols=symbols)):
            for place, squares in here:
                with moved(painter, place):
                    draw(painter, squares, level)


# Regions


def _sweep(x: int, y: int, level: int) -> QPolygonF:
    """Return the shape that a block one level high hides on a square: its top and its sides."""
    box = square_box(top_left(x, y, level))
    upper = [box.bottomLeft(), box.topLeft(), box.topRight()]
    lower = [box.topRight(), box.bottomRight(), box.bottomLeft()]
    return QPolygonF(upper + [corner + RISE for corner in lower])


def _region_edges(
    squares: Mapping[Cell, Square], cells: Collection[Cell]
) -> dict[int, list[QLineF]]:
    """Return the outline of cells, slightly inset, by level."""
    inside = frozenset(cells)
    lines: dict[int, list[QLineF]] = {}
    for cell in cells:
        square = squares[cell]
        box = square_box(corner_of(square))
        corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
        for side, step in enumerate(STEPS):
            if cell_of(square.x + step.x, square.y + step.y) in inside:
                continue
            ends = []
            for corner, along in (
                (corners[side], STEPS[side - 1]),
                (corners[(side + 1) % 4], STEPS[(side + 1) % 4]),
            ):
                beside = cell_of(square.x + along.x, square.y + along.y) in inside
                x, y = square.x + along.x + step.x, square.y + along.y + step.y
                out = int(cell_of(x, y) in inside) if beside else -1
                shift = QPointF(along.x, along.y) * out - QPointF(step.x, step.y)
                ends.append(corner + shift * _INSET)
            lines.setdefault(square.level, []).append(QLineF(*ends))
    return lines


class Hiding(NamedTuple):
    """A block one level high, which hides parts of outlines behind it."""

    x: int
    y: int
    level: int


class FilledSquare(NamedTuple):
    """A filled square of a region, given by its upper left corner."""

    x: float
    y: float


class Edge(NamedTuple):
    """A segment of a region's outline, on one level."""

    region: int
    level: int
    ends: tuple[float, float, float, float]


Outline = Hiding | FilledSquare | Edge


def outlines(
    squares: Mapping[Cell, Square], groups: Sequence[Collection[Cell]], filled: bool = False
) -> Iterator[tuple[Outline, QRectF]]:
    """Yield the outlines around groups of cells and the blocks that hide them, level by level.

    Higher squares in front of an outline hide it.
    """
    edges = [_region_edges(squares, cells) for cells in groups]
    lit = {cell: squares[cell] for cells in groups for cell in cells}
    higher = in_front(squares, lit)
    levels = [square.level for square in (*lit.values(), *higher)]
    for level in range(1, max(levels, default=0) + 1):
        for square in higher:
            if square.level >= level > 1:
                block = Hiding(square.x, square.y, level)
                yield block, _sweep(*block).boundingRect()
        for square in lit.values():
            if filled and square.level == level:
                corner = corner_of(square)
                yield FilledSquare(corner.x(), corner.y()), square_box(corner)
        for region, lines in enumerate(edges):
            for line in lines.get(level, []):
                ends = (line.x1(), line.y1(), line.x2(), line.y2())
                box = QRectF(line.p1(), line.p2()).normalized()
                yield Edge(region, level, ends), box.adjusted(-8, -8, 8, 8)


def draw_outlines(
    painter: QPainter,
    parts: Iterable[Outline],
    colour: QColor = CREAM,
    fill: QColor | None = None,
) -> None:
    """Draw outlines on a transparent sheet; each block erases the parts it hides."""
    edges: list[Edge] = []
    for part in parts:
        if edges and not (isinstance(part, Edge) and part[:2] == edges[0][:2]):
            _draw_edges(painter, edges, colour)
            edges = []
        if isinstance(part, Edge):
            edges.append(part)
        elif isinstance(part, FilledSquare):
            painter.fillRect(square_box(QPointF(*part)), fill or colour)
        else:
            _hide_behind(painter, part)
    _draw_edges(painter, edges, colour)


def _draw_edges(painter: QPainter, edges: Sequence[Edge], colour: QColor) -> None:
    lines = [QLineF(*edge.ends) for edge in edges]
    for pen in (QPen(QColor(30, 18, 10, 190), 7.5), QPen(colour, 4.0)):
        painter.setPen(pen)
        painter.drawLines(lines)


def in_front(squares: Mapping[Cell, Square], cells: Iterable[Cell]) -> list[Square]:
    """Return the higher squares beside cells, which may hide parts of them."""
    found = {}
    for cell in cells:
        here = squares[cell]
        for x, y in ((1, 0), (0, 1), (1, 1), (1, -1), (-1, 1)):
            beside = cell_of(here.x + x, here.y + y)
            square = squares.get(beside)
            if square is not None and square.level > here.level:
                found[beside] = square
    return list(found.values())


def _hide_behind(painter: QPainter, block: Hiding) -> None:
    """Erase the area that a block hides."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawPolygon(_sweep(*block))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


# Marks


def mat_rows(bounds: tuple[int, int, int, int]) -> Iterator[tuple[int, QRectF]]:
    """Return the visible rows of the endless grid around a layout, with their positions."""
    west, north, width, height = bounds
    left, wide = (west - _FAR) * SIDE, (width + 2 * _FAR) * SIDE
    for y in range(north - _FAR, north + height + _FAR + 1):
        yield y, QRectF(left, y * SIDE, wide, 0).adjusted(-_ARM, -_ARM, _ARM, _ARM)


def draw_mat_row(painter: QPainter, bounds: tuple[int, int, int, int], y: int, ink: QColor) -> None:
    """Draw a grid row: faint crosses that fade out with distance."""
    west, north, width, height = bounds
    east, south = west + width, north + height
    for x in range(west - _FAR, east + _FAR + 1):
        away = max(west - x, x - east, north - y, y - south, 0)
        colour = QColor(ink)
        colour.setAlphaF(ink.alphaF() * (1 - away / (_FAR + 1)))
        painter.setPen(QPen(colour, 2))
        at = QPointF(x, y) * SIDE
        for arm in (QPointF(5, 0), QPointF(0, 5)):
            painter.drawLine(at - arm, at + arm)


def draw_mat(painter: QPainter, bounds: tuple[int, int, int, int], ink: QColor) -> None:
    """Draw the whole visible grid around a layout."""
    for y, _ in mat_rows(bounds):
        draw_mat_row(painter, bounds, y, ink)


def draw_place(painter: QPainter, turn: int, on_top: bool) -> None:
    """Draw the mark for a legal place: a small tile, with a part on every square it would cover.

    It is pale on the table, and golden on top of other tiles.
    """
    small = shape_of(tile_squares(0, 0, turn))
    with moved(painter, QPointF(), PLACE / SIDE):
        painter.strokePath(small, QPen(QColor(23, 60, 44, 235), 15, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(small, GOLD if on_top else QColor(255, 255, 255, 150))


def draw_rim(painter: QPainter, squares: Squares, good: bool) -> None:
    """Draw the edge of a tile that is aimed at a place, legal (`good`) or not."""
    shape = shape_of(squares)
    painter.strokePath(shape, QPen(QColor(40, 24, 0, 150), 6.5, j=Qt.PenJoinStyle.RoundJoin))
    painter.strokePath(shape, QPen(GOLD if good else _FAULT, 4.0, j=Qt.PenJoinStyle.RoundJoin))


def draw_fault(painter: QPainter) -> None:
    """Draw the mark on a square that makes a placement illegal, from its upper left corner."""
    box = square_box(QPointF()).adjusted(5, 5, -5, -5)
    painter.setPen(QPen(QColor("#FFFFFF"), 6))
    painter.setBrush(QColor(255, 244, 240, 150))
    painter.drawRoundedRect(box, 8, 8)
    painter.setPen(QPen(_FAULT, 3.6, c=Qt.PenCapStyle.RoundCap))
    painter.drawRoundedRect(box, 8, 8)
    cross = box.adjusted(15, 15, -15, -15)
    painter.drawLine(cross.topLeft(), cross.bottomRight())
    painter.drawLine(cross.topRight(), cross.bottomLeft())


def draw_turn_arrow(painter: QPainter, radius: float, ink: QColor) -> None:
    """Draw a round clockwise arrow around the origin."""
    painter.setPen(QPen(ink, radius * 0.2, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(-radius * 0.5, -radius * 0.5, radius, radius)
    painter.drawArc(box, 100 * 16, -290 * 16)
    tip = QPointF(-radius * 0.5, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    head = (QPointF(-0.3, 0.05), QPointF(0.3, 0.05), QPointF(0, -0.36))
    painter.drawPolygon([tip + corner * radius for corner in head])
