"""Who plays Harmonies in measured matches besides the bots, and what people see at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from harmony_desktop.engine.game import Move
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
from training.harmonies.first_hard import Estimator, FirstHard, Weights

PLAYERS: dict[str, Callable[[], Any]] = {"old-hard": FirstHard}

NEARLY_THERE: Final = Weights(
    0.5, 1.0, 0.3, 0.3, 0.6, 1.0, 0.0, 1.0, 0.5, 0.5, 0.35, 4.0, 0.9, 0.0, 0.0, 0.0, 4.0, 2.0, 1.0,
    0.3, 1.5, 0.5, 0.0,
)  # fmt: skip
"""What an adult gives for beginnings: what is nearly there counts, what takes planning hardly."""
TIME: Final = 12
"""How many empty hexes an adult thinks there is always time for, but for the last ones."""


def hurts(view: HarmoniesView, move: Move) -> bool:
    """Whether a move loses points or wastes what even a child sees.

    That is a token that scores nothing while one in the hand could score, a turn that ends with a
    cube that could have been placed, and a card thrown away.
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
    """By how much a move makes the own land better; of a space, its tokens one after the other."""
    match move:
        case PlaceToken() | PlaceCube() | TakeCard():
            return _worth(view, view.table.played(move).land) - _worth(view, view.land)
        case TakeSpace(space):
            return _at_once(view, view.land, view.table.spaces[space])
        case EndTurn():
            return -100.0
    return -200.0


@lru_cache(maxsize=1)
def _estimator(side: str, last_round: bool) -> Estimator:
    return Estimator(side, 0 if last_round else TIME, NEARLY_THERE)


def _worth(view: HarmoniesView, land: PlayerLand) -> float:
    """The score and the beginnings of a land."""
    layout = LAYOUTS[view.setup.side]
    cubed = sum(bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != NO_CUBE)
    cards = tuple((held.card, held.placed) for held in land.cards)
    estimator = _estimator(view.setup.side, view.last_round)
    return estimator.estimate(layout.masks(land.stacks), cubed, cards).value


def _at_once(view: HarmoniesView, land: PlayerLand, tokens: tuple[int, ...]) -> float:
    """How much better tokens make a land if each in turn is put where it helps most."""
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
    return worth - _worth(view, land) + _at_once(view, land.with_token(colour, cell), left)
