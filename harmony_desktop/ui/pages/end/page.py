"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QResizeEvent, QShortcut, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.controller.hindsight_search import HindsightSearch, can_look_back
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.storage.results import Unreadable
from harmony_desktop.storage.statistics import earlier_points, earned
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown, joined, translate
from harmony_desktop.ui.kit.widgets import FlowLayout, Page, card, column, paragraph, scrolled
from harmony_desktop.ui.pages.end.celebration import Celebration
from harmony_desktop.ui.pages.end.headline import EndWords
from harmony_desktop.ui.pages.end.next_table import NextTable
from harmony_desktop.ui.pages.end.rating import Rating
from harmony_desktop.ui.pages.end.score_table import ScoreTable
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.view import TableView

_SIDE = 440
_NARROW = 980
"""Pages narrower than this have everything below each other."""
_ROOMY = 740
"""Pages lower than this have room for the boards alone."""


@dataclass(frozen=True)
class EndAction:
    """An action at the end of a game: its words, its icon and its function."""

    name: str
    words: Callable[[], str]
    icon: str
    act: Callable[[], None]
    shown: bool = True


class EndPage(Page):
    """The result of a timeline, beside its table, which can be studied further.

    Signals:
        again: the same players on another deal.
        same_deal: the same players on the same deal.
        new_game: another game is to be set up.
        look_back: back to the table.
        review: back to the table, to be shown where points were lost.
        keep_picture: the boards are wanted as a file.
        copy_result: the result is wanted as text.
        hindsight: what was possible is to be found out.
        practice_wanted: costly moments of this game are to be practised.
    """

    again = Signal()
    same_deal = Signal()
    new_game = Signal()
    look_back = Signal()
    review = Signal()
    keep_picture = Signal()
    copy_result = Signal()
    hindsight = Signal()
    practice_wanted = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        table: AnyTable,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self.timeline = timeline
        self.words = EndWords(timeline, self)
        self._celebrated = False
        self.headline = paragraph("winner" if self.words.celebrated else "title")
        self.game_line = paragraph("muted")
        self.outcome = paragraph()
        self.new_achievements = paragraph("muted")
        self._feats = self._new_feats()
        self.rating = Rating(context)
        self.score_table = ScoreTable(context, timeline)
        self.score_table.pointed.connect(table.light_up)
        self._sheet = card(self.score_table, padding=8)
        # What others did last is no news any more.
        table.mark_news(())
        self._boards = FinalBoards(table)
        self._points, self.earlier_points = self._history()
        self.next_table = NextTable(timeline)
        self._has_bots = timeline.persons < len(timeline.seats)
        self.offers = self._list_actions()
        self.buttons: dict[str, QPushButton] = {}
        self._possible: int | None = None
        self._asked: HindsightSearch | None = None
        self.rating.ask.clicked.connect(self._ask_what_was_possible)
        self._lay_out()
        self.retranslate()
        self.setFocusProxy(self.buttons["again"])
        practice_key = QShortcut(QKeySequence("F2"), self)
        practice_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        practice_key.activated.connect(self.practice_wanted)

    def _list_actions(self) -> list[EndAction]:
        """The actions, the likeliest first."""
        return [
            EndAction("again", lambda: self.tr("Play again"), "refresh-cw", self.again.emit),
            EndAction(
                "same-deal", lambda: self.tr("Same deal again"), "shuffle", self.same_deal.emit
            ),
            EndAction("review", lambda: self.tr("Analysis"), "graduation-cap", self.review.emit),
            EndAction("look-back", lambda: self.tr("Replay"), "history", self.look_back.emit),
            EndAction(
                "picture", lambda: self.tr("Save a picture…"), "image", self.keep_picture.emit
            ),
            EndAction(
                "hindsight",
                lambda: self.tr("What was possible"),
                "sparkles",
                self.hindsight.emit,
                can_look_back(self.timeline),
            ),
            EndAction("share", lambda: self.tr("Copy the result"), "copy", self.copy_result.emit),
            EndAction("new-game", lambda: self.tr("New game"), "plus", self.new_game.emit),
            EndAction("home", lambda: self.tr("Home"), "house", self.left.emit),
        ]

    def _history(self) -> tuple[int | None, list[int]]:
        """The points to rate and the earlier points; None where there is no rating."""
        timeline = self.timeline
        seat = timeline.only_person
        if seat is None or not timeline.ranked or timeline.practice or timeline.hints:
            return None, []
        try:
            return timeline.state.score(seat).total, earlier_points(
                self.context.results, timeline.record, timeline.result_key, seat
            )
        except Unreadable:
            return None, []

    @property
    def _can_know_possible(self) -> bool:
        """Whether the game computes hindsight exactly: an estimate is no measure of a result."""
        module = games.hindsight(self.timeline.game.id)
        return module is not None and module.EXACT

    def _ask_what_was_possible(self) -> None:
        """Have it found out beside the window: it may take a few seconds."""
        if (
            not self._can_know_possible
            or self.timeline.only_person is None
            or self._asked is not None
        ):
            return
        self._asked = HindsightSearch(self.timeline, self)
        self._asked.done.connect(self._on_searched)
        self.rating.ask.setEnabled(False)

    def _on_searched(self) -> None:
        assert self._asked is not None
        own = self.timeline.only_person
        self._possible = sum(one.possible for one in self._asked.insights if one.seat == own)
        self._show_possible()

    def _show_possible(self) -> None:
        known = self._possible is not None and self._points is not None
        self.rating.ask.setVisible(self._can_know_possible and not known)
        self.rating.ask.setText(self.tr("What was possible with this deal?"))
        self.rating.allowed.setVisible(known)
        if self._possible is not None and self._points is not None:
            self.rating.allowed.setText(self.words.allowed(self._points, self._possible))

    def _new_feats(self) -> list[str]:
        """The names of the achievements earned for the first time; nothing where none can be."""
        timeline = self.timeline
        if timeline.practice or timeline.hints or not timeline.over:
            return []
        own = set().union(*earned(timeline.record, timeline.states))
        if not own:
            return []
        try:
            before = self.context.results.feats(besides=timeline.record.to_json())
        except Unreadable:
            return []
        known = {feat.key for feat in before if feat.game == timeline.game.id}
        there = games.achievements(timeline.game.id).ACHIEVEMENTS
        return [one.name for one in there if one.key in own - known]

    # Laying out

    def _lay_out(self) -> None:
        self._grid = FlowLayout(spacing=8, most_columns=2)
        for place, action in enumerate(one for one in self.offers if one.shown):
            button = self.button(action.icon, "plain" if place else "primary")
            button.setMinimumHeight(42)
            button.clicked.connect(action.act)
            self.buttons[action.name] = button
            self._grid.addWidget(button)
        self._actions = QFrame()
        self._actions.setLayout(self._grid)
        self._beside = column(self.rating, self._sheet, self._actions, 1, spacing=12)
        self._side = side = QWidget()
        side.setLayout(self._beside)
        head = column(self.headline, self.game_line, self.outcome, self.new_achievements, spacing=4)
        boards = QWidget()
        layout = column(head, spacing=12)
        layout.addWidget(self._boards, 1)
        layout.addWidget(self.next_table)
        boards.setLayout(layout)
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(28, 20, 28, 20)
        self._columns.setSpacing(24)
        self._columns.addWidget(boards, 1)
        self._columns.addWidget(side)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(scrolled(inside), 1)
        self._fold(self.width(), self.height())

    def _fold(self, width: int, height: int) -> None:
        """Beside each other where there is room, else below each other."""
        narrow = width < grown(_NARROW)
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        # The boards come first where there is little room.
        self.next_table.setVisible(self._has_bots and not narrow and height >= _ROOMY)
        self._side.setMinimumWidth(0 if narrow else grown(_SIDE))
        self._side.setMaximumWidth(16_777_215 if narrow else grown(_SIDE))
        self._keep_in_sight(narrow)

    def _keep_in_sight(self, narrow: bool) -> None:
        """Put the actions below the scrolled part where boards and sheet are long."""
        if narrow == (self._whole.indexOf(self._actions) >= 0):
            return
        self._actions.setProperty("role", "bar" if narrow else None)
        self._actions.style().polish(self._actions)
        self._grid.set_shape(0, 4 if narrow else 2)
        edge = 12 if narrow else 0
        self._grid.setContentsMargins(edge, edge, edge, edge)
        if narrow:
            self._whole.addWidget(self._actions)
        else:
            self._beside.insertWidget(2, self._actions)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width(), event.size().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._celebrated:
            self._celebrated = True
            if self.words.celebrated and self.context.settings.animation != "off":
                Celebration(self).start()

    # Words

    def retranslate(self) -> None:
        words = self.words
        self.headline.setText(words.headline())
        self.game_line.setText(words.game())
        best = max(self.earlier_points, default=None)
        why = words.why(best)
        self.outcome.setText(why)
        self.outcome.setVisible(bool(why))
        names = joined(translate(self.timeline.game.id, name) for name in self._feats)
        self.new_achievements.setText(self.tr("For the first time: {names}").format(names=names))
        self.new_achievements.setVisible(bool(self._feats))
        self.rating.setVisible(self._points is not None)
        if self._points is not None:
            points, earlier = self._points, self.earlier_points
            course = [*reversed(earlier), points]
            self.rating.show_result(
                words.rank(points, earlier), words.measure(points, earlier), course
            )
        self._show_possible()
        self.next_table.retranslate()
        self.score_table.show_score()
        self._sheet.setVisible(self.score_table.rowCount() > 0)
        self.score_table.setAccessibleName(self.tr("Score"))
        self._boards.setAccessibleName(self.tr("The boards at the end"))
        for action in self.offers:
            if action.name in self.buttons:
                self.buttons[action.name].setText(action.words())
        self.setAccessibleName(words.headline())

    def restyle(self) -> None:
        super().restyle()
        self.score_table.viewport().update()

    def close_game(self) -> None:
        """Stop highlighting and computing for a page that is left."""
        if self._asked is not None:
            self._asked.close()
        self.score_table.pointed.disconnect()


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
        if self.isVisible():
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
