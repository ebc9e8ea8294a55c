"""Who plays Harmonies in measured matches besides the bots, and what people see at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.moves import (
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.open_table import Land
from harmony_desktop.games.harmonies.view import HarmoniesView
from training.harmonies.first_hard import FirstHard

PLAYERS: dict[str, Callable[[], Any]] = {"old-hard": FirstHard}

NEW_CARD: Final = 0.5
"""What an adult counts a card for that nothing on the board suits yet."""
NEARLY: Final = 0.5
"""What share of the first cube's points a card counts for that lacks one token."""


def hurts(view: HarmoniesView, move: Move) -> bool:
    """Whether a token loses points, or a turn ends with a cube that could have been placed."""
    if isinstance(move, PlaceToken):
        return sum(view.gains(move).values()) < 0
    if isinstance(move, EndTurn):
        return any(isinstance(other, PlaceCube) for other in view.legal_moves())
    return isinstance(move, DiscardCard)


def gain(view: HarmoniesView, move: Move) -> float:
    """What a move scores at once; of a space, its tokens one after the other."""
    match move:
        case PlaceToken() | PlaceCube():
            return sum(view.gains(move).values())
        case TakeSpace(space):
            return _at_once(view, view.land, view.table.spaces[space])
        case TakeCard(card):
            number = CARD_NUMBERS[card]
            first = CARDS[number].values[0]
            if view.cube_cells(number):
                return first
            return NEARLY * first if view.near_cells(number) else NEW_CARD
        case EndTurn():
            return -1.0
    return -2.0


def _at_once(view: HarmoniesView, land: Land, tokens: tuple[int, ...]) -> float:
    """What tokens score if each in turn is put where it scores most."""
    if not tokens:
        return 0.0
    now = land.sheet(view.setup).total
    options = [
        (after.sheet(view.setup).total - now, colour, cell)
        for colour in sorted(set(tokens))
        for cell in range(view.side.count)
        if land.accepts(colour, cell)
        for after in (land.with_token(colour, cell),)
    ]
    if not options:
        return 0.0
    points, colour, cell = max(options)
    at = tokens.index(colour)
    after = land.with_token(colour, cell)
    return points + _at_once(view, after, tokens[:at] + tokens[at + 1 :])
