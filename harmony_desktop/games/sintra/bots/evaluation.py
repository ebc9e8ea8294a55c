"""The value of a palace during a game: the judgement the bots share.

The value is the current score plus the expected points: panes on unfinished strips count for a
share of what completing the strip would bring, and filled windows for the points they will add to
completions further left. Without time left it equals the final score.

A `PalaceJudge` has the weights and the time left, a `Glazing` the prospects of a palace's windows.
Both are shared by every palace of a search, so that nothing is computed twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.components import (
    JOKER,
    LEFTOVERS_A_POINT,
    ROUNDS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    WORKSHOP_PANES,
    Colour,
)
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable, SintraSetup
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.strip import COLOUR_STATES, Filled, Strip


@dataclass(frozen=True, slots=True)
class PalaceWeights:
    """The weights of the judgement, tuned by matches between bots."""

    progress: tuple[float, ...] = (0.0, 0.225, 0.453, 0.596, 0.667)
    """The share of a completion that counts for a strip, by its number of panes."""
    variety: float = 0.336
    """The part of that share lost for every further colour the strip still needs."""
    hurry: float = 1.551
    """Rounds needed for a missing pane: strips that need more time count for less."""
    neighbour: float = 0.404
    """The share at which empty windows to the right already count towards a completion."""
    support: float = 0.21
    """The share at which a filled window counts for every completion still possible on its left."""
    completions: float = 1.703
    """The number of completions per round."""
    reach: float = 1.064
    """The value of a colour the glazier can place at all."""
    distance: float = 0.338
    """The cost of each window left of the glazier."""
    colour_bonus: float = 0.676
    """Expected panes of the round's colour on a completed strip."""
    joker: float = 0.368
    """The value of a free joker."""
    ornaments: tuple[float, ...] = (0.0, 1.677, 4.783, 6.816, 10.0)
    """As ORNAMENT_POINTS, but with a value for a first pane (side A)."""
    half_window: float = 0.441
    """The share of a complete window that a window with one pane counts for on side B."""
    upper_pane: float = 1.014
    """The share at which the pane of such a window counts for its colour."""
    pace: float = 0.429
    """The share of the time left in this round that counts when playing by estimates."""


WEIGHTS: Final = PalaceWeights()
STILL_TO_COME: Final = {
    2: (0.0, -3.0, 3.0, 15.0, 27.0, 37.0, 47.0),
    3: (0.0, 2.0, 13.0, 28.0, 45.0, 58.0, 69.0),
    4: (0.0, 1.0, 9.0, 22.0, 38.0, 51.0, 62.0),
}
"""The average excess of final scores over the value, by rounds left, in 60 games of champions.

The value compares palaces; it ignores strips that nobody has begun.
"""


def strips_of(palace: Palace) -> list[Strip]:
    """The strips of a palace."""
    return [palace.strip(window) for window in range(WINDOWS)]


def time_left(table: SintraOpenTable) -> float:
    """Rounds left to play; the current round counts by its remaining panes."""
    panes = sum(table.centre) + sum(map(sum, table.workshops))
    rounds = max(0, len(table.marker) - 1)
    return rounds + panes / (len(table.workshops) * WORKSHOP_PANES)


