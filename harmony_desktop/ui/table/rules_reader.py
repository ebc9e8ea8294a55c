"""The reader for the rules of a game: contents, search and text."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QRegularExpression, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QToolButton,
    QWidget,
)

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.icons import icon
from harmony_desktop.ui.kit.languages import counter, grown
from harmony_desktop.ui.kit.widgets import DropDown, column, label, row
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.rules_document import (
    NARROW_FIGURES,
    FigureWidths,
    RulesBrowser,
)

_LIST_WIDTH = 230
_WIDE = 860
"""Width from which the contents are beside the text instead of above it."""
_NARROW = 480
"""Width below which the search is below the contents."""
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


class RulesSearch(QLineEdit):
    """The search field: Enter goes to the next match, Shift+Enter to the previous one.

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


class RulesReader(QWidget):
    """Contents, search and text. `topic` names the section the rules open at, by its key."""

    def __init__(
        self,
        context: Context,
        game: str,
        options: dict[str, object] | None = None,
        parent: QWidget | None = None,
        *,
        topic: Callable[[], str] = lambda: "",
        figures: FigureWidths = NARROW_FIGURES,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._game = game
        self._topic = topic
        self._opened_at = ""
        self._start = 0
        self._found: list[QTextCursor] = []
        self._at = 0
        """Index of the match shown."""
        self.text = RulesBrowser(context, game, options, figures=figures)
        self.list = QListWidget()
        self.list.setFixedWidth(grown(_LIST_WIDTH))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.menu = DropDown()
        self.menu.setMinimumContentsLength(8)
        self.menu.setSizeAdjustPolicy(
            DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.search = RulesSearch()
        self.search.setClearButtonEnabled(True)
        self._count = label("muted")
        self._previous, self._next = self._step("chevron-up", -1), self._step("chevron-down", 1)
        self._follow = QTimer(self, interval=60, singleShot=True)
        self._follow.timeout.connect(self._mark_place)
        finding = row(self.search, self._count, self._previous, self._next, spacing=8)
        finding.setStretch(0, 1)
        self._line = row(self.menu, spacing=8)
        self._line.setStretch(0, 1)
        self._line.addLayout(finding, 1)
        body = row(self.list, spacing=16)
        body.addWidget(self.text, 1)
        whole = column(self._line, spacing=8)
        whole.addLayout(body, 1)
        self.setLayout(whole)
        self.setFocusProxy(self.text)
        self.text.written.connect(self._list_contents)
        self.text.verticalScrollBar().valueChanged.connect(lambda _: self._follow.start())
        self.list.itemClicked.connect(lambda item: self.text.go_to(self.list.row(item)))
        self.list.itemActivated.connect(lambda item: self.text.go_to(self.list.row(item)))
        self.menu.activated.connect(self.text.go_to)
        self.search.textChanged.connect(self._find)
        self.search.next_wanted.connect(lambda: self._show_found(1))
        self.search.previous_wanted.connect(lambda: self._show_found(-1))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.start_search)
        context.theme.changed.connect(self._colour)
        self._colour()
        self.retranslate()

    def _step(self, name: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIconSize(QSize(18, 18))
        button.setProperty("step_icon", name)
        button.clicked.connect(lambda: self._show_found(by))
        button.hide()
        return button

    def _colour(self) -> None:
        colours = self._context.theme.colours
        for button in (self._previous, self._next):
            name = str(button.property("step_icon"))
            button.setIcon(icon(name, colours.text, colours.border))
        self._mark_found()

    def retranslate(self) -> None:
        """Put every word in the current language."""
        for widget, words in (
            (self.list, self.tr("Contents")),
            (self.menu, self.tr("Contents")),
            (self.search, self.tr("Search the rules")),
            (self._previous, self.tr("Previous place")),
            (self._next, self.tr("Next place")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)
        self.search.setPlaceholderText(self.tr("Search"))
        self.text.setAccessibleName(game_title(self._game))
        self.text.refresh()

    # Opening

    def showEvent(self, event: QShowEvent) -> None:
        """Open at the current topic, unless the rules were last opened at the same one."""
        super().showEvent(event)
        topic = self._topic()
        if topic and topic != self._opened_at:
            self._opened_at = topic
            # Line positions are known only after layout.
            QTimer.singleShot(0, self, lambda: self.open_at(topic))
        elif self._start:
            start, self._start = self._start, 0
            QTimer.singleShot(0, self, lambda: self.text.go_to(start))

    def start_at(self, place: int) -> None:
        """Scroll to the section at this place when the rules are first shown."""
        self._start = place

    def open_at(self, topic: str) -> None:
        """Scroll to the section with this key, if there is one."""
        place = self.text.place_of(topic)
        if place is not None:
            self.text.go_to(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, narrow = self.width() >= grown(_WIDE), self.width() < grown(_NARROW)
        self.list.setVisible(wide)
        self.menu.setVisible(not wide)
        self._line.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    # Contents

    def _list_contents(self) -> None:
        titles = self.text.titles()
        for widget in (self.list, self.menu):
            widget.clear()
            widget.addItems(titles)
        self._find()
        self._mark_place()

    def _mark_place(self) -> None:
        """Mark the section that is being read."""
        place = self.text.place_at_top()
        self.menu.setCurrentIndex(place)
        self.list.setCurrentRow(place)

    # Search

    def start_search(self) -> None:
        """Let the player type what to look for."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find(self) -> None:
        """Find all matches, and show the first one."""
        self._found = []
        words = self.search.text().strip()
        if words:
            insensitive = QRegularExpression.PatternOption.CaseInsensitiveOption
            unicode = QRegularExpression.PatternOption.UseUnicodePropertiesOption
            pattern = QRegularExpression(search_pattern(words), insensitive | unicode)
            cursor = self.text.document().find(pattern)
            while not cursor.isNull() and cursor.hasSelection():
                self._found.append(cursor)
                cursor = self.text.document().find(pattern, cursor)
        self._at = 0
        self._show_found(0)
        if words and self.search.hasFocus():
            announce(self.search, self._count.text())

    def _show_found(self, by: int) -> None:
        """Move by a number of matches, wrapping around at the ends."""
        there = len(self._found)
        self._at = (self._at + by) % there if there else 0
        self._mark_found()
        if there:
            shown = QTextCursor(self._found[self._at])
            shown.setPosition(shown.selectionStart())
            self.text.setTextCursor(shown)
            self.text.ensureCursorVisible()

    def _mark_found(self) -> None:
        colours = self._context.theme.colours
        marks = []
        for place, cursor in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            chosen = place == self._at
            mark.format.setBackground(QColor(colours.accent if chosen else colours.accent_soft))
            mark.format.setForeground(QColor(colours.accent_text if chosen else colours.text))
            marks.append(mark)
        self.text.setExtraSelections(marks)
        searching = bool(self.search.text().strip())
        found = bool(self._found)
        words = counter(self._at + 1, len(self._found)) if found else self.tr("not found")
        self._count.setText(words if searching else "")
        self._count.setVisible(searching)
        for button in (self._previous, self._next):
            button.setVisible(len(self._found) > 1)
