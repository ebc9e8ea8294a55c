"""Keeping what is on the table in a file of the player's choice."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from harmony_desktop.controller.session import Session
from harmony_desktop.storage import saves
from harmony_desktop.ui.table.table import AnyTable


class Export(QObject):
    """Asks where to, and writes.

    Signals:
        failed: that it could not be written, in the player's words.
    """

    failed = Signal(str)

    def __init__(self, session: Session, table: AnyTable, page: QWidget) -> None:
        super().__init__(page)
        self._session = session
        self._table = table
        self._page = page

    def keep_picture(self) -> None:
        """Save a picture of the boards."""
        path = self._ask_path(
            self.tr("Keep a picture"),
            QStandardPaths.StandardLocation.PicturesLocation,
            "png",
            "PNG (*.png)",
        )
        if path and not self._table.picture().save(path, "PNG"):
            self.failed.emit(self.tr("The picture could not be written there."))

    def save_game(self) -> None:
        """Save the record."""
        path = self._ask_path(
            self.tr("Save the game"),
            QStandardPaths.StandardLocation.DocumentsLocation,
            "harmony",
            "Harmony (*.harmony)",
        )
        if path and saves.store(Path(path), self._session.record):
            self.failed.emit(self.tr("The game could not be written there."))

    def _ask_path(
        self, title: str, folder: QStandardPaths.StandardLocation, ending: str, kinds: str
    ) -> str:
        start = Path(QStandardPaths.writableLocation(folder)) / f"{self._session.game.id}.{ending}"
        return QFileDialog.getSaveFileName(self._page, title, str(start), kinds)[0]
