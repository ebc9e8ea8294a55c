"""Messages about the bots at a table: why one of them gives no answer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.session import RETRY_HELPS, Session
from harmony_desktop.controller.tutorial import Tutorial
from harmony_desktop.ui.players.players import level_name
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.toast import Toast


class BotMessages(QObject):
    """Shows the answers of a game's bots on the table and as messages."""

    def __init__(
        self,
        game: Session | Exercise | Tutorial,
        table: AnyTable,
        messages: Toast,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        game.bots.consulted.connect(table.consulted)
        game.bots.failed.connect(self._on_failed)
        if isinstance(game, Session):
            game.bot_failed.connect(partial(self._on_bot_failed, game))

    def _on_failed(self, task: str, reason: str) -> None:
        if task == "consult":
            self._messages.show_text(self.tr("No answer this time. Please try again."))

    def _on_bot_failed(self, session: Session, reason: str) -> None:
        """Say why the computer player does not move, and offer a remedy."""
        level = None if reason in RETRY_HELPS else session.stand_in()
        if level is not None:
            said = (
                self.tr("This computer player cannot play here: something it needs is missing.")
                if reason == "missing"
                else self.tr("This computer player cannot continue. Nothing has been lost.")
            )
            offer = self.tr("Continue with: {level}").format(level=level_name(level))
            self._messages.ask(said, offer, session.replace_bot)
            return
        words = {
            "no-start": self.tr(
                "The computer player could not be started. Nothing has been lost; closing other "
                "programs may help."
            ),
            "late": self.tr("The computer player is not responding. Nothing has been lost."),
        }.get(reason, self.tr("The computer player has stopped. Nothing has been lost."))
        self._messages.ask(words, self.tr("Try again"), session.retry)
