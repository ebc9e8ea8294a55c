"""What one seat may know, and what a table needs of a position.

Both players see the layout and every open tile. They also know which tiles have been placed, and so
which are left of each set, but not in which order these will come; only the owner knows an arranged
order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    KINDS,
    SEATS,
    SET,
    START,
    TILES,
    TURNS,
    Cell,
    Colour,
    Kind,
    cell_of,
    footprint,
    side_of,
)
from harmony_desktop.games.terraces.rules.layings import Layings
from harmony_desktop.games.terraces.rules.moves import ORDERS, Lay, Pick
from harmony_desktop.games.terraces.rules.scoring import Region, regions, sheet_of
from harmony_desktop.games.terraces.rules.terrain import LayingProblem, TerrainLayout

Way = Literal["column", "arranged", "blind", "open-hand"]


class PlacedTile(NamedTuple):
    """A tile on the table: its owner, kind, corner, turn and level."""

    seat: int
    tile: Kind
    x: int
    y: int
    turn: int
    level: int
    exchanged: bool = False
    """Whether the seats have exchanged colours."""

    @property
    def side(self) -> int:
        """The set it belongs to: 0 is red's, 1 green's."""
        return side_of(self.seat, self.exchanged)

    @property
    def squares(self) -> tuple[tuple[int, int, Colour], ...]:
        """Its squares with their colours, the corner first."""
        places = footprint(self.x, self.y, self.turn)
        colours = TILES[self.side][self.tile]
        return tuple((x, y, colour) for (x, y), colour in zip(places, colours, strict=True))


class Square(NamedTuple):
    """A visible square. `tile` is 0 for the start tile, n for the n-th tile placed."""

    x: int
    y: int
    level: int
    colour: Colour
    tile: int


class Preview(NamedTuple):
    """The points of each seat's best region after a move, and the mover's best region."""

    points: tuple[int, int]
    gain: int
    level: int
    region: Region | None


@dataclass(frozen=True, slots=True)
class TerracesView:
    """What one seat may know."""

    seat: int
    way: Way
    first: int
    """The seat that places the first tile."""
    to_move: int | None
    layout: TerrainLayout
    laid: tuple[PlacedTile, ...]
    """Every tile placed so far; the number of a tile is its index here, from 1."""
    hands: tuple[tuple[Kind, ...], ...]
    """The open tiles of each seat, which it may place now or next."""
    face_down: tuple[int, ...]
    """The number of face-down tiles of each seat."""
    order: tuple[Kind, ...]
    """The seat's own arranged tiles below its open one, top first; otherwise empty."""
    backs: tuple[tuple[bool, ...], ...]
    """In the blind way: for each seat, which of its twenty tiles are still face down."""
    arranged: tuple[bool, ...]
    """In the arranged way: whether each seat has arranged its tiles."""
    exchanged: bool = False
    """Whether the first seat plays green and the second red (T-12)."""

    def side(self, seat: int) -> int:
        """The side of a seat: 0 is red, 1 is green."""
        return side_of(seat, self.exchanged)

    def colour(self, seat: int) -> Colour:
        """The colour of a seat."""
        return COLOUR_OF_SEAT[self.side(seat)]

    @property
    def must_arrange(self) -> bool:
        """Whether the seat to move has to arrange its tiles now."""
        return self.to_move is not None and self.way == "arranged" and not all(self.arranged)

    @property
    def must_pick(self) -> bool:
        """Whether the seat to move has to pick one of its blind tiles now."""
        return self.to_move is not None and self.way == "blind" and not self.hands[self.to_move]

    def legal_moves(self) -> Sequence[Move]:
        """Every move; while tiles are being arranged, a lazy sequence of all orders."""
        if self.to_move != self.seat:
            return ()
        if self.must_arrange:
            return ORDERS
        if self.must_pick:
            return tuple(Pick(back) for back, lies in enumerate(self.backs[self.seat]) if lies)
        return Layings(self.layout, TILES[self.side(self.seat)], self.hands[self.seat])

    def score(self, seat: int) -> ScoreSheet:
        return sheet_of(self.layout, self.colour(seat))

    def places(self, seat: int, tile: Kind, turn: int) -> tuple[tuple[int, int], ...]:
        """Where the corner of a tile with this turn may be placed now, row by row."""
        places = self.layout.places(TILES[self.side(seat)][tile])
        return tuple(self.layout.frame.squares(places[turn]))

    def problem(self, seat: int, tile: Kind, x: int, y: int, turn: int) -> LayingProblem | None:
        """Why a tile cannot be placed there, with the offending squares, or None if it can."""
        return self.layout.problem(TILES[self.side(seat)][tile], x, y, turn % len(TURNS))

    def squares(self) -> dict[Cell, Square]:
        """Every visible square by its cell."""
        seen = {cell_of(x, y): Square(x, y, 1, colour, 0) for x, y, colour in START}
        for number, placed in enumerate(self.laid, 1):
            for x, y, colour in placed.squares:
                seen[cell_of(x, y)] = Square(x, y, placed.level, colour, number)
        return seen

    def regions(self, seat: int) -> list[Region]:
        """The regions of a seat's colour, the best first."""
        return regions(self.layout.squares(), self.colour(seat))

    def preview(self, move: Lay) -> Preview:
        """The scores after a legal move of the seat to move."""
        seat = self.seat if self.to_move is None else self.to_move
        colours = TILES[self.side(seat)][move.tile]
        after = self.layout.laid(colours, move.x, move.y, move.turn)
        seen = after.squares()
        best = [next(iter(regions(seen, self.colour(one))), None) for one in range(SEATS)]
        points = tuple(region.points if region else 0 for region in best)
        return Preview(
            (points[0], points[1]),
            points[seat] - self.score(seat).total,
            after.level(move.x, move.y),
            best[seat],
        )

    def unlaid(self, seat: int) -> tuple[int, ...]:
        """The number of tiles of each kind a seat has not placed yet, including open ones."""
        laid = [placed.tile for placed in self.laid if placed.seat == seat]
        return tuple(SET.count(kind) - laid.count(kind) for kind in KINDS)

    def unseen(self, seat: int) -> tuple[int, ...]:
        """The number of tiles of each kind still hidden from a seat, without open ones."""
        hand = self.hands[seat]
        return tuple(left - hand.count(kind) for kind, left in enumerate(self.unlaid(seat)))
