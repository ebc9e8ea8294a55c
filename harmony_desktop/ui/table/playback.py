"""What is seen of a timeline: which moment, through whose eyes, and at what pace.

The game never waits for the screen: bots move and every move is stored at once. Playback lags
behind. It shows the moves of the others one after another, each opponent's turn within a fixed
time, until the newest position is seen; where all move at once, everything is revealed in one beat.
A person may look back meanwhile. Between two persons at one computer a curtain falls, or, where
nothing is hidden, the table is handed over: it takes no move until the next person is named.

How a part listens. A part of the page (scores, moves, chips, recap) takes the playback and connects
to its signals; it needs neither the page nor the session:

- `shown(Moment)`: a moment to be shown, with everything there is to know about it. Nothing is
  emitted for the eyes of a person who is not there yet, so a part may show all of `moment.view`.
- `state_changed()`: `state`, `acting`, or what the player may do has changed; read them from here.
  It follows every `shown`.
- `caught_up()`: nothing moves any more, and a person may act.
- `ended()`: the game is over, and its last move has been seen.

The table itself is no listener: playback shows it the moment first, so that a part finds the table
up to date. A part that wants another moment asks for it: `look_at`, `return_to_now`, `step`,
`skip`, `replay`, `uncover`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from harmony_desktop.controller import turns
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.table import AnyTable

TURN_MS: Final = {1: 1250, 2: 1100, 3: 970, 4: 860, 5: 780}
"""How long the turn of one opponent is watched at normal pace, by the number of opponents."""
PACES: Final = {"slow": 2.5, "normal": 1.0, "fast": 0.4}
"""How many times as long at other paces."""
LEAST_STEP_MS = 80
"""A step of a turn is seen at least so long; one that may not be the last, no longer."""
OWN_MOVE_MS = 400
"""How long a person's own move is seen before the others begin, though it may still move."""
HANDOVER_MS = 650
"""How long the table takes no move when another person at the same computer is to move.

Longer than a double click takes.
"""


class PlaybackState(Enum):
    """What the screen is doing; of several that apply, the first."""

    COVERED = auto()
    """Waits for another person, who is not there yet."""
    LOOKING_BACK = auto()
    """Shows an earlier position."""
    STEP_WAITS = auto()
    """Waits until the player asks for the next move of the others."""
    INTERLUDE = auto()
    """The table shows something finished, such as a round, until the player continues."""
    WATCHING = auto()
    """Shows moves of the others, or waits for one."""
    HANDOVER = auto()
    """Names the next person at this computer, and takes no move yet."""
    OVER = auto()
    """Shows the end of the game."""
    LIVE = auto()
    """Waits for the person at the screen to move."""


