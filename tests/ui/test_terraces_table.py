"""Terraces in the window: laying, turning, picking and arranging, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.components import SET
from harmony_desktop.games.terraces.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.rules import GAME
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.items import InHand, _fitted
from harmony_desktop.games.terraces.table.panels import Action
from harmony_desktop.games.terraces.table.scene import Table
from harmony_desktop.games.terraces.table.shelf import Shelf
from harmony_desktop.games.terraces.view import Placed
from harmony_desktop.storage import orders
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.pages.home import HomePage
from harmony_desktop.ui.rules_page import RulesPage
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.window import Window

Key = Qt.Key


def sit(player, *kinds: str, way: str = "column", **changes: object) -> TablePage:
    return player.sit_down(*kinds, game="terraces", options={"way": way}, **changes)


def turn_to(player, turn: int) -> None:
    """Turn the tile in the hand with R."""
    while player.page.table.tile_turn != turn:
        player.press(Key.Key_R)


def lay(player, move: Lay, drag: bool = False) -> None:
    """Lay a tile as a person would: take it up, turn it, and put it down."""
    page = player.page
    turn_to(player, move.turn)
    piece = InHand(page.table.hand.index(move.tile))
    block = art.block_of(move.x, move.y, move.turn)
    if drag:
        player.drag(player.at("tray", piece), player.at("board", block))
        return
    if page.table.default_piece() != piece:
        player.click("tray", piece)
    player.click("board", block)


def any_move(page: TablePage, dice: Random) -> Lay | Pick:
    moves = page.session.view().legal_moves()
    return moves[int(dice.random() * len(moves))]


def play_on(player, dice: Random, moves: int | None = None) -> None:
    """Play by mouse for every person until the end, or for so many moves of persons."""
    page, count = player.page, 0
    while not page.session.over and count != moves:
        player.wait_for_person()
        if page.session.over:
            break
        move = any_move(page, dice)
        before = len(page.session.moves)
        if isinstance(move, Pick):
            player.click("tray", move)
        else:
            lay(player, move, drag=count % 3 == 0)
        assert page.session.moves[before] == move
        count += 1


def the_end(player, qtbot: QtBot) -> EndPage:
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage), timeout=5000)
    return player.window.page


def test_two_persons_play_a_whole_game_by_mouse_in_persian(persian, qtbot: QtBot) -> None:
    """T-3, T-4, T-5, T-6, T-8"""
    page = sit(persian, "person", "person")
    play_on(persian, Random(4))
    assert len(page.session.state.laid) == 40
    end = the_end(persian, qtbot)
    best = [page.session.state.score(seat).total for seat in (0, 1)]
    assert end._outcome.text().count("=") == 2
    (result,) = persian.window.context.results.latest(5)
    assert list(result.scores) == best


@pytest.mark.parametrize("way", ["blind", "open-hand"])
def test_the_other_ways_are_played_to_the_end_against_a_bot(player, qtbot: QtBot, way: str) -> None:
    """T-10, T-11"""
    page = sit(player, "person", "random", way=way)
    play_on(player, Random(7), moves=4)
    dice = Random(3)
    while len(page.session.state.laid) < 34:
        player.wait_for_person()
        page.session.play(any_move(page, dice))
    play_on(player, dice)
    assert len(page.session.state.laid) == 40
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
        assert len(page.session.moves) == count + 1


def test_the_frame_of_the_keyboard_turns_with_the_tile(player, monkeypatch) -> None:
    table = sit(player, "person", "person").table
    shown = []
    monkeypatch.setattr(table.land, "show_focus", lambda tile, colour: shown.append(tile))
    for hold in (False, True):
        table.focus_on("board")
        if hold:
            table.placing.pick_up(InHand(0))
            table.focus_on("board")
        for _ in range(2):
            player.press(Key.Key_R)
            block = table.focused[1].key
            assert shown[-1] == (*art.corner_in(block, table.tile_turn), table.tile_turn)


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
        if table.judge(InHand(0), spot.key, table.tile_turn) is None:
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
    (move,) = page.session.moves
    assert isinstance(move, Pick)
    assert len(page.table.hand) == 1


def test_the_wheel_and_the_button_turn_the_tile(player, qtbot: QtBot) -> None:
    """T-3"""
    page = sit(player, "person", "person")
    port, table = page.view.viewport(), page.table
    point = player.at("board")
    qtbot.mouseMove(port, point)
    wheel(port, point, -120)
    assert table.tile_turn == 1
    wheel(port, point, 120)
    assert table.tile_turn == 0
    wheel(port, point, -240)
    assert table.tile_turn == 2
    for _ in range(8):
        wheel(port, point, 30)
    assert table.tile_turn == 0
    player.press(Key.Key_R)
    qtbot.keyClick(page.view, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.tile_turn == 0
    from harmony_desktop.games.terraces.table.items import turn_place

    button = table.racks[table.view.seat].pos() + turn_place(1)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=page.view.mapFromScene(button))
    assert table.tile_turn == 1
    player.click("tray")
    assert table.placing.rotation == 1
    wheel(port, point, -120)
    assert table.tile_turn == table.placing.rotation == 2


def wheel(port, point: QPoint, steps: int) -> None:
    event = QWheelEvent(
        QPointF(point),
        QPointF(port.mapToGlobal(point)),
        QPoint(),
        QPoint(0, steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def test_a_tile_near_a_legal_place_snaps_to_it(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "person")
    table = page.table
    block = next(iter(table.places(table.default_piece())))
    beside = player.at("board", block) + QPoint(9, 7)
    qtbot.mouseMove(page.view.viewport(), beside)
    assert table.land.ghost_shown
    assert table.gain.isVisible()
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    (move,) = page.session.moves
    assert art.block_of(move.x, move.y, move.turn) == block


REFUSALS = {"not-touching": ((4, 3), 0), "overlap": ((-1, -1), 3), "gap": ((0, 0), 1)}
"""Blocks and turns that cannot be, beside the start tile alone."""


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_bad_place_says_why(persian, reason: str) -> None:
    """T-4, T-5"""
    block, turn = REFUSALS[reason]
    page = sit(persian, "person", "person")
    table = page.table
    problem = page.session.view().problem(
        table.view.seat, table.hand[0], *art.corner_in(block, turn), turn
    )
    assert problem.reason == reason
    turn_to(persian, turn)
    persian.click("tray")
    table.placing.aim(block)
    table.placing.drop()
    assert page.session.moves == []
    assert page._toast.text() == table.judge(InHand(0), block, turn)
    assert not page._toast.text().isascii()
    assert not table.placing.holding


def refusing_game(reason: str) -> tuple[int, list[Lay], Lay]:
    """A deal, moves of its game, and a tile that may not lie somewhere after them, for a reason."""
    for seed in range(40):
        state, dice, moves = GAME.start(2, {}, seed), Random(seed), []
        while len(moves) < 14:
            view = state.view(state.mover)
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
    assert page.table.land._faults.isVisible()
    player.press(Key.Key_Return)
    assert len(page.session.moves) == len(moves)
    spoken = page._toast.text()
    assert spoken
    told = texts.REASONS[reason].split("{")[0]
    assert spoken.startswith(told)


def test_a_tile_dropped_beside_everything_goes_back(player) -> None:
    page = sit(player, "person", "person")
    player.drag(player.at("tray"), QPoint(page.view.viewport().width() - 3, 3))
    assert page.session.moves == []
    assert not page.table.placing.holding
    player.click("tray")
    player.press(Key.Key_Escape)
    assert not page.table.placing.holding


def test_a_finger_sees_the_ghost_before_it_lays(player, qapp: QApplication) -> None:
    page = sit(player, "person", "person")
    block = next(iter(page.table.places(page.table.default_piece())))
    for expected in (0, 1):
        tap(page, player.at("board", block), qapp)
        assert len(page.session.moves) == expected
    page = sit(player, "person", "person", way="open-hand")
    tap(page, player.at("tray", InHand(1)), qapp)
    assert page.table.placing.piece == InHand(1)
    block = next(iter(page.table.places(InHand(1))))
    for expected in (0, 1):
        tap(page, player.at("board", block), qapp)
        assert len(page.session.moves) == expected


def tap(page: TablePage, point: QPoint, qapp: QApplication) -> None:
    port = page.view.viewport()
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        down = kind == QEvent.Type.MouseButtonPress
        where = QPointF(point)
        event = QMouseEvent(
            kind,
            where,
            QPointF(port.mapToGlobal(point)),
            QPointF(port.mapToGlobal(point)),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton if down else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.MouseEventSource.MouseEventSynthesizedByQt,
        )
        qapp.sendEvent(port, event)


def test_undo_takes_a_tile_off_in_practice_and_says_why_not_otherwise(player) -> None:
    page = sit(player, "person", "person", practice=True)
    play_on(player, Random(1), moves=2)
    player.press(Key.Key_U)
    assert len(page.session.moves) == 1
    assert page.table.land._pieces[0].top.isVisible()
    assert not page.table.land._pieces[1].top.isVisible()
    page.redo()
    assert page.table.land._pieces[1].top.isVisible()
    page = sit(player, "person", "person")
    play_on(player, Random(1), moves=1)
    player.press(Key.Key_U)
    assert len(page.session.moves) == 1
    assert page._toast.text()


@pytest.mark.parametrize("way", ["column", "blind"])
def test_a_hint_is_shown_on_the_table_and_in_words(player, qtbot: QtBot, way: str) -> None:
    page = sit(player, "person", "person", way=way)
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        player.press(Key.Key_H)
    rack = page.table.racks[page.table.view.seat]
    assert page.table.land._hints.isVisible() == (way == "column")
    assert rack._marks.isVisible() == (way == "blind")
    assert page._toast.text()


def test_both_best_regions_are_outlined_and_the_panel_lights_any(player) -> None:
    """T-7, T-8"""
    page = sit(player, "person", "person")
    play_on(player, Random(2), moves=12)
    table = page.table
    assert table.land._regions.isVisible()
    assert all(tag.isVisible() for tag in table.tags)
    tree = page.side.scores
    line = tree.topLevelItem(0).child(0)
    tree.setCurrentItem(line)
    assert table.land._lit.isVisible()
    tree.setCurrentItem(tree.topLevelItem(0))
    assert not table.land._lit.isVisible()
    assert "Best region" in line.text(0)


def test_looking_back_walks_through_the_whole_game(player) -> None:
    for way in ("column", "blind", "open-hand"):
        page = sit(player, "person", "person", way=way)
        play_on(player, Random(3), moves=9)
        for moment in range(len(page.session.moves) + 1):
            page.look_at(moment)
            laid = sum(piece.top.isVisible() for piece in page.table.land._pieces)
            assert laid == len(page.session.states[moment].laid)
        page.look_at(2)
        assert not page.table.live
        player.press(Key.Key_E)
        assert page.table.live


def test_heights_come_and_go_with_a_key_and_are_kept(player) -> None:
    page = sit(player, "person", "person")
    key = page.table.land._start.top._key
    player.press(Key.Key_N)
    assert player.window.context.settings.show_heights
    assert page.table.land._start.top._key != key
    player.press(Key.Key_N)
    assert page.table.land._start.top._key == key


def test_the_landscape_always_fits_the_window(player) -> None:
    page = sit(player, "person", "random", practice=True)
    play_on(player, Random(9), moves=20)
    land, area = page.table.land, page.table.plan.land
    for piece in land._pieces:
        if piece.top.isVisible():
            assert area.contains(piece.top.sceneBoundingRect())
    assert land.scale() < 1
    port = page.view.viewport().rect()
    for zone in page.table.zones:
        for spot in zone.spots:
            assert port.contains(page.view.mapFromScene(spot.centre))


def test_everything_comes_to_rest_where_it_belongs(player, qtbot: QtBot) -> None:
    """Tiles fly and the landscape refits; afterwards all is sharp and in its place."""
    player.window.context.change("animation", "fast")
    page = sit(player, "person", "person")
    table, dice = page.table, Random(12)
    for _ in range(9):
        page.session.play(any_move(page, dice))
    qtbot.waitUntil(lambda: not table.motion._running)
    assert table.land.scale() == table.fit.scale
    assert table.land._regions.opacity() == 1
    for piece, placed in zip(table.land._pieces, table.view.laid, strict=False):
        assert (piece.top.pos() - table.land.middle(placed)).manhattanLength() < 0.01
        assert piece.top.scale() == 1
        assert piece.top.zValue() == placed.level * 10 + 1
        sharp = table.device_scale * table.land.scale()
        assert piece.top.pixmap().devicePixelRatio() == pytest.approx(sharp, abs=0.02)
    move = any_move(page, dice)
    lay(player, move)
    assert page.session.moves[-1] == move


def test_the_language_can_be_changed_during_a_game(player) -> None:
    page = sit(player, "person", "easy")
    play_on(player, Random(1), moves=3)
    left = page.table.racks[0].pos().x()
    for language in ("fa", "uk", "de", "en"):
        player.window.context.change("language", language)
        QApplication.processEvents()
        rtl = language == "fa"
        assert (page.table.racks[0].pos().x() > left + 100) == rtl
    player.wait_for_person()
    before = len(page.session.moves)
    lay(player, any_move(page, Random(5)))
    assert len(page.session.moves) > before


def test_the_landscape_stays_where_it_is_when_the_status_grows_longer(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "person")
    player.window.resize(1280, 800)
    heights = set()
    for words in ("Short.", "Rather long. " * 12):
        page.bar.status.setText(words)
        qtbot.wait(40)
        heights.add(page.view.height())
    assert len(heights) == 1


def test_the_shadows_of_neighbours_do_not_add_up(qapp: QApplication) -> None:
    """Beside the start tile: its shadow and that of a tile are one."""
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(60, 60)
    art.draw_landscape(painter, [Placed(0, 0, 2, 0, 0, 1)])
    painter.end()
    below = round(60 + art.SIDE + art.RISE.y() + 12)
    row = [image.pixelColor(x, below).alpha() for x in range(80, 60 + 3 * int(art.SIDE))]
    assert 0 < min(row) == max(row)


def test_names_of_bots_are_not_cut(player) -> None:
    for language in ("uk", "de", "fa", "en"):
        player.window.context.change("language", language)
        for level in ("random", "easy", "medium", "hard"):
            page = sit(player, "person", level)
            name = page.table.name_of(1)
            assert _fitted(name, 140)[1] == name


def test_a_picture_shows_the_landscape(player) -> None:
    page = sit(player, "person", "person")
    empty = page.table.picture()
    play_on(player, Random(6), moves=6)
    picture = page.table.picture(background=False)
    assert picture.height() > empty.height()
    assert picture.hasAlphaChannel()


# Arranging


def press(player, name: str, number: int = 0) -> None:
    zone = "saved" if name in ("use", "remove", "suggested") else "actions"
    player.click(zone, Action(name, number))


def test_two_persons_arrange_behind_the_curtain_and_play(player, qtbot: QtBot) -> None:
    """T-9"""
    page = sit(player, "person", "person", way="arranged")
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
    assert not page.table.orders.pixmap().isNull()
    first = page.session.viewer
    player.drag(player.at("order", 19), player.at("order", 0))
    mine = page.table.orders.order
    assert mine == (SET[-1], *SET[:-1])
    press(player, "save")
    press(player, "ready")
    qtbot.waitUntil(lambda: page.shared_screen.closed)
    assert page.session.viewer == 1 - first
    page.shared_screen.open()
    assert page.table.orders.order == SET
    assert not [one for one in page.table.orders.buttons() if one.kind == "row"]
    after_a_power_cut = Shelf(page.table.tools.places, page.session.path.stem)
    after_a_power_cut.load()
    assert [one.order for one in after_a_power_cut.seen_by(first)] == [mine]
    assert after_a_power_cut.seen_by(1 - first) == []
    another_game = Shelf(page.table.tools.places, "another")
    another_game.load()
    assert [one.order for one in another_game.seen_by(1 - first)] == [mine]
    press(player, "reverse")
    player.press(Key.Key_E)
    assert [move.order for move in page.session.moves] == [mine, SET[::-1]]
    assert not page.shared_screen.closed
    assert page.table.hand == mine[:1]
    play_on(player, Random(8), moves=4)
    assert not page.shared_screen.closed
    assert page.session.moves[2].tile == mine[0]
    assert page.session.moves[4].tile == mine[1]


def test_the_table_can_be_laid_out_before_anything_is_shown(player) -> None:
    """As it is behind a curtain that is closed from the start."""
    page = sit(player, "person", "person", way="arranged")
    fresh = Table(page.session, page.table.tools)
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
    player.press(Key.Key_Tab, Key.Key_Right, Key.Key_Return)
    assert page.table.orders.order[-1] == SET[1]
    mine = page.table.orders.order
    player.press(Key.Key_E)
    assert Arrange(mine) in page.session.moves


def test_orders_are_saved_used_removed_and_brought_back(player, places) -> None:
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    press(player, "shuffle")
    mine = page.table.orders.order
    press(player, "save")
    assert [one.order for one in orders.load(places)[0]] == [mine]
    press(player, "save")
    assert "already" in page._toast.text()
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
    assert "room" in page._toast.text()


def test_a_hint_proposes_an_order_that_can_be_taken(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.orders.order == SET
    press(player, "suggested")
    assert page.table.orders.order != SET
    assert sorted(page.table.orders.order) == list(SET)
    assert "order" in page._toast.text()


def test_a_damaged_file_of_orders_is_kept_and_told_of(player, places) -> None:
    file = orders.path(places)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"schema": 1, "orders": [{"saved": "2026-01-01", "order": [1]}]}')
    sit(player, "person", "random", way="arranged")
    player.wait_for_person()
    (kept,) = (file.parent / "damaged").iterdir()
    assert str(kept) in player.window._toast.text()


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


def test_the_guide_begins_with_what_the_way_to_play_begins_with(player, qtbot: QtBot) -> None:
    """T-9, T-10"""

    def step() -> str:
        return page._coach._steps[page._coach._step].key

    page = sit(player, "person", "person", way="blind")
    page.start_coach()
    keys = [step()]
    for _ in range(4):
        play_on(player, Random(1), moves=1)
        keys.append(step())
    assert keys == ["pick", "welcome", "region", "region", "rise"]
    page = sit(player, "person", "person", way="arranged")
    page.start_coach()
    for _ in range(2):
        assert step() == "arrange"
        qtbot.waitUntil(lambda: page.shared_screen.closed)
        page.shared_screen.open()
        player.press(Key.Key_E)
    assert step() == "welcome"
    page = sit(player, "person", "random", way="arranged")
    page.start_coach()
    player.wait_for_person()
    player.press(Key.Key_E)
    player.wait_for_person()
    assert step() == "welcome"


def test_the_rules_page_names_no_designer(open_window: Callable[..., Window]) -> None:
    """The rulebook has lost it."""
    window = open_window()
    for game, named in (("harmony", True), ("terraces", False)):
        window.show_home()
        window.show_rules(game)
        page = window.page.findChild(RulesPage)
        assert ("Game design" in page.toPlainText()) == named
    window.show_home()
    window.show_about()
    words = [label.text() for label in window.page.findChildren(QLabel)]
    assert "Terraces" in words
    assert not [text for text in words if "Terraces: " in text]
