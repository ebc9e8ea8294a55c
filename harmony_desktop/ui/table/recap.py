"""Moves as a player who listens is told of them: one sentence for each player."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.ui.kit.languages import say, sentence
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.move_words import MoveWords


class Recap:
    """Tells of moves by their numbers from 0."""

    def __init__(self, timeline: Timeline[State]) -> None:
        self.timeline = timeline
        self._words = MoveWords(timeline)
        self._by_ear = games.by_ear(timeline.game.id)

    def own(self, numbers: Sequence[int]) -> str:
        """The moves of one player, and what they did."""
        steps = [
            (*self._words.views(number), self.timeline.moves[number])
            for number in numbers
            if number < len(self.timeline.moves)
        ]
        return sentence("; ".join(map(say, self._by_ear.told(steps)))) if steps else ""

    def others(self, numbers: Sequence[int]) -> str:
        """The moves of several players, a line for each with the name."""
        lines = []
        for seat in dict.fromkeys(self.timeline.mover(number) for number in numbers):
            own = [number for number in numbers if self.timeline.mover(number) == seat]
            if said := self.own(own):
                lines.append(f"{shown_name(self.timeline.seats, seat)}: {said}.")
        return "\n".join(lines)
