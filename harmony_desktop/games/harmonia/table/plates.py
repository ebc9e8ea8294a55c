"""The partners beside Harmonia's layout: their tiles, what they told of them, what they say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from harmony_desktop.games.harmonia.components import TURNS, Kind
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.panels import (
    START,
    direct,
    draw_lines,
    round_rect,
    text_height,
)
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, rounded, ui_font
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.players import player_colour
from harmony_desktop.ui.theme import Colours


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
    short: str = ""
    """The name where there is little room, if it is another."""


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
    round_rect(painter, rect, 12, fill, edge)
    rtl = right_to_left()

    def box(x: float, y: float, width: float, height: float) -> QRectF:
        """A box counted from where the language begins."""
        left = rect.right() - x - width if rtl else rect.left() + x
        return QRectF(left, y, width, height)

    dot = box(12, 10, 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(player_colour(partner.colour)))
    painter.drawEllipse(dot)
    direct(painter)
    end = 32 if partner.bot else 0
    header = _header(partner, rect)
    shown, size = name_on_plate(partner, header.name_width)
    name_box = box(30, 4, header.name_width, 25)
    draw_text(painter, name_box, shown, theme.text, size, QFont.Weight.DemiBold, START)
    count = box(28, 28, 46, 22) if header.tall else box(rect.width() - 54 - end, 4, 46, 26)
    _draw_mini_back(painter, count, partner.tiles, theme)
    bubble = _bubble_height(partner, rect, header.height)
    free = 8 + bubble if bubble else 6
    _draw_known(painter, rect.adjusted(8, header.height, -8, -free), partner, theme)
    if partner.bot:
        _draw_question(painter, box(rect.width() - 32, 6, 22, 22), theme)
    if bubble:
        _draw_bubble(painter, rect.adjusted(7, rect.height() - bubble - 2, -7, -6), partner.says)


class Header(NamedTuple):
    """The upper part of a plate."""

    name_width: float
    height: float
    tall: bool
    """Whether the number of tiles stands below the name, which needs the width."""


_NAME_SIZES = (15.0, 14.0, 13.0, 12.0, 11.0)


def _header(partner: Partner, rect: QRectF) -> Header:
    """A long name has a line of its own, if the plate is high enough for a second one."""
    end = 32 if partner.bot else 0
    beside = rect.width() - 88 - end
    if _fits(partner.name, _NAME_SIZES[0], beside) or rect.height() < 120:
        return Header(beside, 32, tall=False)
    return Header(rect.width() - 36 - end, 50, tall=True)


def name_on_plate(partner: Partner, width: float) -> tuple[str, float]:
    """A name that fits, and in which size: the whole one, the short one, or what there is room for
    in the smallest size."""
    short = partner.short or partner.name
    for name in (partner.name, short):
        for size in _NAME_SIZES:
            if _fits(name, size, width):
                return name, size
    smallest = _NAME_SIZES[-1]
    metrics = QFontMetricsF(ui_font(smallest, QFont.Weight.DemiBold))
    return metrics.elidedText(short, Qt.TextElideMode.ElideRight, width), smallest


def _fits(name: str, size: float, width: float) -> bool:
    font = ui_font(size, QFont.Weight.DemiBold)
    return QFontMetricsF(font).horizontalAdvance(name) <= width


def _draw_question(painter: QPainter, rect: QRectF, theme: Colours) -> None:
    """A bot can be asked what it plans."""
    painter.setPen(QPen(QColor(theme.accent), 1.4))
    painter.setBrush(QColor(theme.card))
    painter.drawEllipse(rect)
    draw_centred(painter, rect.center(), "؟" if right_to_left() else "?", theme.accent, 14)


_KNOWN_HEIGHT = 36.0
"""What a bubble leaves to the tiles, however long it is."""


def _bubble_height(partner: Partner, rect: QRectF, header: float) -> float:
    if not partner.says:
        return 0.0
    needed = text_height(partner.says, rect.width() - 34, 13) + 14
    return min(needed, max(30.0, rect.height() - header - _KNOWN_HEIGHT))


def _draw_bubble(painter: QPainter, rect: QRectF, words: str) -> None:
    path = rounded(rect, 9)
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
    art.stamp_tile(painter, None)
    painter.restore()
    box = rect.adjusted(0, 0, -26, 0) if rtl else rect.adjusted(26, 0, 0, 0)
    draw_text(painter, box, number(tiles), theme.text, 15, QFont.Weight.DemiBold, START)


def _draw_known(painter: QPainter, rect: QRectF, partner: Partner, theme: Colours) -> None:
    """What is known of a hand: tiles with their numbers, and backs for what was not told.

    A kind that room was asked for has a ring, also where its number was not told.
    """
    entries = [(kind, count) for kind, count in enumerate(partner.known) if count]
    secret = partner.tiles - sum(count for _, count in entries)
    if partner.need is not None and partner.known[partner.need] is None:
        entries.append((partner.need, 0))
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
        art.stamp_tile(painter, None)
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
        art.stamp_tile(painter, TURNS[kind][0])
        painter.restore()
        if kind == need:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#C9701A"), 2))
            painter.drawEllipse(QPointF(x, y), art.SIDE * scale * 1.15, art.SIDE * scale * 1.15)
        if not count:
            continue
        at = QPointF(x + side * (art.SIDE * scale + 8), y)
        draw_centred(painter, at, number(count), theme.text, 13.5, QFont.Weight.DemiBold)


def _grid(count: int, rect: QRectF) -> tuple[int, int]:
    """Columns and rows for so many entries, as large as they can be."""

    def size(columns: int) -> float:
        pitch, row = rect.width() / columns, rect.height() / ceil(count / columns)
        return min(min(pitch, 66.0) * 0.62 / 2, min(row, 46.0) * 0.92 / 1.8)

    columns = max(range(1, count + 1), key=lambda columns: (size(columns), columns))
    return columns, ceil(count / columns)
