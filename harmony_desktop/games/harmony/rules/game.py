"""State and moves of Harmony (H-5 to H-9, H-13 to H-15).

All seats place at the same time; here they do so in seat order, and `view` hides the placements of
an unfinished turn from the other seats (H-6).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import BadSetup, Game, IllegalMove, Move, State
from harmony_desktop.engine.options import Choice, Count, Options
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.harmony import facts
from harmony_desktop.games.harmony.rules import scoring
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    EMPTY_BOARD,
    NEIGHBOURS,
    SUN,
    TILES,
    Board,
    Direction,
    Tile,
)

Placement = Literal["free", "connected", "sun-moon"]
Scoring = Literal["standard", "beams", "best-beam"]

LAST_TURN: Final = CELL_COUNT - 1


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """Put the called tile on a cell of the player's own board."""

    kind: ClassVar[str] = "place"
    cell: int


_PLACES: Final = tuple(PlaceTile(cell) for cell in range(CELL_COUNT))


@dataclass(frozen=True, slots=True)
class HarmonySetup:
    """The setup of a game, known to everybody."""

    seats: int
    placement: Placement
    scoring: Scoring
    rounds: int

    @property
    def symbols_matter(self) -> bool:
        """Whether suns and moons decide anything, or are decoration."""
        return self.placement == "sun-moon" or self.scoring != "standard"


def calling_order(seed: int, round_number: int) -> tuple[Tile, ...]:
    """The 27 tiles of a round in the order the caller draws them (H-5)."""
    return Dice(seed, "round", round_number).shuffled(range(len(TILES)))


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, with nothing hidden."""

    order: tuple[Tile, ...]
    boards: tuple[Board, ...]
    totals: tuple[int, ...]

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """The 8 tiles that were never called (H-7)."""
        return self.order[CELL_COUNT:]


def must_touch(placement: Placement, called: tuple[Tile, ...]) -> bool:
    """Whether the last called tile must share a side with a placed one (H-14, H-15)."""
    if placement == "free" or len(called) < 2:
        return False
    return placement == "connected" or SUN[called[-1]] == SUN[called[-2]]


def open_cells(board: Board, touching: bool) -> tuple[PlaceTile, ...]:
    """The placements a board allows."""
    if not touching:
        return tuple(place for place, tile in zip(_PLACES, board, strict=True) if tile is None)
    return tuple(
        place
        for place, tile in zip(_PLACES, board, strict=True)
        if tile is None and any(board[beside] is not None for beside in NEIGHBOURS[place.cell])
    )


def refusal(
    board: Board, cell: int, placement: Placement, called: tuple[Tile, ...]
) -> IllegalMove | None:
    """Why the last called tile may not go on `cell` of this board; None if it may."""
    if not 0 <= cell < CELL_COUNT:
        return IllegalMove("no-such-cell")
    if board[cell] is not None:
        return IllegalMove("taken")
    if placement == "free" or not must_touch(placement, called):
        return None
    if any(board[beside] is not None for beside in NEIGHBOURS[cell]):
        return None
    return IllegalMove("not-connected" if placement == "connected" else "same-symbol")


@dataclass(frozen=True, slots=True)
class HarmonyView:
    """What one seat may know: its own board, and the others' boards as of the last finished
    turn."""

    seat: int
    setup: HarmonySetup
    to_move: int | None
    boards: tuple[Board, ...]
    called: tuple[Tile, ...]
    """The tiles called in this round; the last one is to be placed, unless the game is over."""
    finished: tuple[Round, ...]

    @property
    def round(self) -> int:
        """The index of the current round, from 0."""
        return len(self.finished) - (self.to_move is None)

    @property
    def caller(self) -> int:
        return self.round % self.setup.seats

    @property
    def tile(self) -> Tile | None:
        """The tile to place now."""
        return None if self.to_move is None else self.called[-1]

    @property
    def bag(self) -> tuple[Tile, ...]:
        """The unseen tiles of this round, in numerical order."""
        seen = set(self.called)
        return tuple(tile for tile in range(len(TILES)) if tile not in seen)

    @property
    def must_touch(self) -> bool:
        return must_touch(self.setup.placement, self.called)

    def still_to_place(self, direction: Direction, value: int) -> int:
        """The most tiles with a value that the seat can still place in this round: the called one,
        and those in the bag, as far as tiles will be called."""
        calls = CELL_COUNT - len(self.called)
        unseen = scoring.bearing(self.bag, direction, value)
        return self._in_hand(direction, value) + min(calls, unseen)

    def unplaced(self, direction: Direction, value: int) -> int:
        """The tiles with a value that this seat has not placed: the called one, and the bag's."""
        unseen = scoring.bearing(self.bag, direction, value)
        return self._in_hand(direction, value) + unseen

    def _in_hand(self, direction: Direction, value: int) -> int:
        """1 if the called tile is this seat's to place and has the value, otherwise 0."""
        mine = [self.called[-1]] if self.to_move == self.seat else []
        return scoring.bearing(mine, direction, value)

    def legal_moves(self) -> tuple[PlaceTile, ...]:
        if self.to_move != self.seat:
            return ()
        return open_cells(self.boards[self.seat], self.must_touch)

    def refusal(self, cell: int) -> IllegalMove | None:
        """Why the called tile may not go on `cell` of the seat's own board; None if it may."""
        return refusal(self.boards[self.seat], cell, self.setup.placement, self.called)

    def has_placed(self, seat: int) -> bool:
        """Whether a seat has placed the called tile already."""
        return self.to_move is not None and seat < self.to_move

    def score(self, seat: int) -> ScoreSheet:
        over = self.to_move is None
        earlier = self.finished[:-1] if over else self.finished
        return _sheet(seat, self.boards, self.setup.scoring, earlier)


