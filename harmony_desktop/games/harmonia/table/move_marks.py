"""Marks on the parts of the table that a move uses, for hints and for analysis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainterPath

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.table.hand import Hand
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.talk import Talk
from harmony_desktop.ui.table.marks import Ring, frame_of

_ADVICE = "#C9701A"


class MoveMarks:
    """Rings around stacks and buttons, and previews of tiles on the layout."""

    def __init__(self, hand: Hand, board: Ornament, talk: Talk) -> None:
        self._hand, self._board, self._talk = hand, board, talk
        self.ring = Ring(20)

    def show_hint(self, suggestions: Sequence[Suggestion], shown: Kind | None) -> None:
        """Mark the best moves; `shown` is the tile that is to be placed."""
        self.clear()
        if not suggestions:
            return
        best, tile = suggestions[0].move, shown
        moves = [one.move for one in suggestions[:3]]
        if isinstance(best, Show):
            tile, moves = best.tile, [*suggestions[0].then[:1]]
        if not isinstance(best, Place):
            for frame in self.frames([best]):
                self.ring.around(frame, _ADVICE)
        places = [move for move in moves if isinstance(move, Place)]
        if tile is not None:
            self._board.show_hints([(place.cell, place.sides(tile)) for place in places])

    def clear(self) -> None:
        self._board.show_hints()
        self.ring.hide()

    def frames(self, moves: Sequence[Move]) -> Sequence[QPainterPath]:
        """Return the outlines of the stacks, cells and buttons of moves."""
        found = []
        for move in moves:
            if isinstance(move, Show):
                found.append(frame_of(self._hand.area_of(move.tile)))
            elif isinstance(move, Place):
                found.append(self._board.frame_of(move.cell))
            elif isinstance(move, Propose | Vote):
                name = "propose" if isinstance(move, Propose) else "yes" if move.agree else "no"
                found.append(frame_of(self._talk.buttons[name].area))
        return found
