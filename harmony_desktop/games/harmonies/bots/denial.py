"""What a turn takes away from the next player, which a spoiler values besides its own land.

Nobody builds on another's land, but spaces and cards are shared. The next player's land and cards
are open, so everybody can see which of them would help it most.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace

from harmony_desktop.games.harmonies.bots.estimate import EstimateWeights, Estimator, Held
from harmony_desktop.games.harmonies.bots.plans import TurnSearch, horizon, land_in
from harmony_desktop.games.harmonies.rules.bitboard import LAYOUTS
from harmony_desktop.games.harmonies.rules.open_table import NO_CARD
from harmony_desktop.games.harmonies.rules.view import HarmoniesView


class Denial:
    """The estimated gain of the next player by each space and each card on the table."""

    def __init__(self, view: HarmoniesView, weights: EstimateWeights, rivalry: float) -> None:
        """`rivalry` is the weight of the next player's points, relative to one's own."""
        self._rivalry = rivalry
        table, setup = view.table, view.setup
        seat = (view.seat + 1) % setup.seats
        estimator = Estimator(setup.side, horizon(replace(view, seat=seat), weights), weights)
        row = [card for card in table.row if card != NO_CARD]
        search = TurnSearch(LAYOUTS[setup.side], estimator, row)
        land = land_in(search, table.lands[seat], may_take=True)
        self._cards = {
            after.cards[-1][0]: max(0.0, after.value - land.value)
            for after in search.with_cards(land)
        }
        full = [(space, tokens) for space, tokens in enumerate(table.spaces) if tokens]
        gains = {
            tokens: search.endings(land._replace(may_take=False), [(None, tokens)])[0].value
            for tokens in {tokens for _, tokens in full}
        }
        self._spaces = {space: gains[tokens] - land.value for space, tokens in full}

    @property
    def wanted(self) -> int | None:
        """The space with the largest gain for the next player; None if all are empty."""
        return max(self._spaces, key=lambda space: self._spaces[space], default=None)

    def worth(self, space: int | None, cards: Held) -> float:
        """The value of taking a space (or None) and these cards away from the next player."""
        taken = [card for card, _ in cards]
        return self._rivalry * (_lost(self._spaces, [space]) + _lost(self._cards, taken))


def _lost(gains: Mapping[int, float], taken: Container[int | None]) -> float:
    """The difference between the best gain of all and the best of those not taken."""
    left = [gain for what, gain in gains.items() if what not in taken]
    return max(gains.values(), default=0.0) - max(left, default=0.0)
