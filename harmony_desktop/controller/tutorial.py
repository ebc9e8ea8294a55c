"""A tutorial: a scripted game, and how far its player has come."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import IllegalMove, Move, State
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat

PLAYER = 0
"""The seat of the player."""
_LEVEL = "easy"
"""The level of the others, once their script has ended."""


def record_of(game: str, lesson: Lesson, started: str) -> Record:
    """The record of a tutorial after its opening, for practice."""
    rules = games.load(game)
    colours = rules.colours or SEAT_COLOURS
    record = Record(
        game=game,
        revision=rules.revision,
        seats=tuple(
            Seat(kind="person", colour=colour)
            if number == PLAYER
            else Seat(kind="bot", level=_LEVEL, colour=colour)
            for number, colour in zip(range(lesson.seats), colours, strict=False)
        ),
        options=dict(lesson.options),
        seed=lesson.seed,
        practice=True,
        started=started,
    )
    return record.with_moves(list(lesson.opening))


class Tutorial(QObject):
    """Takes the timeline of a lesson through its turns. Nothing is written.

    The others play as the lesson has it, as long as that is legal.

    Signals:
        changed: a Change, after every step forward or back.
    """

    changed = Signal(object)

    def __init__(self, lesson: Lesson, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.timeline: Timeline[State] = Timeline(record, floor=len(lesson.opening))
        self.bots = GameBots(self.timeline, self)
        self.bots.chose.connect(self._reply)
        self._turn_over = QTimer(self, singleShot=True)
        self._turn_over.timeout.connect(self._answer)

    def begin(self) -> None:
        """Let the others move, if it is their turn."""
        self._next_turn()

    def play(self, move: Move) -> None:
        """Play the player's move; IllegalMove if the rules refuse it or it is not their turn."""
        change = self.timeline.play_as_person(move)
        self._stop()
        self.changed.emit(change)
        self._next_turn()

    def undo(self) -> None:
        """Go back to the player's last decision."""
        if (change := self.timeline.undo()) is not None:
            self._stop()
            self.changed.emit(change)
            self._next_turn()

    def redo(self) -> None:
        """Play undone moves again, up to the player's next decision."""
        self._stop()
        for change in self.timeline.redo():
            self.changed.emit(change)
        self._next_turn()

    def close(self) -> None:
        """Stop the bots."""
        self._stop()
        self.bots.close()

    def _stop(self) -> None:
        self._turn_over.stop()
        self.bots.cancel()

    def _next_turn(self) -> None:
        if not self.timeline.over and not self.timeline.awaits_person:
            self._turn_over.start(0)

    def _answer(self) -> None:
        """Make the next move of the script, or let a bot move where that move is not legal."""
        timeline, replies = self.timeline, self.lesson.replies
        movers = range(len(self.lesson.opening), len(timeline.moves))
        made = sum(timeline.mover(index) != PLAYER for index in movers)
        if made < len(replies):
            try:
                timeline.state.play(replies[made])
            except IllegalMove:
                pass
            else:
                self._reply(replies[made])
                return
        self.bots.choose()

    def _reply(self, move: Move) -> None:
        self.changed.emit(self.timeline.play(move))
        self._next_turn()


class LessonRemark(Enum):
    """What a tutorial has to say of the player's last try."""

    NONE = auto()
    OTHERWISE = auto()
    """It was something else than the step asks for."""
    REFUSED = auto()
    """The rules have refused it."""
    MISSED = auto()
    """The step before this one was passed over."""
    EARLY = auto()
    """The step that would come now was done already."""


Chance = tuple[int, bool]
"""The index of a step, and whether it has come back."""


