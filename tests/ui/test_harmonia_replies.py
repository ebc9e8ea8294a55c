"""Bots answer in words what a person asks of them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules.moves import LEAVE, Ask, Place, Show
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


def test_who_plays_on_is_not_held_up_by_answers(guest: Guest, qtbot: QtBot) -> None:
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


def test_a_broken_promise_is_taken_back_in_words(guest: Guest) -> None:
    """A-4: it promised to leave a cell, and places its tile there."""
    guest.sit_down("person", "easy")
    state = guest.page.timeline.state
    first = next(kind for kind in range(14) if state.hands[0][kind])
    state = state.play(Show(first)).play(Place(0, 0, 0))
    view = state.view(1)
    tile, place = next(
        (kind, place) for kind in range(14) if view.hand[kind] for place in view.fits(kind)
    )
    wish = Ask(0, place.q, place.r, LEAVE)
    replies = guest.table.replies
    for move in (Show(first), Place(0, 0, 0), wish):
        guest.page.session.stop_bots()
        guest.page.timeline.play(move)
    replies.take(1, "leave-yes")
    for move in (Show(tile), place):
        change = guest.page.timeline.play(move)
        replies.hear(change, [1])
    number = len(guest.page.timeline.moves) - 1
    assert replies.to_move(number) == {1: "leave-broken"}
