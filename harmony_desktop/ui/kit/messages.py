"""Messages about problems, one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QObject

from harmony_desktop.storage.files import Problem
from harmony_desktop.ui.kit.languages import date, isolated, number, translate
from harmony_desktop.ui.kit.outside import path_words

if TYPE_CHECKING:
    from datetime import datetime

    from harmony_desktop.engine.game import BadRecord


class Messages(QObject):
    """Problems in the player's words."""

    def problem(self, problem: Problem) -> str:
        """A problem with a file."""
        path = isolated(path_words(problem.path))
        if problem.words is not None:
            return translate(problem.words.context, problem.words.text).format(path=path)
        texts = {
            "settings-damaged": self.tr(
                "Your settings could not be read, so the defaults are in use. The damaged file "
                "was kept: {path}"
            ),
            "settings-salvaged": self.tr(
                "Some of your settings could not be read; all others are as before. The damaged "
                "file was kept: {path}"
            ),
            "save-damaged": self.tr(
                "A saved game is damaged and was set aside, not deleted: {path}"
            ),
            "results-damaged": self.tr(
                "The list of results is damaged. It has been kept as {path}, and a new list "
                "has been started."
            ),
            "results-salvaged": self.tr(
                "The list of results was damaged. %Ln result(s) could be saved and are listed as "
                "before. The damaged list was kept: {path}",
                "",
                problem.saved,
            ),
            "no-viewer": self.tr("There is no program to open this with: {path}"),
            "save-newer": self.tr(
                "A saved game is from another version and was left untouched: {path}"
            ),
            "progress-damaged": self.tr(
                "Your progress in puzzles and on the ladder could not be read, so you start "
                "again. The damaged file was kept: {path}"
            ),
            "progress-salvaged": self.tr(
                "Your progress in puzzles and on the ladder was damaged. What could be saved is "
                "there as before. The damaged file was kept: {path}"
            ),
            "progress-damaged-stays": self.tr(
                "Your progress in puzzles and on the ladder could not be read, and the damaged "
                "file cannot be moved: {path}"
            ),
            "progress-newer": self.tr(
                "Your progress in puzzles and on the ladder is from a newer version. It was "
                "left untouched, and changes will not be saved: {path}"
            ),
            "settings-damaged-stays": self.tr(
                "Your settings could not be read, so the defaults are in use. The damaged file "
                "cannot be moved, so changes will not be saved: {path}"
            ),
            "save-damaged-stays": self.tr(
                "A saved game is damaged, and it could not be set aside: {path}"
            ),
            "results-damaged-stays": self.tr(
                "The list of results is damaged, and it could not be set aside: {path}"
            ),
            "pad-damaged": self.tr(
                "The score pad you left could not be read, so it is empty. The damaged file was "
                "kept: {path}"
            ),
            "pad-damaged-stays": self.tr(
                "A file is damaged, and it could not be set aside: {path}"
            ),
            "pad-newer": self.tr(
                "The score pad you left is from a newer version and was left untouched: {path}"
            ),
            "own-stays": self.tr("A file is damaged, and it could not be set aside: {path}"),
            "settings-newer": self.tr(
                "Your settings are from a newer version. They were left untouched, and changes "
                "will not be saved: {path}"
            ),
            "settings-unreadable": self.tr(
                "Your settings cannot be read. They were left untouched, and changes will not be "
                "saved: {path}"
            ),
            "results-newer": self.tr(
                "The list of results is from a newer version and was left untouched: {path}"
            ),
            "results-busy": self.tr(
                "Another program is using the list of results. Trying again: {path}"
            ),
            "save-earlier": self.tr(
                "A saved game was played under earlier rules and was left untouched: {path}"
            ),
            "cannot-read": self.tr("This file cannot be read: {path}"),
            "cannot-read forbidden": self.tr("You do not have permission to read this: {path}"),
            "cannot-read not-a-file": self.tr("This is not an ordinary file: {path}"),
            "cannot-read too-long": self.tr("This name is too long for the disk: {path}"),
            "cannot-write": self.tr("This cannot be saved at the moment: {path}"),
            "cannot-write full": self.tr("The disk is full, so this cannot be saved: {path}"),
            "cannot-write forbidden": self.tr("You do not have permission to write here: {path}"),
            "cannot-write not-a-file": self.tr("This is not an ordinary file: {path}"),
            "cannot-write too-long": self.tr("This name is too long for the disk: {path}"),
            "failed": self.tr(
                "Something went wrong here. What happened is in the log, which About can open."
            ),
            "cannot-remove": self.tr("This cannot be removed at the moment: {path}"),
        }
        usual = texts[problem.key]
        return texts.get(f"{problem.key} {problem.reason}", usual).format(path=path)

    def bad_record(self, name: str, problem: BadRecord) -> str:
        """A record that cannot be opened."""
        texts = {
            "unreadable": self.tr("{name} is not a saved game."),
            "schema": self.tr("{name} was saved by a newer version of this program."),
            "revision": self.tr("{name} uses rules this version does not know."),
            "earlier": self.tr(
                "{name} was played under earlier rules: it is kept, but cannot be shown here."
            ),
            "setup": self.tr("{name} uses settings this game does not offer."),
            "move": self.tr("{name} contains a move that is not allowed: move {move}."),
        }
        return texts[problem.reason].format(
            name=isolated(path_words(name)) if name else self.tr("This game"),
            move=number(problem.move or 0),
        )

    def climbed(self, rung: int, stars: int) -> str:
        """What a finished deal of the ladder has brought."""
        if not stars:
            words = self.tr("Ladder, deal {number}: no star yet. Try it again whenever you like.")
        else:
            words = self.tr("Ladder, deal {number}: %Ln star(s)", "", stars)
        return words.format(number=number(rung))

    def unsaved(self) -> str:
        return self.tr("Not saved yet. Trying again automatically.")

    def saved_again(self) -> str:
        return self.tr("Everything is saved again.")

    def close_unsaved(self) -> tuple[str, str, str]:
        """A question before moves are lost, the answer that closes, and the one that stays."""
        return (
            self.tr("Your last moves could not be saved and will be lost. Close anyway?"),
            self.tr("Close"),
            self.tr("Keep open"),
        )

    def close_importing(self) -> tuple[str, str, str]:
        """The question asked before closing interrupts a backup or import, and its two answers."""
        return (
            self.tr("A backup is still being read or written. Close all the same? Nothing is "
                    "changed then."),
            self.tr("Close"),
            self.tr("Keep open"),
        )  # fmt: skip

    def open_already(self) -> str:
        return self.tr(
            "Harmony Desktop is already open but not responding. Please close that window first."
        )

    def other_computer(self, host: str, since: datetime | None) -> tuple[str, str, str]:
        """A question about a window on another computer, and the two answers."""
        if since is None:
            words = self.tr(
                "These games are open on another computer, {host}. If that window is closed, or "
                "the folder was copied from there, you can open them here. Two open windows would "
                "write over each other’s games."
            )
        else:
            words = self.tr(
                "These games have been open on another computer, {host}, since {day}. If that "
                "window is closed, or the folder was copied from there, you can open them here. "
                "Two open windows would write over each other’s games."
            )
        day = "" if since is None else date(QDate(since.year, since.month, since.day))
        return (
            words.format(host=isolated(host), day=day),
            self.tr("Open here"),
            self.tr("Do not open"),
        )

    def no_memory(self) -> str:
        return self.tr("There is not enough memory for this.")

    def open_title(self) -> str:
        return self.tr("Open a saved game")

    def nothing_to_practise(self) -> str:
        return self.tr(
            "There are no costly moves to practise yet. Finish a game and have it analysed."
        )

    def given_up(self) -> str:
        return self.tr("The game was given up.")

    def offer_menu_entry(self) -> tuple[str, str]:
        """The offer to add the application to the menus, and the words on its button."""
        return (
            self.tr("Harmony Desktop is not in your applications menu yet."),
            self.tr("Add to menu"),
        )

    def menu_entry_added(self) -> str:
        return self.tr("Harmony Desktop is in your applications menu now.")

    def undo(self) -> str:
        return self.tr("Undo")
