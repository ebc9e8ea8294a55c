"""Terraces played in the window: laying, turning and picking, by mouse and by keyboard."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import footprint
from harmony_desktop.games.terraces.rules.game import GAME
from harmony_desktop.games.terraces.rules.moves import Lay, Pick
from harmony_desktop.games.terraces.table import art
from harmony_desktop.ui.pages.end.page import EndPage
from tests.ui.terraces import any_move, play_on, sit, turn_to

Key = Qt.Key


def the_end(player, qtbot: QtBot) -> EndPage:
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))
    return player.window.page


def test_two_persons_play_a_whole_game_by_mouse_in_persian(persian, qtbot: QtBot) -> None:
    """T-3, T-4, T-5, T-6, T-8"""
    page = sit(persian, "person", "person")
    play_on(persian, Random(4))
    assert len(page.timeline.state.laid) == 40
    end = the_end(persian, qtbot)
    best = [page.timeline.state.score(seat).total for seat in (0, 1)]
    assert end.outcome.text().count("=") == 2
    (result,) = persian.window.context.results.latest(5)
    assert list(result.scores) == best


def test_equal_best_regions_are_a_draw_and_nobody_is_cheered(
    player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T-8"""
    state, dice, moves = GAME.start(2, {}, 8), Random(8), []
    while state.to_move is not None:
        legal = state.legal_moves()
        moves.append(legal[int(dice.random() * len(legal))])
        state = state.play(moves[-1])
    assert state.winners() == (0, 1)
    page = player.sit_down("person", "person", game="terraces", seed=8, moves=moves[:-1])
    heard: list[str] = []
    sounds = player.window.context.sounds
    monkeypatch.setattr(sounds, "play", lambda name, material=None: heard.append(name))
    page.session.play(moves[-1])
    assert the_end(player, qtbot).headline.text().startswith("A draw between")
    assert "win" not in heard


def test_a_player_has_the_colour_that_was_chosen(player) -> None:
    """T-12"""
    for colour, colours in (("red", ["red", "green"]), ("green", ["green", "red"])):
        page = player.sit_down("person", "person", game="terraces", options={"colour": colour})
        assert [seat.colour for seat in page.timeline.seats] == colours


@pytest.mark.parametrize("way", ["blind", "open-hand"])
def test_the_other_ways_are_played_to_the_end_against_a_bot(player, qtbot: QtBot, way: str) -> None:
    """T-10, T-11"""
    page = sit(player, "person", "random", way=way)
    play_on(player, Random(7), moves=4)
    dice = Random(3)
    while len(page.timeline.state.laid) < 34:
        player.wait_for_person()
        page.session.play(any_move(page, dice))
    play_on(player, dice)
    assert len(page.timeline.state.laid) == 40
    the_end(player, qtbot)


def test_a_game_by_keyboard_alone(player) -> None:
    """Tab, Enter, R and the arrows lay tiles; where one may lie is found by going there."""
    page = sit(player, "person", "person")
    page.view.setFocus()
    for count in range(5):
        player.press(Key.Key_Tab)
        if page.table.focused[0].key != "tray":
            page.table.focus_on("tray")
        player.press(Key.Key_Return)
        assert page.table.placing.holding
        assert page.table.focused[0].key == "board"
        walk_to_legal(player, count)
        player.press(Key.Key_Return)
        assert len(page.timeline.moves) == count + 1


def test_the_frame_of_the_keyboard_turns_with_the_tile(player, monkeypatch) -> None:
    table = sit(player, "person", "person").table
    shown = []
    monkeypatch.setattr(table.land, "show_focus", lambda tile, colour: shown.append(tile))
    for hold in (False, True):
        table.focus_on("board")
        if hold:
            table.placing.pick_up(0)
            table.focus_on("board")
        for _ in range(2):
            player.press(Key.Key_R)
            block, turn = table.focused[1].key, table.placing.rotation
            assert shown[-1][:3] == (*art.corner_in(block, turn), turn)


