"""What a move comes to by the end of the round if all players go on well."""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS
from harmony_desktop.games.sintra.bots.search import Search, SearchLine, leads
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable

_DUEL: Final = SearchLine(WEIGHTS, widths=(6, 5, 4, 3, 2), rivalry=1.0)
_TABLE: Final = SearchLine(WEIGHTS, widths=(6, 4, 3, 3), rivalry=1.0)
"""Among more than two: without bounds, every move that is followed costs its full time."""


class RoundEnd(NamedTuple):
    """What a seat has gained on its best opponent by the end of the round."""

    points: int
    """Points, broken glass deducted."""
    hopes: float
    """The points to expect of strips and windows in the rounds to come."""


def round_end(table: SintraOpenTable, seat: int) -> RoundEnd | None:
    """The end of the round; None where it is over."""
    if table.market_empty:
        return None
    search = Search(table, _DUEL if table.setup.seats == 2 else _TABLE)
    end, track = search.round_end(), table.setup.components.track
    before, after = (
        leads([site.points + track[site.broken] for site in sites], 1.0)[seat]
        for sites in (search.sites, end)
    )
    # The best opponent in points need not be the one with the best palace.
    hopes = leads([site.worth for site in end], 1.0)[seat] - after
    return RoundEnd(round(after - before), hopes)
