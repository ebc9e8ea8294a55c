"""One strip with one side up: what fits it, and what it becomes (S-6).

There are only a few hundred of these, and each is worked out once: the rules look up what a strip
takes instead of counting its spaces at every turn, and so do the bots.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from harmony_desktop.games.sintra.rules.components import JOKER, STRIP_SPACES, Colour, StripSide

Filled = tuple[Colour | None, ...]
"""The panes on the five spaces of a strip; nothing at all once the strip is gone."""

EMPTY_STRIP: Filled = (None,) * STRIP_SPACES
COLOUR_STATES: Final = JOKER + 1
"""How many different colours a strip may miss: none to all five."""


def joker_range(panes: int, own: int, jokers: int) -> range:
    """How many jokers a placing may use, given the free spaces of the strip (S-6).

    >>> list(joker_range(2, 1, 2)), list(joker_range(2, 3, 0)), list(joker_range(4, 1, 2))
    ([1, 2], [0], [2])
    """
    placed = min(panes, own + jokers)
    return range(max(0, placed - own), min(jokers, placed) + 1)


class Strip:
    """A side and the panes on it. `strip_of` gives the same one every time."""

    __slots__ = (
        "colours",
        "complete",
        "filled",
        "fits",
        "jokers",
        "kind",
        "own",
        "panes",
        "room",
        "takes",
        "ways",
    )

    def __init__(self, side: StripSide, filled: Filled) -> None:
        free = [space for space, pane in zip(side, filled, strict=True) if pane is None]
        self.filled = filled
        self.panes = len(side) - len(free)
        self.complete = bool(side) and not free
        self.jokers = free.count(JOKER)
        self.own = tuple(free.count(colour) for colour in range(JOKER))
        """The free spaces of each colour."""
        self.room = tuple(count + self.jokers for count in self.own)
        """How many panes of each colour would fit."""
        self.fits = tuple(colour for colour in range(JOKER) if self.room[colour])
        self.takes = sum(1 << colour for colour in self.fits)
        """The colours that fit at all, as bits."""
        self.colours = sum(count > 0 for count in self.own)
        """How many different colours, jokers aside, are still missing."""
        self.kind = self.panes * COLOUR_STATES + self.colours
        """A number for panes and missing colours together."""
        self.ways = tuple(
            tuple(self._ways(side, colour, placed) for placed in range(self.room[colour] + 1))
            for colour in range(JOKER)
        )
        """For a colour and so many panes that fit: what the strip becomes, by jokers filled."""

    def _ways(self, side: StripSide, colour: Colour, placed: int) -> dict[int, Strip]:
        if not placed:
            return {}
        return {
            used: strip_of(side, _with(self.filled, side, colour, placed - used, used))
            for used in joker_range(placed, self.own[colour], self.jokers)
        }


def _with(filled: Filled, side: StripSide, colour: Colour, own: int, jokers: int) -> Filled:
    """With panes of a colour on so many spaces of that colour and so many jokers, from the top."""
    left = {colour: own, JOKER: jokers}
    panes = list(filled)
    for space, wanted in enumerate(side):
        if panes[space] is None and left.get(wanted, 0):
            panes[space] = colour
            left[wanted] -= 1
    return tuple(panes)


@lru_cache(maxsize=1 << 16)
def strip_of(side: StripSide, filled: Filled) -> Strip:
    """The strip with this side up and these panes on it."""
    return Strip(side, filled)


GONE: Final = Strip((), ())
