"""The window when things go wrong: nothing hidden, nothing untold, nothing let in."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.kit import icons, theme
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.widgets import Paragraph
from harmony_desktop.ui.pages.home import saves as home_saves
from harmony_desktop.ui.pages.home.cards import Drawing
from harmony_desktop.ui.pages.home.saves import SavesReader
from harmony_desktop.ui.pages.statistics.page import MyGamesPage
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player

HOSTILE = "<img src=/etc/hostname><b>&lt;i&gt;"
WAIT = 60_000
Open = Callable[..., Window]


def record(game: str = "harmony", **changes: object) -> Record:
    facts: dict[str, object] = {
        "game": game,
        "revision": games.load(game).revision,
        "seats": (Seat(kind="person", name="Ana"),),
        "seed": 5,
    }
    return Record(**{**facts, **changes})  # type: ignore[arg-type]


def keep(places: Places, count: int = 1, **changes: object) -> list[Path]:
    paths = [saves.new_path(places, "harmony") for _ in range(count)]
    for number, path in enumerate(paths):
        assert saves.store(path, record(**{"seed": number + 1, **changes})) is None
    return paths


def refuse(number: int) -> Callable[..., None]:
    def act(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return act


def told(window: Window) -> str:
    return "" if window.notices.toast is None else window.notices.toast.text()


# Home


def test_a_save_of_an_unknown_level_is_shown_and_hides_nothing(
    open_window: Open, places: Places, qtbot: QtBot
) -> None:
    seats = (Seat(kind="person"), Seat(kind="bot", level="telepath"))
    paths = {*keep(places, 2), *keep(places, 1, seats=seats)}
    window = open_window()
    qtbot.waitUntil(lambda: set(window.home.running) == paths)
    lines = [one._line.text() for one in window.home.running.values()]
    assert any("Unknown level" in line for line in lines)


def test_a_drawing_that_fails_hides_no_game(
    open_window: Open, places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = keep(places, 2)
    monkeypatch.setattr(Drawing, "draw", refuse(errno.ENOENT))
    window = open_window()
    window.home.refresh()
    assert set(window.home.running) == set(paths)


def test_words_that_fail_for_one_game_hide_no_other(
    open_window: Open, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = keep(places, 3)
    window = open_window()
    described = window.home.describe

    def describe(one: object, save: saves.Save) -> None:
        if save.path == paths[1]:
            raise KeyError("telepath")
        described(one, save)  # type: ignore[arg-type]

    monkeypatch.setattr(window.home, "describe", describe)
    window.home.refresh()
    assert set(window.home.running) == set(paths)


def test_a_missing_icon_is_no_reason_to_stop(qapp: QApplication) -> None:
    assert not icons.picture("no-such-icon", "#000000", 20).isNull()


def test_a_missing_style_sheet_leaves_a_plain_window(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(theme, "resource", lambda *parts: tmp_path.joinpath(*parts))
    assert open_window().isVisible()


def test_many_games_are_read_a_frame_at_a_time(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = keep(places, 60)
    replayed: list[Path] = []
    replaying = saves.replaying

    def watch(save: saves.Save) -> Iterator[Problem | None]:
        replayed.append(save.path)
        return replaying(save)

    monkeypatch.setattr(saves, "replaying", watch)
    monkeypatch.setattr(home_saves, "_FRAME", 0.0)
    reader = SavesReader(places)
    found: list[saves.Save] = []
    reader.found.connect(found.append)
    reader.read()
    assert 0 < len(found) < 20
    assert replayed == []
    monkeypatch.setattr(home_saves, "_FRAME", 0.008)
    with qtbot.waitSignal(reader.through, timeout=WAIT):
        pass
    assert {save.path for save in found} == set(paths)
    assert sorted(replayed) == sorted(paths)
    with qtbot.waitSignal(reader.through, timeout=WAIT):
        reader.read()
    assert len(replayed) == 60, "what has not changed is not replayed again"


def test_a_game_that_cannot_go_on_leaves_home_and_is_told_of(
    open_window: Open, places: Places, qtbot: QtBot
) -> None:
    (good,) = keep(places)
    bad = places.saves / "harmony-bad.harmony"
    moves = (("place", 1), ("place", 1))
    bad.write_text(record(moves=moves).to_json())
    window = open_window()
    qtbot.waitUntil(lambda: not bad.exists(), timeout=WAIT)
    qtbot.waitUntil(lambda: list(window.home.running) == [good], timeout=WAIT)
    qtbot.waitUntil(lambda: "damaged" in told(window), timeout=WAIT)


def test_a_disk_that_does_not_let_a_game_go_is_told_of(
    open_window: Open, places: Places, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    (path,) = keep(places)
    window = open_window()
    qtbot.waitUntil(lambda: path in window.home.running)
    monkeypatch.setattr(Path, "rename", refuse(errno.EROFS))
    window.home.give_up(saves.Save(path, saves.read(path), datetime.now(UTC)))
    assert "permission to write" in told(window)
    assert path in window.home.running


def test_a_log_folder_that_cannot_be_made_is_told_of(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.navigation.open("about")
    monkeypatch.setattr(Path, "mkdir", refuse(errno.EACCES))
    window.page._logs.click()
    assert "permission to write" in told(window)


# Unsaved moves


class FullDisk:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        real = os.fsync

        def fsync(handle: int) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "No space left on device")
            real(handle)

        monkeypatch.setattr(os, "fsync", fsync)


def test_unsaved_moves_are_seen_until_they_are_saved(
    player: Player, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = player.window
    window.context.keeper._timer.setInterval(20)
    page = player.sit_down("person")
    assert window.unsaved_line is None
    disk = FullDisk(monkeypatch)
    page.play(page.timeline.state.legal_moves()[0])
    qtbot.waitUntil(lambda: window.unsaved_line is not None, timeout=WAIT)
    assert window.unsaved_line.isVisible()
    path, now = page.session.path, page.timeline.record
    window.navigation.show_home()
    assert window.unsaved_line.isVisible()
    assert path in window.home.running
    window.tables.resume(saves.read(path), path)
    assert player.page.timeline.record == now, "the disk has an older game"
    disk.full = False
    qtbot.waitUntil(lambda: not window.unsaved_line.isVisible(), timeout=WAIT)
    assert saves.read(path) == now


@pytest.mark.parametrize("closes", [True, False])
def test_closing_asks_only_while_moves_would_be_lost(
    player: Player, monkeypatch: pytest.MonkeyPatch, closes: bool
) -> None:
    window = player.window
    page = player.sit_down("person")
    asked: list[bool] = []

    def ask(texts: tuple[str, str, str]) -> bool:
        asked.append(closes)
        return closes

    monkeypatch.setattr(window, "_ask_to_close", ask)
    disk = FullDisk(monkeypatch)
    page.play(page.timeline.state.legal_moves()[0])
    assert window.close() == closes
    assert asked == [closes]
    disk.full = False
    window.show()
    assert window.close()
    assert asked == [closes], "by now everything is on disk"
    assert len(saves.read(page.session.path).moves) == 1


@pytest.mark.parametrize("by_restart", [True, False])
def test_a_game_given_up_does_not_come_back_with_the_disk(
    player: Player, monkeypatch: pytest.MonkeyPatch, by_restart: bool
) -> None:
    window = player.window
    page = player.sit_down("person")
    path = page.session.path
    page.play(page.timeline.state.legal_moves()[0])
    window.context.flush_games()
    with monkeypatch.context() as full:
        for write in ("write_staged", "write_atomically"):
            full.setattr(saves, write, refuse(errno.ENOSPC))
        page.play(page.timeline.state.legal_moves()[0])
        if by_restart:
            page.restart_wanted.emit()
        else:
            window.navigation.show_home()
            save = saves.Save(path, page.timeline.record, datetime.now(UTC))
            with monkeypatch.context() as stuck:
                stuck.setattr(Path, "rename", refuse(errno.EROFS))
                window.home.give_up(save)
            assert path in window.context.waiting, "what cannot be given up keeps its moves"
            window.home.give_up(save)
    assert window.context.retry_games()
    assert not path.exists()
    assert [one.name for one in (path.parent / "given up").iterdir()] == [path.name]


# Results


def test_results_that_cannot_be_read_are_told_apart_from_none(
    open_window: Open, places: Places, qtbot: QtBot
) -> None:
    window = open_window()
    window.navigation.open("my_games", "statistics")
    page = window.page
    assert isinstance(page, MyGamesPage)
    qtbot.waitUntil(lambda: page.reader.choices is not None, timeout=WAIT)
    assert "yet" in page.empty.text()
    qtbot.waitUntil(lambda: not page.loading, timeout=WAIT)
    window.page.left.emit()
    places.data.mkdir(parents=True, exist_ok=True)
    places.results.write_bytes(b"no database" * 100)
    window.navigation.open("my_games", "statistics")
    again = window.page
    assert isinstance(again, MyGamesPage)
    qtbot.waitUntil(lambda: again.reader.trouble is not None, timeout=WAIT)
    assert "cannot be read" in again.empty.text()


def test_bad_rows_are_skipped_and_counted(open_window: Open, places: Places, qtbot: QtBot) -> None:
    results = Results(places)
    for seed in (1, 2):
        results.add(record(seed=seed), {"rounds": 1}, [100], [0])
    results.add(record(seed=3, revision=1), {"rounds": 1}, [90], [0])
    with closing(sqlite3.connect(places.results)) as file, file:
        file.execute("UPDATE result SET finished = '2026-13-45' WHERE id = 1")
    window = open_window()
    window.navigation.open("my_games", "statistics")
    page = window.page
    model = page.games.list.history
    qtbot.waitUntil(lambda: model.rowCount() == 2 and not page.loading, timeout=WAIT)
    assert page.skipped.text() == "1\N{NO-BREAK SPACE}result could not be read."
    assert page.skipped.isVisible()
    assert "Earlier rules" in model.index(0).data()
    assert "Earlier rules" not in model.index(1).data()
    page.games.replay_button.click()
    assert window.page is page
    assert "earlier rules" in told(window)


def test_results_in_use_are_read_when_they_are_free(
    open_window: Open, places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harmony_desktop.ui.pages.statistics.reader._RETRY_MS", 20)
    monkeypatch.setattr("harmony_desktop.ui.pages.statistics.games_panel._RETRY_MS", 20)
    Results(places).add(record(), {"rounds": 1}, [100], [0])
    window = open_window()
    with closing(sqlite3.connect(places.results, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        window.navigation.open("my_games", "statistics")
        page = window.page
        qtbot.waitUntil(lambda: page.reader.trouble is not None, timeout=WAIT)
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: page.games.list.history.rowCount() == 1, timeout=WAIT)
    assert not page.empty.isVisible()


def test_undo_cannot_be_used_after_the_end(player: Player) -> None:
    page = player.sit_down("person")
    for _ in range(19):
        assert not page.timeline.begun or page.commands["undo"].isEnabled()
        page.play(page.timeline.state.legal_moves()[0])
    assert page.timeline.over
    assert not page.commands["undo"].isEnabled()
    assert not page.bar.undo.isEnabled()
    page.undo()
    assert page.timeline.over


# Bots


@pytest.mark.parametrize(
    ("reason", "says", "offers"),
    [
        ("no-start", "could not be started", "Try again"),
        ("late", "is not responding", "Try again"),
        ("crashed", "has stopped", "Try again"),
        ("missing", "is missing", "Continue with: Medium"),
        ("error", "cannot continue", "Continue with: Medium"),
    ],
)
def test_a_silent_bot_is_explained_and_help_is_offered(
    player: Player, reason: str, says: str, offers: str
) -> None:
    page = player.sit_down("hard", "person")
    page.session.stop_bots()
    page.session.bot_failed.emit(reason)
    assert says in page.toast.text()
    assert page.toast._button.text() == offers


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_with_bots_of_an_unknown_level_goes_on(player: Player, game: str) -> None:
    """A record of another version: no part of the table fails on it, and help is offered."""
    page = player.sit_down("telepath", "telepath", game=game)
    page.session.stop_bots()
    player.window.grab()
    page.session.bot_failed.emit("missing")
    assert page.toast._button.text() == "Continue with: Medium"
    seat = page.timeline.state.to_move
    page.toast._button.click()
    page.session.stop_bots()
    assert page.timeline.seats[seat].level == "medium"


# Words from outside


def _tooltips(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    above = parent or QModelIndex()
    for row in range(model.rowCount(above)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
        for column in range(columns):
            index = model.index(row, column, above)
            yield str(model.data(index, Qt.ItemDataRole.ToolTipRole) or "")
        yield from _tooltips(model, model.index(row, 0, above))


def _guessed(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Every text of which Qt would guess whether it is mark-up."""
    for widget in [window, *window.findChildren(QWidget)]:
        yield widget, widget.toolTip()
        yield widget, widget.whatsThis()
        for action in widget.actions():
            yield widget, action.toolTip()
        if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.AutoText:
            yield widget, widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for words in _tooltips(widget.model()):
                yield widget, words
        if isinstance(widget, QComboBox):
            for words in _tooltips(widget.model()):
                yield widget, words
        if isinstance(widget, QTabWidget):
            for place in range(widget.count()):
                yield widget, widget.tabToolTip(place)


