"""Files that the system asks to be opened by an event, as macOS does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpener(QObject):
    """An event filter that passes on the files macOS asks to open."""

    def __init__(self, open_file: Callable[[Path], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the event if it names a file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return False
