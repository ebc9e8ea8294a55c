"""Small things that must hold at every table."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.harmony.table.layout import best_plan
from harmony_desktop.games.harmony.table.tray import RECT as TRAY_RECT
from harmony_desktop.ui.players.end_words import EndWords
from harmony_desktop.ui.table.chips import ChipSize, PlayerChip
from harmony_desktop.ui.table.plates import NamePlate, PlatePlayer
from harmony_desktop.ui.table.playback import PlaybackState
from tests.ui.player import Player
from tests.ui.test_following import moves_to_the_turn_of, sit


def test_the_bag_of_harmonies_is_seen_if_the_player_wants_it(player: Player) -> None:
    page = player.sit_down("person", "random", game="harmonies")
    page.session.stop_bots()
    bag = page.table.bag
    assert not bag.isVisible()
    player.press(Qt.Key.Key_B)
    assert bag.isVisible()
    assert page.context.settings.show_bag
    player.press(Qt.Key.Key_Escape)
    assert not bag.isVisible()


@pytest.mark.parametrize("size", [(1280, 672), (1920, 1000)])
def test_small_boards_of_harmony_stand_in_the_middle_of_their_row(size: tuple[int, int]) -> None:
    plan = best_plan(3, QSizeF(*size))
    rows: dict[float, list[float]] = {}
    for place in plan.others:
        rows.setdefault(place.y(), []).append(place.x())
    middles = [sum(row) / len(row) for row in rows.values()]
    assert max(middles) - min(middles) < 0.01


@pytest.mark.parametrize("others", [0, 1, 2, 5])
@pytest.mark.parametrize("size", [(480, 512), (800, 512), (1280, 672)])
def test_the_words_of_harmony_keep_clear_of_the_edge(others: int, size: tuple[int, int]) -> None:
    plan = best_plan(others, QSizeF(*size))
    before = plan.tray.x() - TRAY_RECT.width() / 2 - plan.whole.left()
    assert before * plan.fit >= 5


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
def test_hover_effects_end_when_the_pointer_leaves(game: str, player: Player, qtbot: QtBot) -> None:
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


def test_no_tile_waits_on_a_board_that_the_keyboard_has_left(player: Player) -> None:
    board = player.sit_down("person", "person", game="harmony").table.boards.own
    player.go_to_zone("board")
    assert board._ghost.isVisible()
    player.go_to_zone("others")
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


def test_a_step_that_waits_for_the_player_has_a_button_in_the_bar(player: Player) -> None:
    page = player.sit_down("person", "person", moves=[PlaceTile(3)], practice=True)
    page.shared_screen.open()
    assert page.bar.next_step.isHidden()
    page.look_at(0)
    assert page.bar.next_step.text() == "Back to the game"
    assert page.bar.next_step.property("waits")  # in the colours of what is to be pressed
    assert not page.bar.next_step.isHidden()


def test_from_the_middle_of_a_finished_game_the_button_leads_to_its_result(
    player: Player, qtbot: QtBot
) -> None:
    page = player.sit_down("person", moves=[PlaceTile(cell) for cell in range(19)])
    page.look_at(4)
    assert page.bar.next_step.text() == "Result"
    with qtbot.waitSignal(page.ended):
        page.bar.next_step.click()


@pytest.mark.parametrize("name", ["undo", "hint", "side", "menu_button"])
def test_a_click_on_the_bar_leaves_the_keyboard_at_the_table(
    name: str, player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = player.sit_down("person", game="harmony", moves=[PlaceTile(3)])
    monkeypatch.setattr(page.bar.menu, "popup", lambda *_: None)
    monkeypatch.setattr(page.session.bots, "hint", lambda: True)
    qtbot.waitUntil(page.view.hasFocus)
    button = getattr(page.bar, name)
    assert button.isEnabled()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.view.hasFocus()


@cache
def whole_game(game: str) -> tuple[Move, ...]:
    state, dice, made = games.load(game).start(2, {}, 5), Random(3), list[Move]()
    while state.to_move is not None:
        moves = state.legal_moves()
        made.append(moves[int(dice.random() * len(moves))])
        state = state.play(made[-1])
    return tuple(made)


@pytest.mark.parametrize("game", ["sintra", "terraces"])
def test_the_table_says_who_has_won(game: str, player: Player, qtbot: QtBot) -> None:
    moves = whole_game(game)
    page = player.sit_down("person", "person", game=game, moves=moves[:-1])
    page.context.change("animation", "fast")
    chips = page.bar.chips.chips
    assert not any(chip.won for chip in chips)
    page.play(moves[-1])
    qtbot.waitUntil(lambda: page.playback.state is PlaybackState.OVER)
    qtbot.waitUntil(lambda: not page.table.moving)
    winners = page.timeline.state.winners()
    assert page.bar.prompt.text() == EndWords(page.timeline, page).headline()
    assert [chip.seat for chip in chips if chip.won] == list(winners)
    assert page.bar.next_step.text() == "Result"
    # What is over is not drawn.
    if game == "sintra":
        assert not page.table.market.isVisible()
        assert not page.table.round_marker.isVisible()
    else:
        rack = page.table.own_rack
        assert not any(item.isVisible() for item in (rack._pile, rack._count, *rack._small))
    page.look_at(len(moves) - 1)
    assert not any(chip.won for chip in chips)
    if game == "sintra":
        assert page.table.market.isVisible()


@pytest.mark.parametrize(
    ("name", "apart"), [("Player 1", True), ("بازیکن ۱", True), ("Ana", False)]
)
def test_points_beside_a_name_that_ends_in_a_digit_are_set_apart(
    name: str, apart: bool, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Player 1 with five points is not player fifteen."""
    monkeypatch.setattr(PlayerChip, "name", name)
    page = player.sit_down("person", "person", game="terraces")
    chip, plate = page.bar.chips.chips[0], NamePlate()
    chip.set_chip_size(ChipSize.FULL)
    chip.resize(chip.sizeHint())
    colours = page.context.theme.colours
    plate.show_player(PlatePlayer(name, "fox", None, 5, False), colours, 300)
    drawn = QImage(300, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(drawn)
    painter.translate(150, 30)
    plate._draw(painter)
    painter.end()
    for image in (chip.grab().toImage(), drawn):
        upright = [
            x
            for x in range(image.width())
            if sum(image.pixelColor(x, y) == colours.muted for y in range(image.height())) > 9
        ]
        assert bool(upright) == apart
