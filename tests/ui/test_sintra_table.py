"""Sintra in the window: whole games by mouse and by keyboard, with people and bots."""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.sintra.open_table import NOWHERE, Keep, Return, Take
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.texts import GUIDE
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.table.page import TablePage

Key = Qt.Key


def seats(*kinds: str) -> tuple[Seat, ...]:
    return tuple(
        Seat(kind="person", name=f"P{place}", colour="green")
        if kind == "person"
        else Seat(kind="bot", name=f"B{place}", level=kind, colour="red")
        for place, kind in enumerate(kinds)
    )


def sit_down(player, *kinds: str, moves: tuple[Move, ...] = (), **changes: object) -> TablePage:
    record = Record(
        game="sintra",
        revision=games.load("sintra").revision,
        seats=seats(*kinds),
        **{"seed": 5, **changes},
    ).with_moves(moves)
    player.window.resume(record, saves.new_path(player.window.context.places, "sintra"))
    return player.page


def by_mouse(player, move: Move, drag: bool = False) -> None:
    """Play a move as a hand would."""
    table = player.page.table
    if isinstance(move, Return):
        player.click("glazier", "return")
    elif isinstance(move, Keep):
        player.click("keep", move.colour)
    else:
        start = player.at("market", (move.source, move.colour))
        if drag:
            player.drag(start, player.at("board", move.strip))
        else:
            player.click("market", (move.source, move.colour))
            player.click("board", move.strip)
        if table.asked is not None:
            options = [one.move for one in table.chooser.options]
            player.click("jokers", options.index(move))


def test_a_game_of_three_by_mouse_with_two_persons_and_a_bot_in_persian(
    persian, qtbot: QtBot
) -> None:
    persian.window.resize(900, 600)
    page = sit_down(persian, "person", "person", "easy")
    dice = Random(3)
    turn = 0
    while not page.session.over:
        persian.wait_for_person()
        if page.session.over:
            break
        before = len(page.session.moves)
        move = dice.choice(page.session.view().legal_moves())
        by_mouse(persian, move, drag=turn % 4 == 0)
        assert page.session.moves[before] == move
        turn += 1
    qtbot.waitUntil(lambda: isinstance(persian.window.page, EndPage))
    (result,) = persian.window.context.results.latest(5)
    assert list(result.scores) == [page.session.state.score(seat).total for seat in range(3)]


def by_keys(player, move: Move) -> None:
    """Play a move with nothing but Tab, arrows, Enter and letters."""
    table, view = player.page.table, player.page.view
    if isinstance(move, Return):
        player.press(Key.Key_G)
        return
    zone = "keep" if isinstance(move, Keep) else "market"
    _go_to_zone(player, zone)
    key = move.colour if isinstance(move, Keep) else (move.source, move.colour)
    _go_to_spot(player, key)
    player.press(Key.Key_Return)
    if isinstance(move, Keep):
        return
    assert table.placing.holding
    assert table.focused[0].key == "board"
    _go_to_spot(player, move.strip)
    player.press(Key.Key_Return)
    if table.asked is not None:
        _go_to_spot(player, [one.move for one in table.chooser.options].index(move))
        player.press(Key.Key_Return)
    assert view.hasFocus()


def _go_to_zone(player, key: str) -> None:
    table = player.page.table
    for _ in range(12):
        if table.focus_visible and table.focused[0].key == key:
            return
        player.press(Key.Key_Tab)
        player.page.view.setFocus()
    raise AssertionError(f"Tab does not lead to {key}")


def _go_to_spot(player, key: object) -> None:
    """Arrows from spot to spot; the way is found by trying them out."""
    from harmony_desktop.ui.table.spots import ARROWS, nearest_towards

    spots = player.page.table.focused[0].spots
    start = spots.index(player.page.table.focused[1])
    ways: dict[int, list[Qt.Key]] = {start: []}
    queue = [start]
    while queue:
        here = queue.pop(0)
        if spots[here].key == key:
            player.press(*ways[here])
            return
        for arrow, angle in ARROWS.items():
            there = nearest_towards(spots, spots[here], angle)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], arrow]
                queue.append(there)
    raise AssertionError(f"no way to {key}")


