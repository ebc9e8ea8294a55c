"""Players of Harmonies for matches, besides its bots, and what the models of people see."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.estimate import SHORT_SIGHTED, Estimator
from harmony_desktop.games.harmonies.rules.bitboard import LAYOUTS
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from training.old_bots import OldBot

PLAYERS: dict[str, Callable[[], OldBot]] = {"old-hard": lambda: OldBot("harmonies", "old-hard")}

TIME: Final = 12
"""Empty hexes that an adult always expects to fill, except in the last round."""


def hurts(view: HarmoniesView, move: Move) -> bool:
    """Whether a move loses points or wastes something that even a child sees.

    Waste is a token that scores nothing while another in hand could score, ending a turn with a
    cube that could be placed, and discarding a card.
    """
    if isinstance(move, PlaceToken):
        gained = sum(view.gains(move).values())
        return gained < 0 or (gained == 0 and _could_score(view))
    if isinstance(move, EndTurn):
        return any(isinstance(other, PlaceCube) for other in view.legal_moves())
    return isinstance(move, DiscardCard)


def _could_score(view: HarmoniesView) -> bool:
    return any(max(view.token_gains(colour).values()) > 0 for colour in set(view.table.hand))


def gain(view: HarmoniesView, move: Move) -> float:
    """How much a move improves the player's land; a space counts its tokens, placed greedily."""
    match move:
        case PlaceToken() | PlaceCube() | TakeCard():
            return _worth(view, view.table.played(move).land) - _worth(view, view.land)
        case TakeSpace(space):
            return _greedy_gain(view, view.land, view.table.spaces[space])
        case EndTurn():
            return -100.0
    return -200.0


@lru_cache(maxsize=1)
def _estimator(side: str, last_round: bool) -> Estimator:
    return Estimator(side, 0 if last_round else TIME, SHORT_SIGHTED)


def _worth(view: HarmoniesView, land: PlayerLand) -> float:
    """The estimated worth of a land: its score and what it has begun."""
    layout = LAYOUTS[view.setup.side]
    cubed = sum(bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != NO_CUBE)
    cards = tuple((held.card, held.placed) for held in land.cards)
    estimator = _estimator(view.setup.side, view.last_round)
    return estimator.estimate(layout.masks(land.stacks), cubed, cards).value


def _greedy_gain(view: HarmoniesView, land: PlayerLand, tokens: tuple[int, ...]) -> float:
    """How much the tokens improve a land if each is put where it helps most."""
    if not tokens:
        return 0.0
    options = [
        (_worth(view, land.with_token(colour, cell)), colour, cell)
        for colour in sorted(set(tokens))
        for cell in range(view.side.count)
        if land.accepts(colour, cell)
    ]
    if not options:
        return 0.0
    worth, colour, cell = max(options)
    at = tokens.index(colour)
    left = tokens[:at] + tokens[at + 1 :]
    return worth - _worth(view, land) + _greedy_gain(view, land.with_token(colour, cell), left)
