"""A player's rack beside Terraces' landscape: open and face-down tiles, and the best region."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import floor, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import COLOUR_OF_SEAT, KINDS, SET, Kind
from harmony_desktop.games.terraces.rules.moves import Pick
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.view import TerracesView
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.layout import RACK
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, draw_text, least_letters, ui_font
from harmony_desktop.ui.kit.languages import number, say, sentence, text_scale
from harmony_desktop.ui.players.faces import stamp_face
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect, reading_way
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.sheets import FrameGrid, Sheet
from harmony_desktop.ui.table.spots import Spot

_PAD = 14.0
_WIDTH = RACK.width() - 2 * _PAD
_HEAD = QRectF(_PAD, 10, _WIDTH, 30)
_BEST = QRectF(_PAD, 40, _WIDTH, 26)
_HAND = QRectF(_PAD, 68, _WIDTH, 134)
"""Area of the open tiles and the pile."""
_LEFT = QRectF(_PAD, 212, _WIDTH, RACK.height() - 212 - 8)
"""Area of the tiles still to come."""
_OVER = QRectF(RACK.left(), RACK.top(), RACK.width(), _HAND.top() - RACK.top() + 4)
"""The rack of a finished game, which has no tiles left."""
_BACK_COLUMNS = 5
_ONE, _THREE, _BACK = 0.68, 0.5, 0.24
"""Scales of a single open tile, of one of three open tiles, and of a back."""
_TURN_RADIUS = 19.0
_BACK_RADIUS = 19.0
_TAKEN = 0.3
"""Opacity of an open tile that is in the hand."""
_SMALLEST_NAME = 12
_MOST_GROWTH = 1.25
"""How much larger names and points become with the text of the window: their lines have no more
room."""

words = GameWords("terraces")


class Rack(ArtItem):
    """A player's side of the table."""

    def __init__(self, seat: int, services: TableServices) -> None:
        super().__init__()
        self.seat = seat
        self._side = seat
        """The player's set: 0 is red's, 1 green's."""
        self._services = services
        self._tiles: tuple[Kind, ...] = ()
        self._beside_pile = False
        """Whether a single open tile lies beside the face-down pile."""
        self._opacity = 1.0
        self._backs = [overlay(self, 1) for _ in SET]
        self._small = [overlay(self, 1) for _ in SET]
        self._pile = overlay(self, 1)
        self._edge = Sheet(self, 0.5, "terraces-edge", _draw_edge, FrameGrid(RACK, 3, 6))
        self._head, self._best, self._count, self._to_come = (overlay(self, 2) for _ in range(4))
        self._hand = [overlay(self, 3) for _ in range(3)]
        self._turn = overlay(self, 6)

    # Contents

    def show_rack(
        self, view: TerracesView, name: str, face: str, best: Region | None, order: Sequence[Kind]
    ) -> None:
        """Show everything but the open tiles; `order` lists the tiles to come, if known."""
        theme = self._services.theme.colours
        active = view.to_move == self.seat
        self._side = view.side(self.seat)
        card = _OVER if view.to_move is None else RACK
        key = ("terraces-rack", card.height(), theme.panel, theme.border)
        self.set_art(key, card.adjusted(-8, -8, 8, 8), partial(self._draw_card, card=card))
        own = art.shade(COLOUR_OF_SEAT[self._side], 2).name()
        self._edge.show_strokes(((own, side) for side in _SIDES) if active else ())
        to_come = view.unseen(self.seat)
        self._show_words(name, face, best)
        self._show_numbers(view, () if order else to_come)
        self._show_pile(view)
        kinds = () if view.to_move is None else order or KINDS
        self._show_small(kinds, bool(order), to_come)
        for index, item in enumerate(self._backs):
            lies = index < len(view.backs[self.seat]) and view.backs[self.seat][index]
            item.show_art(
                ("terraces-back", self._side),
                art.TILE_RECT,
                partial(art.draw_back, side=self._side) if lies else None,
            )
            item.setPos(_back_place(index))
            item.setScale(_BACK)

    def _show_words(self, name: str, face: str, best: Region | None) -> None:
        """Show the player's name and face, and the best region."""
        theme, way = self._services.theme.colours, reading_way()
        points = number(0 if best is None else best.points)
        self._head.show_art(
            ("terraces-head", self._side, name, face, points, theme, way),
            _HEAD.adjusted(-4, -5, 4, 5),
            partial(self._draw_head, name=name, face=face, points=points),
        )
        title, total = words(texts.BEST_TITLE), say(texts.region_sum(best))
        self._best.show_art(
            ("terraces-best", title, total, theme, way),
            _BEST,
            partial(self._draw_best, title=title, total=total),
        )

    def _show_numbers(self, view: TerracesView, to_come: Sequence[int]) -> None:
        """Show the number of tiles in the pile, and of face-down tiles of each kind."""
        theme, way = self._services.theme.colours, reading_way()
        middle, _ = _pile_place(view)
        small = view.way == "open-hand"
        self._count.setPos(middle + (QPointF(36 * way, 0) if small else QPointF(0, 50)))
        count = number(view.face_down[self.seat])
        self._count.show_art(
            ("terraces-count", count, theme),
            _around(QPointF(), 20),
            partial(_draw_count, count=count, ink=theme.text) if _has_pile(view) else None,
        )
        heading, counts = words(texts.TO_COME_TITLE), tuple(map(number, to_come))
        self._to_come.show_art(
            ("terraces-to-come", heading, counts, theme, way),
            _LEFT,
            partial(self._draw_to_come, heading=heading, counts=to_come)
            if view.to_move is not None
            else None,
        )

    def _show_pile(self, view: TerracesView) -> None:
        """Show the face-down tiles as a pile, or its empty place."""
        layers = min(4, (view.face_down[self.seat] + 4) // 5)
        ink = self._services.theme.colours.muted

        def draw(painter: QPainter) -> None:
            art.draw_pile(painter, self._side, layers)
            if not layers:
                shape = art.shape_of(art.tile_squares(self._side, 0, 0))
                painter.strokePath(shape, QPen(QColor(ink), 4, Qt.PenStyle.DotLine))

        middle, size = _pile_place(view)
        self._pile.setPos(middle)
        self._pile.setScale(size)
        self._pile.show_art(
            ("terraces-pile", self._side, layers, ink),
            art.TILE_RECT.adjusted(-20, -30, 0, 0),
            draw if _has_pile(view) else None,
        )

    def _show_small(self, kinds: Sequence[Kind], ordered: bool, to_come: Sequence[int]) -> None:
        """Show the kinds of tiles, or the tiles to come in their order."""
        for item in self._small[len(kinds) :]:
            item.hide()
        for index, (item, kind) in enumerate(zip(self._small, kinds, strict=False)):
            middle, size = _small_place(index, ordered)
            item.setPos(middle)
            item.setScale(size)
            item.setOpacity(1.0 if ordered or to_come[kind] else 0.25)
            squares = art.tile_squares(self._side, kind, 0)
            item.show_art(
                ("terraces-small", self._side, kind),
                art.TILE_RECT,
                partial(art.draw_small, squares=squares),
            )

    def show_hand(self, view: TerracesView, turn: int, turns: bool) -> None:
        """Show the open tiles rotated by `turn`; `turns` adds the button that rotates them."""
        self._tiles = view.hands[self.seat]
        self._beside_pile = view.way in ("column", "arranged")
        self._opacity = 1.0 if view.to_move == self.seat else 0.55
        for item in self._hand[len(self._tiles) :]:
            item.hide()
        for item, tile, (middle, size) in zip(
            self._hand, self._tiles, self.tile_places(), strict=False
        ):
            item.setPos(middle)
            item.setScale(size)
            art.set_tile(item, self._side, tile, turn, self._services.settings.symbols)
            item.show()
        for item in self._backs:
            item.setOpacity(0.22 if self._tiles else 1.0)
        self.show_taken(None)
        self._show_turn_button(turns and bool(self._tiles))

    def show_taken(self, index: int | None) -> None:
        """Fade the open tile that is in the hand; None: no tile is."""
        for position, item in enumerate(self._hand):
            item.setOpacity(_TAKEN if position == index else self._opacity)

    def _show_turn_button(self, shown: bool) -> None:
        theme = self._services.theme.colours

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(theme.border), 1.4))
            painter.setBrush(QColor(theme.card))
            painter.drawEllipse(QPointF(0, 0), _TURN_RADIUS - 1, _TURN_RADIUS - 1)
            art.draw_turn_arrow(painter, _TURN_RADIUS, QColor(theme.text))

        self._turn.setPos(self._turn_place())
        self._turn.show_art(
            ("terraces-turn", theme.card),
            _around(QPointF(), _TURN_RADIUS + 2),
            draw if shown else None,
        )

    # Where things lie

    @property
    def hand_area(self) -> QRectF:
        """Return the area of the open tiles, the pile and the backs, in scene coordinates."""
        return self.mapRectToScene(_HAND)

    def tile_area(self, tile: int) -> QRectF:
        """Return the area of an open tile, in scene coordinates."""
        return self.mapRectToScene(_around(self.tile_places()[tile][0], 36))

    def back_area(self, back: int) -> QRectF:
        """Return the area of a tile face down, in scene coordinates."""
        return self.mapRectToScene(_around(_back_place(back), 19))

    def tile_places(self) -> list[tuple[QPointF, float]]:
        """Return the centres and scales of the open tiles on the rack."""
        if len(self._tiles) > 1:
            step = _HAND.width() / 3
            first = QPointF(_HAND.left() + step / 2, _HAND.top() + 84)
            return [(first + QPointF(step * n, 0), _THREE) for n in range(len(self._tiles))]
        return [self._single_place()] * len(self._tiles)

    def _single_place(self) -> tuple[QPointF, float]:
        shift = 20.0 * reading_way() if self._beside_pile else 0.0
        return _HAND.center() + QPointF(shift, -2), _ONE

    def tile_spots(self) -> list[Spot]:
        """Return spots of the open tiles, by their index."""
        return [
            self._spot(index, middle, art.SIDE * size, texts.tile_name(self._side, tile))
            for index, (tile, (middle, size)) in enumerate(
                zip(self._tiles, self.tile_places(), strict=True)
            )
        ]

    def square_at(self, tile: int, point: QPointF, turn: int) -> int:
        """Return the square of an open tile at a point of the scene.

        It is the corner, 0, unless the point is well within another one.
        """
        middle, size = self.tile_places()[tile]
        at = (self.mapFromScene(point) - middle) / size
        off = [at - art.square_offset(turn, square) for square in range(3)]
        within = [max(abs(one.x()), abs(one.y())) < art.SIDE * 0.45 for one in off]
        return within.index(True) if any(within) else 0

    def back_spots(self) -> list[Spot]:
        """Return spots of the backs, by the move that picks them."""
        return [
            self._spot(Pick(index), item.pos(), _BACK_RADIUS, texts.back_name(index))
            for index, item in enumerate(self._backs)
            if item.isVisible()
        ]

    def _spot(self, key: object, middle: QPointF, reach: float, name: Phrase) -> Spot:
        """Return a square spot around a point of the rack."""
        at = self.pos() + middle
        return Spot(key, at, reach, lambda: sentence(say(name)), _around(at, reach))

    def sends_from(self) -> tuple[QPointF, float]:
        """Return the scene point and the scale at which a tile just laid was on the rack."""
        middle, size = self._single_place()
        return self.pos() + middle, size

    def _turn_place(self) -> QPointF:
        """Return the centre of the button that rotates tiles; it is above several tiles."""
        several = len(self._tiles) > 1
        y = _HAND.top() + _TURN_RADIUS if several else _HAND.bottom() - _TURN_RADIUS
        return mirrored(QPointF(_HAND.right() - _TURN_RADIUS, y), _HAND)

    def turns_at(self, point: QPointF) -> bool:
        """Return whether the button that rotates tiles is at a scene point."""
        away = point - self.pos() - self._turn.pos()
        return self._turn.isVisible() and hypot(away.x(), away.y()) <= _TURN_RADIUS

    # Drawing

    def _draw_card(self, painter: QPainter, card: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 14, 6, 14))
        for reach in (4, 2, 0):
            painter.drawRoundedRect(card.adjusted(-reach, 2 - reach, reach, reach + 3), 16, 16)
        theme = self._services.theme.colours
        painter.setPen(QPen(QColor(theme.border), 1.4))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(card, 14, 14)

    def _draw_head(self, painter: QPainter, name: str, face: str, points: str) -> None:
        stamp_face(painter, face, _part(_HEAD, 0, 34).center(), 36)
        art.draw_chip(painter, _part(_HEAD, 42, 22).adjusted(0, 4, 0, -4), self._side)
        grown = min(text_scale(), _MOST_GROWTH)
        font = ui_font(round(23 * grown), QFont.Weight.Bold)
        wide = QFontMetricsF(font).horizontalAdvance(points) + 8
        name_box = _part(_HEAD, 72, _HEAD.width() - 72 - wide)
        largest = max(17.0 * grown, least_letters(painter))
        name_font, shown = fitted(name, name_box.width(), largest)
        painter.setPen(QColor(self._services.theme.colours.text))
        painter.setFont(name_font)
        painter.drawText(name_box, art.in_line(), shown)
        painter.setFont(font)
        painter.drawText(_HEAD, art.in_line(at_end=True), points)

    def _draw_best(self, painter: QPainter, title: str, total: str) -> None:
        theme = self._services.theme.colours
        bold = QFont.Weight.DemiBold
        start, end = art.in_line(), art.in_line(at_end=True)
        grown = round(15 * min(text_scale(), _MOST_GROWTH))
        room = QFontMetricsF(ui_font(max(grown, least_letters(painter)), bold))
        wide = max(_BEST.width() * 0.25, room.horizontalAdvance(total) + 4)
        left = _BEST.width() - wide
        smallest = QFontMetricsF(ui_font(least_letters(painter)))
        if smallest.horizontalAdvance(title) <= left - 4:
            # In a small window the sum stands alone: the same is written at the region.
            draw_text(painter, _part(_BEST, 0, left - 4), title, theme.muted, 14, flags=start)
        draw_text(painter, _part(_BEST, left, wide), total, theme.text, 15, bold, end)

    def _draw_to_come(self, painter: QPainter, heading: str, counts: Sequence[int]) -> None:
        """Draw the heading of the small tiles, and the number of face-down tiles of each kind."""
        theme = self._services.theme.colours
        title = QRectF(_LEFT.left(), _LEFT.top(), _LEFT.width(), 20)
        draw_text(painter, title, heading, theme.muted, 14, flags=art.in_line())
        for kind, left in enumerate(counts):
            at = _small_place(kind, ordered=False)[0] + QPointF(11, -10)
            draw_centred(painter, at, number(left), theme.text if left else theme.muted, 15)