class Progress:
    """The step a player has reached: the first one neither done nor read nor passed over.

    No rule is left out: a page stays while the player plays on, and a step that tells a rule is
    shown even if it was done before. A step whose moves are taken back is to be done again.
    """

    def __init__(self, lesson: Lesson, timeline: Timeline[State]) -> None:
        self._steps = lesson.steps
        self._timeline = timeline
        self._opening = len(lesson.opening)
        self._read: set[int] = set()
        self._shown: dict[Chance, int] = {}
        """How many moves the player had made when a step was first asked for."""
        self._passed: dict[Chance, int] = {}
        """How many moves the player had made when a step was passed over."""
        self._played = 0
        self.remark = LessonRemark.NONE
        self.about: LessonStep | None = None
        """The step that the remark is about."""
        self.number = 0
        """The index of the step."""
        self.early = False
        """Whether the step was done before it was shown, and so is only read."""
        self._go_on()

    @property
    def step(self) -> LessonStep:
        return self._steps[self.number]

    @property
    def reads(self) -> bool:
        """Whether the step is only to be read."""
        return self.step.done is None or self.early

    def attempt(self) -> Attempt:
        """What the player has done so far."""
        timeline = self._timeline
        played = tuple(
            (timeline.states[index].view(PLAYER), timeline.moves[index])
            for index in range(self._opening, len(timeline.moves))
            if timeline.mover(index) == PLAYER
        )
        start = timeline.states[self._opening].view(PLAYER)
        return Attempt(start, timeline.state.view(PLAYER), played)

    def confirm(self) -> None:
        """Go on from a step that is only read."""
        self._read.add(self.number)
        self.remark, self.about = LessonRemark.NONE, None
        self._go_on()

    def hear(self, change: Change[State]) -> None:
        """Follow a step of the game."""
        if change.seat != PLAYER and change.kind == "play":
            self._go_on()
            return
        self.remark, self.about = LessonRemark.NONE, None
        asked = self.number if change.kind == "play" and not self.reads else None
        self._go_on()
        if self.number == asked and not self.reads and not self._was_asked(change):
            self.remark, self.about = LessonRemark.OTHERWISE, self.step

    def _was_asked(self, change: Change[State]) -> bool:
        """Whether the move is one that the step asks for."""
        asks = self.step.asks
        return asks is not None and change.move in asks(change.before.view(PLAYER))

    def try_failed(self) -> None:
        """The player has tried what the rules refuse."""
        if not self.reads:
            self.remark, self.about = LessonRemark.REFUSED, self.step

    def _go_on(self) -> None:
        attempt = self.attempt()
        played = len(attempt.played)
        for noted in (self._shown, self._passed):
            for chance in [chance for chance, when in noted.items() if when > played]:
                del noted[chance]
        furthest = max((number for number, _ in self._shown), default=0)
        last = len(self._steps) - 1
        self.number = next(
            (number for number in range(last) if not self._is_behind(number, attempt)), last
        )
        if attempt.view.to_move is None:
            self.number = last
        self.early = self.step.done is not None and self.step.done(attempt)
        between = set(range(furthest + 1, self.number)) - self._read
        skipped = any(self._steps[number].done is not None for number in between)
        if self.remark is LessonRemark.NONE and (self.early or skipped):
            self.remark, self.about = LessonRemark.EARLY, None
        if not self.early:
            self._shown.setdefault(self._chance(self.number), played)

    def _chance(self, number: int) -> Chance:
        return number, (number, True) in self._shown

    def _is_behind(self, number: int, attempt: Attempt) -> bool:
        """Whether a step is done, read or passed over; note it if it is passed over now."""
        step, played, chance = self._steps[number], len(attempt.played), self._chance(number)
        if step.done is None:
            return number in self._read
        if step.done(attempt):
            return not step.tells or number in self._read or (number, False) in self._shown
        if chance in self._passed:
            if chance[1] or not self._comes_back(step, attempt):
                return True
            self._shown[number, True] = played
            return False
        waited = played - self._shown.get(chance, played)
        lost = self._is_lost(step, attempt)
        if lost and step.regrets and waited < step.patience:
            # It can be done once the move before is taken back.
            self.remark, self.about = LessonRemark.OTHERWISE, step
            return False
        if lost or waited >= step.patience:
            self._passed[chance] = played
            if chance in self._shown or not step.returns:
                self.remark, self.about = LessonRemark.MISSED, step
            return True
        return False

    @staticmethod
    def _comes_back(step: LessonStep, attempt: Attempt) -> bool:
        """Whether a step that was passed over can be done now."""
        view = attempt.view
        can = view.to_move == PLAYER and step.asks is not None and bool(step.asks(view))
        return step.returns and can and (step.detour is None or not step.detour(view))

    @staticmethod
    def _is_lost(step: LessonStep, attempt: Attempt) -> bool:
        """Whether it is the player's turn and no move that a step asks for is legal."""
        mine = attempt.view.to_move == PLAYER
        return mine and step.asks is not None and not step.asks(attempt.view)
