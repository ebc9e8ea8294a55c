"""Drawings of Harmonies' cards: the animal, its habitat in discs, and its column of values.

A card is drawn around its centre. Its cubes stand on the steps of the column; a step whose cube has
been placed shows its value in gold, so that the card shows its present and next value.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import (
    COLOUR_NUMBERS,
    GREY,
    RED,
    STACK_NUMBERS,
    TOP,
    Colour,
)
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import PLAIN, Faces
from harmony_desktop.ui.kit.art import (
    NARROWEST,
    draw_centred,
    draw_text,
    draw_tick,
    gradient,
    least_letters,
    moved,
    rounded,
    soft_shadow,
    ui_font,
)
from harmony_desktop.ui.kit.languages import number, text_scale

WIDTH, HEIGHT = 156.0, 118.0
CARD_RECT = QRectF(-WIDTH / 2 - 6, -HEIGHT / 2 - 6, WIDTH + 14, HEIGHT + 14)
FACE = QRectF(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
_SCENE_WIDTH = WIDTH - 37
_COLUMN = QRectF(-WIDTH / 2 + _SCENE_WIDTH, -HEIGHT / 2, WIDTH - _SCENE_WIDTH, HEIGHT)
_INK, _LETTERS = "#2B2418", 13.0
_NAME = QRectF(-WIDTH / 2 + 2, HEIGHT / 2 - 22, _SCENE_WIDTH - 4, 20)
_TWO_LINES = 2.4
"""Height of a name in two lines, in sizes of its letters."""
_MOST_ROWS = 42.0
"""How much of the scene a name may cover."""
_PICTURE = QRectF(-WIDTH / 2 + 5, -HEIGHT / 2 + 13, 50, 74)
_HABITAT = QRectF(-WIDTH / 2 + 53, -HEIGHT / 2 + 4, 65, HEIGHT - 30)

_CUBE, _CUBE_SHIFT, _SMALL = 13.5, 13.0, 0.78
"""Half the width of the cube on a habitat, its distance from the middle of its disc, and the size
of the motif beside it."""

_MOST_GROWTH = 1.2
"""How much larger values become with the text of the window: their steps have no more room."""
_HEIGHT = 26.0
"""Least size of the number that says how high a stack of a habitat is."""
_MOST_SCALE = 0.5
"""The largest scale of a habitat."""
_DIGIT = QSizeF(0.68, 0.86)
"""The room of that number with a little paper around it, in sizes of its letters."""
_FITS = 3
"""How often discs and numbers are fitted to each other."""
_PAPER = QColor("#FFFBF0")
_SKIES = {
    0: ("#D8ECF8", "#A9D0EA"),
    1: ("#E6E8EB", "#C6CAD0"),
    2: ("#EBDDCE", "#D3B99E"),
    3: ("#E2F0D4", "#B9DA9F"),
    4: ("#FBEFC6", "#F2D98C"),
    5: ("#F9DED4", "#EBB6A3"),
}
"""Sky colours behind the animal, by its landscape."""
COUNTS, WAITING = "#3E2A66", "#736C7E"
"""Colours of a spirit's value: once its cube is placed, and before."""
_SPIRIT_SKY = ("#E7DDF4", "#C3B1E0")


def tokens_of(stack: str) -> tuple[Colour, ...]:
    """Return the discs of one place of a habitat; a building gets its usual base."""
    if stack == "building":
        return (GREY, RED)
    return tuple(COLOUR_NUMBERS[name] for name in stack.split())


_Place = tuple[QPointF, tuple[Colour, ...], str]
"""A place of a habitat: its centre, its discs, and its stack as named on the card."""
_Height = tuple[int, QRectF]
"""The height of a stack, and the room of its number."""


def _placed(card: int, sixths: int) -> list[_Place]:
    """Return the places of a habitat rotated by `sixths`, from back to front."""
    found = []
    for q, r, stack in CARDS[card].habitat:
        x, y = Hex(q, r).turned(sixths).centre(art.SIDE)
        found.append((QPointF(x, y * art.SQUEEZE), tokens_of(stack), stack))
    return sorted(found, key=lambda part: (round(part[0].y(), 3), part[0].x()))


