"""The log: a file on this computer that About can open. Players never see a stack trace."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from types import TracebackType

from harmony_desktop.storage.files import Places, mode_of

log = logging.getLogger(__name__)


def start(places: Places) -> None:
    """Write warnings and errors to the log from now on; on a disk that refuses, to nowhere."""
    try:
        places.logs.mkdir(parents=True, exist_ok=True)
        file = places.logs / "harmony-desktop.log"
        mode_of(file)
        handler: logging.Handler = RotatingFileHandler(
            file, maxBytes=500_000, backupCount=2, encoding="utf-8"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    sys.excepthook = _log_exception


def _log_exception(
    kind: type[BaseException], problem: BaseException, trace: TracebackType | None
) -> None:
    log.error("unexpected error", exc_info=(kind, problem, trace))
