"""Records: the best games of every variant, and the latest ones."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, Qt, Signal
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
from harmony_desktop.engine.game import BadRecord
from harmony_desktop.engine.options import BadOption, read_options
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage.results import Result
from harmony_desktop.ui import languages
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, listed, number, say, translate
from harmony_desktop.ui.players import shown_names
from harmony_desktop.ui.variants import variant_words
from harmony_desktop.ui.widgets import Page, label, row

_LATEST = 100


class RecordsPage(Page):
    """Two tables; a game in them can be looked at again."""

    replay_wanted = Signal(object)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._empty = label("muted")
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
        layout.addWidget(self._tabs, 1)
        self._rows: dict[QTableWidget, list[Result]] = {}
        self._tabs.currentChanged.connect(lambda _: self._show_choice())
        self.retranslate()

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
        for place in (3, 4, 5):
            table.horizontalHeader().setSectionResizeMode(
                place, QHeaderView.ResizeMode.ResizeToContents
            )
        table.horizontalHeader().setStretchLastSection(False)
        table.cellDoubleClicked.connect(lambda *_: self._look_at_chosen())
        return table

    def retranslate(self) -> None:
        self._title.setText(self.tr("Records"))
        self._empty.setText(self.tr("No counted game has been finished yet."))
        self._look.setText(self.tr("Look at the game"))
        self._tabs.setTabText(0, self.tr("Best"))
        self._tabs.setTabText(1, self.tr("Latest"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        results = self.context.results
        self._fill(self._best, results.bests())
        self._fill(self._latest, results.latest(_LATEST))
        empty = not self._rows[self._latest]
        self._empty.setVisible(empty)
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
        for place, result in enumerate(self._rows[table]):
            day = QDateTime.fromString(result.finished.isoformat(), Qt.DateFormat.ISODate)
            for cell, words in enumerate(
                (
                    translate(result.game, games.facts(result.game).NAME),
                    variant_words(result.game, _options(result)),
                    listed(self._names(result)),
                    self._points(result),
                    self._accuracy(result),
                    languages.date(day.toLocalTime().date()),
                )
            ):
                item = QTableWidgetItem(words)
                item.setToolTip(words)
                table.setItem(place, cell, item)
        if self._rows[table]:
            table.selectRow(0)

    def _names(self, result: Result) -> list[str]:
        try:
            return shown_names(read_record(result.record).seats)
        except BadRecord:
            return list(result.names)

    def _accuracy(self, result: Result) -> str:
        if result.accuracy is None:
            return ""
        return self.tr("{percent} %").format(percent=number(result.accuracy, 1))

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
