"""The end of a game: said to the person, measured by their own games, lit on the boards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.ratings import rating_of
from harmony_desktop.engine.game import Move, State
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.terraces.table.ground import Ground
from harmony_desktop.storage import saves
from harmony_desktop.storage.ratings import RatingStep
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.pages.end.celebration import Celebration
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.end.score_table import ScoreRow, ScoreTable, score_rows, write_number
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.players.end_words import EndWords
from harmony_desktop.ui.players.faces import CHARACTERS
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui import painting

OPTIONS: dict[str, dict[str, str]] = {"harmonia": {"mode": "advanced"}}
"""What makes every game one with points."""
SEATS = {"harmony": 2, "sintra": 2, "harmonies": 2, "terraces": 2, "harmonia": 2}


@cache
def whole_game(game: str, seats: int, seed: int = 5) -> tuple[list[Move], State]:
    """A game of anything that is allowed."""
    dice = Random(3)
    state = games.load(game).start(seats, OPTIONS.get(game, {}), seed)
    moves = []
    while state.to_move is not None:
        move = dice.choice(state.legal_moves())
        moves.append(move)
        state = state.play(move)
    return moves, state


def finished(game: str, *kinds: str, **changes: object) -> Record:
    """The record of a game that is over; `kinds` are `person` or levels."""
    seats = tuple(
        Seat(kind="person", name="" if kinds.count("person") == 1 else f"P{place}")
        if kind == "person"
        else Seat(kind="bot", level=kind)
        for place, kind in enumerate(kinds)
    )
    facts: dict[str, object] = {
        "options": OPTIONS.get(game, {}),
        "seed": 5,
        "started": "2026-01-01T10:00:00+00:00",
        **changes,
    }
    record = Record(game=game, revision=games.load(game).revision, seats=seats, **facts)
    return record.with_moves(whole_game(game, len(kinds))[0])


@pytest.fixture
def the_end(open_window: Callable[..., Window], qtbot: QtBot) -> Callable[..., EndPage]:
    def come(record: Record, language: str = "en", **settings: object) -> EndPage:
        window = open_window(language, **settings)
        window.tables.resume(record, saves.new_path(window.context.places, record.game))
        if isinstance(window.page, TablePage):
            window.page.next_step()
        qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=20_000)
        page = window.page
        assert isinstance(page, EndPage)
        return page

    return come


class Told:
    """Words about an end that never was."""

    def __init__(self, totals: list[int], winners: tuple[int, ...], me: int | None, draws: bool):
        self.totals, self.won, self.only_person = totals, winners, me
        self.state = self
        self.seats = tuple(
            Seat(kind="person" if me is None or seat == me else "bot", name=f"N{seat}")
            for seat in range(len(totals))
        )
        self.game = type("Game", (), {"id": "harmony", "draws": draws})

    def winners(self) -> tuple[int, ...]:
        return self.won

    def score(self, seat: int) -> object:
        return type("Sheet", (), {"total": self.totals[seat]})

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == "person"


@pytest.mark.parametrize(
    ("totals", "winners", "me", "draws", "said"),
    [
        ([90, 78], (0,), 0, False, "You won by 12\u00a0points"),
        ([14, 78], (1,), 0, False, "You lost by 64\u00a0points"),
        ([78, 78], (0,), 0, False, "You won the tie-break"),
        ([78, 78], (1,), 0, False, "You lost the tie-break"),
        ([78, 78, 5], (0, 1), 0, False, "You and N1 share the win"),
        ([78, 78, 78], (0, 1, 2), 0, False, "You and N1 and N2 share the win"),
        ([78, 78], (0, 1), 0, True, "A draw between you and N1"),
        ([90, 78], (0,), None, False, "N0 wins by 12\u00a0points"),
        ([78, 78], (0, 1), None, False, "N0 and N1 share the win"),
        ([78, 78], (0, 1), None, True, "A draw between N0 and N1"),
        ([121], (0,), 0, False, "You scored 121\u00a0points"),
    ],
)
def test_the_headline_speaks_to_the_person(
    open_window: Callable[..., Window],
    totals: list[int],
    winners: tuple[int, ...],
    me: int | None,
    draws: bool,
    said: str,
) -> None:
    window = open_window("en")
    words = EndWords(Told(totals, winners, me, draws), window)
    assert words.headline().replace("\u2068", "").replace("\u2069", "") == said


def test_a_solo_game_tells_its_suns(the_end: Callable[..., EndPage]) -> None:
    """N-22"""
    page = the_end(finished("harmonies", "person"))
    state = whole_game("harmonies", 1)[1]
    suns, points = state.suns(), state.score(0).total
    told = f"You scored {points}\N{NO-BREAK SPACE}points: {suns}\N{NO-BREAK SPACE}sun"
    assert page.headline.text().startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_one_of_the_language(
    the_end: Callable[..., EndPage], language: str
) -> None:
    page = the_end(finished("harmony", "person", "easy"), language)
    margin = abs(
        whole_game("harmony", 2)[1].score(0).total - whole_game("harmony", 2)[1].score(1).total
    )
    assert number(margin) in page.headline.text()
    assert (language == "en") == ("You " in page.headline.text())


@pytest.mark.parametrize("game", games.GAMES)
def test_every_point_stands_in_the_table(the_end: Callable[..., EndPage], game: str) -> None:
    page = the_end(finished(game, *["person", *["easy"] * (SEATS[game] - 1)]))
    timeline, table = page.timeline, page.score_table
    rows = [row for row in score_rows(timeline, table.seats) if not row.part]
    for place, seat in enumerate(table.seats):
        total = timeline.state.score(seat).total
        assert sum(row.points[place] for row in rows) == total
        last = table.item(table.rowCount() - 1, place + 1)
        assert last is not None
        assert last.text() == number(total)


def test_the_windows_of_sintra_have_earned_what_was_earned(
    the_end: Callable[..., EndPage],
) -> None:
    """S-8"""
    page = the_end(finished("sintra", "person", "easy"))
    rows = score_rows(page.timeline, page.score_table.seats)
    whole = rows[0]
    parts = [row for row in rows if row.part]
    assert len(parts) == 8
    for place in range(2):
        assert sum(part.points[place] for part in parts) == whole.points[place]
        assert whole.points[place] > 0


@pytest.mark.parametrize("game", games.GAMES)
def test_the_row_pointed_at_is_lit_on_the_boards(
    the_end: Callable[..., EndPage], qtbot: QtBot, game: str
) -> None:
    page = the_end(finished(game, *["person", *["easy"] * (SEATS[game] - 1)]))
    lit: list[object] = []
    page.score_table.pointed.connect(lit.append)
    table = page.score_table
    row = next(line for line, one in enumerate(table.rows) if any(one.cells))
    table.setFocus()
    table.setCurrentCell(row, 0)
    assert lit[-1] == {
        seat: cells for seat, cells in zip(table.seats, table.rows[row].cells, strict=True) if cells
    }
    page.buttons["home"].setFocus()
    assert lit[-1] == {}


def test_a_result_is_measured_by_ones_own(the_end: Callable[..., EndPage]) -> None:
    words = the_end(finished("harmony", "person", "easy")).words
    assert words.rank(50, []) == "Your first game of this kind"
    assert words.rank(50, [40, 30]) == "Your best so far"
    assert words.rank(40, [40, 30]) == "As good as your best"
    assert words.rank(35, [40, 30]) == "Your second best"
    many = [90, 80, 70, 60, *[10] * 8, 100]
    assert words.rank(20, many) == "Better than 6 of your last 10\u00a0games"
    assert words.measure(90, [70, 80]).startswith("15\u00a0above your average of 75")
    assert words.measure(70, [70, 80]).startswith("5\u00a0below your average of 75")
    assert "best 80" in words.measure(75, [70, 80])


def test_earlier_games_of_the_same_person_count(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window("en")
    record = finished("harmony", "person", "easy")
    options = {option.key: option.default for option in games.load("harmony").options}
    results = window.context.results
    for seed, name, points in ((7, "", 40), (8, "", 60), (9, "Ana", 500)):
        seats = (Seat(kind="person", name=name), Seat(kind="bot", level="easy"))
        earlier = record.model_copy(update={"seed": seed, "moves": (), "seats": seats})
        results.add(earlier, options, [points, 10], [0])
    window.tables.resume(record, saves.new_path(window.context.places, "harmony"))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    page = window.page
    assert isinstance(page, EndPage)
    assert page.earlier_points == [60, 40]
    assert page.rating.isVisibleTo(page)


@pytest.mark.parametrize("changes", [{"practice": True}, {"hints": 2}])
def test_games_that_do_not_count_are_not_rated(
    the_end: Callable[..., EndPage], changes: dict[str, object]
) -> None:
    page = the_end(finished("harmony", "person", "easy", **changes))
    assert not page.rating.isVisibleTo(page)
    told = page.game_line.text().casefold()
    assert "practice" in told or "hints" in told


def test_no_rating_is_awaited_after_free_hints(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", "easy", free_hints=1))
    assert page.rating.isVisibleTo(page), "they cost no record"
    assert not page.rating.player_rating.isVisibleTo(page)


@pytest.mark.parametrize(("deviation", "told"), [(300.0, False), (60.0, True)])
def test_a_rating_moves_nothing_and_its_change_is_told_once_it_is_sure(
    the_end: Callable[..., EndPage], deviation: float, told: bool
) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    button = page.buttons[page.offers[0].name]
    QApplication.processEvents()
    before = button.mapTo(page, QPoint())
    step = RatingStep(
        "a", datetime.now(UTC), GlickoRating(1000, deviation), GlickoRating(560, deviation)
    )
    page._on_rated({"person": step})
    QApplication.processEvents()
    assert button.mapTo(page, QPoint()) == before
    words = page.rating.player_rating.text()
    assert words.startswith("Rating 560 ± ")
    assert ("−440" in words) == told


@pytest.mark.parametrize("ratings", [True, False])
def test_no_rating_is_told_where_ratings_are_off(
    the_end: Callable[..., EndPage], ratings: bool
) -> None:
    page = the_end(finished("harmony", "person", "easy"), ratings=ratings)
    assert page.rating.player_rating.isVisibleTo(page) == ratings


def test_the_game_of_the_day_says_that_it_was_one(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", daily="2026-01-01"))
    assert "Daily game" in page.game_line.text()


@pytest.mark.parametrize(("animation", "rains"), [("normal", True), ("off", False)])
def test_a_win_is_celebrated_unless_motion_is_off(
    the_end: Callable[..., EndPage], animation: str, rains: bool
) -> None:
    winner = whole_game("harmony", 2)[1].winners()[0]
    kinds = ["easy", "easy"]
    kinds[winner] = "person"
    page = the_end(finished("harmony", *kinds), animation=animation)
    assert bool(page.findChildren(Celebration)) == rains


def test_a_win_is_celebrated_once_and_behind_everything(
    the_end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    winner = whole_game("harmony", 2)[1].winners()[0]
    kinds = ["easy", "easy"]
    kinds[winner] = "person"
    page = the_end(finished("harmony", *kinds), animation="normal")
    (rain,) = page.findChildren(Celebration)
    assert next(one for one in page.children() if isinstance(one, QWidget)) is rain
    window = page.window()
    assert isinstance(window, Window)
    page.look_back.emit()
    assert isinstance(window.page, TablePage)
    window.page.go_back()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    assert not window.page.findChildren(Celebration)


def test_a_lost_game_is_not_celebrated(the_end: Callable[..., EndPage]) -> None:
    winner = whole_game("harmony", 2)[1].winners()[0]
    kinds = ["easy", "easy"]
    kinds[1 - winner] = "person"
    page = the_end(finished("harmony", *kinds), animation="normal")
    assert not page.findChildren(Celebration)


def test_the_same_deal_again_is_practice(the_end: Callable[..., EndPage], qtbot: QtBot) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    window = page.window()
    assert isinstance(window, Window)
    page.buttons["same-deal"].click()
    table = window.page
    assert isinstance(table, TablePage)
    assert table.timeline.record.seed == 5
    assert table.timeline.practice
    assert table.timeline.moves == []


def test_another_game_can_be_set_up(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    window = page.window()
    assert isinstance(window, Window)
    page.entries["new-game"].trigger()
    assert isinstance(window.page, NewGamePage)
    window.page.left.emit()
    assert window.page is window.home


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (960, 1000), (800, 560)])
@pytest.mark.parametrize("language", ["de", "fa"])
def test_everything_can_be_reached_on_small_screens(
    the_end: Callable[..., EndPage],
    qapp: QApplication,
    language: str,
    width: int,
    height: int,
) -> None:
    page = the_end(finished("sintra", "person", "easy"), language)
    page.window().setMinimumSize(0, 0)
    page.window().resize(width, height)
    for _ in range(4):
        qapp.processEvents()
    shown = [button for button in page.findChildren(QPushButton) if button.isVisibleTo(page)]
    assert len(shown) >= 6
    assert not_none(page.findChild(QScrollArea)).horizontalScrollBar().maximum() == 0
    for button in shown:
        left = button.mapTo(page, QPoint(0, 0)).x()
        assert 0 <= left <= left + button.width() <= page.width()
        assert button.width() >= button.sizeHint().width() - 1


@pytest.mark.parametrize("game", ["harmony", "harmonies"])
def test_no_board_is_below_the_buttons_of_a_small_window(
    the_end: Callable[..., EndPage], qapp: QApplication, game: str
) -> None:
    page = the_end(painting.whole_game(game), "de")
    page.window().resize(800, 560)
    for _ in range(4):
        qapp.processEvents()
    boards = page._boards.mapTo(page, page._boards.rect().bottomLeft()).y()
    buttons = page._actions.mapTo(page, page._actions.rect().topLeft()).y()
    assert page._whole.indexOf(page._actions) >= 0, "it scrolls"
    assert boards - buttons < 80, "names may be"


def test_the_boards_do_not_glide_when_the_result_is_shown(
    the_end: Callable[..., EndPage], qapp: QApplication
) -> None:
    """The small board used to slide across the large one."""
    page = the_end(finished("harmony", "person", "easy"), animation="normal")
    qapp.processEvents()
    assert not page._boards._table.motion.running


@pytest.mark.parametrize("way", ["look_back", "review"])
def test_the_whole_table_is_in_sight_after_the_end(
    the_end: Callable[..., EndPage], way: str
) -> None:
    page = the_end(finished("harmony", "person"), animation="normal")
    (table_page,) = page.window().findChildren(TablePage)
    painting.settle()
    getattr(page, way).emit()
    painting.settle()
    tray = table_page.table.tray
    seen = table_page.view.mapToScene(table_page.view.viewport().rect()).boundingRect()
    assert tray.isVisible()
    assert seen.contains(tray.pos())


def test_the_end_is_painted_for_the_result_alone_after_a_moment_was_looked_at(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_window().tables.open_finished(painting.whole_game("terraces"))
    painting.settle()
    scales: list[float] = []
    paint = Ground._paint_part
    monkeypatch.setattr(
        Ground, "_paint_part", lambda self, *part: scales.append(part[2]) or paint(self, *part)
    )
    page.look_at(5)
    painting.settle()
    at_the_table = set(scales)
    scales.clear()
    page.ended.emit()
    assert isinstance(cast("Window", page.window()).page, EndPage)
    assert scales, "the result shows the landscape"
    assert at_the_table.isdisjoint(scales)


def test_a_result_that_is_not_seen_leaves_the_table_alone(
    the_end: Callable[..., EndPage], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both pages show one scene: the one that is looked at lays it out."""
    page = the_end(finished("harmonies", "person"))
    window = page.window()
    assert isinstance(window, Window)
    page.review.emit()
    table = window.page
    assert isinstance(table, TablePage)
    qapp.processEvents()
    page.resize(900, 700)
    laid_out: list[QSizeF] = []
    arrange = table.table.arrange
    monkeypatch.setattr(table.table, "arrange", lambda size: laid_out.append(size) or arrange(size))
    window.grab()
    assert laid_out == []


