"""Small things that must hold at every table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.games.harmony.rules.game import PlaceTile
from tests.ui.player import Player
from tests.ui.test_following import moves_to_the_turn_of, sit


@pytest.mark.parametrize("game", ["harmony", "sintra"])
@pytest.mark.parametrize("others", [1, 3])
def test_counting_the_bag_moves_nothing(game: str, others: int, player: Player) -> None:
    page = player.sit_down("person", *["random"] * others, game=game)
    page.session.stop_bots()
    boards = page.table.palaces if game == "sintra" else page.table.boards

    def places() -> list[tuple[QPointF, float]]:
        return [(board.pos(), board.scale()) for board in boards]

    before = places()
    page.context.change("show_bag", True)
    QApplication.processEvents()
    assert places() == before
    page.context.change("show_bag", False)
    assert places() == before


def test_the_frame_of_the_keyboard_does_not_cover_what_a_place_would_bring(player: Player) -> None:
    board = player.sit_down("person", "random").table.boards.own
    assert board._gain.zValue() > board._focus.zValue()
    board = player.sit_down("person", "random", game="harmonies").table.boards.own
    assert board._gain.zValue() > board._focus.zValue()
    ornament = player.sit_down("person", "random", game="harmonia").table.board
    assert ornament._gain.zValue() > ornament._focus._z


@pytest.mark.parametrize("game", games.GAMES)
def test_what_hovers_goes_when_the_pointer_leaves(game: str, player: Player, qtbot: QtBot) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    page = sit(player, game, moves)
    pointed: list[QPointF] = []
    hover = page.table.hover

    def look(point: QPointF) -> None:
        pointed.append(point)
        hover(point)

    page.table.hover = look  # type: ignore[method-assign]
    port = page.view.viewport()
    qtbot.mouseMove(port, port.rect().center())
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert not page.table.sceneRect().contains(pointed[-1])


def test_the_tile_that_hovers_over_a_board_of_harmony_goes_with_the_pointer(
    player: Player, qtbot: QtBot
) -> None:
    page = player.sit_down("person")
    board = page.table.boards.own
    port = page.view.viewport()
    qtbot.mouseMove(port, player.at("board", 4))
    assert board._ghost.isVisible()
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert not board._ghost.isVisible()


def test_a_button_on_the_table_has_no_double_in_the_bar(player: Player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "random", game="harmonies")
    player.wait_for_person()
    session = page.session
    while not page.table.may_end:
        page.play(session.timeline.view().legal_moves()[0])
    assert page.bar.next_step.isHidden()
    assert page.commands["next-step"].isEnabled()
    turn = len(session.timeline.moves)
    qtbot.waitUntil(page.view.hasFocus)
    qtbot.keyClick(page.view, Qt.Key.Key_E)
    assert len(session.timeline.moves) > turn


def test_what_waits_for_the_player_has_a_button_in_the_bar(player: Player) -> None:
    page = player.sit_down("person", "person", moves=[PlaceTile(3)], practice=True)
    page.shared_screen.open()
    assert page.bar.next_step.isHidden()
    page.look_at(0)
    assert page.bar.next_step.text() == "Back to the game"
    assert page.bar.next_step.property("waits")  # in the colours of what is to be pressed
    assert not page.bar.next_step.isHidden()
