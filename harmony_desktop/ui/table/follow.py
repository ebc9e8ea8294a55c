"""Following the game: what the others play is shown move by move, however fast they think.

The game goes on at once and is saved at once. What is shown lags behind it: each move is seen to
its end before the next one begins, until the table shows the newest position again.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.ui.table.table import AnyTable

PACES: Final = ("step", "slow", "normal", "fast", "off")
"""How fast moves follow each other; `step` waits for the player, `off` shows only the outcome."""
_PAUSE_MS: Final = {"slow": 1500, "normal": 650, "fast": 200}
"""How long a move stays before the next one begins, once nothing moves any more."""


def end_of_last_turn(session: Session, number: int, seat: int) -> int:
    """How many of the first so many moves had been played when a seat had last played itself.

    What it has only said meanwhile is not its turn.
    """
    while number > 0 and (session.mover(number - 1) != seat or session.is_remark(number - 1)):
        number -= 1
    return number


def since_last_turn(session: Session, number: int, seat: int) -> tuple[Change, ...]:
    """What the others had played, after so many moves, since a seat had last played itself."""
    first = end_of_last_turn(session, number, seat)
    changes = (session.change(index) for index in range(first, number))
    return tuple(change for change in changes if change.seat != seat)


class Follow(QObject):
    """How far the table has followed the game.

    Signals:
        stepped: the Change that is to be shown now.
        caught_up: nothing moves any more, and either the newest position is shown or the player
            is to ask for the next move.
    """

    stepped = Signal(object)
    caught_up = Signal()

    def __init__(self, session: Session, table: AnyTable, pace: str, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        self.pace = pace
        self.number = len(session.moves)
        """How many moves have been shown."""
        self._moving = False
        """Whether the last one that was shown has not come to rest yet."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._advance)
        table.motion.rested.connect(self._on_rest)

    @property
    def behind(self) -> bool:
        """Whether moves have been played that are not shown yet."""
        return self.number < len(self._session.moves)

    @property
    def busy(self) -> bool:
        """Whether there is something to be seen before the player is asked for anything."""
        return self.behind or self._moving

    @property
    def waits(self) -> bool:
        """Whether the player is to ask for the next move."""
        return self.behind and self.pace == "step" and not self._moving

    def hear(self, change: Change) -> None:
        """A step of the game: show it now, or when its turn comes."""
        followed = (
            change.kind == "play"
            and self.pace != "off"
            and not self._session.is_person(change.seat)  # who has just moved knows what they did
            and self._table.worth_following(change)
        )
        if not followed and (change.kind != "play" or self.number == len(self._session.moves) - 1):
            self.catch_up(change)
        elif not self.busy:
            self._advance()

    def catch_up(self, change: Change | None = None) -> None:
        """Show the newest position, with the step that has just led to it."""
        self._pause.stop()
        self.number = len(self._session.moves)
        self._moving = True
        self.stepped.emit(change)
        self._on_rest()

    def skip(self) -> None:
        """The player has seen enough: to the newest position, and to rest at once."""
        self._table.motion.finish()
        if self.behind:
            self.catch_up()

    def go_on(self) -> bool:
        """Show the next move, where the player asks for each; False if none waits."""
        if not self.waits:
            return False
        self._advance()
        return True

    def replay(self) -> bool:
        """Show once more what the others have played; False if there is nothing to show."""
        session = self._session
        played = len(session.moves)
        if self.behind or not since_last_turn(session, played, session.viewer):
            return False
        self.number = end_of_last_turn(session, played, session.viewer)
        self.stepped.emit(None)
        self._pause.start(_PAUSE_MS.get(self.pace, _PAUSE_MS["normal"]))
        return True

    def _advance(self) -> None:
        """Show the next move that is worth it, with those before it."""
        while self.behind:
            change = self._session.change(self.number)
            self.number += 1
            if self._table.worth_following(change) or not self.behind:
                self._moving = True
                self.stepped.emit(change)
                self._on_rest()
                return

    def _on_rest(self) -> None:
        """Nothing moves any more."""
        if not self._moving or self._table.moving:
            return
        self._moving = False
        if self.behind and self.pace != "step":
            self._pause.start(_PAUSE_MS.get(self.pace, 0))
        else:
            self.caught_up.emit()
