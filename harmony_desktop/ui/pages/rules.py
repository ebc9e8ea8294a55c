"""The rules of a game as a page of its own, from Home."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from harmony_desktop.ui.context import Context
from harmony_desktop.ui.languages import grown
from harmony_desktop.ui.rules_page import RulesPage
from harmony_desktop.ui.widgets import Page, row


class WholeRulesPage(Page):
    """All rules of a game, with every variant."""

    def __init__(self, context: Context, game: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._rules = RulesPage(context, game, large_figures=440)
        self._rules.setMaximumWidth(grown(860))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 20, 40, 20)
        layout.addLayout(row(self._back, 1))
        middle = row(1, self._rules, 1)
        middle.setStretch(1, 100)
        layout.addLayout(middle, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._rules.refresh()
