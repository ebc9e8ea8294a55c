"""Drawings of Harmonia for cards, variants and the rules page, and the picture of a layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.harmonia.examples import (
    HOLE_OF_18,
    SYMMETRIC_OF_22,
    TRIANGLE_OF_21,
    read,
)
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    OPPOSITE,
    TILE_COUNT,
    TURNS,
    Sides,
    goal_cells,
    read_sides,
)
from harmony_desktop.games.harmonia.rules.scoring import (
    MISFIT_POINTS,
    UNUSED_POINTS,
    holes,
    patterns,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.art import Artwork, Draw, draw_text, gradient, hexagon_path
from harmony_desktop.ui.kit.languages import joined, number, translate

_CENTRE = Hex(0, 0)
Layout = dict[Hex, Sides]


def _ring(radius: int) -> list[Hex]:
    """Return the cells at a distance from the centre, clockwise from the top."""
    reach = range(-radius, radius + 1)
    return [Hex(q, r) for q in reach for r in reach if Hex(q, r).distance(_CENTRE) == radius]


def _joined(cells: Iterable[Hex], joints: Iterable[tuple[Hex, int]]) -> Layout:
    """Return a layout of these cells with a petal across each of these sides."""
    layout = dict.fromkeys(cells, 0)
    for cell, side in joints:
        layout[cell] |= 1 << side
        layout[cell + DIRECTIONS[side]] |= 1 << OPPOSITE[side]
    return layout


def flower(radius: int) -> Layout:
    """Return a rosette with a light-green border, made of tiles of the game."""
    cells = [cell for distance in range(radius + 1) for cell in _ring(distance)]
    joints = [(_CENTRE, side) for side in range(6)]
    for side in range(6):
        inner = DIRECTIONS[side]
        outer = inner + DIRECTIONS[side]
        joints.append((inner, (side + 2) % 6))
        if radius > 1:
            joints += [(inner, side), (outer, (side + 2) % 6), (outer, (side + 4) % 6)]
    return _joined(cells, joints)


_FINISHED_SIDES = """
04 14 15 05 04 44 54 55 45 06 44 46 50 51 41 24 52 77 53
11 01 00 60 22 62 16 17 03 20 22 32 77 63 20 30 31 61
"""
_FINISHED: Layout = {
    cell: int(sides, 8)
    for cell, sides in zip(goal_cells(_CENTRE), _FINISHED_SIDES.split(), strict=True)
}
"""A finished game: the hexagon of 37 tiles with three symmetric patterns."""


def _tile(painter: QPainter, x: float, y: float, sides: str) -> None:
    art.draw_at(painter, QPointF(x, y), partial(art.draw_tile, sides=read_sides(sides)))


def _card(painter: QPainter) -> None:
    painter.scale(0.86, 0.86)
    art.draw_layout(painter, flower(2))


def _kinds(painter: QPainter) -> None:
    for kind, turns in enumerate(TURNS):
        at = QPointF((kind % 5 - 2) * 92, (kind // 5 - 1) * 84)
        art.draw_at(painter, at, partial(art.draw_tile, sides=turns[0]))


def _hand(painter: QPainter) -> None:
    """Draw the player's own tiles open and another player's from behind."""
    for index, (sides, count) in enumerate((("100000", 3), ("110000", 2), ("101010", 1))):
        x = (index - 1) * 104 - 6
        for below in range(count - 1, 0, -1):
            _tile(painter, x + 4 * below, 58 + 4 * below, "000000")
        _tile(painter, x, 58, sides)
        _badge(painter, QPointF(x + 34, 92), number(count), "#2A4B3E")
    for index in range(4):
        art.draw_at(painter, QPointF((index - 1.5) * 62, -50), art.draw_back)


def _badge(painter: QPainter, at: QPointF, words: str, colour: str, size: float = 14) -> None:
    share = {1: 1.2, 2: 0.95}.get(len(words), 0.8)
    art.draw_badge(painter, at, words, colour, size, size * share)


_PART = _joined(
    [_CENTRE, DIRECTIONS[1], DIRECTIONS[2], DIRECTIONS[3]],
    [(_CENTRE, 1), (_CENTRE, 2), (DIRECTIONS[1], 3)],
)


def _light(painter: QPainter, cell: Hex, colour: str, dashed: bool = False) -> None:
    pen = QPen(QColor(colour), 3.4, j=Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setDashPattern([2, 2])
    painter.strokePath(hexagon_path(art.SIDE * 0.9, art.centre(cell)), pen)


def _fits(painter: QPainter) -> None:
    layout = _joined(
        [*_PART, Hex(1, 1)], [(_CENTRE, 1), (_CENTRE, 2), (DIRECTIONS[1], 3), (Hex(1, 0), 3)]
    )
    art.draw_layout(painter, layout)
    _light(painter, Hex(1, 1), "#1F7A4F")


MISFIT = "111111"
"""A tile that fits nowhere beside the layout in the figures."""


def _misfit(painter: QPainter) -> None:
    """Draw a tile that fits nowhere, crossed out: the game is lost."""
    _draw_misfit(painter)
    painter.setPen(QPen(QColor("#B4472E"), 8, c=Qt.PenCapStyle.RoundCap))
    for way in (-1, 1):
        painter.drawLine(QPointF(178, 40 - 18 * way), QPointF(214, 40 + 18 * way))


def _costly_misfit(painter: QPainter) -> None:
    """Draw a tile that fits nowhere, set aside with its cost."""
    _draw_misfit(painter)
    _badge(painter, QPointF(228, 76), number(MISFIT_POINTS + UNUSED_POINTS), "#B4472E", 20)


def _draw_misfit(painter: QPainter) -> None:
    art.draw_layout(painter, _PART)
    _light(painter, Hex(1, 1), "#B4472E", dashed=True)
    _tile(painter, 196, 40, MISFIT)


def _scored(painter: QPainter, layout: Layout) -> None:
    """Draw a layout with the points of its patterns and of its outline."""
    art.draw_layout(painter, layout)
    painter.strokePath(art.outline(layout), QPen(QColor("#2F7D52"), 3))
    for cell in holes(layout):
        _light(painter, cell, "#B4472E", dashed=True)
    for pattern in patterns(layout):
        if pattern.points:
            middles = [art.centre(cell) for cell in pattern.cells]
            centre = sum(middles, QPointF()) / len(middles)
            nearest = min(middles, key=lambda at: (at - centre).manhattanLength())
            _badge(painter, nearest, number(pattern.points), "#9A5F0C", 15)


def _room(layout: Layout) -> QRectF:
    return art.bounds(layout).adjusted(
        -art.SIDE - 4, -art.STEP / 2 - 4, art.SIDE + 8, art.STEP / 2 + 8
    )


def _box(painter: QPainter) -> None:
    """Draw open own tiles and a partner's tiles, each behind a screen, and 24 put aside."""
    for index in range(3):
        art.draw_at(painter, QPointF(-250 + 7 * index, 4 - 7 * index), art.draw_back)
    _badge(painter, QPointF(-208, 44), number(TILE_COUNT - DEALT), "#2A4B3E")
    for index in range(5):
        art.draw_at(painter, QPointF(-40 + index * 62, -66), art.draw_back)
    art.draw_panel(painter, QRectF(-86, -26, 340, 16), 6, "#B98F5A", "#7E5C32")
    for index, sides in enumerate(("100000", "110000", "101010", "111000")):
        _tile(painter, -40 + index * 82, 84, sides)
    art.draw_panel(painter, QRectF(-86, 26, 340, 16), 6, "#B98F5A", "#7E5C32")


