"""One strip with one side up: the panes that fit it, and its successors (S-6).

There are only a few hundred, and each is computed once, when it is first needed: rules and bots
look up what a strip takes instead of counting its spaces at every turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from harmony_desktop.games.sintra.rules.components import JOKER, STRIP_SPACES, Colour, StripSide

Filled = tuple[Colour | None, ...]
"""The panes on the five spaces of a strip; empty once the strip is gone."""

EMPTY_STRIP: Filled = (None,) * STRIP_SPACES
COLOUR_STATES: Final = JOKER + 1
"""The number of values for missing colours: none to all five."""


def joker_range(panes: int, own: int, jokers: int) -> range:
    """The numbers of jokers a placement may use, given the free spaces of the strip (S-6).

    >>> list(joker_range(2, 1, 2)), list(joker_range(2, 3, 0)), list(joker_range(4, 1, 2))
    ([1, 2], [0], [2])
    """
    placed = min(panes, own + jokers)
    return range(max(0, placed - own), min(jokers, placed) + 1)


class Strip:
    """A side and the panes on it. Created by `strip_of`, which returns the same object for
    equal strips."""

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
        "side",
        "takes",
        "ways",
    )
    ways: tuple[tuple[dict[int, Strip], ...], ...]
    """The successors of the strip, by colour, number of panes and jokers filled."""

    def __init__(self, side: StripSide, filled: Filled) -> None:
        free = [space for space, pane in zip(side, filled, strict=True) if pane is None]
        self.side = side
        self.filled = filled
        self.panes = len(side) - len(free)
        self.complete = bool(side) and not free
        self.jokers = free.count(JOKER)
        self.own = tuple(free.count(colour) for colour in range(JOKER))
        """The free spaces of each colour."""
        self.room = tuple(count + self.jokers for count in self.own)
        """The number of panes of each colour that would fit."""
        self.fits = tuple(colour for colour in range(JOKER) if self.room[colour])
        self.takes = sum(1 << colour for colour in self.fits)
        """The colours that fit at all, as bits."""
        self.colours = sum(count > 0 for count in self.own)
        """The number of different colours still missing, without jokers."""
        self.kind = self.panes * COLOUR_STATES + self.colours
        """A number for panes and missing colours together."""

    def __getattr__(self, name: str) -> object:
        """Compute the successors at their first use; afterwards the slot has them."""
        if name != "ways":
            raise AttributeError(name)
        self.ways = tuple(
            tuple(self._ways(colour, placed) for placed in range(self.room[colour] + 1))
            for colour in range(JOKER)
        )
        return self.ways

    def _ways(self, colour: Colour, placed: int) -> dict[int, Strip]:
        if not placed:
            return {}
        return {
            used: strip_of(self.side, _with(self.filled, self.side, colour, placed - used, used))
            for used in joker_range(placed, self.own[colour], self.jokers)
        }


def _with(filled: Filled, side: StripSide, colour: Colour, own: int, jokers: int) -> Filled:
    """The spaces after filling `own` spaces of a colour and `jokers` jokers, from the top."""
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