_SIDES = (
    QRectF(RACK.left(), RACK.top(), RACK.width(), 0).adjusted(-3, -3, 3, 6),
    QRectF(RACK.left(), RACK.bottom(), RACK.width(), 0).adjusted(-3, -6, 3, 3),
    QRectF(RACK.left(), RACK.top(), 0, RACK.height()).adjusted(-3, -3, 6, 3),
    QRectF(RACK.right(), RACK.top(), 0, RACK.height()).adjusted(-6, -3, 3, 3),
)
"""Visible parts of the edge of a rack."""


def _draw_edge(painter: QPainter, colours: Sequence[str]) -> None:
    """Draw an edge around the rack of the player to move."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour in colours:
        painter.setPen(QPen(QColor(colour), 3))
        painter.drawRoundedRect(RACK, 14, 14)


def _draw_count(painter: QPainter, count: str, ink: str) -> None:
    draw_centred(painter, QPointF(), count, ink, 17)


def _around(middle: QPointF, reach: float) -> QRectF:
    """Return a square around `middle` with sides of twice `reach`."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)


def _part(box: QRectF, begin: float, width: float) -> QRectF:
    """Return the part of a box that begins `begin` after the start of a line."""
    return mirrored_rect(QRectF(box.left() + begin, box.top(), width, box.height()), box)


