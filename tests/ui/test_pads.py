"""The score pads, filled in by mouse and by keyboard, with boards from real tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.pads import PadEntry, usual
from harmony_desktop.engine.record import replay
from harmony_desktop.games.harmonies import pad as harmonies_pad
from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import SUN, TILES, tile_of
from harmony_desktop.ui.pad.filling import PadFilling
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.window import Window

BOARDS = Path(__file__).parent.parent / "games" / "harmonies" / "boards.json"
REAL_BOARDS = json.loads(BOARDS.read_text("utf-8"))["boards"]


class Clerk:
    """Somebody who fills in a score pad."""

    def __init__(self, window: Window, qtbot: QtBot, game: str) -> None:
        window.navigation.open("pad", game)
        page = window.page
        assert isinstance(page, PadPage)
        self.page, self.desk, self._qtbot = page, page.desk, qtbot
        QApplication.processEvents()

    def point(self, zone: str, key: object) -> QPoint:
        for one in self.desk.zones:
            for spot in one.spots:
                if one.key == zone and spot.key == key:
                    return self.page.view.mapFromScene(spot.centre)
        raise AssertionError(f"no {key} in {zone}")

    def click(self, zone: str, key: object, button: Qt.MouseButton | None = None) -> None:
        port, point = self.page.view.viewport(), self.point(zone, key)
        self._qtbot.mouseMove(port, point)
        self._qtbot.mouseClick(port, button or Qt.MouseButton.LeftButton, pos=point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.page.view.viewport()
        self._qtbot.mouseMove(port, start)
        self._qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            self._qtbot.mouseMove(port, start + (end - start) * step / 5)
        self._qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self._qtbot.keyClick(self.page.view, key)

    def turn_to(self, turn: int) -> None:
        """Turn the piece in the hand until it lies that way."""
        for _ in range(self.desk.rotations):
            if self.desk.placing.rotation != turn:
                self.press(Qt.Key.Key_R)
        assert self.desk.placing.rotation == turn

    def lay(self, piece: object, place: object, turn: int = 0) -> None:
        """Click a piece of the palette, then its place."""
        self.click("palette", piece)
        self.turn_to(turn)
        self.click("board", place)

    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.page.sheets]

    def shown(self) -> list[str]:
        tree = self.page._sheets
        return [tree.topLevelItem(row).text(1) for row in range(tree.topLevelItemCount())]


@pytest.fixture
def clerk(open_window: Callable[..., Window], qtbot: QtBot) -> Callable[[str], Clerk]:
    return lambda game: Clerk(open_window(), qtbot, game)


def test_harmony_boards_of_the_rulebook(clerk: Callable[[str], Clerk]) -> None:
    """H-11, H-20: 178 points in lines, and 319 with beams, laid by mouse."""
    hand = clerk("harmony")
    for player, board in enumerate((LINES_178, BEAMS_319)):
        hand.page._choose_player(player)
        for cell, tile in enumerate(board):
            if cell % 5:
                hand.lay(tile, cell)
            else:
                hand.drag(hand.point("palette", tile), hand.point("board", cell))
    assert hand.totals() == [178, 228]
    box = hand.page.fields["scoring"]
    box.setCurrentIndex(box.findData("beams"))
    box.activated.emit(box.currentIndex())
    assert hand.totals()[1] == 319
    assert hand.shown()[1] == "319"


@pytest.mark.parametrize("real", REAL_BOARDS, ids=lambda real: str(real["name"]))
def test_harmonies_boards_of_real_games(
    clerk: Callable[[str], Clerk], real: dict[str, object]
) -> None:
    """N-12 to N-19: the boards of real games, token by token and cube by cube, by mouse."""
    hand = clerk("harmonies")
    told = {key: real[key] for key in ("side", "cells", "cards")}
    ((wanted, _),) = harmonies_pad.read({"game": "harmonies", **told})
    part = hand.page._side_part
    assert part is not None
    for card in wanted.cards:
        part._add.setCurrentIndex(part._add.findData(card))
        part._add.activated.emit(part._add.currentIndex())
    stacks = harmonies_pad.STACKS
    for height in range(3):
        for cell, stack in enumerate(wanted.stacks):
            if height < len(stacks[stack]):
                hand.lay(harmonies_pad.PadToken(stacks[stack][height]), cell)
    for cell, card in enumerate(wanted.cubes):
        if card >= 0:
            start = hand.point("palette", harmonies_pad.PadCube(card))
            hand.drag(start, hand.point("board", cell))
    assert hand.page.entry.board == wanted
    assert hand.totals()[0] == real["total"]


def test_a_palace_of_sintra(clerk: Callable[[str], Clerk], qtbot: QtBot) -> None:
    """S-12 to S-15: the palaces of a game between bots, pane by pane, and the numbers typed."""
    pad = games.pad("sintra")
    state = final_state("sintra")
    hand = clerk("sintra")
    for player, (windows, values) in enumerate(pad.seen(state.view(0))):
        hand.page._choose_player(player)
        for window, panes in enumerate(windows):
            for pane in panes:
                hand.lay(pane, window)
        for key in ("points", "strip_panes", "broken", "lost"):
            box = hand.page.fields[key]
            box.selectAll()
            qtbot.keyClicks(box, str(values[key]))
            qtbot.keyClick(box, Qt.Key.Key_Return)
        assert hand.totals()[player] == state.score(player).total


def test_a_landscape_of_terraces(clerk: Callable[[str], Clerk]) -> None:
    """T-7, T-8: every square that is seen at the end of a game, with its level, by mouse."""
    state = final_state("terraces")
    ((board, _),) = games.pad("terraces").seen(state.view(0))
    hand = clerk("terraces")
    for place in list(hand.page.entry.board):
        hand.click("board", place, Qt.MouseButton.RightButton)
    assert hand.page.entry.board == {}
    assert hand.page.sheets == []
    assert hand.page._problem.isVisible()
    # From the ground upwards, so that no high square hides a place that is still bare.
    seen = {(0, 0)}
    waiting = set(board)
    while waiting:
        near = [
            place
            for place in waiting
            if any(abs(place[0] - x) + abs(place[1] - y) <= 1 for x, y in seen)
        ]
        place = min(near, key=lambda place: (board[place][0], place))
        level, colour = board[place]
        hand.lay(colour, place, level - 1)
        seen.add(place)
        waiting.remove(place)
    assert hand.page.entry.board == board
    assert hand.totals() == [state.score(seat).total for seat in (0, 1)]


def test_a_layout_of_harmonia(clerk: Callable[[str], Clerk]) -> None:
    """A-10 to A-14: tile by tile, each turned in the hand, by mouse."""
    state = final_state("harmonia", mode="advanced")
    pad = games.pad("harmonia")
    ((layout, values),) = pad.seen(state.view(0))
    hand = clerk("harmonia")
    for cell in layout:
        lifted = pad.lift(layout, cell)
        assert lifted is not None
        hand.lay(lifted.piece, cell, lifted.turn)
    hand.page.fields["players"].setValue(int(values["players"]))
    hand.page.fields["misfits"].setValue(int(values["misfits"]))
    assert hand.page.entry.board == layout
    assert hand.totals() == [state.score(0).total]


def final_state(game: str, **options: object) -> object:
    """The end of a game between bots."""
    from harmony_desktop.engine.sample import Sample

    seats = max(2, games.load(game).min_seats)
    record = sample(game, ["A", "B"], Sample(seats, 0, None, options))
    *_, (_, state) = replay(games.load(game), record)
    return state


# Place, turn, remove


def test_a_piece_is_moved_removed_and_brought_back(clerk: Callable[[str], Clerk]) -> None:
    hand = clerk("harmony")
    hand.lay(3, 9)
    hand.press(Qt.Key.Key_Escape)
    hand.drag(hand.point("board", 9), hand.point("board", 4))
    assert hand.page.entry.board[4] == 3
    assert hand.page.entry.board[9] is None
    hand.drag(hand.point("board", 4), hand.point("palette", 20))
    assert set(hand.page.entry.board) == {None}
    hand.page.undo()
    assert hand.page.entry.board[4] == 3
    hand.click("board", 4, Qt.MouseButton.RightButton)
    assert set(hand.page.entry.board) == {None}
    hand.page.undo()
    hand.page.undo()
    assert hand.page.entry.board[9] == 3
    hand.page.redo()
    assert hand.page.entry.board[4] == 3
    hand.page.wipe()
    assert set(hand.page.entry.board) == {None}


def test_the_chosen_piece_goes_on_until_it_is_put_down(clerk: Callable[[str], Clerk]) -> None:
    """Grey on grey on grey by three clicks on a hex; Esc ends it."""
    hand = clerk("harmonies")
    hand.click("palette", harmonies_pad.PadToken(harmonies_pad.COLOURS.index("grey")))
    for _ in range(3):
        hand.click("board", 7)
    assert harmonies_pad.STACKS[hand.page.entry.board.stacks[7]] == (1, 1, 1)
    hand.press(Qt.Key.Key_Escape)
    hand.click("board", 8)
    assert hand.page.entry.board.stacks[8] == 0


def test_a_laid_piece_is_turned_in_its_place(clerk: Callable[[str], Clerk]) -> None:
    """R over a square of Terraces raises it, Shift+R lowers it; the wheel does the same."""
    hand = clerk("terraces")
    port, point = hand.page.view.viewport(), hand.point("board", (0, 0))
    hand._qtbot.mouseMove(port, point)
    hand.press(Qt.Key.Key_R, Qt.Key.Key_R)
    assert hand.page.entry.board[0, 0][0] == 3
    hand._qtbot.keyClick(hand.page.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert hand.page.entry.board[0, 0][0] == 2
    assert hand.totals()[0] == 2


def test_the_keyboard_alone_fills_in_a_board(clerk: Callable[[str], Clerk]) -> None:
    hand = clerk("harmony")
    hand.page.view.setFocus()
    hand.press(Qt.Key.Key_Tab)
    zone, spot = hand.desk.focused
    assert zone.key == "palette"
    hand.press(Qt.Key.Key_Return)
    assert hand.desk.placing.holding
    hand.press(Qt.Key.Key_Return)
    assert hand.page.entry.board[0] == spot.key
    hand.press(Qt.Key.Key_Return)
    hand.press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert hand.page.entry.board[:2] == (None, spot.key)
    hand.press(Qt.Key.Key_Delete)
    assert set(hand.page.entry.board) == {None}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_screen_reader_reads_pieces_and_places(clerk: Callable[[str], Clerk], game: str) -> None:
    hand = clerk(game)
    table = QAccessible.queryAccessibleInterface(hand.page.view)
    names = [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]
    assert len(names) == sum(len(zone.spots) for zone in hand.desk.zones)
    assert all(names)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_number_can_be_read(
    open_window: Callable[..., Window], qtbot: QtBot, language: str
) -> None:
    page = Clerk(open_window(language), qtbot, "sintra").page
    for key in ("points", "strip_panes", "broken", "lost"):
        box = page.fields[key]
        needed = box.fontMetrics().horizontalAdvance("9999")
        assert box.lineEdit().width() >= needed
        assert box.rect().contains(box.lineEdit().geometry())


# Positions, and keeping


@pytest.mark.parametrize("game", games.GAMES)
def test_a_position_is_copied_and_pasted(clerk: Callable[[str], Clerk], game: str) -> None:
    hand = clerk(game)
    pad = games.pad(game)
    entries = pad.seen(final_state(game).view(0))
    hand.page.show_entries(entries)
    counted = hand.totals()
    hand.page.copy()
    text = QGuiApplication.clipboard().text()
    assert all(one["box"] for one in _each(json.loads(text)))
    other = clerk(game)
    other.page.paste()
    assert other.totals() == counted
    for damaged in ("", "{", "[]", "[1]", '{"game": "chess"}', text.replace("true", "false") + "x"):
        QGuiApplication.clipboard().setText(damaged)
        other.page.paste()
        assert other.totals() == counted, "what cannot be read changes nothing"


def _each(document: object) -> list[dict[str, object]]:
    return document if isinstance(document, list) else [document]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_from_the_box_is_kept_as_one(
    clerk: Callable[[str], Clerk], qtbot: QtBot, game: str
) -> None:
    hand = clerk(game)
    state = final_state(game)
    hand.page.show_entries(games.pad(game).seen(state.view(0)))
    assert games.pad(game).lacking(hand.page.entries) is None, "a whole game"
    qtbot.keyClicks(hand.page.name_fields[0], "Ana")
    hand.page.keep()
    (kept,) = hand.page.context.results.latest(5)
    assert kept.source == "box"
    assert kept.game == game
    assert kept.names[0] == "Ana"
    assert list(kept.scores) == (hand.totals() * 2)[: len(kept.scores)]
    if game != "harmonia":
        assert set(kept.winners) == set(state.winners())
    assert not hand.page._keep.isEnabled(), "the same game is not kept twice"


@pytest.mark.parametrize("game", games.GAMES)
def test_an_empty_pad_is_no_game(clerk: Callable[[str], Clerk], game: str) -> None:
    hand = clerk(game)
    assert not hand.page._keep.isEnabled()
    hand.page.keep()
    assert hand.page.context.results.latest(1) == []


def test_a_game_that_is_not_whole_is_asked_about(
    clerk: Callable[[str], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = clerk("harmony")
    for place in range(9):
        hand.lay(place, place)
    said = "Places filled: 9 of 38. Add it as it is?"
    assert _asked(hand.page, monkeypatch) == [said, said], "the second board is empty"


def test_a_land_of_which_tiles_are_missing_is_asked_about(
    clerk: Callable[[str], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = clerk("terraces")
    (entry,) = games.pad("terraces").seen(final_state("terraces").view(0))
    levels = dict(entry.board)
    level, _ = levels.popitem()[1]
    hand.page.show_entries([entry._replace(board=levels)])
    said = f"Places filled: {122 - level} of 122. Add it as it is?"
    assert _asked(hand.page, monkeypatch) == [said, said]


def test_hexes_are_counted_as_they_are_seen(
    clerk: Callable[[str], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may end with two hexes empty, but a board has 23."""
    hand = clerk("harmonies")
    for place in range(3):
        hand.lay(harmonies_pad.PadToken(0), place)
    assert _asked(hand.page, monkeypatch)[0].startswith("Places filled: 3 of 23.")


