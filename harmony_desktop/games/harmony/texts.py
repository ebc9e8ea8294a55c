"""The texts of Harmony in English, marked for translation."""

from __future__ import annotations

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, BoardPlace, Phrase, numbers_in
from harmony_desktop.games.harmony.rules.components import CELLS, SUN, TILES, Board, Tile
from harmony_desktop.games.harmony.rules.game import HarmonySetup, HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules_text import RULES

__all__ = ["RULES"]

FIRST_GAMES: tuple[str, ...] = ()
headline = outcome = best_before = result_note = recap = OWN_SET = ALONE = None
"""Texts this game does not have."""

OPTIONS = {
    "placement": QT_TRANSLATE_NOOP("harmony", "Placing"),
    "scoring": QT_TRANSLATE_NOOP("harmony", "Scoring"),
    "rounds": QT_TRANSLATE_NOOP("harmony", "Rounds"),
}

VALUES = {
    "placement.free": (
        QT_TRANSLATE_NOOP("harmony", "Free"),
        QT_TRANSLATE_NOOP("harmony", "A tile may go on any empty cell."),
    ),
    "placement.connected": (
        QT_TRANSLATE_NOOP("harmony", "Connected"),
        QT_TRANSLATE_NOOP("harmony", "After the first, every tile must touch one already placed."),
    ),
    "placement.sun-moon": (
        QT_TRANSLATE_NOOP("harmony", "Sun and moon"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "A tile with the same symbol as the tile before it must touch one already placed; "
            "any other is free.",
        ),
    ),
    "scoring.standard": (
        QT_TRANSLATE_NOOP("harmony", "Standard"),
        QT_TRANSLATE_NOOP("harmony", "A line of one colour scores its length times its value."),
    ),
    "scoring.beams": (
        QT_TRANSLATE_NOOP("harmony", "Sunbeams and moonbeams"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "A full line of suns also earns 7 a tile, a full line of moons 6; "
            "colours do not matter.",
        ),
    ),
    "scoring.best-beam": (
        QT_TRANSLATE_NOOP("harmony", "Best beam"),
        QT_TRANSLATE_NOOP(
            "harmony",
            "60 points for the best sunbeam at the table and 60 for the best moonbeam, "
            "in lines that score.",
        ),
    ),
}


REASONS = {
    "over": QT_TRANSLATE_NOOP("harmony", "The game is over."),
    "not-your-turn": QT_TRANSLATE_NOOP("harmony", "It is not your turn."),
    "no-such-cell": QT_TRANSLATE_NOOP("harmony", "That is not a cell of the board."),
    "taken": QT_TRANSLATE_NOOP("harmony", "There is a tile on that cell already."),
    "not-connected": QT_TRANSLATE_NOOP(
        "harmony", "Connected placing: the tile must touch one that is already on your board."
    ),
    "same-symbol": QT_TRANSLATE_NOOP(
        "harmony",
        "The tile before it bore the same symbol, so this one must touch a tile on your board.",
    ),
    "best-beam-alone": QT_TRANSLATE_NOOP(
        "harmony", "Best beam compares players, so it needs at least two."
    ),
}

SCORE_LINES = {
    "line": QT_TRANSLATE_NOOP("harmony", "{colour}: {value} × {length}"),
    "sunbeam": QT_TRANSLATE_NOOP("harmony", "Sunbeam of {length}"),
    "moonbeam": QT_TRANSLATE_NOOP("harmony", "Moonbeam of {length}"),
    "best-sunbeam": QT_TRANSLATE_NOOP("harmony", "Best sunbeam at the table"),
    "best-moonbeam": QT_TRANSLATE_NOOP("harmony", "Best moonbeam at the table"),
    "round": QT_TRANSLATE_NOOP("harmony", "Round {round}"),
}

COLOURS = {
    1: QT_TRANSLATE_NOOP("harmony", "White"),
    2: QT_TRANSLATE_NOOP("harmony", "Red"),
    3: QT_TRANSLATE_NOOP("harmony", "Blue"),
    4: QT_TRANSLATE_NOOP("harmony", "Violet"),
    5: QT_TRANSLATE_NOOP("harmony", "Light green"),
    6: QT_TRANSLATE_NOOP("harmony", "Yellow"),
    7: QT_TRANSLATE_NOOP("harmony", "Orange"),
    8: QT_TRANSLATE_NOOP("harmony", "Pink"),
    9: QT_TRANSLATE_NOOP("harmony", "Dark green"),
}

_TILE = QT_TRANSLATE_NOOP("harmony", "tile {vertical}, {rising}, {falling}")
_SUN_TILE = QT_TRANSLATE_NOOP("harmony", "tile {vertical}, {rising}, {falling} with a sun")
_MOON_TILE = QT_TRANSLATE_NOOP("harmony", "tile {vertical}, {rising}, {falling} with a moon")
_CELL = QT_TRANSLATE_NOOP("harmony", "Column {column}, cell {row}")
_EMPTY_CELL = QT_TRANSLATE_NOOP("harmony", "{cell}: empty")
_FULL_CELL = QT_TRANSLATE_NOOP("harmony", "{cell}: {tile}")
COLUMNS = 1 + max(place.q for place in CELLS)
_IN_COLUMN = QT_TRANSLATE_NOOP("harmony", "column {column}, cell {row}")
_PLACED = QT_TRANSLATE_NOOP("harmony", "{tile} → {place}")
_PLACED_AT = QT_TRANSLATE_NOOP("harmony", "→ {place}")
_PLACED_HIDDEN = QT_TRANSLATE_NOOP("harmony", "{tile}: placed")
_YOUR_TILE = QT_TRANSLATE_NOOP("harmony", "Place the {tile}.")
_YOUR_TILE_TOUCHING = QT_TRANSLATE_NOOP(
    "harmony", "Place the {tile}. It must touch a tile on your board."
)
_OTHERS_PLACE = QT_TRANSLATE_NOOP("harmony", "The others are placing the {tile}.")
_OVER = QT_TRANSLATE_NOOP("harmony", "All boards are full.")

