"""Painting: every pixmap is made for its place, and a table at rest is one picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.storage import saves
from harmony_desktop.ui import art
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.screenshots import sample
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.window import Window

_NAMES = ("Ana", "Ben", "Cleo", "Dan")


def table_of(window: Window, game: str) -> TablePage:
    """The table of a game that is half through, with nobody thinking."""
    record = sample(game, _NAMES, games.figures(game).SAMPLES["table"])
    window.resume(record, saves.new_path(window.context.places, game))
    page = window.page
    assert isinstance(page, TablePage)
    if page.shared_screen.covered:
        page.shared_screen.open()
    page.session.close()
    settle()
    return page


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def seen(page: TablePage) -> QImage:
    return page.view.viewport().grab().toImage()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_pixmap_is_made_for_the_scale_it_is_seen_at(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window(), game)
    to_screen = page.view.viewportTransform()
    shown = [
        item
        for item in page.table.items()
        if isinstance(item, ArtItem) and item.isVisible() and not item.pixmap().isNull()
    ]
    assert shown
    for item in shown:
        scale = (item.sceneTransform() * to_screen).m11()
        # Anything else is computed anew, pixel by pixel, whenever it is painted.
        assert abs(scale / item.pixmap().devicePixelRatio() - 1) < 1e-12


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_at_rest_looks_as_it_was_painted(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window("fa", theme="dark"), game)
    page.table.update()
    settle()
    painted = seen(page)
    # From the second time on it is a copy.
    assert seen(page) == painted
    assert seen(page) == painted


def test_a_change_is_seen_on_a_table_that_was_at_rest(open_window: Callable[..., Window]) -> None:
    page = table_of(open_window(), games.GAMES[0])
    seen(page)
    before = seen(page)
    item = next(one for one in page.table.items() if one.isVisible() and one.opacity() == 1.0)
    item.setOpacity(0.2)
    settle()
    assert seen(page) != before
    item.setOpacity(1.0)
    settle()
    assert seen(page) == before
    page.view.zoom_in()
    settle()
    assert seen(page) != before


def test_a_moved_piece_repaints_its_place_alone(open_window: Callable[..., Window]) -> None:
    page = table_of(open_window(), games.GAMES[0])
    port = page.view.viewport()
    areas: list[QRect] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if isinstance(event, QPaintEvent):
                areas.append(event.rect())
            return False

    watch = Watch()
    port.installEventFilter(watch)
    piece = next(
        one
        for one in page.table.items()
        if isinstance(one, ArtItem)
        and one.isVisible()
        and not one.childItems()
        and 0 < one.pixmap().width() < 150
    )
    # The first change brings what is left over from opening the table.
    piece.moveBy(3, 0)
    settle()
    areas.clear()
    piece.moveBy(3, 0)
    settle()
    port.removeEventFilter(watch)
    assert areas
    for area in areas:
        assert area.width() * area.height() < port.width() * port.height() / 10


def test_another_size_leaves_no_pixmaps_of_the_last_one(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    table_of(window, games.GAMES[0])
    window.resize(1200, 760)
    settle()
    kept = art.cached_pixels()
    for width in range(1000, 1300, 20):
        window.resize(width, 760)
        settle()
    window.resize(1200, 760)
    settle()
    assert art.cached_pixels() == kept
