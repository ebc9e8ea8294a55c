"""The bots of Sintra, from strength 0 to the champion.

Everything but the next refill is open, so nobody has to guess. The weakest go by estimates of what
a move brings; the others search to the end of the round, and differ in the number of moves and
replies they follow. In between a bot thinks now in one way, now in the other. Nobody with open eyes
breaks every pane it takes where it need not (`engine.careless`).

A style changes only the weight of the others' points: a builder hardly weighs them, a spoiler
weighs those of the best other seat more than its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.bot import RIVALRY, Bot, Consultation, Suggestion
from harmony_desktop.engine.careless import SLIPS, Care, mixed
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.strength import STRONGEST, interpolated, strength_of
from harmony_desktop.games.sintra.bots.evaluation import (
    WEIGHTS,
    PalaceJudge,
    best_kept,
    final_score,
    time_left,
)
from harmony_desktop.games.sintra.bots.search import Option, Search, SearchLine, by_bounds, settled
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import Keep, SintraOpenTable

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


class WayOfThinking(NamedTuple):
    """How far a bot looks ahead, how carelessly it chooses, and how it weighs the others."""

    widths: tuple[int, ...]
    """How many moves it follows, turn after turn; () to go by estimates alone."""
    temperature: float
    """Points (`engine.careless`)."""
    rivalry: float
    """The weight of a point of the others, relative to its own."""
    learnt: bool = False
    """Whether it judges the end of a round with what was learnt (`learnt.py`)."""
    doubt: float = 0.0
    """Points (`SearchLine`)."""


DUEL_WAYS: Final = (
    (0, WayOfThinking((), 3.0, 0.5)),
    (8, WayOfThinking((), 2.1, 0.5)),
    (27, WayOfThinking((), 1.0, 0.5)),
    (36, WayOfThinking((), 0.0, 0.5)),
    (47, WayOfThinking((12,), 2.0, 0.5)),
    (60, WayOfThinking((12,), 0.0, 0.5)),
    (72, WayOfThinking((5, 3, 2, 2), 0.0, 0.5)),
    (100, WayOfThinking((9, 6, 5, 4, 3, 2, 2), 0.0, 1.0, learnt=True)),
)
"""The ways of thinking of some strengths between two. In between a bot thinks now in one way, now
in the other.

All but the champion weigh a point of the other half as much as their own, so that palaces get
filled; the champion plays for the lead.
"""
TABLE_WAYS: Final = (
    (0, WayOfThinking((), 3.0, 0.5)),
    (8, WayOfThinking((), 2.1, 0.5)),
    (27, WayOfThinking((), 1.0, 0.5)),
    (40, WayOfThinking((), 0.0, 0.5)),
    (60, WayOfThinking((5,), 0.0, 0.5)),
    (80, WayOfThinking((5, 3, 2, 2, 2), 0.0, 0.5, doubt=8.0)),
    (100, WayOfThinking((7, 3, 2, 2, 2, 2, 2), 0.0, 0.75, learnt=True, doubt=8.0)),
)
"""The ways of thinking among more than two, where a loss of one seat helps all others."""


def ways_for(seats: int) -> tuple[tuple[int, WayOfThinking], ...]:
    """The ways of thinking for a number of seats, by strength."""
    return DUEL_WAYS if seats == 2 else TABLE_WAYS


_UNBOUNDED: Final = (8, 5, 4, 3, 2, 2)
"""The champion's moves between two where every one that is followed costs its full time, for want
of bounds."""
_CLEARLY_WORSE: Final = 15.0
"""The difference from which suggestions need no exact values."""
_EXPECTED: Final = 1.0
"""The rivalry that a bot with a style expects from the others."""


class SintraRandomBot:
    """Plays any legal move with equal chance."""

    def choose(self, view: SintraView, rng: Random) -> Move:
        return rng.choice(view.legal_moves())

    def suggest(self, view: SintraView, count: int = 3) -> Sequence[Suggestion]:
        return CHAMPION.suggest(view, count)


@dataclass(frozen=True, slots=True)
class SintraBot:
    """A bot of any strength, balanced or in a style."""

    strength: int
    style: str = ""

    def choose(self, view: SintraView, rng: Random) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if view.table.completed is not None:
            return max(rate_keeps(view.table), key=lambda one: one[1])[0]
        way = mixed(ways_for(view.table.setup.seats), self.strength, rng)
        search = Search(view.table, self._line(view.table, way))
        care = Care(way.temperature, interpolated(SLIPS, self.strength))
        if way.widths:
            rated = search.rated(margin=0.0)
        else:
            rated = [(search.move(option), value) for option, value in search.promises()]
        return care.choice(rated, needless_breaks(search).__contains__, rng)

    def suggest(self, view: SintraView, count: int = 3) -> Sequence[Suggestion]:
        """The champion's best moves, at every strength."""
        table = view.table
        if view.to_move != view.seat:
            return ()
        found = rate_keeps(table) if table.completed is not None else _advice(table, count)
        found.sort(key=lambda one: -one[1])
        (move, most), *_ = found
        expected = final_score(settled(table.after(move)), view.seat)
        return [Suggestion(move, expected + value - most) for move, value in found[:count]]

    def plan(self, table: SintraOpenTable) -> SearchLine:
        """The search plan for this table, at full strength."""
        return self._line(table, ways_for(table.setup.seats)[-1][1])

    def _line(self, table: SintraOpenTable, way: WayOfThinking) -> SearchLine:
        rivalry = RIVALRY[self.style](way.rivalry) if self.style else way.rivalry
        widths = way.widths
        if way is DUEL_WAYS[-1][1] and not by_bounds(2, rivalry):
            widths = _UNBOUNDED
        expected = _EXPECTED if self.style else None
        return SearchLine(WEIGHTS, widths, rivalry, expected, way.learnt, way.doubt)


CHAMPION: Final = SintraBot(STRONGEST)


def _advice(table: SintraOpenTable, count: int) -> list[tuple[Move, float]]:
    """The champion's ratings of moves; at least `count` of them if there are that many."""
    search = Search(table, CHAMPION.plan(table))
    rated = search.rated(_CLEARLY_WORSE)
    if count > len(rated):
        most = max(value for _, value in rated)
        rated += search.rated_besides(most, _CLEARLY_WORSE)
    return [(same, value) for move, value in rated for same in search.alike(move)]


def needless_breaks(search: Search) -> frozenset[Move]:
    """The moves that break every pane taken, where a clean placing or a free return is at hand."""
    found = search.options()
    if not any(_clean(option) for option in found):
        return frozenset()
    return frozenset(search.move(option) for option in found if _breaks_all(option))


def _clean(option: Option) -> bool:
    way = option.way
    return way is None or (way.strip is not None and not way.steps)


def _breaks_all(option: Option) -> bool:
    return option.way is not None and option.way.strip is None


def bot(level: str, style: str = "") -> Bot:
    """The bot of a level or strength, in one of STYLES or none; it has no state between moves."""
    strength = strength_of(level)
    return SintraRandomBot() if strength is None else SintraBot(strength, style)
