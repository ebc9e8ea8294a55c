"""One player's palace: strips, windows, glazier and broken glass (S-2, S-6 to S-9, S-11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from harmony_desktop.games.sintra.rules.components import (
    JOKER,
    WINDOW_PANES,
    WINDOWS,
    Colour,
    Panes,
    StripSide,
)
from harmony_desktop.games.sintra.rules.components import Strip as StripSides
from harmony_desktop.games.sintra.rules.strip import EMPTY_STRIP, GONE, Filled, Strip, strip_of

Window = tuple[Colour, ...]
"""The panes of a window, the upper one first."""


@dataclass(frozen=True, slots=True)
class Palace:
    """Everything that belongs to one seat."""

    strips: tuple[StripSides, ...]
    """The strip above each window: the side that is up, then the other."""
    filled: tuple[Filled, ...]
    windows: tuple[Window, ...]
    glazier: int
    """The window at whose strip the glazier stands; the strip itself may be gone."""
    points: int
    broken: int
    """The marker's step on the broken-glass track, from 0."""
    lost: int
    """Points lost so far by reaching the end of the track."""

    def side_up(self, window: int) -> StripSide | None:
        """The upper side of the strip above a window; None once the strip is gone (S-8)."""
        panes = len(self.windows[window])
        return self.strips[window][panes] if panes < WINDOW_PANES else None

    @property
    def leftmost(self) -> int | None:
        """The window of the leftmost strip; None when all are gone."""
        return next((w for w in range(WINDOWS) if len(self.windows[w]) < WINDOW_PANES), None)

    @property
    def way_back(self) -> int | None:
        """The window to which the glazier would return; None if no strip is to its left (S-9)."""
        leftmost = self.leftmost
        return leftmost if leftmost is not None and leftmost < self.glazier else None

    @property
    def strip_panes(self) -> int:
        """The number of panes on all strips."""
        return sum(pane is not None for filled in self.filled for pane in filled)

    def strip(self, window: int) -> Strip:
        """The strip above a window."""
        filled = self.filled[window]
        return strip_of(self.strips[window][len(self.windows[window])], filled) if filled else GONE

    def room(self, window: int, colour: Colour) -> tuple[int, int]:
        """Free spaces of a colour and free jokers on the strip above a window (S-6)."""
        strip = self.strip(window)
        return strip.own[colour], strip.jokers

    def reachable(self, colour: Colour) -> tuple[int, ...]:
        """The windows to whose strips the glazier can bring this colour, left to right."""
        return tuple(
            window for window in range(self.glazier, WINDOWS) if self.strip(window).room[colour]
        )

    def spaces_for(self, window: int, colour: Colour, panes: int, jokers: int) -> tuple[int, ...]:
        """The spaces that `panes` panes would fill, `jokers` of them jokers; from the top."""
        before = self.filled[window]
        after = self.strip(window).ways[colour][panes][jokers].filled
        return tuple(space for space, pane in enumerate(after) if pane != before[space])

    def place(self, window: int, colour: Colour, spaces: tuple[int, ...]) -> Palace:
        """The palace with panes on these spaces and the glazier above them."""
        panes = list(self.filled[window])
        for space in spaces:
            panes[space] = colour
        filled = self.filled[:window] + (tuple(panes),) + self.filled[window + 1 :]
        return replace(self, filled=filled, glazier=window)

    def placed(self, window: int, strip: Strip) -> Palace:
        """The palace with a changed strip and the glazier above it."""
        return Palace(
            self.strips,
            self.filled[:window] + (strip.filled,) + self.filled[window + 1 :],
            self.windows,
            window,
            self.points,
            self.broken,
            self.lost,
        )

    def keep(self, window: int, colour: Colour) -> tuple[Palace, Panes]:
        """The palace with a pane of the complete strip in its window, and the remaining panes
        (S-8).

        The strip is turned over, or removed after its second time.
        """
        panes = [0] * JOKER
        for pane in self.filled[window]:
            if pane is not None:
                panes[pane] += 1
        panes[colour] -= 1
        glazed = self.windows[window] + (colour,)
        strip = EMPTY_STRIP if len(glazed) < WINDOW_PANES else ()
        palace = Palace(
            self.strips,
            self.filled[:window] + (strip,) + self.filled[window + 1 :],
            self.windows[:window] + (glazed,) + self.windows[window + 1 :],
            self.glazier,
            self.points,
            self.broken,
            self.lost,
        )
        return palace, tuple(panes)

    def returned(self, window: int) -> Palace:
        """The palace with the glazier above another strip."""
        return Palace(
            self.strips,
            self.filled,
            self.windows,
            window,
            self.points,
            self.broken,
            self.lost,
        )

    def scored(self, points: int) -> Palace:
        """The palace with more points."""
        return Palace(
            self.strips,
            self.filled,
            self.windows,
            self.glazier,
            self.points + points,
            self.broken,
            self.lost,
        )

    def broke(self, steps: int, track: tuple[int, ...]) -> Palace:
        """The palace after `steps` steps down the track; its end costs points and returns to 0
        (S-11)."""
        falls, broken = divmod(self.broken + steps, len(track) - 1)
        loss = falls * -track[-1]
        return Palace(
            self.strips,
            self.filled,
            self.windows,
            self.glazier,
            self.points - loss,
            broken,
            self.lost + loss,
        )
