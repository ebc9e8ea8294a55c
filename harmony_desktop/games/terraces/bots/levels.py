"""The bots of Terraces, from strength 0 to the champion.

All of them judge the final lead by a learnt judgement; the strongest also after the answers to
their tile, and with a network that corrects the judgement. Weaker ones choose carelessly among the
values (`engine.careless`). `random` places a tile anywhere. They know only their seat's view: where
the other player's next tile is unknown, they average over the tiles that may come.

A style changes the weight of the other player's points (`rivalry`), relative to one's own: low for
a builder, high for a spoiler. Without a style both weigh the same; with one, the network is left
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from random import Random
from typing import TYPE_CHECKING, Final

from harmony_desktop.engine.bot import RIVALRY, Appraisal, Bot, Consultation, Suggestion
from harmony_desktop.engine.careless import PERFECT, Care, care_of, mixed
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.strength import STRONGEST, strength_of
from harmony_desktop.games.terraces.bots.evaluation import EVENLY, Outlook, ScoredPlacing
from harmony_desktop.games.terraces.bots.search import (
    SEARCH_MARGIN,
    Chance,
    TerraceJudge,
    Valued,
    by_answer,
    by_judgement,
    by_own_judgement,
    by_own_lead,
)
from harmony_desktop.games.terraces.rules.components import SET, TILE_COUNT, Kind
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay
from harmony_desktop.games.terraces.rules.view import TerracesView

if TYPE_CHECKING:
    from harmony_desktop.games.terraces.bots.network import TerraceNetwork

STYLES: Final = ("builder", "spoiler")
CONSULTATIONS: Final[dict[str, Consultation]] = {}

_RANK: Final = (0, 2, 2, 2, 3, 3, 3, 1, 1, 1)
"""The rank of each kind in a good order: much of one's own colour first, to build with; neutral
squares last, when cuts can no longer be repaired."""
GROWTH: Final = 2.1
"""Points that each own tile adds to the final score in games between good players."""
TEMPERATURES: Final = (200.0, 150.0, 130.0, 38.0, 15.0, 8.0, 5.0, 2.6, 1.0, 1.0, 0.0)
"""How carelessly strengths from 0 to 100 choose, in points."""


class Depth(Enum):
    """How deeply a bot thinks about a placement."""

    JUDGING = auto()
    """It judges the position after its own tile."""
    ANSWERS = auto()
    """It also looks at the other player's answers."""
    CORRECTED = auto()
    """And a network corrects the judgement."""


DEPTHS: Final = (
    (70, Depth.JUDGING),
    (80, Depth.ANSWERS),
    (90, Depth.CORRECTED),
    (STRONGEST, Depth.CORRECTED),
)
"""The depths of some strengths. In between a bot thinks now in one way, now in the other."""
_WORTH_TAKING: Final = 3
"""Points at once that nobody leaves lying with open eyes."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    # Random.random() is the same in all versions of Python, choice() is not.
    return moves[int(rng.random() * len(moves))]


class TerracesRandomBot:
    """Places a tile anywhere."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return advice(view, count)


class ChampionBot:
    """Places a tile where it expects the largest final lead, or, if it is careless, nearly so.

    A careless bot that looks at answers overlooks some of the best placements before it does.
    """

    options = 12
    """The number of its own placements searched."""
    answers = 6
    """The number of answers to each of them, for every tile the other player may have."""

    def __init__(self, rivalry: float = 1, care: Care = PERFECT, strength: int = STRONGEST) -> None:
        self.rivalry = rivalry
        """The weight of the other player's points, relative to its own."""
        self._care = care
        self._strength = strength

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange:
            return good_order(rng)
        if view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        if not self._care.temperature:
            return _lay(root, self.valued(view, root, 1)[0])
        valued = [(one.placing, one.lead) for one in self._considered(view, root, rng)]
        hurting = standing_still(root, [placing for placing, _ in valued])
        return _lay(root, Valued(0.0, self._care.choice(valued, hurting.__contains__, rng)))

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        """The champion's best moves, at every strength."""
        return advice(view, count)

    def _considered(self, view: TerracesView, root: Outlook, rng: Random) -> Sequence[Valued]:
        """The placements a careless bot considers, with their expected lead."""
        chances = _chances(view)
        if not chances:
            return by_own_lead(root, _tiles(view))
        depth = self._depth(rng)
        judge = _judge(view, root, depth is Depth.CORRECTED)
        if len(view.laid) >= TILE_COUNT - 2:
            options = by_own_lead(root, _tiles(view))
        else:
            options = by_own_judgement(root, judge, _tiles(view))
        if depth is Depth.JUDGING:
            return options
        noticed = sorted(options, key=lambda one: -self._care.blurred(one.lead, rng))
        return by_judgement(root, judge, noticed[: self.options], chances, self.answers)

    def _depth(self, rng: Random) -> Depth:
        least, depth = DEPTHS[0]
        return depth if self._strength <= least else mixed(DEPTHS, self._strength, rng)

    def valued(
        self, view: TerracesView, root: Outlook, count: int, always: Sequence[ScoredPlacing] = ()
    ) -> Sequence[Valued]:
        """The best placements, at least `count` if there are, with the expected final lead.

        Those in `always` are included in any case.
        """
        chances = _chances(view)
        if len(view.laid) >= TILE_COUNT - 2:
            # Nobody places a tile after the answer: only points count, and every place is tried.
            options = by_own_lead(root, _tiles(view))
            if not chances:
                return options
            asked = [option for option in options if option.placing in always]
            found = by_answer(root, options, chances, count)
            asked = [one for one in asked if all(one.placing != other.placing for other in found)]
            return [*found, *by_answer(root, asked, chances, len(asked))] if asked else found
        judge = _judge(view, root)
        options = by_own_judgement(root, judge, _tiles(view))
        most = max(self.options, count)
        asked = [option for option in options[most:] if option.placing in always]
        return by_judgement(root, judge, [*options[:most], *asked], chances, self.answers)


