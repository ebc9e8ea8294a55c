"""What Harmonia's table shows: lights, the goal, words, hints and pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import OPPOSITE
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.scoring import patterns
from harmony_desktop.games.harmonia.table import art, partners
from harmony_desktop.games.harmonia.table.hand import NUMBER_AT, NUMBER_RADIUS, SPEECH_AT
from harmony_desktop.games.harmonia.table.partners import PartnerPlate
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.storage import saves
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from tests.ui.harmonia import Guest

Key = Qt.Key


def test_a_partner_s_words_stand_at_its_place(guest: Guest, qtbot: QtBot) -> None:
    """A-4: it tells its hand when asked, in the turn of another, and not before."""
    guest.sit_down("person", "medium")
    assert None in guest.table.view.known[1]
    guest.say("ask-hand")
    qtbot.waitUntil(lambda: guest.table.partners.said() == {1: texts._TOLD_HAND})
    assert None not in guest.table.view.known[1]
    assert guest.table.live


@pytest.mark.parametrize("name", ["Computer (Schwer)", "Комп’ютер (складний)"])
def test_a_long_name_fits_its_plate(guest: Guest, name: str) -> None:
    partner = PartnerPlate(name, "red", 15, (None,) * 14, "", active=False, bot=True, needs=())
    width, _ = partners.room_for_name(partner, QRectF(0, 0, 204, 190))
    assert partners.name_on_plate(partner, width)[0] == name


def test_sentences_with_numbers_use_the_digits_of_the_language(persian_guest: Guest) -> None:
    persian_guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    said = [words(texts.MISFIT_COSTS), *map(say, texts.outcome(persian_guest.table.view))]
    assert not set("0123456789") & set("".join(said))
    assert "۲۰۰" in said[-1]


def test_the_basic_game_counts_tiles_and_no_points(guest: Guest) -> None:
    """A-9"""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    head = page.side.scores.topLevelItem(0)
    assert head.text(1) == head.child(0).text(1) == ""
    assert head.child(0).text(0) == "Tiles placed: 1 (goal: 37)"
    page.say_standing()
    assert page.toast.text().endswith("Tiles placed: 1 (goal: 37)")


def test_g_moves_the_goal_and_dragging_does_too(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first(0)
    table = guest.table
    first = table.goal.centre
    guest.player.press(Key.Key_G)
    assert table.goal.centre != first
    assert table.goal.centre in table.view.goal_centres()
    before = table.goal.centre
    here = page.view.mapFromScene(table.board.mapToScene(table.goal._outline.pos()))
    step = page.view.mapFromScene(table.board.scene_centre(Hex(0, 1)))
    step -= page.view.mapFromScene(table.board.scene_centre(Hex(0, 0)))
    guest.player.drag(here, here + step)
    assert table.goal.centre == before + Hex(0, 1)


def test_pointing_at_a_pattern_lights_it_with_axis_and_open_sides(
    guest: Guest, qtbot: QtBot
) -> None:
    """A-12, A-16"""
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    guest.lay_first(13)
    # Where it was clicked, the mouse is still: without a move nothing is pointed at.
    qtbot.mouseMove(page.view.viewport(), guest.player.at("talk"))
    qtbot.mouseMove(page.view.viewport(), guest.player.at("board", Hex(0, 0)))
    board = guest.table.board
    assert board._lit.isVisible()
    assert board._axes.isVisible()
    assert len(board._open_ends.shown) == 6
    assert guest.table.notice.isVisible()
    qtbot.mouseMove(page.view.viewport(), guest.player.at("talk"))
    assert not board._lit.isVisible()


def test_lines_of_the_score_light_their_tiles(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    guest.lay_first()
    guest.table.highlight(0, (0,))
    assert guest.table.board._lit.isVisible()
    guest.table.highlight(0, ())
    assert not guest.table.board._lit.isVisible()


def test_the_points_of_a_pattern_stay_in_sight_while_it_is_lit(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    board = guest.table.board
    # A tile with one ornament side, upwards, closes the pattern with the one above.
    (pattern,) = patterns({Hex(0, 0): 1, Hex(0, -1): 1 << OPPOSITE[0]})
    board.show_closed([pattern])
    board.show_pattern(pattern)
    number = board.scene_centre(Hex(0, -1)) - QPointF(0, art.SIDE * 0.72 * board.scale())
    lying = [item for item in guest.table.items(number) if item.parentItem() is board]
    assert lying[0] is board._worths


def test_without_assistance_no_cell_is_lit(guest: Guest) -> None:
    guest.player.window.context.change("show_gains", False)
    guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    assert not guest.table.board._strong.shown
    assert not guest.table.board._faint.shown


def test_a_hint_is_shown_and_said(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        guest.player.press(Key.Key_H)
    assert guest.table.hint_marks.isVisible()
    assert page.toast.text().startswith("Place this tile")


def test_looking_back_shows_every_moment(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    for _ in range(4):
        kind, place = guest.clever()
        page.session.play(Show(kind))
        page.session.play(place)
    for moment in range(len(page.timeline.moves) + 1):
        page.look_at(moment)
        assert len(guest.table.view.placed) == moment // 2
    assert guest.table.live


def test_the_language_changes_live(guest: Guest, qapp: QApplication) -> None:
    page = guest.sit_down("person", "medium")
    left = page.view.mapFromScene(guest.table.talk.buttons["talk"].area.center()).x()
    page.context.change("language", "fa")
    qapp.processEvents()
    assert page.view.mapFromScene(guest.table.talk.buttons["talk"].area.center()).x() < left
    assert guest.table.talk.buttons["propose"].words == "پیشنهاد پایان بازی"


def test_a_saved_game_goes_on_where_it_was(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    guest.show(guest.best()[0])
    record, path = page.timeline.record, page.session.path
    guest.player.window.navigation.show_home()
    (running,), _ = saves.running(guest.player.window.context.places)
    assert running.record == record
    guest.player.window.tables.resume(running.record, path)
    assert guest.table.view.shown is not None
    assert len(guest.table.view.placed) == 1


def test_a_picture_of_the_layout_is_large_and_framed(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    picture = guest.table.picture()
    assert max(picture.width(), picture.height()) >= 2300
    plain = guest.table.picture(background=False).toImage()
    assert plain.pixelColor(0, 0).alpha() == 0


def test_new_game_offers_to_play_all_hands_alone(guest: Guest, qtbot: QtBot) -> None:
    guest.player.window.navigation.open("new_game", "harmonia")
    page = guest.player.window.page
    assert isinstance(page, NewGamePage)
    alone = page._presets.buttons()[0]
    assert alone.isVisible()
    qtbot.mouseClick(alone, Qt.MouseButton.LeftButton)
    record = page.record()
    assert [seat.kind for seat in record.seats] == ["person", "person"]
    assert record.options["alone"] in (True, "true")


def test_spots_follow_the_layout_when_it_has_glided(guest: Guest, qtbot: QtBot) -> None:
    guest.player.window.context.change("animation", "fast")
    page = guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    for _ in range(6):
        kind, place = guest.clever()
        guest.show(kind)
        guest.wheel(place.turn)
        guest.place(place.cell)
        qtbot.waitUntil(lambda: not guest.table.motion.running)
    assert len(page.timeline.state.placed) == 6
    table = guest.table
    for zone in table.zones:
        for spot in zone.spots:
            if zone.key == "board":
                step = spot.centre - table.board.scene_centre(spot.key)
                assert step.manhattanLength() < 1
    assert not table.board._ghost.isVisible()
    assert not table.held.isVisible()


def test_everything_stays_inside_the_window(guest: Guest) -> None:
    page = guest.sit_down("person", *["easy"] * 5)
    port = page.view.viewport().rect()
    for zone in guest.table.zones:
        for spot in zone.spots:
            assert port.contains(page.view.mapFromScene(spot.centre)), (zone.key, spot.key)
    for item in (
        guest.table.hand,
        *guest.table.partners.others,
        *guest.table.talk.buttons.values(),
    ):
        if item.isVisible():
            box = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            assert port.adjusted(-6, -6, 6, 6).contains(box), item


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
        here = page.view.mapFromScene(table.board.mapToScene(table.goal._outline.pos()))
        guest.player.drag(here, here + QPoint(260, 0))
    assert table.goal.centre.distance(Hex(0, 0)) <= 6
    assert table.board.scale() >= 0.2


def test_a_frame_around_a_stack_covers_nothing_of_its_neighbours(guest: Guest) -> None:
    guest.sit_down("person", "hard")
    hand = guest.table.hand
    line = 3.5
    frames = [hand.area_of(kind).adjusted(-line, 0, line, 0) for kind in hand.kinds]
    scale = hand.tile_scale
    speech = QPointF(11, 0)
    for place, kind in enumerate(hand.kinds):
        number_right = hand.place_of(kind) + (NUMBER_AT + QPointF(NUMBER_RADIUS, 0)) * scale
        speech_left = hand.place_of(kind) + (SPEECH_AT - speech) * scale
        assert all(frame.left() > number_right.x() for frame in frames[place + 1 :])
        assert all(frame.right() < speech_left.x() for frame in frames[:place])
