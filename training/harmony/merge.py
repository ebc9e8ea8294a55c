"""Average several networks by making one of them.

    python training/harmony/merge.py OUT.npz ONE.npz TWO.npz …

The rows stand side by side, the dense layers are block diagonal, and the last layer takes the
mean. The program needs to know nothing about it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def merged(networks: Sequence[dict[str, Array]]) -> dict[str, Array]:
    """One weights file out of several of the same variant and the same row bits."""
    used = np.unique(np.concatenate([network["used"] for network in networks]))
    rows = []
    for network in networks:
        own = np.zeros((len(used), network["rows"].shape[1]), network["rows"].dtype)
        own[np.searchsorted(used, network["used"])] = network["rows"]
        rows.append(own)
    together = {
        name: np.concatenate([network[name] for network in networks], axis=-1)
        for name in ("start", "b1", "b2", "w3")
    }
    ends = sum(network["b3"].astype(np.float64) for network in networks)
    return {
        **together,
        "by_cell": networks[0]["by_cell"],
        "row_bits": networks[0]["row_bits"],
        "used": used,
        "rows": np.concatenate(rows, axis=1),
        "w1": _blocks([network["w1"] for network in networks]),
        "w2": _blocks([network["w2"] for network in networks]),
        "w3": np.rint(together["w3"] / len(networks)).astype(np.int32),
        "b3": np.rint(ends / len(networks)).astype(np.int32),
    }


def _blocks(layers: Sequence[Array]) -> Array:
    """The layers along the diagonal of one large layer, stage by stage."""
    stages = len(layers[0])
    large = np.zeros((stages, *np.sum([layer.shape[1:] for layer in layers], axis=0)), np.int16)
    row = column = 0
    for layer in layers:
        _, height, width = layer.shape
        large[:, row : row + height, column : column + width] = layer
        row, column = row + height, column + width
    return large


def main(paths: Sequence[str]) -> int:
    if len(paths) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    networks = []
    for path in paths[1:]:
        with np.load(path, allow_pickle=False) as stored:
            networks.append({name: stored[name] for name in stored.files})
    np.savez_compressed(Path(paths[0]), allow_pickle=False, **merged(networks))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