def test_a_player_without_anything_is_asked_about(
    clerk: Callable[[str], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was forgotten would have lost with no points."""
    hand = clerk("sintra")
    pad = games.pad("sintra")
    first, *_ = pad.seen(final_state("sintra").view(0))
    hand.page.show_entries([first, PadEntry(pad.empty(first.values), usual(pad.FIELDS))])
    said = "Nothing has been entered for \u2068Player 2\u2069. Add it as it is?"
    assert _asked(hand.page, monkeypatch) == [said, said]


def _asked(page: PadPage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked if a game is kept that is not whole; at first it is not counted, then it is."""
    asked: list[str] = []

    def answer(words: str, wanted: bool) -> bool:
        asked.append(words)
        return wanted

    for wanted in (False, True):
        monkeypatch.setattr(page, "_ask", partial(answer, wanted=wanted))
        page.keep()
        assert len(page.context.results.latest(5)) == int(wanted)
    return asked


def test_names_on_an_empty_pad_are_kept(clerk: Callable[[str], Clerk], qtbot: QtBot) -> None:
    hand = clerk("harmony")
    window = hand.page.window()
    assert isinstance(window, Window)
    qtbot.keyClicks(hand.page.name_fields[1], "Ana")
    window.navigation.show_home()
    window.navigation.open("pad", "harmony")
    assert isinstance(window.page, PadPage)
    assert window.page.name_fields[1].text() == "Ana"
    assert not window.page._keep.isEnabled()


@pytest.mark.parametrize("game", games.GAMES)
def test_a_pad_that_is_left_is_kept_as_a_draft(
    clerk: Callable[[str], Clerk], qtbot: QtBot, game: str
) -> None:
    hand = clerk(game)
    window = hand.page.window()
    hand.page.show_entries(games.pad(game).seen(final_state(game).view(0)))
    qtbot.keyClicks(hand.page.name_fields[0], "Ana")
    before = hand.totals()
    assert isinstance(window, Window)
    window.navigation.show_home()
    window.navigation.open("pad", game)
    again = window.page
    assert isinstance(again, PadPage)
    assert [sheet.total for sheet in again.sheets] == before
    assert again.name_fields[0].text() == "Ana"
    again.keep()
    window.navigation.show_home()
    window.navigation.open("pad", game)
    assert isinstance(window.page, PadPage)
    assert not window.page._keep.isEnabled(), "a counted game leaves an empty pad"


# What only Harmony has


def test_three_numbers_lay_a_tile(clerk: Callable[[str], Clerk], qtbot: QtBot) -> None:
    hand = clerk("harmony")
    part = hand.page._side_part
    for typed in ("923", "964", "978"):
        qtbot.keyClicks(part._typed, typed)
    assert hand.shown()[0] == "27"
    qtbot.keyClicks(part._typed, "999")
    assert "999" in hand.page._toast.text()


def test_the_box_decides_which_tile_bears_a_sun(
    clerk: Callable[[str], Clerk], qtbot: QtBot
) -> None:
    """H-19: a symbol changed by click or key counts, here and the next time."""
    hand = clerk("harmony")
    page, part = hand.page, hand.page._side_part
    page.set_value("scoring", "beams")
    tiles = [tile_of(bands) for bands in ((9, 2, 3), (9, 2, 4), (9, 6, 3))]
    for cell, tile in enumerate(tiles):
        hand.lay(tile, cell)
    assert [SUN[tile] for tile in tiles] == [True, False, False]
    assert hand.totals()[0] == 27
    part._box.click()
    assert hand.totals()[0] == 27, "the box is as our set until a symbol is changed"
    hand.click("board", 0)
    assert hand.totals()[0] == 27 + 3 * 6, "a moonbeam of three"
    assert "1" in part._note.text()
    hand.page.view.setFocus()
    for cell in (0, 1, 2):
        hand.desk.focus_on("board", cell)
        hand.press(Qt.Key.Key_S)
    assert hand.totals()[0] == 27 + 3 * 7, "a sunbeam of three"
    document = page._pad.write(page.entries)
    assert document["suns"][0][:3] == [True, True, True]
    part._box.click()
    assert hand.totals()[0] == 27
    again = clerk("harmony")
    again.page._side_part._box.click()
    again.page._read(json.dumps(document))
    assert again.totals()[0] == 27 + 3 * 7
    assert len(TILES) == 27


def test_the_sides_of_harmonies_have_boards_of_their_own(clerk: Callable[[str], Clerk]) -> None:
    """N-2"""
    hand = clerk("harmonies")
    hand.page.set_value("side", "B")
    values = {**usual(hand.page._pad.FIELDS), "side": "B"}
    assert hand.page.entry == PadEntry(hand.page._pad.empty(values), values)
    hand.lay(harmonies_pad.PadToken(0), 24)
    assert hand.page.entry.board.stacks[24] == harmonies_pad.STACK_NUMBERS[0,]
    assert hand.desk.drawing.place_at(QPointF(-500, -500)) is None


def test_undo_takes_back_a_change_of_the_pad_but_no_name() -> None:
    filling = PadFilling("harmony")
    before = filling.entries
    assert filling.set_shared_value("scoring", "beams")
    filling.rename(0, "Ana")
    filling.undo()
    assert filling.entries == before
    assert filling.names[0] == "Ana"
    filling.redo()
    assert filling.entry.values["scoring"] == "beams"
    assert filling.names[0] == "Ana"