def test_a_game_of_three_by_keyboard_alone(player, qtbot: QtBot) -> None:
    player.window.resize(900, 600)
    page = sit_down(player, "person", "person", "easy", options={"side": "B"})
    page.view.setFocus()
    dice = Random(4)
    while not page.session.over:
        player.wait_for_person()
        if page.session.over:
            break
        before = len(page.session.moves)
        move = dice.choice(page.session.view().legal_moves())
        by_keys(player, move)
        assert page.session.moves[before] == move
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))


# Single things


@cache
def moves_until(wanted, count: int = 2, seed: int = 5, side: str = "A") -> tuple[Move, ...]:
    """Moves of a game up to a position of seat 0 that has what is wanted."""
    for attempt in range(60):
        dice = Random(attempt)
        state = games.load("sintra").start(count, {"side": side}, seed)
        played: list[Move] = []
        while state.to_move is not None:
            if state.to_move == 0 and wanted(state):
                return tuple(played)
            move = dice.choice(state.legal_moves())
            played.append(move)
            state = state.play(move)
    raise AssertionError("no such position was found")


def completed(state) -> bool:
    return state.table.completed is not None


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
    keys = [item._key[0] for item in table.own._offers]
    assert {n for n, key in enumerate(keys) if key == "sintra-offer"} == taking


def test_a_click_on_other_glass_takes_that_instead(player) -> None:
    page = sit_down(player, "person", "easy")
    first, second = (spot.key for spot in page.table.zones[0].spots[:2])
    player.click("market", first)
    player.click("market", second)
    assert page.table.placing.piece == second
    player.click("market", second)
    assert not page.table.placing.holding
    assert page.session.moves == []


def test_fingers_tap_glass_and_then_a_strip(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "easy")
    move = page.session.view().legal_moves()[0]
    finger = QTest.createTouchDevice()
    port = page.view.viewport()
    for point in (player.at("market", (move.source, move.colour)), player.at("board", move.strip)):
        QTest.touchEvent(port, finger).press(0, point, port).commit()
        QTest.touchEvent(port, finger).release(0, point, port).commit()
    assert page.session.moves[:1] == [move]


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
    assert page.session.moves == []
    assert not table.placing.holding
    assert page._toast.text()
    assert not page._toast.text().isascii()


def test_glass_may_not_be_thrown_away_while_a_strip_takes_it(player) -> None:
    """S-7"""
    page = sit_down(player, "person", "easy")
    player.drag(player.at("market"), player.at("board", NOWHERE))
    assert page.session.moves == []
    assert "may not all break" in page._toast.text()


def test_glass_that_fits_nowhere_is_dropped_on_the_track(player) -> None:
    """S-7"""
    page = sit_down(player, "person", "person", moves=moves_until(nothing_fits))
    move = next(
        move
        for move in page.session.view().legal_moves()
        if isinstance(move, Take) and move.strip == NOWHERE
    )
    before = len(page.session.moves)
    by_mouse(player, move, drag=True)
    assert page.session.moves[before:] == [move]


def test_jokers_are_asked_for_in_place_by_mouse(player) -> None:
    """S-6"""
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    table = page.table
    before = len(page.session.moves)
    move = joker_questions(table.table)[-1]
    player.click("market", (move.source, move.colour))
    player.click("board", move.strip)
    assert table.asked == (move.source, move.colour)
    assert [zone.key for zone in table.zones] == ["jokers"]
    player.press(Key.Key_Escape)
    assert table.asked is None
    assert len(page.session.moves) == before
    by_mouse(player, move)
    assert page.session.moves[before:] == [move]


