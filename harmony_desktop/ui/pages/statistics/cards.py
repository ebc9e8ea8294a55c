"""The cards of the statistics: facts, charts, and every chart as a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.bots.ratings import MEDIUM_RATING
from harmony_desktop.storage.ratings import RatingStep
from harmony_desktop.storage.statistics import (
    RECENT,
    Kind,
    Statistics,
    can_be_won,
    champion,
)
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, joined, number, say, separated
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import (
    ElidedLine,
    FlowLayout,
    card,
    clear,
    column,
    keep_from_bar,
    label,
    paragraph,
)
from harmony_desktop.ui.pages.statistics.charts import (
    Chart,
    ChartTable,
    Distribution,
    Part,
    Parts,
    PointsOverTime,
    ShareChart,
)
from harmony_desktop.ui.pages.statistics.rating_curve import RatingCurve
from harmony_desktop.ui.players.rivals import by_rival
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.players.variants import kept_options, variant_words

_MOST_OPPONENTS = 10
_MOST_KINDS = 40
_GAP, _BAR = 16, 6


def kind_words(kind: Kind) -> str:
    """A variant and the number of players in words."""
    return variant_words(kind.game, kept_options(kind.game, kind.variant))


class ReadableTable(QTableWidget):
    """A table of words and numbers as high as its rows, up to a limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        )

    def show_table(self, table: ChartTable) -> None:
        self.setColumnCount(len(table.heads))
        self.setRowCount(len(table.rows))
        self.setHorizontalHeaderLabels(list(table.heads))
        for down, cells in enumerate(table.rows):
            for along, words in enumerate(cells):
                item = QTableWidgetItem(words)
                item.setToolTip(plain(words))
                self.setItem(down, along, item)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.7))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = min(self.rowCount(), 9)
        high = self.horizontalHeader().sizeHint().height() + 8
        return QSize(260, high + rows * self.verticalHeader().defaultSectionSize())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())


class ChartCard(QFrame):
    """A chart, or its table, with a title, a note and a remark."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.chart = chart
        self.table: ReadableTable | None = None
        """The table, made when it is first wanted."""
        self._title = ElidedLine("heading")
        self._note = paragraph("muted")
        self._remark = paragraph("muted")
        self._remark.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(column(self._title, self._note, spacing=0))
        layout.addWidget(chart, 1)
        layout.addWidget(self._remark)
        self._layout = layout

    def set_words(self, title: str, note: str = "", remark: str = "") -> None:
        """Set the accessible texts; the description holds the chart as a table."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))
        self.chart.setAccessibleName(title)
        table = [joined(cells) for cells in (self.chart.heads(), *islice(self.chart.rows(), 40))]
        self.chart.setAccessibleDescription(". ".join([*table, remark]))
        if self.table is not None and not self.table.isHidden():
            self._fill(self.table)

    def show_table(self, wanted: bool) -> None:
        """Show the table in place of the chart, or the chart again."""
        if self.table is None:
            self.table = ReadableTable()
            self._layout.insertWidget(self._layout.indexOf(self.chart) + 1, self.table, 1)
        if wanted:
            self._fill(self.table)
        self.chart.setVisible(not wanted)
        self.table.setVisible(wanted)

    def _fill(self, table: ReadableTable) -> None:
        table.show_table(self.chart.as_table())
        table.setAccessibleName(self._title.text())


