"""Where things lie on Harmony's table: the plan with the largest main board.

Everything is in scene units with the main board at scale 1, for a left-to-right language; the
table mirrors it for the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.tray import RECT as TRAY_RECT
from harmony_desktop.ui.table.plates import HEIGHT as NAME_HEIGHT

_HEIGHT = 560.0
_GAP = 20.0
_MOST_SMALL = 0.52
_READABLE = 0.36
"""A small board gains nothing in readability beyond this scale."""
_BOARD = art.BOARD_RECT
_BOARD_HEIGHT = _BOARD.height() + NAME_HEIGHT * 1.4


@dataclass(frozen=True)
class HarmonyLayout:
    """Places of the tray, the main board and the small ones."""

    whole: QRectF
    tray: QPointF
    main: QPointF
    others: tuple[QPointF, ...]
    small: float
    fit: float
    """How large the scene will be drawn."""


def best_plan(others: int, size: QSizeF) -> HarmonyLayout:
    """The plan that shows the main board large and the small ones still readable.

    Below the tray there is room for the bag, whether it is shown or not: it moves nothing.
    """
    plans = [_plan(others, columns, size) for columns in ((1, 2) if others else (0,))]
    return max(plans, key=lambda plan: plan.fit * min(plan.small, _READABLE) ** 0.5)


def _plan(others: int, columns: int, size: QSizeF) -> HarmonyLayout:
    """A plan with `columns` of small boards beside the main one."""
    small = _MOST_SMALL
    if columns:
        rows = ceil(others / columns)
        small = min(small, (_HEIGHT / rows - 6) / _BOARD_HEIGHT)
    first_column = TRAY_RECT.width()
    step = _BOARD.width() * small + _GAP
    needed = first_column + _BOARD.width() + columns * step + 2 * _GAP
    height = size.height() / max(1.0, size.width())
    width = max(needed, _HEIGHT / max(0.2, height))
    spare = (width - needed) / (3 if columns else 2)
    x = -width / 2 + _GAP + spare * 0.7
    tray = QPointF(x + first_column / 2, -90.0)
    x += first_column + spare * (0.6 if columns else 0.3) + _BOARD.width() / 2
    main = QPointF(x, -NAME_HEIGHT * 0.4)
    x += _BOARD.width() / 2 + spare * 0.8 + _GAP
    places: list[QPointF] = []
    if columns:
        rows = ceil(others / columns)
        places = [
            QPointF(
                x + step * (index % columns) + _BOARD.width() * small / 2,
                -_HEIGHT / 2
                + _HEIGHT / rows * (index // columns + 0.5)
                - NAME_HEIGHT * small * 0.7,
            )
            for index in range(others)
        ]
    whole = QRectF(-width / 2, -_HEIGHT / 2 - 8, width, _HEIGHT + 16)
    fit = min(size.width() / whole.width(), size.height() / whole.height())
    return HarmonyLayout(whole, tray, main, tuple(places), small, fit)
