"""The list of keys, made from the commands of a table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from harmony_desktop.ui.widgets import label, paragraph


class KeysDialog(QDialog):
    """What can be done with the keyboard, and with which key."""

    def __init__(
        self, commands: Iterable[tuple[str, str]], rotates: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for index, (words, key) in enumerate(key_rows(commands, rotates)):
            what = paragraph()
            what.setText(words)
            which = label("heading")
            which.setText(f"\u2068{key}\u2069")
            what.setBuddy(which)
            grid.addWidget(what, index, 0)
            grid.addWidget(which, index, 1, Qt.AlignmentFlag.AlignLeading)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(18)
        layout.addLayout(grid)
        layout.addWidget(buttons)
        self.setMinimumWidth(460)


def key_rows(commands: Iterable[tuple[str, str]], rotates: bool) -> list[tuple[str, str]]:
    """What can be done and with which key: first what every table has, then its commands."""
    translate = QCoreApplication.translate
    rows = [
        (
            translate("KeysDialog", "Go between hand, board and the other boards"),
            translate("KeysDialog", "Tab"),
        ),
        (translate("KeysDialog", "Move over the cells"), translate("KeysDialog", "Arrow keys")),
        (translate("KeysDialog", "Pick up, place, press"), translate("KeysDialog", "Enter")),
        (translate("KeysDialog", "Put back, leave"), translate("KeysDialog", "Esc")),
    ]
    if rotates:
        rows.append((translate("KeysDialog", "Turn what you hold"), "R, Shift+R"))
    return [*rows, *commands]
