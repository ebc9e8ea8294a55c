"""The drawings of the games: on Home, in New game and between the rules."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from harmony_desktop import games
from harmony_desktop.ui.art import paint


def figure(game: str, name: str, width: float, ratio: float) -> QPixmap:
    """A drawing of a game by its name, made from its real pieces, `width` logical pixels wide.

    Every game has `card`, one for each value of its options (`side.A`), and those its rules name.
    """
    rect, draw = games.figures(game).FIGURES[name]
    pixmap = paint(rect, width / rect.width() * ratio, draw)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
