"""Sintra's table as a person uses it, and positions to sit down to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from PySide6.QtCore import Qt

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.rules.open_table import Keep, Return
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player

Key = Qt.Key


def sit_down(player: Player, *kinds: str, **changes: object) -> TablePage:
    return player.sit_down(*kinds, game="sintra", **changes)


def by_mouse(player: Player, move: Move, drag: bool = False) -> None:
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
        if table.chooser.asked is not None:
            options = [one.move for one in table.chooser.options]
            player.click("jokers", options.index(move))


def by_keys(player: Player, move: Move) -> None:
    """Play a move with nothing but Tab, arrows, Enter and letters."""
    table = player.page.table
    if isinstance(move, Return):
        player.press(Key.Key_G)
        return
    zone = "keep" if isinstance(move, Keep) else "market"
    player.go_to_zone(zone)
    key = move.colour if isinstance(move, Keep) else (move.source, move.colour)
    player.go_to_spot(key)
    player.press(Key.Key_Return)
    if isinstance(move, Keep):
        return
    assert table.placing.holding
    assert table.focused[0].key == "board"
    player.go_to_spot(move.strip)
    player.press(Key.Key_Return)
    if table.chooser.asked is not None:
        player.go_to_spot([one.move for one in table.chooser.options].index(move))
        player.press(Key.Key_Return)


@cache
def moves_until(wanted: Callable[[object], bool]) -> tuple[Move, ...]:
    """Moves of a game of two up to a position of seat 0 that has what is wanted."""
    for attempt in range(60):
        dice = Random(attempt)
        state = games.load("sintra").start(2, {}, 5)
        played: list[Move] = []
        while state.to_move is not None:
            if state.to_move == 0 and wanted(state):
                return tuple(played)
            move = bot("sintra", "easy").choose(state.view(state.to_move), dice)
            played.append(move)
            state = state.play(move)
    raise AssertionError("no such position was found")


def completed(state) -> bool:
    """A strip waits for its pane, and the round goes on after it."""
    return state.table.completed is not None and not state.table.market_empty
