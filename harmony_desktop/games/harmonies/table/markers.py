"""Offers on a board: cubes that could be placed now, pulsing softly above their hexes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.harmonies.cards import CARDS
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.items import LandItem
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.motion import Motion

Offer = tuple[int, int]
"""A cell and the card whose cube may go there."""

_RADIUS = 17.0
_BREATH_MS = 1300


class Offers:
    """The offers on one board at a time; a click on one is enough to place the cube."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._items: list[ArtItem] = []
        self._offers: tuple[Offer, ...] = ()
        self._breath = QVariantAnimation(motion)
        self._breath.setDuration(_BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breath.setKeyValues([(0.0, 0.92), (0.5, 1.12), (1.0, 0.92)])
        self._breath.valueChanged.connect(self._breathe)

    def show(self, land: LandItem, offers: Sequence[Offer]) -> None:
        """Show offers on a board; none: stop pulsing."""
        self._offers = tuple(offers)
        while len(self._items) < len(offers):
            item = ArtItem()
            item.setZValue(1150)
            self._items.append(item)
        used: dict[int, int] = {}
        for place, item in enumerate(self._items):
            item.setParentItem(land)
            item.setVisible(place < len(offers))
            if place < len(offers):
                cell, card = offers[place]
                shift = used.get(cell, 0)
                used[cell] = shift + 1
                at = land.cells[cell].top + QPointF(art.RADIUS * 0.55, -art.DEPTH - 6)
                item.setPos(at + QPointF(shift * 2 * _RADIUS, 0))
                item.setScale(1.0)
                _show(item, card)
        running = self._breath.state() == QVariantAnimation.State.Running
        if not offers or not self._motion.milliseconds:
            self._breath.stop()
        elif not running:
            self._breath.start()

    def _breathe(self, size: float) -> None:
        for place in range(len(self._offers)):
            self._items[place].setScale(size)

    def at(self, point: QPointF) -> Offer | None:
        """The offer at a point of the scene."""
        for place, offer in enumerate(self._offers):
            step = self._items[place].mapFromScene(point)
            if step.x() ** 2 + step.y() ** 2 <= (_RADIUS + 2) ** 2:
                return offer
        return None

    def on_cell(self, cell: int) -> Offer | None:
        """The first offer for a cell."""
        return next((offer for offer in self._offers if offer[0] == cell), None)

    def point_of(self, offer: Offer) -> QPointF:
        """Where an offer is on the scene."""
        return self._items[self._offers.index(offer)].scenePos()


def _show(item: ArtItem, card: int) -> None:
    facts = CARDS[card]

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(0, 0, 0, 60), 4))
        painter.drawEllipse(QPointF(1, 1.5), _RADIUS - 1, _RADIUS - 1)
        painter.setPen(QPen(art.WOOD.darker(115), 2.6))
        painter.setBrush(QColor("#FFF8E6"))
        painter.drawEllipse(QPointF(0, 0), _RADIUS - 1, _RADIUS - 1)
        art.draw_animal(painter, facts.id, QRectF(-11, -12, 22, 22))
        painter.translate(9, 10)
        art.draw_cube(painter, 6.5, facts.spirit)

    reach = _RADIUS + 6
    item.set_art(("harmonies-offer", card), QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)