def test_the_frame_of_the_keyboard_lies_on_the_tile_just_laid(player, monkeypatch) -> None:
    """It hung above, where the next tile would lie, before anybody had pressed a key."""
    page = sit(player, "person", "person")
    shown = []
    monkeypatch.setattr(page.table.land, "show_focus", lambda tile, colour: shown.append(tile))
    page.view.setFocus()
    player.press(Key.Key_Tab, Key.Key_Return)
    walk_to_legal(player, 0)
    assert shown[-1][3] == 1
    block = page.table.focused[1].key
    player.press(Key.Key_Return)
    assert len(page.timeline.moves) == 1
    assert page.table.focused[1].key == block
    assert shown[-1][3] == 1
    player.press(Key.Key_Up, Key.Key_Down)
    assert page.table.focused[1].key == block
    assert shown[-1][3] == 2


def test_the_ghost_goes_when_the_keyboard_leaves_the_board(player) -> None:
    page = sit(player, "person", "person")
    page.view.setFocus()
    player.press(Key.Key_Tab, Key.Key_Tab)
    assert page.table.focused[0].key == "board"
    assert page.table.land.ghost_shown
    player.press(Key.Key_Tab)
    assert page.table.focused[0].key == "players"
    assert not page.table.land.ghost_shown


def walk_to_legal(player, count: int) -> None:
    """Turn the tile, then go in one direction until it may lie there."""
    table = player.page.table
    for _ in range(count % 4):
        player.press(Key.Key_R)
    way = (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up)[count % 4]
    for _ in range(40):
        spot = table.focused[1]
        if table.judge(0, spot.key, table.placing.rotation) is None:
            return
        player.press(way)
        if table.focused[1] is spot:
            way = Key.Key_Up if way in (Key.Key_Right, Key.Key_Left) else Key.Key_Left
    raise AssertionError("no legal place found")


def test_the_blind_tiles_can_be_picked_by_keyboard(player) -> None:
    """T-10"""
    page = sit(player, "person", "person", way="blind")
    page.view.setFocus()
    player.press(Key.Key_Tab, Key.Key_Right, Key.Key_Return)
    (move,) = page.timeline.moves
    assert isinstance(move, Pick)
    assert len(page.table.hand) == 1


def test_the_wheel_and_the_button_turn_the_tile(player, qtbot: QtBot) -> None:
    """T-3"""
    page = sit(player, "person", "person")
    port, table = page.view.viewport(), page.table
    point = player.at("board")
    qtbot.mouseMove(port, point)
    player.wheel(-120, point)
    assert table.placing.rotation == 1
    player.wheel(120, point)
    assert table.placing.rotation == 0
    player.wheel(-240, point)
    assert table.placing.rotation == 2
    for _ in range(8):
        player.wheel(30, point)
    assert table.placing.rotation == 0
    player.press(Key.Key_R)
    qtbot.keyClick(page.view, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.placing.rotation == 0
    button = table.own_rack._turn.scenePos()
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=page.view.mapFromScene(button))
    assert table.placing.rotation == 1
    player.click("tray")
    assert table.placing.rotation == 1
    player.wheel(-120, point)
    assert table.placing.rotation == 2


def test_a_tile_near_a_legal_place_snaps_to_it(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "person")
    table = page.table
    block = next(iter(table.places(table.default_piece())))
    beside = player.at("board", block) + QPoint(9, 7)
    qtbot.mouseMove(page.view.viewport(), beside)
    assert table.land.ghost_shown
    assert table.labels.gain.isVisible()
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    (move,) = page.timeline.moves
    assert art.block_of(move.x, move.y, move.turn) == block


def test_pointing_at_a_square_of_a_legal_place_means_that_place(player) -> None:
    page = sit(player, "person", "person")
    table = page.table
    good, turn = table.places(table.default_piece()), table.placing.rotation
    for block, level in good.items():
        for x, y in footprint(*art.corner_in(block, turn), turn):
            middle = art.top_left(x, y, level) + QPointF(art.SIDE, art.SIDE) / 2
            found = table.land.block_at(table.land.fit.to_scene(middle), good, turn)
            assert found in good, (block, x, y)
            assert (x, y) in footprint(*art.corner_in(found, turn), turn)


