"""Where every seat has a board: one is large, and another can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from harmony_desktop.ui.kit.motion import Motion


class BoardLike(Protocol):
    """What a board on the table has to offer."""

    seat: int
    shown_scale: float
    """The scale at which the board lies, or will lie when it has arrived."""

    def boundingRect(self) -> QRectF: ...
    def scene(self) -> QGraphicsScene: ...
    def zValue(self) -> float: ...
    def setZValue(self, z: float, /) -> None: ...
    def pos(self) -> QPointF: ...
    def setPos(self, pos: QPointF, /) -> None: ...
    def scale(self) -> float: ...
    def setScale(self, scale: float, /) -> None: ...
    def sceneBoundingRect(self) -> QRectF: ...


BoardT = TypeVar("BoardT", bound=BoardLike)

FORWARD_DEPTH = 43.0
"""Above what lies on a table, below what flies over it."""
_READABLE = 150.0
"""Width in pixels from which a board can be read where it lies."""


@dataclass(frozen=True)
class _Home:
    """Where a board lies when it has not come forward."""

    place: QPointF
    scale: float
    depth: float
    arrived: Callable[[], None]


class Boards(Generic[BoardT]):
    """The boards of all seats. One's own is large, unless another is looked at.

    A board that is only looked at takes no pieces.
    """

    def __init__(
        self, boards: Sequence[BoardT], motion: Motion, changed: Callable[[], None]
    ) -> None:
        """`changed` is called when another board is large from now on."""
        self._boards = tuple(boards)
        self._motion = motion
        self._changed = changed
        self.own_seat = 0
        """The seat whose eyes the table has."""
        self.looked_at: int | None = None
        """The board the player asked to see large, if it is not the one to play on."""
        self.forward: int | None = None
        """The board that has come forward, since its player acts."""
        self._homes: dict[int, _Home] = {}
        self._veil = QGraphicsRectItem()
        self._veil.setPen(Qt.PenStyle.NoPen)
        self._veil.setBrush(QColor(24, 20, 12, 72))
        self._veil.setZValue(FORWARD_DEPTH - 1)
        self._veil.setOpacity(0.0)

    def __iter__(self) -> Iterator[BoardT]:
        return iter(self._boards)

    def __getitem__(self, seat: int) -> BoardT:
        return self._boards[seat]

    @property
    def own(self) -> BoardT:
        return self._boards[self.own_seat]

    @property
    def main(self) -> BoardT:
        """The large board."""
        return self._boards[self.own_seat if self.looked_at is None else self.looked_at]

    @property
    def others(self) -> list[BoardT]:
        """The small boards, in the order of the seats."""
        return [board for board in self._boards if board is not self.main]

    def show_for(self, seat: int) -> None:
        """The table has that seat's eyes now, and its board is large again."""
        self.own_seat = seat
        self.looked_at = None

    def look_at(self, seat: int | None) -> bool:
        """Look at another board; None: back at one's own. Tells whether that was a change."""
        if seat == self.own_seat:
            seat = None
        if seat == self.looked_at:
            return False
        self.looked_at = seat
        self._changed()
        return True

    def small_at(self, point: QPointF) -> int | None:
        """The seat of the small board at a point."""
        found = (board.seat for board in self.others if board.sceneBoundingRect().contains(point))
        return next(found, None)

    def bring_forward(self, seat: int | None) -> bool:
        """Let a board come forward that is too small to read in its place; None: it goes back.

        Return whether one has come forward.
        """
        if seat is not None and not self._hard_to_read(seat):
            seat = None
        if seat != self.forward:
            before, self.forward = self.forward, seat
            for moved in (before, seat):
                if moved is not None:
                    self._lay(self._boards[moved])
            self._draw_veil()
        return self.forward is not None

    def _hard_to_read(self, seat: int) -> bool:
        board, home = self._boards[seat], self._homes.get(seat)
        if home is None or board is self.main:
            return False
        views = board.scene().views()
        pixels = views[0].transform().m11() if views else 1.0
        return board.boundingRect().width() * home.scale * pixels < _READABLE

    def put(self, board: BoardT, place: QPointF, scale: float, arrived: Callable[[], None]) -> None:
        """Move a board to its place; one that changes its size glides, and `arrived` follows."""
        known = self._homes.get(board.seat)
        depth = board.zValue() if known is None else known.depth
        self._homes[board.seat] = _Home(place, scale, depth, arrived)
        self._lay(board)

    def _lay(self, board: BoardT) -> None:
        home = self._homes[board.seat]
        place, scale = home.place, home.scale
        front = board.seat == self.forward
        if front:
            place, scale = self._front_place(board, home)
            board.setZValue(FORWARD_DEPTH)

        def arrived() -> None:
            if board.seat != self.forward:
                board.setZValue(home.depth)
            home.arrived()

        board.shown_scale = scale
        lies_elsewhere = board.scale() != scale and board.pos() != QPointF()
        if not lies_elsewhere:
            # It may be about to leave.
            self._motion.stop(("put", board.seat))
            self._motion.stop(("size", board.seat))
            board.setZValue(FORWARD_DEPTH if front else home.depth)
            board.setPos(place)
            board.setScale(scale)
            return
        self._motion.run(("put", board.seat), board.pos(), place, board.setPos)
        self._motion.run(("size", board.seat), board.scale(), scale, board.setScale, arrived)

    def _draw_veil(self) -> None:
        """What is not looked at now is a little darker."""
        scene = self.own.scene()
        if self._veil.scene() is None:
            scene.addItem(self._veil)
        self._veil.setRect(scene.sceneRect().adjusted(-4000, -4000, 4000, 4000))
        seen = 0.0 if self.forward is None else 1.0
        self._motion.run("veil", self._veil.opacity(), seen, self._veil.setOpacity)

    def front_area(self, board: BoardT) -> QRectF:
        """What a board covers of the scene when it has come forward."""
        place, scale = self._front_place(board, self._homes[board.seat])
        shape = board.boundingRect()
        return QRectF(place + shape.topLeft() * scale, shape.size() * scale)

    def _front_place(self, board: BoardT, home: _Home) -> tuple[QPointF, float]:
        """Exactly over the main board, of which nothing is seen crookedly below it."""
        main = self._homes[self.main.seat]
        scale = max(home.scale, main.scale)
        middle = main.place + self.main.boundingRect().center() * main.scale
        return middle - board.boundingRect().center() * scale, scale
