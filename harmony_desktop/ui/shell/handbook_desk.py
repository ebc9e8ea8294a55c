"""Opening the handbook in the browser; the first time, it has to be written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from harmony_desktop.controller.background import Job
from harmony_desktop.storage.files import failure, refused
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.folders import open_outside
from harmony_desktop.ui.pages.about.handbook_file import written
from harmony_desktop.ui.shell.notices import Notices


class HandbookDesk(QObject):
    """Writes the handbook of the current language beside the window, and opens it."""

    def __init__(self, context: Context, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._notices = notices
        self._job: Job | None = None

    def open(self) -> None:
        """Show the handbook; one that is being written is shown when it is done."""
        if self._job is not None:
            return
        data, language = self._context.places.data, self._context.languages.current
        self._notices.show(self.tr("Opening the handbook…"))
        self._job = Job(lambda: written(data, language), self._on_written, self._on_failed)

    def _on_written(self, page: Path) -> None:
        self._job = None
        open_outside(self._context, page)

    def _on_failed(self, problem: Exception) -> None:
        self._job = None
        folder = self._context.places.data
        self._context.troubled.emit(
            refused("cannot-write", folder, problem)
            if isinstance(problem, OSError)
            else failure(problem)
        )
