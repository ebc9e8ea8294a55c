"""The drawer beside a table: scores, moves and rules, and the analysis of a finished game."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QFrame, QTabWidget, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import column
from harmony_desktop.ui.table.analysis_panel import AnalysisPanel, PiecesOf
from harmony_desktop.ui.table.history import History
from harmony_desktop.ui.table.panels import LineOf, ScorePanel
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.rules_reader import RulesReader

_WIDE = 1500
"""Window width below which the drawer stays closed, unless the player opens it."""
_LEAST_WIDTH = 300
"""Least width of the drawer; it grows half as much as its letters."""


class TableSide(QFrame):
    """The drawer, with tabs. Whether the player left it open applies to the next table too.

    Until the player has chosen, it is open in a wide window. It opens by itself only for
    the analysis and while somebody looks back.

    Signals:
        opened: whether the drawer is open now.
        verdict_wanted: a Verdict of the analysis, to be shown on the board.
        try_wanted: a Verdict the player wants to play on from.
        practice_wanted: the player wants to find better moves in costly moments.
        hindsight_wanted: the player wants to see the best that was possible.
    """

    opened = Signal(bool)
    verdict_wanted = Signal(object)
    try_wanted = Signal(object)
    practice_wanted = Signal()
    hindsight_wanted = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        playback: Playback,
        line_of: LineOf,
        pieces_of: PiecesOf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._timeline = timeline
        self._pieces_of = pieces_of
        self.scores = ScorePanel(timeline)
        playback.shown.connect(self.scores.show_moment)
        self.history = History(context, timeline, playback, line_of)
        self._rules_place = QWidget()
        """The tab of the rules, which are made when somebody looks at them."""
        self._rules_place.setLayout(column())
        self.analysis: AnalysisPanel | None = None
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        for part in (self.scores, self.history, self._rules_place):
            self.tabs.addTab(part, "")
        self.tabs.currentChanged.connect(self._on_tab)
        self.setProperty("role", "side")
        self._before_moves: tuple[int, bool] | None = None
        """The current tab, and whether the drawer was open, before the player looked back."""
        self._making_room = False
        """Whether the drawer is closed to make room for a card beside the table."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.tabs)
        # Shown without a parent, it would briefly be a window of its own.
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether the drawer is open by default: the player's choice, or a wide window."""
        chosen = self._context.settings.drawer
        wide = self.window().width() >= _WIDE if self.parent() is not None else False
        return wide if chosen is None else chosen

    def follow_wish(self) -> None:
        """Open or close the drawer as `wanted`."""
        if self._before_moves is None and self.analysis is None:
            self._open(self.wanted and not self._making_room)

    def make_room(self, needed: bool) -> None:
        """Stay closed while a card needs the room beside the table."""
        self._making_room = needed
        self.follow_wish()

    def toggle(self) -> None:
        """Open the drawer, or close it, here and at the next table."""
        opens = self.isHidden()
        self._before_moves = None
        self._context.change("drawer", opens)
        self._open(opens)

    def show_sheet(self, seat: int) -> None:
        """Open the drawer with the score sheet of a seat."""
        self.tabs.setCurrentWidget(self.scores)
        self.scores.unfold(seat)
        self._context.change("drawer", True)
        self._open(True)

    def _open(self, opens: bool) -> None:
        self.setVisible(opens)
        self.opened.emit(opens)

    def open_moves(self) -> None:
        """Open the list of moves while the player looks back."""
        if self.tabs.currentIndex() < self.tabs.indexOf(self._rules_place):
            self._before_moves = self.tabs.currentIndex(), not self.isHidden()
            self.tabs.setCurrentWidget(self.history)
            self._open(True)

    def close_moves(self) -> None:
        """Restore the drawer after looking back."""
        if self._before_moves is not None:
            tab, was_open = self._before_moves
            self._before_moves = None
            self.tabs.setCurrentIndex(tab)
            self._open(was_open)

    def retranslate(self) -> None:
        self._name_tabs()
        self.scores.setAccessibleName(self.tr("Score"))
        if "rules" in self.__dict__:
            self.rules.retranslate()
        self.history.retranslate()

    def _name_tabs(self) -> None:
        names = (self.tr("Score"), self.tr("Moves"), self.tr("Rules"), self.tr("Analysis"))
        for index in range(self.tabs.count()):
            self.tabs.setTabText(index, names[index])
        self._keep_room()

    def _keep_room(self) -> None:
        """Make the drawer wide enough for its lines and the names of its tabs."""
        least = (_LEAST_WIDTH + grown(_LEAST_WIDTH)) // 2
        self.tabs.setMinimumWidth(max(least, self.tabs.tabBar().sizeHint().width()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def _topic(self) -> str:
        """The section of the rules about the current phase of the game."""
        return games.texts(self._timeline.game.id).topic(self._timeline.view())

    def show_rules(self) -> None:
        """Open the drawer with the rules."""
        self._open(True)
        self.tabs.setCurrentWidget(self._rules_place)
        self.rules.setFocus()

    @cached_property
    def rules(self) -> RulesReader:
        """The rules, made at their first use: most tables are opened and left without them."""
        game = self._timeline.game.id
        reader = RulesReader(self._context, game, dict(self._timeline.options), topic=self._topic)
        not_none(self._rules_place.layout()).addWidget(reader)
        return reader

    def _on_tab(self) -> None:
        if self.tabs.currentWidget() is self._rules_place:
            self.rules.show()

    def scroll_rules(self, pages: int) -> bool:
        """Scroll the rules if they are open; return False otherwise."""
        focused = QApplication.focusWidget()
        in_here = focused is not None and self.isAncestorOf(focused)
        if not in_here or self.tabs.currentWidget() is not self._rules_place:
            return False
        bar = self.rules.text.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())
        return True

    def _watch(self) -> None:
        """Play the whole game back."""
        self.tabs.setCurrentWidget(self.history)
        self.history.looked_at.emit(0)
        if not self.history.playing:
            self.history.toggle_playing()

    def start_analysis(self) -> None:
        """Open and start the analysis of the finished game."""
        if self.analysis is None:
            self.analysis = AnalysisPanel(self._context, self._timeline, self._pieces_of)
            self.analysis.looked_at.connect(self.verdict_wanted)
            self.analysis.try_wanted.connect(self.try_wanted)
            self.analysis.practice_wanted.connect(self.practice_wanted)
            self.analysis.hindsight_wanted.connect(self.hindsight_wanted)
            self.analysis.replay_wanted.connect(self._watch)
            self.tabs.addTab(self.analysis, "")
            self._name_tabs()
        self._open(True)
        self.tabs.setCurrentWidget(self.analysis)
        self.analysis.start()
