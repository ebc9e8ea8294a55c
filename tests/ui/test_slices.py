"""Long work in the window's thread, later or in slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import sleep, thread_time
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.engine.record import read_record
from harmony_desktop.games.terraces.table.ground import Ground
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.kit.slices import Later, Slices
from harmony_desktop.ui.pages.achievements.page import AchievementCard, AchievementsPanel
from harmony_desktop.ui.pages.home.cards import Drawing
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.view import TableView
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
    most = 0
    while window.home.drawing:
        before = len(drawn)
        QApplication.processEvents()
        most = max(most, len(drawn) - before)
    assert 0 < most < len(games.GAMES)
    assert len(set(drawn)) == len(games.GAMES)


def test_another_language_comes_in_several_turns(open_window: Open, qtbot: QtBot) -> None:
    """Words, style and what is on the disk took 130 ms in one turn, with five running games."""
    window = open_window()
    for game in games.GAMES:
        window.tables.start(sample(game, ("Ana", "Ben"), games.figures(game).SAMPLES["table"]))
    window.navigation.show_home()
    qtbot.waitUntil(lambda: not window.home.loading and not window.home.drawing, timeout=20_000)
    before = list(window.home.running.values())
    style = window.context.theme.changed
    came: list[str] = []
    style.connect(lambda: came.append("style"))
    window.context.change("language", "fa")
    for _ in range(8):
        QApplication.processEvents()
        cards = list(window.home.running.values())
        if cards != before and "cards" not in came:
            came.append("cards")
        came.append("turn")
    assert came[0] == "turn", "the words come first"
    assert came.index("style") < came.index("cards")
    assert "turn" in came[came.index("style") : came.index("cards")]


def test_a_later_call_comes_once(qapp: QApplication) -> None:
    called: list[int] = []
    owner = QObject()
    later = Later(owner, lambda: called.append(1))
    later.start()
    later.start()
    assert later.waiting
    qapp.processEvents()
    assert not called, "not in this turn"
    qapp.processEvents()
    qapp.processEvents()
    assert called == [1]
    assert not later.waiting


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


def test_a_finished_game_is_laid_out_once_beside_its_analysis(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Laid out without the drawer first, and its moves listed for nobody, it took 100 ms."""
    window = open_window()
    keep(window.context.results, "terraces", 1)
    (result,) = window.context.results.latest(1)
    fitted: list[int] = []
    fit = TableView.fit

    def count(view: TableView) -> None:
        if view.isVisible():
            fitted.append(view.width())
        fit(view)

    monkeypatch.setattr(TableView, "fit", count)
    window.tables.replay(result, review=True)
    for _ in range(5):
        QApplication.processEvents()
    table = window.page
    assert isinstance(table, TablePage)
    assert len(set(fitted)) == 1
    assert table.side.analysis is not None
    assert table.side.tabs.currentWidget() is table.side.analysis
    assert table.side.history.moves.count() == 0


def test_a_new_theme_paints_a_landscape_in_steps(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.tables.start(
        sample("terraces", ("Ana", "Ben"), games.figures("terraces").SAMPLES["table"])
    )
    table = window.page
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: not table.drawing, timeout=20_000)
    picture = table.view.grab().toImage()
    painted: list[QRegion] = []
    paint = Ground._paint_part

    def count(ground: Ground, *where: Any) -> None:
        painted.append(where[-1])
        paint(ground, *where)

    monkeypatch.setattr(Ground, "_paint_part", count)
    window.context.change("theme", "dark")
    assert painted == []
    qtbot.waitUntil(lambda: len(painted) > 1 and not table.drawing, timeout=20_000)
    assert table.view.grab().toImage() != picture


def test_larger_letters_come_first_and_the_table_in_a_later_turn(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The style of the window and the whole table took 100 ms in one turn."""
    window = open_window()
    window.tables.start(
        sample("harmony", ("Ana", "Ben"), games.figures("harmony").SAMPLES["table"])
    )
    table = window.page
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: not table.drawing, timeout=20_000)
    came: list[str] = []
    renew = table.table.renew
    monkeypatch.setattr(table.table, "renew", lambda: (came.append("table"), renew()))
    window.context.change("text_size", 130)
    came.append("letters")
    for _ in range(6):
        QApplication.processEvents()
        came.append("turn")
    assert came[:2] == ["letters", "turn"]
    assert came.count("table") == 1


def test_a_table_is_painted_before_the_bots_wake(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start their process takes as long as a tenth of all the table does."""
    woken: list[str] = []
    monkeypatch.setattr(BotProcess, "warm_up", lambda _: woken.append("bots"))
    window = open_window()
    window.tables.play("harmony")
    QApplication.processEvents()
    assert woken == []
    qtbot.waitUntil(lambda: woken == ["bots"])
