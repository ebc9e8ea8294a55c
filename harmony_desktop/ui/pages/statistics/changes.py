"""Changes of the results, written beside the window one after the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from harmony_desktop.controller.background import Job
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.ui.kit.context import Context


class ResultChanges(QObject):
    """A queue of changes.

    Signals:
        written: every change is on disk; whether one of them asked for the list to be read again.
    """

    written = Signal(bool)

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._queue: list[Callable[[], Problem | None]] = []
        self._job: Job | None = None
        self._listed = False

    @property
    def loading(self) -> bool:
        return self._job is not None

    def close(self) -> None:
        """Write the changes that wait, one after the other; no signal follows."""
        rest, running = self._queue[:], self._job
        self._queue.clear()
        self._job = None
        if running is not None:
            running.close()
        if not rest:
            return

        def write() -> None:
            if running is not None:
                running.wait()
            for change in rest:
                change()

        Job(write, self._on_rest_written, self._on_rest_written)

    def _on_rest_written(self, _: object) -> None:
        """Do nothing: the page is gone, and a refused write is in the log."""

    def add(self, act: Callable[[], Problem | None], listed: bool = False) -> None:
        """Make a change after those that wait; `listed` asks for the list to be read again."""
        self._queue.append(act)
        self._listed = self._listed or listed
        if self._job is None:
            self._write_next()

    def _write_next(self) -> None:
        self._job = Job(self._queue.pop(0), self._on_written, self._on_failed)

    def _on_failed(self, problem: Exception) -> None:
        self._on_written(failure(problem))

    def _on_written(self, problem: Problem | None) -> None:
        self._job = None
        if problem is not None:
            self._context.troubled.emit(problem)
        if self._queue:
            self._write_next()
        else:
            listed, self._listed = self._listed, False
            self.written.emit(listed)
