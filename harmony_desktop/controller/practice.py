"""Practice positions: a costly moment of one's own, to be decided once more."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from harmony_desktop.bots.create import strongest
from harmony_desktop.bots.decisions import Decision, Verdict, decisions
from harmony_desktop.bots.worker import Answer, Question
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.engine import record as records
from harmony_desktop.engine.record import Record
from harmony_desktop.storage.analyses import CostlyMoment
from harmony_desktop.storage.files import Places


def _alone(record: Record, seat: int) -> Record:
    """The same game with nobody else before the screen."""
    seats = tuple(
        one if number == seat else one.model_copy(update={"kind": "bot", "level": "medium"})
        for number, one in enumerate(record.seats)
    )
    return record.model_copy(update={"seats": seats})


class Exercise(Session):
    """A game at a costly moment. Nobody goes on after the decision, and nothing is written.

    Signals:
        decided: the player has made the decision, and the strongest bot looks at it.
        appraised: what it thinks of it, as a Verdict.
        appraisal_failed: it gave no answer.
    """

    decided = Signal()
    appraised = Signal(object)
    appraisal_failed = Signal()

    def __init__(self, moment: CostlyMoment, places: Places, parent: QObject | None = None) -> None:
        """Records.BadRecord if this version cannot play the game."""
        super().__init__(_alone(moment.start, moment.seat), Path(), places, parent)
        self.moment = moment
        self._asked: Decision | None = None
        self._judge = BotProcess(self)
        self._judge.answered.connect(self._hear)
        self._judge.failed.connect(lambda _: self.appraisal_failed.emit())
        self.changed.connect(self._look)

    @property
    def made(self) -> bool:
        """Whether the decision has been made."""
        return self._made() is not None

    def _made(self) -> Decision | None:
        start = self.moment.number
        found = decisions(self.game.id, self.states[start:], self.moves[start:])
        return found[0] if found else None

    def _look(self, change: Change) -> None:
        made = self._made()
        if made is not None and change.kind != "undo":
            self.decided.emit()
            self._ask(made)

    def reveal(self) -> None:
        """Ask what would have been best instead of what was played in the game."""
        moves = [move for move, _ in records.replay(self.game, self.moment.record)]
        states = [*self.states[: self.moment.number + 1]]
        for move in moves[self.moment.number :]:
            states.append(states[-1].play(move))
        start = self.moment.number
        self._ask(decisions(self.game.id, states[start:], moves[start:])[0])

    def _ask(self, decision: Decision) -> None:
        self._asked = Decision(self.moment.number, decision.seat, decision.moves)
        view = self.states[self.moment.number].view(decision.seat)
        level = strongest(self.game.id)
        self._judge.ask(Question(0, "appraise", self.game.id, level, view, played=decision.moves))

    def _hear(self, reply: Answer) -> None:
        assert self._asked is not None
        assert reply.appraisal is not None
        self.appraised.emit(Verdict(self._asked, reply.appraisal))

    def again(self) -> None:
        """Back to the moment before the decision."""
        while len(self.moves) > self.moment.number and self.can_undo():
            self.undo()

    def _undo_depth(self) -> int:
        depth = super()._undo_depth()
        return depth if len(self.moves) - depth >= self.moment.number else 0

    def _go_on(self) -> None:
        """Whoever would be next does nothing."""
        self.thinking.emit(None)

    def _store(self) -> None:
        """Nothing of it is kept."""

    def close(self) -> None:
        self._judge.close()
        super().close()
