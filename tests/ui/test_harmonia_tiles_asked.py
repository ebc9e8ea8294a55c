"""A partner's tile is asked for by name, and what is asked of the player is marked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.levels import intention_of
from harmony_desktop.games.harmonia.bots.partners import Intention
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.aim import keeps_border
from harmony_desktop.games.harmonia.rules.components import outward_sides
from harmony_desktop.games.harmonia.rules.moves import (
    LEAVE,
    AnnounceHand,
    Ask,
    AskTile,
    Show,
    TakeBack,
)
from harmony_desktop.games.harmonia.table.phrase_menu import TilePicker
from harmony_desktop.games.harmonia.table.placement import STAND
from harmony_desktop.ui.kit.art import forget_cached
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import buttons
from harmony_desktop.ui.table.labels import draw_lines
from tests.ui.harmonia import Guest, nearly_won
from tests.ui.player import Player


def _begin(guest: Guest, *kinds: str) -> None:
    """A first tile of the player, then the second seat has told its hand and is to move."""
    page = guest.sit_down("person", *kinds)
    guest.lay_first()
    page.session.stop_bots()
    if not all(page.timeline.state.announced[1]):
        page.session.apply(AnnounceHand(1))
    page.session.stop_bots()
    page.playback.refresh()


def _requests(guest: Guest) -> list[AskTile]:
    return list(talking.tile_requests(guest.table.view))


def test_a_cell_offers_the_tiles_of_the_partners_that_fit_it(guest: Guest) -> None:
    """A-4: by a press on the cell; a second time the next way round; and it can be taken back."""
    _begin(guest, "medium")
    page, table = guest.page, guest.table
    cell = _requests(guest)[0].cell
    offers = table.phrase_menu.of_cell(table.view, cell)
    tiles = next(one for one in offers if one.text == texts.SAY_TILE).more
    kinds = {ask.tile for ask in talking.tile_requests(table.view, cell)}
    assert len(tiles) == len(kinds)
    assert all(guest.table.name_of(1) in one.text and one.tile is not None for one in tiles)
    with patch.object(QMenu, "popup"):
        guest.player.click("board", cell)
    menu = table.phrase_menu.menu
    assert menu is not None
    with patch.object(TilePicker, "show"):
        next(one for one in menu.actions() if one.text() == texts.SAY_TILE).trigger()
    picker = table.phrase_menu.picker
    assert picker is not None
    assert [one.accessibleName() for one in picker.buttons] == [one.text for one in tiles]
    window = guest.player.window
    assert window.frameGeometry().contains(picker.geometry()), "inside the window"
    picker.buttons[0].click()
    ask = page.timeline.moves[-1]
    assert isinstance(ask, AskTile)
    assert (ask.seat, ask.whom, ask.cell) == (0, 1, cell)
    assert table.board._asked.isVisible()
    page.session.stop_bots()
    page.playback.refresh()
    guest.choose(texts.SAY_TAKE_BACK, "board", cell)
    assert page.timeline.moves[-1] == TakeBack(0, *cell)
    assert not table.board._asked.isVisible()


def test_a_tile_is_asked_for_from_the_list_and_from_a_partner(guest: Guest, qtbot: QtBot) -> None:
    """A-4: the phrase waits for a cell, which then offers the tiles."""
    _begin(guest, "medium")
    table = guest.table
    cell = _requests(guest)[0].cell
    guest.say(talking.ASK_TILE)
    assert table.talk.asking == talking.ASK_TILE
    assert cell in talking.cells(table.view, talking.ASK_TILE)
    with patch.object(TilePicker, "show"):
        guest.player.click("board", cell)
    assert table.talk.asking is None
    picker = table.phrase_menu.picker
    assert picker is not None
    assert len(picker.buttons) == len(table.phrase_menu.of_tiles(table.view, cell))
    guest.choose(texts.PHRASES[talking.ASK_TILE], "others", 1)
    assert table.talk.asking == talking.ASK_TILE
    assert table.notice.isVisible()


def test_a_press_on_a_partner_s_tile_asks_for_that_tile(guest: Guest) -> None:
    """A-4: its cell comes next, the cells that it fits are lit, and nothing is chosen twice."""
    _begin(guest, "medium")
    page, table = guest.page, guest.table
    plate = table.partners.plates[1]
    ask = _requests(guest)[0]
    with patch.object(QMenu, "popup"):
        table.press_elsewhere(plate.tile_area(ask.tile).center())
    menu = table.phrase_menu.menu
    assert menu is not None
    entry = menu.actions()[0]
    assert entry.text() == texts.ASK_THIS
    entry.trigger()
    fits = {one.cell for one in _requests(guest) if one.tile == ask.tile}
    assert set(table.talk.cells) == fits
    assert table.partners.chosen == (1, ask.tile)
    assert len(table.board._pointing.shown) == len(fits)
    assert table.notice.isVisible()
    guest.player.click("board", ask.cell)
    said = page.timeline.moves[-1]
    assert isinstance(said, AskTile)
    assert (said.whom, said.tile, said.cell) == (1, ask.tile, ask.cell)
    assert table.talk.asking is None
    assert table.partners.chosen is None


def test_a_cell_that_the_chosen_tile_does_not_fit_is_refused(guest: Guest) -> None:
    page = guest.sit_down("person", "medium", moves=nearly_won(2))
    page.session.stop_bots()
    page.playback.refresh()
    table = guest.table
    asks = _requests(guest)
    tile, cell = next(
        (one.tile, cell)
        for one in asks
        for cell in table.view.open_cells
        if not any((other.tile, other.cell) == (one.tile, cell) for other in asks)
    )
    moves = len(guest.page.timeline.moves)
    table.talk.ask_for(talking.ASK_TILE, talking.PartnerTile(1, tile))
    guest.player.click("board", cell)
    assert len(guest.page.timeline.moves) == moves
    assert guest.page.toast.text() == texts.REASONS["not-fitting-there"]


def test_the_tiles_to_choose_from_leave_their_cell_in_sight(guest: Guest) -> None:
    _begin(guest, "medium")
    table = guest.table
    for cell in table.view.open_cells:
        offers = table.phrase_menu.of_tiles(table.view, cell)
        if offers:
            with patch.object(TilePicker, "show"):
                table._offer(offers, table.board.scene_centre(cell), cell)
            picker, view = table.phrase_menu.picker, table.views()[0]
            assert picker is not None
            at = view.mapFromScene(table.board.scene_centre(cell))
            assert not picker.geometry().contains(view.viewport().mapToGlobal(at))


def test_a_tile_that_is_asked_of_the_player_is_marked_and_told(guest: Guest) -> None:
    """A-4: on its cell and in the hand, for the eye and by ear; choosing it leads to its cell,
    turned as was asked."""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    page.session.play(AnnounceHand(0))
    state = page.timeline.state
    asks = [one for one in state.remarks(1) if isinstance(one, AskTile)]
    kind, place = guest.best()
    page.session.play(Show(kind))
    page.session.play(place)
    ask = next(
        one for one in asks if one.turn and one in page.timeline.state.remarks(1) and one.whom == 0
    )
    page.session.play(ask)
    table = guest.table
    assert table.view.seat == 0
    name = table.name_of(1)
    assert table.board._asked.isVisible()
    assert [one.kind for one in table.hand._stacks.values() if one.asked] == [ask.tile]
    said = _spoken(guest, "board", ask.cell)
    assert name in said
    assert say(texts.tile_name(ask.tile)) in said
    assert say(texts.sides_phrase(ask.sides)) in said
    assert name in _spoken(guest, "hand", ask.tile)
    guest.player.click("hand", ask.tile)
    assert table.placement.entry_cell() == ask.cell
    guest.player.click("board", ask.cell)
    guest.player.click("board", ask.cell)
    assert page.timeline.state.layout[ask.cell] == ask.sides
    assert not table.board._asked.isVisible()


def test_a_tile_dragged_to_where_it_is_asked_for_is_turned_as_was_asked(guest: Guest) -> None:
    """A-4: it is shown so first, though it fits as it lies in the hand."""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    page.session.play(AnnounceHand(0))
    asks = [one for one in page.timeline.state.remarks(1) if isinstance(one, AskTile)]
    page.session.play(Show(guest.best()[0]))
    page.session.play(guest.table.view.fits(guest.table.view.shown)[0])
    fits = page.timeline.state.view(0).fits
    standing = page.timeline.state.remarks(1)
    turns = {one: [at.turn for at in fits(one.tile) if at.cell == one.cell] for one in asks}
    ask = next(one for one in asks if one in standing and one.turn and 0 in turns[one])
    page.session.play(ask)
    table = guest.table
    guest.player.drag(guest.player.at("hand", ask.tile), guest.player.at("board", ask.cell))
    assert ask.cell not in page.timeline.state.layout
    assert table.placement.confirming == (ask.cell, ask.turn)
    guest.player.click("board", ask.cell)
    assert page.timeline.state.layout[ask.cell] == ask.sides


def _spoken(guest: Guest, zone: str, key: object) -> str:
    """What a spot is called."""
    zones = {one.key: one for one in guest.table.zones}
    return next(spot.name() for spot in zones[zone].spots if spot.key == key)


def test_a_held_tile_goes_back_when_a_button_is_pressed(guest: Guest) -> None:
    """A-4: what is pressed has nothing to do with the tile, and answers."""
    guest.sit_down("person", "medium")
    guest.player.click("hand", guest.table.hand.kinds[0])
    assert guest.table.placing.holding
    guest.player.click("talk", "talk")
    assert not guest.table.placing.holding
    assert guest.table.talk.opened


def test_a_warning_goes_with_the_tile_it_is_about(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first(13)
    table = guest.table
    with patch.object(type(table.placement), "_loses", return_value=True):
        kind, place = guest.best()
        guest.player.click("hand", kind)
        guest.wheel(place.turn)
        guest.player.click("board", place.cell)
        assert table.placement.notice
        guest.player.press(Qt.Key.Key_Escape)
    assert not table.placing.holding
    assert table.placement.notice == ""
    assert not table.notice.isVisible()
    assert len(page.timeline.moves) == 2


def test_a_request_that_is_met_is_said_no_longer(guest: Guest) -> None:
    """A-4: the words go as the mark does."""
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    kind, place = guest.best()
    page.session.play(Ask(1, *place.cell, LEAVE))
    page.session.play(Show(kind))
    page.session.play(place)
    table = guest.table
    assert table.view.seat == 0
    assert not table.view.standing[1]
    assert table.partners.said() == {}


def test_the_plate_that_is_lit_is_that_of_the_seat_whose_move_is_shown(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    guest = Guest(Player(open_window(pace="slow"), qtbot), qtbot)
    page = guest.sit_down("person", "random", "random")
    guest.lay_first()
    qtbot.waitUntil(lambda: (page.playback.acting, guest.table.view.to_move) == (1, 2))
    lit = [one.seat for one in page.bar.chips.chips if one.lit]
    assert lit == [1]
    partners = guest.table.partners
    plates = [partners._partner(seat, {}, partners.hands()) for seat in (1, 2)]
    assert [plate.active for plate in plates] == [True, False]


def test_a_plan_that_waits_for_a_tile_says_for_which(guest: Guest) -> None:
    _begin(guest, "hard")
    view = guest.page.timeline.state.view(1)
    plan = intention_of(view, "hard")
    assert isinstance(plan, Intention)
    waiting = plan._replace(steps=())
    assert say(texts.intention_phrase(view, waiting)) == texts._PLAN_WAITS
    ask = AskTile(1, 0, *plan.steps[0].cell, 1, 0)
    asked = replace(view, standing=(view.standing[0], (ask,)))
    assert say(texts.tile_name(1)) in say(texts.intention_phrase(asked, waiting))


def test_a_request_at_the_border_of_the_only_hexagon_says_so(guest: Guest) -> None:
    """A-9"""
    moves = nearly_won(2)
    page = guest.sit_down("person", "person", moves=moves, options={"alone": True})
    view = page.timeline.view()
    (centre,) = view.goal_centres()
    cell = next(one for one in view.open_cells if one.distance(centre) <= 3)
    outward = outward_sides(cell, centre)
    assert keeps_border(view, cell, 0) == bool(outward)
    assert not keeps_border(view, cell, outward)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phrases_have_letters_of_one_size_and_room_between_them(
    open_window: Callable[..., Window], qtbot: QtBot, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def draw(painter: QPainter, *rest: object) -> None:
        draw_lines(painter, *rest)
        sizes.append(painter.font().pixelSize())

    guest = Guest(Player(open_window(language), qtbot), qtbot)
    _begin(guest, "medium")
    monkeypatch.setattr(buttons, "draw_lines", draw)
    forget_cached()
    guest.player.click("talk", "talk")
    guest.page.grab()
    assert len(sizes) >= 8
    assert len(set(sizes)) == 1
    shown = [one.area for one in guest.table.talk.buttons.values() if one.isVisible()]
    shown.sort(key=QRectF.top)
    gaps = [lower.top() - upper.bottom() for upper, lower in pairwise(shown)]
    assert min(gaps) >= 5


def test_a_faded_stack_says_why_it_is_faded(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    table = guest.table
    kind = table.hand.kinds[0]
    with patch.object(type(page.table.view), "fits", return_value=()):
        guest.player.hover("hand", kind)
        assert table.notice.isVisible()
    guest.player.hover("hand", kind)
    guest.player.hover(STAND)
    assert not table.notice.isVisible()
