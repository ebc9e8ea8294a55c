"""History and statistics: charts, and the finished games to search and open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QVBoxLayout, QWidget

from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import Page, Segments, column, paragraph, row, scrolled
from harmony_desktop.ui.pages.statistics.cards import StatisticsCards
from harmony_desktop.ui.pages.statistics.filters import ResultFilters
from harmony_desktop.ui.pages.statistics.games_panel import GamesPanel
from harmony_desktop.ui.pages.statistics.reader import StatisticsReader

_TYPING_MS = 250


class StatisticsPage(Page):
    """Charts and facts on one side, the games themselves on the other.

    Signals:
        replay_wanted: a Result to look at again.
        review_wanted: a Result to be analysed.
        undo_offered: words, and the function that undoes what was done.
        message: words to show.
        achievements_wanted: the page of achievements.
        export_wanted, backup_wanted, import_wanted: a table, a backup, or a backup to take in.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    undo_offered = Signal(str, object)
    message = Signal(str)
    achievements_wanted = Signal()
    export_wanted = Signal()
    backup_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
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
        self._achievements = self.button("medal")
        self._achievements.clicked.connect(self.achievements_wanted)
        self.cards = StatisticsCards(self.context)
        self.tables = self.tool("list")
        self.tables.setCheckable(True)
        self.tables.toggled.connect(self.cards.show_tables)
        self._more = self.tool("menu")
        self._more.clicked.connect(self._show_menu)
        self.empty = paragraph()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.skipped = paragraph("muted")
        self._sides = Segments(("statistics", "games"))
        self._sides.set_value("statistics")
        self._sides.chosen.connect(lambda _: self._fit())

    def _lay_out(self) -> None:
        self._left = scrolled(self.cards)
        body = row(self._left, self.games, spacing=16)
        body.setStretch(0, 7)
        body.setStretch(1, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(12)
        tools = (self.search, self._achievements, self.tables, self._more)
        head = row(self._back, self._title, *tools, spacing=10)
        head.setStretch(1, 1)
        layout.addLayout(head)
        layout.addWidget(self.filters)
        layout.addWidget(self._sides)
        layout.addWidget(self.skipped)
        layout.addLayout(column(self.empty))
        layout.addLayout(body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _narrow(self) -> bool:
        """Whether the page is too narrow for two columns at the current text size."""
        return self.width() < self.fontMetrics().averageCharWidth() * 108

    @property
    def _has_statistics(self) -> bool:
        return self.reader.statistics is not None and not self.reader.nothing_at_all

    def _fit(self) -> None:
        there, narrow, chosen = self._has_statistics, self._narrow, self._sides.value()
        self._sides.setVisible(there and narrow)
        self._left.setVisible(there and (not narrow or chosen == "statistics"))
        self.games.setVisible(there and (not narrow or chosen == "games"))
        self.search.setMaximumWidth(grown(260))
        self.search.setMinimumWidth(120)

    def retranslate(self) -> None:
        self._title.setText(self.tr("History and statistics"))
        self.search.setPlaceholderText(self.tr("Search games"))
        self.search.setAccessibleName(self.tr("Search games"))
        self._achievements.setText(self.tr("Achievements"))
        self._sides.set_words([self.tr("Statistics"), self.tr("Games")])
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

    def _on_opened(self, game: str | None) -> None:
        if self.reader.choices is not None:
            self.filters.offer(self.reader.choices, game)
        self._search()

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
        return self._typing.isActive() or self.reader.loading or self.games.loading

    @property
    def drawing(self) -> bool:
        """Whether pictures of boards are still being drawn."""
        return self.games.pictures.busy

    def close_game(self) -> None:
        """Stop reading and drawing for a page that is left."""
        self.reader.close()
        self.games.close_work()

    # Showing

    def _show(self) -> None:
        trouble = self.reader.trouble
        if trouble is not None:
            self.empty.setText(
                self.tr("The results cannot be read at the moment. Nothing of them is lost.")
            )
        else:
            self.empty.setText(
                self.tr(
                    "Nothing here yet. Every game you finish is kept: its board, its points and "
                    "each of its moves.\nPlay one, and come back to look at it."
                )
            )
        self.empty.setVisible(trouble is not None or self.reader.nothing_at_all)
        self._show_skipped()
        for part in (self.filters, self.search, self.tables):
            part.setVisible(self._has_statistics)
        if self.reader.statistics is not None:
            one_game = self.filters.query.game is not None
            self.cards.show_statistics(self.reader.statistics, one_game)
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
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

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