def _bounds(places: Sequence[_Place]) -> QRectF:
    whole = QRectF()
    for centre, tokens, _ in places:
        hexagon = art.hex_path(art.SIDE, centre).boundingRect()
        top = centre.y() + art.BASE - art.WALL * len(tokens) - art.DEPTH
        whole = whole.united(hexagon.adjusted(0, min(0, top - hexagon.top()), 0, 0))
    return whole


def parts_in_order(card: int) -> list[tuple[str, bool]]:
    """The stacks of a habitat as the card shows them, from the top, each with whether it is the
    cube's."""
    places = _placed(card, CARDS[card].turn)
    own = _cubes_place(places)
    return [(place[2], place is own) for place in places]


def _cubes_place(places: Sequence[_Place]) -> _Place:
    """The place of the cube: the origin of the habitat, in every rotation."""
    return min(places, key=lambda place: place[0].manhattanLength())


def draw_habitat(painter: QPainter, card: int, box: QRectF, faces: Faces) -> None:
    """Draw the habitat of a card in discs, each stack with its height beside it; a cube marks the
    place of the animal.

    The cube leaves the sign on its disc visible.
    """
    places = _placed(card, CARDS[card].turn)
    bounds = _bounds(places)
    heights: list[_Height] = []
    # Discs give way to the numbers beside them, which then need more room in turn.
    for _ in range(_FITS):
        letters = max(_HEIGHT, least_letters(painter) / _scale(bounds, box))
        heights = _heights(places, letters, box)
        bounds = _united(_bounds(places), heights)
    with moved(painter, box.center(), _scale(bounds, box)):
        painter.translate(-bounds.center())
        _draw_places(painter, places, CARDS[card].spirit, faces)
        _draw_heights(painter, heights)


def _scale(bounds: QRectF, box: QRectF) -> float:
    """Return the scale at which a habitat fits into a box."""
    return min(box.width() / bounds.width(), box.height() / bounds.height(), _MOST_SCALE)


def _united(bounds: QRectF, heights: Sequence[_Height]) -> QRectF:
    for _, room in heights:
        bounds = bounds.united(room)
    return bounds


def _draw_places(painter: QPainter, places: Sequence[_Place], spirit: bool, faces: Faces) -> None:
    ground = art.hexes_path(art.SIDE * 1.01, (centre for centre, _, _ in places))
    painter.fillPath(ground, QColor(255, 255, 255, 150))
    for centre, _, _ in places:
        painter.strokePath(art.hex_path(art.SIDE, centre), QPen(QColor("#8C9A72"), 2.2))
    own = _cubes_place(places)
    for place in places:
        centre, tokens, stack = place
        with moved(painter, centre):
            art.draw_shade(painter, len(tokens))
            art.draw_discs(painter, tokens, faces, place is own, _SMALL)
            if stack == "building":
                _draw_any_base(painter)
            if place is own:
                painter.translate(_CUBE_SHIFT, art.BASE - art.WALL * len(tokens) - 2)
                art.draw_cube(painter, _CUBE, spirit)


def _body(place: _Place) -> QRectF:
    """The rectangle around the discs of a place."""
    centre, tokens, _ = place
    top = art.BASE - art.WALL * len(tokens) - art.DEPTH
    across = QRectF(-art.RADIUS, top, 2 * art.RADIUS, art.BASE + art.DEPTH - top)
    return across.translated(centre)


