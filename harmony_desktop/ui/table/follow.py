"""Following the game: what the others play is shown move by move, however fast they think.

The game goes on at once and is saved at once. What is shown lags behind it: each move is seen to
its end before the next one begins, until the table shows the newest position again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.table.table import AnyTable

_PAUSE_MS: Final = {"slow": 1500, "normal": 650, "fast": 200}
"""How long a move stays before the next one begins, once nothing moves any more."""


def _plays(timeline: Timeline[State], index: int, seat: int) -> bool:
    """Whether a move, by its number from 0, was that seat's; what it only says is no move."""
    return timeline.mover(index) == seat and not timeline.is_remark(index)


def end_of_last_turn(timeline: Timeline[State], number: int, seat: int) -> int:
    """How many of the first so many moves had been played when a seat had last played itself."""
    while number > 0 and not _plays(timeline, number - 1, seat):
        number -= 1
    return number


def start_of_turn(timeline: Timeline[State], number: int, seat: int) -> int:
    """Where the turn began that a seat is in after so many moves; its end if it is not in one."""
    if timeline.states[number].to_move != seat:
        return number
    while number > 0 and timeline.mover(number - 1) == seat:
        number -= 1
    return number


def start_of_news(timeline: Timeline[State], number: int, seat: int) -> int:
    """After how many of so many moves that began which a seat could not know in its last turn.

    Where all move at once, that is also what the others did before it in the same turn, unseen.
    """
    first = end_of_last_turn(timeline, number, seat)
    if timeline.game.simultaneous and first > 0:
        first -= 1
        while first > 0 and not timeline.reveals(first - 1):
            first -= 1
    return first


def since_last_turn(timeline: Timeline[State], number: int, seat: int) -> tuple[Change[State], ...]:
    """What the others had played, after so many moves, since a seat had last played itself."""
    first = start_of_news(timeline, number, seat)
    changes = (timeline.change(index) for index in range(first, number))
    return tuple(change for change in changes if change.seat != seat)


