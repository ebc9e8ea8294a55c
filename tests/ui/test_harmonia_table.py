"""Harmonia in the window: whole games by mouse and by keyboard, talking, voting, pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.components import TURNS
from harmony_desktop.games.harmonia.moves import (
    FILL,
    Ask,
    Need,
    Place,
    Propose,
    Show,
    TellHand,
    TellKind,
    Vote,
)
from harmony_desktop.games.harmonia.table import plates
from harmony_desktop.games.harmonia.table.plates import Partner
from harmony_desktop.games.harmonia.table.scene import Table
from harmony_desktop.games.harmonia.table.stage import STAND, text
from harmony_desktop.games.harmonia.view import Phase
from harmony_desktop.storage import saves
from harmony_desktop.ui.languages import say, translate
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.pages.new_game import NewGamePage
from harmony_desktop.ui.table.page import TablePage

Key = Qt.Key
SEED = 5


class Guest:
    """A person at Harmonia's table, on top of the player every table has."""

    def __init__(self, player, qtbot: QtBot) -> None:
        self.player = player
        self.qtbot = qtbot

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        page = self.player.sit_down(*kinds, game="harmonia", **{"seed": SEED, **changes})
        self.open_curtain()
        return page

    @property
    def page(self) -> TablePage:
        return self.player.page

    @property
    def table(self) -> Table:
        return self.page.table

    def open_curtain(self) -> None:
        if self.page.shared_screen.covered:
            self.qtbot.waitUntil(lambda: self.page.shared_screen.closed)
            self.page.shared_screen.open()

    def best(self) -> tuple[int, Place]:
        """A tile of the hand and where it fits."""
        view = self.table.view
        for kind in self.table.hand.kinds:
            if found := view.fits(kind):
                return kind, found[0]
        raise AssertionError("nothing fits")

    def wheel(self, steps: int) -> None:
        port = self.page.view.viewport()
        for _ in range(steps):
            QApplication.sendEvent(
                port,
                QWheelEvent(
                    QPointF(400, 300),
                    QPointF(400, 300),
                    QPoint(0, 0),
                    QPoint(0, -120),
                    Qt.MouseButton.NoButton,
                    Qt.KeyboardModifier.NoModifier,
                    Qt.ScrollPhase.NoScrollPhase,
                    False,
                ),
            )


@pytest.fixture
def guest(player, qtbot: QtBot) -> Guest:
    return Guest(player, qtbot)


@pytest.fixture
def persian_guest(persian, qtbot: QtBot) -> Guest:
    return Guest(persian, qtbot)


def test_showing_is_a_step_of_its_own_by_click_and_click(guest: Guest) -> None:
    """A-5"""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    assert guest.table.placing.holding
    guest.player.click(STAND)
    assert page.session.moves == [Show(kind)]
    assert guest.table.view.shown == kind
    guest.player.click("board", Hex(0, 0))
    assert page.session.moves == [Show(kind), Place(0, 0, 0)]


def test_a_drag_from_the_hand_to_a_cell_shows_and_places(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.session.moves == [Show(kind), Place(0, 0, 0)]


def test_a_double_click_shows_a_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    port, point = page.view.viewport(), guest.player.at("hand", kind)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)
    assert page.session.moves == [Show(kind)]


def show(guest: Guest, kind: int) -> None:
    guest.player.click("hand", kind)
    guest.player.click(STAND)


def lay_first(guest: Guest, kind: int | None = None) -> None:
    """The first tile, so that the next must match."""
    kinds = guest.table.hand.kinds
    show(guest, kinds[-1] if kind is None else kind)
    guest.player.click("board", Hex(0, 0))


def test_the_wheel_r_and_the_arrows_turn_the_shown_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    show(guest, kind)
    guest.wheel(2)
    assert guest.table._turn == 2
    guest.player.press(Key.Key_R)
    assert guest.table._turn == 3
    stand = guest.table.stand.pos()
    arrow = page.view.mapFromScene(stand + QPointF(64, 54))
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
    assert guest.table._turn == 4
    guest.player.click("board", Hex(0, 0))
    assert page.session.moves[-1] == Place(0, 0, 4)


