"""History and statistics: charts that can be read, and games that can be taken up again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat, read_record, replay
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.results import Found, Query, Result, Results, Unreadable
from harmony_desktop.storage.statistics import Stretch
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.pages.statistics import charts, games_panel
from harmony_desktop.ui.pages.statistics.charts import (
    Distribution,
    Part,
    Parts,
    PointsOverTime,
    axis_of,
    nice_step,
    rolling,
)
from harmony_desktop.ui.pages.statistics.history_list import PAGE, RESULT
from harmony_desktop.ui.pages.statistics.page import MyGamesPage
from harmony_desktop.ui.players.result_words import ResultWords
from harmony_desktop.ui.players.thumbnails import Thumbnails, picture_of
from harmony_desktop.ui.shell.screenshots import _fill_disk
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage

Open = Callable[..., Window]


def played(game: str, seed: int, name: str = "Ana") -> tuple[Record, object]:
    """A random game to its end."""
    dice = Random(seed)
    rules = games.load(game)
    state, moves = rules.start(2, {}, seed), []
    while state.to_move is not None:
        moves.append(dice.choice(state.legal_moves()))
        state = state.play(moves[-1])
    seats = (Seat(kind="person", name=name), Seat(kind="bot", level="easy"))
    record = Record(game=game, revision=rules.revision, seats=seats, seed=seed)
    return record.with_moves(moves), state


def keep(results: Results, game: str = "harmony", count: int = 3) -> None:
    for seed in range(count):
        record, state = played(game, seed)
        scores = state.result(2)
        results.add(record, {}, scores, state.winners())


def show(window: Window, qtbot: QtBot) -> MyGamesPage:
    window.navigation.open("my_games", "statistics")
    page = window.page
    assert isinstance(page, MyGamesPage)
    settle(page, qtbot)
    return page


def settle(page: MyGamesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.loading, timeout=20_000)


def test_an_empty_history_invites_to_play(open_window: Open, qtbot: QtBot) -> None:
    page = show(open_window(), qtbot)
    assert page.focusProxy() is page.tabs.buttons()[1], "the tab that is shown"
    assert "Play one" in page.empty.text()
    assert page.empty.isVisible()
    assert not page.games.isVisible()


def test_every_chart_can_be_read_as_a_table(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, count=4)
    page = show(window, qtbot)
    facts = [one.text() for one in page.cards.findChildren(QLabel)]
    assert "played" in facts
    shown = [card for card in page.cards.cards if card.isVisible()]
    assert len(shown) >= 3
    for card in shown:
        assert card.chart.accessibleName()
        assert card.chart.accessibleDescription()
        assert card.table is None, "it would be made for nobody, and the page come later"
    page.tables.click()
    over_time = page.cards.cards[0]
    table = over_time.table
    assert table is not None
    assert table.isVisible()
    assert table.accessibleName() == over_time.chart.accessibleName()
    assert not over_time.chart.isVisible()
    assert table.rowCount() == 4
    points = [one.scores[0] for one in reversed(window.context.results.latest(9))]
    assert [int(table.item(row, 2).text()) for row in range(4)] == points


def test_one_game_has_neither_a_course_nor_a_mean(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, count=1)
    page = show(window, qtbot)
    over_time, distribution, *_ = page.cards.cards
    assert not over_time.isVisible()
    assert not distribution.isVisible()
    assert "average" not in [one.text() for one in page.cards.findChildren(QLabel)]


@pytest.mark.parametrize("ratings", [True, False])
def test_a_rating_is_shown_unless_ratings_are_off(
    open_window: Open, qtbot: QtBot, ratings: bool
) -> None:
    window = open_window(ratings=ratings)
    keep(window.context.results, count=1)
    page = show(window, qtbot)
    assert page.cards.rating_card.isVisible() == ratings


def test_tables_that_are_shown_follow_the_results(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, count=4)
    page = show(window, qtbot)
    page.tables.click()
    page.games.put_into_bin()
    qtbot.waitUntil(lambda: not page.loading, timeout=20_000)
    table = page.cards.cards[0].table
    assert table is not None
    assert table.rowCount() == 3
    page.tables.click()
    assert not table.isVisible()
    assert page.cards.cards[0].chart.isVisible()


def test_the_charts_can_be_kept_as_a_picture(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    keep(window.context.results)
    page = show(window, qtbot)
    page.keep_picture(tmp_path / "charts.png")
    assert QImage(str(tmp_path / "charts.png")).width() > 300


def test_filters_narrow_what_is_told(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    results = window.context.results
    keep(results, "harmony", 3)
    keep(results, "terraces", 2)
    record, _ = played("terraces", 77, "Bo")
    results.add(record, {}, [40, 20], [0])
    page = show(window, qtbot)
    assert page.filters.query.game == "terraces", "the game played last"
    assert page.reader.statistics is not None
    assert page.reader.statistics.games == 3
    page.filters.choose(person="ana")
    settle(page, qtbot)
    assert page.reader.statistics.games == 5
    page.filters.choose("terraces", "ana")
    settle(page, qtbot)
    assert page.reader.statistics.games == 2
    assert page.games.list.history.rowCount() == 2


def test_a_search_finds_names_titles_points_and_games(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    results = window.context.results
    keep(results, "harmony", 2)
    record, _ = played("terraces", 77, "Bo")
    results.add(record, {}, [41, 20], [0])
    page = show(window, qtbot)
    page.filters.choose()
    settle(page, qtbot)
    for words, count in (("bo", 1), ("Terr", 1), ("ana", 2), ("41", 1), ("۴۱", 1), ("ana 41", 0)):
        page.search.setText(words)
        settle(page, qtbot)
        assert page.games.list.history.rowCount() == count, words
    page.show_tab("games")
    assert page.games.nothing.isVisible()


def test_a_game_can_be_renamed_starred_deleted_and_brought_back(
    open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    results = window.context.results
    keep(results)
    page = show(window, qtbot)
    page.show_tab("games")
    chosen = page.games.list.chosen
    assert chosen is not None
    page.games.rename("The long one")
    room = QRectF(page.games.list.visualRect(page.games.list.history.index(0)))
    star = page.games.list._delegate.star_box(room).center().toPoint()
    qtbot.mouseClick(page.games.list.viewport(), Qt.MouseButton.LeftButton, pos=star)
    settle(page, qtbot)
    kept = results.one(chosen.identity)
    assert kept is not None
    assert (kept.title, kept.starred) == ("The long one", True)
    page.games.starred.click()
    settle(page, qtbot)
    assert page.games.list.history.rowCount() == 1
    page.games.starred.click()
    settle(page, qtbot)
    page.games.list.setCurrentIndex(page.games.list.history.index(0))
    page.games.put_into_bin()
    settle(page, qtbot)
    assert page.games.list.history.rowCount() == 2
    assert window.notices.toast is not None
    assert window.notices.toast._button.isVisible()
    assert window.notices.toast._timer.remainingTime() >= 10_000, "ten seconds to think again"
    window.notices.toast._button.click()
    settle(page, qtbot)
    assert page.games.list.history.rowCount() == 3
    page.games.put_into_bin()
    settle(page, qtbot)
    page.games.bin.click()
    settle(page, qtbot)
    assert page.games.list.history.rowCount() == 1
    assert page.games.restore_button.isVisible()
    assert not page.games.replay_button.isVisible()
    page.games.purge_button.click()
    settle(page, qtbot)
    assert results.count(Query()) + results.count(Query(binned=True)) == 2


def test_a_game_can_be_exported_and_opened_again(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    keep(window.context.results, count=1)
    page = show(window, qtbot)
    chosen = page.games.list.chosen
    assert chosen is not None
    page.games.export_to(tmp_path / "kept.harmony")
    assert saves.read(tmp_path / "kept.harmony") == read_record(chosen.record)
    window.files.open(tmp_path / "kept.harmony")
    assert isinstance(window.page, TablePage)


def test_a_game_can_be_looked_at_and_left(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, "harmonies", 1)
    page = show(window, qtbot)
    page.games.replay_button.click()
    table = window.page
    assert isinstance(table, TablePage)
    assert table.timeline.over
    table.left.emit()
    assert window.page is page


def test_a_game_can_be_played_on_from_any_moment(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, "terraces", 1)
    page = show(window, qtbot)
    page.games.replay_button.click()
    table = window.page
    assert isinstance(table, TablePage)
    assert not table.commands["play-on"].isEnabled(), "at its end it cannot go on"
    table.playback.look_at(7)
    table.playback.refresh()
    assert table.commands["play-on"].isEnabled()
    table.commands["play-on"].trigger()
    again = window.page
    assert isinstance(again, TablePage)
    assert again is not table
    assert again.timeline.practice
    assert again.timeline.moves[:7] == table_moves(window, 7)
    assert window.context.results.count(Query()) == 1


def table_moves(window: Window, count: int) -> list[object]:
    (result,) = window.context.results.latest(1)
    record = read_record(result.record)
    return [move for move, _ in replay(games.load(record.game), record)][:count]


def test_the_list_is_read_as_far_as_one_scrolls(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    results = window.context.results
    seats = (Seat(kind="person", name="Ana"),)
    for seed in range(PAGE + 20):
        record = Record(
            game="harmony", revision=games.load("harmony").revision, seats=seats, seed=seed
        )
        results.add(record, {}, [seed], [0])
    page = show(window, qtbot)
    assert page.games.list.history.rowCount() == PAGE
    page.games.list.scrollToBottom()
    qtbot.waitUntil(lambda: page.games.list.history.rowCount() == PAGE + 20, timeout=20_000)
    assert page.games.list.history.index(PAGE + 19).data(RESULT).scores == (0,)


def test_results_that_are_busy_are_read_again(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    keep(window.context.results, count=3)
    search = Results.search
    busy = [Unreadable(Problem("results-busy", window.context.places.results))] * 3

    def search_when_free(*arguments: Any) -> Found:
        if busy:
            raise busy.pop()
        return search(*arguments)

    monkeypatch.setattr(Results, "search", search_when_free)
    monkeypatch.setattr(games_panel, "_RETRY_MS", 500)
    page = show(window, qtbot)
    assert page.games.list.history.rowCount() == 3


def test_a_letter_does_not_put_the_whole_list_into_words(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    keep(window.context.results, count=3)
    page = show(window, qtbot)
    history = page.games.list
    asked: list[object] = []
    whole = ResultWords.whole

    def count(words: ResultWords, result: Result) -> str:
        asked.append(result)
        return whole(words, result)

    monkeypatch.setattr(ResultWords, "whole", count)
    qtbot.keyClick(history, Qt.Key.Key_X)
    assert asked == []
    assert history.currentIndex().row() == 0


def test_the_board_of_a_game_is_drawn_beside_the_window(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, "terraces", 1)
    page = show(window, qtbot)
    chosen = page.games.list.chosen
    assert chosen is not None
    picture = page.games.pictures.picture
    assert picture(chosen, 0) is None, "it is not waited for"
    qtbot.waitUntil(lambda: picture(chosen, 0) is not None, timeout=60_000)
    drawn = picture(chosen, 0)
    assert drawn is not None
    assert not drawn.isNull()
    assert list(window.context.places.pictures.glob("*.png")), "kept for the next time"
    again = Thumbnails(window.context.places, page)
    with qtbot.waitSignal(again.ready, timeout=60_000):
        assert again.picture(chosen, 0) is None
    assert again.picture(chosen, 0) is not None
    assert again._worker.process_id is None, "what is on disk needs no process"


def test_a_game_that_breaks_the_rules_has_no_picture_and_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A result of a backup is shown as it was written down; its moves may be damaged."""
    whole, _ = played("terraces", 1)
    twice = (*whole.moves[:3], *whole.moves[:3])
    broken = whole.model_copy(update={"moves": twice}).to_json()
    assert picture_of(tmp_path / "board.png", broken, 0) is None
    assert [one.levelname for one in caplog.records] == ["WARNING"]


