"""The processor time of analysing a whole game, compared with choosing the champion's moves.

    python training/analysis_cost.py
    python training/analysis_cost.py harmonies --seats 1 --seed 7

Bots of a level play a game. Then the champion chooses its own move at every decision, and then
appraises what was played. Both are measured in seconds of the processor, with empty caches; the
second may cost twice the first.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot, strongest  # noqa: E402
from harmony_desktop.bots.decisions import decisions  # noqa: E402

SEATS = {"harmony": 1, "sintra": 2, "harmonies": 2, "terraces": 2, "harmonia": 4}
OPTIONS = {"harmonia": {"mode": "advanced"}}


def forget() -> None:
    """Empty every cache, so that nothing is remembered."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__.startswith("harmony_desktop"):
            thing.cache_clear()


def cost(game: str, seats: int, level: str, seed: int) -> dict[str, object]:
    """Both measurements for one game."""
    state = games.load(game).start(seats, OPTIONS.get(game, {}), seed)
    players, dice = [bot(game, level) for _ in range(seats)], Random(seed)  # noqa: S311 - a game
    states, moves = [state], []
    while state.to_move is not None:
        moves.append(players[state.to_move].choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
        states.append(state)
    found = decisions(game, states, moves)
    champion = bot(game, strongest(game))
    forget()
    own = 0.0
    for decision in found:
        view = states[decision.number].view(decision.seat)
        began = process_time()
        chosen = champion.choose(view, Random(1))  # noqa: S311 - a game, not a secret
        if chosen.by is not None or chosen.kind == "discard":
            # A remark or an exchange needs no thought: let it think about the move itself.
            champion.suggest(view, 1)
        own += process_time() - began
    forget()
    each = []
    for decision in found:
        view = states[decision.number].view(decision.seat)
        began = process_time()
        games.analysis(game).appraise(view, decision.moves)
        each.append(process_time() - began)
    return {
        "game": game,
        "seats": seats,
        "played by": level,
        "seed": seed,
        "decisions": len(found),
        "champion": round(own, 2),
        "analysis": round(sum(each), 2),
        "times": round(sum(each) / own, 2),
        "first verdict": round(each[0], 2),
        "slowest verdict": round(max(each), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    for game in asked.game or games.GAMES:
        found = cost(game, asked.seats or SEATS[game], asked.level, asked.seed)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
