"""The view of Harmonies' score pad: the board, the tokens, and the cards with their cubes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCollator, QLocale, QPointF, QRectF
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QComboBox, QWidget

from harmony_desktop.engine.pads import PadEntry, Values
from harmony_desktop.games.harmonies import pad, texts
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import EMPTY, SIDES
from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.art import Faces
from harmony_desktop.games.harmonies.table.board import LandItem
from harmony_desktop.ui.kit.art import ArtItem, paint
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.widgets import DropDown, column
from harmony_desktop.ui.pad.board import PadPlace
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.table.services import TableServices

_CARD = card_art.FACE.adjusted(-4, -4, 6, 8)
_ICON = 40


class HarmoniesPadBoard:
    """The pad's board, of either side."""

    columns = 3
    palette_share = 0.47

    def __init__(self, services: TableServices) -> None:
        self.item = ArtItem()
        self._services = services
        self._motion = Motion("off")
        self._sides = {side: LandItem(0, side, self._motion) for side in SIDES}
        for board in self._sides.values():
            board.setParentItem(self.item)
        self._area = QRectF(0, 0, 600, 600)
        self._board: pad.HarmoniesPad | None = None

    @property
    def _shown(self) -> LandItem:
        return self._sides["A" if self._board is None else self._board.side]

    @property
    def _faces(self) -> Faces:
        return Faces(self._services.settings.symbols)

    def show(self, board: pad.HarmoniesPad, values: Values) -> None:
        self._board = board
        for side, item in self._sides.items():
            item.setVisible(side == board.side)
        self._shown.show_land(pad.land(board), self._faces)
        self._lie()

    def fit(self, area: QRectF) -> None:
        self._area = area
        self._lie()

    def _lie(self) -> None:
        for side, item in self._sides.items():
            rect = art.board_rect(side)
            scale = min(self._area.width() / rect.width(), self._area.height() / rect.height())
            item.setPos(self._area.center() - rect.center() * scale)
            item.setScale(scale)

    def places(self) -> Sequence[PadPlace]:
        board = self._shown
        radius = art.SIDE * 0.8 * board.shown_scale
        return [PadPlace(cell, board.cell_point(cell), radius) for cell in range(len(board.cells))]

    def place_at(self, point: QPointF) -> int | None:
        return self._shown.cell_at(point)

    def at(self, piece: pad.Piece, place: int, turn: int) -> tuple[QPointF, float]:
        board = self._shown
        top = board.cells[place].top
        if isinstance(piece, pad.PadToken):
            stands = board.cells[place].shown != EMPTY
            top = top - QPointF(0, art.WALL if stands else 0)
        return board.mapToScene(top), board.shown_scale

    def piece_rect(self, piece: pad.Piece) -> QRectF:
        return art.DISC_RECT if isinstance(piece, pad.PadToken) else art.SETTLER_RECT

    def draw_piece(self, painter: QPainter, piece: pad.Piece, turn: int, values: Values) -> None:
        if isinstance(piece, pad.PadToken):
            art.draw_disc(painter, piece.colour, self._faces)
        else:
            facts = CARDS[piece.card]
            art.draw_settler(painter, facts.id, facts.spirit)

    def palette_rect(self, piece: pad.Piece) -> QRectF:
        return art.DISC_RECT if isinstance(piece, pad.PadToken) else _CARD

    def draw_palette(
        self, painter: QPainter, piece: pad.Piece, board: pad.HarmoniesPad, values: Values
    ) -> None:
        if isinstance(piece, pad.PadToken):
            self.draw_piece(painter, piece, 0, values)
            return
        name = say(texts.card_name(CARDS[piece.card].id))
        card_art.draw_card(painter, piece.card, board.placed(piece.card), name, None, self._faces)

    def light(self, cells: Sequence[int]) -> None:
        self._shown.show_lights(dict.fromkeys(cells, "gold"))


class CardsPart(QWidget):
    """The part of the pad for adding and removing a player's cards."""

    def __init__(self, page: PadPage) -> None:
        super().__init__()
        self.widget = self
        self._page = page
        self._add, self._drop = DropDown(), DropDown()
        for box in (self._add, self._drop):
            box.setMaxVisibleItems(14)
        self._add.activated.connect(self._add_card)
        self._drop.activated.connect(self._drop_card)
        self.setLayout(column(self._add, self._drop, spacing=10))

    def retranslate(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        board: pad.HarmoniesPad = self._page.entry.board
        names = {card: say(texts.card_name(facts.id)) for card, facts in enumerate(CARDS)}
        missing = [card for card in range(len(CARDS)) if card not in board.cards]
        alphabet = QCollator(QLocale())
        missing.sort(key=lambda card: (card >= FIRST_SPIRIT, alphabet.sortKey(names[card])))
        self._fill(self._add, self.tr("Add a card…"), missing, names)
        self._fill(self._drop, self.tr("Remove a card…"), board.cards, names)
        self._drop.setEnabled(bool(board.cards))

    def _fill(
        self, box: QComboBox, words: str, cards: Sequence[int], names: dict[int, str]
    ) -> None:
        box.clear()
        box.setAccessibleName(words)
        box.addItem(words, None)
        for card in cards:
            name = names[card]
            if CARDS[card].spirit:
                name = self.tr("{card} (spirit)").format(card=name)
            box.addItem(_icon(card), name, card)

    def _add_card(self) -> None:
        card = self._add.currentData()
        if card is not None:
            self._enter(pad.add_card(self._page.entry.board, card))

    def _drop_card(self) -> None:
        card = self._drop.currentData()
        if card is not None:
            self._enter(pad.drop_card(self._page.entry.board, card))

    def _enter(self, board: pad.HarmoniesPad) -> None:
        self._page.enter(PadEntry(board, self._page.entry.values))


_icons: dict[int, QIcon] = {}


def _icon(card: int) -> QIcon:
    """Return an icon with the animal of a card."""
    if card not in _icons:
        box = QRectF(0, 0, _ICON, _ICON)
        picture = paint(box, 1.0, lambda painter: art.draw_animal(painter, CARDS[card].id, box))
        _icons[card] = QIcon(picture)
    return _icons[card]


def side_part(page: PadPage) -> CardsPart:
    return CardsPart(page)


BOARD = HarmoniesPadBoard
