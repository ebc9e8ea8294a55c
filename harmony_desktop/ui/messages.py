"""What the window says when something is wrong: one clear sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from harmony_desktop.storage.files import Problem
from harmony_desktop.ui.languages import isolated, number, translate

if TYPE_CHECKING:
    from harmony_desktop.engine.game import BadRecord


class Messages(QObject):
    """Problems in the player's words."""

    def problem(self, problem: Problem) -> str:
        """A problem with a file."""
        path = isolated(str(problem.path))
        if problem.words is not None:
            return translate(problem.words.context, problem.words.text).format(path=path)
        texts = {
            "settings-damaged": self.tr(
                "Your settings could not be read, so the usual ones are in use. "
                "The damaged file was kept: {path}"
            ),
            "save-damaged": self.tr(
                "A saved game is damaged and was set aside, not deleted: {path}"
            ),
            "results-damaged": self.tr(
                "The list of results is damaged. It was kept as {path}, and a new one begins."
            ),
            "save-newer": self.tr(
                "A saved game is from another version and was left untouched: {path}"
            ),
            "cannot-read": self.tr("This file cannot be read: {path}"),
            "cannot-write": self.tr(
                "This cannot be saved at the moment: {path}. Is the disk full or write-protected?"
            ),
        }
        return texts[problem.key].format(path=path)

    def bad_record(self, name: str, problem: BadRecord) -> str:
        """A record that cannot be opened."""
        texts = {
            "unreadable": self.tr("{name} is not a saved game."),
            "schema": self.tr("{name} was written by a newer version of this program."),
            "revision": self.tr("{name} was played under rules this version does not know."),
            "setup": self.tr("{name} is set up in a way the game does not have."),
            "move": self.tr("{name} contains a move that is not allowed: move {move}."),
        }
        return texts[problem.reason].format(name=isolated(name), move=number(problem.move or 0))

    def given_up(self) -> str:
        return self.tr("The game was given up.")

    def undo(self) -> str:
        return self.tr("Undo")