def _back_place(index: int) -> QPointF:
    """Return the centre of one of the twenty backs on a rack."""
    row, column = divmod(index, _BACK_COLUMNS)
    x = _HAND.left() + _HAND.width() / _BACK_COLUMNS * (column + 0.5)
    return mirrored(QPointF(x, _HAND.top() + _HAND.height() / 4 * (row + 0.5)), _HAND)


def _has_pile(view: TerracesView) -> bool:
    """Return whether tiles lie in a pile, or its empty place is shown until the game is over."""
    return view.way != "blind" and view.to_move is not None


def _pile_place(view: TerracesView) -> tuple[QPointF, float]:
    """Return the centre and the scale of the pile, which is small above three open tiles."""
    size, y = (0.26, 24) if view.way == "open-hand" else (0.45, 60)
    return mirrored(QPointF(_HAND.left() + 80 * size, _HAND.top() + y), _HAND), size


def _small_place(index: int, ordered: bool) -> tuple[QPointF, float]:
    """Return the centre and the scale of a small tile: one of the kinds or of the next tiles."""
    columns, rows, size, shift = (7, 3, 0.205, 0) if ordered else (5, 2, 0.26, -3)
    row, column = divmod(index, columns)
    wide, high = _LEFT.width() / columns, (_LEFT.height() - 24) / rows
    x, y = _LEFT.left() + wide * (column + 0.5), _LEFT.top() + 25 + high * (row + 0.5)
    return mirrored(QPointF(x, y), _LEFT) + QPointF(shift, 0), size


def fitted(name: str, room: float, largest: float = 17.0) -> tuple[QFont, str]:
    """Return a name and its font; a long name gets a smaller font, and is cut only if needed."""
    font = ui_font(largest, QFont.Weight.DemiBold)
    wide = QFontMetricsF(font).horizontalAdvance(name)
    pixels = max(_SMALLEST_NAME, floor(largest * min(1.0, room / max(1.0, wide))))
    font = ui_font(pixels, QFont.Weight.DemiBold)
    return font, QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
