"""Orders of tiles: those that were saved, and those that are being made."""

from __future__ import annotations

from datetime import date

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SET, Kind
from harmony_desktop.games.terraces.storage import orders as storage
from harmony_desktop.games.terraces.storage.orders import SavedOrder
from harmony_desktop.storage.files import Places, Problem

Order = tuple[Kind, ...]


class Shelf:
    """The orders of one running game, as far as the player at the screen may see them."""

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
        """The order a player is making."""
        return self._drafts.get(self._key(seat), SET)

    def has_draft(self, seat: int) -> bool:
        """Whether a player has begun to make one."""
        return self._key(seat) in self._drafts

    def keep_draft(self, seat: int, order: Order) -> Problem | None:
        """Remember it, for the time after a power cut too."""
        self._drafts.pop(self._key(seat), None)
        self._drafts[self._key(seat)] = order
        return storage.save_drafts(self._places, self._drafts)

    def _key(self, seat: int) -> str:
        return f"{self._game}/{seat}"

    def seen_by(self, seat: int) -> list[SavedOrder]:
        """The saved orders, but for those the other player has saved during this game."""
        other = self._key(1 - seat)
        return [saved for saved in self._orders or [] if saved.maker != other]

    def add(self, order: Order, seat: int) -> str | Problem | None:
        """Save an order; a text says why not."""
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
        """Put the order that was removed last back to its place; a text says why not."""
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
