"""Faces: the characters who play against people, and the faces people choose for themselves.

Every face is drawn in a disc of radius 50 around the origin, in large plain shapes that can be
distinguished at 24 pixels as well as at 96. A disc has no seat's colour: the seat's shape
(`players.draw_dot`) stands at its lower right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from harmony_desktop.ui.kit.art import cached, moved

RADIUS = 50.0
RECT = QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)
_INK = "#2B2622"

Paint = Callable[[QPainter], None]
Hair = Literal["bob", "curls", "bun", "short", "quiff", "waves", "braids", "bald", "scarf", "cap"]
Beard = Literal["", "full", "moustache", "short"]


@dataclass(frozen=True)
class Person:
    """The features of a human face."""

    ground: str
    skin: str
    hair: str
    style: Hair
    clothes: str
    accent: str
    """The colour of a clip, a hat band or a collar."""
    beard: Beard = ""
    glasses: bool = False
    earrings: bool = False
    lips: bool = False


@dataclass(frozen=True)
class Animal:
    """The features of an animal's face."""

    ground: str
    coat: str
    light: str
    """The muzzle and the inside of the ears."""
    paint: Callable[[QPainter, Animal], None]


# Shapes


def _fill(painter: QPainter, path: QPainterPath, colour: str) -> None:
    painter.fillPath(path, QColor(colour))