def _goal(painter: QPainter) -> None:
    art.draw_layout(painter, _FINISHED)
    painter.strokePath(art.outline(goal_cells(_CENTRE)), QPen(QColor("#2F7D52"), 4))


def _small(painter: QPainter, cells: Iterable[Hex], x: float, points: int) -> None:
    cells = list(cells)
    painter.save()
    painter.translate(x, -14)
    painter.scale(0.5, 0.5)
    painter.translate(-art.bounds(cells).center())
    art.draw_layout(painter, dict.fromkeys(cells, 0))
    painter.strokePath(art.outline(cells), QPen(QColor("#2F7D52"), 5))
    painter.restore()
    _badge(painter, QPointF(x, 108), number(points), "#2A4B3E", 19)


def _shapes(painter: QPainter) -> None:
    hexagon = [cell for distance in range(3) for cell in _ring(distance)]
    triangle = [Hex(q, r) for q in range(4) for r in range(4 - q)]
    rhombus = [Hex(q, r) for q in range(3) for r in range(3)]
    _small(painter, hexagon, -160, 50)
    _small(painter, triangle, 0, 30)
    _small(painter, rhombus, 155, 30)


_PATTERN = _joined(
    [Hex(0, -1), Hex(-1, 0), Hex(1, -1), Hex(0, 0), Hex(-1, 1), Hex(1, 0), Hex(0, 1)],
    [(Hex(0, 0), side) for side in (0, 2, 4)] + [(Hex(0, 0), 3), (Hex(0, 1), 5), (Hex(0, 1), 1)],
)