def test_jokers_are_asked_for_in_place_by_keyboard(player) -> None:
    """S-6"""
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    page.view.setFocus()
    before = len(page.session.moves)
    move = joker_questions(page.table.table)[0]
    by_keys(player, move)
    assert page.session.moves[before:] == [move]


def test_a_click_beside_the_question_takes_nothing(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(with_choice_of_jokers))
    before = len(page.session.moves)
    move = joker_questions(page.table.table)[0]
    player.click("market", (move.source, move.colour))
    player.click("board", move.strip)
    assert page.table.asked is not None
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert page.table.asked is None
    assert len(page.session.moves) == before
    assert page.table.market._taken is None


def test_the_pane_to_keep_can_be_dragged_into_its_window(player) -> None:
    """S-8"""
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    table = page.table
    window = table.table.completed
    before = len(page.session.moves)
    pane = table.zones[0].spots[-1].key
    start = player.at("keep", pane)
    player.drag(start, QPoint(2, 2))
    assert len(page.session.moves) == before
    player.drag(start, player.at("windows", window))
    assert page.session.moves[before:] == [Keep(pane)]
    assert page.session.state.table.palaces[0].windows[window][-1] == pane


def test_the_glazier_returns_by_button_by_key_and_says_why_not(player) -> None:
    """S-9"""
    page = sit_down(player, "person", "person")
    player.press(Key.Key_G)
    assert page.session.moves == []
    assert "leftmost" in page._toast.text()
    away = moves_until(lambda state: Return() in state.legal_moves())
    for go in (lambda: player.click("glazier", "return"), lambda: player.press(Key.Key_G)):
        page = sit_down(player, "person", "person", moves=away)
        go()
        assert page.session.moves[len(away) :] == [Return()]


def test_undo_takes_a_move_back_and_redo_plays_it_again(player) -> None:
    page = sit_down(player, "person", "person")
    move = page.session.view().legal_moves()[0]
    by_mouse(player, move)
    assert page.table.view.seat == 1
    player.press(Key.Key_U)
    assert page.session.moves == []
    assert page.table.view.seat == 0
    assert page.table.own._palace == page.session.state.table.palaces[0]
    page.redo()
    assert page.session.moves == [move]


