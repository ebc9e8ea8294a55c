"""Cards on the table: whole ones, wherever they lie, and small ones side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from harmony_desktop.games.harmonies.table import card_art
from harmony_desktop.games.harmonies.table.faces import Faces, show_mark
from harmony_desktop.games.harmonies.table.trays import child
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number
from harmony_desktop.ui.motion import Motion


def show_card(
    item: ArtItem, card: int, placed: int, name: str, reward: int | None, faces: Faces
) -> None:
    """Show a whole card on an item, with the cubes still on it."""
    letters = faces.letters
    item.set_art(
        ("harmonies-card", card, placed, name, reward, letters, number(1)),
        card_art.CARD_RECT,
        lambda painter: card_art.draw_card(painter, card, placed, name, reward, letters),
    )


class CardItem(ArtItem):
    """One animal or spirit card, wherever it lies; it lives as long as the table."""

    def __init__(self, card: int, motion: Motion) -> None:
        super().__init__()
        self.card = card
        self.home = QPointF()
        self.size = self.level = 1.0
        self._motion = motion
        self._glow = child(self, 1)
        self._bin = child(self, 3)
        self._mark = child(self, 4)
        self._mark.setPos(-card_art.WIDTH / 2 + 12, -card_art.HEIGHT / 2 + 10)
        self.where = ""
        """`row`, `own`, `finished`, `choice`, or nothing while it is not on the table."""
        self.hide()

    def show_card(self, placed: int, name: str, reward: int | None, faces: Faces) -> None:
        """The whole card with the cubes still on it."""
        show_card(self, self.card, placed, name, reward, faces)

    def put(self, where: str, home: QPointF, size: float, z: float, glide: bool) -> None:
        """Lay the card down; it glides there if it lay somewhere else before."""
        was, self.where = self.where, where
        moved = home != self.home or size != self.size or was != where
        self.home, self.size, self.level = home, size, z
        self.setZValue(z)
        self.setOpacity(1.0)
        self.show()
        if not moved:
            return
        if glide and was:
            self._motion.run(("card", self.card), self.pos(), home, self.setPos, factor=1.4)
        else:
            self._motion.stop(("card", self.card))
            self.setPos(home)
            if glide:
                self._motion.run(("card-fade", self.card), 0.0, 1.0, self.setOpacity, factor=1.4)
        self.resize(size)

    def leave(self, towards: QPointF | None = None) -> None:
        """The card is not on the table any more; it may be seen going towards a point."""
        self.where = ""
        self._motion.stop(("card", self.card))
        if towards is None:
            self.hide()
            return
        self.setZValue(70)
        self._motion.run(("card", self.card), self.pos(), towards, self.setPos, self.hide, 1.6)

    def rise(self, factor: float, inside: QRectF) -> None:
        """Come nearer to the eye, without leaving the table."""
        self.resize(self.size * factor)
        half_x, half_y = (
            card_art.WIDTH * self.size * factor / 2 + 6,
            card_art.HEIGHT * self.size * factor / 2 + 6,
        )
        x = min(max(self.home.x(), inside.left() + half_x), inside.right() - half_x)
        y = min(max(self.home.y(), inside.top() + half_y), inside.bottom() - half_y)
        self._motion.stop(("card", self.card))
        self.setPos(x, y)
        self.setZValue(60)

    def sink(self) -> None:
        """Lie down again."""
        self.resize(self.size)
        self.setPos(self.home)
        self.setZValue(self.level)

    def resize(self, size: float) -> None:
        """Show the card larger or smaller, drawn anew for that size."""
        if abs(self.scale() - size) < 1e-6:
            return
        self.setScale(size)
        scene = self.scene()
        if scene is not None and getattr(scene, "device_scale", 0):
            for item in (self, self._glow, self._bin, self._mark):
                item.render(scene.device_scale)

    def show_glow(self, colour: str | None, width: float = 3.0) -> None:
        """A frame of light around the card."""
        self._glow.setVisible(colour is not None)
        if colour is None:
            return
        rect = card_art.CARD_RECT.adjusted(-3, -3, 3, 3)

        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(-card_art.WIDTH / 2, -card_art.HEIGHT / 2, card_art.WIDTH, card_art.HEIGHT)
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(box, 9, 9)

        self._glow.set_art(("harmonies-card-glow", colour, width), rect, draw)

    def show_bin(self, shown: bool, focused: bool, colour: str) -> None:
        """The small button that discards the card (solo)."""
        self._bin.setVisible(shown)
        if not shown:
            return
        self._bin.setPos(_BIN)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(colour) if focused else QColor("#FFFFFF"), 3.0))
            painter.setBrush(QColor("#8C4A32"))
            painter.drawEllipse(QPointF(0, 0), 12, 12)
            pen = QPen(QColor("#FFFFFF"), 2.4, c=Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(-4, -4), QPointF(4, 4))
            painter.drawLine(QPointF(-4, 4), QPointF(4, -4))

        self._bin.set_art(("harmonies-bin", focused, colour), QRectF(-15, -15, 30, 30), draw)

    def show_mark(self, text: str | None) -> None:
        """The number of a step of a proposed turn."""
        self._mark.setVisible(text is not None)
        if text is not None:
            show_mark(self._mark, text)

    @property
    def bin_point(self) -> QPointF:
        return self.mapToScene(_BIN)

    def on_bin(self, point: QPointF) -> bool:
        step = self.mapFromScene(point) - _BIN
        return self._bin.isVisible() and step.x() ** 2 + step.y() ** 2 <= 14**2

    def contains_point(self, point: QPointF) -> bool:
        """Whether a point of the scene is where the card lies, raised or not."""
        step = (point - self.home) / self.size
        return abs(step.x()) <= card_art.WIDTH / 2 and abs(step.y()) <= card_art.HEIGHT / 2


_BIN = QPointF(-card_art.WIDTH / 2 + 8, -card_art.HEIGHT / 2 + 8)


class ChipsItem(ArtItem):
    """Cards drawn small: those finished, or those of another player."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: tuple[int, ...] = ()
        self._columns, self._size = 1, 1.0

    def show_chips(
        self, chips: Sequence[tuple[int, int, int]], columns: int, size: float = 1.0
    ) -> None:
        """Each chip is a card, its cubes placed, and its points; the origin is the top middle."""
        self.chips = tuple(card for card, _, _ in chips)
        self._columns, self._size = columns, size
        self.setVisible(bool(chips))
        rows = -(-len(chips) // columns)
        step_x, step_y = 42 * size, 50 * size
        rect = QRectF(-step_x * columns / 2 - 1, -1, step_x * columns + 2, step_y * rows + 2)

        def draw(painter: QPainter) -> None:
            for place, (card, placed, points) in enumerate(chips):
                painter.save()
                painter.translate(self._chip_centre(place))
                painter.scale(size, size)
                card_art.draw_chip(painter, card, placed, points)
                painter.restore()

        if chips:
            self.set_art(("harmonies-chips", tuple(chips), columns, size, number(1)), rect, draw)

    def _chip_centre(self, place: int) -> QPointF:
        column, row = place % self._columns, place // self._columns
        middle = (self._columns - 1) / 2
        return QPointF((column - middle) * 42 * self._size, (row + 0.5) * 50 * self._size)

    def centre_of(self, card: int) -> QPointF:
        """Where a card's chip lies, on the scene."""
        return self.mapToScene(self._chip_centre(self.chips.index(card)))

    def chip_at(self, point: QPointF) -> int | None:
        """The card whose chip is at a point of the scene."""
        if not self.isVisible():
            return None
        local = self.mapFromScene(point)
        for place, card in enumerate(self.chips):
            step = local - self._chip_centre(place)
            if abs(step.x()) <= 19 * self._size and abs(step.y()) <= 23 * self._size:
                return card
        return None
