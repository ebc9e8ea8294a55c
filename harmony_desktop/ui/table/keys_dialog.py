"""The list of keys, made from the commands of a table."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from harmony_desktop.ui.widgets import label, paragraph, scrolled


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
        content = QWidget()
        content.setLayout(grid)
        area = scrolled(content)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(self.windowTitle())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(18)
        layout.addWidget(area)
        layout.addWidget(buttons)
        self._fit(content.sizeHint() + QSize(80, 120))

    def _fit(self, wanted: QSize) -> None:
        """As large as the list, within the window it belongs to."""
        parent = self.parentWidget()
        room = wanted if parent is None else parent.window().size() - QSize(32, 48)
        self.resize(wanted.expandedTo(QSize(460, 0)).boundedTo(room))


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
