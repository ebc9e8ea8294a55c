"""The one way to work beside the window, in a thread or in a process.

A `Job` runs a function in a thread; a `Worker` is a spawned process with a job that listens to it;
`Call` has a function computed in such a process. They share three promises:

- Results are delivered in the window's thread, in order, by its event loop.
- Nothing that runs beside the window touches an object of the window. Results wait in a queue, and
  the thread rings a bell that lives as long as the program.
- `close()` ends the work and waits until it has ended. Nothing is delivered after it, whatever was
  under way. An owner that is deleted closes its work; the end of the program closes all of it.

Who hears of results is remembered weakly, so a forgotten owner can go. `heard` and `ended` are
therefore methods of the owner, not lambdas.
"""

from __future__ import annotations

import atexit
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Thread, current_thread
from typing import Any
from weakref import WeakMethod, WeakSet

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harmony_desktop.bots.worker import end_with_parent

Heard = Callable[[Any], None]
Ended = Callable[[], None]


class _Bell(QObject):
    """Wakes the window's thread. There is one, made there and never deleted."""

    rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.waiting: SimpleQueue[tuple[Job, bool, Any]] = SimpleQueue()
        self.rung.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _deliver(self) -> None:
        while True:
            try:
                job, last, result = self.waiting.get_nowait()
            except Empty:
                return
            job.deliver(last, result)


_bells: list[_Bell] = []
_open: WeakSet[Job] = WeakSet()


def _bell() -> _Bell:
    if not _bells:
        _bells.append(_Bell())
        # Before the interpreter takes the threads down.
        atexit.register(_close_all)
    return _bells[0]


def _close_all() -> None:
    for job in list(_open):
        job.close()


class Job:
    """Runs `work` in a thread of its own.

    Everything it yields goes to `heard`; when it is through, `ended` is called. `stop` must make
    it end soon; without it, closing waits until it is through by itself.
    """

    def __init__(
        self,
        work: Callable[[], Iterable[Any]],
        heard: Heard,
        ended: Ended,
        stop: Callable[[], None] | None = None,
    ) -> None:
        self._heard = WeakMethod(heard)
        self._ended = WeakMethod(ended)
        self._stop = stop
        self._closed = False
        self._bell = _bell()
        self._thread = Thread(target=self._run, args=(work,), daemon=True, name="background")
        _open.add(self)
        self._thread.start()

    def _run(self, work: Callable[[], Iterable[Any]]) -> None:
        """In the thread."""
        try:
            for result in work():
                self._send(False, result)
        finally:
            self._send(True, None)

    def _send(self, last: bool, result: Any) -> None:
        self._bell.waiting.put((self, last, result))
        self._bell.rung.emit()

    def deliver(self, last: bool, result: Any) -> None:
        """Hand over one result, in the window's thread."""
        if self._closed:
            return
        if not last:
            if (heard := self._heard()) is not None:
                heard(result)
            return
        self.close()
        if (ended := self._ended()) is not None:
            ended()

    def close(self) -> None:
        """End the work, and wait until it has ended. Nothing is delivered any more."""
        if self._closed:
            return
        self._closed = True
        _open.discard(self)
        if self._stop is not None:
            self._stop()
        if self._thread is not current_thread():
            self._thread.join()


class Worker:
    """A spawned process that runs `serve(pipe)`, and can be started again after it has ended.

    What it sends goes to `heard`; if it ends by itself or is killed, `ended` is called.
    """

    def __init__(
        self, owner: QObject, serve: Callable[[Connection], None], heard: Heard, ended: Ended
    ) -> None:
        self._serve = serve
        self._owner_heard = WeakMethod(heard)
        self._owner_ended = WeakMethod(ended)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._job: Job | None = None
        # A lambda, which Qt holds on to: it must not go before the owner.
        owner.destroyed.connect(lambda: self.close())

    @property
    def process_id(self) -> int | None:
        """The process, if it runs."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process, unless it runs; OSError if the system has no room for another."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs,), daemon=True, name="worker")
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()

        def stop() -> None:
            # The killed process lets go of its end of the pipe, and so the listener ends.
            process.kill()
            process.join()

        self._process, self._pipe = process, ours
        self._job = Job(lambda: _received(ours), self._on_heard, self._on_ended, stop)

    def send(self, message: object) -> None:
        """Send to the process; OSError if it has gone."""
        if self._pipe is None:
            raise BrokenPipeError
        self._pipe.send(message)

    def close(self) -> None:
        """Kill the process and stop listening."""
        job, pipe = self._job, self._pipe
        self._job = self._process = self._pipe = None
        if job is not None:
            job.close()
        if pipe is not None:
            pipe.close()

    def _on_heard(self, message: Any) -> None:
        if (heard := self._owner_heard()) is not None:
            heard(message)

    def _on_ended(self) -> None:
        self.close()
        if (ended := self._owner_ended()) is not None:
            ended()


def _received(pipe: Connection) -> Iterator[Any]:
    """What comes through a pipe until the other side hangs up."""
    while True:
        try:
            yield pipe.recv()
        except (EOFError, OSError):
            return


class Call(QObject):
    """Has a function computed in a process of its own; the function is one of a module's.

    Signals:
        done: what the function returned.
        failed: it raised, or its process was ended.
    """

    done = Signal(object)
    failed = Signal()

    def __init__(
        self, function: Callable[..., object], *arguments: object, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = Worker(self, _compute, self._on_heard, self._on_ended)
        try:
            self._worker.start()
            self._worker.send((function, arguments))
        except OSError:
            # Later: whoever made this call has not connected anything yet.
            QTimer.singleShot(0, self, self._on_ended)

    @property
    def running(self) -> bool:
        """Whether it is not through yet."""
        return self._worker.process_id is not None

    def _on_heard(self, result: object) -> None:
        self._worker.close()
        self.done.emit(result)

    def _on_ended(self) -> None:
        self.failed.emit()

    def close(self) -> None:
        """Give up."""
        self._worker.close()


def _compute(pipe: Connection) -> None:
    """In the process of a Call. A function that raises ends it, and its trace is printed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    function, arguments = pipe.recv()
    pipe.send(function(*arguments))
