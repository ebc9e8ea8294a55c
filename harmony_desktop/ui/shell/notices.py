"""Messages to the player: in the page's own toast, or below a page without one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from harmony_desktop.storage.files import Problem
from harmony_desktop.ui.kit.messages import Messages
from harmony_desktop.ui.shell.navigation import Navigation

if TYPE_CHECKING:
    from harmony_desktop.ui.table.toast import Toast

_MAY_RECUR = ("cannot-write", "cannot-remove", "results-busy", "failed", "no-viewer")
"""Problems that pass and may come again; the others stay as they are and are reported once."""


class Notices:
    """Shows messages and reports problems, wherever the player is."""

    def __init__(self, messages: Messages, navigation: Navigation, below: QVBoxLayout) -> None:
        """`below` is the layout for messages of pages without a toast."""
        self._messages = messages
        self._navigation = navigation
        self._layout = below
        self._below: Toast | None = None
        self._reported: set[tuple[str, Path]] = set()
        navigation.left_page.connect(self._on_left_page)

    @property
    def toast(self) -> Toast:
        """The place where messages are shown now."""
        toast = self._navigation.page.toast
        if toast is not None:
            return toast
        if self._below is None:
            from harmony_desktop.ui.table.toast import Toast

            self._below = Toast()
            self._layout.addWidget(self._below)
        return self._below

    def show(
        self, words: str, offer: str | None = None, action: Callable[[], object] | None = None
    ) -> None:
        """Show a message, with a button that offers an action."""
        self.toast.show_text(words, offer, action)

    def offer_undo(self, words: str, undo: Callable[[], None]) -> None:
        """Say what was done, and offer to take it back."""
        self.show(words, self._messages.undo(), undo)

    def report(self, problem: Problem) -> None:
        """Report a problem with a file; one that lasts is reported once."""
        if problem.key not in _MAY_RECUR:
            if (problem.key, problem.path) in self._reported:
                return
            self._reported.add((problem.key, problem.path))
        self.toast.queue_text(self._messages.problem(problem))

    def _on_left_page(self) -> None:
        if self._below is not None:
            self._below.page_changed()
