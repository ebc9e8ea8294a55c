"""State, view and moves of noughts and crosses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from harmony_desktop.games.noughts import facts

from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.options import Options
from harmony_desktop.engine.score import ScoreLine, ScoreSheet

Board = tuple[int | None, ...]
"""The seat that has marked each of the nine cells."""
LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip


def row_of(board: Board, seat: int) -> tuple[int, ...]:
    """The cells of a seat's three in a row, or none."""
    return next((line for line in LINES if all(board[cell] == seat for cell in line)), ())


def sheet_of(board: Board, seat: int) -> ScoreSheet:
    row = row_of(board, seat)
    return ScoreSheet((ScoreLine("row", int(bool(row)), row),))


@dataclass(frozen=True, slots=True)
class Mark(Move):
    """Put the seat's sign on an empty cell."""

    kind: ClassVar[str] = "mark"
    cell: int


@dataclass(frozen=True, slots=True)
class NoughtsState(State):
    """A position. Nothing is hidden, so a view is the position with its seat."""

    board: Board = (None,) * 9
    seat: int = 0

    @property
    def to_move(self) -> int | None:
        full = None not in self.board
        won = row_of(self.board, 0) or row_of(self.board, 1)
        return None if full or won else (9 - self.board.count(None)) % 2

    def legal_moves(self) -> tuple[Mark, ...]:
        if self.to_move is None:
            return ()
        return tuple(Mark(cell) for cell, sign in enumerate(self.board) if sign is None)

    def play(self, move: Move) -> NoughtsState:
        if move not in self.legal_moves():
            raise IllegalMove("taken" if self.to_move is not None else "over")
        assert isinstance(move, Mark)
        return NoughtsState(
            self.board[: move.cell] + (self.to_move,) + self.board[move.cell + 1 :], self.seat
        )

    def reveals(self, move: Move) -> bool:
        return False

    def score(self, seat: int) -> ScoreSheet:
        return sheet_of(self.board, seat)

    def winners(self) -> tuple[int, ...]:
        won = tuple(seat for seat in (0, 1) if row_of(self.board, seat))
        return won or ((0, 1) if self.to_move is None else ())

    def view(self, seat: int) -> NoughtsState:
        return NoughtsState(self.board, seat)


class Noughts(Game):
    """The facts of noughts and crosses."""

    id = "noughts"
    min_seats, max_seats = facts.SEATS
    revision = 1
    options = ()
    moves = (Mark,)

    def deal(self, seats: int, options: Options, seed: int) -> NoughtsState:
        return NoughtsState()


GAME: Final = Noughts()
