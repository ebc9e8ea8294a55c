"""What lies around Harmonia's layout: the hand, the stand, the partners, and what one can say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.games.harmonia import art
from harmony_desktop.games.harmonia.components import KINDS, TURNS, Kind, Sides
from harmony_desktop.games.harmonia.items import overlay, set_tile
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, hexagon_path, ui_font
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.players import player_colour
from harmony_desktop.ui.theme import Colours

START = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
STAND_RADIUS = 58.0
STAND_TILE = 1.12
"""The scale of a tile on the stand."""
TURNING_RING = (STAND_RADIUS * 0.82, STAND_RADIUS * 1.22)
"""Between these distances from its middle the stand is dragged around."""


def _direct(painter: QPainter) -> None:
    """Let text run the way of the language."""
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right_to_left() else Qt.LayoutDirection.LeftToRight
    )


def _round_rect(painter: QPainter, rect: QRectF, radius: float, fill: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, radius, radius)


def text_height(words: str, width: float, pixels: float, weight=QFont.Weight.Normal) -> float:
    """How high a text is when it is broken into lines of a width."""
    metrics = QFontMetricsF(ui_font(pixels, weight))
    box = metrics.boundingRect(QRectF(0, 0, width, 2000), int(Qt.TextFlag.TextWordWrap), words)
    return box.height()


def draw_lines(
    painter: QPainter,
    rect: QRectF,
    words: str,
    colour: str,
    pixels: float,
    weight: QFont.Weight = QFont.Weight.Normal,
    flags: Qt.AlignmentFlag = START,
) -> None:
    """Text broken into lines, made smaller until it fits its box."""
    _direct(painter)
    while pixels > 8 and text_height(words, rect.width(), pixels, weight) > rect.height() + 0.5:
        pixels -= 0.5
    painter.setFont(ui_font(pixels, weight))
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextWordWrap), words)


# The mat under the layout


class MatItem(ArtItem):
    """The bright paper the layout lies on, in both themes."""

    def set_size(self, rect: QRectF) -> None:
        key = ("harmonia-mat", round(rect.width()), round(rect.height()))
        self.setPos(rect.topLeft())
        size = QRectF(0, 0, rect.width(), rect.height())
        self.set_art(key, size.adjusted(-8, -8, 12, 14), lambda painter: _draw_mat(painter, size))


def _draw_mat(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((6, 10), (4, 14), (2, 18)):
        painter.setBrush(QColor(20, 16, 8, alpha))
        shade = rect.translated(2, 4).adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(shade, 16 + reach, 16 + reach)
    paper = QLinearGradient(rect.topLeft(), rect.bottomRight())
    paper.setColorAt(0, QColor("#FBF8EF"))
    paper.setColorAt(1, QColor("#EFEBDC"))
    painter.setBrush(paper)
    painter.setPen(QPen(QColor("#D8CFB8"), 1.2))
    painter.drawRoundedRect(rect, 16, 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#E4DCC6"), 1))
    painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 11, 11)


# The hand


@dataclass(frozen=True)
class Stack:
    """The tiles of one kind in a hand, as they are shown."""

    kind: Kind
    count: int
    told: bool
    fits: bool


STACK_RECT = QRectF(-art.SIDE * 1.2, -art.SIDE * 1.1, art.SIDE * 2.6, art.SIDE * 2.5)


def _draw_stack(painter: QPainter, stack: Stack, count: str) -> None:
    for below in range(min(stack.count, 4) - 1, 0, -1):
        painter.save()
        painter.translate(below * 2.6, below * 3.4)
        art.draw_tile(painter, 0)
        painter.restore()
    art.draw_tile(painter, TURNS[stack.kind][0])
    at = QPointF(art.SIDE * 0.8, art.SIDE * 0.86)
    painter.setPen(QPen(QColor("#FFFDF4"), 2))
    painter.setBrush(QColor("#2A4B3E"))
    painter.drawEllipse(at, 13.5, 13.5)
    draw_centred(painter, at, count, "#FFFFFF", 18)
    if stack.told:
        draw_speech(painter, QPointF(-art.SIDE * 0.78, -art.SIDE * 0.78), 11)


def draw_speech(painter: QPainter, at: QPointF, size: float, colour: str = "#2B67A6") -> None:
    """A small speech bubble: the others know this."""
    box = QRectF(at.x() - size, at.y() - size * 0.8, size * 2, size * 1.5)
    path = QPainterPath()
    path.addRoundedRect(box, size * 0.6, size * 0.6)
    tail = QPainterPath()
    tail.addPolygon(
        [
            QPointF(at.x() - size * 0.5, box.bottom() - 1),
            QPointF(at.x() + size * 0.2, box.bottom() - 1),
            QPointF(at.x() - size * 0.6, box.bottom() + size * 0.6),
        ]
    )
    path = path.united(tail)
    painter.setPen(QPen(QColor("#FFFFFF"), size * 0.16))
    painter.setBrush(QColor(colour))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    for step in (-0.5, 0, 0.5):
        painter.drawEllipse(at + QPointF(size * step, -size * 0.05), size * 0.14, size * 0.14)


class HandItem(ArtItem):
    """One's own tiles behind their screen, sorted by kind."""

    def __init__(self) -> None:
        super().__init__()
        self._stacks = [overlay(self, 1) for _ in range(KINDS)]
        self._places: dict[Kind, QPointF] = {}
        self._size = QSizeF(700, 110)
        self._tiles: tuple[Stack, ...] = ()
        self._scale = 0.6

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(stack.kind for stack in self._tiles)

    @property
    def tile_scale(self) -> float:
        return self._scale

    def set_size(self, size: QSizeF) -> None:
        self._size = size
        self._place()

    def set_hand(self, stacks: Sequence[Stack], title: str, theme: Colours) -> None:
        """Show a hand."""
        self._tiles = tuple(stacks)
        width, height = self._size.width(), self._size.height()
        rect = QRectF(0, 0, width, height)

        def draw(painter: QPainter) -> None:
            _round_rect(painter, rect, 14, theme.panel, theme.border)
            _direct(painter)
            box = rect.adjusted(16, 6, -16, -height + 26)
            draw_text(painter, box, title, theme.muted, 14, QFont.Weight.DemiBold, START)

        key = ("harmonia-rack", title, width, height, theme.panel, right_to_left())
        self.set_art(key, rect.adjusted(-2, -2, 2, 2), draw)
        for kind, item in enumerate(self._stacks):
            stack = next((one for one in stacks if one.kind == kind), None)
            item.setVisible(stack is not None)
            if stack is not None:
                count = number(stack.count)
                item.set_art(
                    ("harmonia-stack", stack, count),
                    STACK_RECT,
                    lambda painter, stack=stack, count=count: _draw_stack(painter, stack, count),
                )
                item.setOpacity(1.0 if stack.fits else 0.36)
        self._place()

    def _place(self) -> None:
        """Spread the stacks over the rack, mirrored in right-to-left languages."""
        count = max(1, len(self._tiles))
        pitch = min(82.0, (self._size.width() - 24) / count)
        scale = min(pitch * 0.9 / (art.SIDE * 2), (self._size.height() - 40) / (art.SIDE * 2.1))
        middle = self._size.width() / 2
        side = -1 if right_to_left() else 1
        changed = scale != self._scale
        self._scale = scale
        self._places = {}
        for place, stack in enumerate(self._tiles):
            x = middle + side * (place - (count - 1) / 2) * pitch
            point = QPointF(x, 26 + (self._size.height() - 32) / 2 - 2)
            item = self._stacks[stack.kind]
            item.setPos(point)
            item.setScale(scale)
            self._places[stack.kind] = point
            scene = self.scene()
            if changed and scene is not None and scene.device_scale:
                item.render(scene.device_scale)

    def set_lifted(self, kind: Kind | None) -> None:
        """The stack a tile is being taken from is paler."""
        for stack in self._tiles:
            usual = 1.0 if stack.fits else 0.36
            self._stacks[stack.kind].setOpacity(0.3 if stack.kind == kind else usual)

    def place_of(self, kind: Kind) -> QPointF:
        return self.mapToScene(self._places[kind])

    def kind_at(self, point: QPointF) -> Kind | None:
        """The kind whose stack is at a point of the scene."""
        local = self.mapFromScene(point)
        for kind, place in self._places.items():
            step = local - place
            if abs(step.x()) <= art.SIDE * self._scale and abs(step.y()) <= art.SIDE * self._scale:
                return kind
        return None


