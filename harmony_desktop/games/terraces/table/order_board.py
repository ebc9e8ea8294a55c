"""The board for arranging a player's twenty tiles before the game; it covers the whole table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import Literal

from PySide6.QtCore import QDate, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.layout import HEIGHT
from harmony_desktop.games.terraces.table.shelf import Order, Shelf
from harmony_desktop.storage.files import Problem
from harmony_desktop.ui.kit.art import ArtItem, draw_centred, draw_text, moved, ui_font
from harmony_desktop.ui.kit.languages import date, number, say, separated
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.buttons import draw_button
from harmony_desktop.ui.table.labels import draw_lines
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone

_COLUMNS = 10
_SLOT_TOP, _SLOT_STEP = 116.0, 112.0
_BUTTON_TOP, _BUTTON_HEIGHT, _READY_WIDTH = 354.0, 44.0, 168.0
_SAVED_TOP, _ROW, _SHELF_TITLE = 416.0, 46.0, 32.0
_BUTTON_GAP = 10.0
_TILE_SIZE = 0.56
_RAISED = QPointF(-4, -8)
"""Offset of a held tile from the place it would go to."""
_WIDEST = 920.0
_NAME_WIDTH = 210.0
_TWO_LINES = 36.0
"""Height of a row whose name and date are on two lines."""

words = GameWords("terraces")


@dataclass(frozen=True)
class OrderAction:
    """An action of a button: what it does, and to which saved order."""

    name: str
    number: int = 0


@dataclass(frozen=True)
class Button:
    """An action with its area and its label; a row also shows a whole order."""

    action: OrderAction
    box: QRectF
    words: str
    kind: Literal["plain", "primary", "row", "remove"] = "plain"
    order: Order = ()

    def spot(self) -> Spot:
        """The button as a spot for the keyboard."""
        name = partial(self.words.replace, "\n", ", ")
        return Spot(self.action, self.box.center(), self.box.height() / 2, name, self.box)


class OrderBoard(ArtItem):
    """The twenty tiles in their order, buttons that help to arrange them, and saved orders."""

    def __init__(
        self,
        motion: Motion,
        services: TableServices,
        shelf: Shelf,
        announce: Callable[[str], None],
        trouble: Callable[[Problem], None],
    ) -> None:
        super().__init__()
        self._motion = motion
        self._services = services
        self._shelf = shelf
        self._announce = announce
        self._trouble = trouble
        self._suggestion: Order | None = None
        self._seat = self._side = 0
        self._width = 1000.0
        self._hovered: OrderAction | None = None
        self._held: int | None = None
        self._gap: int | None = None
        """Index at which the held tile would be put down."""
        self._tiles = [ArtItem(self) for _ in SET]
        self._front = ArtItem(self)
        self._front.setZValue(2)
        self.setZValue(30)
        self.hide()

    # Orders

    @property
    def order(self) -> Order:
        """The current order."""
        return self._shelf.draft(self._seat)

    @property
    def begun(self) -> bool:
        """Whether the player has changed the order."""
        return self._shelf.has_draft(self._seat)

    def _set_order(self, order: Order) -> None:
        if (problem := self._shelf.keep_draft(self._seat, order)) is not None:
            self._trouble(problem)
        self._refresh(animate=True)

    @property
    def _sequence(self) -> list[int]:
        """The displayed tiles, with the held tile where it would go."""
        indices = list(range(len(SET)))
        if self._held is not None and self._gap is not None:
            indices.remove(self._held)
            indices.insert(self._gap, self._held)
        return indices

    # Showing

    def show_for(self, seat: int, side: int) -> None:
        """Let a player arrange the tiles of a side."""
        for problem in self._shelf.load():
            self._trouble(problem)
        if seat != self._seat:
            self._suggestion = None
            self._shelf.removed = None
        self._seat, self._side = seat, side
        self._held = self._gap = None
        self.show()
        self._refresh(animate=False)

    def set_width(self, width: float) -> None:
        """Adapt to the width of the table."""
        self._width = width
        if self.isVisible():
            self._refresh(animate=False)

    def suggest(self, order: Order | None) -> None:
        """Show an order proposed by a hint."""
        self._suggestion = order
        if self.isVisible():
            self._refresh(animate=False)

    @property
    def _content(self) -> QRectF:
        width = min(self._width - 48, _WIDEST)
        return QRectF((self._width - width) / 2, 0, width, HEIGHT)

    def _line(self, x: float, width: float, y: float, height: float) -> QRectF:
        """Return a box that begins `x` after the start of a line in the current language."""
        inside = self._content
        return mirrored_rect(QRectF(inside.left() + x, y, width, height), inside)

    def slot(self, index: int) -> QRectF:
        """Return the area of a place in the order."""
        row, column = divmod(index, _COLUMNS)
        step = self._content.width() / _COLUMNS
        box = self._line(column * step, step, _SLOT_TOP + row * _SLOT_STEP, _SLOT_STEP)
        return box.adjusted(4, 4, -4, -4)

    def _tile_place(self, index: int) -> QPointF:
        return self.slot(index).center() - QPointF(3, 13)

    def _refresh(self, animate: bool) -> None:
        whole = QRectF(0, 0, self._width, HEIGHT)
        self.set_art(None, whole, self._draw_ground)
        self._front.set_art(None, whole, self._draw_front)
        for index, tile in enumerate(self._sequence):
            item = self._tiles[tile]
            item.setScale(_TILE_SIZE)
            symbols = self._services.settings.symbols
            art.set_tile(item, self._side, self.order[tile], 0, symbols)
            if tile != self._held:
                item.setZValue(3)
                self._motion.glide(("order", tile), item, self._tile_place(index), animate)

    # The hand

    def lift(self, index: int) -> None:
        """Take a tile out of the order."""
        self._held = self._gap = index
        self._motion.stop(("order", index))
        self._tiles[index].setZValue(9)
        self.follow(self._tile_place(index) + _RAISED)
        self._refresh(animate=True)

    def follow(self, point: QPointF) -> None:
        """Move the held tile with the pointer."""
        if self._held is not None:
            self._tiles[self._held].setPos(point)

    def aim(self, index: int | None, by_key: bool) -> None:
        """Aim the held tile at a place; the other tiles make room."""
        if self._held is None:
            return
        self._gap = self._held if index is None else index
        if by_key:
            self.follow(self._tile_place(self._gap) + _RAISED)
        self._refresh(animate=True)

    def let_go(self, keep: bool) -> None:
        """Put the held tile down where it is aimed (`keep`), or back."""
        if self._held is None:
            return
        if not keep:
            self._gap = self._held
        order = tuple(self.order[tile] for tile in self._sequence)
        places = [self._tiles[tile].pos() for tile in self._sequence]
        self._held = self._gap = None
        for item, place in zip(self._tiles, places, strict=True):
            item.setPos(place)
        self._set_order(order)

    # Buttons

    @property
    def _shelf_top(self) -> float:
        """Top of the saved orders: below the suggested order, if there is one."""
        return _SAVED_TOP + (0 if self._suggestion is None else _ROW + 10)

    def buttons(self) -> list[Button]:
        """Return all buttons, in reading order."""
        return [*self._helpers(), *self._rows()]

    def _helpers(self) -> list[Button]:
        """Return the buttons that help to arrange, and the button that finishes."""
        helpers = [
            ("ready-made", texts.READY_MADE),
            ("shuffle", texts.SHUFFLE),
            ("reverse", texts.REVERSE),
            ("save", texts.SAVE_ORDER),
            ("bring-back", texts.BRING_BACK_ORDER),
        ]
        found, x = [], 0.0
        metrics = QFontMetricsF(ui_font(16, QFont.Weight.DemiBold))
        shown = helpers if self._shelf.removed else helpers[:-1]
        widths = [metrics.horizontalAdvance(words(text)) + 36 for _, text in shown]
        room = self._content.width() - _READY_WIDTH - (_BUTTON_GAP + 2) * len(shown)
        # With long labels, each button shrinks a little.
        given = min(1.0, room / sum(widths))
        for (name, text), wide in zip(shown, widths, strict=True):
            box = self._line(x, wide * given, _BUTTON_TOP, _BUTTON_HEIGHT)
            found.append(Button(OrderAction(name), box, words(text)))
            x += wide * given + _BUTTON_GAP
        x = self._content.width() - _READY_WIDTH
        ready = self._line(x, _READY_WIDTH, _BUTTON_TOP - 2, _BUTTON_HEIGHT + 4)
        return [*found, Button(OrderAction("ready"), ready, words(texts.ORDER_READY), "primary")]

    def button_area(self, name: str) -> QRectF:
        """Return the area of the button with this action name."""
        return next(one.box for one in self._helpers() if one.action.name == name)

    def _rows(self) -> list[Button]:
        """Return the rows of the suggested order and of the saved ones, which can be removed."""
        found, wide = [], self._content.width()
        if self._suggestion is not None:
            box, text = self._line(0, wide, _SAVED_TOP, _ROW - 6), words(texts.SUGGESTED_ORDER)
            found.append(Button(OrderAction("suggested"), box, text, "row", self._suggestion))
        seen = self._shelf.seen_by(self._seat)
        top = self._shelf_top + _SHELF_TITLE
        # Many rows are less high.
        step = min(_ROW, (HEIGHT - top - 8) / max(1, len(seen)))
        for index, saved in enumerate(seen):
            day = date(QDate.fromString(saved.saved, Qt.DateFormat.ISODate))
            text, y = f"{say(texts.saved_name(index + 1))}\n{day}", top + index * step
            box = self._line(0, wide - 48, y, step - 6)
            found.append(Button(OrderAction("use", index), box, text, "row", saved.order))
            box = self._line(wide - 42, 42, y, step - 6)
            found.append(
                Button(OrderAction("remove", index), box, words(texts.REMOVE_ORDER), "remove")
            )
        return found

    def hover(self, action: OrderAction | None) -> None:
        """Highlight the button under the pointer."""
        if action != self._hovered:
            self._hovered = action
            self._refresh(animate=True)

    def do(self, action: OrderAction) -> None:
        """Carry out an action; `ready` is handled by the table."""
        if action.name == "ready-made":
            # Imported here: the table alone does not load the bots, whose arranging this uses.
            from harmony_desktop.games.terraces.bots.levels import good_order

            self._set_order(good_order(SystemRandom()).order)
        elif action.name == "shuffle":
            self._set_order(tuple(SystemRandom().sample(self.order, len(SET))))
        elif action.name == "reverse":
            self._set_order(self.order[::-1])
        elif action.name == "suggested" and self._suggestion is not None:
            self._set_order(self._suggestion)
        elif action.name == "use":
            self._set_order(self._shelf.seen_by(self._seat)[action.number].order)
        elif action.name == "save":
            self._answer(self._shelf.add(self.order, self._seat))
        elif action.name == "remove":
            self._answer(self._shelf.remove(self._shelf.seen_by(self._seat)[action.number]))
        elif action.name == "bring-back":
            self._answer(self._shelf.bring_back(self._seat))

    def _answer(self, answer: str | Problem | None) -> None:
        """Show the player a problem, if there was one."""
        if isinstance(answer, Problem):
            self._trouble(answer)
        elif answer is not None:
            self._announce(words(answer))
        self._refresh(animate=False)

    def zones(self) -> list[Zone]:
        """Return zones of tiles, buttons and saved orders for keyboard and screen reader."""
        tiles = Zone("order", lambda: words(texts.ORDER_TITLE), grid=True)
        for index, tile in enumerate(self.order):
            name = texts.slot_name(index, self._side, tile)
            box = self.slot(index)
            tiles.spots.append(Spot(index, box.center(), 44, partial(say, name), box))
        helpers, rows = ([one.spot() for one in part] for part in (self._helpers(), self._rows()))
        actions = Zone("actions", lambda: words(texts.ACTIONS_TITLE), helpers, buttons=True)
        return [
            tiles,
            actions,
            Zone("saved", lambda: words(texts.SAVED_ORDERS), rows, buttons=True),
        ]

    # Drawing

    def _draw_ground(self, painter: QPainter) -> None:
        theme, start = self._services.theme.colours, art.in_line()
        wide = self._content.width()
        painter.fillRect(QRectF(0, 0, self._width, HEIGHT), QColor(theme.table))
        title, text = words(texts.ARRANGE_TITLE), words(texts.ARRANGE_TEXT)
        bold, semi = QFont.Weight.Bold, QFont.Weight.DemiBold
        draw_text(painter, self._line(0, wide, 20, 38), title, theme.text, 27, bold, start)
        draw_lines(painter, self._line(0, wide, 58, 52), text, theme.muted, 17, flags=start)
        for index in range(len(SET)):
            self._draw_slot(painter, index, theme)
        if self._shelf.seen_by(self._seat):
            box, title = self._line(0, wide, self._shelf_top, 26), words(texts.SAVED_ORDERS)
            draw_text(painter, box, title, theme.text, 18, semi, start)

    def _draw_slot(self, painter: QPainter, index: int, theme: Colours) -> None:
        box = self.slot(index)
        aimed = index == self._gap
        painter.setPen(QPen(QColor(theme.focus if aimed else theme.border), 2.5 if aimed else 1.3))
        painter.setBrush(QColor(theme.card if aimed else theme.panel))
        painter.drawRoundedRect(box, 10, 10)
        at = QPointF(box.center().x(), box.bottom() - 10)
        draw_centred(painter, at, number(index + 1), theme.muted, 14)

    def _draw_front(self, painter: QPainter) -> None:
        theme = self._services.theme.colours
        for one in self.buttons():
            hovered = one.action == self._hovered
            if one.kind == "row":
                _draw_row(painter, one, self._side, hovered, theme)
            elif one.kind == "remove":
                _draw_cross(painter, one.box.center(), theme.warn if hovered else theme.muted)
            else:
                draw_button(painter, one.box, one.words, theme, one.kind, hovered, 16)


def _draw_row(painter: QPainter, button: Button, side: int, hovered: bool, theme: Colours) -> None:
    """Draw a whole order in one line, with its name."""
    painter.setPen(QPen(QColor(theme.accent if hovered else theme.border), 1.4))
    painter.setBrush(QColor(theme.accent_soft if hovered else theme.panel))
    painter.drawRoundedRect(button.box, 10, 10)
    box = button.box.adjusted(14, 0, -14, 0)
    room = QRectF(box.left(), box.top(), _NAME_WIDTH - 8, box.height())
    name, flags = mirrored_rect(room, box), art.in_line()
    title, _, day = button.words.partition("\n")
    semi = QFont.Weight.DemiBold
    if day and box.height() < _TWO_LINES:
        draw_text(painter, name, separated((title, day)), theme.text, 13, flags=flags)
    elif day:
        upper, lower = name.adjusted(0, 3, 0, -19), name.adjusted(0, 20, 0, -3)
        draw_text(painter, upper, title, theme.text, 15, semi, flags)
        draw_text(painter, lower, day, theme.muted, 13, flags=flags)
    else:
        draw_text(painter, name, title, theme.text, 15, semi, flags)
    step = (box.width() - _NAME_WIDTH) / len(SET)
    size = min(0.23, step / 150, box.height() / 180)
    for index, kind in enumerate(button.order):
        x = box.left() + _NAME_WIDTH + step * (index + 0.5)
        with moved(painter, mirrored(QPointF(x, box.center().y() - 2), box), size):
            art.draw_top(painter, art.tile_squares(side, kind, 0), 2)


def _draw_cross(painter: QPainter, middle: QPointF, colour: str) -> None:
    """Draw the cross of a button that removes an order."""
    painter.setPen(QPen(QColor(colour), 2.6, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(7, 7), middle + QPointF(7, 7))
    painter.drawLine(middle - QPointF(7, -7), middle + QPointF(7, -7))
