"""The score pad of Harmony: boards of tiles, and the symbol of each tile in the player's box."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.pads import Lifted, PadChoice, PadEntry, Values, highest
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.rules.components import (
    EMPTY_BOARD,
    SUN,
    TILES,
    Board,
    Tile,
    tile_of,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView
from harmony_desktop.games.harmony.rules.scoring import SCORINGS

SEATS = (1, 6)
SHARED = False
TURNS = 1
FIELDS = (PadChoice("scoring", SCORINGS),)
HELP = QT_TRANSLATE_NOOP(
    "harmony",
    "Drag tiles onto the board, or click a tile and then its cell. Or type three numbers.",
)
PROBLEMS = {"boards": texts.REASONS["best-beam-alone"]}
SUNS = "suns"
"""The field for the suns of the player's box: a digit for each of the 27 tiles; empty: our set."""


def empty(values: Values) -> Board:
    return EMPTY_BOARD


def fitted(board: Board, values: Values) -> Board:
    return board


def lacking(entries: Sequence[PadEntry]) -> tuple[int, int] | None:
    """Every board is full at the end (H-9): all of them count together."""
    filled = sum(tile is not None for entry in entries for tile in entry.board)
    whole = len(EMPTY_BOARD) * len(entries)
    return None if filled == whole else (filled, whole)


def palette(board: Board) -> Sequence[Tile]:
    return range(len(TILES))


def left(board: Board, piece: Tile) -> int | None:
    return 0 if piece in board else 1


def put(board: Board, piece: Tile, place: int, turn: int) -> Board:
    """Put a tile on a cell; a tile already there goes back to the palette."""
    return (*board[:place], piece, *board[place + 1 :])


def lift(board: Board, place: int) -> Lifted | None:
    tile = board[place]
    if tile is None:
        return None
    return Lifted((*board[:place], None, *board[place + 1 :]), tile)


def players(entry: PadEntry) -> int:
    return 1


def winners(entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    return highest(sheets)


def suns_of(values: Values) -> tuple[bool, ...]:
    """Return for each tile whether it bears a sun, in the player's box or in our set."""
    written = str(values.get(SUNS, ""))
    return tuple(mark == "1" for mark in written) if written else SUN


def written_suns(suns: Sequence[bool]) -> str:
    return "".join("1" if sun else "0" for sun in suns)


def write(entries: Sequence[PadEntry]) -> object:
    """Return the entries as a document that `score` can read."""
    values = entries[0].values
    document: dict[str, object] = {
        "game": "harmony",
        "box": True,
        "scoring": values["scoring"],
        "boards": [
            [None if tile is None else list(TILES[tile]) for tile in board] for board, _ in entries
        ],
    }
    if values.get(SUNS):
        suns = suns_of(values)
        document["suns"] = [
            [None if tile is None else suns[tile] for tile in board] for board, _ in entries
        ]
    return document


def read(document: object, finished: bool = True) -> list[PadEntry]:
    """Read the entries of a document; BadPosition names the part that is wrong.

    Without `finished`, also a pad that cannot be scored yet; ValueError or LookupError if it is
    none at all.
    """
    from harmony_desktop.games.harmony.rules.position import HarmonyPosition, score

    if finished:
        score(document)
    position = HarmonyPosition.model_validate(document)
    boards = [
        tuple(None if bands is None else tile_of(bands) for bands in cells)
        for cells in position.boards
    ]
    values: dict[str, int | str] = {"scoring": position.scoring}
    if position.suns is not None:
        suns = list(SUN)
        for board, symbols in zip(boards, position.suns, strict=True):
            for tile, sun in zip(board, symbols, strict=True):
                if tile is not None and sun is not None:
                    suns[tile] = sun
        values[SUNS] = written_suns(suns)
    return [PadEntry(board, values) for board in boards]


def seen(view: HarmonyView) -> list[PadEntry]:
    """Return the pad entries for the position in a view."""
    return [PadEntry(board, {"scoring": view.setup.scoring}) for board in view.boards]


def piece_name(piece: Tile, values: Values) -> Phrase:
    return texts.tile_name(piece, suns_of(values)[piece])


def place_name(board: Board, place: int, values: Values) -> Phrase:
    tile = board[place]
    return texts.cell_name(place, None if tile is None else piece_name(tile, values))
