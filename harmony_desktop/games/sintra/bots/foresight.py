"""What a move comes to by the end of the round if both players go on well."""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS
from harmony_desktop.games.sintra.bots.search import Search, SearchLine
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable

_PLAN: Final = SearchLine(WEIGHTS, widths=(6, 5, 4, 3, 2), rivalry=1.0)
_DUEL: Final = 2


class RoundEnd(NamedTuple):
    """What a seat has gained on its opponent by the end of the round."""

    points: int
    """Points, broken glass deducted."""
    hopes: float
    """The points to expect of strips and windows in the rounds to come."""


def round_end(table: SintraOpenTable, seat: int) -> RoundEnd | None:
    """The end of the round; None among more than two players, and where the round is over."""
    if table.setup.seats != _DUEL or table.market_empty:
        return None
    search, track = Search(table, _PLAN), table.setup.components.track
    end = search.round_end()
    points = [
        last.points + track[last.broken] - first.points - track[first.broken]
        for first, last in zip(search.sites, end, strict=True)
    ]
    hopes = [site.worth - site.points - track[site.broken] for site in end]
    return RoundEnd(points[seat] - points[1 - seat], hopes[seat] - hopes[1 - seat])
