"""Playback of a timeline: which moment is shown, to which seat, and at what pace.

The game never waits for the screen: bots move and every move is stored at once. Playback lags
behind. It shows the moves of the others one after another, each opponent's turn within a fixed
time, until the newest position is seen; where all move at once, everything is revealed in one beat.
A person may look back meanwhile. Between two persons at one computer a curtain falls, or, where
nothing is hidden, the table is handed over: it takes no move until the next person is named.

How a part listens. A part of the page (scores, moves, chips, recap) takes the playback and connects
to its signals; it needs neither the page nor the session:

- `shown(Moment)`: a moment to show, with its position, news and last step. Nothing is
  emitted for a person who is not there yet, so a part may show all of `moment.view`.
- `state_changed()`: `state`, `acting`, or what the player may do has changed; read them from here.
  It follows every `shown`.
- `caught_up()`: all animations have ended, and a person may act.
- `ended()`: the game is over, and its last move has been shown.

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
"""Milliseconds for one opponent's turn at normal pace, by the number of opponents."""
PACES: Final = {"slow": 2.5, "normal": 1.0, "fast": 0.4}
"""Factor on TURN_MS for each pace."""
LEAST_STEP_MS = 80
"""Shortest time for a step of a turn; also the time of a step that may not be the last."""
OWN_MOVE_MS = 400
"""How long a person's own move is shown before the others begin, even if still animated."""
HANDOVER_MS = 650
"""How long the table takes no move when another person at the same computer is to move.

Longer than a double click takes.
"""


