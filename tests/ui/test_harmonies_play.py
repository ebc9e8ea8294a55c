"""Harmonies played in the window: whole games, tokens, cards and cubes, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceCube, PlaceToken, TakeSpace
from harmony_desktop.games.harmonies.table.pieces import Cube, Token
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.table.page import TablePage
from tests.ui.harmonies import Hand, moves_until

Key = Qt.Key


def test_a_whole_solo_game_by_mouse_in_persian(persian_hand: Hand, qtbot: QtBot) -> None:
    """N-4 to N-10, N-21, N-22"""
    page = persian_hand.sit_down("person", options={"side": "B"})
    persian_hand.play_out(mixed=True)
    window = persian_hand.player.window
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    suns = page.timeline.state.suns()
    assert str(suns).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")) in (
        window.page.outcome.text()
    )
    (result,) = window.context.results.latest(5)
    assert result.scores == (page.timeline.state.score(0).total,)
    assert saves.running(window.context.places) == ([], [])


def test_two_persons_against_a_bot_with_spirits_and_curtains(hand: Hand, qtbot: QtBot) -> None:
    """N-10, N-11, N-19: each chooses unseen; from the second round on nothing is hidden."""
    page = hand.sit_down("person", "person", "easy", options={"spirits": True}, seed=8)
    session, player = page.session, hand.player
    assert page.table.conceals
    for seat in (0, 1):
        qtbot.waitUntil(lambda: page.shared_screen.closed)
        assert session.timeline.viewer == seat
        player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
        assert not page.shared_screen.closed
        assert page.table.choosing
        while seat == 0 and session.timeline.viewer == 0:
            hand.play(hand.best())
    assert page.table.view.table.lands[0].spirit == session.timeline.state.table.lands[0].spirit
    while session.timeline.awaits_person and session.timeline.viewer == 1:
        hand.play(hand.best())
    player.wait_for_person()
    assert session.timeline.viewer == 0
    assert not page.table.conceals
    assert not page.shared_screen.closed
    hand.play_out()
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))
    assert [len(land.cards) > 0 for land in session.timeline.state.table.lands] == [True] * 3


def test_a_whole_solo_game_by_keyboard_alone(hand: Hand, qtbot: QtBot) -> None:
    """N-4 to N-7, N-19, N-21"""
    page = hand.sit_down("person", options={"spirits": True})
    page.view.setFocus()
    while not page.timeline.over:
        before = len(page.timeline.moves)
        move = hand.best()
        hand.play_by_keys(move)
        assert page.timeline.moves[before:] == [move]
    qtbot.waitUntil(lambda: isinstance(hand.player.window.page, EndPage))


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_arrows_reach_every_spot(hand: Hand, side: str) -> None:
    page = hand.sit_down("person", "easy", options={"side": side})
    for zone in page.table.zones:
        for start in zone.spots:
            page.table.focus_on(zone.key, start.key)
            for spot in zone.spots:
                assert spot is start or hand.player.way(lambda one, key=spot.key: one.key == key)


def test_the_keyboard_is_led_to_what_is_asked_for_next(hand: Hand) -> None:
    page = hand.sit_down("person")
    page.view.setFocus()
    hand.player.press(Key.Key_Tab, Key.Key_Return)
    assert page.table.focused[0].key == "board"
    hand.player.press(Key.Key_Return, Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Return)
    assert page.table.may_end
    hand.player.press(Key.Key_E)
    assert page.table.focused[0].key == "spaces"
    assert page.table.focus_visible


def test_a_double_click_places_one_token(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person")
    said: list[str] = []
    page.table.refused.connect(said.append)
    hand.take()
    port, at = page.view.viewport(), hand.player.at("board", 3)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert [type(move) for move in page.timeline.moves] == [TakeSpace, PlaceToken]
    assert not said


def test_one_click_takes_a_space_and_one_more_places_each_token(hand: Hand) -> None:
    """N-4: the first token is ready to be placed at once."""
    page = hand.sit_down("person", "easy")
    hand.take()
    for cell in (3, 8, 12):
        hand.player.click("board", cell)
    assert [type(move) for move in page.timeline.moves] == [TakeSpace, *[PlaceToken] * 3]
    assert page.bar.next_step.isEnabled()
    hand.player.press(Key.Key_E)
    assert isinstance(page.timeline.moves[4], EndTurn)


def test_picking_up_a_token_lights_where_it_may_go_and_what_it_scores(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-8"""
    page = hand.sit_down("person", practice=True)
    hand.take()
    hand.player.click("board", 10)
    view, table = page.timeline.view(), page.table
    colour = view.table.hand[0]
    lit = [n for n, cell in enumerate(table.boards.own.cells) if cell.light.isVisible()]
    assert tuple(lit) == view.token_cells(colour)
    gains = {cell: gain for cell, gain in view.token_gains(colour).items() if gain}
    badges = {n for n, cell in enumerate(table.boards.own.cells) if cell.badge.isVisible()}
    assert badges == set(gains)
    page.context.change("show_gains", False)
    assert not any(cell.badge.isVisible() for cell in table.boards.own.cells)
    qtbot.mouseMove(page.view.viewport(), hand.player.at("board", lit[0]))
    assert table.boards.own.ghost.isVisible()


