"""The tray beside the board: the called tile, the progress of the round, and the bag."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from harmony_desktop.games.harmony.rules.components import VALUES, Direction, Tile
from harmony_desktop.games.harmony.rules.scoring import bearing
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.board import set_tile, tile_item
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, draw_text
from harmony_desktop.ui.kit.languages import number, text_scale
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import reading_way
from harmony_desktop.ui.table.sheets import EvenGrid, Sheet

TILE_SCALE = 1.32
_LARGEST = 1.65
"""Greatest scale of its text: the tray is narrow."""
WIDTH = 168.0
RECT = QRectF(-WIDTH / 2, -126, WIDTH, 506)
"""Area of the tray around the centre of the called tile, with space for the bag below."""


class TrayLine(NamedTuple):
    """A line of text in the tray."""

    words: str
    top: float
    height: float
    colour: str
    pixels: float
    weight: QFont.Weight = QFont.Weight.Normal

    @property
    def box(self) -> QRectF:
        return QRectF(RECT.x(), self.top, WIDTH, self.height)


class TrayCount(NamedTuple):
    """The number of unseen tiles that bear a value."""

    at: tuple[float, float]
    value: int
    shown: str
    """The value in the digits of the language."""
    left: str
    colour: str


class TrayItem(ArtItem):
    """The tray with the called tile."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self.called = tile_item(self)
        self.called.setZValue(1)
        self.called.setScale(TILE_SCALE)
        self._words = Sheet(self, 0, "harmony-tray", _draw_lines, EvenGrid(RECT.topLeft()))
        self._tiles = overlay(self, 0)
        self._bag_title = Sheet(self, 0, "harmony-tray", _draw_lines, EvenGrid(RECT.topLeft()))
        self._bag = Sheet(self, 0, "harmony-bag", _draw_counts, EvenGrid(RECT.topLeft()))
        self._lines = 0
        self.is_short = True
        """Whether neither the bag nor the unseen tiles are shown below the called tile."""

    def show_called(self, tile: Tile | None, symbols: bool, language: str, waiting: bool) -> None:
        """Show the called tile; pale unless the player is to place it."""
        set_tile(self.called, tile, symbols, language)
        self.called.setOpacity(1.0 if waiting or tile is None else 0.45)

    def turn_up(self) -> None:
        """Flip the new tile up."""
        self._motion.run("call", 0.7, TILE_SCALE, self.called.setScale)

    def has_at(self, point: QPointF) -> bool:
        """Return whether the called tile is at a scene point."""
        step = point - self.pos()
        return self.called.isVisible() and hypot(step.x(), step.y()) <= art.SIDE * TILE_SCALE

    @property
    def bag_area(self) -> QRectF:
        """The bag or, while it is not shown, the number of called tiles, in scene coordinates."""
        top, lines = 78.0, self._line_height * self._lines
        inside = QRectF(RECT.x(), top, WIDTH, lines)
        if not self.is_short:
            inside = QRectF(RECT.x(), top + lines + 4, WIDTH, 132)
        return inside.translated(self.pos())

    @property
    def _line_height(self) -> float:
        return 23 * min(text_scale(), _LARGEST)

    def show_words(self, heading: str, lines: Sequence[str], theme: Colours) -> None:
        """Show the heading above the tile and the facts below it."""
        self._lines = len(lines)
        high, below = 26 * min(text_scale(), _LARGEST), self._line_height
        bold = QFont.Weight.DemiBold
        shown = [TrayLine(heading, -82 - high, high, theme.text, 18, bold)]
        shown += [
            TrayLine(line, 78 + below * index, below, theme.muted, 15.5)
            for index, line in enumerate(lines)
        ]
        self._words.show_strokes((line, line.box) for line in shown)

    def show_unseen(self, tiles: Sequence[Tile], symbols: bool) -> None:
        """Show the tiles that were never called, once the round is over."""

        def draw(painter: QPainter) -> None:
            for index, tile in enumerate(tiles):
                painter.save()
                painter.translate(
                    -39 + 78 * (index % 2),
                    -34 + 72 * (index // 2) + self._line_height * self._lines,
                )
                painter.scale(0.72, 0.72)
                art.draw_tile(painter, tile, symbols)
                painter.restore()

        self._tiles.show_art(None, RECT, draw if tiles else None)

    def show_bag(self, bag: Sequence[Tile] | None, title: str, theme: Colours) -> None:
        """Show the number of unseen tiles by direction (columns) and value (rows)."""
        self.is_short = bag is None and not self._tiles.isVisible()
        if bag is None:
            self._bag_title.clear()
            self._bag.clear()
            return
        top = 78 + self._line_height * self._lines
        heading = TrayLine(title, top + 8, 24, theme.text, 15.5, QFont.Weight.DemiBold)
        self._bag_title.show_strokes([(heading, heading.box)])
        self._bag.show_strokes(
            (
                TrayCount((x, y), value, number(value), f"×{number(left)}", theme.text),
                QRectF(x - 30, y - 13, 60, 26),
            )
            for direction in Direction
            for row, value in enumerate(VALUES[direction])
            for x, y, left in [
                (
                    reading_way() * (54.0 * direction - 54),
                    top + 52 + 30 * row,
                    bearing(bag, direction, value),
                )
            ]
        )


def _draw_lines(painter: QPainter, lines: Sequence[TrayLine]) -> None:
    for line in lines:
        draw_text(painter, line.box, line.words, line.colour, line.pixels, line.weight)


def _draw_counts(painter: QPainter, counts: Sequence[TrayCount]) -> None:
    way = reading_way()
    for count in counts:
        at = QPointF(*count.at)
        chip = QRectF(at.x() - 11 - 11 * way, at.y() - 11, 22, 22)
        painter.setPen(art.COLOURS[count.value].darker(150))
        painter.setBrush(art.COLOURS[count.value])
        painter.drawRoundedRect(chip, 5, 5)
        draw_centred(painter, chip.center(), count.shown, art.ink(count.value), 13)
        draw_centred(painter, at + QPointF(15 * way, 0), count.left, count.colour, 14)
