"""Drawings of Harmonies for cards, variants and the rules page, made from its real pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.harmonies.examples import ANIMALS_63, LANDSCAPE_53
from harmony_desktop.games.harmonies.names import CARD_NAMES
from harmony_desktop.games.harmonies.rules import scoring
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, SPIRITS
from harmony_desktop.games.harmonies.rules.components import (
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
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.suns import Extra, draw_suns, suns_width
from harmony_desktop.ui.kit.art import Artwork, Draw, draw_text, moved, side_by_side
from harmony_desktop.ui.kit.languages import number, translate
from harmony_desktop.ui.table.labels import draw_pill
from harmony_desktop.ui.table.mirroring import mirrored, reading_way

_RIVERSIDE = {
    1: TREE_3, 2: WATER, 3: FIELD, 6: WATER, 7: FIELD, 8: HOUSE_ON_GREY, 10: TREE_2, 11: WATER,
    12: MOUNTAIN_3, 13: FIELD, 15: MOUNTAIN_2, 16: WATER, 17: TREE_1, 19: HOUSE_ON_RED,
    20: MOUNTAIN_1,
}  # fmt: skip
_RIVERSIDE_CUBES = {2: "flamingo", 12: "eagle", 10: "macaw", 7: "raccoon"}
_ARCHIPELAGO = {
    0: TREE_2, 1: FIELD, 4: WATER, 5: WATER, 8: WATER, 9: MOUNTAIN_2, 11: WATER, 12: TREE_3,
    13: WATER, 14: WATER, 16: WATER, 18: HOUSE_ON_BROWN, 20: WATER, 22: FIELD, 23: FIELD,
}  # fmt: skip


def _stacks(side: str, placed: Mapping[int, Stack]) -> Stacks:
    return tuple(placed.get(cell, EMPTY) for cell in range(SIDES[side].count))


def draw_land(
    painter: QPainter, side: str, stacks: Sequence[Stack], cubes: Mapping[int, int]
) -> None:
    """Draw a board with stacks and cubes; `cubes` maps cells to cards."""
    art.draw_board(painter, side)
    _draw_stacks(painter, side, stacks, cubes)


def _draw_stacks(
    painter: QPainter, side: str, stacks: Sequence[Stack], cubes: Mapping[int, int]
) -> None:
    points = art.centres(side)
    in_order = sorted(range(len(stacks)), key=lambda cell: points[cell].y())
    for cell in in_order:
        with moved(painter, points[cell]):
            art.draw_stack(painter, stacks[cell], settled=cell in cubes)
    # Animals are drawn above all stacks, so that none is hidden.
    for cell in in_order:
        if cell in cubes:
            card = CARDS[cubes[cell]]
            with moved(painter, points[cell] + art.top_of(stacks[cell])):
                art.draw_settler(painter, card.id, card.spirit)


def _landscape(painter: QPainter) -> None:
    cubes = {cell: CARD_NUMBERS[name] for cell, name in _RIVERSIDE_CUBES.items()}
    draw_land(painter, "A", _stacks("A", _RIVERSIDE), cubes)


def _river(painter: QPainter) -> None:
    stacks = _stacks("A", _RIVERSIDE)
    draw_land(painter, "A", stacks, {})
    points = art.centres("A")
    path = scoring.river("A", stacks)
    art.draw_river(painter, [points[cell] + art.top_of(WATER) for cell in path])
    end = points[path[-1]] + QPointF(0, 24)
    _gain(painter, end, scoring.river_points(len(path)))


def _gain(painter: QPainter, at: QPointF, value: int) -> None:
    """Draw a number of points."""
    draw_pill(painter, at, number(value), art.GAIN, "#FFFFFF", 16, art.GAIN.darker(150))


def _islands(painter: QPainter) -> None:
    stacks = _stacks("B", _ARCHIPELAGO)
    art.draw_board(painter, "B")
    islands = scoring.islands("B", stacks)
    art.draw_islands(painter, "B", islands)
    _draw_stacks(painter, "B", stacks, {})
    points = art.centres("B")
    for island in islands:
        middle = sum((points[cell] for cell in island), QPointF()) / len(island)
        free = [points[cell] for cell in island if not stacks[cell]]
        at = min(free, key=lambda point: (point - middle).manhattanLength(), default=middle)
        _gain(painter, at, scoring.ISLAND_POINTS)


def _in_a_row(painter: QPainter, stacks: Sequence[Stack], step: float = 78) -> None:
    """Draw stacks side by side on the table."""
    for index, stack in enumerate(stacks):
        x = (index - (len(stacks) - 1) / 2) * step
        with moved(painter, mirrored(QPointF(x, 12))):
            art.draw_stack(painter, stack)


def _points(painter: QPainter, values: Sequence[int], step: float = 78, y: float = 62) -> None:
    for index, value in enumerate(values):
        _gain(painter, mirrored(QPointF((index - (len(values) - 1) / 2) * step, y)), value)


def _kinds(painter: QPainter) -> None:
    _in_a_row(painter, (TREE_1, TREE_2, TREE_3, MOUNTAIN_2, MOUNTAIN_3, HOUSE_ON_BROWN))


def _trees_mountains(painter: QPainter) -> None:
    _in_a_row(painter, (TREE_1, TREE_2, TREE_3, MOUNTAIN_1, MOUNTAIN_2, MOUNTAIN_3))
    _points(painter, (1, 3, 7, 1, 3, 7))


def _fields_buildings(painter: QPainter) -> None:
    """Draw two fields beside each other, and a building among three colours."""
    side = {0: FIELD, 5: FIELD, 2: FIELD, 7: FIELD, 15: HOUSE_ON_GREY, 14: WATER, 20: TREE_2,
            16: MOUNTAIN_2}  # fmt: skip
    stacks = _stacks("A", side)
    draw_land(painter, "A", stacks, {})
    points = art.centres("A")
    for field in scoring.groups_of("A", stacks, (FIELD,)):
        lower = max((points[cell] for cell in field), key=lambda point: point.y())
        _gain(painter, lower + QPointF(0, 26), scoring.FIELD_POINTS)
    for building in scoring.scoring_buildings("A", stacks):
        _gain(painter, points[building] + QPointF(-44, 0), scoring.BUILDING_POINTS)


def _turn(painter: QPainter) -> None:
    """Draw three tokens from the table and three stacks on the board."""
    way = reading_way()
    for index, colour in enumerate((0, 3, 4)):
        with moved(painter, QPointF(way * (56 * index - 185), -12 if index == 1 else 10)):
            art.draw_disc(painter, colour)
    _arrow(painter, -11)
    for index, stack in enumerate((WATER, TREE_2, FIELD)):
        with moved(painter, QPointF(way * (51 + 66 * index), 18)):
            art.draw_stack(painter, stack)


def _arrow(painter: QPainter, x: float) -> None:
    pen = QPen(QColor("#9A8A66"), 6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    way = reading_way()
    path = QPainterPath(QPointF(way * (x - 22), 0))
    path.lineTo(way * (x + 22), 0)
    path.moveTo(way * (x + 8), -14)
    path.lineTo(way * (x + 22), 0)
    path.lineTo(way * (x + 8), 14)
    painter.strokePath(path, pen)


def _card_at(painter: QPainter, name: str, placed: int, at: QPointF, scale: float = 1.0) -> None:
    card = CARD_NUMBERS[name]
    reward = 14 if CARDS[card].spirit else None
    with moved(painter, at, scale):
        card_art.draw_card(painter, card, placed, translate("harmonies", CARD_NAMES[name]), reward)


def _animal_card(painter: QPainter) -> None:
    _card_at(painter, "kingfisher", 0, QPointF(-88, 0))
    _card_at(painter, "koala", 1, QPointF(88, 0))


def _values(painter: QPainter) -> None:
    for x, placed in ((-170, 0), (0, 2), (170, 4)):
        _card_at(painter, "duck", placed, QPointF(reading_way() * x, 0))


def _habitat(painter: QPainter) -> None:
    """Draw a card, and its habitat rotated on a board."""
    parts = ((0, 0, FIELD, "arctic_fox"), (0, -1, TREE_2, None), (1, 0, TREE_2, None))
    _card_and_patch(painter, "arctic_fox", parts)


def _frog(painter: QPainter) -> None:
    """Draw the animal of the tutorial in its habitat."""
    _card_and_patch(painter, "frog", ((0, 0, WATER, "frog"), (1, -1, TREE_1, None)))


def _card_and_patch(painter: QPainter, name: str, parts: Sequence[Part]) -> None:
    """Draw a card with one cube placed, and the hexes where that cube stands."""
    _card_at(painter, name, 1, QPointF(reading_way() * -150, 0), 1.15)
    _arrow(painter, -22)
    middle = (_centre(0, 0) + _centre(1, 0)).x() / 2
    painter.translate(reading_way() * 124 - middle, 14)
    _draw_patch(painter, parts)


def _example(painter: QPainter) -> None:
    """Draw the board of the rulebook with its river, and the animals with their points."""
    draw_land(painter, "A", LANDSCAPE_53, {})
    points = art.centres("A")
    path = scoring.river("A", LANDSCAPE_53)
    art.draw_river(painter, [points[cell] + art.top_of(WATER) for cell in path])
    for index, (name, placed) in enumerate(ANIMALS_63):
        card = CARD_NUMBERS[name]
        x = (index - (len(ANIMALS_63) - 1) / 2) * 62
        with moved(painter, QPointF(reading_way() * x, _BOARD_A.bottom() + 40), 1.35):
            card_art.draw_chip(painter, card, placed, CARDS[card].values[placed - 1])


_ROW_OF_FIVE = ("duck", "bear", "ladybug", "otter", "macaque")
_FIRST_SPACES = ((0, 3, 4), (1, 1, 5), (0, 2, 3), (2, 4, 5), (1, 0, 2))


def _box(painter: QPainter) -> None:
    """Draw the central board with its tokens, and the five cards beside it."""
    from harmony_desktop.games.harmonies.table.trays import draw_filled_central

    way = reading_way()
    with moved(painter, QPointF(way * -236, 0)):
        draw_filled_central(painter, _FIRST_SPACES)
    for index, name in enumerate(_ROW_OF_FIVE):
        line, place = divmod(index, 3)
        at = QPointF(way * (-40 + place * 152 + line * 76), (line - 0.5) * 122)
        _card_at(painter, name, 0, at, 0.86)


Part = tuple[int, int, Stack, str | None]
"""A hex of a patch: its place, its stack, and the animal that lives there."""


def _centre(q: int, r: int) -> QPointF:
    x, y = Hex(q, r).centre(art.SIDE)
    return QPointF(x, y * art.SQUEEZE)


def _draw_patch(painter: QPainter, parts: Sequence[Part]) -> None:
    """Draw a few hexes cut out of a board."""
    placed = [(_centre(q, r), stack, animal) for q, r, stack, animal in parts]
    art.draw_ground(painter, [centre for centre, _, _ in placed])
    in_order = sorted(placed, key=lambda one: one[0].y())
    for centre, stack, _ in in_order:
        with moved(painter, centre):
            art.draw_stack(painter, stack)
    for centre, stack, animal in in_order:
        if animal is not None:
            with moved(painter, centre + art.top_of(stack)):
                art.draw_settler(painter, animal, False)


def _spirit(painter: QPainter) -> None:
    _card_at(painter, "lion", 0, QPointF(-88, 0))
    _card_at(painter, "owl", 0, QPointF(88, 0))


_MEADOW = (
    (0, 0, WATER, "duck"), (0, -1, MOUNTAIN_3, None), (1, -1, TREE_3, None),
    (1, 0, FIELD, None), (0, 1, HOUSE_ON_GREY, None), (-1, 1, WATER, "crocodile"),
    (-1, 0, TREE_2, "macaw"),
)  # fmt: skip


def _home(painter: QPainter) -> None:
    """Draw a small landscape of every kind with its animals."""
    painter.scale(1.1, 1.1)
    _draw_patch(painter, _MEADOW)


def _small_river(painter: QPainter) -> None:
    """Draw blue discs in a row, with their count."""
    cells = ((-1, 1), (0, 0), (1, -1))
    land = [(-1, 0, TREE_2, None), (0, -1, MOUNTAIN_2, None), (1, 0, FIELD, None)]
    land.append((0, 1, HOUSE_ON_GREY, None))
    _draw_patch(painter, [*((q, r, WATER, None) for q, r in cells), *land])
    points = [_centre(q, r) + art.top_of(WATER) for q, r in cells]
    art.draw_river(painter, points)


def _small_islands(painter: QPainter) -> None:
    """Draw water between two islands."""
    water = [(0, -1, WATER, None), (0, 0, WATER, None), (0, 1, WATER, None)]
    land = [(-1, 0, TREE_2, None), (-1, 1, FIELD, None), (1, -1, MOUNTAIN_2, None)]
    _draw_patch(painter, [*water, *land, (1, 0, HOUSE_ON_BROWN, None)])
    for cells in (((-1, 0), (-1, 1)), ((1, -1), (1, 0))):
        path = art.hexes_path(art.SIDE * 1.004, (_centre(q, r) for q, r in cells))
        painter.strokePath(path, QPen(QColor("#6B4A10"), 9, j=Qt.PenJoinStyle.RoundJoin))
        painter.strokePath(path, QPen(art.GOLD, 5.5, j=Qt.PenJoinStyle.RoundJoin))


def _card_alone(name: str) -> tuple[QRectF, Draw]:
    """Return a figure of a single card."""
    return card_art.CARD_RECT, lambda painter: _card_at(painter, name, 0, QPointF(0, 0))


_BOARD_A, _BOARD_B = art.board_rect("A"), art.board_rect("B")
_ON_ANY_PAGE = "#8A7A56"
"""An ink that can be read on light and on dark pages."""
_ROW = QRectF(-240, -62, 480, 146)
_CARDS = QRectF(-175, -68, 350, 138)
_PATCH = QRectF(-160, -150, 320, 300)

FIGURES: dict[str, tuple[QRectF, Draw]] = {
    "card": (QRectF(-195, -148, 390, 296), _home),
    "landscape": (_BOARD_A, _landscape),
    "turn": (QRectF(-230, -64, 460, 130), _turn),
    "stacks": (_ROW, _kinds),
    "animal-card": (_CARDS, _animal_card),
    "habitat": (QRectF(-250, -136, 500, 256), _habitat),
    "frog": (QRectF(-250, -100, 500, 190), _frog),
    "frog-card": _card_alone("frog"),
    "spirit": (_CARDS, _spirit),
    "trees-mountains": (_ROW, _trees_mountains),
    "fields-buildings": (_BOARD_A, _fields_buildings),
    "river": (_BOARD_A, _river),
    "islands": (_BOARD_B, _islands),
    "values": (QRectF(-260, -68, 520, 138), _values),
    "example": (_BOARD_A.adjusted(0, 0, 0, 78), _example),
    "box": (QRectF(-345, -125, 690, 250), _box),
    "suns": (QRectF(-195, -34, 390, 72), partial(draw_suns, ink=_ON_ANY_PAGE)),
    "side.A": (_PATCH, _small_river),
    "side.B": (_PATCH, _small_islands),
    "spirits.true": _card_alone("lion"),
    "spirits.false": _card_alone("bear"),
    **{f"spirit.{card.id}": _card_alone(card.id) for card in SPIRITS},
}


Shown = tuple[str, PlayerLand, str, int, Sequence[tuple[int, int, int]]]
"""A board in an artwork: its side, the land, the player's name, the points, and the chips."""


