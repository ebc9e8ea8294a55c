"""Layout of the boards after a game: the viewer's own large, the others beside it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

GOLD = "#E0A92E"
"""Colour of the frame around the boards of those who won."""
_EDGE = 10.0
_GAP = 14.0
_SHARES = (0.46, 0.5, 0.55, 0.6, 0.65, 0.7)
"""Shares of the width to try for the viewer's own board."""
_REGARD = 0.5
"""Weight of the size of the other boards, compared with the viewer's own."""


@dataclass(frozen=True)
class FinalPlan:
    """Places of the boards, in units of the main board at scale 1."""

    whole: QRectF
    main: QPointF
    others: tuple[QPointF, ...]
    small: float


def final_plan(board: QRectF, others: int, foot: float, size: QSizeF) -> FinalPlan:
    """Plan for boards of a shape, with a name of height `foot` below each."""
    if not others:
        return _plan(board, 0, foot, size, 1.0, 1)
    plans = [
        _plan(board, others, foot, size, share, columns)
        for share in _SHARES
        for columns in range(1, min(3, others) + 1)
    ]
    if others == 1:
        plans.append(_side_by_side(board, foot, size))
    return max(plans, key=lambda plan: plan.small**_REGARD / plan.whole.width())


def _side_by_side(board: QRectF, foot: float, size: QSizeF) -> FinalPlan:
    """Two boards of one size at one height."""
    aspect = max(0.2, size.width() / max(1.0, size.height()))
    wide, tall = 2 * (board.width() + _GAP + _EDGE), board.height() + foot + 2 * _EDGE
    width = max(wide, tall * aspect)
    whole = QRectF(0, 0, width, width / aspect)
    middle = whole.center() - QPointF(0, foot / 2) - board.center()
    away = QPointF(min(width / 4, board.width()), 0)
    return FinalPlan(whole, middle - away, (middle + away,), 1.0)


def _plan(
    board: QRectF, others: int, foot: float, size: QSizeF, share: float, columns: int
) -> FinalPlan:
    aspect = max(0.2, size.width() / max(1.0, size.height()))
    tall = board.height() + foot
    width = max((board.width() + 2 * _EDGE) / share, (tall + 2 * _EDGE) * aspect)
    height = width / aspect
    own = QRectF(_EDGE, _EDGE, width * share - 2 * _EDGE, height - 2 * _EDGE)
    main = own.center() - QPointF(0, foot / 2) - board.center()
    if not others:
        return FinalPlan(QRectF(0, 0, width, height), main, (), 1.0)
    rows = ceil(others / columns)
    room = QRectF(own.right() + _GAP, _EDGE, 0, own.height())
    room.setRight(width - _EDGE)
    cell = QSizeF(room.width() / columns, room.height() / rows)
    small = min((cell.width() - _GAP) / board.width(), (cell.height() - _GAP) / tall, 1.0)
    places = tuple(
        room.topLeft()
        + QPointF(
            cell.width() * (index % columns + 0.5),
            cell.height() * (index // columns + 0.5) - foot * small / 2,
        )
        - board.center() * small
        for index in range(others)
    )
    return FinalPlan(QRectF(0, 0, width, height), main, places, max(0.05, small))
