"""The achievements of Harmony, found on the boards of finished rounds."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.achievements import Achievement, reached
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmony.rules.components import Board, Direction
from harmony_desktop.games.harmony.rules.game import HarmonyState
from harmony_desktop.games.harmony.rules.scoring import Status, beams, line_states

LONGEST = 5
"""Tiles in a line through the centre."""
MANY_LINES = 10
MANY_POINTS = 200
GOOD_POINTS = 100

ACHIEVEMENTS = (
    Achievement(
        "first-game",
        QT_TRANSLATE_NOOP("harmony", "A beginning"),
        QT_TRANSLATE_NOOP("harmony", "Finish a game."),
        1,
        "games",
    ),
    Achievement(
        "line-of-five",
        QT_TRANSLATE_NOOP("harmony", "A first line of five"),
        QT_TRANSLATE_NOOP("harmony", "Complete a line of five tiles."),
    ),
    Achievement(
        "first-win",
        QT_TRANSLATE_NOOP("harmony", "A first win"),
        QT_TRANSLATE_NOOP("harmony", "Win a game."),
        1,
        "wins",
    ),
    Achievement(
        "ten-games",
        QT_TRANSLATE_NOOP("harmony", "At home here"),
        QT_TRANSLATE_NOOP("harmony", "Finish ten games."),
        10,
        "games",
    ),
    Achievement(
        "hundred",
        QT_TRANSLATE_NOOP("harmony", "A first hundred"),
        QT_TRANSLATE_NOOP("harmony", "Get a hundred points from the lines of one board."),
        GOOD_POINTS,
    ),
    Achievement(
        "five-nines",
        QT_TRANSLATE_NOOP("harmony", "Five nines in line"),
        QT_TRANSLATE_NOOP("harmony", "Fill the middle line with nines, from edge to edge."),
    ),
    Achievement(
        "crossing",
        QT_TRANSLATE_NOOP("harmony", "The great crossing"),
        QT_TRANSLATE_NOOP(
            "harmony", "Complete the longest line in each of the three directions on one board."
        ),
    ),
    Achievement(
        "every-number",
        QT_TRANSLATE_NOOP("harmony", "One to nine"),
        QT_TRANSLATE_NOOP("harmony", "Score with every number from one to nine on one board."),
    ),
    Achievement(
        "whole-direction",
        QT_TRANSLATE_NOOP("harmony", "All in order"),
        QT_TRANSLATE_NOOP("harmony", "Complete all five lines of one direction."),
    ),
    Achievement(
        "many-lines",
        QT_TRANSLATE_NOOP("harmony", "Ten of fifteen"),
        QT_TRANSLATE_NOOP("harmony", "Complete ten lines or more on one board."),
        MANY_LINES,
    ),
    Achievement(
        "two-hundred",
        QT_TRANSLATE_NOOP("harmony", "Two hundred"),
        QT_TRANSLATE_NOOP("harmony", "Get two hundred points from the lines of one board."),
        MANY_POINTS,
    ),
    Achievement(
        "long-sunbeam",
        QT_TRANSLATE_NOOP("harmony", "High noon"),
        QT_TRANSLATE_NOOP(
            "harmony", "Complete a sunbeam of five tiles in a variant where beams score."
        ),
    ),
    Achievement(
        "long-moonbeam",
        QT_TRANSLATE_NOOP("harmony", "Full moon"),
        QT_TRANSLATE_NOOP(
            "harmony", "Complete a moonbeam of five tiles in a variant where beams score."
        ),
    ),
)


def of_board(board: Board, with_beams: bool) -> set[str]:
    """The keys one full board has earned; beams only where they count (H-10, H-17)."""
    lines = [state for state in line_states(board) if state.status is Status.COMPLETE]
    long = [state for state in lines if state.line.length == LONGEST]
    found = set()
    if any(state.value == 9 for state in long):
        found.add("five-nines")
    if len(long) == len(Direction):
        found.add("crossing")
    if {state.value for state in lines} == set(range(1, 10)):
        found.add("every-number")
    ways = [state.line.direction for state in lines]
    if any(ways.count(direction) == LONGEST for direction in Direction):
        found.add("whole-direction")
    if long:
        found.add("line-of-five")
    found |= reached(ACHIEVEMENTS, _counts(board))
    if with_beams:
        for beam in beams(board):
            if beam.line.length == LONGEST:
                found.add("long-sunbeam" if beam.sun else "long-moonbeam")
    return found


def _counts(board: Board) -> dict[str, int]:
    """The complete lines of a board and their points (H-10)."""
    lines = [state for state in line_states(board) if state.status is Status.COMPLETE]
    points = sum(state.points for state in lines)
    return {"many-lines": len(lines), "hundred": points, "two-hundred": points}


def measured(history: Sequence[HarmonyState], seat: int) -> dict[str, int]:
    """How far the best board of a seat came towards each goal."""
    boards = [_counts(one.boards[seat]) for one in history[-1].finished]
    return {key: max(one[key] for one in boards) for key in (boards[0] if boards else ())}


def achieved(history: Sequence[HarmonyState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in any round of a finished game."""
    final = history[-1]
    with_beams = final.setup.scoring != "standard"
    return frozenset().union(*(of_board(one.boards[seat], with_beams) for one in final.finished))
