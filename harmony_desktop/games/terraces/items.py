"""What lies beside the landscape: a rack for each player, and small labels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.games.terraces import art
from harmony_desktop.games.terraces.components import COLOUR_OF_SEAT, KINDS, Kind
from harmony_desktop.games.terraces.layout import RACK
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
_ONE, _THREE, _BACK = 0.72, 0.5, 0.27
"""How large an open tile, one of three, and a back are drawn."""
TURN_RADIUS = 19.0


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
    shift = (-44.0 if right_to_left() else 44.0) if column else 0.0
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
        self._hand = [ArtItem(self) for _ in range(3)]
        self._backs = [ArtItem(self) for _ in range(BACKS)]
        self._marks = ArtItem(self)
        self._turn = ArtItem(self)
        self._marks.setZValue(5)
        self._turn.setZValue(6)
        for item in (*self._hand, *self._backs, self._marks, self._turn):
            item.hide()

    def show_rack(self, rack: Rack, theme: Colours, symbols: bool) -> None:
        """Bring everything but the open tiles up to date."""
        key = ("terraces-rack", rack, theme.panel, symbols, right_to_left())
        self.set_art(
            key, RACK.adjusted(-8, -8, 8, 8), lambda painter: _draw_rack(painter, rack, theme)
        )
        for place, item in enumerate(self._backs):
            lies = place < len(rack.backs) and rack.backs[place]
            item.setVisible(lies)
            if lies:
                seat = rack.seat
                item.set_art(
                    ("terraces-back", seat),
                    art.TILE_RECT,
                    lambda painter, seat=seat: art.draw_back(painter, seat),
                )
                item.setPos(back_place(place))
                item.setScale(_BACK)

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
            art.draw_turn_arrow(painter, TURN_RADIUS, QColor(theme.text))

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


def _draw_rack(painter: QPainter, rack: Rack, theme: Colours) -> None:
    own = art.shade(COLOUR_OF_SEAT[rack.seat], 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 14, 6, 14))
    for reach in (4, 2, 0):
        painter.drawRoundedRect(RACK.adjusted(-reach, 2 - reach, reach, reach + 3), 16, 16)
    painter.setPen(QPen(own if rack.active else QColor(theme.border), 3 if rack.active else 1.4))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(RACK, 14, 14)
    _draw_head(painter, rack, theme)
    if rack.column:
        _draw_column(painter, rack, theme)
    if rack.order:
        _draw_order(painter, rack, theme)
    else:
        _draw_to_come(painter, rack, theme)


def _draw_head(painter: QPainter, rack: Rack, theme: Colours) -> None:
    chip = _start(_HEAD, 26)
    draw_chip(painter, QRectF(chip.x(), _HEAD.top() + 2, 26, 26), rack.seat)
    font = ui_font(23, QFont.Weight.Bold)
    points = number(rack.points)
    wide = QFontMetricsF(font).horizontalAdvance(points) + 8
    name_box = _start(_HEAD, _HEAD.width() - 34 - wide, 34)
    name_font = ui_font(17, QFont.Weight.DemiBold)
    name = QFontMetricsF(name_font).elidedText(
        rack.name, Qt.TextElideMode.ElideRight, name_box.width()
    )
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


def _draw_column(painter: QPainter, rack: Rack, theme: Colours) -> None:
    """The face-down tiles as a pile, with how many there are."""
    way = -1 if right_to_left() else 1
    edge = HAND.right() if right_to_left() else HAND.left()
    size = 0.26 if rack.small_column else 0.5
    centre = QPointF(edge + way * 80 * size, HAND.center().y() - 8)
    count = centre + QPointF(0, 50)
    if rack.small_column:
        centre.setY(HAND.top() + 22)
        count = centre + QPointF(way * 36, 0)
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    for layer in range(min(4, (rack.face_down + 4) // 5)):
        painter.save()
        painter.translate(art.RISE * -layer)
        art.draw_back(painter, rack.seat)
        painter.restore()
    if not rack.face_down:
        shape = art.outline(corner for corner, _ in art.tile_squares(rack.seat, 0, 0))
        painter.strokePath(shape, QPen(QColor(theme.muted), 4, Qt.PenStyle.DotLine))
    painter.restore()
    draw_centred(painter, count, number(rack.face_down), theme.text, 17)


def _draw_to_come(painter: QPainter, rack: Rack, theme: Colours) -> None:
    """Every kind of tile with how many of it are still face down."""
    title = QRectF(_LEFT.left(), _LEFT.top(), _LEFT.width(), 20)
    draw_text(painter, title, rack.to_come_title, theme.muted, 14, flags=_line_start())
    step_x, step_y = _LEFT.width() / 5, (_LEFT.height() - 22) / 2
    for kind in KINDS:
        row, place = divmod(kind, 5)
        if right_to_left():
            place = 4 - place
        left = rack.to_come[kind]
        middle = QPointF(
            _LEFT.left() + step_x * (place + 0.5) - 6, _LEFT.top() + 24 + step_y * (row + 0.5)
        )
        painter.save()
        painter.setOpacity(1.0 if left else 0.25)
        painter.translate(middle)
        painter.scale(0.21, 0.21)
        art.draw_tile(painter, art.tile_squares(rack.seat, kind, 0))
        painter.restore()
        draw_centred(
            painter,
            middle + QPointF(11, -9),
            number(left),
            theme.text if left else theme.muted,
            15,
        )


def _draw_order(painter: QPainter, rack: Rack, theme: Colours) -> None:
    """The arranged tiles as they will come, the next one first."""
    title = QRectF(_LEFT.left(), _LEFT.top(), _LEFT.width(), 20)
    draw_text(painter, title, rack.to_come_title, theme.muted, 14, flags=_line_start())
    step_x, step_y = _LEFT.width() / 7, (_LEFT.height() - 22) / 3
    for number_, kind in enumerate(rack.order):
        row, place = divmod(number_, 7)
        if right_to_left():
            place = 6 - place
        painter.save()
        painter.translate(
            _LEFT.left() + step_x * (place + 0.5), _LEFT.top() + 22 + step_y * (row + 0.5)
        )
        painter.scale(0.185, 0.185)
        art.draw_tile(painter, art.tile_squares(rack.seat, kind, 0))
        painter.restore()


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
