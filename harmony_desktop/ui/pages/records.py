"""Records: the best games of every variant, and the latest ones."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.options import BadOption, read_options
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.results import Overview, Result, Unreadable
from harmony_desktop.ui import languages
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, joined, listed, number, say
from harmony_desktop.ui.outside import plain
from harmony_desktop.ui.players import shown_names
from harmony_desktop.ui.titles import game_title
from harmony_desktop.ui.variants import variant_words
from harmony_desktop.ui.widgets import Page, label, paragraph, row

_LATEST = 100
_RETRY_MS = 2_000


class RecordsPage(Page):
    """Two tables; a game in them can be looked at again."""

    replay_wanted = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._empty = paragraph("muted")
        self._skipped = paragraph("muted")
        self._look = self.button("history")
        self._look.clicked.connect(self._look_at_chosen)
        self._tabs = QTabWidget()
        self._best = self._table()
        self._latest = self._table()
        self._tabs.addTab(self._best, "")
        self._tabs.addTab(self._latest, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.setSpacing(16)
        layout.addLayout(row(self._back, self._title, 1, self._look, spacing=12))
        layout.addWidget(self._empty)
        layout.addWidget(self._skipped)
        layout.addWidget(self._tabs, 1)
        self._rows: dict[QTableWidget, list[Result]] = {}
        self._tabs.currentChanged.connect(lambda _: self._show_choice())
        self._overview: Overview | None = None
        self._trouble: Problem | None = None
        self._job: Job | None = None
        self.retranslate()
        self._load()

    def _table(self) -> QTableWidget:
        table = QTableWidget(0, 6)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(40)
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )
        table.horizontalHeader().setHighlightSections(False)
        table.setTabKeyNavigation(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (3, 4, 5):
            table.horizontalHeader().setSectionResizeMode(
                column, QHeaderView.ResizeMode.ResizeToContents
            )
        table.horizontalHeader().setStretchLastSection(False)
        table.cellDoubleClicked.connect(lambda *_: self._look_at_chosen())
        return table

    def retranslate(self) -> None:
        self._title.setText(self.tr("Records"))
        self._look.setText(self.tr("Look at the game"))
        self._tabs.setTabText(0, self.tr("Best"))
        self._tabs.setTabText(1, self.tr("Latest"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._show_overview()

    def _load(self) -> None:
        """Read the results beside the window: there may be thousands, or somebody in the way."""
        results = self.context.results

        def read() -> list[Overview | Problem]:
            try:
                return [results.overview(_LATEST)]
            except Unreadable as trouble:
                return [trouble.problem]

        self._job = Job(read, self._on_read, self._on_through)

    def _on_read(self, found: Overview | Problem) -> None:
        self._trouble = found if isinstance(found, Problem) else None
        self._overview = found if isinstance(found, Overview) else None
        self._show_overview()

    def _on_through(self) -> None:
        self._job = None
        if self._trouble is not None and self._trouble.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, self._load)

    @property
    def loading(self) -> bool:
        return self._job is not None

    def close_game(self) -> None:
        """Nothing is read for a page that is left."""
        if self._job is not None:
            self._job.close()

    def _show_overview(self) -> None:
        """What was read, or that nothing could be; nothing at all while it is being read."""
        found = self._overview
        self._fill(self._best, found.bests if found else [])
        self._fill(self._latest, found.latest if found else [])
        self._empty.setText(
            self.tr("The results cannot be read at the moment. Nothing of them is lost.")
            if self._trouble is not None
            else self.tr("No counted game has been finished yet.")
        )
        skipped = found.skipped if found else 0
        self._skipped.setText(self.tr("%Ln result(s) could not be read.", "", skipped))
        self._skipped.setVisible(bool(skipped))
        empty = not self._rows[self._latest]
        self._empty.setVisible(empty and (self._trouble is not None or found is not None))
        self._tabs.setVisible(not empty)
        self._look.setVisible(not empty)
        self._show_choice()

    @property
    def _shown(self) -> QTableWidget:
        """The table in front."""
        return self._best if self._tabs.currentWidget() is self._best else self._latest

    def _show_choice(self) -> None:
        """Only what there is can be looked at."""
        self._look.setEnabled(bool(self._rows.get(self._shown)))

    def _fill(self, table: QTableWidget, results: list[Result]) -> None:
        self._rows[table] = [one for one in results if one.game in games.GAMES]
        table.setHorizontalHeaderLabels(
            [
                self.tr("Game"),
                self.tr("Variant"),
                self.tr("Players"),
                self.tr("Points"),
                self.tr("Accuracy"),
                self.tr("Day"),
            ]
        )
        table.setRowCount(len(self._rows[table]))
        for line, result in enumerate(self._rows[table]):
            day = QDateTime.fromString(result.finished.isoformat(), Qt.DateFormat.ISODate)
            for cell, words in enumerate(
                (
                    game_title(result.game),
                    self._variant(result),
                    listed(self._names(result)),
                    self._points(result),
                    self._accuracy(result),
                    languages.date(day.toLocalTime().date()),
                )
            ):
                item = QTableWidgetItem(words)
                item.setToolTip(plain(words))
                table.setItem(line, cell, item)
        if self._rows[table]:
            table.selectRow(0)

    def _names(self, result: Result) -> list[str]:
        try:
            return shown_names(read_record(result.record).seats)
        except BadRecord:
            return list(result.names)

    def _accuracy(self, result: Result) -> str:
        reviewed = [one for one in result.accuracy or () if one is not None]
        if not reviewed:
            return ""
        return self.tr("{percent} %").format(percent=number(max(reviewed), 1))

    def _points(self, result: Result) -> str:
        """How it ended: the points of all, and what the game makes of them."""
        game, variant = games.load(result.game), _options(result)
        scores = result.scores[:1] if game.cooperative else result.scores
        told = [isolated(" : ".join(number(score) for score in scores))]
        if not game.ranked(variant):
            told = [self.tr("Won") if result.winners else self.tr("Lost")]
        elif len(result.winners) > 1 and not game.cooperative:
            told.append(self.tr("A draw") if game.draws else self.tr("Shared win"))
        note = games.texts(result.game).result_note
        rated = note and note(variant, result.seats, result.scores[0])
        return " · ".join([*told, *([say(rated)] if rated else [])])

    def _variant(self, result: Result) -> str:
        """What was played, by name, and whether the rules have changed since."""
        words = [variant_words(result.game, _options(result))]
        if result.revision != games.load(result.game).revision:
            words.append(self.tr("Earlier rules"))
        return joined(word for word in words if word)

    def _look_at_chosen(self) -> None:
        rows, chosen = self._rows[self._shown], self._shown.currentRow()
        if 0 <= chosen < len(rows):
            self.replay_wanted.emit(rows[chosen])


def _options(result: Result) -> dict[str, str]:
    """The options of a result as words, and what else it is kept for.

    They stand in the record: what a player has entered may hold anything.
    """
    offered = games.load(result.game).options
    kept = dict(part.split("=", 1) for part in result.variant.split() if "=" in part)
    try:
        chosen = read_options(offered, read_record(result.record).options)
    except (BadRecord, BadOption):
        chosen = {option.key: kept.get(option.key, option.default) for option in offered}
    return {
        **{key: str(value) for key, value in chosen.items()},
        **{key: value for key, value in kept.items() if key not in chosen},
    }
