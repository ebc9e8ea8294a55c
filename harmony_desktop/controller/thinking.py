"""Bots thinking in another process, seen from the window's side."""

from __future__ import annotations

import logging
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harmony_desktop.bots.worker import Answer, Question, serve

log = logging.getLogger(__name__)

DEADLINE_MS = 20_000
"""Far beyond what any bot needs, even on a slow machine: past it something is wrong."""


class Thinker(QObject):
    """Asks one question at a time of a spawned process.

    Signals:
        answered: an Answer, of the question asked last.
        failed: why there will be none: `crashed`, `late` or `error`.
    """

    answered = Signal(object)
    failed = Signal(str)
    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = None
        self._pipe: Connection | None = None
        self._number = 0
        self._waiting = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._too_late)
        self._heard.connect(self._hear)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._waiting

    @property
    def process_id(self) -> int | None:
        """The process the bots think in, if it runs."""
        return self._process.pid if self._process is not None else None

    def warm_up(self) -> None:
        """Start the process ahead of the first question."""
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, question: Question, deadline_ms: int = DEADLINE_MS) -> None:
        """Put a question; an earlier one that is still open is dropped."""
        self.cancel()
        self.warm_up()
        self._number += 1
        self._waiting = True
        self._timer.start(deadline_ms)
        try:
            self._pipe.send(replace(question, number=self._number))
        except OSError:
            self._fail("crashed")

    def cancel(self) -> None:
        """Stop thinking, at once."""
        if self._waiting:
            self._waiting = False
            self._timer.stop()
            self._kill()

    def close(self) -> None:
        """End the process."""
        self._waiting = False
        self._timer.stop()
        self._kill()

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True, name="bots")
        self._process.start()
        theirs.close()
        self._pipe = ours
        Thread(target=self._listen, args=(ours,), daemon=True, name="bots-listener").start()

    def _listen(self, pipe: Connection) -> None:
        """Runs in a thread of its own: waits for answers and hands them to the window's thread."""
        while True:
            try:
                reply = pipe.recv()
            except (EOFError, OSError, TypeError):
                reply = None
            try:
                self._heard.emit(pipe, reply)
            except RuntimeError:
                return
            if reply is None:
                return

    @Slot(object, object)
    def _hear(self, pipe: Connection, reply: Answer | None) -> None:
        if pipe is not self._pipe:
            return
        if reply is None:
            self._pipe = None
            self._process = None
            if self._waiting:
                self._fail("crashed")
            return
        if not self._waiting or reply.number != self._number:
            return
        if reply.error is not None:
            log.error("bot failed: %s", reply.error)
            self._fail("error")
            return
        self._waiting = False
        self._timer.stop()
        self.answered.emit(reply)

    def _too_late(self) -> None:
        self._kill()
        self._fail("late")

    def _fail(self, reason: str) -> None:
        self._waiting = False
        self._timer.stop()
        self._kill()
        self.failed.emit(reason)

    def _kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join(1)
        if pipe is not None:
            pipe.close()
