"""The commands of a table's page: one list for the bar, the menu and the list of keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from harmony_desktop.storage.settings import PACES
from harmony_desktop.ui.kit.commands import Command

if TYPE_CHECKING:
    from harmony_desktop.ui.table.page import TablePage


class TableCommands(QObject):
    """Defines every command of a page, with its keys and its place in the menu."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def _leaving(self) -> str:
        """A running game is left for Home, any other table for the page before."""
        return self.tr("Back") if self._page.session is None else self.tr("Home")

    def listed(self) -> list[Command]:
        """All commands, in the order of the menu."""
        page = self._page
        view, keys = page.view, QKeySequence.StandardKey
        table_extras = [
            Command(
                f"extra-{extra.key}",
                extra.words,
                extra.act,
                (extra.key,),
                submenu="view",
            )
            for extra in page.table.extras()
        ]
        return [
            Command("undo", lambda: self.tr("Undo"), page.undo, ("U", keys.Undo)),
            Command("redo", lambda: self.tr("Redo"), page.redo, ("Shift+U", keys.Redo)),
            Command("hint", lambda: self.tr("Hint"), page.hint, ("H",)),
            Command("next-step", lambda: self.tr("Continue"), page.next_step, ("E",)),
            Command(
                "back", lambda: self.tr("One move back"), lambda: page.turn_page(-1), ("PgUp",)
            ),
            Command(
                "forward",
                lambda: self.tr("One move forward"),
                lambda: page.turn_page(1),
                ("PgDown",),
            ),
            Command(
                "play-moves",
                lambda: self.tr("Play back from the start, or pause"),
                page.side.history.toggle_playing,
                ("Shift+L",),
            ),
            Command(
                "replay", lambda: self.tr("Show again"), page.playback.replay, ("L",), in_menu=True
            ),
            Command(
                "standing",
                lambda: self.tr("Read out the score"),
                page.say_standing,
                ("Q",),
                in_menu=True,
                ends_group=True,
            ),
            *page.questions.commands(),
            Command("analysis", lambda: self.tr("Analysis"), page.analyse, ("A",), in_menu=True),
            Command(
                "hindsight",
                lambda: self.tr("Best possible"),
                page.hindsight_wanted.emit,
                in_menu=True,
            ),
            Command(
                "play-on",
                lambda: self.tr("Play on from here"),
                page.play_on,
                ("Shift+A",),
                in_menu=True,
            ),
            Command(
                "practice",
                lambda: self.tr("Find the best move"),
                page.practice_wanted.emit,
                ("F2",),
                in_menu=True,
                ends_group=True,
            ),
            Command(
                "restart",
                lambda: self.tr("Restart with the same deal"),
                page.restart_wanted.emit,
                ("Ctrl+R",),
                in_menu=True,
            ),
            Command(
                "new-deal",
                lambda: self.tr("New deal, same players"),
                page.new_deal_wanted.emit,
                ("Ctrl+N",),
                in_menu=True,
            ),
            *self._sharing(),
            Command("rules", lambda: self.tr("Rules"), page.side.show_rules, ("F3",), in_menu=True),
            Command("tutorial", lambda: self.tr("Tutorial"), page.teach, in_menu=True),
            *self._speeds(),
            *table_extras,
            Command(
                "side",
                lambda: self.tr("Side panel"),
                page.side.toggle,
                ("S",),
                submenu="view",
                checked=lambda: not page.side.isHidden(),
            ),
            Command(
                "sound",
                lambda: self.tr("Sound"),
                page.toggle_sound,
                ("M",),
                submenu="view",
                checked=lambda: page.context.settings.sound,
            ),
            Command(
                "zoom-in", lambda: self.tr("Zoom in"), view.zoom_in, ("+", "="), submenu="view"
            ),
            Command("zoom-out", lambda: self.tr("Zoom out"), view.zoom_out, ("-",), submenu="view"),
            Command(
                "fit",
                lambda: self.tr("Fit the table to the window"),
                view.reset_zoom,
                ("F", "0"),
                submenu="view",
            ),
            Command(
                "settings", lambda: self.tr("Settings"), page.settings_wanted.emit, in_menu=True
            ),
            *page.context.window_commands.listed(),
            Command("home", self._leaving, page.left.emit),
            Command("menu", lambda: self.tr("Menu"), lambda: page.bar.open_menu(), ("F10",)),
        ]

    def _sharing(self) -> list[Command]:
        """Commands that copy or export the game."""
        page, share = self._page, "share"
        return [
            Command(
                "picture",
                lambda: self.tr("Save a picture…"),
                page.export.keep_picture,
                submenu=share,
            ),
            Command(
                "copy-picture",
                lambda: self.tr("Copy the picture"),
                page.export.copy_picture,
                submenu=share,
            ),
            Command(
                "share",
                lambda: self.tr("Copy the result as text"),
                lambda: page.say(page.copy_result()),
                submenu=share,
            ),
            Command(
                "save",
                lambda: self.tr("Save the game as…"),
                page.export.save_game,
                submenu=share,
                ends_group=True,
            ),
        ]

    def _speeds(self) -> list[Command]:
        """Commands for the pace at which the others' moves are shown."""
        context = self._page.context
        names = {
            "step": lambda: self.tr("Step by step"),
            "slow": lambda: self.tr("Slow"),
            "normal": lambda: self.tr("Normal"),
            "fast": lambda: self.tr("Fast"),
            "off": lambda: self.tr("Instant"),
        }
        return [
            Command(
                f"speed-{pace}",
                names[pace],
                partial(context.change, "pace", pace),
                submenu="speed",
                checked=partial(self._has_pace, pace),
            )
            for pace in PACES
        ]

    def _has_pace(self, pace: str) -> bool:
        return self._page.context.settings.pace == pace