# The stand


class StandItem(ArtItem):
    """Where a tile is shown, turned, and taken from to be placed."""

    def __init__(self) -> None:
        super().__init__()
        self.tile = overlay(self, 1)
        self.tile.setScale(STAND_TILE)
        self._sides: Sides | None = None

    def set_shown(
        self,
        sides: Sides | None,
        words: str,
        turnable: bool,
        inviting: bool,
        warn: bool,
        theme: Colours,
    ) -> None:
        """Show a tile or the empty stand, with a caption."""
        self._sides = sides
        set_tile(self.tile, sides)
        self.tile.setOpacity(1.0)
        rect = QRectF(-92, -66, 184, 182)

        def draw(painter: QPainter) -> None:
            _draw_stand(painter, inviting, warn, turnable, theme)
            box = QRectF(-88, STAND_RADIUS + 26, 176, 24)
            colour = theme.warn if warn else theme.text if inviting or sides else theme.muted
            _direct(painter)
            draw_text(painter, box, words, colour, 15, QFont.Weight.DemiBold)

        key = ("harmonia-stand", words, turnable, inviting, warn, theme.panel, sides is None)
        self.set_art(key, rect, draw)

    def turned_by(self, degrees: float) -> None:
        """The tile while it is dragged around, before it snaps."""
        self.tile.setRotation(degrees)

    def contains_point(self, point: QPointF) -> bool:
        return _length(self.mapFromScene(point)) <= STAND_RADIUS * 1.05

    def on_ring(self, point: QPointF) -> bool:
        """Whether a point is where the tile is dragged around."""
        inner, outer = TURNING_RING
        return inner < _length(self.mapFromScene(point)) <= outer

    def arrow_at(self, point: QPointF) -> int:
        """The way an arrow at a point turns; 0 where there is none."""
        local = self.mapFromScene(point)
        for way in (-1, 1):
            if _length(local - QPointF(way * ARROW_X, ARROW_Y)) <= 20:
                return way
        return 0