BAG_ENTRY = QT_TRANSLATE_NOOP("harmony", "Tiles in the bag")
BAG_TITLE = QT_TRANSLATE_NOOP("harmony", "Still in the bag")
UNSEEN_TITLE = QT_TRANSLATE_NOOP("harmony", "Never called")
CALLED_TITLE = QT_TRANSLATE_NOOP("harmony", "Called tile")
TURN_COUNT = QT_TRANSLATE_NOOP("harmony", "Tile {turn} of {turns}")
ROUND_COUNT = QT_TRANSLATE_NOOP("harmony", "Round {round} of {rounds}")
OTHER_BOARDS = QT_TRANSLATE_NOOP("harmony", "The other boards")
GALLERY_TITLE = QT_TRANSLATE_NOOP("harmony", "The sixteen perfect boards")
GALLERY_TEXT = QT_TRANSLATE_NOOP(
    "harmony",
    "The most a board can score is 307, and these sixteen reach it. Every one of them was "
    "found, and every other ruled out, by a search on this computer.",
)
GALLERY_SEARCHING = QT_TRANSLATE_NOOP("harmony", "Searching through all boards…")


_TILE_NAMES = {None: _TILE, True: _SUN_TILE, False: _MOON_TILE}


def tile_name(tile: Tile, sun: bool | None) -> Phrase:
    """Name a tile by its values, with a sun, with a moon, or (None) without its symbol."""
    vertical, rising, falling = TILES[tile]
    values = {"vertical": vertical, "rising": rising, "falling": falling}
    return Phrase("harmony", _TILE_NAMES[sun], values)


def name_in(setup: HarmonySetup, tile: Tile) -> Phrase:
    """Name a tile of a game, with its symbol where that decides anything."""
    return tile_name(tile, SUN[tile] if setup.symbols_matter else None)


def cell_place(cell: int) -> Phrase:
    """The position of a cell: its column from the left and its row from the top."""
    column, row = column_and_row(cell)
    return Phrase("harmony", _CELL, {"column": column, "row": row})


def cell_name(cell: int, tile: Phrase | None) -> Phrase:
    """The position of a cell and the name of the tile on it."""
    if tile is None:
        return Phrase("harmony", _EMPTY_CELL, {"cell": cell_place(cell)})
    return Phrase("harmony", _FULL_CELL, {"cell": cell_place(cell), "tile": tile})


def cell_in(setup: HarmonySetup, board: Board, cell: int) -> Phrase:
    """The position of a cell in a game and the tile on it."""
    tile = board[cell]
    return cell_name(cell, None if tile is None else name_in(setup, tile))


def column_and_row(cell: int) -> tuple[int, int]:
    """The column of a cell from the left and its row from the top, from 1."""
    place = CELLS[cell]
    top = min(other.r for other in CELLS if other.q == place.q)
    return place.q + 1, place.r - top + 1


def place_of(cell: int) -> BoardPlace:
    """The place of a cell, as the list of moves names it."""
    column, row = column_and_row(cell)
    words = Phrase("harmony", _IN_COLUMN, {"column": column, "row": row})
    return BoardPlace(words, column - 1, row - 1, COLUMNS)


def describe(view: HarmonyView, move: PlaceTile) -> Phrase:
    """Describe a placement as the seat of `view` saw it before the move.

    Another seat's placement stays hidden until the turn ends, so only the fact is mentioned.
    """
    tile = name_in(view.setup, view.called[-1])
    if view.to_move != view.seat:
        return Phrase("harmony", _PLACED_HIDDEN, {"tile": tile})
    return Phrase("harmony", _PLACED, {"tile": tile, "place": place_of(move.cell)})


def topic(view: HarmonyView) -> str:
    """The section of the rules that a position is about."""
    if view.to_move is None:
        return f"scoring.{view.setup.scoring}"
    return f"placement.{view.setup.placement}"


def placed_at(cell: int) -> Phrase:
    """Where a tile was placed; which tile it was, everybody knows."""
    return Phrase("harmony", _PLACED_AT, {"place": place_of(cell)})


def status(view: HarmonyView) -> Phrase:
    """Describe what the player has to do now."""
    if view.tile is None:
        return Phrase("harmony", _OVER)
    tile = name_in(view.setup, view.tile)
    if view.to_move != view.seat:
        return Phrase("harmony", _OTHERS_PLACE, {"tile": tile})
    return Phrase("harmony", _YOUR_TILE_TOUCHING if view.must_touch else _YOUR_TILE, {"tile": tile})


def score_line(key: str, details: dict[str, object]) -> Phrase:
    """The label of a line of the score sheet."""
    values = numbers_in(details)
    if key == "line":
        values["colour"] = Phrase("harmony", COLOURS[int(str(details["value"]))])
    return Phrase("harmony", SCORE_LINES[key], values)
