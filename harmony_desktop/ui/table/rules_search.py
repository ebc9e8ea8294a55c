"""Searching the rules of a game: the field, the number of the match, and the way to the next."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QTextEdit, QToolButton, QWidget

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.icons import icon
from harmony_desktop.ui.kit.languages import counter
from harmony_desktop.ui.kit.widgets import label, row
from harmony_desktop.ui.table.rules_document import RulesBrowser

_ALIKE = (
    "'’ʼ",
    "يی",
    "كک",
    "-‐–−",
    " \u00a0",
    *(f"{d}{chr(0x6F0 + d)}{chr(0x660 + d)}" for d in range(10)),
)
"""Groups of characters that count as equal in a search."""
_JOINER = "\u200c"
"""Zero-width non-joiner in Persian words, which few keyboards have."""


def search_pattern(words: str) -> str:
    """A regular expression that finds words with any equivalent characters.

    >>> re.search(search_pattern("combin’"), "the combin'ations") is not None
    True
    >>> re.search(search_pattern("3 × 4"), "۳ × ۴") is not None
    True
    """
    signs = []
    for sign in words.strip().replace(_JOINER, ""):
        same = next((group for group in _ALIKE if sign in group), sign)
        signs.append(f"[{re.escape(same)}]" if len(same) > 1 else re.escape(sign))
    return f"{_JOINER}?".join(signs)


class SearchField(QLineEdit):
    """Enter goes to the next match, Shift+Enter to the previous one.

    Escape clears the field; an empty field leaves Escape to the page.
    """

    next_wanted = Signal()
    previous_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        # A shortcut of the page must not take the key while there is something to clear.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.text()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.previous_wanted if shift else self.next_wanted).emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class RulesSearch(QWidget):
    """Finds words in the text of the rules, marks all matches and shows one of them."""

    def __init__(self, context: Context, text: RulesBrowser) -> None:
        super().__init__()
        self._context = context
        self._text = text
        self.matches: list[QTextCursor] = []
        self._at = 0
        """Index of the match shown."""
        self.field = SearchField()
        self.field.setClearButtonEnabled(True)
        self.count = label("muted")
        self._previous, self._next = self._step("chevron-up", -1), self._step("chevron-down", 1)
        line = row(self.field, self.count, self._previous, self._next, spacing=8)
        line.setStretch(0, 1)
        line.setContentsMargins(0, 0, 0, 0)
        self.setLayout(line)
        self.field.textChanged.connect(self.find_all)
        self.field.next_wanted.connect(lambda: self._show_match(1))
        self.field.previous_wanted.connect(lambda: self._show_match(-1))
        context.theme.changed.connect(self._colour)
        self._colour()

    def _step(self, name: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIconSize(QSize(18, 18))
        button.setProperty("step_icon", name)
        button.clicked.connect(lambda: self._show_match(by))
        button.hide()
        return button

    def _colour(self) -> None:
        colours = self._context.theme.colours
        for button in (self._previous, self._next):
            name = str(button.property("step_icon"))
            button.setIcon(icon(name, colours.text, colours.border))
        self._mark()

    def retranslate(self) -> None:
        """Put every word in the current language."""
        for widget, words in (
            (self.field, self.tr("Search the rules")),
            (self._previous, self.tr("Previous match")),
            (self._next, self.tr("Next match")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)
        self.field.setPlaceholderText(self.tr("Search"))

    def start(self) -> None:
        """Let the player type words to search for."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def find_all(self) -> None:
        """Find all matches, and show the first one."""
        self.matches = []
        words = self.field.text().strip()
        if words:
            insensitive = QRegularExpression.PatternOption.CaseInsensitiveOption
            unicode = QRegularExpression.PatternOption.UseUnicodePropertiesOption
            pattern = QRegularExpression(search_pattern(words), insensitive | unicode)
            cursor = self._text.document().find(pattern)
            while not cursor.isNull() and cursor.hasSelection():
                self.matches.append(cursor)
                cursor = self._text.document().find(pattern, cursor)
        self._at = 0
        self._show_match(0)
        if words and self.field.hasFocus():
            announce(self.field, self.count.text())

    def _show_match(self, by: int) -> None:
        """Move by a number of matches, wrapping around at the ends."""
        self._at = (self._at + by) % len(self.matches) if self.matches else 0
        self._mark()
        if self.matches:
            shown = QTextCursor(self.matches[self._at])
            shown.setPosition(shown.selectionStart())
            self._text.setTextCursor(shown)
            self._text.ensureCursorVisible()

    def _mark(self) -> None:
        """Mark all matches in the text, and say which one is shown."""
        colours = self._context.theme.colours
        marks = []
        for place, cursor in enumerate(self.matches):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            chosen = place == self._at
            mark.format.setBackground(QColor(colours.accent if chosen else colours.accent_soft))
            mark.format.setForeground(QColor(colours.accent_text if chosen else colours.text))
            marks.append(mark)
        self._text.setExtraSelections(marks)
        searching = bool(self.field.text().strip())
        count = len(self.matches)
        words = counter(self._at + 1, count) if count else self.tr("not found")
        self.count.setText(words if searching else "")
        self.count.setVisible(searching)
        for button in (self._previous, self._next):
            button.setVisible(count > 1)
