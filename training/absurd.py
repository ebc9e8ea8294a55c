"""The share of absurd moves by level: what makes a person doubt that somebody is there.

    python training/absurd.py harmony sintra terraces harmonies --games 10

Harmony: a line broken where no line need be. Sintra: every pane taken is broken where a clean
placing or a free return is at hand. Terraces: a tile that brings no lead at once where another
would bring three points or more. Harmonies: a turn that ends without an animal card though one was
to be had, or with a cube that could be placed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.engine.game import Move  # noqa: E402
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceCube  # noqa: E402
from harmony_desktop.games.harmonies.rules.open_table import NO_CARD  # noqa: E402
from harmony_desktop.games.harmony.bots import levels as harmony  # noqa: E402
from harmony_desktop.games.sintra.bots import levels as sintra  # noqa: E402
from harmony_desktop.games.sintra.bots.search import Search  # noqa: E402
from harmony_desktop.games.terraces.bots import levels as terraces  # noqa: E402
from harmony_desktop.games.terraces.rules.moves import Lay  # noqa: E402

Absurd = Callable[[Any, Move], bool | None]
"""(view, move) -> whether the move is absurd; None if it is not judged."""


def _in_harmony(view: Any, move: Move) -> bool:
    return move in harmony.needless_breaks(view)


def _in_sintra(view: Any, move: Move) -> bool | None:
    if view.table.completed is not None:
        return None
    search = Search(view.table, sintra.CHAMPION.plan(view.table))
    bad = sintra.needless_breaks(search)
    return any(move in search.alike(one) for one in bad)


def _in_terraces(view: Any, move: Move) -> bool | None:
    return terraces.stands_still(view, move) if isinstance(move, Lay) else None


def _in_harmonies(view: Any, move: Move) -> bool | None:
    if not isinstance(move, EndTurn):
        return None
    table = view.table
    bare = not view.land.cards and any(card != NO_CARD for card in table.row)
    return bare or any(isinstance(one, PlaceCube) for one in view.legal_moves())


JUDGES: Mapping[str, tuple[int, Absurd]] = {
    "harmony": (1, _in_harmony),
    "sintra": (2, _in_sintra),
    "terraces": (2, _in_terraces),
    "harmonies": (2, _in_harmonies),
}


def share(game: str, level: str, count: int, seats: int = 0) -> tuple[int, int]:
    """The number of absurd moves, and of moves judged, in some games of a level against itself."""
    usual, absurd = JUDGES[game]
    seats = seats or usual
    found = judged = 0
    for seed in range(70_001, 70_001 + count):
        state, player = games.load(game).start(seats, {}, seed), bot(game, level)
        dice = Random(seed)  # noqa: S311 - a game, not a secret
        while (seat := state.to_move) is not None:
            view = state.view(seat)
            move = player.choose(view, dice)
            verdict = absurd(view, move)
            found += bool(verdict)
            judged += verdict is not None
            state = state.play(move)
    return found, judged


def main() -> int:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("which", nargs="+", choices=tuple(JUDGES))
    parser.add_argument("--levels", default="easy,medium,hard")
    parser.add_argument("--games", dest="count", type=int, default=10)
    parser.add_argument("--seats", type=int, default=0, help="default: as in the README")
    chosen = parser.parse_args()
    for game in chosen.which:
        for level in chosen.levels.split(","):
            found, judged = share(game, level, chosen.count, chosen.seats)
            print(f"{game} {level}: {found} of {judged} ({100 * found / judged:.1f} %)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
