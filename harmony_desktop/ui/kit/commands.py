"""The commands of a page: one list for the bar, the menu, the tooltips and the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from harmony_desktop.ui.kit.keys import on_every_layout

Key = str | QKeySequence.StandardKey


@dataclass(frozen=True)
class Command:
    """One command: its words, its keys and its action."""

    name: str
    words: Callable[[], str]
    act: Callable[[], object]
    keys: tuple[Key, ...] = ()
    in_menu: bool = False
    ends_group: bool = False
    """Whether a line follows it in the menu."""
    submenu: str = ""
    """The part of the menu its entry is in: `view`, `speed`, `share`, or none of these."""
    checked: Callable[[], bool] | None = None
    """Whether the command is switched on; None if it is no switch."""
    by_window: bool = False
    """Whether the window listens for its keys on every page."""


class Commands(QObject):
    """The commands of a page as actions. Letters work wherever the focus is on that page."""

    def __init__(self, page: QWidget, commands: Sequence[Command], with_alt: bool = False) -> None:
        super().__init__(page)
        self._page = page
        self._commands = tuple(commands)
        self._with_alt = with_alt
        self._actions = {command.name: self._make(command) for command in commands}
        self._submenus: dict[str, QMenu] = {}
        self.retranslate()

    def set_keys(self, with_alt: bool) -> None:
        """Listen for the keys; with Alt where one letter, digit or sign alone would do."""
        self._with_alt = with_alt
        for command in self._commands:
            self._actions[command.name].setShortcuts(self._sequences(command))
        self.retranslate()

    def _sequences(self, command: Command) -> list[QKeySequence]:
        sequences: list[QKeySequence] = []
        for key in command.keys:
            if isinstance(key, str):
                letter = key.removeprefix("Shift+")
                alone = self._with_alt and len(letter) == 1 and not command.by_window
                sequences += on_every_layout(f"Alt+{key}" if alone else key)
            else:
                sequences.append(QKeySequence(key))
        return sequences

    def _make(self, command: Command) -> QAction:
        action = QAction(self._page)
        action.setShortcuts(self._sequences(command))
        # What the window hears must not be heard here too: Qt would do neither.
        nowhere, here = (
            Qt.ShortcutContext.WidgetShortcut,
            Qt.ShortcutContext.WidgetWithChildrenShortcut,
        )
        action.setShortcutContext(nowhere if command.by_window else here)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(lambda: command.act())
        self._page.addAction(action)
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def retranslate(self) -> None:
        """Put every word in the current language."""
        for command in self._commands:
            words, action = command.words(), self._actions[command.name]
            key = shown_key(action)
            action.setText(words)
            action.setToolTip(f"{words} (\u2068{key}\u2069)" if key else words)

    def bind(self, button: QToolButton, name: str) -> None:
        """Let a button stand for a command, with its words, its state and its action."""
        action = self._actions[name]

        def follow() -> None:
            button.setEnabled(action.isEnabled())
            button.setToolTip(action.toolTip())
            button.setAccessibleName(action.text())

        action.changed.connect(follow)
        button.clicked.connect(action.trigger)
        follow()

    def fill(self, menu: QMenu) -> None:
        """Fill a menu; a submenu comes where its first entry stands."""
        for command in self._commands:
            if command.submenu:
                if command.submenu not in self._submenus:
                    self._submenus[command.submenu] = menu.addMenu("")
                self._submenus[command.submenu].addAction(self._actions[command.name])
            elif command.in_menu:
                menu.addAction(self._actions[command.name])
            if command.ends_group:
                menu.addSeparator()
        menu.aboutToShow.connect(self._show_checks)

    def name_submenus(self, names: Mapping[str, str]) -> None:
        """Set the titles of the submenus."""
        for name, menu in self._submenus.items():
            menu.setTitle(names[name])

    def submenu(self, name: str) -> QMenu:
        """The part of the menu with that name."""
        return self._submenus[name]

    def _show_checks(self) -> None:
        for command in self._commands:
            if command.checked is not None:
                self._actions[command.name].setChecked(command.checked())

    def with_keys(self) -> Iterator[tuple[str, str]]:
        """Words and key of every command that has a key."""
        for command in self._commands:
            action = self._actions[command.name]
            if shown_key(action):
                yield action.text(), shown_key(action)


def shown_key(action: QAction) -> str:
    """The key of an action as this system writes it, or nothing."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
