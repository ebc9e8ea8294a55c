"""Puzzles of Terraces: placements judged by playing on with tiles dealt anew.

With two tiles or fewer to come, every placement and every answer is tried instead.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.themes import CLOSING, DENYING, ENDGAME, PLANNING, STACKING, Theme
from harmony_desktop.games.terraces.bots.evaluation import Outlook, ScoredPlacing
from harmony_desktop.games.terraces.bots.levels import ChampionBot
from harmony_desktop.games.terraces.bots.search import (
    SEARCH_MARGIN,
    TerraceJudge,
    Valued,
    by_own_lead,
)
from harmony_desktop.games.terraces.rules.components import TILE_COUNT, TILES, Kind
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import regions
from harmony_desktop.games.terraces.rules.view import TerracesView

_GAMES: Final = 2
"""Number of games played on after each placement, for each unit of effort."""
_RIVALS: Final = 4
"""Number of placements that are compared by playing on."""
_AHEAD: Final = 6
"""Number of tiles placed before the position is judged, unless the game ends."""
_PROMISING: Final = 6
"""Number of placements of a tile that are judged when playing on: those that count most now."""
_LAST: Final = 4
"""With this number of tiles to come, a position belongs to the endgame."""


def ranked(view: TerracesView, effort: int) -> Sequence[Suggestion]:
    """The best placements with the expected final lead, best first.

    With an effort of 1 as the champion judges them, with more by playing on: that many games after
    each of the best four, with the same tiles.
    """
    if view.must_arrange or view.must_pick:
        return ()
    root = _outlook(view)
    found = ChampionBot().valued(view, root, _RIVALS)
    if effort > 1 and len(view.laid) < TILE_COUNT - 2:
        rivals = found[:_RIVALS]
        totals = [0.0] * len(rivals)
        games = effort * _GAMES
        for game in range(games):
            order = _drawn(view, game)
            for number, (_, placing) in enumerate(rivals):
                totals[number] += _played_on(view, root, placing, order)
        judged = [
            Valued(total / games, one.placing) for total, one in zip(totals, rivals, strict=True)
        ]
        found = sorted(judged, key=lambda one: -one.lead)
    return [Suggestion(_placement(root, one), one.lead) for one in found]


def _outlook(view: TerracesView) -> Outlook:
    return Outlook(view.layout.reframed(SEARCH_MARGIN), view.side(view.seat))


def _placement(root: Outlook, valued: Valued) -> Lay:
    tile, turn, corner = valued.placing
    return Lay(tile, *root.layout.frame.square(corner), turn)


def _drawn(view: TerracesView, game: int) -> tuple[list[Kind], list[Kind]]:
    """The tiles of both seats in an order in which they may come, the next one last."""
    dice = Dice(game, "puzzle", len(view.laid))
    orders: list[list[Kind]] = []
    for seat in range(2):
        unseen = [kind for kind, left in enumerate(view.unseen(seat)) for _ in range(left)]
        order = list(dice.shuffled(unseen))
        if seat == view.seat and view.order:
            order = list(reversed(view.order))
        orders.append(order)
    return orders[0], orders[1]


def _played_on(
    view: TerracesView,
    root: Outlook,
    first: ScoredPlacing,
    orders: tuple[list[Kind], list[Kind]],
) -> float:
    """The lead of the view's seat after a placement and some more tiles of both seats."""
    me = view.seat
    left = view.unlaid(0), view.unlaid(1)
    judge = TerraceJudge(len(view.laid), (left[view.side(0)], left[view.side(1)]))
    waiting = [list(orders[0]), list(orders[1])]
    hands = [list(view.hands[0]), list(view.hands[1])]
    now, placing, seat = root, first, me
    for _ in range(_AHEAD):
        if placing.tile in hands[seat]:
            hands[seat].remove(placing.tile)
        if waiting[seat] and view.way != "open-hand":
            hands[seat].append(waiting[seat].pop())
        judge = judge.after(placing, now.side)
        layout = now.layout_after(placing).reframed(SEARCH_MARGIN)
        seat = 1 - seat
        now = Outlook(layout, view.side(seat))
        if not hands[seat]:
            break
        placing = _reply(now, judge, sorted(set(hands[seat])))
    value = judge.lead(now.layout, now.side)
    return value if seat == me else -value


def _reply(now: Outlook, judge: TerraceJudge, tiles: Sequence[Kind]) -> ScoredPlacing:
    """A good placement: the best by judgement among those that count most at once."""
    options = by_own_lead(now, tiles)[:_PROMISING]
    other = 1 - now.side
    return max(
        options,
        key=lambda one: (
            -judge.after(one.placing, now.side).lead(now.layout_after(one.placing), other)
        ),
    ).placing


def obvious(view: TerracesView) -> tuple[Move, ...]:
    """The placement that brings the largest lead at once."""
    root = _outlook(view)
    return (_placement(root, by_own_lead(root, sorted(set(view.hands[view.seat])))[0]),)


def outcome(view: TerracesView, moves: Sequence[Move]) -> Hashable:
    """The layout and the hand after a placement."""
    (move,) = moves
    assert isinstance(move, Lay)
    colours = TILES[view.side(view.seat)][move.tile]
    after = view.layout.laid(colours, move.x, move.y, move.turn)
    return move.tile, frozenset(after.squares().items())


def theme(view: TerracesView, best: Suggestion) -> Theme:
    """What the best placement is about."""
    move = best.move
    assert isinstance(move, Lay)
    preview = view.preview(move)
    other = 1 - view.seat
    if preview.points[other] < view.score(other).total:
        return DENYING
    if _joins(view, move):
        return CLOSING
    if preview.level > 1 and preview.gain > 0:
        return STACKING
    return ENDGAME if len(view.laid) >= TILE_COUNT - _LAST else PLANNING


def _joins(view: TerracesView, move: Lay) -> bool:
    """Whether a placement joins squares that lay apart to the best region."""
    colour = view.colour(view.seat)
    tile = TILES[view.side(view.seat)][move.tile]
    after = view.layout.laid(tile, move.x, move.y, move.turn)
    best = set(regions(after.squares(), colour)[0].cells)
    former = regions(view.layout.squares(), colour)
    return sum(not best.isdisjoint(region.cells) for region in former) > 1


def likeness(view: TerracesView) -> Hashable:
    """Two positions with the same likeness are the same puzzle."""
    return frozenset(view.squares().items()), view.hands[view.seat]
