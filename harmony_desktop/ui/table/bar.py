"""The toolbar of a table: the same in all games, with the status line in the middle."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from harmony_desktop.ui.context import Context
from harmony_desktop.ui.widgets import Page, column, label


class TableBar(Page):
    """Home, undo, redo, hint, go on, the status, sound and the menu.

    Signals:
        wanted: the name of what was pressed or chosen from the menu.
    """

    wanted = Signal(str)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.status = label("status", wrap=True)
        self.note = label("muted")
        self.home = self._button("house", "home")
        self.undo = self._button("undo-2", "undo")
        self.redo = self._button("redo-2", "redo")
        self.hint = self._button("lightbulb", "hint")
        self.go_on = self._button("check-check", "go-on")
        self.sound = self._button("volume-2", "sound")
        self.menu_button = self.tool("menu")
        self._menu = QMenu(self)
        self.menu_button.setMenu(self._menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        frame = QFrame()
        frame.setProperty("role", "bar")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(12, 6, 12, 6)
        inside.setSpacing(4)
        for part in (self.home, self.undo, self.redo, self.hint, self.go_on):
            inside.addWidget(part)
        inside.addSpacing(12)
        inside.addLayout(column(self.status, self.note, spacing=0), 1)
        inside.addSpacing(12)
        inside.addWidget(self.sound)
        inside.addWidget(self.menu_button)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        self.show_sound()
        self.retranslate()

    def _button(self, icon: str, name: str) -> QToolButton:
        button = self.tool(icon)
        button.clicked.connect(lambda: self.wanted.emit(name))
        return button

    def show_sound(self) -> None:
        """Whether sound is on, as the icon."""
        self.set_icon(self.sound, "volume-2" if self.context.settings.sound else "volume-x")

    def retranslate(self) -> None:
        for button, words, key in (
            (self.home, self.tr("Home"), ""),
            (self.undo, self.tr("Undo"), "U"),
            (self.redo, self.tr("Redo"), "⇧U"),
            (self.hint, self.tr("Hint"), "H"),
            (self.go_on, self.tr("Go on"), "E"),
            (self.sound, self.tr("Sound"), "M"),
            (self.menu_button, self.tr("Menu"), "F10"),
        ):
            button.setToolTip(f"{words} (\u2068{key}\u2069)" if key else words)
            button.setAccessibleName(words)
        self._menu.clear()
        for words, name in (
            (self.tr("Fit the table to the window"), "fit"),
            (self.tr("Tiles in the bag"), "bag"),
            (self.tr("Keep a picture…"), "picture"),
            (self.tr("Save the game as…"), "save"),
            ("", ""),
            (self.tr("Rules"), "rules"),
            (self.tr("Settings"), "settings"),
            (self.tr("Home"), "home"),
        ):
            if not words:
                self._menu.addSeparator()
                continue
            entry = QAction(words, self._menu)
            entry.triggered.connect(lambda _, name=name: self.wanted.emit(name))
            self._menu.addAction(entry)
