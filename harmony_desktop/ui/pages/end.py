"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QVBoxLayout, QWidget

from harmony_desktop.controller.hindsight import can_look_back
from harmony_desktop.controller.session import Session
from harmony_desktop.storage.results import Unreadable
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.pages.end_parts import Celebration, Rating, ScoreTable
from harmony_desktop.ui.pages.end_words import EndWords
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.view import TableView
from harmony_desktop.ui.widgets import Page, card, column, paragraph, scrolled

_SIDE = 440
_NARROW = 980
"""Pages narrower than this have everything below each other."""


@dataclass(frozen=True)
class Action:
    """Something to do now: what it is called, its icon and what it does."""

    name: str
    words: Callable[[], str]
    icon: str
    act: Callable[[], None]
    shown: bool = True


class EndPage(Page):
    """The result of a session, beside its table, which can be studied further.

    Signals:
        again: the same players on another deal.
        same_deal: the same players on the same deal.
        new_game: another game is to be set up.
        look_back: back to the table.
        review: back to the table, to be shown where points were lost.
        keep_picture: the boards are wanted as a file.
        copy_result: the result is wanted as text.
        hindsight: what was possible is to be found out.
    """

    again = Signal()
    same_deal = Signal()
    new_game = Signal()
    look_back = Signal()
    review = Signal()
    keep_picture = Signal()
    copy_result = Signal()
    hindsight = Signal()

    def __init__(
        self,
        context: Context,
        session: Session,
        table: AnyTable,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._session = session
        self._words = EndWords(session, self)
        self._celebrated = False
        self._headline = paragraph("winner" if self._words.celebrated else "title")
        self._game = paragraph("muted")
        self._outcome = paragraph()
        self._rating = Rating(context)
        self._score = ScoreTable(context, session)
        self._score.pointed.connect(table.light_up)
        self._sheet = card(self._score, padding=8)
        self._boards = FinalBoards(table)
        self._points, self._earlier = self._history()
        self.offers = self._list_actions()
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self.retranslate()
        self.setFocusProxy(self.buttons["again"])

    def _list_actions(self) -> list[Action]:
        """What can be done now, the likeliest first."""
        return [
            Action("again", lambda: self.tr("Play again"), "refresh-cw", self.again.emit),
            Action("same-deal", lambda: self.tr("Same deal again"), "shuffle", self.same_deal.emit),
            Action("review", lambda: self.tr("Analysis"), "graduation-cap", self.review.emit),
            Action("look-back", lambda: self.tr("Look back"), "history", self.look_back.emit),
            Action("picture", lambda: self.tr("Keep a picture…"), "image", self.keep_picture.emit),
            Action(
                "hindsight",
                lambda: self.tr("In hindsight"),
                "sparkles",
                self.hindsight.emit,
                can_look_back(self._session),
            ),
            Action("share", lambda: self.tr("Copy the result"), "copy", self.copy_result.emit),
            Action("new-game", lambda: self.tr("New game"), "plus", self.new_game.emit),
            Action("home", lambda: self.tr("Home"), "house", self.left.emit),
        ]

    def _history(self) -> tuple[int | None, list[int]]:
        """The points that are rated, and those reached before; None where there is no rating."""
        session = self._session
        seat = session.oneself
        if seat is None or not session.ranked or session.practice or session.hints:
            return None, []
        try:
            return session.state.score(seat).total, session.earlier_points(seat)
        except Unreadable:
            return None, []

    # Laying out

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        for place, action in enumerate(one for one in self.offers if one.shown):
            button = self.button(action.icon, "plain" if place else "primary")
            button.setMinimumHeight(42)
            button.clicked.connect(action.act)
            self.buttons[action.name] = button
            grid.addWidget(button, *divmod(place, 2))
        side = QWidget()
        side.setLayout(
            column(self._rating, self._sheet, grid, 1, spacing=12),
        )
        self._side = side
        head = column(self._headline, self._game, self._outcome, spacing=4)
        boards = QWidget()
        boards.setLayout(column(head, spacing=12))
        layout = boards.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(self._boards, 1)
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(28, 20, 28, 20)
        self._columns.setSpacing(24)
        self._columns.addWidget(boards, 1)
        self._columns.addWidget(side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(inside))
        self._fold(self.width())

    def _fold(self, width: int) -> None:
        """Beside each other where there is room, else below each other."""
        narrow = width < _NARROW
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._side.setMinimumWidth(0 if narrow else _SIDE)
        self._side.setMaximumWidth(16_777_215 if narrow else _SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._celebrated:
            self._celebrated = True
            if self._words.celebrated and self.context.settings.animation != "off":
                Celebration(self).start()

    # Words

    def retranslate(self) -> None:
        words = self._words
        self._headline.setText(words.headline())
        self._game.setText(words.game())
        best = max(self._earlier, default=None)
        why = words.why(best)
        self._outcome.setText(why)
        self._outcome.setVisible(bool(why))
        self._rating.setVisible(self._points is not None)
        if self._points is not None:
            points, earlier = self._points, self._earlier
            course = [*reversed(earlier), points]
            self._rating.tell(words.rank(points, earlier), words.measure(points, earlier), course)
        self._score.show_score()
        self._sheet.setVisible(self._score.rowCount() > 0)
        self._score.setAccessibleName(self.tr("Score"))
        self._boards.setAccessibleName(self.tr("The boards at the end"))
        for action in self.offers:
            if action.name in self.buttons:
                self.buttons[action.name].setText(action.words())
        self.setAccessibleName(words.headline())

    def restyle(self) -> None:
        super().restyle()
        self._score.viewport().update()

    def close_game(self) -> None:
        """Nothing more is lit on a page that is left."""
        self._score.pointed.disconnect()


class FinalBoards(TableView):
    """The table as it stands, to be looked at."""

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(300, 300)

    def fit(self) -> None:
        """At rest: nothing glides to another place when the result is shown."""
        super().fit()
        self._table.motion.finish()

    def drawBackground(self, painter: QPainter, rect: object) -> None:
        """The surface of the table, with round corners."""
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.viewport().rect())
        painter.fillRect(whole, self.palette().window())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._background)
        painter.drawRoundedRect(whole, 16, 16)
        painter.restore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls."""
        event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(640, 420)