def _heights(places: Sequence[_Place], letters: float, box: QRectF) -> list[_Height]:
    """Return the height of each stack, and where it is written: discs are too small to be counted.

    It stands beside its stack: on no disc if that is possible, best on no other hex, and best
    where it leaves the habitat large.
    """
    bodies = [_body(place) for place in places]
    found: list[_Height] = []
    for place, body in zip(places, bodies, strict=True):
        if len(place[1]) == 1:
            continue
        whole = _united(_bounds(places), found)
        taken = [*bodies, *(room for _, room in found)]
        hexes = [
            art.hex_path(art.SIDE, centre).boundingRect()
            for centre, _, _ in places
            if centre != place[0]
        ]
        cost = partial(_cost, whole=whole, taken=taken, hexes=hexes, box=box)
        found.append((len(place[1]), min(_rooms_beside(body, letters), key=cost)))
    return found


def _cost(
    room: QRectF, whole: QRectF, taken: Sequence[QRectF], hexes: Sequence[QRectF], box: QRectF
) -> float:
    """Return how much speaks against a place for a digit beside a habitat."""
    shrunk = 1 - _scale(whole.united(room), box) / _scale(whole, box)
    return 20 * _overlap(room, taken) + _overlap(room, hexes) + 8 * shrunk


def _overlap(room: QRectF, others: Sequence[QRectF]) -> float:
    """Return the share of a rectangle that others cover."""
    covered = (room.intersected(other) for other in others)
    return sum(one.width() * one.height() for one in covered) / (room.width() * room.height())


def _rooms_beside(body: QRectF, letters: float) -> list[QRectF]:
    """Return the places for a digit around a stack, the likeliest first."""
    wide, high = letters * _DIGIT.width(), letters * _DIGIT.height()
    left, right = body.left() - wide / 2, body.right() + wide / 2
    top, middle, foot = body.top() + art.DEPTH, body.center().y(), body.bottom() - art.DEPTH
    below = QPointF(body.center().x(), body.bottom() + high / 2)
    points = [QPointF(x, y) for y in (foot, middle, top) for x in (left, right)]
    return [QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high) for at in (*points, below)]


def _draw_heights(painter: QPainter, heights: Sequence[_Height]) -> None:
    for height, room in heights:
        letters = room.height() / _DIGIT.height()
        halo = QPen(_PAPER, letters * 0.24)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        digit = QPainterPath()
        digit.addText(0, 0, ui_font(round(letters), QFont.Weight.Bold), number(height))
        digit.translate(room.center() - digit.boundingRect().center())
        painter.strokePath(digit, halo)
        painter.fillPath(digit, QColor(_INK))


def _draw_any_base(painter: QPainter) -> None:
    """Draw the base of a building, which may be grey, brown or red, in all three colours."""
    for shift, colour in ((-1, "#A9ADB3"), (0, "#6B4226"), (1, "#C6432F")):
        painter.save()
        width = art.RADIUS * 2 / 3
        clip = QPainterPath()
        clip.addRect(QRectF(shift * width - width / 2, -100, width, 200))
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        wall = art.wall_path().translated(0, art.BASE - art.WALL)
        painter.fillPath(wall, QColor(colour).darker(100 + 18 * (shift + 1)))
        painter.restore()


def _sky(card: int) -> tuple[str, str]:
    if card >= FIRST_SPIRIT:
        return _SPIRIT_SKY
    tokens = tokens_of(CARDS[card].habitat[0][2])
    return _SKIES[TOP[STACK_NUMBERS[tokens]]]


