"""The tutorial of Harmony: a column of nines closes with the second tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Any, Final

from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmony.rules.components import LINES, LINES_OF_CELL, TILES, Board
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import SCORINGS

_PLACEMENTS: Final = ("free", "connected", "sun-moon")
VARIANTS: Final = tuple(
    {"placement": placement, "scoring": scoring}
    for placement, scoring in product(_PLACEMENTS, SCORINGS)
)

_SEED: Final = 937
_OPENING: Final = tuple(
    PlaceTile(cell) for pair in zip((5, 1, 0, 9, 3), (9, 8, 13, 5, 4), strict=True) for cell in pair
)
"""Both boards in turn; every tile touches another, so that all ways of placing allow it."""
_REPLIES: Final = tuple(PlaceTile(cell) for cell in (10, 12, 14))


def _gain(view: HarmonyView, move: PlaceTile) -> tuple[int, int]:
    """What the called tile does on a cell: points, then the numbers it adds to lines that it
    continues less those it leaves in lines that it breaks."""
    assert view.tile is not None
    board: Board = view.boards[view.seat]
    points = promise = 0
    for number in LINES_OF_CELL[move.cell]:
        line = LINES[number]
        value = TILES[view.tile][line.direction]
        others = [board[cell] for cell in line.cells if cell != move.cell]
        values = [TILES[tile][line.direction] for tile in others if tile is not None]
        if set(values) == {value}:
            promise += value
            points += value * line.length if None not in others else 0
        elif len(set(values)) == 1:
            promise -= sum(values)
    return points, promise


def _best(view: HarmonyView) -> tuple[PlaceTile, ...]:
    """The cells that gain most with the called tile."""
    moves = view.legal_moves()
    most = max((_gain(view, move) for move in moves), default=(0, 0))
    return tuple(move for move in moves if _gain(view, move) == most)


def _continuing(view: HarmonyView) -> tuple[PlaceTile, ...]:
    """The cells that continue lines best."""
    moves = view.legal_moves()
    most = max((_gain(view, move)[1] for move in moves), default=0)
    return tuple(move for move in moves if _gain(view, move)[1] == most)


def _closing(view: HarmonyView) -> tuple[PlaceTile, ...]:
    """The cells that complete a line in one colour."""
    return tuple(move for move in view.legal_moves() if _gain(view, move)[0])


def _gained(attempt: Attempt) -> bool:
    """Whether the third tile, or one after it, gains as much as it can or breaks nothing."""
    return any(
        move in _best(view) or _gain(view, move) >= (0, 0) for view, move in attempt.played[2:]
    )


def _has_line(attempt: Attempt) -> bool:
    sheet = attempt.view.score(attempt.view.seat)
    return any(line.key == "line" for line in sheet.lines)


_NOT_THERE: Final = QT_TRANSLATE_NOOP(
    "harmony", "It can’t go there. Any empty cell is fine; the glowing one is best."
)
_AIM: Final = LessonStep(
    "aim",
    QT_TRANSLATE_NOOP("harmony", "What it’s about"),
    QT_TRANSLATE_NOOP(
        "harmony",
        "Nineteen tiles fill your board. A line from edge to edge in a single colour scores its "
        "number times its length. Whoever has the most points wins.",
    ),
    figure="line",
)
_AIM_WITHOUT_SYMBOLS: Final = replace(
    _AIM,
    text=QT_TRANSLATE_NOOP(
        "harmony",
        "Nineteen tiles fill your board. A line from edge to edge in a single colour scores its "
        "number times its length. Suns and moons play no part in this variant. Whoever has the "
        "most points wins.",
    ),
)
_PLACING: Final = {
    "connected": LessonStep(
        "connected",
        QT_TRANSLATE_NOOP("harmony", "Connected placing"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "You’ve chosen connected placing: each tile must touch one that’s already on your "
            "board. Cells that are too far away won’t take it.",
        ),
        figure="placement.connected",
    ),
    "sun-moon": LessonStep(
        "sun-moon",
        QT_TRANSLATE_NOOP("harmony", "Sun and moon"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "Each tile bears a sun or a moon. If it’s the same symbol as on the tile before, the "
            "new tile must touch one on your board. If not, it may go anywhere.",
        ),
        figure="placement.sun-moon",
    ),
}
_SCORING: Final = {
    "beams": LessonStep(
        "beams",
        QT_TRANSLATE_NOOP("harmony", "Sunbeams and moonbeams"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "There’s a second way to score: a full line of suns earns 7 for each of its tiles, a "
            "full line of moons 6. For that, colours don’t matter.",
        ),
        figure="scoring.beams",
    ),
    "best-beam": LessonStep(
        "best-beam",
        QT_TRANSLATE_NOOP("harmony", "Best beam"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "At the end there are two prizes of 60 points: one for the best line of suns at the "
            "table, one for the best line of moons. Only lines that score anyway take part.",
        ),
        figure="scoring.best-beam",
    ),
}
_PLAY: Final = (
    LessonStep(
        "place",
        QT_TRANSLATE_NOOP("harmony", "Place a tile"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "Everybody places this tile now. It has three bands, one in each direction. The "
            "glowing cell continues a line: drag the tile there, or click the tile and then the "
            "cell.",
        ),
        figure="tile",
        lights=("tray",),
        asks=_continuing,
        done=lambda attempt: attempt.has_played("place"),
        refused=_NOT_THERE,
    ),
    LessonStep(
        "close",
        QT_TRANSLATE_NOOP("harmony", "Close a line"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "Look at the glowing cell: it’s the last gap in a line, and this tile has just the "
            "number for it. Put it there.",
        ),
        lights=("tray",),
        asks=_closing,
        done=_has_line,
        otherwise=QT_TRANSLATE_NOOP(
            "harmony", "That doesn’t close a line yet. Press U to take it back and try the gap."
        ),
        refused=_NOT_THERE,
        missed=QT_TRANSLATE_NOOP(
            "harmony",
            "No line is closed yet, and that’s all right: it happens in every game. With U you "
            "can take tiles back.",
        ),
        regrets=True,
    ),
    LessonStep(
        "points",
        QT_TRANSLATE_NOOP("harmony", "Points"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "A closed line scores at once: three 9s make 27 points. The longest lines have five "
            "cells, so try to put high numbers there.",
        ),
        lights=("lines",),
    ),
    LessonStep(
        "broken",
        QT_TRANSLATE_NOOP("harmony", "Broken lines"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "Sooner or later a tile does some harm: two colours in one line break it, and it can’t "
            "score any more (× at the rim). Put this one where it gains more than it breaks.",
        ),
        lights=("tray",),
        asks=_best,
        done=_gained,
        otherwise=QT_TRANSLATE_NOOP(
            "harmony",
            "That breaks more than it gains. Press U to take it back and try the glowing cell.",
        ),
        refused=_NOT_THERE,
        missed=QT_TRANSLATE_NOOP(
            "harmony",
            "Some lines are broken on every board in the end. What counts is what still closes.",
        ),
    ),
    LessonStep(
        "bag",
        QT_TRANSLATE_NOOP("harmony", "What’s still to come"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "There are 27 tiles, all different, and 19 of them are called. Press B to see how "
            "many of each number are still in the bag. At the rim, every open line then tells how "
            "many fitting tiles are left; in red, too few can come.",
        ),
        lights=("bag",),
    ),
    LessonStep(
        "end",
        QT_TRANSLATE_NOOP("harmony", "That’s all"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "You know the whole game now. Play this board to its end for practice, or start a "
            "game of your own. Click the bulb or press H whenever "
            "you’d like a hint.",
        ),
        figure="card",
    ),
)


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The tutorial for a way of placing and of scoring: each has a page of its own."""
    placement, scoring = str(options["placement"]), str(options["scoring"])
    with_symbols = placement == "sun-moon" or scoring in _SCORING
    pages = [page for page in (_PLACING.get(placement), _SCORING.get(scoring)) if page is not None]
    return Lesson(
        options={"placement": placement, "scoring": scoring},
        seats=2,
        seed=_SEED,
        steps=(_AIM if with_symbols else _AIM_WITHOUT_SYMBOLS, *pages, *_PLAY),
        opening=_OPENING,
        replies=_REPLIES,
    )
