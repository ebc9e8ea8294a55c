"""A hint that leads through a turn: its steps may be made in any order, and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from harmony_desktop.engine.game import IllegalMove, Move, State


class HintStep(NamedTuple):
    """A step of a hint, with its number from 1."""

    number: int
    move: Move


@dataclass(frozen=True, slots=True)
class Hint:
    """The turn a hint proposes, and the game it was asked in.

    It keeps no account of the steps made: they follow from the moves played, so that undo and redo
    need nothing of it.
    """

    before: tuple[Move, ...]
    """The moves played when it was asked."""
    moves: tuple[Move, ...]

    def left(self, played: Sequence[Move], state: State) -> tuple[HintStep, ...]:
        """The steps left after these moves, in an order in which they can be made.

        None are left once the player has done something else, or undone more than the steps.
        `state` is the position after `played`.
        """
        begun = len(self.before)
        if tuple(played[:begun]) != self.before:
            return ()
        steps = [HintStep(number, move) for number, move in enumerate(self.moves, 1)]
        for move in played[begun:]:
            made = next((step for step in steps if step.move == move), None)
            if made is not None:
                steps.remove(made)
            elif move.by is None:
                return ()
        return _in_order(state, steps)


def _in_order(state: State, steps: Sequence[HintStep]) -> tuple[HintStep, ...]:
    """The steps in an order in which they can be made; () if there is none."""
    rest, ordered = list(steps), list[HintStep]()
    while rest:
        for step in rest:
            after = _after(state, step.move)
            if after is not None:
                break
        else:
            return ()
        state = after
        ordered.append(step)
        rest.remove(step)
    return tuple(ordered)


def way_to(state: State, steps: Sequence[HintStep], wanted: Move) -> list[Move]:
    """The moves that make a step now: itself alone, or after as few of the others as it needs.

    Empty if it cannot be made.
    """
    before = [step.move for step in steps if step.move != wanted]
    for count in range(len(before) + 1):
        way = [*before[:count], wanted]
        now: State | None = state
        for move in way:
            now = None if now is None else _after(now, move)
        if now is not None:
            return way
    return []


def _after(state: State, move: Move) -> State | None:
    try:
        return state.play(move)
    except IllegalMove:
        return None
