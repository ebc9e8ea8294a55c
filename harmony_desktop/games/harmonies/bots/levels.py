"""The bots of Harmonies, from strength 0 to the champion.

All of them plan whole turns. The weaker ones consider a few spaces only and put one token after the
other where it helps most, with shorter or longer foresight, overlooking some places. The champion
compares many turns and plays out the game from the best of them many times; below it come bots that
do the same with a fraction of the work. In between a bot plans a turn now in one way, now in the
other.

All consider only their own land, as a builder would, so there is one other style: a spoiler takes
what the next player needs if that costs the next player more than itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from harmony_desktop.engine.bot import Appraisal, Bot, Consultation, Suggestion
from harmony_desktop.engine.careless import SLIPS, mixed
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.strength import interpolated, strength_of
from harmony_desktop.games.harmonies.bots.denial import Denial
from harmony_desktop.games.harmonies.bots.estimate import (
    SHORT_SIGHTED,
    TUNED,
    EstimateWeights,
    expected_score,
)
from harmony_desktop.games.harmonies.bots.plans import Effort, OutsideWorth, Planner, TurnPlan
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import Side
from harmony_desktop.games.harmonies.rules.moves import (
    CHOOSE_SPIRIT,
    END_TURN,
    ChooseSpirit,
    PlaceCube,
    PlaceToken,
    TakeCard,
)
from harmony_desktop.games.harmonies.rules.open_table import HarmoniesOpenTable
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

if TYPE_CHECKING:
    from harmony_desktop.games.harmonies.bots.champion import Champion

T = TypeVar("T")

STYLES: Final = ("spoiler",)
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
"""Average final scores with each spirit, on side A with two seats, by the first `hard`."""


def _best_spirit(view: HarmoniesView) -> Move:
    return CHOOSE_SPIRIT[max(view.dealt, key=lambda spirit: SPIRIT_VALUES[spirit])]


def _any(items: Sequence[T], rng: Random) -> T:
    """A random item; only `Random.random` is the same in every Python version."""
    return items[int(rng.random() * len(items))]


@dataclass(frozen=True, slots=True)
class HarmoniesRandomBot:
    """Plays any legal move."""

    def choose(self, view: HarmoniesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)

    def suggest(self, view: HarmoniesView, count: int = 3) -> Sequence[Suggestion]:
        value = float(view.score(view.seat).total)
        return [Suggestion(move, value) for move in view.legal_moves()[:count]]


class Thinker(Protocol):
    """Plans the rest of one turn; a spirit has been chosen before."""

    def plans(self) -> list[TurnPlan]:
        """Plans for the rest of the turn, best first."""

    def settled(self, plan: TurnPlan) -> TurnPlan:
        """A plan with every animal that can move in, if that is worth about as much."""

    def exchange(self) -> Move | None:
        """The card of the row to exchange before the turn begins; None if none may be."""


Thinking = Callable[[HarmoniesView, Random | None, float], Thinker]
"""Creates a thinker for a view, a random generator and a rivalry; without a generator nothing is
random.

