"""The list of finished games, read as far as the player scrolls."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.storage.results import Found, Query, Result, Results, Unreadable
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import isolated, right_to_left, separated
from harmony_desktop.ui.pages.statistics.charts import star, start_aligned, write
from harmony_desktop.ui.players.faces import stamp_face
from harmony_desktop.ui.players.players import faces
from harmony_desktop.ui.players.result_words import ResultWords, seat_of, seats_of
from harmony_desktop.ui.players.thumbnails import HEIGHT, WIDTH, Thumbnails

PAGE = 100
RESULT = Qt.ItemDataRole.UserRole
_PICTURE = QSize(WIDTH // 2, HEIGHT // 2)
_ROOM = 10
_FACE = 48.0

_Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractListModel):
    """The results of a query, a hundred at a time, read beside the window.

    Signals:
        arrived: more of them are there, or there are none.
        troubled: a Problem, where they could not be read.
    """

    arrived = Signal()
    troubled = Signal(object)

    def __init__(self, results: Results, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self._words = ResultWords(self)
        self._query = Query()
        self._rows: list[Result] = []
        self._more: tuple[str, int] | None = None
        self._job: Job | None = None
        self._again = False
        self.skipped = 0

    @property
    def query(self) -> Query:
        return self._query

    @property
    def loading(self) -> bool:
        return self._job is not None

    def ask(self, query: Query) -> None:
        """Show the results of a query from the first one."""
        self._query = query
        if self._job is not None:
            self._again = True
            return
        self._read(None)

    def _read(self, after: tuple[str, int] | None) -> None:
        results, query = self._results, self._query

        def work() -> tuple[bool, Found] | Problem:
            try:
                return after is None, results.search(query, PAGE, after)
            except Unreadable as trouble:
                return trouble.problem

        self._job = Job(work, self._on_read, self._on_failed)

    def _on_read(self, found: tuple[bool, Found] | Problem) -> None:
        self._job = None
        if isinstance(found, Problem):
            self._more = None
            self.troubled.emit(found)
        elif not self._again:
            self._add(*found)
        if self._again:
            self._again = False
            self._read(None)
        else:
            self.arrived.emit()

    def _on_failed(self, problem: Exception) -> None:
        self._job = self._more = None
        self._again = False
        self.troubled.emit(failure(problem))
        self.arrived.emit()

    def _add(self, anew: bool, found: Found) -> None:
        rows = [one for one in found.results if one.game in games.GAMES]
        if anew:
            self.beginResetModel()
            self._rows, self.skipped = rows, found.skipped
            self._more = found.more
            self.endResetModel()
        elif rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows += rows
            self.skipped += found.skipped
            self._more = found.more
            self.endInsertRows()
        else:
            self._more = found.more

    def close(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def canFetchMore(self, parent: _Index) -> bool:
        return self._more is not None and self._job is None

    def fetchMore(self, parent: _Index) -> None:
        if self._more is not None and self._job is None:
            self._read(self._more)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self._rows):
            return None
        result = self._rows[index.row()]
        if role == RESULT:
            return result
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words.whole(result)
        return None

    def change(self, row: int, result: Result) -> None:
        """Show a changed row before it is read again."""
        self._rows[row] = result
        index = self.index(row)
        self.dataChanged.emit(index, index)

    def take(self, row: int) -> None:
        """Remove a row whose game has left the list."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._rows[row]
        self.endRemoveRows()

    def refresh_words(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))


