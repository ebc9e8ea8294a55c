"""Sintra played in the window: whole games, glass, jokers and the glazier, by mouse and by keys."""

from __future__ import annotations

from itertools import product
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harmony_desktop.games.sintra.rules.open_table import NOWHERE, Keep, Return, Take
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.table.coordinates import Coordinates
from tests.ui.sintra import by_keys, by_mouse, completed, moves_until, sit_down

Key = Qt.Key


def test_a_game_of_three_by_mouse_with_two_persons_and_a_bot_in_persian(
    persian, qtbot: QtBot
) -> None:
    persian.window.resize(900, 600)
    page = sit_down(persian, "person", "person", "easy")
    dice = Random(3)
    turn = 0
    while not page.timeline.over:
        persian.wait_for_person()
        if page.timeline.over:
            break
        before = len(page.timeline.moves)
        move = dice.choice(page.timeline.view().legal_moves())
        by_mouse(persian, move, drag=turn % 4 == 0)
        assert page.timeline.moves[before] == move
        turn += 1
    qtbot.waitUntil(lambda: isinstance(persian.window.page, EndPage))
    (result,) = persian.window.context.results.latest(5)
    assert list(result.scores) == [page.timeline.state.score(seat).total for seat in range(3)]


def test_a_game_of_three_by_keyboard_alone(player, qtbot: QtBot) -> None:
    player.window.resize(900, 600)
    page = sit_down(player, "person", "person", "easy", options={"side": "B"})
    page.view.setFocus()
    dice = Random(4)
    while not page.timeline.over:
        player.wait_for_person()
        if page.timeline.over:
            break
        before = len(page.timeline.moves)
        move = dice.choice(page.timeline.view().legal_moves())
        by_keys(player, move)
        assert page.timeline.moves[before] == move
        assert page.timeline.over or page.view.hasFocus()
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))


def test_the_middle_of_a_workshop_belongs_to_the_colour_that_most_of_its_panes_have(player) -> None:
    """A hint frames three panes as one area, whose middle touches the fourth."""
    page = sit_down(player, "person", "person", "person", seed=12)
    market, panes = page.table.market, page.timeline.view().table.workshops
    threes = [(source, held.index(3)) for source, held in enumerate(panes) if 3 in held]
    assert threes
    for source, colour in threes:
        middle, step = market.source_area(source).center(), market.scale()
        for x, y in product((-step, step), repeat=2):
            assert market.choice_at(middle + QPointF(x, y)) == (source, colour)
        for other, place in market.points(source, panes[source]):
            assert market.choice_at(place) == (source, other)


def with_choice_of_jokers(state) -> bool:
    table = state.table
    return table.completed is None and bool(joker_questions(table))


def joker_questions(table) -> list[Take]:
    """Moves that differ from others in the number of jokers alone."""
    moves = [move for move in table.legal_moves() if isinstance(move, Take)]
    return [
        move
        for move in moves
        if sum(
            (o.source, o.colour, o.strip) == (move.source, move.colour, move.strip) for o in moves
        )
        > 1
    ]


def nothing_fits(state) -> bool:
    return any(
        isinstance(move, Take) and move.strip == NOWHERE for move in state.table.legal_moves()
    )


def test_pointing_at_glass_raises_all_of_its_colour_and_shows_what_strips_take_it(
    player, qtbot: QtBot
) -> None:
    """S-5, S-6"""
    page = sit_down(player, "person", "easy")
    table = page.table
    choice = table.zones[0].spots[0].key
    qtbot.mouseMove(page.view.viewport(), player.at("market", choice))
    assert table.pointed == choice
    taking = {outcome.move.strip for outcome in table.view.take_outcomes(*choice)}
    player.click("market", choice)
    assert table.placing.piece == choice
    assert table.market._taken == choice
    keys = [item._key[0] for item in table.palaces.own._offers]
    assert {n for n, key in enumerate(keys) if key == "sintra-offer"} == taking


def test_a_click_on_other_glass_takes_that_instead(player) -> None:
    page = sit_down(player, "person", "easy")
    first, second = (spot.key for spot in page.table.zones[0].spots[:2])
    player.click("market", first)
    player.click("market", second)
    assert page.table.placing.piece == second
    player.click("market", second)
    assert not page.table.placing.holding
    assert page.timeline.moves == []


