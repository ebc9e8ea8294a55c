"""The drawings of the games: on Home, in New game and between the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from harmony_desktop import games
from harmony_desktop.ui.kit.art import paint

_KEPT = 48
"""Number of latest drawings kept: enough for Home, a page of rules, and the options of games."""


def figure(game: str, name: str, width: float, ratio: float) -> QPixmap:
    """A drawing of a game by its name, made from its real pieces, `width` logical pixels wide.

    Every game has `card`, one for each value of its options (`side.A`), and those its rules name.
    """
    return _drawn(game, name, width, ratio, QLocale().name())


def figure_within(game: str, name: str, room: QSize, ratio: float) -> QPixmap:
    """A drawing of a game, as large as it can be within some room."""
    rect = games.figures(game).FIGURES[name][0]
    tall = room.width() * rect.height() / rect.width()
    fits = tall <= room.height() or room.height() <= 0
    width = room.width() if fits else int(room.width() * room.height() / tall)
    return figure(game, name, width, ratio)


@lru_cache(maxsize=_KEPT)
def _drawn(game: str, name: str, width: float, ratio: float, language: str) -> QPixmap:
    """Drawings have digits and a direction, so each language has its own."""
    rect, draw = games.figures(game).FIGURES[name]
    pixmap = paint(rect, width / rect.width() * ratio, draw)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def figure_in_bands(
    game: str, name: str, width: float, ratio: float, bands: int
) -> Iterator[QPixmap]:
    """Draw a figure band by band from the top, so that a window can do other things in between.

    Yields the picture after each band; the last one is whole.
    """
    rect, draw = games.figures(game).FIGURES[name]
    scale = width / rect.width() * ratio
    columns, rows = ceil(rect.width() * scale), ceil(rect.height() * scale)
    whole = QPixmap(columns, rows)
    whole.fill(Qt.GlobalColor.transparent)
    high = ceil(rows / bands)
    for top in range(0, rows, high):
        below = min(rows, top + high)
        band = QRectF(rect.left(), rect.top() + top / scale, columns / scale, (below - top) / scale)
        part = paint(band, scale, draw)
        part.setDevicePixelRatio(1.0)
        painter = QPainter(whole)
        painter.drawPixmap(QPointF(0, top), part)
        painter.end()
        shown = QPixmap(whole)
        shown.setDevicePixelRatio(ratio)
        yield shown
