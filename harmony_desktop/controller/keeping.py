"""Storing running games on disk beside the window, with retries for as long as the disk refuses."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.controller.background import Job
from harmony_desktop.engine.record import Record
from harmony_desktop.storage.files import Problem, failure

log = logging.getLogger(__name__)

RETRY_MS = 3_000

Write = Callable[[], Problem | None]


@dataclass
class PendingWrite:
    """One write, and what came of it."""

    path: Path
    record: Record
    write: Write
    problem: Problem | None = None

    def run(self) -> None:
        """Write in the calling thread, and note the problem if there is one."""
        try:
            self.problem = self.write()
        except Exception as problem:
            log.exception("writing %s failed", self.path)
            self.problem = failure(problem)


class Keeper(QObject):
    """Writes games beside the window, one after the other, and retries failed writes.

    A slow disk takes a tenth of a second to confirm a write, which a player would feel. There is
    one keeper for the whole window: a game may be left while its last moves are still unwritten.

    Signals:
        troubled: a Problem, when writing a game starts to fail.
        unsaved: whether any write was refused and is pending, when that changes.
        settled: the path of a game whose newest write has ended, well or not.
    """

    troubled = Signal(object)
    unsaved = Signal(bool)
    settled = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: dict[Path, PendingWrite] = {}
        self._current: PendingWrite | None = None
        self._job: Job | None = None
        self._refused: dict[Path, PendingWrite] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self._retry_beside)

    @property
    def waiting(self) -> dict[Path, Record]:
        """The games that the disk has refused so far, by path."""
        return {path: task.record for path, task in self._refused.items()}

    @property
    def at_risk(self) -> bool:
        """Whether moves would be lost if the program ended now.

        A result not yet in the list is safe: the next start finds the game and finishes it.
        """
        return any(
            task.problem is not None
            and (task.problem.key, task.problem.path) == ("cannot-write", path)
            for path, task in self._refused.items()
        )

    def busy(self, path: Path) -> bool:
        """Whether a write of this game is queued or under way."""
        return path in self._queue or (self._current is not None and self._current.path == path)

    def keep(self, path: Path, record: Record, write: Write) -> None:
        """Have a game written; replaces any pending write for it."""
        self._queue.pop(path, None)
        self._queue[path] = PendingWrite(path, record, write)
        if self._job is not None and self._job.ended:
            self._finish_current()
        self._start_next()

    def flush(self) -> None:
        """Wait until everything queued has been written or refused."""
        while self._current is not None or self._queue:
            if self._job is not None:
                self._job.wait()
                self._finish_current()
            else:
                task = self._queue.pop(next(iter(self._queue)))
                task.run()
                self._take_note(task)

    def retry(self) -> bool:
        """Write everything that is pending now; return True if nothing was refused."""
        self.flush()
        self._queue_refused()
        self.flush()
        return not self._refused

    def forget(self, path: Path) -> None:
        """Drop the pending write of a game that was given up; nothing writes it afterwards."""
        self._queue.pop(path, None)
        if self._current is not None and self._current.path == path:
            assert self._job is not None
            self._job.wait()
            self._finish_current()
        was_unsaved = bool(self._refused)
        self._refused.pop(path, None)
        self._announce(was_unsaved)

    def _retry_beside(self) -> None:
        self._queue_refused()
        self._start_next()

    def _queue_refused(self) -> None:
        for path, task in self._refused.items():
            if not self.busy(path):
                self._queue[path] = PendingWrite(path, task.record, task.write)

    def _start_next(self) -> None:
        while self._current is None and self._queue:
            task = self._queue.pop(next(iter(self._queue)))
            try:
                self._job = Job(task.run, self._on_written, self._on_written)
            except RuntimeError:
                # There is no thread to be had: better to wait for the disk than not to write.
                log.exception("no thread to write %s", task.path)
                task.run()
                self._take_note(task)
            else:
                self._current = task

    def _on_written(self, _: object) -> None:
        self._finish_current()

    def _finish_current(self) -> None:
        """Take note of the write that has just ended, and begin the next one."""
        task, job = self._current, self._job
        if task is None or job is None:
            return
        # Its thread has ended, and nothing is delivered for it any more.
        job.close()
        self._current = self._job = None
        self._take_note(task)
        self._start_next()

    def _take_note(self, task: PendingWrite) -> None:
        was_unsaved = bool(self._refused)
        before = self._refused.pop(task.path, None)
        problem = task.problem
        if problem is not None:
            self._refused[task.path] = task
            told = None if before is None else before.problem
            if told is None or (told.key, told.reason) != (problem.key, problem.reason):
                self.troubled.emit(problem)
        self._announce(was_unsaved)
        if not self.busy(task.path):
            self.settled.emit(task.path)

    def _announce(self, was_unsaved: bool) -> None:
        if self._refused and not self._timer.isActive():
            self._timer.start()
        elif not self._refused:
            self._timer.stop()
        if was_unsaved != bool(self._refused):
            self.unsaved.emit(bool(self._refused))