class _Delegate(QStyledItemDelegate):
    """Draws a game: its board, its points, how it ended, when and with whom."""

    star_pressed = Signal(int)

    def __init__(self, context: Context, pictures: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._pictures = pictures
        self._words = ResultWords(self)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = QFontMetricsF(self.parent().font()).height()
        return QSize(240, max(_PICTURE.height() + 12, round(line * 4.1) + 2 * _ROOM))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        result = index.data(RESULT)
        if not isinstance(result, Result):
            return
        view, model = self.parent(), index.model()
        assert isinstance(view, HistoryList)
        assert isinstance(model, HistoryModel)
        colours = self._context.theme.colours
        room = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: Any = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(room, QColor(colours.accent_soft))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(room, QColor(colours.raised))
        painter.setPen(QPen(QColor(colours.border), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        seat = seat_of(result, model.query.person)
        self._draw_picture(painter, room, result, seat)
        self._draw_words(painter, room, result, seat)
        self._draw_star(painter, self.star_box(room), result.starred)
        self._draw_faces(painter, room, result, seat)
        if state & QStyle.StateFlag.State_HasFocus and view.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(room.adjusted(1, 1, -1, -2))
        painter.restore()

    def _draw_picture(self, painter: QPainter, room: QRectF, result: Result, seat: int) -> None:
        """The board; the player's face until it is drawn, and where there is none."""
        picture = self._pictures.picture(result, seat)
        left = room.right() - _ROOM - _PICTURE.width() if right_to_left() else room.left() + _ROOM
        top = room.center().y() - _PICTURE.height() / 2
        where = QRectF(QPointF(left, top), _PICTURE.toSizeF())
        if picture is None:
            own = faces(seats_of(result.record))
            if seat < len(own):
                stamp_face(painter, own[seat], where.center(), _FACE)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(where, picture, QRectF(picture.rect()))

    def _draw_words(self, painter: QPainter, room: QRectF, result: Result, seat: int) -> None:
        colours = self._context.theme.colours
        outcome = self._words.outcome(result, seat)
        font = QFont(self.parent().font())
        large, bold = QFont(font), QFont(font)
        large.setPointSizeF(font.pointSizeF() * 1.35)
        large.setBold(True)
        bold.setWeight(QFont.Weight.DemiBold)
        line = QFontMetricsF(font).height()
        taken = _PICTURE.width() + 2 * _ROOM
        star_room = self.star_box(room).width() + _ROOM
        inside = room.adjusted(taken, 0, -star_room, 0)
        if right_to_left():
            inside = room.adjusted(star_room, 0, -taken, 0)
        y = room.center().y() - line * 2.05
        ink = {True: colours.good, False: colours.warn, None: colours.muted}[outcome.won]
        wide = min(inside.width(), QFontMetricsF(large).horizontalAdvance(outcome.points) + 8)
        first = QRectF(inside.left(), y, wide, line * 1.3)
        rest = QRectF(inside.left() + wide, y, inside.width() - wide, line * 1.3)
        if right_to_left():
            first.moveRight(inside.right())
            rest.moveRight(first.left())
        write(painter, first, outcome.points, QColor(colours.text), start_aligned(), large)
        write(painter, rest, outcome.words, QColor(ink), start_aligned(), bold)
        game = self._words.game(result)
        title = isolated(result.title) if result.title else game
        under = QRectF(inside.left(), y + line * 1.3, inside.width(), line)
        write(painter, under, title, QColor(colours.text), start_aligned(), font)
        details = [
            self._words.variant(result),
            self._words.players(result),
            self._words.day(result),
        ]
        if result.title:
            details[0] = f"{game}, {details[0]}" if details[0] else game
        muted = QColor(colours.muted)
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * 0.92)
        for words, down in (
            (details[1], 2.25),
            (separated((details[2], details[0])), 3.2),
        ):
            box = QRectF(inside.left(), y + line * down, inside.width(), line)
            write(painter, box, words, muted, start_aligned(), small)

    def _draw_faces(self, painter: QPainter, room: QRectF, result: Result, seat: int) -> None:
        """The others at the table: side by side below the star, piled up where it is narrow."""
        others = [face for at, face in enumerate(faces(seats_of(result.record))) if at != seat]
        column = self.star_box(room)
        size = 26.0
        step = QPointF(0, -size * 0.55)
        if room.width() > size * 20:
            step = QPointF(size * 1.1 if right_to_left() else -size * 1.1, 0)
        for place, face in enumerate(others[:3]):
            first = QPointF(column.center().x(), room.bottom() - 8 - size / 2)
            stamp_face(painter, face, first + step * place, size)

    def star_box(self, room: QRectF) -> QRectF:
        side = 30.0
        left = room.left() + _ROOM / 2 if right_to_left() else room.right() - side - _ROOM / 2
        return QRectF(left, room.top() + 8, side, side)

    def _draw_star(self, painter: QPainter, box: QRectF, starred: bool) -> None:
        colours = self._context.theme.colours
        painter.setPen(QPen(QColor(colours.focus if starred else colours.muted), 1.5))
        painter.setBrush(QColor(colours.focus) if starred else Qt.BrushStyle.NoBrush)
        painter.drawPath(star(box.center(), 9))

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: _Index,
    ) -> bool:
        if (
            event.type() == QEvent.Type.MouseButtonRelease
            and isinstance(event, QMouseEvent)
            and self.star_box(QRectF(option.rect)).contains(event.position())
        ):
            self.star_pressed.emit(index.row())
            return True
        return super().editorEvent(event, model, option, index)

    def parent(self) -> QWidget:
        parent = super().parent()
        assert isinstance(parent, QWidget)
        return parent


class HistoryList(QListView):
    """The list of finished games.

    Signals:
        picked: another game is chosen, or none.
        opened: the chosen game is wanted.
        star_wanted: a row whose star was pressed.
    """

    picked = Signal()
    opened = Signal()
    star_wanted = Signal(int)

    def __init__(self, context: Context, pictures: Thumbnails, parent: QWidget | None = None):
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.history = HistoryModel(context.results, self)
        self.setModel(self.history)
        self._delegate = _Delegate(context, pictures, self)
        self._delegate.star_pressed.connect(self.star_wanted)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(lambda *_: self.picked.emit())
        self.activated.connect(lambda _: self.opened.emit())
        pictures.ready.connect(lambda _: self.viewport().update())
        self.history.modelReset.connect(self._choose_first)

    def keyboardSearch(self, search: str) -> None:
        """Ignore letters: Qt would put every row into words to find one that begins so.

        Rows begin with their points, and the field above the list searches all of them.
        """

    def _choose_first(self) -> None:
        if self.history.rowCount():
            self.setCurrentIndex(self.history.index(0))
        self.picked.emit()

    @property
    def chosen(self) -> Result | None:
        result = self.currentIndex().data(RESULT)
        return result if isinstance(result, Result) else None