def test_fingers_tap_glass_and_then_a_strip(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "easy")
    move = page.timeline.view().legal_moves()[0]
    finger = QTest.createTouchDevice()
    port = page.view.viewport()
    for point in (player.at("market", (move.source, move.colour)), player.at("board", move.strip)):
        QTest.touchEvent(port, finger).press(0, point, port).commit()
        QTest.touchEvent(port, finger).release(0, point, port).commit()
    assert page.timeline.moves[:1] == [move]


def test_a_strip_that_cannot_take_the_glass_says_why(persian) -> None:
    """S-6"""
    page = sit_down(persian, "person", "easy")
    table = page.table
    choice = next(
        spot.key
        for spot in table.zones[0].spots
        if len({one.move.strip for one in table.view.take_outcomes(*spot.key)}) < 8
    )
    taking = {one.move.strip for one in table.view.take_outcomes(*choice)}
    bad = min(set(range(8)) - taking)
    persian.drag(persian.at("market", choice), persian.at("board", bad))
    assert page.timeline.moves == []
    assert not table.placing.holding
    assert page.toast.text()
    assert not page.toast.text().isascii()


def test_glass_may_not_be_thrown_away_while_a_strip_takes_it(player) -> None:
    """S-7"""
    page = sit_down(player, "person", "easy")
    player.drag(player.at("market"), player.at("board", NOWHERE))
    assert page.timeline.moves == []
    assert "cannot let all of it break" in page.toast.text()


def test_glass_that_fits_nowhere_is_dropped_on_the_track(player) -> None:
    """S-7"""
    page = sit_down(player, "person", "person", moves=moves_until(nothing_fits))
    move = next(
        move
        for move in page.timeline.view().legal_moves()
        if isinstance(move, Take) and move.strip == NOWHERE
    )
    before = len(page.timeline.moves)
    by_mouse(player, move, drag=True)
    assert page.timeline.moves[before:] == [move]


def test_jokers_are_asked_for_in_place_by_mouse(player) -> None:
    """S-6"""
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    table = page.table
    before = len(page.timeline.moves)
    move = joker_questions(table.view.table)[-1]
    player.click("market", (move.source, move.colour))
    player.click("board", move.strip)
    assert table.chooser.asked == (move.source, move.colour)
    assert [zone.key for zone in table.zones] == ["jokers"]
    player.press(Key.Key_Escape)
    assert table.chooser.asked is None
    assert len(page.timeline.moves) == before
    by_mouse(player, move)
    assert page.timeline.moves[before:] == [move]


def test_jokers_are_asked_for_in_place_by_keyboard(player) -> None:
    """S-6"""
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    page.view.setFocus()
    before = len(page.timeline.moves)
    move = joker_questions(page.table.view.table)[0]
    by_keys(player, move)
    assert page.timeline.moves[before:] == [move]