def _marked(window: QWidget) -> list[tuple[str, str]]:
    found = [
        (type(widget).__name__, words)
        for widget, words in _guessed(window)
        if words and GuiQt.mightBeRichText(words)
    ]
    for one in window.findChildren(QLabel):
        if one.textFormat() == Qt.TextFormat.RichText:
            # Only ours, for the reading direction; what is inside is escaped.
            assert isinstance(one, Paragraph)
            raw = QLabel.text(one)
            if raw.count("<") != 2:
                found.append((type(one).__name__, raw))
    return found


@pytest.mark.parametrize("language", ["en", "fa"])
def test_no_name_from_outside_is_taken_for_mark_up(
    open_window: Open, places: Places, qtbot: QtBot, language: str
) -> None:
    names = (Seat(kind="person", name=HOSTILE[:40]), Seat(kind="person", name="&lt;b&gt;"))
    hostile = record(seats=names)
    saves.store(saves.new_path(places, "harmony"), hostile)
    Results(places).add(hostile, {"rounds": 1}, [5, 6], [1])
    window = open_window(language)
    marked = _marked(window)
    window.home.refresh()
    marked += _marked(window)
    window.navigation.open("my_games", "statistics")
    qtbot.waitUntil(lambda: window.page.games.list.history.rowCount() == 1, timeout=WAIT)
    marked += _marked(window)
    for game in games.GAMES:
        if games.facts(game).SEATS[1] < 2:
            continue
        window.tables.resume(record(game, seats=names), saves.new_path(places, game))
        page = window.page
        for _ in range(3):
            if page.timeline.over:
                break
            page.play(page.timeline.state.legal_moves()[0])
        page._on_opened()
        page.say(HOSTILE)
        marked += _marked(window)
    window.notices.show(HOSTILE)
    window.notices.report(Problem("cannot-read", Path(f"/{HOSTILE}")))
    QApplication.processEvents()
    marked += _marked(window)
    assert marked == []


