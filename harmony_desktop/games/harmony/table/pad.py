"""The view of Harmony's score pad: its board, its tiles, and the symbols of the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from harmony_desktop.engine.pads import PadEntry, Values
from harmony_desktop.games.harmony import pad, texts
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, SUN, TILES, Tile
from harmony_desktop.games.harmony.rules.components import Board as Tiles
from harmony_desktop.games.harmony.table import art
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.keys import types_letter
from harmony_desktop.ui.kit.languages import digits, isolated, number, say
from harmony_desktop.ui.kit.widgets import column, paragraph
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.services import TableServices

BOX = "pad_box"
_OTHER = "pad_other_symbol_"
"""Switches that store the player's box: whether it is in use, and one for each tile with
another symbol, named by its three numbers."""


class HarmonyPadBoard:
    """The pad's board of nineteen cells."""

    columns = 3
    palette_share = 0.3

    def __init__(self, services: TableServices) -> None:
        self.item = ArtItem()
        self._services = services
        self._tiles: Tiles = ()
        self._lit = overlay(self.item, 2)

    def show(self, board: Tiles, values: Values) -> None:
        self._tiles = board
        draw = partial(art.draw_whole_board, board=board, suns=pad.suns_of(values))
        self.item.show_art(None, art.BOARD_RECT, draw)

    def fit(self, area: QRectF) -> None:
        rect = art.BOARD_RECT
        self.item.setScale(min(area.width() / rect.width(), area.height() / rect.height()))
        self.item.setPos(area.center() - rect.center() * self.item.scale())

    def places(self) -> Sequence[PadPlace]:
        radius = art.SIDE * self.item.scale() * 0.9
        return [
            PadPlace(cell, self.item.mapToScene(art.CENTRES[cell]), radius)
            for cell in range(CELL_COUNT)
        ]

    def place_at(self, point: QPointF) -> int | None:
        return art.cell_at(self.item.mapFromScene(point))

    def at(self, piece: Tile, place: int, turn: int) -> tuple[QPointF, float]:
        return self.item.mapToScene(art.CENTRES[place]), self.item.scale()

    def piece_rect(self, piece: Tile) -> QRectF:
        return art.TILE_RECT

    def draw_piece(self, painter: QPainter, piece: Tile, turn: int, values: Values) -> None:
        art.draw_tile(painter, piece, sun=pad.suns_of(values)[piece])

    palette_rect = piece_rect

    def draw_palette(self, painter: QPainter, piece: Tile, board: Tiles, values: Values) -> None:
        self.draw_piece(painter, piece, 0, values)

    def light(self, cells: Sequence[int]) -> None:
        edge, fill = QColor("#FFD257"), QColor(255, 233, 168, 70)
        draw = partial(art.draw_cells, cells=cells, edge=edge, fill=fill)
        self._lit.show_art(None, art.BOARD_RECT, draw if cells else None)