def test_a_click_beside_the_question_takes_nothing(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    before, asked = len(page.timeline.moves), page.bar.prompt.text()
    move = joker_questions(page.table.view.table)[0]
    player.click("market", (move.source, move.colour))
    player.click("board", move.strip)
    assert page.table.chooser.asked is not None
    assert page.bar.prompt.text() == "How many jokers do you want to fill?"
    numbers = [item for item in page.table.items() if isinstance(item, Coordinates)]
    assert numbers
    assert all(item.zValue() < page.table.chooser.zValue() for item in numbers)
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.table.chooser.asked is None
    assert len(page.timeline.moves) == before
    assert page.table.market._taken is None
    assert page.bar.prompt.text() == asked


def test_the_pane_to_keep_can_be_dragged_into_its_window(player) -> None:
    """S-8"""
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    table = page.table
    window = table.view.table.completed
    before = len(page.timeline.moves)
    pane = table.zones[0].spots[-1].key
    start = player.at("keep", pane)
    player.drag(start, QPoint(2, 2))
    assert len(page.timeline.moves) == before
    player.drag(start, player.at("windows", window))
    assert page.timeline.moves[before:] == [Keep(pane)]
    assert page.timeline.state.table.palaces[0].windows[window][-1] == pane


def test_the_glazier_returns_by_button_by_key_and_says_why_not(player) -> None:
    """S-9"""
    page = sit_down(player, "person", "person")
    player.press(Key.Key_G)
    assert page.timeline.moves == []
    assert "leftmost" in page.toast.text()
    away = moves_until(lambda state: Return() in state.legal_moves())
    for go in (lambda: player.click("glazier", "return"), lambda: player.press(Key.Key_G)):
        page = sit_down(player, "person", "person", moves=away)
        go()
        assert page.timeline.moves[len(away) :] == [Return()]


def test_undo_takes_a_move_back_and_redo_plays_it_again(player) -> None:
    page = sit_down(player, "person", "person")
    move = page.timeline.view().legal_moves()[0]
    by_mouse(player, move)
    assert page.table.view.seat == 1
    player.press(Key.Key_U)
    assert page.timeline.moves == []
    assert page.table.view.seat == 0
    assert page.table.palaces.own.palace == page.timeline.state.table.palaces[0]
    page.redo()
    assert page.timeline.moves == [move]


def test_a_saved_game_is_taken_up_where_it_was(player) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    record, path = page.timeline.record, page.session.path
    player.window.navigation.show_home()
    (saved,), problems = saves.running(player.window.context.places)
    assert not problems
    assert saved.record == record
    player.window.tables.resume(saved.record, path)
    assert player.page.table.keeping
    assert player.page.table.zones[0].key == "keep"


def test_after_a_bot_the_keyboard_is_back_at_the_market(player) -> None:
    page = sit_down(player, "person", "random")
    for _ in range(3):
        move = next(one for one in page.timeline.view().legal_moves() if isinstance(one, Take))
        by_keys(player, move)
        player.wait_for_person()
        assert page.table.focused[0].key == "market"


def test_the_prompt_says_what_to_do_with_panes_in_the_hand(player) -> None:
    page = sit_down(player, "person", "random")
    asked = page.bar.prompt.text()
    take = next(one for one in page.timeline.view().legal_moves() if isinstance(one, Take))
    page.table.placing.pick_up((take.source, take.colour))
    assert page.bar.prompt.text() == "Put the panes on a strip."
    page.table.placing.put_back()
    assert page.bar.prompt.text() == asked


def test_a_keyboard_that_looks_around_is_left_where_it_is(player) -> None:
    page = sit_down(player, "person", "random")
    move = next(one for one in page.timeline.view().legal_moves() if isinstance(one, Take))
    by_keys(player, move)
    player.go_to_zone("others")
    player.wait_for_person()
    assert page.table.focused[0].key == "others"


def test_glass_put_back_by_keyboard_leaves_the_keyboard_where_it_lies(player) -> None:
    page = sit_down(player, "person", "person")
    choice = next(
        (one.source, one.colour)
        for one in page.timeline.view().legal_moves()
        if isinstance(one, Take) and one.source > 0
    )
    player.go_to_zone("market")
    player.go_to_spot(choice)
    player.press(Key.Key_Return, Key.Key_Escape)
    assert not page.table.placing.holding
    assert (page.table.focused[0].key, page.table.focused[1].key) == ("market", choice)


def test_panes_stay_in_the_hand_after_a_wrong_strip(player) -> None:
    moves = moves_until(lambda state: any(one.glazier > 2 for one in state.table.palaces[:1]))
    page = sit_down(player, "person", "person", moves=moves)
    take = next(
        move
        for move in page.timeline.view().legal_moves()
        if isinstance(move, Take) and move.strip > 0
    )
    strips = {one.move.strip for one in page.table.view.take_outcomes(take.source, take.colour)}
    wrong = next(strip for strip in range(8) if strip not in strips)
    refused = []
    page.table.refused.connect(refused.append)
    player.click("market", (take.source, take.colour))
    player.click("board", wrong)
    assert len(refused) == 1
    assert page.table.placing.piece == (take.source, take.colour)
    player.click("board", take.strip)
    assert not page.table.placing.holding
    # With the keyboard too; dragged panes go back, as they were let go.
    page.undo()
    player.go_to_zone("market")
    player.go_to_spot((take.source, take.colour))
    player.press(Key.Key_Return)
    player.go_to_spot(wrong)
    player.press(Key.Key_Return)
    assert page.table.placing.piece == (take.source, take.colour)
    assert page.table.focused[1].key == wrong
    player.press(Key.Key_Escape)
    player.drag(player.at("market", (take.source, take.colour)), player.at("board", wrong))
    assert not page.table.placing.holding
