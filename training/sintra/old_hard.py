"""The hard bot as it was before the champion: a fixed opponent to measure others against.

It looks ahead to the end of the round, 5, 3, 2 and 2 moves wide, and then lets all seats play by
quick estimates; every seat plays for its lead over the best other one. Nothing here is shared with
the bots of the game, so it stays what it is when they change. It knows the rules only by
`SintraOpenTable` and plays on any set of components. The defaults of `Weights` were found on the
first set of strips, `RETUNED` on the one that the game comes with now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from random import Random
from typing import NamedTuple

from harmony_desktop.engine.game import Move
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
    Panes,
    StripSide,
)
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    Return,
    SintraOpenTable,
    SintraSetup,
    Take,
)
from harmony_desktop.games.sintra.rules.palace import Palace, Window
from harmony_desktop.games.sintra.rules.strip import Filled, joker_range


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
    ornaments: tuple[float, ...] = (0.0, 1.0, 3.0, 6.0, 10.0)
    """The points of an ornament, but a first pane is a beginning."""
    completions: float = 2.0
    """Strips completed in a round."""
    widths: tuple[int, ...] = (5, 3, 2, 2)
    """How many moves are followed at each turn of the search."""


_COUNT = tuple(mask.bit_count() for mask in range(1 << JOKER))


RETUNED = Weights(
    progress=(0.0, 0.225, 0.453, 0.596, 0.667),
    variety=0.336,
    hurry=1.551,
    neighbour=0.404,
    support=0.21,
    reach=1.064,
    distance=0.338,
    colour_bonus=0.676,
    joker=0.368,
    half_window=0.441,
    upper_pane=1.014,
    ornaments=(0.0, 1.677, 4.783, 6.816, 10.0),
    completions=1.703,
)
"""Found by `tune.py --seed 1` for the set that the game comes with."""


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


_GONE = StripState(0, (0,) * JOKER, 0, 0, 0)


def time_left(table: SintraOpenTable) -> float:
    """Rounds left to play, the one on the table by the panes it still has."""
    panes = sum(table.centre) + sum(map(sum, table.workshops))
    return len(table.marker) - 1 + panes / (len(table.workshops) * WORKSHOP_PANES)


class Appraisal:
    """The worth of one palace, and what further panes on each strip would add to it."""

    __slots__ = ("gains", "palace", "reach", "setup", "strips", "time", "weights", "worth")

    def __init__(self, palace: Palace, setup: SintraSetup, time: float, weights: Weights) -> None:
        self.weights = weights
        self.palace = palace
        self.setup = setup
        self.time = time
        self.gains = _gains(palace.windows, setup, weights)
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
        share = self.weights.progress[panes] * (1 - self.weights.variety * max(0, colours - 1))
        needed = self.weights.hurry * (STRIP_SPACES - panes)
        if self.time < needed:
            share *= self.time / needed
        return max(left_over * (1 - self.time / ROUNDS), share * self.gains[window])

    def standing(self, glazier: int, takes: int) -> float:
        """What the glazier's place is worth when the strip there still takes these colours."""
        colours = _COUNT[takes | self.reach[glazier + 1]]
        worth = self.weights.reach * colours - self.weights.distance * glazier
        return worth * min(1.0, self.time)

    def _support(self) -> float:
        """Points that filled windows will add to completions on their left."""
        most = self.time * self.weights.completions
        places = 0
        worth = 0.0
        for value, window in zip(self.setup.values, self.palace.windows, strict=True):
            if window:
                worth += value * min(places, most)
            places += WINDOW_PANES - len(window)
        return self.weights.support * worth

    def _bonus(self) -> float:
        setup, windows = self.setup, self.palace.windows
        if self.time <= 0:
            return scoring.bonus_points(windows, setup.side, setup.components.ornaments)
        if setup.side == "A":
            return sum(
                self.weights.ornaments[len(windows[a]) + len(windows[b])]
                for a, b in setup.components.ornaments
            )
        complete, half, most = _colour_hopes(windows, self.weights)
        return (complete + self.weights.half_window * half) * most


def _gains(windows: Sequence[Window], setup: SintraSetup, weights: Weights) -> list[float]:
    if setup.side == "A":
        gains = _ornament_gains(windows, setup, weights)
    else:
        gains = _colour_gains(windows, weights)
    right = weights.colour_bonus
    for window in range(WINDOWS - 1, -1, -1):
        value = setup.values[window]
        gains[window] += value + right
        right += value if windows[window] else value * weights.neighbour
    return gains


