"""Measure the scale of strength: neighbours against each other, and what each strength is worth.

    python training/ladder.py play sintra --deals 20
    python training/ladder.py table sintra
    python training/ladder.py write sintra
    python training/ladder.py play sintra --option side=B

`play` lets the strengths 0, 10, …, 100 play their neighbours, and levels the next ones: the same
deals, with the seats exchanged. In Harmony, where nobody reaches another's board, and in
Harmonia, which is played together, every strength plays each deal alone, and boards are compared.
Sintra and Terraces are played by their ports in C. Every deal is written down at once
(`build/ladder/GAME.jsonl`), so an interrupted run resumes; `--again` forgets what was played before
the bots changed, `--most 80` leaves out who thinks longest, `--least 60` the weaker. `--option`
plays another variant than the one ratings come from, into a file of its own; `write` takes only the
usual points from it.

`table` prints shares of wins with standard errors, ratings, usual points and seconds a move.
`write` puts ratings and usual points into `games/GAME/bots/strengths.json`, where the program reads
them. A difference in rating follows from the share of wins and from the lead divided by its
spread, taken together: few games say more that way.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from math import erf, log10, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.ratings import FILE, MEDIUM_RATING  # noqa: E402
from harmony_desktop.engine.options import read_options  # noqa: E402
from harmony_desktop.engine.strength import STRENGTHS  # noqa: E402
from harmony_desktop.storage.results import variant_of  # noqa: E402
from training.match import Deal, Record, error, play, seatings_of  # noqa: E402

STEPS = tuple(range(0, 101, 10))
NEIGHBOURS = tuple(pairwise(STEPS))
LEVEL_PAIRS = tuple(pairwise(STRENGTHS.values()))
SETUPS: Mapping[str, tuple[int, dict[str, object]]] = {
    "harmony": (1, {}),
    "sintra": (2, {"side": "A"}),
    "harmonies": (2, {"side": "A"}),
    "terraces": (2, {"way": "column"}),
    "harmonia": (2, {"mode": "advanced"}),
}
ALONE = ("harmony", "harmonia")
IN_C = ("sintra", "terraces")
FIRST_SEED = 200_001
Line = dict[str, Any]


def kept(game: str, options: Mapping[str, object], work: Path) -> Path:
    """Where the played deals of a game in some variant are written down."""
    variant = [f"{key}={value}" for key, value in options.items()]
    rated = options == SETUPS[game][1]
    return work / f"{'-'.join([game] if rated else [game, *variant])}.jsonl"


def read(path: Path) -> list[Line]:
    """The deals written down so far."""
    text = path.read_text("utf-8") if path.exists() else ""
    return [json.loads(line) for line in text.splitlines()]


def wanted(game: str, first: int, deals: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Who plays which deal: every pair, or every strength alone, deal after deal."""
    groups: list[tuple[int, ...]] = [*NEIGHBOURS, *LEVEL_PAIRS]
    if game in ALONE:
        groups = [(step,) for step in STEPS]
    for seed in range(first, first + deals):
        yield from ((group, seed) for group in groups)


def played(
    game: str,
    group: Sequence[int],
    seed: int,
    options: Mapping[str, object] | None = None,
    only: int | None = None,
) -> Line:
    """One deal: the points of both in every game (or of one alone), and the seconds of each.

    Without options, in the variant ratings come from; with `only`, one game of the deal: that with
    the first of the group at this seat.
    """
    seats, rated = SETUPS[game]
    options = rated if options is None else options
    if game in IN_C:
        points = import_module(f"training.{game}.ladder").pair(group, seed, **options)
        chosen = points if only is None else [points[only]]
        return {"who": list(group), "seed": seed, "points": chosen, "seconds": None}
    rules = games.load(game)
    players = [bot(game, f"strength={strength}") for strength in group]
    records = [Record() for _ in group]
    seatings = [(0,) * seats] if len(group) == 1 else seatings_of(rules, seats)
    if only is not None:
        seatings = [seatings[only]]
    points = []
    for seating in seatings:
        final = play(Deal(rules, seats, options, seed), players, seating, records)
        totals: dict[int, list[int]] = defaultdict(list)
        for seat, who in enumerate(seating):
            totals[who].append(final.score(seat).total)
        points.append([fmean(totals[who]) for who in range(len(group))])
    seconds = [[record.seconds, record.moves, record.slowest] for record in records]
    return {"who": list(group), "seed": seed, "points": points, "seconds": seconds}


def games_of(lines: Sequence[Line], pair: tuple[int, int]) -> list[list[tuple[float, float]]]:
    """The points of a weaker and a stronger bot, deal by deal and game by game."""
    direct = [line for line in lines if tuple(line["who"]) == pair]
    if direct:
        return [[(one, other) for one, other in line["points"]] for line in direct]
    alone = {(line["who"][0], line["seed"]): line["points"][0][0] for line in lines}
    seeds = sorted({line["seed"] for line in lines})
    return [
        [(alone[pair[0], seed], alone[pair[1], seed])]
        for seed in seeds
        if all((strength, seed) in alone for strength in pair)
    ]


def share_of(found: Sequence[Sequence[tuple[float, float]]]) -> list[float]:
    """The share of wins of the stronger, deal by deal."""
    return [
        fmean(0.5 + 0.5 * ((other > one) - (other < one)) for one, other in deal) for deal in found
    ]


