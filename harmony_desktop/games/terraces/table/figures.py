"""Drawings of Terraces for cards, ways to play and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.terraces.examples import RED_124_GREEN_56
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    KINDS,
    SEATS,
    START,
    Cell,
    Colour,
    cell_of,
)
from harmony_desktop.games.terraces.rules.scoring import Region, regions
from harmony_desktop.games.terraces.rules.view import PlacedTile, Square, TerracesView
from harmony_desktop.games.terraces.table import art
from harmony_desktop.ui.kit.art import Artwork, Draw, draw_centred, draw_text, moved, paint
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.marks import draw_frame
from harmony_desktop.ui.table.mirroring import mirrored_rect, reading_way

_ARROW = QColor("#9A8A66")
_LEGAL = "#2E8B57"

_SPREAD = (PlacedTile(0, 3, -1, 0, 3, 1), PlacedTile(1, 3, 2, 0, 1, 1))
_RISE = (PlacedTile(0, 0, 0, 1, 1, 1), PlacedTile(1, 0, 1, -1, 0, 1), PlacedTile(0, 3, 0, 1, 0, 2))
_CARD = (
    PlacedTile(0, 9, -1, 1, 0, 1),
    PlacedTile(1, 3, 2, 1, 3, 1),
    PlacedTile(0, 1, 0, 1, 3, 2),
    PlacedTile(1, 6, 1, 0, 1, 2),
    PlacedTile(0, 0, 0, 0, 1, 3),
    PlacedTile(1, 8, 3, 1, 1, 1),
    PlacedTile(0, 3, 1, -1, 3, 1),
    PlacedTile(1, 8, 2, 3, 3, 1),
    PlacedTile(0, 2, 0, 2, 1, 1),
    PlacedTile(1, 4, 1, 2, 2, 2),
    PlacedTile(0, 5, 1, 2, 3, 3),
    PlacedTile(1, 5, 1, 0, 2, 4),
    PlacedTile(0, 4, -1, -1, 3, 1),
)
_SCORE = (
    PlacedTile(0, 4, -1, 0, 2, 1),
    PlacedTile(1, 0, 2, 0, 1, 1),
    PlacedTile(0, 4, 0, 1, 1, 1),
    PlacedTile(1, 7, 4, 1, 3, 1),
    PlacedTile(0, 0, 0, 1, 2, 2),
    PlacedTile(1, 6, 1, 0, 1, 2),
    PlacedTile(0, 7, -2, 2, 0, 1),
    PlacedTile(1, 6, 2, 3, 3, 1),
    PlacedTile(0, 5, 1, 1, 3, 3),
)
_CUT = (
    PlacedTile(0, 9, 0, -1, 0, 1),
    PlacedTile(1, 8, 1, 2, 3, 1),
    PlacedTile(0, 0, -1, 1, 1, 1),
    PlacedTile(1, 4, 1, 1, 2, 2),
)
"""Layouts of real games: every placement is legal."""
_STEP = 160.0
"""Distance from the centre to each picture of a pair."""


def _seen(laid: Sequence[PlacedTile]) -> dict[Cell, Square]:
    """Return the visible squares of a layout."""
    seen = {cell_of(x, y): Square(x, y, 1, colour, 0) for x, y, colour in START}
    for index, placed in enumerate(laid, 1):
        for x, y, colour in placed.squares:
            seen[cell_of(x, y)] = Square(x, y, placed.level, colour, index)
    return seen


def _extent(squares: Collection[Square]) -> QRectF:
    """Return the bounding box of a landscape, with its height and its shadow."""
    return art.boxes(map(art.corner_of, squares)).adjusted(-8, -8, 30, 36)


def room_of(laid: Sequence[PlacedTile]) -> QRectF:
    """Return the bounding box of a layout."""
    return _extent(_seen(laid).values())


def _outlines(
    painter: QPainter, seen: dict[Cell, Square], groups: Sequence[Collection[Cell]]
) -> None:
    """Draw outlines over a painted landscape, on a separate transparent sheet."""
    area = _extent(seen.values())
    scale = max(1.0, painter.worldTransform().m11())
    parts = [part for part, _ in art.outlines(seen, groups)]
    draw = partial(art.draw_outlines, parts=parts)
    painter.drawPixmap(area.topLeft(), paint(area, scale, draw))


def best_of(laid: Sequence[PlacedTile], colour: Colour) -> Region:
    """Return the best region of a colour in a layout."""
    levels = {cell: (square.level, square.colour) for cell, square in _seen(laid).items()}
    return regions(levels, colour)[0]


def _landscape(
    painter: QPainter, laid: Sequence[PlacedTile], colours: Sequence[Colour], most: int = 1
) -> None:
    """Draw a layout with the best regions of some colours outlined."""
    art.draw_landscape(painter, laid)
    seen = _seen(laid)
    levels = {cell: (square.level, square.colour) for cell, square in seen.items()}
    best = [region for colour in colours for region in regions(levels, colour)[:most]]
    _outlines(painter, seen, [region.cells for region in best])


SPREAD_PLACES = (PlacedTile(0, 0, 0, 2, 0, 1), PlacedTile(0, 0, 4, -1, 3, 1))
"""Places for one more tile in the picture of spreading."""


def _spread(painter: QPainter) -> None:
    """Draw the places where one more tile may lie."""
    art.draw_landscape(painter, _SPREAD)
    for placed in SPREAD_PLACES:
        corners = [art.top_left(x, y, placed.level) for x, y, _ in placed.squares]
        draw_frame(painter, art.outline(corners), _LEGAL, 5.0)


def _rise(painter: QPainter) -> None:
    """Draw a layout, and beside it the same layout with a tile on the level above."""
    for x, laid in ((-_STEP, _RISE[:-1]), (_STEP, _RISE)):
        with moved(painter, QPointF(reading_way() * x - art.SIDE, 0)):
            art.draw_landscape(painter, laid)
    painter.translate(0, art.SIDE * 0.5)
    _arrow(painter)


def _score(painter: QPainter) -> None:
    """Draw a region, with its value on a label in the lower corner."""
    _landscape(painter, _SCORE, (Colour.RED,))
    corner = room_of(_SCORE).bottomLeft()
    _label(painter, QRectF(corner.x() + 4, corner.y() - 44, 132, 40), _SCORE, Colour.RED)


def _example(painter: QPainter) -> None:
    """Draw the landscape of the published example with both best regions and their labels."""
    _landscape(painter, RED_124_GREEN_56, COLOUR_OF_SEAT)
    room = _EXAMPLE_ROOM
    for place, colour in enumerate(COLOUR_OF_SEAT):
        box = QRectF(room.center().x() - 224 + 232 * place, room.bottom() - 52, 216, 48)
        _label(painter, box, RED_124_GREEN_56, colour)


def _label(painter: QPainter, box: QRectF, laid: Sequence[PlacedTile], colour: Colour) -> None:
    """Draw a label with the value of a colour's best region."""
    best = best_of(laid, colour)
    painter.setPen(QPen(art.CREAM, 2.5))
    painter.setBrush(art.shade(colour, 1))
    painter.drawRoundedRect(box, 12, 12)
    words = _sum(best.area, best.height, best.points)
    draw_text(painter, box.adjusted(8, 0, -8, 0), words, "#FFFFFF", 24)


