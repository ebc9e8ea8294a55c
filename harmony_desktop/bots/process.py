"""The common part of all background processes: they end with the window and send it their log.

Nothing here imports Qt: the bots' process starts without it.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log on its way to the window's process."""

    logger: str
    level: int
    text: str
    """The message, followed by the traceback if there is one."""


class PipeHandler(logging.Handler):
    """Sends log records through a pipe as LogLines."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__()
        self._pipe = pipe

    def emit(self, record: logging.LogRecord) -> None:
        # A window that has gone reads no log.
        with suppress(OSError, ValueError):
            self._pipe.send(LogLine(record.name, record.levelno, self.format(record)))


def run(serve: Callable[[Connection], None], pipe: Connection) -> None:
    """Run `serve(pipe)` in a process of its own; an exception ends it and is logged."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    logging.getLogger().addHandler(PipeHandler(pipe))
    try:
        serve(pipe)
    except Exception:
        log.exception("%s.%s failed", serve.__module__, serve.__qualname__)


def end_with_parent() -> None:
    """End this process when the window's process has ended, even while a bot thinks."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True, name="parent").start()
