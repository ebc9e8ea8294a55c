"""Where things lie on Harmony's table: the plan with the largest main board.

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
_EDGE = 6.0
_GAP = 16.0
_HEIGHTS = (1.0, 1.06, 1.12, 1.2, 1.3)
"""The height of the table in main boards: what is above one leaves the others more."""
_LEAST_SMALL, _MOST_SMALL = 0.18, 0.62
_READABLE = 0.24
"""The width of a small board, in heights of the window, from which it can be read."""
_NAME = 26.0
_NEWS = 34.0
"""The room below a small board: at least this for its player's name and what was played there."""
_ROOMY_NEWS = 84.0
"""A card with that has this height at the most."""


@dataclass(frozen=True)
class HarmonyLayout:
    """Places of the tray, the main board and the small ones."""

    whole: QRectF
    tray: QPointF
    main: QPointF
    others: tuple[QPointF, ...]
    news: tuple[QRectF, ...]
    """The room below each of them for the card with what was played there."""
    small: float
    fit: float
    """How large the scene will be drawn."""


def best_plan(others: int, size: QSizeF) -> HarmonyLayout:
    """The plan that shows the main board large and the small ones still readable.

    Below the tray there is room for the bag, whether it is shown or not: it moves nothing.
    """
    return _best(others, size.width(), size.height())


@lru_cache(maxsize=8)
def _best(others: int, width: float, height: float) -> HarmonyLayout:
    """The same plan again costs nothing: a table is laid out more often than it changes."""
    return max(_plans(others, QSizeF(width, height)), key=_worth)


def _worth(plan: HarmonyLayout) -> float:
    """A main board as large as may be; but small boards that are hard to read weigh more."""
    width = plan.small * _BOARD.width() / plan.whole.height()
    return float(plan.fit * min(width, _READABLE) ** 1.3 * width**0.08)


def _plans(others: int, size: QSizeF) -> Iterator[HarmonyLayout]:
    """Plans with one to three columns of small boards of every size that fits."""
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
    """A plan with `columns` of small boards beside the main one."""
    step = _BOARD.width() * small + _GAP
    beside = columns * step if others else 0.0
    needed = _EDGE + TRAY_RECT.width() + _GAP + _BOARD.width() + _GAP + beside + _EDGE
    width = max(needed, height * aspect)
    height = max(height, width / aspect)
    spare = (width - needed) / (3 if others else 2)
    x = -width / 2 + _EDGE + spare * 0.7
    tray = QPointF(x + TRAY_RECT.width() / 2, -90.0)
    x += TRAY_RECT.width() + _GAP + spare * (0.6 if others else 0.3)
    main = QPointF(x + _BOARD.width() / 2, 0.0)
    x += _BOARD.width() + _GAP + spare * 0.8
    rows = ceil(others / columns)
    row = height / max(1, rows)
    wide, tall = _BOARD.width() * small, _BOARD.height() * small
    told = min(_ROOMY_NEWS, row - tall - _NAME)
    corners = [
        QPointF(
            x + step * (index % columns),
            -height / 2 + row * (index // columns) + (row - tall - _NAME - told) / 2,
        )
        for index in range(others)
    ]
    places = tuple(corner + QPointF(wide, tall) / 2 for corner in corners)
    news = tuple(
        QRectF(corner + QPointF(0, tall + _NAME), QSizeF(wide, told - 2)) for corner in corners
    )
    whole = QRectF(-width / 2, -height / 2, width, height)
    fit = min(size.width() / width, size.height() / height)
    return HarmonyLayout(whole, tray, main, places, news, small, fit)
