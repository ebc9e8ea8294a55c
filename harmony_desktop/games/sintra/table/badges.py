"""Pictures of the achievements of Sintra, made from its glass."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import WINDOWS, PalaceSide
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.figures import FIGURES
from harmony_desktop.games.sintra.table.glass import draw_glazier, draw_pane, pane_at
from harmony_desktop.ui.kit.art import Draw, moved, rounded
from harmony_desktop.ui.players.players import COLOURS

_GREEN = QColor(COLOURS["green"])
_FULL: tuple[Window, ...] = ((1, 3), (2, 0), (4, 1), (3, 2), (0, 4), (2, 1), (3, 0), (4, 2))


def _windows(windows: int, panes: int = 2) -> tuple[Window, ...]:
    """Draw windows of a palace, each with a number of panes."""
    return tuple(one[:panes] if at < windows else () for at, one in enumerate(_FULL))


def _draw_windows(
    painter: QPainter, windows: tuple[Window, ...], area: QRectF, side: PalaceSide = "A"
) -> None:
    painter.setClipPath(rounded(area, 12))
    palace = Palace(STANDARD.strips, ((None,) * 5,) * WINDOWS, windows, 0, 0, 0, 0)
    art.draw_whole_palace(painter, palace, STANDARD, side, _GREEN)


def _glazier(painter: QPainter) -> None:
    with moved(painter, QPointF(0, 34), 2.2):
        draw_glazier(painter, _GREEN)


def _strip(painter: QPainter) -> None:
    """Draw a strip of five panes of one colour."""
    for place in range(5):
        draw_pane(painter, pane_at(QPointF(0, (place - 2) * 46)), 1)


_LEFT = art.window_rect(0)
_RIGHT = art.window_rect(WINDOWS - 1)
_ALL = QRectF(_LEFT.topLeft(), _RIGHT.bottomRight()).adjusted(-6, -10, 6, 10)
_FIVE = QRectF(_LEFT.topLeft(), art.window_rect(4).bottomRight()).adjusted(-6, -10, 6, 10)
_FOUR = QRectF(_LEFT.topLeft(), art.window_rect(3).bottomRight()).adjusted(-6, -10, 6, 10)

BADGES: Mapping[str, tuple[QRectF, Draw]] = {
    "first-game": FIGURES["side.B"],
    "three-windows": (_FOUR, partial(_draw_windows, windows=_windows(3), area=_FOUR)),
    "first-win": FIGURES["side.A"],
    "ten-games": FIGURES["palace"],
    "fifty": FIGURES["place"],
    "no-shards": (QRectF(-70, -70, 140, 140), _glazier),
    "two-rosettes": (_FOUR, partial(_draw_windows, windows=_windows(4), area=_FOUR)),
    "one-colour": FIGURES["colours"],
    "five-windows": (_FIVE, partial(_draw_windows, windows=_windows(5), area=_FIVE)),
    "every-window": (_ALL, partial(_draw_windows, windows=_windows(WINDOWS, 1), area=_ALL)),
    "great-strip": (QRectF(-60, -118, 120, 236), _strip),
    "hundred": FIGURES["card"],
}
