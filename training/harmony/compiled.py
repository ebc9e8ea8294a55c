"""The C parts of the training, compiled when first needed and called through ctypes."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from harmony_desktop.games.harmony.bots.brain import Search, Stage
from harmony_desktop.games.harmony.bots.brain_estimate import chance
from harmony_desktop.games.harmony.bots.brain_inputs import MAX_CHANGE
from harmony_desktop.games.harmony.bots.brain_network import rows_of
from harmony_desktop.games.harmony.rules.components import LINES, VALUES

HERE = Path(__file__).parent
PLACEMENTS = ("free", "connected", "sun-moon")
SCORINGS = ("standard", "beams", "best-beam")
RANKS = 28

Array = NDArray[Any]


def compiled(source: str, work: Path, *flags: str) -> ctypes.CDLL:
    """Compile one C file with gcc and load it as a shared library."""
    work.mkdir(parents=True, exist_ok=True)
    library = work / ("-".join([Path(source).stem, *flags]).replace("=", "") + ".so")
    newest = max(path.stat().st_mtime for path in (HERE / source, *HERE.glob("*.h")))
    if not library.exists() or library.stat().st_mtime < newest:
        command = ["gcc", "-O3", "-march=native", *flags, "-shared", "-fPIC"]
        subprocess.run([*command, "-o", library, HERE / source, "-lm"], check=True)
    return ctypes.CDLL(str(library.resolve()))


class Changes(NamedTuple):
    """The rule of thumb of the inputs: how much a tile changes the prospects of a line."""

    lines: Array
    """By own or other value, turn, line, value, tiles on it and tiles left."""
    fresh: Array
    """For open lines: by turn, line, value and tiles left."""

    @classmethod
    def guessed(cls) -> Changes:
        """The initial changes: the points of a line times the chance to complete it, as in
        `medium`."""
        lines, fresh = np.zeros((2, 20, 15, 3, 5, 10)), np.zeros((20, 15, 3, 10))
        for turn, number, value, left in product(range(19), range(15), range(3), range(10)):
            line = LINES[number]
            share = left * (19 - turn) / (27 - turn)
            rest = max(left - 1, 0) * (19 - turn) / (27 - turn)
            points = line.length * VALUES[line.direction][value]
            opening = line.length * (19 - turn) / 8
            fresh[turn, number, value, left] = points * chance(rest, line.length - 1) - opening
            for tiles in range(1, line.length):
                missing = line.length - tiles
                now = points * chance(share, missing)
                lines[0, turn, number, value, tiles, left] = (
                    points * chance(rest, missing - 1) - now
                )
                lines[1, turn, number, value, tiles, left] = -now
        return cls(_whole_points(lines), _whole_points(fresh))

    @classmethod
    def stored(cls, arrays: Mapping[str, Array]) -> Changes:
        """The changes of a checkpoint or a weights file; the initial ones if it has none."""
        return cls(arrays["changes"], arrays["fresh"]) if "changes" in arrays else cls.guessed()


def _whole_points(points: Array) -> Array:
    return np.clip(np.rint(points), -MAX_CHANGE, MAX_CHANGE).astype(np.int8)


def pointer(array: Array) -> ctypes.c_void_p:
    """The address of an array, which the caller must keep alive."""
    return array.ctypes.data_as(ctypes.c_void_p)


class Learner:
    """The learner of learner.c for one variant. Only one of each width can exist at a time."""

    def __init__(
        self,
        work: Path,
        variant: tuple[str, str],
        detail: int,
        shape: tuple[int, int, int],
        seed: int,
        capacity: int,
    ) -> None:
        names = ("-DH={}", "-DH1={}", "-DH2={}")
        flags = [name.format(units) for name, units in zip(names, shape, strict=True)]
        self._lib = lib = compiled("learner.c", work, "-ffast-math", "-fopenmp", *flags)
        lib.setup.restype = ctypes.c_int64
        lib.generate.restype = lib.learn.restype = ctypes.c_float
        lib.weights.restype = ctypes.POINTER(ctypes.c_float)
        lib.used.restype = ctypes.POINTER(ctypes.c_int)
        size = lib.setup(
            PLACEMENTS.index(variant[0]),
            SCORINGS.index(variant[1]),
            detail,
            ctypes.c_uint64(seed),
            ctypes.c_int64(capacity),
        )
        self.change(Changes.guessed())
        self.shape = shape
        self.detail = detail
        self.weights: Array = np.ctypeslib.as_array(lib.weights(0), (size,))
        self.average: Array = np.ctypeslib.as_array(lib.weights(1), (size,))
        self.used: Array = np.ctypeslib.as_array(lib.used(), (lib.feature_count(),))

    def change(self, changes: Changes) -> None:
        """Use another rule of thumb for the inputs."""
        self.changes = changes
        self._lib.set_changes(*map(pointer, changes))

    def fit_changes(self, games: int, rounds: int = 8) -> Changes:
        """Fit the rule of thumb to the averaged network in its own games."""
        sizes = self.changes.lines.size, self.changes.fresh.size
        table = np.concatenate([part.ravel() for part in self.changes]).astype(np.float32)
        learnt, rest = np.zeros_like(table), np.zeros(20, np.float32)
        quality = np.zeros(2)
        arrays = [pointer(array) for array in (table, learnt, rest, quality)]
        for _ in range(rounds):
            self._lib.fit_changes(games // rounds, *arrays)
            print(f"same best cell {quality[0]:.3f}, error {quality[1] ** 0.5:.2f}", flush=True)
        lines, fresh = np.split(_whole_points(table), [sizes[0]])
        of_half_turn = [min(line, 10 * (line // 5) + 4 - line) for line in range(15)]
        return Changes(
            np.ascontiguousarray(lines.reshape(self.changes.lines.shape)[:, :, of_half_turn]),
            np.ascontiguousarray(fresh.reshape(self.changes.fresh.shape)[:, of_half_turn]),
        )

    def set_bonus(self, table: Array) -> None:
        """Set the earnings of a beam of each rank, for the best-beam game."""
        self._bonus = np.ascontiguousarray(table, np.float32)
        self._lib.set_bonus(pointer(self._bonus))

    def reseed(self, seed: int) -> None:
        self._lib.reseed(ctypes.c_uint64(seed))

    def generate(
        self, games: int, explore: float, vary: float, sample: int, width: int, trace: float
    ) -> float:
        """Play games into the memory and return their mean score.

        `explore` is the share of random placements, `vary` the share of merely plausible ones among
        the others. Targets consider `sample` next tiles in their `width` likeliest cells (0 for
        all), and follow the game by `trace`.
        """
        chances = ctypes.c_float(explore), ctypes.c_float(vary)
        return float(self._lib.generate(games, *chances, sample, width, ctypes.c_float(trace)))

    def learn(self, steps: int, batch: int, rate: float, delta: float) -> float:
        """Run Adam on batches from the memory and return the mean loss."""
        return float(self._lib.learn(steps, batch, ctypes.c_float(rate), ctypes.c_float(delta)))

    def keep_average(self, keep: float) -> None:
        """Move the averaged weights a little towards the current ones."""
        self._lib.average(ctypes.c_float(keep))

    def evaluate(self, games: int, seed: int, fair: bool = False) -> tuple[float, float, Array]:
        """Mean score of the averaged weights with its standard error, and the ranks of their beams.

        `fair` deducts the luck of the calls: the same mean with a fifth of the error.
        """
        sums = (ctypes.c_double * 2)()
        ranks = np.zeros((2, RANKS), np.int32)
        self.reseed(seed)
        self._lib.evaluate(games, int(fair), sums, pointer(ranks))
        mean = sums[0] / games
        variance = sums[1] / games - mean * mean
        return mean, (variance / games) ** 0.5, ranks

    def inputs(self, board: Array, unseen: int, last: int) -> Array:
        """The active inputs of a board (-1 for slots that do not apply)."""
        found = np.zeros(self._lib.slot_count(), np.int32)
        self._lib.inputs(pointer(board.astype(np.int8)), unseen, last, pointer(found))
        return found


class _Stage(ctypes.Structure):
    """A Stage of the search as declared in player.c."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("turns", "width", "first", "last")),
        *((name, ctypes.c_int) for name in ("reply_width", "later_width", "rounds")),
        *((name, ctypes.c_double) for name in ("margin", "reply_margin", "trust")),
    ]

    @classmethod
    def of(cls, stage: Stage) -> _Stage:
        return cls(**stage._asdict())


