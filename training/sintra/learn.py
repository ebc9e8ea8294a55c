"""Learn what the Sintra champion's judgement misses at the end of a round, from games played in C.

    python training/sintra/learn.py check                    # C and the program play alike
    python training/sintra/learn.py play --work DIR          # games of a light champion with itself
    python training/sintra/learn.py fit --work DIR           # weights, and what they explain
    python training/sintra/learn.py match A --work DIR       # with these weights against without
    python training/sintra/learn.py write --work DIR         # into the application

`play`, `fit` and `match` are for two seats or for `--seats N`. `sintra.c` plays some forty times as
fast as the program. `play` writes games piece by piece and continues where it was stopped; with
`--again` the players use the weights of the application. `fit` takes all games there are. Needs gcc
and numpy.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from harmony_desktop.engine.game import Move  # noqa: E402
from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS, PalaceWeights  # noqa: E402
from harmony_desktop.games.sintra.bots.learnt import FILE, KINDS  # noqa: E402
from harmony_desktop.games.sintra.bots.levels import CHAMPION, rate_keeps, ways_for  # noqa: E402
from harmony_desktop.games.sintra.bots.search import Search  # noqa: E402
from harmony_desktop.games.sintra.rules.component_set import STANDARD  # noqa: E402
from harmony_desktop.games.sintra.rules.components import JOKER, StripSide  # noqa: E402
from harmony_desktop.games.sintra.rules.game import GAME  # noqa: E402
from harmony_desktop.games.sintra.rules.open_table import (  # noqa: E402
    Keep,
    SintraOpenTable,
    Take,
)

WINDOWS, COLOURS, ROUNDS = 8, 5, 6
SEATS = (2, 3, 4)
DUEL_SEATINGS = ((True, False), (False, True))
SEATINGS: Mapping[int, tuple[tuple[bool, ...], ...]] = {
    2: DUEL_SEATINGS,
    3: tuple(itertools.product((True, False), repeat=3))[1:-1],
    4: tuple(one for one in itertools.product((True, False), repeat=4) if sum(one) == 2),
}
"""The seats of the first player: between two either, of three any one or two, of four any two."""
MOST_SEATS = SEATS[-1]
SHOPS = 2 * MOST_SEATS + 1
LAP = len(STANDARD.track) - 1
RETURN = -2
MOST_OPTIONS = 640
LIGHT: Mapping[int, tuple[int, ...]] = {2: (6, 4, 3, 2, 2), 3: (5, 3, 2, 2), 4: (5, 3, 2, 2)}
NOISE = 0.02
"""How often the players of `play` take a promising move at random."""
PIECE = 2500
PIECES = 4
"""Of two seats; two among more, where a game has more pairs of seats."""
FIRST_SEED = 1_000_000
CLIP = 60.0
"""The largest lead that counts."""
RIDGE = 300.0
DECIMALS = 3
PARTS: Mapping[str, tuple[int, ...]] = {
    "panes": (WINDOWS, 3),
    "strip": (WINDOWS, KINDS),
    "supply": (KINDS,),
    "bonus": (KINDS,),
    "reach": (KINDS,),
    "gain": (KINDS,),
    "glazier": (WINDOWS,),
    "broken": (LAP,),
    "first": (),
    "points": (),
    "windows": (),
}
"""The weights of bots/learnt.py, in the order of C."""
INPUTS = sum(prod(shape) for shape in PARTS.values())
STORED = HERE.parents[1] / "harmony_desktop" / "games" / "sintra" / "bots" / FILE
Array = NDArray[Any]


class CPalace(ctypes.Structure):
    """A palace in C."""

    _fields_ = (
        ("side", ctypes.c_uint8 * 2 * WINDOWS),
        ("strip", ctypes.c_int16 * WINDOWS),
        ("pane", ctypes.c_int8 * 2 * WINDOWS),
        ("panes", ctypes.c_int8 * WINDOWS),
        ("glazier", ctypes.c_int32),
        ("points", ctypes.c_int32),
        ("broken", ctypes.c_int32),
        ("lost", ctypes.c_int32),
    )


class CTable(ctypes.Structure):
    """A table in C."""

    _fields_ = (
        ("b", ctypes.c_int32),
        ("seats", ctypes.c_int32),
        ("shop", ctypes.c_int32 * COLOURS * SHOPS),
        ("centre", ctypes.c_int32 * COLOURS),
        ("bag", ctypes.c_int32 * COLOURS),
        ("tower", ctypes.c_int32 * COLOURS),
        ("token", ctypes.c_int32),
        ("first", ctypes.c_int32),
        ("turn", ctypes.c_int32),
        ("completed", ctypes.c_int32),
        ("rounds", ctypes.c_int32),
        ("marker", ctypes.c_int32 * ROUNDS),
        ("palace", CPalace * MOST_SEATS),
    )


class CMove(ctypes.Structure):
    """A move in C."""

    _fields_ = (
        ("source", ctypes.c_int32),
        ("colour", ctypes.c_int32),
        ("window", ctypes.c_int32),
        ("jokers", ctypes.c_int32),
    )


WEIGHT_COUNT = 22


class CPlayer(ctypes.Structure):
    """A player in C; sintra.c explains the fields."""

    _fields_ = (
        ("widths", ctypes.c_int32 * 12),
        ("rivalry", ctypes.c_double),
        ("doubt", ctypes.c_double),
        ("temperature", ctypes.c_double),
        ("noise", ctypes.c_double),
        ("weights", ctypes.c_double * WEIGHT_COUNT),
        ("learnt", ctypes.c_void_p),
    )


class CLevel(ctypes.Structure):
    """A strength in C: two ways of thinking."""

    _fields_ = (
        ("way", CPlayer * 2),
        ("second", ctypes.c_double),
        ("slips", ctypes.c_double),
    )


class CRated(ctypes.Structure):
    """A move in C with its lead."""

    _fields_ = (("move", CMove), ("lead", ctypes.c_double), ("hurts", ctypes.c_int32))


def flat(weights: PalaceWeights) -> list[float]:
    """The weights in the order of C."""
    found: list[float] = []
    for value in astuple(weights):
        found += value if isinstance(value, tuple) else [value]
    return found


def player(
    widths: tuple[int, ...],
    noise: float = 0.0,
    learnt: Array | None = None,
    rivalry: float = 1.0,
    temperature: float = 0.0,
    doubt: float = 0.0,
) -> CPlayer:
    """A way of thinking in C; `learnt` must outlive it."""
    found = CPlayer(rivalry=rivalry, temperature=temperature, noise=noise, doubt=doubt)
    found.widths[: len(widths)] = widths
    found.weights[:] = flat(WEIGHTS)
    if learnt is not None:
        found.learnt = learnt.ctypes.data
    return found


def champion(seats: int, learnt: Array | None, light: bool = False) -> CPlayer:
    """The champion in C, or the light one of `play`."""
    way = ways_for(seats)[-1][1]
    widths = LIGHT[seats] if light else way.widths
    noise = NOISE if light else 0.0
    return player(widths, noise, learnt, rivalry=way.rivalry, doubt=way.doubt)


def level(*ways: CPlayer, second: float = 0.0, slips: float = 0.0) -> CLevel:
    """A strength in C, with one way of thinking or two."""
    found = CLevel(second=second, slips=slips)
    for number, way in enumerate(ways):
        found.way[number] = way
    return found


def library(work: Path) -> ctypes.CDLL:
    """Compile sintra.c if it has changed, and load it."""
    work.mkdir(parents=True, exist_ok=True)
    made = work / "sintra.so"
    source = HERE / "sintra.c"
    if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
        flags = (
            "-O3",
            "-march=native",
            "-ffp-contract=off",
            "-Wall",
            "-Wextra",
            "-shared",
            "-fPIC",
        )
        subprocess.run(["gcc", *flags, "-o", made, source, "-lm"], check=True)
    c = ctypes.CDLL(str(made.resolve()))
    sides = np.array([side for strip in STANDARD.strips for side in strip], dtype=np.int32)
    c.prepare(pointer(sides))
    assert c.table_size() == ctypes.sizeof(CTable)
    assert c.inputs() == INPUTS
    return c


def pointer(array: Array) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


SIDES = [side for strip in STANDARD.strips for side in strip]


def side_number(side: StripSide) -> int:
    return SIDES.index(side)


def copied(c: ctypes.CDLL, table: SintraOpenTable) -> CTable:
    """A table of the program in C."""
    found = CTable(b=int(table.setup.side == "B"), seats=table.setup.seats)
    for place, panes in enumerate(table.workshops):
        found.shop[place][:] = panes
    found.centre[:], found.bag[:], found.tower[:] = table.centre, table.bag, table.tower
    found.token, found.first, found.turn = int(table.token), table.first, table.turn
    found.completed = -1 if table.completed is None else table.completed
    found.rounds = len(table.marker)
    found.marker[: len(table.marker)] = table.marker
    for palace, own in zip(table.palaces, found.palace, strict=False):
        for window in range(WINDOWS):
            own.side[window][:] = [side_number(side) for side in palace.strips[window]]
            panes = palace.windows[window]
            own.panes[window] = len(panes)
            own.pane[window][:] = [*panes, -1, -1][:2]
            strip = palace.strip(window)
            held = [strip.filled.count(colour) for colour in range(JOKER)]
            state = np.array([*strip.own, *held, strip.jokers], dtype=np.int32)
            up = own.side[window][min(1, len(panes))]
            own.strip[window] = c.find_strip(up, pointer(state)) if strip.side else 0
        own.glazier, own.points = palace.glazier, palace.points
        own.broken, own.lost = palace.broken, palace.lost
    return found


def move_of(move: Move) -> CMove:
    """A move of the program in C."""
    if isinstance(move, Take):
        return CMove(move.source, move.colour, move.strip, move.jokers)
    if isinstance(move, Keep):
        return CMove(0, move.colour, 0, 0)
    return CMove(RETURN, 0, 0, 0)


def told(move: CMove) -> tuple[int, ...]:
    return move.source, move.colour, move.window, move.jokers


def check(c: ctypes.CDLL, games: int) -> None:
    """Follow games of the program in C: the same tables, and the same leads of the champion."""
    weights = {seats: shipped(seats) for seats in SEATS}
    champions = {seats: champion(seats, weights[seats]) for seats in SEATS}
    found = (CRated * MOST_OPTIONS)()
    rated = same = 0
    for seed in range(1, games + 1):
        dice = Random(seed)  # noqa: S311 - a game, not a secret
        seats = SEATS[seed // 2 % 3]
        own = champions[seats]
        state: Any = GAME.start(seats, {"side": "AB"[seed % 2]}, seed)
        while state.to_move is not None:
            here = copied(c, state.table)
            if state.table.completed is not None:
                move = max(rate_keeps(state.table), key=lambda one: one[1])[0]
                assert c.kept(ctypes.byref(here), ctypes.byref(own)) == move_of(move).colour
            else:
                expected = Search(state.table, CHAMPION.plan(state.table)).rated(margin=0.0)
                count = c.rated(ctypes.byref(here), ctypes.byref(own), found)
                rated += 1
                moves = [told(one.move) for one in found[:count]]
                same += moves == [told(move_of(one)) for one, _ in expected] and np.allclose(
                    [one.lead for one in found[:count]], [lead for _, lead in expected], atol=1e-9
                )
                move = max(expected, key=lambda one: one[1])[0]
                if dice.random() < 0.3:
                    move = dice.choice(state.legal_moves())
            step = move_of(move)
            c.play(ctypes.byref(here), ctypes.byref(step))
            assert bytes(here) == bytes(copied(c, state.table.after(move))), (seed, move)
            state = state.play(move)
        final = copied(c, state.table)
        for seat in range(seats):
            assert c.final_points(ctypes.byref(final), seat) == state.score(seat).total
    print(f"{games} games followed; {same} of {rated} decisions of the champion alike")


def shipped(seats: int = 2) -> Array:
    """The weights of the application: by palace side, rounds left from 1, and input."""
    stored = json.loads(STORED.read_text("utf-8"))[str(seats)]
    return np.array(
        [
            [np.concatenate([np.ravel(one[name]) for name in PARTS]) for one in stored[side]]
            for side in "AB"
        ]
    )


def play(c: ctypes.CDLL, work: Path, seats: int, again: bool) -> None:
    """Write games of a light champion with itself."""
    weights = shipped(seats) if again else None
    bot = level(champion(seats, weights, light=True))
    for piece in range(PIECES if seats == 2 else PIECES // 2):
        for number, side in enumerate("AB"):
            path = work / f"{'again' if again else 'first'}-{seats}-{side}-{piece}.npz"
            if path.exists():
                continue
            seed = (2 * again + number + 1) * FIRST_SEED + piece * PIECE
            points = np.zeros((PIECE, seats), dtype=np.int32)
            ends = np.zeros((PIECE, ROUNDS - 1, ctypes.sizeof(CTable)), dtype=np.uint8)
            where = number, seats, ctypes.c_int64(seed), PIECE
            c.samples(ctypes.byref(bot), *where, pointer(points), pointer(ends))
            np.savez_compressed(path, points=points, ends=ends)
            print(path.name, points.mean(), flush=True)


def seen(c: ctypes.CDLL, ends: Array, seats: int) -> tuple[Array, Array]:
    """What is seen of all palaces at the ends of rounds, and their worth as judged."""
    ends = np.ascontiguousarray(ends)
    inputs = np.zeros((len(ends), seats, INPUTS))
    judged = np.zeros((len(ends), seats))
    plain = player(())
    c.seen(pointer(ends), len(ends), ctypes.byref(plain), pointer(inputs), pointer(judged))
    return inputs, judged


def compared(values: Array) -> Array:
    """For every pair of seats, the values of the one less those of the other."""
    one, other = np.triu_indices(values.shape[1], 1)
    return np.concatenate(list(np.moveaxis(values[:, one] - values[:, other], 1, 0)))


def ridge(inputs: Array, missed: Array) -> Array:
    """The weights of inputs that explain what was missed; rare inputs weigh less."""
    scale = np.sqrt(inputs.std(axis=0))
    used = scale > 0
    here = inputs[:, used] / scale[used]
    found = np.zeros(INPUTS)
    squares = here.T @ here + RIDGE * np.eye(here.shape[1])
    found[used] = np.linalg.solve(squares, here.T @ missed) / scale[used]
    return found


def fit(c: ctypes.CDLL, work: Path, seats: int, pattern: str) -> None:
    """Fit the weights to all games, and print what they explain of games left out."""
    weights = np.zeros((2, ROUNDS - 1, INPUTS))
    for number, side in enumerate("AB"):
        parts = [np.load(path) for path in sorted(work.glob(f"{pattern}-{seats}-{side}-*.npz"))]
        points = np.concatenate([part["points"] for part in parts])
        ends = np.concatenate([part["ends"] for part in parts])
        lead = np.clip(compared(points), -CLIP, CLIP)
        apart = np.arange(len(lead)) % len(points) % 5 == 0
        print(f"side {side}, {len(points)} games")
        for rounds in range(ROUNDS - 1, 0, -1):
            inputs, judged = map(compared, seen(c, ends[:, rounds - 1], seats))
            missed = lead - judged
            trial = ridge(inputs[~apart], missed[~apart])
            whole = (lead[apart] ** 2).mean()
            before = 1 - (missed[apart] ** 2).mean() / whole
            after = 1 - ((missed - inputs @ trial)[apart] ** 2).mean() / whole
            print(f"  {rounds} rounds left: explained {before:.3f}, learnt {after:.3f}", flush=True)
            weights[number, rounds - 1] = ridge(inputs, missed)
    np.save(work / f"learnt-{seats}.npy", np.round(weights, DECIMALS))


def results(
    c: ctypes.CDLL,
    one: CLevel,
    other: CLevel,
    side: str,
    seed: int,
    deals: int,
    seatings: Sequence[Sequence[bool]],
) -> tuple[Array, Array]:
    """Points and losses by deal, seating and seat; a seating has the seats of the first player."""
    seats = len(seatings[0])
    points = np.zeros((deals, len(seatings), seats), dtype=np.int32)
    lost = np.zeros_like(points)
    bits = np.array(
        [sum(own << seat for seat, own in enumerate(one)) for one in seatings], np.int32
    )
    both = ctypes.byref(one), ctypes.byref(other)
    where = "AB".index(side), seats, ctypes.c_int64(seed), deals, pointer(bits), len(seatings)
    c.match(*both, *where, pointer(points), pointer(lost))
    return points, lost


def pairs(points: Array, lost: Array, seatings: Sequence[Sequence[bool]]) -> tuple[Array, Array]:
    """For every deal, the share of pairs of seats in which the first player's is ahead, and its
    mean lead."""
    own = np.array(seatings)
    shares, leads = [], []
    for game, mine in enumerate(own):
        for one, other in itertools.product(np.flatnonzero(mine), np.flatnonzero(~mine)):
            lead = points[:, game, one] - points[:, game, other]
            cleaner = np.sign(lost[:, game, other] - lost[:, game, one])
            shares.append(0.5 + 0.5 * np.where(lead, np.sign(lead), cleaner))
            leads.append(lead)
    return np.mean(shares, axis=0), np.mean(leads, axis=0)


def match(
    c: ctypes.CDLL, one: CLevel, other: CLevel, side: str, seats: int, seed: int, deals: int
) -> str:
    """Describe the first player's results over `deals` deals, each with all seatings."""
    seatings = SEATINGS[seats]
    points, lost = results(c, one, other, side, seed, deals, seatings)
    own = np.broadcast_to(np.array(seatings), points.shape)
    mine, theirs = points[own].mean(), points[~own].mean()
    share, lead = (
        (values.mean(), values.std(ddof=1) / deals**0.5) for values in pairs(points, lost, seatings)
    )
    return (
        f"{100 * share[0]:.1f} ± {100 * share[1]:.1f} %, {mine:.1f} : {theirs:.1f}"
        f", lead {lead[0]:.1f} ± {lead[1]:.1f}"
    )


