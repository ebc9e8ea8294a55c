"""The rules of a game as a page of its own, from Home."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from harmony_desktop.engine.options import Options
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import Page, row
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.rules_document import FigureWidths, place_of_variant
from harmony_desktop.ui.table.rules_reader import RulesReader

_SCROLLING = (
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_MOST_WIDTH = 1000
"""With the contents beside it, the text has lines that the eye can follow back."""
_FIGURES = FigureWidths(usual=330, large=520)


class WholeRulesPage(Page):
    """All rules of a game, with every variant.

    With options, the page opens at the first section about a value that is not the usual one.

    Signals:
        tutorial_wanted: the game and the options that the player wants to be taught.
    """

    tutorial_wanted = Signal(str, object)

    def __init__(
        self,
        context: Context,
        game: str,
        options: Options | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(context, parent)
        self._game = game
        self._passed_on = False
        """Whether a key is on its way to the text."""
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self.tutorial_button = self.button("graduation-cap")
        self.tutorial_button.clicked.connect(lambda: self.tutorial_wanted.emit(game, options or {}))
        self._rules = RulesReader(context, game, figures=_FIGURES)
        self._rules.setMaximumWidth(grown(_MOST_WIDTH))
        if options is not None:
            self._rules.start_at(place_of_variant(game, options))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        middle = row(self._back, 1, self._rules, 1, self.tutorial_button, spacing=12)
        for button in (self._back, self.tutorial_button):
            middle.setAlignment(button, Qt.AlignmentFlag.AlignTop)
        middle.setStretch(2, 100)
        layout.addLayout(middle, 1)
        self.retranslate()

    @property
    def drawing(self) -> bool:
        return self._rules.text.drawing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll at once with the keys that scroll, wherever the focus is."""
        if event.key() not in _SCROLLING or self._passed_on:
            super().keyPressEvent(event)
            return
        # A key that the text has no use for comes back here.
        self._passed_on = True
        try:
            QApplication.sendEvent(self._rules.text, event)
        finally:
            self._passed_on = False

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rules of {game}").format(game=game_title(self._game)))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self.tutorial_button.setText(self.tr("Tutorial"))
        self._rules.retranslate()
