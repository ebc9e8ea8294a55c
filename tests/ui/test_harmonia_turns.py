"""Turning in Harmonia never hurts: a tile is shown in its best turn before it is placed (A-6)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import TURNS
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, goal_centres
from tests.ui.harmonia import Guest

Key = Qt.Key


def _keeps_goal(view: HarmoniaView, kind: int, place: Place) -> bool:
    return bool(goal_centres({**view.layout, place.cell: place.sides(kind)}))


def _turns(view: HarmoniaView, kind: int, cell: Hex) -> list[Place]:
    return [place for place in view.fits(kind) if place.cell == cell]


def _choose(guest: Guest, good: int, bad: int) -> tuple[int, Hex]:
    """Play on to a tile and a cell with at least this many good and bad turns for the goal."""
    for _ in range(30):
        view = guest.table.view
        for kind in guest.table.hand.kinds:
            for cell in view.open_cells:
                kept = [_keeps_goal(view, kind, one) for one in _turns(view, kind, cell)]
                if kept.count(True) >= good and kept.count(False) >= bad:
                    return kind, cell
        kind, place = guest.clever()
        guest.page.session.play(Show(kind))
        guest.page.session.play(place)
    raise AssertionError("no such cell")


def _sit(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True}, seed=3)
    guest.lay_first()


def test_in_the_advanced_game_the_best_turn_brings_most_points(guest: Guest) -> None:
    """A-11, A-12"""
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"}, seed=3)
    guest.lay_first()
    for _ in range(8):
        view = guest.table.view
        kind, place = guest.clever()
        guest.player.click("hand", kind)
        guest.place(place.cell)
        best = max(
            view.sheet_with(one.cell, one.sides(kind)).total
            for one in _turns(view, kind, place.cell)
        )
        assert guest.page.timeline.state.score(0).total == best


@pytest.mark.parametrize("source", ["hand", "stand"])
def test_a_click_aims_in_a_turn_that_keeps_the_goal_and_a_second_one_places(
    guest: Guest, source: str
) -> None:
    """A-6, A-9: for every first turn of the tile."""
    _sit(guest)
    kind, cell = _choose(guest, good=1, bad=1)
    table, page = guest.table, guest.page
    moves = len(page.timeline.moves)
    if source == "stand":
        guest.show(kind)
        moves += 1
    else:
        guest.player.click("hand", kind)
    guest.player.click("board", cell)
    assert len(page.timeline.moves) == moves
    assert table.placing.holding
    assert table.board._ghost.isVisible()
    assert table.notice.isVisible()
    guest.player.click("board", cell)
    placed = page.timeline.moves[-1]
    assert placed.cell == cell
    assert page.timeline.state.view(0).goal_centres()


def test_the_wheel_offers_only_the_turns_that_fit(guest: Guest) -> None:
    """A-6: one after another, all of them; the second click places what is seen."""
    _sit(guest)
    kind, cell = _choose(guest, good=2, bad=0)
    table = guest.table
    legal = {place.turn for place in _turns(table.view, kind, cell)}
    guest.player.click("hand", kind)
    guest.player.click("board", cell)
    seen = []
    for _ in legal:
        seen.append(table.placing.rotation % len(TURNS[kind]))
        guest.wheel(1)
    assert sorted(seen) == sorted(legal)
    guest.wheel(1)
    turn = table.placing.rotation % len(TURNS[kind])
    guest.player.click("board", cell)
    assert guest.page.timeline.moves[-1] == Place(cell.q, cell.r, turn)


def test_a_tile_that_fits_one_way_says_so_when_it_is_turned(guest: Guest) -> None:
    _sit(guest)
    view = guest.table.view
    kind, cell = next(
        (kind, cell)
        for kind in guest.table.hand.kinds
        for cell in view.open_cells
        if len(_turns(view, kind, cell)) == 1
    )
    guest.player.click("hand", kind)
    guest.player.click("board", cell)
    turn = guest.table.placing.rotation
    guest.player.press(Key.Key_R)
    assert guest.table.placing.rotation == turn
    assert guest.page.toast.text() == texts.ONLY_TURN


def _bad_place(guest: Guest, kind: int, cell: Hex) -> Place:
    view = guest.table.view
    return next(one for one in _turns(view, kind, cell) if not _keeps_goal(view, kind, one))


@pytest.mark.parametrize("confirms", [True, False])
def test_a_placement_that_loses_the_goal_is_shown_and_asked_about_once(
    guest: Guest, confirms: bool
) -> None:
    """A-6, A-9: also when it is dragged; its sides at the border are marked and named."""
    guest.player.window.context.change("confirm_placing", confirms)
    guest.sit_down("person", "person", options={"alone": True}, seed=3)
    kinds = guest.table.hand.kinds
    guest.page.session.play(Show(kinds[-1]))
    guest.page.session.play(Place(0, 0, 0))
    kind, cell = _choose(guest, good=0, bad=1)
    bad = _bad_place(guest, kind, cell)
    player, table, moves = guest.player, guest.table, len(guest.page.timeline.moves)
    guest.show(kind)
    # Once around where that is needed to mean it: an unmeant turn would be mended.
    guest.wheel(bad.turn or 6)
    player.drag(player.at("stand"), player.at("board", cell))
    if confirms:
        assert len(guest.page.timeline.moves) == moves + 1
        assert table.placing.rotation % len(TURNS[kind]) == bad.turn
        assert table.board._bad_sides.shown
        assert table.notice.isVisible()
        assert table.placement.notice.startswith("Ornament at the border")
        player.click("board", cell)
    assert guest.page.timeline.moves[-1] == bad
    assert not table.board._bad_sides.shown


def test_a_placement_by_keyboard_is_aimed_in_its_best_turn(guest: Guest) -> None:
    """A-6, A-9"""
    _sit(guest)
    kind, cell = _choose(guest, good=1, bad=1)
    guest.page.view.setFocus()
    guest.table.focus_on("hand", kind)
    guest.player.press(Key.Key_Return)
    guest.table.focus_on("board", cell)
    guest.player.press(Key.Key_Return)
    assert guest.table.placement.confirming is not None
    guest.player.press(Key.Key_Return)
    assert guest.page.timeline.moves[-1].cell == cell
    assert guest.page.timeline.state.view(0).goal_centres()


def test_pointing_elsewhere_takes_the_aim_away(guest: Guest, qtbot: QtBot) -> None:
    _sit(guest)
    kind, place = guest.clever()
    guest.player.click("hand", kind)
    guest.player.click("board", place.cell)
    qtbot.mouseMove(guest.page.view.viewport(), guest.player.at("board", Hex(0, 0)))
    assert guest.table.placement.confirming is None
    assert guest.table.placing.holding
    guest.player.press(Key.Key_Escape)
    assert not guest.table.placing.holding


def test_without_confirmation_a_click_places_a_tile_that_fits(guest: Guest) -> None:
    """A-6"""
    guest.player.window.context.change("confirm_placing", False)
    guest.sit_down("person", "person", options={"alone": True})
    guest.player.click("hand", guest.table.hand.kinds[0])
    guest.player.click("board", Hex(0, 0))
    assert len(guest.page.timeline.state.placed) == 1


@pytest.mark.parametrize("who", ["guest", "persian_guest"])
def test_the_notice_never_covers_the_cell_that_is_aimed_at(
    request: pytest.FixtureRequest, who: str
) -> None:
    guest: Guest = request.getfixturevalue(who)
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"}, seed=3)
    guest.lay_first()
    table, aimed = guest.table, 0
    for _ in range(14):
        view = guest.table.view
        kind = max(guest.table.hand.kinds, key=lambda kind: len(view.fits(kind)))
        place = max(view.fits(kind), key=lambda one: one.cell.r * 2 + abs(one.cell.q))
        guest.page.session.play(Show(kind))
        guest.page.session.play(place)
    kind = max(table.hand.kinds, key=lambda kind: len(table.view.fits(kind)))
    guest.player.click("hand", kind)
    for cell in {place.cell for place in table.view.fits(kind)}:
        guest.player.click("board", cell)
        assert table.placement.confirming is not None
        assert not table.notice.sceneBoundingRect().contains(table.board.scene_centre(cell))
        aimed += 1
    assert aimed > 5


@pytest.mark.parametrize("source", ["hand", "stand"])
def test_a_finger_aims_with_its_first_tap_and_places_with_the_second(
    guest: Guest, source: str
) -> None:
    """A-6, A-9"""
    _sit(guest)
    kind, cell = _choose(guest, good=1, bad=1)
    if source == "stand":
        guest.show(kind)
    else:
        guest.player.click("hand", kind)
    placed = len(guest.page.timeline.state.placed)
    guest.player.tap(guest.player.at("board", cell))
    assert guest.table.placement.confirming is not None
    assert len(guest.page.timeline.state.placed) == placed
    guest.player.tap(guest.player.at("board", cell))
    assert guest.page.timeline.moves[-1].cell == cell
    assert guest.page.timeline.state.view(0).goal_centres()


def test_the_tile_of_a_hint_makes_way_for_the_one_that_is_aimed(guest: Guest, qtbot: QtBot) -> None:
    """Another tile on the hinted cell is seen as it would lie."""
    _sit(guest)
    page, table = guest.page, guest.table
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        guest.player.press(Key.Key_H)
    hinted = next(step.move for step in table.hint if isinstance(step.move, Place))
    shown = next(step.move for step in table.hint if isinstance(step.move, Show))
    other = next(
        kind
        for kind in table.hand.kinds
        if kind != shown.tile and _turns(table.view, kind, hinted.cell)
    )

    def drawn() -> bool:
        ghosts = [ghost for _, ghost in table.hint_marks.shown if ghost.move == hinted]
        return ghosts[0].draw is not None

    assert drawn()
    guest.player.click("hand", other)
    guest.player.click("board", hinted.cell)
    assert table.placement.ghost_cell == hinted.cell
    assert not drawn()
    guest.player.press(Key.Key_Escape)
    assert drawn()


def test_a_stack_of_which_a_tile_is_taken_shows_the_others(guest: Guest) -> None:
    _sit(guest)
    hand = guest.table.hand
    counts = {kind: guest.table.view.hand[kind] for kind in hand.kinds}
    many = next(kind for kind in hand.kinds if counts[kind] > 1 and guest.table.view.fits(kind))
    guest.player.click("hand", many)
    assert hand._items[many].opacity() == 1.0
    guest.player.press(Key.Key_Escape)
    one = next(kind for kind in hand.kinds if counts[kind] == 1 and guest.table.view.fits(kind))
    guest.player.click("hand", one)
    assert hand._items[one].opacity() < 0.5
