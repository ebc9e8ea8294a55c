"""Long work in the window's thread, in slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import sleep, thread_time

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.pages.achievements.page import AchievementCard, AchievementsPanel
from harmony_desktop.ui.pages.home.cards import Drawing
from harmony_desktop.ui.shell.window import Window
from tests.ui.test_statistics import keep

Open = Callable[..., Window]
FREEZE = 0.1


def test_keys_and_clicks_come_in_between_slices(qapp: QApplication, qtbot: QtBot) -> None:
    owner = QObject()
    slices, steps, turns = Slices(owner), [], []

    def work() -> Iterator[None]:
        for number in range(40):
            steps.append(number)
            sleep(0.005)
            yield

    timer = QTimer(owner, interval=0)
    timer.timeout.connect(lambda: turns.append(len(steps)))
    timer.start()
    with qtbot.waitSignal(slices.finished, timeout=20_000):
        slices.run(work())
        assert 0 < len(steps) < 40, "the first slice is done at once"
    assert steps == list(range(40))
    assert len(set(turns)) >= 5


def test_other_work_takes_the_place_of_the_rest(qapp: QApplication, qtbot: QtBot) -> None:
    slices, done = Slices(owner := QObject()), []

    def work(name: str) -> Iterator[None]:
        while True:
            done.append(name)
            sleep(0.03)
            yield
            if name == "second":
                return

    slices.run(work("first"))
    with qtbot.waitSignal(slices.finished, timeout=20_000):
        slices.run(work("second"))
    assert done.count("first") == 1
    assert owner is not None


def test_achievements_are_updated_card_by_card_and_never_freeze(
    open_window: Open, qtbot: QtBot, qapp: QApplication
) -> None:
    """After an import of many results: 28 seconds in one event once."""
    window = open_window()
    # What is loaded while nobody asks for anything is there by then.
    window.navigation.open("my_games", "achievements")
    qtbot.wait(1_000)
    window.navigation.show_home()
    for game in games.GAMES:
        keep(window.context.results, game, 8)
    began = thread_time()
    window.navigation.open("my_games", "achievements")
    longest = thread_time() - began
    page = window.page.findChild(AchievementsPanel)
    first: list[AchievementCard] = []
    while page.loading or page.working:
        began = thread_time()
        qapp.processEvents()
        longest = max(longest, thread_time() - began)
        first = first or page.findChildren(AchievementCard)
    assert longest < FREEZE
    cards = page.findChildren(AchievementCard)
    assert set(map(id, first)) <= set(map(id, cards)), "none is made anew"
    assert len(cards) == sum(len(games.achievements(game).ACHIEVEMENTS) for game in games.GAMES)
    assert window.context.results.unknown(1) == []
    everything = [read_record(one.record) for one in Results(window.context.places).latest(50)]
    assert len(everything) == 40


def test_home_is_drawn_a_card_or_two_at_a_time(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of language took 180 ms once."""
    window = open_window()
    qtbot.waitUntil(lambda: not window.home.drawing, timeout=20_000)
    drawn: list[Drawing] = []

    def draw(one: Drawing) -> None:
        drawn.append(one)
        sleep(0.015)

    monkeypatch.setattr(Drawing, "draw", draw)
    window.home.refresh()
    assert 0 < len(drawn) < len(games.GAMES)
    qtbot.waitUntil(lambda: not window.home.drawing, timeout=20_000)
    assert len(set(drawn)) == len(games.GAMES)


@pytest.mark.parametrize("game", games.GAMES)
def test_opening_the_rules_is_no_freeze(open_window: Open, qapp: QApplication, game: str) -> None:
    window = open_window()
    window.navigation.open("rules", game)
    window.navigation.show_home()
    began = thread_time()
    window.navigation.open("rules", game)
    longest = thread_time() - began
    for _ in range(20):
        began = thread_time()
        qapp.processEvents()
        longest = max(longest, thread_time() - began)
    assert longest < FREEZE