def test_a_bad_hex_puts_back_and_says_why_in_persian(persian_hand: Hand) -> None:
    """N-8"""
    page = persian_hand.sit_down("person", "easy")
    view = page.timeline.view()
    space = next(n for n, tokens in enumerate(view.table.spaces) if 0 in tokens)
    tokens = persian_hand.take(space)
    persian_hand.play(PlaceToken("blue", 5))
    other = next(n for n, colour in enumerate(tokens[1:]) if colour is not None)
    player = persian_hand.player
    player.drag(player.at("hand", other), player.at("board", 5))
    assert len(page.timeline.moves) == 2
    assert "آبی" in page.toast.text()
    assert not page.table.placing.holding


def test_a_second_space_a_late_card_and_an_early_end_are_refused(hand: Hand) -> None:
    """N-4, N-5"""
    page = hand.sit_down("person", "easy")
    hand.take()
    hand.player.click("spaces", 1)
    assert "taken your tokens" in page.toast.text()
    row = page.timeline.view().table.row
    hand.player.click("row", row[0])
    hand.player.click("row", row[1])
    assert "one is all" in page.toast.text()
    assert page.bar.next_step.isHidden()
    hand.player.press(Key.Key_E)
    assert "before you end your turn" in page.toast.text()
    assert len(page.timeline.moves) == 2


def test_steps_are_taken_back_until_the_turn_ends(hand: Hand) -> None:
    """N-7"""
    page = hand.sit_down("person", "easy")
    start = page.timeline.state
    hand.take()
    hand.player.click("board", 4)
    hand.player.click("row", page.timeline.view().table.row[2])
    hand.player.press(Key.Key_U, Key.Key_U, Key.Key_U)
    assert page.timeline.state == start
    assert page.table.hand.tokens == ()
    assert not page.table.boards.own.cells[4].stack.isVisible()
    page.redo()
    assert page.table.hand.tokens == start.table.spaces[0]


def test_escape_the_right_button_and_a_second_click_put_a_token_back(
    hand: Hand, qtbot: QtBot
) -> None:
    page = hand.sit_down("person", "easy")
    hand.take()
    placing = page.table.placing
    hand.player.click("hand", 1)
    assert placing.holding
    hand.player.press(Key.Key_Escape)
    assert not placing.holding
    hand.player.click("hand", 1)
    qtbot.mouseClick(
        page.view.viewport(), Qt.MouseButton.RightButton, pos=hand.player.at("board", 2)
    )
    assert not placing.holding
    hand.player.click("hand", 1)
    hand.player.click("hand", 1)
    assert not placing.holding
    hand.player.drag(hand.player.at("hand", 0), QPoint(3, 3))
    assert not placing.holding
    assert len(page.timeline.moves) == 1


def _offers(state) -> list[PlaceCube]:
    return [move for move in state.legal_moves() if isinstance(move, PlaceCube)]


