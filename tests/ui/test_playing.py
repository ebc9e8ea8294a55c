"""Whole games in the window: by mouse, by keyboard alone, in Persian, with people and bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.record import Seat
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.storage import saves
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.game.page import GamePage
from harmony_desktop.ui.pages.home.page import HomePage
from harmony_desktop.ui.pages.home.running import ContinueCard
from harmony_desktop.ui.players.score_tree import ScoreEntry
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.round_card import RoundCard

Key = Qt.Key
LINE = ScoreLine("line", 27, (0, 1, 2), {"value": 9, "length": 3})


def test_two_clicks_lead_from_home_to_the_first_tile(player, qtbot: QtBot) -> None:
    window = player.window
    assert isinstance(window.page, HomePage)
    qtbot.mouseClick(window.page.game_cards[0], Qt.MouseButton.LeftButton)
    assert isinstance(window.page, GamePage)
    qtbot.mouseClick(window.page.play_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TablePage)
    assert player.page.table.live
    assert [seat.kind for seat in player.page.timeline.seats] == ["person", "bot"]


def test_a_whole_solo_game_by_mouse_in_persian(persian, qtbot: QtBot) -> None:
    """H-5, H-7, H-9"""
    page = persian.sit_down("person")
    for turn, cell in enumerate(range(19)):
        if turn % 2:
            persian.drag_to(cell)
        else:
            persian.click("tray")
            persian.click("board", cell)
        assert len(page.timeline.moves) == turn + 1
    qtbot.waitUntil(lambda: isinstance(persian.window.page, EndPage))
    assert "امتیاز" in persian.window.page.headline.text()
    (result,) = persian.window.context.results.latest(5)
    assert result.scores == (page.timeline.state.score(0).total,)
    assert saves.running(persian.window.context.places) == ([], [])


def test_a_whole_solo_game_by_keyboard_alone(player, qtbot: QtBot) -> None:
    page = player.sit_down("person")
    page.view.setFocus()
    player.press(Key.Key_Tab)
    assert page.table.focused[0].key == "tray"
    player.press(Key.Key_Return)
    assert page.table.placing.holding
    while not page.timeline.over:
        assert page.table.focused[0].key == "board"
        player.press(*player.way(lambda spot: page.timeline.view().boards[0][spot.key] is None))
        player.press(Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))


def test_two_persons_and_a_bot_play_three_turns_by_mouse_in_persian(persian, qtbot: QtBot) -> None:
    """H-5, H-6"""
    page = persian.sit_down("person", "person", "easy")
    for turn in range(3):
        persian.click("board", turn)
        assert page.timeline.viewer == 1
        hidden = page.table.boards[0].board
        assert page.timeline.state.called[-1] not in hidden
        assert page.table.boards[0]._covered.isVisible()
        persian.click("board", 18 - turn)
        persian.wait_for_person()
        assert len(page.timeline.moves) == 3 * (turn + 1)
        assert page.timeline.viewer == 0
        assert page.timeline.state.called[turn] in page.table.boards[1].board


def test_a_match_of_two_rounds_pauses_between_them(player) -> None:
    """H-8"""
    page = player.sit_down("person", options={"rounds": 2})
    for cell in range(19):
        player.click("board", cell)
    assert page.table.in_interlude
    assert None not in page.table.boards[0].board
    assert not page.table.live
    card = page.findChild(RoundCard)
    assert card is not None
    assert card.isVisible()
    head = card.scores.topLevelItem(0)
    assert head is not None
    assert head.text(1) == str(page.timeline.view().finished[0].totals[0])
    player.press(Key.Key_E)
    assert not card.isVisible()
    assert page.view.hasFocus()
    assert not page.table.in_interlude
    assert page.table.boards[0].board == (None,) * 19
    player.click("board", 3)
    assert len(page.timeline.moves) == 20


def test_the_boards_of_a_round_stay_while_a_bot_goes_on(player) -> None:
    """H-8"""
    page = player.sit_down("easy", "person", options={"rounds": 2})
    for cell in range(19):
        player.wait_for_person()
        player.click("board", cell)
    player.wait_for_person()
    assert len(page.timeline.moves) == 39
    assert page.table.in_interlude
    assert None not in page.table.boards[1].board
    player.click("others")
    assert not page.table.in_interlude
    assert page.bar.hint.isEnabled()
    assert "over" not in page.bar.prompt.text()


def test_spots_follow_the_boards_when_they_have_glided(player, qtbot: QtBot) -> None:
    player.window.context.change("animation", "fast")
    page = player.sit_down("person", "person")
    player.click("board", 3)
    qtbot.waitUntil(lambda: not page.table.motion.running)
    board = page.table.boards.own
    assert board.seat == 1
    middle = page.table.zones[1].spots[9].centre
    assert (middle - board.pos()).manhattanLength() < 1
    player.click("board", 4)
    assert len(page.timeline.moves) == 2


def test_an_enlarged_board_of_another_takes_no_tile(player) -> None:
    page = player.sit_down("person", "easy")
    player.click("others", 1)
    player.press(Key.Key_Tab, Key.Key_Tab, Key.Key_Down, Key.Key_Return)
    assert page.timeline.moves == []
    assert page.table.boards.main.seat == 0
    player.click("others", 1)
    player.press(Key.Key_Escape)
    assert page.table.boards.main.seat == 0


def test_enter_goes_on_after_a_round(player) -> None:
    """H-8"""
    page = player.sit_down("person", options={"rounds": 2})
    for cell in range(19):
        player.click("board", cell)
    player.press(Key.Key_Return)
    assert not page.table.in_interlude


def test_everything_stays_inside_the_window_when_the_bag_is_shown(player) -> None:
    page = player.sit_down("person", "easy")
    player.press(Key.Key_B)
    port = page.view.viewport().rect()
    for item in (*page.table.boards, page.table.tray):
        box = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        assert port.adjusted(-30, -30, 30, 30).contains(box), item
    for zone in page.table.zones:
        for spot in zone.spots:
            assert port.contains(page.view.mapFromScene(spot.centre))


def test_dropping_on_a_taken_cell_puts_back_and_says_why(player) -> None:
    """H-5"""
    page = player.sit_down("person")
    player.drag_to(4)
    player.drag_to(4)
    assert len(page.timeline.moves) == 1
    assert "already" in page.toast.text()
    assert not page.table.placing.holding


def test_connected_placing_refuses_in_the_player_s_words(persian) -> None:
    """H-14"""
    page = persian.sit_down("person", options={"placement": "connected"})
    persian.drag_to(0)
    persian.drag_to(18)
    assert len(page.timeline.moves) == 1
    assert page.toast.text()
    assert page.toast.text().isascii() is False


def test_dropping_beside_the_board_puts_back(player) -> None:
    page = player.sit_down("person")
    player.drag(player.at("tray"), QPoint(3, 3))
    assert page.timeline.moves == []
    assert not page.table.placing.holding


@pytest.mark.parametrize(("pixels", "stays"), [(0, True), (5, True), (6, False), (9, False)])
def test_a_press_becomes_a_drag_after_six_pixels(
    player, qtbot: QtBot, pixels: int, stays: bool
) -> None:
    """A click leaves the tile in the hand; a drag that ends beside the board puts it back."""
    page = player.sit_down("person")
    port, start = page.view.viewport(), player.at("tray")
    end = start + QPoint(pixels, 0)
    qtbot.mouseMove(port, start)
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(port, end)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert page.table.placing.holding is stays


def test_escape_and_the_right_button_put_back(player, qtbot: QtBot) -> None:
    page = player.sit_down("person")
    player.click("tray")
    assert page.table.placing.holding
    player.press(Key.Key_Escape)
    assert not page.table.placing.holding
    player.click("tray")
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=player.at("board", 3))
    assert not page.table.placing.holding
    assert page.timeline.moves == []


def test_pointing_at_a_cell_shows_the_ghost_and_its_points(player, qtbot: QtBot) -> None:
    page = player.sit_down("person")
    board = page.table.boards.own
    port = page.view.viewport()
    qtbot.mouseMove(port, player.at("board", 9))
    assert board._ghost.isVisible()
    assert not board._gain.isVisible()
    gains = []
    for cell in (0, 1, 2):
        tile = page.timeline.view().tile
        gains.append(tile)
        qtbot.mouseMove(port, player.at("board", cell))
        complete = cell == 2 and len({one // 9 for one in gains}) == 1
        assert board._gain.isVisible() == complete
        player.click("board", cell)


def test_undo_and_redo_by_key_in_practice(player) -> None:
    page = player.sit_down("person", practice=True)
    player.click("board", 3)
    player.press(Key.Key_U)
    assert page.timeline.moves == []
    assert page.table.boards.own.board == (None,) * 19
    assert page.bar.redo.isEnabled()
    page.redo()
    assert len(page.timeline.moves) == 1


def test_undo_past_the_barrier_says_why_not(player) -> None:
    page = player.sit_down("person")
    player.click("board", 3)
    player.press(Key.Key_U)
    assert len(page.timeline.moves) == 1
    assert "revealed" in page.toast.text()


def test_a_hint_shows_the_best_cell(player, qtbot: QtBot) -> None:
    page = player.sit_down("person")
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.hint_marks.isVisible()
    assert "record" not in page.bar.prompt.note()


def test_looking_back_shows_the_past_and_returns(player) -> None:
    page = player.sit_down("person")
    for cell in (3, 9, 11):
        player.click("board", cell)
    page.side.open_moves()
    item = page.side.history.moves.item(0)
    page.side.history.moves.itemClicked.emit(item)
    shown = page.table.boards.own.board
    assert [cell for cell in range(19) if shown[cell] is not None] == [3]
    assert not page.table.live
    player.click("board", 18)
    assert len(page.timeline.moves) == 3
    player.press(Key.Key_E)
    assert page.table.live
    player.press(Key.Key_PageUp)
    assert not page.table.live


def test_the_panel_lights_the_cells_of_a_line(player) -> None:
    page = player.sit_down("person")
    page.side.scores.show_entries([ScoreEntry(0, "P0", None, ScoreSheet((LINE,)))])
    page.side.scores.setCurrentItem(page.side.scores.topLevelItem(0).child(0))
    assert page.table.boards[0]._lit.shown
    page.side.scores.setCurrentItem(page.side.scores.topLevelItem(0))
    assert not page.table.boards[0]._lit.shown


def test_clicking_a_small_board_makes_it_large(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "easy")
    player.click("others", 1)
    assert page.table.boards.main.seat == 1
    player.click("others", 0)
    assert page.table.boards.main.seat == 0


def test_a_finger_aims_first_and_places_second(player) -> None:
    page = player.sit_down("person")
    for placed in (0, 1):
        player.tap(player.at("board", 9))
        assert len(page.timeline.moves) == placed


def test_a_picture_and_the_game_are_kept_where_the_player_says(
    player, tmp_path: Path, monkeypatch
) -> None:
    page = player.sit_down("person")
    a_file = tmp_path / "harmony.png"
    for folder in (tmp_path, a_file):

        def answer(page, title: str, start: str, kinds: str, folder: Path = folder):
            return str(folder / f"harmony{Path(start).suffix}"), kinds.partition(";;")[0]

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        for wanted, name in (("picture", "harmony.png"), ("save", "harmony.harmony")):
            page.commands[wanted].trigger()
            assert (tmp_path / name).stat().st_size
            assert ("could not be saved" in page.toast.text()) == (folder is a_file)


def test_a_game_left_is_found_on_home_and_goes_on(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "easy")
    player.click("board", 3)
    player.wait_for_person()
    page.left.emit()
    window = player.window
    assert isinstance(window.page, HomePage)
    card = window.page._continue_row.itemAt(0).widget()
    assert isinstance(card, ContinueCard)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert len(player.page.timeline.moves) == 2
    assert player.page.table.boards.own.board[3] is not None


def test_play_again_deals_the_same_seats_another_game(player, qtbot: QtBot) -> None:
    page = player.sit_down("person", practice=True)
    for cell in range(19):
        player.click("board", cell)
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))
    player.window.page.again.emit()
    fresh = player.page.timeline
    assert fresh.moves == []
    assert fresh.seats == page.timeline.seats
    assert fresh.record.seed != 5


def test_the_daily_challenge_is_the_same_deal_and_counts_once(player, monkeypatch) -> None:
    add = Results.add

    def add_slowly(*arguments, **options):
        time.sleep(0.2)
        return add(*arguments, **options)

    monkeypatch.setattr(Results, "add", add_slowly)
    window = player.window
    window.tables.start_daily("harmony")
    first = player.page.timeline
    assert not first.practice
    for cell in range(19):
        player.click("board", cell)
    window.tables.start_daily("harmony")
    assert player.page.timeline.practice
    assert player.page.timeline.record.seed == first.record.seed


@pytest.mark.parametrize("text", ["{", "[]", '{"game": "harmony"}'])
def test_a_file_that_is_no_game_is_told_of(player, tmp_path, text: str) -> None:
    file = tmp_path / "strange.harmony"
    file.write_text(text)
    player.window.files.open(file)
    assert isinstance(player.window.page, HomePage)
    assert "strange.harmony" in player.window.notices.toast.text()
    assert file.read_text() == text


def test_a_damaged_save_is_told_of_and_home_still_opens(
    open_window: Callable[..., Window], places
) -> None:
    places.saves.mkdir(parents=True)
    (places.saves / "harmony-x.harmony").write_text("damaged")
    window = open_window("uk")
    window.home.refresh()
    assert isinstance(window.page, HomePage)
    (kept,) = (places.saves / "damaged").iterdir()
    assert str(kept) in window.notices.toast.text()


def test_the_window_asks_for_seats_the_variant_can_have(player) -> None:
    """H-18: best beam is not for one, and the reason is shown."""
    window = player.window
    window.navigation.open("new_game", "harmony")
    page = window.page
    page.use_preset("solo")
    scoring = page._choices[1]
    button, note, _ = scoring.rows["best-beam"]
    assert not button.isEnabled()
    assert "at least two" in note.text()
    page.use_preset("together")
    assert button.isEnabled()
    button.setChecked(True)
    record = page.record()
    assert record.options["scoring"] == "best-beam"
    assert [seat.kind for seat in record.seats] == ["person", "person"]
    assert isinstance(record.seats[0], Seat)
    page.use_preset("solo")
    assert page.record().options["scoring"] == "standard"
