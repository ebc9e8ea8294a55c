"""What one seat may know, and what a table highlights from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property, lru_cache
from itertools import compress
from typing import Literal, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    DEALT,
    GOAL_RADIUS,
    KIND_OF,
    KINDS,
    OPPOSITE,
    TURNS,
    Counts,
    Kind,
    Sides,
    goal_cells,
)
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    FILL,
    PROPOSE,
    SHOWS,
    VOTES,
    WISHES,
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskHand,
    AskTile,
    CellWish,
    Need,
    Place,
    Point,
    Remark,
    Standing,
    TakeBack,
    Wish,
)

Mode = Literal["basic", "advanced"]
Known = tuple[int | None, ...]
"""The number of tiles of each kind in a hand, None where unknown."""

START = Hex(0, 0)
"""The cell of the first tile; any cell of an endless table would do (A-6)."""


class TurnPhase(Enum):
    """The action that is expected of the seat to move."""

    SHOW = "show"
    PLACE = "place"
    VOTE = "vote"
    OVER = "over"


class End(Enum):
    """Why a game is over (A-7, A-8)."""

    MISFIT = "misfit"
    AGREED = "agreed"
    ALL_PLAYED = "all-played"


@dataclass(frozen=True, slots=True)
class HarmoniaSetup:
    """The setup of a game."""

    seats: int
    mode: Mode
    first: int = 0
    """The seat that begins (A-17)."""
    alone: bool = False
    """Whether one person plays all seats without a bot, and sees their hands."""


class OrnamentTile(NamedTuple):
    """A tile of the layout and the seat that placed it."""

    cell: Hex
    sides: Sides
    seat: int


class Misfit(NamedTuple):
    """A shown tile that fitted nowhere, and the seat that showed it (A-7)."""

    tile: Kind
    seat: int


def layout_of(placed: Sequence[OrnamentTile]) -> dict[Hex, Sides]:
    """The layout for scoring, in the order of placing."""
    return {cell: sides for cell, sides, _ in placed}


def border_cells(layout: scoring.Layout) -> dict[Hex, tuple[Sides, Sides]]:
    """The empty cells beside the layout with their requirements, column by column.

    As in `scoring.fitting`: the sides that touch tiles and the ornament there. An empty layout has
    one such cell, where anything fits.
    """
    if not layout:
        return {START: (0, 0)}
    found: dict[tuple[int, int], tuple[Sides, Sides]] = {}
    for (q, r), sides in layout.items():
        for side, (step_q, step_r) in enumerate(DIRECTIONS):
            neighbour = (q + step_q, r + step_r)
            if neighbour not in layout:
                touching, wanted = found.get(neighbour, (0, 0))
                facing = OPPOSITE[side]
                found[neighbour] = touching | 1 << facing, wanted | (sides >> side & 1) << facing
    return {Hex(*cell): found[cell] for cell in sorted(found)}


OpenCells = dict[Hex, tuple[Sides, Sides]]


def open_cells_after(open_cells: OpenCells, layout: scoring.Layout, cell: Hex) -> OpenCells:
    """The open cells after a tile of the layout was placed on one of them.

    The same as `border_cells(layout)`, but updated from the former cells.
    """
    sides = layout[cell]
    after = dict(open_cells)
    del after[cell]
    known = len(after)
    q, r = cell
    for side, (step_q, step_r) in enumerate(DIRECTIONS):
        neighbour = Hex(q + step_q, r + step_r)
        if neighbour not in layout:
            touching, wanted = after.get(neighbour, (0, 0))
            facing = OPPOSITE[side]
            after[neighbour] = touching | 1 << facing, wanted | (sides >> side & 1) << facing
    return dict(sorted(after.items())) if len(after) > known else after


@cache
def turns_fitting(touching: Sides, wanted: Sides) -> tuple[tuple[int, ...], ...]:
    """For each kind the turns in which it fits a cell with these requirements."""
    return tuple(
        tuple(turn for turn, sides in enumerate(turns) if sides & touching == wanted)
        for turns in TURNS
    )


@cache
def _places(cell: Hex) -> tuple[Place, ...]:
    """A cell with every turn."""
    return tuple(Place(cell.q, cell.r, turn) for turn in range(6))


def placements(open_cells: Mapping[Hex, tuple[Sides, Sides]], tile: Kind) -> Iterator[Place]:
    """Yield every way to place a tile of a kind on the open cells, in a fixed order."""
    for cell, asked in open_cells.items():
        turns = turns_fitting(*asked)[tile]
        if turns:
            places = _places(cell)
            for turn in turns:
                yield places[turn]


def fits_somewhere(open_cells: Mapping[Hex, tuple[Sides, Sides]], tile: Kind) -> bool:
    """Whether there is a placement."""
    return any(turns_fitting(*asked)[tile] for asked in open_cells.values())


def remarks(
    seat: int,
    hand: Counts,
    announced: tuple[bool, ...],
    known: Sequence[Known],
    standing: Sequence[Standing],
    open_cells: Mapping[Hex, tuple[Sides, Sides]],
    layout: scoring.Layout,
) -> Iterator[Remark]:
    """Every remark a seat may make now and has not made yet, in a fixed order (A-4).

    `known` has the hands as far as this seat knows them.
    """
    if not all(announced):
        yield AnnounceHand(seat)
    for tile in range(KINDS):
        if not announced[tile]:
            yield AnnounceKind(seat, tile, hand[tile])
    said = set(standing)
    found: list[Standing] = []
    if layout:
        found += [Ask(seat, q, r, wish) for q, r in open_cells for wish in WISHES]
        found += [
            AskTile(seat, other, place.q, place.r, tile, place.turn)
            for other, counts in enumerate(known)
            for tile, count in enumerate(counts)
            if other != seat and count
            for place in placements(open_cells, tile)
        ]
    found += [Need(seat, tile) for tile in range(KINDS) if hand[tile]]
    found += [Point(seat, q, r) for q, r in layout]
    asked = [other for other, counts in enumerate(known) if None in counts and other != seat]
    found += [AskHand(seat, other) for other in (EVERYBODY, *asked) if asked]
    yield from (one for one in found if one not in said)
    wished = dict.fromkeys(one.cell for one in standing if isinstance(one, CellWish))
    yield from (TakeBack(seat, *cell) for cell in wished)


@dataclass(frozen=True)
class HarmoniaView:
    """What one seat may know: the table, its own hand, and what the others announced of theirs."""

    seat: int
    setup: HarmoniaSetup
    phase: TurnPhase
    to_move: int | None
    on_turn: int
    """The seat whose turn it is, even while the others vote."""
    placed: tuple[OrnamentTile, ...]
    misfits: tuple[Misfit, ...]
    shown: Kind | None
    """The tile that was shown and must be placed now."""
    hand: Counts
    hand_sizes: tuple[int, ...]
    known: tuple[Known, ...]
    """Every hand as far as this seat knows it; its own in full."""
    announced: tuple[bool, ...]
    """The kinds whose number this seat has announced."""
    standing: tuple[tuple[Standing, ...], ...]
    """Each seat's open requests and the tile it points at; the newest last."""
    asked: Wish | TakeBack | None
    """The latest request, until the next tile is placed."""
    proposed: bool
    """Whether the seat on turn has proposed the end in this turn."""
    votes: tuple[bool, ...]
    """The votes on a proposal so far, starting with the seat after the proposer."""
    end: End | None
    pointed: tuple[Point, ...] = ()
    """The tiles that the seat of the last tile had pointed at; the next seat considers them."""

    @cached_property
    def layout(self) -> dict[Hex, Sides]:
        """The tiles on the table in the order of placing."""
        return layout_of(self.placed)

    @cached_property
    def complete(self) -> bool:
        """Whether the hexagon of the basic game lies there: ending the game wins it (A-9)."""
        return self.setup.mode == "basic" and scoring.won(self.layout)

    def wishes(self, seat: int) -> tuple[Wish, ...]:
        """The open requests of a seat."""
        return tuple(one for one in self.standing[seat] if isinstance(one, Wish))

    def tiles_asked_of(self, seat: int) -> tuple[AskTile, ...]:
        """The tiles that others ask a seat to lay."""
        return tuple(
            one
            for said in self.standing
            for one in said
            if isinstance(one, AskTile) and one.whom == seat
        )

    def is_to_be_filled(self, cell: Hex) -> bool:
        """Whether another seat has asked for any tile on a cell."""
        asks = (Ask(seat, cell.q, cell.r, FILL) for seat in range(self.setup.seats))
        return any(ask in self.standing[ask.seat] for ask in asks if ask.seat != self.seat)

    def asked_for_hand(self, seat: int) -> bool:
        """Whether another seat has asked this one for its hand, and not all of it is known."""
        return any(
            isinstance(one, AskHand) and one.seat != seat and one.whom in (EVERYBODY, seat)
            for said in self.standing
            for one in said
        )

    @cached_property
    def open_cells(self) -> dict[Hex, tuple[Sides, Sides]]:
        """The empty cells beside the layout: the sides that touch tiles, and the ornament there."""
        return border_cells(self.layout)

    @cached_property
    def unseen(self) -> Counts:
        """The number of tiles of each kind that are in unknown hands or out of play."""
        seen = [0] * KINDS
        for _, sides, _ in self.placed:
            seen[KIND_OF[sides]] += 1
        for tile, _ in self.misfits:
            seen[tile] += 1
        if self.shown is not None:
            seen[self.shown] += 1
        for hand in self.known:
            for tile, number in enumerate(hand):
                seen[tile] += number or 0
        return tuple(COPIES - number for number in seen)

    def legal_moves(self) -> tuple[Move, ...]:
        if self.to_move != self.seat:
            return ()
        if self.phase is TurnPhase.VOTE:
            return VOTES
        if self.shown is not None:
            return self.fits(self.shown)
        return turn_moves(self.hand, bool(self.placed), self.proposed)

    def remarks(self) -> tuple[Remark, ...]:
        """Every remark this seat may make now, on anybody's turn (A-4)."""
        if self.end is not None:
            return ()
        standing = self.standing[self.seat]
        return tuple(
            remarks(
                self.seat,
                self.hand,
                self.announced,
                self.known,
                standing,
                self.open_cells,
                self.layout,
            )
        )

    @cached_property
    def _sheet(self) -> ScoreSheet:
        return sheet(self.setup, self.layout, self.misfits, self.end)

    def score(self, seat: int) -> ScoreSheet:
        return self._sheet

    def fits(self, tile: Kind) -> tuple[Place, ...]:
        """Every way to place a tile of a kind now; empty means that showing it is a misfit."""
        return tuple(placements(self.open_cells, tile))

    def cells_for(self, tile: Kind, turn: int) -> tuple[Hex, ...]:
        """The cells where a tile fits as it is held, for a strong highlight."""
        sides = TURNS[tile][turn % len(TURNS[tile])]
        return tuple(
            cell
            for cell, (touching, wanted) in self.open_cells.items()
            if sides & touching == wanted
        )

    def cells_for_other_turns(self, tile: Kind, turn: int) -> tuple[Hex, ...]:
        """The cells where a tile fits only after another turn, for a faint highlight."""
        held = self.cells_for(tile, turn)
        cells = dict.fromkeys(place.cell for place in self.fits(tile))
        return tuple(cell for cell in cells if cell not in held)

    @cached_property
    def _goal_centres(self) -> tuple[Hex, ...]:
        return goal_centres(self.layout)

    def goal_centres(self) -> tuple[Hex, ...]:
        """Possible centres of the goal hexagon: it holds every tile, and the tiles on its
        border are light green outside (A-9)."""
        return self._goal_centres

    @cached_property
    def _patterns(self) -> tuple[scoring.Pattern, ...]:
        return scoring.patterns(self.layout)

    def patterns(self) -> tuple[scoring.Pattern, ...]:
        """The patterns with their open sides and mirror axes (A-12)."""
        return self._patterns

    def score_after(self, place: Place) -> ScoreSheet:
        """The sheet after placing the shown tile there."""
        assert self.shown is not None
        return self.sheet_with(place.cell, place.sides(self.shown))

    def sheet_with(self, cell: Hex, sides: Sides) -> ScoreSheet:
        """The sheet with one more tile on a cell."""
        return sheet(self.setup, {**self.layout, cell: sides}, self.misfits, None)


