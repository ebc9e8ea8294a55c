"""Why one placement is better than another: its effects on both colours' regions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.terraces.bots.evaluation import Outlook
from harmony_desktop.games.terraces.bots.judgement import SIGHTS, features, weights_after
from harmony_desktop.games.terraces.bots.search import SEARCH_MARGIN
from harmony_desktop.games.terraces.rules.components import TILES, Kind
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import Region, Seen, regions
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout
from harmony_desktop.games.terraces.rules.view import TerracesView

RAISES: Final = QT_TRANSLATE_NOOP(
    "terraces", "makes one’s own best region grow to {points} (+{change})"
)
LOWERS: Final = QT_TRANSLATE_NOOP(
    "terraces", "reduces one’s own best region to {points} (−{change})"
)
HARMS: Final = QT_TRANSLATE_NOOP(
    "terraces", "reduces the opponent’s best region to {points} (−{change})"
)
HELPS: Final = QT_TRANSLATE_NOOP(
    "terraces", "makes the opponent’s best region grow to {points} (+{change})"
)
JOINS: Final = QT_TRANSLATE_NOOP("terraces", "joins regions of its colour")
CUTS: Final = QT_TRANSLATE_NOOP("terraces", "cuts a region of the opponent")
PROTECTS: Final = PLURAL.translate(
    "terraces", "protects %Ln point(s) from the opponent’s next tile", "", 1
)
EXPOSES: Final = PLURAL.translate(
    "terraces", "lets the opponent’s next tile take %Ln point(s) away", "", 1
)
PROTECTS_ABOUT: Final = PLURAL.translate(
    "terraces", "protects about %Ln point(s) from the opponent’s next tile", "", 1
)
EXPOSES_ABOUT: Final = PLURAL.translate(
    "terraces", "lets the opponent’s next tile take about %Ln point(s) away", "", 1
)
SAVES: Final = QT_TRANSLATE_NOOP(
    "terraces", "keeps the opponent’s next tile from reducing one’s own best region to {points}"
)
ENDANGERS: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets the opponent’s next tile reduce one’s own best region to {points}"
)
MAY_SAVE: Final = QT_TRANSLATE_NOOP(
    "terraces",
    "keeps a suitable tile of the opponent from reducing one’s own best region to {points}",
)
MAY_ENDANGER: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets a suitable tile of the opponent reduce one’s own best region to {points}"
)
HOLDS: Final = QT_TRANSLATE_NOOP(
    "terraces", "still keeps about {points} points after the opponent’s next tile"
)
DENIES: Final = PLURAL.translate(
    "terraces", "leaves the opponent’s next tile about %Ln point(s) less to gain", "", 1
)
OFFERS: Final = PLURAL.translate(
    "terraces", "lets the opponent’s next tile gain about %Ln point(s) more", "", 1
)
REGAINS: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets the opponent’s next tile raise their best region to about {points}"
)
COVERS: Final = QT_TRANSLATE_NOOP("terraces", "covers squares of the opponent ({count})")
SECOND: Final = QT_TRANSLATE_NOOP("terraces", "builds up a second region ({points})")
CUTS_OWN: Final = QT_TRANSLATE_NOOP("terraces", "cuts a region of its own colour")

MORE_RISES: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets one’s own best region rise in more places (+{count})"
)
FEWER_RISES: Final = QT_TRANSLATE_NOOP(
    "terraces", "leaves one’s own best region fewer places to rise (−{count})"
)
SAFER: Final = QT_TRANSLATE_NOOP("terraces", "makes one’s own best region harder to cut in two")
WEAKER: Final = QT_TRANSLATE_NOOP("terraces", "makes one’s own best region easier to cut in two")
MORE_ROOM: Final = QT_TRANSLATE_NOOP(
    "terraces", "gives one’s own best region more room to grow (+{count})"
)
LESS_ROOM: Final = QT_TRANSLATE_NOOP(
    "terraces", "leaves one’s own best region less room to grow (−{count})"
)
NEARER: Final = QT_TRANSLATE_NOOP("terraces", "brings another region close enough to join")
FEWER_RISES_FOR_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "leaves the opponent’s best region fewer places to rise (−{count})"
)
MORE_RISES_FOR_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets the opponent’s best region rise in more places (+{count})"
)
LESS_ROOM_FOR_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "leaves the opponent’s best region less room to grow (−{count})"
)
MORE_ROOM_FOR_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "gives the opponent’s best region more room to grow (+{count})"
)
OPENS_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "makes the opponent’s best region easier to cut in two"
)
CLOSES_OTHER: Final = QT_TRANSLATE_NOOP(
    "terraces", "makes the opponent’s best region harder to cut in two"
)

_JOINED: Final = 2.0
_LIKELY: Final = 0.25
"""The least probability of a tile that does what is said of a suitable one."""
_FEW: Final = 2
"""The most kinds of tiles that may come next for a threat to be stated exactly."""

outlook = None


def effects(view: TerracesView, moves: Sequence[Move]) -> dict[Hashable, Effect]:
    """The effects of a tile on the visible regions; orders and blind tiles have none."""
    (move,) = moves
    if not isinstance(move, Lay):
        return {}
    layout = view.layout.laid(TILES[view.side(view.seat)][move.tile], move.x, move.y, move.turn)
    before, after = view.layout.squares(), layout.squares()
    own, other = view.colour(view.seat), view.colour(1 - view.seat)
    mine, mine_after = regions(before, own), regions(after, own)
    theirs, theirs_after = regions(before, other), regions(after, other)
    found: dict[Hashable, Effect] = {}
    change = _points(mine_after) - _points(mine)
    if change:
        text = RAISES if change > 0 else LOWERS
        found["own"] = _scored(change, text, points=_points(mine_after), change=abs(change))
    change = _points(theirs_after) - _points(theirs)
    if change:
        text = HELPS if change > 0 else HARMS
        found["other"] = _scored(-change, text, points=_points(theirs_after), change=abs(change))
    if _joined(mine, mine_after):
        found["joins"] = _effect(_JOINED, JOINS)
    found.update(_prospects(view, layout))
    grown = _points(mine_after) - _points(mine)
    found.update(_answers(view, layout, grown, _points(theirs) - _points(theirs_after)))
    if _cut(theirs, theirs_after, after):
        found["cuts"] = _effect(_JOINED, CUTS)
    if _cut(mine, mine_after, after):
        found["cuts own"] = _effect(-_JOINED, CUTS_OWN)
    return found


class Prospect(NamedTuple):
    """Something the champion sees in a best region, and the words for more and for less of it."""

    seen: tuple[int, ...]
    """The features that count it (see `judgement`)."""
    valued: tuple[int, ...]
    """All features that value it."""
    more: str
    less: str


_OWN: Final = {
    "rise": Prospect((5,), (5, 13), MORE_RISES, FEWER_RISES),
    "cut": Prospect((9,), (8, 9, 14, 15), WEAKER, SAFER),
    "room": Prospect((10, 11), (10, 11), MORE_ROOM, LESS_ROOM),
    "join": Prospect((12,), (12,), NEARER, ""),
}
_OTHER: Final = {
    "rise": Prospect((5,), (5, 13), MORE_RISES_FOR_OTHER, FEWER_RISES_FOR_OTHER),
    "cut": Prospect((9,), (8, 9, 14, 15), OPENS_OTHER, CLOSES_OTHER),
    "room": Prospect((10, 11), (10, 11), MORE_ROOM_FOR_OTHER, LESS_ROOM_FOR_OTHER),
}


def _prospects(view: TerracesView, layout: TerrainLayout) -> Iterator[tuple[Hashable, Effect]]:
    """Yield how the prospects of both best regions change, valued as the champion values them."""
    side, laid = view.side(view.seat), len(view.laid)
    left = view.unlaid(0), view.unlaid(1)
    by_side = (left[view.side(0)], left[view.side(1)])
    before = features(view.layout.reframed(SEARCH_MARGIN), side, by_side)
    after = features(layout.reframed(SEARCH_MARGIN), side, by_side)
    weights = weights_after(laid)
    yield from _squares(before, after, weights)
    for first, prospects in ((0, _OWN), (SIGHTS, _OTHER)):
        if after[first + _AREA] < before[first + _AREA]:
            # Another region is the best now: the points say it, and the prospects do not compare.
            continue
        for name, prospect in prospects.items():
            worth = sum(
                weights[first + one] * (after[first + one] - before[first + one])
                for one in prospect.valued
            )
            count = sum(after[first + one] - before[first + one] for one in prospect.seen)
            text = prospect.more if count > 0 else prospect.less
            if count and text and (worth > 0) == (text in _GOOD):
                yield (name, first), _effect(worth, text, count=abs(count))


def _squares(
    before: Sequence[int], after: Sequence[int], weights: Sequence[float]
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield squares of the opponent that are covered, and the growth of a second region."""
    covered, own = SIGHTS + _SQUARES, _SECOND
    worth = weights[covered] * (after[covered] - before[covered])
    if after[covered] < before[covered] and worth > 0:
        yield "covers", _effect(worth, COVERS, count=before[covered] - after[covered])
    worth = weights[own] * (after[own] - before[own])
    built = after[own] > before[own] and after[own] >= _NOTABLE
    if built and worth > 0 and after[_AREA] >= before[_AREA]:
        yield "second", _effect(worth, SECOND, points=after[own])