def portrait(view: HarmoniesView, seat: int) -> tuple[QRectF, Draw]:
    """Return a picture of a seat's board, without text."""
    side, land = view.setup.side, view.table.lands[seat]
    cubes = {cell: card for cell, card in enumerate(land.cubes) if card != NO_CUBE}
    return art.board_rect(side), lambda painter: draw_land(painter, side, land.stacks, cubes)


def table_artwork(
    boards: Sequence[Shown], ink: str, background: str | None, extra: Extra = ()
) -> Artwork:
    """Draw boards side by side with names, points and small cards; in solo games, with the suns."""
    rect = art.board_rect(boards[0][0])
    cell = QSizeF(rect.width() + 24, rect.height() + 104)

    def draw(painter: QPainter, shown: Shown) -> None:
        painter.translate(0, 6 - rect.top() - cell.height() / 2)
        _draw_shown(painter, shown, rect, ink)

    def draw_earned(painter: QPainter) -> None:
        fitting = min(1.0, cell.width() / suns_width(extra))
        painter.scale(fitting, fitting)
        draw_suns(painter, boards[0][3], extra, ink)

    return side_by_side(
        [partial(draw, shown=shown) for shown in boards],
        cell,
        2,
        2.0,
        background,
        (QSizeF(0, 84), draw_earned) if len(boards) == 1 else None,
    )


def _draw_shown(painter: QPainter, shown: Shown, rect: QRectF, ink: str) -> None:
    side, land, name, points, chips = shown
    cubes = {cell: card for cell, card in enumerate(land.cubes) if card != NO_CUBE}
    draw_land(painter, side, land.stacks, cubes)
    box = QRectF(rect.left(), rect.bottom() + 2, rect.width(), 30)
    draw_text(painter, box, f"{name}   {number(points)}", ink, 20, QFont.Weight.DemiBold)
    for index, (card, placed, worth) in enumerate(chips):
        with moved(painter, QPointF((index - (len(chips) - 1) / 2) * 42, rect.bottom() + 62)):
            card_art.draw_chip(painter, card, placed, worth)


SAMPLES = {"table": Sample(2, 1, 76, {"spirits": True})}
