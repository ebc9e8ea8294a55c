"""Work beside the window: delivered in its thread, and ended for good when it is closed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, enumerate, main_thread

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from harmony_desktop.bots.worker import Question, serve
from harmony_desktop.controller.background import Call, Job, Worker
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
        self.ends = 0

    def heard(self, result: object) -> None:
        self.results.append(result)
        self.threads.add(current_thread())

    def ended(self) -> None:
        self.ends += 1


def listening() -> list[str]:
    return [thread.name for thread in enumerate() if thread.name == "background"]


@pytest.fixture
def listener(qapp: QCoreApplication) -> Listener:
    return Listener()


def test_results_come_in_order_in_the_window_s_thread(listener: Listener, qtbot: QtBot) -> None:
    Job(lambda: range(100), listener.heard, listener.ended)
    qtbot.waitUntil(lambda: listener.ends == 1, timeout=WAIT)
    assert listener.results == list(range(100))
    assert listener.threads == {main_thread()}
    assert listening() == []


def test_nothing_is_delivered_after_closing(listener: Listener, qtbot: QtBot) -> None:
    """Not even what is on its way already."""
    sent, stopped = Event(), Event()

    def work() -> Iterator[int]:
        yield 1
        sent.set()
        stopped.wait()
        yield 2

    job = Job(work, listener.heard, listener.ended, stopped.set)
    sent.wait()
    job.close()
    assert listening() == []
    qtbot.wait(10)
    assert listener.results == []
    assert listener.ends == 0


def test_a_closed_thinker_leaves_no_thread_and_no_process(qtbot: QtBot) -> None:
    view = GAME.start(1, {}, 1).view(0)
    for _ in range(10):
        thinker = BotProcess()
        thinker.ask(Question(0, "choose", "harmony", "easy", view))
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
    worker.send(Question(7, "suggest", "harmony", "easy", GAME.start(1, {}, 1).view(0)))
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


def test_tables_can_be_opened_and_closed_three_hundred_times(own_home: Path) -> None:
    """By hand: python tests/tools/open_and_close.py 5000"""
    done = subprocess.run(
        [sys.executable, str(STRESS), "300"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "300 tables opened and closed\n"), done.stderr
