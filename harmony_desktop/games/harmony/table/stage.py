"""What lies on the table of Harmony, and where: the part of the scene that only shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.components import CELL_COUNT, Board, Tile
from harmony_desktop.games.harmony.rules import HarmonyState, HarmonyView, Place
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.figures import table_picture
from harmony_desktop.games.harmony.table.items import (
    TRAY_SCALE,
    BoardItem,
    TrayItem,
    set_tile,
    tile_item,
)
from harmony_desktop.games.harmony.table.layout import best_plan
from harmony_desktop.ui.art import ArtItem
from harmony_desktop.ui.languages import number, right_to_left, say, sentence, translate
from harmony_desktop.ui.players import shown_name
from harmony_desktop.ui.table.boards import BoardsTable
from harmony_desktop.ui.table.scene import Tools
from harmony_desktop.ui.table.spots import Spot, Zone


def words(text: str) -> str:
    """A text of this game in the player's language."""
    return translate("harmony", text)


class Stage(BoardsTable):
    """The called tile and the tray, one's own board large, the others beside it."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmonyView = session.state.view(session.viewer)
        self.boards = [BoardItem(seat, self.motion) for seat in range(self.view.setup.seats)]
        for board in self.boards:
            self.addItem(board)
        self._tray = TrayItem()
        self.called = tile_item()
        self.called.setZValue(1)
        self.called.setScale(TRAY_SCALE)
        self.held = tile_item()
        self.held.setZValue(50)
        self.ring = ArtItem()
        self.ring.setZValue(2)
        self.ring.hide()
        for item in (self._tray, self.called, self.held, self.ring):
            self.addItem(item)
        self._interlude = False
        """A round has just ended and its boards stay on the table until a person goes on."""

    # Showing a position

    @property
    def own_board(self) -> BoardItem:
        return self.boards[self.view.seat]

    def show_view(self, view: HarmonyView, change: Change | None, live: bool) -> None:
        layout_before = self._layout_key()
        self.view = view
        self.placing.forget()
        self.held.hide()
        self.enlarged = None
        ended_round = change is not None and change.kind == "play" and _ended_round(change)
        # The boards of a finished round stay until a person goes on, whatever bots do meanwhile.
        newest = view == self.session.view()
        stays = self._interlude and newest and (change is None or change.kind == "play")
        self._interlude = (
            view.to_move is not None and bool(self.session.persons) and (ended_round or stays)
        )
        self.live = live and view.to_move == view.seat and not self._interlude
        self._refresh(animate=change is not None and change.kind != "undo")
        if change is not None and change.kind == "play":
            self.tools.sounds.play("place")
        self._lay_out_if_changed(layout_before)
        self._show_tile(new=change is not None and _new_tile(change))

    def _layout_key(self) -> tuple[int, bool, bool]:
        """What decides where things lie."""
        return self.main_seat, self._interlude, self._tray.is_short

    def _lay_out_if_changed(self, before: tuple[int, bool, bool]) -> None:
        if self._layout_key() != before:
            self._lay_out()

    def _lay_out(self) -> None:
        self.laid_out_anew.emit()
        for item in self.boards:
            self._show_name(item)

    def go_on(self) -> bool:
        """Leave the boards of a finished round; False if there is none to leave."""
        if not self._interlude:
            return False
        before = self._layout_key()
        self._interlude = False
        self.live = self.view.to_move == self.view.seat
        self._refresh(animate=False)
        self._lay_out_if_changed(before)
        self._show_tile(new=True)
        self.went_on.emit()
        return True

    @property
    def in_interlude(self) -> bool:
        return self._interlude

    def show_enlarged(self) -> None:
        self._refresh(animate=False, keep_hints=True)
        self._lay_out()

    def _shown_boards(self) -> tuple[Board, ...]:
        return self.view.finished[-1].boards if self._interlude else self.view.boards

    def _refresh(self, animate: bool, keep_hints: bool = False) -> None:
        """Bring boards, names and the tray up to date."""
        settings, language = self.tools.settings, self.language
        completed = []
        for item, board in zip(self.boards, self._shown_boards(), strict=True):
            own = item.seat == self.main_seat
            completed += item.set_board(
                board,
                self.view.bag,
                settings.symbols,
                settings.switches["show_broken"],
                settings.show_bag and own and not self._interlude,
                language,
                animate and settings.animation != "off",
            )
            if not keep_hints:
                item.show_hints(())
            item.show_lit(())
            item.show_ghost(None, None, 0, settings.symbols, language)
            item.set_covered(
                self.view.has_placed(item.seat) and item.seat != self.view.seat, self.colours
            )
            self._show_name(item)
        if completed:
            self.tools.sounds.play("line")
        self.show_legal()
        self._draw_tray()
        self.focus_changed()

    @property
    def language(self) -> str:
        """Its digits: that is all a drawing has of the language."""
        return number(1)

    def _show_name(self, item: BoardItem) -> None:
        seat = self.session.seats[item.seat]
        total = self.view.score(item.seat).total
        active = self.view.to_move == item.seat
        item.set_name(self._name(item.seat), total, seat.colour or "green", self.colours, active)

    def _name(self, seat: int) -> str:
        return shown_name(self.session.seats, seat)

    def show_legal(self) -> None:
        """Where the tile may go, in a variant in which not every empty cell will do."""
        for item in self.boards:
            cells: Sequence[int] = ()
            if self.live and item.seat == self.view.seat and self.view.must_touch:
                cells = [move.cell for move in self.view.legal_moves()]
            item.show_legal(cells)

    def _show_tile(self, new: bool) -> None:
        """The called tile in the tray; a new one turns up with a small flip."""
        tile = None if self._interlude else self.view.tile
        set_tile(self.called, tile, self.tools.settings.symbols, self.language)
        waiting = self.view.to_move == self.view.seat
        self.called.setOpacity(1.0 if waiting or tile is None else 0.45)
        if new and tile is not None:
            self.tools.sounds.play("call")
            self.motion.run("call", 0.7, TRAY_SCALE, self.called.setScale)
        self._make_zones()

    def _draw_tray(self) -> None:
        view = self.view
        ended = view.to_move is None or self._interlude
        lines = []
        if not ended:
            count = {"turn": len(view.called), "turns": CELL_COUNT}
            lines.append(say(Phrase("harmony", texts.TURN_COUNT, count)))
        if view.setup.rounds > 1 and not ended:
            count = {"round": view.round + 1, "rounds": view.setup.rounds}
            lines.append(say(Phrase("harmony", texts.ROUND_COUNT, count)))
        if view.setup.seats > 1 and not ended:
            name = self._name(view.caller)
            lines.append(say(Phrase("harmony", texts.CALLER, {"name": name})))
        self._tray.show_words(
            words(texts.UNSEEN_TITLE if ended else texts.CALLED_TITLE), lines, self.colours
        )
        self._tray.show_unseen(
            view.finished[-1].unseen if ended else (), self.tools.settings.symbols
        )
        counted = self.tools.settings.show_bag and not ended
        self._tray.show_bag(view.bag if counted else None, words(texts.BAG_TITLE), self.colours)

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        others = [item for item in self.boards if item.seat != self.main_seat]
        plan = best_plan(len(others), size, room_under_tray=self._tray.is_short)
        side = -1 if right_to_left() else 1
        for item, place in zip(others, plan.others, strict=True):
            self._put(item, QPointF(side * place.x(), place.y()), plan.small)
        self._put(self.boards[self.main_seat], QPointF(side * plan.main.x(), plan.main.y()), 1.0)
        tray = QPointF(side * plan.tray.x(), plan.tray.y())
        self._tray.setPos(tray)
        self.called.setPos(tray)
        self._make_zones()
        return plan.whole

    def _put(self, item: BoardItem, place: QPointF, scale: float) -> None:
        """Move a board to its place; boards that change places glide."""
        item.shown_scale = scale
        self.put(item, item.seat, place, scale, self._arrived)

    def _arrived(self) -> None:
        """A board has come to rest: its art and its spots go by its new place."""
        self.repaint_art()
        self._make_zones()
        self.focus_changed()

    def _make_zones(self) -> None:
        zones = [Zone("tray", lambda: words(texts.CALLED_TITLE)), self._board_zone()]
        tile = self.view.tile
        if tile is not None and not self._interlude:
            spot = Spot(tile, self.called.pos(), art.SIDE * TRAY_SCALE, lambda: _say_tile(tile))
            zones[0].spots.append(spot)
        others = Zone("others", lambda: words(texts.OTHER_BOARDS))
        for item in self.boards:
            if item.seat != self.main_seat:
                radius = art.BOARD_RECT.width() / 2 * item.scale()
                name = self._name(item.seat)
                others.spots.append(Spot(item.seat, item.pos(), radius, lambda name=name: name))
        self.set_zones([*zones, others])

    def _board_zone(self) -> Zone:
        item = self.boards[self.main_seat]
        zone = Zone("board", lambda: self._name(item.seat))
        for cell in range(CELL_COUNT):
            centre = item.pos() + art.CENTRES[cell] * item.scale()
            zone.spots.append(
                Spot(
                    cell,
                    centre,
                    art.SIDE * item.scale(),
                    lambda cell=cell: say(texts.cell_name(item.board, cell)),
                )
            )
        return zone

    # Lights

    def light(self, seat: int, cells: Sequence[int]) -> None:
        for item in self.boards:
            item.show_lit(cells if item.seat == seat else ())

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        hints = [(one.move.cell, one.value) for one in suggestions]
        self.own_board.show_hints(hints)
        self.tools.sounds.play("hint")

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Place) -> None:
        best = list(suggestions[:3])
        if played not in [one.move for one in best]:
            best += [one for one in suggestions if one.move == played]
        self.show_hint(best)
        self.own_board.show_lit([played.cell])

    def show_ring(self, spot: Spot) -> None:
        """Where the keyboard is, if it is not on a board."""
        colour = QColor(self.colours.focus)
        radius = spot.radius * 1.02

        def draw(painter: QPainter) -> None:
            pen = painter.pen()
            pen.setColor(colour)
            pen.setWidthF(4)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(art.hexagon_path(radius))

        reach = radius + 6
        self.ring.setPos(spot.centre)
        self.ring.set_art(None, QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)
        self.ring.show()

    # Pictures and changes of dress

    def guide_area(self, name: str) -> QRectF | None:
        called = self.called.sceneBoundingRect().adjusted(-10, -10, 10, 10)
        areas = {
            "tray": called,
            "bag": called if self._tray.is_short else self._tray.sceneBoundingRect(),
            "board": self.own_board.sceneBoundingRect(),
        }
        return areas.get(name)

    def restyle(self) -> None:
        super().restyle()
        before = self._layout_key()
        self._refresh(animate=False, keep_hints=True)
        self._lay_out_if_changed(before)
        self._show_tile(new=False)

    def picture(self, background: bool = True) -> QPixmap:
        """All boards side by side, with the tiles that were never called."""
        boards = [
            (board, self._name(seat), self.view.score(seat).total)
            for seat, board in enumerate(self._shown_boards())
        ]
        ended = self.view.to_move is None or self._interlude
        return table_picture(
            boards,
            self.view.finished[-1].unseen if ended else (),
            words(texts.UNSEEN_TITLE),
            self.colours.text,
            self.colours.table if background else None,
        )


def _ended_round(change: Change) -> bool:
    before, after = change.before, change.after
    assert isinstance(before, HarmonyState)
    assert isinstance(after, HarmonyState)
    return len(after.finished) > len(before.finished)


def _new_tile(change: Change) -> bool:
    return change.before.called != change.after.called


def _say_tile(tile: Tile) -> str:
    return sentence(say(texts.tile_name(tile)))
