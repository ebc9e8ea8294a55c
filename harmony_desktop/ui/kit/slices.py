"""Long work in the window's thread, later or in slices: keys and clicks come in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

SLICE_MS = 8
"""How long one slice works before the event loop gets a turn; one step may take longer."""


class Later(QObject):
    """Calls a function in a later turn of the event loop, once however often it is asked to."""

    def __init__(self, parent: QObject, act: Callable[[], object], turns: int = 1) -> None:
        """Call `act` this many turns after the one in which it is asked for."""
        super().__init__(parent)
        self._act, self._turns = act, turns
        self._left = 0
        self._timer = QTimer(self, interval=0, singleShot=True)
        self._timer.timeout.connect(self._on_turn)

    @property
    def waiting(self) -> bool:
        """Whether the function is still to be called."""
        return self._left > 0

    def start(self) -> None:
        """Ask for a call."""
        if not self.waiting:
            # A timer may end in the turn in which it was started.
            self._left = self._turns + 1
            self._timer.start()

    def _on_turn(self) -> None:
        self._left -= 1
        if self._left:
            self._timer.start()
        else:
            self._act()


class Slices(QObject):
    """Runs a generator a few steps at a time.

    Signals:
        finished: the generator has come to its end.
    """

    finished = Signal()

    def __init__(self, parent: QObject, first_ms: float = SLICE_MS) -> None:
        """The first slice of a work may be longer: often nothing is left after it."""
        super().__init__(parent)
        self._first_ms = first_ms
        self._work: Iterator[object] | None = None
        self._rest = Later(self, lambda: self._slice(SLICE_MS))

    @property
    def running(self) -> bool:
        """Whether there is work left."""
        return self._work is not None

    def run(self, work: Iterator[object]) -> None:
        """Begin this work in place of what is left of other work; its first slice is done now."""
        self._work = work
        self._slice(self._first_ms)

    def stop(self) -> None:
        """Leave the rest undone."""
        self._work = None

    def _slice(self, milliseconds: float) -> None:
        end = perf_counter() + milliseconds / 1000
        while self._work is not None and perf_counter() < end:
            try:
                next(self._work)
            except StopIteration:
                self.stop()
                self.finished.emit()
            except BaseException:
                self.stop()
                raise
        if self._work is not None:
            # Not in this turn: one slice is enough for it.
            self._rest.start()
