"""What lies beside the landscape: a rack for each player, and small labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.games.terraces.components import COLOUR_OF_SEAT, KINDS, Kind
from harmony_desktop.games.terraces.table import art, markers
from harmony_desktop.games.terraces.table.layout import RACK
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, ui_font
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.theme import Colours

_PAD = 14.0
_HEAD = QRectF(_PAD, 10, RACK.width() - 2 * _PAD, 30)
_BEST = QRectF(_PAD, 42, RACK.width() - 2 * _PAD, 20)
HAND = QRectF(_PAD, 68, RACK.width() - 2 * _PAD, 134)
"""Where the open tiles and the column lie."""
_LEFT = QRectF(_PAD, 212, RACK.width() - 2 * _PAD, RACK.height() - 212 - 8)
BACKS = 20
BACK_COLUMNS = 5
_ONE, _THREE, _BACK = 0.68, 0.5, 0.24
"""How large an open tile, one of three, and a back are drawn."""
TURN_RADIUS = 19.0
_SMALLEST_NAME = 12


@dataclass(frozen=True)
class InHand:
    """An open tile of one's own, by its place on the rack."""

    place: int


@dataclass(frozen=True)
class Rack:
    """What a rack shows; two equal ones look the same."""

    seat: int
    name: str
    points: int
    best: str
    best_title: str
    active: bool
    to_come: tuple[int, ...]
    """How many tiles of each kind are still face down."""
    to_come_title: str
    face_down: int
    column: bool
    """Whether they lie in a column."""
    small_column: bool = False
    """Whether it stands above the open tiles, not beside them."""
    backs: tuple[bool, ...] = ()
    order: tuple[Kind, ...] = ()
    """The tiles to come in their order, where it is known."""


def hand_places(count: int, column: bool) -> list[tuple[QPointF, float]]:
    """Middles and sizes of the open tiles on a rack."""
    middle = HAND.center()
    if count > 1:
        step = HAND.width() / 3
        first = HAND.left() + step / 2
        return [(QPointF(first + step * place, HAND.top() + 84), _THREE) for place in range(count)]
    shift = (-20.0 if right_to_left() else 20.0) if column else 0.0
    return [(QPointF(middle.x() + shift, middle.y() - 2), _ONE)] * count


def back_place(number_: int) -> QPointF:
    """The middle of one of the twenty backs on a rack."""
    row, place = divmod(number_, BACK_COLUMNS)
    if right_to_left():
        place = BACK_COLUMNS - 1 - place
    return QPointF(
        HAND.left() + HAND.width() / BACK_COLUMNS * (place + 0.5),
        HAND.top() + HAND.height() / 4 * (row + 0.5),
    )


def turn_place(tiles: int) -> QPointF:
    """The middle of the button that turns the tile; above them if there are several."""
    x = HAND.left() + TURN_RADIUS if right_to_left() else HAND.right() - TURN_RADIUS
    return QPointF(x, HAND.top() + TURN_RADIUS if tiles > 1 else HAND.bottom() - TURN_RADIUS)


