"""Where things lie on Sintra's table: market and own palace large, the rest in a column beside.

Everything is in scene units with the own palace at scale 1, for a left-to-right language; the
table mirrors it for the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.market import market_size
from harmony_desktop.games.sintra.table.palace import FOOT
from harmony_desktop.games.sintra.table.round_marker import WIDTH as MARKER_WIDTH

_GAP = 16.0
_EDGE = 10.0
_MOST_SMALL = 0.66
_MOST_MARKET = 1.3
_PALACE = art.PALACE_RECT
_PALACE_HEIGHT = _PALACE.height() + FOOT
_SMALL_FOOT = 66.0
"""The row below a small palace, in its own units."""


@dataclass(frozen=True)
class SintraLayout:
    """Places of the market, the own palace, the round marker and the other palaces."""

    whole: QRectF
    market: QPointF
    market_scale: float
    main: QPointF
    marker: QPointF
    """The middle of the round marker's upper edge."""
    others: tuple[QPointF, ...]
    small: float


def plan(workshops: int, others: int, marker_height: float, size: QSizeF) -> SintraLayout:
    """Lay the table out for a viewport of that shape: the way that shows the own palace larger."""

    def seen(one: SintraLayout) -> float:
        return min(size.width() / one.whole.width(), size.height() / one.whole.height())

    plans = [
        make(workshops, others, marker_height, size.width() / max(1.0, size.height()))
        for make in (_beside, _below)
    ]
    return max(plans, key=seen)


def _beside(workshops: int, others: int, marker_height: float, aspect: float) -> SintraLayout:
    """The round marker and the other palaces in a column of their own."""
    market_width, market_height = market_size(workshops)
    main_width = max(_PALACE.width(), market_width)
    least_width = main_width + MARKER_WIDTH + 2 * _EDGE + _GAP
    least_height = market_height + _GAP + _PALACE_HEIGHT + 2 * _EDGE
    width = max(least_width, least_height * aspect)
    height = max(least_height, width / aspect)
    room = height - 2 * _EDGE - marker_height
    step = room / max(1, others)
    most_width = MARKER_WIDTH + width - least_width
    small = min(_MOST_SMALL, step / (_PALACE.height() + _SMALL_FOOT), most_width / _PALACE.width())
    beside = max(MARKER_WIDTH, _PALACE.width() * small)
    spare = width - main_width - beside - 2 * _EDGE
    scale = min(
        main_width / market_width, 1 + (height - least_height) / market_height, _MOST_MARKET
    )
    left = _EDGE + spare * 0.3 + main_width / 2
    right = width - _EDGE - spare * 0.3 - beside / 2
    top = (height - _PALACE_HEIGHT - market_height * scale - _GAP) / 2
    column_top = _EDGE + marker_height - (_SMALL_FOOT / 2 - _GAP) * small
    places = tuple(QPointF(right, column_top + step * (index + 0.5)) for index in range(others))
    return SintraLayout(
        QRectF(0, 0, width, height),
        QPointF(left, top + market_height * scale / 2),
        scale,
        QPointF(left, height - top - _PALACE_HEIGHT + _PALACE.height() / 2),
        QPointF(right, _EDGE),
        places,
        small,
    )


def _below(workshops: int, others: int, marker_height: float, aspect: float) -> SintraLayout:
    """The round marker on top and the other palaces in a row below: for a tall window."""
    market_width, market_height = market_size(workshops)
    inner = max(_PALACE.width(), market_width)
    small = min(_MOST_SMALL, (inner / max(1, others) - _GAP) / _PALACE.width())
    row = (_PALACE.height() + _SMALL_FOOT) * small
    least = marker_height + market_height + _PALACE_HEIGHT + row + 2 * _GAP + 2 * _EDGE
    width = max(inner + 2 * _EDGE, least * aspect)
    height = max(least, width / aspect)
    gap = _GAP + (height - least) / 4
    middle = width / 2
    market = _EDGE + marker_height + (height - least) / 4 + market_height / 2
    main = market + market_height / 2 + gap + _PALACE.height() / 2
    below = main + _PALACE_HEIGHT + gap - _PALACE.height() * (1 - small) / 2
    step = inner / max(1, others)
    xs = (middle + (index - (others - 1) / 2) * step for index in range(others))
    return SintraLayout(
        QRectF(0, 0, width, height),
        QPointF(middle, market),
        1.0,
        QPointF(middle, main),
        QPointF(middle, _EDGE),
        tuple(QPointF(x, below) for x in xs),
        small,
    )