def _patterns(painter: QPainter) -> None:
    """Draw a closed pattern with its mirror axis."""
    art.draw_layout(painter, _PATTERN)
    for pen in (
        QPen(QColor(255, 255, 255, 220), 5),
        QPen(QColor("#8A2F6B"), 2.4, Qt.PenStyle.DashLine),
    ):
        painter.setPen(pen)
        painter.drawLine(QPointF(0, -122), QPointF(0, 122))


def _advanced(painter: QPainter) -> None:
    art.draw_layout(painter, flower(1))
    _badge(painter, QPointF(84, 84), f"+{number(60)}", "#9A5F0C", 34)


def _own_hands(painter: QPainter) -> None:
    _tile(painter, -46, 4, "110100")
    art.draw_at(painter, QPointF(46, 4), art.draw_back)


def _all_hands(painter: QPainter) -> None:
    _tile(painter, -46, 4, "110100")
    _tile(painter, 46, 4, "101010")


_EXAMPLES: dict[str, Layout] = {
    "82": read(TRIANGLE_OF_21),
    "84": read(SYMMETRIC_OF_22),
    "-54": read(HOLE_OF_18),
}
"""The layouts of the three examples by their points."""
_ROUND = QRectF(-132, -128, 264, 256)
_GOAL = QRectF(-art.SIDE * 6, -art.STEP * 3.8, art.SIDE * 12, art.STEP * 7.6)
_PAIR = QRectF(-100, -66, 200, 132)

FIGURES: dict[str, tuple[QRectF, Draw]] = {
    "card": (QRectF(-143, -155, 290, 314), _card),
    "aim.basic": (_GOAL, partial(art.draw_layout, layout=_FINISHED)),
    "aim.advanced": (_room(_EXAMPLES["84"]), partial(art.draw_layout, layout=_EXAMPLES["84"])),
    **{
        f"example.{total}": (_room(layout), partial(_scored, layout=layout))
        for total, layout in _EXAMPLES.items()
    },
    "box": (QRectF(-310, -122, 620, 256), _box),
    "kinds": (QRectF(-240, -132, 480, 264), _kinds),
    "hand": (QRectF(-170, -104, 340, 220), _hand),
    "fits": (QRectF(-90, -76, 240, 226), _fits),
    "misfit.basic": (QRectF(-70, -76, 330, 226), _misfit),
    "misfit.advanced": (QRectF(-70, -76, 330, 226), _costly_misfit),
    "goal": (_GOAL, _goal),
    "shapes": (QRectF(-260, -110, 520, 244), _shapes),
    "patterns": (_ROUND, _patterns),
    "mode.basic": (_GOAL, _goal),
    "mode.advanced": (_ROUND, _advanced),
    "alone.false": (_PAIR, _own_hands),
    "alone.true": (_PAIR, _all_hands),
}


# The picture of a layout

_MAT, _FRAME = 70.0, 34.0
_PIXELS = 2400.0
"""Longer side of an exported picture, in pixels."""


def portrait(view: HarmoniaView, seat: int) -> tuple[QRectF, Draw]:
    """Return a picture of the common layout, without text."""
    layout = view.layout
    reach = (art.SIDE * 1.1, art.STEP * 0.55)
    inner = art.bounds(list(layout) or [_CENTRE]).adjusted(-reach[0], -reach[1], *reach)
    return inner, lambda painter: art.draw_layout(painter, layout)