class Playback(QObject):
    """Shows a table the moments of a timeline, one after another."""

    shown = Signal(object)
    state_changed = Signal()
    caught_up = Signal()
    ended = Signal()

    def __init__(
        self, timeline: Timeline[State], table: AnyTable, pace: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._table = table
        self._pace = pace
        self._followed = len(timeline.moves)
        """How many moves have been shown."""
        self.acting: int | None = None
        """The seat whose move is being shown."""
        self._watching = False
        """Whether moves of the others are being shown."""
        self._back: int | None = None
        """The moment looked back at, by how many moves had been played."""
        self._back_seat: int | None = None
        """The seat whose eyes it is seen through; None: those of the viewer."""
        self._shown_to: int | None = None
        """The person the game was shown to last; None until somebody is there."""
        self._end_waits = False
        """Whether the game is over and its end has not been seen."""
        self._began = False
        """Whether a move of the others has been shown since a person's last one."""
        self._skipped = False
        """Whether the player has skipped the turn of one opponent since the others began."""
        self._run = 0
        """Index of the first move of the turn that is being shown."""
        self._run_clock = QElapsedTimer()
        """How long that turn has been watched."""
        self._live_seat: int | None = None
        """The person who could act last."""
        self._then: Callable[[], None] | None = None
        """What comes when nothing moves any more."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._after_pause)
        self._own_move = QTimer(self, singleShot=True)
        self._own_move.timeout.connect(self._after_own_move)
        self._handover = QTimer(self, singleShot=True)
        self._handover.timeout.connect(self._on_caught_up)
        table.motion.rested.connect(self._on_rest)
        table.resumed.connect(self.state_changed)

    # What is seen

    @property
    def state(self) -> PlaybackState:
        timeline = self._timeline
        if self.covered:
            return PlaybackState.COVERED
        if self.back:
            return PlaybackState.LOOKING_BACK
        if self._step_waits:
            return PlaybackState.STEP_WAITS
        if self._table.in_interlude:
            return PlaybackState.INTERLUDE
        if self._watching or self.behind:
            return PlaybackState.WATCHING
        if self._handover.isActive():
            return PlaybackState.HANDOVER
        if timeline.over:
            return PlaybackState.OVER
        return PlaybackState.LIVE if timeline.awaits_person else PlaybackState.WATCHING

    @property
    def covered(self) -> bool:
        """Whether the game waits for another person than the one it was shown to last."""
        timeline = self._timeline
        return (
            self._table.conceals
            and timeline.persons > 1
            and timeline.viewer != self._shown_to
            and not timeline.over
        )

    @property
    def back(self) -> bool:
        """Whether an earlier position is looked at."""
        return self._back is not None

    @property
    def number(self) -> int:
        """How many moves had been played at the moment that is seen."""
        return self._followed if self._back is None else self._back

    @property
    def behind(self) -> bool:
        """Whether something has been played that is not shown yet."""
        return self._followed < len(self._timeline.moves)

    @property
    def watching(self) -> bool:
        """Whether moves of the others are being shown or are still to be shown."""
        return self._watching or self.behind

    @property
    def busy(self) -> bool:
        """Whether there is something to be seen before the player is asked for anything."""
        return self.behind or not self._resting

    @property
    def shown_to(self) -> int | None:
        """The person the game was shown to last; None until somebody is there."""
        return self._shown_to

    def view(self) -> View:
        """What there is to see."""
        return self._timeline.states[self.number].view(self._eyes)

    def moment(self, change: Change[State] | None = None) -> Moment[State, View]:
        """The moment that is seen, with the step that has just led to it."""
        timeline, number = self._timeline, self.number
        newest = number == len(timeline.moves)
        if self.back:
            last = (timeline.change(number - 1),) if number else ()
            return Moment(self.view(), number, newest, live=False, change=change, news=last)
        news = turns.news(timeline, number, self._eyes)
        return Moment(self.view(), number, newest, self._may_act, change, news)

    def news_of_turn(self) -> tuple[Change[State], ...]:
        """What the others have played since the last turn, also in the middle of this one."""
        timeline, seat = self._timeline, self._timeline.viewer
        turn = turns.start_of_turn(timeline, self._followed, seat)
        return turns.news(timeline, turn, seat)

    @property
    def _eyes(self) -> int:
        """The seat through whose eyes the game is seen."""
        seat = self._back_seat if self.back else None
        return self._timeline.viewer if seat is None else seat

    @property
    def _awaited(self) -> bool:
        """Whether a person is to move and all that led there has been seen."""
        return self._timeline.awaits_person and not self.watching and not self.back

    @property
    def _may_act(self) -> bool:
        return self._awaited and not self._handover.isActive()

    def _hand_over(self) -> None:
        """Name the next person for a while before the table takes a move, if it is another."""
        if not self._awaited:
            return
        last, self._live_seat = self._live_seat, self._timeline.viewer
        if last not in (None, self._live_seat) and HANDOVER_MS:
            self._handover.start(HANDOVER_MS)

    # What the game does

    def hear(self, change: Change[State]) -> None:
        """Show a step of the game, now or when its turn comes."""
        self._back = None
        if self.covered:
            self._settle_at_newest()
            self._cover(change)
            return
        self._handover.stop()
        followed = (
            change.kind == "play"
            and self._pace != "off"
            and not self._timeline.game.simultaneous
            and not self._timeline.is_person(change.seat)
            and self._table.worth_following(change)
        )
        all_else_is_shown = self._followed == len(self._timeline.moves) - 1
        if not followed and (change.kind != "play" or all_else_is_shown):
            self._catch_up(change)
        elif all_else_is_shown and self._resting and not (self._pace == "step" and self._began):
            self._advance()
        else:
            self.state_changed.emit()
            if self._then is not None and not self._own_move.isActive():
                self._after_own_move()

    def finish(self) -> None:
        """The game is over: `ended` follows when all has been seen."""
        self._end_waits = True
        if not self.busy:
            self._on_caught_up()

    # What the player asks for

    @property
    def pace(self) -> str:
        """How fast moves of the others are shown, one of settings.PACES."""
        return self._pace

    @pace.setter
    def pace(self, pace: str) -> None:
        waited = self._step_waits
        self._pace = pace
        if waited and pace != "step":
            self._advance()

    def refresh(self) -> None:
        """Show the same moment again."""
        self._show()

    def uncover(self) -> None:
        """Show the game to the person whose turn it is."""
        self._shown_to = self._live_seat = self._timeline.viewer
        self._show()

    def look_at(self, number: int, seat: int | None = None) -> None:
        """Look at the position after so many moves; with a seat, as that one saw it."""
        if self.covered:
            return
        if self.busy:
            self.skip_all()
        before, newest = self.number, len(self._timeline.moves)
        number = max(0, min(number, newest))
        self._back = None if number == newest else number
        self._back_seat = seat
        # One move forward is seen as it was played.
        steps = seat is None and number == before + 1
        self._show(replace(self._timeline.change(before), kind="redo") if steps else None)

    def return_to_now(self) -> None:
        """Look back no longer."""
        self.look_at(len(self._timeline.moves))

    def step(self) -> bool:
        """Show the next move, where the player asks for each; False if none waits."""
        if not self._step_waits:
            return False
        self._advance()
        return True

    def skip(self) -> None:
        """Leave out the rest of the turn that is being shown; the second time, all that follows."""
        if self.acting is None and self.behind:
            self.acting = self._timeline.mover(self._followed)
        end = self._end_of_run()
        if self._skipped or self._pace == "step" or end == len(self._timeline.moves):
            self.skip_all()
            return
        self._skipped = True
        self._pause.stop()
        self._then = None
        self._table.motion.finish()
        self._followed = end
        self._show()
        self._advance()

    def skip_all(self) -> None:
        """Go to the newest position, at rest, without showing what led there."""
        self._then = None
        self._pause.stop()
        self._table.motion.finish()
        if self.watching:
            self._catch_up()
            self._table.motion.finish()

    def replay(self) -> bool:
        """Show once more what the others have played; False if there is nothing to show."""
        timeline = self._timeline
        turn = turns.start_of_turn(timeline, len(timeline.moves), timeline.viewer)
        news = turns.news(timeline, turn, timeline.viewer)
        if self.busy or self.covered or self.back or not news:
            return False
        self._followed = turns.start_of_news(timeline, turn, timeline.viewer)
        self._watching, self.acting = True, news[0].seat
        self._run = self._followed
        self._run_clock.start()
        self._show()
        self._pause.start(LEAST_STEP_MS)
        return True

    # Showing

    def _show(self, change: Change[State] | None = None) -> None:
        """Show the moment, with the step that has just led to it, to the person who may see it."""
        if self.covered:
            self._cover(change)
            return
        self._shown_to = self._timeline.viewer
        self._hand_over()
        moment = self.moment(change)
        self._table.show_moment(moment)
        self.shown.emit(moment)
        self.state_changed.emit()

    def _cover(self, change: Change[State] | None) -> None:
        """Let the person who is still there see their own step; nobody sees more."""
        if self._shown_to is not None and change is not None:
            timeline = self._timeline
            view, number = timeline.state.view(self._shown_to), len(timeline.moves)
            self._table.show_moment(Moment(view, number, newest=True, live=False, change=change))
        self.state_changed.emit()

    # One move after another

    @property
    def _resting(self) -> bool:
        return self._then is None and not self._pause.isActive()

    @property
    def _step_waits(self) -> bool:
        return self.behind and self._pace == "step" and self._resting

    def _catch_up(self, change: Change[State] | None = None) -> None:
        """Show the newest position, with the step that has just led to it."""
        self._settle_at_newest()
        self._show(change)
        self._when_rested(self._settle)
        if self._then is not None:
            self._own_move.start(OWN_MOVE_MS)

    def _settle_at_newest(self) -> None:
        """Leave out whatever has not been shown yet."""
        self._pause.stop()
        self._then = None
        self._followed = len(self._timeline.moves)
        self._watching, self.acting = False, None
        self._began = self._skipped = False

    def _advance(self) -> None:
        """Show the next move that is worth it, with those before it."""
        timeline = self._timeline
        index, last = self._followed, len(timeline.moves) - 1
        while index < last and not self._table.worth_following(timeline.change(index)):
            index += 1
        seat = timeline.mover(index)
        if seat != self.acting or not self._watching:
            self._run = index
            self._run_clock.start()
        self.acting, self._watching, self._began = seat, True, True
        self._followed = index + 1
        self._show(timeline.change(index))
        if self._pace == "step":
            self._when_rested(self._settle)
        else:
            self._pause.start(self._stay_ms())

    def _after_own_move(self) -> None:
        """What a person has played does not hold up the others, however long it moves."""
        if self._then is not None and self.behind and self._pace != "step":
            self._then = None
            self._advance()

    def _end_of_run(self) -> int:
        """Index just after the last known move of the turn that is being shown."""
        timeline, end = self._timeline, self._followed
        while end < len(timeline.moves) and timeline.mover(end) == self.acting:
            end += 1
        return end

    def _stay_ms(self) -> int:
        """How long the step that has just been shown is seen before the next one.

        All steps of a turn share its time. While its player may still think about another step,
        the next one is shown as soon as it comes.
        """
        timeline = self._timeline
        if timeline.is_person(self.acting):
            return 0
        opponents = max(1, len(timeline.seats) - timeline.persons)
        whole = TURN_MS[min(opponents, max(TURN_MS))] * PACES.get(self._pace, 1.0)
        end, table = self._end_of_run(), self._table
        if end == len(timeline.moves) and timeline.state.to_move == self.acting:
            return LEAST_STEP_MS
        worth = [n for n in range(self._run, end) if table.worth_following(timeline.change(n))]
        done = sum(n < self._followed for n in worth)
        until = whole * done / max(1, len(worth))
        return max(LEAST_STEP_MS, round(until - self._run_clock.elapsed()))

    def _settle(self) -> None:
        """Nothing moves any more."""
        if self.behind and self._pace == "step":
            self._on_caught_up()
        elif self.behind:
            self._advance()
        else:
            self._end_watching()

    def _after_pause(self) -> None:
        """A step has been seen long enough; what still moves does not hold up the next one."""
        if self.behind:
            self._advance()
        else:
            self._end_watching()

    def _end_watching(self) -> None:
        if self._watching:
            self._table.motion.finish()
        if self.behind:
            self._settle()
            return
        self._watching, self.acting = False, None
        self._skipped = False
        self._on_caught_up()

    def _on_caught_up(self) -> None:
        """Nothing moves any more: the next move waits, a person may act, or the game is over."""
        timeline = self._timeline
        if self.behind or self._handover.isActive():
            self.state_changed.emit()
        elif self._end_waits:
            self._end_waits = False
            self._show()
            self.ended.emit()
        elif timeline.awaits_person and not self.back:
            if self._table.live:
                self.state_changed.emit()
            else:
                self._show()
            if not self.covered:
                self.caught_up.emit()
        else:
            self.state_changed.emit()

    def _when_rested(self, then: Callable[[], None]) -> None:
        self._then = then
        self._on_rest()

    def _on_rest(self) -> None:
        if self._then is None or self._table.moving:
            return
        then, self._then = self._then, None
        then()