class BoxPart(QWidget):
    """A field for typing tiles, and the symbols of the player's box."""

    def __init__(self, page: PadPage) -> None:
        super().__init__()
        self.widget = self
        self._page = page
        self._typed = QLineEdit()
        self._typed.setMaxLength(3)
        self._typed.textEdited.connect(self._type)
        self._box = QCheckBox()
        self._box.setChecked(page.context.settings.switches.get(BOX, False))
        self._box.toggled.connect(self._use_box)
        self._note = paragraph("muted")
        self._note.stand_below_words()
        self.setLayout(column(self._typed, column(self._box, self._note, spacing=0), spacing=10))
        page.desk.letter_typed.connect(self._type_letter)
        page.desk.own_press = self._press
        self._rescore()

    def retranslate(self) -> None:
        self._typed.setPlaceholderText(digits(self.tr("Three numbers, such as 568")))
        self._typed.setAccessibleName(self.tr("The tile’s three numbers"))
        self._box.setText(self.tr("Symbols from my own box"))
        self.refresh()

    def refresh(self) -> None:
        """Update the symbols: an opened position may come from another box."""
        written = str(self._page.entry.values.get(pad.SUNS, ""))
        if written and written != self._written():
            self._keep([mark == "1" for mark in written])
        words = self.tr("Click a symbol on the board, or press S, to change it.")
        changed = sum(sun != own for sun, own in zip(self._suns(), SUN, strict=True))
        if changed:
            note = self.tr("Tiles that differ from the standard set: {count}.")
            words += " " + note.format(count=number(changed))
        self._note.setText(words)

    # The symbols

    def _suns(self) -> list[bool]:
        """Return for each tile whether it bears a sun, in our set or in the player's box."""
        others = self._page.context.settings.switches if self._box.isChecked() else {}
        return [sun != others.get(_other_symbol(tile), False) for tile, sun in enumerate(SUN)]

    def _written(self) -> str:
        return pad.written_suns(self._suns()) if self._box.isChecked() else ""

    def _keep(self, suns: Sequence[bool]) -> None:
        """Save the symbols of a box and use them."""
        switches = self._page.context.settings.switches
        for tile, (sun, own) in enumerate(zip(suns, SUN, strict=True)):
            if sun != own:
                switches[_other_symbol(tile)] = True
            else:
                switches.pop(_other_symbol(tile), None)
        switches[BOX] = True
        self._box.blockSignals(True)
        self._box.setChecked(True)
        self._box.blockSignals(False)
        self._page.context.save()

    def _rescore(self) -> None:
        """Let the page score with the current symbols."""
        self._page.set_value(pad.SUNS, self._written())

    def _use_box(self, on: bool) -> None:
        self._page.context.settings.switches[BOX] = on
        self._page.context.save()
        self._rescore()

    def change_symbol(self, tile: Tile) -> None:
        """Turn the sun of a tile into a moon, or back, wherever the tile lies."""
        self._box.setChecked(True)
        suns = self._suns()
        suns[tile] = not suns[tile]
        self._keep(suns)
        self._rescore()
        announce(self._page, say(texts.tile_name(tile, suns[tile])))

    def _type_letter(self, key: int, tile: Tile | None) -> None:
        if tile is not None and types_letter(key, "S"):
            self.change_symbol(tile)

    def _press(self, point: QPointF) -> bool:
        """Toggle a clicked symbol on the board, if the symbols of the box are in use."""
        look, entry = self._page.desk.drawing, self._page.entry
        place = look.place_at(point) if self._box.isChecked() else None
        tile = None if place is None else entry.board[place]
        if tile is None:
            return False
        middle, scale = look.at(tile, place, 0)
        step = point - middle
        if QPointF.dotProduct(step, step) > (1.5 * art.SYMBOL_RADIUS * scale) ** 2:
            return False
        self.change_symbol(tile)
        return True

    # Typing

    def _type(self, text: str) -> None:
        """Lay a tile when three digits have been typed, Persian digits included."""
        if len(text) < 3:
            return
        self._typed.clear()
        latin = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in text)
        tile = typed_tile(latin)
        if tile is None:
            words = self.tr("There is no tile {numbers}.").format(numbers=isolated(digits(latin)))
            self._page.show_message(words)
            return
        board: Tiles = self._page.entry.board
        if tile in board:
            board = tuple(None if other == tile else other for other in board)
        free = [cell for cell in range(CELL_COUNT) if board[cell] is None]
        focus = self._page.desk.focused
        at = focus[1].key if focus is not None and focus[0].key == "board" else 0
        after = sorted(free, key=lambda cell: (cell - int(str(at))) % CELL_COUNT)
        if after:
            self._page.enter(PadEntry(pad.put(board, tile, after[0], 0), self._page.entry.values))


def side_part(page: PadPage) -> BoxPart:
    return BoxPart(page)


def typed_tile(text: str) -> Tile | None:
    """Return the tile with the three typed values."""
    if len(text) != 3 or not text.isdigit():
        return None
    bands = (int(text[0]), int(text[1]), int(text[2]))
    return TILES.index(bands) if bands in TILES else None


def _other_symbol(tile: Tile) -> str:
    """Return the name of the switch for a tile that bears the other symbol in the box."""
    return _OTHER + "".join(map(str, TILES[tile]))


BOARD = HarmonyPadBoard
