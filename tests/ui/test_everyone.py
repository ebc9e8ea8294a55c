"""Nobody is shut out: by ear, by keys, with one finger, with text twice as large."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.ui.access.announce import LastMessage
from harmony_desktop.ui.kit.theme import CONTRAST, DARK
from harmony_desktop.ui.kit.widgets import ClickCard
from harmony_desktop.ui.shell import navigation
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.keys_dialog import KeyRows, KeysDialog
from harmony_desktop.ui.table.page import TablePage
from tests.ui.painting import settle
from tests.ui.player import OPPOSITE, Player

QUESTIONS = "1234567"
LEAST_TARGET = 24
MOST_STOPS = 400
PAGES = ("home", *(name for name in navigation.PAGES if name != "best_possible"))
OF_A_GAME = ("new_game", "rules", "pad", "game", "calendar")


def listen(window: Window) -> list[str]:
    """Everything announced from now on."""
    window.context.after_first_paint()
    line = window.findChild(LastMessage)
    assert line is not None
    heard: list[str] = []
    line.noted.connect(heard.append)
    return heard


def sit(player: Player, game: str) -> TablePage:
    page = player.sit_down("person", "random", game=game)
    player.wait_for_person()
    page.session.stop_bots()
    page.view.setFocus()
    return page


def show(window: Window, name: str) -> None:
    if name != "home":
        window.navigation.open(name, *(("harmony",) if name in OF_A_GAME else ()))
    QApplication.processEvents()


# By ear


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_has_one_key_and_a_short_answer(game: str, player: Player) -> None:
    page = sit(player, game)
    heard = listen(player.window)
    page.table.focus_on(next(zone.key for zone in page.table.zones if zone.spots))
    for key in QUESTIONS:
        before = len(heard)
        QTest.keyClicks(page.view, key)
        assert len(heard) == before + 1, f"{game} {key}"
        assert heard[-1]
        assert len(heard[-1]) < 420 or key == "7", heard[-1]
    rows = page.keys()
    assert set("12345678") <= {shown for _, shown in rows}


@pytest.mark.parametrize("game", ["harmony", "sintra", "terraces"])
def test_an_own_move_is_told_once_and_the_others_in_one_sentence_each(
    game: str, player: Player
) -> None:
    page = player.sit_down("person", *["random"] * (1 if game == "terraces" else 2), game=game)
    player.wait_for_person()
    heard = listen(player.window)
    page.play(page.timeline.state.legal_moves()[0])
    player.wait_for_person()
    assert 1 <= len(heard) <= 3, heard
    lines = "\n".join(heard[1:]).splitlines()
    for seat in range(1, len(page.timeline.seats)):
        name = page.table.name_of(seat)
        assert sum(line.startswith(f"{name}:") for line in lines) == 1, heard


def test_a_page_says_its_name_and_a_game_its_task(player: Player) -> None:
    heard = listen(player.window)
    player.window.navigation.open("settings")
    assert heard[-1] == "Settings"
    player.sit_down("person", "random", game="sintra", options={"side": "B"})
    player.wait_for_person()
    opening = next(words for words in heard if words.startswith("Sintra"))
    assert ". Side B: " in opening
    assert "Take all panes" in opening


@pytest.mark.parametrize("name", ["settings", "rules", "about"])
def test_a_page_gives_the_focus_to_one_control_only(
    name: str, open_window: Callable[..., Window], qapp: QApplication
) -> None:
    window = open_window()
    window.activateWindow()
    passed: list[QWidget] = []

    def note(before: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            passed.append(now)

    qapp.focusChanged.connect(note)
    show(window, name)
    qapp.focusChanged.disconnect(note)
    assert len(passed) == 1, passed


def test_the_last_message_takes_the_focus_and_gives_it_back(player: Player) -> None:
    page = sit(player, "harmony")
    QTest.keyClicks(page.view, "3")
    line = player.window.findChild(LastMessage)
    assert line is not None
    assert line.isVisible()
    assert line.accessibleName() == "Last message"
    QTest.keyClicks(page.view, "8")
    assert line.hasFocus()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert player.window.page is page


# By keys


@pytest.mark.parametrize(("game", "zone"), [("sintra", "market"), ("harmonies", "spaces")])
def test_right_and_left_reach_every_piece_in_its_order(
    game: str, zone: str, player: Player
) -> None:
    page = sit(player, game)
    spots = next(one.spots for one in page.table.zones if one.key == zone)
    page.table.focus_on(zone)
    passed = [page.table.focused[1].key]
    for _ in spots[1:]:
        player.press(Qt.Key.Key_Right)
        passed.append(page.table.focused[1].key)
    assert passed == [spot.key for spot in spots]
    for _ in spots:
        player.press(Qt.Key.Key_Left)
    assert page.table.focused[1].key == spots[0].key


def test_up_and_down_stay_in_a_column_of_hexagons(player: Player) -> None:
    page = sit(player, "harmony")
    for cell, key in ((6, Qt.Key.Key_Down), (3, Qt.Key.Key_Up)):
        page.table.focus_on("board", cell)
        player.press(key)
        assert page.table.focused[1].key == cell


def test_tab_goes_back_to_where_the_keyboard_was(player: Player) -> None:
    page = sit(player, "harmony")
    page.table.focus_on("board", 7)
    page.table.next_zone(1)
    page.table.next_zone(-1)
    assert page.table.focused[1].key == 7


def test_putting_a_piece_back_is_announced(player: Player) -> None:
    page = sit(player, "sintra")
    page.table.focus_on("market")
    player.press(Qt.Key.Key_Return)
    heard = listen(player.window)
    player.press(Qt.Key.Key_Escape)
    assert "Put back." in heard


def test_the_list_of_keys_is_read_row_by_row(player: Player) -> None:
    dialog = KeysDialog(sit(player, "harmony").keys(), player.window.context.window_commands)
    rows = dialog.findChild(KeyRows)
    assert rows is not None
    rows.rows[0][0].setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    assert dialog.focusWidget() is rows.rows[1][0]
    assert rows.rows[1][0].accessibleName() == "Move over the cells: Arrow keys"
    QTest.keyClick(rows, Qt.Key.Key_End)
    assert dialog.focusWidget() is rows.rows[-1][0]


@pytest.mark.parametrize("name", PAGES)
def test_shift_tab_is_the_exact_reverse_of_tab(
    name: str, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    window.activateWindow()
    show(window, name)

    def step(key: Qt.Key) -> QWidget | None:
        QTest.keyClick(window.focusWidget() or window, key)
        return window.focusWidget()

    there = [step(Qt.Key.Key_Tab)]
    while (reached := step(Qt.Key.Key_Tab)) is not there[0]:
        there.append(reached)
        assert len(there) < MOST_STOPS
    assert len(set(there)) == len(there), "Tab goes round without passing a control twice"
    for expected in reversed(there):
        assert step(Qt.Key.Key_Backtab) is expected


@pytest.mark.parametrize("game", ["harmony", "harmonies", "harmonia"])
def test_arrows_over_hexagons_can_be_taken_back(game: str, player: Player) -> None:
    page = sit(player, game)
    if game == "harmonia":
        page.play(page.timeline.state.legal_moves()[0])
    page.table.focus_on("board")
    arrows = [*OPPOSITE, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up]
    passed = []
    for key in arrows:
        before = page.table.focused
        player.press(key)
        if page.table.focused[1].key != before[1].key:
            passed.append((key, before[1].key))
    assert passed or game == "harmonia"
    for key, before in reversed(passed):
        player.press(OPPOSITE[key])
        assert page.table.focused[1].key == before


def test_enter_on_a_button_of_a_card_presses_that_button(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    card = ClickCard(window.page)
    button = QToolButton(card)
    card.show()
    pressed: list[str] = []
    card.clicked.connect(lambda: pressed.append("card"))
    button.clicked.connect(lambda: pressed.append("button"))
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == ["button"]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert pressed == ["button", "card"]


def test_single_letters_can_be_bound_to_alt(player: Player) -> None:
    page = sit(player, "terraces")
    heard = listen(player.window)
    player.window.context.change("alt_letters", True)
    turn = page.table.placing.rotation
    QTest.keyClicks(page.view, "3r?")
    assert heard == []
    assert page.table.placing.rotation == turn
    QTest.keyClick(page.view, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert len(heard) == 1
    player.window.context.change("alt_letters", False)
    QTest.keyClicks(page.view, "3")
    assert len(heard) == 2


def test_keys_do_what_they_always_do_while_the_others_move(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    player = Player(open_window(pace="step"), qtbot)
    page = player.sit_down("person", "random", "random", game="sintra")
    page.session.stop_bots()
    page.play(page.timeline.state.legal_moves()[0])
    page.session.apply(page.timeline.state.legal_moves()[0])
    page.session.apply(page.timeline.state.legal_moves()[0])
    number = page.playback.number
    page.table.focus_on("windows")
    before = page.table.focused
    player.press(Qt.Key.Key_Right)
    assert page.table.focused[1] is not before[1]
    assert page.playback.number == number


def test_a_pointer_that_rests_does_not_take_the_aim_from_the_keyboard(player: Player) -> None:
    """Qt repeats the last mouse move whenever items have moved below the pointer."""
    page = sit(player, "harmonia")
    player.hover("board")
    page.table.focus_on("hand")
    player.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert page.table.placement.confirming is not None
    player.hover("board", away=200)
    assert page.table.placement.confirming is None, "a pointer that moves takes over"
    player.press(Qt.Key.Key_Return)
    assert page.table.placement.confirming is not None
    player.hover("board", away=200)
    player.press(Qt.Key.Key_Return)
    assert page.timeline.moves


# Seeing


def test_icons_grow_with_the_text(player: Player) -> None:
    page = sit(player, "harmony")
    before = page.bar.undo.iconSize().height()
    player.window.context.change("text_size", 200)
    settle()
    assert page.bar.undo.iconSize().height() == 2 * before
    assert page.bar.height() >= page.bar.undo.sizeHint().height()


def test_a_zoomed_table_follows_the_keyboard(player: Player) -> None:
    page = sit(player, "harmony")
    for _ in range(5):
        page.view.zoom_in()
    port = page.view.viewport().rect()
    for cell in (0, 18, 2, 16):
        page.table.focus_on("board", cell)
        assert port.contains(page.view.mapFromScene(page.table.focused[1].centre)), cell


def test_an_older_qt_does_not_ask_the_system_for_its_contrast(
    open_window: Callable[..., Window],
) -> None:
    """Qt 6.8 and 6.9 have no such question; Debian 13 has 6.8."""
    older = SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Dark)
    assert open_window().context.theme._usual(older) is DARK


def test_there_is_a_theme_of_high_contrast(open_window: Callable[..., Window]) -> None:
    window = open_window(theme="contrast")
    assert window.context.theme.colours is CONTRAST


# Hands


def test_two_presses_place_where_the_player_wants_to_confirm(player: Player) -> None:
    page = sit(player, "harmony")
    player.window.context.change("confirm_presses", True)
    moves = len(page.timeline.moves)
    player.click("board", 4)
    assert len(page.timeline.moves) == moves
    assert "again" in page.toast.text()
    player.click("board", 4)
    assert len(page.timeline.moves) > moves


def test_nothing_is_to_be_confirmed_where_the_piece_cannot_go(player: Player, qtbot: QtBot) -> None:
    page = sit(player, "harmony")
    player.click("board", 4)
    player.window.context.change("confirm_presses", True)
    qtbot.waitUntil(lambda: page.table.live)
    moves = len(page.timeline.moves)
    player.click("board", 4)
    assert len(page.timeline.moves) == moves
    assert "again" not in page.toast.text()


def test_a_finger_that_rests_is_told_what_is_there(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = sit(player, "harmony")
    heard = listen(player.window)
    moves = len(page.timeline.moves)
    page.table._rest.setInterval(1)
    spot = next(zone for zone in page.table.zones if zone.key == "board").spots[4]
    page.table._pressed_at = QPointF()
    page.table._press(spot.centre, touched=True)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[-1] == spot.name()
    assert len(page.timeline.moves) == moves


def test_two_fingers_zoom_the_table(player: Player, qtbot: QtBot) -> None:
    page = sit(player, "harmony")
    port = page.view.viewport()
    before = page.view.transform().m11()
    device = QTest.createTouchDevice()
    left, right = QPoint(400, 300), QPoint(500, 300)
    QTest.touchEvent(port, device).press(0, left, port).press(1, right, port).commit()
    for step in range(1, 9):
        apart = QPoint(12 * step, 0)
        QTest.touchEvent(port, device).move(0, left - apart, port).move(
            1, right + apart, port
        ).commit()
    QTest.touchEvent(port, device).release(0, left, port).release(1, right, port).commit()
    assert page.view.transform().m11() > 1.3 * before


@pytest.mark.parametrize("name", [*PAGES, "table"])
def test_targets_are_large_enough_for_a_finger(
    name: str, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(guided=[])
    if name == "table":
        Player(window, qtbot).sit_down("person", "random", game="sintra")
        QApplication.processEvents()
    else:
        show(window, name)
    small = [
        f"{type(button).__name__} {button.accessibleName() or button.text()} {button.size()}"
        for button in window.page.findChildren(QAbstractButton)
        if button.isVisible()
        and min(button.width(), button.height()) < LEAST_TARGET
        and button.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    assert small == []


def test_targets_are_large_enough_beside_a_tutorial(open_window: Callable[..., Window]) -> None:
    window = open_window(guided=[])
    window.resize(1280, 800)
    small = []
    for game in games.GAMES:
        window.tables.teach(game, {})
        QApplication.processEvents()
        page = window.page
        assert isinstance(page, TablePage)
        scale = page.view.transform().m11()
        for zone in page.table.zones:
            for spot in zone.spots:
                size = QSizeF(2, 2) * spot.radius if spot.area is None else spot.area.size()
                if min(size.width(), size.height()) * scale < LEAST_TARGET:
                    small.append((game, zone.key, spot.key))
    assert small == []


@pytest.mark.parametrize("language", ["en", "fa"])
def test_arrow_keys_go_between_the_cards_of_home(
    open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language)
    QApplication.processEvents()
    home, onward = window.home, Qt.Key.Key_Right if language == "en" else Qt.Key.Key_Left
    back = OPPOSITE[onward]

    def press(key: Qt.Key) -> QWidget | None:
        QTest.keyClick(window.focusWidget(), key)
        return window.focusWidget()

    home.game_cards[0].setFocus()
    assert press(onward) is home.game_cards[1]
    assert press(onward) is home.game_cards[2]
    assert press(back) is home.game_cards[1]
    assert press(Qt.Key.Key_Down) in home.daily_card.buttons.values()
    home.game_cards[0].setFocus()
    assert press(back) is home.game_cards[0], "there is nothing"