def _box(painter: QPainter) -> None:
    """Draw the stacks of both players, and the start tile between them."""
    for side, x in ((0, -210), (1, 210)):
        with moved(painter, QPointF(reading_way() * x, 8)):
            art.draw_pile(painter, side, 4)
    with moved(painter, QPointF(-art.SIDE, -art.SIDE / 2)):
        art.draw_landscape(painter, ())


def _sum(area: int, height: int, points: int) -> str:
    """Return the product that gives a region's value, written left to right in every language."""
    return f"\u2066{number(area)} × {number(height)} = {number(points)}\u2069"


def _tile(painter: QPainter, at: QPointF, size: float, kind: int) -> None:
    with moved(painter, at, size):
        art.draw_tile(painter, art.tile_squares(0, kind, 0))


def _pile(painter: QPainter, at: QPointF, size: float, layers: int) -> None:
    with moved(painter, at, size):
        art.draw_pile(painter, 0, layers)


def _arrow(painter: QPainter) -> None:
    """Draw an arrow in reading direction."""
    way = reading_way()
    painter.setPen(QPen(_ARROW, 8, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(way * -26, 0), QPointF(way * 26, 0))
    for y in (-16, 16):
        painter.drawLine(QPointF(way * 8, y), QPointF(way * 26, 0))


def _tiles(painter: QPainter) -> None:
    for kind in KINDS:
        row, column = divmod(kind, 5)
        _tile(painter, QPointF((column - 2) * 156, (row - 0.5) * 164), 1.0, kind)


def _column(painter: QPainter) -> None:
    _pile(painter, QPointF(-reading_way() * 130, 0), 1.0, 4)
    _arrow(painter)
    _tile(painter, QPointF(reading_way() * 130, 0), 1.0, 8)


def _tops(painter: QPainter, lying_open: bool) -> None:
    """Draw the stacks of both players, with their top tiles open or face down."""
    for side, kind in ((0, 8), (1, 3)):
        at = QPointF(reading_way() * (side - 0.5) * 190, 10)
        with moved(painter, at):
            art.draw_pile(painter, side, 3)
        if lying_open:
            with moved(painter, at + QPointF(-14, -26)):
                art.draw_tile(painter, art.tile_squares(side, kind, 0))


def _badge(painter: QPainter, at: QPointF, value: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2A2B30"))
    painter.drawEllipse(at, 22, 22)
    draw_centred(painter, at, number(value), "#FFFFFF", 28)


def _arranged(painter: QPainter) -> None:
    for index, kind in enumerate((0, 7, 2, 5)):
        at = QPointF(reading_way() * (index - 1.5) * 122, 8)
        _tile(painter, at, 0.78, kind)
        _badge(painter, at + QPointF(28, -50), index + 1)


def _four(painter: QPainter, kinds: Sequence[int], numbers: bool) -> None:
    """Draw three or four tiles in two rows for a small picture, numbered or below their pile."""
    for index, kind in enumerate(kinds, 4 - len(kinds)):
        row, column = divmod(index, 2)
        at = QPointF(reading_way() * (column - 0.5) * 160, (row - 0.5) * 150)
        _tile(painter, at, 0.98, kind)
        if numbers:
            _badge(painter, at + QPointF(38, -42), index + 1)
    if not numbers:
        _pile(painter, QPointF(-reading_way() * 80, -75), 0.98, 3)


def _blind(painter: QPainter) -> None:
    for index in range(6):
        row, column = divmod(index, 3)
        at = QPointF((column - 1) * 140, (row - 0.5) * 140)
        if index == 4:
            _tile(painter, at - QPointF(6, 18), 0.94, 9)
        else:
            _pile(painter, at, 0.8, 1)


def _open_hand(painter: QPainter) -> None:
    _pile(painter, QPointF(-reading_way() * 198, 0), 0.72, 3)
    for index, kind in enumerate((3, 0, 7)):
        _tile(painter, QPointF(reading_way() * (index * 128 - 60), 0), 0.84, kind)


_EXAMPLE_ROOM = room_of(RED_124_GREEN_56).adjusted(0, 0, 0, 64)
_SMALL = QRectF(-190, -156, 380, 312)
_FOUR = QRectF(-190, -156, 380, 332)
_ROW = QRectF(-232, -96, 464, 196)
FIGURES: dict[str, tuple[QRectF, Draw]] = {
    "card": (room_of(_CARD).adjusted(-20, -16, 4, 0), partial(art.draw_landscape, laid=_CARD)),
    "aim": (room_of(_CARD), partial(_landscape, laid=_CARD, colours=(Colour.RED, Colour.GREEN))),
    "tiles": (QRectF(-400, -170, 800, 344), _tiles),
    "column": (_ROW, _column),
    "arranged": (_ROW.adjusted(-20, 0, 20, 0), _arranged),
    "blind": (_ROW.adjusted(-20, -60, 20, 60), _blind),
    "open-hand": (QRectF(-270, -96, 540, 196), _open_hand),
    "spread": (room_of(_SPREAD).adjusted(-20, -80, 80, 60), _spread),
    "rise": (QRectF(-300, -150, 640, 390), _rise),
    "score": (room_of(_SCORE), _score),
    "example": (_EXAMPLE_ROOM, _example),
    "box": (QRectF(-330, -110, 660, 220), _box),
    "cut": (
        room_of(_CUT).adjusted(-150, 0, 150, 0),
        partial(_landscape, laid=_CUT, colours=(Colour.RED,), most=2),
    ),
    "way.column": (_SMALL.adjusted(-30, -22, 30, 22), _column),
    "top.hidden": (_SMALL, partial(_tops, lying_open=False)),
    "top.open": (_SMALL, partial(_tops, lying_open=True)),
    "way.arranged": (_FOUR, partial(_four, kinds=(0, 7, 2, 5), numbers=True)),
    "way.blind": (_SMALL.adjusted(-10, -8, 10, 8), _blind),
    "way.open-hand": (_FOUR, partial(_four, kinds=(3, 0, 7), numbers=False)),
}


def portrait(view: TerracesView, seat: int) -> tuple[QRectF, Draw]:
    """Return a picture of the landscape with the best region of a seat, without text."""
    seen = view.squares()
    best = [region.cells for region in view.regions(seat)[:1]]

    def draw(painter: QPainter) -> None:
        art.draw_landscape(painter, view.laid, symbols=False)
        _outlines(painter, seen, best)

    return _extent(seen.values()).adjusted(-40, -40, 20, 20), draw


def table_artwork(
    view: TerracesView, names: Sequence[str], ink: str, background: str | None, symbols: bool
) -> Artwork:
    """Draw the landscape with both best regions, and below it the players' results."""
    seen = view.squares()
    land = _extent(seen.values()).adjusted(-40, -40, 20, 20)
    width = max(land.width(), 760.0)
    whole = QRectF(land.center().x() - width / 2, land.top(), width, land.height() + 120)
    best = [next(iter(view.regions(seat)), None) for seat in range(SEATS)]

    def draw(painter: QPainter) -> None:
        if background is not None:
            painter.fillRect(whole, QColor(background))
        art.draw_landscape(painter, view.laid, symbols)
        _outlines(painter, seen, [region.cells for region in best if region])
        for seat, region in enumerate(best):
            box = QRectF(whole.left() + 40, land.bottom() + 6 + 50 * seat, whole.width() - 80, 44)
            chip = QRectF(box.left(), box.top() + 4, 36, 36)
            art.draw_chip(painter, mirrored_rect(chip, box), view.side(seat))
            inside = mirrored_rect(box.adjusted(52, 0, 0, 0), box)
            start, semi, bold = art.in_line(), QFont.Weight.DemiBold, QFont.Weight.Bold
            draw_text(painter, inside, names[seat], ink, 26, semi, start)
            if region is not None:
                total = _sum(region.area, region.height, region.points)
                draw_text(painter, inside, total, ink, 26, bold, art.in_line(at_end=True))

    return Artwork(whole, draw, 1.5)


SAMPLES = {
    "table": Sample(2, 1, 36),
    "arranged": Sample(2, 1, 1, {"way": "arranged"}),
}
