"""The parts of a score pad that come from a game's folder: its board and its side part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from harmony_desktop.engine.pads import Values
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.table.services import TableServices


class PadPlace(NamedTuple):
    """A place of the board: its key in the game, and where it lies in the scene."""

    key: Any
    centre: QPointF
    radius: float


class PadBoard(Protocol):
    """A game's board on the desk. Its items live as long as the desk; boards, pieces and places are
    values of the game's `pad.py`."""

    item: ArtItem
    """The item of the whole board, for the desk."""
    columns: int
    """How many pieces of the palette lie side by side."""
    palette_share: float
    """Share of the width that the palette takes."""

    def __init__(self, services: TableServices) -> None: ...

    def show(self, board: Any, values: Values) -> None:
        """Show a board."""

    def fit(self, area: QRectF) -> None:
        """Fit the board into an area of the scene, as large as possible."""

    def places(self) -> Sequence[PadPlace]:
        """Every place a piece could go to."""

    def place_at(self, point: QPointF) -> Any | None:
        """The place at a point of the scene."""

    def at(self, piece: Any, place: Any, turn: int) -> tuple[QPointF, float]:
        """Centre in the scene and scale of a piece laid on a place."""

    def piece_rect(self, piece: Any) -> QRectF:
        """The bounds of a piece around its centre."""

    def draw_piece(self, painter: QPainter, piece: Any, turn: int, values: Values) -> None:
        """Draw a piece on the desk or in the hand."""

    def palette_rect(self, piece: Any) -> QRectF:
        """The bounds of a piece's sample in the palette: the piece, or the card it comes from."""

    def draw_palette(self, painter: QPainter, piece: Any, board: Any, values: Values) -> None:
        """Draw the sample of a piece in the palette."""

    def light(self, cells: Sequence[int]) -> None:
        """Highlight the cells of a score line; no cells clear the highlight."""


@runtime_checkable
class PaintableBoard(Protocol):
    """A board whose pieces are painted by clicking them, instead of being chosen and turned."""

    def painted(self, board: Any, point: QPointF) -> Any | None:
        """The board after a click at a point of the scene; None if nothing is painted there."""


class SidePart(Protocol):
    """A part beside the board that only one game's pad has, such as the choice of its cards."""

    widget: QWidget

    def refresh(self) -> None:
        """Update the part from the page's current entry."""

    def retranslate(self) -> None:
        """Put the texts into the current language."""
