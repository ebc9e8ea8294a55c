"""The panels beside a table: the live score, the moves so far, the rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import View
from harmony_desktop.ui.languages import number, say, sentence
from harmony_desktop.ui.players import player_colour, shown_name

_SEAT = Qt.ItemDataRole.UserRole
_CELLS = Qt.ItemDataRole.UserRole + 1


def dot(colour: str, size: int = 14) -> QIcon:
    """A small disc in a player's colour."""
    pixmap = QPixmap(size * 2, size * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(2, 2, size * 2 - 4, size * 2 - 4)
    painter.end()
    return QIcon(pixmap)


class ScorePanel(QTreeWidget):
    """Every player's score, line by line; pointing at a line lights its cells on the table."""

    pointed = Signal(int, object)
    """A seat and the cells of the line pointed at; no cells when it points at none."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._texts = games.part(session.game.id, "texts")
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(True)
        self.setIndentation(16)
        self.setMouseTracking(True)
        self.setIconSize(QSize(12, 12))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemEntered.connect(lambda item, _: self._point(item))
        self.currentItemChanged.connect(lambda item, _: self._point(item))
        self._players: list[QTreeWidgetItem] = []
        for number_, seat in enumerate(session.seats):
            player = QTreeWidgetItem(self)
            player.setIcon(0, dot(player_colour(seat.colour)))
            player.setData(0, _SEAT, number_)
            self._players.append(player)

    def show_view(self, view: View) -> None:
        """Bring the scores up to date."""
        bold = QFont(self.font())
        bold.setBold(True)
        for seat, player in enumerate(self._players):
            sheet = view.score(seat)
            player.setText(0, shown_name(self._session.seats, seat))
            player.setText(1, number(sheet.total))
            player.setFont(0, bold)
            player.setFont(1, bold)
            player.setTextAlignment(
                1, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
            )
            self._show_lines(player, seat, sheet.lines)
            player.setExpanded(len(self._players) <= 2 or seat == view.seat)

    def _show_lines(self, player: QTreeWidgetItem, seat: int, lines: tuple) -> None:
        while player.childCount() > len(lines):
            player.removeChild(player.child(player.childCount() - 1))
        while player.childCount() < len(lines):
            QTreeWidgetItem(player)
        for place, line in enumerate(lines):
            row = player.child(place)
            row.setText(0, say(self._texts.score_line(line.key, dict(line.details))))
            row.setText(1, number(line.points))
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
            row.setData(0, _SEAT, seat)
            row.setData(0, _CELLS, line.cells)

    def _point(self, item: QTreeWidgetItem | None) -> None:
        cells = item.data(0, _CELLS) if item is not None else None
        seat = item.data(0, _SEAT) if item is not None else 0
        self.pointed.emit(seat, tuple(cells or ()))

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(0, ())
        super().leaveEvent(event)


class MoveList(QListWidget):
    """The moves so far; choosing one looks back at that moment."""

    looked_at = Signal(int)
    """The number of moves played at the moment looked at."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._texts = games.part(session.game.id, "texts")
        self.setIconSize(QSize(12, 12))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.itemClicked.connect(lambda item: self.looked_at.emit(self.row(item) + 1))
        self.itemActivated.connect(lambda item: self.looked_at.emit(self.row(item) + 1))

    def refresh(self, everything: bool = False) -> None:
        """Bring the list up to date with the session."""
        moves = self._session.moves
        keep = 0 if everything else min(self.count(), len(moves))
        # The turn that is not over yet may be told differently once it is.
        keep = max(0, keep - len(self._session.seats))
        while self.count() > keep:
            self.takeItem(self.count() - 1)
        for place in range(keep, len(moves)):
            self.addItem(self._row(place))
        self.scrollToBottom()

    def _row(self, place: int) -> QListWidgetItem:
        seat = self._session.states[place].to_move or 0
        item = QListWidgetItem(
            dot(player_colour(self._session.seats[seat].colour)),
            f"{number(place + 1)}. {self.words(place)}",
        )
        item.setToolTip(shown_name(self._session.seats, seat))
        return item

    def words(self, place: int) -> str:
        """A move in words, as far as the person at the screen may know it."""
        before = self._session.states[place]
        seat = before.to_move or 0
        known = self._revealed(place) or seat == self._session.viewer
        view = before.view(seat if known else self._session.viewer)
        return sentence(say(self._texts.describe(view, self._session.moves[place])))

    def _revealed(self, place: int) -> bool:
        """Whether everybody knows by now what this move was."""
        if self._session.over:
            return True
        states, moves = self._session.states, self._session.moves
        return any(states[later].reveals(moves[later]) for later in range(place, len(moves)))
