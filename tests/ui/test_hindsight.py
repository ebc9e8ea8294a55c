"""Hindsight in the window: found out beside it, and shown with its board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.sample import Sample
from harmony_desktop.ui.pages.best_possible import HindsightPage
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.shell.screenshots import Visits
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage


def ended(window: Window, qtbot: QtBot, game: str, seats: int) -> EndPage:
    """A finished game, with its end on the screen."""
    Visits(window).table(game, Sample(seats, 1, None))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=20_000)
    page = window.page
    assert isinstance(page, EndPage)
    return page


def test_the_best_board_of_harmony_is_shown(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """H-10"""
    window = open_window()
    end = ended(window, qtbot, "harmony", 2)
    end.entries["hindsight"].trigger()
    page = window.page
    assert isinstance(page, HindsightPage)
    with qtbot.waitSignal(page.search.done, timeout=120_000):
        pass
    assert not page.progress.isVisible()
    first, second = page.search.insights
    assert first.exact
    assert first.possible == second.possible
    assert str(first.possible) in page.words.text()
    assert page._best_name.text() == f"Best board: {first.possible}"
    assert page._played_name.text().endswith(f": {first.played}")
    assert page.sheet.topLevelItem(0).text(1) == str(first.possible)
    page.which.setCurrentIndex(1)
    page.which.activated.emit(1)
    assert str(second.played) in page.words.text()
    assert page.board.drawing.item.isVisible()


def test_hindsight_of_harmonies_is_called_an_estimate(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """N-21: it says how far it is, and can be left at any time."""
    window = open_window()
    end = ended(window, qtbot, "harmonies", 1)
    end.entries["hindsight"].trigger()
    page = window.page
    assert isinstance(page, HindsightPage)
    assert page.loading
    assert page.words.text() == "Searching for the best that was possible: 0 %"
    qtbot.waitUntil(lambda: page.progress.value() > 0, timeout=120_000)
    process = page.search._worker.process_id
    assert process is not None
    page.left.emit()
    assert page.search._worker.process_id is None
    assert window.page is end
    QApplication.processEvents()


@pytest.mark.parametrize(("game", "seats"), [("terraces", 2), ("harmonies", 2)])
def test_hindsight_is_not_offered_where_there_is_none(
    open_window: Callable[..., Window], qtbot: QtBot, game: str, seats: int
) -> None:
    window = open_window()
    end = ended(window, qtbot, game, seats)
    assert "hindsight" not in end.buttons
    end.look_back.emit()
    page = window.page
    assert isinstance(page, TablePage)
    assert not page.commands["hindsight"].isEnabled()
    assert games.hindsight("terraces") is None
