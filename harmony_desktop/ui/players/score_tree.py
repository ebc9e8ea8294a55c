"""Score sheets as people read them: a name and its total, the lines below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QGuiApplication, QHelpEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.ui.kit.languages import number, say
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.players.players import dot

SEAT = Qt.ItemDataRole.UserRole
CELLS = Qt.ItemDataRole.UserRole + 1
_PADDING = 8
_UNITS = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
)
"""In every language a number ends on the right: units stand below units."""


@dataclass(frozen=True)
class ScoreEntry:
    """A score sheet and its owner; a sheet shared by all players has no colour."""

    seat: int
    name: str
    colour: str | None
    sheet: ScoreSheet
    opened: bool = True
    counts: bool = True
    """Whether points are shown; a game that is only won or lost has none."""
    more: str = ""
    """The name with level and style, where the player has them."""

    @property
    def lines(self) -> list[ScoreLine]:
        """The lines to show: those with points, or all lines if points do not count."""
        return [line for line in self.sheet.lines if line.points or not self.counts]


class FoldedLines(QObject):
    """The words of a folded row, in a class of their own: a plural is looked up by class name."""

    def count(self, lines: int) -> str:
        return self.tr("Not counted: %Ln", "", lines)


class _ScoreRows(QStyledItemDelegate):
    """Rows whose tooltip has only the text that the row lacks or has no room for."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if self.fits(option, index):
            QToolTip.hideText()
            return False
        return super().helpEvent(event, view, option, index)

    def fits(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Whether all words of a row are visible."""
        self.initStyleOption(option, index)
        if index.data(Qt.ItemDataRole.AccessibleTextRole):
            return False
        return option.fontMetrics.horizontalAdvance(option.text) <= option.rect.width() - _PADDING


class ScoreTree(QTreeWidget):
    """The score sheets of a game. Rows stay open or closed while the points change."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folded = FoldedLines(self)
        self._score_line = games.texts(game).score_line
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setIconSize(QSize(12, 12))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setItemDelegate(_ScoreRows(self))
        self._opened: tuple[bool, ...] = ()
        self._entries: Sequence[ScoreEntry] = ()
        self._look: tuple[object, ...] = ()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A style sheet changes palettes several times, mostly to what they were.
        if event.type() == QEvent.Type.PaletteChange and self._look != self._look_now():
            self.show_entries(self._entries)

    def _look_now(self) -> tuple[object, ...]:
        """What the rows have of the theme, and would not follow by themselves."""
        group, text = QPalette.ColorGroup, QPalette.ColorRole.Text
        palette = QGuiApplication.palette()
        colours = [palette.color(one, text).rgba() for one in (group.Active, group.Disabled)]
        return (*colours, self.font())

    def drawRow(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Highlight the current row from edge to edge: Qt omits the indentation."""
        if self.selectionModel().isSelected(index):
            row = QRect(0, option.rect.y(), self.viewport().width(), option.rect.height())
            painter.fillRect(row, self.palette().color(QPalette.ColorRole.Highlight))
        super().drawRow(painter, option, index)

    def show_entries(self, entries: Sequence[ScoreEntry]) -> None:
        """Bring the sheets up to date."""
        self._entries, self._look = entries, self._look_now()
        _set_rows(self.invisibleRootItem(), len(entries))
        for index, entry in enumerate(entries):
            self._show_entry(not_none(self.topLevelItem(index)), entry)
        opened = tuple(entry.opened for entry in entries)
        if opened != self._opened:
            self._opened = opened
            for index, wanted in enumerate(opened):
                not_none(self.topLevelItem(index)).setExpanded(wanted)

    def _show_entry(self, head: QTreeWidgetItem, entry: ScoreEntry) -> None:
        bold = QFont(self.font())
        bold.setBold(True)
        head.setText(0, entry.name)
        head.setToolTip(0, plain(entry.more))
        head.setData(0, Qt.ItemDataRole.AccessibleTextRole, entry.more or None)
        head.setText(1, number(entry.sheet.total) if entry.counts else "")
        head.setTextAlignment(1, _UNITS)
        for side in (0, 1):
            head.setFont(side, bold)
        if entry.colour is not None:
            head.setIcon(0, dot(entry.colour))
        head.setData(0, SEAT, entry.seat)
        counted = [line for line in entry.lines if entry.sheet.counts(line)]
        others = [line for line in entry.lines if not entry.sheet.counts(line)]
        _set_rows(head, len(counted) + bool(others))
        for index, line in enumerate(counted):
            row = not_none(head.child(index))
            _set_rows(row, 0)
            self._show_line(row, entry, line)
        if others:
            self._fold(not_none(head.child(len(counted))), entry, others)

    def _fold(self, fold: QTreeWidgetItem, entry: ScoreEntry, lines: Sequence[ScoreLine]) -> None:
        """One row for the lines outside the total; it can be expanded."""
        words = self._folded.count(len(lines))
        fold.setText(0, words)
        fold.setToolTip(0, plain(words))
        fold.setText(1, "")
        colour = QGuiApplication.palette().color(
            QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text
        )
        fold.setForeground(0, colour)
        fold.setData(0, SEAT, entry.seat)
        fold.setData(0, CELLS, ())
        _set_rows(fold, len(lines))
        for index, line in enumerate(lines):
            self._show_line(not_none(fold.child(index)), entry, line)

    def _show_line(self, row: QTreeWidgetItem, entry: ScoreEntry, line: ScoreLine) -> None:
        words = say(self._score_line(line.key, dict(line.details)))
        row.setText(0, words)
        row.setToolTip(0, plain(words))
        row.setText(1, number(line.points) if entry.counts else "")
        row.setTextAlignment(1, _UNITS)
        group = QPalette.ColorGroup
        seen = group.Active if entry.sheet.counts(line) else group.Disabled
        # Not the widget's own: the style sheet gives that one colour for everything.
        colour = QGuiApplication.palette().color(seen, QPalette.ColorRole.Text)
        for side in (0, 1):
            row.setForeground(side, colour)
        row.setData(0, SEAT, entry.seat)
        row.setData(0, CELLS, line.cells)


def _set_rows(parent: QTreeWidgetItem, count: int) -> None:
    while parent.childCount() > count:
        # Not takeChild, after which PySide never lets go of the row.
        parent.removeChild(not_none(parent.child(parent.childCount() - 1)))
    while parent.childCount() < count:
        QTreeWidgetItem(parent)
