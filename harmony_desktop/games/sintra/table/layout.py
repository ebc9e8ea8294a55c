"""The layout of Sintra's table: market and own palace large, the rest in a column beside them.

Everything is in scene units with the own palace at scale 1, for a left-to-right language; the
table mirrors it for the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
"""Scale beyond which a small palace gains little readability."""
_MARKETS = (0.8, 0.88, 0.96, 1.04, 1.12, 1.2, 1.3)
"""Scales of the market to try, relative to the own palace."""
_NEWS = QSizeF(150.0, 76.0)
"""Least size of the card with a player's last move."""
_WITHOUT_NEWS = 0.8
"""Factor on the rating of a plan without space for these cards."""
_ROOMY_NEWS = QSizeF(150.0, 132.0)
"""Size of a card with a completed strip in letters of the usual size."""
_CRAMPED_NEWS = 0.98
"""Factor on the rating of a plan with smaller cards."""
_PALACE = art.PALACE_RECT
_PALACE_HEIGHT = _PALACE.height() + FOOT
_SMALL_FOOT = 66.0
"""Height of the row below a small palace, in the palace's units."""


@dataclass(frozen=True)
class SintraLayout:
    """Places of the market, the own palace, the round marker and the other palaces."""

    whole: QRectF
    market: QPointF
    market_scale: float
    market_rows: int
    main: QPointF
    marker: QPointF
    """Centre of the round marker's upper edge."""
    others: tuple[QPointF, ...]
    small: float
    news: tuple[QRectF, ...]
    """Area beside each of the other palaces for the card of its last move."""


def plan(workshops: int, others: int, marker_height: float, size: QSizeF) -> SintraLayout:
    """Lay the table out for a viewport of this shape, with the own palace as large as possible."""
    aspect = size.width() / max(1.0, size.height())

    def worth(one: SintraLayout) -> float:
        seen = min(size.width() / one.whole.width(), size.height() / one.whole.height())
        readable = min(one.small, _READABLE) ** 0.35
        return float(seen * readable * one.market_scale**0.15 * _worth_of_news(one.news))

    plans = [*_beside(workshops, others, marker_height, aspect)]
    plans.append(_below(workshops, others, marker_height, aspect))
    return max(plans, key=worth)


def _worth_of_news(rooms: Sequence[QRectF]) -> float:
    """Return the factor on the rating of a plan for its cards of news."""
    if all(_fits(_ROOMY_NEWS, room) for room in rooms):
        return 1.0
    return _CRAMPED_NEWS if all(_fits(_NEWS, room) for room in rooms) else _WITHOUT_NEWS


def _fits(card: QSizeF, room: QRectF) -> bool:
    return room.width() >= card.width() and room.height() >= card.height()


def _beside(
    workshops: int, others: int, marker_height: float, aspect: float
) -> Iterator[SintraLayout]:
    """Yield plans with the round marker and the other palaces in their own column."""
    cards = (_ROOMY_NEWS, _NEWS)
    for card, rows, scale, columns in product(cards, (1, 2), _MARKETS, (1, 2)):
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
            # The market extends over the column, so the marker is beside the market.
            free = QRectF(QPointF(_EDGE + widest + _GAP, 0), QPointF(width - _EDGE, 1))
            marker = QPointF(free.center().x(), _EDGE)
        shown = [_slot(slot, card) for slot in slots]
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
    """Return an area for each other palace, and the place of the round marker."""
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


def _slot(room: QRectF, card: QSizeF) -> tuple[float, str]:
    """Return the scale of a palace in an area, and the side of its news card, or `none`."""
    high = _PALACE.height() + _SMALL_FOOT
    sizes = {
        "below": min(room.width() / _PALACE.width(), (room.height() - card.height() - 6) / high),
        "beside": min((room.width() - card.width() - 8) / _PALACE.width(), room.height() / high),
    }
    best = max(sizes, key=lambda way: sizes[way])
    if sizes[best] < 0.18:
        return min(room.width() / _PALACE.width(), room.height() / high), "none"
    return min(_MOST_SMALL, sizes[best]), best


def _lay(room: QRectF, small: float, news: str) -> tuple[QPointF, QRectF]:
    """Return the place of a palace in its area, and the area left for its news card."""
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
    """Return a plan for tall windows: the round marker on top, the other palaces in a row below."""
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
