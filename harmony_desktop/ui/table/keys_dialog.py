"""The list of keys, made from the commands of a page and of the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from harmony_desktop.ui.kit.dialogs import close_button
from harmony_desktop.ui.kit.languages import digits, grown
from harmony_desktop.ui.kit.widgets import label, paragraph, scrolled
from harmony_desktop.ui.kit.window_commands import WindowCommands

_MOST_COLUMNS = 3
_COLUMN = 360
"""The width of a column with few rows of two lines."""
_BESIDE = QSize(80, 120)
"""The room around the list."""


class KeyRows(QWidget):
    """Commands and their keys in columns; the arrows go from one to the next."""

    def __init__(self, rows: Mapping[str, str], columns: int = 2) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(8)
        high = (len(rows) + columns - 1) // columns
        self.rows: list[tuple[QLabel, QLabel]] = []
        for index, (words, key) in enumerate(rows.items()):
            what = paragraph()
            what.setText(words)
            which = label("heading")
            which.setText(f"\u2068{key}\u2069")
            # A reader is told both when the row gets the focus.
            what.setAccessibleName(f"{words}: {key}")
            what.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            place, line = divmod(index, high)
            grid.addWidget(what, line, 2 * place)
            grid.addWidget(which, line, 2 * place + 1, Qt.AlignmentFlag.AlignLeading)
            self.rows.append((what, which))
        for place in range(columns):
            grid.setColumnStretch(2 * place, 1)
        self.rows[0][0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.window().focusWidget()
        focused = [number for number, (what, _) in enumerate(self.rows) if what is at]
        here, last = (focused or [0])[0], len(self.rows) - 1
        ways = {
            Qt.Key.Key_Down: here + 1,
            Qt.Key.Key_Up: here - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.key() not in ways:
            super().keyPressEvent(event)
            return
        self.rows[min(max(ways[Qt.Key(event.key())], 0), last)][0].setFocus()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        for what, which in self.rows:
            if what.hasFocus():
                painter = QPainter(self)
                painter.setPen(QPen(self.palette().highlight().color(), 2))
                painter.drawRect(what.geometry().united(which.geometry()).adjusted(-4, -3, 4, 3))


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
        rows = {words: digits(key) if key.isdigit() else key for words, key in rows.items()}
        room = 0 if parent is None else parent.window().width() - _BESIDE.width()
        columns = max(1, min(_MOST_COLUMNS, room // grown(_COLUMN))) if room else 2
        inside = KeyRows(rows, columns)
        area = scrolled(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for what, _ in inside.rows:
            what.installEventFilter(self)
        self._area = area
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(18)
        layout.addWidget(area, 1)
        layout.addWidget(close_button(self))
        self._fit(inside, columns * grown(_COLUMN))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the row with the focus in sight."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._area.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

    def _fit(self, inside: KeyRows, width: int) -> None:
        """Fit the dialog to the list, within its parent window."""
        parent = self.parentWidget()
        wanted = QSize(width, inside.heightForWidth(width)) + _BESIDE
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
        back = QKeySequence("Shift+R").toString(QKeySequence.SequenceFormat.NativeText)
        rows.append((translate("KeysDialog", "Turn what you hold"), f"R, {back}"))
    # A command of the table may have one of these keys, too.
    return [*rows, *(one for one in commands if not rotates or one[1] != "R")]
