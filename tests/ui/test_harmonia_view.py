"""What stays put on Harmonia's mat: the tiles keep their place and size, the outline moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.stand import RADIUS
from harmony_desktop.ui.shell.window import Window
from tests.ui.harmonia import Guest, nearly_won
from tests.ui.player import Player

START = Hex(0, 0)


def _seen(guest: Guest, cell: Hex) -> bool:
    table = guest.table
    return bool(table.mat.area.contains(table.board.scene_centre(cell)))


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_basic_game_keeps_its_scale_from_the_first_tile_to_the_last(
    guest: Guest, seed: int
) -> None:
    """A-9: and all cells where a tile could go are in sight."""
    moves = nearly_won(2, seed)
    guest.sit_down("person", "person", seed=seed, options={"alone": True})
    page, board = guest.page, guest.table.board
    scale = board.scale()
    steps = []
    for move in moves:
        before = board.scene_centre(START)
        page.session.apply(move)
        if isinstance(move, Place):
            assert board.scale() == scale
            step = board.scene_centre(START) - before
            steps.append(abs(step.x()) + abs(step.y()))
            assert all(_seen(guest, cell) for cell in guest.table.view.open_cells)
            assert all(_seen(guest, cell) for cell in guest.table.goal.cells)
    moved = [step for step in steps if step]
    assert len(moved) <= 2, "the tiles stay where they are"
    assert max(moved, default=0.0) <= 3 * art.STEP * scale


def test_the_last_picture_is_larger_than_the_first(guest: Guest, qtbot: QtBot) -> None:
    guest.sit_down("hard", "person", moves=nearly_won(2))
    before = guest.table.board.scale()
    qtbot.waitUntil(lambda: guest.page.timeline.over, timeout=60_000)
    qtbot.waitUntil(lambda: guest.table.board.scale() > before)


def test_the_outline_slides_while_the_tiles_stay_and_says_why(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """A partner's plan, or a tile, can move it."""
    guest = Guest(Player(open_window(animation="normal"), qtbot), qtbot)
    guest.sit_down("person", "hard")
    guest.lay_first(1)
    guest.page.session.stop_bots()
    table = guest.table
    table.motion.finish()
    before, place = table.board.scene_centre(START), table.goal._outline.pos()
    new = table.goal.centre + Hex(1, 0)
    assert new in table.view.goal_centres()
    table.goal.move_to(new)
    assert table.goal._outline.pos() == place, "it sets out from where it was"
    assert table.motion.running
    table.motion.finish()
    assert table.goal._outline.pos() == art.centre(new)
    assert table.board.scene_centre(START) == before
    assert guest.page.toast.text() == texts.GOAL_OF_PLAN


@pytest.mark.parametrize("seed", [5, 6])
def test_the_advanced_game_seldom_changes_its_scale(guest: Guest, seed: int) -> None:
    moves = nearly_won(2, seed)
    guest.sit_down("person", "person", seed=seed, options={"alone": True, "mode": "advanced"})
    page, board = guest.page, guest.table.board
    scales = [board.scale()]
    for move in moves:
        page.session.apply(move)
        if board.scale() != scales[-1]:
            scales.append(board.scale())
        open_cells = guest.table.view.open_cells
        assert all(_seen(guest, cell) for cell in open_cells)
    assert len(scales) <= 2


def test_a_kind_that_runs_out_leaves_the_others_in_their_slots(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    page, table = guest.page, guest.table
    seat = table.view.seat
    before = {kind: table.hand.place_of(kind) for kind in table.hand.kinds}
    for _ in range(16):
        view = page.timeline.view()
        fitting = [kind for kind in table.hand.kinds if view.fits(kind)]
        kind = min(fitting, key=lambda kind: view.hand[kind])
        page.session.apply(Show(kind))
        page.session.apply(view.fits(kind)[0])
    assert table.view.seat == seat
    gone = set(before) - set(table.hand.kinds)
    assert gone
    assert all(table.hand.place_of(kind) == before[kind] for kind in table.hand.kinds)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1024, 700)])
def test_the_list_of_phrases_leaves_the_stand_free(guest: Guest, size: tuple[int, int]) -> None:
    guest.player.window.resize(*size)
    guest.sit_down("person", "medium")
    table = guest.table
    guest.player.click("talk", "talk")
    stand = table.stand.mapRectToScene(QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS))
    for button in table.talk.buttons.values():
        if button.isVisible():
            assert not button.area.intersects(stand), button.name


def test_the_list_of_moves_shows_tiles_as_pictures_and_reads_them_out(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    page.side.open_moves()
    item = page.side.history.moves.item(0)
    assert item.text() == "1. In the middle"
    full = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "tile" in full.lower()
    assert full in item.toolTip()
    row = page.side.history.moves.visualItemRect(item)
    image = page.side.history.moves.viewport().grab(row).toImage()
    colours = {
        image.pixelColor(x, image.height() // 2).name()
        for x in range(image.width() - 40, image.width())
    }
    assert len(colours) > 3, "a tile is drawn at the end of the row"
