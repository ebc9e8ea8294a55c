"""Players of Harmonia for matches, besides its bots, and what the models of people see.

They play the advanced game, where results differ in points. The adult of the yardsticks is deaf: it
tells nothing and hears nothing. The listening adult tells its hand when asked and lays the tile it
is asked for, except that it overlooks every sixth request, and that it does not pass by something
clearly better. Otherwise it places tiles as the adult does, but keeps the outline of the hexagon
and leaves the cells it is asked to leave. The half-listening adult overlooks every other request.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from random import Random
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import GOAL_RADIUS, GOAL_TILES, Kind, Sides
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    AnnounceHand,
    Ask,
    AskTile,
    CellWish,
    Place,
    Propose,
    Show,
    Standing,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from training.old_bots import OldBot
from training.yardsticks import Adult

_HEEDED: Final = 60.0
"""The points for which a listening adult does not do what it was asked."""
_OVERLOOKED: Final = 1 / 6
"""The share of turns in which a listening adult overlooks what it was asked for."""


class ListeningAdult(Adult):
    """An adult who tells its hand when asked and heeds the others' requests, which are marked on
    the table, except that it overlooks some."""

    def __init__(self, overlooked: float = _OVERLOOKED) -> None:
        super().__init__(heeding_gain)
        self._overlooked = overlooked
        self._overlooks = False

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.shown is None:
            self._overlooks = rng.random() < self._overlooked
        if self._overlooks and view.shown is not None:
            # It has shown the tile for the sake of its place.
            return max(view.legal_moves(), key=partial(heeding_gain, _unasked(view)))
        if self._overlooks:
            chosen = super().choose(_unasked(view), rng)
            if heeding_gain(_unasked(view), chosen) > -_HEEDED / 2:
                return chosen
            # Everything it sees spoils the outline, so it looks again.
            self._overlooks = False
        chosen = super().choose(view, rng)
        asked = [move for move in view.legal_moves() if _is_asked_for(view, move)]
        return max([chosen, *asked], key=lambda move: heeding_gain(view, move))

    def remark(self, view: HarmoniaView) -> Move | None:
        """Tell the whole hand to whoever has asked for it."""
        asked = view.asked_for_hand(view.seat) and not all(view.announced)
        return AnnounceHand(view.seat) if asked else None


PLAYERS: dict[str, Callable[[], OldBot | Adult]] = {
    "old-hard": lambda: OldBot("harmonia", "old-hard"),
    "listening-adult": ListeningAdult,
    "half-listening-adult": lambda: ListeningAdult(0.5),
}


def hurts(view: HarmoniaView, move: Move) -> bool:
    """Whether a tile fits nowhere, loses points, or the game ends with too few tiles placed."""
    match move:
        case Show(tile):
            return not view.fits(tile)
        case Place():
            assert view.shown is not None
            return scored(view, move.cell, move.sides(view.shown)) < 0
        case Propose() | Vote(True):
            return len(view.placed) < GOAL_TILES
    return len(view.placed) >= GOAL_TILES


def gain(view: HarmoniaView, move: Move) -> float:
    """The points a tile scores at once; ending the game counts once enough tiles are placed."""
    match move:
        case Show(tile):
            found = (scored(view, place.cell, place.sides(tile)) for place in view.fits(tile))
            return max(found, default=-100)
        case Place():
            assert view.shown is not None
            return scored(view, move.cell, move.sides(view.shown))
        case Propose():
            return 0.0 if len(view.placed) >= GOAL_TILES else -200.0
        case Vote(agreed):
            return float(agreed == (len(view.placed) >= GOAL_TILES))
    return 0.0


def heeding_gain(view: HarmoniaView, move: Move) -> float:
    """The points a tile scores at once, with the weight of the others' requests for its cell and
    of the outline on the table."""
    match move:
        case Show(tile):
            found = (_heeding(view, tile, place) for place in view.fits(tile))
            return max(found, default=-100)
        case Place():
            assert view.shown is not None
            return _heeding(view, view.shown, move)
    return gain(view, move)


def _heeding(view: HarmoniaView, tile: Kind, place: Place) -> float:
    cell, sides = place.cell, place.sides(tile)
    spoils = bool(view.goal_centres()) and not _keeps_outline(view, cell, sides)
    return scored(view, cell, sides) + heeded(view, cell, sides) - _HEEDED * spoils


def _keeps_outline(view: HarmoniaView, cell: Hex, sides: Sides) -> bool:
    """Whether a tile leaves some place for the hexagon: inside, with ornament not outwards."""
    return any(
        cell.distance(centre) <= GOAL_RADIUS
        and not any(
            sides >> side & 1 and beside.distance(centre) > GOAL_RADIUS
            for side, beside in enumerate(cell.neighbours())
        )
        for centre in view.goal_centres()
    )


def _is_asked_for(view: HarmoniaView, move: Move) -> bool:
    """Whether a move does what somebody has asked for, or shows a tile for it."""
    if isinstance(move, Show):
        places, tile = view.fits(move.tile), move.tile
    elif isinstance(move, Place) and view.shown is not None:
        places, tile = (move,), view.shown
    else:
        return False
    return any(heeded(view, place.cell, place.sides(tile)) > 0 for place in places)


def _unasked(view: HarmoniaView) -> HarmoniaView:
    """A view in which nobody has asked for a tile or for a cell to be filled."""
    standing = (
        tuple(one for one in said if not isinstance(one, AskTile) and not _wants_filled(one))
        for said in view.standing
    )
    return replace(view, standing=tuple(standing))


def _wants_filled(said: Standing) -> bool:
    return isinstance(said, Ask) and said.wish == FILL


def heeded(view: HarmoniaView, cell: Hex, sides: Sides) -> float:
    """The weight of the others' requests for a cell, in points; a cell for which another tile, or
    a tile of somebody else, was asked should be left."""
    wishes = set()
    for seat, said in enumerate(view.standing):
        for one in said:
            if seat == view.seat or not isinstance(one, CellWish) or one.cell != cell:
                continue
            if isinstance(one, Ask):
                wishes.add(one.wish)
            else:
                wishes.add(FILL if (one.whom, one.sides) == (view.seat, sides) else LEAVE)
    return _HEEDED * ((FILL in wishes) - (LEAVE in wishes))


def scored(view: HarmoniaView, cell: Hex, sides: Sides) -> int:
    """How much a tile at a cell changes the score: outline, its pattern, one unused tile less.

    Other patterns stay as they are: a closed pattern cannot grow.
    """
    layout = {**view.layout, cell: sides}
    points = _outline_points(layout) - _outline_points(view.layout) - scoring.UNUSED_POINTS
    joined, open_sides = scoring.joined(layout, cell)
    if open_sides or not sides:
        return points
    axes = scoring.mirror_axes({one: layout[one] for one in joined})
    return points + scoring.Pattern(tuple(joined), (), axes).points


def _outline_points(layout: scoring.Layout) -> int:
    points, border = _outline(tuple(layout))
    green = not any(layout[cell] >> side & 1 for cell, side in border)
    return points * scoring.BORDER_FACTOR if green else points


@lru_cache(maxsize=1024)
def _outline(cells: tuple[Hex, ...]) -> tuple[int, tuple[tuple[Hex, int], ...]]:
    """Points and border sides of an outline; cached, since a cell is tried with many tiles."""
    return scoring.SHAPE_POINTS[scoring.shape(cells)], scoring.outer_border(cells)