@dataclass(frozen=True, slots=True)
class HarmonyState(State):
    """A position. `turn` counts the turns of this round; `placing` is the seat to place."""

    setup: HarmonySetup
    seed: int
    order: tuple[Tile, ...]
    turn: int
    placing: int
    boards: tuple[Board, ...]
    finished: tuple[Round, ...]

    @property
    def to_move(self) -> int | None:
        return None if len(self.finished) == self.setup.rounds else self.placing

    @property
    def called(self) -> tuple[Tile, ...]:
        return self.order[: self.turn + 1]

    def legal_moves(self) -> tuple[PlaceTile, ...]:
        if self.to_move is None:
            return ()
        return open_cells(self.boards[self.placing], must_touch(self.setup.placement, self.called))

    def play(self, move: Move) -> HarmonyState:
        if self.to_move is None:
            raise IllegalMove("over")
        if not isinstance(move, PlaceTile):
            raise IllegalMove("no-such-cell")
        cell, board = move.cell, self.boards[self.placing]
        if problem := refusal(board, cell, self.setup.placement, self.called):
            raise problem
        tile = self.order[self.turn]
        own = board[:cell] + (tile,) + board[cell + 1 :]
        boards = self.boards[: self.placing] + (own,) + self.boards[self.placing + 1 :]
        if self.placing + 1 < self.setup.seats:
            return self._next(self.turn, self.placing + 1, boards)
        if self.turn < LAST_TURN:
            return self._next(self.turn + 1, 0, boards)
        return self._end_round(boards)

    def _next(self, turn: int, placing: int, boards: tuple[Board, ...]) -> HarmonyState:
        return HarmonyState(self.setup, self.seed, self.order, turn, placing, boards, self.finished)

    def _end_round(self, boards: tuple[Board, ...]) -> HarmonyState:
        """The next round, or the end of the match with the last boards still on the table."""
        totals = tuple(sheet.total for sheet in scoring.sheets(boards, self.setup.scoring))
        finished = (*self.finished, Round(self.order, boards, totals))
        if len(finished) == self.setup.rounds:
            return HarmonyState(self.setup, self.seed, self.order, LAST_TURN, 0, boards, finished)
        empty = (EMPTY_BOARD,) * self.setup.seats
        order = calling_order(self.seed, len(finished))
        return HarmonyState(self.setup, self.seed, order, 0, 0, empty, finished)

    def reveals(self, move: Move) -> bool:
        return self.placing == self.setup.seats - 1

    def score(self, seat: int) -> ScoreSheet:
        return self.view(seat).score(seat)

    def winners(self) -> tuple[int, ...]:
        if self.to_move is not None:
            return ()
        totals = [
            sum(finished.totals[seat] for finished in self.finished)
            for seat in range(self.setup.seats)
        ]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def view(self, seat: int) -> HarmonyView:
        boards = self.boards
        if self.to_move is not None:
            boards = tuple(
                self._before_this_turn(board) if other < self.placing and other != seat else board
                for other, board in enumerate(boards)
            )
        return HarmonyView(seat, self.setup, self.to_move, boards, self.called, self.finished)

    def _before_this_turn(self, board: Board) -> Board:
        tile = self.order[self.turn]
        return tuple(None if placed == tile else placed for placed in board)


def _sheet(
    seat: int, boards: tuple[Board, ...], kind: Scoring, earlier: tuple[Round, ...]
) -> ScoreSheet:
    rounds = tuple(
        ScoreLine("round", finished.totals[seat], (), {"round": number})
        for number, finished in enumerate(earlier, 1)
    )
    return ScoreSheet(rounds + scoring.sheets(boards, kind)[seat].lines)


class Harmony(Game):
    """The facts of Harmony."""

    id = "harmony"
    simultaneous = True
    min_seats, max_seats = facts.SEATS
    revision = 2
    options = (
        Choice("placement", ("free", "connected", "sun-moon"), "free"),
        Choice("scoring", scoring.SCORINGS, "standard"),
        Count("rounds", 1, 12, 1),
    )
    moves = (PlaceTile,)

    def check_setup(self, seats: int, options: Options) -> None:
        if seats == 1 and options["scoring"] == "best-beam":
            raise BadSetup("best-beam-alone")

    def deal(self, seats: int, options: Options, seed: int) -> HarmonyState:
        setup = HarmonySetup(
            seats,
            cast(Placement, options["placement"]),
            cast(Scoring, options["scoring"]),
            cast(int, options["rounds"]),
        )
        order = calling_order(seed, 0)
        return HarmonyState(setup, seed, order, 0, 0, (EMPTY_BOARD,) * seats, ())


GAME: Final = Harmony()
