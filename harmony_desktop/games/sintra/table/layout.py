"""Where things lie on Sintra's table: market and own palace large, the rest in a column beside.

Everything is in scene units with the own palace at scale 1, for a left-to-right language; the
table mirrors it for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.market import market_size
from harmony_desktop.games.sintra.table.palace import FOOT
from harmony_desktop.games.sintra.table.round_marker import WIDTH as MARKER_WIDTH

_GAP = 18.0
_EDGE = 8.0
_MOST_SMALL = 0.66
_READABLE = 0.42
"""A small palace gains little in readability beyond this scale."""
_MARKETS = (0.8, 0.88, 0.96, 1.04, 1.12, 1.2, 1.3)
"""How large the market may be, compared with the own palace."""
_NEWS = QSizeF(150.0, 76.0)
"""The least room for the card with what a player did last."""
_UNTOLD = 0.8
"""What a plan is worth without that room."""
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
    market_rows: int
    main: QPointF
    marker: QPointF
    """The middle of the round marker's upper edge."""
    others: tuple[QPointF, ...]
    small: float
    news: tuple[QRectF, ...]
    """The room beside each of the other palaces for what was played there."""


def plan(workshops: int, others: int, marker_height: float, size: QSizeF) -> SintraLayout:
    """Lay the table out for a viewport of that shape, with the own palace as large as may be."""
    aspect = size.width() / max(1.0, size.height())

    def worth(one: SintraLayout) -> float:
        seen = min(size.width() / one.whole.width(), size.height() / one.whole.height())
        told = all(_tells(room) for room in one.news)
        readable = min(one.small, _READABLE) ** 0.35
        return float(seen * readable * one.market_scale**0.15 * (1.0 if told else _UNTOLD))

    plans = [*_beside(workshops, others, marker_height, aspect)]
    plans.append(_below(workshops, others, marker_height, aspect))
    return max(plans, key=worth)


def _tells(room: QRectF) -> bool:
    return room.width() >= _NEWS.width() and room.height() >= _NEWS.height()


def _beside(
    workshops: int, others: int, marker_height: float, aspect: float
) -> Iterator[SintraLayout]:
    """Plans with the round marker and the other palaces in a column of their own."""
    for rows, scale, columns in product((1, 2), _MARKETS, (1, 2)):
        market_width, market_height = (side * scale for side in market_size(workshops, rows))
        main = max(_PALACE.width(), market_width if rows == 2 else 0.0)
        widest = max(main, market_width)
        least_width = 2 * _EDGE + widest + _GAP + MARKER_WIDTH
        least_height = market_height + _GAP + _PALACE_HEIGHT + 2 * _EDGE
        width = max(least_width, least_height * aspect)
        height = max(least_height, width / aspect)
        column = QRectF(0, _EDGE, width - 2 * _EDGE - main - _GAP, height - 2 * _EDGE)
        column.moveRight(width - _EDGE)
        top = market_height + _GAP if widest > main else 0.0
        slots, marker = _slots(column, others, columns, marker_height, top)
        if widest > main:
            # The market reaches over the column: the marker stands beside it.
            free = QRectF(QPointF(_EDGE + widest + _GAP, 0), QPointF(width - _EDGE, 1))
            marker = QPointF(free.center().x(), _EDGE)
        shown = [_slot(slot) for slot in slots]
        small = min((one for one, _ in shown), default=_MOST_SMALL)
        laid = [_lay(slot, small, news) for slot, (_, news) in zip(slots, shown, strict=True)]
        spare = height - least_height
        yield SintraLayout(
            QRectF(0, 0, width, height),
            QPointF(_EDGE + widest / 2, _EDGE + spare / 3 + market_height / 2),
            scale,
            rows,
            QPointF(
                _EDGE + main / 2, height - _EDGE - spare / 3 - _PALACE_HEIGHT + _PALACE.height() / 2
            ),
            marker,
            tuple(place for place, _ in laid),
            small,
            tuple(room for _, room in laid),
        )


def _slots(
    column: QRectF, others: int, columns: int, marker_height: float, top: float
) -> tuple[list[QRectF], QPointF]:
    """A room for each of the others and the place of the marker, which may have a room too."""
    roomy = column.width() / columns >= MARKER_WIDTH + 8
    shares = columns == 2 and others % 2 == 1 and not top and roomy
    count = others + (1 if shares else 0)
    used = 0.0 if shares else max(marker_height, top)
    area = column.adjusted(0, used, 0, 0)
    rows = ceil(count / columns) or 1
    size = QSizeF(area.width() / columns - 14, area.height() / rows - 6)
    rooms = [
        QRectF(
            area.topLeft()
            + QPointF(
                area.width() / columns * (index % columns),
                area.height() / rows * (index // columns),
            ),
            size,
        )
        for index in range(count)
    ]
    if shares:
        room = rooms.pop(0)
        return rooms, QPointF(room.center().x(), room.top())
    return rooms, QPointF(column.center().x(), column.top())


def _slot(room: QRectF) -> tuple[float, str]:
    """How large a palace may be in a room, and where the news have theirs."""
    high = _PALACE.height() + _SMALL_FOOT
    sizes = {
        "below": min(room.width() / _PALACE.width(), (room.height() - _NEWS.height() - 6) / high),
        "beside": min((room.width() - _NEWS.width() - 8) / _PALACE.width(), room.height() / high),
    }
    best = max(sizes, key=lambda way: sizes[way])
    if sizes[best] < 0.18:
        return min(room.width() / _PALACE.width(), room.height() / high), "none"
    return min(_MOST_SMALL, sizes[best]), best


def _lay(room: QRectF, small: float, news: str) -> tuple[QPointF, QRectF]:
    """Where a palace of some size lies in its room, and what is left for the news."""
    wide, high = _PALACE.width() * small, _PALACE.height() * small
    foot = _SMALL_FOOT * small
    if news == "beside":
        place = QPointF(room.left() + wide / 2, room.center().y() - foot / 2)
        return place, room.adjusted(wide + 8, max(0.0, (room.height() - high - foot) / 2), 0, 0)
    place = QPointF(room.center().x(), room.top() + high / 2)
    below = QRectF(room.center().x() - max(wide, _NEWS.width()) / 2, 0, max(wide, _NEWS.width()), 0)
    below.setTop(room.top() + high + foot + 4)
    below.setBottom(room.bottom())
    return place, below if news == "below" else QRectF()


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
    xs = [middle + (index - (others - 1) / 2) * step for index in range(others)]
    top = below + _PALACE.height() * small / 2 + _SMALL_FOOT * small
    return SintraLayout(
        QRectF(0, 0, width, height),
        QPointF(middle, market),
        1.0,
        2,
        QPointF(middle, main),
        QPointF(middle, _EDGE),
        tuple(QPointF(x, below) for x in xs),
        small,
        tuple(QRectF(x - step / 2 + 4, top, step - 8, max(0.0, height - top)) for x in xs),
    )
