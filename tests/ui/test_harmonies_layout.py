"""Where things lie on the table of Harmonies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.cards import chip_grid
from harmony_desktop.games.harmonies.table.layout import (
    HarmoniesLayout,
    make_final_plan,
    make_plan,
)
from harmony_desktop.games.harmonies.table.players import in_a_line, in_lines
from harmony_desktop.games.harmonies.table.trays import BAG_RECT, CENTRAL_RECTS, HAND_RECT
from tests.ui.harmonies import Hand

LAPTOP, DESKTOP = QSizeF(1280, 752), QSizeF(1920, 1032)
"""What the table gets of a window of 1280 × 800 and of 1920 × 1080."""
DRAWER = QSizeF(960, 752)
"""What is left of the former while the drawer is open."""


def _boards(plan: HarmoniesLayout, side: str) -> list[QRectF]:
    """The boards, one's own first."""
    places = [(plan.board, plan.board_scale), *((one.board, one.scale) for one in plan.neighbours)]
    rect = art.board_rect(side)
    return [QRectF(rect.topLeft() * scale + at, rect.size() * scale) for at, scale in places]


@pytest.mark.parametrize(
    ("size", "side", "others", "least"),
    [
        (DRAWER, "A", 3, 140),
        (DRAWER, "B", 3, 140),
        (LAPTOP, "A", 3, 165),
        (LAPTOP, "B", 3, 165),
        (LAPTOP, "A", 1, 200),
        (DESKTOP, "A", 3, 250),
        (DESKTOP, "B", 3, 230),
        (DESKTOP, "A", 2, 250),
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
    area = own.width() * own.height() * pixels**2 / (size.width() * size.height())
    assert area > 0.27, "not at the cost of one's own"


@pytest.mark.parametrize("others", [0, 1, 2, 3])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("shape", [(700, 900), (960, 742), (1600, 1020), (2200, 900)])
def test_nothing_on_the_table_overlaps(shape: tuple[int, int], side: str, others: int) -> None:
    plan = make_plan(QSizeF(*shape), side, 5 if others else 3, others)
    boards = _boards(plan, side)
    spaces = 5 if others else 3
    trays = [
        _around(plan.central, CENTRAL_RECTS[spaces].size() * plan.tray_scale),
        _around(plan.hand, HAND_RECT.size() * plan.tray_scale),
        _around(plan.bag, BAG_RECT.size() * plan.bag_scale),
    ]
    cards = [_around(at, card_art.FACE.size() * plan.row_scale) for at in plan.row]
    cards += [_around(at, card_art.FACE.size() * plan.own_scale) for at in plan.own]
    things = [*boards, *trays, *cards, plan.foot]
    for index, one in enumerate(things):
        assert plan.whole.contains(one)
        assert not any(one.intersects(other) for other in things[:index])


def _around(at: QPointF, size: QSizeF) -> QRectF:
    area = QRectF(QPointF(), size)
    area.moveCenter(at)
    return area


def test_everything_stays_inside_the_window(hand: Hand) -> None:
    for count, side in ((1, "A"), (2, "B"), (4, "A")):
        page = hand.sit_down("person", *["easy"] * (count - 1), options={"side": side})
        for size in ((1280, 800), (1700, 800)):
            hand.player.window.resize(*size)
            # The table is fitted once all widgets have found their places.
            QApplication.processEvents()
            port = page.view.viewport().rect().adjusted(-6, -6, 6, 6)
            table = page.table
            items = [*table.boards, *table.cards.lying("row"), *table.cards.slots]
            items += [table.central, table.hand, table.bag]
            for item in items:
                box = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                assert port.contains(box), (count, side, size, item)


def test_a_neighbour_with_a_long_name_and_many_cards_stays_readable(hand: Hand) -> None:
    table = hand.sit_down("person", "easy", "easy").table
    name = "Anneliese-Marie"
    width = table.plan.neighbours[0].name_width
    table.name_of = lambda seat: name
    table.restyle()
    assert name in table.players.plates[1]._key
    columns, size = chip_grid(7, QSizeF(width, 52))
    assert columns == 7
    assert size > 0.6


def test_name_and_facts_share_the_room_they_have(hand: Hand) -> None:
    table = hand.sit_down("person", "easy").table
    table.name_of = lambda seat: "Комп'ютер (Середній)"
    table.restyle()
    players = table.players
    parts = [players.plates[0], players.facts]
    assert table.name_of(0) in players.plates[0]._key
    sizes = [(part, QSizeF(200, 40)) for part in parts]
    in_a_line(sizes, QRectF(0, 0, 300, 46))
    assert (parts[0].scale(), parts[0].x(), parts[1].x()) == (0.75, 75.0, 225.0)
    in_lines(sizes, QRectF(0, 0, 180, 120))
    assert (parts[0].scale(), parts[0].y(), parts[1].y()) == (0.9, 18.0, 54.0)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_large_letters_below_the_board_stay_inside_the_window(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    page.context.change("text_size", 200)
    page.window().setMinimumSize(0, 0)
    page.window().resize(900, 768)
    for _ in range(4):
        QApplication.processEvents()
    table = page.table
    for item in (table.players.plates[0], table.players.facts):
        assert table.plan.whole.contains(item.scene_area)


@pytest.mark.usefixtures("qapp")
def test_below_two_final_boards_names_and_cards_stand_in_one_line() -> None:
    plan = make_final_plan(QSizeF(756, 440), "A", 5, 1)
    (other,) = plan.neighbours
    assert other.scale == pytest.approx(plan.board_scale)
    assert other.name.y() == pytest.approx(plan.foot.center().y())
    assert other.chips.top() == pytest.approx(plan.chips.top())
