"""The value of a move at the end of the round, if all players go on well."""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.games.sintra.bots.levels import CHAMPION
from harmony_desktop.games.sintra.bots.search import Search, leads
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable

_DUEL: Final = (6, 5, 4, 3, 2)
"""How many moves are followed, turn after turn, between two."""
_TABLE: Final = (6, 4, 3, 3)
"""Among more than two, as in the analysis after a move: few, for want of bounds."""


class RoundEnd(NamedTuple):
    """The table for one seat at the end of the round."""

    lead: int
    """Points ahead of the best opponent, broken glass deducted; after the last round in all."""
    hopes: float
    """The lead in points to expect of strips and windows in the rounds to come."""
    glass: int
    """Points lost to broken glass from now on."""
    completed: tuple[int, ...]
    """The windows whose strips are completed from now on."""


def round_end(table: SintraOpenTable, seat: int) -> RoundEnd:
    """The end of the round from a position in which somebody is to take panes, if any are left."""
    widths = _DUEL if table.setup.seats == 2 else _TABLE
    search = Search(table, CHAMPION.plan(table)._replace(widths=widths))
    end, track = search.round_end(), table.setup.components.track
    whole = leads([site.worth for site in end], 1.0)[seat]
    lead = whole
    if len(table.marker) > 1:
        # The best opponent in points need not be the one with the best palace.
        lead = leads([site.points + track[site.broken] for site in end], 1.0)[seat]
    before, after = search.sites[seat], end[seat]
    falls = after.broken < before.broken
    glass = track[before.broken] - track[after.broken] - falls * track[-1]
    completed = tuple(
        window
        for window, (old, new) in enumerate(
            zip(before.glazing.windows, after.glazing.windows, strict=True)
        )
        if len(new) > len(old)
    )
    return RoundEnd(round(lead), whole - lead, glass, completed)
