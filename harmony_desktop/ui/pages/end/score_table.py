"""The score of a finished game as a table: players by kinds of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.record import Seat
from harmony_desktop.engine.score import ScoreLine
from harmony_desktop.ui.kit.art import on_one_line
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, number, right_to_left, say
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.players.players import (
    faces,
    name_and_level,
    opponent_name,
    shown_name,
    style_name,
)
from harmony_desktop.ui.table.plates import stamp_player

_FACE = 34
_TITLE_EDGES, _CROWN, _NUMBER_EDGES = 16, 44, 10
"""Room beside the words of a row, and beside a number with and without a crown."""
_MOST_TITLE = 170
"""Words wider than this take lines before the numbers move together."""
_SQUEEZED, _LEAST_LETTERS = 0.75, 11
"""How small the letters of a head may become, as a share of their size and in pixels."""
_BEST = Qt.ItemDataRole.UserRole
_PART = Qt.ItemDataRole.UserRole + 1
_WHOLE = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True)
class ScoreRow:
    """One kind of points: the points of every column and the cells they are for."""

    words: str
    points: tuple[int, ...]
    cells: tuple[tuple[int, ...], ...]
    part: bool = False
    """Whether the row above has counted it already."""

    @property
    def best(self) -> int | None:
        """The highest number, if not all have it; the smallest loss is no feat."""
        most = max(self.points)
        return most if most > 0 and min(self.points) < most else None


def score_rows(timeline: Timeline[State], seats: Sequence[int]) -> list[ScoreRow]:
    """The score of some seats by kind of points; kinds nobody scored are left out."""
    kinds = games.categories(timeline.game.id)
    texts = games.texts(timeline.game.id)
    lines = {seat: timeline.state.score(seat).lines for seat in seats}
    shared = {seat: [(line, kinds.shares(line)) for line in lines[seat]] for seat in seats}
    parts = {}
    if kinds.breakdown is not None:
        parts = {seat: kinds.breakdown(timeline.states, timeline.moves, seat) for seat in seats}
    rows = []
    for key, title in kinds.CATEGORIES.items():
        row = _row(
            say(title),
            [
                [replace(line, points=own[key]) for line, own in shared[seat] if key in own]
                for seat in seats
            ],
        )
        if not any(row.points) and not any(row.cells):
            continue
        rows.append(row)
        beside = [parts[seat].get(key, ()) if seat in parts else () for seat in seats]
        for same in zip(*beside, strict=True):
            words = say(texts.score_line(same[0].key, dict(same[0].details)))
            rows.append(_row(words, [[line] for line in same], part=True))
    return rows


def round_rows(timeline: Timeline[State], seats: Sequence[int]) -> list[ScoreRow]:
    """The points of every round; no rows in a game of one round."""
    texts = games.texts(timeline.game.id)
    earlier = {
        seat: [line for line in timeline.state.score(seat).lines if line.key == "round"]
        for seat in seats
    }
    count = len(earlier[seats[0]])
    if not count:
        return []
    rows = [
        _row(
            say(texts.score_line("round", dict(earlier[seats[0]][number].details))),
            [[earlier[seat][number]] for seat in seats],
        )
        for number in range(count)
    ]
    last = [
        [line for line in timeline.state.score(seat).lines if line.key != "round"] for seat in seats
    ]
    words = say(texts.score_line("round", {"round": count + 1}))
    return [*rows, replace(_row(words, last), cells=tuple(() for _ in seats))]


def _row(words: str, lines: Sequence[Sequence[ScoreLine]], part: bool = False) -> ScoreRow:
    return ScoreRow(
        words,
        tuple(sum(line.points for line in some) for some in lines),
        tuple(tuple(cell for line in some for cell in line.cells) for some in lines),
        part,
    )


class ScoreTable(QTableWidget):
    """Players by kinds of points. The row under the pointer highlights the cells it counts.

    Signals:
        pointed: the cells by seat; {} when no row is pointed at.
    """

    pointed = Signal(object)

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        rows_of: Callable[[Timeline[State], Sequence[int]], list[ScoreRow]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._timeline = timeline
        self._rows_of = rows_of
        self.seats = self._order()
        self.rows: list[ScoreRow] = []
        self.crowned = True
        """Whether a crown stands beside the best of a row; else its letters alone say so."""
        self.setHorizontalHeader(_Heads(context, timeline, self.seats, self))
        self.setItemDelegate(_Figures(context, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(16)
        self.cellEntered.connect(lambda row, _: self._point(row))
        self.currentCellChanged.connect(lambda row, *_: self._point(row))

    def _order(self) -> list[int]:
        """The seats by column: the only person first, then by points. A team has one column."""
        timeline = self._timeline
        if timeline.game.cooperative:
            return [timeline.viewer]
        totals = {seat: timeline.state.score(seat).total for seat in range(len(timeline.seats))}
        return sorted(totals, key=lambda seat: (seat != timeline.only_person, -totals[seat], seat))

    def show_score(self) -> None:
        """Fill the table in the current language."""
        self.rows = self._rows_of(self._timeline, self.seats)
        totals = tuple(self._timeline.state.score(seat).total for seat in self.seats)
        whole = ScoreRow(self.tr("Total"), totals, tuple(() for _ in self.seats))
        shown = [*self.rows, *([whole] if self._timeline.ranked else [])]
        self.setColumnCount(1 + len(self.seats))
        self.setRowCount(len(shown))
        self.setHorizontalHeaderLabels(["", *(self._named(seat) for seat in self.seats)])
        if not self._timeline.game.cooperative:
            for place, seat in enumerate(self.seats, 1):
                words = name_and_level(self._timeline.seats, seat)
                head = not_none(self.horizontalHeaderItem(place))
                head.setToolTip(plain(words))
                head.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        for line, one in enumerate(shown):
            self._fill(line, one, one is whole)
        self._fit()

    def _named(self, seat: int) -> str:
        if self._timeline.game.cooperative:
            return self.tr("Team")
        return shown_name(self._timeline.seats, seat)

    def _fill(self, line: int, row: ScoreRow, whole: bool) -> None:
        title = QTableWidgetItem(f"    {row.words}" if row.part else row.words)
        title.setToolTip(plain(row.words))
        title.setData(_PART, row.part)
        title.setData(_WHOLE, whole)
        bold = QFont(self.font())
        bold.setBold(True)
        self.setItem(line, 0, title)
        if whole:
            title.setFont(bold)
        for place, points in enumerate(row.points, 1):
            cell = QTableWidgetItem(number(points))
            best = row.best is not None and points == row.best and not row.part
            cell.setData(_BEST, best)
            cell.setData(_PART, row.part)
            cell.setData(
                Qt.ItemDataRole.AccessibleTextRole,
                self.tr("{points}, highest").format(points=number(points)) if best else None,
            )
            cell.setData(_WHOLE, whole)
            if whole or best:
                cell.setFont(bold)
            self.setItem(line, place, cell)

    def _fit(self) -> None:
        """Give the table the height of its rows, so that the page scrolls instead of the table."""
        head = self.horizontalHeader()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._share_width()

    def width_wanted(self) -> int:
        """The width at which the words have a line each, and the best of every row its crown."""
        edges = 2 * self.frameWidth()
        return edges + self._widest_title() + self._number_width(_CROWN) * len(self.seats)

    def _titles(self) -> list[QTableWidgetItem]:
        return [not_none(self.item(line, 0)) for line in range(self.rowCount())]

    @staticmethod
    def _width_of(title: QTableWidgetItem) -> int:
        return QFontMetrics(title.font()).horizontalAdvance(title.text()) + _TITLE_EDGES

    def _widest_title(self) -> int:
        widest = max((self._width_of(title) for title in self._titles()), default=0)
        return min(widest, grown(_MOST_TITLE))

    def _number_width(self, beside: int) -> int:
        return self.fontMetrics().horizontalAdvance("000") + beside

    def _share_width(self) -> None:
        """Share the width: words keep what they need; crowns go first, then lines break."""
        whole, count = self.viewport().width(), max(1, len(self.seats))
        titles = self._titles()
        left = (whole - self._widest_title()) // count
        self.crowned = left >= self._number_width(_CROWN)
        each = max(self._number_width(_NUMBER_EDGES), min(110, left))
        for place in range(1, self.columnCount()):
            self.setColumnWidth(place, each)
        usual, room = self.fontMetrics().height(), max(40, whole - each * count)
        for line, title in enumerate(titles):
            words = QRect(0, 0, room - _TITLE_EDGES, 1000)
            metrics = QFontMetrics(title.font())
            tall = metrics.boundingRect(words, Qt.TextFlag.TextWordWrap, title.text()).height()
            height = max(usual, tall) if self._width_of(title) > room else usual
            self.setRowHeight(line, height + (3 if title.data(_PART) else 8))
        rows = sum(self.rowHeight(line) for line in range(self.rowCount()))
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.rowCount():
            self._fit()

    def _point(self, line: int) -> None:
        cells = self.rows[line].cells if 0 <= line < len(self.rows) else ()
        lit = {seat: some for seat, some in zip(self.seats, cells, strict=False) if some}
        self.pointed.emit(lit)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(self.currentRow() if self.hasFocus() else -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(-1)


def _levels(seat: Seat) -> list[str]:
    """The level and the style of a bot; nothing for a person."""
    if seat.kind != "bot":
        return []
    return [opponent_name(seat.level or ""), *([style_name(seat.style)] if seat.style else [])]


class _Heads(QHeaderView):
    """Paints the players above their columns: face, shape, name and level."""

    def __init__(
        self, context: Context, timeline: Timeline[State], seats: Sequence[int], parent: QWidget
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._context = context
        self._timeline = timeline
        self._seats = seats
        self._faces = faces(timeline.seats)
        self.setSectionsClickable(False)

    def _tells_levels(self) -> bool:
        """Whether there is room for the levels of all bots."""
        metrics = QFontMetrics(self.font())
        room = max(1, self.sectionSize(1)) / _SQUEEZED
        words = [word for seat in self._timeline.seats for word in _levels(seat)]
        return all(metrics.horizontalAdvance(word) <= room for word in words)

    def sizeHint(self) -> QSize:
        told = [len(_levels(seat)) for seat in self._timeline.seats if self._tells_levels()]
        lines = 1 + max(told, default=0)
        if self._timeline.game.cooperative:
            return QSize(0, self.fontMetrics().height() + 12)
        return QSize(0, _FACE + 8 + lines * self.fontMetrics().height())

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        if index == 0 or index > len(self._seats):
            return
        colours = self._context.theme.colours
        name = str(self.model().headerData(index, self.orientation()) or "")
        seat = self._seats[index - 1]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        top = rect.top() + 2.0
        if not self._timeline.game.cooperative:
            at = QPointF(rect.center().x(), top + _FACE / 2)
            player = self._timeline.seats[seat]
            stamp_player(painter, self._faces[seat], player.colour, at, _FACE)
            top += _FACE + 2
            if player.kind == "bot" and self._tells_levels():
                for place, word in enumerate(_levels(player), 1):
                    self._write(painter, rect, top + place * line, word, colours.muted)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        self._write(painter, rect, top, name, colours.text)
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, rect: QRect, top: float, words: str, colour: str) -> None:
        """A line of a head; words that are a little too wide are written a little smaller."""
        painter.save()
        room, needed = rect.width() - 4, painter.fontMetrics().horizontalAdvance(words)
        height = painter.fontMetrics().height()
        if needed > room:
            font = QFont(painter.font())
            size = painter.fontInfo().pixelSize() * max(_SQUEEZED, room / needed)
            font.setPixelSize(max(_LEAST_LETTERS, int(size)))
            painter.setFont(font)
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(colour))
        box = QRectF(rect.left(), top, rect.width(), height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        painter.restore()


class _Figures(QStyledItemDelegate):
    """Paints numbers in the middle of their column, the best of a row with a crown."""

    def __init__(self, context: Context, table: ScoreTable) -> None:
        super().__init__(table)
        self._context = context
        self._table = table

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours, table = self._context.theme.colours, self._table
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        here = table.viewport().mapFromGlobal(table.cursor().pos())
        pointed = table.underMouse() and table.rowAt(here.y()) == index.row()
        current = table.hasFocus() and table.currentRow() == index.row()
        if pointed or current:
            painter.fillRect(option.rect, QColor(colours.accent_soft))
        if index.data(_WHOLE):
            painter.setPen(QPen(QColor(colours.border), 1.5))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        font = index.data(Qt.ItemDataRole.FontRole) or option.font
        painter.setFont(font)
        painter.setPen(QColor(colours.muted if index.data(_PART) else colours.text))
        words = str(index.data() or "")
        if index.column() == 0:
            box = option.rect.adjusted(8, 0, -4, 0)
            start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, start | Qt.TextFlag.TextWordWrap, words)
        else:
            wide = write_number(painter, QRectF(option.rect), words)
            if index.data(_BEST) and table.crowned:
                away = wide / 2 + 13
                middle = QPointF(option.rect.center())
                _draw_crown(painter, middle - QPointF(-away if right_to_left() else away, 0))
        painter.restore()


def write_number(painter: QPainter, room: QRectF, words: str) -> float:
    """Write a number into the middle of its room, and return its width."""
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
    painter.drawText(on_one_line(room, words, painter.font()), flags, words)
    return QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(words)


def _draw_crown(painter: QPainter, centre: QPointF) -> None:
    path = QPainterPath(centre + QPointF(-7, 5))
    for x, y in ((-8, -4), (-3.5, 0), (0, -6), (3.5, 0), (8, -4), (7, 5)):
        path.lineTo(centre + QPointF(x, y))
    path.closeSubpath()
    painter.setPen(QPen(QColor("#8A6410"), 1))
    painter.setBrush(QColor("#E9B93C"))
    painter.drawPath(path)
