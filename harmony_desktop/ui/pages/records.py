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
from harmony_desktop.engine.options import Count, Flag, Text
from harmony_desktop.engine.record import read_record
from harmony_desktop.storage.results import Result
from harmony_desktop.ui import languages
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import isolated, joined, listed, number, say, translate
from harmony_desktop.ui.players import shown_names
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
                    self._variant(result),
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

    @staticmethod
    def _names(result: Result) -> list[str]:
        try:
            return shown_names(read_record(result.record).seats)
        except BadRecord:
            return list(result.names)

    def _accuracy(self, result: Result) -> str:
        if result.accuracy is None:
            return ""
        return self.tr("{percent} %").format(percent=number(result.accuracy, 1))

    @staticmethod
    def _points(result: Result) -> str:
        """The points of all, and what the game makes of them."""
        points = isolated(" : ".join(number(score) for score in result.scores))
        note = games.texts(result.game).result_note
        if note is None:
            return points
        variant = dict(part.split("=", 1) for part in result.variant.split())
        rated = note(variant, result.seats, result.scores[0])
        return points if rated is None else f"{points} · {say(rated)}"

    def _variant(self, result: Result) -> str:
        """The options of a result in words; what is usual goes unsaid."""
        texts = games.texts(result.game)
        options = {option.key: option for option in games.load(result.game).options}
        words = []
        for part in result.variant.split():
            key, _, value = part.partition("=")
            option = options.get(key)
            if option is not None and str(option.default) == value:
                continue
            if isinstance(option, Count):
                title = translate(result.game, texts.OPTIONS[key])
                words.append(f"{title}: {number(int(value))}")
            elif isinstance(option, Text) and texts.OWN_SET is not None:
                words.append(translate(result.game, texts.OWN_SET[0]))
            else:
                name = value.lower() if isinstance(option, Flag) else value
                if f"{key}.{name}" in texts.VALUES:
                    words.append(translate(result.game, texts.VALUES[f"{key}.{name}"][0]))
        return joined(words) or self.tr("Standard")

    def _look_at_chosen(self) -> None:
        rows, chosen = self._rows[self._shown], self._shown.currentRow()
        if 0 <= chosen < len(rows):
            self.replay_wanted.emit(rows[chosen])