def chance(found: Sequence[Sequence[tuple[float, float]]]) -> float:
    """The stronger's chance of winning: the mean of its share of wins and of what the lead says."""
    leads = [other - one for deal in found for one, other in deal]
    by_lead = 0.5 * (1 + erf(fmean(leads) / max(1.0, pstdev(leads)) / sqrt(2)))
    return min(0.97, max(0.03, (fmean(share_of(found)) + by_lead) / 2))


def difference(share: float) -> float:
    """The difference in rating that goes with a share of wins."""
    return 400 * log10(share / (1 - share))


def ratings(lines: Sequence[Line]) -> list[float]:
    """The ratings of all steps, `medium` as fixed."""
    found = [0.0]
    for pair in NEIGHBOURS:
        found.append(found[-1] + max(5.0, difference(chance(games_of(lines, pair)))))
    medium = found[STEPS.index(STRENGTHS["medium"])]
    return [round(rating - medium + MEDIUM_RATING) for rating in found]


def usual_points(lines: Sequence[Line]) -> list[float]:
    """The mean points of every step against its neighbours, or alone."""
    seen: dict[int, list[float]] = defaultdict(list)
    for line in lines:
        if len(line["who"]) == 1 or tuple(line["who"]) in NEIGHBOURS:
            for points in line["points"]:
                for strength, own in zip(line["who"], points, strict=True):
                    seen[strength].append(own)
    return [round(fmean(seen[step]), 1) for step in STEPS]


def seconds_of(lines: Sequence[Line], step: int) -> str:
    """Mean and longest processor time of a move."""
    spent = [
        one
        for line in lines
        if line["seconds"]
        for strength, one in zip(line["who"], line["seconds"], strict=True)
        if strength == step
    ]
    moves = sum(one[1] for one in spent)
    if not moves:
        return ""
    return f"{sum(one[0] for one in spent) / moves:.4f}, {max(one[2] for one in spent):.2f}"


def table(lines: Sequence[Line]) -> str:
    """The scale as a table in Markdown."""
    rated, usual = ratings(lines), usual_points(lines)
    rows = ["| strength | rating | points | won by the next, % | games | s/move mean, longest |"]
    rows.append("|---|---|---|---|---|---|")
    for number, step in enumerate(STEPS):
        won = games_count = ""
        if step < STEPS[-1]:
            found = games_of(lines, (step, step + 10))
            shares = share_of(found)
            won = f"{100 * fmean(shares):.1f} ± {100 * error(shares):.1f}"
            games_count = str(sum(map(len, found)))
        cells = (step, rated[number], usual[number], won, games_count, seconds_of(lines, step))
        rows.append(f"| {' | '.join(map(str, cells))} |")
    names = list(STRENGTHS)
    for (weaker, stronger), pair in zip(pairwise(names), LEVEL_PAIRS, strict=True):
        shares = share_of(games_of(lines, pair))
        won = f"{100 * fmean(shares):.1f} ± {100 * error(shares):.1f} %"
        rows.append(f"\n{stronger} against {weaker}: {won} of {len(shares)} deals")
    return "\n".join(rows)


def write(game: str, options: Mapping[str, object], lines: Sequence[Line]) -> None:
    """Write what was measured where the program reads it."""
    seats, rated = SETUPS[game]
    variant = f"{seats} {variant_of(read_options(games.load(game).options, options))}"
    path = ROOT / "harmony_desktop" / "games" / game / "bots" / FILE
    document = json.loads(path.read_text("utf-8")) if path.exists() else {"points": {}}
    document["points"][variant] = usual_points(lines)
    if options == rated:
        errors = [error(share_of(games_of(lines, pair))) for pair in NEIGHBOURS]
        document["deviation"] = round(difference(0.5 + fmean(errors)))
        document["ratings"] = ratings(lines)
    path.write_text(json.dumps(document, indent=1, sort_keys=True) + "\n", "utf-8")


def main() -> int:
    """Play, print or write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("play", "table", "write"))
    parser.add_argument("game", choices=tuple(SETUPS))
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="seed of the first deal")
    parser.add_argument("--most", type=int, default=100, help="the strongest that plays")
    parser.add_argument("--least", type=int, default=0, help="the weakest that plays")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--again", action="store_true", help="forget the deals played before")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    options = {**SETUPS[chosen.game][1], **dict(pair.split("=", 1) for pair in chosen.option)}
    path = kept(chosen.game, options, chosen.work)
    if chosen.command == "play":
        path.parent.mkdir(parents=True, exist_ok=True)
        if chosen.again:
            path.unlink(missing_ok=True)
        done = {(tuple(line["who"]), line["seed"]) for line in read(path)}
        with path.open("a", encoding="utf-8") as out:
            for group, seed in wanted(chosen.game, chosen.seed, chosen.deals):
                within = chosen.least <= group[0] and group[-1] <= chosen.most
                if (group, seed) not in done and within:
                    line = played(chosen.game, group, seed, options)
                    out.write(json.dumps(line) + "\n")
                    out.flush()
    elif chosen.command == "table":
        print(table(read(path)))
    else:
        write(chosen.game, options, read(path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
