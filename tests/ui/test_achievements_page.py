"""Achievements on the screen: one quiet line at the end, and a page to look at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmony.rules.components import TILES
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.achievements.page import AchievementCard, AchievementsPanel
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import seats

Open = Callable[..., Window]

MIDDLE = [7, 8, 9, 10, 11]


def with_five_nines() -> Record:
    """A game in which the first five nines went into the middle line, and all was played."""
    rules = games.load("harmony")
    for seed in range(200):
        state, moves = rules.start(1, {}, seed), []
        middle, others = list(MIDDLE), [cell for cell in range(19) if cell not in MIDDLE]
        while state.to_move is not None:
            nine = TILES[state.view(0).tile][0] == 9
            room = middle if (nine and middle) or not others else others
            moves.append(PlaceTile(room.pop()))
            state = state.play(moves[-1])
        if "five-nines" in games.achievements("harmony").achieved([state], 0):
            return Record(
                game="harmony", revision=rules.revision, seats=seats("person"), seed=seed
            ).with_moves(moves)
    raise AssertionError("no such deal")


def test_the_end_says_once_what_is_new_and_the_page_keeps_it(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    record = with_five_nines()
    for nth, started in enumerate(("2026-01-01T10:00:00Z", "2026-01-02T10:00:00Z")):
        again = record.model_copy(update={"started": started})
        window.tables.resume(again, saves.new_path(window.context.places, "harmony"))
        qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=20_000)
        end = window.page
        assert isinstance(end, EndPage)
        assert end.new_achievements.isVisible() is (nth == 0), "no nagging"
        if nth == 0:
            assert "Five nines in line" in end.new_achievements.text()
            assert end._medals.isVisible()
            assert not end._medals.pixmap().isNull()
        window.navigation.show_home()
    window.navigation.open("my_games", "achievements")
    page = window.page.findChild(AchievementsPanel)
    qtbot.waitUntil(lambda: not page.loading, timeout=20_000)
    cards = page.findChildren(AchievementCard)
    assert not any(card.findChildren(QWidget) for card in cards), "each is styled as one widget"
    earned = [card for card in cards if card.isEnabled()]
    (nines,) = [card for card in earned if "Five nines" in card.accessibleName()]
    assert "2\N{NO-BREAK SPACE}times" in nines.accessibleName()
    open_ones = [card for card in cards if not card.isEnabled()]
    states = ("Not yet", "So far")
    assert all(any(one in card.accessibleName() for one in states) for card in open_ones)
    nines.clicked.emit()
    assert not page.isVisible(), "its game is looked at"
