"""Why one placement is better than another: its effects on both colours' regions."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.terraces.bots.evaluation import Outlook
from harmony_desktop.games.terraces.bots.search import SEARCH_MARGIN
from harmony_desktop.games.terraces.rules.components import TILES
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import Region, Seen, regions
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout
from harmony_desktop.games.terraces.rules.view import TerracesView

RAISES: Final = QT_TRANSLATE_NOOP("terraces", "makes the best region grow to {points} (+{change})")
LOWERS: Final = QT_TRANSLATE_NOOP("terraces", "reduces the best region to {points} (−{change})")
HARMS: Final = QT_TRANSLATE_NOOP(
    "terraces", "reduces the opponent’s best region to {points} (−{change})"
)
HELPS: Final = QT_TRANSLATE_NOOP(
    "terraces", "makes the opponent’s best region grow to {points} (+{change})"
)
LEVEL: Final = QT_TRANSLATE_NOOP("terraces", "rises to level {level}")
JOINS: Final = QT_TRANSLATE_NOOP("terraces", "joins regions of its colour")
GROWS: Final = QT_TRANSLATE_NOOP("terraces", "enlarges another region of its colour")
CUTS: Final = QT_TRANSLATE_NOOP("terraces", "cuts a region of the opponent")
PROTECTS: Final = QT_TRANSLATE_NOOP(
    "terraces", "protects {points} points from the opponent’s next tile"
)
EXPOSES: Final = QT_TRANSLATE_NOOP(
    "terraces", "lets the opponent’s next tile take {points} points away"
)
CUTS_OWN: Final = QT_TRANSLATE_NOOP("terraces", "cuts a region of its own colour")

_STEP: Final = 0.8
_JOINED: Final = 2.0
_GROWN: Final = 0.6
_FEW: Final = 2
"""The most kinds of tiles that may come next for a threat to be mentioned."""


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
        found["own"] = _effect(change, text, points=_points(mine_after), change=abs(change))
    change = _points(theirs_after) - _points(theirs)
    if change:
        text = HELPS if change > 0 else HARMS
        found["other"] = _effect(-change, text, points=_points(theirs_after), change=abs(change))
    level = layout.level(move.x, move.y)
    if level > 1:
        found["level"] = _effect(_STEP * (level - 1), LEVEL, level=level)
    if _joined(mine, mine_after):
        found["joins"] = _effect(_JOINED, JOINS)
    elif "own" not in found and _grown(mine, mine_after):
        found["grows"] = _effect(_GROWN, GROWS)
    kept = _threat(view, view.layout) - _threat(view, layout)
    if kept:
        found["reply"] = _effect(kept, PROTECTS if kept > 0 else EXPOSES, points=abs(kept))
    if _cut(theirs, theirs_after, after):
        found["cuts"] = _effect(_JOINED, CUTS)
    if _cut(mine, mine_after, after):
        found["cuts own"] = _effect(-_JOINED, CUTS_OWN)
    return found


def _threat(view: TerracesView, layout: TerrainLayout) -> int:
    """The most points the opponent could take from the seat's best region with the next tile.

    0 while that tile may be of too many kinds.
    """
    other = 1 - view.seat
    tiles = set(view.hands[other]) or {kind for kind, left in enumerate(view.unseen(other)) if left}
    if not view.hands[other] and len(tiles) > _FEW:
        return 0
    outlook = Outlook(layout.reframed(SEARCH_MARGIN), view.side(other))
    placings = outlook.placings(sorted(tiles))
    left = min((outlook.points_after(placing)[1] for placing in placings), default=None)
    return 0 if left is None else outlook.their.points - min(left, outlook.their.points)


def _effect(worth: float, text: str, **values: int) -> Effect:
    return Effect(worth, Phrase("terraces", text, dict(values)))


def _points(found: Sequence[Region]) -> int:
    return found[0].points if found else 0


def _joined(before: Sequence[Region], after: Sequence[Region]) -> bool:
    """Whether a region contains several former ones of more than one square."""
    large = [set(region.cells) for region in before if region.area > 1]
    return any(sum(bool(cells & set(region.cells)) for cells in large) > 1 for region in after)


def _grown(before: Sequence[Region], after: Sequence[Region]) -> bool:
    """Whether some region is larger than the one it came from."""
    known = [set(region.cells) for region in before]
    return any(any(cells < set(region.cells) for cells in known) for region in after)


def _cut(before: Sequence[Region], after: Sequence[Region], seen: Seen) -> bool:
    """Whether a former region is now split into several of more than one square."""
    left = [set(region.cells) for region in after]
    return any(
        sum(len(cells & set(region.cells)) > 1 for cells in left) > 1
        for region in before
        if region.area > 3
    )
