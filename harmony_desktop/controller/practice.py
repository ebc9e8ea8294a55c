"""Practice positions: a costly moment of the player's own game to be decided again, or a puzzle."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from harmony_desktop.bots.decisions import Decision, Verdict, decisions
from harmony_desktop.bots.puzzles import Puzzle
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine import record as records
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move, State
from harmony_desktop.engine.record import Record
from harmony_desktop.storage.analyses import CostlyMoment


def _alone(record: Record, seat: int) -> Record:
    """The same game with the person at one seat and bots at the others."""
    seats = tuple(
        one if number == seat else one.model_copy(update={"kind": "bot", "level": "medium"})
        for number, one in enumerate(record.seats)
    )
    return record.model_copy(update={"seats": seats})


class Exercise(QObject):
    """A game at a costly moment, or at that of a puzzle.

    Nobody moves after the decision, and nothing is written. A puzzle has a solution: whatever leads
    to the same position is right, and the bot only says what another decision costs.

    Signals:
        changed: a Change, after every step forward or back.
        decided: the player has made the decision, and the strongest bot rates it.
        appraised: the bot's Verdict.
        appraisal_failed: the bot gave no answer.
    """

    changed = Signal(object)
    decided = Signal()
    appraised = Signal(object)
    appraisal_failed = Signal()

    def __init__(
        self, moment: CostlyMoment, puzzle: Puzzle | None = None, parent: QObject | None = None
    ) -> None:
        """Set up the moment; BadRecord if this version cannot play the game."""
        super().__init__(parent)
        self.moment = moment
        self.puzzle = puzzle
        record = _alone(moment.start, moment.seat)
        self.timeline: Timeline[State] = Timeline(record, floor=moment.number)
        self.bots = GameBots(self.timeline, self)
        self.bots.appraised.connect(self._on_appraisal)
        self.bots.failed.connect(self._on_failure)
        self._judged: Decision | None = None
        self.revealed = False
        """Whether the solution is shown."""
        self.hinted = False
        """Whether the player has seen a hint, which gives the solution away."""

    @staticmethod
    def of(puzzle: Puzzle, parent: QObject | None = None) -> Exercise:
        """The exercise of a puzzle; BadRecord if this version cannot play the game."""
        moment = CostlyMoment(puzzle.record, puzzle.move, puzzle.seat, puzzle.lead)
        return Exercise(moment, puzzle, parent)

    @property
    def made(self) -> bool:
        """Whether the decision has been made."""
        return self._made() is not None

    def _made(self) -> Decision | None:
        timeline, start = self.timeline, self.moment.number
        found = decisions(timeline.game.id, timeline.states[start:], timeline.moves[start:])
        return found[0] if found else None

    def play(self, move: Move) -> None:
        """Play the person's move; IllegalMove if the rules refuse it or it is not their turn."""
        self._publish(self.timeline.play_as_person(move))
        self._judge()

    def undo(self) -> None:
        """Go back to the last decision of the person, at most to the moment."""
        if (change := self.timeline.undo()) is not None:
            self._publish(change)

    def redo(self) -> None:
        """Play undone moves again, up to the next decision of the person."""
        for change in self.timeline.redo():
            self._publish(change)
            self._judge()
            if self.made:
                return

    def again(self) -> None:
        """Go back to the moment before the decision."""
        self.revealed = False
        while self.timeline.can_undo():
            self.undo()

    def reveal(self) -> None:
        """Have the decision of the original game rated; of a puzzle, the obvious one.

        The solution of a puzzle is told at once; the bot adds the reasons.
        """
        self.revealed = True
        if self.puzzle is not None:
            self._appraise(
                Decision(self.moment.number, self.moment.seat, self.puzzle.greedy_moves())
            )
            self._tell_solution()
            return
        timeline, start = self.timeline, self.moment.number
        moves = [move for move, _ in records.replay(timeline.game, self.moment.record)][start:]
        states: list[State] = [timeline.states[start]]
        for move in moves:
            states.append(states[-1].play(move))
        self._appraise(decisions(timeline.game.id, states, moves)[0])

    def close(self) -> None:
        self.bots.close()

    def _publish(self, change: Change[State]) -> None:
        self.bots.cancel()
        self.timeline.held = self.made
        self.changed.emit(change)

    def _judge(self) -> None:
        """Have the decision rated, if it has been made."""
        if (made := self._made()) is not None:
            self.decided.emit()
            self._appraise(made)

    def _appraise(self, decision: Decision) -> None:
        self._judged = Decision(self.moment.number, decision.seat, decision.moves)
        view = self.timeline.states[self.moment.number].view(decision.seat)
        self.bots.appraise(view, decision.moves, self.puzzle)

    def _on_appraisal(self, appraisal: Appraisal) -> None:
        if self._judged is not None:
            self.appraised.emit(Verdict(self._judged, appraisal))

    def _on_failure(self, task: str, reason: str) -> None:
        """Without an answer, a puzzle still has its solution and the lead that was proven."""
        if task == "appraise":
            self._tell_solution()

    def _tell_solution(self) -> None:
        """Compare the decision with a puzzle's solution without the bot."""
        judged = self._judged
        if self.puzzle is None or judged is None:
            self.appraisal_failed.emit()
            return
        first, *then = judged.moves
        played = Suggestion(first, 0.0, tuple(then))
        view = self.timeline.states[judged.number].view(judged.seat)
        self._on_appraisal(self.puzzle.beside_solution(view, Appraisal(played, played)))
