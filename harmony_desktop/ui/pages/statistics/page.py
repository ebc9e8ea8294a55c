"""My games: the finished games, the statistics over them, and the achievements in them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QVBoxLayout, QWidget

from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import (
    Page,
    Segments,
    column,
    menu_place,
    paragraph,
    row,
    scrolled,
)
from harmony_desktop.ui.pages.achievements.page import AchievementsPanel
from harmony_desktop.ui.pages.statistics.cards import StatisticsCards
from harmony_desktop.ui.pages.statistics.filters import ResultFilters
from harmony_desktop.ui.pages.statistics.games_panel import GamesPanel
from harmony_desktop.ui.pages.statistics.reader import StatisticsReader

_TYPING_MS = 250
TABS = ("games", "statistics", "achievements")


class MyGamesPage(Page):
    """Three tabs: games to search and open, charts and sums, achievements.

    Signals:
        replay_wanted: a Result to look at again.
        review_wanted: a Result to be analysed.
        finished_game_wanted: the identity of a game to look at again.
        undo_offered: words, and the function that undoes what was done.
        message: words to show.
        export_wanted, backup_wanted, import_wanted: a table, a backup, or a backup to take in.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    finished_game_wanted = Signal(str)
    undo_offered = Signal(str, object)
    message = Signal(str)
    export_wanted = Signal()
    backup_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, context: Context, tab: str = "games", parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._begun = False
        """Whether the statistics of the latest game were chosen once."""
        self.achievements: AchievementsPanel | None = None
        """Made when its tab is first shown."""
        self.filters = ResultFilters()
        self.filters.changed.connect(self._on_filter)
        self.reader = StatisticsReader(context, lambda: self.filters.query, self)
        self.reader.opened.connect(self._on_opened)
        self.reader.arrived.connect(self._show)
        context.results_changed.connect(self._on_results_changed)
        self.games = GamesPanel(self)
        self.games.replay_wanted.connect(self.replay_wanted)
        self.games.review_wanted.connect(self.review_wanted)
        self.games.undo_offered.connect(self.undo_offered)
        self.games.message.connect(self.message)
        self.games.search_wanted.connect(self._search)
        self.games.arrived.connect(self._show_skipped)
        self.games.changed.connect(self._on_changed)
        self._make_parts()
        self.tabs.set_value(tab)
        self._lay_out()
        self.retranslate()
        self.reader.read(first=True)

    # Parts

    def _make_parts(self) -> None:
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = paragraph("title")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(80)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self._search)
        self.search.textChanged.connect(lambda _: self._typing.start())
        self.cards = StatisticsCards(self.context)
        self.tables = self.tool("list")
        self.tables.setCheckable(True)
        self.tables.toggled.connect(self.cards.show_tables)
        self._more = self.tool("menu")
        self._more.clicked.connect(self._show_menu)
        self.empty = paragraph()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.skipped = paragraph("muted")
        self.tabs = Segments(TABS)
        self.tabs.chosen.connect(lambda _: self._fit())

    def _lay_out(self) -> None:
        self._charts = scrolled(self.cards)
        self._body = row(self._charts, self.games)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 16, 40, 16)
        layout.setSpacing(10)
        tools = (self.search, self.tables, self._more)
        head = row(self._back, self._title, *tools, spacing=10)
        head.setStretch(1, 1)
        layout.addLayout(head)
        layout.addWidget(self.tabs)
        layout.addWidget(self.filters)
        layout.addWidget(self.skipped)
        layout.addLayout(column(self.empty))
        layout.addLayout(self._body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.search.setMaximumWidth(grown(260))
        self.search.setMinimumWidth(120)

    @property
    def _has_statistics(self) -> bool:
        return self.reader.statistics is not None and not self.reader.nothing_at_all

    def show_tab(self, tab: str) -> None:
        """Show one of TABS."""
        self.tabs.set_value(tab)
        self._fit()

    def _fit(self) -> None:
        """Show the parts of the chosen tab."""
        tab, there = self.tabs.value(), self._has_statistics
        self.setFocusProxy(self.tabs.buttons()[TABS.index(str(tab))])
        if tab == "achievements" and self.achievements is None:
            self.achievements = AchievementsPanel(self)
            self.achievements.finished_game_wanted.connect(self.finished_game_wanted)
            self._body.addWidget(self.achievements)
        if self.achievements is not None:
            self.achievements.setVisible(tab == "achievements")
        listed = there and tab != "achievements"
        trouble = self.reader.trouble is not None
        self.empty.setVisible((trouble or self.reader.nothing_at_all) and tab != "achievements")
        self.filters.setVisible(listed)
        self.search.setVisible(listed and tab == "games")
        self.tables.setVisible(listed and tab == "statistics")
        self._charts.setVisible(listed and tab == "statistics")
        self.games.setVisible(listed and tab == "games")
        self._begin_with_latest()

    def restyle(self) -> None:
        super().restyle()
        if self.achievements is not None:
            self.achievements.restyle()

    def retranslate(self) -> None:
        self._title.setText(self.tr("My games"))
        self.search.setPlaceholderText(self.tr("Search games"))
        self.search.setAccessibleName(self.tr("Search games"))
        self.tabs.setAccessibleName(self.tr("My games"))
        self.tabs.set_words([self.tr("Games"), self.tr("Statistics"), self.tr("Achievements")])
        if self.achievements is not None:
            self.achievements.retranslate()
        for button, words in (
            (self._back, self.tr("Back")),
            (self.tables, self.tr("Charts as tables")),
            (self._more, self.tr("Save and share")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.filters.retranslate()
        self._show()
        self.games.retranslate()

    # Reading

    def _on_opened(self) -> None:
        if self.reader.choices is not None:
            self.filters.offer(self.reader.choices, self.filters.query.game)
        self._search()
        self._begin_with_latest()

    def _begin_with_latest(self) -> None:
        """Choose the game played last: the points of all games together say nothing."""
        if self.tabs.value() == "statistics" and self.reader.latest and not self._begun:
            self._begun = True
            if self.filters.query.game is None:
                self.filters.choose(self.reader.latest)

    def _on_filter(self) -> None:
        self._search()
        self.reader.read()

    def _on_changed(self, listed: bool) -> None:
        if listed:
            self._search()
        self.reader.read()

    def _on_results_changed(self) -> None:
        """Finished games have come in from elsewhere."""
        self.reader.read_anew()

    def _search(self) -> None:
        self.games.search(self.filters.query, self.search.text())

    @property
    def loading(self) -> bool:
        medals = self.achievements is not None and self.achievements.loading
        return self._typing.isActive() or self.reader.loading or self.games.loading or medals

    @property
    def drawing(self) -> bool:
        """Whether pictures of boards are still being drawn."""
        return self.games.pictures.busy

    def close_game(self) -> None:
        """Stop reading and drawing for a page that is left."""
        self.reader.close()
        self.games.close_work()
        if self.achievements is not None:
            self.achievements.close_work()

    # Showing

    def _show(self) -> None:
        trouble = self.reader.trouble
        if trouble is not None:
            self.empty.setText(
                self.tr("The results cannot be read at the moment. Nothing has been lost.")
            )
        else:
            self.empty.setText(
                self.tr(
                    "No games here yet. Every game you finish is saved: its board, its points "
                    "and every move.\nPlay one, then come back to look at it."
                )
            )
        self._show_skipped()
        if self.reader.statistics is not None:
            self.cards.show_statistics(self.reader.statistics)
            self.cards.show_rating(self.reader.rating)
        self._fit()
        self.games.show_choice()

    def _show_skipped(self) -> None:
        choices = self.reader.choices
        skipped = max(choices.unreadable if choices else 0, self.games.list.history.skipped)
        self.skipped.setText(self.tr("%Ln result(s) could not be read.", "", skipped))
        self.skipped.setVisible(bool(skipped))

    # Saving and sharing

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, act in (
            (self.tr("Save the charts as a picture…"), self._ask_picture),
            (self.tr("Save the results as a table (CSV)…"), self.export_wanted.emit),
            (self.tr("Back up everything…"), self.backup_wanted.emit),
            (self.tr("Import a backup…"), self.import_wanted.emit),
        ):
            action = QAction(words, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        menu.popup(menu_place(menu, self._more))

    def _ask_picture(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        start = str(Path(folder) / "harmony-statistics.png")
        path = QFileDialog.getSaveFileName(self, self.tr("Save a picture"), start, "PNG (*.png)")[0]
        if path:
            self.keep_picture(Path(path))

    def keep_picture(self, path: Path) -> None:
        """Save the charts as a picture."""
        if not self.cards.picture().save(str(path), "PNG"):
            self.message.emit(self.tr("The picture could not be saved there."))