def _oval(x: float, y: float, width: float, height: float) -> QPainterPath:
    """An ellipse around a point, by its half axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), width, height)
    return path


def _shape(start: tuple[float, float], *curves: tuple[float, ...]) -> QPainterPath:
    """A path of lines (two numbers), quadratic (four) and cubic (six) curves; filling closes it."""
    path = QPainterPath(QPointF(*start))
    for curve in curves:
        points = [QPointF(*curve[index : index + 2]) for index in range(0, len(curve), 2)]
        if len(points) == 1:
            path.lineTo(points[0])
        elif len(points) == 2:
            path.quadTo(points[0], points[1])
        else:
            path.cubicTo(points[0], points[1], points[2])
    return path


def _line(painter: QPainter, colour: str, width: float, *curve: tuple[float, float]) -> None:
    """A round-ended line through three points of a quadratic curve, or between two points."""
    path = QPainterPath(QPointF(*curve[0]))
    if len(curve) == 3:
        path.quadTo(QPointF(*curve[1]), QPointF(*curve[2]))
    else:
        path.lineTo(QPointF(*curve[1]))
    pen = QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def _both_sides(painter: QPainter, path: QPainterPath, colour: str) -> None:
    """A shape and its mirror image."""
    _fill(painter, path, colour)
    painter.save()
    painter.scale(-1, 1)
    _fill(painter, path, colour)
    painter.restore()


def _shade(colour: str, factor: int) -> str:
    return QColor(colour).darker(factor).name()


# People

_HEAD = (0.0, 3.0, 24.0, 27.0)
_CROWN = _shape((-26, 6), (-31, -31, 0, -31), (31, -31, 26, 6), (22, -9, 0, -11), (-22, -9, -26, 6))
"""Hair that follows the head from ear to ear."""


def _behind(painter: QPainter, who: Person) -> None:
    """Draw everything behind the head."""
    match who.style:
        case "bob":
            path = QPainterPath()
            path.addRoundedRect(QRectF(-33, -33, 66, 64), 30, 26)
            _fill(painter, path, who.hair)
        case "curls":
            for x, y in ((0, -28), (-19, -24), (19, -24), (-31, -9), (31, -9), (-34, 9), (34, 9)):
                _fill(painter, _oval(x, y, 15, 15), who.hair)
            _both_sides(painter, _oval(-29, 25, 13, 13), who.hair)
        case "bun":
            _fill(painter, _oval(0, -36, 12, 11), who.hair)
            _fill(painter, _oval(0, -3, 28, 29), who.hair)
        case "waves":
            wave = _shape(
                (0, -33), (-40, -36, -34, -2), (-34, 14, -42, 28), (-44, 44, -24, 48), (0, 46)
            )
            _both_sides(painter, wave, who.hair)
        case "braids":
            _fill(painter, _oval(0, -3, 29, 29), who.hair)
            for y, wide in ((16, 8.5), (27, 8), (37, 7)):
                _both_sides(painter, _oval(-31, y, wide, 7.5), who.hair)
            _both_sides(painter, _oval(-31, 44, 6, 3.5), who.accent)
        case "scarf":
            cloth = _shape((0, -37), (-36, -37, -34, 2), (-33, 26, -40, 46), (0, 60))
            _both_sides(painter, cloth, who.hair)
        case _:
            pass


def _above(painter: QPainter, who: Person) -> None:
    """Draw everything in front of the head: fringe, cap, cloth."""
    match who.style:
        case "bob":
            fringe = _shape((-27, 4), (-30, -32, 0, -33), (30, -32, 27, 4), (24, -4, 22, -7))
            fringe.lineTo(-22, -7)
            fringe.quadTo(-25, -3, -27, 4)
            _fill(painter, fringe, who.hair)
            _fill(painter, _oval(20, -15, 6, 3.2), who.accent)
        case "curls":
            for x, y, size in ((-15, -19, 9), (-3, -22, 9), (9, -21, 9), (19, -14, 8)):
                _fill(painter, _oval(x, y, size, size), who.hair)
        case "bun":
            _fill(painter, _CROWN, who.hair)
            _line(painter, _shade(who.hair, 118), 1.6, (-14, -20), (0, -26), (14, -20))
        case "short":
            cap = _shape((-25, 2), (-30, -29, 0, -30), (30, -29, 25, 2), (24, -13, 14, -15))
            cap.lineTo(-14, -15)
            cap.quadTo(-24, -13, -25, 2)
            _fill(painter, cap, who.hair)
        case "quiff":
            quiff = _shape(
                (-25, 3),
                (-31, -25, -12, -30),
                (6, -42, 24, -27),
                (31, -18, 25, 3),
                (23, -10, 14, -17),
            )
            quiff.cubicTo(2, -12, -12, -14, -18, -17)
            quiff.quadTo(-23, -8, -25, 3)
            _fill(painter, quiff, who.hair)
        case "waves":
            parted = _shape((-26, 10), (-32, -30, 4, -32), (30, -30, 26, 10), (24, -12, 2, -20))
            parted.quadTo(-22, -14, -26, 10)
            _fill(painter, parted, who.hair)
        case "braids":
            parting = _shape((0, -21), (-18, -17, -26, 8), (-32, -30, 0, -32))
            _both_sides(painter, parting, who.hair)
        case "scarf":
            brim = _shape((-26, 6), (-29, -31, 0, -32), (29, -31, 26, 6), (22, -19, 0, -19))
            brim.quadTo(-22, -19, -26, 6)
            _fill(painter, brim, who.hair)
            _line(painter, who.accent, 3.4, (-23, -6), (0, -37), (23, -6))
            below = _shape((-25, 10), (-20, 34, 0, 35), (20, 34, 25, 10), (34, 46), (-34, 46))
            _fill(painter, below, who.hair)
        case "cap":
            _both_sides(painter, _oval(-23, 6, 5, 8), who.hair)
            crown = _shape((-29, -12), (-32, -40, 0, -40), (32, -40, 29, -12), (0, -20, -29, -12))
            _fill(painter, crown, who.accent)
            peak = _shape((-30, -11), (0, -22, 30, -11), (32, -3, 22, -5), (0, -11, -22, -5))
            peak.quadTo(-32, -3, -30, -11)
            _fill(painter, peak, _shade(who.accent, 135))
        case "bald":
            _both_sides(painter, _oval(-24, 2, 4.5, 8), who.hair)


def _beard(painter: QPainter, who: Person) -> None:
    if who.beard == "full":
        full = _shape((-24, 6), (-22, 14, -12, 12), (0, 9, 12, 12), (22, 14, 24, 6))
        full.cubicTo(25, 26, 14, 35, 0, 35)
        full.cubicTo(-14, 35, -25, 26, -24, 6)
        _fill(painter, full, who.hair)
    elif who.beard == "short":
        chin = _shape((-22, 12), (-18, 22, -9, 19), (0, 15, 9, 19), (18, 22, 22, 12))
        chin.cubicTo(22, 26, 12, 32, 0, 32)
        chin.cubicTo(-12, 32, -22, 26, -22, 12)
        _fill(painter, chin, who.hair)
    if who.beard in ("full", "short"):
        smile = _shape((-8, 18), (0, 27, 8, 18), (0, 20, -8, 18))
        _fill(painter, smile, "#FFFFFF")
    elif who.beard == "moustache":
        half = _shape(
            (0, 12), (-6, 8, -14, 12), (-19, 15, -22, 11), (-22, 22, -11, 21), (-3, 20, 0, 15)
        )
        _both_sides(painter, half, who.hair)
        _line(painter, _shade(who.skin, 160), 2, (-4, 23), (0, 25), (4, 23))
    else:
        _smile(painter, who)


def _smile(painter: QPainter, who: Person) -> None:
    if who.lips:
        lips = _shape((-9, 16), (0, 27, 9, 16), (0, 20, -9, 16))
        _fill(painter, lips, "#B9404A")
    else:
        _line(painter, _shade(who.skin, 190), 2.6, (-8, 17), (0, 24), (8, 17))


def _eyes(painter: QPainter, who: Person) -> None:
    _both_sides(painter, _oval(-9.5, 2, 3.1, 3.6), _INK)
    _both_sides(painter, _oval(-8.6, 0.8, 1.0, 1.2), "#FFFFFF")
    brow = who.hair if who.style not in ("scarf",) else _INK
    for side in (-1, 1):
        _line(painter, _shade(brow, 125), 2.4, (side * 14, -5), (side * 10, -9), (side * 5, -6))
    _line(painter, _shade(who.skin, 135), 2.2, (-1.5, 8), (0.5, 11), (3, 9))
    if who.glasses:
        painter.setBrush(QColor(255, 255, 255, 60))
        painter.setPen(QPen(QColor(who.accent), 2.4))
        for x in (-10, 10):
            painter.drawEllipse(QPointF(x, 2), 8.2, 8.2)
        painter.drawLine(QPointF(-2, 1), QPointF(2, 1))
        painter.setPen(Qt.PenStyle.NoPen)


def _draw_person(painter: QPainter, who: Person) -> None:
    _behind(painter, who)
    if who.style != "scarf":
        neck = QPainterPath()
        neck.addRoundedRect(QRectF(-9, 22, 18, 20), 7, 7)
        _fill(painter, neck, _shade(who.skin, 115))
    _fill(painter, _oval(0, 61, 38, 25), who.clothes)
    if who.style not in ("scarf", "cap", "bald"):
        _fill(painter, _shape((-11, 37), (0, 50, 11, 37), (0, 41, -11, 37)), who.accent)
    if who.style == "bald":
        tie = _shape((0, 41), (-12, 35), (-12, 47), (0, 41), (12, 35), (12, 47))
        _fill(painter, tie, who.accent)
    if who.style not in ("bob", "scarf", "waves"):
        _both_sides(painter, _oval(-24, 5, 4.5, 6), _shade(who.skin, 108))
    _fill(painter, _oval(*_HEAD), who.skin)
    blush = QColor("#E4573D")
    blush.setAlpha(48)
    painter.setBrush(blush)
    for x in (-15, 15):
        painter.drawEllipse(QPointF(x, 11), 5, 4)
    _eyes(painter, who)
    _beard(painter, who)
    _above(painter, who)
    if who.earrings:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(who.accent), 2.4))
        for x in (-25, 25):
            painter.drawEllipse(QPointF(x, 15), 4, 5)
        painter.setPen(Qt.PenStyle.NoPen)


# Animals


def _animal_eyes(painter: QPainter, y: float = 0.0, apart: float = 12.0, size: float = 3.8) -> None:
    _both_sides(painter, _oval(-apart, y, size, size * 1.15), _INK)
    _both_sides(painter, _oval(-apart + 1, y - 1.4, size * 0.34, size * 0.34), "#FFFFFF")


def _fox(painter: QPainter, who: Animal) -> None:
    _both_sides(
        painter, _shape((-36, -40), (-12, -30, -6, -22), (-30, -2), (-38, -20, -36, -40)), who.coat
    )
    _both_sides(
        painter, _shape((-32, -33), (-18, -26, -14, -20), (-27, -8), (-32, -20, -32, -33)), _INK
    )
    face = _shape(
        (0, -27), (-36, -30, -38, 4), (-24, 18, 0, 38), (24, 18, 38, 4), (36, -30, 0, -27)
    )
    _fill(painter, face, who.coat)
    _both_sides(painter, _shape((0, 38), (-26, 20, -38, 4), (-16, -2, 0, 14)), who.light)
    _animal_eyes(painter, 0, 13)
    _fill(painter, _oval(0, 33, 6, 5), _INK)


def _cat(painter: QPainter, who: Animal) -> None:
    _both_sides(
        painter, _shape((-32, -40), (-14, -34, -6, -26), (-34, -6), (-36, -26, -32, -40)), who.coat
    )
    _both_sides(painter, _shape((-28, -31), (-18, -27, -14, -22), (-28, -12)), who.light)
    _fill(painter, _oval(0, 4, 34, 30), who.coat)
    for x in (-9, 0, 9):
        _line(painter, _shade(who.coat, 145), 3.4, (x, -25), (x * 0.8, -14))
    _both_sides(painter, _oval(-8, 17, 10, 8), "#FFFFFF")
    _animal_eyes(painter, 1, 14, 4.4)
    _fill(painter, _shape((-4.5, 10), (4.5, 10), (0, 16)), "#D9757E")
    for side in (-1, 1):
        _line(painter, _INK, 1.4, (side * 20, 16), (side * 38, 12))
        _line(painter, _INK, 1.4, (side * 20, 20), (side * 38, 21))


def _owl(painter: QPainter, who: Animal) -> None:
    _both_sides(
        painter, _shape((-30, -40), (-10, -34, 0, -26), (-30, -8), (-34, -24, -30, -40)), who.coat
    )
    _fill(painter, _oval(0, 6, 35, 36), who.coat)
    _fill(painter, _oval(0, 32, 20, 16), who.light)
    _both_sides(painter, _oval(-14, -2, 15, 15), who.light)
    _both_sides(painter, _oval(-13, -2, 8.5, 8.5), "#F4C542")
    _animal_eyes(painter, -2, 13, 4.6)
    _fill(painter, _shape((-6, 8), (6, 8), (0, 21)), "#E58A2B")


def _bear(painter: QPainter, who: Animal) -> None:
    _both_sides(painter, _oval(-26, -24, 13, 13), who.coat)
    _both_sides(painter, _oval(-26, -24, 7, 7), who.light)
    _fill(painter, _oval(0, 5, 36, 33), who.coat)
    _fill(painter, _oval(0, 17, 18, 14), who.light)
    _animal_eyes(painter, -3, 14)
    _fill(painter, _oval(0, 11, 6.5, 4.8), _INK)
    _line(painter, _INK, 2.2, (-6, 22), (0, 27), (6, 22))


def _panda(painter: QPainter, who: Animal) -> None:
    _both_sides(painter, _oval(-28, -25, 13, 13), _INK)
    _fill(painter, _oval(0, 5, 36, 33), who.coat)
    with moved(painter, QPointF(-14, 0)):
        painter.rotate(28)
        _fill(painter, _oval(0, 0, 9, 12), _INK)
    with moved(painter, QPointF(14, 0)):
        painter.rotate(-28)
        _fill(painter, _oval(0, 0, 9, 12), _INK)
    _both_sides(painter, _oval(-13, -1, 3.2, 3.6), "#FFFFFF")
    _fill(painter, _oval(0, 15, 6, 4.4), _INK)
    _line(painter, _INK, 2.2, (-6, 22), (0, 27), (6, 22))


def _frog(painter: QPainter, who: Animal) -> None:
    _both_sides(painter, _oval(-20, -24, 14, 14), who.coat)
    _fill(painter, _oval(0, 8, 38, 30), who.coat)
    _fill(painter, _oval(0, 24, 26, 15), who.light)
    _both_sides(painter, _oval(-20, -25, 9, 9), "#FFFFFF")
    _both_sides(painter, _oval(-19, -24, 4.6, 5.2), _INK)
    _line(painter, _INK, 2.8, (-20, 12), (0, 28), (20, 12))
    _both_sides(painter, _oval(-4, 4, 1.6, 1.4), _INK)


def _rabbit(painter: QPainter, who: Animal) -> None:
    for side in (-1, 1):
        with moved(painter, QPointF(side * 13, -26)):
            painter.rotate(side * 12)
            _fill(painter, _oval(0, 0, 9.5, 23), who.coat)
            _fill(painter, _oval(0, 2, 5, 17), who.light)
    _fill(painter, _oval(0, 12, 31, 28), who.coat)
    _both_sides(painter, _oval(-18, 20, 6, 4.4), who.light)
    _animal_eyes(painter, 7, 13)
    _fill(painter, _oval(0, 17, 4.6, 3.4), "#D9757E")
    _line(painter, _INK, 2, (-6, 23), (0, 28), (6, 23))


def _penguin(painter: QPainter, who: Animal) -> None:
    _fill(painter, _oval(0, 6, 37, 40), who.coat)
    _both_sides(painter, _oval(-12, 2, 16, 18), who.light)
    _fill(painter, _oval(0, 30, 27, 22), who.light)
    _animal_eyes(painter, 0, 12)
    _fill(painter, _shape((-9, 10), (0, 5, 9, 10), (0, 21)), "#E89A2C")
    _both_sides(painter, _oval(-21, 13, 5, 3.6), "#F0A7A0")


CHARACTERS: Mapping[str, Person] = {
    "otto": Person("#C9DFCF", "#F3CBA8", "#F4F1EA", "cap", "#55734F", "#5E7F57", "moustache"),
    "yuki": Person("#D5E2F8", "#F8D9BC", "#1E1D24", "bob", "#F2B53C", "#D8433B", lips=True),
    "ines": Person(
        "#F9D9BF", "#CB8E60", "#4A2C1D", "curls", "#C8503C", "#F3C64B", earrings=True, lips=True
    ),
    "kofi": Person("#F6DF92", "#6E4529", "#17120F", "short", "#2F8A57", "#F2C12E", "short"),
    "marta": Person(
        "#E3D2EE", "#F3D0B4", "#A7A6B2", "bun", "#7A4FA0", "#5B3C7A", glasses=True, lips=True
    ),
    "samir": Person("#BFDDEB", "#C99468", "#231A16", "quiff", "#2F5F9E", "#FFFFFF", "full"),
    "leila": Person("#FBE3E6", "#E6B890", "#1F7F7B", "scarf", "#1F7F7B", "#F2C12E", lips=True),
    "bruno": Person("#F2CFC6", "#EFBE99", "#5A3A26", "bald", "#FBF6EC", "#B5342B", "moustache"),
}
"""The characters who play against people, in the order of the menus (see `CHARACTER_WORDS`)."""

OWN_FACES: Mapping[str, Person | Animal] = {
    "fox": Animal("#FCE3C8", "#E2762B", "#FFF6EA", _fox),
    "cat": Animal("#DDE8D4", "#9A9CA6", "#F2C4C4", _cat),
    "owl": Animal("#D9DDF2", "#7C5A3C", "#F3E3C6", _owl),
    "bear": Animal("#D3E7F0", "#8A5A34", "#E9C79B", _bear),
    "rabbit": Animal("#CFE7D2", "#F5EFE6", "#F2B8BC", _rabbit),
    "frog": Animal("#FBE9B4", "#5FA544", "#D7EDB0", _frog),
    "panda": Animal("#F6D3D0", "#FFFFFF", "#FFFFFF", _panda),
    "penguin": Animal("#CBE3F5", "#2B3442", "#FFFFFF", _penguin),
    "braids": Person("#FBE6B8", "#F6D2B4", "#B4562B", "braids", "#3E7CB8", "#D8433B", lips=True),
    "short": Person("#CFE6DE", "#E8B78F", "#3A2418", "short", "#C8503C", "#FFFFFF"),
    "waves": Person("#E5DBF3", "#A86F48", "#1F1512", "waves", "#E0A526", "#FFFFFF", lips=True),
    "quiff": Person("#F7D8C6", "#F8DABF", "#D9A441", "quiff", "#3C8B6A", "#3A4A5E", glasses=True),
}
"""The faces people choose for themselves."""


def is_face(name: str | None) -> bool:
    """Whether this version has a face of that name; a file may name another."""
    return name in CHARACTERS or name in OWN_FACES


def draw_face(painter: QPainter, name: str) -> None:
    """Draw a face in its disc around the origin; of an unknown name, a head and shoulders."""
    who = CHARACTERS.get(name) or OWN_FACES.get(name)
    disc = _oval(0, 0, RADIUS - 1, RADIUS - 1)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    _fill(painter, disc, "#D5D2C8" if who is None else who.ground)
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    if who is None:
        _fill(painter, _oval(0, -6, 18, 20), "#8D897D")
        _fill(painter, _oval(0, 52, 36, 32), "#8D897D")
    elif isinstance(who, Person):
        _draw_person(painter, who)
    else:
        with moved(painter, QPointF(0, 1), 1.04):
            who.paint(painter, who)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 46), 2))
    painter.drawEllipse(QPointF(), RADIUS - 1, RADIUS - 1)
    painter.setPen(Qt.PenStyle.NoPen)


def stamp_face(painter: QPainter, name: str, centre: QPointF, size: float) -> None:
    """Draw a face `size` units wide around a point of another drawing."""
    with moved(painter, centre, size / (2 * RADIUS)):
        draw_face(painter, name)


def face_picture(name: str, size: float, ratio: float = 1.0) -> QPixmap:
    """A face `size` logical pixels wide, painted once for each size."""
    pixmap = cached(
        ("face", name), RECT, size * ratio / (2 * RADIUS), partial(draw_face, name=name)
    )
    shown = QPixmap(pixmap)
    shown.setDevicePixelRatio(pixmap.width() / size)
    return shown


def face_icon(name: str, size: int) -> QIcon:
    """The same as an icon, sharp on dense screens too."""
    icon = QIcon()
    for ratio in (1, 2):
        pixmap = face_picture(name, size, ratio)
        icon.addPixmap(pixmap.scaled(QSize(size * ratio, size * ratio)))
    return icon


def faces_picture(names: Sequence[str], size: float, ratio: float, from_right: bool) -> QPixmap:
    """Faces beside each other, each a little over the next, two below each other from three on."""
    columns = len(names) if len(names) <= 2 else (len(names) + 1) // 2
    rows = 1 if len(names) <= 2 else 2
    step = size * 0.74
    rect = QRectF(0, 0, size + step * (columns - 1), size + step * (rows - 1))

    def draw(painter: QPainter) -> None:
        for place, name in reversed(list(enumerate(names))):
            row, column = divmod(place, columns)
            x = size / 2 + step * column
            at = QPointF(rect.width() - x if from_right else x, size / 2 + step * row)
            stamp_face(painter, name, at, size)

    pixmap = QPixmap(cached(("faces", tuple(names), size, from_right), rect, ratio, draw))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
