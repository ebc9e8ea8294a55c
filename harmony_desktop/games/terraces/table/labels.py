"""Labels on Terraces' landscape: present values of the best regions, and values after a move."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SEATS, STEPS, Colour, cell_of
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.view import Square, TerracesView
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.land import Land
from harmony_desktop.ui.kit.art import ArtItem, ui_font
from harmony_desktop.ui.kit.languages import number, say, text_scale
from harmony_desktop.ui.kit.motion import Motion

_LARGEST = 1.6
"""Greatest scale of labels when text is enlarged: they cover parts of the landscape."""
_NEVER = 1000.0
"""A cost above that of any possible label position."""


class Tag(ArtItem):
    """A small, always upright label: texts on the colours of their players."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.hide()

    def show_parts(self, parts: Sequence[tuple[Colour, str]]) -> None:
        """Show texts side by side, each on the colour of its player."""
        grown = min(text_scale(), _LARGEST)
        font = ui_font(16 * grown, QFont.Weight.Bold)
        widths = [QFontMetricsF(font).horizontalAdvance(text) + 18 for _, text in parts]
        whole = QRectF(-sum(widths) / 2, -14 * grown, sum(widths), 28 * grown)

        def draw(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 6, 70))
            painter.drawRoundedRect(whole.translated(1.5, 2.5), 10, 10)
            painter.setFont(font)
            x = whole.left()
            for (colour, text), width in zip(parts, widths, strict=True):
                box = QRectF(x, whole.top(), width, whole.height())
                painter.setPen(QPen(art.CREAM, 2))
                painter.setBrush(art.shade(colour, 1))
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)
                painter.setPen(QColor("#FFFFFF"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                x += width

        self.show_art(("terraces-tag", tuple(parts), grown), whole.adjusted(-3, -3, 5, 6), draw)


class RegionLabels:
    """A label beside each player's best region, and one for the values after a placement."""

    def __init__(self, land: Land, motion: Motion) -> None:
        self._land = land
        self._motion = motion
        self._regions: Sequence[Region | None] = ()
        self._clear: Sequence[QRectF] = ()
        """Areas to keep clear of labels."""
        self.tags = [Tag(20 + seat) for seat in range(SEATS)]
        self.gain = Tag(60)

    def show(self, regions: Sequence[Region | None], animate: bool) -> None:
        """Label the best region of each seat, where the label hides least."""
        self._regions, self._clear = regions, ()
        self._lay_out(animate)

    def keep_clear(self, areas: Sequence[QRectF]) -> None:
        """Move the labels out of the way of something, until other regions are shown."""
        self._clear = areas
        self._lay_out(animate=False)

    def lay_out(self) -> None:
        """Place the labels again after the landscape has moved."""
        self._lay_out(animate=False)

    def _lay_out(self, animate: bool) -> None:
        taken = list(self._clear)
        """With the target positions of the labels, which may still be moving."""
        if not self._regions:
            return
        for seat, (tag, region) in enumerate(zip(self.tags, self._regions, strict=True)):
            if region is None:
                tag.hide()
                continue
            glides = animate and tag.isVisible()
            tag.show_parts([(region.colour, say(texts.region_sum(region)))])
            place = self._place_for(tag, region, taken)
            taken.append(tag.art_rect.translated(place))
            self._motion.glide(("tag", seat), tag, place, glides, factor=1.4)

    def _place_for(self, tag: Tag, region: Region, taken: Sequence[QRectF]) -> QPointF:
        """Return the place beside a square of the region where the label hides least of tiles."""
        area, fit = self._land.area, self._land.fit
        box, side = tag.art_rect, art.SIDE * fit.scale
        half = QPointF(box.width() / 2, box.height() / 2)
        best = (_NEVER, area.center())
        for square, x, y in self._free_sides(region):
            middle = art.corner_of(square) + art.HALF
            step = QPointF(x * (side / 2 + half.x() + 4), y * (side / 2 + half.y() + 4))
            at = fit.to_scene(middle) + step
            label = QRectF(at - half, at + half)
            if area.contains(label):
                best = min(best, (self._hidden(label, taken), at), key=lambda one: one[0])
            if not best[0]:
                break
        return best[1]

    def _free_sides(self, region: Region) -> list[tuple[Square, int, int]]:
        """Return the squares of a region beside the bare table, with the direction of the table."""
        known = self._land.squares
        squares = [known[cell] for cell in region.cells]
        up, right, down, left = STEPS
        found = [
            (square, x, y)
            for x, y in (up, down, left, right)
            for square in squares
            if cell_of(square.x + x, square.y + y) not in known
        ]
        return found or [(squares[0], *up)]

    def _hidden(self, label: QRectF, others: Sequence[QRectF]) -> float:
        """Return the cost of hidden squares and, weighted much higher, of hidden labels."""
        fit = self._land.fit
        side = art.SIDE * fit.scale
        hidden = 100.0 * sum(label.intersects(other) for other in others)
        first, last = (
            (label.topLeft() - fit.origin) / side,
            (label.bottomRight() - fit.origin) / side,
        )
        for y in range(floor(first.y()), floor(last.y()) + 2):
            for x in range(floor(first.x()), floor(last.x()) + 2):
                square = self._land.squares.get(cell_of(x, y))
                if square is not None:
                    corner = fit.to_scene(art.corner_of(square))
                    covered = label.intersected(QRectF(corner.x(), corner.y(), side, side))
                    hidden += covered.width() * covered.height() / (side * side)
        return hidden

    def show_gain(self, view: TerracesView, move: Lay, middle: QPointF) -> None:
        """Show the values of both best regions after a move, above the centre of its tile."""
        parts = []
        for seat, points in enumerate(view.preview(move).points):
            change = points - view.score(seat).total
            sign = "+" if change > 0 else ""
            text = f"{number(points)}  ({sign}{number(change)})" if change else number(points)
            parts.append((view.colour(seat), f"\u2066{text}\u2069"))
        self.gain.show_parts(parts)
        at = self._land.fit.to_scene(middle - QPointF(0, art.SIDE))
        half, inside = self.gain.art_rect.width() / 2, self._land.area
        x = min(max(at.x(), inside.left() + half), inside.right() - half)
        self.gain.setPos(QPointF(x, max(at.y() - 22, inside.top() + 16)))
        # This label shows both values after the move; the present ones would be in its way.
        for tag in self.tags:
            tag.setOpacity(0.0)

    def hide_gain(self) -> None:
        """Hide the preview and show the present values of the regions again."""
        self.gain.hide()
        for tag in self.tags:
            tag.setOpacity(1.0)
