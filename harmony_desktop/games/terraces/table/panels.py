"""Buttons of the board for arranging, drawn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from harmony_desktop.games.terraces.components import SET
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.shelf import Order
from harmony_desktop.ui.art import draw_text
from harmony_desktop.ui.languages import right_to_left
from harmony_desktop.ui.theme import Colours

_NAME_WIDTH = 210.0
_TWO_LINES = 36.0
"""How high a row is whose name and day stand in two lines."""


@dataclass(frozen=True)
class Action:
    """Something to press: what it does, and to which of the saved orders."""

    name: str
    number: int = 0


@dataclass(frozen=True)
class Button:
    """An action with where it is and what it is called."""

    action: Action
    box: QRectF
    words: str
    kind: str = "plain"


def draw_row(
    painter: QPainter, button: Button, seat: int, order: Order, hovered: bool, theme: Colours
) -> None:
    """A whole order in one line, with its name."""
    painter.setPen(QPen(QColor(theme.accent if hovered else theme.border), 1.4))
    painter.setBrush(QColor(theme.accent_soft if hovered else theme.panel))
    painter.drawRoundedRect(button.box, 10, 10)
    box = button.box.adjusted(14, 0, -14, 0)
    step = (box.width() - _NAME_WIDTH) / len(SET)
    align = Qt.AlignmentFlag.AlignRight if right_to_left() else Qt.AlignmentFlag.AlignLeft
    left = box.right() - _NAME_WIDTH + 8 if right_to_left() else box.left()
    words = QRectF(left, box.top(), _NAME_WIDTH - 8, box.height())
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    title, _, day = button.words.partition("\n")
    if day and box.height() < _TWO_LINES:
        draw_text(painter, words, f"{title} · {day}", theme.text, 13, flags=flags)
    elif day:
        upper, lower = words.adjusted(0, 3, 0, -19), words.adjusted(0, 20, 0, -3)
        draw_text(painter, upper, title, theme.text, 15, QFont.Weight.DemiBold, flags)
        draw_text(painter, lower, day, theme.muted, 13, flags=flags)
    else:
        draw_text(painter, words, title, theme.text, 15, QFont.Weight.DemiBold, flags)
    for place, kind in enumerate(order):
        x = _NAME_WIDTH + step * (place + 0.5)
        middle = box.right() - x if right_to_left() else box.left() + x
        painter.save()
        painter.translate(middle, box.center().y() - 2)
        size = min(0.23, step / 150, box.height() / 180)
        painter.scale(size, size)
        art.draw_top(painter, art.tile_squares(seat, kind, 0), 2)
        painter.restore()


def draw_button(painter: QPainter, button: Button, hovered: bool, theme: Colours) -> None:
    """A button with its words."""
    primary = button.kind == "primary"
    ground = QColor(theme.accent if primary else theme.card)
    if hovered:
        ground = ground.lighter(112) if primary else QColor(theme.accent_soft)
    painter.setPen(QPen(QColor(theme.accent if primary or hovered else theme.border), 1.5))
    painter.setBrush(ground)
    painter.drawRoundedRect(button.box, 11, 11)
    ink = theme.accent_text if primary else theme.text
    inside = button.box.adjusted(10, 0, -10, 0)
    draw_text(painter, inside, button.words, ink, 16, QFont.Weight.DemiBold)


def draw_cross(painter: QPainter, box: QRectF, colour: str) -> None:
    """The sign that removes something."""
    middle = box.center()
    painter.setPen(QPen(QColor(colour), 2.6, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(7, 7), middle + QPointF(7, 7))
    painter.drawLine(middle - QPointF(7, -7), middle + QPointF(7, -7))
