"""Parts of dialogs."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox


def close_button(dialog: QDialog) -> QDialogButtonBox:
    """A row with the button that closes a dialog."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    # Qt's icon is black in every theme.
    buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
    buttons.rejected.connect(dialog.reject)
    return buttons
