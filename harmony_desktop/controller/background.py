"""Work beside the window, in a thread or in a process.

A `Job` runs a function in a thread; a `Worker` is a spawned process with a job that listens to it;
a `Call` has a function computed in such a process. They share these promises:

- Results are delivered in the window's thread, in order, by its event loop, and never for longer
  than TURN_MS in one event: keys and clicks come in between.
- A failure is logged with its traceback and delivered like a result.
- Nothing that runs beside the window touches an object of the window. Results wait in a queue, and
  the thread rings a bell that lives as long as the program.
- `close()` ends the work. Nothing is delivered after it. A closed `Job` is not waited for; a closed
  `Worker` has ended. An owner that is deleted closes its workers; the end of the program closes
  all work and waits a moment for it.
- `Job.cancel()` asks the work to end, and what came of it is delivered.

Receivers are remembered weakly, so that a page can be deleted while its job still runs. They are
therefore bound methods, not lambdas.
"""

from __future__ import annotations

import atexit
import logging
from collections.abc import Callable, Generator, Iterator
from inspect import isgenerator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Lock, Thread, current_thread
from time import monotonic
from typing import Any, Literal
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from shiboken6 import Shiboken

from harmony_desktop.bots.process import LogLine, run

log = logging.getLogger(__name__)

TURN_MS = 12
"""How long results are delivered before the event loop gets a turn."""
_END_SECONDS = 5.0
"""How long the end of the program waits for work that is closed."""

Heard = Callable[[Any], None]
Failed = Callable[[Exception], None]
Ended = Callable[[], None]
_Kind = Literal["heard", "done", "failed"]


class Cancelled(Exception):
    """The work was cancelled before it came to its end."""


class _Bell(QObject):
    """Wakes the window's thread. There is one, made there and never deleted."""

    rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._waiting: SimpleQueue[tuple[Job, _Kind, Any]] = SimpleQueue()
        self._pending = False
        """Whether a delivery is already scheduled; one delivers everything in the queue."""
        self.rung.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        # A timer, not the signal again: a signal would be delivered before keys and clicks.
        self._rest = QTimer(self, singleShot=True, interval=0)
        self._rest.timeout.connect(self._deliver)

    def ring(self, job: Job, kind: _Kind, value: Any) -> None:
        """Have a result delivered; called in the job's thread."""
        self._waiting.put((job, kind, value))
        if not self._pending:
            self._pending = True
            self.rung.emit()

    @Slot()
    def _deliver(self) -> None:
        self._pending = False
        began = monotonic()
        while monotonic() - began < TURN_MS / 1000:
            try:
                job, kind, value = self._waiting.get_nowait()
            except Empty:
                return
            job.deliver(kind, value)
        self._pending = True
        self._rest.start()


_bells: list[_Bell] = []
_running: set[Job] = set()


def _bell() -> _Bell:
    if not _bells:
        _bells.append(_Bell())
        # Runs before the interpreter ends the threads.
        atexit.register(_close_all)
    return _bells[0]


def _close_all() -> None:
    jobs = list(_running)
    for job in jobs:
        job.close()
    until = monotonic() + _END_SECONDS
    for job in jobs:
        job.wait(max(0.0, until - monotonic()))


