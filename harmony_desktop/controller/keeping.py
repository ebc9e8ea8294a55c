"""Storing running games on disk, with retries for as long as the disk refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.engine.record import Record
from harmony_desktop.storage.files import Problem

RETRY_MS = 3_000

Write = Callable[[], Problem | None]


class Keeper(QObject):
    """Writes games, and retries failed writes until they succeed.

    There is one for the whole window: a game may be left while its last moves are still unwritten.

    Signals:
        troubled: a Problem, when writing a game starts to fail.
        unsaved: whether any write is pending, when that changes.
    """

    troubled = Signal(object)
    unsaved = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Path, tuple[Record, Write, Problem]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(RETRY_MS)
        self._timer.timeout.connect(self.retry)

    @property
    def waiting(self) -> dict[Path, Record]:
        """The pending writes, by path."""
        return {path: record for path, (record, *_) in self._waiting.items()}

    @property
    def at_risk(self) -> bool:
        """Whether moves would be lost if the program ended now.

        A result not yet in the list is safe: the next start finds the game and finishes it.
        """
        return any(
            (problem.key, problem.path) == ("cannot-write", path)
            for path, (_, _, problem) in self._waiting.items()
        )

    def keep(self, path: Path, record: Record, write: Write) -> bool:
        """Write a game; replaces any pending write for it."""
        was_unsaved = bool(self._waiting)
        problem = write()
        _, _, before = self._waiting.pop(path, (None, None, None))
        if problem is not None:
            self._waiting[path] = (record, write, problem)
            if before is None or (before.key, before.reason) != (problem.key, problem.reason):
                self.troubled.emit(problem)
        self._announce(was_unsaved)
        return problem is None

    def retry(self) -> bool:
        """Retry all pending writes; return True if none are left."""
        for path, (record, write, _) in list(self._waiting.items()):
            self.keep(path, record, write)
        return not self._waiting

    def forget(self, path: Path) -> None:
        """Drop the pending write of a game that was given up."""
        was_unsaved = bool(self._waiting)
        self._waiting.pop(path, None)
        self._announce(was_unsaved)

    def _announce(self, was_unsaved: bool) -> None:
        if self._waiting and not self._timer.isActive():
            self._timer.start()
        elif not self._waiting:
            self._timer.stop()
        if was_unsaved != bool(self._waiting):
            self.unsaved.emit(bool(self._waiting))
