"""The commands of the window, on every page: one list for keys, menus and the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from harmony_desktop.storage import settings as settings_file
from harmony_desktop.ui.kit.commands import Command

if TYPE_CHECKING:
    from harmony_desktop.ui.kit.context import Context

_STEP = 10
_USUAL = 100


class WindowCommands(QObject):
    """The commands, and the actions of those that need no window.

    Signals:
        keys_wanted: the keys of the page that is shown.
        full_screen_wanted: into full screen, or out of it.
        closing_wanted: the program is to end.
    """

    keys_wanted = Signal()
    full_screen_wanted = Signal()
    closing_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context

    def listed(self) -> list[Command]:
        """All commands, in the order of the menu."""
        return [
            self._command(
                "keys", lambda: self.tr("Keyboard shortcuts"), self.keys_wanted.emit, "F1", "?", "؟"
            ),
            self._command(
                "larger",
                lambda: self.tr("Larger text"),
                lambda: self.zoom(_STEP),
                "Ctrl++",
                "Ctrl+=",
            ),
            self._command(
                "smaller", lambda: self.tr("Smaller text"), lambda: self.zoom(-_STEP), "Ctrl+-"
            ),
            self._command("usual", lambda: self.tr("Default text size"), self.zoom_back, "Ctrl+0"),
            self._command(
                "full-screen",
                lambda: self.tr("Full screen"),
                self.full_screen_wanted.emit,
                "F11",
            ),
            self._command("quit", lambda: self.tr("Quit"), self.closing_wanted.emit, "Ctrl+Q"),
        ]

    @staticmethod
    def _command(
        name: str, words: Callable[[], str], act: Callable[[], None], *keys: str
    ) -> Command:
        looks = name in ("larger", "smaller", "usual", "full-screen")
        return Command(
            name,
            words,
            act,
            keys,
            in_menu=name == "keys",
            submenu="view" if looks else "",
            by_window=True,
        )

    def zoom(self, step: int) -> None:
        """Make all text larger or smaller, as far as it goes."""
        size = self._context.settings.text_size + step
        if settings_file.allows("text_size", size):
            self._context.change("text_size", size)

    def zoom_back(self) -> None:
        self._context.change("text_size", _USUAL)
