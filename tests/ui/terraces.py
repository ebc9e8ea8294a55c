"""The table of Terraces as a person uses it."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt

from harmony_desktop.games.terraces.rules.moves import Lay, Pick
from harmony_desktop.games.terraces.table import art
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player


def sit(player: Player, *kinds: str, way: str = "column", **changes: object) -> TablePage:
    return player.sit_down(*kinds, game="terraces", options={"way": way}, **changes)


def turn_to(player: Player, turn: int) -> None:
    """Turn the tile in the hand with R."""
    while player.page.table.placing.rotation != turn:
        player.press(Qt.Key.Key_R)


def lay(player: Player, move: Lay, drag: bool = False) -> None:
    """Lay a tile as a person would: take it up, turn it, and put it down."""
    page = player.page
    turn_to(player, move.turn)
    piece = page.table.hand.index(move.tile)
    block = art.block_of(move.x, move.y, move.turn)
    if drag:
        player.drag(player.at("tray", piece), player.at("board", block))
        return
    if page.table.default_piece() != piece:
        player.click("tray", piece)
    player.click("board", block)


def any_move(page: TablePage, dice: Random) -> Lay | Pick:
    moves = page.timeline.view().legal_moves()
    return moves[int(dice.random() * len(moves))]


def play_on(player: Player, dice: Random, moves: int | None = None) -> None:
    """Play by mouse for every person until the end, or for so many moves of persons."""
    page, count = player.page, 0
    while not page.timeline.over and count != moves:
        player.wait_for_person()
        if page.timeline.over:
            break
        move = any_move(page, dice)
        before = len(page.timeline.moves)
        if isinstance(move, Pick):
            player.click("tray", move)
        else:
            lay(player, move, drag=count % 3 == 0)
        assert page.timeline.moves[before] == move
        count += 1