def test_a_hint_is_shown_on_the_table_and_told_in_words(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person")
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.hints.isVisible()
    assert "strip" in page._toast.text()
    by_mouse(player, page.session.view().legal_moves()[0])
    assert not page.table.hints.isVisible()


def test_a_hint_for_the_pane_to_keep(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.hints.isVisible()
    assert "window" in page._toast.text()


def test_a_verdict_on_any_kind_of_move_is_shown(player) -> None:
    moves = moves_until(lambda state: state.table.round == 4)
    page = sit_down(player, "person", "person", moves=moves)
    seen = set()
    for moment, played in enumerate(moves):
        if type(played) not in seen:
            seen.add(type(played))
            page.gaze.look(moment, page.session.states[moment].to_move)
            page.refresh_table()
            legal = page.table.view.legal_moves()
            page.table.show_verdict([Suggestion(move, 1.0) for move in legal], played)
            assert page.table.hints.isVisible()
    assert seen == {Take, Keep, Return}


def test_a_line_of_the_score_lights_its_panes_and_spaces(player) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    for seat in (0, 1):
        for line in page.session.view().score(seat).lines:
            page.table.light(seat, line.cells)
            assert page.table.palaces[seat]._lit.isVisible() == bool(line.cells)
            page.table.light(0, ())
            assert not page.table.palaces[seat]._lit.isVisible()


def test_bag_and_tower_are_counted_on_demand(persian) -> None:
    page = sit_down(persian, "person", "easy", "easy", "easy")
    assert not page.table.info.shows_counts
    persian.press(Key.Key_B)
    assert page.table.info.shows_counts
    port = page.view.viewport().rect().adjusted(-14, -14, 14, 14)
    for item in page.table.palaces:
        box = page.view.mapFromScene(item.rect(art.PALACE_RECT)).boundingRect()
        assert port.contains(box)
    others = [item.rect(art.PALACE_RECT) for item in page.table.palaces[1:]]
    assert not any(a.intersects(b) for a in others for b in others if a != b)
    assert not any(
        a.intersects(page.table.info.mapRectToScene(page.table.info.rect)) for a in others
    )


def test_looking_back_through_a_whole_game_shows_every_position(player) -> None:
    moves = moves_until(lambda state: state.table.round == 2)
    page = sit_down(player, "person", "person", moves=moves)
    for moment in range(len(moves), -1, -1):
        page.look_at(moment)
        state = page.session.states[moment]
        assert [item._palace for item in page.table.palaces] == list(state.table.palaces)
    assert not page.table.live
    player.click("market")
    assert not page.table.placing.holding
    page.go_on()
    assert page.table.live


def test_the_language_and_the_theme_change_at_the_table(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "easy", moves=moves_until(completed))
    context = player.window.context
    left = page.table.info.pos().x() > page.table.main.pos().x()
    assert left
    context.change("language", "fa")
    context.change("theme", "dark")
    qtbot.waitUntil(lambda: "پنجره" in page.bar.status.text())
    assert page.table.info.pos().x() < page.table.main.pos().x()
    assert page.table.own.mapToScene(art.strip_rect(0).center()).x() < (
        page.table.own.mapToScene(art.strip_rect(7).center()).x()
    )
    for zone in page.table.zones:
        assert zone.title()
        for spot in zone.spots:
            assert spot.name()


def test_another_palace_can_be_looked_at_and_takes_no_glass(player) -> None:
    page = sit_down(player, "person", "easy")
    player.click("others", 1)
    assert page.table.main_seat == 1
    player.click("market")
    assert not page.table.placing.holding
    player.press(Key.Key_Escape)
    assert page.table.main_seat == 0


def test_a_saved_game_is_taken_up_where_it_was(player) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    record, path = page.session.record, page.session.path
    player.window.show_home()
    (saved,), problems = saves.running(player.window.context.places)
    assert not problems
    assert saved.record == record
    player.window.resume(saved.record, path)
    assert player.page.table.keeping
    assert player.page.table.zones[0].key == "keep"


def test_moves_are_played_through_in_motion_and_never_in_the_way(player, qtbot: QtBot) -> None:
    player.window.context.change("animation", "fast")
    start = moves_until(completed)
    page = sit_down(player, "person", "person", moves=start)
    table = page.table
    dice = Random(2)
    for turn in range(8):
        by_mouse(player, dice.choice(page.session.view().legal_moves()))
        assert len(page.session.moves) == len(start) + turn + 1
        assert table.stage.busy or isinstance(page.session.moves[-1], Return)
        # Somebody quick does not wait for glass to land.
        table.piece_at(table.market.pos())
        assert not table.stage.busy
        assert table.main_seat == page.session.viewer
        qtbot.waitUntil(lambda: not _gliding(table), timeout=5000)
    assert [item._palace for item in table.palaces] == list(page.session.state.table.palaces)


def _gliding(table) -> bool:
    return any(key[0] in ("put", "size") for key in table.motion._running)


def test_the_palace_of_a_move_stays_large_until_it_was_seen(player, qtbot: QtBot) -> None:
    player.window.context.change("animation", "fast")
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    player.click("keep")
    assert page.table.main_seat == 0
    qtbot.waitUntil(lambda: page.table.main_seat == 1, timeout=5000)
    assert not page.table.stage.busy


def test_every_step_of_the_guide_has_something_to_point_at(player) -> None:
    page = sit_down(player, "person", "easy")
    for step in GUIDE:
        page.table.point_at(step.lights)
        assert page.table.glow.isVisible()
        page.table.point_at(None)
        assert not page.table.glow.isVisible()


def test_a_picture_of_all_palaces_can_be_kept(player) -> None:
    page = sit_down(player, "person", "easy", "easy")
    assert page.table.picture().width() > 1000
    assert page.table.picture(background=False).hasAlphaChannel()


def test_the_words_beside_the_pointer_keep_away_from_the_edge_of_their_box(player) -> None:
    page = sit_down(player, "person", "person")
    caption, colours = page.table.caption, page.table.colours
    for count in range(8, 40):
        box = caption.tell("it is " * count, colours)
        caption.render(1.0)
        image = caption.pixmap().toImage()
        left = round(box.left() - caption.offset().x())
        margin = [
            image.pixelColor(left + x, y).name()
            for x in range(3, 12)
            for y in range(18, image.height() - 24)
        ]
        assert set(margin) == {colours.card.lower()}, count


def test_a_second_click_on_next_does_not_leave_the_guide(player, qapp: QApplication) -> None:
    page = sit_down(player, "person", "person")
    page.start_coach()
    coach = page._coach
    qapp.processEvents()
    at = coach._next.mapTo(coach, coach._next.rect().center())
    for _ in range(2):
        qapp.processEvents()
        target = coach.childAt(at)
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(coach, at))
    assert page._coach is coach
    assert GUIDE[coach._step].after_move


def test_the_state_of_the_game_tells_points_apart_from_numbered_names(persian) -> None:
    page = sit_down(persian, "person", "person")
    told = []
    page.say = told.append
    persian.press(Key.Key_Q)
    assert "P0: ۰" in told[0]
    assert "P1: ۰" in told[0]


def test_messages_keep_away_from_the_edge_of_their_box(player) -> None:
    page = sit_down(player, "person", "person")
    player.window.context.theme.use("dark")
    page.say("Orange × 2")
    margins = page._toast._label.contentsRect()
    assert margins.left() >= 10
    assert margins.right() <= page._toast._label.width() - 10


def test_messages_do_not_cover_the_way_back_of_the_glazier(player) -> None:
    page = sit_down(player, "person", "person", "person")
    page.say("Back to strip 1 " * 2)
    button = page.view.mapFromScene(page.table.return_button.sceneBoundingRect()).boundingRect()
    toast = page._toast
    shown = toast.rect().translated(toast.mapTo(page, QPoint()) - page.view.mapTo(page, QPoint()))
    assert not shown.intersects(button)


def test_after_a_bot_the_keyboard_is_back_at_the_market(player) -> None:
    page = sit_down(player, "person", "random")
    for _ in range(3):
        move = next(one for one in page.session.view().legal_moves() if isinstance(one, Take))
        by_keys(player, move)
        player.wait_for_person()
        assert page.table.focused[0].key == "market"


def test_a_keyboard_that_looks_around_is_left_where_it_is(player) -> None:
    page = sit_down(player, "person", "random")
    move = next(one for one in page.session.view().legal_moves() if isinstance(one, Take))
    by_keys(player, move)
    _go_to_zone(player, "others")
    player.wait_for_person()
    assert page.table.focused[0].key == "others"


def test_glass_put_back_by_keyboard_leaves_the_keyboard_where_it_lies(player) -> None:
    page = sit_down(player, "person", "person")
    choice = next(
        (one.source, one.colour)
        for one in page.session.view().legal_moves()
        if isinstance(one, Take) and one.source > 0
    )
    for refuse in (Key.Key_Escape, Key.Key_Return):
        _go_to_zone(player, "market")
        _go_to_spot(player, choice)
        player.press(Key.Key_Return)
        if refuse == Key.Key_Return:
            _go_to_spot(player, NOWHERE)
        player.press(refuse)
        assert not page.table.placing.holding
        assert (page.table.focused[0].key, page.table.focused[1].key) == ("market", choice)
