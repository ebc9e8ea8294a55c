"""The score pad of Terraces: the squares visible from above, each with its level.

A piece is a colour, and its turn is its level: the command that turns a tile raises a square.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.pads import Field, Lifted, PadEntry, Values, highest
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SEATS as PLAYERS
from harmony_desktop.games.terraces.rules.components import START, TILE_COUNT, Colour
from harmony_desktop.games.terraces.rules.view import TerracesView

Place = tuple[int, int]
Board = Mapping[Place, tuple[int, Colour]]
"""Maps each visible square to its level and colour."""

SEATS = (1, 1)
SHARED = True
TURNS = 20
"""Number of levels to choose from, far more than forty tiles can reach."""
WHOLE = len(START) + TILE_COUNT * 3
"""The squares of all tiles and of the start tile, on whatever level."""
FIELDS: tuple[Field, ...] = ()
HELP = QT_TRANSLATE_NOOP(
    "terraces",
    "Choose a colour, then click every square that shows it. R or the wheel raises a square by a "
    "level, Shift+R lowers it.",
)
PROBLEMS = {
    "squares": QT_TRANSLATE_NOOP(
        "terraces", "This cannot be scored yet: not all squares are connected."
    )
}


def empty(values: Values) -> Board:
    """Return a board with only the start tile, which every game has."""
    return {(x, y): (1, colour) for x, y, colour in START}


def fitted(board: Board, values: Values) -> Board:
    return board


def lacking(entries: Sequence[PadEntry]) -> tuple[int, int] | None:
    """All tiles are laid at the end (T-6), without gaps below: the levels tell how many are."""
    filled = sum(level for entry in entries for level, _ in entry.board.values())
    return None if filled >= WHOLE else (filled, WHOLE)


def palette(board: Board) -> Sequence[Colour]:
    return (Colour.RED, Colour.GREEN, Colour.NEUTRAL)


def left(board: Board, piece: Colour) -> int | None:
    return None


def put(board: Board, piece: Colour, place: Place, turn: int) -> Board:
    return {**board, place: (turn + 1, piece)}


def lift(board: Board, place: Place) -> Lifted | None:
    square = board.get(place)
    if square is None:
        return None
    level, colour = square
    rest = {other: square for other, square in board.items() if other != place}
    return Lifted(rest, colour, level - 1)


def players(entry: PadEntry) -> int:
    return PLAYERS


def winners(entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    return highest(sheets)


def write(entries: Sequence[PadEntry]) -> object:
    """Return the entries as a document that `score` can read."""
    board: Board = entries[0].board
    return {
        "game": "terraces",
        "box": True,
        "squares": [
            [x, y, level, colour.word] for (x, y), (level, colour) in sorted(board.items())
        ],
    }


def read(document: object, finished: bool = True) -> list[PadEntry]:
    """Read the entry of a document; BadPosition names the part that is wrong.

    Without `finished`, also a pad that cannot be scored yet; ValueError or LookupError if it is
    none at all.
    """
    from harmony_desktop.games.terraces.rules.position import TerracesPosition, score

    if finished:
        score(document)
    position = TerracesPosition.model_validate(document)
    board = {(x, y): (level, Colour[colour.upper()]) for x, y, level, colour in position.squares}
    return [PadEntry(board, {})]


def seen(view: TerracesView) -> list[PadEntry]:
    """Return the pad entries for the position in a view."""
    squares = view.squares().values()
    return [PadEntry({(one.x, one.y): (one.level, one.colour) for one in squares}, {})]


def piece_name(piece: Colour, values: Values) -> Phrase:
    return texts.colour_name(piece)


def place_name(board: Board, place: Place, values: Values) -> Phrase:
    return texts.square_words(*place, board.get(place))
