"""What a move comes to by the end of the round if both players go on well."""

from __future__ import annotations

from typing import Final, NamedTuple

from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS
from harmony_desktop.games.sintra.bots.search import (
    Mind,
    SearchMarket,
    Site,
    market_of,
    options,
    play_out,
    site_of,
)
from harmony_desktop.games.sintra.rules.components import NO_PANES
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable

_WIDTHS: Final = (6, 5, 4, 3, 2)
"""How many moves are followed, turn after turn; from there both play by estimate."""
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
    mind = Mind(table, WEIGHTS)
    sites = tuple(site_of(mind, palace) for palace in table.palaces)
    held = tuple(sorted(panes for panes in table.workshops if panes != NO_PANES))
    market = market_of(held, table.centre, table.token, {})
    _, end = _foreseen(market, sites, table.turn, _WIDTHS, float("-inf"), float("inf"))
    points = [
        last.points + mind.track[last.broken] - first.points - mind.track[first.broken]
        for first, last in zip(sites, end, strict=True)
    ]
    hopes = [site.worth - site.points - mind.track[site.broken] for site in end]
    return RoundEnd(points[seat] - points[1 - seat], hopes[seat] - hopes[1 - seat])


def _foreseen(
    market: SearchMarket,
    sites: tuple[Site, ...],
    turn: int,
    widths: tuple[int, ...],
    least: float,
    most: float,
) -> tuple[float, tuple[Site, ...]]:
    """The lead of the seat to move with best play by both, and the palaces it comes from."""
    if not widths or not market.distinct:
        end = tuple(play_out(market, sites, turn))
        return end[turn].worth - end[1 - turn].worth, end
    best, found = float("-inf"), sites
    for _, taking, way in options(market, sites[turn])[: widths[0]]:
        site = sites[turn].back() if taking is None or way is None else sites[turn].after(way)
        assert site is not None
        after = market if taking is None else taking.market()
        changed = (site, sites[1]) if turn == 0 else (sites[0], site)
        lead, end = _foreseen(after, changed, 1 - turn, widths[1:], -most, -max(least, best))
        if -lead > best:
            best, found = -lead, end
            if best >= most:
                break
    return best, found
