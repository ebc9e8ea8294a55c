"""Bots thinking in another process, seen from the window's side."""

from __future__ import annotations

import logging
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop.bots.worker import Answer, Question, serve
from harmony_desktop.controller.background import Worker

log = logging.getLogger(__name__)

DEADLINE_MS = 20_000
"""Far beyond what any bot needs, even on a slow machine: past it something is wrong."""


class BotProcess(QObject):
    """Asks one question at a time of a spawned process.

    Signals:
        answered: an Answer, of the question asked last.
        failed: the reason for no answer: `no-start`, `crashed`, `late`, `error` or `missing`.
    """

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self, serve, self._hear, self._on_crash)
        self._waiting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._too_late)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._waiting

    @property
    def process_id(self) -> int | None:
        """The process the bots think in, if it runs."""
        return self._worker.process_id

    def warm_up(self) -> None:
        """Start the process before the first question; a failure is reported by `ask`."""
        with suppress(OSError):
            self._worker.start()

    def ask(self, question: Question, deadline_ms: int = DEADLINE_MS) -> None:
        """Ask a question; an earlier one that is still open is dropped."""
        self.cancel()
        self._waiting = True
        self._timer.start(deadline_ms)
        reason = "no-start"
        try:
            self._worker.start()
            reason = "crashed"
            self._worker.send(question)
        except OSError as problem:
            log.error("bot failed: %s", problem)
            self._fail(reason)

    def cancel(self) -> None:
        """Stop thinking, at once."""
        if self._waiting:
            self.close()

    def close(self) -> None:
        """End the process."""
        self._waiting = False
        self._timer.stop()
        self._worker.close()

    def _hear(self, reply: Answer) -> None:
        if not self._waiting:
            return
        if reply.error is not None:
            log.error("bot failed: %s", reply.error)
            self._fail("missing" if reply.missing else "error")
            return
        self._waiting = False
        self._timer.stop()
        self.answered.emit(reply)

    def _on_crash(self) -> None:
        if self._waiting:
            self._fail("crashed")

    def _too_late(self) -> None:
        self._fail("late")

    def _fail(self, reason: str) -> None:
        self.close()
        self.failed.emit(reason)