class StatisticsCards(QWidget):
    """All cards in one column, or in two where there is room."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = context.theme
        self._over_time = PointsOverTime(theme)
        self._distribution = Distribution(theme)
        self._parts = Parts(theme)
        self._shares = ShareChart(theme)
        self.cards = [
            ChartCard(chart)
            for chart in (self._over_time, self._distribution, self._parts, self._shares)
        ]
        self._curve = RatingCurve(theme)
        self.rating_card = ChartCard(self._curve)
        self._facts = FlowLayout(grown(112), spacing=_GAP, most_columns=8, even=True)
        self._kinds_title = label("heading")
        self.kinds = ReadableTable()
        self._kinds_card = card(self._kinds_title, self.kinds)
        charts = FlowLayout(330, spacing=_GAP, most_columns=2, wide_last=True)
        for one in (self.rating_card, *self.cards):
            charts.addWidget(one)
        layout = column(self._facts, charts, self._kinds_card, 1, spacing=_GAP)
        self.setLayout(layout)
        theme.changed.connect(self.update)

    def show_tables(self, wanted: bool) -> None:
        for one in (self.rating_card, *self.cards):
            one.show_table(wanted)

    def show_rating(self, steps: Sequence[RatingStep]) -> None:
        """Show the course of a rating; nothing without one."""
        self.rating_card.setVisible(bool(steps))
        self._curve.show_steps(steps)
        if steps:
            now = steps[-1].after
            self.rating_card.set_words(
                self.tr("Rating"),
                f"{number(now.value)} ± {number(now.deviation)}",
                self.tr(
                    "The medium level has {medium}. With {more} more you win three games in four."
                ).format(medium=number(MEDIUM_RATING), more=number(200)),
            )

    def show_statistics(self, statistics: Statistics) -> None:
        """Show statistics; points of different kinds are not compared."""
        keep_from_bar(not_none(self.layout()), _BAR)
        self._show_facts(statistics)
        points, distribution, parts, shares = self.cards
        kind = statistics.points_of
        # One game has neither a course nor a distribution.
        several = kind is not None and kind.games > 1
        points.setVisible(several)
        distribution.setVisible(several)
        parts.setVisible(kind is not None and bool(statistics.categories))
        if kind is not None:
            contest = kind.seats > 1 and not games.load(kind.game).cooperative
            self._over_time.show_series(statistics.series, contest)
            points.set_words(self.tr("Points over time"), *self._trend(statistics, kind, contest))
            self._distribution.show_histogram(statistics.histogram)
            distribution.set_words(self.tr("Distribution"), self._of_kind(kind))
            if statistics.categories:
                self._show_parts(parts, statistics, kind)
        rivals = by_rival(statistics.opponents)
        shares.setVisible(bool(rivals))
        self._shares.show_shares(rivals[:_MOST_OPPONENTS])
        shares.set_words(self.tr("Against each opponent"), self.tr("ahead : behind, all levels"))
        self._show_kinds(statistics)

    def _of_kind(self, kind: Kind) -> str:
        """The note of a chart: the number of its games, their variant and number of players."""
        games_ = self.tr("%Ln game(s)", "", kind.games)
        words = (games_, kind_words(kind), self._seats(kind.seats))
        return separated(words)

    def _trend(self, statistics: Statistics, kind: Kind, contest: bool) -> tuple[str, str]:
        legend = self._of_kind(kind)
        if contest:
            marks = self.tr("● won   ○ lost")
            for mark in "●○":
                marks = marks.replace(f"{mark} ", f"{mark}\N{NO-BREAK SPACE}")
            legend = f"{legend}   {marks}"
        if statistics.recent is None or statistics.earlier is None:
            return legend, ""
        more = round(statistics.recent - statistics.earlier)
        recent, count = number(statistics.recent), number(RECENT)
        if more > 0:
            words = self.tr("Your last {count} games: {mean} on average, {more} more than before.")
        elif more < 0:
            words = self.tr("Your last {count} games: {mean} on average, {more} fewer than before.")
        else:
            words = self.tr("Your last {count} games: {mean} on average, the same as before.")
        return legend, words.format(count=count, mean=recent, more=number(abs(more)))

    def _show_facts(self, statistics: Statistics) -> None:
        clear(self._facts)
        facts: list[tuple[str, str]] = [(number(statistics.games), self.tr("played"))]
        if statistics.contests:
            facts.append((number(statistics.won), self.tr("won")))
        if len(statistics.kinds) == 1 and statistics.mean is not None:
            if statistics.best is not None:
                facts.append((number(statistics.best), self.tr("best")))
            if statistics.games > 1:
                facts.append((number(statistics.mean, 1), self.tr("average")))
        if statistics.contests:
            facts.append((number(statistics.streak), self.tr("win streak")))
            facts.append((number(statistics.longest), self.tr("longest streak")))
        if statistics.suns is not None and statistics.best_suns is not None:
            facts.append((number(statistics.suns), self.tr("suns")))
            if statistics.best_suns != statistics.suns:
                facts.append((number(statistics.best_suns), self.tr("most suns")))
        for value, words in facts:
            self._facts.addWidget(_fact(value, words))
        self.updateGeometry()

    def _show_parts(self, shown: ChartCard, statistics: Statistics, kind: Kind) -> None:
        kinds = games.categories(kind.game)
        best = champion(kind)
        rows = [statistics.categories, *([best.categories] if best else [])]
        names = [self.tr("You"), *([self.tr("The Champion")] if best else [])]
        parts = [
            Part(say(name), kinds.COLOURS[key], tuple(one.get(key, 0.0) for one in rows))
            for key, name in kinds.CATEGORIES.items()
            if any(one.get(key) for one in rows)
        ]
        self._parts.show_parts(names, parts)
        note = self.tr("%Ln game(s)", "", statistics.categories_of)
        remark = separated((kind_words(kind), self._seats(kind.seats)))
        if best:
            apart = max(parts, key=lambda part: part.values[1] - part.values[0])
            gap = round(apart.values[1] - apart.values[0])
            if gap > 0:
                words = self.tr("{variant}. The Champion scores {more} more here: {kind}.")
                remark = words.format(variant=remark, more=number(gap), kind=apart.name)
        shown.set_words(self.tr("Where your points come from"), note, remark)

    def _seats(self, seats: int) -> str:
        return self.tr("%Ln player(s)", "", seats)

    def _show_kinds(self, statistics: Statistics) -> None:
        heads = (
            self.tr("Game"),
            self.tr("Players"),
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Best"),
            self.tr("Average"),
        )
        rows = []
        for kind in statistics.kinds[:_MOST_KINDS]:
            if kind.game not in games.GAMES:
                continue
            name = game_title(kind.game)
            variant = kind_words(kind)
            if kind.revision != games.load(kind.game).revision:
                variant = separated((variant, self.tr("Earlier rules")))
            rows.append(
                (
                    separated((name, variant)),
                    number(kind.seats),
                    number(kind.games),
                    number(kind.won) if can_be_won(kind) else "–",
                    "–" if kind.best is None else number(kind.best),
                    "–" if kind.mean is None else number(kind.mean, int(kind.games > 1)),
                )
            )
        self._kinds_title.setText(self.tr("By game and variant"))
        self.kinds.setAccessibleName(self._kinds_title.text())
        self.kinds.show_table(ChartTable(heads, tuple(rows)))

    def picture(self) -> QPixmap:
        """All cards as a picture to keep."""
        return self.grab()


def _fact(value: str, words: str) -> QWidget:
    """A number with its caption."""
    large = paragraph("heading")
    large.setText(value)
    small = paragraph("muted")
    small.setText(words)
    frame = card(large, small, 1, padding=12, spacing=0)
    frame.setAccessibleName(f"{words}: {value}")
    return frame
