"""The analysis of a finished game: the cost of each decision, the reason, and the best decision."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.bots.decisions import AS_GOOD, Verdict
from harmony_desktop.controller.analysis import Analysis
from harmony_desktop.controller.hindsight_search import can_look_back
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import State
from harmony_desktop.engine.words import Phrase
from harmony_desktop.storage.analyses import Analyses
from harmony_desktop.storage.results import identity_of
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import isolated, number, say, sentence, separated, signed
from harmony_desktop.ui.kit.outside import plain
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import Page, column, label, paragraph, row, scrolled
from harmony_desktop.ui.players.players import dot, player_colour
from harmony_desktop.ui.table.analysis_words import AnalysisWords
from harmony_desktop.ui.table.news_cards import LinePicture
from harmony_desktop.ui.table.panels import PICTURES, WrappedRows
from harmony_desktop.ui.table.points_chart import PointsChart
from harmony_desktop.ui.table.verdict import sign_icon

_VERDICT = Qt.ItemDataRole.UserRole
_RUN = PICTURES + 1
_EDGE = 8
_HEAVY = 2.0
"""Points from which a loss stands out in the list."""
_CLOSE, _LISTED_CLOSE = 0.5, 3
"""The largest share of decisions that kept the aim for one to be close; how many are listed."""
_RETRY_MS = 2_000
_SIGN = QSize(18, 18)
_PLACE = re.compile(r" · |؛ |\s*[→←]")
"""What follows the piece in the words of a decision: its place, or the next step."""


PiecesOf = Callable[[Sequence[Change[State]]], Sequence[LinePicture]]
"""Small pictures of the pieces of some moves."""


class VerdictList(QListWidget):
    """Decisions with what they cost, each in as many lines as it needs; the page scrolls.

    Signals:
        reached: a row the keyboard has gone to, as a rectangle of the viewport.
    """

    reached = Signal(QRect)

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(16, 16))
        self.setWordWrap(True)
        self.setItemDelegate(WrappedRows(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._pressed = False
        self.currentItemChanged.connect(self._reach)

    def fit(self) -> None:
        """Be exactly as high as the rows."""
        rows = sum(self.sizeHintForRow(index) for index in range(self.count()))
        self.setFixedHeight(rows + 10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A row that moved away under the pointer would not be clicked."""
        self._pressed = True
        super().mousePressEvent(event)
        self._pressed = False

    def _reach(self, item: QListWidgetItem | None) -> None:
        if item is not None and self.hasFocus() and not self._pressed:
            self.reached.emit(self.visualItemRect(item))


