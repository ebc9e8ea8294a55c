"""Showing, turning and placing tiles at Harmonia's table."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import talking, texts
from harmony_desktop.games.harmonia.components import TURNS, Kind, Sides
from harmony_desktop.games.harmonia.moves import Place, Show
from harmony_desktop.games.harmonia.rules import why_not
from harmony_desktop.games.harmonia.table.items import set_tile
from harmony_desktop.games.harmonia.table.speaking import Speaking
from harmony_desktop.games.harmonia.table.stage import STAND, text
from harmony_desktop.games.harmonia.view import Phase, goal_centres
from harmony_desktop.ui.languages import number, say
from harmony_desktop.ui.table.spots import Zone

Piece = tuple[str, Kind]
"""Where a tile was picked up, `hand` or `stand`, and its kind."""


class Moving(Speaking):
    """The way of a tile from the hand over the stand to the layout."""

    def judge(self, piece: Piece, place: object, rotation: int) -> str | None:
        _, kind = piece
        if place == STAND:
            return self._misfit_warning(kind)
        if isinstance(place, str):
            reason = talking.refusal(self.view, place)
            if reason is None and place == "kind" and self.view.told[kind]:
                reason = "told-already"
            return None if reason is None else text(texts.REASONS[reason])
        assert isinstance(place, Hex)
        turn = rotation % len(TURNS[kind])
        problem = why_not(self.view.layout, kind, Place(place.q, place.r, turn))
        return None if problem is None else text(texts.REASONS[problem.reason])

    def _misfit_warning(self, kind: Kind) -> str | None:
        """A tile that fits nowhere is shown only by those who mean it."""
        if not self.assists or self._meant == kind or self.has_place(kind):
            return None
        basic = self.view.setup.mode == "basic"
        return text(texts.MISFIT_LOSES if basic else texts.MISFIT_COSTS)

    def default_piece(self) -> Piece | None:
        if self.live and self.view.shown is not None:
            return (STAND, self.view.shown)
        return None

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self.live:
            return None
        if self.view.phase is Phase.SHOW and self._asking is None:
            kind = self.hand.kind_at(point)
            return None if kind is None else ("hand", kind)
        if self.view.shown is not None and self.stand.contains_point(point):
            return (STAND, self.view.shown)
        return None

    def place_at(self, point: QPointF) -> object | None:
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        if piece is not None and piece[0] == "hand":
            if self.stand.contains_point(point):
                return STAND
            for name in talking.OF_A_TILE:
                if self.buttons[name].contains_point(point):
                    return name
        if self._mat_rect.contains(point):
            return self.board.cell_at(point)
        return None

    def is_place(self, zone: Zone) -> bool:
        if zone.key == "board":
            return self.placing.holding or self.default_piece() is not None
        return self.placing.holding and zone.key in (STAND, "talk")

    def lifted(self, piece: Piece) -> None:
        source, kind = piece
        self.motion.stop("held")
        if kind != self._turned:
            self._turn, self._turned, self._meant = 0, kind, None
        self.placing.rotation = self._turn
        set_tile(self._held, self._sides_of(kind))
        self._held.setPos(self._home(piece))
        self._held.setScale(self.board.scale())
        self._held.render(self.device_scale)
        self._held.setOpacity(0.95)
        if source == "hand":
            self.hand.set_lifted(kind)
        self._show_stand()
        self._show_legal()
        self._close_plan()
        self.board.show_hints(())
        self._hint_ring.hide()
        self._show_pattern(None)
        self._show_info()
        self.tools.sounds.play("lift")

    def _home(self, piece: Piece) -> QPointF:
        source, kind = piece
        return self.stand.pos() if source == STAND else self.hand.place_of(kind)

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self._held.setPos(point)

    def aimed(self, piece: Piece, place: object | None, reason: str | None) -> None:
        _, kind = piece
        if self._turn != self.placing.rotation:
            self._turn = self.placing.rotation
            set_tile(self._held, self._sides_of(kind))
            self._show_stand()
            self._show_legal()
        self._aimed_at = place
        good = reason is None and isinstance(place, Hex)
        self._held.setOpacity(0.0 if good else 0.95)
        self._show_ghost(place if good else None, kind)

    def _show_ghost(self, cell: Hex | None, kind: Kind | None) -> None:
        """The tile as it would lie on a cell, with what that would do."""
        breaks = False
        if cell is None or kind is None:
            self.board.show_ghost(None, None)
        else:
            sides = self._sides_of(kind)
            breaks = self._breaks_goal(cell, sides)
            self.board.show_ghost(cell, sides, "✕" if breaks else self._gain(cell, sides))
        if breaks != self._breaks:
            self._breaks = breaks
            self._show_info()

    def _breaks_goal(self, cell: Hex, sides: Sides) -> bool:
        """Whether the hexagon of the basic game would become impossible."""
        view = self.view
        if view.setup.mode != "basic" or not self.assists or not view.goal_centres():
            return False
        return not goal_centres({**view.layout, cell: sides})

    def _gain(self, cell: Hex, sides: Sides) -> str:
        """What a placement would change of the points; only the advanced game has any."""
        if self.view.setup.mode == "basic" or not self.assists:
            return ""
        change = self.view.sheet_with(cell, sides).total - self.view.score(self.view.seat).total
        return f"+{number(change)}" if change >= 0 else number(change)

    def turn(self, steps: int) -> None:
        if self.placing.holding:
            self.placing.turn(steps)
        elif self.live and self.view.shown is not None:
            self._turn = (self._turn + steps) % 6
            self._show_stand()
            self._show_legal()
            self._show_ghost(self._aimed_cell(), self.view.shown)
        kind = self._subject()
        if kind and self.focus_visible:
            self._read_out(say(texts.sides_phrase(self._sides_of(kind))))

    def _aimed_cell(self) -> Hex | None:
        """The cell the pointer or the keyboard is at, if the shown tile fits there as it is."""
        cell: object = None
        current = self.focused if self.focus_visible else None
        if current is not None and current[0].key == "board":
            cell = current[1].key
        elif self._pointer is not None:
            cell = self.place_at(self._pointer)
        piece = self.default_piece()
        if not isinstance(cell, Hex) or piece is None:
            return None
        return cell if self.judge(piece, cell, self._turn) is None else None

    def placed(self, piece: Piece, place: object, rotation: int) -> None:
        source, kind = piece
        self._held.hide()
        self.board.show_ghost(None, None)
        if place == STAND:
            self.chosen.emit(Show(kind))
        elif isinstance(place, str):
            self.chosen.emit(talking.of_tile(self.view, place, kind))
        elif isinstance(place, Hex):
            if source == "hand":
                self.chosen.emit(Show(kind))
            self.chosen.emit(Place(place.q, place.r, rotation % len(TURNS[kind])))

    def returned(self, piece: Piece, reason: str | None) -> None:
        _, kind = piece
        turned = reason is not None and self._turn_to_fit(kind)
        self.board.show_ghost(None, None)
        self._held.setOpacity(0.95)
        self._show_stand()
        self._show_legal()
        if turned:
            reason = text(texts.TURNED_TO_FIT)
        if reason:
            self.refused.emit(reason)
        if reason and self._aimed_at == STAND:
            self._meant = kind

        def home() -> None:
            self._held.hide()
            self._show_hand()
            self._show_stand()

        self.motion.run("held", self._held.pos(), self._home(piece), self._held.setPos, home)

    def _turn_to_fit(self, kind: Kind) -> bool:
        """A tile that fits the cell after a turn is turned, to be placed with a second go."""
        cell = self._aimed_at
        if not isinstance(cell, Hex) or not self.assists:
            return False
        turns = [place.turn for place in self.view.fits(kind) if place.cell == cell]
        if not turns:
            return False
        self._turn = min(turns, key=lambda turn: (turn - self._turn) % len(TURNS[kind]))
        return True