def draw_card(
    painter: QPainter,
    card: int,
    placed: int,
    name: str,
    reward: int | None,
    faces: Faces = PLAIN,
) -> None:
    """Draw a card with the cubes still on it; `reward` is the present value of a spirit."""
    face = rounded(FACE, 9)
    soft_shadow(painter, face, 1.5, 2.2, 2.6)
    painter.fillPath(face, _PAPER)
    painter.save()
    painter.setClipPath(face, Qt.ClipOperation.IntersectClip)
    rows = _name_rows(painter, name)
    _draw_scene(painter, card, named=rows is not None)
    painter.restore()
    art.draw_animal(painter, CARDS[card].id, _PICTURE.adjusted(0, 0, 0, -(rows or 0.0)))
    draw_habitat(painter, card, _HABITAT.adjusted(0, 0, 0, -(rows or 0.0)), faces)
    if rows is not None:
        _draw_name(painter, name, rows)
    if card >= FIRST_SPIRIT:
        _draw_spirit_column(painter, placed, reward)
    else:
        _draw_column(painter, CARDS[card].values, placed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#BFAE86"), 1.2))
    painter.drawRoundedRect(FACE, 9, 9)


def _name_rows(painter: QPainter, name: str) -> float | None:
    """Height that a name needs above its line; None where its letters would be too small to read.

    A card that small shows its animal alone; enlarged, it says the name.
    """
    letters = max(_LETTERS - 1, least_letters(painter))
    metrics = QFontMetricsF(ui_font(letters, QFont.Weight.DemiBold))
    one_line, two_lines = (max(0.0, letters * high - _NAME.height()) for high in (1.15, _TWO_LINES))
    whole = metrics.horizontalAdvance(name)
    longest = max(metrics.horizontalAdvance(word) for word in name.split())
    # Letters may become narrower where a word would be too wide.
    widest = _NAME.width() * 100 / NARROWEST
    if whole <= _NAME.width():
        rows = one_line
    elif longest < whole and longest <= widest and two_lines < _MOST_ROWS:
        rows = two_lines
    elif whole <= widest or letters < _LETTERS:
        rows = one_line
    else:
        return None
    return rows if rows < _MOST_ROWS else None


def _draw_name(painter: QPainter, name: str, rows: float) -> None:
    """Draw the name below the scene, in two lines if it has `rows` of room above its line."""
    bold = QFont.Weight.DemiBold
    if not rows:
        draw_text(painter, _NAME, name, _INK, _LETTERS, bold)
        return
    strip = _NAME.adjusted(0, -rows, 0, 0)
    painter.fillRect(strip.adjusted(-1, 0, 1, 1), _PAPER)
    lines = _lines_of(painter, name)
    high = strip.height() / len(lines)
    for place, line in enumerate(lines):
        box = QRectF(strip.left(), strip.top() + place * high, strip.width(), high)
        draw_text(painter, box, line, _INK, _LETTERS - 1, bold)


def _lines_of(painter: QPainter, name: str) -> list[str]:
    """Return a name as one line, or as two of about the same width where one would be too wide."""
    letters = max(_LETTERS - 1, least_letters(painter))
    width = QFontMetricsF(ui_font(letters, QFont.Weight.DemiBold)).horizontalAdvance
    parts = name.split()
    if width(name) <= _NAME.width() or len(parts) == 1:
        return [name]
    ways = ((" ".join(parts[:place]), " ".join(parts[place:])) for place in range(1, len(parts)))
    return list(min(ways, key=lambda lines: max(map(width, lines))))


def _draw_scene(painter: QPainter, card: int, named: bool) -> None:
    """Draw the sky, two hills and, on a card with a name, the strip for it."""
    light, deep = _sky(card)
    scene = QRectF(FACE.left(), FACE.top(), _SCENE_WIDTH, HEIGHT - (23 if named else 0))
    sky = gradient(scene.topLeft(), scene.bottomLeft(), QColor(light), QColor(light).lighter(106))
    painter.fillRect(scene, sky)
    for x, y, wide, high, alpha in ((-30, 22, 130, 46, 150), (-95, 30, 150, 50, 255)):
        hill = QColor(deep)
        hill.setAlpha(alpha)
        path = QPainterPath()
        path.addEllipse(QRectF(x, y - 12, wide, high * 1.6))
        clip = QPainterPath()
        clip.addRect(scene)
        painter.fillPath(path.intersected(clip), hill)
    painter.fillRect(_COLUMN, QColor("#F3E9CF"))
    painter.setPen(QPen(QColor("#DCCBA0"), 1))
    painter.drawLine(_COLUMN.topLeft(), _COLUMN.bottomLeft())


def _draw_column(painter: QPainter, values: Sequence[int], placed: int) -> None:
    """Draw the value steps, lowest at the bottom, with cubes on those not yet reached."""
    step = min(25.0, (HEIGHT - 8) / len(values))
    middle = _COLUMN.center().x()
    start = -step * len(values) / 2
    for index, value in enumerate(reversed(values)):
        rank = len(values) - index
        y = start + step * (index + 0.5)
        _draw_step(painter, QPointF(middle, y), step, value, rank <= placed, rank == placed)
        if rank > placed:
            with moved(painter, QPointF(middle + 9.5, y - 1)):
                art.draw_cube(painter, 7.2)


def _draw_step(
    painter: QPainter, at: QPointF, step: float, value: int, done: bool, now: bool
) -> None:
    box = QRectF(at.x() - 16, at.y() - step / 2 + 1.5, 32, step - 3)
    painter.setPen(QPen(QColor("#A87B12") if done else QColor("#CDBB8E"), 1.6 if now else 1.0))
    painter.setBrush(QColor("#FFD257") if now else QColor("#FBE7AE") if done else _PAPER)
    painter.drawRoundedRect(box, 5, 5)
    where = at if done else at - QPointF(7, 0)
    size = (15.5 if now else 13) * min(text_scale(), _MOST_GROWTH)
    draw_centred(painter, where, number(value), "#3A2B06" if done else "#5C5340", size)


def _draw_spirit_column(painter: QPainter, placed: int, reward: int | None) -> None:
    """Draw the single cube of a spirit; below it its present value, grey until that counts."""
    middle = _COLUMN.center()
    if not placed:
        with moved(painter, middle - QPointF(0, 22)):
            art.draw_cube(painter, 12, spirit=True)
    else:
        draw_tick(painter, middle - QPointF(0, 22), 18, "#6A4FA0")
    if reward is not None:
        box = QRectF(middle.x() - 16, middle.y() + 8, 32, 26)
        solid, dashed = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
        edge, width = (QColor("#7B5FB0"), 1.6) if placed else (QColor(WAITING), 1.0)
        painter.setPen(QPen(edge, width, solid if placed else dashed))
        painter.setBrush(QColor("#D9C8F4") if placed else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 6, 6)
        draw_centred(painter, box.center(), number(reward), COUNTS if placed else WAITING, 15.5)


def draw_chip(painter: QPainter, card: int, placed: int, points: int) -> None:
    """Draw a small card: the animal in its landscape, a dot for each cube, and the points."""
    light, deep = _sky(card)
    box = QRectF(-19, -23, 38, 46)
    path = rounded(box, 7)
    painter.fillPath(path, QColor(light))
    painter.strokePath(path, QPen(QColor(deep).darker(125), 1.3))
    art.draw_animal(painter, CARDS[card].id, QRectF(-15, -21, 30, 28))
    steps = CARDS[card].steps
    for index in range(steps):
        at = QPointF((index - (steps - 1) / 2) * 6.6, 10.5)
        painter.setPen(QPen(QColor("#7A4A12"), 0.7))
        painter.setBrush(QColor("#FFFDF6") if index < placed else art.WOOD)
        painter.drawRect(QRectF(at.x() - 2.2, at.y() - 2.2, 4.4, 4.4))
    draw_centred(painter, QPointF(0, 17.6), number(points), "#33290F", 9.5)


def draw_open_slot(painter: QPainter) -> None:
    """Draw the place for a dragged card."""
    painter.setBrush(QColor(255, 210, 87, 110))
    painter.setPen(QPen(QColor("#B97F08"), 4.0))
    painter.drawRoundedRect(FACE.adjusted(2, 2, -2, -2), 9, 9)


def draw_card_back(painter: QPainter) -> None:
    """Draw a card face down, or the place of a missing card."""
    painter.setBrush(QColor(120, 110, 80, 26))
    painter.setPen(QPen(QColor(120, 110, 80, 90), 1.6, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(FACE.adjusted(2, 2, -2, -2), 9, 9)
