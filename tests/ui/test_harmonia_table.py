"""Harmonia in the window: whole games by mouse and by keyboard, talking, voting, pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.components import TURNS
from harmony_desktop.games.harmonia.moves import Place, Show
from harmony_desktop.games.harmonia.table import STAND, Table
from harmony_desktop.ui.table.page import TablePage

Key = Qt.Key
SEED = 5


class Guest:
    """A person at Harmonia's table, on top of the player every table has."""

    def __init__(self, player, qtbot: QtBot) -> None:
        self.player = player
        self.qtbot = qtbot

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        page = self.player.sit_down(*kinds, game="harmonia", **{"seed": SEED, **changes})
        self.open_curtain()
        return page

    @property
    def page(self) -> TablePage:
        return self.player.page

    @property
    def table(self) -> Table:
        return self.page.table

    def open_curtain(self) -> None:
        if self.page.covered:
            self.qtbot.waitUntil(lambda: self.page._stack.currentIndex() == 1)
            self.page._open_curtain()

    def best(self) -> tuple[int, Place]:
        """A tile of the hand and where it fits."""
        view = self.table.view
        for kind in self.table.hand.kinds:
            if found := view.fits(kind):
                return kind, found[0]
        raise AssertionError("nothing fits")

    def wheel(self, steps: int) -> None:
        port = self.page.view.viewport()
        for _ in range(steps):
            QApplication.sendEvent(
                port,
                QWheelEvent(
                    QPointF(400, 300),
                    QPointF(400, 300),
                    QPoint(0, 0),
                    QPoint(0, -120),
                    Qt.MouseButton.NoButton,
                    Qt.KeyboardModifier.NoModifier,
                    Qt.ScrollPhase.NoScrollPhase,
                    False,
                ),
            )


@pytest.fixture
def guest(player, qtbot: QtBot) -> Guest:
    return Guest(player, qtbot)


@pytest.fixture
def persian_guest(persian, qtbot: QtBot) -> Guest:
    return Guest(persian, qtbot)


def test_showing_is_a_step_of_its_own_by_click_and_click(guest: Guest) -> None:
    """A-5"""
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.click("hand", kind)
    assert guest.table.placing.holding
    guest.player.click(STAND)
    assert page.session.moves == [Show(kind)]
    assert guest.table.view.shown == kind
    guest.player.click("board", Hex(0, 0))
    assert page.session.moves == [Show(kind), Place(0, 0, 0)]


def test_a_drag_from_the_hand_to_a_cell_shows_and_places(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page.session.moves == [Show(kind), Place(0, 0, 0)]


def test_a_double_click_shows_a_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind, _ = guest.best()
    port, point = page.view.viewport(), guest.player.at("hand", kind)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)
    assert page.session.moves == [Show(kind)]


def show(guest: Guest, kind: int) -> None:
    guest.player.click("hand", kind)
    guest.player.click(STAND)


def lay_first(guest: Guest, kind: int | None = None) -> None:
    """The first tile, so that the next must match."""
    kinds = guest.table.hand.kinds
    show(guest, kinds[-1] if kind is None else kind)
    guest.player.click("board", Hex(0, 0))


def test_the_wheel_r_and_the_arrows_turn_the_shown_tile(guest: Guest, qtbot: QtBot) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    show(guest, kind)
    guest.wheel(2)
    assert guest.table._turn == 2
    guest.player.press(Key.Key_R)
    assert guest.table._turn == 3
    stand = guest.table.stand.pos()
    arrow = page.view.mapFromScene(stand + QPointF(64, 54))
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
    assert guest.table._turn == 4
    guest.player.click("board", Hex(0, 0))
    assert page.session.moves[-1] == Place(0, 0, 4)


def test_dragging_around_the_tile_turns_it(guest: Guest) -> None:
    page = guest.sit_down("person", "person", options={"alone": True})
    kind = next(kind for kind in guest.table.hand.kinds if len(TURNS[kind]) == 6)
    show(guest, kind)
    stand = guest.table.stand.pos()
    start = page.view.mapFromScene(stand + QPointF(0, -53))
    end = page.view.mapFromScene(stand + QPointF(52, 22))
    guest.player.drag(start, end)
    assert guest.table._turn == 2
    assert guest.table.stand.tile.rotation() == 0


def test_a_cell_that_fits_after_a_turn_takes_the_tile_at_the_second_go(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    view = guest.table.view
    kind = next(
        kind
        for kind in guest.table.hand.kinds
        if view.cells_for_other_turns(kind, 0) and len(TURNS[kind]) == 6
    )
    cell = view.cells_for_other_turns(kind, 0)[0]
    show(guest, kind)
    guest.player.click("board", cell)
    assert len(page.session.moves) == 3
    assert page._toast.text() == texts.TURNED_TO_FIT
    guest.player.click("board", cell)
    assert page.session.moves[-1].cell == cell


def test_a_bad_cell_is_refused_in_the_player_s_words(guest: Guest) -> None:
    """A-6"""
    page = guest.sit_down("person", "person", options={"alone": True})
    lay_first(guest)
    kind, _ = guest.best()
    guest.player.drag(guest.player.at("hand", kind), guest.player.at("board", Hex(0, 0)))
    assert page._toast.text() == texts.REASONS["taken"]
    assert not guest.table.placing.holding
    assert len(page.session.moves) == 2


def misfit(guest: Guest) -> int:
    """Lay tiles until one of the hand fits nowhere."""
    for _ in range(40):
        view = guest.table.view
        lost = [kind for kind in guest.table.hand.kinds if not view.fits(kind)]
        if lost:
            return lost[0]
        kind, place = max(
            ((kind, place) for kind in guest.table.hand.kinds for place in view.fits(kind)),
            key=lambda one: (one[0] == 0, view.open_cells[one[1].cell][0].bit_count()),
        )
        guest.page.session.play(Show(kind))
        guest.page.session.play(place)
    raise AssertionError("everything always fits")


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_misfit_is_shown_only_by_those_who_mean_it(guest: Guest, mode: str) -> None:
    """A-7"""
    page = guest.sit_down("person", "person", options={"alone": True, "mode": mode})
    session = page.session
    session.play(Show(0))
    session.play(Place(0, 0, 0))
    view = guest.table.view
    if 0 not in guest.table.hand.kinds:
        pytest.skip("this deal has no blank tile for the second seat")
    full = [kind for kind in guest.table.hand.kinds if not view.fits(kind)]
    assert full == ([13] if view.hand[13] else [])
    if not full:
        pytest.skip("this deal has no full tile for the second seat")
    count = len(session.moves)
    show(guest, 13)
    assert len(session.moves) == count
    warning = texts.MISFIT_LOSES if mode == "basic" else texts.MISFIT_COSTS
    assert page._toast.text() == warning
    show(guest, 13)
    assert session.moves[-1] == Show(13)
    assert session.over == (mode == "basic")
