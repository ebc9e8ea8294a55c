"""Moves in words, as far as the person at the screen may know them."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import Move, State, View
from harmony_desktop.ui.kit.languages import say, sentence, separated


class MoveWords:
    """Describes the moves of one game."""

    def __init__(self, timeline: Timeline[State]) -> None:
        self._timeline = timeline
        self._texts = games.texts(timeline.game.id)

    def move(self, index: int) -> str:
        """Describe the move at an index."""
        move = self._timeline.moves[index]
        return sentence(say(self._texts.describe(self._view(index), move)))

    def turn(self, indexes: Sequence[int]) -> str:
        """Several moves of one turn in one line, by their numbers from 0."""
        moves = self._timeline.moves
        return separated(self._said([(self._view(at), moves[at]) for at in indexes]))

    def together(self, changes: Sequence[Change[State]]) -> str:
        """Describe several moves of one player in one line."""
        return separated(self.lines(changes))

    def lines(self, changes: Sequence[Change[State]]) -> list[str]:
        """Describe several moves of one player, one line for each notable effect.

        Moves that were taken back meanwhile are left out: a table that is arranged anew while it is
        taken back still has them for a moment.
        """
        indexes = [(self._index(one), one.move) for one in changes]
        return self._said([(self._view(at), move) for at, move in indexes if at is not None])

    def _said(self, views: Sequence[tuple[View, Move]]) -> list[str]:
        """Describe moves, each from the view before it."""
        if not views:
            return []
        recap = self._texts.recap
        phrases = recap(views) if recap else [self._texts.describe(*one) for one in views]
        return [sentence(say(one)) for one in phrases]

    def views(self, index: int) -> tuple[View, View]:
        """The views before and after a move: its player's own once it is revealed to all."""
        states, seat = self._timeline.states, self._timeline.mover(index)
        known = self._revealed(index) or seat == self._timeline.viewer
        eyes = seat if known else self._timeline.viewer
        return states[index].view(eyes), states[index + 1].view(eyes)

    def _view(self, index: int) -> View:
        return self.views(index)[0]

    def _index(self, change: Change[State]) -> int | None:
        """Index of a move; None if it was undone."""
        states = self._timeline.states
        found = (at for at in reversed(range(len(states))) if states[at] is change.before)
        return next(found, None)

    def _revealed(self, index: int) -> bool:
        """Whether a later move has revealed this one to everybody."""
        if self._timeline.over:
            return True
        states, moves = self._timeline.states, self._timeline.moves
        return any(states[later].reveals(moves[later]) for later in range(index, len(moves)))
