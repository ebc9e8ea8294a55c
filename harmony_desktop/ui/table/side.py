"""The drawer beside a table: scores, moves and rules, and the analysis of a finished game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QFrame, QTabWidget, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.table.analysis_panel import AnalysisPanel
from harmony_desktop.ui.table.history import History
from harmony_desktop.ui.table.panels import ScorePanel
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.rules_reader import RulesReader

_WIDE = 1500
"""A window narrower than this has its room for the boards, unless the player wants the drawer."""


class TableSide(QFrame):
    """A drawer with a tab for each. The player opens and closes it, here and at the next table.

    Until the player has done so, it is open where the window is wide. It opens by itself only for
    the analysis and while somebody looks back.

    Signals:
        opened: whether the drawer is open now.
        verdict_wanted: a Verdict of the analysis, to be shown on the board.
        try_wanted: a Verdict the player wants to play on from.
        practice_wanted: the player wants to find better moves in costly moments.
    """

    opened = Signal(bool)
    verdict_wanted = Signal(object)
    try_wanted = Signal(object)
    practice_wanted = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        playback: Playback,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._timeline = timeline
        self.scores = ScorePanel(timeline)
        playback.shown.connect(self.scores.show_moment)
        self.history = History(context, timeline, playback)
        self.rules = RulesReader(
            context, timeline.game.id, dict(timeline.options), topic=self._topic
        )
        self.analysis: AnalysisPanel | None = None
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        for part in (self.scores, self.history, self.rules):
            self.tabs.addTab(part, "")
        self.setProperty("role", "side")
        self._before_moves: tuple[int, bool] | None = None
        """The tab that was open, and whether the drawer was, before one looked back."""
        self._making_room = False
        """Whether the drawer is closed for something else that lies beside the table."""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.tabs)
        # Shown before it has a parent, it would be a window of its own for a moment.
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether the drawer is to be open where nothing special goes on."""
        chosen = self._context.settings.drawer
        wide = self.window().width() >= _WIDE if self.parent() is not None else False
        return wide if chosen is None else chosen

    def follow_wish(self) -> None:
        """Open or close as the player wants it, or as the window has room."""
        if self._before_moves is None and self.analysis is None:
            self._open(self.wanted and not self._making_room)

    def make_room(self, needed: bool) -> None:
        """Stay closed while something else needs the room beside the table."""
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
        """Somebody looks back: the moves and what leads through them are to be seen."""
        if self.tabs.currentIndex() < self.tabs.indexOf(self.rules):
            self._before_moves = self.tabs.currentIndex(), not self.isHidden()
            self.tabs.setCurrentWidget(self.history)
            self._open(True)

    def close_moves(self) -> None:
        """Nobody looks back any more: all is as it was."""
        if self._before_moves is not None:
            tab, was_open = self._before_moves
            self._before_moves = None
            self.tabs.setCurrentIndex(tab)
            self._open(was_open)

    def retranslate(self) -> None:
        self._name_tabs()
        self.scores.setAccessibleName(self.tr("Score"))
        self.rules.retranslate()
        self.history.retranslate()

    def _name_tabs(self) -> None:
        names = (self.tr("Score"), self.tr("Moves"), self.tr("Rules"), self.tr("Analysis"))
        for index in range(self.tabs.count()):
            self.tabs.setTabText(index, names[index])
        self._keep_room()

    def _keep_room(self) -> None:
        """The side is as wide as its lines and the names of its tabs need."""
        self.tabs.setMinimumWidth(max(264, self.tabs.tabBar().sizeHint().width()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def _topic(self) -> str:
        """The section of the rules that the game is at."""
        return games.texts(self._timeline.game.id).topic(self._timeline.view())

    def show_rules(self) -> None:
        """Open the drawer with the rules."""
        self._open(True)
        self.tabs.setCurrentWidget(self.rules)
        self.rules.setFocus()

    def scroll_rules(self, pages: int) -> bool:
        """Scroll the rules while they are read; False if they are not."""
        focused = QApplication.focusWidget()
        in_here = focused is not None and self.isAncestorOf(focused)
        if not in_here or self.tabs.currentWidget() is not self.rules:
            return False
        bar = self.rules.text.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())
        return True

    def start_analysis(self) -> None:
        """Look over the finished game with the strongest bot."""
        if self.analysis is None:
            self.analysis = AnalysisPanel(self._context, self._timeline)
            self.analysis.looked_at.connect(self.verdict_wanted)
            self.analysis.try_wanted.connect(self.try_wanted)
            self.analysis.practice_wanted.connect(self.practice_wanted)
            self.tabs.addTab(self.analysis, "")
            self._name_tabs()
        self._open(True)
        self.tabs.setCurrentWidget(self.analysis)
        self.analysis.start()
