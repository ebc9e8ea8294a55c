"""The trays beside the boards: the central board with its spaces, the hand and the bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.components import COLOURS, Colour
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import Faces
from harmony_desktop.games.harmonies.table.items import show_disc
from harmony_desktop.games.harmonies.table.pieces import Token
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, gradient, moved, rounded, soft_shadow
from harmony_desktop.ui.kit.languages import number, right_to_left, say, text_scale
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.buttons import ButtonItem
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.spots import Spot, Zone

words = GameWords("harmonies")

CENTRAL_RECTS = {5: QRectF(-104, -112, 208, 226), 3: QRectF(-104, -86, 208, 172)}
HAND_RECT = QRectF(-104, -52, 208, 104)
BAG_RECT = QRectF(-104, -34, 208, 68)
_BAG_HEAD = 21.0
"""The height of its heading: the discs begin right below it."""
_SPACES = {
    5: ((-47, -62), (47, -62), (0, 0), (-47, 62), (47, 62)),
    3: ((0, -36), (-47, 34), (47, 34)),
}
"""Places of the spaces on the central board, by the number of spaces."""
_SPACE_RECT = QRectF(-52, -42, 104, 88)
_PIT = QRectF(-45, -33, 90, 70)
_SPOTS = (QPointF(0, -15), QPointF(-20, 8), QPointF(20, 8))
"""Places of the three tokens of a space."""
_SPACE_DISC, _HAND_DISC = 0.56, 0.92
_BUTTON, _BELOW_TITLE = QSizeF(176, 52), 36
_WOODEN = QColor("#D8BE93")
_OPEN = QColor("#2F8F63")


class CentralBoard(ArtItem):
    """The wooden central board with a pit for each space."""

    def __init__(self, spaces: int, motion: Motion) -> None:
        super().__init__()
        rect = CENTRAL_RECTS[spaces]
        draw = partial(_draw_central, rect=rect)
        self.set_art(("harmonies-central", spaces), rect, draw)
        self.spaces = [SpaceItem(self, motion, index) for index in range(spaces)]
        for space, (x, y) in zip(self.spaces, _SPACES[spaces], strict=True):
            space.setPos(x, y)

    def space_at(self, point: QPointF) -> SpaceItem | None:
        """Return the space at a scene point."""
        return next((space for space in self.spaces if space.contains_point(point)), None)

    def zone(self, view: HarmoniesView) -> Zone:
        zone = Zone("spaces", partial(words, texts.SPACES_TITLE))
        for space in self.spaces:
            name = partial(_say_space, view, space.number)
            radius = 40 * space.sceneTransform().m11()
            zone.spots.append(Spot(space.number, space.scenePos(), radius, name))
        return zone


def _say_space(view: HarmoniesView, space: int) -> str:
    return say(texts.space_name(view, space))


def draw_filled_central(painter: QPainter, tokens: Sequence[Sequence[Colour]]) -> None:
    """Draw the central board with tokens on its spaces."""
    _draw_central(painter, CENTRAL_RECTS[len(tokens)])
    for (x, y), space in zip(_SPACES[len(tokens)], tokens, strict=True):
        with moved(painter, QPointF(x, y)):
            _draw_pit(painter)
            for spot, colour in zip(_SPOTS, space, strict=True):
                with moved(painter, spot, _SPACE_DISC):
                    art.draw_disc(painter, colour, art.PLAIN)


def _draw_central(painter: QPainter, rect: QRectF) -> None:
    path = rounded(rect.adjusted(5, 5, -7, -9), 34)
    soft_shadow(painter, path, 3, 4.5, 5)
    painter.fillPath(path.translated(0, 4), _WOODEN.darker(135))
    wood = gradient(rect.topLeft(), rect.bottomRight(), _WOODEN.lighter(108), _WOODEN.darker(106))
    painter.fillPath(path, wood)
    painter.strokePath(path, QPen(_WOODEN.darker(125), 1.2))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(110, 78, 30, 26), 1.4))
    for line in range(9):
        y = rect.top() + 16 + line * rect.height() / 9
        grain = QPainterPath(QPointF(rect.left(), y))
        grain.cubicTo(rect.left() + 70, y - 9, rect.right() - 60, y + 12, rect.right(), y - 3)
        painter.drawPath(grain)


class SpaceItem(ArtItem):
    """A space of the central board with its three tokens."""

    def __init__(self, parent: ArtItem, motion: Motion, number_: int) -> None:
        super().__init__(parent)
        self.number = number_
        self._motion = motion
        self.set_art(("harmonies-pit",), _SPACE_RECT, _draw_pit)
        self._glow = overlay(self, 1)
        self._discs = [overlay(self, 2 + index) for index in range(len(_SPOTS))]
        for disc, spot in zip(self._discs, _SPOTS, strict=True):
            disc.setPos(spot)
            disc.setScale(_SPACE_DISC)
        self._tokens: tuple[Colour, ...] = ()

    def show_tokens(self, tokens: Sequence[Colour], faces: Faces, fill: bool) -> None:
        """Show the tokens of the space; with `fill` new tokens pop up."""
        fresh = fill and not self._tokens
        self._tokens = tuple(tokens)
        for disc in self._discs:
            disc.hide()
        for index, (disc, colour) in enumerate(zip(self._discs, tokens, strict=False)):
            show_disc(disc, colour, faces)
            if fresh:
                key = ("space", self.number, index)
                self._motion.run(key, 0.1, _SPACE_DISC, disc.setScale, factor=1.4)

    def show_held(self, item: ArtItem, faces: Faces) -> None:
        """Show the tokens on an item that follows the pointer."""
        tokens = self._tokens

        def draw(painter: QPainter) -> None:
            for spot, colour in zip(_SPOTS, tokens, strict=False):
                with moved(painter, spot, _SPACE_DISC):
                    art.draw_disc(painter, colour, faces)

        item.show_art(None, QRectF(-46, -40, 92, 84), draw if tokens else None)

    def show_glow(self, kind: Literal["open", "hover"] | None) -> None:
        """Show a glow: `open` if the space may be taken, `hover` if it is pointed at."""
        strength, width = (60, 2.4) if kind == "open" else (110, 4.0)

        def draw(painter: QPainter) -> None:
            painter.setBrush(QColor(255, 255, 255, strength))
            painter.setPen(QPen(QColor("#FFFFFF"), width + 2.4))
            painter.drawEllipse(_PIT)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_OPEN, width))
            painter.drawEllipse(_PIT)

        key = ("harmonies-space-glow", kind)
        self._glow.show_art(key, _SPACE_RECT, None if kind is None else draw)

    @property
    def outline(self) -> QPainterPath:
        """The edge of the pit, in scene coordinates."""
        path = QPainterPath()
        path.addEllipse(_PIT)
        return self.mapToScene(path)

    def contains_point(self, point: QPointF) -> bool:
        """Return whether a scene point is on this space."""
        local = self.mapFromScene(point)
        return (local.x() / 50) ** 2 + (local.y() / 40) ** 2 <= 1


def _draw_pit(painter: QPainter) -> None:
    painter.setPen(QPen(_WOODEN.darker(140), 1.2))
    pit = gradient(QPointF(0, -38), QPointF(0, 40), _WOODEN.darker(132), _WOODEN.darker(108))
    painter.setBrush(pit)
    painter.drawEllipse(_PIT)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1.4))
    painter.drawArc(QRectF(-45, -32, 90, 70), 200 * 16, 140 * 16)


class TokenHand(ArtItem):
    """The tokens still to place, then the button that ends the turn."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._discs = [overlay(self, 2) for _ in _SPOTS]
        for disc in self._discs:
            disc.setScale(_HAND_DISC)
        self._ready = overlay(self, 1)
        self.button = ButtonItem("harmonies-end", _BUTTON, self)
        self.button.hide()
        self.tokens: tuple[Colour, ...] = ()
        self._slots: tuple[int, ...] = ()
        """Where each token lies: it stays there while others are placed."""
        self._chosen = 0

    @property
    def chosen(self) -> Token | None:
        """The token that a click on the board would place."""
        if not self.tokens:
            return None
        index = min(self._chosen, len(self.tokens) - 1)
        return Token(index, self.tokens[index])

    @property
    def token_scale(self) -> float:
        """The scale of its tokens on the table."""
        return self.scale() * _HAND_DISC

    def choose(self, index: int) -> None:
        """Choose the token that was picked up as the next one to place."""
        self._chosen = index
        self._discs[index].setOpacity(0.25)

    def show_tokens(
        self, tokens: Sequence[Colour], faces: Faces, start: QPointF | None = None
    ) -> None:
        """Show the tokens; they fly in from `start`, a scene point, if given."""
        self._slots = self._kept_slots(tokens)
        self.tokens = tuple(tokens)
        self._chosen = min(self._chosen, max(0, len(tokens) - 1))
        for disc in self._discs:
            disc.hide()
            disc.setOpacity(1.0)
        for index, (disc, colour) in enumerate(zip(self._discs, tokens, strict=False)):
            show_disc(disc, colour, faces)
            end = self._slot(index)
            begin = disc.pos() if start is None else self.mapFromScene(start) + _SPOTS[index]
            if begin != end:
                self._motion.run(("hand", index), begin, end, disc.setPos)

    def _kept_slots(self, tokens: Sequence[Colour]) -> tuple[int, ...]:
        """Return where tokens lie if those that were there stay; of two alike, the chosen goes."""
        if len(tokens) == len(_SPOTS):
            return tuple(range(len(_SPOTS)))
        lay = dict(zip(self._slots, self.tokens, strict=True))
        if (chosen := self.chosen) is not None and tokens.count(chosen.colour) < self.tokens.count(
            chosen.colour
        ):
            del lay[self._slots[chosen.place]]
        slots: list[int | None] = []
        for colour in tokens:
            slots.append(next((slot for slot, one in lay.items() if one == colour), None))
            lay.pop(-1 if slots[-1] is None else slots[-1], None)
        free = iter([slot for slot in range(len(_SPOTS)) if slot not in slots])
        return tuple(next(free) if slot is None else slot for slot in slots)

    def show_panel(self, title: str, may_end: bool, theme: Colours) -> None:
        """Show the heading, and the button if the turn may end."""
        self.button.setVisible(may_end)
        if may_end:
            above = (HAND_RECT.height() - _BUTTON.height()) / 2 if not title else _BELOW_TITLE
            self.button.setPos(-_BUTTON.width() / 2, HAND_RECT.top() + above)
            self.button.show_words(words(texts.END_TURN), theme, kind="primary", pixels=19)
        empty = not self.tokens and not may_end

        def draw(painter: QPainter) -> None:
            art.draw_panel(painter, HAND_RECT, title, theme)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.border), 1.6, Qt.PenStyle.DashLine))
            for x in (-64, 0, 64) if empty else ():
                painter.drawEllipse(QPointF(x, 15), 26, 18)

        self.set_art(("harmonies-hand", title, theme, right_to_left(), empty), HAND_RECT, draw)

    def show_ready(self, token: Token | None, colour: str) -> None:
        """Mark the token that a click on the board would place."""

        def draw(painter: QPainter) -> None:
            painter.setBrush(QColor(255, 255, 255, 120))
            painter.setPen(QPen(QColor(colour), 3))
            painter.drawEllipse(QPointF(0, art.WALL / 2), art.RADIUS, art.DEPTH + art.WALL / 2 + 2)

        rect = art.DISC_RECT.adjusted(-4, -4, 4, 6)
        self._ready.show_art(("harmonies-ready", colour), rect, draw if token else None)
        if token is not None:
            self._ready.setPos(self._slot(token.place))

    def _slot(self, index: int) -> QPointF:
        return QPointF((self._slots[index] - 1) * 64, 10)

    def slot_point(self, index: int) -> QPointF:
        """Return the scene point of a token in the hand."""
        return self.mapToScene(self._slot(index))

    def token_at(self, point: QPointF) -> Token | None:
        """Return the token at a scene point."""
        local = self.mapFromScene(point)
        for index, colour in enumerate(self.tokens):
            step = local - self._slot(index)
            if (step.x() / 34) ** 2 + ((step.y() - 5) / 30) ** 2 <= 1:
                return Token(index, colour)
        return None

    def zones(self) -> list[Zone]:
        """Return zones for the tokens and the button."""
        hand = Zone("hand", partial(words, texts.HAND_TITLE))
        for index, colour in enumerate(self.tokens):
            name = partial(words, texts.COLOUR_NAMES[COLOURS[colour]])
            hand.spots.append(Spot(index, self.slot_point(index), 30 * self.scale(), name))
        end = Zone("end", partial(words, texts.END_TURN), buttons=True)
        if self.button.isVisible():
            end.spots.append(Spot("end", self.button.area.center(), 60, end.title))
        return [hand, end]


class TokenBag(ArtItem):
    """The tokens still in the bag, by colour."""

    def show_bag(self, counts: Sequence[int], faces: Faces, theme: Colours) -> None:
        title, large = words(texts.BAG_TITLE), replace(faces, bold=True)
        letters = 12.5 * min(text_scale(), 1.3)

        def draw(painter: QPainter) -> None:
            art.draw_panel(painter, BAG_RECT, title, theme, _BAG_HEAD)
            for colour, count in enumerate(counts):
                x = (colour - 2.5) * 33
                with moved(painter, QPointF(x, 2), 0.4):
                    art.draw_disc(painter, colour, large)
                draw_centred(painter, QPointF(x, 23), number(count), theme.text, letters)

        key = ("harmonies-bag", tuple(counts), title, large, theme, number(1))
        self.set_art(key, BAG_RECT, draw)
