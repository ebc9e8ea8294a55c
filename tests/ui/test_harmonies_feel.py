"""Small things about the table of Harmonies that a player notices."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import COLOURS
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceToken
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table.art import PLAIN, SIDE
from harmony_desktop.games.harmonies.table.board import _OFFER_RADIUS, LandItem
from harmony_desktop.games.harmonies.table.card_art import CARD_RECT, COUNTS, WAITING, draw_card
from harmony_desktop.games.harmonies.table.pieces import Cube
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.pages.home.running import turns
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.sentences import GameWords
from tests.ui.harmonies import Hand

words = GameWords("harmonies")
Key = Qt.Key


def gain_boxes(board: LandItem) -> list[tuple[int, QRectF]]:
    """The cells with a badge, each with the room the badge takes on the board."""
    badges = [(index, cell.badge) for index, cell in enumerate(board.cells)]
    return [
        (index, badge.mapRectToParent(badge.boundingRect()))
        for index, badge in badges
        if badge.isVisible()
    ]


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("points", [1, 23, -3])
def test_a_gain_stays_inside_its_hex(
    size: float, points: int, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.sit_down("person", "easy")
    board = page.table.boards.own
    monkeypatch.setattr("harmony_desktop.ui.table.labels.text_scale", lambda: size)
    board.show_gains(dict.fromkeys(range(len(board.cells)), points))
    boxes = gain_boxes(board)
    assert len(boxes) == len(board.cells)
    for index, box in boxes:
        assert board.cells[index].outline.contains(box)


def test_the_gain_under_the_pointer_stands_where_the_others_stand(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    hand.take()
    board = page.table.boards.own
    piece = page.table._selected
    board.show_ghost(7, piece, 12)
    assert board.cells[7].outline.contains(board._gain.mapRectToParent(board._gain.boundingRect()))
    assert board.ghost.opacity() <= 0.5


def test_a_hint_covers_no_marks_of_its_hexes(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """They could be seen through its tokens."""
    page = hand.sit_down("person", "easy")
    colours = hand.take()
    table, board = page.table, page.table.boards.own
    monkeypatch.setattr(
        "harmony_desktop.games.harmonies.table.table._notable", lambda _: {3: 1, 5: 2}
    )
    monkeypatch.setattr(table, "_cubes", lambda: {Cube(0, 3): 3, Cube(1, 5): 5})

    def marked() -> tuple[set[int], list[bool]]:
        return {cell for cell, _ in gain_boxes(board)}, [
            item.isVisible() for item in board.offers._items
        ]

    table._show_highlights()
    assert marked() == ({3, 5}, [True, True])
    page.session.bots.hinted.emit([Suggestion(PlaceToken(COLOURS[colours[0]], 3), 1.0)])
    assert marked() == ({5}, [False, True])
    table.show_hint(())
    assert marked() == ({3, 5}, [True, True])


def test_the_ghost_waits_until_the_mouse_moves(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "easy")
    hand.take()
    port, ghost = page.view.viewport(), page.table.boards.own.ghost
    at = hand.player.at("board", 8)
    qtbot.mouseMove(port, at)
    assert ghost.isVisible()
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert len(page.timeline.moves) == 2
    qtbot.mouseMove(port, at + QPoint(1, 0))
    assert not ghost.isVisible(), "the next token is not there yet"
    qtbot.mouseMove(port, hand.player.at("board", 9))
    assert ghost.isVisible()


def test_a_turn_begins_with_the_keyboard_on_the_central_board(hand: Hand) -> None:
    """A card it was at would stay enlarged over the table."""
    page = hand.sit_down("person", "easy")
    page.view.setFocus()
    hand.take()
    colours = page.timeline.view().table.hand
    for cell in (0, 6, 12):
        move = next(
            move
            for move in page.timeline.view().legal_moves()
            if isinstance(move, PlaceToken) and move.cell == cell
        )
        hand.play(move)
    assert len(colours) == 3
    page.table.focus_on("row")
    assert page.table.focus is not None
    page.table.chosen.emit(EndTurn())
    hand.player.wait_for_person()
    assert page.table.focused[0].key == "spaces"
    assert page.table.cards.raised is None


def test_the_board_of_whoever_acts_has_a_frame_of_its_colour(hand: Hand) -> None:
    page = hand.sit_down("person", "person")
    boards, seats = page.table.boards, page.timeline.seats
    assert boards[0]._frame.colour == player_colour(seats[0].colour)
    assert boards[1]._frame.colour is None


def test_a_game_alone_needs_no_frame(hand: Hand) -> None:
    page = hand.sit_down("person")
    assert page.table.boards.own._frame.colour is None


def test_a_turn_counts_as_one_move_on_home(hand: Hand) -> None:
    page = hand.sit_down("person", "person")
    for _ in range(2):
        hand.take()
        while page.timeline.view().table.hand:
            move = next(
                move for move in page.timeline.view().legal_moves() if isinstance(move, PlaceToken)
            )
            hand.play(move)
        page.table.chosen.emit(EndTurn())
    assert len(page.timeline.moves) == 10
    assert turns(page.timeline.record) == 2


def test_the_frame_of_the_keyboard_follows_every_new_layout(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    page.table.focus_on("spaces", 2)
    for size in ((1000, 640), (1500, 900), (820, 600)):
        hand.player.window.resize(*size)
        QApplication.processEvents()
        pit = page.table.central.spaces[2].outline.boundingRect()
        ring = page.table.ring.mapRectToScene(page.table.ring.boundingRect())
        assert ring.contains(pit.center())
        assert abs(ring.width() - pit.width()) < 30


def test_the_tokens_in_the_hand_stay_where_they_lie(hand: Hand) -> None:
    page = hand.sit_down("person", "person")
    tray = page.table.hand
    tokens = hand.take()
    places = [tray.slot_point(index) for index in range(3)]
    hand.player.click("hand", 0)
    hand.player.click("board", 0)
    left = page.timeline.view().table.hand
    assert sorted(left) == sorted(tokens[1:])
    assert [tray.slot_point(left.index(one)) for one in tokens[1:]] == places[1:]
    page.undo()
    assert [tray.slot_point(index) for index in range(3)] == places


def test_of_two_tokens_alike_the_chosen_one_goes(hand: Hand) -> None:
    tray = hand.sit_down("person", "person").table.hand
    tray.show_tokens((4, 2, 4), PLAIN)
    places = [tray.slot_point(index) for index in range(3)]
    tray.choose(2)
    tray.show_tokens((2, 4), PLAIN)
    assert [tray.slot_point(index) for index in range(2)] == [places[1], places[0]]
    tray.show_tokens((5, 0, 1), PLAIN)
    assert [tray.slot_point(index) for index in range(3)] == places


def test_the_button_that_ends_the_turn_is_in_the_middle_of_its_tray(hand: Hand) -> None:
    page = hand.sit_down("person")
    page.view.setFocus()
    hand.player.press(Key.Key_Tab, Key.Key_Return)
    hand.player.press(Key.Key_Return, Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Return)
    tray = page.table.hand
    assert tray.button.isVisible()
    between = tray.button.area.center() - tray.sceneBoundingRect().center()
    assert abs(between.y()) < 1


def test_ending_the_turn_too_early_says_why_it_goes_on(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "person")
    hand.take()
    qtbot.waitUntil(page.view.hasFocus)
    qtbot.keyClick(page.view, Key.Key_E)
    left = words.phrase(texts.REASONS["end-before-placing"], left=3)
    assert page.toast.text() == left


def test_the_turns_left_do_not_rise_while_a_turn_goes_on(hand: Hand) -> None:
    page = hand.sit_down("person")
    players, view = page.table.players, page.timeline.view()
    start, land = view.turns_left(0).least, view.table.lands[0]
    stacked = replace(view, table=replace(view.table, hand=(), space_taken=0))
    assert stacked.turns_left(0).least > start  # nothing was filled by three tokens
    assert players._turns_left(stacked, 0).least == start
    ended = replace(stacked, table=replace(stacked.table, lands=(land._replace(turns=1),)))
    assert players._turns_left(ended, 0).least == ended.turns_left(0).least


def test_a_gain_that_most_hexes_have_is_marked_on_none(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.sit_down("person", "person")
    hand.take()
    board, cells = page.table.boards.own, len(page.table.boards.own.cells)
    for gains, marked in (
        (dict.fromkeys(range(cells), 1), set()),
        ({**dict.fromkeys(range(cells), 1), 4: 3}, {4}),
        ({1: 2, 5: 2}, {1, 5}),
    ):
        monkeypatch.setattr(HarmoniesView, "token_gains", lambda *_, gains=gains: gains)
        page.table._show_open_places()
        assert {index for index, _ in gain_boxes(board)} == marked


def test_cubes_offered_for_one_hex_stay_over_it_and_one_is_clicked(hand: Hand) -> None:
    page = hand.sit_down("person", "person")
    board = page.table.boards.own
    offers = board.offers

    def centre(cell: int) -> QPointF:
        return board.mapToScene(board.cells[cell].centre)

    cubes = {Cube(0, 7): 7, Cube(1, 7): 7, Cube(2, 9): 9}
    offers.show(cubes)
    middle = board.cells[7].centre.x()
    xs = [item.x() - middle for item in offers._items[:2]]
    assert xs[0] == -xs[1] < 0
    assert max(map(abs, xs)) + _OFFER_RADIUS < SIDE
    assert page.table._cube_at(centre(9)) == Cube(2, 9)
    assert page.table._cube_at(centre(7)) is None


def test_an_animal_stands_above_the_frame_of_the_keyboard(hand: Hand) -> None:
    board = hand.sit_down("person", "person").table.boards.own
    stacks = max(cell.stack.zValue() for cell in board.cells)
    assert stacks < board._focus.zValue() < min(cell.settler.zValue() for cell in board.cells)


def test_a_picked_up_token_covers_no_other_in_the_tray(hand: Hand) -> None:
    page = hand.sit_down("person", "person")
    hand.take()
    table, player = page.table, hand.player
    player.click("hand", 0)
    beside = table.hand.slot_point(1).x() - table.hand.slot_point(0).x()
    assert table.held.sceneBoundingRect().width() / 2 + SIDE * table.hand.token_scale / 2 <= beside
    player.hover("board", 4)
    assert table.held.scale() == table.boards.own.scale()
    player.hover("hand", 2)
    assert table.held.scale() == table.hand.token_scale < table.boards.own.scale()


def test_a_small_board_is_framed_by_the_keyboard(hand: Hand) -> None:
    page = hand.sit_down("person", "person", "person")
    table = page.table
    page.view.setFocus()
    table.focus_on("others", 1)
    board, ring = table.boards[1], table.ring_around(*table.focus)
    assert table.ring.isVisible()
    assert ring.boundingRect() == board.outline.boundingRect()


def test_the_value_of_a_spirit_is_grey_until_its_cube_is_placed(qapp: QApplication) -> None:
    spirit = CARD_NUMBERS["lion"]

    def has(colour: str, placed: int) -> bool:
        drawn = paint(CARD_RECT, 4.0, lambda painter: draw_card(painter, spirit, placed, "Lion", 2))
        image, wanted = drawn.toImage(), QColor(colour)
        points = product(range(image.width()), range(image.height()))
        return any(image.pixelColor(x, y) == wanted for x, y in points)

    assert has(COUNTS, 1)
    assert not has(WAITING, 1)
    assert has(WAITING, 0)
    assert not has(COUNTS, 0)


def test_the_curtain_says_that_a_spirit_is_chosen_in_secret(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "person", options={"spirits": True})
    screen = page.shared_screen
    qtbot.waitUntil(lambda: screen.closed)
    assert "in secret" in screen.curtain._note.text()
