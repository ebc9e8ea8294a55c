"""The bots of Harmony, from strength 0 to the champion.

All of them value placements by a network that has learnt what boards come to; the champion searches
on top of it. Weaker ones choose carelessly among the values (`engine.careless`). `random` places
anywhere. A bot knows its own board and the tiles called so far. Nobody can affect another's board,
so there are no styles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.engine.careless import PERFECT, Care, care_of
from harmony_desktop.engine.strength import strength_of
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.rules.components import (
    LINES,
    LINES_OF_CELL,
    OPPOSITE,
    TILES,
    Board,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile

STYLES: Final = ()
CONSULTATIONS: Final[dict[str, Consultation]] = {}

Judging = Callable[[HarmonyView, Sequence[PlaceTile]], Sequence[Suggestion]]
"""A function that values some legal moves, best first."""


class HarmonyRandomBot:
    """Plays any legal move with equal chance."""

    def choose(self, view: HarmonyView, rng: Random) -> PlaceTile:
        moves = view.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        return estimates(view, view.legal_moves())[:count]


TEMPERATURES: Final = (28.0, 28.0, 40.0, 24.0, 17.5, 12.3, 7.4, 5.6, 3.2, 1.6, 0.0)
"""How carelessly strengths from 0 to 100 choose, in points of the standard game."""
SLIPS: Final = (0.8, 0.45, 0.17, 0.06, 0.02, 0.01, 0.01, 0.01, 0.0, 0.0, 0.0)
"""How often strengths from 0 to 100 do not see that they break a line."""
_STRETCH: Final = {"standard": 1.0, "beams": 1.5, "best-beam": 1.2}
"""How much larger the differences between placements are in a way of scoring."""
_SEARCHES: Final = 90
"""Above this strength a bot searches; up to it, the small network alone values its placements."""


class JudgingBot:
    """Takes the placement it values most, or, if it is careless, one of the better ones.

    A careless bot does not break a line where it can do without, except when it slips.
    """

    def __init__(self, judging: Judging, care: Care = PERFECT) -> None:
        self._judging = judging
        self._care = care

    def choose(self, view: HarmonyView, rng: Random) -> PlaceTile:
        moves = view.legal_moves()
        valued = [(one.move, one.value) for one in self._judging(view, moves)]
        best = self._care.times(_STRETCH[view.setup.scoring]).choice(
            valued, needless_breaks(view).__contains__, rng
        )
        assert isinstance(best, PlaceTile)
        return _either_way(view, best, rng)

    def suggest(self, view: HarmonyView, count: int = 3) -> Sequence[Suggestion]:
        moves = view.legal_moves()
        return self._judging(view, moves)[:count] if moves else []


def needless_breaks(view: HarmonyView) -> frozenset[PlaceTile]:
    """The placements that break a line, where there are others that break none."""
    board, tile = view.boards[view.seat], view.called[-1]
    broken = {
        move
        for move in view.legal_moves()
        if any(_breaks(board, tile, number) for number in LINES_OF_CELL[move.cell])
    }
    return frozenset(broken if len(broken) < len(view.legal_moves()) else ())


def _breaks(board: Board, tile: Tile, number: int) -> bool:
    """Whether a tile breaks a line that could still be completed."""
    line = LINES[number]
    bands = {
        TILES[placed][line.direction] for cell in line.cells if (placed := board[cell]) is not None
    }
    return len(bands) == 1 and TILES[tile][line.direction] not in bands


def _either_way(view: HarmonyView, move: PlaceTile, rng: Random) -> PlaceTile:
    """The move, or, on an empty board, with equal chance the one on the opposite cell.

    Both are worth the same; bots that open alike would make their boards look copied.
    """
    placed = any(tile is not None for tile in view.boards[view.seat])
    if placed or rng.random() < 0.5:
        return move
    return PlaceTile(OPPOSITE[move.cell])


def estimates(view: HarmonyView, moves: Sequence[PlaceTile]) -> list[Suggestion]:
    """Moves with the final score expected by a rule of thumb, best first."""
    if not moves:
        return []
    judge = _judge(view)
    found = [Suggestion(move, judge.expectation(move.cell)) for move in moves]
    return sorted(found, key=_value, reverse=True)


def judgements(
    level: str, view: HarmonyView, moves: Sequence[PlaceTile], work: int = 1
) -> list[Suggestion]:
    """Moves with the final score expected by the brain of a level, best first.

    Its search does about `work` times its usual work.
    """
    # Only these levels need numpy: the others start without it.
    from harmony_desktop.games.harmony.bots.brain import brain

    mind = brain(level, view.setup.placement, view.setup.scoring, work)
    board = view.boards[view.seat]
    judged = mind.judge(board, view.called, [move.cell for move in moves])
    return [Suggestion(PlaceTile(cell), value) for cell, value in judged]


def bot(level: str, style: str = "") -> Bot:
    """The bot of a level or strength."""
    strength = strength_of(level)
    if strength is None:
        return HarmonyRandomBot()
    judging = partial(judgements, "champion" if strength > _SEARCHES else "hard")
    return JudgingBot(judging, care_of(strength, TEMPERATURES, SLIPS))


def _judge(view: HarmonyView) -> LineJudge:
    return LineJudge(view.boards[view.seat], view.called, view.setup.scoring)


def _value(suggestion: Suggestion) -> float:
    return suggestion.value
