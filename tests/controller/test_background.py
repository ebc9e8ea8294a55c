"""Work beside the window: delivered in its thread, and ended for good when it is closed."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, current_thread, enumerate, main_thread
from time import sleep

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from harmony_desktop.bots.worker import Question, serve
from harmony_desktop.controller.background import Call, Cancelled, Job, Worker
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.games.harmony.rules.game import GAME

WAIT = 30_000
STRESS = Path(__file__).parents[1] / "tools" / "open_and_close.py"


class Listener(QObject):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[object] = []
        self.threads: set[object] = set()
        self.failures: list[Exception] = []
        self.ends = 0

    def heard(self, result: object) -> None:
        self.results.append(result)
        self.threads.add(current_thread())

    def done(self, result: object) -> None:
        self.ends += 1

    def failed(self, problem: Exception) -> None:
        self.failures.append(problem)

    def ended(self) -> None:
        self.ends += 1


def listening() -> list[str]:
    return [thread.name for thread in enumerate() if thread.name == "background"]


@pytest.fixture
def listener(qapp: QCoreApplication) -> Listener:
    return Listener()


def test_results_come_in_order_in_the_window_s_thread(listener: Listener, qtbot: QtBot) -> None:
    Job(
        lambda: (number for number in range(100)),
        listener.done,
        listener.failed,
        heard=listener.heard,
    )
    qtbot.waitUntil(lambda: listener.ends == 1, timeout=WAIT)
    assert listener.results == list(range(100))
    assert listener.threads == {main_thread()}
    assert listening() == []


def test_nothing_is_delivered_to_what_qt_has_deleted(
    listener: Listener, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """Even while Python still refers to it."""
    job = Job(lambda: 1, listener.done, listener.failed)
    job.wait()
    Shiboken.delete(listener)
    QCoreApplication.processEvents()
    assert listener.ends == 0
    assert caplog.messages == []


def test_nothing_is_delivered_after_closing(listener: Listener, qtbot: QtBot) -> None:
    """Not even what is on its way already."""
    sent, stopped = Event(), Event()

    def work() -> Iterator[int]:
        yield 1
        sent.set()
        stopped.wait()
        yield 2

    job = Job(work, listener.done, listener.failed, heard=listener.heard, stop=stopped.set)
    sent.wait()
    job.close()
    job.wait()
    assert listening() == []
    qtbot.wait(10)
    assert listener.results == []
    assert listener.ends == 0


def test_a_closed_thinker_leaves_no_thread_and_no_process(qtbot: QtBot) -> None:
    view = GAME.start(1, {}, 1).view(0)
    for _ in range(10):
        thinker = BotProcess()
        thinker.ask(Question("choose", "harmony", "easy", view))
        process = thinker.process_id
        assert process is not None
        thinker.close()
        assert listening() == []
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_an_owner_that_is_deleted_ends_its_process(qapp: QCoreApplication) -> None:
    parent = QObject()
    thinker = BotProcess(parent)
    thinker.warm_up()
    process = thinker.process_id
    assert process is not None
    del thinker
    parent.deleteLater()
    qapp.sendPostedEvents(parent, QEvent.Type.DeferredDelete)
    assert listening() == []
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_process_that_is_killed_is_noticed_and_can_be_started_again(
    listener: Listener, qtbot: QtBot
) -> None:
    worker = Worker(listener, serve, listener.heard, listener.ended)
    worker.start()
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGKILL)
    qtbot.waitUntil(lambda: listener.ends == 1, timeout=WAIT)
    assert worker.process_id is None
    with pytest.raises(BrokenPipeError):
        worker.send("hello")
    worker.start()
    worker.send(Question("suggest", "harmony", "easy", GAME.start(1, {}, 1).view(0)))
    qtbot.waitUntil(lambda: len(listener.results) == 1, timeout=WAIT)
    worker.close()
    assert listening() == []


def test_a_function_is_computed_in_a_process(qtbot: QtBot) -> None:
    call = Call(divmod, 17, 5)
    with qtbot.waitSignal(call.done, timeout=WAIT) as done:
        pass
    assert done.args == [(3, 2)]
    assert listening() == []


def test_a_function_that_raises_is_told(qtbot: QtBot) -> None:
    call = Call(divmod, 1, 0)
    with qtbot.waitSignal(call.failed, timeout=WAIT):
        pass
    assert listening() == []


def test_tables_can_be_opened_and_closed_at_any_moment(own_home: Path) -> None:
    """At 35 moments three times each. By hand: python tests/tools/open_and_close.py 5000"""
    done = subprocess.run(
        [sys.executable, str(STRESS), "105"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "105 tables opened and closed\n"), done.stderr


def test_a_failure_is_logged_with_its_traceback_and_delivered(
    listener: Listener, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def work() -> None:
        raise LookupError("nothing there")

    Job(work, listener.done, listener.failed)
    qtbot.waitUntil(lambda: len(listener.failures) == 1, timeout=WAIT)
    assert isinstance(listener.failures[0], LookupError)
    assert listener.ends == 0
    assert "LookupError: nothing there" in caplog.text
    assert 'raise LookupError("nothing there")' in caplog.text


def test_a_generator_that_fails_half_way_has_delivered_the_first_half(
    listener: Listener, qtbot: QtBot
) -> None:
    def work() -> Iterator[int]:
        yield 1
        yield 2
        raise ValueError

    Job(work, listener.done, listener.failed, heard=listener.heard)
    qtbot.waitUntil(lambda: len(listener.failures) == 1, timeout=WAIT)
    assert (listener.results, listener.ends) == ([1, 2], 0)


def test_closing_does_not_wait_for_a_long_job(listener: Listener, qtbot: QtBot) -> None:
    go_on = Event()
    job = Job(go_on.wait, listener.done, listener.failed)
    job.close()
    assert listening() == ["background"], "it has not ended, and nobody has waited for it"
    go_on.set()
    job.wait()
    qtbot.wait(10)
    assert listener.ends == 0


def test_a_closed_generator_undoes_what_is_half_done(listener: Listener, qtbot: QtBot) -> None:
    undone, half_way, go_on = Event(), Event(), Event()

    def work() -> Iterator[int]:
        try:
            half_way.set()
            go_on.wait()
            yield 1
            raise AssertionError("went on after closing")
        finally:
            undone.set()

    job = Job(work, listener.done, listener.failed, heard=listener.heard)
    half_way.wait()
    job.close()
    go_on.set()
    job.wait()
    assert undone.is_set()
    assert (listener.results, listener.failures) == ([], [])


@pytest.mark.parametrize("past_its_last_step", [False, True])
def test_a_cancelled_generator_says_whether_it_came_to_its_end(
    listener: Listener, qtbot: QtBot, past_its_last_step: bool
) -> None:
    working, go_on = Event(), Event()

    def work() -> Iterator[int]:
        working.set()
        go_on.wait()
        if not past_its_last_step:
            yield 1
        yield from ()

    job = Job(work, listener.done, listener.failed, heard=listener.heard)
    working.wait()
    job.cancel()
    go_on.set()
    qtbot.waitUntil(lambda: listener.ends + len(listener.failures) == 1, timeout=WAIT)
    assert listener.ends == past_its_last_step
    assert all(isinstance(one, Cancelled) for one in listener.failures)
    assert listener.results == []


def test_only_the_newest_state_is_delivered_where_that_is_asked_for(
    listener: Listener, qtbot: QtBot
) -> None:
    job = Job(lambda: (n for n in range(1_000)), listener.done, listener.failed,
              heard=listener.heard, newest=True)  # fmt: skip
    # The event loop has no turn meanwhile.
    job.wait()
    qtbot.waitUntil(lambda: listener.ends == 1, timeout=WAIT)
    assert listener.results == [999]


def test_keys_and_clicks_come_in_between_many_results(qtbot: QtBot) -> None:
    turns: list[int] = []

    class SlowListener(Listener):
        def heard(self, result: object) -> None:
            super().heard(result)
            sleep(0.005)

    receiver = SlowListener()
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: turns.append(len(receiver.results)))
    job = Job(lambda: (n for n in range(100)), receiver.done, receiver.failed,
              heard=receiver.heard)  # fmt: skip
    job.wait()
    timer.start()
    qtbot.waitUntil(lambda: receiver.ends == 1, timeout=WAIT)
    timer.stop()
    steps = [after - before for before, after in pairwise([0, *turns, 100])]
    assert max(steps) <= 10


def fail_loudly(pipe: Connection) -> None:
    logging.getLogger("some.module").warning("a word from the process")
    raise RuntimeError("the process is through")


def test_the_log_of_a_process_reaches_the_window_s(
    listener: Listener, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(listener, fail_loudly, listener.heard, listener.ended)
    worker.start()
    qtbot.waitUntil(lambda: listener.ends == 1, timeout=WAIT)
    assert ("some.module", logging.WARNING, "a word from the process") in caplog.record_tuples
    assert "RuntimeError: the process is through" in caplog.text
    assert "in fail_loudly" in caplog.text
    assert listener.results == []


def test_the_traceback_of_a_bot_reaches_the_log(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = BotProcess()
    view = GAME.start(1, {}, 1).view(0)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT) as failed:
        thinker.ask(Question("consult", "harmony", "easy", view, consultation="weather"))
    assert failed.args == ["error"]
    assert "KeyError: 'weather'" in caplog.text
    assert "in answer" in caplog.text
    thinker.close()