class Game(NamedTuple):
    """A game played by player.c."""

    board: tuple[int, ...]
    luck: float
    """The luck of the calls in points, as estimated by the network."""
    work: Array
    """Boards judged for each move."""


class Player:
    """The hard and champion bots of player.c with one weights file."""

    def __init__(self, work: Path, variant: tuple[str, str], weights: Path) -> None:
        self._lib = compiled("player.c", work)
        with np.load(weights, allow_pickle=False) as stored:
            arrays = {name: stored[name] for name in stored.files}
        width = arrays["rows"].shape[1]
        shape = [width, arrays["w1"].shape[2], arrays["w2"].shape[2], int(arrays["row_bits"])]
        self._lib.set_changes(*map(pointer, Changes.stored(arrays)))
        names = ("w1", "b1", "w2", "b2", "w3", "b3")
        stages = [arrays[name][stage].ravel() for stage in range(6) for name in names]
        # Inputs that never occurred in training have no row in the file; their row is zero.
        self._rows = np.zeros((2**17, width), np.int16)
        self._rows[arrays["used"]] = rows_of(arrays)
        self._lib.play.restype = ctypes.c_double
        known = self._lib.set_network(
            PLACEMENTS.index(variant[0]),
            SCORINGS.index(variant[1]),
            int(arrays["by_cell"]),
            pointer(np.array(shape, np.int32)),
            pointer(self._rows),
            pointer(arrays["start"].astype(np.int16)),
            pointer(np.concatenate(stages).astype(np.int32)),
            pointer(arrays.get("bonus", np.zeros((2, RANKS))).astype(np.float32)),
        )
        if known < 0:
            raise ValueError(f"player.c has no room for layers of {shape[:3]}")

    def set_search(self, search: Search) -> None:
        """Set the stages of the search."""
        stages = (_Stage * len(search))(*(_Stage.of(stage) for stage in search))
        self._lib.set_search(len(search), stages)

    def play(self, order: tuple[int, ...], with_luck: bool = False) -> Game:
        """Play a deal; computing the luck of its calls takes longer than the game."""
        board = np.zeros(19, np.int8)
        work = np.zeros(19, np.int32)
        calls = np.array(order, np.int8)
        luck = self._lib.play(pointer(calls), int(with_luck), pointer(board), pointer(work))
        return Game(tuple(int(tile) for tile in board), luck, work)