class PalaceJudge:
    """The values common to all palaces at one moment of the game."""

    def __init__(self, setup: SintraSetup, time: float, weights: PalaceWeights) -> None:
        self.setup = setup
        self.time = time
        self.weights = weights
        self.share = [self._share(*divmod(kind, COLOUR_STATES)) for kind in range(36)]
        """The share of a completion, by the state of a strip."""
        self.left = [self._left(kind // COLOUR_STATES) for kind in range(36)]
        """The least value of a strip for its panes, by its state."""
        self.standing = [
            [self._standing(window, mask) for mask in range(1 << JOKER)]
            for window in range(WINDOWS)
        ]
        """The value of the glazier's position and the colours within reach."""
        self._glazings: dict[tuple[Window, ...], Glazing] = {}

    def _share(self, panes: int, colours: int) -> float:
        if self.time <= 0 or not 0 < panes < STRIP_SPACES:
            return 0.0
        weights = self.weights
        share = weights.progress[panes] * (1 - weights.variety * max(0, colours - 1))
        needed = weights.hurry * (STRIP_SPACES - panes)
        return share * min(1.0, self.time / needed)

    def _left(self, panes: int) -> float:
        if panes == STRIP_SPACES:
            return 0.0
        return panes / LEFTOVERS_A_POINT * max(0.0, 1 - self.time / ROUNDS)

    def _standing(self, window: int, mask: int) -> float:
        worth = self.weights.reach * mask.bit_count() - self.weights.distance * window
        return worth * min(1.0, self.time)

    def glazing(self, windows: tuple[Window, ...]) -> Glazing:
        """The prospects of these windows; cached."""
        found = self._glazings.get(windows)
        if found is None:
            found = self._glazings[windows] = Glazing(self, windows)
        return found

    def worth(self, palace: Palace) -> float:
        """The value of a palace."""
        strips = strips_of(palace)
        track = self.setup.components.track
        worth = (
            palace.points + track[palace.broken] + self.hopes(self.glazing(palace.windows), strips)
        )
        return worth + self.place(palace.glazier, strips)

    def hopes(self, glazing: Glazing, strips: list[Strip]) -> float:
        """The combined value of windows and unfinished strips."""
        worth = glazing.worth
        share, left = self.share, self.left
        for strip, gain in zip(strips, glazing.gains, strict=True):
            kind = strip.kind
            progress = share[kind] * gain
            worth += progress if progress > left[kind] else left[kind]
        return worth

    def place(self, glazier: int, strips: list[Strip]) -> float:
        """The value of the glazier's position."""
        takes = 0
        for strip in strips[glazier:]:
            takes |= strip.takes
        return self.standing[glazier][takes]


class Glazing:
    """The windows of a palace: their value, and what completing each strip would bring."""

    __slots__ = ("_after", "_judge", "gains", "windows", "worth")

    def __init__(self, judge: PalaceJudge, windows: tuple[Window, ...]) -> None:
        self._judge = judge
        self.windows = windows
        self._after: dict[tuple[int, Colour], tuple[Glazing, int]] = {}
        setup = judge.setup
        if judge.time <= 0:
            self.worth: float = scoring.bonus_points(windows, setup.side, setup.components)
            self.gains = [0.0] * WINDOWS
            return
        bonus, gains = self._ornaments() if setup.side == "A" else self._colours()
        self.worth = bonus + self._support()
        right = judge.weights.colour_bonus
        for window in range(WINDOWS - 1, -1, -1):
            value = setup.values[window]
            gains[window] += value + right
            right += value if windows[window] else value * judge.weights.neighbour
        self.gains = gains

    def after(self, window: int, colour: Colour) -> tuple[Glazing, int]:
        """The windows with one more pane, and the points it scores (S-8)."""
        found = self._after.get((window, colour))
        if found is None:
            windows = self.windows
            windows = windows[:window] + ((*windows[window], colour),) + windows[window + 1 :]
            points = scoring.window_points(self._judge.setup.values, windows, window)
            found = self._after[window, colour] = (self._judge.glazing(windows), points)
        return found

    def _support(self) -> float:
        """The points that filled windows will add to completions on their left."""
        judge = self._judge
        most = judge.time * judge.weights.completions
        places = 0
        worth = 0.0
        for value, window in zip(judge.setup.values, self.windows, strict=True):
            if window:
                worth += value * min(places, most)
            places += WINDOW_PANES - len(window)
        return judge.weights.support * worth

    def _ornaments(self) -> tuple[float, list[float]]:
        """The value of the ornaments, and what one more pane in each window adds."""
        worths = self._judge.weights.ornaments
        bonus, gains = 0.0, [0.0] * WINDOWS
        for a, b in self._judge.setup.components.ornaments:
            panes = len(self.windows[a]) + len(self.windows[b])
            bonus += worths[panes]
            if panes < 2 * WINDOW_PANES:
                more = worths[panes + 1] - worths[panes]
                gains[a] += more
                gains[b] += more
        return bonus, gains

    def _colours(self) -> tuple[float, list[float]]:
        """The value of side B's bonus, and what one more pane in each window adds."""
        weights = self._judge.weights
        counts = [0.0] * JOKER
        complete = half = 0
        for window in self.windows:
            if len(window) == WINDOW_PANES:
                complete += 1
                for pane in window:
                    counts[pane] += 1.0
            elif window:
                half += 1
                counts[window[0]] += weights.upper_pane
        most, share = max(counts), weights.half_window
        now = (complete + share * half) * most
        upper = (complete + share * (half + 1)) * (most + 0.5) - now
        lower = (complete + 1 + share * (half - 1)) * (most + 0.8) - now
        return now, [lower if window else upper for window in self.windows]


def best_kept(filled: Filled, windows: tuple[Window, ...], side: str) -> Colour:
    """The pane of a complete strip to keep: on side B, of the colour that may count most."""
    colours = [colour for colour in range(JOKER) if colour in filled]
    if side == "A":
        return colours[0]
    glazed = [pane for window in windows for pane in window]
    return max(colours, key=lambda colour: (glazed.count(colour), filled.count(colour), -colour))


def final_score(table: SintraOpenTable, seat: int) -> float:
    """The expected final score of a seat."""
    time = time_left(table)
    worth = PalaceJudge(table.setup, time, WEIGHTS).worth(table.palaces[seat])
    more = STILL_TO_COME[table.setup.seats]
    rounds = min(int(time), len(more) - 2)
    return worth + more[rounds] + (time - rounds) * (more[rounds + 1] - more[rounds])
