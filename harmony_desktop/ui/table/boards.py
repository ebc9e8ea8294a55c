"""Tables with a board for every seat, of which one is large."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import View
from harmony_desktop.ui.table.scene import GameTable, Tools
from harmony_desktop.ui.table.spots import Spot, Zone


class BoardsTable(GameTable):
    """One's own board is large, unless another is looked at; that one takes no pieces."""

    view: View
    """The position that is shown."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.enlarged: int | None = None
        """The board the player asked to see large, if it is not the one to play on."""

    @property
    def main_seat(self) -> int:
        """The seat whose board is large."""
        return self.view.seat if self.enlarged is None else self.enlarged

    @abstractmethod
    def show_enlarged(self) -> None:
        """Another board is large from now on."""

    def enlarge(self, seat: int | None) -> None:
        """Look at another board; None: back at one's own."""
        if seat is None and self.enlarged is None:
            return
        self.enlarged = None if seat == self.view.seat else seat
        self.show_enlarged()

    def put(
        self,
        item: QGraphicsItem,
        key: object,
        place: QPointF,
        scale: float,
        arrived: Callable[[], None],
    ) -> None:
        """Move a board to its place; boards that change places glide, and `arrived` follows."""
        moved = item.scale() != scale and self.device_scale and item.pos() != QPointF()
        if not moved:
            item.setPos(place)
            item.setScale(scale)
            return
        self.motion.run(("put", key), item.pos(), place, item.setPos)
        self.motion.run(("size", key), item.scale(), scale, item.setScale, arrived)

    def is_place(self, zone: Zone) -> bool:
        return zone.key == "board" and self.enlarged is None

    def activate(self, zone: Zone, spot: Spot) -> None:
        self.enlarge(int(spot.key) if zone.key == "others" else None)

    def escape(self) -> bool:
        looked = self.enlarged is not None
        self.enlarge(None)
        return looked
