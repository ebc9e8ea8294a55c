"""Where things lie on the table of Harmonies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.layout import Plan, make_plan

LAPTOP, DESKTOP = QSizeF(960, 742), QSizeF(1600, 1020)
"""What the table gets of a window of 1280 × 800 and of 1920 × 1080."""


def _boards(plan: Plan, side: str) -> list[QRectF]:
    """The boards, one's own first."""
    places = [(plan.board, plan.board_scale), *((one.board, one.scale) for one in plan.neighbours)]
    rect = art.board_rect(side)
    return [QRectF(rect.topLeft() * scale + at, rect.size() * scale) for at, scale in places]


@pytest.mark.parametrize(
    ("size", "side", "others", "least"),
    [
        (LAPTOP, "A", 3, 115),
        (LAPTOP, "B", 3, 128),
        (DESKTOP, "A", 3, 220),
        (DESKTOP, "B", 3, 190),
        (DESKTOP, "A", 2, 165),
    ],
)
def test_the_other_boards_are_large_enough_to_be_read(
    size: QSizeF, side: str, others: int, least: float
) -> None:
    plan = make_plan(size, side, 5, others)
    pixels = size.width() / plan.whole.width()
    own, *rest = _boards(plan, side)
    assert min(board.width() for board in rest) * pixels > least
    assert len({round(board.width(), 3) for board in rest}) == 1, "all of one size"
    assert own.width() * pixels > 0.45 * size.width(), "not at the cost of one's own"


@pytest.mark.parametrize("others", [0, 1, 2, 3])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("shape", [(700, 900), (960, 742), (1600, 1020), (2200, 900)])
def test_nothing_on_the_table_overlaps(shape: tuple[int, int], side: str, others: int) -> None:
    plan = make_plan(QSizeF(*shape), side, 5 if others else 3, others)
    boards = _boards(plan, side)
    supply = QRectF(QPointF(), QSizeF(208, 68) * plan.supply_scale)
    supply.moveCenter(plan.supply)
    foot = QRectF(0, 0, plan.foot_width, 30)
    foot.moveCenter(plan.foot)
    things = [*boards, supply, foot]
    for place, one in enumerate(things):
        assert plan.whole.contains(one)
        assert not any(one.intersects(other) for other in things[:place])
