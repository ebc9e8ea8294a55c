"""The parts of a score pad that come from a game's folder: its board and its side part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

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
    """All of it, to lie on the desk."""
    columns: int
    """How many pieces of the palette lie side by side."""

    def __init__(self, services: TableServices) -> None: ...

    def show(self, board: Any, values: Values) -> None:
        """Show a board."""

    def fit(self, area: QRectF) -> None:
        """Lie in an area of the scene, as large as can be."""

    def places(self) -> Sequence[PadPlace]:
        """Every place a piece could go to."""

    def place_at(self, point: QPointF) -> Any | None:
        """The place at a point of the scene."""

    def at(self, piece: Any, place: Any, turn: int) -> tuple[QPointF, float]:
        """Where the middle of a piece comes to lie on a place, in the scene, and how large."""

    def piece_rect(self, piece: Any) -> QRectF:
        """The bounds of a piece around its centre."""

    def draw_piece(self, painter: QPainter, piece: Any, turn: int, values: Values) -> None:
        """A piece on the desk or in the hand."""

    def palette_rect(self, piece: Any) -> QRectF:
        """The bounds of a piece's sample in the palette: the piece, or the card it comes from."""

    def draw_palette(self, painter: QPainter, piece: Any, board: Any, values: Values) -> None:
        """Draw the sample of a piece in the palette."""

    def light(self, cells: Sequence[int]) -> None:
        """Light up the cells of a line of a score sheet; none: lights out."""


class SidePart(Protocol):
    """A part beside the board that only one game's pad has, such as the choice of its cards."""

    widget: QWidget

    def refresh(self) -> None:
        """Bring it up to date with the page's current entry."""

    def retranslate(self) -> None:
        """Its words in the current language."""
