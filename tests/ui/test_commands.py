"""Commands: bar, menu, tooltips and the list of keys are made from one list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.record import Record
from harmony_desktop.storage import saves
from harmony_desktop.ui.kit.widgets import menu_place
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.keys_dialog import KeysDialog
from harmony_desktop.ui.table.page import TablePage
from tests.ui.painting import settle
from tests.ui.player import Player


@pytest.mark.parametrize("game", games.GAMES)
def test_no_key_means_two_things(player: Player, game: str) -> None:
    page = player.sit_down("person", "easy", game=game)
    keys = [key.toString() for action in page.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys)), sorted(keys)


def test_the_menu_shows_the_key_of_every_entry_that_has_one(player: Player) -> None:
    page = player.sit_down("person")
    entries = [*page.bar.menu.actions(), *page.commands.submenu("view").actions()]
    shown = {entry.text(): entry.shortcut().toString() for entry in entries}
    assert shown["Rules"] == "F3"
    assert shown["Keyboard shortcuts"] == "F1"
    assert shown["Full screen"] == "F11"
    assert shown["Larger text"] == "Ctrl++"
    assert "Home" not in shown, "the bar has it"
    assert shown["Tiles in the bag"] == "B"


def test_a_button_is_named_and_enabled_like_its_command(player: Player) -> None:
    page = player.sit_down("person")
    assert page.bar.hint.accessibleName() == "Hint"
    assert "H" in page.bar.hint.toolTip()
    page.commands["hint"].setEnabled(False)
    assert not page.bar.hint.isEnabled()


def test_the_list_of_keys_has_every_command_with_a_key(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = player.sit_down("person", "easy", game="terraces")
    dialogs: list[KeysDialog] = []
    monkeypatch.setattr(KeysDialog, "exec", lambda dialog: dialogs.append(dialog))
    player.window.connect_keys()
    player.press(Qt.Key.Key_Question)
    words = [one.text() for one in dialogs[0].findChildren(QLabel)]
    for action in page.actions():
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if key and key != "R":
            assert action.text() in words
            assert f"\u2068{key}\u2069" in words
    assert "Turn what you hold" in words


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("game", games.GAMES)
def test_no_key_is_listed_twice_and_the_list_needs_no_scrolling(game: str, player: Player) -> None:
    seats = max(2, games.facts(game).SEATS[0])
    page = player.sit_down(*["person"] * seats, game=game)
    rows = list(page.keys())
    keys = [key for _, listed in rows for key in listed.split(", ")]
    assert len(keys) == len(set(keys))
    player.window.resize(1366, 768)
    dialog = KeysDialog(rows, player.window.context.window_commands, player.window)
    dialog.show()
    QApplication.processEvents()
    assert not dialog._area.verticalScrollBar().maximum()
    dialog.close()


def press(widget: QWidget, qtbot: QtBot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    """A key where the keyboard is, as the window hears it."""
    qtbot.keyClick(widget, key, *modifiers)


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_every_page_lists_its_keys(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, key: Qt.Key
) -> None:
    dialogs: list[KeysDialog] = []
    monkeypatch.setattr(KeysDialog, "exec", lambda dialog: dialogs.append(dialog))
    window = player.window
    window.connect_keys()
    for show in (window.navigation.show_home, partial(window.navigation.open, "settings")):
        show()
        press(window.page, qtbot, key)
        words = [one.text() for one in dialogs[-1].findChildren(QLabel)]
        assert "Full screen" in words
        assert "Go back" in words
    assert len(dialogs) == 2


def test_text_grows_and_shrinks_by_keys_on_every_page(player: Player, qtbot: QtBot) -> None:
    window, control = player.window, Qt.KeyboardModifier.ControlModifier
    window.connect_keys()
    settings = window.context.settings
    press(window.page, qtbot, Qt.Key.Key_Plus, control)
    assert settings.text_size == 110
    player.sit_down("person")
    press(player.page.view, qtbot, Qt.Key.Key_Minus, control)
    press(player.page.view, qtbot, Qt.Key.Key_Minus, control)
    assert settings.text_size == 90
    press(player.page.view, qtbot, Qt.Key.Key_0, control)
    assert settings.text_size == 100
    for _ in range(20):
        window.context.window_commands.zoom(-10)
    assert settings.text_size == 80


def test_full_screen_is_a_command(player: Player, qtbot: QtBot) -> None:
    window = player.window
    window.connect_keys()
    player.sit_down("person")
    player.page.commands["full-screen"].trigger()
    assert window.isFullScreen()
    press(player.page.view, qtbot, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_starting_over_deals_the_same_and_can_be_taken_back(player: Player) -> None:
    page = player.sit_down("person", seed=9)
    page.session.play(page.timeline.state.legal_moves()[0])
    page.session.play(page.timeline.state.legal_moves()[0])
    path = page.session.path
    page.commands["restart"].trigger()
    fresh = player.page.timeline
    assert fresh.record.seed == 9
    assert fresh.moves == []
    assert fresh.practice, "the deal is known by now"
    assert not path.exists()
    toast = player.window.notices.toast
    assert toast is not None
    toast._use()
    assert player.page.session.path == path
    assert len(player.page.timeline.moves) == 2
    assert path.exists()


def test_another_deal_leaves_the_game_to_be_continued(player: Player) -> None:
    page = player.sit_down("person", seed=9)
    page.session.play(page.timeline.state.legal_moves()[0])
    path = page.session.path
    page.commands["new-deal"].trigger()
    assert player.page.timeline.record.seed != 9
    assert player.page.timeline.moves == []
    assert path.exists()


def open_pages(window: Window) -> list[tuple[str, object]]:
    """Every page but Home, with how to get there."""
    record = Record(
        game="harmony",
        revision=games.load("harmony").revision,
        seats=({"kind": "person"},),
        seed=4,
    )
    pages = [
        ("new game", lambda: window.navigation.open("new_game", "harmony")),
        ("rules", lambda: window.navigation.open("rules", "harmony")),
        ("settings", partial(window.navigation.open, "settings")),
        ("records", partial(window.navigation.open, "my_games", "statistics")),
        ("achievements", partial(window.navigation.open, "my_games", "achievements")),
        ("calendar", partial(window.navigation.open, "calendar")),
        ("pad", lambda: window.navigation.open("pad", "terraces")),
        ("about", partial(window.navigation.open, "about")),
        (
            "table",
            lambda: window.tables.resume(record, saves.new_path(window.context.places, "harmony")),
        ),
    ]
    own_pages = [
        (own.key, lambda game=game, own=own: window.navigation.open_own_page(game, own))
        for game in games.GAMES
        for own in games.facts(game).EXTRAS.pages
    ]
    return [*pages, *own_pages]


def test_escape_goes_back_from_every_page(player: Player, qtbot: QtBot, qapp: QApplication) -> None:
    window = player.window
    for name, show in open_pages(window):
        window.navigation.show_home()
        show()
        assert window.page is not window.home, name
        for _ in range(2 if isinstance(window.page, TablePage) else 1):
            press(window.focusWidget() or window.page, qtbot, Qt.Key.Key_Escape)
        assert window.page is window.home, name


def test_escape_goes_back_from_every_control_of_a_page(player: Player, qtbot: QtBot) -> None:
    window = player.window
    for name, show in open_pages(window):
        window.navigation.show_home()
        show()
        page = window.page
        controls = [
            one
            for one in page.findChildren(QWidget)
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisibleTo(page)
        ]
        heard = []
        page.left.disconnect()
        page.left.connect(lambda heard=heard: heard.append(True))
        for control in controls:
            control.setFocus()
            press(control, qtbot, Qt.Key.Key_Escape)
            for _ in range(2):
                if not heard and isinstance(page, TablePage):
                    press(window.focusWidget() or page, qtbot, Qt.Key.Key_Escape)
            assert heard, (name, control)
            heard.clear()
            if isinstance(page, TablePage):
                page.toast.dismiss()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_closes_the_list_of_keys(player: Player, qtbot: QtBot) -> None:
    dialog = KeysDialog([], player.window.context.window_commands, player.window)
    dialog.open()
    press(dialog, qtbot, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


# The menu


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("over", [False, True])
def test_the_menu_has_at_most_twelve_entries_and_none_that_cannot_be_used(
    player: Player, game: str, over: bool
) -> None:
    seats = max(2, games.facts(game).SEATS[0])
    rules, dice = games.load(game), Random(3)
    state, moves = rules.start(seats, {}, 5), []
    while over and state.to_move is not None:
        moves.append(bot(game, "random").choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
    page = player.sit_down("person", *["random"] * (seats - 1), game=game, moves=moves)
    page.bar.menu.aboutToShow.emit()
    shown = [entry for entry in page.bar.menu.actions() if entry.isVisible()]
    entries = [entry for entry in shown if not entry.isSeparator()]
    assert 8 <= len(entries) <= 12, [entry.text() for entry in entries]
    assert ("Analysis" in [entry.text() for entry in entries]) == over
    assert ("Tutorial" in [entry.text() for entry in entries]) != over


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_menu_stays_inside_the_window(
    open_window: Callable[..., Window], qtbot: QtBot, language: str
) -> None:
    window = open_window(language)
    window.move(300, 200)
    page = Player(window, qtbot).sit_down("person", "random")
    QApplication.processEvents()
    inside = QRect(window.mapToGlobal(QPoint()), window.size())
    menu = page.bar.menu
    assert inside.contains(QRect(menu_place(menu, page.bar.menu_button), menu.sizeHint()))


# Escape


def test_escape_closes_what_is_said_before_it_leaves(player: Player, qtbot: QtBot) -> None:
    page = player.sit_down("person", "random")
    page.say("Something.")
    page.go_back()
    assert page.toast.isHidden()
    assert player.window.page is page
    page.toast.show_text("A question?", "Yes", lambda: None)
    page.go_back()
    assert page.toast.isHidden()
    assert player.window.page is page
    page.go_back()
    assert player.window.page is page, "one Esc leaves nobody without a word"
    page.go_back()
    assert player.window.page is not page


def test_escape_closes_the_bag_and_puts_tokens_back(player: Player) -> None:
    page = player.sit_down("person", "random")
    page.commands["extra-B"].trigger()
    assert page.context.settings.show_bag
    page.go_back()
    assert not page.context.settings.show_bag
    assert page.toast.isHidden()
    page = player.sit_down("person", "random", game="harmonies")
    player.wait_for_person()
    page.play(page.timeline.view().legal_moves()[0])
    page.go_back()
    assert page.timeline.moves == []
    assert player.window.page is page


def test_the_last_position_stays_until_the_result_is_asked_for(
    player: Player, qtbot: QtBot
) -> None:
    rules, dice, moves = games.load("harmony"), Random(3), []
    state = rules.start(1, {}, 5)
    while state.to_move is not None:
        moves.append(bot("harmony", "random").choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
    page = player.sit_down("person", moves=moves[:-1])
    page.context.settings.animation = "normal"
    page.play(moves[-1])
    qtbot.waitUntil(lambda: page.bar.next_step.hasFocus())
    qtbot.wait(50)
    assert player.window.page is page
    press(page.bar.next_step, qtbot, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: player.window.page is not page)


@pytest.mark.parametrize("game", games.GAMES)
def test_escape_takes_a_hint_from_the_board(player: Player, game: str) -> None:
    seats = max(2, games.facts(game).SEATS[0])
    page = player.sit_down("person", *["random"] * (seats - 1), game=game)
    player.wait_for_person()
    page.session.stop_bots()
    settle()
    bare = page.view.grab().toImage()
    page.session.bots.hinted.emit(bot(game, "easy").suggest(page.timeline.view(), 3))
    settle()
    assert page.view.grab().toImage() != bare
    page.go_back()
    settle()
    assert page.toast.isHidden()
    assert page.view.grab().toImage() == bare


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_menus_of_home_stay_inside_the_window(
    open_window: Callable[..., Window],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
) -> None:
    window = open_window(language)
    window.move(300, 200)
    QApplication.processEvents()
    shown: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: shown.append(place))
    for name in ("_open", "_help"):
        button = getattr(window.home, name)
        qtbot.waitUntil(lambda button=button: button.menu() is not None)
        button.click()
        menu = button.menu()
        inside = QRect(window.mapToGlobal(QPoint()), window.size())
        assert menu.actions()
        assert inside.contains(QRect(shown.pop(), menu.sizeHint())), name
        assert not button.isDown()
