"""What lies around the boards: spaces, tokens in hand, cards, the supply and words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
)

from harmony_desktop.games.harmonies.components import COLOURS, Colour
from harmony_desktop.games.harmonies.scoring import SUN_STEPS
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.faces import Faces, show_disc, show_mark
from harmony_desktop.games.harmonies.table.suns import (
    Extra,
    draw_earned,
    draw_extra,
    reason_words,
    way,
)
from harmony_desktop.ui.art import (
    ArtItem,
    draw_card,
    draw_centred,
    draw_text,
    gradient,
    rounded,
    soft_shadow,
    ui_font,
)
from harmony_desktop.ui.languages import number, right_to_left
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.theme import Colours

SPACE_RECT = QRectF(-52, -42, 104, 88)
SPACE_DISC = 0.56
SPOTS = (QPointF(0, -15), QPointF(-20, 8), QPointF(20, 8))
"""Where the three tokens of a space lie."""
SPACE_PLACES = {
    5: (
        QPointF(-47, -62),
        QPointF(47, -62),
        QPointF(0, 0),
        QPointF(-47, 62),
        QPointF(47, 62),
    ),
    3: (QPointF(0, -36), QPointF(-47, 34), QPointF(47, 34)),
}
"""Where the spaces lie on the central board, by their number."""
CENTRAL_RECTS = {5: QRectF(-104, -112, 208, 226), 3: QRectF(-104, -86, 208, 172)}
HAND_RECT = QRectF(-104, -52, 208, 104)
HAND_DISC = 0.92
SUPPLY_RECT = QRectF(-104, -34, 208, 68)
SUNS_RECT = QRectF(-104, -116, 208, 236)
_SUNS_A_ROW = 4
_WOODEN = QColor("#D8BE93")


class CentralBoard(ArtItem):
    """The wooden board with the pits in which the spaces lie."""

    def show_pits(self, count: int) -> None:
        rect = CENTRAL_RECTS[count]

        def draw(painter: QPainter) -> None:
            path = rounded(rect.adjusted(5, 5, -7, -9), 34)
            soft_shadow(painter, path, 3, 4.5, 5)
            painter.fillPath(path.translated(0, 4), _WOODEN.darker(135))
            wood = gradient(
                rect.topLeft(), rect.bottomRight(), _WOODEN.lighter(108), _WOODEN.darker(106)
            )
            painter.fillPath(path, wood)
            painter.strokePath(path, QPen(_WOODEN.darker(125), 1.2))
            _draw_grain(painter, path, rect)

        self.set_art(("harmonies-central", count), rect, draw)


def _draw_grain(painter: QPainter, board: QPainterPath, rect: QRectF) -> None:
    painter.save()
    painter.setClipPath(board)
    painter.setPen(QPen(QColor(110, 78, 30, 26), 1.4))
    for line in range(9):
        y = rect.top() + 16 + line * rect.height() / 9
        path = QPainterPath(QPointF(rect.left(), y))
        path.cubicTo(rect.left() + 70, y - 9, rect.right() - 60, y + 12, rect.right(), y - 3)
        painter.drawPath(path)
    painter.restore()


class SpaceItem(ArtItem):
    """A space of the central board with its three tokens."""

    def __init__(self, parent: ArtItem, motion: Motion, number_: int) -> None:
        super().__init__(parent)
        self.number = number_
        self._motion = motion
        self.set_art(("harmonies-pit",), SPACE_RECT, _draw_pit)
        self._glow = child(self, 1)
        self._discs = [child(self, 2 + place) for place in range(len(SPOTS))]
        self._mark = child(self, 9)
        for disc, spot in zip(self._discs, SPOTS, strict=True):
            disc.setPos(spot)
            disc.setScale(SPACE_DISC)
        self._tokens: tuple[Colour, ...] = ()

    def show_tokens(self, tokens: Sequence[Colour], faces: Faces, fill: bool) -> None:
        """Show what lies there; with `fill` new tokens pop up."""
        fresh = fill and not self._tokens and bool(tokens)
        self._tokens = tuple(tokens)
        for place, disc in enumerate(self._discs):
            disc.setVisible(place < len(tokens))
            if place < len(tokens):
                show_disc(disc, tokens[place], faces)
                if fresh:
                    self._motion.run(
                        ("space", self.number, place), 0.1, SPACE_DISC, disc.setScale, factor=1.4
                    )

    def show_glow(self, kind: str | None) -> None:
        """`open` where it may be taken, `hover` when it is pointed at, `focus` for the keyboard."""
        self._glow.setVisible(kind is not None)
        if kind is not None:
            self._glow.set_art(
                ("harmonies-space-glow", kind),
                SPACE_RECT,
                lambda painter: _draw_ring(painter, kind),
            )

    def show_mark(self, text: str | None) -> None:
        """The number of a step of a proposed turn."""
        self._mark.setVisible(text is not None)
        if text is not None:
            self._mark.setPos(-34, -26)
            show_mark(self._mark, text)

    def contains_point(self, point: QPointF) -> bool:
        """Whether a point of the scene is on this space."""
        local = self.mapFromScene(point)
        return (local.x() / 50) ** 2 + (local.y() / 40) ** 2 <= 1


def _draw_pit(painter: QPainter) -> None:
    painter.setPen(QPen(_WOODEN.darker(140), 1.2))
    pit = gradient(QPointF(0, -38), QPointF(0, 40), _WOODEN.darker(132), _WOODEN.darker(108))
    painter.setBrush(pit)
    painter.drawEllipse(QPointF(0, 2), 45, 35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 90), 1.4))
    painter.drawArc(QRectF(-45, -32, 90, 70), 200 * 16, 140 * 16)


_GLOWS = {"open": ("#2F8F63", 2.4), "hover": ("#2F8F63", 4.0), "focus": ("#C9701A", 5.0)}


def _draw_ring(painter: QPainter, kind: str) -> None:
    colour, width = _GLOWS[kind]
    painter.setBrush(QColor(255, 255, 255, 60 if kind == "open" else 110))
    painter.setPen(QPen(QColor("#FFFFFF"), width + 2.4))
    painter.drawEllipse(QPointF(0, 2), 45, 35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    painter.drawEllipse(QPointF(0, 2), 45, 35)


def child(parent: ArtItem, z: float) -> ArtItem:
    """An item on another, hidden until it has something to show."""
    item = ArtItem(parent)
    item.setZValue(z)
    item.hide()
    return item


class HandItem(ArtItem):
    """The tokens still to place; once they are placed, the button that ends the turn."""

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self._motion = motion
        self._discs = [child(self, 2) for _ in SPOTS]
        self._select = child(self, 1)
        self._mark = child(self, 9)
        self.button = child(self, 3)
        for disc in self._discs:
            disc.setScale(HAND_DISC)
        self.hand: tuple[Colour, ...] = ()

    def slot(self, place: int) -> QPointF:
        """Where a token of the hand lies."""
        return QPointF(0, 10) + QPointF((place - (len(self.hand) - 1) / 2) * 64, 0)

    def slot_point(self, place: int) -> QPointF:
        return self.mapToScene(self.slot(place))

    def show_words(self, title: str, theme: Colours) -> None:
        empty = not self.hand and not self.button.isVisible()
        key = ("harmonies-hand", title, theme.panel, right_to_left(), empty)

        def draw(painter: QPainter) -> None:
            _draw_panel(painter, HAND_RECT, title, theme)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.border), 1.6, Qt.PenStyle.DashLine))
            for place in (-1, 0, 1) if empty else ():
                painter.drawEllipse(QPointF(place * 64, 15), 26, 18)

        self.set_art(key, HAND_RECT, draw)

    def show_hand(self, hand: Sequence[Colour], faces: Faces, start: QPointF | None) -> None:
        """Show the tokens; with `start`, a point of the scene, they come from there."""
        self.hand = tuple(hand)
        for place, disc in enumerate(self._discs):
            disc.setVisible(place < len(hand))
            disc.setOpacity(1.0)
            if place < len(hand):
                show_disc(disc, hand[place], faces)
                end = self.slot(place)
                begin = disc.pos() if start is None else self.mapFromScene(start) + SPOTS[place]
                if begin != end:
                    self._motion.run(("hand", place), begin, end, disc.setPos)

    def show_selected(self, place: int | None, colour: str) -> None:
        """Which token a click on the board would place."""
        shown = place is not None and place < len(self.hand)
        self._select.setVisible(shown)
        if shown:
            rect = art.DISC_RECT.adjusted(-4, -4, 4, 6)

            def draw(painter: QPainter) -> None:
                painter.setBrush(QColor(255, 255, 255, 120))
                painter.setPen(QPen(QColor(colour), 3))
                painter.drawEllipse(
                    QPointF(0, art.WALL / 2), art.RADIUS, art.DEPTH + art.WALL / 2 + 2
                )

            self._select.set_art(("harmonies-selected", colour), rect, draw)
            self._select.setPos(self.slot(place or 0))

    def dim(self, place: int) -> None:
        """The token is in the air."""
        self._discs[place].setOpacity(0.25)

    def show_button(self, words: str | None, theme: Colours, focused: bool) -> None:
        """The button that ends the turn, or none."""
        self.button.setVisible(words is not None)
        if words is None:
            return
        box = QRectF(-88, -16, 176, 52)

        def draw(painter: QPainter) -> None:
            edge = QPen(QColor(theme.focus), 4) if focused else QPen(Qt.PenStyle.NoPen)
            draw_card(painter, box, 14, QColor(theme.accent), edge, (1, 2.5, 3))
            inside = box.adjusted(10, 0, -10, 0)
            draw_text(painter, inside, words, theme.accent_text, 19, QFont.Weight.DemiBold)

        key = ("harmonies-end", words, theme.accent, focused)
        self.button.set_art(key, box.adjusted(-6, -6, 8, 10), draw)

    def show_mark(self, text: str | None) -> None:
        """The number of the step that ends a proposed turn."""
        self._mark.setVisible(text is not None)
        if text is not None:
            self._mark.setPos(-88, -30)
            show_mark(self._mark, text)

    def place_at(self, point: QPointF) -> int | None:
        """Which token of the hand is at a point of the scene."""
        local = self.mapFromScene(point)
        for place in range(len(self.hand)):
            step = local - self.slot(place)
            if (step.x() / 34) ** 2 + ((step.y() - 5) / 30) ** 2 <= 1:
                return place
        return None

    def on_button(self, point: QPointF) -> bool:
        local = self.mapFromScene(point)
        return self.button.isVisible() and QRectF(-88, -16, 176, 52).contains(local)


def _draw_panel(painter: QPainter, rect: QRectF, title: str, theme: Colours) -> None:
    """A quiet panel with a heading."""
    panel = QColor(theme.panel)
    panel.setAlpha(190)
    painter.setPen(QPen(QColor(theme.border), 1))
    painter.setBrush(panel)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 14, 14)
    box = QRectF(rect.left() + 12, rect.top() + 6, rect.width() - 24, 22)
    draw_text(painter, box, title, theme.muted, 14.5, QFont.Weight.DemiBold)


class SupplyItem(ArtItem):
    """What is still in the bag, by colour."""

    def show_supply(self, bag: Sequence[int], title: str, faces: Faces, theme: Colours) -> None:
        key = ("harmonies-supply", tuple(bag), title, faces.key, theme.panel, number(1))

        def draw(painter: QPainter) -> None:
            _draw_panel(painter, SUPPLY_RECT, title, theme)
            for colour in range(len(COLOURS)):
                painter.save()
                painter.translate((colour - 2.5) * 33, 2)
                painter.scale(0.4, 0.4)
                letter = faces.letters[colour] if faces.letters else ""
                art.draw_disc(painter, colour, True, letter)
                painter.restore()
                at = QPointF((colour - 2.5) * 33, 23)
                draw_centred(painter, at, number(bag[colour]), theme.text, 12.5)

        self.set_art(key, SUPPLY_RECT, draw)


class SunsItem(ArtItem):
    """The suns reached and those to come, four in a row, and below them those that are given."""

    def show_suns(self, title: str, points: int, extra: Extra, theme: Colours) -> None:
        reasons = tuple((reason_words(key), count) for key, count in extra)
        key = ("harmonies-suns", title, points, reasons, theme.panel, number(1))

        def draw(painter: QPainter) -> None:
            _draw_panel(painter, SUNS_RECT, title, theme)
            painter.scale(0.92, 0.92)
            for place in range(len(SUN_STEPS)):
                x, y = place % _SUNS_A_ROW - (_SUNS_A_ROW - 1) / 2, place // _SUNS_A_ROW
                at = QPointF(way() * x * 52, -68 + y * 67)
                draw_earned(painter, at, place, points, theme.muted, 13)
            for place, one in enumerate(extra):
                at = QPointF(way() * (place - (len(extra) - 1) / 2) * 104, 68)
                draw_extra(painter, at, one, theme.muted, 13)

        self.set_art(key, SUNS_RECT, draw)


class WordsItem(ArtItem):
    """A few words in a bubble or without one, centred on a point."""

    def tell(
        self,
        lines: Sequence[str],
        theme: Colours,
        pixels: float = 15,
        bubble: bool = False,
        ink: str | None = None,
        width: float = 0.0,
    ) -> QRectF:
        """Show lines of text; returns the room they take around the origin."""
        self.setVisible(bool(lines))
        font = ui_font(pixels, QFont.Weight.DemiBold if bubble else QFont.Weight.Normal)
        metrics = QFontMetricsF(font)
        widest = max((metrics.horizontalAdvance(line) for line in lines), default=0)
        wide = max(width, widest + 28)
        step = pixels * 1.5
        rect = QRectF(-wide / 2, -step * len(lines) / 2 - 7, wide, step * len(lines) + 14)

        def draw(painter: QPainter) -> None:
            if bubble:
                painter.setPen(QPen(QColor(theme.border), 1.2))
                painter.setBrush(QColor(theme.card))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
            for place, line in enumerate(lines):
                box = QRectF(rect.left() + 10, rect.top() + 7 + step * place, wide - 20, step)
                draw_text(painter, box, line, ink or theme.text, pixels, font.weight())

        if lines:
            key = (
                "harmonies-words",
                tuple(lines),
                theme.card,
                theme.text,
                pixels,
                bubble,
                ink,
                wide,
            )
            self.set_art(key, rect, draw)
        return rect


def wrapped(text: str, width: float, pixels: float) -> list[str]:
    """A text as lines no wider than `width`."""
    metrics = QFontMetricsF(ui_font(pixels, QFont.Weight.DemiBold))
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
