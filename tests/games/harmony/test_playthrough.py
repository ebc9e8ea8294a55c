"""A golden playthrough: one readable line a move, reviewed when it changes.

REGENERATE_GOLDEN=1 python3 run.py test tests/games/harmony/test_playthrough.py writes it anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from harmony_desktop.games.harmony.rules.components import CELL_COUNT, SUN, TILES, Board
from harmony_desktop.games.harmony.rules.game import GAME

GOLDEN = Path(__file__).with_name("golden_two_seats.txt")


def _board(board: Board) -> str:
    cells = ["..." if tile is None else "".join(map(str, TILES[tile])) for tile in board]
    ends = (3, 7, 12, 16, CELL_COUNT)
    return " | ".join(
        " ".join(cells[start:end]) for start, end in zip((0, *ends), ends, strict=False)
    )


def playthrough() -> str:
    options = {"placement": "sun-moon", "scoring": "best-beam", "rounds": 2}
    state, dice = GAME.start(2, options, 2026), Random(2026)
    lines = []
    while (seat := state.to_move) is not None:
        tile = state.called[-1]
        legal = state.legal_moves()
        move = dice.choice(legal)
        symbol = "sun" if SUN[tile] else "moon"
        bands = "".join(map(str, TILES[tile]))
        state = state.play(move)
        totals = [state.score(one).total for one in (0, 1)]
        lines.append(
            f"seat {seat} {bands} {symbol:4} -> {move.cell:2} of {len(legal):2}"
            f"  score {totals[0]:3} {totals[1]:3}  {_board(state.boards[seat])}"
        )
    lines.append(f"winners {state.winners()}")
    return "\n".join(lines) + "\n"


def test_a_known_game_is_played_as_it_always_was() -> None:
    """H-5, H-8, H-15, H-18"""
    if os.environ.get("REGENERATE_GOLDEN"):
        GOLDEN.write_text(playthrough(), encoding="utf-8")
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")
