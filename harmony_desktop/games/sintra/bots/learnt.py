"""A learnt correction to the value of a palace at the end of a round.

Who begins the next round, which panes the bag still holds, where the glazier waits, how far the
marker of broken glass has come: small things that decide later rounds. Each has a weight by number
of seats, palace side and rounds left, fitted to the final leads of games in which the champion
played itself: see `training/sintra`. Almost everything is a look into a table, so it costs next to
nothing.

The weights hold for the set shipped with the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from harmony_desktop.games.sintra.bots.evaluation import Glazing
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import (
    STRIP_SPACES,
    WINDOWS,
    WORKSHOP_PANES,
    Colour,
)
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable
from harmony_desktop.games.sintra.rules.palace import Window
from harmony_desktop.games.sintra.rules.strip import COLOUR_STATES, GONE, Strip

FILE: Final = "learnt.json"
KINDS: Final = STRIP_SPACES * COLOUR_STATES
"""The states of unfinished strips."""
USUAL_SUPPLY: Final = 4.0
"""The panes of each colour in a round of two seats, if the bag has equally many."""


class ForesightWeights:
    """The weights for one number of seats, palace side and number of rounds left, in points."""

    def __init__(self, stored: Mapping[str, Any]) -> None:
        self.panes: Sequence[Sequence[float]] = stored["panes"]
        """By window and number of panes in it."""
        self.strip: Sequence[Sequence[float]] = stored["strip"]
        """By window and state of its strip."""
        self.supply: Sequence[float] = stored["supply"]
        """For each pane more than usual of the colours a strip needs, by its state."""
        self.bonus: Sequence[float] = stored["bonus"]
        """For each space of a strip in the next round's colour, by its state."""
        self.reach: Sequence[float] = stored["reach"]
        """For each strip that the glazier can reach without a return, by its state."""
        self.gain: Sequence[float] = stored["gain"]
        """For each point a strip would bring, by its state."""
        self.glazier: Sequence[float] = stored["glazier"]
        self.broken: Sequence[float] = stored["broken"]
        """By place on the broken-glass track."""
        self.first: float = stored["first"]
        """For the seat that begins the next round."""
        self.points: float = stored["points"]
        self.windows: float = stored["windows"]
        """For each point that the judgement gives the windows."""


@cache
def weights_for(seats: int, side: str, rounds: int) -> ForesightWeights:
    """The weights for a number of seats, a palace side and a number of rounds left."""
    return ForesightWeights(_stored()[str(seats)][side][rounds - 1])


@cache
def _stored() -> Any:
    """All weights, by number of seats, palace side and rounds left."""
    return json.loads((files("harmony_desktop.games.sintra.bots") / FILE).read_text("utf-8"))


def supply(table: SintraOpenTable) -> list[float]:
    """The panes of each colour to expect in the next round."""
    wanted = len(table.workshops) * WORKSHOP_PANES
    bag, tower = sum(table.bag), sum(table.tower)
    if bag >= wanted:
        return [wanted * panes / bag for panes in table.bag]
    return [
        panes + (wanted - bag) * more / max(1, tower)
        for panes, more in zip(table.bag, table.tower, strict=True)
    ]


class Foresight:
    """The learnt correction for every palace at the end of this round."""

    def __init__(self, table: SintraOpenTable) -> None:
        setup = table.setup
        self._weights = weights_for(setup.seats, setup.side, len(table.marker) - 1)
        self._supply = supply(table)
        self._colour: Colour = table.marker[1]
        self._strips: tuple[dict[Strip, tuple[float, float, float]], ...] = tuple(
            {} for _ in range(WINDOWS)
        )
        self._windows: dict[tuple[Window, ...], float] = {}

    def worth(
        self,
        glazing: Glazing,
        strips: Sequence[Strip],
        glazier: int,
        points: int,
        broken: int,
        first: bool,
    ) -> float:
        """Points to add to the judgement; `points` with what the broken glass costs now."""
        weights = self._weights
        windows = glazing.windows
        found = self._windows.get(windows)
        if found is None:
            found = self._windows[windows] = self._worth_of_windows(glazing)
        found += weights.glazier[glazier] + weights.broken[broken] + weights.points * points
        if first:
            found += weights.first
        gains = glazing.gains
        for window, strip in enumerate(strips):
            known = self._strips[window].get(strip)
            if known is None:
                known = self._strips[window][strip] = self._worth_of_strip(window, strip)
            worth, gain, reach = known
            found += worth + gain * gains[window]
            if window >= glazier:
                found += reach
        return found

    def _worth_of_windows(self, glazing: Glazing) -> float:
        weights = self._weights
        panes = zip(weights.panes, glazing.windows, strict=True)
        return weights.windows * glazing.worth + sum(each[len(window)] for each, window in panes)

    def _worth_of_strip(self, window: int, strip: Strip) -> tuple[float, float, float]:
        """What a strip adds, what it adds for each point it would bring, and within reach."""
        weights, kind = self._weights, strip.kind
        worth, reach = weights.strip[window][kind], weights.reach[kind]
        if strip is GONE:
            return worth, 0.0, reach
        spaces = sum(strip.own)
        expected = USUAL_SUPPLY
        if spaces:
            pairs = zip(strip.own, self._supply, strict=True)
            expected = sum(own * panes for own, panes in pairs) / spaces
        worth += weights.supply[kind] * (expected - USUAL_SUPPLY)
        worth += weights.bonus[kind] * (strip.own[self._colour] + strip.filled.count(self._colour))
        return worth, weights.gain[kind], reach


def foresight(table: SintraOpenTable) -> Foresight | None:
    """The foresight for this round's end; None in the last round and where nothing was learnt."""
    setup = table.setup
    known = setup.components == STANDARD and len(table.marker) > 1
    return Foresight(table) if known else None
