"""Messages have a place of their own: they cover nothing, whatever page is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.hint_guide import HintGuide
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.toast import Toast
from tests.ui.player import Player

LONG = "Something that takes rather a lot of words to say. " * 3


def place_of(widget: QWidget, window: Window) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_message_covers_nothing_of_the_table(game: str, player: Player) -> None:
    seats = ("person",) * max(2, games.facts(game).SEATS[0])
    page = player.sit_down(*seats, game=game, practice=True)
    page.shared_screen.open()
    page.say(LONG)
    QApplication.processEvents()
    said = place_of(page.toast, player.window)
    assert page.toast.isVisible()
    assert page.toast.text() == LONG
    for part in (page.view, page.side, page.bar.undo, page.bar.menu_button):
        assert not said.intersects(place_of(part, player.window))


def test_two_lines_do_not_move_the_table(player: Player) -> None:
    page = player.sit_down("person", "person", practice=True)
    page.shared_screen.open()
    QApplication.processEvents()
    before = page.view.geometry()
    page.say("Two lines of words. " * 9)
    QApplication.processEvents()
    assert page.toast._label.whole
    assert page.view.geometry() == before


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_a_message_is_whole_in_letters_of_any_size(
    open_window: Callable[..., Window], qtbot: QtBot, text_size: int
) -> None:
    window = open_window("de")
    window.context.change("text_size", text_size)
    window.resize(1024, 700)
    page = Player(window, qtbot).sit_down("person", *["random"] * 5)
    page.toast.show_text(LONG, "Als Übung zurücknehmen", lambda: None)
    QApplication.processEvents()
    assert page.toast._label.whole
    page.toast.dismiss()
    QApplication.processEvents()
    assert page.bar.prompt.whole
    assert page.bar.height() <= 48 * text_size / 100


def test_elsewhere_a_message_lies_below_the_page(player: Player) -> None:
    window = player.window
    for show in (
        window.navigation.show_home,
        partial(window.navigation.open, "settings"),
        lambda: window.navigation.open("new_game", "sintra"),
    ):
        show()
        window.notices.show(LONG, "Undo", lambda: None)
        QApplication.processEvents()
        said = place_of(window.notices.toast, window)
        assert window.notices.toast.isVisible()
        assert not said.intersects(place_of(window.page, window))


def test_a_staying_message_comes_back_after_a_temporary_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    toast = Toast(page)
    toast.stay("A hint", "more about it")
    assert toast.text() == "A hint\nmore about it"
    toast.show_text("That cannot be.")
    assert toast.text() == "That cannot be."
    toast._timer.timeout.emit()
    assert toast.text() == "A hint\nmore about it"
    toast.page_changed()
    assert toast.isHidden()


def test_an_offer_is_taken_once_and_goes_with_its_moment(qtbot: QtBot) -> None:
    page, taken = QWidget(), []
    qtbot.addWidget(page)
    toast = Toast(page)
    toast.show_text("Given up.", "Undo", lambda: taken.append(1))
    toast._button.click()
    assert taken == [1]
    assert toast.isHidden()
    toast.show_text("Given up.", "Undo", lambda: taken.append(2))
    toast.page_changed()
    assert toast.isHidden()


def test_a_question_waits_for_its_answer(qtbot: QtBot) -> None:
    page, answered = QWidget(), []
    qtbot.addWidget(page)
    toast = Toast(page)
    toast.ask("May it?", "Yes", lambda: answered.append(1))
    assert not toast._timer.isActive()
    toast._button.click()
    assert answered == [1]
    assert toast.isHidden()
    toast.ask("May it?", "Yes", lambda: answered.append(2))
    toast.show_text("That cannot be.")
    assert toast._timer.isActive()
    toast._timer.timeout.emit()
    assert toast.isHidden()


@pytest.mark.parametrize("asked", [True, False])
def test_the_price_of_a_hint_is_asked_without_hurry(
    asked: bool, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = player.sit_down("person", "random")
    player.wait_for_person()
    monkeypatch.setattr(GameBots, "hint", lambda bots: True)
    monkeypatch.setattr(HintGuide, "_free", not asked)
    page.hint()
    assert page.toast.says("With a hint, this game sets no record.") == asked
    assert not page.toast._timer.isActive()


# Hints


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hint_stays_until_one_moves(
    game: str, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = max(2, games.facts(game).SEATS[0])
    page = player.sit_down("person", *["random"] * (seats - 1), game=game)
    player.wait_for_person()
    page.session.stop_bots()
    monkeypatch.setattr(GameBots, "hint", lambda bots: True)
    page.hint()
    assert page.toast.text() == "Looking for a hint…"
    page.session.bots.hinted.emit(bot(game, "easy").suggest(page.timeline.view(), 3))
    assert page.toast.isVisible()
    assert page.toast._said is page.toast._staying
    hinted = [step.move for step in page.table.hint]
    moves = page.timeline.view().legal_moves()
    page.session.apply(next(move for move in moves if move not in hinted))
    assert page.toast.isHidden()


def test_a_hint_that_cannot_be_had_is_no_longer_thought_about(player: Player) -> None:
    page = player.sit_down("person", "random")
    page.toast.stay("Looking for a hint…")
    page.session.bots.failed.emit("suggest", "error")
    assert "try again" in page.toast.text()
    assert page.toast._staying is None


# Undo


def played_past_the_barrier(player: Player, qtbot: QtBot) -> TablePage:
    page = player.sit_down("person", "random")
    player.wait_for_person()
    page.play(page.timeline.view().legal_moves()[0])
    qtbot.waitUntil(lambda: len(page.timeline.moves) == 2, timeout=60_000)
    return page


def test_against_bots_taking_back_is_offered_as_practice(player: Player, qtbot: QtBot) -> None:
    """H-5: the others have placed and the next tile is called, so it is too late in earnest."""
    page = played_past_the_barrier(player, qtbot)
    page.undo()
    assert len(page.timeline.moves) == 2
    assert "no longer counts" in page.toast.text()
    assert page.toast._button.text() == "Take back as practice"
    page.toast._button.click()
    assert page.timeline.practice
    assert page.timeline.record.daily is None
    assert not page.timeline.moves
    assert "Practice" in page.bar.prompt.note()


def test_an_offer_to_take_back_that_is_not_taken_changes_nothing(
    player: Player, qtbot: QtBot
) -> None:
    page = played_past_the_barrier(player, qtbot)
    page.undo()
    page.play(page.timeline.view().legal_moves()[0])
    assert page.toast.isHidden()
    assert not page.timeline.practice


def test_a_player_who_has_not_moved_has_nothing_to_take_back(player: Player, qtbot: QtBot) -> None:
    page = player.sit_down("random", "person")
    player.wait_for_person()
    qtbot.waitUntil(page.view.hasFocus)
    qtbot.keyClick(page.view, Qt.Key.Key_U)
    assert "not moved yet" in page.toast.text()


def test_a_message_about_a_placement_goes_with_the_move(player: Player) -> None:
    page = player.sit_down("person", "person", practice=True)
    page.shared_screen.open()
    page.table.refused.emit("It does not fit there.")
    assert page.toast.says("It does not fit there.")
    page.play(page.timeline.state.legal_moves()[0])
    assert not page.toast.isVisible()
    page.say("Something else.")
    page.undo()
    assert page.toast.says("Something else.")
