"""The reader for the rules of a game: contents, search and text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QListWidget,
    QWidget,
)

from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import DropDown, column, row
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.rules_document import (
    NARROW_FIGURES,
    FigureWidths,
    RulesBrowser,
)
from harmony_desktop.ui.table.rules_search import RulesSearch

_LIST_WIDTH = 230
_WIDE = 860
"""Width from which the contents are beside the text instead of above it."""
_NARROW = 480
"""Width below which the search is below the contents."""


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
        self._game = game
        self._topic = topic
        self._opened_at = ""
        self._start = 0
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
        self.search = RulesSearch(context, self.text)
        self._follow = QTimer(self, interval=60, singleShot=True)
        self._follow.timeout.connect(self._mark_place)
        self._line = row(self.menu, spacing=8)
        self._line.setStretch(0, 1)
        self._line.addWidget(self.search, 1)
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
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.start)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every word in the current language."""
        for widget in (self.list, self.menu):
            widget.setAccessibleName(self.tr("Contents"))
            widget.setToolTip(self.tr("Contents"))
        self.search.retranslate()
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
        self.search.find_all()
        self._mark_place()

    def _mark_place(self) -> None:
        """Mark the section that is being read."""
        place = self.text.place_at_top()
        self.menu.setCurrentIndex(place)
        self.list.setCurrentRow(place)
