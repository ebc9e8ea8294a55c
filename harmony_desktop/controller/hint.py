"""A hint that leads through a turn: its steps may be made in any order, and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from harmony_desktop.engine.game import IllegalMove, Move, State


class HintStep(NamedTuple):
    """A step of a hint, with its number among the steps left, from 1."""

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
        """The steps left after these moves, numbered in an order in which they can be made.

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
        ordered = _in_order(state, steps)
        return tuple(HintStep(number, step.move) for number, step in enumerate(ordered, 1))


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

    After it the rest can still be made, so the end of a turn comes after everything else. Empty if
    it cannot be made.
    """
    chosen = next(step for step in steps if step.move == wanted)
    others = [step for step in steps if step is not chosen]
    for count in range(len(others) + 1):
        way, rest = [*others[:count], chosen], others[count:]
        now: State | None = state
        for step in way:
            now = None if now is None else _after(now, step.move)
        if now is not None and (not rest or _in_order(now, rest)):
            return [step.move for step in way]
    return []


def to_show(state: State, steps: Sequence[HintStep]) -> list[HintStep]:
    """The steps without those that could be made now, but would leave others unmade."""
    return [step for step in steps if not _spoils(state, steps, step)]


def _spoils(state: State, steps: Sequence[HintStep], chosen: HintStep) -> bool:
    rest = [step for step in steps if step is not chosen]
    after = _after(state, chosen.move)
    return bool(rest) and after is not None and not _in_order(after, rest)


def _after(state: State, move: Move) -> State | None:
    try:
        return state.play(move)
    except IllegalMove:
        return None
