"""Drawings of Harmonies for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from harmony_desktop.games.harmonies import art, card_art, scoring
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.components import (
    EMPTY,
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GREY,
    HOUSE_ON_RED,
    MOUNTAIN_1,
    MOUNTAIN_2,
    MOUNTAIN_3,
    SIDES,
    TREE_1,
    TREE_2,
    TREE_3,
    WATER,
    Stack,
    Stacks,
)
from harmony_desktop.games.harmonies.habitats import NO_CUBE
from harmony_desktop.games.harmonies.names import CARD_NAMES
from harmony_desktop.games.harmonies.public import Land
from harmony_desktop.ui.art import draw_centred, draw_text, paint
from harmony_desktop.ui.languages import number, translate

Draw = Callable[[QPainter], None]

_RIVERSIDE = {
    1: TREE_3, 2: WATER, 3: FIELD, 6: WATER, 7: FIELD, 8: HOUSE_ON_GREY, 10: TREE_2, 11: WATER,
    12: MOUNTAIN_3, 13: FIELD, 15: MOUNTAIN_2, 16: WATER, 17: TREE_1, 19: HOUSE_ON_RED,
    20: MOUNTAIN_1,
}  # fmt: skip
_RIVERSIDE_CUBES = {2: "otter", 12: "eagle", 17: "bear", 7: "ladybug"}
_ARCHIPELAGO = {
    0: TREE_2, 1: FIELD, 4: WATER, 5: WATER, 8: WATER, 9: MOUNTAIN_2, 11: WATER, 12: TREE_3,
    13: WATER, 14: WATER, 16: WATER, 18: HOUSE_ON_BROWN, 20: WATER, 22: FIELD, 23: FIELD,
}  # fmt: skip


def _stacks(side: str, placed: Mapping[int, Stack]) -> Stacks:
    return tuple(placed.get(cell, EMPTY) for cell in range(SIDES[side].count))


def draw_land(
    painter: QPainter, side: str, stacks: Sequence[Stack], cubes: Mapping[int, int]
) -> None:
    """A board with stacks and cubes; `cubes` gives the card by cell."""
    art.draw_board(painter, side)
    points = art.centres(side)
    for cell in sorted(range(len(stacks)), key=lambda cell: points[cell].y()):
        painter.save()
        painter.translate(points[cell])
        art.draw_stack(painter, stacks[cell])
        if cell in cubes:
            card = CARDS[cubes[cell]]
            painter.translate(art.top_of(stacks[cell]))
            art.draw_settler(painter, card.id, card.spirit)
        painter.restore()


def _landscape(painter: QPainter) -> None:
    cubes = {cell: CARD_NUMBERS[name] for cell, name in _RIVERSIDE_CUBES.items()}
    draw_land(painter, "A", _stacks("A", _RIVERSIDE), cubes)


def _river(painter: QPainter) -> None:
    stacks = _stacks("A", _RIVERSIDE)
    draw_land(painter, "A", stacks, {})
    points = art.centres("A")
    path = scoring.river("A", stacks)
    art.draw_river(painter, [points[cell] + art.top_of(WATER) for cell in path])


def _islands(painter: QPainter) -> None:
    stacks = _stacks("B", _ARCHIPELAGO)
    art.draw_board(painter, "B")
    art.draw_islands(painter, "B", scoring.islands("B", stacks))
    points = art.centres("B")
    for cell in sorted(range(len(stacks)), key=lambda cell: points[cell].y()):
        painter.save()
        painter.translate(points[cell])
        art.draw_stack(painter, stacks[cell])
        painter.restore()


def _in_a_row(painter: QPainter, stacks: Sequence[Stack], step: float = 78) -> None:
    """Stacks side by side on the table."""
    for place, stack in enumerate(stacks):
        painter.save()
        painter.translate((place - (len(stacks) - 1) / 2) * step, 12)
        art.draw_stack(painter, stack)
        painter.restore()


def _points(painter: QPainter, values: Sequence[int], step: float = 78, y: float = 62) -> None:
    for place, value in enumerate(values):
        at = QPointF((place - (len(values) - 1) / 2) * step, y)
        art.draw_badge(painter, at, number(value), "#2E8B57", "#FFFFFF", 16)


def _kinds(painter: QPainter) -> None:
    _in_a_row(painter, (TREE_1, TREE_2, TREE_3, MOUNTAIN_2, MOUNTAIN_3, HOUSE_ON_BROWN))


def _trees_mountains(painter: QPainter) -> None:
    _in_a_row(painter, (TREE_1, TREE_2, TREE_3, MOUNTAIN_1, MOUNTAIN_2, MOUNTAIN_3))
    _points(painter, (1, 3, 7, 1, 3, 7))


def _fields_buildings(painter: QPainter) -> None:
    """Two fields beside each other, and a house among three colours."""
    side = {0: FIELD, 5: FIELD, 2: FIELD, 7: FIELD, 15: HOUSE_ON_GREY, 14: WATER, 20: TREE_2,
            16: MOUNTAIN_2}  # fmt: skip
    draw_land(painter, "A", _stacks("A", side), {})


def _turn(painter: QPainter) -> None:
    """Three tokens from the table, three stacks on the board."""
    for place, colour in enumerate((0, 3, 4)):
        painter.save()
        painter.translate(-170 + 56 * place, -12 if place == 1 else 10)
        art.draw_disc(painter, colour)
        painter.restore()
    _arrow(painter, QPointF(-10, 0))
    for place, stack in enumerate((WATER, TREE_2, FIELD)):
        painter.save()
        painter.translate(66 + 66 * place, 18)
        art.draw_stack(painter, stack)
        painter.restore()


def _arrow(painter: QPainter, at: QPointF) -> None:
    pen = QPen(QColor("#9A8A66"), 6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath(at - QPointF(22, 0))
    path.lineTo(at + QPointF(22, 0))
    path.moveTo(at + QPointF(8, -14))
    path.lineTo(at + QPointF(22, 0))
    path.lineTo(at + QPointF(8, 14))
    painter.strokePath(path, pen)


def _card_at(painter: QPainter, name: str, placed: int, at: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    card = CARD_NUMBERS[name]
    reward = 14 if CARDS[card].spirit else None
    card_art.draw_card(painter, card, placed, translate("harmonies", CARD_NAMES[name]), reward)
    painter.restore()


def _animal_card(painter: QPainter) -> None:
    _card_at(painter, "kingfisher", 0, QPointF(-88, 0), 1.0)
    _card_at(painter, "koala", 1, QPointF(88, 0), 1.0)


def _values(painter: QPainter) -> None:
    for place, placed in enumerate((0, 2, 4)):
        _card_at(painter, "duck", placed, QPointF((place - 1) * 170, 0), 1.0)


def _habitat(painter: QPainter) -> None:
    """A card, and the same habitat turned on a board."""
    _card_at(painter, "arctic_fox", 1, QPointF(-130, 0), 1.15)
    _arrow(painter, QPointF(0, 0))
    painter.translate(128, 8)
    parts = ((0, 0, FIELD), (0, -1, TREE_2), (1, 0, TREE_2))
    _draw_patch(painter, parts, "arctic_fox")


def _draw_patch(painter: QPainter, parts: Sequence[tuple[int, int, Stack]], animal: str) -> None:
    """A few hexes cut out of a board; the animal stands on the first."""
    placed = [
        (QPointF(1.5 * art.SIDE * q, 1.732 * art.SIDE * (r + q / 2) * art.SQUEEZE), stack, place)
        for place, (q, r, stack) in enumerate(parts)
    ]
    for centre, _, _ in placed:
        path = art.hex_path(art.SIDE, centre)
        painter.fillPath(path, QColor("#E6EBD8"))
        painter.strokePath(path, QPen(QColor("#A9B58C"), 2))
    for centre, stack, place in sorted(placed, key=lambda one: one[0].y()):
        painter.save()
        painter.translate(centre)
        art.draw_stack(painter, stack)
        if place == 0:
            painter.translate(art.top_of(stack))
            art.draw_settler(painter, animal, False)
        painter.restore()


def _spirit(painter: QPainter) -> None:
    _card_at(painter, "lion", 0, QPointF(-88, 0), 1.0)
    _card_at(painter, "owl", 0, QPointF(88, 0), 1.0)


def _no_spirit(painter: QPainter) -> None:
    _card_at(painter, "frog", 1, QPointF(-88, 0), 1.0)
    _card_at(painter, "bear", 0, QPointF(88, 0), 1.0)


def _suns(painter: QPainter) -> None:
    for place, step in enumerate(scoring.SUN_STEPS):
        at = QPointF((place - 3.5) * 46, -6)
        painter.setPen(QPen(QColor("#E9A21B"), 3.4, c=Qt.PenCapStyle.RoundCap))
        painter.save()
        painter.translate(at)
        for _ in range(12):
            painter.drawLine(QPointF(0, -15.5), QPointF(0, -19.5))
            painter.rotate(30)
        painter.restore()
        painter.setPen(QPen(QColor("#C98409"), 1.4))
        painter.setBrush(QColor("#FFCF4A"))
        painter.drawEllipse(at, 12.5, 12.5)
        draw_centred(painter, at, number(place + 1), "#5A3F05", 14)
        draw_centred(painter, at + QPointF(0, 32), number(step), "#8A7A55", 14)


def _home(painter: QPainter) -> None:
    """A corner of a landscape with its animals, and two cards before it."""
    painter.save()
    painter.translate(-30, -18)
    painter.scale(0.82, 0.82)
    _landscape(painter)
    painter.restore()
    painter.save()
    painter.translate(122, 44)
    painter.rotate(6)
    _card_at(painter, "kingfisher", 1, QPointF(0, 0), 0.8)
    painter.restore()
    painter.save()
    painter.translate(104, 106)
    painter.rotate(-3)
    _card_at(painter, "wolf", 0, QPointF(0, 0), 0.8)
    painter.restore()


_BOARD_A, _BOARD_B = art.board_rect("A"), art.board_rect("B")
_ROW = QRectF(-240, -62, 480, 146)
_CARDS = QRectF(-175, -68, 350, 138)
_MIDDLE = QRectF(-165, -150, 330, 300)

_FIGURES: dict[str, tuple[QRectF, Draw]] = {
    "card": (QRectF(-195, -148, 390, 296), _home),
    "landscape": (_BOARD_A, _landscape),
    "turn": (QRectF(-215, -64, 460, 130), _turn),
    "stacks": (_ROW, _kinds),
    "animal-card": (_CARDS, _animal_card),
    "habitat": (QRectF(-240, -104, 480, 200), _habitat),
    "spirit": (_CARDS, _spirit),
    "trees-mountains": (_ROW, _trees_mountains),
    "fields-buildings": (_BOARD_A, _fields_buildings),
    "river": (_BOARD_A, _river),
    "islands": (_BOARD_B, _islands),
    "values": (QRectF(-260, -68, 520, 138), _values),
    "suns": (QRectF(-195, -34, 390, 72), _suns),
    "side.A": (_MIDDLE, _river),
    "side.B": (_MIDDLE, _islands),
    "spirits.true": (_CARDS, _spirit),
    "spirits.false": (_CARDS, _no_spirit),
}


def figure(name: str, width: float, ratio: float) -> QPixmap:
    """A drawing by its name, `width` logical pixels wide."""
    rect, draw = _FIGURES[name]
    pixmap = paint(rect, width / rect.width() * ratio, draw)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


Shown = tuple[str, Land, str, str, Sequence[tuple[int, int, int]]]
"""A board to keep: its side, the land, the player's name, the points, and the cards as chips."""


