"""Messages from the bots at a table: hints, and the reason why a bot gives no answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from harmony_desktop import games
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.session import RETRY_HELPS, Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.ui.kit.languages import number, say, sentence
from harmony_desktop.ui.players.players import level_name
from harmony_desktop.ui.table.advice import why_best
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.toast import Toast


class BotMessages(QObject):
    """Shows the answers of a game's bots on the table and as messages."""

    def __init__(
        self,
        game: Session | Exercise,
        table: AnyTable,
        playback: Playback,
        messages: Toast,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._timeline = game.timeline
        self._texts = games.texts(game.timeline.game.id)
        self._table = table
        self._playback = playback
        self._messages = messages
        game.bots.hinted.connect(self.show_hint)
        game.bots.consulted.connect(table.consulted)
        game.bots.failed.connect(self._on_failed)
        if isinstance(game, Session):
            game.bot_failed.connect(partial(self._on_bot_failed, game))

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        if self._playback.back:
            return
        self._messages.page_changed()
        self._table.show_hint(suggestions)
        self._table.play_sound("hint")
        if not suggestions:
            return
        view = self._timeline.view()
        words = self._table.hint_words(suggestions)
        if words is None:
            words = sentence(say(self._texts.describe(view, suggestions[0].move)))
        reasons = why_best(self._timeline.game.id, view, suggestions)
        value = self._hint_value(suggestions[0])
        why = sentence(reasons) if reasons else ""
        self._messages.stay(words, " · ".join(part for part in (why, value) if part))

    def _hint_value(self, best: Suggestion) -> str:
        """The value of a hint, with a description of what the number means."""
        if self._texts.HINT_VALUE is None:
            return ""
        game = GameWords(self._timeline.game.id)
        return game.phrase(self._texts.HINT_VALUE, value=number(best.value, 1))

    def _on_failed(self, task: str, reason: str) -> None:
        if task not in ("suggest", "consult"):
            return
        self._messages.page_changed()
        self._messages.show_text(self.tr("No hint could be found this time. Please try again."))

    def _on_bot_failed(self, session: Session, reason: str) -> None:
        """Say why the computer player does not move, and offer a remedy."""
        level = None if reason in RETRY_HELPS else session.stand_in()
        if level is not None:
            said = (
                self.tr("This computer player cannot play here: something it needs is missing.")
                if reason == "missing"
                else self.tr("This computer player cannot go on. Nothing is lost.")
            )
            offer = self.tr("Go on with: {level}").format(level=level_name(level))
            self._messages.show_text(said, offer, session.replace_bot)
            return
        words = {
            "no-start": self.tr(
                "The computer player could not be started. Nothing is lost; closing other"
                " programs may help."
            ),
            "late": self.tr("The computer player gives no answer. Nothing is lost."),
        }.get(reason, self.tr("The computer player has stopped. Nothing is lost."))
        self._messages.show_text(words, self.tr("Try again"), session.retry)