@pytest.mark.parametrize("mine", [120, -2])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_points_stand_in_the_order_of_the_names(
    open_window: Open, language: str, mine: int
) -> None:
    """From right to left the first player's points are the rightmost, as the name is."""
    window = open_window(language)
    record, _ = played("harmony", 5)
    window.context.results.add(record, {}, [mine, 90], [0])
    (result,) = window.context.results.latest(1)
    label = QLabel(ResultWords().points(result))
    text = label.text()
    layout = _positions(label, text)
    first, second = (text.index(sign) for sign in ("29" if language == "en" else "۲۹"))
    assert (layout[first] < layout[second]) == (language == "en")


def _positions(label: QLabel, text: str) -> dict[int, float]:
    """Where every character of a line stands on the screen."""
    from PySide6.QtGui import QTextLayout, QTextOption

    layout = QTextLayout(text, label.font())
    option = QTextOption()
    option.setTextDirection(QApplication.layoutDirection())
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return {at: _x(line.cursorToX(at)) for at in range(len(text))}


def _x(told: object) -> float:
    return float(told[0] if isinstance(told, tuple) else told)


def test_the_mean_of_the_last_games_is_theirs() -> None:
    began = datetime(2026, 1, 1, tzinfo=UTC)
    series = [
        Stretch(began + timedelta(days=day), 1, 0, points, points, float(points), 0.0, points)
        for day, points in enumerate((10, 20, 60))
    ]
    assert rolling(series, 2) == [(10.0, 0.0), (15.0, 5.0), (40.0, 20.0)]