_NOTABLE: Final = 3
"""The least points of a second region, or of what a threat takes away, to be mentioned."""
_SECOND, _SQUARES = 3, 4
"""The features that count the points of the second best region, and all squares of a colour."""
_AREA: Final = 1
"""The feature that counts the squares of the best region."""
_GOOD: Final = {
    MORE_RISES,
    SAFER,
    MORE_ROOM,
    NEARER,
    FEWER_RISES_FOR_OTHER,
    LESS_ROOM_FOR_OTHER,
    OPENS_OTHER,
}
"""The texts that speak for a placement."""


class Threat(NamedTuple):
    """What the opponent's next tile can do at most, averaged over the tiles it may be."""

    takes: float
    """Points it takes from the seat's best region."""
    gains: float
    """Points it adds to the opponent's."""
    leaves: int
    """The points that it may leave of the seat's best region: every fourth tile leaves no more."""


def _answers(
    view: TerracesView, layout: TerrainLayout, grown: int, harmed: int
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield how a tile changes what the opponent's next can do.

    It lets the best region grow by some points, and has harmed the opponent's by others.
    """
    chances = _next_tiles(view)
    before, after = (_threat(view, one, chances) for one in (view.layout, layout))
    kept, own = round(before.takes - after.takes), view.score(view.seat).total + grown
    exact = len(chances) <= _FEW
    if kept > 0 and grown < 0:
        # Nobody protects what they give up themselves.
        yield "reply", _effect(kept, HOLDS, points=round(own - after.takes))
    elif kept > 0 and after.leaves - before.leaves >= _NOTABLE:
        yield "reply", _effect(kept, SAVES if exact else MAY_SAVE, points=before.leaves)
    elif kept > 0:
        yield "reply", _effect(kept, PROTECTS if exact else PROTECTS_ABOUT, n=kept)
    elif kept < 0 and own - after.leaves >= _NOTABLE and after.leaves <= before.leaves:
        yield "reply", _effect(kept, ENDANGERS if exact else MAY_ENDANGER, points=after.leaves)
    elif kept < 0:
        yield "reply", _effect(kept, EXPOSES if exact else EXPOSES_ABOUT, n=-kept)
    denied = round(before.gains - after.gains)
    if denied < 0 < harmed:
        # What the opponent gains more is what it had before.
        left = view.score(1 - view.seat).total - harmed + after.gains
        yield "gain", _effect(denied, REGAINS, points=round(left))
    elif denied:
        yield "gain", _effect(denied, DENIES if denied > 0 else OFFERS, n=abs(denied))


def _next_tiles(view: TerracesView) -> dict[tuple[Kind, ...], float]:
    """The tiles the opponent may choose from next, with their probability."""
    other = 1 - view.seat
    if view.hands[other]:
        return {tuple(sorted(set(view.hands[other]))): 1.0}
    unseen = view.unseen(other)
    return {(kind,): left / sum(unseen) for kind, left in enumerate(unseen) if left}


def _threat(
    view: TerracesView, layout: TerrainLayout, chances: Mapping[tuple[Kind, ...], float]
) -> Threat:
    outlook = Outlook(layout.reframed(SEARCH_MARGIN), view.side(1 - view.seat))
    gains = 0.0
    left: list[tuple[int, float]] = []
    for tiles, chance in chances.items():
        after = [outlook.points_after(placing) for placing in outlook.placings(tiles)]
        left.append((min(their for _, their in after), chance))
        gains += chance * (max(own for own, _ in after) - outlook.own.points)
    left.sort()
    takes = sum(chance * (outlook.their.points - points) for points, chance in left)
    reached = accumulate(chance for _, chance in left)
    likely = (
        points for (points, _), so_far in zip(left, reached, strict=True) if so_far >= _LIKELY
    )
    return Threat(takes, gains, next(likely, outlook.their.points))


def _effect(worth: float, text: str, **values: int) -> Effect:
    return Effect(worth, Phrase("terraces", text, dict(values)))


def _scored(points_now: int, text: str, **values: int) -> Effect:
    """The effect of points that are gained or lost at once."""
    return replace(_effect(points_now, text, **values), points=points_now)


def _points(found: Sequence[Region]) -> int:
    return found[0].points if found else 0


def _joined(before: Sequence[Region], after: Sequence[Region]) -> bool:
    """Whether a region contains several former ones of more than one square."""
    large = [set(region.cells) for region in before if region.area > 1]
    return any(sum(bool(cells & set(region.cells)) for cells in large) > 1 for region in after)


def _cut(before: Sequence[Region], after: Sequence[Region], seen: Seen) -> bool:
    """Whether a former region is now split into several of more than one square."""
    left = [set(region.cells) for region in after]
    return any(
        sum(len(cells & set(region.cells)) > 1 for cells in left) > 1
        for region in before
        if region.area > 3
    )
