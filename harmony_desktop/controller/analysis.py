"""Analysis of a finished game: every decision compared with the strongest bot's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from harmony_desktop.bots.calibration import accuracy, winning_chance
from harmony_desktop.bots.create import strongest
from harmony_desktop.bots.decisions import JUDGE_WORK, Decision, Verdict, decisions
from harmony_desktop.bots.worker import Answer, Question
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import State
from harmony_desktop.storage.analyses import Analyses

_DEADLINE_MS = 180_000
"""A judgement takes more work than a move, nobody waits for it, and it can be stopped."""
_STORE_EVERY = 8
"""Number of verdicts between two writes; at most these are lost if the program is killed."""


class Analysis(QObject):
    """Asks the strongest bot about every decision, those of persons first.

    It can be stopped and resumed at any time: verdicts are stored on disk.

    Signals:
        judged: a Verdict.
        finished: all decisions are judged.
        failed: the bot gave no answer.
        explained: a Verdict that was found on disk, with its reasons.
    """

    judged = Signal(object)
    finished = Signal()
    failed = Signal()
    explained = Signal(object)

    def __init__(
        self, timeline: Timeline[State], kept: Analyses | None = None, parent: QObject | None = None
    ) -> None:
        """Resume from the verdicts in `kept`, and add new ones to them."""
        super().__init__(parent)
        self._timeline = timeline
        self._kept = kept
        self._level = strongest(timeline.game.id)
        self._judge = f"{self._level} {JUDGE_WORK}"
        """Who has judged, for verdicts on disk."""
        found = decisions(timeline.game.id, timeline.states, timeline.moves)
        self.total = len(found)
        known = {} if kept is None else kept.load(timeline.record, self._judge, found)
        self._verdicts = {number: self._as_it_came(one) for number, one in known.items()}
        self._unwritten = 0
        self._open = [one for one in found if one.number not in known]
        if not timeline.game.cooperative:
            self._open.sort(key=lambda one: (not timeline.is_person(one.seat), one.number))
        self._thinker = BotProcess(self)
        self._thinker.answered.connect(self._hear)
        self._thinker.failed.connect(lambda _: self.failed.emit())
        self._unexplained: Verdict | None = None
        self._explainer = BotProcess(self)
        self._explainer.answered.connect(self._on_explanation)

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdicts so far, in the order of the game."""
        return [self._verdicts[number] for number in sorted(self._verdicts)]

    @property
    def running(self) -> bool:
        """Whether the bot is thinking."""
        return self._thinker.busy

    @property
    def done(self) -> bool:
        return not self._open

    def start(self) -> None:
        """Judge the remaining decisions."""
        if self.running:
            return
        if not self._open:
            self.finished.emit()
            return
        self._thinker.ask(self._question(self._open[0]), _DEADLINE_MS)

    def _question(self, decision: Decision) -> Question:
        """The question about a decision, on what a hint would have rested on."""
        timeline = self._timeline
        persons = [seat for seat in range(len(timeline.seats)) if timeline.is_person(seat)]
        view = timeline.states[decision.number].hint_view(decision.seat, persons)
        game = timeline.game.id
        return Question("appraise", game, self._level, view, played=decision.moves)

    def _as_it_came(self, verdict: Verdict) -> Verdict:
        """A verdict that does not say of a team which has won that its aim was out of reach."""
        timeline = self._timeline
        won = timeline.game.cooperative and not timeline.ranked and bool(timeline.state.winners())
        if not won or not verdict.given_up:
            return verdict
        best, played = verdict.appraisal.best, verdict.appraisal.played
        kept = replace(played, value=best.value)
        return replace(verdict, appraisal=replace(verdict.appraisal, played=kept, reasons=None))

    def stop(self) -> None:
        """Pause the analysis."""
        self._thinker.cancel()
        self._store()

    def _hear(self, reply: Answer) -> None:
        assert reply.appraisal is not None
        verdict = self._as_it_came(Verdict(self._open.pop(0), reply.appraisal))
        self._verdicts[verdict.number] = verdict
        self._unwritten += 1
        if self._unwritten >= _STORE_EVERY or not self._open:
            self._store()
        if self._open:
            # Ask first: listeners to `judged` then find the bot at the next decision.
            self.start()
        self.judged.emit(verdict)
        if self.done:
            self.finished.emit()

    def _store(self) -> None:
        """Store the verdicts; a refusal by the disk is ignored, as they can be computed again."""
        if self._unwritten and self._kept is not None:
            self._kept.store(self._timeline.record, self._judge, self.verdicts)
            self._unwritten = 0

    def newest(self, verdict: Verdict) -> Verdict:
        """A verdict as it is known by now, perhaps with its reasons."""
        return self._verdicts.get(verdict.number, verdict)

    def explain(self, verdict: Verdict) -> None:
        """Ask for the reasons of a verdict that has none: they are not kept on disk."""
        self._unexplained = verdict
        question = self._question(verdict.decision)
        self._explainer.ask(replace(question, known=verdict.appraisal))

    def _on_explanation(self, reply: Answer) -> None:
        assert reply.appraisal is not None
        assert self._unexplained is not None
        verdict = self._as_it_came(Verdict(self._unexplained.decision, reply.appraisal))
        self._verdicts[verdict.number] = verdict
        self.explained.emit(verdict)

    def costliest(self, count: int = 3) -> list[Verdict]:
        """The decisions that lost the most points, worst first, without negligible losses.

        Only decisions of persons, if persons have played.
        """
        judged = [verdict for verdict in self.verdicts if verdict.costly]
        if self._timeline.persons:
            judged = [verdict for verdict in judged if self._timeline.is_person(verdict.seat)]
        return sorted(judged, key=lambda verdict: -verdict.given_up)[:count]

    def of_seat(self, seat: int) -> list[Verdict]:
        """The verdicts about a seat, or about all seats in a cooperative game."""
        team = self._timeline.game.cooperative
        return [verdict for verdict in self.verdicts if team or verdict.seat == seat]

    def accuracies(self) -> Sequence[float | None]:
        """Each seat's accuracy in per cent; None where it does not tell players apart."""
        game, seats = self._timeline.game.id, range(len(self._timeline.seats))
        return [accuracy(game, [one.given_up for one in self.of_seat(seat)]) for seat in seats]

    def lead(self, verdict: Verdict, decided: Suggestion) -> float | None:
        """The final lead expected over the best other seat, had this been decided.

        None where nobody is a rival, or before all decisions are judged.
        """
        timeline = self._timeline
        if timeline.game.cooperative or len(timeline.seats) == 1 or not self.done:
            return None
        latest: dict[int, float] = {}
        for one in self.verdicts:
            if one.number < verdict.number or one.seat not in latest:
                latest[one.seat] = one.appraisal.played.value
        others = [value for seat, value in latest.items() if seat != verdict.seat]
        return decided.value - max(others) if others else None

    def chance(self, verdict: Verdict, decided: Suggestion) -> float | None:
        """The chance to win, had this been decided; None where it is not known."""
        lead = self.lead(verdict, decided)
        if lead is None or len(self._timeline.seats) > 2 or not self._timeline.ranked:
            return None
        progress = verdict.number / max(1, len(self._timeline.moves))
        return winning_chance(self._timeline.game.id, lead, progress, self._timeline.options)

    def luck(self, seat: int) -> float | None:
        """The points that chance has brought a seat: what its decisions do not explain.

        The final points less those expected at first, with the points lost added. None before all
        decisions are judged.
        """
        own = self.of_seat(seat)
        if not self.done or not own or not self._timeline.ranked:
            return None
        final = self._timeline.state.score(seat).total
        return final - own[0].appraisal.best.value + sum(one.given_up for one in own)

    def close(self) -> None:
        """Stop for good and end the processes."""
        self.stop()
        self._thinker.close()
        self._explainer.close()


__all__ = ["Analysis", "Decision", "Verdict"]