def test_dragging_around_the_tile_turns_it(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    show(guest, kind)
    stand = guest.table.stand.pos()
    start = page.view.mapFromScene(stand + QPointF(0, -53))
    end = page.view.mapFromScene(stand + QPointF(52, 22))
    guest.player.drag(start, end)
    assert guest.table._turn == 2
    assert guest.table.stand.tile.rotation() == 0


def test_a_cell_that_fits_after_a_turn_takes_the_tile_at_the_second_go(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    view = guest.table.view
    kind = next(
        kind
        for kind in guest.table.hand.kinds
        if view.cells_for_other_turns(kind, 0) and len(TURNS[kind]) == 6
    )
    cell = view.cells_for_other_turns(kind, 0)[0]
    show(guest, kind)
    guest.player.click("board", cell)
    assert len(page.session.moves) == 3
    assert page._toast.text() == texts.TURNED_TO_FIT
    guest.player.click("board", cell)
    assert page.session.moves[-1].cell == cell


def test_a_tile_of_the_hand_is_turned_to_fit_but_not_shown_for_it(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    view = guest.table.view
    kind = next(kind for kind in guest.table.hand.kinds if view.cells_for_other_turns(kind, 0))
    cell = view.cells_for_other_turns(kind, 0)[0]
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", cell))
    assert len(page.session.moves) == 2
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", cell))
    assert page.session.moves[-1].cell == cell


def test_a_bad_cell_is_refused_in_the_player_s_words(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page._toast.text() == texts.REASONS["taken"]
    assert not guest.table.placing.holding
    assert len(page.session.moves) == 2


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_misfit_is_shown_only_by_those_who_mean_it(guest: Guest, mode: str) -> None:
    """A-7"""
    page = guest.sit_down("person", "person", options={"alone": True, "mode": mode})
    session = page.session
    session.play(Show(0))
    session.play(Place(0, 0, 0))
    assert guest.table.view.hand[13]
    assert not guest.table.view.fits(13)
    count = len(session.moves)
    show(guest, 13)
    assert len(session.moves) == count
    warning = texts.MISFIT_LOSES if mode == "basic" else texts.MISFIT_COSTS
    assert page._toast.text() == warning
    show(guest, 13)
    assert session.moves[-1] == Show(13)
    assert session.over == (mode == "basic")


# Talking


def test_everything_can_be_said_by_mouse(guest: Guest) -> None:
    """A-4"""
    page = guest.sit_down("person", "easy")
    kinds = guest.table.hand.kinds
    guest.player.click("talk", "kind")
    assert guest.table._info.isVisible()
    guest.player.click("hand", kinds[0])
    assert page.session.moves == [TellKind(kinds[0], page.session.view().hand[kinds[0]])]
    guest.player.drag(guest.player.at("hand", kinds[1]), guest.player.at("talk", "kind"))
    assert page.session.moves[-1].tile == kinds[1]
    guest.player.click("talk", "hand")
    assert page.session.moves[-1] == TellHand()
    guest.player.click("hand", kinds[1])
    guest.player.click("talk", "need")
    assert page.session.moves[-1] == Need(kinds[1])
    guest.player.drag(guest.player.at("hand", kinds[1]), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    cell = next(iter(guest.table.view.open_cells))
    guest.player.click("talk", FILL)
    guest.player.click("board", cell)
    assert page.session.moves[-1] == Ask(cell.q, cell.r, FILL)
    assert guest.table.board._fills.shown


def test_what_cannot_be_said_is_refused_with_a_reason(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "easy")
    point = page.view.mapFromScene(guest.table.buttons["propose"].middle)
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page._toast.text() == texts.REASONS["nothing-placed"]
    guest.player.click("talk", "kind")
    guest.player.press(Key.Key_Escape)
    assert not guest.table._info.isVisible()
    assert page.session.moves == []


def test_a_partner_s_words_stand_at_its_place(guest: Guest) -> None:
    guest.sit_down("person", "medium")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    assert guest.table._said() == {1: texts._TOLD_HAND}
    assert None not in guest.table.view.known[1]


def test_a_bot_explains_its_plan(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "medium")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    guest.player.wait_for_person()
    with qtbot.waitSignal(page.session.explained, timeout=60_000):
        guest.player.click("others", 1)
    assert guest.table._plan_bubble.isVisible()
    guest.player.press(Key.Key_Escape)
    assert not guest.table._plan_bubble.isVisible()


def test_another_bot_is_asked_while_one_explains_and_a_closed_answer_stays_closed(
    guest: Guest, qtbot: QtBot
) -> None:
    page = guest.sit_down("person", "medium", "easy")
    guest.player.click("others", 1)
    with qtbot.waitSignal(page.session.explained, timeout=60_000) as explained:
        guest.player.click("others", 2)
    assert explained.args[0] == 2
    guest.player.press(Key.Key_Escape)
    with qtbot.waitSignal(page.session.explained, timeout=60_000):
        guest.player.click("others", 1)
        guest.player.press(Key.Key_Escape)
    assert not guest.table._plan_bubble.isVisible()
    page.session.hint()
    guest.player.click("others", 1)
    assert not guest.table._plan_bubble.isVisible()


@pytest.mark.parametrize("name", ["Computer (Schwer)", "Комп’ютер (складний)"])
def test_a_long_name_fits_its_plate(guest: Guest, name: str) -> None:
    partner = Partner(name, "red", 15, (None,) * 14, "", active=False, bot=True, need=None)
    header = plates._header(partner, QRectF(0, 0, 204, 190))
    assert plates._fits(name, plates._name_size(name, header.name_width), header.name_width)


# Voting


def test_two_persons_end_the_game_by_agreement_behind_a_curtain(guest: Guest) -> None:
    """A-8"""
    page = guest.sit_down("person", "person")
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.shared_screen.covered
    guest.open_curtain()
    assert guest.table.view.seat == 1
    assert guest.table.view.known[0] == (None,) * 14
    guest.player.click("talk", "propose")
    guest.open_curtain()
    assert guest.table.view.phase is Phase.VOTE
    guest.player.click("talk", "no")
    guest.open_curtain()
    assert page.session.moves[-2:] == [Propose(), Vote(False)]
    assert guest.table.view.seat == 1
    guest.page.session.play(Show(guest.best()[0]))
    page.session.play(page.session.state.legal_moves()[0])
    guest.open_curtain()
    guest.player.click("talk", "propose")
    guest.open_curtain()
    guest.player.click("talk", "yes")
    assert page.session.over


def test_who_plays_alone_is_asked_once_and_sees_all_hands(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", "person", options={"alone": True})
    assert not page.shared_screen.covered
    lay_first(guest)
    assert not page.shared_screen.covered
    assert guest.table.hands()[0] == page.session.state.hands[0]
    guest.player.click("talk", "propose")
    qtbot.waitUntil(lambda: page.session.over)


# Whole games


def clever(guest: Guest) -> tuple[int, Place]:
    """A placement that keeps the hexagon possible, as far as can be seen at once."""
    from harmony_desktop.games.harmonia.partners import judged

    view = guest.table.view
    choice = judged(view, guest.table.hand.kinds)[0]
    return choice.tile, choice.place


def snug(guest: Guest) -> tuple[int, Place]:
    """The placement that touches most tiles."""
    view = guest.table.view
    found = [(kind, place) for kind in guest.table.hand.kinds for place in view.fits(kind)]
    return max(found, key=lambda one: view.open_cells[one[1].cell][0].bit_count())


def play_by_mouse(guest: Guest, session: Session, turns: int) -> None:
    for turn in range(turns):
        guest.qtbot.waitUntil(lambda: session.over or session.awaits_person, timeout=60_000)
        if session.over:
            return
        guest.open_curtain()
        table, player = guest.table, guest.player
        if table.view.phase is Phase.VOTE:
            player.click("talk", "yes")
            continue
        if not any(map(table.view.fits, table.hand.kinds)):
            show(guest, table.hand.kinds[0])
            show(guest, table.hand.kinds[0])
            continue
        kind, place = snug(guest)
        if turn % 2:
            player.click("hand", kind)
            guest.wheel(place.turn)
            player.click("board", place.cell)
        else:
            show(guest, kind)
            guest.wheel(place.turn)
            player.drag(player.at(STAND), player.at("board", place.cell))


def test_two_persons_and_two_bots_play_to_the_end_in_persian(
    persian_guest: Guest, qtbot: QtBot
) -> None:
    """A-3 to A-9"""
    page = persian_guest.sit_down(
        "person", "easy", "person", "random", options={"mode": "advanced"}
    )
    play_by_mouse(persian_guest, page.session, 60)
    assert page.session.over
    assert len(page.session.state.placed) > 30
    qtbot.waitUntil(lambda: isinstance(persian_guest.player.window.page, EndPage))
    words = translate("harmonia", texts._HEADLINE_POINTS).split("{")[0]
    assert persian_guest.player.window.page._headline.text().startswith(words)


def test_a_game_by_keyboard_alone(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    table, press = guest.table, guest.player.press
    page.view.setFocus()
    press(Key.Key_Tab)
    assert table.focused[0].key == "hand"
    press(Key.Key_Return)
    assert table.placing.holding
    assert table.focused[1].key == Hex(0, 0)
    press(Key.Key_R, Key.Key_Return)
    assert len(page.session.state.placed) == 1
    for _ in range(6):
        assert table.focused[0].key == "hand"
        kind, place = clever(guest)
        while table.focused[1].key != kind:
            press(Key.Key_Right if table.focused[1].key < kind else Key.Key_Left)
        press(Key.Key_Return)
        for _ in range(place.turn):
            press(Key.Key_R)
        table.focus_on("board", place.cell)
        press(Key.Key_Return)
    assert len(page.session.state.placed) == 7
    press(Key.Key_T)
    assert table.focused[0].key == "talk"
    while table.focused[1].key != "propose":
        press(Key.Key_Down)
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: page.session.over)


# Lights, goal, pictures


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
    show(guest, guest.best()[0])
    guest.player.window.resume(page.session.record, page.session.path)
    guest.player.press(Key.Key_Return)
    assert guest.table.focused[0].key == "board"


def test_another_tile_is_refused_while_one_is_shown(guest: Guest, qtbot: QtBot) -> None:
    """A-5"""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    show(guest, kind)
    other = guest.table.hand.kinds[-1]
    with qtbot.waitSignal(guest.table.refused, timeout=1000) as refused:
        guest.player.click("hand", other)
    assert refused.args == [texts.REASONS["must-place"]]
    guest.table.focus_on("hand", other)
    with qtbot.waitSignal(guest.table.refused, timeout=1000) as refused:
        guest.player.press(Key.Key_Return)
    assert refused.args == [texts.REASONS["must-place"]]
    assert page.session.moves == [Show(kind)]


def test_sentences_with_numbers_use_the_digits_of_the_language(persian_guest: Guest) -> None:
    persian_guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    words = [text(texts.MISFIT_COSTS), *map(say, texts.outcome(persian_guest.table.view))]
    assert not set("0123456789") & set("".join(words))
    assert "۲۰۰" in words[-1]


def test_the_basic_game_counts_tiles_and_no_points(guest: Guest) -> None:
    """A-9"""
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    head = page.side.scores.topLevelItem(0)
    assert head.text(1) == head.child(0).text(1) == ""
    assert head.child(0).text(0) == "Tiles placed: 1 of 37"
    page.tell_state()
    assert page._toast.text().endswith("Tiles placed: 1 of 37")


def test_g_moves_the_goal_and_dragging_does_too(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest, 0)
    table = guest.table
    first = table._goal
    guest.player.press(Key.Key_G)
    assert table._goal != first
    assert table._goal in table.view.goal_centres()
    before = table._goal
    here = page.view.mapFromScene(table.board.mapToScene(table.board._goal.pos()))
    step = page.view.mapFromScene(table.board.scene_centre(Hex(0, 1)))
    step -= page.view.mapFromScene(table.board.scene_centre(Hex(0, 0)))
    guest.player.drag(here, here + step)
    assert table._goal == before + Hex(0, 1)


def test_pointing_at_a_pattern_lights_it_with_axis_and_open_sides(
    guest: Guest, qtbot: QtBot
) -> None:
    """A-12, A-16"""
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    lay_first(guest, 13)
    qtbot.mouseMove(page.view.viewport(), guest.player.at("board", Hex(0, 0)))
    board = guest.table.board
    assert board._lit.isVisible()
    assert board._axes.isVisible()
    assert len(board._open_ends.shown) == 6
    assert guest.table._info.isVisible()
    qtbot.mouseMove(page.view.viewport(), guest.player.at("talk"))
    assert not board._lit.isVisible()


def test_lines_of_the_score_light_their_tiles(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    lay_first(guest)
    guest.table.light(0, (0,))
    assert guest.table.board._lit.isVisible()
    guest.table.light(0, ())
    assert not guest.table.board._lit.isVisible()


def test_without_assistance_no_cell_is_lit(guest: Guest) -> None:
    guest.player.window.context.change("show_gains", False)
    guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    assert not guest.table.board._strong.shown
    assert not guest.table.board._faint.shown


def test_a_hint_is_shown_and_said(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        guest.player.press(Key.Key_H)
    assert guest.table._hint_ring.isVisible()
    assert guest.table.board._hints.isVisible()
    assert page._toast.text().startswith("Show this one")


def test_a_placement_can_be_undone_but_not_a_showing(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    guest.player.press(Key.Key_U)
    assert len(page.session.moves) == 1
    assert guest.table.view.shown is not None
    guest.player.press(Key.Key_U)
    assert len(page.session.moves) == 1
    assert "revealed" in page._toast.text()


def test_looking_back_shows_every_moment(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    for _ in range(4):
        kind, place = clever(guest)
        page.session.play(Show(kind))
        page.session.play(place)
    for moment in range(len(page.session.moves) + 1):
        page.look_at(moment)
        assert len(guest.table.view.placed) == moment // 2
    assert guest.table.live


def test_the_language_changes_live(guest: Guest, qapp: QApplication) -> None:
    page = guest.sit_down("person", "medium")
    left = page.view.mapFromScene(guest.table.buttons["hand"].middle).x()
    page.context.change("language", "fa")
    qapp.processEvents()
    assert page.view.mapFromScene(guest.table.buttons["hand"].middle).x() < left
    assert guest.table.buttons["hand"].words == "اعلام دست من"


def test_a_saved_game_goes_on_where_it_was(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    show(guest, guest.best()[0])
    record, path = page.session.record, page.session.path
    guest.player.window.show_home()
    (running,), _ = saves.running(guest.player.window.context.places)
    assert running.record == record
    guest.player.window.resume(running.record, path)
    assert guest.table.view.shown is not None
    assert len(guest.table.view.placed) == 1


def test_a_picture_of_the_layout_is_large_and_framed(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    picture = guest.table.picture()
    assert max(picture.width(), picture.height()) >= 2300
    plain = guest.table.picture(background=False).toImage()
    assert plain.pixelColor(0, 0).alpha() == 0


def test_new_game_offers_to_play_all_hands_alone(guest: Guest, qtbot: QtBot) -> None:
    guest.player.window.show_new_game("harmonia")
    page = guest.player.window.page
    assert isinstance(page, NewGamePage)
    alone = page._presets.buttons()[0]
    assert alone.isVisible()
    qtbot.mouseClick(alone, Qt.MouseButton.LeftButton)
    record = page.record()
    assert [seat.kind for seat in record.seats] == ["person", "person"]
    assert record.options["alone"] in (True, "true")


def test_the_guide_can_be_followed(guest: Guest) -> None:
    page = guest.sit_down("person", "easy")
    page.start_coach()
    guest.player.click("talk", "hand")
    assert page._coach._step == 1
    kind, _ = guest.best()
    show(guest, kind)
    assert page._coach._step == 2
    guest.player.click("board", Hex(0, 0))
    assert page._coach._step == 3


def test_spots_follow_the_layout_when_it_has_glided(guest: Guest, qtbot: QtBot) -> None:
    guest.player.window.context.change("animation", "fast")
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    for _ in range(6):
        kind, place = clever(guest)
        show(guest, kind)
        guest.wheel(place.turn)
        guest.player.click("board", place.cell)
        qtbot.waitUntil(lambda: not guest.table.motion._running)
    assert len(page.session.state.placed) == 6
    table = guest.table
    for zone in table.zones:
        for spot in zone.spots:
            if zone.key == "board":
                step = spot.centre - table.board.scene_centre(spot.key)
                assert step.manhattanLength() < 1
    assert not table.board._ghost.isVisible()
    assert not table._held.isVisible()


def test_everything_stays_inside_the_window(guest: Guest) -> None:
    page = guest.sit_down("person", *["easy"] * 5)
    port = page.view.viewport().rect()
    for zone in guest.table.zones:
        for spot in zone.spots:
            assert port.contains(page.view.mapFromScene(spot.centre)), (zone.key, spot.key)
    for item in (guest.table.hand, *guest.table.others, *guest.table.buttons.values()):
        if item.isVisible():
            box = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            assert port.adjusted(-6, -6, 6, 6).contains(box), item


def test_another_tile_takes_the_place_of_the_one_in_the_hand(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    first, second = guest.table.hand.kinds[:2]
    guest.player.click("hand", first)
    guest.player.click("hand", second)
    assert guest.table.placing.piece == ("hand", second)
    guest.player.click("hand", second)
    assert not guest.table.placing.holding
    assert page.session.moves == []


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
    assert isinstance(page.session.moves[-1], Ask)


def test_a_tile_on_its_way_lies_down_when_the_hand_goes_on(guest: Guest, qtbot: QtBot) -> None:
    guest.player.window.context.change("animation", "normal")
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    page.session.play(Show(kind))
    page.session.play(Place(0, 0, 0))
    ground = guest.table.board._grounds.shown[0]
    assert ground.opacity() == 0
    port = page.view.viewport()
    guest.player.click("hand", guest.best()[0])
    qtbot.mouseMove(port, guest.player.at("board", Hex(0, 1)))
    assert ground.opacity() == 1


def test_the_goal_cannot_be_dragged_out_of_sight(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    table = guest.table
    for _ in range(6):
        here = page.view.mapFromScene(table.board.mapToScene(table.board._goal.pos()))
        guest.player.drag(here, here + QPoint(260, 0))
    assert table._goal.distance(Hex(0, 0)) <= 6
    assert table.board.scale() >= 0.2
