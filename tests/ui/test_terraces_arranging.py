"""Arranging the tiles of Terraces before the game, unseen by the other."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QSizeF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.rules.moves import Arrange
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.games.terraces.table.order_board import OrderAction
from harmony_desktop.games.terraces.table.shelf import Shelf
from harmony_desktop.games.terraces.table.table import TerracesTable
from harmony_desktop.ui.pages.home.page import HomePage
from harmony_desktop.ui.shell.window import Window
from tests.ui.terraces import play_on, sit

Key = Qt.Key


def press(player, name: str, number: int = 0) -> None:
    zone = "saved" if name in ("use", "remove", "suggested") else "actions"
    player.click(zone, OrderAction(name, number))


def test_two_persons_arrange_behind_the_curtain_and_play(player, qtbot: QtBot) -> None:
    """T-9"""
    page = sit(player, "person", "person", way="arranged")
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
    assert not page.table.orders.pixmap().isNull()
    first = page.timeline.viewer
    player.drag(player.at("order", 19), player.at("order", 0))
    mine = page.table.orders.order
    assert mine == (SET[-1], *SET[:-1])
    press(player, "save")
    press(player, "ready")
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    assert page.timeline.viewer == 1 - first
    page.shared_screen.open()
    assert page.table.orders.order == SET
    assert not [one for one in page.table.orders.buttons() if one.kind == "row"]
    after_a_power_cut = Shelf(page.table.services.places, page.session.path.stem)
    after_a_power_cut.load()
    assert [one.order for one in after_a_power_cut.seen_by(first)] == [mine]
    assert after_a_power_cut.seen_by(1 - first) == []
    another_game = Shelf(page.table.services.places, "another")
    another_game.load()
    assert [one.order for one in another_game.seen_by(1 - first)] == [mine]
    press(player, "reverse")
    player.press(Key.Key_E)
    assert [move.order for move in page.timeline.moves] == [mine, SET[::-1]]
    assert not page.shared_screen.closed
    assert page.table.hand == mine[:1]
    play_on(player, Random(8), moves=4)
    assert not page.shared_screen.closed
    assert page.timeline.moves[2].tile == mine[0]
    assert page.timeline.moves[4].tile == mine[1]


def test_the_table_can_be_laid_out_before_anything_is_shown(player) -> None:
    """As it is behind a curtain that is closed from the start."""
    page = sit(player, "person", "person", way="arranged")
    fresh = TerracesTable(page.timeline, page.table.services)
    # A page owns its table and takes it down in order; left to Python, Qt may call what is gone.
    fresh.setParent(page)
    assert fresh.arrange(QSizeF(900, 700)).isValid()


def test_tiles_are_put_in_order_by_keyboard(player, qtbot: QtBot) -> None:
    """T-9"""
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    page.view.setFocus()
    player.press(Key.Key_Tab, Key.Key_Return, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert page.table.orders.order[:3] == (SET[1], SET[2], SET[0])
    player.press(Key.Key_Return, Key.Key_Down, Key.Key_Escape)
    assert page.table.orders.order[:3] == (SET[1], SET[2], SET[0])
    player.press(Key.Key_Tab, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert page.table.orders.order[-1] == SET[1]
    mine = page.table.orders.order
    player.press(Key.Key_E)
    assert Arrange(mine) in page.timeline.moves


def test_a_tap_on_a_tile_and_one_on_its_new_place_are_enough(player) -> None:
    """T-9"""
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    player.tap(player.at("order", 19))
    player.tap(player.at("order", 0))
    assert page.table.orders.order == (SET[-1], *SET[:-1])


def test_orders_are_saved_used_removed_and_brought_back(player, places) -> None:
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    press(player, "shuffle")
    mine = page.table.orders.order
    press(player, "save")
    assert [one.order for one in orders.load(places)[0]] == [mine]
    press(player, "save")
    assert "already" in page.toast.text()
    press(player, "reverse")
    press(player, "use", 0)
    assert page.table.orders.order == mine
    press(player, "remove", 0)
    assert orders.load(places)[0] == []
    press(player, "bring-back")
    assert [one.order for one in orders.load(places)[0]] == [mine]
    for _ in range(orders.MOST):
        press(player, "shuffle")
        press(player, "save")
    assert len(orders.load(places)[0]) == orders.MOST
    assert "room" in page.toast.text()


def test_a_hint_proposes_an_order_that_can_be_taken(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.orders.order == SET
    press(player, "suggested")
    assert page.table.orders.order != SET
    assert sorted(page.table.orders.order) == list(SET)
    assert "order" in page.toast.text()


def test_a_damaged_file_of_orders_is_kept_and_told_of(player, places) -> None:
    file = orders.path(places)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"schema": 1, "orders": [{"saved": "2026-01-01", "order": [1]}]}')
    sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    (kept,) = (file.parent / "damaged").iterdir()
    assert str(kept) in player.window.notices.toast.text()


def test_a_game_left_while_arranging_goes_on_there(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    press(player, "shuffle")
    mine = page.table.orders.order
    page.left.emit()
    window: Window = player.window
    assert isinstance(window.page, HomePage)
    card = window.page._continue_row.itemAt(0).widget()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    player.wait_for_person()
    assert player.page.table.arranging
    assert player.page.table.orders.order == mine
    press(player, "ready")
    player.wait_for_person()
    play_on(player, Random(3), moves=2)