ARROW_X, ARROW_Y = 64.0, 54.0


def _draw_stand(
    painter: QPainter, inviting: bool, warn: bool, turnable: bool, theme: Colours
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, 40))
    painter.drawEllipse(QPointF(2, 4), STAND_RADIUS, STAND_RADIUS)
    edge = theme.warn if warn else theme.accent if inviting else theme.border
    painter.setPen(QPen(QColor(edge), 3 if inviting or warn else 1.4))
    painter.setBrush(QColor("#F7F2E4"))
    painter.drawEllipse(QPointF(0, 0), STAND_RADIUS, STAND_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#DDD2B6"), 1))
    painter.drawEllipse(QPointF(0, 0), STAND_RADIUS - 6, STAND_RADIUS - 6)
    painter.drawPath(hexagon_path(art.SIDE * STAND_TILE * 0.98))
    if turnable:
        for way in (-1, 1):
            _draw_arrow(painter, QPointF(way * ARROW_X, ARROW_Y), way, theme)


def _draw_arrow(painter: QPainter, at: QPointF, way: int, theme: Colours) -> None:
    """A round button with an arrow that turns clockwise (1) or back (-1)."""
    painter.setPen(QPen(QColor(theme.border), 1))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(at, 17, 17)
    painter.save()
    painter.translate(at)
    painter.scale(way, 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.accent), 2.2, c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(-7, -7, 14, 14), 40 * 16, 250 * 16)
    tip = QPainterPath()
    tip.addPolygon([QPointF(3, -8.5), QPointF(8.5, -3.2), QPointF(1.4, -1.6)])
    tip.closeSubpath()
    painter.fillPath(tip, QColor(theme.accent))
    painter.restore()


