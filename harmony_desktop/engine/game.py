"""The contract between a game and the rest of the application.

A `Game` states its facts and starts positions. A `State` is an immutable position: it knows who is
to move, what is legal and the score, and playing a move returns the next position. A `Move` is a
small frozen dataclass. `state.view(seat)` is what one seat may know; bots and the screen get
nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Protocol

from harmony_desktop.engine.options import Option, Options, read_options
from harmony_desktop.engine.score import ScoreSheet

Detail = int | str | tuple[int, ...]
"""A detail of a refusal besides its reason: a value for its sentence, or cells to highlight."""


class IllegalMove(Exception):
    """A move the rules refuse. `reason` is a key that the game's texts explain to the player."""

    def __init__(self, reason: str, **details: Detail) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class BadSetup(Exception):
    """A combination of seats and options the game does not support. `reason` is a key, as above."""

    def __init__(self, reason: str, **details: Detail) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


class BadRecord(ValueError):
    """A record that cannot be read or replayed.

    `reason` is a key for the window's texts: `unreadable`, `schema`, `earlier` or `revision` (rules
    older than ours, or unknown), `setup` or `move`. `move` is the number, from 1, of the first
    wrong move.
    """

    def __init__(self, reason: str, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.move = move


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of one seat. Subclasses add plain fields; `kind` names them in records."""

    kind: ClassVar[str]

    @property
    def by(self) -> int | None:
        """The seat of a remark, which may be made out of turn; None for other moves."""
        return None

    def to_json(self) -> list[object]:
        """The move as written in a record: its kind, then its fields in order."""
        return [self.kind, *(getattr(self, field.name) for field in fields(self))]


class View(Protocol):
    """What one seat may know of a position."""

    @property
    def seat(self) -> int:
        """The seat this view belongs to."""

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None when the game is over."""

    def legal_moves(self) -> Sequence[Move]:
        """The moves this seat may choose from; empty when it is not to move."""

    def score(self, seat: int) -> ScoreSheet:
        """The score of any seat as far as this view's seat knows it."""


class State(ABC):
    """An immutable position."""

    __slots__ = ()

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat to move, or None when the game is over."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """Every move `play` accepts from the seat to move, in a fixed order.

        Remarks, which any seat may make at any time (`Move.by`), are not included.
        """

    @abstractmethod
    def play(self, move: Move) -> State:
        """The position after `move`; raises IllegalMove if the rules refuse it."""

    def mover(self, move: Move) -> int:
        """The seat that makes `move` here: the seat to move, or the seat of a remark."""
        return (self.to_move or 0) if move.by is None else move.by

    @abstractmethod
    def reveals(self, move: Move) -> bool:
        """Whether `move` would reveal hidden information; in a counted game undo stops there."""

    def concludes(self, move: Move) -> bool:
        """Whether `move` only ends a game that is decided: it belongs to the turn before it."""
        return False

    @abstractmethod
    def score(self, seat: int) -> ScoreSheet:
        """The score of `seat` in this position, line by line."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The winning seats: several in a tie, none before the end or when all lose."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What `seat` may know."""

    def hint_view(self, seat: int, persons: Collection[int]) -> View:
        """What a hint for `seat` may rest on: more than its view where one person has several."""
        return self.view(seat)

    def result(self, seats: int) -> tuple[int, ...]:
        """The stored result of a finished game: the points of each seat, equal for a team."""
        return tuple(self.score(seat).total for seat in range(seats))

    def result_key(self) -> dict[str, str]:
        """Keys a result is compared by besides the options, such as a choice made in the game."""
        return {}


class Game(ABC):
    """The facts of one game. Stateless: one instance serves every running game."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    cooperative: ClassVar[bool] = False
    """Whether all players win or lose together."""
    talks: ClassVar[bool] = False
    """Whether seats may make remarks out of turn: moves that carry their seat (`Move.by`)."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats move at once: moves are revealed when the last seat has moved."""
    draws: ClassVar[bool] = False
    """Whether equal players draw; otherwise they share the win."""
    colours: ClassVar[tuple[str, ...]] = ()
    """The colours of the seats, if the game fixes them; see `colours_of`."""
    revision: ClassVar[int]
    """Revision of the rules; raised whenever the same record would replay differently."""
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[tuple[type[Move], ...]]

    def start(self, seats: int, options: Mapping[str, object], seed: int) -> State:
        """The first position. Raises BadSetup for seats or options the game does not support."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup("seats", least=self.min_seats, most=self.max_seats)
        chosen = read_options(self.options, options)
        self.check_setup(seats, chosen)
        return self.deal(seats, chosen, seed)

    @abstractmethod
    def deal(self, seats: int, options: Options, seed: int) -> State:
        """The first position of a checked setup."""

    def colours_of(self, options: Options) -> tuple[str, ...]:
        """The colour of each seat; empty if players choose freely."""
        return self.colours

    def ranked(self, options: Options) -> bool:
        """Whether more points are a better result, so that bests can be recorded."""
        return True

    def check_setup(self, seats: int, options: Options) -> None:  # noqa: B027 - most need none
        """Raise BadSetup if the options do not fit the number of seats."""