class DecisionCard(QFrame):
    """The chosen decision: its cost, the best move and the played one, and the reasons."""

    def __init__(self, words: AnalysisWords, *buttons: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._words = words
        self.title = paragraph("heading")
        self.lost = paragraph("warning")
        self._best_sign, self._played_sign = label(), label()
        for sign in (self._best_sign, self._played_sign):
            sign.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.best, self.played = paragraph(), paragraph()
        self.reasons = paragraph()
        layout = column(
            self.title,
            self.lost,
            row(self._best_sign, self.best),
            row(self._played_sign, self.played),
            self.reasons,
            *buttons,
        )
        layout.setContentsMargins(12, 12, 12, 12)
        self.setLayout(layout)

    def set_sign_colours(self, best: str, played: str) -> None:
        """Draw the signs of the best and the played move in these colours."""
        self._best_sign.setPixmap(sign_icon(True, best, played).pixmap(_SIGN))
        self._played_sign.setPixmap(sign_icon(False, best, played).pixmap(_SIGN))

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Describe a decision; None hides the card."""
        self.setVisible(verdict is not None)
        if verdict is None:
            return
        words, appraisal, costly = self._words, verdict.appraisal, verdict.costly
        self.title.setText(words.title(verdict))
        self.lost.setText(words.lost(verdict) if costly else "")
        for part in (self.lost, self.played, self._played_sign):
            part.setVisible(costly)
        best, played = words.signs(verdict)
        self.best.setText(self._described(verdict, appraisal.best, best))
        self.played.setText(self._described(verdict, appraisal.played, played))
        reasons = words.reasons(verdict) if costly else words.praise(verdict)
        self.reasons.setText(reasons)
        self.reasons.setVisible(bool(reasons))

    def _described(self, verdict: Verdict, decided: Suggestion, name: str) -> str:
        head = separated((name, self._words.chance(verdict, decided)))
        return "\n".join((head, *self._words.steps(verdict, decided.moves)))


class AnalysisPanel(Page):
    """Runs an analysis and shows its verdicts.

    Signals:
        looked_at: a Verdict the player wants to see on the board.
        try_wanted: a Verdict the player wants to play on from.
        practice_wanted: the player wants to find better moves in costly moments.
        hindsight_wanted: the player wants to see the best that was possible.
        replay_wanted: the player wants to watch the game.
    """

    looked_at = Signal(object)
    try_wanted = Signal(object)
    practice_wanted = Signal()
    hindsight_wanted = Signal()
    replay_wanted = Signal()

    def __init__(
        self,
        context: Context,
        timeline: Timeline[State],
        pieces_of: PiecesOf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._timeline = timeline
        self._pieces_of = pieces_of
        self.analysis = Analysis(timeline, Analyses(context.places), self)
        self.words = AnalysisWords(timeline, self.analysis)
        self._failed = False
        self.chosen: Verdict | None = None
        """The decision that is shown."""
        self._unfolded: set[int] = set()
        """The numbers of the decisions with which unfolded runs of good ones begin."""
        self._progress = QProgressBar()
        self._progress.setRange(0, max(1, self.analysis.total))
        self._progress.setTextVisible(False)
        self._state = paragraph()
        self._pause = self.button("pause", "small")
        self._pause.clicked.connect(self._toggle)
        self._accuracy = paragraph()
        self._try = self.button("play", "primary")
        self._try.clicked.connect(self._play_on)
        self.decision = DecisionCard(self.words, self._try)
        self._chart_title = paragraph("heading")
        self._chart = PointsChart(context, self.words.number_of)
        self._chart.chosen.connect(self.choose)
        self._luck = paragraph("muted")
        self._costly_title = paragraph("heading")
        self._costly = self._list()
        self._close_title = paragraph("heading")
        self._close = self._list()
        self._watch = self.button("play")
        self._watch.clicked.connect(self.replay_wanted)
        self._practise = self.button("puzzle")
        self._practise.clicked.connect(self.practice_wanted)
        self._possible = self.button("sparkles")
        self._possible.clicked.connect(self.hindsight_wanted)
        self._looks_back = can_look_back(timeline)
        self._all_title = paragraph("heading")
        self._all = self._list()
        self._lay_out()
        self.analysis.judged.connect(self._on_verdict)
        self.analysis.finished.connect(self._on_finished)
        self.analysis.failed.connect(self._on_failed)
        self.analysis.explained.connect(self._on_explained)
        self.retranslate()

    def _lay_out(self) -> None:
        content = QWidget()
        parts = column(
            self._progress,
            row(self._state, self._pause),
            self._accuracy,
            self._possible,
            self.decision,
            self._chart_title,
            self._chart,
            self._luck,
            self._costly_title,
            self._costly,
            self._practise,
            self._close_title,
            self._close,
            self._watch,
            self._all_title,
            self._all,
            1,
        )
        # With the margin of the drawer, words begin as far in as the names of its tabs.
        parts.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        content.setLayout(parts)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scrolled(content)
        self._area.setProperty("role", "bare")
        layout.addWidget(self._area)

    def _list(self) -> VerdictList:
        found = VerdictList()
        found.itemClicked.connect(self._open)
        found.itemActivated.connect(self._open)
        found.reached.connect(lambda row: self._scroll_to(found, row))
        return found

    def _scroll_to(self, shown: VerdictList, row: QRect) -> None:
        place = shown.viewport().mapTo(not_none(self._area.widget()), row.center())
        self._area.ensureVisible(place.x(), place.y(), 0, row.height())

    # Running

    def start(self) -> None:
        """Start or resume the analysis; verdicts found earlier stay."""
        self._failed = False
        self.analysis.start()
        self._refresh()

    def _toggle(self) -> None:
        if self.analysis.running:
            self.analysis.stop()
            self._refresh()
        else:
            self.start()

    def _on_verdict(self, verdict: Verdict) -> None:
        self._add(verdict)
        if self.chosen is None and not self.analysis.done:
            self._show_summary()
        else:
            self._refresh()

    def _on_finished(self) -> None:
        self.analysis.close()
        self._write_all()
        self._refresh()
        if self.chosen is None and (worst := self.analysis.costliest(1)):
            self.choose(worst[0])
        self._keep_accuracy()

    def _on_failed(self) -> None:
        self._failed = True
        self._refresh()

    def _on_explained(self, verdict: Verdict) -> None:
        if self.chosen is not None and self.chosen.number == verdict.number:
            self.chosen = verdict
            self.decision.show_verdict(verdict)
            announce(self, self.decision.reasons.text())
        for shown in (self._all, self._costly):
            for item in map(shown.item, range(shown.count())):
                if (listed := item.data(_VERDICT)) is not None and listed.number == verdict.number:
                    self._describe(item, verdict)
            shown.fit()
        self._explain_rest()

    def _explain_rest(self) -> None:
        """Ask for the next missing reasons of a costly decision, the worst first."""
        rest = [
            one for one in self.analysis.verdicts if one.costly and one.appraisal.reasons is None
        ]
        if rest and self.analysis.done:
            self.analysis.explain(max(rest, key=lambda one: one.given_up))

    def _keep_accuracy(self) -> None:
        """Write the accuracies to the result; retry while another program uses the file."""
        if self._timeline.practice:
            return
        accuracies = [
            value if self._timeline.is_person(seat) else None
            for seat, value in enumerate(self.analysis.accuracies())
        ]
        identity = identity_of(self._timeline.record.to_json())
        self.context.flush_games()
        problem = self.context.results.set_accuracy(identity, accuracies)
        if problem is not None and problem.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, self._keep_accuracy)

    def close_analysis(self) -> None:
        self.analysis.close()

    # Words

    def retranslate(self) -> None:
        colours = self.context.theme.colours
        self._chart_title.setText(self.tr("Expected final score"))
        self._possible.setText(self.tr("Best possible"))
        self._costly_title.setText(self.tr("What cost most"))
        self._all_title.setText(self.tr("All decisions"))
        self._try.setText(self.tr("Play on from here"))
        self._close_title.setText(self.tr("Where it was close"))
        self._watch.setText(self.tr("Watch the replay"))
        self._practise.setText(self.tr("Find the best move"))
        self._costly.setAccessibleName(self._costly_title.text())
        self._close.setAccessibleName(self._close_title.text())
        self._all.setAccessibleName(self._all_title.text())
        self.decision.set_sign_colours(colours.good, colours.warn)
        self._write_all()
        self._refresh()

    def restyle(self) -> None:
        super().restyle()
        self.retranslate()

    def _refresh(self) -> None:
        self._show_summary()
        self.decision.show_verdict(self.chosen)
        costly = self.analysis.costliest()
        self._costly.clear()
        for verdict in costly:
            self._costly.addItem(self._row(verdict))
        self._costly.fit()
        seat = self.chosen.seat if self.chosen is not None else self._first_seat()
        timeline = self._timeline
        final = timeline.state.score(seat).total if timeline.over else None
        self._chart.show_verdicts(self.analysis.of_seat(seat), costly, self.chosen, final)
        points = self._timeline.ranked
        self._chart.setVisible(points and len(self.analysis.of_seat(seat)) > 1)
        self._chart_title.setVisible(self._chart.isVisibleTo(self))
        self._luck.setText(self.words.luck(seat))
        self._luck.setVisible(bool(self._luck.text()))
        self._practise.setVisible(bool(costly))
        self._show_close()
        # Few costly decisions are seen at a glance in the list of all.
        more = sum(one.costly for one in self.analysis.verdicts) > len(costly)
        for part in (self._costly_title, self._costly):
            part.setVisible(bool(costly) and (more or not self.analysis.done))

    def _show_close(self) -> None:
        """Show where a game that is only won or lost was close; with no costly decision, the list
        of all would be one line."""
        self._close.clear()
        won_or_lost = self.analysis.done and not self._timeline.ranked
        for verdict, words in self._close_calls() if won_or_lost else ():
            item = self._row(verdict)
            item.setText(f"{self.words.number_of(verdict)}  {sentence(say(words))}")
            item.setForeground(QColor(self.context.theme.colours.text))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, item.text())
            item.setData(PICTURES, None)
            self._close.addItem(item)
        self._close.fit()
        for part in (self._close_title, self._close):
            part.setVisible(self._close.count() > 0)
        self._watch.setVisible(won_or_lost)
        flawless = won_or_lost and not any(one.costly for one in self.analysis.verdicts)
        for part in (self._all_title, self._all):
            part.setVisible(not flawless)

    def _close_calls(self) -> list[tuple[Verdict, Phrase]]:
        """The decisions of which the smallest share kept the aim within reach, in the order of the
        game."""
        close_call = games.analysis(self._timeline.game.id).close_call
        if close_call is None:
            return []
        found = []
        for verdict in self.analysis.verdicts:
            view = self._timeline.states[verdict.number].view(verdict.seat)
            call = close_call(view, verdict.decision.moves)
            if call is not None and call[0] <= _CLOSE:
                found.append((call[0], verdict, call[1]))
        found.sort(key=lambda one: one[0])
        listed = sorted(found[:_LISTED_CLOSE], key=lambda one: one[1].number)
        return [(verdict, words) for _, verdict, words in listed]

    def _first_seat(self) -> int:
        """The seat whose points are shown: a person's, if one has played."""
        seats = range(len(self._timeline.seats))
        return next((seat for seat in seats if self._timeline.is_person(seat)), 0)

    def _show_summary(self) -> None:
        analysis = self.analysis
        judged = len(analysis.verdicts)
        self._progress.setVisible(not analysis.done and not self._failed)
        self._progress.setValue(judged)
        self._pause.setVisible(not analysis.done)
        self._pause.setText(self.tr("Pause") if analysis.running else self.tr("Continue"))
        self.set_icon(self._pause, "pause" if analysis.running else "play")
        self._state.setVisible(not analysis.done)
        if self._failed:
            words = self.tr("The analysis could not be completed. Nothing has been lost.")
        elif analysis.running:
            words = self.tr("The Champion is analysing the game: {judged} of {total}").format(
                judged=number(judged), total=number(analysis.total)
            )
        else:
            words = self.tr("Stopped: {judged} of {total}").format(
                judged=number(judged), total=number(analysis.total)
            )
        self._state.setText(words)
        # While the lines above it come and go, it would move away under the pointer.
        self._possible.setVisible(self._looks_back and not analysis.running)
        self._accuracy.setText("\n".join(self.words.summary()))
        self._accuracy.setVisible(analysis.done)

    def _row(self, verdict: Verdict) -> QListWidgetItem:
        """A row that tells at a glance what happened and what it cost."""
        item = QListWidgetItem(dot(player_colour(self._timeline.seats[verdict.seat].colour)), "")
        item.setToolTip(plain(self.words.line(verdict, verdict.decision.moves)))
        item.setData(_VERDICT, verdict)
        font = item.font()
        font.setBold(verdict.given_up >= (_HEAVY if self._timeline.ranked else AS_GOOD))
        item.setFont(font)
        if not verdict.costly:
            item.setForeground(QColor(self.context.theme.colours.muted))
        self._describe(item, verdict)
        return item

    def _describe(self, item: QListWidgetItem, verdict: Verdict) -> None:
        """Write into a row its number, its cost, and why or what was played."""
        loss = ""
        if self._timeline.ranked and verdict.costly:
            loss = isolated(number(-verdict.lost))
        head = separated((self.words.number_of(verdict), loss))
        if why := self.words.first_reason(verdict):
            item.setText(f"{head}  {why}")
            item.setData(PICTURES, None)
            return
        points = self._scored(verdict)
        gain = f"({isolated(signed(points))})" if points else ""
        # A place does not belong here: the card has it.
        piece = _PLACE.split(self.words.line(verdict, verdict.decision.moves), maxsplit=1)[0]
        words = "  ".join(filter(None, (head, " ".join(filter(None, (piece, gain))))))
        pictures = self._pictures(verdict)
        item.setText("  ".join(filter(None, (head, gain))) if pictures else words)
        item.setData(PICTURES, pictures)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)

    def _pictures(self, verdict: Verdict) -> Sequence[LinePicture]:
        """The pieces of a decision."""
        last = verdict.number + len(verdict.decision.moves)
        changes = [self._timeline.change(index) for index in range(verdict.number, last)]
        return tuple(self._pieces_of([one for one in changes if one.move.by is None]))

    def _scored(self, verdict: Verdict) -> int:
        """The points that a decision scored at once."""
        state = after = self._timeline.states[verdict.number]
        for move in verdict.decision.moves:
            after = after.play(move)
        return after.score(verdict.seat).total - state.score(verdict.seat).total

    def _fold(self, run: Sequence[Verdict]) -> QListWidgetItem:
        """A row that stands for several good decisions until it is opened."""
        item = QListWidgetItem(self.tr("%Ln good move(s)", "", len(run)))
        item.setForeground(QColor(self.context.theme.colours.muted))
        item.setData(_RUN, run[0].number)
        return item

    def _write_all(self) -> None:
        """Write the list anew; once all are judged, good decisions are folded."""
        self._all.clear()
        for costly, group in groupby(self.analysis.verdicts, key=lambda one: one.costly):
            run = list(group)
            folded = self.analysis.done and not costly and len(run) > 1
            if folded and run[0].number not in self._unfolded:
                self._all.addItem(self._fold(run))
                continue
            for verdict in run:
                self._all.addItem(self._row(verdict))
        self._all.fit()

    def _open(self, item: QListWidgetItem) -> None:
        """Show the decision of a row, or unfold good ones."""
        if (verdict := item.data(_VERDICT)) is not None:
            self.choose(verdict)
        elif (first := item.data(_RUN)) is not None:
            place = self._all.row(item)
            self._unfolded.add(first)
            self._write_all()
            self._all.setCurrentRow(place)

    def _add(self, verdict: Verdict) -> None:
        """Insert a verdict into the list, in the order of the game."""
        place = next(
            (
                index
                for index in range(self._all.count())
                if self._all.item(index).data(_VERDICT).number > verdict.number
            ),
            self._all.count(),
        )
        self._all.insertItem(place, self._row(verdict))
        self._all.fit()

    # Choosing

    def choose(self, verdict: Verdict) -> None:
        """Select a decision and show it on the board."""
        self.chosen = verdict = self.analysis.newest(verdict)
        self._refresh()
        self.looked_at.emit(verdict)
        if verdict.costly and verdict.appraisal.reasons is None:
            self.analysis.explain(verdict)
        shown = self.decision
        announce(self, "\n".join((shown.title.text(), shown.lost.text(), shown.reasons.text())))

    def _play_on(self) -> None:
        if self.chosen is not None:
            self.try_wanted.emit(self.chosen)
