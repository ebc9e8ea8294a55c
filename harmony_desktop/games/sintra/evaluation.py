"""What a palace is worth in the middle of a game: the judgement the bots share.

The worth is the score as it stands plus what is likely to come: panes on unfinished strips count
for a share of what completing the strip would bring, and filled windows for the points they will
add to completions further left. It becomes the plain final score when no time is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from harmony_desktop.games.sintra import scoring
from harmony_desktop.games.sintra.components import (
    JOKER,
    LEFTOVERS_A_POINT,
    ROUNDS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    WORKSHOP_PANES,
    Colour,
    Panes,
    StripSide,
)
from harmony_desktop.games.sintra.open_table import OpenTable, Setup
from harmony_desktop.games.sintra.palace import Filled, Palace, Window


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the judgement, found by letting bots with different ones play each other."""

    progress: tuple[float, ...] = (0.0, 0.25, 0.33, 0.5, 0.72)
    """The share of a completion that a strip with so many panes is worth."""
    variety: float = 0.23
    """How much of that share is lost for every further colour the strip still needs."""
    hurry: float = 1.2
    """Rounds that a missing pane asks for: strips that need more time count for less."""
    neighbour: float = 0.37
    """How far empty windows to the right already count towards a completion."""
    support: float = 0.13
    """How far a filled window counts for every completion still possible on its left."""
    reach: float = 2.2
    """What it is worth that the glazier can place a colour at all."""
    distance: float = 0.25
    """What each window left of the glazier costs."""
    colour_bonus: float = 0.25
    """Expected panes of the round's colour on a completed strip."""
    joker: float = 0.3
    """What a free joker is worth."""
    half_window: float = 0.4
    """How far a window with one pane counts as complete on side B."""
    upper_pane: float = 0.7
    """How far the pane of such a window counts for its colour."""


WEIGHTS: Final = Weights()
COMPLETIONS_A_ROUND: Final = 2
BREAKAGE: Final = {2: 14.0, 3: 19.0, 4: 35.0}
"""By how much the worth exceeds the final score, as strong bots play with so many seats.

The appraisal knows nothing of the glass that will break.
"""
_ORNAMENT_WORTH: Final = (0.0, 1.0, 3.0, 6.0, 10.0)
"""As ORNAMENT_POINTS, but a first pane is a beginning."""
_COUNT: Final = tuple(mask.bit_count() for mask in range(1 << JOKER))


class StripState(NamedTuple):
    """What matters of a strip: panes on it, what it can take, and how many colours it needs."""

    panes: int
    room: Panes
    """How many panes of each colour would fit."""
    jokers: int
    takes: int
    """The colours that fit at all, as bits."""
    colours: int
    """How many different colours, jokers aside, are still missing."""


@lru_cache(maxsize=4096)
def strip_state(side: StripSide, filled: Filled) -> StripState:
    """The state of a strip with this side up."""
    free = [space for space, pane in zip(side, filled, strict=True) if pane is None]
    jokers = free.count(JOKER)
    own = [free.count(colour) for colour in range(JOKER)]
    return StripState(
        STRIP_SPACES - len(free),
        tuple(count + jokers for count in own),
        jokers,
        sum(1 << colour for colour, count in enumerate(own) if count + jokers),
        sum(count > 0 for count in own),
    )


_GONE: Final = StripState(0, (0,) * JOKER, 0, 0, 0)


def time_left(table: OpenTable) -> float:
    """Rounds left to play, the one on the table by the panes it still has."""
    panes = sum(table.centre) + sum(map(sum, table.workshops))
    return len(table.marker) - 1 + panes / (len(table.workshops) * WORKSHOP_PANES)


