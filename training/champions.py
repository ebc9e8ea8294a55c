"""Measure the categories of the champion's points, which the statistics compare players with.

    python training/champions.py harmony sintra harmonies terraces harmonia --games 40

The champion plays every setup below against itself, deals 1 to N. `games/GAME/bots/champion.json`
stores for each: the number of games and seats, the mean points and the mean of every category.
Setups that were measured with as many games already are skipped, so an interrupted run resumes;
`--again` measures them again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.match import BotTally, simulate  # noqa: E402
from harmony_desktop.engine.options import read_options  # noqa: E402
from harmony_desktop.storage.results import variant_of  # noqa: E402

LEVEL = "champion"
SETUPS: Mapping[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "harmony": tuple(
        (seats, {"placement": placement, "scoring": scoring})
        for placement in ("free", "connected", "sun-moon")
        for seats, scoring in ((1, "standard"), (1, "beams"), (2, "best-beam"))
    ),
    "sintra": tuple((seats, {"side": side}) for side in "AB" for seats in (2, 3, 4)),
    "harmonies": tuple(
        (seats, {"side": side, "spirits": spirits})
        for spirits in (False, True)
        for side in "AB"
        for seats in (1, 2)
    ),
    "terraces": tuple((2, {"way": way}) for way in ("column", "arranged", "blind", "open-hand")),
    "harmonia": tuple((seats, {"mode": "advanced"}) for seats in (2, 3, 4)),
}


def measure(game: str, seats: int, options: Mapping[str, object], count: int) -> dict[str, object]:
    """The mean points and categories of every seat over `count` games."""
    rules, kinds = games.load(game), games.categories(game)
    players = [bot(game, LEVEL) for _ in range(seats)]
    tallies = [BotTally(LEVEL) for _ in range(seats)]
    sums = dict.fromkeys(kinds.CATEGORIES, 0)
    points = 0
    for _, final in simulate(rules, players, tallies, options, range(1, count + 1)):
        for seat in range(seats):
            sheet = final.score(seat)
            points += sheet.total
            for line in sheet.lines:
                for kind, share in kinds.shares(line).items():
                    sums[kind] += share
    measured = count * seats
    return {
        "games": count,
        "mean": round(points / measured, 2),
        "categories": {kind: round(sum_ / measured, 2) for kind, sum_ in sums.items() if sum_},
    }


def path_of(game: str) -> Path:
    return ROOT / "harmony_desktop" / "games" / game / "bots" / "champion.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=games.GAMES)
    parser.add_argument("--games", type=int, default=40, dest="count")
    parser.add_argument("--again", action="store_true", help="measure what is measured already too")
    chosen = parser.parse_args()
    for game in chosen.games:
        rules, path = games.load(game), path_of(game)
        known = json.loads(path.read_text()) if path.exists() else {}
        if known.get("revision") != rules.revision:
            known = {"revision": rules.revision, "setups": {}}
        for seats, options in SETUPS[game]:
            key = f"{seats} {variant_of(read_options(rules.options, options))}"
            before = known["setups"].get(key)
            if before and before["games"] >= chosen.count and not chosen.again:
                continue
            known["setups"][key] = measure(game, seats, options, chosen.count)
            print(game, key, json.dumps(known["setups"][key]), flush=True)
            path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
