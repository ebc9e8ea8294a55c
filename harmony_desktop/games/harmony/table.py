"""The scene of Harmony: the called tile, one's own board large, the others beside it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from harmony_desktop.bots.bot import Suggestion
from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony import art, texts
from harmony_desktop.games.harmony.components import CELL_COUNT, VALUES, Board, Direction, Tile
from harmony_desktop.games.harmony.items import BoardItem, set_tile, tile_item
from harmony_desktop.games.harmony.rules import HarmonyState, HarmonyView, Place
from harmony_desktop.games.harmony.scoring import bearing, gain
from harmony_desktop.ui.art import ArtItem, draw_centred, draw_text, paint
from harmony_desktop.ui.languages import number, right_to_left, say, sentence, translate
from harmony_desktop.ui.table.scene import GameTable, Spot, Tools, Zone

_HEIGHT = 560.0
_TRAY_WIDTH = 168.0
_TRAY_SCALE = 1.32
_GAP = 24.0
_TRAY_RECT = QRectF(-_TRAY_WIDTH / 2, -_HEIGHT / 2, _TRAY_WIDTH, _HEIGHT)
_TILE_Y = -118.0
_NAME_SHIFT = 12.0


def _text(text: str) -> str:
    return translate("harmony", text)


class Table(GameTable):
    """One game of Harmony on the screen."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self.view: HarmonyView = session.state.view(session.viewer)
        self._boards = [BoardItem(seat, self.motion) for seat in range(self.view.setup.seats)]
        for board in self._boards:
            self.addItem(board)
        self._tray = ArtItem()
        self._called = tile_item()
        self._called.setZValue(1)
        self._called.setScale(_TRAY_SCALE)
        self._held = tile_item()
        self._held.setZValue(50)
        self._tray_focus = ArtItem()
        self._tray_focus.setZValue(2)
        self._tray_focus.hide()
        for item in (self._tray, self._called, self._held, self._tray_focus):
            self.addItem(item)
        self._enlarged: int | None = None
        """The board the player asked to see large, if it is not the one to play on."""
        self._size = QSizeF(1000, 700)
        self._interlude = False
        """A round has just ended and its boards stay on the table until a person goes on."""
        self._lit_board: int | None = None

    # Showing a position

    @property
    def main_seat(self) -> int:
        """The seat whose board is large."""
        return self.view.seat if self._enlarged is None else self._enlarged

    @property
    def own_board(self) -> BoardItem:
        return self._boards[self.view.seat]

    def show_view(self, view: HarmonyView, change: Change | None, live: bool) -> None:
        previous_seat, self.view = self.view.seat, view
        self.placing.forget()
        self._held.hide()
        self._enlarged = None
        ended_round = change is not None and change.kind == "play" and _ended_round(change)
        self._interlude = ended_round and view.to_move is not None
        self.live = live and view.to_move == view.seat and not self._interlude
        self._refresh(animate=change is not None and change.kind != "undo")
        if change is not None and change.kind == "play":
            self._sound_of(change)
        if previous_seat != view.seat or self._interlude:
            self.arrange(self._size)
        self._show_tile(new=change is not None and _new_tile(change))

    def go_on(self) -> bool:
        """Leave the boards of a finished round; False if there is none to leave."""
        if not self._interlude:
            return False
        self._interlude = False
        self.live = self.view.to_move == self.view.seat
        self._refresh(animate=False)
        self.arrange(self._size)
        self._show_tile(new=True)
        return True

    @property
    def in_interlude(self) -> bool:
        return self._interlude

    def _shown_boards(self) -> tuple[Board, ...]:
        return self.view.finished[-1].boards if self._interlude else self.view.boards

    def _refresh(self, animate: bool) -> None:
        """Bring boards, names and the tray up to date."""
        settings, language = self.tools.settings, self._language
        completed = []
        for item, board in zip(self._boards, self._shown_boards(), strict=True):
            own = item.seat == self.main_seat
            completed += item.set_board(
                board,
                self.view.bag,
                settings.symbols,
                settings.show_broken,
                settings.show_bag and own and not self._interlude,
                language,
                animate and settings.animation != "off",
            )
            item.show_hints(())
            item.show_lit(())
            item.show_ghost(None, None, 0, settings.symbols, language)
            item.set_covered(
                self.view.has_placed(item.seat) and item.seat != self.view.seat, self._colours
            )
            self._show_name(item)
        if completed:
            self.tools.sounds.play("line")
        self._show_legal()
        self._draw_tray()
        self.focus_changed()

    @property
    def _language(self) -> str:
        return number(1)

    @property
    def _colours(self):
        return self.tools.theme.colours

    def _show_name(self, item: BoardItem) -> None:
        seat = self.session.seats[item.seat]
        total = self.view.score(item.seat).total
        active = self.view.to_move == item.seat
        item.set_name(seat.name, total, seat.colour or "green", self._colours, active)

    def _show_legal(self) -> None:
        for item in self._boards:
            cells: Sequence[int] = ()
            if self.live and item.seat == self.view.seat and self.view.must_touch:
                cells = [move.cell for move in self.view.legal_moves()]
            item.show_legal(cells, self._colours)

    def _show_tile(self, new: bool) -> None:
        """The called tile in the tray; a new one turns up with a small flip."""
        tile = None if self._interlude else self.view.tile
        set_tile(self._called, tile, self.tools.settings.symbols, self._language)
        waiting = self.view.to_move == self.view.seat
        self._called.setOpacity(1.0 if waiting or tile is None else 0.45)
        if new and tile is not None:
            self.tools.sounds.play("call")
            self.motion.run("call", 0.7, _TRAY_SCALE, self._called.setScale)
        self._make_zones()

    def _sound_of(self, change: Change) -> None:
        self.tools.sounds.play("place")

    def _draw_tray(self) -> None:
        view, colours = self.view, self._colours
        unseen = ()
        if view.to_move is None or self._interlude:
            unseen = view.finished[-1].unseen
        heading = _text(texts.UNSEEN_TITLE if unseen else texts.CALLED_TITLE)
        lines = []
        if not unseen:
            count = {"turn": len(view.called), "turns": CELL_COUNT}
            lines.append(say(Phrase("harmony", texts.TURN_COUNT, count)))
        if view.setup.rounds > 1:
            count = {"round": view.round + 1 - self._interlude, "rounds": view.setup.rounds}
            lines.append(say(Phrase("harmony", texts.ROUND_COUNT, count)))
        if view.setup.seats > 1 and not unseen:
            name = self.session.seats[view.caller].name
            lines.append(say(Phrase("harmony", texts.CALLER, {"name": name})))
        show_bag = self.tools.settings.show_bag and not unseen

        def draw(painter: QPainter) -> None:
            top = _TILE_Y - 112
            box = QRectF(_TRAY_RECT.x(), top, _TRAY_WIDTH, 26)
            draw_text(painter, box, heading, colours.text, 18, QFont.Weight.DemiBold)
            if unseen:
                _draw_tiles(painter, unseen, QPointF(0, top + 84), self.tools.settings.symbols)
            y = _TILE_Y + 84
            for line in lines:
                box = QRectF(
                    _TRAY_RECT.x(), y if not unseen else _TRAY_RECT.bottom() - 64, _TRAY_WIDTH, 24
                )
                draw_text(painter, box, line, colours.muted, 15.5)
                y += 24
            if show_bag:
                box = QRectF(_TRAY_RECT.x(), y + 14, _TRAY_WIDTH, 24)
                draw_text(
                    painter, box, _text(texts.BAG_TITLE), colours.text, 15.5, QFont.Weight.DemiBold
                )
                _draw_bag(painter, view.bag, QPointF(0, y + 66), colours.text)

        self._tray.set_art(None, _TRAY_RECT, draw)

    # Layout

    def arrange(self, size: QSizeF) -> QRectF:
        self._size = size
        others = [item for item in self._boards if item.seat != self.main_seat]
        columns = 0 if not others else 1 if len(others) <= 2 else 2
        rows = ceil(len(others) / columns) if columns else 1
        small = min(0.5, (_HEIGHT / rows - 8) / (art.BOARD_RECT.height() + 34))
        other_width = columns * (art.BOARD_RECT.width() * small + _GAP)
        needed = _TRAY_WIDTH + art.BOARD_RECT.width() + other_width + _GAP * 2
        width = max(needed, _HEIGHT * size.width() / max(1.0, size.height()))
        spare = (width - needed) / (3 if columns else 2)
        side = -1 if right_to_left() else 1
        x = -width / 2 + spare * 0.6 + _GAP
        tray = QPointF(side * (x + _TRAY_WIDTH / 2), 0)
        x += _TRAY_WIDTH + spare * 0.5 + art.BOARD_RECT.width() / 2
        if not columns:
            x = max(x, 0) if width > needed else x
        self._put(self._boards[self.main_seat], QPointF(side * x, -_NAME_SHIFT), 1.0)
        x += art.BOARD_RECT.width() / 2 + spare * 0.6 + _GAP
        step = QPointF(art.BOARD_RECT.width() * small + _GAP, _HEIGHT / rows)
        for number_, item in enumerate(others):
            column, row = number_ % columns, number_ // columns
            here = QPointF(
                side * (x + step.x() * (column + 0.5) - _GAP / 2),
                -_HEIGHT / 2 + step.y() * (row + 0.5) - 12 * small,
            )
            self._put(item, here, small)
        self._tray.setPos(tray)
        self._called.setPos(tray + QPointF(0, _TILE_Y))
        self._tray_focus.setPos(self._called.pos())
        self._make_zones()
        return QRectF(-width / 2, -_HEIGHT / 2 - 8, width, _HEIGHT + 16)

    def _put(self, item: BoardItem, place: QPointF, scale: float) -> None:
        """Move a board to its place; boards that change places glide."""
        moved = item.scale() != scale and self.device_scale and item.pos() != QPointF()
        if not moved:
            item.setPos(place)
            item.setScale(scale)
            return
        self.motion.run(("put", item.seat), item.pos(), place, item.setPos)
        self.motion.run(("size", item.seat), item.scale(), scale, item.setScale, self.repaint_art)

    def _make_zones(self) -> None:
        zones = [Zone("tray", lambda: _text(texts.CALLED_TITLE)), self._board_zone()]
        tile = self.view.tile
        if tile is not None and not self._interlude:
            spot = Spot(tile, self._called.pos(), art.SIDE * _TRAY_SCALE, lambda: _say_tile(tile))
            zones[0].spots.append(spot)
        others = Zone("others", lambda: _text(texts.OTHER_BOARDS))
        for item in self._boards:
            if item.seat != self.main_seat:
                radius = art.BOARD_RECT.width() / 2 * item.scale()
                name = self.session.seats[item.seat].name
                others.spots.append(Spot(item.seat, item.pos(), radius, lambda name=name: name))
        self.set_zones([*zones, others])

    def _board_zone(self) -> Zone:
        item = self._boards[self.main_seat]
        zone = Zone("board", lambda: self.session.seats[item.seat].name)
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

    # Placing

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        problem = self.view.refusal(int(place))
        return None if problem is None else _text(texts.REASONS[problem.reason])

    def default_piece(self) -> Tile | None:
        return self.view.tile if self.live else None

    def piece_at(self, point: QPointF) -> Tile | None:
        if not self.live or not self._called.isVisible():
            return None
        step = point - self._called.pos()
        near = (step.x() ** 2 + step.y() ** 2) ** 0.5 <= art.SIDE * _TRAY_SCALE
        return self.view.tile if near else None

    def place_at(self, point: QPointF) -> int | None:
        if self._enlarged is not None:
            return None
        return self.own_board.cell_at(point)

    def lifted(self, piece: Tile) -> None:
        set_tile(self._held, piece, self.tools.settings.symbols, self._language)
        self._held.setPos(self._called.pos())
        self._held.setScale(self.own_board.scale())
        self._called.setOpacity(0.3)
        self.tools.sounds.play("lift")
        cells = [move.cell for move in self.view.legal_moves()]
        self.own_board.show_legal(cells, self._colours)

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self._held.setPos(point)

    def aimed(self, piece: Tile, place: int | None, reason: str | None) -> None:
        good = place is not None and reason is None
        self._held.setOpacity(0.0 if good else 0.9)
        self._show_ghost(place if good else None)

    def _show_ghost(self, cell: int | None) -> None:
        points = 0
        tile = self.view.tile
        if cell is not None and tile is not None and self.tools.settings.show_gains:
            board = self.view.boards[self.view.seat]
            points = gain(board, cell, tile, self.view.setup.scoring)
        self.own_board.show_ghost(cell, tile, points, self.tools.settings.symbols, self._language)

    def placed(self, piece: Tile, place: int, rotation: int) -> None:
        self._held.hide()
        self._show_ghost(None)
        self.chosen.emit(Place(place))

    def returned(self, piece: Tile, reason: str | None) -> None:
        self._show_ghost(None)
        self._held.setOpacity(0.9)
        self._show_legal()
        if reason:
            self.refused.emit(reason)

        def home() -> None:
            self._held.hide()
            self._called.setOpacity(1.0)

        self.motion.run("held", self._held.pos(), self._called.pos(), self._held.setPos, home)

    def hover(self, point: QPointF) -> None:
        cell = self.place_at(point) if self.live else None
        if cell is not None and self.judge(None, cell, 0) is not None:
            cell = None
        self._show_ghost(cell)

    def press_elsewhere(self, point: QPointF) -> None:
        if self.go_on():
            return
        for item in self._boards:
            if item.seat != self.main_seat and item.sceneBoundingRect().contains(point):
                self._enlarge(item.seat)
                return
        if self._enlarged is not None:
            self._enlarge(None)

    def _enlarge(self, seat: int | None) -> None:
        self._enlarged = None if seat == self.view.seat else seat
        self._refresh(animate=False)
        self.arrange(self._size)

    def activate(self, zone: Zone, spot: Spot) -> None:
        if not self.go_on() and zone.key == "others":
            self._enlarge(int(spot.key))

    # Lights

    def light(self, seat: int, cells: Sequence[int]) -> None:
        for item in self._boards:
            item.show_lit(cells if item.seat == seat else ())

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        hints = [(one.move.cell, one.value) for one in suggestions]
        self.own_board.show_hints(hints)
        self.tools.sounds.play("hint")

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        zone, spot = current if current else (None, None)
        main = self._boards[self.main_seat]
        for item in self._boards:
            item.show_focus(None, self._colours.focus)
        self._tray_focus.hide()
        if zone is None:
            return
        if zone.key == "board":
            main.show_focus(int(spot.key), self._colours.focus)
            if self.live and self._enlarged is None and self.judge(None, spot.key, 0) is None:
                self._show_ghost(int(spot.key))
            elif self.live:
                self._show_ghost(None)
        else:
            self._show_ring(spot)

    def _show_ring(self, spot: Spot) -> None:
        colour = QColor(self._colours.focus)
        radius = spot.radius * 1.02

        def draw(painter: QPainter) -> None:
            pen = painter.pen()
            pen.setColor(colour)
            pen.setWidthF(4)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(art.hexagon_path(radius))

        reach = radius + 6
        self._tray_focus.setPos(spot.centre)
        self._tray_focus.set_art(None, QRectF(-reach, -reach, 2 * reach, 2 * reach), draw)
        self._tray_focus.show()

    # Pictures and changes of dress

    def restyle(self) -> None:
        """The language, the theme or a setting has changed."""
        self.motion.pace = self.tools.settings.animation
        self._refresh(animate=False)
        self._show_tile(new=False)

    def picture(self) -> QPixmap:
        """All boards side by side on the table's surface."""
        count = len(self._boards)
        columns = min(3, count)
        width = art.BOARD_RECT.width() * columns
        height = (art.BOARD_RECT.height() + 40) * ceil(count / columns)
        colours = self._colours

        def draw(painter: QPainter) -> None:
            painter.fillRect(QRectF(0, 0, width, height), QColor(colours.table))
            for seat, board in enumerate(self._shown_boards()):
                painter.save()
                painter.translate(
                    art.BOARD_RECT.width() * (seat % columns + 0.5),
                    (art.BOARD_RECT.height() + 40) * (seat // columns + 0.5) - 16,
                )
                art.draw_whole_board(painter, board, self.tools.settings.symbols)
                name = self.session.seats[seat].name
                label = f"{name}   {number(self.view.score(seat).total)}"
                box = QRectF(-200, art.BOARD_RECT.bottom() - 2, 400, 30)
                draw_text(painter, box, label, colours.text, 19, QFont.Weight.DemiBold)
                painter.restore()

        pixmap = paint(QRectF(0, 0, width, height), 2.0, draw)
        pixmap.setDevicePixelRatio(1.0)
        return pixmap


def _ended_round(change: Change) -> bool:
    before, after = change.before, change.after
    assert isinstance(before, HarmonyState)
    assert isinstance(after, HarmonyState)
    return len(after.finished) > len(before.finished)


def _new_tile(change: Change) -> bool:
    return change.before.called != change.after.called


def _say_tile(tile: Tile) -> str:
    return sentence(say(texts.tile_name(tile)))


def _draw_tiles(painter: QPainter, tiles: Sequence[Tile], top: QPointF, symbols: bool) -> None:
    """Small tiles in two columns."""
    for place, tile in enumerate(tiles):
        painter.save()
        painter.translate(top + QPointF(-39 + 78 * (place % 2), 72 * (place // 2)))
        painter.scale(0.72, 0.72)
        art.draw_tile(painter, tile, symbols)
        painter.restore()


def _draw_bag(painter: QPainter, bag: Sequence[Tile], top: QPointF, ink: str) -> None:
    """How many unseen tiles bear each value: a column a direction, a row a value."""
    for direction in Direction:
        for row, value in enumerate(VALUES[direction]):
            at = top + QPointF(-54 + 54 * direction, 30 * row)
            chip = QRectF(at.x() - 22, at.y() - 11, 22, 22)
            painter.setPen(art.COLOURS[value].darker(150))
            painter.setBrush(art.COLOURS[value])
            painter.drawRoundedRect(chip, 5, 5)
            draw_centred(painter, chip.center(), number(value), art.ink(value), 13)
            left = bearing(bag, direction, value)
            draw_centred(painter, at + QPointF(12, 0), number(left), ink, 14)