def standing_still(root: Outlook, placings: Sequence[ScoredPlacing]) -> frozenset[ScoredPlacing]:
    """The placements that bring no lead at once, where another brings three points or more."""
    leads = {placing: root.lead(*root.points_after(placing)) for placing in placings}
    now = root.lead(root.own.points, root.their.points)
    if max(leads.values()) < now + _WORTH_TAKING:
        return frozenset()
    return frozenset(placing for placing, lead in leads.items() if lead <= now)


def stands_still(view: TerracesView, move: Lay) -> bool:
    """Whether a move brings no lead at once, where another would bring three points or more."""
    root = _root(view)
    corner = root.layout.frame.bit(move.x, move.y).bit_length() - 1
    placings = list(root.placings(_tiles(view)))
    return ScoredPlacing(move.tile, move.turn, corner) in standing_still(root, placings)


def _judge(view: TerracesView, root: Outlook, corrected: bool = True) -> TerraceJudge:
    unlaid = view.unlaid(0), view.unlaid(1)
    left = unlaid[view.side(0)], unlaid[view.side(1)]
    # The network knows the lead alone, not how much of it is whose.
    network = _network() if corrected and root.minds == EVENLY else None
    return TerraceJudge(len(view.laid), left, root.minds, network)


def _network() -> TerraceNetwork:
    # Only the strongest need numpy: the others start without it.
    from harmony_desktop.games.terraces.bots.network import network

    return network()


def advice(view: TerracesView, count: int) -> Sequence[Suggestion]:
    """The champion's best moves, each with its expected final points."""
    if view.to_move != view.seat:
        return ()
    # A hint does not change when it is requested again.
    rng = Random(len(view.laid))  # noqa: S311 - a game, not a secret
    if view.must_arrange:
        orders = dict.fromkeys(good_order(rng) for _ in range(count))
        return [Suggestion(order, GROWTH * len(SET)) for order in orders]
    root = _root(view)
    if view.must_pick:
        value = root.own.points + GROWTH * sum(view.unlaid(view.seat))
        return [Suggestion(move, value) for move in view.legal_moves()[:count]]
    best = ChampionBot().valued(view, root, count)[:count]
    other = root.their.points + GROWTH * sum(view.unlaid(1 - view.seat))
    return [Suggestion(_lay(root, valued), other + valued.lead) for valued in best]


def with_best(view: TerracesView, played: Lay, work: int = 1) -> Appraisal:
    """The played placement and the champion's, each with its expected final points.

    The search follows about `work` times as many answers as usual.
    """
    root = _root(view)
    corner = root.layout.frame.bit(played.x, played.y).bit_length() - 1
    placing = ScoredPlacing(played.tile, played.turn, corner)
    judge = ChampionBot()
    judge.options = round(judge.options * work**0.5)
    judge.answers = round(judge.answers * work**0.5)
    found = judge.valued(view, root, 1, (placing,))
    mine = next(one for one in found if one.placing == placing)
    best = mine if mine.lead >= found[0].lead else found[0]
    other = root.their.points + GROWTH * sum(view.unlaid(1 - view.seat))
    return Appraisal(
        Suggestion(_lay(root, best), other + best.lead),
        Suggestion(played, other + mine.lead),
        exact=len(view.laid) >= TILE_COUNT - 2,
    )


def _chances(view: TerracesView) -> list[Chance]:
    """All tiles the other player may answer with; empty if the game is over before."""
    other = 1 - view.seat
    if view.hands[other]:
        return [Chance(1.0, tuple(sorted(set(view.hands[other]))))]
    unseen = view.unseen(other)
    return [Chance(left / sum(unseen), (kind,)) for kind, left in enumerate(unseen) if left]


def good_order(rng: Random) -> Arrange:
    """An order that builds first and attacks last; equivalent tiles are shuffled."""
    return Arrange(tuple(sorted(SET, key=lambda kind: (_RANK[kind], rng.random()))))


def _root(view: TerracesView, rivalry: float = 1) -> Outlook:
    side = view.side(view.seat)
    minds = (1, rivalry) if side == 0 else (rivalry, 1)
    return Outlook(view.layout.reframed(SEARCH_MARGIN), side, minds)


def _tiles(view: TerracesView) -> list[Kind]:
    return sorted(set(view.hands[view.seat]))


def _lay(root: Outlook, valued: Valued) -> Lay:
    tile, turn, corner = valued.placing
    return Lay(tile, *root.layout.frame.square(corner), turn)


def bot(level: str, style: str = "") -> Bot:
    """The bot of a level or strength, in one of STYLES or none."""
    strength = strength_of(level)
    if strength is None:
        return TerracesRandomBot()
    rivalry = RIVALRY[style](1) if style else 1
    return ChampionBot(rivalry, care_of(strength, TEMPERATURES), strength)
