"""Score sheets of boards (H-10 to H-12, H-16 to H-18): pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.games.harmony.rules.components import (
    LINES,
    SUN,
    TILES,
    Board,
    Direction,
    Line,
    Tile,
)

BEAM_POINTS = {True: 7, False: 6}
"""Points for each tile of a sunbeam (True) and of a moonbeam (False)."""
BEST_BEAM_POINTS = 60
SCORINGS = ("standard", "beams", "best-beam")

Symbols = tuple[bool | None, ...]
"""The symbol on each cell of a board: True for a sun, False for a moon, None without a tile."""


class Status(Enum):
    """The status of a line."""

    EMPTY = "empty"
    OPEN = "open"
    BROKEN = "broken"
    COMPLETE = "complete"


class LineState(NamedTuple):
    """A line on a board: its status, its value while unbroken, its number of tiles."""

    line: Line
    status: Status
    value: int
    placed: int

    @property
    def points(self) -> int:
        return self.value * self.line.length if self.status is Status.COMPLETE else 0


class Beam(NamedTuple):
    """A full line of one symbol."""

    line: Line
    sun: bool
    value: int
    """The value of the line, or 0 if its values differ."""


def line_states(board: Board) -> list[LineState]:
    """All 15 lines of a board."""
    return [line_state(board, line) for line in LINES]


def line_state(board: Board, line: Line) -> LineState:
    """One line of a board."""
    tiles = [tile for cell in line.cells if (tile := board[cell]) is not None]
    if not tiles:
        return LineState(line, Status.EMPTY, 0, 0)
    values = {TILES[tile][line.direction] for tile in tiles}
    if len(values) > 1:
        return LineState(line, Status.BROKEN, 0, len(tiles))
    status = Status.COMPLETE if len(tiles) == line.length else Status.OPEN
    return LineState(line, status, values.pop(), len(tiles))


def symbols(board: Board) -> Symbols:
    """The suns and moons of a board by our set (H-19)."""
    return tuple(None if tile is None else SUN[tile] for tile in board)


def beams(board: Board, suns: Symbols | None = None) -> list[Beam]:
    """Every sunbeam and moonbeam of a board, whether or not its line scores.

    `suns` are the symbols of a box that differs from our set.
    """
    borne = symbols(board) if suns is None else suns
    found = []
    for state in line_states(board):
        kinds = {borne[cell] for cell in state.line.cells}
        sun = kinds.pop()
        if sun is not None and not kinds:
            found.append(Beam(state.line, sun, state.value))
    return found


def sheets(
    boards: Sequence[Board], scoring: str, suns: Sequence[Symbols] | None = None
) -> list[ScoreSheet]:
    """The score sheets of all boards of a game; `suns` as for `beams`, for each board."""
    lines = [_colour_lines(board) for board in boards]
    if scoring != "standard":
        borne = [symbols(board) for board in boards] if suns is None else suns
        rays = [beams(*own) for own in zip(boards, borne, strict=True)]
        if scoring == "beams":
            for own_lines, own_rays in zip(lines, rays, strict=True):
                own_lines.extend(_beam_lines(own_rays))
        else:
            for sun in (True, False):
                for seat, line in _best_beam_lines(rays, sun):
                    lines[seat].append(line)
    return [ScoreSheet(tuple(own)) for own in lines]


def _colour_lines(board: Board) -> list[ScoreLine]:
    return [
        ScoreLine(
            "line",
            state.points,
            state.line.cells,
            {
                "direction": state.line.direction.name.lower(),
                "value": state.value,
                "length": state.line.length,
            },
        )
        for state in line_states(board)
        if state.status is Status.COMPLETE
    ]


def _beam_lines(rays: list[Beam]) -> list[ScoreLine]:
    return [
        ScoreLine(
            "sunbeam" if beam.sun else "moonbeam",
            BEAM_POINTS[beam.sun] * beam.line.length,
            beam.line.cells,
            {"length": beam.line.length},
        )
        for beam in rays
    ]


def _best_beam_lines(rays: Sequence[list[Beam]], sun: bool) -> list[tuple[int, ScoreLine]]:
    """The seats and lines that earn the 60 points for the best beam of one symbol (H-18)."""
    best: list[tuple[int, Beam]] = []
    for seat, of_seat in enumerate(rays):
        own = [beam for beam in of_seat if beam.sun is sun and beam.value]
        if own:
            best.append((seat, max(own, key=_rank)))
    if not best:
        return []
    top = max(_rank(beam) for _, beam in best)
    tied = [(seat, beam) for seat, beam in best if _rank(beam) == top]
    key = "best-sunbeam" if sun else "best-moonbeam"
    return [
        (
            seat,
            ScoreLine(
                key,
                BEST_BEAM_POINTS // len(tied),
                beam.line.cells,
                {"length": beam.line.length, "value": beam.value, "shared": len(tied)},
            ),
        )
        for seat, beam in tied
    ]


def _rank(beam: Beam) -> tuple[int, int]:
    return beam.line.length, beam.value


def gain(board: Board, cell: int, tile: Tile, scoring: str) -> int:
    """Points that placing `tile` on `cell` completes at once, without best beams."""
    after = board[:cell] + (tile,) + board[cell + 1 :]
    kind = "standard" if scoring == "best-beam" else scoring
    return sheets([after], kind)[0].total - sheets([board], kind)[0].total


def bearing(tiles: Sequence[Tile], direction: Direction, value: int) -> int:
    """The number of tiles with `value` in `direction`."""
    return sum(TILES[tile][direction] == value for tile in tiles)
