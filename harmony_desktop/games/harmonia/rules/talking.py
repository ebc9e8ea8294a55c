"""The phrases a player can say at the table, and their moves."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    FILL,
    LEAVE,
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskHand,
    AskTile,
    CellWish,
    Need,
    Point,
    Propose,
    TakeBack,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase, placements

POINT: Final = "point"
TAKE_BACK: Final = "take-back"
ASK_TILE: Final = "ask-tile"
PHRASES: Final = (
    "ask-hand",
    "hand",
    "kind",
    "need",
    LEAVE,
    FILL,
    ASK_TILE,
    POINT,
    "propose",
)
"""All phrases with a button, in the order of the buttons."""
VOTES: Final = ("yes", "no")
OF_A_TILE: Final = ("kind", "need")
"""Phrases about a tile of the hand."""
OF_A_CELL: Final = (LEAVE, FILL, ASK_TILE, POINT)
"""Phrases about a cell, which may be empty or hold a tile."""
TALK: Final = (
    AnnounceKind,
    AnnounceHand,
    AskHand,
    Ask,
    AskTile,
    TakeBack,
    Need,
    Point,
    Propose,
    Vote,
)
"""The moves made by talking."""


class PartnerTile(NamedTuple):
    """A tile that is known to be in the hand of another seat."""

    seat: int
    tile: Kind


def refusal(view: HarmoniaView, phrase: str) -> str | None:
    """Why a phrase cannot be said now, as a key of the texts, or None.

    All but the proposal to end can be said at any time (A-4).
    """
    if view.phase is TurnPhase.OVER:
        return "over"
    if phrase in ("hand", "kind"):
        return "told-all" if all(view.announced) else None
    if phrase == "ask-hand":
        return refusal_to_ask(view, EVERYBODY)
    if phrase == "propose":
        return _refusal_to_end(view)
    if phrase == "need":
        return None if any(view.hand) else "not-in-hand"
    if phrase == POINT:
        return None if view.placed else "no-tile-there"
    if phrase == TAKE_BACK:
        return None if any(wished_cells(view)) else "nothing-asked"
    if not view.placed:
        return "not-beside"
    return "not-told" if phrase == ASK_TILE and not any(announced_tiles(view)) else None


def cells(view: HarmoniaView, phrase: str, tile: PartnerTile | None = None) -> Collection[Hex]:
    """The cells a phrase can be about; `tile` is one that is to be asked for."""
    if phrase == TAKE_BACK:
        return wished_cells(view)
    if phrase == ASK_TILE:
        return dict.fromkeys(ask.cell for ask in tile_requests(view, tile=tile))
    return view.layout if phrase == POINT else view.open_cells if view.placed else ()


def wished_cells(view: HarmoniaView) -> Collection[Hex]:
    """The cells this seat has asked something for."""
    wishes = view.wishes(view.seat)
    return dict.fromkeys(wish.cell for wish in wishes if isinstance(wish, CellWish))


def announced_tiles(view: HarmoniaView) -> Iterator[PartnerTile]:
    """Yield the tiles known to be in the hands of the others, each with its seat."""
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            yield from (PartnerTile(seat, tile) for tile, number in enumerate(known) if number)


def tile_requests(
    view: HarmoniaView, cell: Hex | None = None, tile: PartnerTile | None = None
) -> Iterator[AskTile]:
    """Yield the requests for one tile of a partner or for any, on one cell or on any: all ways
    round."""
    cells = view.open_cells if cell is None else {cell: view.open_cells[cell]}
    for known in announced_tiles(view) if view.placed else ():
        if tile in (None, known):
            for place in placements(cells, known.tile):
                yield AskTile(view.seat, known.seat, place.q, place.r, known.tile, place.turn)


def refusal_of_cell(
    view: HarmoniaView, phrase: str, cell: Hex, tile: PartnerTile | None = None
) -> str | None:
    """Why a phrase cannot be said about a cell; None if it can. `tile` is one to be asked for."""
    if phrase == TAKE_BACK:
        return None if cell in wished_cells(view) else "nothing-asked"
    if phrase == POINT and cell not in view.layout:
        return "no-tile-there"
    if phrase != POINT and cell not in view.open_cells:
        return "taken" if cell in view.layout else "not-beside"
    if phrase == ASK_TILE:
        missing = "no-such-request" if tile is None else "not-fitting-there"
        return None if any(tile_requests(view, cell, tile)) else missing
    return "said-already" if of_cell(view, phrase, cell) in view.standing[view.seat] else None


def refusal_of_tile(view: HarmoniaView, phrase: str, tile: Kind) -> str | None:
    """Why a phrase cannot be said about a tile of the hand; None if it can."""
    if phrase == "kind":
        return "told-already" if view.announced[tile] else None
    return "said-already" if of_tile(view, phrase, tile) in view.standing[view.seat] else None


def refusal_to_ask(view: HarmoniaView, whom: int) -> str | None:
    """Why a seat, or EVERYBODY, cannot be asked for the whole hand; None if it can."""
    asked = [whom] if whom != EVERYBODY else range(view.setup.seats)
    if all(None not in view.known[seat] for seat in asked):
        return "hands-known"
    return "said-already" if AskHand(view.seat, whom) in view.standing[view.seat] else None


def _refusal_to_end(view: HarmoniaView) -> str | None:
    if view.to_move != view.seat:
        return "not-your-turn"
    if view.phase is not TurnPhase.SHOW:
        return "must-vote" if view.phase is TurnPhase.VOTE else "must-place"
    if not view.placed:
        return "nothing-placed"
    return "proposed-already" if view.proposed else None


def plain(view: HarmoniaView, phrase: str) -> Move:
    """The move of a phrase without tile or cell."""
    moves: dict[str, Move] = {
        "ask-hand": AskHand(view.seat, EVERYBODY),
        "hand": AnnounceHand(view.seat),
        "propose": Propose(),
        "yes": Vote(True),
        "no": Vote(False),
    }
    return moves[phrase]


def of_tile(view: HarmoniaView, phrase: str, tile: Kind) -> Move:
    """The move of a phrase about a tile."""
    if phrase == "kind":
        return AnnounceKind(view.seat, tile, view.hand[tile])
    return Need(view.seat, tile)


def of_cell(view: HarmoniaView, phrase: str, cell: Hex) -> Move:
    """The move of a phrase about a cell."""
    if phrase == POINT:
        return Point(view.seat, cell.q, cell.r)
    if phrase == TAKE_BACK:
        return TakeBack(view.seat, cell.q, cell.r)
    return Ask(view.seat, cell.q, cell.r, phrase)
