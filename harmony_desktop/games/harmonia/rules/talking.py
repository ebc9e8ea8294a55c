"""What a player can say at the table, and the moves for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

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
    Need,
    Point,
    Propose,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase

POINT: Final = "point"
PHRASES: Final = ("ask-hand", "hand", "kind", "need", LEAVE, FILL, POINT, "propose")
"""All phrases, in the order of their buttons."""
VOTES: Final = ("yes", "no")
OF_A_TILE: Final = ("kind", "need")
"""Phrases about a tile of the hand."""
OF_A_CELL: Final = (LEAVE, FILL, POINT)
"""Phrases about a cell, which may be empty or hold a tile."""
TALK: Final = (AnnounceKind, AnnounceHand, AskHand, Ask, Need, Point, Propose, Vote)
"""The moves made by talking."""


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
    return None if view.placed else "not-beside"


def cells(view: HarmoniaView, phrase: str) -> Collection[Hex]:
    """The cells a phrase can be about."""
    return view.layout if phrase == POINT else view.open_cells if view.placed else ()


def refusal_of_cell(view: HarmoniaView, phrase: str, cell: Hex) -> str | None:
    """Why a phrase cannot be said about a cell; None if it can."""
    if phrase == POINT and cell not in view.layout:
        return "no-tile-there"
    if phrase != POINT and cell not in view.open_cells:
        return "taken" if cell in view.layout else "not-beside"
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
    return Ask(view.seat, cell.q, cell.r, phrase)