class Job:
    """Runs `work` in a thread of its own.

    `work` is a function whose result goes to `done`, or a generator: the values it yields go to
    `heard` and the value it returns to `done`. An exception goes to `failed` instead, once it is in
    the log; one of the two is always called unless the job is closed. With `newest`, values that
    were not delivered before the next one came are left out: only the newest state matters.

    A closed generator ends at its next `yield`, where its `finally` and `with` clauses undo what is
    half done. `stop` ends work that waits for something. After yielding the value `last`, a
    generator is no longer stopped: `end` waits for it.
    """

    def __init__(
        self,
        work: Callable[[], Any],
        done: Heard,
        failed: Failed,
        *,
        heard: Heard | None = None,
        newest: bool = False,
        stop: Callable[[], None] | None = None,
        last: object = None,
    ) -> None:
        self._receivers: dict[_Kind, WeakMethod[Any]] = {
            "done": WeakMethod(done),
            "failed": WeakMethod(failed),
        }
        if heard is not None:
            self._receivers["heard"] = WeakMethod(heard)
        self._newest = _Newest() if newest else None
        self._stop = stop
        self._closed = self._cancelled = False
        self._last = last
        self._at_last = False
        self._result: Any = None
        self._lock = Lock()
        self._bell = _bell()
        self._thread = Thread(target=self._run, args=(work,), daemon=True, name="background")
        _running.add(self)
        try:
            self._thread.start()
        except RuntimeError:
            _running.discard(self)
            raise

    def _run(self, work: Callable[[], Any]) -> None:
        """Run the work, in the job's thread."""
        try:
            result = work()
            if isgenerator(result):
                result = self._listen(result)
        except Cancelled as cancelled:
            self._send("failed", cancelled)
        except Exception as problem:
            log.exception("%s failed", getattr(work, "__qualname__", work))
            self._send("failed", problem)
        else:
            self._result = result
            self._send("done", result)
        finally:
            _running.discard(self)

    def _listen(self, work: Generator[Any, Any, Any]) -> Any:
        """Pass on the values of a generator, and return what it returns; None if closed."""
        while True:
            try:
                value = next(work)
            except StopIteration as end:
                return end.value
            with self._lock:
                stopped = self._closed or self._cancelled
                self._at_last = not stopped and self._last is not None and value == self._last
            if stopped:
                work.close()
                if self._closed:
                    return None
                raise Cancelled
            if self._newest is None:
                self._send("heard", value)
            elif self._newest.put(value):
                self._send("heard", None)

    def _send(self, kind: _Kind, value: Any) -> None:
        if not self._closed:
            self._bell.ring(self, kind, value)

    def deliver(self, kind: _Kind, value: Any) -> None:
        """Hand over one result, in the window's thread."""
        if self._closed:
            return
        if kind == "heard" and self._newest is not None:
            value = self._newest.take()
        if kind != "heard":
            self.close()
        receiver = self._receivers.get(kind)
        if receiver is None or (method := receiver()) is None:
            return
        # Qt may have deleted an object that Python still refers to.
        if not isinstance(method.__self__, QObject) or Shiboken.isValid(method.__self__):
            method(value)

    @property
    def ended(self) -> bool:
        """Whether the thread has ended; its result may not have been delivered yet."""
        return not self._thread.is_alive()

    def cancel(self) -> None:
        """Ask a generator to end at its next `yield`: `Cancelled` then goes to `failed`.

        If it was past its last one, it has come to its end, and its result goes to `done`.
        """
        self._cancelled = True

    def close(self) -> None:
        """End the work without waiting for it. Nothing is delivered afterwards."""
        if self._closed:
            return
        self._closed = True
        if self._stop is not None:
            self._stop()

    def end(self) -> Any:
        """Close the job; if it is at its last step, wait for that and return the result."""
        with self._lock:
            if not self._at_last:
                self.close()
                return None
        self.wait()
        self.close()
        return self._result

    def wait(self, seconds: float | None = None) -> None:
        """Wait until the thread has ended."""
        if self._thread is not current_thread():
            self._thread.join(seconds)


class _Newest:
    """The newest of the values one thread puts and another takes."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._value: Any = None
        self._full = False

    def put(self, value: Any) -> bool:
        """Replace the value; return True if the one before it has been taken."""
        with self._lock:
            was_full, self._full, self._value = self._full, True, value
        return not was_full

    def take(self) -> Any:
        with self._lock:
            self._full = False
            return self._value


class Worker:
    """A spawned process that runs `serve(pipe)`, and can be started again after it has ended.

    What the process sends goes to `heard`, except its log, which goes to this process's log. If it
    ends by itself or is killed, `ended` is called.
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
        # A lambda, because Qt keeps it alive as long as the owner.
        owner.destroyed.connect(lambda: self.close())

    @property
    def process_id(self) -> int | None:
        """The id of the process; None if none runs."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process unless it runs; OSError if the system has no room for another."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=run, args=(self._serve, theirs), daemon=True)
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
        self._job = Job(
            lambda: _received(ours),
            self._on_hung_up,
            self._on_hung_up,
            heard=self._on_heard,
            stop=stop,
        )

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
            # Short: the listener ends with the process.
            job.wait()
        if pipe is not None:
            pipe.close()

    def _on_heard(self, message: Any) -> None:
        if isinstance(message, LogLine):
            logging.getLogger(message.logger).log(message.level, "%s", message.text)
        elif (heard := self._owner_heard()) is not None:
            heard(message)

    def _on_hung_up(self, _: object) -> None:
        """The process has ended, or has sent something unreadable."""
        self.close()
        if (ended := self._owner_ended()) is not None:
            ended()


def _received(pipe: Connection) -> Iterator[Any]:
    """Yield the messages from a pipe until the other side closes it."""
    while True:
        try:
            yield pipe.recv()
        except (EOFError, OSError):
            return


class Call(QObject):
    """Has a function computed in a process of its own; the function is one of a module's.

    Signals:
        done: what the function returned.
        failed: it raised, which is in the log, or its process was ended.
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
        except OSError as problem:
            log.error("no process for %s: %s", function.__name__, problem)
            # Deferred, because the caller has not connected any signal yet.
            QTimer.singleShot(0, self, self._on_ended)

    @property
    def running(self) -> bool:
        """Whether the function is still being computed."""
        return self._worker.process_id is not None

    def _on_heard(self, result: object) -> None:
        self._worker.close()
        self.done.emit(result)

    def _on_ended(self) -> None:
        self.failed.emit()

    def close(self) -> None:
        """Stop the computation."""
        self._worker.close()


def _compute(pipe: Connection) -> None:
    """Compute one function, in the process of a Call."""
    function, arguments = pipe.recv()
    pipe.send(function(*arguments))
