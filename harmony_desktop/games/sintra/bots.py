"""How the computer plays Sintra.

Everything but the next refill lies open, so no level guesses at hidden things. `easy` looks at what
a move brings at once. `medium` and `hard` look ahead to the end of the round; they differ in how
many moves and replies they follow.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.evaluation import (
    Appraisal,
    best_kept,
    final_score,
    time_left,
)
from harmony_desktop.games.sintra.open_table import Keep, OpenTable, Take
from harmony_desktop.games.sintra.outcomes import take_outcome
from harmony_desktop.games.sintra.rules import SintraView
from harmony_desktop.games.sintra.search import look_ahead, settled

LEVELS: Final = ("random", "easy", "medium", "hard")
CONSULTATIONS: Final[dict[str, Consultation]] = {}


def rate_keeps(table: OpenTable) -> list[tuple[Move, float]]:
    """The panes that may be kept of the strip just completed, by the worth of the palace after."""
    window, seat = table.completed, table.turn
    assert window is not None
    likely = Keep(best_kept(table.palaces[seat], window, table.setup))
    time = time_left(table)
    rated = []
    for move in table.legal_moves():
        palace = table.after(move).palaces[seat]
        worth = Appraisal(palace, table.setup, time).worth
        # Between equals, the colour seen most often may count yet.
        rated.append((move, worth + 0.01 * (move == likely)))
    return rated


class _Thinker(ABC):
    """Gives every move a value; plays the best, and says what it expects of the best few."""

    def choose(self, view: SintraView, rng: Random) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        keeping = view.table.completed is not None
        rated = rate_keeps(view.table) if keeping else self.rate(view.table, rng)
        return max(rated, key=lambda one: one[1])[0]

    @abstractmethod
    def rate(self, table: OpenTable, rng: Random | None) -> list[tuple[Move, float]]:
        """The moves worth a thought, with points by which one is better than another.

        `rng` is missing when advice is asked.
        """

    def suggest(self, view: SintraView, count: int = 3) -> Sequence[Suggestion]:
        table = view.table
        if view.to_move != view.seat:
            return ()
        found = self.rate(table, None) if table.completed is None else rate_keeps(table)
        found.sort(key=lambda one: -one[1])
        (move, most), *_ = found
        expected = final_score(settled(table.after(move)), view.seat)
        return [Suggestion(move, expected + value - most) for move, value in found[:count]]


class RandomBot(_Thinker):
    """Any legal move."""

    def choose(self, view: SintraView, rng: Random) -> Move:
        return rng.choice(view.legal_moves())

    def rate(self, table: OpenTable, rng: Random | None) -> list[tuple[Move, float]]:
        return [(move, 0.0) for move in table.legal_moves()]


class EasyBot(_Thinker):
    """Counts points, panes placed and panes broken, and is sometimes careless."""

    PANE: ClassVar = 0.5
    STEP_RIGHT: ClassVar = 0.2
    RETURN: ClassVar = -1.5
    CARELESS: ClassVar = 2.0
    """What chance may add to a move, in points."""

    def rate(self, table: OpenTable, rng: Random | None) -> list[tuple[Move, float]]:
        careless = 0.0 if rng is None else self.CARELESS
        dice = rng or Random(0)  # noqa: S311 - a game, not a secret
        return [
            (move, self._value(table, move) + careless * dice.random())
            for move in table.legal_moves()
        ]

    def _value(self, table: OpenTable, move: Move) -> float:
        if not isinstance(move, Take):
            return self.RETURN
        outcome = take_outcome(table, move)
        way = max(0, move.strip - table.palaces[table.turn].glazier)
        return outcome.points + self.PANE * outcome.placed - self.STEP_RIGHT * way


class Searcher(_Thinker):
    """Looks ahead to the end of the round and plays for the lead over the best other seat."""

    def __init__(self, widths: tuple[int, ...]) -> None:
        self._widths = widths

    def rate(self, table: OpenTable, rng: Random | None) -> list[tuple[Move, float]]:
        # Advice should offer some choice even where the search itself is narrow.
        widths = self._widths if rng is not None else (max(5, self._widths[0]), *self._widths[1:])
        return look_ahead(table, widths)


_BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "easy": EasyBot(),
    "medium": Searcher((2, 2)),
    "hard": Searcher((5, 3, 2, 2)),
}


def bot(level: str) -> Bot:
    """The bot of one of LEVELS; it keeps nothing from move to move."""
    return _BOTS[level]