def framed_artwork(layout: Mapping[Hex, Sides], names: Sequence[str], framed: bool) -> Artwork:
    """Return a layout in a frame with its players' names, or alone on a transparent ground."""
    cells = list(layout) or [_CENTRE]
    reach = (art.SIDE * 1.1, art.STEP * 0.55)
    inner = art.bounds(cells).adjusted(-reach[0], -reach[1], reach[0], reach[1])
    if not framed:
        outer = inner.adjusted(-8, -8, 8, 8)
        scale = min(4.0, _PIXELS / 2 / max(outer.width(), outer.height()))
        return Artwork(outer, lambda painter: art.draw_layout(painter, layout), scale)
    mat = inner.adjusted(-_MAT, -_MAT, _MAT, _MAT + 56)
    outer = mat.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)

    def draw(painter: QPainter) -> None:
        _draw_frame(painter, outer, mat)
        art.draw_layout(painter, layout)
        _draw_caption(
            painter, QRectF(mat.left() + 30, inner.bottom() + 30, mat.width() - 60, 62), names
        )

    return Artwork(outer, draw, _PIXELS / max(outer.width(), outer.height()))


def _draw_frame(painter: QPainter, outer: QRectF, mat: QRectF) -> None:
    wood = gradient(outer.topLeft(), outer.bottomRight(), "#2F6A55", "#123A2C")
    painter.fillRect(outer, wood)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in (
        (3, 1.2, "#7FB59C"),
        (_FRAME - 9, 2.6, "#D8AE52"),
        (_FRAME - 4, 1.0, "#F4DFA0"),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRect(outer.adjusted(inset, inset, -inset, -inset))
    paper = gradient(mat.topLeft(), mat.bottomRight(), "#FBF8EF", "#F0EBDC")
    painter.fillRect(mat, paper)
    _draw_watermark(painter, mat)
    for inset, alpha in ((0, 46), (2, 26), (5, 14)):
        painter.setPen(QPen(QColor(40, 30, 10, alpha), 3))
        painter.drawRect(mat.adjusted(inset, inset, -inset, -inset))
    for corner in (outer.topLeft(), outer.topRight(), outer.bottomLeft(), outer.bottomRight()):
        inward = QPointF(
            _FRAME / 2 if corner.x() == outer.left() else -_FRAME / 2,
            _FRAME / 2 if corner.y() == outer.top() else -_FRAME / 2,
        )
        _draw_rosette(painter, corner + inward, _FRAME * 0.3)


def _draw_rosette(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw a six-petalled flower in gold."""
    painter.save()
    painter.translate(at)
    painter.scale(radius / art.STEP, radius / art.STEP)
    for side in range(6):
        painter.save()
        painter.rotate(art.angle(side))
        painter.fillPath(art.petal_path(True), QColor("#E8C877"))
        painter.restore()
    painter.restore()


def _draw_watermark(painter: QPainter, mat: QRectF) -> None:
    """Draw the circles of the Flower of Life faintly over the paper."""
    painter.save()
    painter.setClipRect(mat)
    painter.setPen(QPen(QColor(170, 160, 120, 34), 1.1))
    columns = int(mat.width() / (1.5 * art.SIDE)) + 3
    rows = int(mat.height() / art.STEP) + 3
    first = mat.center()
    for column in range(-columns // 2, columns // 2 + 1):
        for row in range(-rows // 2, rows // 2 + 1):
            shift = art.STEP / 2 if column % 2 else 0.0
            at = first + QPointF(column * 1.5 * art.SIDE, row * art.STEP + shift)
            painter.drawEllipse(at, art.STEP, art.STEP)
    painter.restore()


def _draw_caption(painter: QPainter, box: QRectF, names: Sequence[str]) -> None:
    title = translate("harmonia", "Harmonia")
    upper = QRectF(box.x(), box.y(), box.width(), 34)
    lower = QRectF(box.x(), box.y() + 34, box.width(), 26)
    draw_text(painter, upper, title, "#1F4F3C", 27, QFont.Weight.DemiBold)
    draw_text(painter, lower, joined(names), "#7A6B45", 18)


SAMPLES = {"table": Sample(4, 2, 58, {"mode": "advanced"})}
