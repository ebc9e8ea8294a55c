"""The bots of one game, asked about its newest position: for a move, a hint, an opinion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from harmony_desktop import games
from harmony_desktop.bots.create import strongest
from harmony_desktop.bots.worker import Answer, Question, Task
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, State, View

if TYPE_CHECKING:
    from harmony_desktop.bots.puzzles import Puzzle

USUAL_LEVEL = "medium"
"""The level of a bot whose record names none."""


class GameBots(QObject):
    """Asks one question at a time, in the bots' process, about the game of a timeline.

    Signals:
        chose: the Move of the bot to move.
        hinted: suggestions for the person to move, the first with its reasons.
        consulted: the consultation, the seat of the bot, and its answer.
        appraised: an Appraisal of a decision, with its reasons.
        failed: the task of a question without an answer, and the reason (`BotProcess.failed`).
    """

    chose = Signal(object)
    hinted = Signal(object)
    consulted = Signal(str, int, object)
    appraised = Signal(object)
    failed = Signal(str, str)

    def __init__(self, timeline: Timeline[State], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._asked: Question | None = None
        """The question that is open."""
        self.process = BotProcess(self)
        self.process.answered.connect(self._on_answer)
        self.process.failed.connect(self._on_failure)

    def warm_up(self) -> None:
        """Start the process before it is asked anything."""
        self.process.warm_up()

    def cancel(self) -> None:
        """Drop the open question."""
        self._asked = None
        self.process.cancel()

    def close(self) -> None:
        """End the process."""
        self._asked = None
        self.process.close()

    # Questions

    def choose(self) -> None:
        """Ask the bot to move for its move."""
        timeline = self._timeline
        seat = timeline.state.to_move or 0
        bot = timeline.seats[seat]
        question = self._question("choose", bot.level or USUAL_LEVEL, timeline.state.view(seat))
        seed = timeline.record.seed * 1_000_003 + len(timeline.moves)
        self._ask(replace(question, seed=seed, style=bot.style or ""))

    def hint(self) -> bool:
        """Ask the strongest bot for advice; return whether it was asked.

        Only while a person is to move, and not while another question than a consultation is open.
        """
        timeline = self._timeline
        if not timeline.awaits_person or self._busy:
            return False
        persons = [seat for seat in range(len(timeline.seats)) if timeline.is_person(seat)]
        view = timeline.state.hint_view(timeline.state.to_move or 0, persons)
        self._ask(self._question("suggest", strongest(timeline.game.id), view))
        return True

    def consult(self, consultation: str, seat: int) -> bool:
        """Ask the bot at a seat one of its game's CONSULTATIONS; return whether it was asked.

        Only while a person is to move. Interrupts another consultation, but nothing else.
        """
        timeline = self._timeline
        if not timeline.awaits_person or timeline.is_person(seat) or self._busy:
            return False
        level = timeline.seats[seat].level or USUAL_LEVEL
        question = self._question("consult", level, timeline.state.view(seat))
        self._ask(replace(question, consultation=consultation))
        return True

    def appraise(self, view: View, played: Sequence[Move], puzzle: Puzzle | None = None) -> None:
        """Ask the strongest bot how good a decision was, if need be beside a solution."""
        question = self._question("appraise", strongest(self._timeline.game.id), view)
        self._ask(replace(question, played=tuple(played), puzzle=puzzle))

    @property
    def _busy(self) -> bool:
        return self._asked is not None and self._asked.task != "consult"

    def _question(self, task: Task, level: str, view: View) -> Question:
        return Question(task, self._timeline.game.id, level, view)

    def _ask(self, question: Question) -> None:
        self._asked = question
        self.process.ask(question)

    # Answers

    def _on_answer(self, answer: Answer) -> None:
        question, self._asked = self._asked, None
        if question is None:
            return
        match question.task:
            case "choose":
                self.chose.emit(answer.move)
            case "suggest":
                self.hinted.emit(list[Suggestion](answer.suggestions))
            case "consult":
                self.consulted.emit(question.consultation, question.view.seat, answer.said)
            case "appraise":
                self.appraised.emit(answer.appraisal)

    def _on_failure(self, reason: str) -> None:
        question, self._asked = self._asked, None
        if question is None:
            return
        if question.task == "consult":
            asked = games.bots(question.game).CONSULTATIONS[question.consultation]
            if not asked.missed:
                return
        self.failed.emit(question.task, reason)
