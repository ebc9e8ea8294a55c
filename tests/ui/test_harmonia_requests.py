"""A partner's request at Harmonia's table: met with two clicks, told by pointing, thanked for."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.levels import intention_of
from harmony_desktop.games.harmonia.bots.partners import Intention
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules.moves import (
    LEAVE,
    AnnounceHand,
    Ask,
    AskTile,
    Place,
    Show,
)
from harmony_desktop.games.harmonia.table import partners
from harmony_desktop.ui.kit.languages import say
from tests.ui.harmonia import Guest

Key = Qt.Key


def _asked(guest: Guest, turned: bool = True) -> AskTile:
    """A partner, who has laid a tile, asks the player for one."""
    page = guest.sit_down("person", "hard", options={"mode": "basic"})
    guest.lay_first()
    session = page.session
    session.stop_bots()
    for seat in (0, 1):
        if not all(page.timeline.state.announced[seat]):
            session.apply(AnnounceHand(seat))
    view = page.timeline.state.view(1)
    tile = next(kind for kind, count in enumerate(view.hand) if count and view.fits(kind))
    session.apply(Show(tile))
    session.apply(view.fits(tile)[0])
    asks = [one for one in page.timeline.state.remarks(1) if isinstance(one, AskTile)]
    ask = next(one for one in asks if one.turn or not turned)
    session.apply(ask)
    page.playback.refresh()
    assert guest.table.live
    return ask


def test_two_clicks_on_the_cell_do_as_asked(guest: Guest) -> None:
    """A-4: the first takes the tile, turned as was asked, and the second places it."""
    ask = _asked(guest)
    table = guest.table
    with patch.object(QMenu, "popup") as menu:
        guest.player.click("board", ask.cell)
    assert not menu.called
    assert table.placing.piece == ("hand", ask.tile)
    assert table.placement.confirming == (ask.cell, ask.turn)
    guest.player.click("board", ask.cell)
    assert guest.page.timeline.state.layout[ask.cell] == ask.sides


def test_enter_does_as_asked_too_and_esc_does_not(guest: Guest) -> None:
    ask = _asked(guest)
    guest.page.view.setFocus()
    guest.table.focus_on("board", ask.cell)
    guest.player.press(Key.Key_Return)
    assert guest.table.placing.piece == ("hand", ask.tile)
    guest.player.press(Key.Key_Escape)
    assert guest.table.placing.piece is None
    guest.table.focus_on("board", ask.cell)
    guest.player.press(Key.Key_Return, Key.Key_Return)
    assert guest.page.timeline.state.layout[ask.cell] == ask.sides


def test_pointing_at_the_cell_says_who_asks_for_what(guest: Guest) -> None:
    ask = _asked(guest)
    guest.player.hover("board", ask.cell)
    said = guest.table._wish_words(ask.cell)
    assert said.startswith("\u2068B1\u2069: “Please place this tile here")
    assert said.endswith(texts.DO_AS_ASKED)
    assert guest.table.notice.isVisible()


def test_a_tile_on_a_cell_that_a_partner_wants_is_warned_of(guest: Guest) -> None:
    """A-4: while the tile is shown there."""
    ask = _asked(guest)
    page, table = guest.page, guest.table
    cell = next(one for one in table.view.open_cells if one != ask.cell)
    page.session.apply(Ask(1, *cell, LEAVE))
    page.playback.refresh()
    kind = next(
        one for one in table.hand.kinds if any(at.cell == cell for at in table.view.fits(one))
    )
    guest.player.click("hand", kind)
    guest.player.click("board", cell)
    assert texts._SAID_LEAVE in table._wish_words(cell)
    guest.player.click("board", cell)
    said = table.partners.said()[1]
    assert said.startswith(REPLIES["regret"])


@pytest.mark.parametrize("kept", [True, False])
def test_a_partner_thanks_for_a_tile_and_regrets_another_one(guest: Guest, kept: bool) -> None:
    ask = _asked(guest)
    page = guest.page
    view = guest.table.view
    others = [
        (kind, place)
        for kind in guest.table.hand.kinds
        for place in view.fits(kind)
        if place.cell == ask.cell and place.sides(kind) != ask.sides
    ]
    kind, place = (ask.tile, Place(ask.q, ask.r, ask.turn)) if kept else others[0]
    page.session.apply(Show(kind))
    page.session.apply(place)
    assert guest.table.partners.said()[1] == REPLIES["thanks" if kept else "regret"]


def test_nothing_is_said_of_a_tile_elsewhere(guest: Guest) -> None:
    ask = _asked(guest)
    page, view = guest.page, guest.table.view
    kind, place = next(
        (kind, place)
        for kind in guest.table.hand.kinds
        for place in view.fits(kind)
        if place.cell.distance(ask.cell) > 1
    )
    page.session.apply(Show(kind))
    page.session.apply(place)
    assert 1 not in guest.table.partners.said()


def test_a_reason_is_given_where_the_position_has_one(guest: Guest) -> None:
    """A-12: only if nobody else has a tile that fits, or the tile closes a scoring pattern."""
    ask = _asked(guest)
    view = guest.table.view
    assert say(texts.remark_words(view, ask, ["", ""])) == texts._SAID_TILE
    known = (view.known[0], tuple(0 for _ in view.known[1]))
    alone = replace(view, known=known)
    assert say(texts.remark_words(alone, ask, ["", ""])) == texts._SAID_TILE_ONLY
    unknown = replace(view, known=(view.known[0], (None,) * 14))
    assert say(texts.remark_words(unknown, ask, ["", ""])) == texts._SAID_TILE


def test_a_plan_names_no_other_tile_for_a_cell_that_was_asked_for(guest: Guest) -> None:
    """What a partner says of its plan agrees with its own request."""
    page = guest.sit_down("person", "hard")
    guest.lay_first()
    page.session.stop_bots()
    for seat in (0, 1):
        if not all(page.timeline.state.announced[seat]):
            page.session.apply(AnnounceHand(seat))
    view = page.timeline.state.view(1)
    plan = intention_of(view, "hard")
    assert isinstance(plan, Intention)
    step = plan.steps[0]
    own = AskTile(1, 0, *step.cell, 1, 0)
    standing = (view.standing[0], (*view.standing[1], own))
    asked = intention_of(replace(view, standing=standing), "hard")
    assert isinstance(asked, Intention)
    assert all(one.cell != step.cell for one in asked.steps)


def test_the_next_partner_praises_a_tile_that_closes_a_pattern(guest: Guest) -> None:
    """A-12"""
    guest.sit_down("person", "hard", "hard", options={"mode": "advanced"})
    guest.lay_first()
    page = guest.page
    page.session.stop_bots()
    for seat in (1, 2):
        view = page.timeline.state.view(seat)
        kind = next(one for one in range(14) if view.hand[one] and view.fits(one))
        page.session.apply(Show(kind))
        page.session.apply(view.fits(kind)[0])
    kind, place = guest.best()
    with patch.object(partners, "closes", lambda view, cell, sides: 7):
        page.session.apply(Show(kind))
        page.session.apply(place)
        assert guest.table.partners.said() == {1: REPLIES["closed"]}


def test_who_wants_quiet_sees_requests_only_when_asking_for_a_plan(
    guest: Guest, qtbot: QtBot
) -> None:
    """They are chosen off where a partner is pressed, for every table, and stay in the record."""
    ask = _asked(guest)
    table, moves = guest.table, len(guest.page.timeline.moves)
    assert table.board._asked.isVisible()
    guest.choose(texts.HIDE_REQUESTS, "others", 1)
    assert not guest.page.context.settings.switches["partners_ask"]
    assert guest.page.bar.messages.says(texts.REQUESTS_HIDDEN)
    assert not table.board._asked.isVisible()
    assert "Please place" not in table.partners.said().get(1, "")
    assert not table.view.tiles_asked_of(0)
    assert guest.page.timeline.state.view(0).tiles_asked_of(0) == (ask,)
    guest.ask_for_plan(1)
    qtbot.waitUntil(table.board._asked.isVisible, timeout=60_000)
    assert table.plan_bubble.isVisible()
    guest.page.session.play(Show(ask.tile))
    assert not table.board._asked.isVisible()
    guest.page.session.play(Place(ask.q, ask.r, ask.turn))
    assert 1 not in table.partners.said(), "no thanks for what was not seen"
    guest.choose(texts.SHOW_REQUESTS, "others", 1)
    assert guest.page.bar.messages.says(texts.REQUESTS_SHOWN)
    assert guest.page.context.settings.switches["partners_ask"]
    assert len(guest.page.timeline.moves) >= moves + 2


def test_partners_who_ask_for_the_same_do_not_repeat_each_other(guest: Guest) -> None:
    """A-4: the second one joins in, and pointing at the cell tells the request once."""
    page = guest.sit_down("person", "hard", "hard", options={"mode": "basic"})
    guest.lay_first()
    session, table = page.session, guest.table
    session.stop_bots()
    for seat in range(3):
        if not all(page.timeline.state.announced[seat]):
            session.apply(AnnounceHand(seat))
    for seat in (1, 2):
        view = page.timeline.state.view(seat)
        tile = next(kind for kind, count in enumerate(view.hand) if count and view.fits(kind))
        session.apply(Show(tile))
        session.apply(view.fits(tile)[0])
    first = next(one for one in page.timeline.state.remarks(1) if isinstance(one, AskTile))
    assert first.whom == 0
    session.apply(first)
    session.apply(replace(first, seat=2))
    page.playback.refresh()
    said = table.partners.said()
    assert said[1].startswith("“Please place this tile here")
    assert said[2] == texts._SAID_TILE_TOO
    told = table._wish_words(first.cell)
    assert told.count("Please place this tile here") == 1
    assert all(table.name_of(seat) in told for seat in (1, 2))
