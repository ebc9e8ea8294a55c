"""Around the table: chips and the drawer with scores, moves to look back at, and rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.storage import settings
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.icons import picture
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.players.score_tree import ScoreEntry, ScoreTree
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player
from tests.ui.test_following import moves_to_the_turn_of, sit


@pytest.fixture
def page(player: Player) -> TablePage:
    moves, _ = moves_to_the_turn_of("terraces", 0)
    return sit(player, "terraces", moves)


def rows(page: TablePage) -> list[tuple[str, str, str]]:
    """Words, points and colour of every line of one's own score."""
    head = page.side.scores.topLevelItem(page.timeline.viewer)
    assert head is not None
    lines = [head.child(index) for index in range(head.childCount())]
    folded = [fold.child(index) for fold in lines for index in range(fold.childCount())]
    shown = [line for line in lines if not line.childCount()] + folded
    return [(row.text(0), row.text(1), row.foreground(0).color().name()) for row in shown]


# Scores


@pytest.mark.parametrize("game", games.GAMES)
def test_no_line_says_nothing(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    page = sit(player, game, moves)
    sheet = page.timeline.view().score(0)
    shown = rows(page)
    assert all(points != "0" for _, points, _ in shown)
    assert len(shown) == sum(line.points != 0 for line in sheet.lines)


def test_regions_that_do_not_count_are_grey_and_named_so(page: TablePage) -> None:
    """T-8: only the best region counts."""
    colours = page.context.theme.colours
    plain, grey = colours.text.lower(), colours.muted.lower()
    best, *others = rows(page)
    assert best[0].startswith("Best region")
    assert best[2] == plain
    assert others
    for words, _, colour in others:
        assert words.endswith("(does not count)")
        assert colour == grey
    page.context.theme.use("dark")
    QApplication.processEvents()
    assert rows(page)[1][2] == page.context.theme.colours.muted.lower() != grey


def test_scores_are_written_anew_once_and_only_for_another_look(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    write = ScoreTree._show_entry

    def count(tree: ScoreTree, head: QTreeWidgetItem, entry: ScoreEntry) -> None:
        written.append(entry.name)
        write(tree, head, entry)

    monkeypatch.setattr(ScoreTree, "_show_entry", count)
    page.side.scores.setStyleSheet("QTreeWidget { padding: 3px }")
    assert written == []
    page.context.change("theme", "dark")
    colours = page.context.theme.colours
    assert len(written) <= 2 * len(page.timeline.seats)
    assert {colour for _, _, colour in rows(page)} == {colours.text.lower(), colours.muted.lower()}


def test_a_tooltip_does_not_repeat_its_row(page: TablePage) -> None:
    tree = page.side.scores
    row = tree.topLevelItem(0).child(0)
    index, option = tree.indexFromItem(row), QStyleOptionViewItem()
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5))
    option.rect = QRect(0, 0, 600, 24)
    assert not tree.itemDelegate().helpEvent(event, tree, option, index)
    option.rect = QRect(0, 0, 40, 24)
    assert not tree.itemDelegate().fits(option, index)
    assert row.toolTip(0) == row.text(0)


def test_the_row_one_is_at_is_lit_in_one_piece(page: TablePage) -> None:
    tree = page.side.scores
    row = tree.topLevelItem(0).child(0)
    tree.setCurrentItem(row)
    QApplication.processEvents()
    image, area = tree.viewport().grab().toImage(), tree.visualItemRect(row)
    ratio = image.width() / tree.viewport().width()
    y = round((area.bottom() - 2) * ratio)
    shades = {
        image.pixelColor(round(x * ratio), y).name()
        for x in range(8, tree.viewport().width() - 8, 3)
    }
    empty = image.pixelColor(8, image.height() - 4).name()
    assert len(shades) == 1
    assert shades != {empty}


# The moves


def test_rows_of_the_moves_are_as_high_as_their_words(page: TablePage) -> None:
    moves = page.side.history.moves
    page.side.open_moves()
    QApplication.processEvents()
    line = moves.fontMetrics().lineSpacing()
    heights = [moves.visualItemRect(moves.item(at)).height() for at in range(moves.count())]
    steps = {higher - lower for lower, higher in pairwise(sorted(set(heights)))}
    assert len(steps) == 1, "a line more each"
    assert line <= steps.pop() <= line + 2


