"""How the computer plays Terraces.

- `random` lays anywhere.
- `easy` makes its own best region as large as it can at once, where it happens to look.
- `medium` makes its lead over the other player as large as it can at once, and overlooks some.
- `hard` looks at the other player's answer as well, and arranges its tiles on purpose.
- `champion` judges what a position will come to, after its own tile and after the answers to it.

All of them see what their seat may see, and no more: where the other player's next tile is not
known, they average over tiles that may come.

A style changes how much they mind the other player's points (`rivalry`), compared with their own:
a builder hardly, a spoiler more. Without one, `easy` does not mind them at all, the others as much.
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
"""When a good order brings each kind: much of one's own colour first, to build with; neutral
squares last, when what they cut off can no longer be mended."""
_GROWTH: Final = 2.1
"""Points that a tile of one's own adds to the final score in games between good players."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    # Python keeps the results of random() the same in all its versions, those of choice() not.
    return moves[int(rng.random() * len(moves))]


class _Adviser:
    """Whoever one plays against, advice is the best there is."""

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return advice(view, count)


class TerracesRandomBot(_Adviser):
    """Lays anywhere."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)


class _Rival(_Adviser):
    """Minds the other player's points so much, compared with its own."""

    def __init__(self, rivalry: float = 1) -> None:
        self.rivalry = rivalry


class TerracesEasyBot(_Rival):
    """Makes its own best region as large as it can at once, in the few places it thinks of."""

    places = 18
    """How many placings it thinks of."""

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
    """Makes its lead over the other player as large as it can at once, as far as it sees."""

    overlooks = 0.25
    """The share of places it does not see."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange or view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        options = by_own_lead(root, _tiles(view))
        noticed = _some(options, ceil(len(options) * (1 - self.overlooks)), rng)
        return _lay(root, _best(noticed, rng))


class HardBot(_Rival):
    """Makes its lead after the other player's best answer as large as it can."""

    options = 12
    """How many of its own placings it looks at more closely."""
    chances = 4
    """How many of the tiles the other player may turn up it reckons with."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange:
            return good_order(rng)
        if view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        options = by_own_lead(root, _tiles(view))
        # Equal placings are looked at in random order, so that games differ.
        options = sorted(options, key=lambda option: (-option.lead, rng.random()))
        chances = _some_chances(view, self.chances, rng)
        if chances:
            options = by_answer(root, options[: self.options], chances, 1)
        return _lay(root, options[0])


class ChampionBot(_Rival):
    """Lays where it can expect to end with the largest lead."""

    options = 12
    """How many of its own placings it looks at more closely."""
    answers = 6
    """How many answers to each of them, for every tile the other player may have."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange:
            return good_order(rng)
        if view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view, self.rivalry)
        return _lay(root, self.valued(view, root, 1)[0])

    def valued(
        self, view: TerracesView, root: Outlook, count: int, besides: Sequence[ScoredPlacing] = ()
    ) -> Sequence[Valued]:
        """The best placings, at least so many if there are, with the lead to be expected.

        Those `besides` them are among them, whatever they promise.
        """
        chances = _chances(view)
        if len(view.laid) >= TILE_COUNT - 2:
            # Nobody lays after the answer: now points are all there is, and every place is tried.
            options = by_own_lead(root, _tiles(view))
            if not chances:
                return options
            asked = [option for option in options if option.placing in besides]
            found = by_answer(root, options, chances, count)
            asked = [one for one in asked if all(one.placing != other.placing for other in found)]
            return [*found, *by_answer(root, asked, chances, len(asked))] if asked else found
        left = view.unlaid(0), view.unlaid(1)
        judge = TerraceJudge(len(view.laid), (left[view.side(0)], left[view.side(1)]), root.minds)
        options = by_own_judgement(root, judge, _tiles(view))
        most = max(self.options, count)
        asked = [option for option in options[most:] if option.placing in besides]
        return by_judgement(root, judge, [*options[:most], *asked], chances, self.answers)


def advice(view: TerracesView, count: int) -> Sequence[Suggestion]:
    """The champion's best moves, each with the points it expects to end with."""
    if view.to_move != view.seat:
        return ()
    # A hint is the same however often it is asked for.
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
    """A placing beside the champion's, each with the points it expects to end with."""
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
    """What the other player may answer with, drawn as often as `most`; nothing at the end."""
    other = 1 - view.seat
    if view.hands[other]:
        return _chances(view)
    pool = [kind for kind, left in enumerate(view.unseen(other)) for _ in range(left)]
    drawn = _some(pool, most, rng)
    return [Chance(drawn.count(kind) / len(drawn), (kind,)) for kind in sorted(set(drawn))]


def _chances(view: TerracesView) -> list[Chance]:
    """Everything the other player may answer with; nothing if the game is over before."""
    other = 1 - view.seat
    if view.hands[other]:
        return [Chance(1.0, tuple(sorted(set(view.hands[other]))))]
    unseen = view.unseen(other)
    return [Chance(left / sum(unseen), (kind,)) for kind, left in enumerate(unseen) if left]


def good_order(rng: Random) -> Arrange:
    """An arrangement of the set that builds first and attacks last; tiles alike are shuffled."""
    return Arrange(tuple(sorted(SET, key=lambda kind: (_RANK[kind], rng.random()))))


def _root(view: TerracesView, rivalry: float = 1) -> Outlook:
    side = view.side(view.seat)
    minds = (1, rivalry) if side == 0 else (rivalry, 1)
    return Outlook(view.layout.reframed(SEARCH_MARGIN), side, minds)


def _tiles(view: TerracesView) -> list[Kind]:
    return sorted(set(view.hands[view.seat]))


def _some(items: Sequence[T], count: int, rng: Random) -> list[T]:
    """So many of the items, whichever they are."""
    return sorted(items, key=lambda _: rng.random())[:count]


def _best(options: Sequence[Valued], rng: Random) -> Valued:
    """One of the best options, each equally likely."""
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
