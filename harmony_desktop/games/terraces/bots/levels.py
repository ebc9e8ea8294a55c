"""The levels of the Terraces bots.

- `random` places a tile anywhere.
- `easy` maximises its own best region at once, among a few places.
- `medium` maximises its lead over the other player at once, and overlooks some places.
- `hard` also considers the other player's answer, and arranges its tiles on purpose.
- `champion` judges the final lead, after its own tile and after the answers to it.

All of them know only their seat's view: where the other player's next tile is unknown, they average
over the tiles that may come.

A style changes the weight of the other player's points (`rivalry`), relative to one's own: low for
a builder, high for a spoiler. Without a style, `easy` ignores them, the others weigh both equally.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from random import Random
from typing import Final, TypeVar

from harmony_desktop.engine.bot import RIVALRY, Appraisal, Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.bots.evaluation import Outlook, ScoredPlacing
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

T = TypeVar("T")

LEVELS: Final = ("random", "easy", "medium", "hard", "champion")
STYLES: Final = ("builder", "spoiler")
CONSULTATIONS: Final[dict[str, Consultation]] = {}

_RANK: Final = (0, 2, 2, 2, 3, 3, 3, 1, 1, 1)
"""The rank of each kind in a good order: much of one's own colour first, to build with; neutral
squares last, when cuts can no longer be repaired."""
_GROWTH: Final = 2.1
"""Points that each own tile adds to the final score in games between good players."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    # Random.random() is the same in all versions of Python, choice() is not.
    return moves[int(rng.random() * len(moves))]


class _Adviser:
    """Suggests the champion's moves, at every level."""

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return advice(view, count)


class TerracesRandomBot(_Adviser):
    """Places a tile anywhere."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)


class _Rival(_Adviser):
    """Weighs the other player's points by its rivalry."""

    def __init__(self, rivalry: float = 1) -> None:
        self.rivalry = rivalry


class TerracesEasyBot(_Rival):
    """Maximises its own best region at once, among the few places it considers."""

    places = 18
    """The number of placements it considers."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange or view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        options = [
            Valued(root.lead(*root.points_after(placing)), placing)
            for placing in _some(list(root.placings(_tiles(view))), self.places, rng)
        ]
        return _lay(root, _best(options, rng))


class MediumBot(_Rival):
    """Maximises its lead over the other player at once, among the places it sees."""

    overlooks = 0.25
    """The share of places it overlooks."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange or view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        options = by_own_lead(root, _tiles(view))
        noticed = _some(options, ceil(len(options) * (1 - self.overlooks)), rng)
        return _lay(root, _best(noticed, rng))


class HardBot(_Rival):
    """Maximises its lead after the other player's best answer."""

    options = 12
    """The number of its own placements searched."""
    chances = 4
    """The number of the other player's possible tiles it considers."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange:
            return good_order(rng)
        if view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        options = by_own_lead(root, _tiles(view))
        # Equal placements are searched in random order, so that games differ.
        options = sorted(options, key=lambda option: (-option.lead, rng.random()))
        chances = _some_chances(view, self.chances, rng)
        if chances:
            options = by_answer(root, options[: self.options], chances, 1)
        return _lay(root, options[0])


class ChampionBot(_Rival):
    """Places a tile where it expects the largest final lead."""

    options = 12
    """The number of its own placements searched."""
    answers = 6
    """The number of answers to each of them, for every tile the other player may have."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange:
            return good_order(rng)
        if view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        return _lay(root, self.valued(view, root, 1)[0])

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
        left = view.unlaid(0), view.unlaid(1)
        judge = TerraceJudge(len(view.laid), (left[view.side(0)], left[view.side(1)]), root.minds)
        options = by_own_judgement(root, judge, _tiles(view))
        most = max(self.options, count)
        asked = [option for option in options[most:] if option.placing in always]
        return by_judgement(root, judge, [*options[:most], *asked], chances, self.answers)


def advice(view: TerracesView, count: int) -> Sequence[Suggestion]:
    """The champion's best moves, each with its expected final points."""
    if view.to_move != view.seat:
        return ()
    # A hint does not change when it is requested again.
    rng = Random(len(view.laid))  # noqa: S311 - a game, not a secret
    if view.must_arrange:
        orders = dict.fromkeys(good_order(rng) for _ in range(count))
        return [Suggestion(order, _GROWTH * len(SET)) for order in orders]
    root = _root(view)
    if view.must_pick:
        value = root.own.points + _GROWTH * sum(view.unlaid(view.seat))
        return [Suggestion(move, value) for move in view.legal_moves()[:count]]
    best = ChampionBot().valued(view, root, count)[:count]
    other = root.their.points + _GROWTH * sum(view.unlaid(1 - view.seat))
    return [Suggestion(_lay(root, valued), other + valued.lead) for valued in best]


def with_best(view: TerracesView, played: Lay) -> Appraisal:
    """The played placement and the champion's, each with its expected final points."""
    root = _root(view)
    corner = root.layout.frame.bit(played.x, played.y).bit_length() - 1
    placing = ScoredPlacing(played.tile, played.turn, corner)
    found = ChampionBot().valued(view, root, 1, (placing,))
    mine = next(one for one in found if one.placing == placing)
    best = mine if mine.lead >= found[0].lead else found[0]
    other = root.their.points + _GROWTH * sum(view.unlaid(1 - view.seat))
    return Appraisal(
        Suggestion(_lay(root, best), other + best.lead), Suggestion(played, other + mine.lead)
    )


def _some_chances(view: TerracesView, most: int, rng: Random) -> list[Chance]:
    """Some of the other player's possible tiles, drawn up to `most` times; empty at the end."""
    other = 1 - view.seat
    if view.hands[other]:
        return _chances(view)
    pool = [kind for kind, left in enumerate(view.unseen(other)) for _ in range(left)]
    drawn = _some(pool, most, rng)
    return [Chance(drawn.count(kind) / len(drawn), (kind,)) for kind in sorted(set(drawn))]


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


def _some(items: Sequence[T], count: int, rng: Random) -> list[T]:
    """`count` random items."""
    return sorted(items, key=lambda _: rng.random())[:count]


def _best(options: Sequence[Valued], rng: Random) -> Valued:
    """One of the best options, with equal chance."""
    top = max(option.lead for option in options)
    best = [option for option in options if option.lead == top]
    return best[int(rng.random() * len(best))]


def _lay(root: Outlook, valued: Valued) -> Lay:
    tile, turn, corner = valued.placing
    return Lay(tile, *root.layout.frame.square(corner), turn)


_BOTS: Final[dict[str, tuple[Callable[[float], Bot], float]]] = {
    "easy": (TerracesEasyBot, 0),
    "medium": (MediumBot, 1),
    "hard": (HardBot, 1),
    "champion": (ChampionBot, 1),
}
"""The bot of each level, and its rivalry without a style."""


def bot(level: str, style: str = "") -> Bot:
    """The bot of a level, in one of STYLES or none."""
    if level == "random":
        return TerracesRandomBot()
    make, rivalry = _BOTS[level]
    return make(RIVALRY[style](rivalry) if style else rivalry)
