"""Why one cell is better than another: the effects on the three lines through it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmony.bots.brain_estimate import LineJudge
from harmony_desktop.games.harmony.rules.components import (
    LINES,
    LINES_OF_CELL,
    NEIGHBOURS,
    SUN,
    Board,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import BEAM_POINTS, LineState, Status, line_state

COMPLETES: Final = QT_TRANSLATE_NOOP("harmony", "finishes a line of {value}s (+{points})")
FURTHERS: Final = QT_TRANSLATE_NOOP(
    "harmony", "continues a line of {value}s ({points} within reach)"
)
BEGINS: Final = QT_TRANSLATE_NOOP("harmony", "starts a line of {value}s ({points} within reach)")
SPENDS: Final = QT_TRANSLATE_NOOP("harmony", "spends an empty line on {value}s")
BREAKS: Final = QT_TRANSLATE_NOOP(
    "harmony", "breaks a line of {value}s ({points} were within reach)"
)
SPARES: Final = QT_TRANSLATE_NOOP("harmony", "breaks no line that is still open")
SUNBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a sunbeam (+{points})")
MOONBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a moonbeam (+{points})")
BEST_SUNBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a sunbeam for the 60 points")
BEST_MOONBEAM: Final = QT_TRANSLATE_NOOP("harmony", "completes a moonbeam for the 60 points")
FURTHERS_SUNS: Final = QT_TRANSLATE_NOOP("harmony", "extends a sunbeam")
FURTHERS_MOONS: Final = QT_TRANSLATE_NOOP("harmony", "extends a moonbeam")
BREAKS_SUNS: Final = QT_TRANSLATE_NOOP("harmony", "breaks a sunbeam")
BREAKS_MOONS: Final = QT_TRANSLATE_NOOP("harmony", "breaks a moonbeam")

IN_REACH: Final = PLURAL.translate("harmony", "keeps %Ln more point(s) within reach", "", 1)
REACHABLE: Final = QT_TRANSLATE_NOOP(
    "harmony", "leaves the next tile more cells to choose from ({count})"
)

_SPARING: Final = 1.0
_CELL: Final = 0.8
"""The value of a cell that the next tile may go to, where tiles must be connected."""
_SURE: Final = 0.4
"""The least value of a finished line, as a share of its points: it can no longer go wrong."""

outlook = None


def effects(view: HarmonyView, moves: Sequence[PlaceTile]) -> dict[Hashable, Effect]:
    """The effects of a placement on each of its lines, in expected points."""
    (move,) = moves
    board, tile = view.boards[view.seat], view.called[-1]
    after = board[: move.cell] + (tile,) + board[move.cell + 1 :]
    colours = LineJudge(board, view.called, "standard")
    both = LineJudge(board, view.called, view.setup.scoring)
    found: dict[Hashable, Effect] = {}
    for number in LINES_OF_CELL[move.cell]:
        line = LINES[number]
        tiles = [one for cell in line.cells if (one := board[cell]) is not None]
        gain = colours.worth(number, [*tiles, tile]) - colours.worth(number, tiles)
        states = line_state(board, line), line_state(after, line)
        text = _colour_text(*states, gain)
        if text is not None:
            value = states[text != BREAKS].value
            points = value * line.length
            values: dict[str, int | str | Phrase] = {"value": value, "points": points}
            worth = max(gain, _SURE * points) if text == COMPLETES else gain
            scored = points if text == COMPLETES else 0
            found["line", number] = Effect(worth, Phrase("harmony", text, values), points=scored)
        if view.setup.scoring != "standard":
            beam = both.worth(number, [*tiles, tile]) - both.worth(number, tiles) - gain
            found.update(_beam(view, number, [*tiles, tile], beam, states[1]))
    whole = sum(effect.worth for effect in found.values())
    found["reach"] = Effect(whole, Phrase("harmony", IN_REACH), compared=True, vague=True)
    begun = any(one is not None for one in board)
    if begun and not any(effect.phrase.text == BREAKS for effect in found.values()):
        found["spares"] = Effect(_SPARING, Phrase("harmony", SPARES))
    if view.setup.placement == "connected":
        count = _reachable(after)
        said = Phrase("harmony", REACHABLE, {"count": count})
        found["cells"] = Effect(_CELL * count, said, count=count, foreseen=True)
    return found


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


def _beam(
    view: HarmonyView, number: int, tiles: list[int], gain: float, after: LineState
) -> dict[Hashable, Effect]:
    """The effect on the symbols of a line that had only one kind."""
    *before, tile = tiles
    sun, length = SUN[before[0] if before else tile], LINES[number].length
    if not before or any(SUN[one] is not sun for one in before):
        return {}
    values: dict[str, int | str | Phrase] = {}
    points = 0
    if SUN[tile] is not sun:
        text = BREAKS_SUNS if sun else BREAKS_MOONS
    elif len(tiles) < length:
        if gain <= 0:
            # A beam that grows while its colour breaks is worth less: that is told by the colour.
            return {}
        text = FURTHERS_SUNS if sun else FURTHERS_MOONS
    elif view.setup.scoring == "beams":
        text = SUNBEAM if sun else MOONBEAM
        points = BEAM_POINTS[sun] * length
        values = {"points": points}
    elif after.status is Status.COMPLETE:
        text = BEST_SUNBEAM if sun else BEST_MOONBEAM
    else:
        return {}
    return {("beam", number): Effect(gain, Phrase("harmony", text, values), points=points)}
