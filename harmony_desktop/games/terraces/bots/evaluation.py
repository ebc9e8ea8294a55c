"""The value of a position to a bot, and how a tile would change it.

Everything here works on bits (see `terrain`), since bots call it thousands of times per move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from harmony_desktop.games.terraces.rules.components import TILES, Kind
from harmony_desktop.games.terraces.rules.terrain import Bits, TerrainLayout, indices

_PATTERNS: Final = TILES[0]
"""Red's tiles from red's side: 1 is a square of one's own colour, 2 one of the opponent's."""


class ScoredPlacing(NamedTuple):
    """A tile at a place of a frame: its kind, its turn and the index of its corner."""

    tile: Kind
    turn: int
    corner: int


class BestRegions(NamedTuple):
    """The points of a colour's best region and its squares."""

    points: int
    squares: Bits


def best_region(squares: Bits, levels: Sequence[Bits], width: int, hint: Bits = 0) -> BestRegions:
    """The best region among the squares of a colour (T-7, T-8).

    `hint` says where it may be: found early, it saves examining the small ones.
    """
    top = len(levels)
    best, found = 0, 0
    while squares.bit_count() * top > best:
        region = _region(squares & hint or squares, squares, width)
        squares ^= region
        points = _points(region, levels)
        if points > best:
            best, found = points, region
    return BestRegions(best, found)


def _region(among: Bits, squares: Bits, width: int) -> Bits:
    """The region of the first square of `among`."""
    region = among & -among
    while True:
        grown = (region | region << 1 | region >> 1 | region << width | region >> width) & squares
        if grown == region:
            return region
        region = grown


def _points(region: Bits, levels: Sequence[Bits]) -> int:
    height = len(levels)
    while not region & levels[height - 1]:
        height -= 1
    return region.bit_count() * height


Minds = tuple[float, float]
"""The weights of red's and of green's points in a search."""
EVENLY: Final[Minds] = (1, 1)


class Outlook:
    """A layout from the viewpoint of the side to move, 0 red or 1 green, which values
    placements."""

    __slots__ = ("_arms", "_own", "_their", "_width", "layout", "minds", "own", "side", "their")

    def __init__(self, layout: TerrainLayout, side: int, minds: Minds = EVENLY) -> None:
        self.layout = layout
        self.side = side
        self.minds = minds
        self._arms = layout.frame.arms
        self._width = layout.frame.width
        self._own, self._their = (
            (layout.red, layout.green) if side == 0 else (layout.green, layout.red)
        )
        self.own = best_region(self._own, layout.levels, self._width)
        self.their = best_region(self._their, layout.levels, self._width)

    def placings(self, tiles: Sequence[Kind]) -> Iterator[ScoredPlacing]:
        """Yield every legal placement of these kinds, those on other tiles first."""
        ground, flats = self.layout.ground(), self.layout.flats()
        for tile in tiles:
            for turn, corners in enumerate(self.layout.rises(TILES[self.side][tile], flats)):
                for corner in indices(corners):
                    yield ScoredPlacing(tile, turn, corner)
        for tile in tiles:
            for turn, corners in enumerate(ground):
                for corner in indices(corners):
                    yield ScoredPlacing(tile, turn, corner)

    def points_after(self, placing: ScoredPlacing) -> tuple[int, int]:
        """The points of the best region of this side and of the other after a legal placement."""
        tile, turn, corner = placing
        first, second = self._arms[turn]
        bits = (1 << corner, 1 << (corner + first), 1 << (corner + second))
        under = bits[0] | bits[1] | bits[2]
        added = [0, 0, 0]
        for bit, part in zip(bits, _PATTERNS[tile], strict=True):
            added[part] |= bit
        levels = self.layout.levels_with(under)
        squares = self._own & ~under | added[1]
        own = self._best_after(self.own, squares, added[1], under, levels)
        if not added[2] and not under & self.their.squares:
            return own, self.their.points
        squares = self._their & ~under | added[2]
        return own, self._best_after(self.their, squares, added[2], under, levels)

    def _best_after(
        self, best: BestRegions, squares: Bits, added: Bits, under: Bits, levels: Sequence[Bits]
    ) -> int:
        """The points of a colour's best region after squares were added and removed.

        While nothing covers the best region, only a region that grew can surpass it.
        """
        if under & best.squares:
            return best_region(squares, levels, self._width, best.squares).points
        points = best.points
        while added:
            region = _region(added, squares, self._width)
            added &= ~region
            points = max(points, _points(region, levels))
        return points

    def lead(self, own: float, their: float) -> float:
        """The weighted difference between this side's points and the other's."""
        return self.minds[self.side] * own - self.minds[1 - self.side] * their

    def after(self, placing: ScoredPlacing) -> Outlook:
        """The outlook of the other side after a legal placement."""
        return Outlook(self.layout_after(placing), 1 - self.side, self.minds)

    def layout_after(self, placing: ScoredPlacing) -> TerrainLayout:
        """The layout after a legal placement."""
        tile, turn, corner = placing
        return self.layout.with_tile(TILES[self.side][tile], corner, turn)
