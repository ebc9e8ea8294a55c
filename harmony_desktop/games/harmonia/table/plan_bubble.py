"""What a partner plans, in a bubble below its name."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from harmony_desktop.controller.session import Session
from harmony_desktop.games.harmonia.table.mat import PAPER
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.partners import Partners
from harmony_desktop.ui.table.labels import Anchor, Bubble


class PlanBubble(Bubble):
    """Asks a bot for its plan. The next step of it is shown on the layout."""

    def __init__(self, session: Session, partners: Partners, board: Ornament) -> None:
        super().__init__()
        self._session = session
        self._partners = partners
        self._board = board
        self._seat: int | None = None
        """The bot that was asked last."""
        self.lowest = 0.0
        """How far down the scene the bubble may reach."""
        self.hide()

    def ask(self, seat: int) -> None:
        """Ask the bot of a seat; a second time closes its answer."""
        again = self.isVisible() and self._seat == seat
        self.close()
        if not again and self._session.consult("plan", seat):
            self._seat = seat
            self.say("…")

    def next_seat(self) -> int | None:
        """The bot to be asked after the one that was asked last."""
        bots = self._partners.bots
        after = bots.index(self._seat) + 1 if self._seat in bots else 0
        return bots[after % len(bots)] if bots else None

    def awaits(self, seat: int) -> bool:
        """Whether the answer of a seat is still wanted."""
        return self.isVisible() and self._seat == seat

    def say(self, words: str) -> None:
        """Below the partner's name, so that the layout stays in sight."""
        plate = self._partners.plates[self._seat or 0]
        at = plate.pos() + QPointF(plate.size.width() / 2, 42)
        box = self.tell(words, PAPER, plate.size.width(), Anchor.TOP, pixels=14, tail=True)
        below = at.y() + box.bottom() + 8 - self.lowest
        self.setPos(at - QPointF(0, max(0.0, below)))

    def close(self) -> None:
        if self.isVisible():
            self.hide()
            self._board.show_hints()
