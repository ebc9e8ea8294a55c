"""Why one cell is better than another: the effects on the three lines through it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from statistics import fmean
from typing import Final

from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.rules.components import (
    LINES,
    LINES_OF_CELL,
    NEIGHBOURS,
    SUN,
    TILES,
    Board,
    Line,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import (
    BEAM_POINTS,
    BEST_BEAM_POINTS,
    LineState,
    Status,
    beams,
    line_state,
)

COMPLETES: Final = QT_TRANSLATE_NOOP("harmony", "finishes a line of {value}s (+{points})")
FURTHERS: Final = QT_TRANSLATE_NOOP(
    "harmony", "continues a line of {value}s ({points} within reach)"
)
BEGINS: Final = QT_TRANSLATE_NOOP("harmony", "starts a line of {value}s ({points} within reach)")
SPENDS: Final = QT_TRANSLATE_NOOP("harmony", "spends an empty line of {cells} cells on {value}s")
BREAKS: Final = QT_TRANSLATE_NOOP(
    "harmony", "breaks a line of {value}s ({points} were within reach)"
)
SPARES: Final = QT_TRANSLATE_NOOP("harmony", "breaks no line that is still open")
SUNBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a sunbeam (+{points})")
MOONBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a moonbeam (+{points})")
BEST_SUNBEAM: Final = QT_TRANSLATE_NOOP(
    "harmony", "completes a sunbeam that competes for the {points} points"
)
BEST_MOONBEAM: Final = QT_TRANSLATE_NOOP(
    "harmony", "completes a moonbeam that competes for the {points} points"
)
FURTHERS_SUNS: Final = QT_TRANSLATE_NOOP(
    "harmony", "brings a sunbeam closer ({points} within reach)"
)
FURTHERS_MOONS: Final = QT_TRANSLATE_NOOP(
    "harmony", "brings a moonbeam closer ({points} within reach)"
)
BREAKS_SUNS: Final = QT_TRANSLATE_NOOP(
    "harmony", "rules out a sunbeam ({points} were within reach)"
)
BREAKS_MOONS: Final = QT_TRANSLATE_NOOP(
    "harmony", "rules out a moonbeam ({points} were within reach)"
)

IN_REACH: Final = PLURAL.translate("harmony", "keeps %Ln more point(s) within reach", "", 1)
KEEPS_SHORT: Final = QT_TRANSLATE_NOOP(
    "harmony", "keeps a shorter empty line for higher values than {value}"
)
REACHABLE: Final = QT_TRANSLATE_NOOP(
    "harmony", "leaves the next tile more cells to choose from ({count})"
)

_SPARING: Final = 0.1
"""The value of breaking nothing: too little to explain a loss, which names what was broken."""
_LENGTH: Final = 1.2
"""The value of a cell by which the line of a low value is longer: short lines are soon finished."""
_HIGHEST: Final = [max(values) for values in zip(*TILES, strict=True)]
"""The highest value of each direction."""
_CELL: Final = 0.8
"""The value of a cell that the next tile may go to, where tiles must be connected."""
_SURE: Final = 0.4
"""The least value of a finished line, as a share of its points: it can no longer go wrong."""

outlook = None


class _Judge(LineJudge):
    """The rule of thumb, except that the chance of the very last tile is known."""

    def worth(self, number: int, tiles: Sequence[Tile]) -> float:
        if self._bag.turns != 1 or len(tiles) != LINES[number].length - 1:
            return super().worth(number, tiles)
        return fmean(super(_Judge, self).worth(number, [*tiles, one]) for one in self._bag.tiles)


def effects(view: HarmonyView, moves: Sequence[PlaceTile]) -> dict[Hashable, Effect]:
    """The effects of a placement on each of its lines, in expected points."""
    (move,) = moves
    board, tile = view.boards[view.seat], view.called[-1]
    after = board[: move.cell] + (tile,) + board[move.cell + 1 :]
    colours = _Judge(board, view.called, "standard")
    both = _Judge(board, view.called, view.setup.scoring)
    found: dict[Hashable, Effect] = {}
    for number in LINES_OF_CELL[move.cell]:
        line = LINES[number]
        tiles = [one for cell in line.cells if (one := board[cell]) is not None]
        gain = colours.worth(number, [*tiles, tile]) - colours.worth(number, tiles)
        states = line_state(board, line), line_state(after, line)
        text = _colour_text(*states, gain)
        if text in (FURTHERS, BEGINS, BREAKS):
            still = tiles if text == BREAKS else [*tiles, tile]
            text = text if _possible(view, number, still, beam=False) else None
        if text is not None:
            found["line", number] = _on_line(text, line, states[text != BREAKS].value, gain)
        if text == SPENDS and states[1].value == _HIGHEST[line.direction]:
            # It speaks against a longer line, but nothing better could begin there.
            value, points = states[1].value, states[1].value * line.length
            said = Phrase("harmony", BEGINS, {"value": value, "points": points})
            found["begun", number] = Effect(_SPARING, said, matter=(BEGINS, line.direction))
        if not tiles and (value := states[1].value) < _HIGHEST[line.direction]:
            said = Phrase("harmony", KEEPS_SHORT, {"value": value})
            found["short", line.direction] = Effect(
                _LENGTH * line.length, said, compared=True, vague=True
            )
        if view.setup.scoring != "standard":
            beam = both.worth(number, [*tiles, tile]) - both.worth(number, tiles) - gain
            found.update(_beam(view, number, [*tiles, tile], beam, states[1]))
    whole = sum(effect.worth for effect in found.values() if not effect.compared)
    found["reach"] = Effect(whole, Phrase("harmony", IN_REACH), compared=True, vague=True)
    begun = any(one is not None for one in board)
    if begun and not any(effect.phrase.text == BREAKS for effect in found.values()):
        found["spares"] = Effect(_SPARING, Phrase("harmony", SPARES))
    if view.setup.placement == "connected":
        count = _reachable(after)
        said = Phrase("harmony", REACHABLE, {"count": count})
        found["cells"] = Effect(_CELL * count, said, count=count, foreseen=True)
    return found


def _on_line(text: str, line: Line, value: int, gain: float) -> Effect:
    """The effect of a tile on the colour of a line."""
    points = value * line.length
    scored = points if text == COMPLETES else 0
    values: dict[str, int | str | Phrase] = {"value": value, "points": points}
    if text == SPENDS:
        values = {"value": value, "cells": line.length}
    # Wherever the tile is placed, its value goes on some line of the direction.
    matter = text, line.direction
    worth = max(gain, _SURE * scored) if scored else gain
    return Effect(worth, Phrase("harmony", text, values), points=scored, matter=matter)


def _reachable(board: Board) -> int:
    """The number of empty cells beside a tile."""
    return sum(
        tile is None and any(board[beside] is not None for beside in NEIGHBOURS[cell])
        for cell, tile in enumerate(board)
    )


def _colour_text(before: LineState, after: LineState, gain: float) -> str | None:
    """The text for what happens to the value of a line; None if not notable."""
    if after.status is Status.COMPLETE:
        return COMPLETES
    if after.status is Status.BROKEN:
        return BREAKS if before.status is Status.OPEN else None
    if before.status is Status.OPEN:
        return FURTHERS
    return BEGINS if gain > 0 else SPENDS


def _possible(view: HarmonyView, number: int, tiles: Sequence[Tile], *, beam: bool) -> bool:
    """Whether enough tiles are left to complete a line in colour, or as a beam that counts."""
    line, first = LINES[number], tiles[0]
    in_colour = not beam or view.setup.scoring == "best-beam"
    left = sum(
        (not beam or SUN[one] is SUN[first])
        and (not in_colour or values[line.direction] == TILES[first][line.direction])
        for one, values in enumerate(TILES)
        if one not in view.called
    )
    return left >= line.length - len(tiles)


def _beaten(view: HarmonyView, number: int, first: Tile) -> bool:
    """Whether a beam that lies on a board already is at least as good as one of this line."""
    line = LINES[number]
    own = line.length, TILES[first][line.direction]
    return any(
        beam.sun is SUN[first] and beam.value and (beam.line.length, beam.value) >= own
        for board in view.boards
        for beam in beams(board)
    )


def _beam(
    view: HarmonyView, number: int, tiles: list[int], gain: float, after: LineState
) -> dict[Hashable, Effect]:
    """The effect on the symbols of a line that had only one kind."""
    *before, tile = tiles
    sun, length = SUN[before[0] if before else tile], LINES[number].length
    if not before or any(SUN[one] is not sun for one in before):
        return {}
    best = view.setup.scoring == "best-beam"
    if best and _beaten(view, number, before[0]):
        return {}
    points = BEST_BEAM_POINTS if best else BEAM_POINTS[sun] * length
    scored = 0
    if SUN[tile] is not sun:
        if not _possible(view, number, before, beam=True):
            return {}
        text = BREAKS_SUNS if sun else BREAKS_MOONS
    elif len(tiles) < length:
        if gain <= 0 or not _possible(view, number, tiles, beam=True):
            # A beam that grows while its colour breaks is worth less: that is told by the colour.
            return {}
        text = FURTHERS_SUNS if sun else FURTHERS_MOONS
    elif not best:
        text = SUNBEAM if sun else MOONBEAM
        scored = points
    elif after.status is Status.COMPLETE:
        text = BEST_SUNBEAM if sun else BEST_MOONBEAM
    else:
        return {}
    phrase = Phrase("harmony", text, {"points": points})
    return {("beam", number): Effect(gain, phrase, points=scored, matter=text)}
