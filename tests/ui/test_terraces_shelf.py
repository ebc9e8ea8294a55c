"""Saved orders of Terraces and how many there may be; what is spoken of a placement."""

from __future__ import annotations

from itertools import pairwise

import pytest

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.storage import orders
from harmony_desktop.games.terraces.table.layout import HEIGHT
from harmony_desktop.games.terraces.table.shelf import Shelf
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.languages import say
from tests.ui.player import Player


def _order(turn: int) -> tuple[int, ...]:
    return SET[turn:] + SET[:turn]


def _filled(places: Places) -> Shelf:
    """A shelf on which both players have saved all they may during one game."""
    shelf = Shelf(places, "game")
    assert shelf.load() == []
    for seat in (0, 1):
        for turn in range(orders.MOST):
            assert shelf.add(_order(2 * turn + 1 + seat), seat) is None
    return shelf


def test_only_orders_a_player_sees_count_towards_the_limit(places: Places) -> None:
    shelf = _filled(places)
    for seat in (0, 1):
        assert len(shelf.seen_by(seat)) == orders.MOST
        assert shelf.add(_order(11), seat) == texts.ORDERS_FULL
    shelf.remove(shelf.seen_by(0)[0])
    assert shelf.add(_order(11), 0) is None
    assert shelf.bring_back(0) == texts.ORDERS_FULL
    shelf.remove(shelf.seen_by(0)[0])
    assert shelf.bring_back(0) is None
    again = Shelf(places, "game")
    assert again.load() == []
    assert again.seen_by(1) == shelf.seen_by(1)


def test_in_a_later_game_all_orders_are_seen_and_one_must_go_first(places: Places) -> None:
    _filled(places)
    later = Shelf(places, "later")
    later.load()
    for left in range(orders.MOST_KEPT, orders.MOST - 1, -1):
        assert len(later.seen_by(0)) == left
        assert later.add(_order(11), 0) == texts.ORDERS_FULL
        later.remove(later.seen_by(0)[0])
    assert later.add(_order(11), 0) is None


@pytest.mark.parametrize("suggested", [False, True])
def test_as_many_orders_as_there_may_be_are_shown(
    player: Player, places: Places, suggested: bool
) -> None:
    _filled(places)
    page = player.sit_down("person", "random", game="terraces", options={"way": "arranged"})
    player.wait_for_person()
    board = page.table.orders
    if suggested:
        board.suggest(_order(3))
    boxes = [one.box for one in board.buttons() if one.kind == "row"]
    assert len(boxes) == orders.MOST_KEPT + suggested
    assert max(box.bottom() for box in boxes) <= HEIGHT
    for upper, lower in pairwise(boxes):
        assert upper.bottom() < lower.top()


def test_without_points_of_a_placement_none_are_spoken(player: Player) -> None:
    page = player.sit_down("person", "person", game="terraces")
    board = next(zone for zone in page.table.zones if zone.key == "board")
    block = next(iter(page.table.places(page.table.default_piece())))
    spot = next(spot for spot in board.spots if spot.key == block)
    move = page.table.move_to(page.table.default_piece(), block)
    scores = say(texts.preview_name(page.table.view.preview(move).points))
    assert scores in spot.name()
    player.window.context.settings.show_gains = False
    assert spot.name().endswith("level 1")
    assert scores not in spot.name()