Rivalry is the weight of the next player's points, relative to one's own.
"""


def _planner(effort: Effort, view: HarmoniesView, rng: Random | None, rivalry: float) -> Thinker:
    """A planner for a random choice of spaces, as many as the effort allows.

    A rival always considers the space that the next player would like best.
    """
    denial = _denial(view, effort.weights, rivalry)
    full = [space for space, tokens in enumerate(view.table.spaces) if tokens]
    while rng and effort.spaces is not None and len(full) > effort.spaces:
        wanted = None if denial is None else denial.wanted
        full.remove(_any([space for space in full if space != wanted], rng))
    return Planner(view, effort, full, rng, None if denial is None else denial.worth)


def _champion(view: HarmoniesView, rng: Random | None = None, rivalry: float = 0.0) -> Champion:
    # Only these levels need numpy: the others start without it.
    from harmony_desktop.games.harmonies.bots.champion import Champion

    return Champion(view, outside_worth=_outside_worth(view, rivalry))


def _light(view: HarmoniesView, rng: Random | None, rivalry: float) -> Champion:
    from harmony_desktop.games.harmonies.bots.champion import LIGHT, Champion

    return Champion(view, LIGHT, _outside_worth(view, rivalry))


def _outside_worth(view: HarmoniesView, rivalry: float) -> OutsideWorth | None:
    denial = _denial(view, TUNED, rivalry)
    return None if denial is None else denial.worth


def _denial(view: HarmoniesView, weights: EstimateWeights, rivalry: float) -> Denial | None:
    """The worth of denying the next player; None without rivalry or if nobody else has a
    turn."""
    following = (view.seat + 1) % view.setup.seats
    if not rivalry or following == view.seat or not view.turns_left(following).most:
        return None
    return Denial(view, weights, rivalry)


def _either_way(view: HarmoniesView, moves: tuple[Move, ...], rng: Random) -> tuple[Move, ...]:
    """A turn, or, on an empty board, with equal chance the same turn on the board turned by half.

    Both are worth the same; bots that open alike would make their boards look copied.
    """
    land = view.table.lands[view.seat]
    if land.stacks != view.side.empty or rng.random() < 0.5:
        return moves
    return tuple(_turned(view.side, move) for move in moves)


def _turned(side: Side, move: Move) -> Move:
    match move:
        case PlaceToken(colour, cell):
            return PlaceToken(colour, side.opposite(cell))
        case PlaceCube(card, cell):
            return PlaceCube(card, side.opposite(cell))
    return move


class PlanningBot:
    """Plays the best turn it finds, step by step.

    It plans once a turn and keeps to the plan while the table matches it.
    """

    def __init__(self, strength: int, rivalry: float = 0.0) -> None:
        self._strength = strength
        self._rivalry = rivalry
        self._foreseen: HarmoniesOpenTable | None = None
        self._rest: tuple[Move, ...] = ()

    def choose(self, view: HarmoniesView, rng: Random) -> Move:
        if view.table.awaits_spirit:
            return _best_spirit(view)
        moves = self._rest
        if view.table != self._foreseen or not moves:
            thinker = mixed(_WAYS, self._strength, rng)(view, rng, self._rivalry)
            if (exchange := thinker.exchange()) is not None:
                return exchange
            moves = _either_way(view, thinker.plans()[0].moves, rng)
        if moves[0] == END_TURN and (forgotten := self._forgotten(view, rng)) is not None:
            moves = (forgotten, *moves)
        self._foreseen = view.table.played(moves[0])
        self._rest = moves[1:]
        return moves[0]

    def _forgotten(self, view: HarmoniesView, rng: Random) -> Move | None:
        """Moves that no careful player leaves out: a cube to be placed, a first animal card."""
        if self._strength > _PLANS_ALONE or rng.random() < interpolated(SLIPS, self._strength):
            return None
        moves = view.legal_moves()
        cubes = [move for move in moves if isinstance(move, PlaceCube)]
        cards = [] if view.land.cards else [one for one in moves if isinstance(one, TakeCard)]
        return _any(cubes or cards, rng) if cubes or cards else None

    def suggest(self, view: HarmoniesView, count: int = 3) -> Sequence[Suggestion]:
        """The best turns, begun unlike each other as far as such were planned.

        The best one settles every animal that can move in, unless waiting is really worth more.
        """
        if view.to_move != view.seat:
            return []
        if view.table.awaits_spirit:
            moves = sorted(view.dealt, key=lambda spirit: -SPIRIT_VALUES[spirit])
            return [
                Suggestion(CHOOSE_SPIRIT[spirit], float(SPIRIT_VALUES[spirit]))
                for spirit in moves[:count]
            ]
        thinking = next(way for place, way in _WAYS if place >= self._strength)
        thinker = thinking(view, None, self._rivalry)
        plans = thinker.plans()
        settled = thinker.settled(plans[0]).moves
        chosen = {plans[0]: settled, **{one: one.moves for one in _different(view, plans, count)}}
        suggestions = [
            Suggestion(moves[0], expected_score(plan.value, plans[0].horizon), moves[1:])
            for plan, moves in chosen.items()
        ]
        if (exchange := thinker.exchange()) is not None:
            # The exchange is free, and the next card is unknown.
            others = [one for one in suggestions if one.move != exchange]
            suggestions = [Suggestion(exchange, suggestions[0].value), *others]
        return suggestions[:count]


def with_best(view: HarmoniesView, played: tuple[Move, ...], work: int = 1) -> Appraisal:
    """The played turn or spirit and the best one the champion finds with `work` times its work."""
    first, *rest = played
    if isinstance(first, ChooseSpirit):
        chosen = float(SPIRIT_VALUES[CARD_NUMBERS[first.card]])
        best = _best_spirit(view)
        most = float(max(SPIRIT_VALUES[spirit] for spirit in view.dealt))
        return Appraisal(Suggestion(best, most), Suggestion(first, chosen))
    found, mine = _champion(view).working(work).with_best(played)
    if found.value <= mine.value or _leads_to(view, found.moves) == _leads_to(view, played):
        same = Suggestion(first, mine.value, tuple(rest))
        return Appraisal(same, same)
    return Appraisal(
        Suggestion(found.moves[0], found.value, found.moves[1:]),
        Suggestion(first, mine.value, tuple(rest)),
        exact=view.last_round,
    )


def _leads_to(view: HarmoniesView, moves: Sequence[Move]) -> HarmoniesOpenTable:
    """The table after a turn; many orders of its steps lead to the same table."""
    table = view.table
    for move in moves:
        table = table.played(move)
    return replace(table, may_discard=False)


def _different(view: HarmoniesView, plans: Sequence[TurnPlan], count: int) -> list[TurnPlan]:
    """The best plans but the first, best first: of those that begin unlike any better one, then of
    those that lead elsewhere, as many as are needed."""
    firsts = {plans[0].moves[0]}
    reached = [_leads_to(view, plans[0].moves)]
    found, others = [], []
    for plan in plans[1:]:
        if plan.moves[0] not in firsts:
            firsts.add(plan.moves[0])
            found.append(plan)
        else:
            others.append(plan)
    for plan in others:
        if len(found) + 1 >= count:
            break
        if (table := _leads_to(view, plan.moves)) not in reached:
            reached.append(table)
            found.append(plan)
    return sorted(found, key=lambda plan: -plan.value)


_WAYS: Final[tuple[tuple[int, Thinking], ...]] = (
    (0, partial(_planner, Effort(1, 0.85, SHORT_SIGHTED))),
    (20, partial(_planner, Effort(1, 0.65, SHORT_SIGHTED))),
    (45, partial(_planner, Effort(2, 0.45, SHORT_SIGHTED))),
    (63, partial(_planner, Effort(3, 0.2, SHORT_SIGHTED))),
    (72, partial(_planner, Effort())),
    (86, _light),
    (100, _champion),
)
"""The ways of thinking of some strengths. In between a bot plans a turn now in one way, now in the
other."""
_PLANS_ALONE: Final = 72
"""Up to this strength a bot goes by its own estimate, which may miss the obvious."""
_RIVALRY: Final = {"": 0.0, "spoiler": 1.5}


def bot(level: str, style: str = "") -> Bot:
    """A bot of a level or strength, in one of STYLES or none."""
    strength = strength_of(level)
    if strength is None:
        return HarmoniesRandomBot()
    return PlanningBot(strength, _RIVALRY[style])
