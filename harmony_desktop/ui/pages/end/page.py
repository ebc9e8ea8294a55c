"""The end of a game: who won and why, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.bots.ratings import even_strength
from harmony_desktop.controller.hindsight_search import can_look_back
from harmony_desktop.controller.rating import GameRating
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.engine.game import State
from harmony_desktop.storage.achievements import earned, feats_of
from harmony_desktop.storage.results import Unreadable, identity_of
from harmony_desktop.storage.statistics import earlier_points
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.icons import icon
from harmony_desktop.ui.kit.languages import grown, joined, listed, number, sentences, translate
from harmony_desktop.ui.kit.motion import system_is_calm
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import (
    FlowLayout,
    Page,
    PageScroll,
    card,
    column,
    paragraph,
    row,
)
from harmony_desktop.ui.pages.end.celebration import Celebration
from harmony_desktop.ui.pages.end.next_table import NextTable
from harmony_desktop.ui.pages.end.rating import Rating
from harmony_desktop.ui.pages.end.score_table import ScoreTable, round_rows, score_rows
from harmony_desktop.ui.players.end_words import EndWords
from harmony_desktop.ui.players.medals import medals
from harmony_desktop.ui.players.players import shown_names
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.view import TableView

if TYPE_CHECKING:
    from harmony_desktop.storage.ratings import RatingStep

_RATES_AFTER_MS = 1500
"""Delay before the rating is worked out: the page is painted first, and may be left at once."""
_SIDE, _SLIM_SIDE = 440, 350
"""The width of score and buttons on wide and on narrow pages."""
_MOST_SIDE = 0.47
"""The share of the page that score and buttons may take."""
_WIDE, _NARROW = 1100, 720
"""Pages narrower than the second have their parts one below the other."""
_HEAD = 150
"""Approximate height of the headline above the boards."""
_ROOMY = 720
"""Height below which a page has room for the boards, the score and the buttons only."""
_BOARDS, _LEAST_BOARDS = 420, 220
"""The height of the boards on a page of the usual size, and the least."""
_MOST_HIGH = 0.8
"""The largest height of the boards on a page that scrolls, as a share of their width."""
_SHEET_EDGE = 8
_BUTTONS = 148
"""The height of the buttons in two columns."""
_MEDAL, _LARGE_MEDALS = 44, 5
_EDGE, _BETWEEN, _GAP = 24, 20, 12
"""Beside the page, between its columns, and between the parts of a column."""


@dataclass(frozen=True)
class EndAction:
    """An action of the page, or a menu of actions (`inside`)."""

    name: str
    words: Callable[[], str]
    icon: str
    act: Callable[[], None]
    inside: tuple[EndAction, ...] = ()


class EndPage(Page):
    """The result of a timeline, beside its table, which can be studied further.

    Signals:
        next_deal: the next deal of the ladder.
        again: the same players on another deal.
        same_deal: the same players on the same deal.
        new_game: another game is to be set up.
        look_back: back to the table.
        review: back to the table, to be shown where points were lost.
        keep_picture: the boards are wanted as a file.
        copy_result: the result is wanted as text.
        save_game: the game is wanted as a file.
        hindsight: what was possible is to be found out.
        practice_wanted: costly moments of this game are to be practised.
    """

    next_deal = Signal()
    again = Signal()
    same_deal = Signal()
    new_game = Signal()
    look_back = Signal()
    review = Signal()
    keep_picture = Signal()
    copy_result = Signal()
    save_game = Signal()
    hindsight = Signal()
    practice_wanted = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        table: AnyTable,
        fresh: bool = True,
        next_rung: int | None = None,
        parent: QWidget | None = None,
        *,
        celebrates: bool = True,
    ) -> None:
        """`fresh` says that the game has just come to its end, and was not opened again.

        A win is celebrated when its result is first seen: this one, if the page `celebrates`.
        `next_rung` is the deal of the ladder that this game has led to, if any.
        """
        super().__init__(context, parent)
        self.timeline = timeline
        self._table = table
        self._next_rung = next_rung
        self.words = EndWords(timeline, self)
        self._celebrated = not (fresh and celebrates)
        self.headline = paragraph("winner" if self.words.celebrated else "title")
        self.game_line = paragraph("muted")
        self.outcome = paragraph()
        self._medals = QLabel()
        self.new_achievements = paragraph("muted")
        self._feats = self._new_feats()
        self.rating = Rating(context)
        self.score_table = ScoreTable(context, timeline, score_rows)
        self.score_table.pointed.connect(table.light_up)
        self.round_table = ScoreTable(context, timeline, round_rows)
        self._sheet = card(self.score_table, self.round_table, padding=_SHEET_EDGE)
        # The last moves of the others are no news any more.
        table.mark_news(())
        table.news_cards.show_news(())
        table.show_final(True)
        self._boards = FinalBoards(table)
        self._points, self.earlier_points = self._history()
        self.rating_step: RatingStep | None = None
        """The player's rating before and after this game, once it is known."""
        rated = self._points is not None and not timeline.record.hinted
        if fresh and rated and context.settings.ratings:
            self.rating.await_rating()
            QTimer.singleShot(_RATES_AFTER_MS, self, self._rate)
        self.next_table = NextTable(timeline)
        self._has_bots = timeline.persons < len(timeline.seats)
        self.offers = self._list_actions()
        self.buttons: dict[str, QPushButton] = {}
        self.entries: dict[str, QAction] = {}
        """What stands in the menus of the buttons."""
        self._lay_out()
        self.retranslate()
        self.setFocusProxy(self.buttons[self.offers[0].name])
        practice_key = QShortcut(QKeySequence("F2"), self)
        practice_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        practice_key.activated.connect(self.practice_wanted)

    @property
    def drawing(self) -> bool:
        return self._table.painting

    def _list_actions(self) -> list[EndAction]:
        """The actions with a button of their own, the likeliest first."""
        following = EndAction("next-deal", self._next_words, "skip-forward", self.next_deal.emit)
        return [
            *([] if self._next_rung is None else [following]),
            EndAction("again", lambda: self.tr("Play again"), "refresh-cw", self.again.emit),
            EndAction(
                "same-deal", lambda: self.tr("Replay this deal"), "repeat", self.same_deal.emit
            ),
            EndAction("review", lambda: self.tr("Analysis"), "chart-line", self.review.emit),
            EndAction("share", lambda: self.tr("Share"), "share-2", lambda: None, self._shared()),
            EndAction("home", lambda: self.tr("Home"), "house", self.left.emit),
            EndAction("more", lambda: self.tr("More"), "ellipsis", lambda: None, self._further()),
        ]

    def _next_words(self) -> str:
        return self.tr("Next: deal {number}").format(number=number(self._next_rung or 1))

    def _shared(self) -> tuple[EndAction, ...]:
        """The actions of the menu Share."""
        return (
            EndAction(
                "picture", lambda: self.tr("Save a picture…"), "image", self.keep_picture.emit
            ),
            EndAction("text", lambda: self.tr("Copy the result"), "copy", self.copy_result.emit),
            EndAction("file", lambda: self.tr("Save the game…"), "save", self.save_game.emit),
        )

    def _further(self) -> tuple[EndAction, ...]:
        """The actions of the menu More, which are wanted less often."""
        possible = EndAction(
            "hindsight", lambda: self.tr("Best possible"), "sparkles", self.hindsight.emit
        )
        return (
            EndAction("look-back", lambda: self.tr("Replay"), "history", self.look_back.emit),
            *([possible] if can_look_back(self.timeline) else []),
            EndAction("new-game", lambda: self.tr("New game"), "plus", self.new_game.emit),
        )

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

    def _rate(self) -> None:
        """Have the game rated, even if this page is left meanwhile."""
        rating = GameRating(self.context.places, self.timeline.record, self.context)
        rating.known.connect(self._on_rated)
        rating.known.connect(rating.deleteLater)

    def _on_rated(self, steps: Mapping[str, RatingStep]) -> None:
        self.rating_step = next(iter(steps.values()), None)
        self._show_rating()

    def even_strength(self) -> int | None:
        """The strength of an even match after this game; None if unknown or all played together."""
        if self.rating_step is None or self.timeline.game.cooperative:
            return None
        return even_strength(self.timeline.game.id, self.rating_step.after)

    def _new_feats(self) -> list[Achievement]:
        """The achievements earned for the first time; none where a game cannot earn any."""
        timeline = self.timeline
        if timeline.practice or not timeline.over:
            return []
        results, game = self.context.results, timeline.game.id
        try:
            own = set().union(
                *(one.keys for one in earned(timeline.record, timeline.states, results))
            )
            document = timeline.record.to_json()
            before = feats_of(results, besides=document)
            firsts = [feat for feat in feats_of(results) if feat.game == game]
            own.update(feat.key for feat in firsts)
        except Unreadable:
            return []
        # Later games may have earned them, too.
        identity = identity_of(document)
        first_here = {feat.key for feat in firsts if feat.identity == identity}
        known = {feat.key for feat in before if feat.game == game} - first_here
        there = games.achievements(game).ACHIEVEMENTS
        return [one for one in there if one.key in own - known]

    # Laying out

    def _lay_out(self) -> None:
        self._grid = FlowLayout(spacing=8, most_columns=2)
        for place, action in enumerate(self.offers):
            button = self.button(action.icon, "plain" if place else "primary")
            button.setMinimumHeight(40 if place else 52)
            self.buttons[action.name] = button
            if action.inside:
                self._fill_menu(button, action.inside)
            else:
                button.clicked.connect(action.act)
            if place and action.name != "more":
                self._grid.addWidget(button)
        self._actions = QFrame()
        below = QWidget()
        below.setLayout(self._grid)
        first = row(self.buttons[self.offers[0].name], self.buttons["more"], spacing=8)
        first.setStretch(0, 1)
        self.buttons["more"].setMinimumHeight(52)
        self._actions.setLayout(column(first, below, spacing=8))
        self._side = QWidget()
        self._beside = column(self.rating, self._sheet, 1, self._actions, spacing=12)
        self._side.setLayout(self._beside)
        feats = row(self._medals, self.new_achievements, spacing=12)
        feats.setStretch(1, 1)
        self._new = QWidget()
        self._new.setLayout(feats)
        self._head = column(self.headline, self.game_line, self.outcome, self._new, spacing=4)
        boards = QWidget()
        layout = column(self._head, spacing=_GAP)
        layout.addWidget(self._boards, 100)
        layout.addWidget(self.next_table)
        # Beside a long sheet the room that is left is below, not between the words.
        layout.addStretch(1)
        boards.setLayout(layout)
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(_EDGE, 16, _EDGE, 16)
        self._columns.setSpacing(_BETWEEN)
        self._columns.addWidget(boards, 1)
        self._columns.addWidget(self._side)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(PageScroll(inside), 1)
        self._fold(self.width(), self.height())

    def _fill_menu(self, button: QPushButton, actions: Iterable[EndAction]) -> None:
        menu = QMenu(button)
        for action in actions:
            entry = menu.addAction("")
            entry.triggered.connect(lambda _=False, act=action.act: act())
            self.entries[action.name] = entry
        button.setMenu(menu)

    def _fold(self, width: int, height: int) -> None:
        """Lay the parts out side by side where there is room, else one below the other."""
        narrow = width < grown(_NARROW)
        roomy = height >= grown(_ROOMY)
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        # In little room, the boards come first, then the score, then the sentences about it.
        self.next_table.setVisible(self._has_bots and not narrow and roomy)
        self._medals.setVisible(roomy and bool(self._feats))
        place = 0 if roomy else 1
        if self._beside.indexOf(self.rating) != place:
            self._beside.removeWidget(self.rating)
            self._beside.insertWidget(place, self.rating)
        side = self._side_width(width)
        scrolls = narrow or self._side_height(side) > height
        tallest = height - grown(_HEAD)
        if scrolls:
            # Beside a long sheet they would stand in the middle of an empty column.
            wide = width - 2 * _EDGE - (0 if narrow else side + _BETWEEN)
            tallest = min(tallest, round(_MOST_HIGH * wide))
        self._boards.setMaximumHeight(max(_LEAST_BOARDS, tallest))
        self._boards.set_height(_BOARDS if narrow else self._left_for_boards(width - side, height))
        self._side.setMinimumWidth(0 if narrow else side)
        self._side.setMaximumWidth(16_777_215 if narrow else side)
        self._keep_in_sight(scrolls)

    def _side_height(self, width: int) -> int:
        """The height of headline, score and buttons, one below the other."""
        shown = [one for one in (self.rating, self._sheet) if not one.isHidden()]
        heights = [
            one.heightForWidth(width) if one.hasHeightForWidth() else one.sizeHint().height()
            for one in shown
        ]
        return sum(heights) + 12 * len(shown) + grown(_BUTTONS) + 2 * 16

    def _side_width(self, width: int) -> int:
        """The width of score and buttons: more for many players, within a share of the page."""
        usual = grown(_SIDE if width >= grown(_WIDE) else _SLIM_SIDE)
        table = max(self.score_table.width_wanted(), self.round_table.width_wanted())
        return max(usual, min(table + 2 * (_SHEET_EDGE + 1), int(_MOST_SIDE * width)))

    def _left_for_boards(self, width: int, height: int) -> int:
        """The height left for the boards if the page is not to scroll."""
        left = height - 2 * 16 - _GAP
        wide = width - 2 * _EDGE - _BETWEEN
        left -= self._head.heightForWidth(wide)
        if not self.next_table.isHidden():
            left -= self.next_table.heightForWidth(wide) + _GAP
        return max(_LEAST_BOARDS, min(left, _BOARDS))

    def _keep_in_sight(self, below: bool) -> None:
        """Put the actions below the scrolled part where boards or sheet are long."""
        if below == (self._whole.indexOf(self._actions) >= 0):
            return
        focused = QApplication.focusWidget()
        self._actions.setProperty("role", "bar" if below else None)
        self._actions.style().polish(self._actions)
        self._grid.set_shape(0, 5 if below else 2)
        across, along = (_EDGE, 12) if below else (0, 0)
        not_none(self._actions.layout()).setContentsMargins(across, along, across, along)
        if below:
            self._whole.addWidget(self._actions)
        else:
            self._beside.addWidget(self._actions)
        if focused is not None and self._actions.isAncestorOf(focused):
            # A button that moves to another place loses the keyboard to its neighbour.
            focused.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width(), event.size().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now the letters have their sizes.
        self._fold(self.width(), self.height())
        if not self._celebrated:
            self._celebrated = True
            calm = self.context.settings.animation == "off" or system_is_calm()
            if self.words.celebrated and not calm:
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
        names = joined(translate(self.timeline.game.id, one.name) for one in self._feats)
        heading = self.tr("New achievement(s): {names}", "", len(self._feats))
        self.new_achievements.setText(heading.format(names=names))
        self._new.setVisible(bool(self._feats))
        self._show_medals()
        self._show_rating()
        self.next_table.retranslate()
        self.score_table.show_score()
        self.round_table.show_score()
        self.round_table.setVisible(self.round_table.rowCount() > 2)
        self._sheet.setVisible(self.score_table.rowCount() > 0)
        self.score_table.setAccessibleName(self.tr("Score"))
        self.round_table.setAccessibleName(self.tr("Score of each round"))
        self._boards.setAccessibleName(self.tr("Final boards"))
        for action in self.offers:
            self.buttons[action.name].setText(action.words())
            for one in action.inside:
                self.entries[one.name].setText(one.words())
        self.setAccessibleName(words.headline())
        self._fold(self.width(), self.height())

    def _show_rating(self) -> None:
        """Compare the result with the player's own earlier ones, and show the rating once known."""
        self.rating.setVisible(self._points is not None)
        if self._points is None:
            return
        words, points, earlier = self.words, self._points, self.earlier_points
        rating = None if self.rating_step is None else self.rating_step.after
        self.rating.show_result(
            words.rank(points, earlier),
            words.measure(points, earlier),
            words.near(points, earlier, rating),
            [*reversed(earlier), points],
        )
        if self.rating_step is not None:
            self.rating.show_rating(self.rating_step)

    def spoken(self) -> str:
        """The result and its margin, everybody's points, and why."""
        timeline, words = self.timeline, self.words
        points = []
        if timeline.ranked and not timeline.game.cooperative:
            scores = [timeline.state.score(seat).total for seat in range(len(timeline.seats))]
            names = shown_names(timeline.seats)
            points = [f"{name}: {number(one)}" for name, one in zip(names, scores, strict=True)]
        return sentences([words.headline(), listed(points), self.outcome.text()])

    def _show_medals(self) -> None:
        """Show the medals of the new achievements; many are smaller, for room for their names."""
        if self._feats:
            keys = [one.key for one in self._feats]
            size = _MEDAL * min(1.0, _LARGE_MEDALS / len(keys))
            game, ratio = self.timeline.game.id, self.devicePixelRatioF()
            self._medals.setPixmap(medals(game, keys, size, ratio, self.context.theme.colours))

    def restyle(self) -> None:
        super().restyle()
        self._show_medals()
        for score in (self.score_table, self.round_table):
            score.viewport().update()
        for action in self.offers:
            for one in action.inside:
                self.entries[one.name].setIcon(icon(one.icon, self.context.theme.colours.text))

    def close_game(self) -> None:
        """Remove the highlights, and let the table show everything again."""
        self.score_table.pointed.disconnect()
        self._table.show_final(False)


class FinalBoards(TableView):
    """The boards of the table as they stand at the end."""

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(220, 180)
        self._wanted = QSize(640, _BOARDS)

    def set_height(self, height: int) -> None:
        """Ask for a height; more is taken where there is room."""
        if height != self._wanted.height():
            self._wanted.setHeight(height)
            self.updateGeometry()

    def fit(self) -> None:
        """Fit the boards without animation, so that none glides when the result is shown."""
        super().fit()
        if self.isVisible():
            self._table.motion.finish()

    def drawBackground(self, painter: QPainter, rect: object) -> None:
        """The surface of the table, with round corners."""
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.viewport().rect())
        # At a scale such as 1.5 the last pixels belong to the view in part.
        painter.fillRect(whole.adjusted(-1, -1, 1, 1), self.palette().window())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._background)
        painter.drawRoundedRect(whole, 16, 16)
        painter.restore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls."""
        event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(self._wanted)
