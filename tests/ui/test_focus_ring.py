"""The ring around the spot of the keyboard lies where the spot lies, after every layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.games.harmony.table.art import CENTRES, SIDE
from harmony_desktop.games.harmony.table.table import HarmonyTable
from tests.ui.player import Player


@pytest.mark.parametrize("game", games.GAMES)
def test_the_ring_follows_every_layout(game: str, player: Player) -> None:
    seats = max(2, games.facts(game).SEATS[0])
    page = player.sit_down("person", *["random"] * (seats - 1), game=game)
    player.wait_for_person()
    page.session.stop_bots()
    table, rings = page.table, 0
    for key in [zone.key for zone in table.zones if zone.spots]:
        for size in ((1024, 700), (1500, 800)):
            page.view.setFocus()
            table.focus_on(key)
            player.window.resize(*size)
            QApplication.processEvents()
            focus = table.focus
            if focus is None or not table.ring.isVisible():
                # Some spots are shown by the piece itself.
                continue
            rings += 1
            ring = table.ring.sceneBoundingRect()
            offset = ring.center() - focus[1].centre
            assert offset.manhattanLength() < 0.45 * max(ring.width(), ring.height()), key
    assert rings


def test_the_ring_around_another_board_of_harmony_cuts_nothing_off(player: Player) -> None:
    page = player.sit_down("person", "person", game="harmony")
    table = page.table
    assert isinstance(table, HarmonyTable)
    page.view.setFocus()
    table.focus_on("others")
    frame, board = table.ring_around(*table.focus), table.boards[1]
    middles = [board.mapToScene(centre) for centre in CENTRES]
    reach = SIDE * board.scale()
    for middle in middles:
        for way in (QPointF(0, 1), QPointF(0, -1), QPointF(0.8, 0), QPointF(-0.8, 0)):
            assert frame.contains(middle + way * reach * 0.85)