def _ornament_gains(windows: Sequence[Window], setup: SintraSetup, weights: Weights) -> list[float]:
    gains = [0.0] * WINDOWS
    for a, b in setup.components.ornaments:
        panes = len(windows[a]) + len(windows[b])
        if panes < 2 * WINDOW_PANES:
            more = weights.ornaments[panes + 1] - weights.ornaments[panes]
            gains[a] += more
            gains[b] += more
    return gains


def _colour_gains(windows: Sequence[Window], weights: Weights) -> list[float]:
    """What an upper or a lower pane adds on side B; it is not always of the best colour."""
    complete, half, most = _colour_hopes(windows, weights)
    share = weights.half_window
    now = (complete + share * half) * most
    upper = (complete + share * (half + 1)) * (most + 0.5) - now
    lower = (complete + 1 + share * (half - 1)) * (most + 0.8) - now
    return [lower if window else upper for window in windows]


def _colour_hopes(windows: Sequence[Window], weights: Weights) -> tuple[int, int, float]:
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
            counts[window[0]] += weights.upper_pane
    return complete, half, max(counts)


def best_kept(palace: Palace, window: int, setup: SintraSetup) -> Colour:
    """The pane of a complete strip to keep: on side B of the colour that may count most."""
    panes = palace.filled[window]
    colours = [colour for colour in range(JOKER) if colour in panes]
    if setup.side == "A":
        return colours[0]
    glazed = [pane for other in palace.windows for pane in other]
    return max(colours, key=lambda colour: (glazed.count(colour), panes.count(colour), -colour))


def completed(
    palace: Palace, window: int, colour: Colour, setup: SintraSetup, bonus: Colour
) -> Palace:
    """The palace after the free spaces of a strip were filled and the best pane was kept."""
    strip = tuple(colour if pane is None else pane for pane in palace.filled[window])
    filled = palace.filled[:window] + (strip,) + palace.filled[window + 1 :]
    full = replace(palace, filled=filled, glazier=window)
    kept, _ = full.keep(window, best_kept(full, window, setup))
    points = scoring.colour_bonus(full.filled[window], bonus)
    return kept.scored(points + scoring.window_points(setup.values, kept.windows, window))


class Choice(NamedTuple):
    """A move and by how much it would raise the worth of the mover's palace."""

    gain: float
    move: Move


_gain = attrgetter("gain")


class _Estimates:
    """What the seat at its turn would gain by its moves."""

    def __init__(self, table: SintraOpenTable, weights: Weights) -> None:
        self._table = table
        self._palace = table.palaces[table.turn]
        self.appraisal = Appraisal(self._palace, table.setup, time_left(table), weights)
        glazier = self._palace.glazier
        self._standing = self.appraisal.standing(glazier, self.appraisal.strips[glazier].takes)
        self._completions: dict[tuple[int, Colour], float] = {}

    def cost(self, steps: int) -> float:
        """What steps down the broken-glass track would cost."""
        if not steps:
            return 0.0
        track, broken = self._table.setup.components.track, self._palace.broken
        falls, marker = divmod(broken + steps, len(track) - 1)
        return falls * -track[-1] + track[broken] - track[marker]

    def placing(self, window: int, colour: Colour, placed: int, own: int) -> float:
        """What so many panes on a strip would add; it has `own` free spaces of their colour."""
        appraisal = self.appraisal
        strip = appraisal.strips[window]
        if strip.panes + placed == STRIP_SPACES:
            return self._completing(window, colour)
        takes = strip.takes
        if placed == strip.room[colour]:
            takes &= ~(1 << colour)
        colours = strip.colours - (0 < own <= placed)
        return (
            appraisal.progress(window, strip.panes + placed, colours)
            - appraisal.progress(window, strip.panes, strip.colours)
            + appraisal.standing(window, takes)
            - self._standing
        )

    def _completing(self, window: int, colour: Colour) -> float:
        if (window, colour) not in self._completions:
            setup, bonus = self._table.setup, self._table.marker[0]
            after = completed(self._palace, window, colour, setup, bonus)
            worth = Appraisal(after, setup, self.appraisal.time, self.appraisal.weights).worth
            self._completions[window, colour] = worth - self.appraisal.worth
        return self._completions[window, colour]

    def returning(self, window: int) -> float:
        """What the glazier would gain by standing above another strip."""
        takes = self.appraisal.strips[window].takes
        return self.appraisal.standing(window, takes) - self._standing


