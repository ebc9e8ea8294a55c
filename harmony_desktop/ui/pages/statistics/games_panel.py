"""The list of games, its search, and the actions for the chosen game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QFrame, QInputDialog, QMenu, QVBoxLayout

from harmony_desktop import games
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.results import LONGEST_TITLE, Query, Result, Term
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.widgets import Page, label, menu_place, paragraph, row
from harmony_desktop.ui.pages.statistics.changes import ResultChanges
from harmony_desktop.ui.pages.statistics.history_list import HistoryList
from harmony_desktop.ui.players.result_words import names_of
from harmony_desktop.ui.players.rivals import named
from harmony_desktop.ui.players.thumbnails import Thumbnails
from harmony_desktop.ui.players.titles import game_title

_RETRY_MS = 2_000
_TO_LATIN = {ord(sign): str(at % 10) for at, sign in enumerate("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩")}


def file_name(result: Result) -> str:
    """A name for the file of a game: what was played, by whom and when."""
    names = ("".join(sign for sign in name if sign.isalnum()) for name in names_of(result))
    day = result.finished.astimezone().date().isoformat()
    return "-".join(part for part in (result.game, *names, day) if part)[:120] + saves.SUFFIX


class GamesPanel(QFrame):
    """The list of games, and buttons for the chosen one.

    Signals:
        replay_wanted: a Result to look at again.
        review_wanted: a Result to be analysed.
        undo_offered: words, and the function that undoes what was done.
        message: words to show.
        search_wanted: the list is to be read again.
        arrived: the list has been read.
        changed: results have been changed; whether the list is to be read again.
    """

    replay_wanted = Signal(object)
    review_wanted = Signal(object)
    undo_offered = Signal(str, object)
    message = Signal(str)
    search_wanted = Signal()
    arrived = Signal()
    changed = Signal(bool)

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._context = page.context
        self.setProperty("role", "card")
        self.pictures = Thumbnails(page.context.places, self)
        self._retry = QTimer(self, singleShot=True, interval=_RETRY_MS)
        self._retry.timeout.connect(self.search_wanted)
        self.changes = ResultChanges(page.context, self)
        self.changes.written.connect(self.changed)
        self.list = HistoryList(page.context, self.pictures)
        self.list.picked.connect(self.show_choice)
        self.list.opened.connect(self._replay)
        self.list.star_wanted.connect(self._star_row)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu_at)
        self.list.history.arrived.connect(self._on_arrived)
        self.list.history.troubled.connect(self._on_troubled)
        self._title = label("heading")
        self.starred = page.tool("star", 18)
        self.bin = page.tool("trash-2", 18)
        for switch in (self.starred, self.bin):
            switch.setCheckable(True)
            switch.toggled.connect(lambda _: self.search_wanted.emit())
        self.nothing = paragraph("muted")
        self.replay_button = page.button("history", "primary")
        self.replay_button.clicked.connect(self._replay)
        self._review_button = page.button("chart-line")
        self._review_button.clicked.connect(self._review)
        self.restore_button = page.button("undo-2", "primary")
        self.restore_button.clicked.connect(self._restore)
        self.purge_button = page.button("trash-2")
        self.purge_button.clicked.connect(self._purge)
        self._menu_button = page.tool("ellipsis", 18)
        self._menu_button.clicked.connect(self._show_menu)
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 10, 0, 10)
        layout.setSpacing(8)
        head = row(self._title, 1, self.starred, self.bin)
        head.setContentsMargins(14, 0, 14, 0)
        layout.addLayout(head)
        below = row(
            self.replay_button,
            self._review_button,
            self.restore_button,
            self.purge_button,
            1,
            self._menu_button,
        )
        below.setContentsMargins(14, 0, 14, 0)
        self.nothing.setContentsMargins(14, 8, 14, 8)
        self.nothing.hide()
        layout.addWidget(self.nothing)
        layout.addWidget(self.list, 1)
        layout.addLayout(below)

    def retranslate(self) -> None:
        self.replay_button.setText(self.tr("Replay"))
        self._review_button.setText(self.tr("Analyse"))
        self.restore_button.setText(self.tr("Restore"))
        self.purge_button.setText(self.tr("Delete permanently"))
        for button, words in (
            (self.starred, self.tr("Starred games only")),
            (self.bin, self.tr("Open the bin")),
            (self._menu_button, self.tr("More for this game")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.list.setAccessibleName(self.tr("Games"))
        self.list.history.refresh_words()

    @property
    def loading(self) -> bool:
        return self.changes.loading or self.list.history.loading or self._retry.isActive()

    def close_work(self) -> None:
        """Stop reading, drawing and writing."""
        self.changes.close()
        self.list.history.close()
        self.pictures.close()

    # The list

    def search(self, query: Query, text: str) -> None:
        """List the games of a query that have every word of a text."""
        terms = tuple(
            Term(
                term,
                tuple(game for game in games.GAMES if term in game_title(game).casefold()),
                named(term),
            )
            for term in text.translate(_TO_LATIN).casefold().split()
        )
        starred, binned = self.starred.isChecked(), self.bin.isChecked()
        self.list.history.ask(replace(query, terms=terms, starred=starred, binned=binned))

    def _on_arrived(self) -> None:
        history = self.list.history
        if history.query.binned:
            title = self.tr("Bin")
        elif history.query.terms:
            title = self.tr("Games found")
        else:
            title = self.tr("Latest games")
        self._title.setText(title)
        empty = history.rowCount() == 0
        self.nothing.setText(
            self.tr("The bin is empty.")
            if history.query.binned
            else self.tr("No matching games. Search for a name, a title, points or a game.")
        )
        self.nothing.setVisible(empty)
        self.list.setVisible(not empty)
        self.arrived.emit()
        self.show_choice()

    def _on_troubled(self, problem: Problem) -> None:
        if problem.key == "results-busy":
            self._retry.start()

    def show_choice(self) -> None:
        """Enable the actions for the chosen game."""
        chosen = self.list.chosen
        binned = self.list.history.query.binned
        for button in (self.replay_button, self._review_button):
            button.setVisible(not binned)
            button.setEnabled(chosen is not None and chosen.source == "played")
        for button in (self.restore_button, self.purge_button):
            button.setVisible(binned)
            button.setEnabled(chosen is not None)
        self._menu_button.setVisible(not binned)
        self._menu_button.setEnabled(chosen is not None)

    # The chosen game

    def _replay(self) -> None:
        chosen = self.list.chosen
        if chosen is not None and chosen.source == "played" and chosen.binned is None:
            self.replay_wanted.emit(chosen)

    def _review(self) -> None:
        if (chosen := self.list.chosen) is not None:
            self.review_wanted.emit(chosen)

    def _show_menu_at(self, where: QPoint) -> None:
        if self.list.chosen is not None and not self.list.history.query.binned:
            self._menu().popup(self.list.viewport().mapToGlobal(where))

    def _show_menu(self) -> None:
        menu = self._menu()
        menu.popup(menu_place(menu, self._menu_button))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self.list.chosen
        starred = chosen is not None and chosen.starred
        for words, act in (
            (self.tr("Rename…"), self._ask_title),
            (self.tr("Remove the star") if starred else self.tr("Star"), self._star),
            (self.tr("Save as a file…"), self._ask_file),
            (self.tr("Move to the bin"), self.put_into_bin),
        ):
            action = QAction(words, menu)
            action.triggered.connect(act)
            menu.addAction(action)
        return menu

    def _star_row(self, line: int) -> None:
        self.list.setCurrentIndex(self.list.history.index(line))
        self._star()

    def _star(self) -> None:
        if (chosen := self.list.chosen) is not None:
            starred = not chosen.starred
            self._show_changed(replace(chosen, starred=starred))
            self.changes.add(lambda: self._context.results.star(chosen.identity, starred))

    def _ask_title(self) -> None:
        if (chosen := self.list.chosen) is None:
            return
        title, wanted = QInputDialog.getText(
            self, self.tr("Rename"), self.tr("Name for this game"), text=chosen.title
        )
        if wanted:
            self.rename(title)

    def rename(self, title: str) -> None:
        """Give the chosen game a title."""
        if (chosen := self.list.chosen) is not None:
            title = title.strip()[:LONGEST_TITLE]
            self._show_changed(replace(chosen, title=title))
            self.changes.add(lambda: self._context.results.rename(chosen.identity, title))

    def _show_changed(self, result: Result) -> None:
        self.list.history.change(self.list.currentIndex().row(), result)

    def _ask_file(self) -> None:
        if (chosen := self.list.chosen) is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / file_name(chosen))
        path = QFileDialog.getSaveFileName(
            self, self.tr("Save the game"), start, f"Harmony (*{saves.SUFFIX})"
        )[0]
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Save the chosen game as a file."""
        if (chosen := self.list.chosen) is None:
            return
        try:
            problem = saves.store(path, read_record(chosen.record))
        except BadRecord as trouble:
            self.message.emit(Messages().bad_record("", trouble))
            return
        if problem is not None:
            self._context.troubled.emit(problem)

    def put_into_bin(self) -> None:
        """Move the chosen game to the bin, with an offer to undo it."""
        if (chosen := self.list.chosen) is not None:
            self._remove_row()
            self.changes.add(lambda: self._context.results.bin(chosen.identity))
            words = self.tr("The game is in the bin.")
            self.undo_offered.emit(words, lambda: self._bring_back(chosen))

    def _bring_back(self, result: Result) -> None:
        self.changes.add(lambda: self._context.results.restore(result.identity), listed=True)

    def _restore(self) -> None:
        if (chosen := self.list.chosen) is not None:
            self._remove_row()
            self._bring_back(chosen)

    def _purge(self) -> None:
        if (chosen := self.list.chosen) is not None:
            self._remove_row()
            self.changes.add(lambda: self._context.results.purge(chosen.identity))

    def _remove_row(self) -> None:
        self.list.history.take(self.list.currentIndex().row())
