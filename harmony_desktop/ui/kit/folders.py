"""Opening folders and files in the system's own programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from harmony_desktop.storage.files import Problem, refused
from harmony_desktop.ui.kit.context import Context


def open_folder(context: Context, folder: Path) -> None:
    """Open a folder of the application, which is made if it is not there; report a refusal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        context.troubled.emit(refused("cannot-write", folder, problem))
        return
    open_outside(context, folder)


def open_outside(context: Context, path: Path) -> None:
    """Open a folder or file in the system's program for it; say where it is if there is none."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        context.troubled.emit(Problem("no-viewer", path))