def write(work: Path) -> None:
    """Write the weights of every number of seats into the application."""
    names = [f"learnt-{seats}.npy" for seats in SEATS]
    kept = {
        seats: np.load(work / name) if (work / name).exists() else shipped(seats)
        for seats, name in zip(SEATS, names, strict=True)
    }
    ends = np.cumsum([prod(shape) for shape in PARTS.values()])[:-1]
    tables = []
    for seats, learnt in kept.items():
        lines = []
        for side, by_rounds in zip("AB", learnt, strict=True):
            blocks = []
            for row in by_rounds:
                parts = zip(PARTS.items(), np.split(row, ends), strict=True)
                values = [
                    f'    "{name}": {json.dumps(values.reshape(shape).tolist())}'
                    for (name, shape), values in parts
                ]
                blocks.append("   {\n" + ",\n".join(values) + "\n   }")
            lines.append(f'  "{side}": [\n' + ",\n".join(blocks) + "\n  ]")
        tables.append(f' "{seats}": {{\n' + ",\n".join(lines) + "\n }")
    text = "{\n" + ",\n".join(tables) + "\n}\n"
    STORED.write_text(text.replace("-0.0,", "0.0,").replace("-0.0]", "0.0]"), "utf-8")


def main() -> int:
    """Check, play, fit, match or write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("check", "play", "fit", "match", "write"))
    parser.add_argument("side", nargs="?", choices=("A", "B"), default="A")
    parser.add_argument("--work", type=Path, default=Path("build/sintra"))
    parser.add_argument("--seats", type=int, choices=SEATS, default=2)
    parser.add_argument("--games", type=int, default=4, help="of check")
    parser.add_argument("--deals", type=int, default=100, help="of match")
    parser.add_argument("--seed", type=int, default=900_001, help="of match")
    parser.add_argument("--again", action="store_true", help="play with the shipped weights")
    parser.add_argument("--pattern", default="*", help="fit only these games: first or again")
    chosen = parser.parse_args()
    if chosen.command == "write":
        write(chosen.work)
        return 0
    c, seats = library(chosen.work), chosen.seats
    if chosen.command == "check":
        check(c, chosen.games)
    elif chosen.command == "play":
        play(c, chosen.work, seats, chosen.again)
    elif chosen.command == "fit":
        fit(c, chosen.work, seats, chosen.pattern)
    else:
        learnt = np.load(chosen.work / f"learnt-{seats}.npy")
        one, other = level(champion(seats, learnt)), level(champion(seats, None))
        said = match(c, one, other, chosen.side, seats, chosen.seed, chosen.deals)
        print(f"learnt against not, side {chosen.side}, {chosen.deals} deals: {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
