"""Tables with a board for each seat: one board is large, and the player may enlarge another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF

from harmony_desktop.ui.kit.motion import Motion


class BoardLike(Protocol):
    """Interface of a board on the table."""

    seat: int
    shown_scale: float
    """The scale of the board, or the final scale while it moves."""

    def boundingRect(self) -> QRectF: ...
    def pos(self) -> QPointF: ...
    def setPos(self, pos: QPointF, /) -> None: ...
    def scale(self) -> float: ...
    def setScale(self, scale: float, /) -> None: ...
    def sceneBoundingRect(self) -> QRectF: ...


BoardT = TypeVar("BoardT", bound=BoardLike)


class Boards(Generic[BoardT]):
    """The boards of all seats. The viewer's own is large unless the player enlarges another.

    An enlarged board of another seat takes no pieces.
    """

    def __init__(
        self, boards: Sequence[BoardT], motion: Motion, changed: Callable[[], None]
    ) -> None:
        """`changed` is called when another board becomes the large one."""
        self._boards = tuple(boards)
        self._motion = motion
        self._changed = changed
        self.own_seat = 0
        """The seat the table is shown to."""
        self.looked_at: int | None = None
        """The seat whose board the player enlarged; None while the viewer's own is large."""

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
        """Show the table to that seat and enlarge its own board."""
        self.own_seat = seat
        self.looked_at = None

    def look_at(self, seat: int | None) -> bool:
        """Enlarge a seat's board, or with None the viewer's own; return whether that changed."""
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

    def put(self, board: BoardT, place: QPointF, scale: float, arrived: Callable[[], None]) -> None:
        """Move a board to its place; if its scale changes it glides, and `arrived` is called."""
        seat = board.seat
        board.shown_scale = scale
        lies_elsewhere = board.scale() != scale and board.pos() != QPointF()
        if not lies_elsewhere or not self._motion.milliseconds:
            # An earlier animation may still be moving it away.
            self._motion.stop(("put", seat))
            self._motion.stop(("size", seat))
            board.setPos(place)
            board.setScale(scale)
            return
        self._motion.run(("put", seat), board.pos(), place, board.setPos)
        self._motion.run(("size", seat), board.scale(), scale, board.setScale, arrived)
