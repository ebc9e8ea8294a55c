"""The list of keys, made from the commands of a page and of the window."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from harmony_desktop.ui.kit.widgets import label, paragraph, scrolled
from harmony_desktop.ui.kit.window_commands import WindowCommands

_COLUMNS = 2


class KeysDialog(QDialog):
    """Lists every keyboard command with its key."""

    def __init__(
        self, page: Iterable[tuple[str, str]], window: WindowCommands, parent: QWidget | None = None
    ) -> None:
        """`page` holds the rows of the current page; empty if it has no keys of its own."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        rows = dict(page) or dict(_on_any_page())
        for command in window.listed():
            sequence = QKeySequence(command.keys[0])
            rows[command.words()] = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        high = (len(rows) + _COLUMNS - 1) // _COLUMNS
        for index, (words, key) in enumerate(rows.items()):
            what = paragraph()
            what.setText(words)
            which = label("heading")
            which.setText(f"\u2068{key}\u2069")
            what.setBuddy(which)
            place, line = divmod(index, high)
            grid.addWidget(what, line, 2 * place)
            grid.addWidget(which, line, 2 * place + 1, Qt.AlignmentFlag.AlignLeading)
        for place in range(_COLUMNS):
            grid.setColumnStretch(2 * place, 1)
        inside = QWidget()
        inside.setLayout(grid)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        area = scrolled(inside)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(self.windowTitle())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(18)
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
        self._fit(inside.sizeHint() + QSize(80, 120))

    def _fit(self, wanted: QSize) -> None:
        """Fit the dialog to the list, within its parent window."""
        parent = self.parentWidget()
        room = wanted if parent is None else parent.window().size() - QSize(32, 48)
        self.resize(wanted.expandedTo(QSize(460, 0)).boundedTo(room))


def _on_any_page() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        (translate("KeysDialog", "Go to the next control"), translate("KeysDialog", "Tab")),
        (translate("KeysDialog", "Activate the control"), translate("KeysDialog", "Enter")),
        (translate("KeysDialog", "Go back"), translate("KeysDialog", "Esc")),
    ]


def key_rows(commands: Iterable[tuple[str, str]], rotates: bool) -> list[tuple[str, str]]:
    """Rows of action and key: first the keys of every table, then the page's commands."""
    translate = QCoreApplication.translate
    rows = [
        (
            translate("KeysDialog", "Go between hand, board and the other boards"),
            translate("KeysDialog", "Tab"),
        ),
        (translate("KeysDialog", "Move over the cells"), translate("KeysDialog", "Arrow keys")),
        (translate("KeysDialog", "Pick up, place, activate"), translate("KeysDialog", "Enter")),
        (translate("KeysDialog", "Put back, leave"), translate("KeysDialog", "Esc")),
    ]
    if rotates:
        rows.append((translate("KeysDialog", "Turn what you hold"), "R, Shift+R"))
    return [*rows, *commands]