# Partners


@dataclass(frozen=True)
class Partner:
    """Another player as shown beside the layout."""

    name: str
    colour: str | None
    tiles: int
    known: tuple[int | None, ...]
    says: str
    active: bool
    bot: bool
    need: Kind | None


class PlateItem(ArtItem):
    """Another player: name, tiles behind the screen, what they told of them, what they say."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.size = QSizeF(190, 150)

    def set_partner(self, partner: Partner, theme: Colours) -> None:
        width, height = self.size.width(), self.size.height()
        rect = QRectF(0, 0, width, height)
        key = ("harmonia-plate", partner, width, height, theme.panel, number(1))
        self.set_art(
            key,
            rect.adjusted(-3, -3, 3, 3),
            lambda painter: _draw_plate(painter, rect, partner, theme),
        )


def _draw_plate(painter: QPainter, rect: QRectF, partner: Partner, theme: Colours) -> None:
    fill = theme.accent_soft if partner.active else theme.panel
    edge = theme.accent if partner.active else theme.border
    _round_rect(painter, rect, 12, fill, edge)
    rtl = right_to_left()

    def box(x: float, y: float, width: float, height: float) -> QRectF:
        """A box counted from where the language begins."""
        left = rect.right() - x - width if rtl else rect.left() + x
        return QRectF(left, y, width, height)

    dot = box(12, 10, 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(player_colour(partner.colour)))
    painter.drawEllipse(dot)
    count = box(rect.width() - 52, 4, 44, 26)
    _direct(painter)
    name_box = box(30, 4, rect.width() - 86, 25)
    font = ui_font(15, QFont.Weight.DemiBold)
    shown = QFontMetricsF(font).elidedText(
        partner.name, Qt.TextElideMode.ElideRight, name_box.width()
    )
    draw_text(painter, name_box, shown, theme.text, 15, QFont.Weight.DemiBold, START)
    _draw_mini_back(painter, count, partner.tiles, theme)
    bubble = _bubble_height(partner, rect)
    _draw_known(painter, rect.adjusted(8, 32, -8, -6 - bubble), partner, theme)
    if bubble:
        _draw_bubble(painter, rect.adjusted(7, rect.height() - bubble - 2, -7, -6), partner.says)


def _bubble_height(partner: Partner, rect: QRectF) -> float:
    if not partner.says:
        return 0.0
    needed = text_height(partner.says, rect.width() - 34, 13) + 14
    return min(needed, max(30.0, rect.height() - 32 - 54))


def _draw_bubble(painter: QPainter, rect: QRectF, words: str) -> None:
    path = QPainterPath()
    path.addRoundedRect(rect, 9, 9)
    tail = QPainterPath()
    x = rect.right() - 24 if right_to_left() else rect.left() + 24
    tail.addPolygon(
        [QPointF(x - 7, rect.top() + 1), QPointF(x + 7, rect.top() + 1), QPointF(x, rect.top() - 7)]
    )
    path = path.united(tail)
    painter.setPen(QPen(QColor("#C9BE9F"), 1))
    painter.setBrush(QColor("#FFFDF4"))
    painter.drawPath(path)
    draw_lines(painter, rect.adjusted(9, 3, -9, -3), words, "#2A2B30", 13)


def _draw_mini_back(painter: QPainter, rect: QRectF, tiles: int, theme: Colours) -> None:
    rtl = right_to_left()
    at = QPointF(rect.right() - 12 if rtl else rect.left() + 12, rect.center().y())
    painter.save()
    painter.translate(at)
    painter.scale(0.26, 0.26)
    art.draw_back(painter)
    painter.restore()
    box = rect.adjusted(0, 0, -26, 0) if rtl else rect.adjusted(26, 0, 0, 0)
    draw_text(painter, box, number(tiles), theme.text, 15, QFont.Weight.DemiBold, START)


def _draw_known(painter: QPainter, rect: QRectF, partner: Partner, theme: Colours) -> None:
    """What is known of a hand: tiles with their numbers, and backs for what was not told."""
    entries = [(kind, count) for kind, count in enumerate(partner.known) if count]
    secret = partner.tiles - sum(count for _, count in entries)
    if rect.height() < 16:
        return
    if secret:
        height = min(30.0 if entries else 58.0, rect.height() / (2 if entries else 1))
        _draw_backs(painter, QRectF(rect.x(), rect.y(), rect.width(), height), secret)
        rect = rect.adjusted(0, height, 0, 0)
    if entries:
        _draw_told(painter, rect, entries, partner.need, theme)


def _draw_backs(painter: QPainter, rect: QRectF, count: int) -> None:
    """Tiles behind their screen, side by side and half covering each other."""
    scale = rect.height() * 0.92 / (art.SIDE * 1.8)
    step = min(art.SIDE * 1.5 * scale, (rect.width() - art.SIDE * 2.2 * scale) / max(1, count - 1))
    side = -1 if right_to_left() else 1
    begin = rect.right() if right_to_left() else rect.left()
    for place in range(count):
        painter.save()
        x = begin + side * (art.SIDE * 1.05 * scale + place * step)
        painter.translate(x, rect.center().y())
        painter.scale(scale, scale)
        art.draw_back(painter)
        painter.restore()


def _draw_told(
    painter: QPainter,
    rect: QRectF,
    entries: Sequence[tuple[Kind, int]],
    need: Kind | None,
    theme: Colours,
) -> None:
    columns, rows = _grid(len(entries), rect)
    pitch = min(rect.width() / columns, 66.0)
    row = min(rect.height() / rows, 46.0)
    scale = min(pitch * 0.62 / (art.SIDE * 2), row * 0.92 / (art.SIDE * 1.8))
    side = -1 if right_to_left() else 1
    begin = rect.right() if right_to_left() else rect.left()
    for place, (kind, count) in enumerate(entries):
        x = begin + side * pitch * (place % columns + 0.36)
        y = rect.top() + row * (place // columns + 0.5)
        painter.save()
        painter.translate(x, y)
        painter.scale(scale, scale)
        art.draw_tile(painter, TURNS[kind][0])
        painter.restore()
        if kind == need:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#C9701A"), 2))
            painter.drawEllipse(QPointF(x, y), art.SIDE * scale * 1.15, art.SIDE * scale * 1.15)
        at = QPointF(x + side * (art.SIDE * scale + 8), y)
        draw_centred(painter, at, number(count), theme.text, 13.5, QFont.Weight.DemiBold)


def _grid(count: int, rect: QRectF) -> tuple[int, int]:
    """Columns and rows for so many entries, as large as they can be."""

    def size(columns: int) -> float:
        pitch, row = rect.width() / columns, rect.height() / ceil(count / columns)
        return min(min(pitch, 66.0) * 0.62 / 2, min(row, 46.0) * 0.92 / 1.8)

    columns = max(range(1, count + 1), key=lambda columns: (size(columns), columns))
    return columns, ceil(count / columns)


# Buttons


class ButtonItem(ArtItem):
    """A button on the scene."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.size = QSizeF(170, 44)
        self.enabled = True
        self.words = ""

    def set_words(
        self, words: str, theme: Colours, enabled: bool, kind: str = "plain", on: bool = False
    ) -> None:
        """Show the button; `kind` is plain, good or warn, `on` that it waits for something."""
        self.enabled = enabled
        self.words = words
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        key = ("harmonia-button", words, enabled, kind, on, self.size.width(), self.size.height(),
               theme.panel)  # fmt: skip
        self.set_art(
            key,
            rect.adjusted(-3, -3, 4, 5),
            lambda painter: _draw_button(painter, rect, words, theme, enabled, kind, on),
        )
        self.setOpacity(1.0 if enabled else 0.5)
        self.setVisible(True)

    @property
    def middle(self) -> QPointF:
        return self.mapToScene(QPointF(self.size.width() / 2, self.size.height() / 2))

    def contains_point(self, point: QPointF) -> bool:
        rect = QRectF(0, 0, self.size.width(), self.size.height())
        return self.isVisible() and rect.contains(self.mapFromScene(point))