def test_a_single_value_does_not_fill_the_axis(open_window: Open) -> None:
    assert axis_of([(176, 176)]) == (0, 176)
    assert axis_of([(170, 180)] * 30) == (90, 180)
    chart = Distribution(open_window().context.theme)
    chart.show_histogram({176: 1})
    bars = chart.bars()
    assert len(bars) >= 5
    assert [count for *_, count in bars if count] == [1]


def test_bars_hold_every_game(open_window: Open) -> None:
    chart = Distribution(open_window().context.theme)
    chart.show_histogram({-3: 1, 0: 2, 7: 1, 64: 5})
    bars = chart.bars()
    assert sum(count for *_, count in bars) == 9
    assert all(last - first + 1 == nice_step(68, 7) for first, last, _ in bars)
    assert [first for first, *_ in bars] == sorted(first for first, *_ in bars)
    assert chart.as_table().rows[-1] == ("60 to 69", "5")


def test_the_parts_of_points_add_up_to_their_sum(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()
    monkeypatch.setattr(charts, "write", lambda *said, **_: written.append(said[2]))
    chart = Parts(open_window().context.theme)
    chart.show_parts(["You"], [Part("area", "#88aa66", (14.4,)), Part("rise", "#aa6644", (28.2,))])
    chart.resize(400, 260)
    chart.grab()
    drawn = [int(words) for words in written if words.isdecimal()]
    assert drawn == [15, 28, 43]
    chart.show_parts(["You"], [Part("area", "#88aa66", (1.04,)), Part("rise", "#aa6644", (1.04,))])
    *parts, total = [float(row[1]) for row in chart.as_table().rows]
    assert sum(parts) == total == 2.1


def test_time_runs_from_left_to_right_in_persian_too(open_window: Open) -> None:
    window = open_window("fa")
    chart = PointsOverTime(window.context.theme)
    began = datetime(2026, 1, 1, tzinfo=UTC)
    chart.show_series(
        [Stretch(began + timedelta(days=day), 1, 1, 9, 9, 9.0, 0.0, 9) for day in range(9)], True
    )
    chart.resize(400, 260)
    chart.grab()
    assert chart._at(0, 9).x() < chart._at(8, 9).x()
    assert chart.said_at(chart._at(0, 9)) != chart.said_at(chart._at(8, 9))


def test_the_star_of_another_row_stars_that_game(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results)
    page = show(window, qtbot)
    room = QRectF(page.games.list.visualRect(page.games.list.history.index(1)))
    inside = page.games.list._delegate.star_box(room).center().toPoint()
    qtbot.mouseClick(
        page.games.list.viewport(), Qt.MouseButton.LeftButton, pos=inside + QPoint(2, 2)
    )
    settle(page, qtbot)
    assert [one.starred for one in window.context.results.latest(3)] == [False, True, False]


@pytest.mark.parametrize(
    ("contests", "games_", "starred"),
    [
        (True, [(90, 1), (140, 1), (120, 0)], 1),
        (True, [(90, 1), (140, 0)], None),
        (True, [(0, 1)], None),
        (False, [(90, 0), (140, 0), (140, 0)], 1),
        (False, [(-5, 0)], None),
    ],
)
def test_the_star_of_a_chart_is_for_a_good_result(
    open_window: Open, contests: bool, games_: list[tuple[int, int]], starred: int | None
) -> None:
    """Neither a defeat nor a game without points gets one."""
    chart = PointsOverTime(open_window().context.theme)
    began = datetime(2026, 1, 1, tzinfo=UTC)
    series = [Stretch(began, 1, won, best, best, best, 0.0, best) for best, won in games_]
    chart.show_series(series, contests)
    assert chart.starred() == starred


@pytest.mark.parametrize(("count", "share"), [(2, 1 / 8), (5, 1 / 2), (9, 1.0), (40, 1.0)])
def test_a_few_games_stand_beside_each_other(open_window: Open, count: int, share: float) -> None:
    chart = PointsOverTime(open_window().context.theme)
    began = datetime(2026, 1, 1, tzinfo=UTC)
    series = [Stretch(began + timedelta(days=day), 1, 1, 9, 9, 9.0, 0.0, 9) for day in range(count)]
    chart.show_series(series, True)
    chart.resize(700, 260)
    chart.grab()
    across = chart._at(count - 1, 9).x() - chart._at(0, 9).x()
    assert across == pytest.approx(share * (chart._plot.width() - 16))


def test_filters_are_evenly_spaced(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results)
    window.resize(1280, 720)
    page = show(window, qtbot)
    boxes = [one for one in page.filters._boxes() if one.isVisible()]
    first = [one.geometry() for one in boxes if one.y() == boxes[0].y()]
    assert len(first) > 1
    gaps = {after.left() - before.right() for before, after in pairwise(first)}
    assert max(gaps) <= 10
    assert max(one.width() for one in first) < 400


def right_edge(page: QWidget, one: QWidget) -> int:
    """Where a part of a page ends, from its left."""
    return one.mapTo(page, one.rect().topRight()).x()


def test_filters_and_facts_fill_their_lines(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    _fill_disk(window.context)
    window.resize(1280, 720)
    page = show(window, qtbot)
    boxes = [one for one in page.filters._boxes() if one.isVisible()]
    lines = Counter(box.y() for box in boxes)
    assert len(boxes) > 5
    assert len(set(lines.values())) == 1, "no box is left over"
    assert right_edge(page, boxes[-1]) == right_edge(page, page.tabs)
    facts = page.cards._facts
    qtbot.waitUntil(lambda: facts.geometry().height() > 0)
    shown = [not_none(facts.itemAt(index)).geometry() for index in range(facts.count())]
    assert shown[-1].right() == facts.geometry().right()


def test_a_chart_that_is_alone_on_its_line_has_all_of_it(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    keep(window.context.results, count=4)
    window.resize(1280, 720)
    page = show(window, qtbot)
    shown = [one for one in (page.cards.rating_card, *page.cards.cards) if one.isVisible()]
    assert len(shown) % 2
    assert shown[-1].x() == shown[0].x()
    assert shown[-1].geometry().right() == shown[1].geometry().right()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_charts_stand_apart_from_their_scroll_bar(
    open_window: Open, qtbot: QtBot, language: str
) -> None:
    window = open_window(language)
    keep(window.context.results, count=4)
    page = show(window, qtbot)
    bar = page._charts.verticalScrollBar()
    assert bar.isVisible()
    room = page.cards._kinds_card.geometry()
    cards = page.cards.width()
    before, after = room.left(), cards - 1 - room.right()
    assert (before, after) == ((0, 6) if language == "en" else (6, 0))
