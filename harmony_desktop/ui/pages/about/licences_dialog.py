"""The licences of everything that comes with the application, to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from harmony_desktop import licences
from harmony_desktop.ui.kit.dialogs import close_button
from harmony_desktop.ui.kit.resources import resource


class LicencesDialog(QDialog):
    """A dialog with the original, untranslated licence texts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        text = QPlainTextEdit()
        text.setReadOnly(True)
        text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        text.setPlainText(licence_texts())
        text.setAccessibleName(self.windowTitle())
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(close_button(self))
        self.resize(720, 520)


def licence_texts() -> str:
    """Our own licence, then everybody else's: as listed by the build, or as found here."""
    listed = resource("licences", "third-party.txt")
    own = licences.own(resource())
    if listed.is_file():
        return f"{own}\n{listed.read_text(encoding='utf-8')}"
    entries = [
        *licences.of_resources(resource()),
        *licences.within_libraries(resource("licences")),
        *licences.libraries(),
    ]
    return f"{own}\n{licences.listing(entries)}"