def choices(table: SintraOpenTable, weights: Weights, alike: bool = True) -> list[Choice]:
    """What the seat at its turn can do, in a fixed order; nothing may be waiting to be kept.

    Without `alike`, of moves that do the same to the mover's palace only the first is listed.
    """
    palace = table.palaces[table.turn]
    estimates = _Estimates(table, weights)
    seen: set[tuple[Colour, int, bool]] = set()
    found: list[Choice] = []
    for source in table.sources:
        token = source == CENTRE and table.token
        for colour, taken in enumerate(table.source(source)):
            if not taken or (not alike and (colour, taken, token) in seen):
                continue
            seen.add((colour, taken, token))
            found.extend(_takes(table, estimates, source, colour))
    leftmost = palace.leftmost
    if leftmost is not None and leftmost < palace.glazier:
        found.append(Choice(estimates.returning(leftmost), Return()))
    return found


def _takes(
    table: SintraOpenTable, estimates: _Estimates, source: int, colour: Colour
) -> list[Choice]:
    palace, appraisal = table.palaces[table.turn], estimates.appraisal
    taken = table.source(source)[colour]
    token = source == CENTRE and table.token
    if not appraisal.reach[palace.glazier] >> colour & 1:
        return [Choice(-estimates.cost(taken + token), Take(source, colour, NOWHERE, 0))]
    found = []
    for window in range(palace.glazier, WINDOWS):
        strip = appraisal.strips[window]
        room = strip.room[colour]
        if not room:
            continue
        placed = taken if taken < room else room
        own = room - strip.jokers
        gain = estimates.placing(window, colour, placed, own)
        gain -= estimates.cost(taken - placed + token)
        for used in joker_range(taken, own, strip.jokers):
            joker_cost = appraisal.weights.joker * used
            found.append(Choice(gain - joker_cost, Take(source, colour, window, used)))
    return found


def settled(table: SintraOpenTable) -> SintraOpenTable:
    """The table with the best pane kept if a strip has just been completed."""
    window = table.completed
    if window is None:
        return table
    palace = table.palaces[table.turn]
    return table.after(Keep(best_kept(palace, window, table.setup)))


def play_on(table: SintraOpenTable, weights: Weights) -> SintraOpenTable:
    """The end of the round when every seat follows its quick estimates."""
    while not table.market_empty:
        best = max(choices(table, weights, alike=False), key=_gain)
        table = settled(table.after(best.move))
    return table


def leads(table: SintraOpenTable, weights: Weights) -> list[float]:
    """By how much each seat is ahead of the best other one (behind, if negative)."""
    time = time_left(table)
    worths = [Appraisal(palace, table.setup, time, weights).worth for palace in table.palaces]
    return [
        worth - max(other for seat, other in enumerate(worths) if seat != own)
        for own, worth in enumerate(worths)
    ]


def look_ahead(table: SintraOpenTable, weights: Weights) -> list[tuple[Move, float]]:
    """The most promising moves of the seat at its turn, with the lead each should bring."""
    seat, widths = table.turn, weights.widths
    return [
        (choice.move, _expected(settled(table.after(choice.move)), widths[1:], weights)[seat])
        for choice in _promising(table, widths[0], weights)
    ]


def _promising(table: SintraOpenTable, width: int, weights: Weights) -> list[Choice]:
    return sorted(choices(table, weights), key=_gain, reverse=True)[:width]


def _expected(table: SintraOpenTable, widths: tuple[int, ...], weights: Weights) -> list[float]:
    """The leads of all seats at the end of the round if each plays for its own."""
    if table.market_empty:
        return leads(table, weights)
    if not widths:
        return leads(play_on(table, weights), weights)
    seat = table.turn
    outcomes = [
        _expected(settled(table.after(choice.move)), widths[1:], weights)
        for choice in _promising(table, widths[0], weights)
    ]
    return max(outcomes, key=lambda lead: lead[seat])


class OldHard:
    """The bot."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def choose(self, view: SintraView, rng: Random) -> Move:
        """One of the view's legal moves; the same every time, whatever `rng`."""
        table, moves = view.table, view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        rated = self._keeps(table) if table.completed is not None else self._turns(table)
        return max(rated, key=lambda one: one[1])[0]

    def _turns(self, table: SintraOpenTable) -> list[tuple[Move, float]]:
        return look_ahead(table, self._weights)

    def _keeps(self, table: SintraOpenTable) -> list[tuple[Move, float]]:
        window, seat = table.completed, table.turn
        assert window is not None
        likely = Keep(best_kept(table.palaces[seat], window, table.setup))
        time = time_left(table)
        rated = []
        for move in table.legal_moves():
            palace = table.after(move).palaces[seat]
            worth = Appraisal(palace, table.setup, time, self._weights).worth
            # Between equals, the colour seen most often may count yet.
            rated.append((move, worth + 0.01 * (move == likely)))
        return rated
