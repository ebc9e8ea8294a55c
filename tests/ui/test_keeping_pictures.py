"""Keeping and sharing: the table as a picture in every form, and records from outside."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.storage import saves
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.screenshots import Visits
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.export import write
from harmony_desktop.ui.table.page import TablePage


@pytest.fixture(params=games.GAMES)
def table(request: pytest.FixtureRequest, open_window: Callable[..., Window]) -> TablePage:
    """Every game's table in the middle of a game."""
    visits = Visits(open_window())
    return visits.table(request.param, games.figures(request.param).SAMPLES["table"])


def test_a_table_is_kept_in_every_form(table: TablePage, tmp_path: Path) -> None:
    artwork = table.export.artwork()
    for form in ("png", "svg", "pdf"):
        assert write(artwork, tmp_path / f"table.{form}", "Table"), form
    picture = QImage(str(tmp_path / "table.png"))
    assert picture.width() > 600
    assert QSvgRenderer(str(tmp_path / "table.svg")).isValid()
    assert b"<path" in (tmp_path / "table.svg").read_bytes(), "drawn, not only painted"
    assert (tmp_path / "table.pdf").read_bytes().startswith(b"%PDF")
    assert not write(artwork, tmp_path / "nowhere" / "table.png", "Table")


def test_the_date_stands_below_the_boards(table: TablePage) -> None:
    boards, kept = table.table.artwork(), table.export.artwork()
    assert kept.rect.height() > boards.rect.height()
    foot = kept.pixmap().toImage()
    line = range(int(boards.rect.height() * boards.scale) + 8, foot.height() - 8)
    colours = {foot.pixelColor(x, y).name() for y in line for x in range(0, foot.width(), 3)}
    assert len(colours) > 3, "there are words"


def test_a_picture_is_saved_where_the_player_says(
    table: TablePage, tmp_path: Path, qtbot: QtBot
) -> None:
    for name, kind, wanted in (
        ("one.png", "PNG (*.png)", "one.png"),
        ("two.png", "SVG (*.svg)", "two.svg"),
        ("three", "PDF (*.pdf)", "three.pdf"),
    ):
        answer = (str(tmp_path / name), kind)
        with patch.object(QFileDialog, "getSaveFileName", return_value=answer) as asked:
            with qtbot.waitSignal(table.export.done):
                table.export.keep_picture()
            assert str(table.timeline.game.id) in asked.call_args.args[2]
        assert (tmp_path / wanted).stat().st_size > 5000
    answer = (str(tmp_path / "none" / "x.png"), "PNG (*.png)")
    elsewhere = patch.object(QFileDialog, "getSaveFileName", return_value=answer)
    with elsewhere, qtbot.waitSignal(table.export.failed):
        table.export.keep_picture()


def test_a_picture_is_copied_to_the_clipboard(table: TablePage) -> None:
    table.commands["copy-picture"].trigger()
    assert QGuiApplication.clipboard().image().width() > 600


# Records from outside


def dropped(window: Window, path: Path) -> bool:
    """Drop a file onto the window; whether it was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    # Qt 6.12 takes the point with fractions, and calls the other way deprecated.
    newer = QLibraryInfo.version() >= QVersionNumber(6, 12)
    point: Any = QPointF(50, 50) if newer else QPoint(50, 50)
    enter = QDragEnterEvent(point, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        drop = QDropEvent(QPointF(50, 50), copy, data, left, none)
        QApplication.sendEvent(window, drop)
    return enter.isAccepted()


def test_a_record_is_dropped_onto_the_window(
    open_window: Callable[..., Window], tmp_path: Path
) -> None:
    window = open_window()
    kind = games.figures("terraces").SAMPLES["table"]
    record = sample("terraces", ["A", "B"], kind)
    path = tmp_path / "a game.harmony"
    saves.store(path, record)
    assert not dropped(window, tmp_path / "picture.png")
    assert dropped(window, path)
    page = window.page
    assert isinstance(page, TablePage)
    assert page.timeline.game.id == "terraces"
    assert len(page.timeline.moves) >= len(record.moves)
    assert page.timeline.practice


def test_files_that_were_opened_are_offered_again(
    open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    record = sample("harmony", ["A", "B"], games.figures("harmony").SAMPLES["table"])
    for number in range(10):
        path = tmp_path / f"game {number} & more.harmony"
        saves.store(path, record)
        window.files.open(path)
        window.navigation.show_home()
    names = [Path(one).name for one in window.context.settings.recent]
    assert names == [f"game {number} & more.harmony" for number in range(9, 1, -1)]
    qtbot.waitUntil(lambda: window.home._open.menu() is not None)
    menu = not_none(window.home._open.menu())
    menu.aboutToShow.emit()
    entries = menu.actions()
    assert [entry.text() for entry in entries[2:]] == [name.replace("&", "&&") for name in names]
    (tmp_path / names[0]).unlink()
    entries[2].trigger()
    assert [Path(one).name for one in window.context.settings.recent] == names[1:]
    entries[3].trigger()
    assert isinstance(window.page, TablePage)


def test_a_file_is_chosen_by_the_menu(open_window: Callable[..., Window], tmp_path: Path) -> None:
    window = open_window()
    record = sample("sintra", ["A", "B", "C"], games.figures("sintra").SAMPLES["table"])
    path = tmp_path / "game.harmony"
    saves.store(path, record)
    with patch.object(QFileDialog, "getOpenFileName", return_value=(str(path), "")):
        window.files.choose(window)
    assert isinstance(window.page, TablePage)
