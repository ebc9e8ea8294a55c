"""The layout of Harmony's table: choose the plan with the largest main board.

Everything is in scene units with the main board at scale 1, for a left-to-right language; the
table mirrors it for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.tray import RECT as TRAY_RECT

_BOARD = art.BOARD_RECT
_EDGE, _SIDE = 6.0, 16.0
_GAP, _NEAR = 16.0, 5.0
"""Between boards, and between the tray and the main board, whose corner is beside it."""
_HEIGHTS = (1.0, 1.06, 1.12, 1.2, 1.3)
"""Table heights to try, in main boards; a greater height leaves the small boards more space."""
_LEAST_SMALL, _MOST_SMALL = 0.18, 0.62
_READABLE = 0.24
"""Width at which a small board is well readable, as a share of the window's height."""
_NAME = 26.0
_NEWS = 34.0
"""Least height below a small board for its player's name and the card of the last move."""
_ROOMY_NEWS = 84.0
"""Greatest height of that card."""


@dataclass(frozen=True)
class HarmonyLayout:
    """Places of the tray, the main board and the small boards."""

    whole: QRectF
    tray: QPointF
    main: QPointF
    others: tuple[QPointF, ...]
    news: tuple[QRectF, ...]
    """The area below each small board for the card of its last move."""
    small: float
    fit: float
    """Pixels per scene unit."""


def best_plan(others: int, size: QSizeF) -> HarmonyLayout:
    """Return the plan with a large main board and readable small boards.

    Space for the bag is always kept below the tray, so that showing the bag moves nothing.
    """
    return _best(others, size.width(), size.height())


@lru_cache(maxsize=8)
def _best(others: int, width: float, height: float) -> HarmonyLayout:
    """Choose the best plan; cached, since a table is laid out more often than its size changes."""
    return max(_plans(others, QSizeF(width, height)), key=_worth)


def _worth(plan: HarmonyLayout) -> float:
    """Rate a plan by the size of its main board, with a penalty for unreadable small boards."""
    width = plan.small * _BOARD.width() / plan.whole.height()
    return float(plan.fit * min(width, _READABLE) ** 1.3 * width**0.08)


def _plans(others: int, size: QSizeF) -> Iterator[HarmonyLayout]:
    """Yield plans with one to three columns of small boards, in every size that fits."""
    aspect = max(0.4, size.width() / max(1.0, size.height()))
    least = _BOARD.height() + 2 * _EDGE
    if not others:
        yield _plan(0, 1, _MOST_SMALL, least, aspect, size)
        return
    for columns, taller in product(range(1, min(3, others) + 1), _HEIGHTS):
        height = least * taller
        tallest = (height / ceil(others / columns) - _NAME - _NEWS) / _BOARD.height()
        small = min(_MOST_SMALL, tallest)
        while small >= _LEAST_SMALL:
            yield _plan(others, columns, small, height, aspect, size)
            small *= 0.94


def _plan(
    others: int, columns: int, small: float, height: float, aspect: float, size: QSizeF
) -> HarmonyLayout:
    """Return a plan with `columns` of small boards beside the main board."""
    step = _BOARD.width() * small + _GAP
    beside = columns * step if others else 0.0
    needed = _SIDE + TRAY_RECT.width() + _NEAR + _BOARD.width() + _GAP + beside + _EDGE
    width = max(needed, height * aspect)
    height = max(height, width / aspect)
    spare = (width - needed) / (3 if others else 2)
    x = -width / 2 + _SIDE + spare * 0.7
    tray = QPointF(x + TRAY_RECT.width() / 2, -90.0)
    x += TRAY_RECT.width() + _NEAR + spare * (0.6 if others else 0.3)
    main = QPointF(x + _BOARD.width() / 2, 0.0)
    x += _BOARD.width() + _GAP + spare * 0.8
    rows = ceil(others / columns)
    row = height / max(1, rows)
    wide, tall = _BOARD.width() * small, _BOARD.height() * small
    card = min(_ROOMY_NEWS, row - tall - _NAME)
    # The last row may have fewer boards; they stand in its middle.
    last = step * (rows * columns - others) / 2
    corners = [
        QPointF(
            x + step * (index % columns) + (last if index // columns == rows - 1 else 0.0),
            -height / 2 + row * (index // columns) + (row - tall - _NAME - card) / 2,
        )
        for index in range(others)
    ]
    places = tuple(corner + QPointF(wide, tall) / 2 for corner in corners)
    news = tuple(
        QRectF(corner + QPointF(0, tall + _NAME), QSizeF(wide, card - 2)) for corner in corners
    )
    whole = QRectF(-width / 2, -height / 2, width, height)
    fit = min(size.width() / width, size.height() / height)
    return HarmonyLayout(whole, tray, main, places, news, small, fit)