def turn_moves(hand: Counts, begun: bool, proposed: bool) -> tuple[Move, ...]:
    """The moves of a seat before a tile is shown, in a fixed order."""
    moves: tuple[Move, ...] = tuple(compress(SHOWS, hand))
    return (*moves, PROPOSE) if begun and not proposed else moves


def goal_centres(layout: scoring.Layout) -> tuple[Hex, ...]:
    """Possible centres of the basic game's hexagon, nearest to the start first."""
    return _goal_centres(tuple(layout.items()))


@lru_cache(maxsize=256)
def _goal_centres(placed: tuple[tuple[Hex, Sides], ...]) -> tuple[Hex, ...]:
    """The same of placed tiles; kept, since every partner asks for it many times in a turn."""
    near = sorted(goal_cells(START), key=lambda cell: (cell.distance(START), cell))
    layout = dict(placed)
    return tuple(centre for centre in near if _goal_is_open(layout, centre))


def outward_ornament(view: HarmoniaView, cell: Hex, sides: Sides) -> Sides:
    """The ornament sides of a tile that would face the outside of the goal hexagon (A-9).

    Of the hexagons that are still possible the one with the fewest such sides counts; 0 if the cell
    is in none of them.
    """
    found = [
        sum(
            1 << side
            for side, neighbour in enumerate(cell.neighbours())
            if sides >> side & 1 and neighbour.distance(centre) > GOAL_RADIUS
        )
        for centre in view.goal_centres()
        if cell.distance(centre) <= GOAL_RADIUS
    ]
    return min(found, key=int.bit_count, default=0)


def _goal_is_open(layout: scoring.Layout, centre: Hex) -> bool:
    for cell, sides in layout.items():
        distance = cell.distance(centre)
        if distance > GOAL_RADIUS:
            return False
        if distance == GOAL_RADIUS and any(
            sides >> side & 1 and neighbour.distance(centre) > GOAL_RADIUS
            for side, neighbour in enumerate(cell.neighbours())
        ):
            return False
    return True


def sheet(
    setup: HarmoniaSetup, layout: scoring.Layout, misfits: Sequence[Misfit], end: End | None
) -> ScoreSheet:
    """The sheet that all seats share."""
    if setup.mode == "basic":
        return scoring.basic_sheet(layout, lost=end is End.MISFIT)
    return scoring.advanced_sheet(layout, setup.seats, DEALT, len(misfits))
