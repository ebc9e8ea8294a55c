"""The legal placements of tiles as a lazy sequence: a position has hundreds of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, compress
from typing import overload

from harmony_desktop.games.terraces.rules.components import TURNS, Colours, Kind
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.terrain import (
    Bits,
    Frame,
    TerrainLayout,
    flags,
    indices,
    nth,
)


class Layings(Sequence[Lay]):
    """Every legal placement of some tiles: by kind, by turn, then row by row.

    Only the places are computed at once; the moves are created on access.
    """

    __slots__ = ("_count", "_frame", "_places")

    def __init__(
        self, layout: TerrainLayout, colours: Sequence[Colours], tiles: Iterable[Kind]
    ) -> None:
        self._frame = layout.frame
        ground, flats = layout.ground(), layout.flats()
        self._places = [
            (tile, turn, on_table | on_tiles)
            for tile in sorted(set(tiles))
            for turn, on_table, on_tiles in zip(
                TURNS, ground, layout.rises(colours[tile], flats), strict=True
            )
        ]
        self._count = sum([corners.bit_count() for _, _, corners in self._places])

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Lay]:
        return chain.from_iterable(
            [_kept(self._frame, tile, turn).at(corners) for tile, turn, corners in self._places]
        )

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Lay):
            return False
        bit = self._frame.bit(move.x, move.y)
        return any(
            corners & bit and (tile, turn) == (move.tile, move.turn)
            for tile, turn, corners in self._places
        )

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Lay, ...]: ...
    def __getitem__(self, index: int | slice) -> Lay | tuple[Lay, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        number = index + self._count if index < 0 else index
        if number >= 0:
            for tile, turn, corners in self._places:
                count = corners.bit_count()
                if number < count:
                    x, y = self._frame.square(nth(corners, number))
                    return Lay(tile, x, y, turn)
                number -= count
        raise IndexError(index)


class _KeptLayings:
    """The moves of one tile in one orientation and frame.

    Each is created when first listed. Most moves that are legal now were legal a tile ago and will
    be in the next game, and looking up a move takes a tenth of the time of creating it.
    """

    __slots__ = ("_frame", "_made", "_moves", "_tile", "_turn")

    def __init__(self, frame: Frame, tile: Kind, turn: int) -> None:
        self._frame, self._tile, self._turn = frame, tile, turn
        self._made: Bits = 0
        # One entry for each square; entries not in `_made` are placeholders.
        self._moves = [Lay(tile, 0, 0, turn)] * (frame.width * frame.height)

    def at(self, corners: Bits) -> Iterator[Lay]:
        """Yield the moves with these corners, row by row."""
        missing = corners & ~self._made
        if missing:
            self._make(missing)
        lowest = max(0, (corners & -corners).bit_length() - 1)
        return compress(self._moves[lowest : corners.bit_length()], flags(corners >> lowest))

    def _make(self, corners: Bits) -> None:
        for corner in indices(corners):
            x, y = self._frame.square(corner)
            self._moves[corner] = Lay(self._tile, x, y, self._turn)
        self._made |= corners


@lru_cache(maxsize=256)
def _kept(frame: Frame, tile: Kind, turn: int) -> _KeptLayings:
    return _KeptLayings(frame, tile, turn)
