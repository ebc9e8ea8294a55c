"""Talk from what one talks about: a cell, a partner or a stack of tiles offers its phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QMenu, QToolButton, QWidget

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import Kind, Sides
from harmony_desktop.games.harmonia.rules.moves import FILL, LEAVE, AskHand, AskTile
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.ui.kit.art import moved
from harmony_desktop.ui.kit.languages import isolated, say

_OF_CELL = {
    LEAVE: texts.SAY_LEAVE,
    FILL: texts.SAY_FILL,
    talking.TAKE_BACK: texts.SAY_TAKE_BACK,
    talking.POINT: texts.SAY_POINT,
}
_ICON = QSize(54, 48)
_COLUMNS = 5
"""How many tiles lie side by side."""
_BESIDE = 12
"""Pixels between the tiles to choose from and the cell they are for."""
_OF_TILE = {"kind": texts.SAY_KIND, "need": texts.SAY_NEED}


class Offer(NamedTuple):
    """A phrase that fits what was pressed, or one that opens more phrases."""

    text: str
    """In the player's language."""
    act: Callable[[], None] | None = None
    more: Sequence[Offer] = ()
    tile: Sides | None = None
    """The sides of a tile that is drawn beside the phrase."""
    whose: str = ""
    """The name of the player whose tile is drawn."""
    tip: str = ""
    """What the phrase does, shown where it is pointed at."""


class PhraseMenu:
    """The phrases about one thing, in a menu where it was pressed."""

    def __init__(
        self,
        speak: Callable[[Move], None],
        ask_plan: Callable[[int], None],
        ask_tile: Callable[[talking.PartnerTile | None], None],
        turns: Callable[[Kind, Hex], Sequence[int]],
        name_of: Callable[[int], str],
        toggle_requests: Callable[[], None],
    ) -> None:
        """`ask_tile` waits for the cell of a tile, or of any; `turns` gives the turns of a tile on
        a cell, best first."""
        self._speak, self._ask_plan, self._ask_tile = speak, ask_plan, ask_tile
        self._turns, self._name_of = turns, name_of
        self._toggle_requests = toggle_requests
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        self.picker: TilePicker | None = None
        """The tiles that were offered last."""

    def of_cell(self, view: HarmoniaView, cell: Hex) -> list[Offer]:
        """The phrases about a cell, which may be empty or hold a tile."""
        found = [
            self._saying(text, talking.of_cell(view, phrase, cell))
            for phrase, text in _OF_CELL.items()
            if talking.refusal(view, phrase) is None
            and talking.refusal_of_cell(view, phrase, cell) is None
        ]
        tiles = self.of_tiles(view, cell)
        return [*found, Offer(words(texts.SAY_TILE), more=tiles)] if tiles else found

    def of_tiles(
        self, view: HarmoniaView, cell: Hex, wanted: talking.PartnerTile | None = None
    ) -> list[Offer]:
        """The requests for a partner's tile on an empty cell, each in its best turn; what was
        asked for already is offered in its next turn."""
        if cell not in view.open_cells:
            return []
        asks = talking.tile_requests(view, cell, wanted)
        pairs = dict.fromkeys((ask.whom, ask.tile) for ask in asks)
        found = []
        for whom, tile in pairs:
            ways = [AskTile(view.seat, whom, *cell, tile, turn) for turn in self._turns(tile, cell)]
            said = [number for number, ask in enumerate(ways) if ask in view.wishes(view.seat)]
            ask = ways[(said[0] + 1) % len(ways)] if said else ways[0]
            if ask not in view.wishes(view.seat):
                name = self._name_of(whom)
                label = f"{isolated(name)}: {say(texts.tile_name(tile))}"
                speak = partial(self._speak, ask)
                found.append(Offer(label, speak, tile=ask.sides, whose=name))
        return found

    def of_tile(self, view: HarmoniaView, kind: Kind) -> list[Offer]:
        """The phrases about a stack of the player's own tiles."""
        return [
            self._saying(text, talking.of_tile(view, phrase, kind))
            for phrase, text in _OF_TILE.items()
            if talking.refusal(view, phrase) is None
            and talking.refusal_of_tile(view, phrase, kind) is None
        ]

    def of_partner(
        self,
        view: HarmoniaView,
        seat: int,
        plans: bool,
        tile: Kind | None = None,
        quiet: bool | None = None,
    ) -> list[Offer]:
        """The questions to a partner, about the tile that was pressed first; a bot can be asked
        for its plan, and to make requests unless it is `quiet` (None for a person)."""
        found = []
        asks_tile = talking.refusal(view, talking.ASK_TILE) is None and any(view.known[seat])
        if asks_tile and tile is not None:
            chosen = talking.PartnerTile(seat, tile)
            name = say(texts.tile_name(tile))
            found.append(Offer(words(texts.ASK_THIS), partial(self._ask_tile, chosen), tip=name))
        if talking.refusal(view, "hand") is None:
            found.append(self._saying(texts.TELL_HAND, talking.plain(view, "hand")))
        if talking.refusal_to_ask(view, seat) is None:
            found.append(self._saying(texts.PHRASES["ask-hand"], AskHand(view.seat, seat)))
        if asks_tile and tile is None:
            label = words(texts.PHRASES[talking.ASK_TILE])
            found.append(Offer(label, partial(self._ask_tile, None)))
        if plans:
            explained = words(texts.PLAN_EXPLAINED)
            found.append(Offer(words(texts.ASK_PLAN), lambda: self._ask_plan(seat), tip=explained))
        if quiet is not None:
            label = words(texts.SHOW_REQUESTS if quiet else texts.HIDE_REQUESTS)
            found.append(Offer(label, self._toggle_requests))
        return found

    def _saying(self, text: str, move: Move) -> Offer:
        return Offer(words(text), lambda: self._speak(move))

    def open(
        self, offers: Sequence[Offer], parent: QWidget, at: QPoint, beside: QRect | None = None
    ) -> bool:
        """Open a menu at a point of the screen; return whether there is anything to say.

        Tiles are offered beside the part of the screen they are for.
        """
        if not offers:
            return False
        for earlier in (self.menu, self.picker):
            if earlier is not None:
                earlier.deleteLater()
        self.menu = self.picker = None
        if offers[0].tile is not None:
            self._pick(offers, parent, at, beside)
            return True
        self.menu = QMenu(parent)
        self.menu.setToolTipsVisible(True)
        for offer in offers:
            entry = self.menu.addAction(offer.text)
            entry.setToolTip(offer.tip)
            if offer.more:
                entry.triggered.connect(partial(self._pick, offer.more, parent, at, beside))
            elif offer.act is not None:
                entry.triggered.connect(offer.act)
        self.menu.popup(at)
        return True

    def _pick(
        self, offers: Sequence[Offer], parent: QWidget, at: QPoint, beside: QRect | None
    ) -> None:
        self.picker = TilePicker(offers, parent)
        self.picker.open_at(at, beside)


