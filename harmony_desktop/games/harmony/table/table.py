"""Harmony's table: the called tile in its tray, the player's board large, the others beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from harmony_desktop.controller.timeline import Change, Timeline
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmony import by_ear, texts
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, LINES, Board, Tile
from harmony_desktop.games.harmony.rules.game import HarmonyState, HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import Status, gain, line_state, sheets
from harmony_desktop.games.harmony.table import art
from harmony_desktop.games.harmony.table.board import BoardItem, set_tile
from harmony_desktop.games.harmony.table.figures import table_artwork
from harmony_desktop.games.harmony.table.layout import best_plan
from harmony_desktop.games.harmony.table.tray import TILE_SCALE, TrayItem
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.kit.languages import say, sentence
from harmony_desktop.ui.players.players import player_colour
from harmony_desktop.ui.table.bag_switch import BagSwitch
from harmony_desktop.ui.table.boards import Boards
from harmony_desktop.ui.table.coordinates import EdgeLabel, labels_around
from harmony_desktop.ui.table.final import FinalPlan, final_plan
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.marks import hexagon_at
from harmony_desktop.ui.table.mirroring import mirrored, mirrored_rect
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news_cards import NewsLine
from harmony_desktop.ui.table.sentences import GameWords
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import Spot, Zone
from harmony_desktop.ui.table.table import Extra, GameTable

words = GameWords("harmony")


class HarmonyTable(GameTable[HarmonyState, HarmonyView, Tile, int]):
    """One game of Harmony on the screen. Pieces are tiles, places are cells."""

    material = "paper"

    def __init__(self, timeline: Timeline[HarmonyState], services: TableServices) -> None:
        super().__init__(timeline, services)
        self._bag_switch = BagSwitch(services)
        seats = range(self.view.setup.seats)
        items = [BoardItem(seat, self.motion) for seat in seats]
        self.boards = Boards(items, self.motion, self._show_another_board)
        self.tray = TrayItem(self.motion)
        for item in (*items, self.tray):
            self.addItem(item)
        self._interlude = False
        """Whether the boards of an ended round stay on the table until a person continues."""
        self._laid_out_for: tuple[int, bool] | None = None
        self._news_rooms: dict[int, QRectF] = {}

    @property
    def board_seat(self) -> int:
        return self.boards.main.seat

    # Showing a position

    def show_position(self, moment: Moment[HarmonyState, HarmonyView]) -> None:
        view, played = moment.view, moment.played
        self.boards.show_for(view.seat)
        # The boards of a finished round stay until a person continues, even if bots move.
        ended = played is not None and _ended_round(played)
        stays = self._interlude and moment.newest and (moment.change is None or played is not None)
        self._interlude = (
            view.to_move is not None and bool(self.timeline.persons) and (ended or stays)
        )
        self.live = self.live and not self._interlude
        self._refresh(animate=moment.forward is not None)
        if played is not None:
            self.play_sound("place")
        self._lay_out_if_changed()
        self._show_tile(new=moment.change is not None and _new_tile(moment.change))

    def look_at_board(self, seat: int) -> None:
        self.boards.look_at(None if seat == self.boards.looked_at else seat)

    def mark_news(self, changes: Sequence[Change[HarmonyState]]) -> None:
        for item in self.boards:
            placed = [one.move for one in changes if one.seat == item.seat]
            cells = [move.cell for move in placed if isinstance(move, PlaceTile)]
            colour = player_colour(self.timeline.seats[item.seat].colour)
            item.show_news([cell for cell in cells if item.board[cell] is not None], colour)

    @property
    def in_interlude(self) -> bool:
        return self._interlude

    def interlude_sheets(self) -> tuple[str, Sequence[ScoreSheet]]:
        view = self.view
        if not self._interlude:
            return "", ()
        done, rounds = len(view.finished), view.setup.rounds
        title = words.phrase(texts.ROUND_COUNT, round=done, rounds=rounds)
        return title, sheets(view.finished[-1].boards, view.setup.scoring)

    def next_step(self) -> bool:
        """Continue after a finished round; return False if its boards are not shown."""
        if not self._interlude:
            return False
        self._interlude = False
        self.live = self.view.to_move == self.view.seat
        self._refresh(animate=False)
        self._lay_out_if_changed()
        self._show_tile(new=True)
        self.resumed.emit()
        return True

    @property
    def _ended(self) -> bool:
        """Whether the boards shown are those of a finished round."""
        return self.view.to_move is None or self._interlude

    def _shown_boards(self) -> tuple[Board, ...]:
        return self.view.finished[-1].boards if self._interlude else self.view.boards

    def _refresh(self, animate: bool) -> None:
        """Update boards, names and the tray."""
        settings = self.services.settings
        completed = []
        for item, board in zip(self.boards, self._shown_boards(), strict=True):
            item.show_paper(self.colours.dark)
            large = item is self.boards.main
            counted = settings.show_bag and large and not self._interlude
            completed += item.set_board(
                board,
                self.view if counted else None,
                settings.symbols,
                settings.switches["show_broken"],
                self.digits,
                animate and settings.animation != "off",
            )
            item.show_lit(())
            item.show_ghost(None, None, 0, settings.symbols, self.digits)
            item.set_covered(self.view.has_placed(item.seat) and item.seat != self.view.seat)
            self._show_name(item)
        if completed:
            self.play_sound("line")
        self._show_legal()
        self._show_tray()
        self.refresh_focus()

    def _show_name(self, item: BoardItem) -> None:
        player = self.on_plate(item.seat)
        item.set_name(player, self.colours, self.final)
        # All players place at the same time, so the viewer's own board is the active one.
        own = item is self.boards.own and len(self.timeline.seats) > 1 and not self._ended
        item.show_frame(player_colour(player.colour) if own else None)
        if self.view.to_move is None and not self._interlude:
            item.show_frame(self.winner_frame(item.seat))

    def _show_legal(self) -> None:
        """Mark the legal cells, in variants that restrict them."""
        for item in self.boards:
            asked = self.live and item is self.boards.own and self.view.must_touch
            item.show_legal(self._legal_cells() if asked else ())

    def _legal_cells(self) -> list[int]:
        return [move.cell for move in self.view.legal_moves()]

    def _show_tile(self, new: bool) -> None:
        """Show the called tile in the tray."""
        tile = None if self._interlude else self.view.tile
        waiting = self.view.to_move == self.view.seat
        self.tray.show_called(tile, self.services.settings.symbols, self.digits, waiting)
        if new and tile is not None:
            self.play_sound("call")
            self.tray.turn_up()
        self._make_zones()

    def _show_tray(self) -> None:
        view, ended, settings = self.view, self._ended, self.services.settings
        lines = []
        if not ended:
            lines.append(words.phrase(texts.TURN_COUNT, turn=len(view.called), turns=CELL_COUNT))
        if view.setup.rounds > 1 and not ended:
            rounds = view.setup.rounds
            lines.append(words.phrase(texts.ROUND_COUNT, round=view.round + 1, rounds=rounds))
        heading = words(texts.UNSEEN_TITLE if ended else texts.CALLED_TITLE)
        self.tray.show_words(heading, lines, self.colours)
        self.tray.show_unseen(view.finished[-1].unseen if ended else (), settings.symbols)
        counted = settings.show_bag and not ended
        self.tray.show_bag(view.bag if counted else None, words(texts.BAG_TITLE), self.colours)

    # Layout

    def area_of(self, change: Change[HarmonyState]) -> QRectF:
        return self.boards[change.seat].sceneBoundingRect()

    def news_room(self, seat: int) -> QRectF | None:
        return self._news_rooms.get(seat)

    def news_lines(self, seat: int, changes: Sequence[Change[HarmonyState]]) -> Sequence[NewsLine]:
        """Name only the cell: all players have placed the same tile."""
        board = self.boards[seat].board
        cells = [change.move.cell for change in changes if isinstance(change.move, PlaceTile)]
        return [NewsLine(say(texts.placed_at(cell))) for cell in cells if board[cell] is not None]

    def arrange(self, size: QSizeF) -> QRectF:
        self._laid_out_for = self._layout_key()
        others = self.boards.others
        if self.final:
            return self._arrange_final(final_plan(art.BOARD_RECT, len(others), 30.0, size))
        plan = best_plan(len(others), size)
        self._news_rooms = {
            item.seat: mirrored_rect(room, plan.whole)
            for item, room in zip(others, plan.news, strict=True)
        }
        for item, place in zip(others, plan.others, strict=True):
            self.boards.put(item, mirrored(place), plan.small, self._arrived)
        self.boards.put(self.boards.main, mirrored(plan.main), 1.0, self._arrived)
        self.tray.setPos(mirrored(plan.tray))
        for item in self.boards:
            self._show_name(item)
        self._make_zones()
        return plan.whole

    def _arrange_final(self, plan: FinalPlan) -> QRectF:
        self._news_rooms = {}
        whole = plan.whole
        for item, place in zip(self.boards.others, plan.others, strict=True):
            self.boards.put(item, mirrored(place, whole), plan.small, self._arrived)
        self.boards.put(self.boards.main, mirrored(plan.main, whole), 1.0, self._arrived)
        for item in self.boards:
            self._show_name(item)
        return whole

    def edge_labels(self) -> list[EdgeLabel]:
        board = self.boards.main
        places = map(texts.place_of, range(CELL_COUNT))
        cells = {
            (place.column, place.row): board.mapToScene(centre)
            for place, centre in zip(places, art.CENTRES, strict=True)
        }
        scale = board.scale()
        return labels_around(cells, texts.COLUMNS, art.ABOVE_COLUMN * scale, art.BESIDE_ROW * scale)

    def show_all(self, everything: bool) -> None:
        self.tray.setVisible(everything)

    def _layout_key(self) -> tuple[int, bool]:
        """Values that determine the layout."""
        return self.boards.main.seat, self._interlude

    def _lay_out_if_changed(self) -> None:
        if self._laid_out_for not in (None, self._layout_key()):
            self.laid_out_anew.emit()

    def _show_another_board(self) -> None:
        self._refresh(animate=False)
        self._lay_out_if_changed()

    def _arrived(self) -> None:
        """Redraw a board that has stopped moving, and move its spots."""
        for item in self.boards:
            self._show_name(item)
        self.repaint_art()
        self._make_zones()
        self.refresh_focus()

    def _make_zones(self) -> None:
        tray = Zone("tray", lambda: words(texts.CALLED_TITLE))
        tile = self.view.tile
        if tile is not None and not self._interlude:
            radius = art.SIDE * TILE_SCALE
            tray.spots.append(Spot(tile, self.tray.pos(), radius, partial(self._tile_words, tile)))
        others = Zone("others", lambda: words(texts.OTHER_BOARDS))
        for item in self.boards.others:
            radius = art.BOARD_RECT.width() / 2 * item.scale()
            name = partial(self.name_of, item.seat)
            board = partial(self._board_words, item.seat)
            others.spots.append(Spot(item.seat, item.pos(), radius, name, details=board))
        self.set_zones([tray, self._board_zone(), others])

    def _board_words(self, seat: int) -> str:
        return say(by_ear.board(self.view, seat)[0])

    def _board_zone(self) -> Zone:
        item = self.boards.main
        zone = Zone("board", lambda: self.name_of(item.seat), grid=True)
        for cell in range(CELL_COUNT):
            centre = item.pos() + art.CENTRES[cell] * item.scale()
            radius = art.SIDE * item.scale()
            zone.spots.append(Spot(cell, centre, radius, partial(self._cell_words, item, cell)))
        return zone

    def _cell_words(self, item: BoardItem, cell: int) -> str:
        """Describe a cell, and what the called tile would do there."""
        own = item is self.boards.own and self.live and self.services.settings.show_gains
        if own:
            return say(by_ear.promise(self.view, cell))
        return say(texts.cell_in(self.view.setup, item.board, cell))

    def _tile_words(self, tile: Tile) -> str:
        return sentence(say(texts.name_in(self.view.setup, tile)))

    # Placing

    def judge(self, piece: Tile, place: int, rotation: int) -> str | None:
        return self._refusal(place)

    def _refusal(self, cell: int) -> str | None:
        """Return why the called tile cannot go to a cell of the player's board."""
        problem = self.view.refusal(cell)
        return None if problem is None else words.refusal(texts.REASONS, problem)

    def default_piece(self) -> Tile | None:
        return self.view.tile if self.live else None

    def piece_at(self, point: QPointF) -> Tile | None:
        return self.view.tile if self.live and self.tray.has_at(point) else None

    def place_at(self, point: QPointF) -> int | None:
        return self.boards.own.cell_at(point) if self.boards.looked_at is None else None

    def is_place(self, zone: Zone) -> bool:
        return zone.key == "board" and self.boards.looked_at is None

    def home_of(self, piece: Tile) -> QPointF:
        return self.tray.pos()

    def lifted(self, piece: Tile) -> None:
        self.held.setScale(self.boards.own.scale())
        set_tile(self.held, piece, self.services.settings.symbols, self.digits)
        self.tray.called.setOpacity(0.3)
        self.boards.own.show_legal(self._legal_cells())

    def aimed(self, piece: Tile, place: int | None, reason: str | None) -> None:
        good = place is not None and reason is None
        self.held.give_way(good)
        self._show_ghost(place if good else None)

    def _show_ghost(self, cell: int | None) -> None:
        points = 0
        tile, settings = self.view.tile, self.services.settings
        if cell is not None and tile is not None and settings.show_gains:
            board = self.view.boards[self.view.seat]
            points = gain(board, cell, tile, self.view.setup.scoring)
        self.boards.own.show_ghost(cell, tile, points, settings.symbols, self.digits)

    def placed(self, piece: Tile, place: int, rotation: int) -> None:
        self._show_ghost(None)
        self.chosen.emit(PlaceTile(place))

    def returned(self, piece: Tile, reason: str | None) -> None:
        self._show_ghost(None)
        self._show_legal()

    def came_home(self, piece: Tile) -> None:
        self.tray.called.setOpacity(1.0)

    def hover(self, point: QPointF) -> None:
        cell = self.place_at(point) if self.live else None
        good = cell is not None and self._refusal(cell) is None
        self._show_ghost(cell if good else None)

    # Looking at the boards

    def press_elsewhere(self, point: QPointF) -> None:
        if not self.next_step():
            self.boards.look_at(self.boards.small_at(point))

    def activate(self, zone: Zone, spot: Spot) -> None:
        self.boards.look_at(
            spot.key if isinstance(spot.key, int) and zone.key == "others" else None
        )

    def enter_anywhere(self) -> bool:
        return self.next_step()

    def escape(self) -> bool:
        return self.boards.look_at(None) or self._bag_switch.close()

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        if zone.key == "board":
            return None
        if zone.key != "others":
            return hexagon_at(spot.centre, spot.radius * 1.02)
        scale = 2 * spot.radius / art.BOARD_RECT.width()
        placed = QTransform.fromTranslate(spot.centre.x(), spot.centre.y()).scale(scale, scale)
        return placed.map(art.board_path())

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        cell = None
        if focus is not None and focus[0].key == "board" and isinstance(focus[1].key, int):
            cell = focus[1].key
        for item in self.boards:
            item.show_focus(cell if item is self.boards.main else None, self.colours.focus)
        if focus is not None and self.live and self.aims:
            good = cell is not None and self._refusal(cell) is None
            self._show_ghost(cell if good and self.boards.looked_at is None else None)

    def extras(self) -> Sequence[Extra]:
        return (Extra("B", lambda: words(texts.BAG_ENTRY), self._bag_switch.toggle),)

    # Highlights and advice

    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        for item in self.boards:
            item.show_lit(cells.get(item.seat, ()))

    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        own, tile = self.boards.own, self.view.tile
        symbols = self.services.settings.symbols
        found = []
        for move in moves:
            if isinstance(move, PlaceTile) and tile is not None:
                drawn = partial(own.draw_tile, cell=move.cell, tile=tile, symbols=symbols)
                found.append(Ghost(move, own.frame_of(move.cell), drawn))
        return found

    def draws_hint(self, moves: Sequence[Move]) -> bool:
        return True

    def preselect(self, move: Move) -> None:
        if isinstance(move, PlaceTile):
            self.focus_on("board", move.cell, announce=self.focus_visible)

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        tile = hexagon_at(self.tray.pos(), art.SIDE * TILE_SCALE * 1.14)
        areas: dict[str, QRectF | QPainterPath] = {
            "tray": tile,
            "bag": self.tray.bag_area,
        }
        if name == "lines":
            return self._lines_area()
        return areas.get(name)

    def _lines_area(self) -> QPainterPath | None:
        """The outline of the lines that score on the own board; None if there is none."""
        board, area = self.boards.own.board, QPainterPath()
        cells = {
            cell
            for line in LINES
            if line_state(board, line).status is Status.COMPLETE
            for cell in line.cells
        }
        for cell in sorted(cells):
            area = area.united(self.boards.own.frame_of(cell, 1.03))
        return area if cells else None

    # Pictures and settings

    def restyle(self) -> None:
        super().restyle()
        self._refresh(animate=False)
        self._lay_out_if_changed()
        self._show_tile(new=False)

    def artwork(self, background: bool = True) -> Artwork:
        """Draw all boards side by side, with the tiles that were never called."""
        boards = [
            (board, self.name_of(seat), self.view.score(seat).total)
            for seat, board in enumerate(self._shown_boards())
        ]
        return table_artwork(
            boards,
            self.view.finished[-1].unseen if self._ended else (),
            words(texts.UNSEEN_TITLE),
            self.colours.text,
            self.colours.table if background else None,
        )


def _ended_round(change: Change[HarmonyState]) -> bool:
    return len(change.after.finished) > len(change.before.finished)


def _new_tile(change: Change[HarmonyState]) -> bool:
    return change.before.called != change.after.called


TABLE = HarmonyTable
