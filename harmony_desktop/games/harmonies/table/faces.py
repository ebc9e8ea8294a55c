"""How pieces, lights and badges are shown on items of the scene, each drawn once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.harmonies.cards import CARDS
from harmony_desktop.games.harmonies.components import Colour
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number

_HEX_RECT = QRectF(-art.SIDE - 4, -art.SIDE - 4, 2 * art.SIDE + 8, 2 * art.SIDE + 8)
_LIGHTS = {
    "legal": ("#2F8F63", 150, "#FFFFFF", 120, 2.6),
    "gold": ("#B97F08", 230, "#FFD257", 200, 3.4),
    "soft": ("#C99A2B", 190, "#FFE9A8", 120, 2.6),
    "hint": ("#C9701A", 255, "#FFD9A8", 150, 3.6),
}
"""Edge and fill of each kind of light, with their strengths, and the width of the edge."""


class Faces:
    """How discs are drawn: with large motifs or small ones, or with letters."""

    def __init__(self, bold: bool = True, letters: Sequence[str] = ()) -> None:
        self.bold = bold
        self.letters = tuple(letters)

    @property
    def key(self) -> tuple[object, ...]:
        return (self.bold, self.letters)


def show_disc(item: ArtItem, colour: Colour, faces: Faces) -> None:
    """Show a single disc on an item."""
    letter = faces.letters[colour] if faces.letters else ""
    item.set_art(
        ("harmonies-disc", colour, faces.key),
        art.DISC_RECT,
        lambda painter: art.draw_disc(painter, colour, faces.bold, letter),
    )
    item.show()


def show_settler(item: ArtItem, card: int) -> None:
    """Show a cube with its animal on an item."""
    facts = CARDS[card]
    item.set_art(
        ("harmonies-settler", card),
        art.SETTLER_RECT,
        lambda painter: art.draw_settler(painter, facts.id, facts.spirit),
    )
    item.show()


def show_light(item: ArtItem, kind: str) -> None:
    edge, edge_alpha, fill, fill_alpha, width = _LIGHTS[kind]

    def draw(painter: QPainter) -> None:
        path = art.hex_path(art.SIDE * 0.9, QPointF(0, 0))
        inside, outside = QColor(fill), QColor(edge)
        inside.setAlpha(fill_alpha)
        outside.setAlpha(edge_alpha)
        painter.fillPath(path, inside)
        painter.strokePath(path, QPen(outside, width, j=Qt.PenJoinStyle.RoundJoin))

    item.set_art(("harmonies-light", kind), _HEX_RECT, draw)


def show_ring(item: ArtItem, kind: str) -> None:
    """A ring around the top of a stack, so that it is lit too."""
    edge = QColor(_LIGHTS[kind][0])

    def draw(painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((edge.darker(150), 5.0), (QColor("#FFE08A"), 2.8)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(QPointF(0, 0), art.RADIUS - 1, art.DEPTH - 1)

    item.set_art(("harmonies-ring", kind), art.DISC_RECT.adjusted(-2, -2, 2, 2), draw)


def show_gain(item: ArtItem, gain: int, large: bool) -> None:
    """A small pill with the points that something would bring or cost."""
    text = f"+{number(gain)}" if gain > 0 else number(gain)
    fill = "#2E8B57" if gain > 0 else "#B03A22"
    size = 15.0 if large else 11.5
    reach = QRectF(-30, -16, 60, 32)
    item.set_art(
        ("harmonies-gain", text, large),
        reach,
        lambda painter: art.draw_badge(painter, QPointF(0, 0), text, fill, "#FFFFFF", size),
    )


def show_mark(
    item: ArtItem,
    text: str,
    colour: Colour | None = None,
    animal: str | None = None,
    faces: Faces | None = None,
) -> None:
    """The number of a step of a proposed turn, beside the token or the animal that is meant."""
    letter = faces.letters[colour] if colour is not None and faces and faces.letters else ""

    def draw(painter: QPainter) -> None:
        if colour is not None:
            painter.save()
            painter.translate(15, 2)
            painter.scale(0.62, 0.62)
            painter.setOpacity(0.92)
            art.draw_disc(painter, colour, letter=letter)
            painter.restore()
        if animal is not None:
            painter.setPen(QPen(QColor("#C9701A"), 1.6))
            painter.setBrush(QColor("#FFF8E6"))
            painter.drawEllipse(QPointF(19, 1), 15, 15)
            art.draw_animal(painter, animal, QRectF(9, -9, 20, 20))
        painter.setPen(QPen(QColor("#FFFFFF"), 2.4))
        painter.setBrush(QColor("#C9701A"))
        painter.drawEllipse(QPointF(0, 0), 13, 13)
        art.draw_centred(painter, QPointF(0, 0), text, "#FFFFFF", 15)

    item.set_art(("harmonies-mark", text, colour, animal, letter), QRectF(-16, -18, 54, 44), draw)
    item.show()


def show_focus(item: ArtItem, colour: str) -> None:
    """Where the keyboard is."""

    def draw(painter: QPainter) -> None:
        path = art.hex_path(art.SIDE * 0.95, QPointF(0, 0))
        for pen in (QPen(QColor("#FFFFFF"), 7.5), QPen(QColor(colour), 4.2)):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

    item.set_art(("harmonies-focus", colour), _HEX_RECT, draw)
