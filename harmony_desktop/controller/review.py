"""Looking over a finished game: every decision of a person beside the strongest bot's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from harmony_desktop import games
from harmony_desktop.bots.worker import Answer, Question
from harmony_desktop.controller.session import HINT_LEVELS, Session
from harmony_desktop.controller.thinking import Thinker
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move

ALL_MOVES = 10_000


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision: what was played, what the bot thinks of every move, and what it cost."""

    number: int
    """How many moves had been played before it."""
    seat: int
    played: Move
    suggestions: Sequence[Suggestion]
    """Every legal move with the final score to be expected, best first."""

    @property
    def best(self) -> Suggestion:
        return self.suggestions[0]

    @property
    def given_up(self) -> float:
        """The expected points that the bot's choice would have kept."""
        value = next(one.value for one in self.suggestions if one.move == self.played)
        return max(0.0, self.best.value - value)


def accuracy(verdicts: Sequence[Verdict], points: int) -> float:
    """The share of the points within reach that was kept, in per cent.

    >>> accuracy([], 150)
    100.0
    """
    lost = sum(verdict.given_up for verdict in verdicts)
    return 100.0 if lost == 0 else 100.0 * max(0, points) / (max(0, points) + lost)


def reviewable(session: Session) -> bool:
    """Whether a person played for themselves, and there is a champion to compare with.

    The champion of a team values its plan, not every move beside it.
    """
    champion = "champion" in games.bots(session.game.id).LEVELS
    return bool(session.persons) and champion and not session.game.cooperative


class Review(QObject):
    """Asks the strongest bot about every decision, one after the other.

    Signals:
        judged: a Verdict.
        finished: all decisions are judged.
        failed: the bot gave no answer.
    """

    judged = Signal(object)
    finished = Signal()
    failed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.verdicts: list[Verdict] = []
        self._open = [
            number
            for number, state in enumerate(session.states[:-1])
            if session.is_person(state.to_move) and not session.is_remark(number)
        ]
        self.total = len(self._open)
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._hear)
        self._thinker.failed.connect(lambda _: self.failed.emit())

    @property
    def running(self) -> bool:
        """Whether the bot is thinking."""
        return self._thinker.busy

    def start(self) -> None:
        """Judge what is not judged yet."""
        if not self._open:
            self.finished.emit()
            return
        number = self._open[0]
        state = self._session.states[number]
        known = games.bots(self._session.game.id).LEVELS
        level = next(one for one in HINT_LEVELS if one in known)
        view = state.view(state.to_move or 0)
        self._thinker.ask(
            Question(0, "suggest", self._session.game.id, level, view, count=ALL_MOVES)
        )

    def _hear(self, reply: Answer) -> None:
        number = self._open.pop(0)
        seat = self._session.states[number].to_move or 0
        played = self._session.moves[number]
        verdict = Verdict(number, seat, played, tuple(reply.suggestions))
        self.verdicts.append(verdict)
        self.judged.emit(verdict)
        self.start()

    def costliest(self, count: int = 3) -> list[Verdict]:
        """The decisions that gave up most, the worst first; none that gave up nothing."""
        ranked = sorted(self.verdicts, key=lambda verdict: -verdict.given_up)
        return [verdict for verdict in ranked[:count] if verdict.given_up > 0]

    def accuracy_of(self, seat: int) -> float:
        """How much of what was within reach that seat kept, in per cent."""
        own = [verdict for verdict in self.verdicts if verdict.seat == seat]
        return accuracy(own, self._session.state.score(seat).total)

    def close(self) -> None:
        self._thinker.close()