class Follow(QObject):
    """How far the table has followed the game.

    Signals:
        stepped: the Change[State] that is to be shown now.
        caught_up: nothing moves any more, and either the newest position is shown or the player
            is to ask for the next move.
    """

    stepped = Signal(object)
    caught_up = Signal()

    def __init__(
        self, timeline: Timeline[State], table: AnyTable, pace: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._table = table
        self.pace = pace
        self.number = len(timeline.moves)
        """How many moves have been shown."""
        self.unseen: tuple[int, ...] = ()
        """The seats whose part of the last of them is still to be seen."""
        self.watching = False
        """Whether moves of the others are being shown."""
        self.acting: int | None = None
        """The seat whose move is being shown."""
        self._forward = False
        """Whether its board has come forward."""
        self._then: Callable[[], None] | None = None
        """What comes when nothing moves any more."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        table.motion.rested.connect(self._on_rest)

    @property
    def behind(self) -> bool:
        """Whether something has been played that is not shown yet."""
        return self.number < len(self._timeline.moves) or bool(self.unseen)

    @property
    def busy(self) -> bool:
        """Whether there is something to be seen before the player is asked for anything."""
        return self.behind or not self._resting

    @property
    def waits(self) -> bool:
        """Whether the player is to ask for the next move."""
        return self.behind and self.pace == "step" and self._resting

    @property
    def _resting(self) -> bool:
        return self._then is None and not self._pause.isActive()

    def hear(self, change: Change[State]) -> None:
        """A step of the game: show it now, or when its turn comes."""
        followed = (
            change.kind == "play"
            and self.pace != "off"
            and any(not self._timeline.is_person(seat) for seat in self._parts(change))
            and self._table.worth_following(change)
        )
        all_else_is_shown = self.number == len(self._timeline.moves) - 1
        if not followed and (change.kind != "play" or all_else_is_shown):
            self.catch_up(change)
        elif all_else_is_shown and self._resting and not self.watching:
            self._advance()

    def catch_up(self, change: Change[State] | None = None) -> None:
        """Show the newest position, with the step that has just led to it."""
        self._pause.stop()
        self._then = None
        self.number, self.unseen = len(self._timeline.moves), ()
        self.watching, self.acting = False, None
        self._forward = self._table.bring_forward(None)
        self.stepped.emit(change)
        self._when_rested(self._settle)

    def skip(self) -> None:
        """The player has seen enough: to the newest position, and to rest at once."""
        self._then = None
        self._pause.stop()
        self._table.bring_forward(None)
        self._table.motion.finish()
        if self.behind or self.watching:
            self.catch_up()
            self._table.motion.finish()

    def go_on(self) -> bool:
        """Show the next move, where the player asks for each; False if none waits."""
        if not self.waits:
            return False
        self._advance()
        return True

    def replay(self) -> bool:
        """Show once more what the others have played; False if there is nothing to show."""
        timeline = self._timeline
        turn = start_of_turn(timeline, len(timeline.moves), timeline.viewer)
        news = since_last_turn(timeline, turn, timeline.viewer)
        if self.busy or not news:
            return False
        self.number = start_of_news(timeline, turn, timeline.viewer)
        self.watching, self.acting = True, news[0].seat
        self.stepped.emit(None)
        self._pause.start(_PAUSE_MS.get(self.pace, _PAUSE_MS["normal"]))
        return True

    # One move after another

    def _parts(self, change: Change[State]) -> tuple[int, ...]:
        """Whose boards show a move, one after another; a person who did not move is not shown."""
        return tuple(
            seat
            for seat in self._table.acts(change)
            if seat == change.seat or not self._timeline.is_person(seat)
        )

    def _advance(self) -> None:
        """Show the next move that is worth it, with those before it; its board comes forward."""
        index, parts = self.number - 1, self.unseen
        if not parts:
            index += 1
            last = len(self._timeline.moves) - 1
            while index < last and not self._table.worth_following(self._timeline.change(index)):
                index += 1
            parts = self._parts(self._timeline.change(index))
        self.acting, *later = parts
        self.watching = True
        person = self._timeline.is_person(self.acting)
        self._forward = self._table.bring_forward(None if person else self.acting)
        self._when_rested(lambda: self._show(index, tuple(later)))

    def _show(self, index: int, later: tuple[int, ...]) -> None:
        self.number, self.unseen = index + 1, later
        self.stepped.emit(self._timeline.change(index))
        self._when_rested(self._settle)

    def _settle(self) -> None:
        """A move has been seen to its end."""
        if self.behind and self.pace == "step":
            self.caught_up.emit()
        elif self.behind or self._forward:
            self._pause.start(self._pause_ms())
        else:
            self._end()

    def _pause_ms(self) -> int:
        """How long the move stays; less while the same player goes on."""
        pause = _PAUSE_MS.get(self.pace, _PAUSE_MS["normal"])
        same = self.number < len(self._timeline.moves) and (
            self._timeline.mover(self.number) == self.acting
        )
        return pause // 2 if same else pause

    def _go_on(self) -> None:
        """The pause after a move is over."""
        if self.waits:
            self.caught_up.emit()
            return
        if self.behind:
            self._advance()
            return
        if self.acting != self._timeline.state.to_move:
            # Whoever goes on to think about the same turn keeps the stage.
            self._forward = self._table.bring_forward(None)
        self._when_rested(self._end)

    def _end(self) -> None:
        if self.behind:
            self._settle()
            return
        self.watching, self.acting = False, None
        self.caught_up.emit()

    def _when_rested(self, then: Callable[[], None]) -> None:
        self._then = then
        self._on_rest()

    def _on_rest(self) -> None:
        if self._then is None or self._table.moving:
            return
        then, self._then = self._then, None
        then()