class PlaybackState(Enum):
    """The state of the screen; if several apply, the first one."""

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
        """Number of moves at the earlier moment shown; None if not looking back."""
        self._back_seat: int | None = None
        """The seat that moment is shown to; None: the viewer."""
        self._shown_to: int | None = None
        """The person the game was shown to last; None until somebody is there."""
        self._end_waits = False
        """Whether the game is over and its last move has not been shown."""
        self._began = False
        """Whether a move of the others has been shown since a person's last one."""
        self._skipped = False
        """Whether the player has skipped the turn of one opponent since the others began."""
        self._run = 0
        """Index of the first move of the turn that is being shown."""
        self._run_clock = QElapsedTimer()
        """Time since that turn began to be shown."""
        self._live_seat: int | None = None
        """The person who could act last."""
        self._then: Callable[[], None] | None = None
        """Called when all animations have ended."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._after_pause)
        self._own_move = QTimer(self, singleShot=True)
        self._own_move.timeout.connect(self._after_own_move)
        self._handover = QTimer(self, singleShot=True)
        self._handover.timeout.connect(self._on_caught_up)
        table.motion.rested.connect(self._on_rest)
        table.resumed.connect(self.state_changed)

    # State

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
    def secret(self) -> str:
        """What the next person does behind the curtain; empty if it only hides."""
        return self._table.secret

    @property
    def back(self) -> bool:
        """Whether an earlier position is shown."""
        return self._back is not None

    @property
    def number(self) -> int:
        """Number of moves played at the moment shown."""
        return self._followed if self._back is None else self._back

    @property
    def behind(self) -> bool:
        """Whether there are moves that have not been shown yet."""
        return self._followed < len(self._timeline.moves)

    @property
    def watching(self) -> bool:
        """Whether moves of the others are being shown or are still to be shown."""
        return self._watching or self.behind

    @property
    def busy(self) -> bool:
        """Whether moves or animations are still to be shown before the player may act."""
        return self.behind or not self._resting

    @property
    def shown_to(self) -> int | None:
        """The person the game was shown to last; None until somebody is there."""
        return self._shown_to

    def view(self) -> View:
        """The view of the position shown."""
        return self._timeline.states[self.number].view(self._eyes)

    def moment(self, change: Change[State] | None = None) -> Moment[State, View]:
        """The moment shown, with the step that has just led to it."""
        timeline, number = self._timeline, self.number
        newest = number == len(timeline.moves)
        if self.back:
            last = (timeline.change(number - 1),) if number else ()
            return Moment(self.view(), number, newest, live=False, change=change, news=last)
        news = turns.news(timeline, number, self._eyes)
        return Moment(self.view(), number, newest, self._may_act, change, news)

    def news_numbers(self) -> tuple[int, ...]:
        """Moves of the others since the viewer's last turn, even in the middle of a turn."""
        timeline, seat = self._timeline, self._timeline.viewer
        turn = turns.start_of_turn(timeline, self.number, seat)
        first = turns.start_of_news(timeline, turn, seat)
        return tuple(index for index in range(first, turn) if timeline.mover(index) != seat)

    @property
    def _eyes(self) -> int:
        """The seat the position is shown to."""
        seat = self._back_seat if self.back else None
        return self._timeline.viewer if seat is None else seat

    @property
    def _awaited(self) -> bool:
        """Whether a person is to move and all earlier moves have been shown."""
        return self._timeline.awaits_person and not self.watching and not self.back

    @property
    def _may_act(self) -> bool:
        return self._awaited and not self._handover.isActive()

    def _hand_over(self) -> None:
        """If another person is to move, name them for a while before the table takes moves."""
        if not self._awaited:
            return
        last, self._live_seat = self._live_seat, self._timeline.viewer
        if last not in (None, self._live_seat) and HANDOVER_MS:
            self._handover.start(HANDOVER_MS)

    # Steps of the game

    def hear(self, change: Change[State]) -> None:
        """Show a step of the game, now or after the steps before it."""
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
        """Note that the game is over; `ended` follows once all moves have been shown."""
        self._end_waits = True
        if not self.busy:
            self._on_caught_up()

    # Requests of the player

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
        """Show the position after `number` moves; with a seat, as that seat saw it."""
        if self.covered:
            return
        if self.busy:
            self.skip_all()
        before, newest = self.number, len(self._timeline.moves)
        number = max(0, min(number, newest))
        self._back = None if number == newest else number
        self._back_seat = seat
        # A single step forward is animated.
        steps = seat is None and number == before + 1
        self._show(replace(self._timeline.change(before), kind="redo") if steps else None)

    @property
    def deciding(self) -> bool:
        """Whether a decision is looked at: the position before the move that is spoken of."""
        return self._back is not None and self._back_seat is not None

    def return_to_now(self) -> None:
        """Stop looking back."""
        self.look_at(len(self._timeline.moves))

    def step(self) -> bool:
        """Show the next move at the pace `step`; return False if none waits."""
        if not self._step_waits:
            return False
        self._advance()
        return True

    def skip(self) -> None:
        """Skip the rest of the turn that is being shown; the second time, all following turns."""
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
        """Go straight to the newest position, without animation."""
        self._then = None
        self._pause.stop()
        self._table.motion.finish()
        if self.watching:
            self._catch_up()
            self._table.motion.finish()

    def replay(self) -> bool:
        """Show the others' moves once more; return False if there are none."""
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
        """Show the person still at the screen their own step, and nothing after it."""
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
        """Skip all moves that have not been shown yet."""
        self._pause.stop()
        self._then = None
        self._followed = len(self._timeline.moves)
        self._watching, self.acting = False, None
        self._began = self._skipped = False

    def _advance(self) -> None:
        """Show the next move worth following, together with the moves before it."""
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
        """Start showing the others' moves, even if a person's own move is still animated."""
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
        """Milliseconds to show the latest step before the next one.

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
        """When all animations have ended: show the next move, or stop watching."""
        if self.behind and self._pace == "step":
            self._on_caught_up()
        elif self.behind:
            self._advance()
        else:
            self._end_watching()

    def _after_pause(self) -> None:
        """Show the next step, even if the last one is still animated."""
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
        """Emit `caught_up`, `ended` or `state_changed`, once nothing more is being shown."""
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