def _with_offer(hand: Hand) -> tuple[TablePage, PlaceCube]:
    """A game played until a cube can be placed."""
    page = hand.sit_down("person", "easy", moves=moves_until(_offers, 2))
    return page, _offers(page.timeline.state)[0]


def test_a_cube_that_can_be_placed_is_offered_and_goes_down_by_one_click(hand: Hand) -> None:
    """N-6, N-9"""
    page, move = _with_offer(hand)
    offer = Cube(CARD_NUMBERS[move.card], move.cell)
    assert offer in page.table.boards.own.offers.shown
    hand.click_point(page.table.boards.own.offers.point_of(offer))
    assert page.timeline.moves[-1] == move
    assert page.table.boards.own.cells[move.cell].settler.isVisible()


def test_a_hex_that_several_animals_may_settle_asks_for_one(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """N-6, N-9"""
    page, move = _with_offer(hand)
    table = page.table
    colours = COLOUR_NUMBERS.values()
    refused = [(c, table.judge(Token(0, c), move.cell, 0)) for c in colours]
    colour, said = next(one for one in refused if one[1])
    offers = [Cube(card, move.cell) for card in (0, 1)]
    monkeypatch.setattr(table.boards.own.offers, "shown", offers)
    asked = table.judge(Token(0, colour), move.cell, 0)
    assert asked != said
    assert "more than one animal" in asked.casefold()


def test_a_cube_on_the_wrong_hex_is_refused(hand: Hand) -> None:
    """N-9"""
    page, move = _with_offer(hand)
    card = CARD_NUMBERS[move.card]
    empty = page.timeline.view().land.stacks.index(0)
    before = len(page.timeline.moves)
    hand.player.drag(hand.player.at("cards", card), hand.player.at("board", empty))
    assert len(page.timeline.moves) == before
    assert "another kind of landscape" in page.toast.text()


def test_pointing_at_a_card_lights_its_habitats_and_what_is_missing(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-9"""
    page, move = _with_offer(hand)
    card = CARD_NUMBERS[move.card]
    table, view = page.table, page.timeline.view()
    qtbot.mouseMove(page.view.viewport(), QPoint(2, 2))
    qtbot.mouseMove(page.view.viewport(), hand.player.at("cards", card))
    lit = {n for n, cell in enumerate(table.boards.own.cells) if cell.light.isVisible()}
    wanted = {
        cell for cube in view.cube_cells(card) for cells in view.habitats_at(card, cube)
        for cell in cells
    }  # fmt: skip
    assert lit == wanted
    missing = {(near.cell, near.colour) for near in view.near_cells(card)}
    assert len(table.boards.own.missing.shown) == len(missing)
    assert table.cards.caption.isVisible()
    qtbot.mouseMove(page.view.viewport(), QPoint(2, 2))
    assert not table.cards.caption.isVisible()


def test_a_saved_game_goes_on_in_the_middle_of_a_turn(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    hand.take()
    hand.player.click("board", 7)
    record, path = page.timeline.record, page.session.path
    hand.player.window.navigation.show_home()
    hand.player.window.tables.resume(record, path)
    table = hand.page.table
    assert len(table.hand.tokens) == 2
    assert table.boards.own.cells[7].stack.isVisible()
    hand.player.click("board", 8)
    assert len(hand.page.timeline.moves) == 3


def test_a_hint_to_end_a_turn_says_why_animals_may_wait(hand: Hand) -> None:
    page, _ = _with_offer(hand)
    assert "can’t grow" in page.table.hint_words([EndTurn()])


@pytest.mark.parametrize("size", [100, 150, 200])
def test_the_words_of_two_spirits_lie_side_by_side(hand: Hand, size: int) -> None:
    """With large text, the words of one spirit hid a number of the other's."""
    hand.player.window.context.change("text_size", size)
    page = hand.sit_down("person", "easy", options={"side": "A", "spirits": True})
    choice = page.table.choice
    left, right = (one.sceneBoundingRect().adjusted(8, 8, -8, -8) for one in choice._rewards)
    assert choice._rewards[0].isVisible()
    assert not left.intersects(right)
    assert not page.table.edge_labels()
