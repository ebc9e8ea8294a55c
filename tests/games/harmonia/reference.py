"""The derived state of Harmonia's engine, recomputed from the placed tiles.

`python -m tests.games.harmonia.reference 10000` plays that many random games and compares.
"""

from __future__ import annotations

import sys
from random import Random

from harmony_desktop.games.harmonia.rules.components import TURNS
from harmony_desktop.games.harmonia.rules.game import GAME, HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import Place, Show, Vote
from harmony_desktop.games.harmonia.rules.view import border_cells, layout_of


def check(state: HarmoniaState) -> None:
    """A-6: check the open cells, and where the shown tile fits, cell by cell and turn by turn."""
    layout = layout_of(state.placed)
    assert list(state.layout.items()) == list(layout.items())
    open_cells = border_cells(layout)
    assert list(state._surface.open_cells.items()) == list(open_cells.items())
    if state.shown is not None:
        slow = [
            Place(cell.q, cell.r, turn)
            for cell, (touching, wanted) in open_cells.items()
            for turn, sides in enumerate(TURNS[state.shown])
            if sides & touching == wanted
        ]
        assert list(state.legal_moves()) == slow


def compare(seats: int, mode: str, seed: int) -> int:
    """Play a random game and return the number of positions compared."""
    dice = Random(seed)
    state = GAME.start(seats, {"mode": mode}, seed)
    positions = 0
    while state.to_move is not None:
        check(state)
        positions += 1
        moves = [move for move in state.legal_moves() if isinstance(move, Show | Place | Vote)]
        state = state.play(moves[int(dice.random() * len(moves))])
    check(state)
    return positions + 1


def main(games: int) -> None:
    positions = 0
    for seed in range(games):
        positions += compare(2 + seed % 5, ("basic", "advanced")[seed // 5 % 2], seed)
        if (seed + 1) % 500 == 0:
            print(f"{seed + 1} games, {positions} positions: all equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
