"""Small things about the table of Terraces that a player notices."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.table import art, rack
from harmony_desktop.games.terraces.table.layout import fit, refit
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.players.variants import variant_words
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player
from tests.ui.terraces import play_on, sit


def some_game(player: Player, moves: int = 14):
    page = sit(player, "person", "person")
    play_on(player, Random(2), moves)
    return page


def test_heights_are_seen_while_a_tile_is_held(player: Player, qtbot: QtBot) -> None:
    page = some_game(player)
    land, port = page.table.land, page.view.viewport()
    high = [square for square in land.squares.values() if square.level > 1]
    qtbot.mouseMove(port, QPoint(2, 2))
    assert not land.heights_shown
    block = next(iter(page.table.places(page.table.default_piece())))
    qtbot.mouseMove(port, player.at("board", block))
    assert sum(land.heights_shown.values()) == len(high)
    qtbot.mouseMove(port, QPoint(2, 2))
    assert not land.heights_shown


def test_heights_that_are_always_shown_are_not_shown_twice(player: Player, qtbot: QtBot) -> None:
    page = some_game(player)
    player.press(Qt.Key.Key_N)
    block = next(iter(page.table.places(page.table.default_piece())))
    qtbot.mouseMove(page.view.viewport(), player.at("board", block))
    assert page.table.land.ghost_shown
    assert not page.table.land.heights_shown


def test_the_gain_of_a_tile_replaces_the_points_of_regions(player: Player, qtbot: QtBot) -> None:
    page = some_game(player)
    labels, port = page.table.labels, page.view.viewport()
    assert all(tag.opacity() == 1.0 for tag in labels.tags)
    block = next(iter(page.table.places(page.table.default_piece())))
    qtbot.mouseMove(port, player.at("board", block))
    assert labels.gain.isVisible()
    assert all(tag.opacity() == 0.0 for tag in labels.tags)
    qtbot.mouseMove(port, QPoint(2, 2))
    assert not labels.gain.isVisible()
    assert all(tag.opacity() == 1.0 for tag in labels.tags)


def test_regions_that_do_not_count_are_one_folded_line(player: Player, qtbot: QtBot) -> None:
    """T-8"""
    page = some_game(player)
    head = page.side.scores.topLevelItem(0)
    regions = page.timeline.view().regions(0)
    assert len(regions) > 2
    assert head.childCount() == 2
    fold = head.child(1)
    assert fold.childCount() == len(regions) - 1
    assert not fold.isExpanded()
    assert str(len(regions) - 1) in fold.text(0)
    player.window.context.languages.use("de")
    qtbot.waitUntil(lambda: head.child(1).text(0).startswith("Nicht gewertet"))


@pytest.mark.parametrize("language", ["en", "fa", "uk", "de"])
def test_no_button_of_the_order_lies_over_another(
    language: str, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    player = Player(open_window(language), qtbot)
    page = sit(player, "person", "person", way="arranged")
    orders = page.table.orders
    for width in (820.0, 1000.0, 1400.0):
        orders.set_width(width)
        orders._shelf.removed = None
        for removed in (False, True):
            if removed:
                orders._answer(orders._shelf.add(orders.order, 0))
                orders._answer(orders._shelf.remove(orders._shelf.seen_by(0)[0]))
            boxes = [button.box for button in orders._helpers()]
            assert len(boxes) == 5 + removed
            assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_an_unfinished_game_names_its_variant_on_home(player: Player, qtbot: QtBot) -> None:
    some_game(player, 3)
    home = player.window.home
    player.window.navigation.show_home()
    qtbot.waitUntil(lambda: bool(home.running))
    (card,) = home.running.values()
    shown = " ".join(label.text() for label in card.findChildren(QLabel))
    assert variant_words("terraces", {"way": "column"}) in shown


def hinted_turn(page: TablePage) -> int:
    """Have a hint shown whose tile is turned differently from the one in the hand."""
    own = page.table.placing.rotation
    lays = [move for move in page.timeline.view().legal_moves() if isinstance(move, Lay)]
    lay = next(move for move in lays if move.turn != own)
    page.session.bots.hinted.emit([Suggestion(lay, 1.0)])
    assert page.table.placing.rotation == lay.turn
    return lay.turn


def test_a_hint_gives_way_to_a_tile_that_is_aimed_elsewhere(player: Player, qtbot: QtBot) -> None:
    page = some_game(player, 4)
    table, port = page.table, page.view.viewport()
    turn = hinted_turn(page)
    hinted = table.hint[0].move
    assert not table.hint_marks.stands_back
    there = art.block_of(hinted.x, hinted.y, turn)
    other = next(block for block in table.places(table.default_piece()) if block != there)
    qtbot.mouseMove(port, player.at("board", other))
    assert table.land.ghost_shown
    assert table.hint_marks.stands_back
    qtbot.mouseMove(port, QPoint(2, 2))
    assert not table.hint_marks.stands_back


def test_the_landscape_that_has_moved_for_a_tile_does_not_move_for_the_next() -> None:
    area = QRectF(264, 14, 800, 712)
    before, bounds, moved = fit((0, 0, 2, 1), area), (0, 0, 2, 1), 0
    for turn in range(40):
        west, north, width, height = bounds
        bounds = (
            (west - 1, north, width + 1, height),
            (west, north - 1, width, height + 1),
            (west, north, width + 1, height),
            (west, north, width, height + 1),
        )[turn % 4]
        after = refit(before, bounds, area)
        if after != before:
            moved += 1
            for west, north in ((-1, 0), (0, -1), (0, 0)):
                wider = (bounds[0] + west, bounds[1] + north, bounds[2] + 1, bounds[3] + 1)
                assert refit(after, wider, area) == after
        before = after
    assert 0 < moved <= 10


def test_no_value_of_a_region_lies_below_a_hinted_tile(player: Player) -> None:
    page = some_game(player, 8)
    for lay in page.timeline.view().legal_moves()[::7]:
        page.session.bots.hinted.emit([Suggestion(lay, 1.0)])
        (frame,) = [ghost.target.boundingRect() for _, ghost in page.table.hint_marks.shown]
        for tag in page.table.labels.tags:
            assert not tag.isVisible() or not tag.sceneBoundingRect().intersects(frame)


def test_a_hint_that_is_closed_gives_back_the_turn_of_the_player(player: Player) -> None:
    page = some_game(player, 4)
    player.press(Qt.Key.Key_R, Qt.Key.Key_R)
    hinted_turn(page)
    player.press(Qt.Key.Key_Escape)
    assert not page.table.hint
    assert page.table.placing.rotation == 2


def test_a_tile_turned_while_a_hint_is_shown_stays_so_when_it_is_closed(player: Player) -> None:
    page = some_game(player, 4)
    turn = hinted_turn(page)
    player.press(Qt.Key.Key_R, Qt.Key.Key_Escape)
    assert page.table.placing.rotation == (turn + 1) % 4
    page.play(next(move for move in page.timeline.view().legal_moves()))
    assert page.table.placing.rotation == 0


def test_a_turn_begins_with_nothing_aimed_at(player: Player) -> None:
    """Where the last tile was laid by key, the next one neither fails nor shows its points."""
    page = sit(player, "person", "person")
    laid = 0
    while laid < 4:
        page.table.focus_on("board", next(iter(page.table.places(page.table.default_piece()))))
        assert page.table.land.ghost_shown
        player.press(Qt.Key.Key_Return)
        laid += 1
        assert len([move for move in page.timeline.moves if isinstance(move, Lay)]) == laid
        assert page.table.focus is not None
        assert not page.table.land.ghost_shown
        assert not page.table.labels.gain.isVisible()
        player.press(Qt.Key.Key_Return)  # only shows what is there
        assert len([move for move in page.timeline.moves if isinstance(move, Lay)]) == laid
        assert page.table.land.ghost_shown


def test_the_card_of_the_last_move_stays_in_its_corner(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    land = some_game(player, 4).table.land
    taken: list[QPointF] = []
    monkeypatch.setattr(type(land), "_is_free", lambda _, area: area.topLeft() not in taken)
    size = QSizeF(200, 90)
    first = land.free_corner(size, 4)
    taken.append(first.topLeft())
    second = land.free_corner(size, 4)
    assert second != first
    taken.clear()
    assert land.free_corner(size, 4) == second


def test_places_on_top_look_different_from_places_on_the_table(player: Player) -> None:
    page = some_game(player)
    table = page.table
    places = table.places(table.default_piece())
    shown = {
        on_top: {item.pos().toTuple() for item in marks.shown}
        for (turn, on_top), marks in table.land._places.items()
        if turn == table.placing.rotation
    }
    for on_top in (False, True):
        wanted = [(block, level) for block, level in places.items() if (level > 1) == on_top]
        assert shown[on_top] == {art.block_middle(*one).toTuple() for one in wanted}
    assert all(shown.values())


def test_names_grow_with_the_text(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    own, sizes = some_game(player, 1).table.own_rack, list[int]()
    draw = rack.fitted

    def noted(*args: object) -> tuple[QFont, str]:
        font, shown = draw(*args)
        sizes.append(font.pixelSize())
        return font, shown

    monkeypatch.setattr(rack, "fitted", noted)
    for scale in (1.0, 1.5):
        monkeypatch.setattr(rack, "text_scale", lambda scale=scale: scale)
        paint(rack.RACK, 1.0, partial(own._draw_head, name="Ana", face="fox", points="60"))
    assert sizes[1] > sizes[0]


def test_the_bar_does_not_describe_the_tile_that_is_seen(player: Player) -> None:
    page = player.sit_down("person", "easy", game="terraces", options={"way": "column"})
    player.wait_for_person()
    tile = say(texts.tile_name(0, page.table.hand[0]))
    assert page.bar.prompt.text().startswith("Lay your tile")
    assert tile not in page.bar.prompt.text()
    assert tile in page.status.line(), "a listener is told"
    page = sit(player, "person", "person")
    name = page.table.name_of(page.timeline.state.to_move)
    assert name in page.bar.prompt.text(), "one of several is called by name"
