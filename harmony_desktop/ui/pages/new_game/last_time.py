"""A game as it was set up last time."""

from __future__ import annotations

from harmony_desktop.engine.record import Record
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.pages.new_game.page import NewGamePage


def last_record(context: Context, game: str, rated: bool = True) -> Record:
    """The record of a new game with the players and options of last time, on another deal.

    Unless it is `rated`, an even match has no strength yet, and no rating is waited for.
    """
    page = NewGamePage(context, game, seen=False)
    record = page.record(rated)
    page.deleteLater()
    return record
