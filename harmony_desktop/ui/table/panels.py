"""The panels beside a table: the live score, the moves so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidgetItem,
    QWidget,
)

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.players.players import dot, name_and_level, player_colour, shown_name
from harmony_desktop.ui.players.score_tree import CELLS, SEAT, ScoreEntry, ScoreTree
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.table.news_cards import NewsLine

PICTURES: Final = Qt.ItemDataRole.UserRole + 1
"""The pictures of a row that `WrappedRows` paints; a list has other data of its rows elsewhere."""
_PICTURE = 26
"""Height of a picture in a row, in pixels."""


class ScorePanel(ScoreTree):
    """Every player's score, line by line; pointing at a line lights its cells on the table."""

    pointed = Signal(int, object)
    """A seat and the cells of the line under the pointer; no cells if there is no such line."""

    def __init__(self, timeline: Timeline[State], parent: QWidget | None = None) -> None:
        super().__init__(timeline.game.id, parent)
        self._timeline = timeline
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.itemEntered.connect(lambda item, _: self._point(item))
        self.currentItemChanged.connect(lambda item, _: self._point(item))

    def show_moment(self, moment: Moment[State, View]) -> None:
        """Show the scores of a moment."""
        view, seats = moment.view, self._timeline.seats
        if self._timeline.game.cooperative:
            sheet, counts = view.score(view.seat), self._timeline.ranked
            self.show_entries([ScoreEntry(view.seat, self.tr("Team"), None, sheet, counts=counts)])
            return
        self.show_entries(
            [
                ScoreEntry(
                    seat,
                    shown_name(seats, seat),
                    player_colour(seats[seat].colour),
                    view.score(seat),
                    opened=len(seats) <= 2 or seat == view.seat,
                    more="" if seats[seat].kind == "person" else name_and_level(seats, seat),
                )
                for seat in range(len(seats))
            ]
        )

    def unfold(self, seat: int) -> None:
        """Unfold the sheet of a seat; fold the others if there are many."""
        for index in range(self.topLevelItemCount()):
            head = not_none(self.topLevelItem(index))
            its = head.data(0, SEAT) == seat or self._timeline.game.cooperative
            head.setExpanded(its or len(self._timeline.seats) <= 2)
            if its:
                self.scrollToItem(head)

    def _point(self, item: QTreeWidgetItem | None) -> None:
        cells = item.data(0, CELLS) if item is not None else None
        seat = item.data(0, SEAT) if item is not None else 0
        self.pointed.emit(seat, tuple(cells or ()))

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(0, ())
        super().leaveEvent(event)


class WrappedRows(QStyledItemDelegate):
    """Makes rows exactly as high as their text; Qt assumes a wider line when it measures."""

    _GAP = 12

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        painted = QStyleOptionViewItem(option)
        self.initStyleOption(painted, index)
        view = self._view
        painted.rect = QRect(0, 0, view.viewport().width(), 1000)
        style = view.style()
        words = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, painted, view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, painted, view) + 1
        room = QRect(0, 0, words.width() - 2 * margin, 1000)
        flags = Qt.TextFlag.TextWordWrap
        height = painted.fontMetrics.boundingRect(room, flags, painted.text).height()
        if index.data(PICTURES):
            height = max(height, _PICTURE - self._GAP // 2)
        return QSize(room.width(), height + self._GAP)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row, and its pictures at the end of the line."""
        super().paint(painter, option, index)
        right = option.direction == Qt.LayoutDirection.LeftToRight
        edge = float(option.rect.right() - 6 if right else option.rect.left() + 6)
        for one in reversed(index.data(PICTURES) or ()):
            width = _PICTURE * one.rect.width() / one.rect.height()
            edge -= width if right else 0.0
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(edge, option.rect.center().y() - _PICTURE / 2)
            painter.scale(_PICTURE / one.rect.height(), _PICTURE / one.rect.height())
            painter.translate(-one.rect.topLeft())
            one.draw(painter)
            painter.restore()
            edge += 0.0 if right else width


LineOf = Callable[[Sequence[Change[State]]], NewsLine | None]
"""A turn as pictures and a few words, if a table has some for it."""


class MoveList(QListWidget):
    """The moves so far, with a turn of several as one; choosing a row looks back at its end."""

    looked_at = Signal(int)
    """The number of moves played at the moment looked at."""

    def __init__(
        self, timeline: Timeline[State], line_of: LineOf, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._line_of = line_of
        self._words = MoveWords(timeline)
        self.setIconSize(QSize(12, 12))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setItemDelegate(WrappedRows(self))
        self.itemClicked.connect(self._look)
        self.itemActivated.connect(self._look)
        self._turns: list[range] = []
        """The indexes of the moves of each row."""
        self._written_for: tuple[int, bool] | None = None
        """The viewer the moves are described to, and whether the game was over."""
        self._behind = False
        """Whether rows are to be written when somebody looks at them."""
        self._marked: int | None = None
        """The moment that is marked."""

    def refresh(self, everything: bool = False) -> None:
        """Update the list; moves are described as far as the viewer may know them."""
        self._turns = self._timeline.turns()
        if everything:
            self._written_for = None
        self._behind = True
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._behind:
            self._write()

    def _write(self) -> None:
        self._behind = False
        reader = (self._timeline.viewer, self._timeline.over)
        anew = reader != self._written_for
        self._written_for = reader
        keep = 0 if anew else min(self.count(), len(self._turns))
        # The turn that is not over yet may be described differently once it is.
        keep = max(0, keep - len(self._timeline.seats))
        while self.count() > keep:
            self.takeItem(self.count() - 1)
        numbers = self._timeline.turn_numbers()
        for row in range(keep, len(self._turns)):
            self.addItem(self._row(row, numbers[row]))
        self.scrollToBottom()
        self.mark(self._marked)

    def rows_until(self, moment: int) -> int:
        """The number of rows up to the one whose moves led to a moment; 0 for the start."""
        return sum(turn.start < moment for turn in self._turns)

    def mark(self, moment: int | None) -> None:
        """Mark the move that led to a moment; None clears the mark."""
        self._marked = moment
        if not moment:
            self.setCurrentRow(-1)
            self.clearSelection()
        elif self.currentRow() != (row := self.rows_until(moment) - 1):
            self.setCurrentRow(row)

    def _look(self, item: QListWidgetItem) -> None:
        self.looked_at.emit(self._turns[self.row(item)].stop)

    def _row(self, row: int, turn_number: int) -> QListWidgetItem:
        turn = self._turns[row]
        seat = self._timeline.mover(turn.start)
        words = self._words.move(turn.start) if len(turn) == 1 else self._words.turn(turn)
        line = self._line_of([self._timeline.change(index) for index in turn])
        shown = words if line is None else line.words
        if not all(map(self._timeline.is_remark, turn)):
            shown, words = (f"{number(turn_number)}. {one}" for one in (shown, words))
        icon = dot(player_colour(self._timeline.seats[seat].colour))
        item = QListWidgetItem(icon, shown)
        name = plain(shown_name(self._timeline.seats, seat))
        item.setToolTip(name if line is None else f"{name}: {plain(words)}")
        if line is not None:
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            item.setData(PICTURES, line.pictures)
        return item