def table_picture(boards: Sequence[Shown], ink: str, background: str | None) -> QPixmap:
    """Boards with names, points and small cards side by side."""
    columns = min(2, len(boards))
    rect = art.board_rect(boards[0][0])
    step_x, step_y = rect.width() + 24, rect.height() + 104
    width, height = step_x * columns, step_y * ceil(len(boards) / columns)

    def draw(painter: QPainter) -> None:
        if background is not None:
            painter.fillRect(QRectF(0, 0, width, height), QColor(background))
        for place, shown in enumerate(boards):
            painter.save()
            painter.translate(
                step_x * (place % columns + 0.5), step_y * (place // columns) - rect.top() + 6
            )
            _draw_shown(painter, shown, rect, ink)
            painter.restore()

    pixmap = paint(QRectF(0, 0, width, height), 2.0, draw)
    pixmap.setDevicePixelRatio(1.0)
    return pixmap


def _draw_shown(painter: QPainter, shown: Shown, rect: QRectF, ink: str) -> None:
    side, land, name, points, chips = shown
    cubes = {cell: card for cell, card in enumerate(land.cubes) if card != NO_CUBE}
    draw_land(painter, side, land.stacks, cubes)
    box = QRectF(rect.left(), rect.bottom() + 2, rect.width(), 30)
    draw_text(painter, box, f"{name}   {points}", ink, 20, QFont.Weight.DemiBold)
    for place, (card, placed, worth) in enumerate(chips):
        painter.save()
        painter.translate((place - (len(chips) - 1) / 2) * 42, rect.bottom() + 62)
        card_art.draw_chip(painter, card, placed, worth)
        painter.restore()