@pytest.mark.parametrize("square", range(3))
def test_the_square_a_tile_is_held_by_lands_where_it_is_dropped(player, square: int) -> None:
    page = sit(player, "person", "person")
    table = page.table
    turn = table.placing.rotation
    start = table.own_rack.tile_spots()[0].centre
    _, size = table.own_rack.tile_places()[0]
    start += art.square_offset(turn, square) * size
    for block, level in table.places(0).items():
        x, y = footprint(*art.corner_in(block, turn), turn)[square]
        middle = art.top_left(x, y, level) + QPointF(art.SIDE, art.SIDE) / 2
        table.placing.pick_up(0)
        table.follow(start)
        table.follow(table.land.fit.to_scene(middle))
        assert table.place_at(table.land.fit.to_scene(middle)) == block
        table.placing.put_back()


def test_every_point_of_a_glowing_place_means_it(player) -> None:
    page = sit(player, "person", "person")
    table = page.table
    turn = table.placing.rotation
    for block, level in table.places(0).items():
        table.point_at((), [[table.move_to(0, block)]])
        for x, y in footprint(*art.corner_in(block, turn), turn):
            for dx, dy in ((0.1, 0.1), (0.5, 0.5), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
                point = art.top_left(x, y, level) + QPointF(dx, dy) * art.SIDE
                assert table.place_at(table.land.fit.to_scene(point)) == block


REFUSALS = {"not-touching": ((4, 3), 0), "overlap": ((-1, -1), 3), "gap": ((0, 0), 1)}
"""Blocks and turns that cannot be, beside the start tile alone."""


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_bad_place_says_why(persian, reason: str) -> None:
    """T-4, T-5"""
    block, turn = REFUSALS[reason]
    page = sit(persian, "person", "person")
    table = page.table
    problem = page.timeline.view().problem(
        table.view.seat, table.hand[0], *art.corner_in(block, turn), turn
    )
    assert problem.reason == reason
    turn_to(persian, turn)
    persian.click("tray")
    table.placing.aim(block)
    table.placing.drop()
    assert page.timeline.moves == []
    assert page.toast.text() == table.judge(0, block, turn)
    assert not page.toast.text().isascii()
    assert not table.placing.holding


def refusing_game(reason: str) -> tuple[int, list[Lay], Lay]:
    """A deal, moves of its game, and a tile that may not lie somewhere after them, for a reason."""
    for seed in range(40):
        state, dice, moves = GAME.start(2, {}, seed), Random(seed), []
        while len(moves) < 14:
            view = state.view(state.on_turn)
            tile = view.hands[view.seat][0]
            for x, y in ((x, y) for x in range(-4, 6) for y in range(-4, 6)):
                problem = view.problem(view.seat, tile, x, y, 0)
                if problem is not None and problem.reason == reason:
                    return seed, moves, Lay(tile, x, y, 0)
            choice = view.legal_moves()
            moves.append(choice[int(dice.random() * len(choice))])
            state = state.play(moves[-1])
    raise AssertionError(reason)


@pytest.mark.parametrize("reason", ["uneven", "one-tile", "red-on-green", "green-on-red"])
def test_dropping_a_tile_where_it_may_not_rise_says_why(player, reason: str) -> None:
    """T-5"""
    seed, moves, bad = refusing_game(reason)
    page = sit(player, "person", "person", seed=seed)
    for move in moves:
        page.session.play(move)
    block = art.block_of(bad.x, bad.y, bad.turn)
    player.press(Key.Key_Tab, Key.Key_Return)
    page.table.focus_on("board", block)
    assert page.table.land._faults.shown
    player.press(Key.Key_Return)
    assert len(page.timeline.moves) == len(moves)
    spoken = page.toast.text()
    assert spoken
    told = texts.REASONS[reason].split("{")[0]
    assert spoken.startswith(told)


def test_a_tile_dropped_beside_everything_goes_back(player) -> None:
    page = sit(player, "person", "person")
    player.drag(player.at("tray"), QPoint(page.view.viewport().width() - 3, 3))
    assert page.timeline.moves == []
    assert not page.table.placing.holding
    player.click("tray")
    player.press(Key.Key_Escape)
    assert not page.table.placing.holding


def test_a_finger_sees_the_ghost_before_it_lays(player) -> None:
    page = sit(player, "person", "person")
    block = next(iter(page.table.places(page.table.default_piece())))
    for expected in (0, 1):
        player.tap(player.at("board", block))
        assert len(page.timeline.moves) == expected
    page = sit(player, "person", "person", way="open-hand")
    player.tap(player.at("tray", 1))
    assert page.table.placing.piece == 1
    block = next(iter(page.table.places(1)))
    for expected in (0, 1):
        player.tap(player.at("board", block))
        assert len(page.timeline.moves) == expected


def test_a_finger_turns_the_tile_it_has_aimed_with(player) -> None:
    """T-3: the button turns, and letting go of it lays nothing."""
    page = sit(player, "person", "person", way="open-hand")
    table = page.table
    player.tap(player.at("tray", 1))
    player.tap(player.at("board", next(iter(table.places(1)))))
    player.tap(page.view.mapFromScene(table.own_rack._turn.scenePos()))
    assert table.placing.piece == 1
    assert table.placing.rotation == 1
    assert page.timeline.moves == []


def test_the_tile_on_the_rack_is_whole_again_though_its_flight_home_was_cut(player, qtbot) -> None:
    player.window.context.change("animation", "normal")
    page = sit(player, "person", "person")
    tile, port = page.table.own_rack._hand[0], page.view.viewport()
    player.drag(player.at("tray"), QPoint(port.width() - 3, 3))
    assert tile.opacity() < 1
    qtbot.mouseMove(port, player.at("players", 0))
    assert not page.table.held.isVisible()
    assert tile.opacity() == 1


def test_a_tile_stays_in_the_hand_when_heights_are_shown(player, qtbot) -> None:
    page = sit(player, "person", "person")
    table = page.table
    player.click("tray")
    qtbot.mouseMove(page.view.viewport(), player.at("board"))
    assert table.land.ghost_shown
    for _ in range(2):
        player.press(Key.Key_N)
        assert table.placing.piece == 0
        assert table.held.isVisible()
        assert table.land.ghost_shown
        assert table.own_rack._hand[0].opacity() < 1


def test_a_hovering_tile_goes_when_the_pointer_leaves_the_table(player, qtbot) -> None:
    page = sit(player, "person", "person")
    for zone in ("tray", "board"):
        qtbot.mouseMove(page.view.viewport(), player.at(zone))
    assert page.table.land.ghost_shown
    QApplication.sendEvent(page.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not page.table.land.ghost_shown
    assert not page.table.held.isVisible()


def test_undo_takes_a_tile_off_in_practice_and_says_why_not_otherwise(player) -> None:
    page = sit(player, "person", "person", practice=True)
    play_on(player, Random(1), moves=2)
    player.press(Key.Key_U)
    assert len(page.timeline.moves) == 1
    assert len(page.table.land.lying) == 1
    page.redo()
    assert len(page.table.land.lying) == 2
    page = sit(player, "person", "person")
    play_on(player, Random(1), moves=1)
    player.press(Key.Key_U)
    assert len(page.timeline.moves) == 1
    assert page.toast.text()


def test_a_second_click_on_the_spot_does_not_lay_the_tile_of_the_next_turn(player) -> None:
    page = sit(player, "person", "person")
    move = any_move(page, Random(4))
    assert isinstance(move, Lay)
    turn_to(player, move.turn)
    spot = ("board", art.block_of(move.x, move.y, move.turn))
    view = page.view
    point = view.viewport().mapToGlobal(player.at(*spot))
    page.table._clicked_at = QPointF(point)
    player.click(*spot)
    assert not page.timeline.moves
    player.click(*spot)
    assert page.timeline.moves == [move]
