"""Learn what a palace is worth at the end of a round, from games the Sintra bots play in C.

    python training/sintra/learn.py check                 # C and the program play alike
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
from dataclasses import astuple
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from harmony_desktop.engine.game import Move  # noqa: E402
from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS, PalaceWeights  # noqa: E402
from harmony_desktop.games.sintra.bots.levels import CHAMPION, rate_keeps  # noqa: E402
from harmony_desktop.games.sintra.bots.search import Search  # noqa: E402
from harmony_desktop.games.sintra.rules.component_set import STANDARD  # noqa: E402
from harmony_desktop.games.sintra.rules.components import JOKER, StripSide  # noqa: E402
from harmony_desktop.games.sintra.rules.game import GAME  # noqa: E402
from harmony_desktop.games.sintra.rules.open_table import (  # noqa: E402
    Keep,
    SintraOpenTable,
    Take,
)

WINDOWS, COLOURS, SHOPS, ROUNDS = 8, 5, 5, 6
RETURN = -2
DUEL = (9, 6, 5, 4, 3, 2, 2)
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
        ("palace", CPalace * 2),
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
    """A player in C."""

    _fields_ = (
        ("widths", ctypes.c_int32 * 12),
        ("hidden", ctypes.c_int32),
        ("noise", ctypes.c_double),
        ("weights", ctypes.c_double * WEIGHT_COUNT),
        ("late", ctypes.c_double * WEIGHT_COUNT),
        ("net", ctypes.c_void_p),
    )


def flat(weights: PalaceWeights) -> list[float]:
    """The weights in the order of C."""
    found: list[float] = []
    for value in astuple(weights):
        found += value if isinstance(value, tuple) else [value]
    return found


def player(
    widths: tuple[int, ...] = DUEL,
    noise: float = 0.0,
    weights: PalaceWeights = WEIGHTS,
    late: PalaceWeights = WEIGHTS,
    network: Array | None = None,
    hidden: int = 0,
) -> CPlayer:
    """A player; it keeps no network alive."""
    found = CPlayer(hidden=hidden, noise=noise)
    found.widths[: len(widths)] = widths
    found.weights[:] = flat(weights)
    found.late[:] = flat(late)
    if network is not None:
        found.net = network.ctypes.data
    return found


def library(work: Path) -> ctypes.CDLL:
    """Compile sintra.c if it has changed, and load it."""
    work.mkdir(parents=True, exist_ok=True)
    made = work / "sintra.so"
    sources = (HERE / "sintra.c", HERE / "inputs.h")
    if not made.exists() or made.stat().st_mtime < max(one.stat().st_mtime for one in sources):
        flags = ("-O3", "-march=native", "-ffp-contract=off", "-Wall", "-Wextra", "-shared", "-fPIC")
        subprocess.run(["gcc", *flags, "-o", made, sources[0], "-lm"], check=True)
    c = ctypes.CDLL(str(made.resolve()))
    sides = np.array([side for strip in STANDARD.strips for side in strip], dtype=np.int32)
    c.prepare(pointer(sides))
    assert c.table_size() == ctypes.sizeof(CTable)
    return c


def pointer(array: Array) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


SIDES = [side for strip in STANDARD.strips for side in strip]


def side_number(side: StripSide) -> int:
    return SIDES.index(side)


def copied(c: ctypes.CDLL, table: SintraOpenTable) -> CTable:
    """A table of the program in C."""
    found = CTable(b=int(table.setup.side == "B"))
    for place, panes in enumerate(table.workshops):
        found.shop[place][:] = panes
    found.centre[:], found.bag[:], found.tower[:] = table.centre, table.bag, table.tower
    found.token, found.first, found.turn = int(table.token), table.first, table.turn
    found.completed = -1 if table.completed is None else table.completed
    found.rounds = len(table.marker)
    found.marker[: len(table.marker)] = table.marker
    for palace, own in zip(table.palaces, found.palace, strict=True):
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
    champion = player()
    moves, leads = (CMove * 16)(), (ctypes.c_double * 16)()
    rated = same = 0
    for seed in range(1, games + 1):
        dice = Random(seed)  # noqa: S311 - a game, not a secret
        state = GAME.start(2, {"side": "AB"[seed % 2]}, seed)
        while state.to_move is not None:
            here = copied(c, state.table)
            if state.table.completed is not None:
                best = max(rate_keeps(state.table), key=lambda one: one[1])[0]
                assert c.kept(ctypes.byref(here), ctypes.byref(champion)) == best.colour
                move = best
            else:
                move = dice.choice(state.legal_moves())
                if dice.random() < 0.7:
                    rated += 1
                    search = Search(state.table, CHAMPION.plan(state.table))
                    expected = search.rated(margin=0.0)
                    count = c.rated(ctypes.byref(here), ctypes.byref(champion), moves, leads)
                    found = [(told(m), v) for m, v in zip(moves[:count], leads[:count])]
                    if found == [(told(move_of(m)), v) for m, v in expected]:
                        same += 1
                    else:
                        print(seed, state.table.round, found[:3], expected[:3])
                    move = max(expected, key=lambda one: one[1])[0]
            step = move_of(move)
            c.play(ctypes.byref(here), ctypes.byref(step))
            after = state.table.after(move)
            state = state.play(move)
            assert bytes(here) == bytes(copied(c, after)), (seed, move)
        final = copied(c, state.table)
        for seat in range(2):
            points = c.final_points(ctypes.byref(final), seat)
            assert points == state.score(seat).total
    print(f"{games} games followed; {same} of {rated} decisions of the champion alike")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("command", choices=("check",))
    parser.add_argument("--work", type=Path, default=Path("build/sintra"))
    parser.add_argument("--games", type=int, default=6)
    chosen = parser.parse_args()
    check(library(chosen.work), chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
