"""Points and suns of a level playing Harmonies alone, without spirits, on both sides of the board.

    python -m training.harmonies.measure champion --games 50 --seed 1
    python -m training.harmonies.measure old-hard --games 50 --seed 1 --side B

`training/match.py harmonies` measures games of two and more seats, with the seats exchanged.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from statistics import fmean

from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from training.harmonies.players import PLAYERS
from training.match import Deal, Record, error, play, player


def measure(level: str, side: str, seeds: range) -> str:
    """Play a deal for every seed and describe the results in one line."""
    record = Record()
    suns: list[int] = []
    turns = 0
    for seed in seeds:
        deal = Deal(GAME, 1, {"side": side}, seed)
        final = play(deal, [player("harmonies", level)], (0,), [record])
        assert isinstance(final, HarmoniesState)
        suns.append(final.suns() or 0)
        turns += final.table.lands[0].turns
        print(f"{side} {seed}: {record.points[-1]}", flush=True)
    counted = ", ".join(f"{count}: {games}" for count, games in sorted(Counter(suns).items()))
    return (
        f"{level}, side {side}, {len(seeds)} games: {fmean(record.points):.1f}"
        f" ± {error(record.points):.1f} points, least {min(record.points)}, {fmean(suns):.2f} suns"
        f" ({counted}), {record.seconds / turns:.2f} s a turn, slowest step {record.slowest:.2f} s"
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=(*LEVELS, "child", "adult", *PLAYERS))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--side", choices=("A", "B"))
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    lines = [measure(chosen.level, side, seeds) for side in (chosen.side or "AB")]
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
