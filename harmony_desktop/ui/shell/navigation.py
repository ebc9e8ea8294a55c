"""The pages of the window: where each is, and the ways from one to another."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from harmony_desktop import games
from harmony_desktop.engine.extras import OwnPage
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.slices import Later
from harmony_desktop.ui.kit.widgets import Page
from harmony_desktop.ui.pages.home.page import HomePage

_SWEEP_MS = 700
"""How long after a page has gone what is left of it is cleared away."""
_LOOK_MS = 20_000
"""How often it is asked whether there may be other garbage."""
_DUE = 10
"""So many sweeps through younger objects make one through all of them due."""


class PageEntry(NamedTuple):
    """A page that is imported when it is first shown."""

    module: str
    class_name: str
    back_to_home: bool = False
    """Whether Back leads to Home rather than to the page before."""

    def load(self) -> Callable[..., Page]:
        """Import the page's class."""
        page_class: Callable[..., Page] = getattr(import_module(self.module), self.class_name)
        return page_class


PAGES = {
    "about": PageEntry("harmony_desktop.ui.pages.about.page", "AboutPage"),
    "best_possible": PageEntry("harmony_desktop.ui.pages.best_possible", "HindsightPage"),
    "calendar": PageEntry("harmony_desktop.ui.pages.calendar", "CalendarPage"),
    "game": PageEntry("harmony_desktop.ui.pages.game.page", "GamePage"),
    "ladder": PageEntry("harmony_desktop.ui.pages.ladder", "LadderPage"),
    "my_games": PageEntry("harmony_desktop.ui.pages.statistics.page", "MyGamesPage"),
    "new_game": PageEntry("harmony_desktop.ui.pages.new_game.page", "NewGamePage", True),
    "pad": PageEntry("harmony_desktop.ui.pad.page", "PadPage"),
    "puzzles": PageEntry("harmony_desktop.ui.pages.puzzles", "PuzzlesPage"),
    "rules": PageEntry("harmony_desktop.ui.pages.rules", "WholeRulesPage"),
    "settings": PageEntry("harmony_desktop.ui.pages.settings.page", "SettingsPage"),
}
"""Every page opened by name. `Tables` opens tables and their ends."""


class Navigation(QObject):
    """A stack of pages with Home at the bottom.

    Signals:
        left_page: another page is about to be shown.
    """

    left_page = Signal()

    def __init__(
        self, context: Context, home: HomePage, requests: Mapping[str, Callable[..., object]]
    ) -> None:
        """`requests` has an action for every signal by which a page asks for something."""
        super().__init__(home)
        self._context = context
        self._requests = requests
        self.home = home
        self.stack = QStackedWidget()
        self.stack.setObjectName("pages")
        self.stack.addWidget(home)
        self._connect(home)
        # Left to itself, Python would find several tables at once, while the player does something.
        # In a turn of its own: with that of an event it would be felt.
        self._sweep = Later(self, lambda: gc.collect())
        self._sweeping = QTimer(self, singleShot=True, interval=_SWEEP_MS)
        self._sweeping.timeout.connect(self._sweep.start)
        self._looking = QTimer(self, interval=_LOOK_MS, timerType=Qt.TimerType.VeryCoarseTimer)
        self._looking.timeout.connect(self._sweep_if_due)
        self._looking.start()

    @property
    def page(self) -> Page:
        """The current page."""
        page = self.stack.currentWidget()
        assert isinstance(page, Page)
        return page

    @property
    def others(self) -> list[Page]:
        """Every page but Home, the newest first."""
        pages = [self.stack.widget(index) for index in reversed(range(self.stack.count()))]
        return [page for page in pages if isinstance(page, Page) and page is not self.home]

    def open(self, name: str, *arguments: object) -> Page:
        """Make the page of this name in PAGES with these arguments, and show it."""
        # A game that has just ended counts on every page.
        self._context.flush_games()
        entry = PAGES[name]
        page = entry.load()(self._context, *arguments)
        self._connect(page)
        if entry.back_to_home:
            page.left.connect(self.show_home)
            self.show(page)
        else:
            self.push(page)
        return page

    def is_named(self, page: Page, name: str) -> bool:
        """Return whether a page is the one of this name in PAGES."""
        return type(page).__module__ == PAGES[name].module

    def open_own_page(self, game: str, own: OwnPage) -> None:
        """Show a page that only one game has."""
        self.push(games.page(game, own).open_page(self._context))

    def _connect(self, page: Page) -> None:
        for name, action in self._requests.items():
            if hasattr(page, name):
                getattr(page, name).connect(action)

    def show(self, page: Page) -> None:
        """Show a page, which may be on the stack already."""
        if page is not self.home:
            self._context.after_first_paint()
        self.left_page.emit()
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        # Before it is shown as well, or something else on it would have the focus in between.
        page.setFocus()
        self.stack.setCurrentWidget(page)
        page.setFocus()
        _name(page)

    def push(self, page: Page) -> None:
        """Show a page whose Back leads to the page before it."""
        before = self.page
        page.left.connect(lambda: self.pop(page, before))
        self.show(page)

    def pop(self, page: Page, before: Page) -> None:
        """Close a page and show the one before it.

        The end gives the table back first, which is laid out as soon as it is seen.
        """
        page.close_game()
        self.stack.setCurrentWidget(before)
        _name(before)
        self._remove(page)

    def show_home(self) -> None:
        """Close every other page and show Home; a running game stays on disk."""
        others = self.others
        for page in others:
            page.close_game()
        # Home is shown first: without its current page, the stack would show any other.
        self.home.refresh()
        self.show(self.home)
        for page in others:
            self._remove(page)

    def close_all_but(self, page: Page) -> None:
        """Close every page but Home and `page`, which is shown already: Home does not flash up."""
        for other in self.others:
            if other is not page:
                self._close(other)

    def _close(self, page: Page) -> None:
        page.close_game()
        self._remove(page)

    def _sweep_if_due(self) -> None:
        """Look for garbage where Python itself would have done so, had it been allowed to."""
        if gc.get_count()[2] > _DUE:
            self._sweep.start()

    def _remove(self, page: Page) -> None:
        self.stack.removeWidget(page)
        page.hide()
        page.deleteLater()
        if not self._sweeping.isActive():
            # Put off by every page that goes, it would find what a hundred have left at once.
            self._sweeping.start()


def _name(page: Page) -> None:
    """Have screen readers say which page is shown."""
    from harmony_desktop.ui.access.announce import announce

    announce(page, page.spoken())
