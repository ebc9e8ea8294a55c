"""A game as it has been played: its record, every move and every position.

A `Timeline` is plain Python: it draws nothing, writes nothing and asks no bot. Whoever owns one
calls `play`, `undo` or `redo` and acts on the `Change`: a running game (`session.Session`) stores
the record and asks the next bot, a practice position (`practice.Exercise`) has the decision
judged. A finished game that is only looked at is a timeline alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, zip_longest
from typing import Generic, Literal, TypeVar, cast

from harmony_desktop import games
from harmony_desktop.engine import record as records
from harmony_desktop.engine.game import IllegalMove, Move, State, View
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.record import Record, Seat

StateT = TypeVar("StateT", bound=State)
StateT_co = TypeVar("StateT_co", bound=State, covariant=True)


@dataclass(frozen=True, slots=True)
class Change(Generic[StateT_co]):
    """One step forward or back: the positions before and after it, and who made the move."""

    kind: Literal["play", "undo", "redo"]
    move: Move
    before: StateT_co
    after: StateT_co
    seat: int


class Timeline(Generic[StateT_co]):
    """Seats, moves and positions of one game, with undo and redo."""

    def __init__(self, record: Record, floor: int = 0) -> None:
        """Replay a record; BadRecord if this version cannot.

        Undo never takes back the first `floor` moves.
        """
        self.game = games.load(record.game)
        self.options = read_options(self.game.options, record.options)
        self._record = record
        self._floor = floor
        self._seats = records.distinct_colours(
            [
                seat.model_copy(update={"colour": colour}) if colour else seat
                for seat, colour in zip_longest(record.seats, self.game.colours_of(self.options))
            ]
        )
        self._moves: list[Move] = []
        self._states: list[State] = [records.start(self.game, record)]
        for move, state in records.replay(self.game, record):
            self._moves.append(move)
            self._states.append(state)
        self._undone: list[Move] = []
        self.held = False
        """Whether no person may move on: the one decision it was taken up for has been made."""
        self._viewer = next((seat for seat in range(len(self.seats)) if self.is_person(seat)), 0)
        self._update_viewer()

    # The game and its players

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._record.with_moves(self._moves)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, each in the colour they play in this game."""
        return self._seats

    @property
    def practice(self) -> bool:
        return self._record.practice

    @property
    def hints(self) -> int:
        return self._record.hints

    @property
    def ranked(self) -> bool:
        """Whether points rank the players; otherwise the game is only won or lost."""
        return self.game.ranked(self.options)

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].kind == "person"

    @property
    def persons(self) -> int:
        return sum(seat.kind == "person" for seat in self.seats)

    @property
    def only_person(self) -> int | None:
        """The seat of the only person; None if there are several or none."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return people[0] if len(people) == 1 else None

    # Positions and moves

    @property
    def moves(self) -> list[Move]:
        return self._moves

    @property
    def states(self) -> list[StateT_co]:
        """Every position from the start to now."""
        return cast(list[StateT_co], self._states)

    @property
    def state(self) -> StateT_co:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    @property
    def counted(self) -> bool:
        """Whether the game is over and its result was recorded."""
        return self.over and not self.practice

    @property
    def awaits_person(self) -> bool:
        return not self.held and self.is_person(self.state.to_move)

    @property
    def viewer(self) -> int:
        """The seat the screen is shown to: the person to move, or else the last person to move."""
        return self._viewer

    def view(self) -> View:
        """The viewer's view of the newest position."""
        return self.state.view(self._viewer)

    def mover(self, index: int) -> int:
        """The seat that made the move at an index."""
        return self._states[index].mover(self._moves[index])

    def is_remark(self, index: int) -> bool:
        """Whether the move at an index could be made out of turn."""
        return self._moves[index].by is not None

    def turns(self) -> list[range]:
        """The indexes of the moves of each turn, as players count them: several moves may be one.

        A remark out of turn stands by itself; moves that only conclude the game belong to the last
        turn, whoever makes them.
        """
        extras = games.facts(self.game.id).EXTRAS
        ends, found = extras.turn_ends, list[range]()
        for index, move in enumerate(self._moves):
            goes_on = index > 0 and ends is not None and self._moves[index - 1].kind != ends
            goes_on = goes_on or (index > 0 and move.kind == extras.turn_goes_on)
            goes_on = goes_on and self.mover(index - 1) == self.mover(index)
            if goes_on or (found and self._states[index].concludes(self._moves[index])):
                found[-1] = range(found[-1].start, index + 1)
            else:
                found.append(range(index, index + 1))
        return found

    def turn_numbers(self) -> list[int]:
        """The number of each turn; mere remarks do not count.

        Turns that all seats take at once have one number.
        """
        counts = accumulate(not all(map(self.is_remark, turn)) for turn in self.turns())
        together = len(self.seats) if self.game.simultaneous else 1
        return [-(-count // together) for count in counts]

    def turns_until(self, moment: int) -> int:
        """The number of the last turn begun before a moment; 0 for the start."""
        begun = bisect_left([turn.start for turn in self.turns()], moment)
        return self.turn_numbers()[begun - 1] if begun else 0

    def reveals(self, index: int) -> bool:
        """Whether the move at an index showed somebody something new."""
        return self._states[index].reveals(self._moves[index])

    def change(self, index: int) -> Change[StateT_co]:
        """The Change made by the move at an index."""
        before, after = self.states[index : index + 2]
        return Change("play", self._moves[index], before, after, self.mover(index))

    @property
    def touched(self) -> bool:
        """Whether a person has moved."""
        return any(self.is_person(self.mover(index)) for index in range(len(self._moves)))

    @property
    def result_key(self) -> dict[str, object]:
        """The options and choices a result is compared by."""
        return {**self.options, **self.state.result_key()}

    @property
    def variant(self) -> dict[str, str]:
        """`result_key` as text, as results store it."""
        return {key: str(value) for key, value in self.result_key.items()}

    # Steps

    def play(self, move: Move) -> Change[StateT_co]:
        """Play a move of any seat; IllegalMove if the rules refuse it."""
        change = self._step(move, "play")
        self._undone.clear()
        return change

    def play_as_person(self, move: Move) -> Change[StateT_co]:
        """Play a person's move; IllegalMove also if it is not their turn."""
        if self.over or self.held or not self.is_person(self.state.mover(move)):
            raise IllegalMove("over" if self.over else "not-your-turn")
        return self.play(move)

    @property
    def begun(self) -> bool:
        """Whether a move has been played after those that cannot be taken back."""
        return len(self._moves) > self._floor

    def can_undo(self) -> bool:
        return self._undo_depth() > 0

    def can_undo_as_practice(self) -> bool:
        """Whether undo would be possible if the game did not count."""
        return not self.counted and self.touched

    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> Change[StateT_co] | None:
        """Go back to the last decision of a person, if nothing was revealed since."""
        depth = self._undo_depth()
        if not depth:
            return None
        left = self.states[-depth]
        for _ in range(depth):
            self._undone.append(self._moves.pop())
            self._states.pop()
        self._update_viewer()
        move = self._undone[-1]
        return Change("undo", move, left, self.state, self.state.mover(move))

    def redo(self) -> Iterator[Change[StateT_co]]:
        """Play undone moves again one by one, up to the next decision of a person."""
        while self._undone:
            yield self._step(self._undone.pop(), "redo")
            if self.over or self.awaits_person:
                return

    def _undo_depth(self) -> int:
        """How many moves `undo` would take back; 0 if it may not."""
        if self.counted:
            return 0
        for depth in range(1, len(self._moves) - self._floor + 1):
            if not self.practice and self.reveals(len(self._moves) - depth):
                return 0
            if self.is_person(self.mover(len(self._moves) - depth)):
                return depth
        return 0

    def _step(self, move: Move, kind: Literal["play", "redo"]) -> Change[StateT_co]:
        before = self.state
        after = cast(StateT_co, before.play(move))
        self._moves.append(move)
        self._states.append(after)
        self._update_viewer()
        return Change(kind, move, before, after, before.mover(move))

    def _update_viewer(self) -> None:
        if self.awaits_person:
            self._viewer = self.state.to_move or 0

    # Changes of the record other than moves

    def practise(self) -> None:
        """Continue as practice: undo is free, and the result will not count."""
        self._record = self._record.model_copy(update={"practice": True, "daily": None})

    def count_hint(self, free: bool = False) -> None:
        """Count a hint, after which the game is not rated; practice counts none.

        It sets no record either, unless the hint is free.
        """
        if self.practice:
            return
        update = {"hints": self.hints + 1}
        if free:
            update = {"free_hints": (self._record.free_hints or 0) + 1}
        self._record = self._record.model_copy(update=update)

    def replace_bot(self, seat: int, level: str, style: str | None) -> None:
        """Let a bot of another level or style play at a seat from now on."""
        self._seats = _with_bot(self._seats, seat, level, style)
        seats = _with_bot(self._record.seats, seat, level, style)
        self._record = self._record.model_copy(update={"seats": seats})


def _with_bot(
    seats: tuple[Seat, ...], place: int, level: str, style: str | None
) -> tuple[Seat, ...]:
    """The seats with another bot at one of them."""
    return tuple(
        seat.model_copy(update={"level": level, "style": style}) if number == place else seat
        for number, seat in enumerate(seats)
    )
