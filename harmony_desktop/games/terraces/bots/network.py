"""A small network that corrects the judgement: what its weights, one for each feature, cannot say.

A region that can rise is worth more if it is large, a cut hurts more if the other player still has
tiles to cut with: such things depend on several features at once. One hidden layer sees the
features, the tiles placed and the tiles left. It was fitted to what the judgement missed in games
of the bots: see `training/terraces`.

Every weight is an integer, every sum stays below 2**53, and the only division is by a power of two.
So the result does not depend on the library behind numpy: bots play alike on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FILE: Final = "network.json"
WEIGHT_BITS: Final = 14
"""A weight of one point is stored as 2**14."""


class TerraceNetwork:
    """Hidden units that add points or take them away, each from some weighted sum of inputs on."""

    def __init__(self, hidden: Sequence[Sequence[int]], signs: Sequence[int]) -> None:
        self._hidden: NDArray[Any] = np.array(hidden, dtype=np.float64)
        self._signs: NDArray[Any] = np.array(signs, dtype=np.float64)

    def corrections(self, inputs: Sequence[Sequence[int]]) -> list[float]:
        """Points to add to the lead the judgement expects, for each row of inputs."""
        signals = np.maximum(np.array(inputs, dtype=np.float64) @ self._hidden, 0)
        found: list[float] = (signals @ self._signs / 2.0**WEIGHT_BITS).tolist()
        return found


@cache
def network() -> TerraceNetwork:
    """The network of the champion."""
    text = (files("harmony_desktop.games.terraces.bots") / FILE).read_text("utf-8")
    stored = json.loads(text)
    return TerraceNetwork(stored["hidden"], stored["signs"])
