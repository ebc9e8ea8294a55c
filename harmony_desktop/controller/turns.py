"""Turns of a timeline: where a turn began, and the others' moves since then.

Moves are counted from the start: `number` is the number of moves played.
"""

from __future__ import annotations

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import State


def _plays(timeline: Timeline[State], index: int, seat: int) -> bool:
    """Whether the move at an index is a seat's own; a remark is no move."""
    return timeline.mover(index) == seat and not timeline.is_remark(index)


def end_of_last_turn(timeline: Timeline[State], number: int, seat: int) -> int:
    """Index just after a seat's last own move."""
    while number > 0 and not _plays(timeline, number - 1, seat):
        number -= 1
    return number


def start_of_turn(timeline: Timeline[State], number: int, seat: int) -> int:
    """Index of the first move of a seat's current turn; `number` itself if it is not its turn."""
    if timeline.states[number].to_move != seat:
        return number
    while number > 0 and timeline.mover(number - 1) == seat:
        number -= 1
    return number


def start_of_news(timeline: Timeline[State], number: int, seat: int) -> int:
    """Index of the first move this seat has not seen in its last turn.

    In simultaneous games, that includes the others' hidden moves of the same turn.
    """
    first = end_of_last_turn(timeline, number, seat)
    if timeline.game.simultaneous and first > 0:
        first -= 1
        while first > 0 and not timeline.reveals(first - 1):
            first -= 1
    return first


def news(timeline: Timeline[State], number: int, seat: int) -> tuple[Change[State], ...]:
    """Moves of the others since a seat's last own move."""
    first = start_of_news(timeline, number, seat)
    changes = (timeline.change(index) for index in range(first, number))
    return tuple(change for change in changes if change.seat != seat)
