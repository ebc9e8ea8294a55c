"""How the computer plays Terraces.

- `random` lays anywhere.
- `easy` makes its own best region as large as it can at once.
- `medium` makes its lead over the other player as large as it can at once.
- `hard` looks at the other player's answer as well, and arranges its tiles on purpose.

All of them see what their seat may see, and no more: where the other player's next tile is not
known, `hard` averages over tiles that may come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from harmony_desktop.bots.bot import Bot, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.components import SET, Kind
from harmony_desktop.games.terraces.evaluation import Outlook
from harmony_desktop.games.terraces.moves import Arrange, Lay
from harmony_desktop.games.terraces.search import (
    SEARCH_MARGIN,
    Chance,
    Valued,
    by_answer,
    by_own_lead,
)
from harmony_desktop.games.terraces.view import TerracesView

LEVELS: Final = ("random", "easy", "medium", "hard")

_RANK: Final = (0, 2, 2, 2, 3, 3, 3, 1, 1, 1)
"""When a good order brings each kind: much of one's own colour first, to build with; neutral
squares last, when what they cut off can no longer be mended."""
_GROWTH: Final = 2.1
"""Points that a tile of one's own adds to the final score in games between good players."""


def _any(moves: Sequence[Move], rng: Random) -> Move:
    # Python keeps the results of random() the same in all its versions, those of choice() not.
    return moves[int(rng.random() * len(moves))]


class RandomBot:
    """Lays anywhere."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        return _any(view.legal_moves(), rng)

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return HardBot().suggest(view, count)


class EasyBot:
    """Makes its own best region as large as it can at once."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange or view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view)
        options = [
            Valued(root.points_after(placing)[0], placing)
            for placing in root.placings(_tiles(view))
        ]
        return _lay(root, _best(options, rng))

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return HardBot().suggest(view, count)


class MediumBot:
    """Makes its lead over the other player as large as it can at once."""

    def choose(self, view: TerracesView, rng: Random) -> Move:
        if view.must_arrange or view.must_pick:
            return _any(view.legal_moves(), rng)
        root = _root(view)
        return _lay(root, _best(by_own_lead(root, _tiles(view)), rng))

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        return HardBot().suggest(view, count)


class HardBot:
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
        root = _root(view)
        return _lay(root, self._valued(view, root, rng, 1)[0])

    def suggest(self, view: TerracesView, count: int = 3) -> Sequence[Suggestion]:
        if view.to_move != view.seat:
            return ()
        # A hint is the same however often it is asked for.
        rng = Random(len(view.laid))  # noqa: S311 - a game, not a secret
        if view.must_arrange:
            orders = dict.fromkeys(good_order(rng) for _ in range(count))
            return [Suggestion(order, _GROWTH * len(SET)) for order in orders]
        root = _root(view)
        to_come = _GROWTH * (sum(view.unlaid(view.seat)) - 1)
        if view.must_pick:
            return [
                Suggestion(move, root.own.points + to_come + _GROWTH)
                for move in view.legal_moves()[:count]
            ]
        return [
            Suggestion(_lay(root, valued), root.their.points + valued.lead + to_come)
            for valued in self._valued(view, root, rng, count)
        ]

    def _valued(
        self, view: TerracesView, root: Outlook, rng: Random, count: int
    ) -> Sequence[Valued]:
        options = by_own_lead(root, _tiles(view))
        # Equal placings are looked at in random order, so that games differ.
        options = sorted(options, key=lambda option: (-option.lead, rng.random()))
        chances = self._chances(view, rng)
        if not chances:
            return options[:count]
        return by_answer(root, options[: max(self.options, count)], chances, count)

    def _chances(self, view: TerracesView, rng: Random) -> list[Chance]:
        """What the other player may answer with; nothing if the game is over before."""
        other = 1 - view.seat
        if view.hands[other]:
            return [Chance(1.0, tuple(sorted(set(view.hands[other]))))]
        pool = [kind for kind, left in enumerate(view.unseen(other)) for _ in range(left)]
        drawn = sorted(pool, key=lambda _: rng.random())[: self.chances]
        return [Chance(drawn.count(kind) / len(drawn), (kind,)) for kind in sorted(set(drawn))]


def good_order(rng: Random) -> Arrange:
    """An arrangement of the set that builds first and attacks last; tiles alike are shuffled."""
    return Arrange(tuple(sorted(SET, key=lambda kind: (_RANK[kind], rng.random()))))


def _root(view: TerracesView) -> Outlook:
    return Outlook(view.layout.reframed(SEARCH_MARGIN), view.side(view.seat))


def _tiles(view: TerracesView) -> list[Kind]:
    return sorted(set(view.hands[view.seat]))


def _best(options: Sequence[Valued], rng: Random) -> Valued:
    """One of the best options, each equally likely."""
    top = max(option.lead for option in options)
    best = [option for option in options if option.lead == top]
    return best[int(rng.random() * len(best))]


def _lay(root: Outlook, valued: Valued) -> Lay:
    tile, turn, corner = valued.placing
    return Lay(tile, *root.layout.frame.square(corner), turn)


_BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
}


def bot(level: str) -> Bot:
    """The bot of a level."""
    return _BOTS[level]()
