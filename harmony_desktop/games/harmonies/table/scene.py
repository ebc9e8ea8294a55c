"""The table of Harmonies as one plays at it: taking, placing, pointing, keys and hints."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.moves import EndTurn
from harmony_desktop.games.harmonies.pieces import (
    MINE,
    Cube,
    Discard,
    Piece,
    RowCard,
    Space,
    Spirit,
    Token,
    move_of,
)
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.faces import show_disc, show_settler
from harmony_desktop.games.harmonies.table.lighting import LitTable
from harmony_desktop.games.harmonies.table.surroundings import text
from harmony_desktop.games.harmonies.table.trays import SPACE_DISC, SPOTS
from harmony_desktop.ui.languages import say
from harmony_desktop.ui.table.scene import Extra
from harmony_desktop.ui.table.spots import Spot, Zone


class Table(LitTable):
    """One game of Harmonies on the screen, to play."""

    # What can be done

    def judge(self, piece: Piece, place: object, rotation: int) -> str | None:
        try:
            self.view.public.refuse_unless_legal(move_of(piece, place), self.view.dealt)
        except IllegalMove as problem:
            return say(Phrase("harmonies", texts.REASONS[problem.reason], problem.details))
        return None

    def default_piece(self) -> Token | None:
        return self.selected

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self.live or self.enlarged is not None:
            return None
        around = self.around
        if self.choosing:
            item = around.card_at(point, "choice")
            return None if item is None else Spirit(item.card)
        place = around.hand.place_at(point)
        if place is not None:
            return Token(place, self.view.public.hand[place])
        for space in around.spaces:
            if space.contains_point(point):
                return Space(space.number)
        for item in around.cards("row"):
            if item.on_bin(point):
                return Discard(item.card)
        item = around.card_at(point, "row", "own")
        if item is not None:
            return RowCard(item.card) if item.where == "row" else Cube(item.card)
        return self._cube_at(point)

    def _cube_at(self, point: QPointF) -> Cube | None:
        """A cube offered at a point: on its marker, or on a hex where no token would go."""
        offer = self.offers.at(point)
        if offer is None:
            cell = self.own_land.cell_at(point)
            token = self.selected
            if cell is None or (token is not None and self.judge(token, cell, 0) is None):
                return None
            offer = self.offers.on_cell(cell)
        return None if offer is None else Cube(offer[1], offer[0])

    def place_at(self, point: QPointF) -> int | str | None:
        if self.enlarged is not None or self.choosing:
            return None
        piece = self.placing.piece
        if isinstance(piece, (Space, RowCard)):
            return MINE if self._is_mine(point) else None
        return None if isinstance(piece, Discard) else self.own_land.cell_at(point)

    def _is_mine(self, point: QPointF) -> bool:
        around = self.around
        areas = [self.own_land.sceneBoundingRect(), around.hand.sceneBoundingRect()]
        areas += [slot.sceneBoundingRect() for slot in around.slots]
        return any(area.contains(point) for area in areas)

    # Mouse and touch

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        held = self.placing.piece
        if held is not None and event.button() == Qt.MouseButton.LeftButton:
            other = self._instead_of(held, event.scenePos())
            if other is not None:
                self.placing.put_back()
            if other == held:
                return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second click of two means nothing of its own: it must not place another token."""
        if self.placing.holding:
            self.mousePressEvent(event)

    def _instead_of(self, held: Piece, point: QPointF) -> Piece | None:
        """What a press at a point takes up instead of what is in the hand."""
        if self.place_at(point) is None:
            return self.piece_at(point)
        offered = self.offers.at(point) is not None and not isinstance(held, Cube)
        return self._cube_at(point) if offered else None

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        piece = self.placing.piece
        clicked = self._pressed_at is not None and not self._dragging
        at_once = isinstance(piece, (Space, RowCard, Discard, Spirit)) or (
            isinstance(piece, Cube) and piece.cell is not None
        )
        if event.button() == Qt.MouseButton.LeftButton and clicked and at_once:
            self._pressed_at = None
            self.placing.forget()
            self.held.hide()
            self.act(piece)
            return
        super().mouseReleaseEvent(event)

    def act(self, piece: Piece) -> None:
        """Take a thing where it lies, or say why not."""
        place = piece.cell if isinstance(piece, Cube) else MINE
        reason = self.judge(piece, place, 0)
        if reason is not None:
            self.refused.emit(reason)
            self.show_lights()
            return
        self.chosen.emit(move_of(piece, place))

    def press_elsewhere(self, point: QPointF) -> None:
        if self.around.hand.on_button(point):
            self.go_on()
            return
        small = (land for land in self.lands if land.seat != self.main_seat)
        seats = (land.seat for land in small if land.sceneBoundingRect().contains(point))
        self.enlarge(next(seats, None))

    def hover(self, point: QPointF) -> None:
        around = self.around
        where = ("choice",) if self.choosing else ("row", "own")
        item = around.card_at(point, *where)
        self.show_pointed(item)
        if item is None:
            self.peek(self.chip_at(point), point)
        cell = None
        if item is None and self.live and self.enlarged is None and not self.choosing:
            cell = self.own_land.cell_at(point)
        for space in around.spaces:
            hovered = self.may_take(space.number) and space.contains_point(point)
            space.show_glow("hover" if hovered else self.space_glow(space.number))
        offer = self.offers.at(point) if self.live else None
        if offer is not None:
            self._ghost(Cube(offer[1], offer[0]), offer[0])
        else:
            self._ghost(self.selected, cell)

    # Holding and placing

    def lifted(self, piece: Piece) -> None:
        self.motion.stop("held")
        self._show_held(piece)
        self.held.setPos(self._home(piece))
        self.held.setOpacity(0.95)
        if isinstance(piece, Token):
            self.selected_place = piece.place
            self.around.hand.dim(piece.place)
        self.tools.sounds.play("lift")
        self.show_lights()

    def _show_held(self, piece: Piece) -> None:
        item, scale = self.held, self.own_land.scale()
        item.setScale(scale)
        if isinstance(piece, Token):
            show_disc(item, piece.colour, self.faces)
        elif isinstance(piece, Cube):
            show_settler(item, piece.card)
        elif isinstance(piece, Space):
            self._show_held_space(piece)
        elif isinstance(piece, RowCard):
            self.around.show_small(item, piece.card)
        else:
            item.hide()

    def _show_held_space(self, piece: Space) -> None:
        tokens, faces = self.view.public.spaces[piece.number], self.faces

        def draw(painter: QPainter) -> None:
            for spot, colour in zip(SPOTS, tokens, strict=False):
                painter.save()
                painter.translate(spot)
                painter.scale(SPACE_DISC, SPACE_DISC)
                letter = faces.letters[colour] if faces.letters else ""
                art.draw_disc(painter, colour, faces.bold, letter)
                painter.restore()

        self.held.set_art(None, QRectF(-46, -40, 92, 84), draw)
        self.held.setVisible(bool(tokens))

    def _home(self, piece: Piece) -> QPointF:
        """Where a piece lies when it is not in the hand."""
        around = self.around
        match piece:
            case Token(place=place):
                return around.hand.slot_point(place)
            case Cube(card=card) | RowCard(card) | Discard(card) | Spirit(card):
                return around.card(card).home
            case Space(place):
                return around.spaces[place].scenePos()
        return QPointF()

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self.held.setPos(point)

    def aimed(self, piece: Piece, place: int | str | None, reason: str | None) -> None:
        good = isinstance(place, int) and reason is None
        self.held.setOpacity(0.0 if good else 0.95)
        self._ghost(piece, place if good else None)

    def _ghost(self, piece: Piece | None, cell: int | str | None) -> None:
        """A token or cube as it would stand on a hex, with what it would score."""
        land = self.own_land
        legal = isinstance(cell, int) and isinstance(piece, (Token, Cube))
        if not legal or self.judge(piece, cell, 0) is not None:
            land.show_ghost(None)
            return
        gain = None
        if self.tools.settings.show_gains:
            gain = sum(self.view.gains(move_of(piece, cell)).values())
        if isinstance(piece, Token):
            land.ghost_disc(cell, piece.colour, gain)
        else:
            land.ghost_settler(cell, piece.card, gain)

    def placed(self, piece: Piece, place: int | str, rotation: int) -> None:
        if self.held.isVisible():
            self.dropped_at = self.held.pos()
        self.held.hide()
        self.own_land.show_ghost(None)
        self.chosen.emit(move_of(piece, place))

    def returned(self, piece: Piece, reason: str | None) -> None:
        self.own_land.show_ghost(None)
        self.held.setOpacity(0.95)
        if reason:
            self.refused.emit(reason)
        self.show_lights()

        def home() -> None:
            self.held.hide()
            self.around.hand.show_hand(self.view.public.hand, self.faces, None)

        self.motion.run("held", self.held.pos(), self._home(piece), self.held.setPos, home)

    # Keyboard

    def is_place(self, zone: Zone) -> bool:
        return super().is_place(zone) and self._has_piece

    @property
    def _has_piece(self) -> bool:
        return self.placing.holding or self.selected is not None

    def enter_anywhere(self) -> bool:
        current = self.focused if self.focus_visible else None
        if current is None or not self.live or self.placing.holding:
            return False
        zone, spot = current
        kinds = {"spaces": Space, "row": RowCard, "discard": Discard, "spirits": Spirit}
        if zone.key in kinds:
            self.act(kinds[zone.key](spot.key))
            return True
        if zone.key == "end":
            return self.go_on()
        if zone.key == "board":
            cube = self._cube_at(spot.centre)
            if cube is not None:
                self.act(cube)
            return cube is not None
        return False

    def show_enlarged(self) -> None:
        self.placing.put_back()
        self.laid_out_anew.emit()
        self.refresh()

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        zone, spot = current if current else (None, None)
        key = "" if zone is None else zone.key
        land = self.lands[self.main_seat]
        for one in self.lands:
            on_board = one is land and key == "board"
            one.show_focus(int(spot.key) if on_board else None, self.colours.focus)
        for space in self.around.spaces:
            here = key == "spaces" and spot.key == space.number
            space.show_glow("focus" if here else self.space_glow(space.number))
        self.show_button(focused=key == "end")
        self.ring.setVisible(key in ("hand", "others", "discard"))
        if key in ("hand", "others", "discard"):
            self._show_ring(spot)
        card = int(spot.key) if key in ("row", "cards", "spirits") else None
        if card is not None and self.around.card(card).where:
            self.show_pointed(self.around.card(card))
        elif spot is not None:
            self.show_pointed(None)
            self.peek(None if card is None else (self.main_seat, card), spot.centre)
        if key == "board" and not self.placing.holding and self.enlarged is None:
            self._ghost(self.selected, int(spot.key))

    def _show_ring(self, spot: Spot) -> None:
        colour, radius = QColor(self.colours.focus), spot.radius + 4

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(colour, 4))
            painter.drawEllipse(QPointF(0, 0), radius, radius)

        reach = radius + 5
        self.ring.setPos(spot.centre)
        self.ring.set_art(None, QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)

    # The turn

    def go_on_words(self) -> str | None:
        return text(texts.END_TURN) if self.may_end else None

    def go_on(self) -> bool:
        if not self.may_end:
            return False
        self.chosen.emit(EndTurn())
        return True

    def extras(self) -> Sequence[Extra]:
        return (Extra("L", lambda: text(texts.LETTERS_ENTRY), self._toggle_letters),)

    def _toggle_letters(self) -> None:
        self.letters = not self.letters
        self.refresh()
