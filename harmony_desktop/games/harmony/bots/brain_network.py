"""The value network: from active inputs to the expected future points.

Every weight is an integer, every sum stays below 2**53, and the only divisions are by powers of
two. So results do not depend on the order of sums, on the library behind numpy or on how many
boards are judged together: the same view gives the same move on every machine.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Final

import numpy as np

from harmony_desktop.games.harmony.bots.brain_boards import RANKS, Array
from harmony_desktop.games.harmony.bots.brain_inputs import Inputs

WEIGHT_BITS: Final = 12
"""A weight of 1.0 of the dense layers is stored as 2**12."""
SIGNAL_BITS: Final = 10
"""Signals between the dense layers are rounded to 1/1024."""
STAGE_TURNS: Final = 3
"""The dense layers change every three turns, since early and late boards are judged differently."""


class Network:
    """A sum of one row of numbers for each active input, then three small dense layers.

    The first layer is summed in 16 bits: intermediate sums may overflow, but the final sum fits, so
    the result is correct.
    """

    def __init__(self, inputs: Inputs, arrays: dict[str, Array]) -> None:
        self.inputs = inputs
        self._row_bits = int(arrays["row_bits"])
        # Inputs that never occurred in training have no row in the file; their row is zero.
        rows = np.zeros((inputs.size, arrays["rows"].shape[1]), np.int16)
        rows[arrays["used"]] = rows_of(arrays)
        self._rows = rows
        self._start: Array = arrays["start"].astype(np.int16)
        self._dense = [
            tuple(arrays[name][stage].astype(np.float64) for name in ("w1", "b1", "w2", "b2", "w3"))
            for stage in range(len(arrays["w1"]))
        ]
        self._ends = arrays["b3"].astype(np.float64)
        self.bonus: Array = arrays.get("bonus", np.zeros((2, RANKS), np.int16)).astype(np.float64)
        """The expected earnings of a beam of each rank in the best-beam game."""

    def points(self, active: Array, placed: int) -> Array:
        """Expected future points of boards that hold `placed` tiles, from their active inputs."""
        stage = max(0, placed - 1) // STAGE_TURNS
        w1, b1, w2, b2, w3 = self._dense[stage]
        signal = np.maximum(self._sums(active), 0).astype(np.float64)
        signal = _activated(signal @ w1 + b1, self._row_bits + WEIGHT_BITS)
        signal = _activated(signal @ w2 + b2, SIGNAL_BITS + WEIGHT_BITS)
        points: Array = (signal @ w3 + self._ends[stage]) / 2.0 ** (SIGNAL_BITS + WEIGHT_BITS)
        return points

    def _sums(self, active: Array) -> Array:
        """The first layer, summed slot by slot to stay within the processor's cache."""
        total = np.repeat(self._start[None, :], len(active), axis=0)
        rows = np.empty_like(total)
        for slot in np.ascontiguousarray(active.T):
            np.take(self._rows, slot, axis=0, out=rows, mode="clip")
            total += rows
        return total


def rows_of(arrays: dict[str, Array]) -> Array:
    """The rows of a weights file; rows of more than eight bits are stored in two parts."""
    rows = arrays["rows"].astype(np.int16)
    return rows + (arrays["high"].astype(np.int16) << 8) if "high" in arrays else rows


def _activated(sums: Array, bits: int) -> Array:
    """Cut off negative sums and round the others down to the precision of a signal."""
    return np.floor(np.maximum(sums, 0) * 2.0 ** (SIGNAL_BITS - bits))


@cache
def load(level: str, placement: str, scoring: str) -> Network:
    """The network of a level for a variant; cached."""
    folder = files("harmony_desktop.games.harmony.bots") / "weights"
    with (
        as_file(folder / f"{level}-{placement}-{scoring}.npz") as path,
        np.load(path, allow_pickle=False) as stored,
    ):
        arrays = {name: stored[name] for name in stored.files}
    changes = (arrays["changes"], arrays["fresh"]) if "changes" in arrays else None
    inputs = Inputs(placement, scoring, int(arrays["by_cell"]), changes)
    return Network(inputs, arrays)
