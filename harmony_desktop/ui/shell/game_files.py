"""Files with a game that the player opens: chosen in a dialog, dropped, or opened before."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from harmony_desktop.engine.game import BadRecord
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import refused
from harmony_desktop.storage.settings import MOST_RECENT
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.kit.outside import is_text
from harmony_desktop.ui.shell.notices import Notices
from harmony_desktop.ui.shell.tables import Tables


class GameFiles:
    """Opens files and remembers the latest."""

    def __init__(
        self, context: Context, tables: Tables, notices: Notices, messages: Messages
    ) -> None:
        self._context = context
        self._tables = tables
        self._notices = notices
        self._messages = messages

    def open(self, path: Path) -> None:
        """Open a record the player names; the file is left as it is.

        One of the running games is resumed; a finished game is shown; any other is resumed as a
        practice game of its own, since its deal may be known already.
        """
        try:
            record = saves.read(path)
        except OSError as problem:
            self._remember(path, False)
            self._notices.show(self._messages.problem(refused("cannot-read", path, problem)))
        except MemoryError:
            self._notices.show(self._messages.no_memory())
        except BadRecord as problem:
            self._notices.show(self._messages.bad_record(path.name, problem))
        else:
            if path.resolve().parent == self._context.places.saves.resolve():
                self._tables.resume(record, path)
                return
            self._remember(path, True)
            if saves.is_over(record):
                self._tables.open_finished(record)
            else:
                copy = record.model_copy(update={"practice": True, "daily": None})
                self._tables.resume(copy, saves.new_path(self._context.places, record.game))

    def choose(self, parent: QWidget) -> None:
        """Let the player choose a file to open."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        path, _ = QFileDialog.getOpenFileName(
            parent, self._messages.open_title(), folder, f"Harmony (*{saves.SUFFIX})"
        )
        if path:
            self.open(Path(path))

    def _remember(self, path: Path, readable: bool) -> None:
        """Offer a file again, or no more if it cannot be read."""
        name = str(path.absolute())
        recent = [one for one in self._context.settings.recent if one != name]
        if readable and is_text(name):
            recent.insert(0, name)
        if recent != self._context.settings.recent:
            self._context.change("recent", recent[:MOST_RECENT])


def dropped_file(data: QMimeData) -> Path | None:
    """The first file dragged onto the window that can be a record."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return next((path for path in files if path.suffix == saves.SUFFIX), None)
