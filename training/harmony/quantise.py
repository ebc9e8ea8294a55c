"""Conversion of trained weights to the integers that the application uses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from harmony_desktop.games.harmony.bots.brain_inputs import FULL
from harmony_desktop.games.harmony.bots.brain_network import SIGNAL_BITS, WEIGHT_BITS
from training.harmony.compiled import Learner

POINTS_PER_UNIT = 50
"""Points per unit of the learner's output (SCALE in learner.c)."""
STAGES = 6

Array = NDArray[Any]


def quantised(
    learner: Learner, weights: Array, used: Array, row_bits: int, bonus: Array | None
) -> dict[str, Array]:
    """The arrays of a weights file, without rows of inputs that never occurred."""
    width, first, second = learner.shape
    rows = weights[: len(used) * width].reshape(len(used), width)[used > 0]
    start, rest = np.split(weights[len(used) * width :], [width])
    ends = np.cumsum([width * first, first, first * second, second, second, 1])
    w1, b1, w2, b2, w3, b3, _ = np.split(rest.reshape(STAGES, -1), ends, axis=1)
    # Few numbers need more than eight bits; stored separately they take hardly any space.
    whole = _whole(rows, row_bits, np.int16)
    high = (whole + 128) >> 8
    arrays = {
        "by_cell": np.array(learner.detail),
        "row_bits": np.array(row_bits),
        "used": np.flatnonzero(used).astype(np.uint32),
        "rows": (whole - (high << 8)).astype(np.int8),
        "high": high.astype(np.int8),
        "start": _whole(start, row_bits, np.int16),
        "w1": _whole(w1, WEIGHT_BITS, np.int16).reshape(STAGES, width, first),
        "b1": _whole(b1, row_bits + WEIGHT_BITS, np.int32),
        "w2": _whole(w2, WEIGHT_BITS, np.int16).reshape(STAGES, first, second),
        "b2": _whole(b2, SIGNAL_BITS + WEIGHT_BITS, np.int32),
        "w3": _whole(w3 * POINTS_PER_UNIT, WEIGHT_BITS, np.int32),
        "b3": _whole(b3[:, 0] * POINTS_PER_UNIT, SIGNAL_BITS + WEIGHT_BITS, np.int32),
    }
    if learner.detail == FULL:
        arrays["changes"], arrays["fresh"] = learner.changes
    if bonus is not None:
        arrays["bonus"] = _whole(bonus, 0, np.int16)
    return arrays


def _whole(numbers: Array, bits: int, kind: type[np.signedinteger[Any]]) -> Array:
    scaled = np.rint(numbers.astype(np.float64) * 2.0**bits)
    limits = np.iinfo(kind)
    return np.clip(scaled, -limits.max, limits.max).astype(kind)


def save(path: Path, arrays: dict[str, Array]) -> None:
    """Write a weights file: plain arrays, no pickle."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, allow_pickle=False, **arrays)