def test_a_turn_of_several_moves_is_one_row(player: Player) -> None:
    moves, _ = moves_to_the_turn_of("harmonies", 0)
    page = sit(player, "harmonies", moves)
    history = page.side.history
    assert history.moves.count() == 0, "nobody looks at them"
    page.side.open_moves()
    ends = [at for at, move in enumerate(page.timeline.moves, 1) if move.kind == "end"]
    assert len(page.timeline.moves) == ends[-1] > len(ends) > 1
    assert history.moves.count() == len(ends)
    for row, end in enumerate(ends):
        item = history.moves.item(row)
        assert item.text().startswith(f"{number(row + 1)}. ")
        assert item.text().count(" · ") >= 3, "three tokens and where they come from"
        history.moves.itemClicked.emit(item)
        assert page.playback.number == end
        page.look_at(end - 1)
        assert history.moves.currentRow() == row
        assert history._where.text() == f"{number(row + 1)} of {number(len(ends))}"


def test_looking_back_opens_the_moves_and_returning_closes_them(
    page: TablePage, qtbot: QtBot
) -> None:
    played = len(page.timeline.moves)
    assert page.side.isHidden()
    qtbot.waitUntil(page.view.hasFocus)
    qtbot.keyClick(page.view, Qt.Key.Key_PageUp)
    history = page.side.history
    assert not page.side.isHidden()
    assert page.side.tabs.currentWidget() is history
    assert history.slider.value() == page.playback.number == played - 1
    assert history.moves.currentRow() == played - 2
    page.next_step()
    assert page.side.isHidden()
    assert page.side.tabs.currentWidget() is page.side.scores
    assert history.moves.currentRow() == -1


def test_the_slider_leads_through_the_moves_by_mouse_and_keyboard(
    page: TablePage, qtbot: QtBot
) -> None:
    slider = page.side.history.slider
    slider.setValue(3)
    assert page.playback.number == 3
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert page.playback.number == 4
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert page.playback.number == 0
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert not page.playback.back


