"""The piece in the hand: it follows the pointer, and flies home when it is not placed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.motion import Motion

DEPTH = 50.0
"""Above everything that lies on the table."""
_SEEN = 0.95


class HeldPiece(ArtItem):
    """Dressed by the table when something is picked up; hidden while the hand is empty."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self.let_go_at: QPointF | None = None
        """Where a piece was let go of last, if it was seen there."""
        self.setZValue(DEPTH)
        self.hide()

    def lift(self, home: QPointF | None) -> None:
        """Begin where the piece lay; it is shown once it is dressed."""
        self._motion.stop("held")
        self.let_go_at = None
        self.setOpacity(_SEEN)
        if home is not None:
            self.setPos(home)

    def follow(self, point: QPointF) -> None:
        """Go where the pointer goes."""
        self._motion.stop("held")
        self.setPos(point)

    def give_way(self, ghost: bool) -> None:
        """Vanish while the board shows the piece where it would lie."""
        self.setOpacity(0.0 if ghost else _SEEN)

    def let_go(self) -> None:
        """The hand is empty."""
        self._motion.stop("held")
        self.let_go_at = self.pos() if self.isVisible() else None
        self.hide()

    def fly_home(self, home: QPointF | None, arrived: Callable[[], None]) -> None:
        """Glide back to where the piece lay, then be gone; without a home it goes at once."""

        def done() -> None:
            self.hide()
            arrived()

        self.setOpacity(_SEEN)
        if home is None:
            done()
        else:
            self._motion.run("held", self.pos(), home, self.setPos, done)
