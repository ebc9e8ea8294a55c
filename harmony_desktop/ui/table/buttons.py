"""Buttons drawn on a table, beside the pieces they belong to."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.ui.kit.art import ArtItem, Draw
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import draw_lines, follow_language
from harmony_desktop.ui.table.mirroring import mirrored

Kind = Literal["plain", "primary", "warn"]


def draw_button(
    painter: QPainter,
    rect: QRectF,
    words: str,
    theme: Colours,
    kind: Kind = "plain",
    pressed: bool = False,
    pixels: float = 15.0,
    room: float = 0.0,
) -> None:
    """Draw a button with its label; `pressed` while the pointer is on it or a choice is open.

    `room` is the width kept free for a sign at the start of the line.
    """
    fills = {"plain": theme.card, "primary": theme.accent, "warn": theme.card}
    inks = {"plain": theme.text, "primary": theme.accent_text, "warn": theme.warn}
    edges = {"plain": theme.border, "primary": theme.accent, "warn": theme.warn}
    fill, ink, edge, width = fills[kind], inks[kind], edges[kind], 1.2
    if pressed and kind != "primary":
        fill, ink, edge, width = theme.accent_soft, theme.text, theme.accent, 2.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 16, 8, 26))
    painter.drawRoundedRect(rect.translated(0.8, 2), 10, 10)
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(fill).lighter(112) if pressed and kind == "primary" else QColor(fill))
    painter.drawRoundedRect(rect, 10, 10)
    inside = rect.adjusted(10, 3, -10, -3)
    if painter.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        inside.setRight(inside.right() - room)
    else:
        inside.setLeft(inside.left() + room)
    weight = QFont.Weight.Normal if kind == "plain" else QFont.Weight.DemiBold
    draw_lines(painter, inside, words, ink, pixels, weight, Qt.AlignmentFlag.AlignCenter)


class ButtonItem(ArtItem):
    """A button on the scene; its origin is the upper left corner."""

    def __init__(self, name: str, size: QSizeF, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.size = size
        self.enabled = True
        self.words = ""

    def show_words(
        self,
        words: str,
        theme: Colours,
        enabled: bool = True,
        kind: Kind = "plain",
        pressed: bool = False,
        sign: Draw | None = None,
        pixels: float = 15.0,
        only_sign: bool = False,
    ) -> None:
        """Show the button; `sign` is drawn at the start of the line, vertically centred.

        With `only_sign`, only the sign is drawn, in the middle.
        """
        self.enabled = enabled
        self.words = words
        rect = QRectF(QPointF(), self.size)

        def draw(painter: QPainter) -> None:
            follow_language(painter)
            room = 0.0 if sign is None else 26.0
            shown = "" if only_sign else words
            draw_button(painter, rect, shown, theme, kind, pressed, pixels, room)
            if sign is not None:
                at = mirrored(QPointF(22, rect.center().y()), rect)
                painter.translate(rect.center() if only_sign else at)
                sign(painter)

        key = (
            "button",
            self.name,
            words,
            only_sign,
            kind,
            pressed,
            rect.width(),
            rect.height(),
            theme,
            pixels,
        )
        self.set_art(key, rect.adjusted(-3, -3, 4, 5), draw)
        self.setOpacity(1.0 if enabled else 0.5)
        self.show()

    @property
    def area(self) -> QRectF:
        """The button's rectangle in the scene."""
        return self.mapRectToScene(QRectF(QPointF(), self.size))

    def contains_point(self, point: QPointF) -> bool:
        """Whether the button is shown and a point of the scene is on it."""
        return self.isVisible() and self.area.contains(point)
