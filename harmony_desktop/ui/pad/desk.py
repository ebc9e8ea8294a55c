"""The desk of the score pad: a palette of pieces, and the board they are laid on.

Pieces are dragged, clicked from place to place or moved with the keyboard as at a table. The last
piece taken from the palette stays chosen: a click on a place lays another one. A piece that is
dragged off the board, right-clicked or deleted is removed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop import games
from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.pads import Values
from harmony_desktop.engine.words import Phrase, numbers_in
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.languages import number, say
from harmony_desktop.ui.pad.board import PadBoard, PaintableBoard
from harmony_desktop.ui.pad.palette import PadPalette
from harmony_desktop.ui.table.marks import overlay
from harmony_desktop.ui.table.mirroring import mirrored_rect
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.surface import Surface

HEIGHT = 740.0
_GAP = 16.0


class _Away:
    """The target of pieces that leave the board."""


AWAY: Final = _Away()


@dataclass(frozen=True)
class Taken:
    """A piece in the hand, and the place on the board it was taken from, if any."""

    piece: Any
    origin: Any | None = None


class Desk(Surface[Taken, Any]):
    """The desk of one game's pad.

    Signals:
        changed: the player has changed `board`.
        letter_typed: a key without a meaning on the desk, and the focused piece, if any.
    """

    changed = Signal()
    letter_typed = Signal(int, object)

    def __init__(self, game: str, services: TableServices) -> None:
        super().__init__(services)
        self._game = game
        self._pad = games.pad(game)
        self.rotations = self._pad.TURNS
        self.placing = type(self.placing)(self, self.rotations)
        self.live = True
        self._board = games.pad_drawings(game).BOARD(services)
        self.addItem(self._board.item)
        self.board: Any = None
        self.values: Values = {}
        self.words = ""
        """The language of the names on the pieces."""
        self.own_press: Callable[[QPointF], bool] = lambda point: False
        """Handles a press for the game's own side part; True if the press was meant for it."""
        self.chosen: Any | None = None
        """The piece a click on a place lays there."""
        self._without: Any = None
        """The board without the piece in the hand."""
        self._palette = PadPalette(self._pad, self._board, self.addItem)
        self._ghost = overlay(None, 40)
        self.addItem(self._ghost)
        self._pointed: Any | None = None
        """The place under the pointer."""
        self._clicked_point = QPointF()
        """Where the pointer was pressed last."""
        self._turn_before = 0
        """The rotation before a piece was taken off the board."""

    @property
    def drawing(self) -> PadBoard:
        """The board on the desk."""
        return self._board

    # Content

    def show_board(self, board: Any, values: Values) -> None:
        """Show a board with its values."""
        before = None if self.board is None else tuple(self._pad.palette(self.board))
        self.board, self.values = board, values
        self.placing.forget()
        self.held.let_go()
        self._ghost.hide()
        if self.chosen not in self._pad.palette(board):
            self.chosen = None
        self._board.show(board, values)
        if before is not None and before != tuple(self._pad.palette(board)):
            self.laid_out_anew.emit()
        self._refresh()

    def _refresh(self) -> None:
        """Update everything that depends on the board."""
        self._show_palette()
        self._zone()
        self.refresh_focus()

    def arrange(self, size: QSizeF) -> QRectF:
        width = max(900.0, HEIGHT * size.width() / max(1.0, size.height()))
        whole = QRectF(0, 0, width, HEIGHT)
        share = width * self._board.palette_share
        palette = QRectF(_GAP, _GAP, share - _GAP, HEIGHT - 2 * _GAP)
        rest = QRectF(share + _GAP, _GAP, width - share - 2 * _GAP, HEIGHT - 2 * _GAP)
        self._palette.lay(mirrored_rect(palette, whole))
        self._board.fit(mirrored_rect(rest, whole))
        if self.board is not None:
            self._refresh()
        return whole

    def _show_palette(self) -> None:
        self._palette.show_pieces(self.board, self.values, self.chosen, self.colours, self._key)

    def _zone(self) -> None:
        def palette_words(piece: Any) -> str:
            name = say(self._pad.piece_name(piece, self.values))
            left = self._pad.left(self.board, piece)
            return name if left is None else f"{name} ({number(left)})"

        def place_words(place: Any) -> str:
            return say(self._pad.place_name(self.board, place, self.values))

        palette = [
            Spot.over(piece, area, partial(palette_words, piece))
            for piece, area in self._palette.areas.items()
        ]
        board = [
            Spot(place.key, place.centre, place.radius, partial(place_words, place.key))
            for place in self._board.places()
        ]
        self.set_zones(
            [
                Zone("palette", lambda: self.tr("Pieces"), palette, grid=True),
                Zone("board", lambda: self.tr("Board"), board, grid=True),
            ]
        )

    # Taking and laying

    def _under(self, held: Taken) -> Any:
        """The board the held piece would be laid on."""
        return self.board if held.origin is None else self._without

    def _try(self, board: Any, piece: Any, place: Any, turn: int) -> tuple[Any, str | None]:
        """The board with the piece added, or the reason why it cannot lie there."""
        try:
            return self._pad.put(board, piece, place, turn), None
        except IllegalMove as refusal:
            text = games.texts(self._game).REASONS[refusal.reason]
            return None, say(Phrase(self._game, text, numbers_in(refusal.details)))

    def judge(self, piece: Taken, place: Any, rotation: int) -> str | None:
        if place is AWAY:
            return None
        return self._try(self._under(piece), piece.piece, place, rotation)[1]

    def piece_at(self, point: QPointF) -> Taken | None:
        piece = self._palette.piece_at(point)
        if piece is not None:
            return None if self._pad.left(self.board, piece) == 0 else Taken(piece)
        place = self._board.place_at(point)
        lifted = None if place is None else self._pad.lift(self.board, place)
        return None if lifted is None else Taken(lifted.piece, place)

    def place_at(self, point: QPointF) -> Any | None:
        place = self._board.place_at(point)
        held = self.placing.piece
        if place is None and held is not None and held.origin is not None:
            return AWAY
        return place

    def home_of(self, piece: Taken) -> QPointF | None:
        if piece.origin is not None:
            return self._board.at(piece.piece, piece.origin, self.placing.rotation)[0]
        area = self._palette.areas.get(piece.piece)
        return None if area is None else area.center()

    def lifted(self, piece: Taken) -> None:
        self._ghost.hide()
        if piece.origin is None:
            self.chosen = piece.piece
            self._show_palette()
        else:
            lifted = self._pad.lift(self.board, piece.origin)
            assert lifted is not None
            self._without = lifted.board
            self.placing.rotation = lifted.turn
            self._board.show(self._without, self.values)
        self._dress(self.held, piece.piece)
        self.held.setScale(self._held_scale(piece))

    def _held_scale(self, piece: Taken) -> float:
        places = self._board.places()
        return self._board.at(piece.piece, places[0].key, 0)[1] if places else 1.0

    def _dress(self, item: ArtItem, piece: Any) -> None:
        draw = partial(
            self._board.draw_piece, piece=piece, turn=self.placing.rotation, values=self.values
        )
        key = self._key("piece", piece, self.placing.rotation)
        item.show_art(key, self._board.piece_rect(piece), draw)

    def _key(self, *drawing: object) -> Hashable:
        """The cache key of a drawing: its choices, digits and symbols."""
        choices = tuple(value for value in self.values.values() if isinstance(value, str))
        symbols = self.services.settings.symbols
        return ("pad", self._game, *drawing, choices, self.words, self.digits, symbols)

    def turned(self) -> None:
        if (held := self.placing.piece) is not None:
            self._dress(self.held, held.piece)
        elif self._pointed is not None:
            self._show_ghost(self.chosen, self._pointed)

    def aimed(self, piece: Taken, place: Any | None, reason: str | None) -> None:
        good = place is not None and place is not AWAY and reason is None
        self._show_ghost(piece.piece if good else None, place)
        self.held.give_way(good)

    def _show_ghost(self, piece: Any | None, place: Any) -> None:
        """Show the piece as it would lie on a place."""
        if piece is None:
            self._ghost.hide()
            return
        self._dress(self._ghost, piece)
        where, scale = self._board.at(piece, place, self.placing.rotation)
        self._ghost.setScale(scale)
        self._ghost.setPos(where)
        self._ghost.setOpacity(0.7)

    def placed(self, piece: Taken, place: Any, rotation: int) -> None:
        board = self._without
        if place is not AWAY:
            board = self._try(self._under(piece), piece.piece, place, rotation)[0]
        self._become(board)

    def _become(self, board: Any) -> None:
        """Replace the board after a change by the player."""
        self.play_sound("place")
        self.show_board(board, self.values)
        self.changed.emit()

    def returned(self, piece: Taken, reason: str | None) -> None:
        self._ghost.hide()
        self._board.show(self.board, self.values)

    def default_piece(self) -> Taken | None:
        if self.chosen is None or self._pad.left(self.board, self.chosen) == 0:
            return None
        return Taken(self.chosen)

    def click(self, piece: Taken) -> bool:
        """Handle a click on a laid piece: paint it, or lay the chosen piece on top."""
        usual = self.default_piece()
        if piece.origin is not None and usual is None:
            return self._paint(self._clicked_point)
        if piece.origin is None or usual is None:
            return False
        turn = self.placing.rotation if self._pad.TURNS == 1 else self._turn_before
        board, reason = self._try(self.board, usual.piece, piece.origin, turn)
        if reason is not None or board == self.board:
            return False
        self.placing.rotation = turn
        self._become(board)
        return True

    def press_elsewhere(self, point: QPointF) -> None:
        self._paint(point)

    def _paint(self, point: QPointF) -> bool:
        """Paint what lies at a point, if the game's pieces are painted; return whether it was."""
        if not isinstance(self._board, PaintableBoard):
            return False
        board = self._board.painted(self.board, point)
        if board is not None:
            self._become(board)
        return board is not None

    def picked_up(self, piece: Taken) -> None:
        self._turn_before = self.placing.rotation
        super().picked_up(piece)

    def remove(self, place: Any) -> bool:
        """Remove the piece from a place."""
        lifted = self._pad.lift(self.board, place)
        if lifted is None:
            return False
        self._become(lifted.board)
        return True

    def turn(self, steps: int) -> None:
        """Turn the piece in the hand, or else the one under the pointer or the keyboard focus."""
        place = self._place_meant()
        if self.placing.holding or place is None or not self._turn_on_board(place, steps):
            super().turn(steps)

    def _place_meant(self) -> Any | None:
        if (focus := self.focus) is not None:
            zone, spot = focus
            return spot.key if zone.key == "board" else None
        return self._pointed

    def _turn_on_board(self, place: Any, steps: int) -> bool:
        lifted = self._pad.lift(self.board, place)
        if lifted is None:
            return False
        for step in range(1, self.rotations):
            turn = (lifted.turn + step * steps) % self.rotations
            board, reason = self._try(lifted.board, lifted.piece, place, turn)
            if reason is None and board != self.board:
                self._become(board)
                return True
        return True

    # Mouse and keyboard

    def press_button(self, point: QPointF) -> bool:
        return not self.placing.holding and self.own_press(point)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._clicked_point = event.scenePos()
        right = event.button() == Qt.MouseButton.RightButton
        place = self._board.place_at(event.scenePos())
        if right and not self.placing.holding and place is not None and self.remove(place):
            return
        super().mousePressEvent(event)

    def hover(self, point: QPointF) -> None:
        self._pointed = place = self._board.place_at(point)
        piece = None
        if place is not None and (usual := self.default_piece()) is not None:
            _, reason = self._try(self.board, usual.piece, place, self.placing.rotation)
            piece = None if reason else usual.piece
        self._show_ghost(piece, place)

    @property
    def escapes(self) -> bool:
        return super().escapes or self.chosen is not None

    def escape(self) -> bool:
        if self.chosen is None:
            return False
        self.chosen = None
        self._ghost.hide()
        self._show_palette()
        return True

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """Move the keyboard focus to the first empty place."""
        if zone_key != "board" or any(spot_key == place.key for place in self._board.places()):
            return spot_key
        free = (p.key for p in self._board.places() if self._pad.lift(self.board, p.key) is None)
        return next(free, spot_key)

    def enter_anywhere(self) -> bool:
        """Enter picks up the piece at a place, unless a chosen piece can be laid on it."""
        focus = self.focus
        if focus is None or self.placing.holding or self.default_piece() is not None:
            return False
        zone, spot = focus
        lifted = self._pad.lift(self.board, spot.key) if zone.key == "board" else None
        if lifted is None:
            return False
        self.placing.pick_up(Taken(lifted.piece, spot.key))
        self.placing.aim(spot.key)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete()
            event.accept()
            return
        super().keyPressEvent(event)
        if not event.isAccepted() and event.text().isalpha():
            self.letter_typed.emit(event.key(), self.piece_meant())

    def _delete(self) -> None:
        held = self.placing.piece
        place = self._place_meant()
        if held is not None and held.origin is not None:
            self.placing.aim(AWAY)
            self.placing.drop()
        elif place is not None:
            self.remove(place)

    def piece_meant(self) -> Any | None:
        """The focused piece, in the palette or on the board."""
        focus = self.focus
        if focus is None:
            return None
        zone, spot = focus
        if zone.key == "palette":
            return spot.key
        lifted = self._pad.lift(self.board, spot.key)
        return None if lifted is None else lifted.piece

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        if focus is not None:
            for view in self.views():
                view.ensureVisible(QRectF(focus[1].centre, QSizeF(1, 1)), 80, 80)

    def restyle(self) -> None:
        """Update after a change of the language, the theme or a setting."""
        super().restyle()
        if self.board is not None:
            self.show_board(self.board, self.values)
            self.laid_out_anew.emit()
