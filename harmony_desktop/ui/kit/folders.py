"""Opening folders in the system's file manager."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from harmony_desktop.storage.files import refused
from harmony_desktop.ui.kit.context import Context


def open_folder(context: Context, folder: Path) -> None:
    """Open a folder of the application, which is made if it is not there; report a refusal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        context.troubled.emit(refused("cannot-write", folder, problem))
        return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
