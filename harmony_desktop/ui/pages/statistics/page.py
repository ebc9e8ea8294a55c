"""History and statistics: what one has played, to look at, to search and to take up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFrame,
    QInputDialog,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.storage.results import LONGEST_TITLE, Query, Result, Unreadable
from harmony_desktop.storage.statistics import Choices, Statistics, choices, look, work_out
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    Page,
    Segments,
    column,
    label,
    paragraph,
    row,
    scrolled,
)
from harmony_desktop.ui.pages.statistics.backup_desk import BackupDesk
from harmony_desktop.ui.pages.statistics.cards import StatisticsCards, kind_words
from harmony_desktop.ui.pages.statistics.history_list import HistoryList
from harmony_desktop.ui.players.players import person_name
from harmony_desktop.ui.players.result_words import ResultWords
from harmony_desktop.ui.players.thumbnails import Thumbnails
from harmony_desktop.ui.players.titles import game_title

_RETRY_MS = 2_000
_TYPING_MS = 250
_AT_A_TIME = 8
_DAYS = (None, 7, 30, 365)
_TO_LATIN = {ord(sign): str(at % 10) for at, sign in enumerate("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩")}


@dataclass(frozen=True, slots=True)
class _Read:
    """What was read for the page."""

    choices: Choices | None
    statistics: Statistics
    query: Query


class StatisticsPage(Page):
    """Charts and facts on one side, the games themselves on the other.

    Signals:
        replay_wanted: a Result to look at again.
        review_wanted: a Result to be analysed.
        undo_offered: words and what a press on Undo does.
        told: something to be said.
        achievements_wanted: the page of achievements.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    undo_offered = Signal(str, object)
    told = Signal(str)
    achievements_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._words = ResultWords(self)
        self._pictures = Thumbnails(context.places, self)
        self._choices: Choices | None = None
        self._statistics: Statistics | None = None
        self._trouble: Problem | None = None
        self._job: Job | None = None
        self._again = False
        self._writing: Job | None = None
        self._queue: list[Callable[[], Problem | None]] = []
        self._listed = False
        """Whether the list is read anew after what is being written."""
        self._filling: Job | None = None
        self._filled = False
        """Whether all that follows from the games is known."""
        self._news = False
        """Whether some of it was not when the statistics were made."""
        self._desk = BackupDesk(context, self)
        self._desk.told.connect(self.told)
        self._desk.reported.connect(self._show_report)
        self._desk.changed.connect(lambda: self._ask(first=True))
        self._make_parts()
        self._lay_out()
        self.retranslate()
        self._ask(first=True)

    # Parts

    def _make_parts(self) -> None:
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = paragraph("title")
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.setMaxLength(80)
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self._search_list)
        self._search.textChanged.connect(lambda _: self._typing.start())
        self._achievements = self.button("medal")
        self._achievements.clicked.connect(self.achievements_wanted)
        self._tables = self.tool("list")
        self._tables.setCheckable(True)
        self._more = self.tool("menu")
        self._more.clicked.connect(self._show_page_menu)
        self._game, self._variant, self._seats, self._person, self._time = (
            DropDown() for _ in range(5)
        )
        for box in self._boxes():
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(15)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setMaximumWidth(grown(340))
        self._game.setMinimumContentsLength(26)
        self._game.activated.connect(lambda: self._change_filter(game_changed=True))
        for box in self._boxes()[1:]:
            box.activated.connect(lambda: self._change_filter())
        self._empty = paragraph()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._skipped = paragraph("muted")
        self._report = paragraph()
        self._report.hide()
        self._cards = StatisticsCards(self.context)
        self._tables.toggled.connect(self._cards.show_tables)
        self._list = HistoryList(self.context, self._pictures)
        self._list.picked.connect(self._show_choice)
        self._list.opened.connect(self._look)
        self._list.star_wanted.connect(self._star_row)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._show_menu_at)
        self._list.history.arrived.connect(self._on_list_arrived)
        self._list.history.troubled.connect(self._on_list_troubled)
        self._list_title = label("heading")
        self._starred = self.tool("star", 18)
        self._starred.setCheckable(True)
        self._starred.toggled.connect(lambda _: self._search_list())
        self._bin = self.tool("trash-2", 18)
        self._bin.setCheckable(True)
        self._bin.toggled.connect(lambda _: self._search_list())
        self._nothing = paragraph("muted")
        self._look_button = self.button("history", "primary")
        self._look_button.clicked.connect(self._look)
        self._review_button = self.button("lightbulb")
        self._review_button.clicked.connect(self._review)
        self._restore_button = self.button("undo-2", "primary")
        self._restore_button.clicked.connect(self._restore)
        self._purge_button = self.button("trash-2")
        self._purge_button.clicked.connect(self._purge)
        self._game_menu = self.tool("menu", 18)
        self._game_menu.clicked.connect(self._show_game_menu)
        self._sides = Segments(("statistics", "games"))
        self._sides.set_value("statistics")
        self._sides.chosen.connect(lambda _: self._fit())

    def _boxes(self) -> tuple[QComboBox, ...]:
        return (self._game, self._variant, self._seats, self._person, self._time)

    def _lay_out(self) -> None:
        self._left = scrolled(self._cards)
        self._right = QFrame()
        self._right.setProperty("role", "card")
        inside = QVBoxLayout(self._right)
        inside.setContentsMargins(0, 10, 0, 10)
        inside.setSpacing(8)
        head = row(self._list_title, 1, self._starred, self._bin)
        head.setContentsMargins(14, 0, 10, 0)
        inside.addLayout(head)
        below = row(
            self._look_button,
            self._review_button,
            self._restore_button,
            self._purge_button,
            1,
            self._game_menu,
        )
        below.setContentsMargins(14, 0, 10, 0)
        self._nothing.setContentsMargins(14, 8, 14, 8)
        self._nothing.hide()
        inside.addWidget(self._nothing)
        inside.addWidget(self._list, 1)
        inside.addLayout(below)
        self._filters = QWidget()
        self._filters.setLayout(row(*self._boxes(), 1))
        self._body = row(self._left, self._right, spacing=16)
        self._body.setStretch(0, 7)
        self._body.setStretch(1, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(12)
        tools = (self._search, self._achievements, self._tables, self._more)
        head = row(self._back, self._title, *tools, spacing=10)
        head.setStretch(1, 1)
        layout.addLayout(head)
        layout.addWidget(self._filters)
        layout.addWidget(self._sides)
        layout.addWidget(self._report)
        layout.addWidget(self._skipped)
        layout.addLayout(column(self._empty))
        layout.addLayout(self._body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _narrow(self) -> bool:
        """Whether there is room for one side only, at this size of text."""
        return self.width() < self.fontMetrics().averageCharWidth() * 108

    def _fit(self) -> None:
        there = self._statistics is not None and not self._nothing_at_all
        narrow = self._narrow
        self._sides.setVisible(there and narrow)
        chosen = self._sides.value()
        self._left.setVisible(there and (not narrow or chosen == "statistics"))
        self._right.setVisible(there and (not narrow or chosen == "games"))
        self._search.setMaximumWidth(grown(260))
        self._search.setMinimumWidth(120)

    def retranslate(self) -> None:
        self._title.setText(self.tr("History and statistics"))
        self._search.setPlaceholderText(self.tr("Search games"))
        self._search.setAccessibleName(self.tr("Search games"))
        self._achievements.setText(self.tr("Achievements"))
        self._look_button.setText(self.tr("Replay"))
        self._review_button.setText(self.tr("Analyse"))
        self._restore_button.setText(self.tr("Restore"))
        self._purge_button.setText(self.tr("Delete for good"))
        self._sides.set_words([self.tr("Statistics"), self.tr("Games")])
        for button, words in (
            (self._back, self.tr("Back")),
            (self._tables, self.tr("Charts as tables")),
            (self._more, self.tr("Save and share")),
            (self._starred, self.tr("Starred games only")),
            (self._bin, self.tr("Open the bin")),
            (self._game_menu, self.tr("More for this game")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for box, words in zip(
            self._boxes(),
            (
                self.tr("Game"),
                self.tr("Variant"),
                self.tr("Players"),
                self.tr("Person"),
                self.tr("Time"),
            ),
            strict=True,
        ):
            box.setAccessibleName(words)
            box.setToolTip(words)
        self._list.setAccessibleName(self.tr("Games"))
        self._fill_boxes()
        self._show()
        self._list.history.refresh_words()

    # Filters

    def _fill_boxes(self) -> None:
        """Offer what there is, and keep what is chosen."""
        there = self._choices
        chosen = [box.currentData() for box in self._boxes()]
        kinds = there.kinds if there else ()
        known = [game for game in games.GAMES if any(kind.game == game for kind in kinds)]
        _fill(
            self._game,
            [(self.tr("All games"), None)] + [(game_title(game), game) for game in known],
            chosen[0],
        )
        game = self._game.currentData()
        own = [kind for kind in kinds if kind.game == game]
        variants: dict[str, str] = {}
        for kind in own:
            variants.setdefault(kind.variant, kind_words(kind) or self.tr("Usual"))
        _fill(
            self._variant,
            [(self.tr("All variants"), None)] + [(words, key) for key, words in variants.items()],
            chosen[1],
        )
        self._variant.setVisible(len(variants) > 1)
        counts = sorted({kind.seats for kind in (own or kinds)})
        _fill(
            self._seats,
            [(self.tr("Any number of players"), None)]
            + [(self.tr("%Ln player(s)", "", count), count) for count in counts],
            chosen[2],
        )
        self._seats.setVisible(len(counts) > 1)
        people = there.people if there else ()
        _fill(
            self._person,
            [(self.tr("Everybody"), None)]
            + [(person_name(one.key, one.name), one.key) for one in people],
            chosen[3],
        )
        self._person.setVisible(len(people) > 1)
        times = (
            self.tr("All time"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 12 months"),
        )
        _fill(self._time, list(zip(times, _DAYS, strict=True)), chosen[4])

    @property
    def query(self) -> Query:
        """The results that are asked for."""
        days = self._time.currentData()
        since = None
        if days is not None:
            since = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        return Query(
            game=self._game.currentData(),
            variant=self._variant.currentData(),
            seats=self._seats.currentData(),
            person=self._person.currentData(),
            since=since,
        )

    def _change_filter(self, game_changed: bool = False) -> None:
        if game_changed:
            self._variant.setCurrentIndex(0)
            self._seats.setCurrentIndex(0)
            self._fill_boxes()
        self._ask()

    def choose(self, game: str | None = None, person: str | None = None) -> None:
        """Show one game, one person, or everything."""
        for box, value in ((self._game, game), (self._person, person)):
            box.setCurrentIndex(max(0, box.findData(value)))
        self._change_filter(game_changed=True)

    # Reading

    def _ask(self, first: bool = False, listed: bool = True) -> None:
        """Read beside the window: there may be very many results, or somebody in the way.

        The list is read anew as well, unless only the statistics have changed.
        """
        if listed and not first:
            self._search_list()
        if self._job is not None:
            self._again = True
            return
        results, query = self.context.results, self.query

        def work() -> _Read | Problem:
            try:
                there = choices(results) if first else None
                asked = query
                if there is not None and there.kinds and first:
                    latest = results.latest(1)
                    if latest and latest[0].game in games.GAMES:
                        asked = replace(query, game=latest[0].game)
                return _Read(there, look(results, asked), asked)
            except Unreadable as trouble:
                return trouble.problem

        self._job = Job(work, self._on_read, self._on_failed)

    def _on_failed(self, problem: Exception) -> None:
        self._on_read(failure(problem))
        self.context.troubled.emit(self._trouble)

    def _on_read(self, told: _Read | Problem) -> None:
        self._job = None
        if isinstance(told, Problem):
            self._trouble = told
            self._show()
        else:
            self._adopt(told)
        self._continue()

    def _adopt(self, told: _Read) -> None:
        self._trouble = None
        if told.choices is not None:
            self._choices = told.choices
            self._fill_boxes()
            self._game.setCurrentIndex(max(0, self._game.findData(told.query.game)))
            self._fill_boxes()
            self._search_list()
        self._statistics = told.statistics
        self._show()

    def _continue(self) -> None:
        """Read again if somebody was in the way or asked meanwhile; else work out what is new."""
        if self._trouble is not None and self._trouble.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, lambda: self._ask(first=self._choices is None))
        elif self._again:
            self._again = False
            self._ask(listed=False)
        elif self._filling is None and self._trouble is None and not self._filled:
            self._fill_more()

    def _fill_more(self) -> None:
        """Work out the score sheets and achievements of games that came without them."""
        results = self.context.results

        def work() -> Iterator[int]:
            while count := work_out(results, _AT_A_TIME):
                yield count

        self._filling = Job(
            work, self._on_filled, self._on_fill_failed, heard=self._on_some_filled, newest=True
        )

    def _on_some_filled(self, _: int) -> None:
        self._news = True

    def _on_filled(self, _: object) -> None:
        self._filling = None
        self._filled = True
        if self._news:
            self._news = False
            self._ask(listed=False)

    def _on_fill_failed(self, problem: Exception) -> None:
        """Show what there is; the next visit tries again."""
        self.context.troubled.emit(failure(problem))
        self._on_filled(None)

    @property
    def loading(self) -> bool:
        busy = (self._job, self._writing, self._filling)
        return any(busy) or self._list.history.loading or self._desk.busy

    @property
    def drawing(self) -> bool:
        """Whether pictures of boards are still being drawn."""
        return self._pictures.busy

    def close_game(self) -> None:
        """Nothing is read or drawn for a page that is left."""
        for job in (self._job, self._filling, self._writing):
            if job is not None:
                job.close()
        self._job = self._filling = self._writing = None
        self._list.history.close()
        self._pictures.close()
        self._desk.close()

    # Showing

    @property
    def _nothing_at_all(self) -> bool:
        return self._choices is not None and not self._choices.total

    def _show(self) -> None:
        if self._trouble is not None:
            self._empty.setText(
                self.tr("The results cannot be read at the moment. Nothing of them is lost.")
            )
        else:
            self._empty.setText(
                self.tr(
                    "Nothing here yet. Every game you finish is kept: its board, its points and "
                    "each of its moves.\nPlay one, and come back to look at it."
                )
            )
        self._empty.setVisible(self._trouble is not None or self._nothing_at_all)
        skipped = self._choices.unreadable if self._choices else 0
        skipped = max(skipped, self._list.history.skipped)
        self._skipped.setText(self.tr("%Ln result(s) could not be read.", "", skipped))
        self._skipped.setVisible(bool(skipped))
        there = self._statistics is not None and not self._nothing_at_all
        for part in (self._filters, self._search, self._tables):
            part.setVisible(there)
        if self._statistics is not None:
            self._cards.show_statistics(self._statistics, self.query.game is not None)
        self._fit()
        self._show_choice()

    def _search_list(self) -> None:
        """Show the games that are asked for and have the words that are searched."""
        query = self.query
        terms = tuple(
            (term, tuple(game for game in games.GAMES if term in _names_of(game)))
            for term in self._search.text().translate(_TO_LATIN).casefold().split()
        )
        binned = self._bin.isChecked()
        self._list.history.ask(
            replace(query, terms=terms, starred=self._starred.isChecked(), binned=binned)
        )

    def _on_list_arrived(self) -> None:
        history = self._list.history
        if history.query.binned:
            title = self.tr("The bin")
        elif history.query.terms:
            title = self.tr("Games found")
        else:
            title = self.tr("Latest games")
        self._list_title.setText(title)
        empty = history.rowCount() == 0
        self._nothing.setText(
            self.tr("The bin is empty.")
            if history.query.binned
            else self.tr("No matching games. Search for a name, a title, points or a game.")
        )
        self._nothing.setVisible(empty)
        self._list.setVisible(not empty)
        if history.skipped:
            self._skipped.setText(self.tr("%Ln result(s) could not be read.", "", history.skipped))
            self._skipped.show()
        self._show_choice()

    def _on_list_troubled(self, problem: Problem) -> None:
        if problem.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, self._search_list)

    def _show_choice(self) -> None:
        """Only what can be done is offered."""
        chosen = self._list.chosen
        binned = self._list.history.query.binned
        for button in (self._look_button, self._review_button):
            button.setVisible(not binned)
            button.setEnabled(chosen is not None and chosen.source == "played")
        for button in (self._restore_button, self._purge_button):
            button.setVisible(binned)
            button.setEnabled(chosen is not None)
        self._game_menu.setVisible(not binned)
        self._game_menu.setEnabled(chosen is not None)

    # What can be done with a game

    def _look(self) -> None:
        chosen = self._list.chosen
        if chosen is not None and chosen.source == "played" and chosen.binned is None:
            self.replay_wanted.emit(chosen)

    def _review(self) -> None:
        if (chosen := self._list.chosen) is not None:
            self.review_wanted.emit(chosen)

    def _show_menu_at(self, where: QPoint) -> None:
        if self._list.chosen is not None and not self._list.history.query.binned:
            self._menu_of_game().popup(self._list.viewport().mapToGlobal(where))

    def _show_game_menu(self) -> None:
        self._menu_of_game().popup(self._game_menu.mapToGlobal(QPoint(0, 0)))

    def _menu_of_game(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._list.chosen
        starred = chosen is not None and chosen.starred
        for words, act in (
            (self.tr("Rename…"), self._rename),
            (self.tr("Remove the star") if starred else self.tr("Star"), self._star),
            (self.tr("Save as a file…"), self._export),
            (self.tr("Move to the bin"), self._put_into_bin),
        ):
            action = QAction(words, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        return menu

    def _star_row(self, line: int) -> None:
        self._list.setCurrentIndex(self._list.history.index(line))
        self._star()

    def _star(self) -> None:
        if (chosen := self._list.chosen) is not None:
            starred = not chosen.starred
            self._list.history.change(
                self._list.currentIndex().row(), replace(chosen, starred=starred)
            )
            self._write(lambda: self.context.results.star(chosen.identity, starred))

    def _rename(self) -> None:
        chosen = self._list.chosen
        if chosen is None:
            return
        title, wanted = QInputDialog.getText(
            self, self.tr("Rename"), self.tr("What do you call this game?"), text=chosen.title
        )
        if wanted:
            self.rename(title)

    def rename(self, title: str) -> None:
        """Call the chosen game something."""
        if (chosen := self._list.chosen) is not None:
            title = title.strip()[:LONGEST_TITLE]
            line = self._list.currentIndex().row()
            self._list.history.change(line, replace(chosen, title=title))
            self._write(lambda: self.context.results.rename(chosen.identity, title))

    def _export(self) -> None:
        chosen = self._list.chosen
        if chosen is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"{chosen.game}.harmony")
        path = QFileDialog.getSaveFileName(
            self, self.tr("Save the game"), start, "Harmony (*.harmony)"
        )[0]
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Save the chosen game as a file."""
        chosen = self._list.chosen
        if chosen is None:
            return
        try:
            problem = saves.store(path, read_record(chosen.record))
        except BadRecord as trouble:
            self.told.emit(Messages().bad_record("", trouble))
            return
        if problem is not None:
            self.context.troubled.emit(problem)

    def _put_into_bin(self) -> None:
        if (chosen := self._list.chosen) is not None:
            results = self.context.results
            self._list.history.take(self._list.currentIndex().row())
            self._write(lambda: results.bin(chosen.identity))
            words = self.tr("The game is in the bin.")
            self.undo_offered.emit(words, lambda: self._bring_back(chosen))

    def _bring_back(self, result: Result) -> None:
        self._write(lambda: self.context.results.restore(result.identity), listed=True)

    def _restore(self) -> None:
        if (chosen := self._list.chosen) is not None:
            self._list.history.take(self._list.currentIndex().row())
            self._bring_back(chosen)

    def _purge(self) -> None:
        if (chosen := self._list.chosen) is not None:
            self._list.history.take(self._list.currentIndex().row())
            self._write(lambda: self.context.results.purge(chosen.identity))

    def _write(self, act: Callable[[], Problem | None], listed: bool = False) -> None:
        """Change something beside the window, one change after the other, and read again."""
        self._queue.append(act)
        self._listed = self._listed or listed
        if self._writing is None:
            self._write_next()

    def _write_next(self) -> None:
        act = self._queue.pop(0)
        self._writing = Job(act, self._on_written, self._on_write_failed)

    def _on_write_failed(self, problem: Exception) -> None:
        self._on_written(failure(problem))

    def _on_written(self, problem: Problem | None) -> None:
        self._writing = None
        if problem is not None:
            self.context.troubled.emit(problem)
        if self._queue:
            self._write_next()
        else:
            listed, self._listed = self._listed, False
            self._ask(listed=listed)

    # Keep and share

    def _show_report(self, words: str) -> None:
        """Say what came of a backup, for as long as the page is open."""
        self._report.setText(words)
        self._report.show()
        announce(self._report, words)

    def _show_page_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, act in (
            (self.tr("Save the charts as a picture…"), self._keep_picture),
            (self.tr("Save the results as a table (CSV)…"), self._desk.export),
            (self.tr("Back up everything…"), self._desk.back_up),
            (self.tr("Import a backup…"), self._desk.take_in),
        ):
            action = QAction(words, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _keep_picture(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        start = str(Path(folder) / "harmony-statistics.png")
        path = QFileDialog.getSaveFileName(self, self.tr("Save a picture"), start, "PNG (*.png)")[0]
        if path:
            self.keep_picture(Path(path))

    def keep_picture(self, path: Path) -> None:
        """Save the charts as a picture."""
        if not self._cards.picture().save(str(path), "PNG"):
            self.told.emit(self.tr("The picture could not be saved there."))


def _fill(box: QComboBox, entries: list[tuple[str, object]], chosen: object) -> None:
    box.clear()
    for words, value in entries:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))


def _names_of(game: str) -> str:
    return game_title(game).casefold()
