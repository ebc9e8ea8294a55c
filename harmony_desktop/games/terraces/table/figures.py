"""Drawings of Terraces for cards, ways to play and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.terraces.components import KINDS, SEATS, START, Cell, Colour, cell_of
from harmony_desktop.games.terraces.scoring import regions
from harmony_desktop.games.terraces.table import art, markers
from harmony_desktop.games.terraces.table.items import draw_chip
from harmony_desktop.games.terraces.view import Placed, Square, TerracesView
from harmony_desktop.ui.art import draw_centred, draw_text, paint
from harmony_desktop.ui.languages import number, right_to_left

_CREAM = QColor("#FFF3CF")
_ARROW = QColor("#9A8A66")
_LEGAL = QColor("#2E8B57")

_SPREAD = (Placed(0, 3, -1, 0, 3, 1), Placed(1, 3, 2, 0, 1, 1))
_RISE = (Placed(0, 0, 0, 1, 1, 1), Placed(1, 0, 1, -1, 0, 1), Placed(0, 3, 0, 1, 0, 2))
_CARD = (
    Placed(0, 9, -1, 1, 0, 1),
    Placed(1, 3, 2, 1, 3, 1),
    Placed(0, 1, 0, 1, 3, 2),
    Placed(1, 6, 1, 0, 1, 2),
    Placed(0, 0, 0, 0, 1, 3),
    Placed(1, 8, 3, 1, 1, 1),
    Placed(0, 3, 1, -1, 3, 1),
    Placed(1, 8, 2, 3, 3, 1),
    Placed(0, 2, 0, 2, 1, 1),
    Placed(1, 4, 1, 2, 2, 2),
    Placed(0, 5, 1, 2, 3, 3),
    Placed(1, 5, 1, 0, 2, 4),
    Placed(0, 4, -1, -1, 3, 1),
)
_SCORE = (
    Placed(0, 4, -1, 0, 2, 1),
    Placed(1, 0, 2, 0, 1, 1),
    Placed(0, 4, 0, 1, 1, 1),
    Placed(1, 7, 4, 1, 3, 1),
    Placed(0, 0, 0, 1, 2, 2),
    Placed(1, 6, 1, 0, 1, 2),
    Placed(0, 7, -2, 2, 0, 1),
    Placed(1, 6, 2, 3, 3, 1),
    Placed(0, 5, 1, 1, 3, 3),
)
_CUT = (
    Placed(0, 9, 0, -1, 0, 1),
    Placed(1, 8, 1, 2, 3, 1),
    Placed(0, 0, -1, 1, 1, 1),
    Placed(1, 4, 1, 1, 2, 2),
)
"""Layouts of real games: every tile lies where the rules let it lie."""
_STEP = 160.0
"""How far pictures that belong together lie from the middle."""


def _seen(laid: Sequence[Placed]) -> dict[Cell, Square]:
    """The visible squares of a layout."""
    seen = {cell_of(x, y): Square(x, y, 1, colour, 0) for x, y, colour in START}
    for number_, placed in enumerate(laid, 1):
        for x, y, colour in placed.squares:
            seen[cell_of(x, y)] = Square(x, y, placed.level, colour, number_)
    return seen


def _extent(squares: Collection[Square]) -> QRectF:
    """The room a landscape takes, with its height and its shadow."""
    box = QRectF()
    for square in squares:
        corner = art.top_left(square.x, square.y, square.level)
        box = box.united(QRectF(corner.x(), corner.y(), art.SIDE, art.SIDE))
    return box.adjusted(-8, -8, 30, 36)


def _overlay(
    painter: QPainter, seen: dict[Cell, Square], groups: Sequence[tuple[Collection[Cell], QColor]]
) -> None:
    """Outlines over a landscape that is painted already: they need a sheet of their own."""
    area = _extent(seen.values())
    scale = max(1.0, painter.worldTransform().m11())
    sheet = paint(area, scale, lambda inner: art.draw_regions(inner, seen, groups))
    painter.drawPixmap(area.topLeft(), sheet)


def _landscape(
    painter: QPainter, laid: Sequence[Placed], colours: Sequence[Colour], most: int = 1
) -> None:
    """A layout with the best regions of some colours outlined."""
    art.draw_landscape(painter, laid)
    seen = _seen(laid)
    levels = {cell: (square.level, square.colour) for cell, square in seen.items()}
    best = [region for colour in colours for region in regions(levels, colour)[:most]]
    _overlay(painter, seen, [(region.cells, _CREAM) for region in best])


def _card(painter: QPainter) -> None:
    art.draw_landscape(painter, _CARD)


def _aim(painter: QPainter) -> None:
    _landscape(painter, _CARD, (Colour.RED, Colour.GREEN))


def _footprint(painter: QPainter, placed: Placed) -> None:
    """Where one more tile may lie."""
    corners = [art.top_left(x, y, placed.level) for x, y, _ in placed.squares]
    markers.draw_footprint(painter, corners, _LEGAL)


def _spread(painter: QPainter) -> None:
    art.draw_landscape(painter, _SPREAD)
    for placed in (Placed(0, 0, 0, 2, 0, 1), Placed(0, 0, 4, -1, 3, 1)):
        _footprint(painter, placed)


def _rise(painter: QPainter) -> None:
    """The ground, and the tile that has risen on it."""
    for x, laid in ((-_STEP, _RISE[:-1]), (_STEP, _RISE)):
        painter.save()
        painter.translate(_way() * x - art.SIDE, 0)
        art.draw_landscape(painter, laid)
        painter.restore()
    painter.translate(0, art.SIDE * 0.5)
    _arrow(painter, 0)


def _score(painter: QPainter) -> None:
    _landscape(painter, _SCORE, (Colour.RED,))
    _words(painter, _extent(_seen(_SCORE).values()), f"{number(7)} × {number(3)} = {number(21)}")


def _words(painter: QPainter, area: QRectF, words: str) -> None:
    """A label in the lower corner of a picture."""
    box = QRectF(area.left() + 4, area.bottom() - 44, 132, 40)
    painter.setPen(QPen(_CREAM, 2.5))
    painter.setBrush(art.shade(Colour.RED, 1))
    painter.drawRoundedRect(box, 12, 12)
    draw_text(painter, box.adjusted(8, 0, -8, 0), f"\u2066{words}\u2069", "#FFFFFF", 24)


def _cut(painter: QPainter) -> None:
    _landscape(painter, _CUT, (Colour.RED,), most=2)


def _tile(painter: QPainter, at: QPointF, size: float, seat: int, kind: int, turn: int = 0) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    art.draw_tile(painter, art.tile_squares(seat, kind, turn))
    painter.restore()


def _back(painter: QPainter, at: QPointF, size: float, seat: int = 0, layers: int = 1) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    for layer in range(layers):
        painter.save()
        painter.translate(art.RISE * -layer)
        art.draw_back(painter, seat)
        painter.restore()
    painter.restore()


def _way() -> int:
    """Pictures with an order run as the language runs."""
    return -1 if right_to_left() else 1


def _arrow(painter: QPainter, x: float) -> None:
    way = _way()
    painter.setPen(QPen(_ARROW, 8, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(way * (x - 26), 0), QPointF(way * (x + 26), 0))
    for y in (-16, 16):
        painter.drawLine(QPointF(way * (x + 8), y), QPointF(way * (x + 26), 0))


def _tiles(painter: QPainter) -> None:
    for kind in KINDS:
        row, place = divmod(kind, 5)
        _tile(painter, QPointF((place - 2) * 156, (row - 0.5) * 164), 1.0, 0, kind)


def _column(painter: QPainter) -> None:
    _back(painter, QPointF(-_way() * 130, 0), 1.0, 0, 4)
    _arrow(painter, 0)
    _tile(painter, QPointF(_way() * 130, 0), 1.0, 0, 8)


def _badge(painter: QPainter, at: QPointF, value: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2A2B30"))
    painter.drawEllipse(at, 22, 22)
    draw_centred(painter, at, number(value), "#FFFFFF", 28)


def _arranged(painter: QPainter) -> None:
    for place, kind in enumerate((0, 7, 2, 5)):
        at = QPointF(_way() * (place - 1.5) * 122, 8)
        _tile(painter, at, 0.78, 0, kind)
        _badge(painter, at + QPointF(28, -50), place + 1)


def _four(painter: QPainter, kinds: Sequence[int], numbers: bool) -> None:
    """Three or four tiles in two rows, numbered or below their pile: what a small picture shows."""
    for place, kind in enumerate(kinds, 4 - len(kinds)):
        row, column = divmod(place, 2)
        at = QPointF(_way() * (column - 0.5) * 160, (row - 0.5) * 150)
        _tile(painter, at, 0.98, 0, kind)
        if numbers:
            _badge(painter, at + QPointF(38, -42), place + 1)
    if not numbers:
        _back(painter, QPointF(-_way() * 80, -75), 0.98, 0, 3)


def _blind(painter: QPainter) -> None:
    for place in range(6):
        row, column = divmod(place, 3)
        at = QPointF((column - 1) * 140, (row - 0.5) * 140)
        if place == 4:
            _tile(painter, at - QPointF(6, 18), 0.94, 0, 9)
        else:
            _back(painter, at, 0.8)


def _open_hand(painter: QPainter) -> None:
    _back(painter, QPointF(-_way() * 198, 0), 0.72, 0, 3)
    for place, kind in enumerate((3, 0, 7)):
        _tile(painter, QPointF(_way() * (place * 128 - 60), 0), 0.84, 0, kind)


_SMALL = QRectF(-190, -156, 380, 312)
_ROW = QRectF(-232, -96, 464, 196)
FIGURES: dict[str, tuple[QRectF, Callable[[QPainter], None]]] = {
    "card": (_extent(_seen(_CARD).values()).adjusted(-20, -16, 4, 0), _card),
    "aim": (_extent(_seen(_CARD).values()), _aim),
    "tiles": (QRectF(-400, -170, 800, 344), _tiles),
    "column": (_ROW, _column),
    "arranged": (_ROW.adjusted(-20, 0, 20, 0), _arranged),
    "blind": (_ROW.adjusted(-20, -60, 20, 60), _blind),
    "open-hand": (QRectF(-270, -96, 540, 196), _open_hand),
    "spread": (_extent(_seen(_SPREAD).values()).adjusted(-20, -80, 80, 110), _spread),
    "rise": (QRectF(-300, -150, 640, 390), _rise),
    "score": (_extent(_seen(_SCORE).values()), _score),
    "cut": (_extent(_seen(_CUT).values()).adjusted(-150, 0, 150, 0), _cut),
    "way.column": (_SMALL.adjusted(-30, -22, 30, 22), _column),
    "way.arranged": (_SMALL, partial(_four, kinds=(0, 7, 2, 5), numbers=True)),
    "way.blind": (_SMALL.adjusted(-10, -8, 10, 8), _blind),
    "way.open-hand": (_SMALL, partial(_four, kinds=(3, 0, 7), numbers=False)),
}


def table_picture(
    view: TerracesView, names: Sequence[str], ink: str, background: str | None, symbols: bool
) -> QPixmap:
    """The landscape with both best regions, and below it who reached what."""
    seen = view.squares()
    land = _extent(seen.values()).adjusted(-40, -40, 20, 20)
    width = max(land.width(), 760.0)
    whole = QRectF(land.center().x() - width / 2, land.top(), width, land.height() + 120)
    best = [next(iter(view.regions(seat)), None) for seat in range(SEATS)]

    def draw(painter: QPainter) -> None:
        if background is not None:
            painter.fillRect(whole, QColor(background))
        art.draw_landscape(painter, view.laid, symbols)
        _overlay(painter, seen, [(region.cells, _CREAM) for region in best if region])
        for seat, region in enumerate(best):
            box = QRectF(whole.left() + 40, land.bottom() + 6 + 50 * seat, whole.width() - 80, 44)
            chip = box.right() - 36 if right_to_left() else box.left()
            draw_chip(painter, QRectF(chip, box.top() + 4, 36, 36), seat)
            sign = -1 if right_to_left() else 1
            inside = box.adjusted(52, 0, 0, 0) if sign > 0 else box.adjusted(0, 0, -52, 0)
            start = Qt.AlignmentFlag.AlignLeft if sign > 0 else Qt.AlignmentFlag.AlignRight
            end = Qt.AlignmentFlag.AlignRight if sign > 0 else Qt.AlignmentFlag.AlignLeft
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
            draw_text(painter, inside, names[seat], ink, 26, QFont.Weight.DemiBold, start | middle)
            if region is not None:
                total = f"\u2066{number(region.area)} × {number(region.height)}"
                total += f" = {number(region.points)}\u2069"
                draw_text(painter, inside, total, ink, 26, QFont.Weight.Bold, end | middle)

    pixmap = paint(whole, 1.5, draw)
    pixmap.setDevicePixelRatio(1.0)
    return pixmap


SAMPLES = {
    "table": Sample(2, 1, 25),
    "arranged": Sample(2, 1, 1, {"way": "arranged"}),
}
