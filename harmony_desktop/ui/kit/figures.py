"""The drawings of the games: on Home, in New game and between the rules."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPixmap

from harmony_desktop import games
from harmony_desktop.ui.kit.art import paint

_KEPT = 24
"""So many of the latest drawings are not drawn again: those of Home, and of a page of rules."""


def figure(game: str, name: str, width: float, ratio: float) -> QPixmap:
    """A drawing of a game by its name, made from its real pieces, `width` logical pixels wide.

    Every game has `card`, one for each value of its options (`side.A`), and those its rules name.
    """
    return _drawn(game, name, width, ratio, QLocale().name())


@lru_cache(maxsize=_KEPT)
def _drawn(game: str, name: str, width: float, ratio: float, language: str) -> QPixmap:
    """Drawings have digits and a direction, so each language has its own."""
    rect, draw = games.figures(game).FIGURES[name]
    pixmap = paint(rect, width / rect.width() * ratio, draw)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