class TilePicker(QFrame):
    """Tiles to choose from, as pictures side by side; their words are for pointer and ear."""

    def __init__(self, offers: Sequence[Offer], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._window = parent.window()
        self.setProperty("role", "card")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.buttons = [self._button(offer) for offer in offers]
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 10, 10, 10)
        grid.setSpacing(4)
        row = column = 0
        whose = ""
        for offer, button in zip(offers, self.buttons, strict=True):
            if column == _COLUMNS or offer.whose != whose:
                row, column = row + 1, 0
            if offer.whose != whose:
                whose = offer.whose
                grid.addWidget(QLabel(whose), row, 0, 1, _COLUMNS)
                row += 1
            grid.addWidget(button, row, column)
            column += 1

    def _button(self, offer: Offer) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(_picture(offer.tile or 0))
        button.setIconSize(_ICON)
        button.setAutoRaise(True)
        button.setToolTip(offer.text)
        button.setAccessibleName(offer.text)
        button.clicked.connect(partial(self._choose, offer))
        return button

    def _choose(self, offer: Offer) -> None:
        self.close()
        if offer.act is not None:
            offer.act()

    def open_at(self, at: QPoint, beside: QRect | None = None) -> None:
        """Open near a point of the screen, inside the window, and off what it is for."""
        self.adjustSize()
        room = QRect(self._window.mapToGlobal(QPoint()), self._window.size())
        near = QRect(at, self.size())
        places = [near] if beside is None else [*_around(beside, self.size()), near]
        inside = [_into(room, place) for place in places]
        free = (place for place in inside if beside is None or not place.intersects(beside))
        self.move(next(free, inside[-1]).topLeft())
        self.show()
        self.buttons[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows up and down go from row to row."""
        steps = {Qt.Key.Key_Up: -_COLUMNS, Qt.Key.Key_Down: _COLUMNS}
        step = steps.get(Qt.Key(event.key()))
        here = next((n for n, one in enumerate(self.buttons) if one.hasFocus()), None)
        if step is not None and here is not None:
            self.buttons[max(0, min(len(self.buttons) - 1, here + step))].setFocus()
        else:
            super().keyPressEvent(event)


def _around(what: QRect, size: QSize) -> list[QRect]:
    """Places for something of a size on each side of an area."""
    middle = what.center() - QPoint(size.width() // 2, size.height() // 2)
    return [
        QRect(QPoint(what.right() + _BESIDE, middle.y()), size),
        QRect(QPoint(what.left() - _BESIDE - size.width(), middle.y()), size),
        QRect(QPoint(middle.x(), what.bottom() + _BESIDE), size),
        QRect(QPoint(middle.x(), what.top() - _BESIDE - size.height()), size),
    ]


def _into(room: QRect, place: QRect) -> QRect:
    """The place moved into a room."""
    left = max(room.left(), min(place.left(), room.right() - place.width()))
    top = max(room.top(), min(place.top(), room.bottom() - place.height()))
    return QRect(QPoint(left, top), place.size())


def _picture(sides: Sides) -> QIcon:
    """Draw a tile as it would lie."""
    pixmap = QPixmap(_ICON * 2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with moved(painter, QPointF(_ICON.width(), _ICON.height()), 2 * _ICON.height() / art.STEP):
        art.draw_tile(painter, sides)
    painter.end()
    return QIcon(pixmap)
