"""Sintra in the window: whole games by mouse and by keyboard, with people and bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record
from harmony_desktop.games.sintra import art, figures
from harmony_desktop.games.sintra.open_table import CENTRE, NOWHERE, Keep, Return, Take
from harmony_desktop.games.sintra.outcomes import take_outcomes
from harmony_desktop.games.sintra.texts import RULES, VALUES
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.table.page import TablePage

Key = Qt.Key


def sit_down(player, *kinds: str, moves: tuple[Move, ...] = (), **changes: object) -> TablePage:
    record = Record(
        game="sintra",
        revision=games.load("sintra").revision,
        seats=_seats(*kinds),
        **{"seed": 5, **changes},
    ).with_moves(moves)
    player.window.resume(record, saves.new_path(player.window.context.places, "sintra"))
    return player.page


def _seats(*kinds: str):
    from tests.ui.conftest import seats

    return seats(*kinds)


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
    page = sit_down(persian, "person", "person", "easy")
    dice = Random(3)
    turn = 0
    while not page.session.over:
        persian.wait_for_person()
        if page.session.over:
            break
        before = len(page.session.moves)
        move = dice.choice(page.session.view().legal_moves())
        by_mouse(persian, move, drag=turn % 2 == 0)
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
    from harmony_desktop.ui.table.scene import _ARROWS, nearest_towards

    spots = player.page.table.focused[0].spots
    start = spots.index(player.page.table.focused[1])
    ways: dict[int, list[Qt.Key]] = {start: []}
    queue = [start]
    while queue:
        here = queue.pop(0)
        if spots[here].key == key:
            player.press(*ways[here])
            return
        for arrow, angle in _ARROWS.items():
            there = nearest_towards(spots, spots[here], angle)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], arrow]
                queue.append(there)
    raise AssertionError(f"no way to {key}")


def test_a_game_of_three_by_keyboard_alone(player, qtbot: QtBot) -> None:
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
