"""Showing what is left in the bag, on request."""

from __future__ import annotations

from harmony_desktop.ui.table.services import TableServices


class BagSwitch:
    """Turns the counts of the bag on and off; Esc closes what was opened at this table."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._opened_here = False

    def toggle(self) -> None:
        """Show or hide the counts, here and at the next table."""
        self._opened_here = not self._services.settings.show_bag
        self._services.change("show_bag", self._opened_here)

    def close(self) -> bool:
        """Hide the counts if they were opened here; return whether they were."""
        if not self._opened_here or not self._services.settings.show_bag:
            return False
        self.toggle()
        return True
