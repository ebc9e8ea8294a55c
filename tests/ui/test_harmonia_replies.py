"""Bots answer in words what a person asks of them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonia.replies import REPLIES
from tests.ui.harmonia import Guest


def _begin(guest: Guest, *kinds: str) -> None:
    """A first round, so that there are cells to point at."""
    guest.sit_down("person", *kinds)
    guest.lay_first()
    guest.player.wait_for_person()


def test_partners_answer_a_request_and_the_silent_one_does_not(guest: Guest, qtbot: QtBot) -> None:
    """A-4"""
    _begin(guest, "medium", "easy", "hard")
    table = guest.table
    cell = next(iter(table.view.open_cells))
    guest.player.click("talk", "fill")
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
    guest.player.click("talk", "leave")
    guest.player.click("board", cell)
    moves = len(guest.page.timeline.moves)
    kind, _ = guest.best()
    guest.show(kind)
    assert len(guest.page.timeline.moves) == moves + 1
    qtbot.wait(50)
    assert guest.table.replies._unasked == []