class Appraisal:
    """The worth of one palace, and what further panes on each strip would add to it."""

    __slots__ = ("gains", "palace", "reach", "setup", "strips", "time", "worth")

    def __init__(self, palace: Palace, setup: Setup, time: float) -> None:
        self.palace = palace
        self.setup = setup
        self.time = time
        self.gains = _gains(palace.windows, setup)
        """What completing each window's strip would bring."""
        self.strips = [
            strip_state(strip[len(window)], filled) if filled else _GONE
            for strip, window, filled in zip(
                palace.strips, palace.windows, palace.filled, strict=True
            )
        ]
        self.reach = [0] * (WINDOWS + 1)
        """The colours, as bits, that fit a strip from each window to the right."""
        for window in range(WINDOWS - 1, -1, -1):
            self.reach[window] = self.strips[window].takes | self.reach[window + 1]
        worth = palace.points + setup.components.track[palace.broken] + self._bonus()
        if time > 0:
            glazier = palace.glazier
            worth += self._support() + self.standing(glazier, self.strips[glazier].takes)
        for window, strip in enumerate(self.strips):
            if strip.panes:
                worth += self.progress(window, strip.panes, strip.colours)
        self.worth = worth

    def progress(self, window: int, panes: int, colours: int) -> float:
        """What so many panes on a strip are worth when so many colours are still missing."""
        left_over = panes / LEFTOVERS_A_POINT
        if self.time <= 0:
            return left_over
        share = WEIGHTS.progress[panes] * (1 - WEIGHTS.variety * max(0, colours - 1))
        needed = WEIGHTS.hurry * (STRIP_SPACES - panes)
        if self.time < needed:
            share *= self.time / needed
        return max(left_over * (1 - self.time / ROUNDS), share * self.gains[window])

    def standing(self, glazier: int, takes: int) -> float:
        """What the glazier's place is worth when the strip there still takes these colours."""
        colours = _COUNT[takes | self.reach[glazier + 1]]
        worth = WEIGHTS.reach * colours - WEIGHTS.distance * glazier
        return worth * min(1.0, self.time)

    def _support(self) -> float:
        """Points that filled windows will add to completions on their left."""
        most = self.time * COMPLETIONS_A_ROUND
        places = 0
        worth = 0.0
        for value, window in zip(self.setup.values, self.palace.windows, strict=True):
            if window:
                worth += value * min(places, most)
            places += WINDOW_PANES - len(window)
        return WEIGHTS.support * worth

    def _bonus(self) -> float:
        setup, windows = self.setup, self.palace.windows
        if self.time <= 0:
            return scoring.bonus_points(windows, setup.side, setup.components.ornaments)
        if setup.side == "A":
            return sum(
                _ORNAMENT_WORTH[len(windows[a]) + len(windows[b])]
                for a, b in setup.components.ornaments
            )
        complete, half, most = _colour_hopes(windows)
        return (complete + WEIGHTS.half_window * half) * most


def _gains(windows: Sequence[Window], setup: Setup) -> list[float]:
    gains = _ornament_gains(windows, setup) if setup.side == "A" else _colour_gains(windows)
    right = WEIGHTS.colour_bonus
    for window in range(WINDOWS - 1, -1, -1):
        value = setup.values[window]
        gains[window] += value + right
        right += value if windows[window] else value * WEIGHTS.neighbour
    return gains


def _ornament_gains(windows: Sequence[Window], setup: Setup) -> list[float]:
    gains = [0.0] * WINDOWS
    for a, b in setup.components.ornaments:
        panes = len(windows[a]) + len(windows[b])
        if panes < 2 * WINDOW_PANES:
            more = _ORNAMENT_WORTH[panes + 1] - _ORNAMENT_WORTH[panes]
            gains[a] += more
            gains[b] += more
    return gains


def _colour_gains(windows: Sequence[Window]) -> list[float]:
    """What an upper or a lower pane adds on side B; it is not always of the best colour."""
    complete, half, most = _colour_hopes(windows)
    share = WEIGHTS.half_window
    now = (complete + share * half) * most
    upper = (complete + share * (half + 1)) * (most + 0.5) - now
    lower = (complete + 1 + share * (half - 1)) * (most + 0.8) - now
    return [lower if window else upper for window in windows]


def _colour_hopes(windows: Sequence[Window]) -> tuple[int, int, float]:
    """Complete windows, windows with one pane, and panes of the colour that may count most."""
    counts = [0.0] * JOKER
    complete = half = 0
    for window in windows:
        if len(window) == WINDOW_PANES:
            complete += 1
            for pane in window:
                counts[pane] += 1.0
        elif window:
            half += 1
            counts[window[0]] += WEIGHTS.upper_pane
    return complete, half, max(counts)


def best_kept(palace: Palace, window: int, setup: Setup) -> Colour:
    """The pane of a complete strip to keep: on side B of the colour that may count most."""
    panes = palace.filled[window]
    colours = [colour for colour in range(JOKER) if colour in panes]
    if setup.side == "A":
        return colours[0]
    glazed = [pane for other in palace.windows for pane in other]
    return max(colours, key=lambda colour: (glazed.count(colour), panes.count(colour), -colour))


def completed(palace: Palace, window: int, colour: Colour, setup: Setup, bonus: Colour) -> Palace:
    """The palace after the free spaces of a strip were filled and the best pane was kept."""
    free = tuple(space for space, pane in enumerate(palace.filled[window]) if pane is None)
    full = palace.place(window, colour, free)
    kept, _ = full.keep(window, best_kept(full, window, setup))
    points = scoring.colour_bonus(full.filled[window], bonus)
    return kept.scored(points + scoring.window_points(setup.values, kept.windows, window))


def final_score(table: OpenTable, seat: int) -> float:
    """The score a seat may expect at the end of the game."""
    time = time_left(table)
    worth = Appraisal(table.palaces[seat], table.setup, time).worth
    return worth - BREAKAGE[table.setup.seats] * min(1.0, time)
