"""The levels of the Sintra bots.

Everything but the next refill is open, so no level has to guess. `easy` considers the immediate
outcome of a move. The others search to the end of the round; they differ in the number of moves and
replies they follow. `easy` and `medium` are careless, as people are: by how much is measured with
models of people (training/yardsticks.py). `medium` and `hard` weigh a point of the best other seat
half as much as their own, so that palaces get filled; the `champion` plays for the lead.

A style changes only this rivalry: a builder hardly weighs the others, a spoiler weighs them more
than itself. `easy` ignores the others; only as a spoiler it considers what it leaves to the next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Final

from harmony_desktop.engine.bot import RIVALRY, Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.bots.evaluation import (
    WEIGHTS,
    PalaceJudge,
    best_kept,
    final_score,
    time_left,
)
from harmony_desktop.games.sintra.bots.search import Search, SearchLine, by_bounds, settled
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import Keep, SintraOpenTable, Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome

LEVELS: Final = ("random", "easy", "medium", "hard", "champion")
STYLES: Final = ("builder", "spoiler")
CONSULTATIONS: Final[dict[str, Consultation]] = {}


def rate_keeps(table: SintraOpenTable) -> list[tuple[Move, float]]:
    """The panes that may be kept of the strip just completed, with the value of the palace
    after."""
    window, seat = table.completed, table.turn
    assert window is not None
    palace = table.palaces[seat]
    likely = Keep(best_kept(palace.filled[window], palace.windows, table.setup.side))
    judge = PalaceJudge(table.setup, time_left(table), WEIGHTS)
    # Among equals, prefer the most frequent colour, which may count later.
    return [
        (move, judge.worth(table.after(move).palaces[seat]) + 0.01 * (move == likely))
        for move in table.legal_moves()
    ]


class _Thinker(ABC):
    """Values every move; plays the best, and suggests the best few."""

    def choose(self, view: SintraView, rng: Random) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        keeping = view.table.completed is not None
        rated = rate_keeps(view.table) if keeping else self.rate(view.table, rng)
        return max(rated, key=lambda one: one[1])[0]

    @abstractmethod
    def rate(self, table: SintraOpenTable, rng: Random) -> list[tuple[Move, float]]:
        """The moves worth considering, with comparable values in points."""

    @abstractmethod
    def advise(self, table: SintraOpenTable, count: int) -> list[tuple[Move, float]]:
        """Rate moves without random mistakes; at least `count` moves if there are that many."""

    def suggest(self, view: SintraView, count: int = 3) -> Sequence[Suggestion]:
        table = view.table
        if view.to_move != view.seat:
            return ()
        found = rate_keeps(table) if table.completed is not None else self.advise(table, count)
        found.sort(key=lambda one: -one[1])
        (move, most), *_ = found
        expected = final_score(settled(table.after(move)), view.seat)
        return [Suggestion(move, expected + value - most) for move, value in found[:count]]


class SintraRandomBot(_Thinker):
    """Plays any legal move with equal chance."""

    def choose(self, view: SintraView, rng: Random) -> Move:
        return rng.choice(view.legal_moves())

    def rate(self, table: SintraOpenTable, rng: Random) -> list[tuple[Move, float]]:
        return self.advise(table, 1)

    def advise(self, table: SintraOpenTable, count: int) -> list[tuple[Move, float]]:
        return [(move, 0.0) for move in table.legal_moves()]


class SintraEasyBot(_Thinker):
    """Counts points, panes placed and panes broken, and is sometimes careless."""

    PANE: ClassVar = 0.5
    STEP_RIGHT: ClassVar = 0.2
    RETURN: ClassVar = -1.5

    def __init__(self, careless: float, rivalry: float = 0.0) -> None:
        self._careless = careless
        """The most points that chance may add to a move."""
        self._rivalry = rivalry
        """The weight of what the next seat can do at once."""

    def rate(self, table: SintraOpenTable, rng: Random) -> list[tuple[Move, float]]:
        rated = self.advise(table, 1)
        return [(move, value + self._careless * rng.random()) for move, value in rated]

    def advise(self, table: SintraOpenTable, count: int) -> list[tuple[Move, float]]:
        values = [(move, self._value(table, move)) for move in table.legal_moves()]
        if not self._rivalry:
            return values
        return [(move, value - self._rivalry * self._left(table, move)) for move, value in values]

    def _left(self, table: SintraOpenTable, move: Move) -> float:
        """The value of the best move that this one leaves to the next seat."""
        after = settled(table.after(move))
        if after.market_empty:
            return 0.0
        return max(self._value(after, reply) for reply in after.legal_moves())

    def _value(self, table: SintraOpenTable, move: Move) -> float:
        if not isinstance(move, Take):
            return self.RETURN
        outcome = take_outcome(table, move)
        way = max(0, move.strip - table.palaces[table.turn].glazier)
        return outcome.points + self.PANE * outcome.placed - self.STEP_RIGHT * way


class Searcher(_Thinker):
    """Searches to the end of the round, with one plan for two seats and one for more.

    If `careless`, it may overestimate any move by up to that many points.
    """

    def __init__(self, duel: SearchLine, table: SearchLine, careless: float = 0.0) -> None:
        self._plans = duel, table
        self._careless = careless

    def rate(self, table: SintraOpenTable, rng: Random) -> list[tuple[Move, float]]:
        search = Search(table, self.plan(table))
        if not self._careless:
            return search.rated(margin=0.0)
        return [(move, value + self._careless * rng.random()) for move, value in search.rated()]

    def advise(self, table: SintraOpenTable, count: int) -> list[tuple[Move, float]]:
        search = Search(table, self.plan(table))
        rated = search.rated(_CLEARLY_WORSE)
        if count > len(rated):
            most = max(value for _, value in rated)
            rated += search.rated_besides(most, _CLEARLY_WORSE)
        return [(same, value) for move, value in rated for same in search.alike(move)]

    def plan(self, table: SintraOpenTable) -> SearchLine:
        """The search plan for this table."""
        return self._plans[table.setup.seats > 2]


_CLEARLY_WORSE: Final = 15.0
"""The difference from which suggestions need no exact values."""
_EXPECTED: Final = 1.0
"""The rivalry that a bot with a style expects from the others."""


def _easy(rivalry: float, _: float | None = None) -> Bot:
    return SintraEasyBot(careless=11.0, rivalry=rivalry)


def _medium(rivalry: float, expected: float | None = None) -> Bot:
    plan = SearchLine(WEIGHTS, (12,), rivalry, expected)
    return Searcher(plan, plan, careless=21.5)


def _hard(rivalry: float, expected: float | None = None) -> Bot:
    plan = SearchLine(WEIGHTS, (5, 3, 2, 2), rivalry, expected)
    return Searcher(plan, plan)


def _champion(rivalry: float, expected: float | None = None) -> Searcher:
    # Without bounds every move that is followed costs its full time.
    duel = (9, 6, 5, 4, 3, 2, 2) if by_bounds(2, rivalry) else (8, 5, 4, 3, 2, 2)
    return Searcher(
        SearchLine(WEIGHTS, duel, rivalry, expected),
        SearchLine(WEIGHTS, (7, 4, 3, 2, 2), rivalry, expected),
    )


CHAMPION: Final = _champion(1.0)
_LEVELS: Final[dict[str, tuple[Callable[[float, float | None], Bot], float]]] = {
    "easy": (_easy, 0.0),
    "medium": (_medium, 0.5),
    "hard": (_hard, 0.5),
    "champion": (_champion, 1.0),
}
"""The constructor of each level, and its rivalry without a style."""


def bot(level: str, style: str = "") -> Bot:
    """The bot of one of LEVELS, in one of STYLES or none; it has no state between moves."""
    if level == "random":
        return SintraRandomBot()
    make, rivalry = _LEVELS[level]
    return make(RIVALRY[style](rivalry), _EXPECTED) if style else make(rivalry, None)
