"""The score pad of Harmonia: the common layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.pads import Lifted, Number, PadEntry, Values
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    KIND_OF,
    KINDS,
    OPPOSITE,
    TURN_OF,
    Kind,
    Sides,
    read_sides,
    written,
)
from harmony_desktop.games.harmonia.rules.components import TURNS as WAYS
from harmony_desktop.games.harmonia.rules.scoring import won
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, layout_of

Board = Mapping[Hex, Sides]

SEATS = (1, 1)
SHARED = True
TURNS = 6
FIELDS = (
    Number("players", QT_TRANSLATE_NOOP("harmonia", "Players"), least=2, most=6, default=2),
    Number("dealt", QT_TRANSLATE_NOOP("harmonia", "Tiles dealt"), most=DEALT, default=DEALT),
    Number("misfits", QT_TRANSLATE_NOOP("harmonia", "Misfit tiles"), most=DEALT),
)
HELP = QT_TRANSLATE_NOOP(
    "harmonia",
    "Click a cell to lay a tile there, and its sides to paint them. Or drag tiles to where they "
    "lie; R or the wheel turns them.",
)
PROBLEMS = {
    "tiles": QT_TRANSLATE_NOOP(
        "harmonia",
        "This cannot be scored yet: the tiles must be connected, and there cannot be more of "
        "them than were dealt.",
    ),
    "misfits": QT_TRANSLATE_NOOP("harmonia", "More tiles were set aside than were left over."),
}
START = Hex(0, 0)


def empty(values: Values) -> Board:
    return {}


def fitted(board: Board, values: Values) -> Board:
    return board


def lacking(entries: Sequence[PadEntry]) -> None:
    """A game may end with any number of places filled."""


def palette(board: Board) -> Sequence[Kind]:
    return range(KINDS)


def left(board: Board, piece: Kind) -> int | None:
    return None


def sides_of(piece: Kind, turn: int) -> Sides:
    """Return the sides of a kind of tile rotated by `turn` sixths."""
    return WAYS[piece][turn % len(WAYS[piece])]


def put(board: Board, piece: Kind, place: Hex, turn: int) -> Board:
    """Put a tile on an empty cell beside the others, where its sides match (A-5)."""
    if place in board:
        raise IllegalMove("taken")
    sides = sides_of(piece, turn)
    beside = [(side, board[near]) for side, near in enumerate(place.neighbours()) if near in board]
    if board and not beside:
        raise IllegalMove("not-beside")
    if any(sides >> side & 1 != other >> OPPOSITE[side] & 1 for side, other in beside):
        raise IllegalMove("sides-differ")
    return {**board, place: sides}


def paint(board: Board, place: Hex, side: int) -> Board:
    """Change a side of a tile between ornament and light green, with the side it touches."""
    painted = {**board, place: board[place] ^ 1 << side}
    beside = place.neighbours()[side]
    if beside in board:
        painted[beside] = board[beside] ^ 1 << OPPOSITE[side]
    return painted


def lift(board: Board, place: Hex) -> Lifted | None:
    sides = board.get(place)
    if sides is None:
        return None
    rest = {cell: sides for cell, sides in board.items() if cell != place}
    return Lifted(rest, KIND_OF[sides], TURN_OF[sides])


def players(entry: PadEntry) -> int:
    return int(entry.values["players"])


def winners(entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Return all seats if the hexagon of the basic game is complete (A-9)."""
    board, values = entries[0]
    whole = not values["misfits"] and won(board)
    return tuple(range(players(entries[0]))) if whole else ()


def write(entries: Sequence[PadEntry]) -> object:
    """Return the entries as a document that `score` can read."""
    board, values = entries[0]
    return {
        "game": "harmonia",
        "box": True,
        "players": values["players"],
        "misfits": values["misfits"],
        "dealt": values["dealt"],
        "tiles": [[cell.q, cell.r, written(sides)] for cell, sides in board.items()],
    }


def read(document: object, finished: bool = True) -> list[PadEntry]:
    """Read the entry of a document; BadPosition names the part that is wrong.

    Without `finished`, also a pad that cannot be scored yet; ValueError or LookupError if it is
    none at all.
    """
    from harmony_desktop.games.harmonia.rules.position import HarmoniaPosition, score

    if finished:
        score(document)
    position = HarmoniaPosition.model_validate(document)
    board = {Hex(q, r): read_sides(sides) for q, r, sides in position.tiles}
    values: dict[str, int | str] = {
        "players": position.players,
        "misfits": position.misfits,
        "dealt": position.dealt,
    }
    return [PadEntry(board, values)]


def seen(view: HarmoniaView) -> list[PadEntry]:
    """Return the pad entries for the position in a view."""
    values = {"players": view.setup.seats, "dealt": DEALT, "misfits": len(view.misfits)}
    return [PadEntry(layout_of(view.placed), values)]


def piece_name(piece: Kind, values: Values) -> Phrase:
    return texts.tile_name(piece)


def place_name(board: Board, place: Hex, values: Values) -> Phrase:
    return texts.cell_name(board, place)