class RackItem(ArtItem):
    """A player's side of the table: name, best region, column, and what is still to come."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self._words = ArtItem(self)
        self._hand = [ArtItem(self) for _ in range(3)]
        self._backs = [ArtItem(self) for _ in range(BACKS)]
        self._pile = ArtItem(self)
        self._small = [ArtItem(self) for _ in range(BACKS)]
        self._marks = ArtItem(self)
        self._turn = ArtItem(self)
        for item in (*self._backs, *self._small, self._pile):
            item.setZValue(1)
        self._words.setZValue(2)
        for item in self._hand:
            item.setZValue(3)
        self._marks.setZValue(5)
        self._turn.setZValue(6)
        for item in (*self._hand, *self._backs, *self._small, self._marks, self._turn):
            item.hide()

    def show_rack(self, rack: Rack, theme: Colours) -> None:
        """Bring everything but the open tiles up to date."""
        self.set_art(
            ("terraces-rack", rack.seat, rack.active, theme.panel),
            RACK.adjusted(-8, -8, 8, 8),
            lambda painter: _draw_card(painter, rack, theme),
        )
        self._words.set_art(
            ("terraces-words", replace(rack, active=False), theme.text, right_to_left()),
            RACK,
            lambda painter: _draw_words(painter, rack, theme),
        )
        self._show_pile(rack, theme)
        self._show_small(rack)
        for place, item in enumerate(self._backs):
            lies = place < len(rack.backs) and rack.backs[place]
            item.setVisible(lies)
            if lies:
                item.set_art(
                    ("terraces-back", rack.seat),
                    art.TILE_RECT,
                    partial(art.draw_back, seat=rack.seat),
                )
                item.setPos(back_place(place))
                item.setScale(_BACK)

    def _show_pile(self, rack: Rack, theme: Colours) -> None:
        """The face-down tiles as a pile, or where it was."""
        layers = min(4, (rack.face_down + 4) // 5)
        middle, size = pile_place(rack.small_column)
        self._pile.setVisible(rack.column)
        self._pile.setPos(middle)
        self._pile.setScale(size)
        self._pile.set_art(
            ("terraces-pile", rack.seat, layers, theme.muted),
            art.TILE_RECT.adjusted(-20, -30, 0, 0),
            lambda painter: _draw_pile(painter, rack.seat, layers, theme),
        )

    def _show_small(self, rack: Rack) -> None:
        """The kinds of tiles, or the tiles to come in their order."""
        kinds = rack.order or KINDS
        for place, item in enumerate(self._small):
            item.setVisible(place < len(kinds))
            if place < len(kinds):
                kind = kinds[place]
                squares = art.tile_squares(rack.seat, kind, 0)
                item.set_art(
                    ("terraces-small", rack.seat, kind),
                    art.TILE_RECT,
                    partial(art.draw_small, squares=squares),
                )
                middle, size = small_place(place, bool(rack.order))
                item.setPos(middle)
                item.setScale(size)
                item.setOpacity(1.0 if rack.order or rack.to_come[kind] else 0.25)

    def show_hand(
        self, tiles: Sequence[Kind], turn: int, column: bool, symbols: bool, faded: bool
    ) -> None:
        """The open tiles, turned so."""
        places = hand_places(len(tiles), column)
        for place, item in enumerate(self._hand):
            item.setVisible(place < len(tiles))
            if place < len(tiles):
                middle, scale = places[place]
                item.setRotation(0)
                item.setPos(middle)
                item.setScale(scale)
                name = (self.seat, tiles[place], turn)
                item.set_art(
                    ("terraces-tile", name, symbols),
                    art.TILE_RECT,
                    lambda painter, name=name: art.draw_tile(
                        painter, art.tile_squares(*name), 2, symbols
                    ),
                )
        for item in self._backs:
            item.setOpacity(0.22 if tiles else 1.0)
        self.fade_hand(None, 0.55 if faded else 1.0)

    def fade_hand(self, place: int | None, opacity: float) -> None:
        """Make an open tile, or all of them, fainter."""
        for number_, item in enumerate(self._hand):
            if place is None or number_ == place:
                item.setOpacity(opacity)

    def hand_item(self, place: int) -> ArtItem:
        return self._hand[place]

    def show_turn(self, tiles: int, theme: Colours) -> None:
        """The button that turns one of so many tiles; none without tiles."""

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(theme.border), 1.4))
            painter.setBrush(QColor(theme.card))
            painter.drawEllipse(QPointF(0, 0), TURN_RADIUS - 1, TURN_RADIUS - 1)
            markers.draw_turn_arrow(painter, TURN_RADIUS, QColor(theme.text))

        reach = TURN_RADIUS + 2
        self._turn.setPos(turn_place(tiles))
        self._turn.set_art(
            ("terraces-turn", theme.card), QRectF(-reach, -reach, 2 * reach, 2 * reach), draw
        )
        self._turn.setVisible(bool(tiles))

    def show_marks(self, backs: Sequence[int], tiles: Sequence[int]) -> None:
        """Mark the backs and the open tiles the advice speaks of."""
        boxes = [(back_place(back), 19.0) for back in backs]
        boxes += [(hand_places(3, False)[tile][0], 36.0) for tile in tiles]

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor("#C9701A"), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for middle, reach in boxes:
                box = QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(middle)
                painter.drawRoundedRect(box, 8, 8)

        self._marks.setVisible(bool(boxes))
        if boxes:
            self._marks.set_art(None, RACK, draw)


def _start(box: QRectF, width: float, done: float = 0.0) -> QRectF:
    """The part of a line that begins `done` after its start and is so wide, mirrored if need be."""
    x = box.right() - done - width if right_to_left() else box.left() + done
    return QRectF(x, box.top(), width, box.height())


def _line_start() -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if right_to_left() else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


def _line_end() -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if right_to_left() else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


def draw_chip(painter: QPainter, box: QRectF, seat: int) -> None:
    """A small square of a player's colour, with its motif."""
    colour = COLOUR_OF_SEAT[seat]
    painter.setPen(QPen(art.shade(colour, 2).darker(170), 1.4))
    painter.setBrush(art.shade(colour, 2))
    painter.drawRoundedRect(box, box.width() * 0.2, box.width() * 0.2)
    art.draw_motif(painter, box.center(), colour, 2, box.width() / 34)


def _draw_card(painter: QPainter, rack: Rack, theme: Colours) -> None:
    own = art.shade(COLOUR_OF_SEAT[rack.seat], 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 14, 6, 14))
    for reach in (4, 2, 0):
        painter.drawRoundedRect(RACK.adjusted(-reach, 2 - reach, reach, reach + 3), 16, 16)
    painter.setPen(QPen(own if rack.active else QColor(theme.border), 3 if rack.active else 1.4))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(RACK, 14, 14)


def _draw_words(painter: QPainter, rack: Rack, theme: Colours) -> None:
    _draw_head(painter, rack, theme)
    if rack.column:
        _draw_count(painter, rack, theme)
    _draw_to_come(painter, rack, theme)


