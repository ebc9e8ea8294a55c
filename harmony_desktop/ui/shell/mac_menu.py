"""The menu bar at the top of a Mac's screen, where players look for settings, help and full screen.

Other systems have none: the pages show everything themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from harmony_desktop.ui.kit.languages import translate

_Key = QKeySequence.StandardKey
_Role = QAction.MenuRole
_ENTRIES = {
    # The system moves entries with a role into the menu that has the application's name.
    "about": (0, _Role.AboutRole, None, "HomePage", "About"),
    "settings": (0, _Role.PreferencesRole, _Key.Preferences, "HomePage", "Settings"),
    "quit": (0, _Role.QuitRole, _Key.Quit, "WindowCommands", "Quit"),
    "open": (0, _Role.NoRole, None, "Messages", "Open a game"),
    "full_screen": (1, _Role.NoRole, _Key.FullScreen, "WindowCommands", "Full screen"),
    "keys": (2, _Role.NoRole, None, "WindowCommands", "Keys"),
}
"""The entries: menu, role, key, and where their words are marked."""


class MacMenu(QObject):
    """A menu bar for all windows; its texts follow the language."""

    def __init__(self, window: QWidget, acts: dict[str, Callable[[], object]]) -> None:
        """`acts` maps names of entries to their actions."""
        super().__init__(window)
        self.bar = QMenuBar()
        self._menus = [self.bar.addMenu("") for _ in range(3)]
        self.entries: dict[str, QAction] = {}
        for name, (menu, role, key, _, _) in _ENTRIES.items():
            entry = self._menus[menu].addAction("")
            entry.setMenuRole(role)
            if key is not None:
                entry.setShortcuts(key)
            entry.triggered.connect(lambda _, act=acts[name]: act())
            self.entries[name] = entry
        self._name()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        return super().eventFilter(watched, event)

    def _name(self) -> None:
        titles = (self.tr("Game"), translate("TableBar", "View"), self.tr("Help"))
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        for name, (_, _, _, context, words) in _ENTRIES.items():
            self.entries[name].setText(translate(context, words))
