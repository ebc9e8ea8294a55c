"""What is seen of a timeline: which moment, through whose eyes, and at what pace.

The game never waits for the screen: bots move and every move is stored at once. Playback lags
behind. It shows each move of the others to its end before the next one begins, until the newest
position is seen; a person may look back meanwhile, and between two persons at one computer a
curtain falls.

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

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.controller import turns
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State, View
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.table import AnyTable

PAUSE_MS: Final = {"slow": 1500, "normal": 650, "fast": 200}
"""How long a move stays before the next one begins, once nothing moves any more."""


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
        self.unseen: tuple[int, ...] = ()
        """The seats whose part of the last of them is still to be seen."""
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
        self._forward = False
        """Whether the board of the seat that acts has come forward."""
        self._then: Callable[[], None] | None = None
        """What comes when nothing moves any more."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._after_pause)
        table.motion.rested.connect(self._on_rest)
        table.went_on.connect(self.state_changed)

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
        return self._followed < len(self._timeline.moves) or bool(self.unseen)

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
        news = self._seen(turns.news(timeline, number, self._eyes))
        live = newest and timeline.awaits_person and not self._watching
        return Moment(self.view(), number, newest, live, change, news, self.unseen)

    def news_of_turn(self) -> tuple[Change[State], ...]:
        """What the others have played since the last turn, also in the middle of this one."""
        timeline, seat = self._timeline, self._timeline.viewer
        turn = turns.start_of_turn(timeline, self._followed, seat)
        return self._seen(turns.news(timeline, turn, seat))

    @property
    def _eyes(self) -> int:
        """The seat through whose eyes the game is seen."""
        seat = self._back_seat if self.back else None
        return self._timeline.viewer if seat is None else seat

    def _seen(self, news: Iterable[Change[State]]) -> tuple[Change[State], ...]:
        return tuple(change for change in news if change.seat not in self.unseen)

    # What the game does

    def hear(self, change: Change[State]) -> None:
        """Show a step of the game, now or when its turn comes."""
        self._back = None
        if self.covered:
            self._settle_at_newest()
            self._cover(change)
            return
        followed = (
            change.kind == "play"
            and self._pace != "off"
            and any(not self._timeline.is_person(seat) for seat in self._parts(change))
            and self._table.worth_following(change)
        )
        all_else_is_shown = self._followed == len(self._timeline.moves) - 1
        if not followed and (change.kind != "play" or all_else_is_shown):
            self._catch_up(change)
        elif all_else_is_shown and self._resting and not self._watching:
            self._advance()
        else:
            self.state_changed.emit()

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
        self._shown_to = self._timeline.viewer
        self._show()

    def look_at(self, number: int, seat: int | None = None) -> None:
        """Look at the position after so many moves; with a seat, as that one saw it."""
        if self.covered:
            return
        if self.busy:
            self.skip()
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
        """Go to the newest position, at rest, without showing what led there."""
        self._then = None
        self._pause.stop()
        self._table.bring_forward(None)
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
        self._show()
        self._pause.start(PAUSE_MS.get(self._pace, PAUSE_MS["normal"]))
        return True

    # Showing

    def _show(self, change: Change[State] | None = None) -> None:
        """Show the moment, with the step that has just led to it, to the person who may see it."""
        if self.covered:
            self._cover(change)
            return
        self._shown_to = self._timeline.viewer
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

    def _parts(self, change: Change[State]) -> tuple[int, ...]:
        """The seats whose boards show a move, in order; a person who did not move has none."""
        return tuple(
            seat
            for seat in self._table.acts(change)
            if seat == change.seat or not self._timeline.is_person(seat)
        )

    def _catch_up(self, change: Change[State] | None = None) -> None:
        """Show the newest position, with the step that has just led to it."""
        self._settle_at_newest()
        self._show(change)
        self._when_rested(self._settle)

    def _settle_at_newest(self) -> None:
        """Leave out whatever has not been shown yet."""
        self._pause.stop()
        self._then = None
        self._followed, self.unseen = len(self._timeline.moves), ()
        self._watching, self.acting = False, None
        self._forward = self._table.bring_forward(None)

    def _advance(self) -> None:
        """Show the next move that is worth it, with those before it; its board comes forward."""
        timeline = self._timeline
        index, parts = self._followed - 1, self.unseen
        if not parts:
            index += 1
            last = len(timeline.moves) - 1
            while index < last and not self._table.worth_following(timeline.change(index)):
                index += 1
            parts = self._parts(timeline.change(index))
        self.acting, *later = parts
        self._watching = True
        person = timeline.is_person(self.acting)
        self._forward = self._table.bring_forward(None if person else self.acting)
        self.state_changed.emit()
        self._when_rested(lambda: self._show_part(index, tuple(later)))

    def _show_part(self, index: int, later: tuple[int, ...]) -> None:
        """Show the part of one seat in the move at an index."""
        self._followed, self.unseen = index + 1, later
        self._show(self._timeline.change(index))
        self._when_rested(self._settle)

    def _settle(self) -> None:
        """A move has been seen to its end."""
        if self.behind and self._pace == "step":
            self._on_caught_up()
        elif self.behind or self._forward:
            self._pause.start(self._pause_ms())
        else:
            self._end_watching()

    def _pause_ms(self) -> int:
        """How long the move stays; less if the next one is by the same player."""
        timeline = self._timeline
        pause = PAUSE_MS.get(self._pace, PAUSE_MS["normal"])
        number = self._followed
        same = number < len(timeline.moves) and timeline.mover(number) == self.acting
        return pause // 2 if same else pause

    def _after_pause(self) -> None:
        if self._step_waits:
            self._on_caught_up()
            return
        if self.behind:
            self._advance()
            return
        if self.acting != self._timeline.state.to_move:
            # A player who continues to think about the same turn keeps the stage.
            self._forward = self._table.bring_forward(None)
        self._when_rested(self._end_watching)

    def _end_watching(self) -> None:
        if self.behind:
            self._settle()
            return
        self._watching, self.acting = False, None
        self._on_caught_up()

    def _on_caught_up(self) -> None:
        """Nothing moves any more: the next move waits, a person may act, or the game is over."""
        timeline = self._timeline
        if self.behind:
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
