"""Long work in the window's thread, in slices: keys and clicks come in between."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

SLICE_MS = 20
"""How long one slice works before the event loop gets a turn; one step may take longer."""


class Slices(QObject):
    """Runs a generator a few steps at a time.

    Signals:
        finished: the generator has come to its end.
    """

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._slice)

    @property
    def running(self) -> bool:
        """Whether there is work left."""
        return self._work is not None

    def run(self, work: Iterator[object]) -> None:
        """Begin this work in place of what is left of other work; its first slice is done now."""
        self._work = work
        self._timer.start()
        self._slice()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._work = None
        self._timer.stop()

    def _slice(self) -> None:
        began = perf_counter()
        while self._work is not None and perf_counter() - began < SLICE_MS / 1000:
            try:
                next(self._work)
            except StopIteration:
                self.stop()
                self.finished.emit()
            except BaseException:
                self.stop()
                raise