def _draw_button(
    painter: QPainter, rect: QRectF, words: str, theme: Colours, enabled: bool, kind: str, on: bool
) -> None:
    fills = {"plain": theme.card, "good": theme.accent, "warn": theme.card}
    inks = {"plain": theme.text, "good": theme.accent_text, "warn": theme.warn}
    edges = {"plain": theme.border, "good": theme.accent, "warn": theme.warn}
    if enabled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 16, 8, 26))
        painter.drawRoundedRect(rect.translated(0.8, 2), 10, 10)
    painter.setPen(QPen(QColor(theme.focus if on else edges[kind]), 2.4 if on else 1.2))
    painter.setBrush(QColor(theme.accent_soft if on else fills[kind]))
    painter.drawRoundedRect(rect, 10, 10)
    draw_lines(
        painter,
        rect.adjusted(10, 3, -10, -3),
        words,
        theme.text if on else inks[kind],
        14,
        QFont.Weight.DemiBold if kind != "plain" else QFont.Weight.Normal,
        Qt.AlignmentFlag.AlignCenter,
    )


# Words over the table


class BubbleItem(ArtItem):
    """Words on a bubble over the table: a partner's plan, or what is asked for now."""

    def say(self, words: str, at: QPointF, width: float, tail: str = "") -> None:
        """Show words around `at`: beside it with a tail to the left or right, else above it."""
        pixels = 14.0
        lines = text_height(words, width - 28, pixels)
        height = lines + 18
        line_width = QFontMetricsF(ui_font(pixels)).horizontalAdvance(words) + 32
        width = min(width, max(90.0, line_width))
        left = {"left": 12.0, "right": -12.0 - width}.get(tail, -width / 2)
        top = -26.0 if tail else -height
        box = QRectF(left, top, width, height)
        self.setPos(at)
        self.set_art(
            None,
            box.adjusted(-16, -4, 16, 8),
            lambda painter: _draw_words(painter, box, words, tail),
        )
        self.show()


def _draw_words(painter: QPainter, box: QRectF, words: str, tail: str) -> None:
    path = QPainterPath()
    path.addRoundedRect(box, 12, 12)
    if tail:
        x, tip = (box.left(), -13) if tail == "left" else (box.right(), 13)
        point = QPainterPath()
        inner = x - tip / 13
        point.addPolygon([QPointF(inner, -9), QPointF(inner, 9), QPointF(x + tip, 0)])
        path = path.united(point)
    painter.fillPath(path.translated(1.5, 3), QColor(20, 16, 8, 50))
    painter.fillPath(path, QColor("#FFFDF4"))
    painter.strokePath(path, QPen(QColor("#C9BE9F"), 1.2))
    draw_lines(
        painter,
        box.adjusted(14, 7, -14, -7),
        words,
        "#2A2B30",
        14,
        flags=Qt.AlignmentFlag.AlignCenter,
    )


def _length(step: QPointF) -> float:
    return float((step.x() ** 2 + step.y() ** 2) ** 0.5)
