"""Questions a player asks by key, the same in all games; an answer comes in short pieces.

The same key again says the next piece. Everything of an answer stands in the line of the last
message, where it can be read with a caret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from harmony_desktop import games
from harmony_desktop.engine.words import Phrase
from harmony_desktop.ui.access.announce import LastMessage, announce
from harmony_desktop.ui.kit.commands import Command
from harmony_desktop.ui.kit.languages import counter, isolated, say, sentence
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.playback import Playback
from harmony_desktop.ui.table.recap import Recap
from harmony_desktop.ui.table.status import TableStatus
from harmony_desktop.ui.table.table import AnyTable
from harmony_desktop.ui.table.view import TableView

_OTHER_BOARDS = ("others", "players", "partners")
"""Zones whose spots are the other players."""


class Questions(QObject):
    """Answers the questions about the moment that is shown."""

    def __init__(
        self, table: AnyTable, view: TableView, playback: Playback, recap: Recap, turn: TableStatus
    ) -> None:
        super().__init__(view)
        self._table, self._view, self._playback = table, view, playback
        self._recap, self._status, self._seats = recap, turn, recap.timeline.seats
        self._by_ear = games.by_ear(recap.timeline.game.id)
        self._asked: tuple[object, ...] = ()
        """What was asked last, and where."""
        self._piece = 0

    def commands(self) -> list[Command]:
        """The questions as commands; each has the same key at every table."""
        questions: tuple[tuple[str, Callable[[], str], Callable[[], Sequence[str]]], ...] = (
            ("turn", lambda: self.tr("Ask: whose turn, what to do, the points"), self._turn),
            ("moves", lambda: self.tr("Ask: the last moves"), self._moves),
            ("own", lambda: self.tr("Ask: my board"), self._own),
            ("others", lambda: self.tr("Ask: the others’ boards"), self._others),
            ("line", lambda: self.tr("Ask: this row or line"), self._line),
            ("where", lambda: self.tr("Ask: where is this colour, number or piece"), self._where),
            ("left", lambda: self.tr("Ask: what is left"), self._left),
        )
        return [
            Command(f"ask-{name}", words, self._asking(name, answer), (str(number),))
            for number, (name, words, answer) in enumerate(questions, 1)
        ] + [Command("ask-again", lambda: self.tr("Read the last message"), self._go_to, ("8",))]

    def _asking(self, name: str, answer: Callable[[], Sequence[str]]) -> Callable[[], None]:
        return lambda: self._ask(name, answer)

    def _ask(self, name: str, answer: Callable[[], Sequence[str]]) -> None:
        if self._playback.covered:
            return
        pieces = [sentence(piece) for piece in answer()] or [self.tr("Nothing to report here.")]
        asked = (name, self._playback.number, self._table.asked_at)
        self._piece = (self._piece + 1) % len(pieces) if asked == self._asked else 0
        self._asked = asked
        words = pieces[self._piece]
        if len(pieces) > 1:
            words = f"{words} ({counter(self._piece + 1, len(pieces))})"
        announce(self._view, words, show=True)

    def _go_to(self) -> None:
        line = self._view.window().findChild(LastMessage)
        if line is not None:
            line.go_to()

    # Answers

    def _turn(self) -> Sequence[str]:
        return (self._status.standing(),)

    def _moves(self) -> Sequence[str]:
        """The others' moves since the player's last turn, or the latest move of all."""
        numbers = self._playback.news_numbers()
        if not numbers and self._playback.number:
            numbers = (self._playback.number - 1,)
        return self._recap.others(numbers).splitlines()

    def _own(self) -> Sequence[str]:
        view = self._playback.view()
        return _said(self._by_ear.board(view, view.seat))

    def _others(self) -> Sequence[str]:
        """The board at the focus, or all boards one after the other."""
        view = self._playback.view()
        zone, key = self._table.asked_at
        others = [seat for seat in range(len(self._seats)) if seat != view.seat]
        if zone in _OTHER_BOARDS and key in others:
            others = [seat for seat in others if seat == key]
        pieces: list[str] = []
        for seat in others:
            name = isolated(shown_name(self._seats, seat))
            first, *rest = _said(self._by_ear.board(view, seat)) or [""]
            pieces += [f"{name}: {first}", *rest]
        return pieces

    def _line(self) -> Sequence[str]:
        seat = self._table.board_seat
        return _said(self._by_ear.line(self._playback.view(), seat, self._table.asked_at))

    def _where(self) -> Sequence[str]:
        seat = self._table.board_seat
        return _said(self._by_ear.where(self._playback.view(), seat, self._table.asked_at))

    def _left(self) -> Sequence[str]:
        return _said(self._by_ear.left(self._playback.view()))


def _said(phrases: Sequence[Phrase]) -> list[str]:
    return [say(phrase) for phrase in phrases]
