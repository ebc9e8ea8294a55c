"""What a player can say at the table, and the moves it becomes."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.components import Kind
from harmony_desktop.games.harmonia.moves import (
    FILL,
    LEAVE,
    Ask,
    Need,
    Propose,
    TellHand,
    TellKind,
    Vote,
)
from harmony_desktop.games.harmonia.view import HarmoniaView, Phase

PHRASES: Final = ("hand", "kind", "need", LEAVE, FILL, "propose")
"""Everything that can be said, in the order of its buttons."""
VOTES: Final = ("yes", "no")
OF_A_TILE: Final = ("kind", "need")
"""What is said of a tile of one's hand."""
OF_A_CELL: Final = (LEAVE, FILL)
"""What is said pointing at a cell."""
TALK: Final = (TellKind, TellHand, Ask, Need, Propose, Vote)
"""The moves that are words."""


def refusal(view: HarmoniaView, phrase: str) -> str | None:
    """Why something cannot be said now, as a key of the texts, or None."""
    if view.phase is Phase.VOTE:
        return "must-vote"
    if view.phase is not Phase.SHOW:
        return "over" if view.phase is Phase.OVER else "must-place"
    if phrase in ("hand", "kind"):
        return "told-all" if all(view.told) else None
    if phrase == "propose":
        return _refusal_to_end(view)
    if view.wished:
        return "wished-already"
    return "not-beside" if phrase in OF_A_CELL and not view.placed else None


def _refusal_to_end(view: HarmoniaView) -> str | None:
    if not view.placed:
        return "nothing-placed"
    return "proposed-already" if view.proposed else None


def plain(phrase: str) -> Move:
    """The move of what needs neither tile nor cell."""
    moves: dict[str, Move] = {
        "hand": TellHand(),
        "propose": Propose(),
        "yes": Vote(True),
        "no": Vote(False),
    }
    return moves[phrase]


def of_tile(view: HarmoniaView, phrase: str, tile: Kind) -> Move:
    """The move of what is said of a tile."""
    return TellKind(tile, view.hand[tile]) if phrase == "kind" else Need(tile)


def of_cell(phrase: str, cell: Hex) -> Move:
    """The move of what is said of a cell."""
    return Ask(cell.q, cell.r, phrase)
