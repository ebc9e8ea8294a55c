"""How the computer plays Harmonies.

Every level but `random` plans whole turns with the same planner. `hard` compares many turns and
follows the best of them one turn further; `medium` and `easy` look at a few spaces only and put
one token after the other where it helps most, with ever shorter sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from harmony_desktop.engine.bot import LEVELS, Appraisal, Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.estimate import (
    POINTS_ONLY,
    SHORT_SIGHTED,
    TUNED,
    expected_score,
)
from harmony_desktop.games.harmonies.moves import CHOOSE_SPIRIT, ChooseSpirit
from harmony_desktop.games.harmonies.open_table import OpenTable
from harmony_desktop.games.harmonies.plans import Effort, Plan, Planner
from harmony_desktop.games.harmonies.view import HarmoniesView

T = TypeVar("T")

__all__ = ["CONSULTATIONS", "LEVELS", "bot", "plan"]

CONSULTATIONS: Final[dict[str, Consultation]] = {}

SPIRIT_VALUES: Final = {
    CARD_NUMBERS[name]: value
    for name, value in {
        "lion": 104,
        "butterfly": 106,
        "deer": 98,
        "owl": 105,
        "cat": 103,
        "stork": 100,
        "ram": 98,
        "marmot": 101,
        "dragonfly": 103,
        "tortoise": 107,
    }.items()
}
"""Average final scores of `hard` with each spirit, on side A between two."""

_HARD: Final = Effort(width=6, cards=1, ahead=6, weights=TUNED)
_MEDIUM: Final = Effort(spaces=2, weights=SHORT_SIGHTED)
_EASY: Final = Effort(spaces=1, weights=POINTS_ONLY)


def plan(view: HarmoniesView) -> tuple[Move, ...]:
    """The whole rest of the turn as `hard` would play it, step by step; empty if it is not ours."""
    if view.to_move != view.seat:
        return ()
    if view.table.awaits_spirit:
        return (_best_spirit(view),)
    planner = Planner(view, _HARD)
    exchange = planner.exchange()
    return planner.plans()[0].moves if exchange is None else (exchange,)


def _best_spirit(view: HarmoniesView) -> Move:
    return CHOOSE_SPIRIT[max(view.dealt, key=lambda spirit: SPIRIT_VALUES[spirit])]


def _any(items: Sequence[T], rng: Random) -> T:
    """One of the items; of all that `Random` offers, `random` alone never changes."""
    return items[int(rng.random() * len(items))]


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays any legal move."""

    def choose(self, view: HarmoniesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)

    def suggest(self, view: HarmoniesView, count: int = 3) -> Sequence[Suggestion]:
        value = float(view.score(view.seat).total)
        return [Suggestion(move, value) for move in view.legal_moves()[:count]]


class PlanningBot:
    """Plays the best turn it finds, step by step.

    It plans once a turn and keeps to the plan as long as the table looks as the plan foresaw.
    """

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._foreseen: OpenTable | None = None
        self._rest: tuple[Move, ...] = ()

    def choose(self, view: HarmoniesView, rng: Random) -> Move:
        if view.table.awaits_spirit:
            return _best_spirit(view)
        moves = self._rest
        if view.table != self._foreseen or not moves:
            planner = Planner(view, self.effort, self._spaces(view, rng))
            if (exchange := planner.exchange()) is not None:
                return exchange
            moves = planner.plans()[0].moves
        self._foreseen = view.table.played(moves[0])
        self._rest = moves[1:]
        return moves[0]

    def _spaces(self, view: HarmoniesView, rng: Random) -> Sequence[int]:
        """The spaces it looks at."""
        full = [space for space, tokens in enumerate(view.table.spaces) if tokens]
        if self.effort.spaces is None:
            return full
        while len(full) > self.effort.spaces:
            full.remove(_any(full, rng))
        return full

    def suggest(self, view: HarmoniesView, count: int = 3) -> Sequence[Suggestion]:
        """The best next steps, each with the score expected of the best turn that begins so."""
        if view.to_move != view.seat:
            return []
        if view.table.awaits_spirit:
            moves = sorted(view.dealt, key=lambda spirit: -SPIRIT_VALUES[spirit])
            return [
                Suggestion(CHOOSE_SPIRIT[spirit], float(SPIRIT_VALUES[spirit]))
                for spirit in moves[:count]
            ]
        planner = Planner(view, self.effort)
        plans = planner.plans()
        best: dict[Move, Plan] = {}
        for found in plans:
            best.setdefault(found.moves[0], found)
        suggestions = [
            Suggestion(move, expected_score(found.value, plans[0].horizon), found.moves[1:])
            for move, found in best.items()
        ]
        if (exchange := planner.exchange()) is not None:
            # It costs nothing, and nobody knows which card will come.
            suggestions.insert(0, Suggestion(exchange, suggestions[0].value))
        return suggestions[:count]


def beside_best(view: HarmoniesView, played: tuple[Move, ...]) -> Appraisal:
    """A turn, or a spirit, beside the best that the strongest level finds."""
    first, *rest = played
    if isinstance(first, ChooseSpirit):
        chosen = float(SPIRIT_VALUES[CARD_NUMBERS[first.card]])
        best = _best_spirit(view)
        most = float(max(SPIRIT_VALUES[spirit] for spirit in view.dealt))
        return Appraisal(Suggestion(best, most), Suggestion(first, chosen))
    planner = Planner(view, _EFFORTS[LEVELS[-1]])
    found, mine = planner.plans()[0], planner.valued(played)
    most = expected_score(found.value, found.horizon)
    lost = max(0.0, found.value - mine.value)
    if not lost:
        same = Suggestion(first, most, tuple(rest))
        return Appraisal(same, same)
    return Appraisal(
        Suggestion(found.moves[0], most, found.moves[1:]),
        Suggestion(first, most - lost, tuple(rest)),
    )


_EFFORTS: Final = {"easy": _EASY, "medium": _MEDIUM, "hard": _HARD}


def bot(level: str) -> Bot:
    """A bot of a level; KeyError if there is none."""
    return RandomBot() if level == "random" else PlanningBot(_EFFORTS[level])
