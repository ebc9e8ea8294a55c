"""Harmonia played in the window: showing, turning, placing, talking and voting."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import TURNS
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    AnnounceHand,
    AnnounceKind,
    Ask,
    Need,
    Place,
    Point,
    Propose,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import TurnPhase
from harmony_desktop.games.harmonia.table.placement import STAND
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.pages.end.page import EndPage
from tests.ui.harmonia import Guest

Key = Qt.Key


def test_showing_is_a_step_of_its_own_by_click_and_click(guest: Guest) -> None:
    """A-5"""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    assert guest.table.placing.holding
    guest.player.click(STAND)
    assert page.timeline.moves == [Show(kind)]
    assert guest.table.view.shown == kind
    guest.player.click("board", Hex(0, 0))
    assert page.timeline.moves == [Show(kind)]
    guest.player.click("board", Hex(0, 0))
    shown, placed = page.timeline.moves
    assert shown == Show(kind)
    assert placed.cell == Hex(0, 0)


def test_a_drag_from_the_hand_to_a_cell_shows_and_places(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.timeline.moves == [Show(kind), Place(0, 0, 0)]


def test_a_double_click_shows_a_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    port, point = page.view.viewport(), guest.player.at("hand", kind)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)
    assert page.timeline.moves == [Show(kind)]


def test_the_wheel_r_and_the_arrows_turn_the_shown_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    guest.show(kind)
    guest.wheel(2)
    assert guest.table.placing.rotation == 2
    guest.player.press(Key.Key_R)
    assert guest.table.placing.rotation == 3
    stand = guest.table.stand.pos()
    arrow = page.view.mapFromScene(stand + QPointF(64, 54))
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
    assert guest.table.placing.rotation == 4
    guest.place(Hex(0, 0))
    assert page.timeline.moves[-1] == Place(0, 0, 4)


def test_dragging_around_the_tile_turns_it(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    guest.show(kind)
    stand = guest.table.stand.pos()
    start = page.view.mapFromScene(stand + QPointF(0, -53))
    end = page.view.mapFromScene(stand + QPointF(52, 22))
    guest.player.drag(start, end)
    assert guest.table.placing.rotation == 2
    assert guest.table.stand.tile.rotation() == 0


def test_a_cell_that_fits_after_a_turn_takes_the_tile_at_the_second_go(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    view = guest.table.view
    kind = next(
        kind
        for kind in guest.table.hand.kinds
        if view.cells_for_other_turns(kind, 0) and len(TURNS[kind]) == 6
    )
    cell = view.cells_for_other_turns(kind, 0)[0]
    guest.show(kind)
    guest.player.click("board", cell)
    assert len(page.timeline.moves) == 3
    assert guest.table.placement.notice == texts.TURNED_TO_FIT
    assert not page.toast.isVisible(), "it is said once"
    guest.player.click("board", cell)
    assert page.timeline.moves[-1].cell == cell
    assert not guest.table.placement.notice


def test_a_tile_of_the_hand_is_turned_to_fit_but_not_shown_for_it(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    view = guest.table.view
    kind = next(kind for kind in guest.table.hand.kinds if view.cells_for_other_turns(kind, 0))
    cell = view.cells_for_other_turns(kind, 0)[0]
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", cell))
    assert len(page.timeline.moves) == 2
    assert guest.table.placing.piece == ("hand", kind), "it stays in the hand"
    guest.player.click("board", cell)
    assert page.timeline.moves[-1].cell == cell


def test_a_bad_cell_is_refused_in_the_player_s_words(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.toast.text() == texts.REASONS["taken"]
    assert not guest.table.placing.holding
    assert len(page.timeline.moves) == 2


def test_a_held_tile_says_that_it_does_not_fit_before_it_is_dropped(
    guest: Guest, qtbot: QtBot
) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    page.session.play(Show(0))
    page.session.play(Place(0, 0, 0))
    table, viewport = guest.table, page.view.viewport()
    kind = table.hand.kinds[-1]
    assert kind == 13, "with ornament on all sides it fits beside no blank one"
    guest.player.click("hand", kind)
    qtbot.mouseMove(viewport, guest.player.at("board", Hex(0, -1)))
    assert table.placing.holding
    assert table.notice.isVisible()
    assert table._misplaced == texts.REASONS["not-fitting-there"]
    qtbot.mouseMove(viewport, guest.player.at("stand"))
    assert not table._misplaced


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_misfit_is_shown_only_by_those_who_mean_it(guest: Guest, mode: str) -> None:
    """A-7"""
    page = guest.sit_down("person", "person", options={"alone": True, "mode": mode})
    session = page.session
    session.play(Show(0))
    session.play(Place(0, 0, 0))
    assert guest.table.view.hand[13]
    assert not guest.table.view.fits(13)
    count = len(session.timeline.moves)
    guest.show(13)
    assert len(session.timeline.moves) == count
    warning = texts.MISFIT_LOSES if mode == "basic" else texts.MISFIT_COSTS
    assert page.toast.text() == warning
    guest.show(13)
    assert session.timeline.moves[-1] == Show(13)
    assert session.timeline.over == (mode == "basic")


def test_everything_can_be_said_by_mouse(guest: Guest) -> None:
    """A-4"""
    page = guest.sit_down("person", "easy")
    kinds = guest.table.hand.kinds
    guest.say("kind")
    assert guest.table.notice.isVisible()
    guest.player.click("hand", kinds[0])
    assert page.timeline.moves == [AnnounceKind(0, kinds[0], page.timeline.view().hand[kinds[0]])]
    assert guest.table.aim.isVisible(), "the list makes room for the aim again"
    guest.player.click("talk", "talk")
    guest.player.drag(guest.player.at("hand", kinds[1]), guest.player.at("talk", "kind"))
    assert page.timeline.moves[-1].tile == kinds[1]
    guest.say("hand")
    assert page.timeline.moves[-1] == AnnounceHand(0)
    guest.player.click("talk", "talk")
    guest.player.click("hand", kinds[1])
    guest.player.click("talk", "need")
    assert page.timeline.moves[-1] == Need(0, kinds[1])
    guest.player.drag(guest.player.at("hand", kinds[1]), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    cell = next(iter(guest.table.view.open_cells))
    guest.say(FILL)
    guest.player.click("board", cell)
    assert page.timeline.moves[-1] == Ask(0, cell.q, cell.r, FILL)
    assert guest.table.board._fills.shown


def test_the_bar_asks_for_what_a_phrase_lacks(guest: Guest) -> None:
    """It told the player to lay a tile while a phrase waited for its cell."""
    page = guest.sit_down("person", "hard", options={"mode": "basic"})
    page.session.stop_bots()
    usual = page.bar.prompt.text()
    guest.say("need")
    assert page.bar.prompt.text() == texts.CHOOSE_TILE
    guest.say("need")
    assert page.bar.prompt.text() == usual


def test_phrases_that_cannot_be_said_are_refused_with_a_reason(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "easy")
    point = page.view.mapFromScene(guest.table.talk.buttons["propose"].area.center())
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.toast.text() == texts.REASONS["nothing-placed"]
    guest.say("kind")
    guest.player.press(Key.Key_Escape)
    assert not guest.table.notice.isVisible()
    assert page.timeline.moves == []


def test_a_bot_explains_its_plan(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "medium")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    with qtbot.waitSignal(page.session.bots.consulted, timeout=60_000):
        guest.ask_for_plan(1)
    bubble = guest.table.plan_bubble
    assert bubble.isVisible()
    plate = guest.table.partners.plates[1]
    assert bubble.pos().y() >= plate.pos().y() + plate.size.height()
    news = guest.table.news_cards[1]
    assert news.isVisible()
    assert not bubble.sceneBoundingRect().intersects(news.button.area)
    guest.player.press(Key.Key_Escape)
    assert not guest.table.plan_bubble.isVisible()


def test_a_plan_covers_no_other_partner(guest: Guest, qtbot: QtBot) -> None:
    """With the tile on the layout, the bubble needs not name it; whoever listens is told it."""
    page = guest.sit_down("person", "medium", "medium", "medium")
    guest.lay_first()
    guest.player.wait_for_person()
    with qtbot.waitSignal(page.session.bots.consulted, timeout=60_000):
        guest.ask_for_plan(1)
    bubble, plates = guest.table.plan_bubble, guest.table.partners.plates
    assert bubble.sceneBoundingRect().bottom() <= plates[2].area.top()
    plan = texts.intention_phrase(guest.table.view, None)
    assert texts.plan_seen(plan) == plan, "where there is no tile, nothing is left out"


def test_another_bot_is_asked_while_one_explains_and_a_closed_answer_stays_closed(
    guest: Guest, qtbot: QtBot
) -> None:
    page = guest.sit_down("person", "medium", "easy")
    guest.ask_for_plan(1)
    with qtbot.waitSignal(page.session.bots.consulted, timeout=60_000) as explained:
        guest.ask_for_plan(2)
    assert explained.args[:2] == ["plan", 2]
    guest.player.press(Key.Key_Escape)
    with qtbot.waitSignal(page.session.bots.consulted, timeout=60_000):
        guest.ask_for_plan(1)
        guest.player.press(Key.Key_Escape)
    assert not guest.table.plan_bubble.isVisible()
    page.session.bots.hint()
    guest.ask_for_plan(1)
    assert not guest.table.plan_bubble.isVisible()


def test_two_persons_end_the_game_by_agreement_behind_a_curtain(guest: Guest) -> None:
    """A-8"""
    page = guest.sit_down("person", "person")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.playback.covered
    guest.open_curtain()
    assert guest.table.view.seat == 1
    assert guest.table.view.known[0] == (None,) * 14
    guest.player.click("talk", "propose")
    guest.open_curtain()
    assert guest.table.view.phase is TurnPhase.VOTE
    guest.player.click("talk", "no")
    guest.open_curtain()
    assert page.timeline.moves[-2:] == [Propose(), Vote(False)]
    assert guest.table.view.seat == 1
    guest.page.session.play(Show(guest.best()[0]))
    page.session.play(page.timeline.state.legal_moves()[0])
    guest.open_curtain()
    guest.player.click("talk", "propose")
    guest.open_curtain()
    guest.player.click("talk", "yes")
    assert page.timeline.over


def test_a_player_alone_is_asked_once_and_sees_all_hands(guest: Guest, qtbot: QtBot) -> None:
    """A-20"""
    page = guest.sit_down("person", "person", "person", options={"alone": True})
    assert not page.playback.covered
    guest.lay_first()
    assert not page.playback.covered
    assert guest.table.partners.hands()[0] == page.timeline.state.hands[0]
    guest.player.click("talk", "propose")
    guest.player.click("talk", "yes")
    qtbot.waitUntil(lambda: page.timeline.over)


def test_two_persons_and_two_bots_play_to_the_end_in_persian(
    persian_guest: Guest, qtbot: QtBot
) -> None:
    """A-3 to A-9"""
    page = persian_guest.sit_down(
        "person", "easy", "person", "random", options={"mode": "advanced"}
    )
    persian_guest.play_on(60)
    assert page.timeline.over
    assert len(page.timeline.state.placed) > 30
    qtbot.waitUntil(lambda: isinstance(persian_guest.player.window.page, EndPage))
    words = translate("harmonia", texts._HEADLINE_POINTS).split("{")[0]
    assert persian_guest.player.window.page.headline.text().startswith(words)


def test_the_list_of_phrases_is_entered_at_its_first(guest: Guest) -> None:
    guest.sit_down("person", "easy").view.setFocus()
    guest.table.focus_on("talk")
    guest.player.press(Key.Key_Return)
    assert guest.table.talk.opened
    assert guest.table.focused[1].key == "ask-hand"


def test_a_game_by_keyboard_alone(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    table, press = guest.table, guest.player.press
    page.view.setFocus()
    press(Key.Key_Tab)
    assert table.focused[0].key == "hand"
    press(Key.Key_Return)
    assert table.placing.holding
    assert table.focused[1].key == Hex(0, 0)
    press(Key.Key_R, Key.Key_Return, Key.Key_Return)
    assert len(page.timeline.state.placed) == 1
    for _ in range(6):
        assert table.focused[0].key == "hand"
        kind, place = guest.clever()
        while table.focused[1].key != kind:
            press(Key.Key_Right if table.focused[1].key < kind else Key.Key_Left)
        press(Key.Key_Return)
        for _ in range(place.turn):
            press(Key.Key_R)
        table.focus_on("board", place.cell)
        press(Key.Key_Return, Key.Key_Return)
    assert len(page.timeline.state.placed) == 7
    press(Key.Key_T)
    assert table.focused[0].key == "talk"
    assert table.focused[1].key == "propose"
    press(Key.Key_Return, Key.Key_Return)
    assert not page.timeline.over, "Enter twice plays on (A-20)"
    assert table.focused[1].key == "propose"
    press(Key.Key_Return, Key.Key_Down, Key.Key_Return)
    qtbot.waitUntil(lambda: page.timeline.over)


def test_the_keyboard_begins_where_the_next_step_is_taken(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    guest.player.click(STAND)
    assert not guest.table.focus_visible
    guest.player.press(Key.Key_Return)
    assert guest.table.focus_visible
    assert guest.table.focused[0].key == "board"


def test_the_keyboard_begins_at_the_layout_in_a_game_resumed_with_a_shown_tile(
    guest: Guest,
) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.show(guest.best()[0])
    guest.player.window.tables.resume(page.timeline.record, page.session.path)
    guest.player.press(Key.Key_Return)
    assert guest.table.focused[0].key == "board"


def test_another_tile_is_refused_while_one_is_shown(guest: Guest, qtbot: QtBot) -> None:
    """A-5"""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.show(kind)
    other = guest.table.hand.kinds[-1]
    with qtbot.waitSignal(guest.table.refused) as refused:
        guest.player.click("hand", other)
    assert refused.args == [texts.REASONS["must-place"]]
    guest.table.focus_on("hand", other)
    with qtbot.waitSignal(guest.table.refused) as refused:
        guest.player.press(Key.Key_Return)
    assert refused.args == [texts.REASONS["must-place"]]
    assert page.timeline.moves == [Show(kind)]


@pytest.mark.parametrize("practice", [False, True])
def test_a_placement_is_final_in_a_counted_game(guest: Guest, practice: bool) -> None:
    """A-6: whoever sits there; practice may take it back."""
    page = guest.sit_down("person", "person", options={"alone": True}, practice=practice)
    guest.lay_first()
    guest.player.press(Key.Key_U)
    assert len(page.timeline.moves) == (1 if practice else 2)
    if not practice:
        assert "no longer counts" in page.toast.text()


def test_a_request_can_be_taken_back(guest: Guest) -> None:
    """A-4, A-6: it has shown nobody anything."""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    cell = next(iter(guest.table.view.open_cells))
    page.session.play(Ask(0, cell.q, cell.r, FILL))
    guest.player.press(Key.Key_U)
    assert len(page.timeline.moves) == 2
    assert not page.timeline.state.standing[0]


def test_one_can_talk_while_another_thinks(guest: Guest, qtbot: QtBot) -> None:
    """A-4: several requests, and a tile pointed at, in the turn of the other."""
    page = guest.sit_down("person", "medium")
    session, table = page.session, guest.table
    guest.lay_first()
    session.stop_bots()
    page.playback.refresh()
    assert not table.live
    assert table.may_speak
    first, second = list(table.view.open_cells)[:2]
    for phrase, cell in ((FILL, first), (LEAVE, second), ("point", Hex(0, 0))):
        guest.say(phrase)
        guest.player.click("board", cell)
        session.stop_bots()
        page.playback.refresh()
    said = session.timeline.moves[-3:]
    assert said == [Ask(0, *first, FILL), Ask(0, *second, LEAVE), Point(0, 0, 0)]
    assert [session.timeline.mover(len(session.timeline.moves) - back) for back in (1, 2, 3)] == [
        0,
        0,
        0,
    ]
    assert session.timeline.state.to_move == 1
    assert len(table.board._fills.shown) == len(table.board._leaves.shown) == 1
    assert len(table.board._pointed.shown) == 1
    guest.say(FILL)
    guest.player.click("board", first)
    assert page.toast.text() == texts.REASONS["said-already"]
    session.retry()
    guest.player.wait_for_person()
    assert session.timeline.state.placed[-1].seat == 1


def test_a_placement_by_keyboard_is_aimed_and_then_confirmed(guest: Guest) -> None:
    """A-6: a setting, on from the start."""
    page = guest.sit_down("person", "person", options={"alone": True})
    table, press = guest.table, guest.player.press
    page.view.setFocus()
    press(Key.Key_Tab, Key.Key_Return, Key.Key_Return)
    assert page.timeline.moves == []
    assert table.notice.isVisible()
    press(Key.Key_R)
    assert table.placement.confirming == (Hex(0, 0), table.placing.rotation)
    press(Key.Key_Escape)
    assert not table.placing.holding
    assert table.placement.confirming is None
    assert page.timeline.moves == []
    guest.player.window.context.change("confirm_placing", False)
    table.focus_on("hand")
    press(Key.Key_Return, Key.Key_Return)
    assert len(page.timeline.state.placed) == 1


def test_another_tile_takes_the_place_of_the_one_in_the_hand(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    first, second = guest.table.hand.kinds[:2]
    guest.player.click("hand", first)
    guest.player.click("hand", second)
    assert guest.table.placing.piece == ("hand", second)
    guest.player.click("hand", second)
    assert not guest.table.placing.holding
    assert page.timeline.moves == []


def test_a_cell_is_asked_for_by_keyboard(guest: Guest) -> None:
    """A-4"""
    page = guest.sit_down("person", "easy")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    guest.player.press(Key.Key_T)
    while guest.table.focused[1].key != FILL:
        guest.player.press(Key.Key_Down)
    guest.player.press(Key.Key_Return)
    assert guest.table.focused[0].key == "board"
    guest.player.press(Key.Key_Return)
    assert isinstance(page.timeline.moves[-1], Ask)


def test_an_arrow_turns_the_tile_in_the_hand_and_does_not_drop_it(
    guest: Guest, qtbot: QtBot
) -> None:
    """A press that a button has answered means nothing more when it ends."""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    guest.player.click("hand", kind)
    guest.table.focus_on("board", Hex(0, 0))
    assert guest.table.placing.place == Hex(0, 0)
    arrow = page.view.mapFromScene(guest.table.stand.pos() + QPointF(64, 54))
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
    assert guest.table.placing.piece == ("hand", kind)
    assert guest.table.placing.rotation == 1
    assert page.timeline.moves == []


def test_a_blank_tile_is_not_told_to_be_turned(guest: Guest) -> None:
    """A-6: it looks the same in every turn."""
    guest.sit_down("person", "person", options={"alone": True}, seed=3)
    guest.lay_first(max(guest.table.hand.kinds))
    table = guest.table
    cell = next(
        cell for cell, (touching, wanted) in table.view.open_cells.items() if touching and wanted
    )
    assert table.judge(("hand", 0), cell, 0) == texts.REASONS["not-fitting-there"]
