"""Looking ahead to the end of the round, which hides nothing.

`choices` lists what a seat can do with a quick estimate of each. `look_ahead` follows the best of
them a few turns deep, and from there lets all seats play by estimate until the workshops are empty.
Few moves followed deep prove stronger than many followed briefly: the estimates are good, and what
the others will answer matters more.
"""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.components import STRIP_SPACES, WINDOWS, Colour
from harmony_desktop.games.sintra.evaluation import (
    WEIGHTS,
    Appraisal,
    best_kept,
    completed,
    time_left,
)
from harmony_desktop.games.sintra.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    OpenTable,
    Return,
    Take,
    joker_range,
)


class Choice(NamedTuple):
    """A move and by how much it would raise the worth of the mover's palace."""

    gain: float
    move: Move


_gain = attrgetter("gain")


class _Estimates:
    """What the seat at its turn would gain by its moves."""

    def __init__(self, table: OpenTable) -> None:
        self._table = table
        self._palace = table.palaces[table.turn]
        self.appraisal = Appraisal(self._palace, table.setup, time_left(table))
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
            worth = Appraisal(after, setup, self.appraisal.time).worth
            self._completions[window, colour] = worth - self.appraisal.worth
        return self._completions[window, colour]

    def returning(self, window: int) -> float:
        """What the glazier would gain by standing above another strip."""
        takes = self.appraisal.strips[window].takes
        return self.appraisal.standing(window, takes) - self._standing


def choices(table: OpenTable, alike: bool = True) -> list[Choice]:
    """What the seat at its turn can do, in a fixed order; nothing may be waiting to be kept.

    Without `alike`, of moves that do the same to the mover's palace only the first is listed.
    """
    palace = table.palaces[table.turn]
    estimates = _Estimates(table)
    seen: set[tuple[Colour, int, bool]] = set()
    found: list[Choice] = []
    for source in table.sources:
        token = source == CENTRE and table.token
        for colour, taken in enumerate(table.source(source)):
            if not taken or (not alike and (colour, taken, token) in seen):
                continue
            seen.add((colour, taken, token))
            found.extend(_takes(table, estimates, source, colour))
    if palace.way_back is not None:
        found.append(Choice(estimates.returning(palace.way_back), Return()))
    return found


def _takes(table: OpenTable, estimates: _Estimates, source: int, colour: Colour) -> list[Choice]:
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
            joker_cost = WEIGHTS.joker * used
            found.append(Choice(gain - joker_cost, Take(source, colour, window, used)))
    return found


def settled(table: OpenTable) -> OpenTable:
    """The table with the best pane kept if a strip has just been completed."""
    window = table.completed
    if window is None:
        return table
    palace = table.palaces[table.turn]
    return table.after(Keep(best_kept(palace, window, table.setup)))


def play_on(table: OpenTable) -> OpenTable:
    """The end of the round when every seat follows its quick estimates."""
    while not table.market_empty:
        best = max(choices(table, alike=False), key=_gain)
        table = settled(table.after(best.move))
    return table


def leads(table: OpenTable) -> list[float]:
    """By how much each seat is ahead of the best other one (behind, if negative)."""
    time = time_left(table)
    worths = [Appraisal(palace, table.setup, time).worth for palace in table.palaces]
    return [
        worth - max(other for seat, other in enumerate(worths) if seat != own)
        for own, worth in enumerate(worths)
    ]


def look_ahead(table: OpenTable, widths: tuple[int, ...]) -> list[tuple[Move, float]]:
    """The most promising moves of the seat at its turn, with the lead each should bring.

    `widths` says how many moves are followed at each turn.
    """
    seat = table.turn
    return [
        (choice.move, _expected(settled(table.after(choice.move)), widths[1:])[seat])
        for choice in _promising(table, widths[0])
    ]


def _promising(table: OpenTable, width: int) -> list[Choice]:
    return sorted(choices(table), key=_gain, reverse=True)[:width]


def _expected(table: OpenTable, widths: tuple[int, ...]) -> list[float]:
    """The leads of all seats at the end of the round if each plays for its own."""
    if table.market_empty:
        return leads(table)
    if not widths:
        return leads(play_on(table))
    seat = table.turn
    outcomes = [
        _expected(settled(table.after(choice.move)), widths[1:])
        for choice in _promising(table, widths[0])
    ]
    return max(outcomes, key=lambda lead: lead[seat])