def test_the_moves_play_and_pause_and_stop_at_the_end(page: TablePage, qtbot: QtBot) -> None:
    history = page.side.history
    qtbot.waitUntil(page.view.hasFocus)
    qtbot.keyClick(page.view, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert history.playing
    assert page.playback.number == 0
    assert history._play.accessibleName() == "Pause"
    history._clock.timeout.emit()
    history._clock.timeout.emit()
    assert page.playback.number == 2
    history._play.click()
    assert not history.playing
    history._play.click()
    assert history.playing
    assert page.playback.number == 2
    slow = history._clock.interval()
    history._speed.buttons()[2].click()
    assert history._clock.interval() < slow
    while history.playing:
        history._clock.timeout.emit()
    assert not page.playback.back
    assert page.table.live


def test_one_move_on_is_seen_as_it_was_played(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    moves, _ = moves_to_the_turn_of("terraces", 0)
    player = Player(open_window(animation="normal"), qtbot)
    page = sit(player, "terraces", moves)
    page.look_at(4)
    page.table.motion.finish()
    page.look_at(5)
    assert page.table.motion.running
    page.table.motion.finish()


def test_in_persian_a_replay_runs_from_left_to_right_as_in_video_players(persian: Player) -> None:
    moves, _ = moves_to_the_turn_of("terraces", 0)
    page = sit(persian, "terraces", moves)
    history = page.side.history
    page.side.open_moves()
    QApplication.processEvents()
    assert history.moves.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert history.slider.layoutDirection() == Qt.LayoutDirection.LeftToRight
    assert history._first.x() < history._play.x() < history._latest.x()
    persian.press(Qt.Key.Key_Right, widget=history.slider)
    assert not page.playback.back
    persian.press(Qt.Key.Key_Left, widget=history.slider)
    assert page.playback.number == len(moves) - 1
    colour = page.context.theme.colours.text
    shown = history._play.icon().pixmap(48).toImage()
    turned = picture("play", colour, 48, True).toImage()
    straight = picture("play", colour, 48, False).toImage()

    def weight(image: object) -> int:
        left = sum(image.pixelColor(x, y).alpha() for x in range(24) for y in range(48))
        return left - sum(image.pixelColor(x, y).alpha() for x in range(24, 48) for y in range(48))

    assert weight(straight) > 0 > weight(turned)
    assert weight(shown) > 0


# The drawer


def test_the_drawer_is_closed_where_the_window_is_narrow(player: Player) -> None:
    page = player.sit_down("person", "random")
    assert page.side.isHidden()
    player.window.resize(1600, 900)
    QApplication.processEvents()
    assert page.side.isVisible()
    assert page.bar.side.isChecked()
    player.window.resize(1280, 800)
    QApplication.processEvents()
    assert page.side.isHidden()


def test_the_drawer_opens_by_key_and_button_and_stays_so(
    player: Player, places: Places, qtbot: QtBot
) -> None:
    page = player.sit_down("person", "random")
    wide = page.view.width()
    qtbot.waitUntil(page.view.hasFocus)
    player.press(Qt.Key.Key_S)
    QApplication.processEvents()
    assert page.side.isVisible()
    assert page.view.width() < wide - 200
    assert settings.load(places)[0].drawer is True
    page = player.sit_down("person", "random")
    assert page.side.isVisible()
    page.bar.side.click()
    assert page.side.isHidden()
    assert settings.load(places)[0].drawer is False


def test_rules_that_are_asked_for_are_shown_though_the_drawer_is_closed(player: Player) -> None:
    page = player.sit_down("person", "random")
    page.side.show_rules()
    assert page.side.isVisible()
    assert page.bar.side.isChecked()


def test_a_card_takes_the_place_of_the_drawer_and_gives_it_back(player: Player) -> None:
    page = player.sit_down("person", "random")
    page.side.toggle()
    card = QLabel("card")
    page.beside.show_card(card)
    QApplication.processEvents()
    assert page.side.isHidden()
    assert page.view.height() == page.shared_screen.height()
    page.beside.remove_card(card)
    assert page.side.isVisible()


@pytest.mark.parametrize(("width", "both"), [(1280, False), (1700, True)])
def test_a_card_and_the_drawer_stand_side_by_side_only_in_a_wide_window(
    player: Player, width: int, both: bool
) -> None:
    page = player.sit_down("person", "random")
    player.window.resize(width, 800)
    card = QLabel("card")
    page.beside.show_card(card)
    QApplication.processEvents()
    assert page.side.isHidden()
    page.side.toggle()
    assert page.side.isVisible()
    assert card.isVisible() == both
    page.side.toggle()
    assert card.isVisible()


def test_one_card_is_seen_at_a_time_and_the_earlier_one_comes_back(player: Player) -> None:
    page = player.sit_down("person", "random")
    first, second = QLabel("first"), QLabel("second")
    height = page.view.height()
    page.beside.show_card(first)
    page.beside.show_card(second)
    assert (first.isVisible(), second.isVisible()) == (False, True)
    page.beside.remove_card(second)
    assert first.isVisible()
    assert page.view.height() == height, "a card takes nothing of the table's height"
    page.beside.remove_card(first)
    QApplication.processEvents()
    assert page.view.width() == page.width()


# Chips


def test_a_press_on_a_chip_shows_its_board_and_on_the_points_its_sheet(
    player: Player, qtbot: QtBot
) -> None:
    moves, _ = moves_to_the_turn_of("harmony", 0)
    page = sit(player, "harmony", moves)
    chip = page.bar.chips.chips[2]
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(12, chip.height() // 2))
    assert page.table.boards.looked_at == 2
    assert page.side.isHidden()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(12, chip.height() // 2))
    assert page.table.boards.looked_at is None
    end = QPoint(chip.width() - 10, chip.height() // 2)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=end)
    assert page.side.isVisible()
    tree = page.side.scores
    assert [tree.topLevelItem(at).isExpanded() for at in range(3)] == [False, False, True]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_chip_of_whoever_is_to_move_is_lit(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    page = sit(player, game, moves)
    assert [chip.seat for chip in page.bar.chips.chips if chip.lit] == [0]
    points = number(page.timeline.view().score(0).total)
    counts = not page.timeline.game.cooperative
    assert (points in page.bar.chips.chips[0].accessibleName()) == counts


def test_chips_lose_their_names_before_the_prompt_loses_words(player: Player) -> None:
    page = player.sit_down("person", *["random"] * 5)
    for width in (1920, 1024, 800):
        player.window.resize(width, 700)
        QApplication.processEvents()
        bar = page.bar
        assert bar.prompt.whole
        assert bar.width() == width
        ends = [chip.mapTo(bar, QPoint(0, 0)).x() + chip.width() for chip in bar.chips.chips]
        starts = [chip.mapTo(bar, QPoint(0, 0)).x() for chip in bar.chips.chips]
        assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))
        assert bar.menu_button.geometry().right() < width
        assert bar.prompt.geometry().right() < starts[0]


def test_a_chip_without_points_grows_for_skip(player: Player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "person", game="harmonia")
    chip = page.bar.chips.chips[1]
    chip.show_turn(lit=True, skips=True)
    qtbot.waitUntil(lambda: chip.width() >= chip.sizeHint().width())
