"""The piece in the hand: it follows the pointer, and flies back if it is not placed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.motion import Motion

DEPTH = 50.0
"""Z value above everything on the table."""
_SEEN = 0.95


class HeldPiece(ArtItem):
    """The item of the held piece: drawn by the table, hidden while the hand is empty."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self.let_go_at: QPointF | None = None
        """Where the last piece was released; None if it was hidden there."""
        self.setZValue(DEPTH)
        self.hide()

    def lift(self, home: QPointF | None) -> None:
        """Start at the piece's home; the item appears once the table has set its drawing."""
        self._motion.stop("held")
        self.let_go_at = None
        self.setOpacity(_SEEN)
        if home is not None:
            self.setPos(home)

    def follow(self, point: QPointF) -> None:
        """Follow the pointer."""
        self._motion.stop("held")
        self.setPos(point)

    def give_way(self, ghost: bool) -> None:
        """Hide while the board shows a ghost of the piece at its target."""
        self.setOpacity(0.0 if ghost else _SEEN)

    def let_go(self) -> None:
        """Empty the hand."""
        self._motion.stop("held")
        self.let_go_at = self.pos() if self.isVisible() else None
        self.hide()

    def fly_home(self, home: QPointF | None, arrived: Callable[[], None]) -> None:
        """Glide back to the piece's home, then hide; without a home, hide at once."""

        def done() -> None:
            self.hide()
            arrived()

        self.setOpacity(_SEEN)
        if home is None:
            done()
        else:
            self._motion.run("held", self.pos(), home, self.setPos, done)
