"""The log: a file on this computer that About can open. Players never see a stack trace.

Everything that goes wrong unseen ends here: exceptions of the window's thread, of other threads and
of destructors, Qt's own messages, and the logs of other processes, which `Worker` passes on.
"""

from __future__ import annotations

import logging
import platform
import sys
import threading
from logging.handlers import RotatingFileHandler
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from harmony_desktop import __version__
from harmony_desktop.storage.files import Places, mode_of

log = logging.getLogger(__name__)

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def start(places: Places) -> None:
    """Write the log to its file from now on, or nowhere if the disk refuses."""
    try:
        places.logs.mkdir(parents=True, exist_ok=True)
        file = places.log
        mode_of(file)
        handler: logging.Handler = RotatingFileHandler(
            file, maxBytes=500_000, backupCount=2, encoding="utf-8", errors="replace"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    logging.getLogger("harmony_desktop").setLevel(logging.INFO)
    sys.excepthook = _log_exception
    threading.excepthook = _log_thread
    sys.unraisablehook = _log_unraisable
    qInstallMessageHandler(_log_qt)
    log.info(
        "Harmony Desktop %s, Python %s, Qt %s, %s",
        __version__,
        platform.python_version(),
        qVersion(),
        platform.system(),
    )


def stop() -> None:
    """Let Qt print its messages again: nothing of Python may be called once it has ended."""
    qInstallMessageHandler(None)


def _log_exception(
    kind: type[BaseException], problem: BaseException, trace: TracebackType | None
) -> None:
    log.error("unexpected error", exc_info=(kind, problem, trace))


def _log_thread(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is None:
        return
    name = failed.thread.name if failed.thread is not None else "a thread that has gone"
    log.error(
        "unexpected error in %s",
        name,
        exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback),
    )


def _log_unraisable(failed: Any) -> None:
    """An exception in a destructor or a callback, where nobody can catch it."""
    log.error(
        "unexpected error in %r: %s",
        failed.object,
        failed.err_msg or "",
        exc_info=(failed.exc_type, failed.exc_value, failed.exc_traceback),
    )


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    category = context.category or "default"
    logging.getLogger(f"qt.{category}").log(_LEVELS.get(kind, logging.WARNING), "%s", message)