@pytest.mark.parametrize("words", [HOSTILE, "&lt;b>", "<!-- x -->", "<?xml?>", "<", "a < b"])
def test_words_from_outside_stay_words(words: str) -> None:
    assert not GuiQt.mightBeRichText(plain(words))
    assert plain(words).replace("\u2060", "") == words


KEYS = (
    *(f"{what}-damaged{end}" for what in ("settings", "save", "results") for end in ("", "-stays")),
    *("settings-newer", "settings-unreadable", "results-newer", "results-busy", "save-newer"),
    *("save-earlier", "own-stays", "cannot-read", "cannot-write", "cannot-remove"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence(open_window: Open, language: str) -> None:
    open_window(language)
    messages = Messages()
    path = Path(os.fsdecode(b"/home/\xff/x.json"))
    for key in KEYS:
        for reason in ("", "full", "forbidden", "too-long", "not-a-file"):
            words = messages.problem(Problem(key, path, reason=reason))
            assert "/x.json" in words
            words.encode()


def test_settings_on_a_full_disk_are_written_again_until_they_are(
    open_window: Callable[..., Window],
    qtbot: QtBot,
    places: Places,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = open_window()
    context = window.context
    context._retry.setInterval(20)
    reported: list[Problem] = []
    context.troubled.connect(reported.append)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    context.change("volume", 7)
    assert window.unsaved_line is not None
    assert window.unsaved_line.isVisible()
    qtbot.wait(100)
    assert [problem.reason for problem in reported] == ["full"], "said once, however often tried"
    monkeypatch.undo()
    qtbot.waitUntil(lambda: not window.unsaved_line.isVisible(), timeout=20_000)
    assert '"volume": 7' in places.settings.read_text()
