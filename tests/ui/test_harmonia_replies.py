"""Bots answer in words what a person asks of them."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules.moves import FILL, LEAVE, Ask, Place, Show
from tests.ui.harmonia import Guest


def _begin(guest: Guest, *kinds: str) -> None:
    """A first round, so that there are cells to point at."""
    guest.sit_down("person", *kinds)
    guest.lay_first()
    guest.player.wait_for_person()


def test_partners_answer_a_request_and_the_silent_one_does_not(guest: Guest, qtbot: QtBot) -> None:
    """A-4"""
    _begin(guest, "medium", "random", "hard")
    table = guest.table
    cell = next(iter(table.view.open_cells))
    guest.say("fill")
    guest.player.click("board", cell)
    number = len(guest.page.timeline.moves) - 1
    qtbot.waitUntil(lambda: set(table.replies.to_move(number)) == {1, 3}, timeout=60_000)
    said = table.partners.said()
    assert {said[seat] for seat in (1, 3)} <= set(REPLIES.values())
    assert said.get(2) not in REPLIES.values()
    kind, _ = guest.best()
    guest.show(kind)
    assert table.partners.said()[1] == said[1], "it stands until the next tile lies"


def test_a_player_who_plays_on_is_not_held_up_by_answers(guest: Guest, qtbot: QtBot) -> None:
    _begin(guest, "medium", "medium")
    cell = next(iter(guest.table.view.open_cells))
    guest.say("leave")
    guest.player.click("board", cell)
    moves = len(guest.page.timeline.moves)
    kind, _ = guest.best()
    guest.show(kind)
    assert len(guest.page.timeline.moves) == moves + 1
    qtbot.wait(50)
    assert guest.table.replies._unasked == []


def _promising(guest: Guest, wish: str, reply: str) -> tuple[Show, Place, Show]:
    """A partner's placement on a cell about which it was asked and has promised something, and
    another tile that it could show instead."""
    guest.sit_down("person", "easy")
    state = guest.page.timeline.state
    first = next(kind for kind in range(1, 14) if state.hands[0][kind])
    begin = (Show(first), Place(0, 0, 0))
    view = state.play(begin[0]).play(begin[1]).view(1)
    fits = {kind: view.fits(kind) for kind in range(14) if view.hand[kind]}
    tile, place, other = next(
        (kind, place, other)
        for kind in fits
        for place in fits[kind]
        for other in fits
        if fits[other] and all(one.cell != place.cell for one in fits[other])
    )
    for move in (*begin, Ask(0, place.q, place.r, wish)):
        guest.page.session.stop_bots()
        guest.page.timeline.play(move)
    guest.table.replies.take(1, reply)
    return Show(tile), place, Show(other)


def test_a_broken_promise_is_taken_back_in_words(guest: Guest) -> None:
    """A-4: it promised to leave a cell, and places its tile there."""
    show, place, _ = _promising(guest, LEAVE, "leave-yes")
    timeline = guest.page.timeline
    timeline.play(show)
    shown = len(timeline.moves) - 1
    assert guest.table.replies.to_move(shown) == {}, "the tile may still go elsewhere"
    timeline.play(place)
    assert guest.table.replies.to_move(shown) == {1: "leave-broken"}


def test_a_promise_is_taken_back_before_another_tile_lies(guest: Guest) -> None:
    """A-4: it promised to fill a cell, and shows a tile that does not fit there."""
    _, _, other = _promising(guest, FILL, "fill-yes")
    timeline = guest.page.timeline
    timeline.play(other)
    shown = len(timeline.moves) - 1
    assert guest.table.replies.to_move(shown) == {1: "fill-broken"}
    seen = replace(guest.table.moment, number=shown + 1)
    guest.table.partners.show_moment(seen, guest.table.colours)
    assert guest.table.partners.said() == {1: REPLIES["fill-broken"]}


def test_a_kept_promise_needs_no_words(guest: Guest) -> None:
    """A-4: it promised to fill a cell, and does."""
    show, place, _ = _promising(guest, FILL, "fill-yes")
    timeline = guest.page.timeline
    for move in (show, place):
        timeline.play(move)
    assert guest.table.replies.to_move(len(timeline.moves) - 2) == {}
