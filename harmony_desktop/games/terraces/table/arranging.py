"""Arranging one's twenty tiles before the game: the whole table is for that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom

from PySide6.QtCore import QDate, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.components import SET
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.layout import HEIGHT
from harmony_desktop.games.terraces.table.panels import (
    Action,
    Button,
    draw_button,
    draw_cross,
    draw_row,
)
from harmony_desktop.games.terraces.table.shelf import Order, Shelf
from harmony_desktop.storage.files import Problem
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, ui_font
from harmony_desktop.ui.languages import date, number, right_to_left, say, translate
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.theme import Colours

_COLUMNS = 10
_SLOT_TOP, _SLOT_STEP = 104.0, 112.0
_BUTTONS = QRectF(0, 342, 0, 44)
_SAVED_TOP, _ROW, _SHELF_TITLE = 404.0, 46.0, 32.0
_TILE_SIZE = 0.56
_WIDEST = 920.0


def _text(text: str) -> str:
    return translate("terraces", text)


@dataclass(frozen=True)
class InOrder:
    """One of the twenty tiles, by its place in the order."""

    place: int


class OrderBoard(ArtItem):
    """The twenty tiles in their order, helpers, and saved orders."""

    def __init__(
        self,
        motion: Motion,
        shelf: Shelf,
        tell: Callable[[str], None],
        trouble: Callable[[Problem], None],
    ) -> None:
        super().__init__()
        self._motion = motion
        self._tell = tell
        self._trouble = trouble
        self._shelf = shelf
        self._suggestion: Order | None = None
        self._seat = 0
        self._width = 1000.0
        self._theme: Colours | None = None
        self._look = (False, "")
        self._hovered: Action | None = None
        self._held: int | None = None
        self._gap: int | None = None
        """Where the held tile would go."""
        self._tiles = [ArtItem(self) for _ in SET]
        self._front = ArtItem(self)
        self._front.setZValue(2)
        for item in self._tiles:
            item.setZValue(3)
        self.setZValue(30)
        self.hide()

    # Orders

    @property
    def order(self) -> Order:
        """The order as it is now."""
        return self._shelf.draft(self._seat)

    def _set_order(self, order: Order) -> None:
        if (problem := self._shelf.keep_draft(self._seat, order)) is not None:
            self._trouble(problem)
        self.refresh(animate=True)

    @property
    def _sequence(self) -> list[int]:
        """The places of the tiles as they are seen: the held one where it would go."""
        places = list(range(len(SET)))
        if self._held is not None and self._gap is not None:
            places.remove(self._held)
            places.insert(self._gap, self._held)
        return places

    # Showing

    def show_for(self, seat: int, theme: Colours, symbols: bool, language: str) -> None:
        """Let a player arrange."""
        for problem in self._shelf.load():
            self._trouble(problem)
        if seat != self._seat:
            self._suggestion = None
            self._shelf.removed = None
        self._seat, self._theme, self._look = seat, theme, (symbols, language)
        self._held = self._gap = None
        self.show()
        self.refresh(animate=False)

    def set_width(self, width: float) -> None:
        """The table is so wide."""
        self._width = width
        if self.isVisible():
            self.refresh(animate=False)

    def suggest(self, order: Order | None) -> None:
        """Show an order the advice proposes."""
        self._suggestion = order
        if self.isVisible():
            self.refresh(animate=False)

    @property
    def _content(self) -> QRectF:
        width = min(self._width - 48, _WIDEST)
        return QRectF((self._width - width) / 2, 0, width, HEIGHT)

    def _line(self, x: float, width: float, y: float, height: float) -> QRectF:
        """A box that begins `x` after the start of the lines, mirrored where the language is."""
        inside = self._content
        left = inside.right() - x - width if right_to_left() else inside.left() + x
        return QRectF(left, y, width, height)

    def slot(self, place: int) -> QRectF:
        """Where a place of the order is."""
        row, column = divmod(place, _COLUMNS)
        step = self._content.width() / _COLUMNS
        box = self._line(column * step, step, _SLOT_TOP + row * _SLOT_STEP, _SLOT_STEP)
        return box.adjusted(4, 4, -4, -4)

    @staticmethod
    def _tile_place(slot: QRectF) -> QPointF:
        return slot.center() - QPointF(3, 13)

    def refresh(self, animate: bool) -> None:
        """Bring everything up to date."""
        theme = self._theme
        assert theme is not None
        self.set_art(None, QRectF(0, 0, self._width, HEIGHT), self._draw_ground)
        self._front.set_art(None, QRectF(0, 0, self._width, HEIGHT), self._draw_front)
        symbols, _ = self._look
        for place, number_ in enumerate(self._sequence):
            item, kind = self._tiles[number_], self.order[number_]
            name = (self._seat, kind, 0)
            item.setScale(_TILE_SIZE)
            item.set_art(
                ("terraces-tile", name, symbols),
                art.TILE_RECT,
                lambda painter, name=name: art.draw_tile(
                    painter, art.tile_squares(*name), 2, symbols
                ),
            )
            if number_ != self._held:
                self._glide(number_, self._tile_place(self.slot(place)), animate)

    def _glide(self, number_: int, end: QPointF, animate: bool) -> None:
        item = self._tiles[number_]
        item.setZValue(3)
        if animate and item.pos() != end:
            self._motion.run(("order", number_), item.pos(), end, item.setPos)
        else:
            self._motion.stop(("order", number_))
            item.setPos(end)

    # The hand

    def slot_at(self, point: QPointF) -> int | None:
        """The place of the order at a point."""
        return next(
            (
                place
                for place in range(len(SET))
                if self.slot(place).adjusted(-4, -4, 4, 4).contains(point)
            ),
            None,
        )

    def lift(self, place: int) -> None:
        """Take a tile out of the order."""
        self._held = self._gap = place
        self._motion.stop(("order", place))
        self._tiles[place].setZValue(9)
        self._tiles[place].setPos(self._tile_place(self.slot(place)) - QPointF(4, 8))
        self.refresh(animate=True)

    def follow(self, point: QPointF) -> None:
        if self._held is not None:
            self._tiles[self._held].setPos(point)

    def aim(self, place: int | None, by_key: bool) -> None:
        """The held tile would go there: the others make room."""
        if self._held is None:
            return
        self._gap = self._held if place is None else place
        if by_key:
            self.follow(self._tile_place(self.slot(self._gap)) - QPointF(4, 8))
        self.refresh(animate=True)

    def let_go(self, keep: bool) -> None:
        """Put the held tile down where it would go, or back."""
        if self._held is None:
            return
        if not keep:
            self._gap = self._held
        order = tuple(self.order[number_] for number_ in self._sequence)
        places = [self._tiles[number_].pos() for number_ in self._sequence]
        self._held = self._gap = None
        for item, place in zip(self._tiles, places, strict=True):
            item.setPos(place)
        self._set_order(order)

    # Buttons

    @property
    def _shelf_top(self) -> float:
        """Where the saved orders begin: below the suggested one, if there is one."""
        return _SAVED_TOP + (0 if self._suggestion is None else _ROW + 10)

    @property
    def _row(self) -> float:
        """How high the row of a saved order is: less where there are many of them."""
        room = HEIGHT - self._shelf_top - _SHELF_TITLE - 8
        return min(_ROW, room / max(1, len(self._shelf.seen_by(self._seat))))

    def _rows(self) -> list[tuple[str, Order, Action, Action | None, float]]:
        """The orders below: their names, what choosing and removing them is, and how low."""
        rows: list[tuple[str, Order, Action, Action | None, float]] = []
        if self._suggestion is not None:
            words = _text(texts.SUGGESTED_ORDER)
            rows.append((words, self._suggestion, Action("suggested"), None, _SAVED_TOP))
        for number_, saved in enumerate(self._shelf.seen_by(self._seat)):
            day = date(QDate.fromString(saved.saved, Qt.DateFormat.ISODate))
            words = f"{say(texts.saved_name(number_ + 1))}\n{day}"
            y = self._shelf_top + _SHELF_TITLE + number_ * self._row
            use, remove = Action("use", number_), Action("remove", number_)
            rows.append((words, saved.order, use, remove, y))
        return rows

    def buttons(self) -> list[Button]:
        """Everything that can be pressed, in reading order."""
        found = []
        x = 0.0
        plain = [("shuffle", texts.SHUFFLE), ("reverse", texts.REVERSE), ("save", texts.SAVE_ORDER)]
        if self._shelf.removed is not None:
            plain.append(("bring-back", texts.BRING_BACK_ORDER))
        for name, text in plain:
            wide = QFontMetricsF(ui_font(16, QFont.Weight.DemiBold)).horizontalAdvance(_text(text))
            box = self._line(x, wide + 36, _BUTTONS.top(), _BUTTONS.height())
            found.append(Button(Action(name), box, _text(text)))
            x += wide + 46
        width = 168.0
        ready = self._line(
            self._content.width() - width, width, _BUTTONS.top() - 2, _BUTTONS.height() + 4
        )
        found.append(Button(Action("ready"), ready, _text(texts.ORDER_READY), "primary"))
        for words, _, use, remove, y in self._rows():
            wide = self._content.width() - (48 if remove else 0)
            high = (self._row if remove else _ROW) - 6
            found.append(Button(use, self._line(0, wide, y, high), words, "row"))
            if remove:
                box = self._line(wide + 6, 42, y, high)
                found.append(Button(remove, box, _text(texts.REMOVE_ORDER), "remove"))
        return found

    def action_at(self, point: QPointF) -> Action | None:
        return next((one.action for one in self.buttons() if one.box.contains(point)), None)

    def box_of(self, key: object) -> QRectF:
        """Where a place of the order or a button is."""
        if isinstance(key, int):
            return self.slot(key)
        return next((one.box for one in self.buttons() if one.action == key), QRectF(0, 0, 1, 1))

    def hover(self, point: QPointF) -> None:
        """Show what a press would do."""
        action = self.action_at(point)
        if action != self._hovered:
            self._hovered = action
            self.refresh(animate=True)

    def do(self, action: Action) -> None:
        """Do what was pressed; `ready` is the table's business."""
        if action.name == "shuffle":
            self._set_order(tuple(SystemRandom().sample(self.order, len(SET))))
        elif action.name == "reverse":
            self._set_order(self.order[::-1])
        elif action.name == "suggested" and self._suggestion is not None:
            self._set_order(self._suggestion)
        elif action.name == "use":
            self._set_order(self._shelf.seen_by(self._seat)[action.number].order)
        elif action.name == "save":
            self._told(self._shelf.add(self.order, self._seat))
        elif action.name == "remove":
            self._told(self._shelf.remove(self._shelf.seen_by(self._seat)[action.number]))
        elif action.name == "bring-back":
            self._told(self._shelf.bring_back(self._seat))

    def _told(self, answer: str | Problem | None) -> None:
        """Tell the player what was in the way, if anything was."""
        if isinstance(answer, Problem):
            self._trouble(answer)
        elif answer is not None:
            self._tell(_text(answer))
        self.refresh(animate=False)

    def zones(self) -> list[Zone]:
        """Tiles, helpers and saved orders, for the keyboard and for those who do not see."""
        tiles = Zone("order", lambda: _text(texts.ORDER_TITLE))
        for place in range(len(SET)):
            name = texts.slot_name(place, self._seat, self.order[place])
            tiles.spots.append(
                Spot(place, self.slot(place).center(), 44, lambda name=name: say(name))
            )
        actions = Zone("actions", lambda: _text(texts.ACTIONS_TITLE))
        saved = Zone("saved", lambda: _text(texts.SAVED_ORDERS))
        for button in self.buttons():
            zone = saved if button.kind in ("row", "remove") else actions
            words = button.words
            zone.spots.append(
                Spot(
                    button.action,
                    button.box.center(),
                    button.box.height() / 2,
                    lambda words=words: words.replace("\n", ", "),
                )
            )
        return [tiles, actions, saved]

    # Drawing

    def _draw_ground(self, painter: QPainter) -> None:
        theme = self._theme
        assert theme is not None
        painter.fillRect(QRectF(0, 0, self._width, HEIGHT), QColor(theme.table))
        align = Qt.AlignmentFlag.AlignRight if right_to_left() else Qt.AlignmentFlag.AlignLeft
        start = align | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        wide = self._content.width()
        draw_text(
            painter,
            self._line(0, wide, 20, 38),
            _text(texts.ARRANGE_TITLE),
            theme.text,
            27,
            QFont.Weight.Bold,
            start,
        )
        draw_text(
            painter,
            self._line(0, wide, 60, 26),
            _text(texts.ARRANGE_TEXT),
            theme.muted,
            17,
            flags=start,
        )
        for place in range(len(SET)):
            self._draw_slot(painter, place, theme)
        if self._shelf.seen_by(self._seat):
            draw_text(
                painter,
                self._line(0, wide, self._shelf_top, 26),
                _text(texts.SAVED_ORDERS),
                theme.text,
                18,
                QFont.Weight.DemiBold,
                start,
            )

    def _draw_slot(self, painter: QPainter, place: int, theme: Colours) -> None:
        box = self.slot(place)
        aimed = place == self._gap
        painter.setPen(QPen(QColor(theme.focus if aimed else theme.border), 2.5 if aimed else 1.3))
        painter.setBrush(QColor(theme.card if aimed else theme.panel))
        painter.drawRoundedRect(box, 10, 10)
        at = QPointF(box.center().x(), box.bottom() - 10)
        draw_centred(painter, at, number(place + 1), theme.muted, 14)

    def _draw_front(self, painter: QPainter) -> None:
        theme = self._theme
        assert theme is not None
        rows = {use: order for _, order, use, _, _ in self._rows()}
        for button in self.buttons():
            hovered = button.action == self._hovered
            if button.kind == "row":
                draw_row(painter, button, self._seat, rows[button.action], hovered, theme)
            elif button.kind == "remove":
                draw_cross(painter, button.box, theme.warn if hovered else theme.muted)
            else:
                draw_button(painter, button, hovered, theme)