def _fitted(name: str, room: float) -> tuple[QFont, str]:
    """A name and its font: smaller where it is long, and cut only where that does not do."""
    largest = ui_font(17, QFont.Weight.DemiBold)
    wide = QFontMetricsF(largest).horizontalAdvance(name)
    pixels = max(_SMALLEST_NAME, floor(17 * min(1.0, room / max(1.0, wide))))
    font = ui_font(pixels, QFont.Weight.DemiBold)
    return font, QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)


def _draw_head(painter: QPainter, rack: Rack, theme: Colours) -> None:
    chip = _start(_HEAD, 26)
    draw_chip(painter, QRectF(chip.x(), _HEAD.top() + 2, 26, 26), rack.seat)
    font = ui_font(23, QFont.Weight.Bold)
    points = number(rack.points)
    wide = QFontMetricsF(font).horizontalAdvance(points) + 8
    name_box = _start(_HEAD, _HEAD.width() - 34 - wide, 34)
    name_font, name = _fitted(rack.name, name_box.width())
    painter.setPen(QColor(theme.text))
    painter.setFont(name_font)
    painter.drawText(name_box, _line_start(), name)
    painter.setFont(font)
    painter.drawText(_HEAD, _line_end(), points)
    half = _BEST.width() * 0.5
    draw_text(painter, _start(_BEST, half), rack.best_title, theme.muted, 14, flags=_line_start())
    draw_text(
        painter,
        _start(_BEST, half, half),
        rack.best,
        theme.text,
        15,
        QFont.Weight.DemiBold,
        flags=_line_end(),
    )


def pile_place(small: bool) -> tuple[QPointF, float]:
    """The middle and the size of the pile of face-down tiles."""
    way = -1 if right_to_left() else 1
    edge = HAND.right() if right_to_left() else HAND.left()
    size = 0.26 if small else 0.45
    return QPointF(edge + way * 80 * size, HAND.top() + (24 if small else 60)), size


def _draw_pile(painter: QPainter, seat: int, layers: int, theme: Colours) -> None:
    for layer in range(layers):
        painter.save()
        painter.translate(art.RISE * -layer)
        art.draw_back(painter, seat)
        painter.restore()
    if not layers:
        shape = art.outline(corner for corner, _ in art.tile_squares(seat, 0, 0))
        painter.strokePath(shape, QPen(QColor(theme.muted), 4, Qt.PenStyle.DotLine))


def _draw_count(painter: QPainter, rack: Rack, theme: Colours) -> None:
    """How many tiles are in the pile."""
    middle, _ = pile_place(rack.small_column)
    way = -1 if right_to_left() else 1
    step = QPointF(way * 36, 0) if rack.small_column else QPointF(0, 50)
    draw_centred(painter, middle + step, number(rack.face_down), theme.text, 17)


def small_place(place: int, ordered: bool) -> tuple[QPointF, float]:
    """The middle and the size of a small tile below: a kind, or the next tiles in their order."""
    columns, rows, size = (7, 3, 0.205) if ordered else (5, 2, 0.26)
    row, column = divmod(place, columns)
    if right_to_left():
        column = columns - 1 - column
    wide, high = _LEFT.width() / columns, (_LEFT.height() - 24) / rows
    shift = 0 if ordered else -3
    x = _LEFT.left() + wide * (column + 0.5) + shift
    return QPointF(x, _LEFT.top() + 25 + high * (row + 0.5)), size


def _draw_to_come(painter: QPainter, rack: Rack, theme: Colours) -> None:
    """The heading of the small tiles, and how many of each kind are still face down."""
    title = QRectF(_LEFT.left(), _LEFT.top(), _LEFT.width(), 20)
    draw_text(painter, title, rack.to_come_title, theme.muted, 14, flags=_line_start())
    if rack.order:
        return
    for kind, left in enumerate(rack.to_come):
        middle, _ = small_place(kind, ordered=False)
        ink = theme.text if left else theme.muted
        draw_centred(painter, middle + QPointF(11, -10), number(left), ink, 15)


class TagItem(ArtItem):
    """A small label on the landscape, always upright and readable: parts with their colours."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.hide()

    def show_parts(self, parts: Sequence[tuple[str, str, str]]) -> None:
        """Texts side by side, each with its ground and its ink."""
        font = ui_font(16, QFont.Weight.Bold)
        widths = [QFontMetricsF(font).horizontalAdvance(text) + 18 for text, _, _ in parts]
        whole = QRectF(-sum(widths) / 2, -14, sum(widths), 28)

        def draw(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 6, 70))
            painter.drawRoundedRect(whole.translated(1.5, 2.5), 10, 10)
            x = whole.left()
            for (text, ground, ink), width in zip(parts, widths, strict=True):
                box = QRectF(x, whole.top(), width, whole.height())
                painter.setPen(QPen(QColor("#FFF3CF"), 2))
                painter.setBrush(QColor(ground))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
                painter.setFont(font)
                painter.setPen(QColor(ink))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                x += width

        self.set_art(("terraces-tag", tuple(parts)), whole.adjusted(-3, -3, 5, 6), draw)
        self.show()

    @property
    def box(self) -> QRectF:
        """Where it lies in the scene."""
        return self.sceneBoundingRect()
