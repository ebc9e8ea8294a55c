"""Practice in finding the best move: a card that asks, then rates the decision."""

from __future__ import annotations

from PySide6.QtCore import Signal

from harmony_desktop.bots.decisions import Verdict, whole_points
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import counter, number, sentence, signed, translate
from harmony_desktop.ui.kit.widgets import Page, column, paragraph
from harmony_desktop.ui.table.advice import decision_words, reasons_line
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.side_card import SideCard


class PracticeCard(Page):
    """The card beside the table of one exercise.

    Signals:
        next_wanted: the player wants another moment.
    """

    next_wanted = Signal()

    def __init__(
        self, context: Context, page: TablePage, exercise: Exercise, place: int, count: int
    ) -> None:
        """Ask for the decision of exercise number `place` (from 0) of `count`."""
        super().__init__(context)
        self._page = page
        self._exercise = exercise
        self._place, self._total = place, count
        self._verdict: Verdict | None = None
        self._failed = False
        self._count = paragraph("heading")
        self._words = paragraph()
        self._show = self.button("eye", "quiet")
        self._again = self.button("undo-2", "quiet")
        self._next = self.button("skip-forward", "primary")
        self._show.clicked.connect(exercise.reveal)
        self._again.clicked.connect(self._decide_again)
        self._next.clicked.connect(self.next_wanted)
        content = column(self._count, self._words, 1, spacing=12)
        self.setLayout(column(SideCard(content, self._show, self._again, self._next)))
        exercise.decided.connect(self._wait)
        exercise.appraised.connect(self._judge)
        exercise.appraisal_failed.connect(self._give_up)
        exercise.changed.connect(lambda _: self._forget())
        self.retranslate()

    def retranslate(self) -> None:
        self._count.setText(counter(self._place + 1, self._total))
        self._show.setText(self.tr("Show solution"))
        self._again.setText(self.tr("Try again"))
        self._next.setText(self.tr("Next position"))
        self._refresh()

    def _refresh(self) -> None:
        made = self._exercise.made
        self._show.setVisible(not made and self._verdict is None)
        self._again.setVisible(made)
        self._next.setVisible(self._total > 1)
        self._words.setText(self._line())

    def _line(self) -> str:
        if self._failed:
            return self.tr("The Champion did not answer this time.")
        if self._verdict is not None:
            return self._judgement(self._verdict)
        if self._exercise.made:
            return self.tr("The Champion is thinking…")
        lost = whole_points(self._exercise.moment.given_up)
        words = self.tr("Find the best move. Points lost here in your game: {points}.")
        return words.format(points=number(lost))

    def _judgement(self, verdict: Verdict) -> str:
        found = verdict.appraisal.reasons
        reasons = f"\n{sentence(reasons_line(found.better))}" if found and found.better else ""
        if not verdict.costly:
            appraisal = verdict.appraisal
            if appraisal.best.moves != appraisal.played.moves:
                return translate("AnalysisWords", "About as good as the best.")
            return self.tr("The best move!") + reasons
        game = self._exercise.timeline.game.id
        state = self._exercise.timeline.states[verdict.number]
        words = decision_words(game, state, verdict.seat, verdict.appraisal.best.moves)
        lost = number(verdict.lost)
        if not self._exercise.made:
            said, lost = self.tr("Best move ({points}): {move}"), signed(verdict.lost)
        elif verdict.lost < whole_points(self._exercise.moment.given_up):
            said = self.tr("Better than in your game. Points lost: {points}. Best move: {move}")
        else:
            said = self.tr("Points lost: {points}. Best move: {move}")
        return said.format(points=lost, move=words) + reasons

    def _wait(self) -> None:
        self._refresh()

    def _forget(self) -> None:
        self._verdict = None
        self._failed = False
        self._refresh()

    def _decide_again(self) -> None:
        self._exercise.again()
        self._page.view.setFocus()

    def _give_up(self) -> None:
        self._failed = True
        self._refresh()

    def _judge(self, verdict: Verdict) -> None:
        """Rate the decision, and show it on the board."""
        self._verdict = verdict
        self._refresh()
        best = round(verdict.appraisal.best.value)
        words = (
            self.tr("Best: {points}").format(points=number(best)),
            self.tr("Yours: {points}").format(points=number(best - verdict.lost)),
        )
        self._page.show_decision(verdict, words)
        announce(self, self._words.text())