def test_the_table_is_as_before_after_looking_back(
    the_end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    window = page.window()
    assert isinstance(window, Window)
    assert not page._table.tray.isVisible(), "the tray is empty"
    page.entries["look-back"].trigger()
    table = window.page
    assert isinstance(table, TablePage)
    assert table.table.tray.isVisible()
    whole, view = table.table.sceneRect(), table.view
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    assert shown.adjusted(-2, -2, 2, 2).contains(whole)


def test_the_best_possible_result_is_offered_in_one_place(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    told = [button.text() for button in page.findChildren(QPushButton)]
    told += [entry.text() for entry in page.entries.values()]
    assert [words for words in told if "possible" in words] == ["Best possible"]


def test_nobody_is_asked_what_cannot_be_told(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("terraces", "person", "easy"))
    assert "hindsight" not in page.entries


def test_few_buttons_and_the_rest_under_more(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    assert list(page.buttons) == ["again", "same-deal", "review", "share", "home", "more"]
    assert list(page.entries) == [
        *("picture", "text", "file"),
        *("look-back", "hindsight", "new-game"),
    ]
    assert page.buttons["again"].height() > page.buttons["home"].height()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("animation", "fresh"), [("normal", True), ("normal", False)])
def test_an_old_result_is_not_celebrated_again(
    the_end: Callable[..., EndPage], animation: str, fresh: bool
) -> None:
    winner = whole_game("harmony", 2)[1].winners()[0]
    kinds = ["easy", "easy"]
    kinds[winner] = "person"
    page = the_end(finished("harmony", *kinds), animation="off")
    page.context.settings.animation = animation
    again = EndPage(page.context, page.timeline, page._table, fresh)
    again.show()
    assert bool(again.findChildren(Celebration)) == fresh
    again.close()
    again.deleteLater()


def test_nothing_is_celebrated_with_nothing_reached() -> None:
    parent = QObject()
    assert EndWords(Told([5, 3], (0,), 0, False), parent).celebrated
    assert not EndWords(Told([0, 0], (0,), 0, False), parent).celebrated
    assert not EndWords(Told([-2, -9], (0,), 0, False), parent).celebrated


def test_a_nearly_reached_goal_is_mentioned(the_end: Callable[..., EndPage]) -> None:
    """N-22: suns in a solo game."""
    page = the_end(finished("harmonies", "person"))
    words, variant = page.words, page.timeline.variant
    count = games.categories("harmonies").suns
    near = next(n for n in range(40, 160) if count(variant, 1, n + 6) > count(variant, 1, n + 5))
    assert "6\u00a0points to the next sun" in words.near(near, [])
    assert "4\u00a0points behind your best" in words.near(near, [near + 4, 12])
    assert "behind" not in words.near(near, [near + 40])
    assert "behind" not in words.near(near, [near - 4])


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_scrolled_in_a_window_of_the_usual_size(
    the_end: Callable[..., EndPage], game: str
) -> None:
    page = the_end(finished(game, "person", "easy"))
    page.window().resize(1280, 720)
    for _ in range(5):
        QApplication.processEvents()
    area = not_none(page.findChild(QScrollArea))
    assert area.verticalScrollBar().maximum() == 0


def test_the_keyboard_stays_on_its_button_when_the_page_folds(
    the_end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    button = page.buttons["again"]
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    for width in (600, 1280):
        page._fold(width, 720)
        assert button.hasFocus()


def test_a_win_that_may_lead_to_the_next_level_is_said(the_end: Callable[..., EndPage]) -> None:
    hard = not_none(rating_of("harmony", "hard")).value
    near, far = GlickoRating(hard - 5, 60), GlickoRating(hard - 120, 60)
    against = the_end(finished("harmony", "person", "easy")).words
    assert "One win from the next level: Hard" in against.near(40, [], near)
    assert not against.near(40, [], far)
    assert not against.near(40, [], GlickoRating(hard - 5, 200)), "not sure enough"
    assert not against.near(40, [], GlickoRating(3000, 60)), "above all levels"


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("language", ["en", "fa", "uk", "de"])
@pytest.mark.parametrize("game", games.GAMES)
def test_the_sheet_is_seen_whole_on_a_dense_screen(
    game: str, language: str, the_end: Callable[..., EndPage], qapp: QApplication
) -> None:
    """1280 × 800 at scale 1.5: no scrolling before the total, and no word cut off."""
    seats = games.load(game).max_seats
    page = the_end(finished(game, "person", *["easy"] * min(2, seats - 1)), language)
    page.window().setMinimumSize(0, 0)
    page.window().resize(853, 533)
    for _ in range(4):
        qapp.processEvents()
    score = page.score_table
    top = score.mapTo(page, QPoint(0, 0)).y()
    limit = page.height() if game != "sintra" else page.height() + 40
    assert top >= 0
    assert top + score.height() <= limit
    said = page.headline
    assert said.height() <= said.heightForWidth(said.width()) + 1, "no gap between the words"
    for line in range(score.rowCount()):
        title = score.item(line, 0)
        room = QRect(0, 0, score.columnWidth(0) - 12, 1000)
        flags = Qt.TextFlag.TextWordWrap
        needed = QFontMetrics(title.font()).boundingRect(room, flags, title.text())
        assert needed.height() <= score.rowHeight(line)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_no_palace_of_sintra_covers_a_name(
    the_end: Callable[..., EndPage], qapp: QApplication
) -> None:
    page = the_end(finished("sintra", "person", "easy", "easy"))
    page.window().setMinimumSize(0, 0)
    page.window().resize(853, 533)
    for _ in range(4):
        qapp.processEvents()
    while page.drawing:
        qapp.processEvents()
    for palace in page._table.palaces:
        plate, house = palace._name.sceneBoundingRect(), palace.sceneBoundingRect()
        assert house.left() <= plate.left()
        assert plate.right() <= house.right()


def test_rounds_have_a_table_of_their_own(the_end: Callable[..., EndPage]) -> None:
    game = games.load("harmony")
    state = game.start(2, {"rounds": 2}, 5)
    moves = []
    while state.to_move is not None:
        moves.append(state.legal_moves()[0])
        state = state.play(moves[-1])
    record = finished("harmony", "person", "easy", options={"rounds": 2}, seed=5).with_moves(moves)
    page = the_end(record)
    rounds = page.round_table
    assert rounds.isVisibleTo(page)
    shown = [
        [rounds.item(line, place).text() for place in range(3)] for line in range(rounds.rowCount())
    ]
    assert [line[0] for line in shown] == ["Round 1", "Round 2", "Total"]
    for place in (1, 2):
        first, second, total = (int(line[place]) for line in shown)
        assert first + second == total
    assert not the_end(finished("harmony", "person", "easy")).round_table.isVisibleTo(page)


def test_other_characters_can_be_asked_to_the_next_table(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person", "easy", "hard"))
    window = page.window()
    assert isinstance(window, Window)
    before = page.next_table.by_seat()
    assert list(before) == [1, 2]
    others = [name for name in CHARACTERS if name not in before.values()]
    page.next_table.buttons[before[1]].click()
    assert page.next_table.by_seat() == before, "whoever was there stays"
    page.next_table.buttons[others[0]].click()
    assert page.next_table.by_seat() == {1: others[0], 2: before[2]}
    page.next_table.buttons[others[1]].click()
    assert page.next_table.by_seat() == {1: others[0], 2: others[1]}
    page.buttons["again"].click()
    table = window.page
    assert isinstance(table, TablePage)
    assert [seat.face for seat in table.timeline.seats][1:] == others[:2]
    assert [seat.level for seat in table.timeline.seats][1:] == ["easy", "hard"]


def test_another_character_brings_its_own_style_to_the_next_table(
    the_end: Callable[..., EndPage],
) -> None:
    page = the_end(finished("sintra", "person", "hard", "hard"))
    window = page.window()
    assert isinstance(window, Window)
    assert page.next_table.by_seat() == {1: "marta", 2: "leila"}
    page.next_table.buttons["kofi"].click()
    page.buttons["again"].click()
    table = window.page
    assert isinstance(table, TablePage)
    assert [seat.face for seat in table.timeline.seats][1:] == ["kofi", "leila"]
    assert [seat.style for seat in table.timeline.seats][1:] == ["spoiler", None]


def test_nobody_is_asked_to_a_table_without_bots(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("harmony", "person"))
    assert not page.next_table.isVisibleTo(page)


def test_the_level_and_the_style_of_a_bot_stand_below_its_name(
    the_end: Callable[..., EndPage],
) -> None:
    """And a screen reader tells them with it."""
    record = finished("terraces", "person", "hard")
    spoiler = record.seats[1].model_copy(update={"style": "spoiler"})
    styled = record.model_copy(update={"seats": (record.seats[0], spoiler)})
    heights = []
    for one in (record, styled):
        table = the_end(one).findChild(ScoreTable)
        assert isinstance(table, ScoreTable)
        heights.append(table.horizontalHeader().sizeHint().height())
    assert heights[1] - heights[0] == table.horizontalHeader().fontMetrics().height()
    heads = [table.horizontalHeaderItem(place) for place in (1, 2)]
    told = [str(head.data(Qt.ItemDataRole.AccessibleTextRole)) for head in heads]
    assert sorted("(Hard, Blocker)" in one for one in told) == [False, True]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 700), (800, 560)])
@pytest.mark.parametrize("language", ["fa", "uk", "de"])
@pytest.mark.parametrize("game", ["harmony", "harmonies"])
def test_with_the_most_players_every_kind_of_points_has_its_line(
    the_end: Callable[..., EndPage],
    qapp: QApplication,
    game: str,
    language: str,
    width: int,
    height: int,
) -> None:
    page = the_end(finished(game, "person", *["easy"] * (games.load(game).max_seats - 1)), language)
    page.window().setMinimumSize(0, 0)
    page.window().resize(width, height)
    for _ in range(4):
        qapp.processEvents()
    score = page.score_table
    assert score.horizontalHeader().length() <= score.viewport().width()
    for line in range(score.rowCount()):
        title = score.item(line, 0)
        assert QFontMetrics(title.font()).horizontalAdvance(title.text()) <= score.columnWidth(0)
        assert score.rowHeight(line) < 2 * QFontMetrics(title.font()).height()


@pytest.mark.parametrize("game", ["harmony", "harmonies"])
def test_two_boards_stand_at_one_height_in_one_size(
    the_end: Callable[..., EndPage], qapp: QApplication, game: str
) -> None:
    page = the_end(finished(game, "person", "easy"))
    page.window().resize(1366, 768)
    for _ in range(4):
        qapp.processEvents()
    own, other = page._table.boards.main, page._table.boards.others[0]
    assert own.y() == pytest.approx(other.y())
    assert own.scale() == other.scale()


@pytest.mark.parametrize(
    ("points", "best"), [((-11, -19, -20), None), ((0, -3), None), ((6, 0), 6), ((4, 4), None)]
)
def test_a_crown_is_for_points_that_were_made(points: tuple[int, ...], best: int | None) -> None:
    assert ScoreRow("", points, ((),) * len(points)).best == best


def test_the_buttons_are_at_one_height_after_every_game(the_end: Callable[..., EndPage]) -> None:
    heights = set()
    for game in ("harmony", "terraces"):
        page = the_end(finished(game, "person", "easy"))
        page.window().resize(1366, 768)
        QApplication.processEvents()
        button = page.buttons[page.offers[0].name]
        heights.add(button.mapTo(page.window(), QPoint()).y())
    assert len(heights) == 1


def test_the_buttons_are_seen_beside_a_long_sheet(the_end: Callable[..., EndPage]) -> None:
    page = the_end(finished("sintra", "person", "easy", "easy"))
    page.window().resize(1280, 720)
    QApplication.processEvents()
    for name in ("again", "review", "home"):
        button = page.buttons[name]
        assert button.mapTo(page, QPoint()).y() + button.height() <= page.height(), name


def test_a_minus_does_not_lift_its_digits(open_window: Callable[..., Window]) -> None:
    open_window("de")

    def highest_ink(words: str) -> int:
        image = QImage(120, 40, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setFont(QApplication.font())
        write_number(painter, QRectF(image.rect()), words)
        painter.end()
        dark = (
            y for y in range(40) for x in range(60, 120) if image.pixelColor(x, y).value() < 120
        )
        return min(dark)

    assert highest_ink("\N{MINUS SIGN}2220") == highest_ink("2220")


def test_escape_leads_from_a_move_to_the_end_and_then_to_the_result(
    the_end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    window = page.window()
    assert isinstance(window, Window)
    page.look_back.emit()
    table = window.page
    assert isinstance(table, TablePage)
    table.look_at(3)
    table.go_back()
    assert window.page is table
    assert not table.playback.back
    table.go_back()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    window.page.go_back()
    assert window.page is window.home


def test_a_finished_game_is_opened_with_the_controls_to_go_through_it(
    the_end: Callable[..., EndPage],
) -> None:
    """They were hidden until Page Up was pressed, if the drawer was closed."""
    page = the_end(finished("harmony", "person", "easy"), drawer=False)
    window = page.window()
    assert isinstance(window, Window)
    page.look_back.emit()
    assert isinstance(window.page, TablePage)
    assert window.page.side.history.isVisible()
    table = window.tables.open_finished(finished("harmony", "person", "easy"))
    assert table.side.history.isVisible()
    table.look_at(3)
    table.look_at(len(table.timeline.moves))
    assert table.side.history.isVisible()


def test_the_result_shows_the_end_and_not_the_decision_that_was_looked_at(
    the_end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    page = the_end(finished("harmony", "person", "easy"))
    window = page.window()
    assert isinstance(window, Window)
    page.review.emit()
    table = window.page
    assert isinstance(table, TablePage)
    table.playback.look_at(3, 0)
    table.next_step()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    assert table.table.moment.number == len(table.timeline.moves)
