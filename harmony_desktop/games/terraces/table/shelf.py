"""Orders of tiles: saved ones, and drafts."""

from __future__ import annotations

from datetime import date

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SET, Kind
from harmony_desktop.games.terraces.storage import orders as storage
from harmony_desktop.games.terraces.storage.orders import SavedOrder
from harmony_desktop.storage.files import Places, Problem

Order = tuple[Kind, ...]


class Shelf:
    """The orders in one running game that the player at the screen may see."""

    def __init__(self, places: Places, game: str) -> None:
        """`game` is the name the running game has on disk."""
        self._places = places
        self._game = game
        self._drafts: storage.Drafts = {}
        self._orders: list[SavedOrder] | None = None
        self.removed: tuple[int, SavedOrder] | None = None

    def load(self) -> list[Problem]:
        """Read the files, once."""
        if self._orders is not None:
            return []
        self._orders, first = storage.load(self._places)
        self._drafts, second = storage.load_drafts(self._places)
        return [problem for problem in (first, second) if problem is not None]

    def draft(self, seat: int) -> Order:
        """Return the order a player is making."""
        return self._drafts.get(self._key(seat), SET)

    def has_draft(self, seat: int) -> bool:
        """Return whether a player has begun to make an order."""
        return self._key(seat) in self._drafts

    def keep_draft(self, seat: int, order: Order) -> Problem | None:
        """Save the order a player is making, so that it survives a power cut."""
        self._drafts.pop(self._key(seat), None)
        self._drafts[self._key(seat)] = order
        return storage.save_drafts(self._places, self._drafts)

    def _key(self, seat: int) -> str:
        return f"{self._game}/{seat}"

    def seen_by(self, seat: int) -> list[SavedOrder]:
        """Return the saved orders except those the other player saved during this game."""
        other = self._key(1 - seat)
        return [saved for saved in self._orders or [] if saved.maker != other]

    def add(self, order: Order, seat: int) -> str | Problem | None:
        """Save an order; return the reason on failure."""
        seen = self.seen_by(seat)
        if any(saved.order == order for saved in seen):
            return texts.ORDER_KNOWN
        if len(seen) >= storage.MOST:
            return texts.ORDERS_FULL
        new = SavedOrder(date.today().isoformat(), order, self._key(seat))
        return self._keep([*(self._orders or []), new])

    def remove(self, saved: SavedOrder) -> Problem | None:
        known = list(self._orders or [])
        self.removed = (known.index(saved), saved)
        known.remove(saved)
        return self._keep(known)

    def bring_back(self, seat: int) -> str | Problem | None:
        """Restore the order removed last; return the reason on failure."""
        if self.removed is None:
            return None
        if len(self.seen_by(seat)) >= storage.MOST:
            return texts.ORDERS_FULL
        place, saved = self.removed
        self.removed = None
        known = list(self._orders or [])
        known.insert(place, saved)
        return self._keep(known)

    def _keep(self, known: list[SavedOrder]) -> Problem | None:
        self._orders = known
        return storage.save(self._places, known)
