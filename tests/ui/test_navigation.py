"""Pages are opened by name, and everything a page asks for is answered."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Signal

from harmony_desktop import games
from harmony_desktop.bots.puzzles import collection
from harmony_desktop.ui.kit.widgets import Page
from harmony_desktop.ui.pages.home.page import HomePage
from harmony_desktop.ui.shell.navigation import PAGES
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player

OF_A_GAME = ("game", "new_game", "pad", "rules")
"""Pages that show one game."""


def requests_of(page: type[Page]) -> set[str]:
    """The signals by which a page asks the window for something."""
    return {
        name
        for name, value in vars(page).items()
        if isinstance(value, Signal) and name.endswith(("_wanted", "_offered"))
    }


@pytest.mark.parametrize("name", [name for name in PAGES if name != "best_possible"])
def test_a_page_is_opened_by_its_name_and_left_again(
    open_window: Callable[..., Window], name: str
) -> None:
    window = open_window()
    arguments = (games.GAMES[0],) if name in OF_A_GAME else ()
    page = window.navigation.open(name, *arguments)
    assert type(page).__name__ == PAGES[name].class_name
    assert window.page is page
    page.go_back()
    assert window.page is window.home
    assert window.navigation.others == []


def test_a_page_leads_back_to_the_one_before(open_window: Callable[..., Window]) -> None:
    window = open_window()
    first = window.navigation.open("settings")
    window.navigation.open("about").go_back()
    assert window.page is first


def test_every_request_of_a_page_is_answered(open_window: Callable[..., Window]) -> None:
    answered = set(open_window().requests)
    pages = [HomePage, *(entry.load() for entry in PAGES.values())]
    for page in pages:
        assert isinstance(page, type)
        assert requests_of(page) <= answered, page.__name__


def test_every_answer_has_a_page_that_asks(open_window: Callable[..., Window]) -> None:
    pages = [HomePage, *(entry.load() for entry in PAGES.values())]
    for name in open_window().requests:
        assert any(isinstance(getattr(page, name, None), Signal) for page in pages), name


def test_the_window_lists_a_page_once() -> None:
    """Nothing but the registry names the module of a page that is opened by its name."""
    modules = {entry.module for entry in PAGES.values()}
    for path in Path(games.__file__).parents[1].joinpath("ui", "shell").glob("*.py"):
        if path.name in ("screenshots.py", "warming.py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
        assert not imported & modules, path.name


def test_the_house_of_a_table_leads_home_and_an_arrow_to_the_page_before(player: Player) -> None:
    window = player.window
    page = player.sit_down("person", game="harmony")
    assert (page.bar.home.property("icon_name"), page.bar.home.toolTip()) == ("house", "Home")
    page.bar.home.click()
    assert window.page is window.home
    window.navigation.open("puzzles", "harmony")
    puzzles = window.page
    window.tables.solve(collection("harmony")[:1])
    page = window.page
    assert isinstance(page, TablePage)
    assert (page.bar.home.property("icon_name"), page.bar.home.toolTip()) == ("arrow-left", "Back")
    page.bar.home.click()
    assert window.page is puzzles
