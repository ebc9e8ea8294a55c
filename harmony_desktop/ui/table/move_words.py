"""Moves in words, as far as the person at the screen may know them."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.ui.languages import say, sentence


class MoveWords:
    """Says the moves of one game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._texts = games.texts(session.game.id)

    def move(self, index: int) -> str:
        """A move by its number from 0."""
        before, seat = self._session.states[index], self._session.mover(index)
        known = self._revealed(index) or seat == self._session.viewer
        view = before.view(seat if known else self._session.viewer)
        return sentence(say(self._texts.describe(view, self._session.moves[index])))

    def together(self, changes: Sequence[Change]) -> str:
        """Several moves of one player in one line."""
        views = [(one.before.view(one.seat), one.move) for one in changes]
        if self._texts.recap is not None:
            return sentence(say(self._texts.recap(views)))
        return " · ".join(sentence(say(self._texts.describe(*one))) for one in views)

    def _revealed(self, index: int) -> bool:
        """Whether everybody knows by now what this move was."""
        if self._session.over:
            return True
        states, moves = self._session.states, self._session.moves
        return any(states[later].reveals(moves[later]) for later in range(index, len(moves)))
