"""Harmonies in the window: whole games by mouse and by keyboard, lights, hints, spirits, suns."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.bot import Suggestion, bot
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS, CARDS, SPIRITS
from harmony_desktop.games.harmonies.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.table import art, figures
from harmony_desktop.games.harmonies.table.surroundings import chip_grid
from harmony_desktop.storage import saves
from harmony_desktop.ui.figures import figure
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.plates import NamePlate
from tests.ui.player import seats

Key = Qt.Key
HARMONIES = {"game": "harmonies", "revision": 1}


class Hand:
    """Plays moves of Harmonies on the screen."""

    def __init__(self, player, qtbot: QtBot) -> None:
        self.player = player
        self._qtbot = qtbot

    @property
    def page(self) -> TablePage:
        return self.player.page

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        return self.player.sit_down(*kinds, **{**HARMONIES, **changes})

    def take_up(self, moves: list[Move], *kinds: str, **changes: object) -> TablePage:
        """Go on with a game of which so much has been played."""
        record = Record(seats=seats(*kinds), seed=5, **{**HARMONIES, **changes}).with_moves(moves)
        window = self.player.window
        window.resume(record, saves.new_path(window.context.places, "harmonies"))
        return self.page

    def best(self, level: str = "easy") -> Move:
        """What a bot would play now."""
        return bot("harmonies", level).choose(self.page.session.view(), Random(1))

    def click_point(self, point: QPointF) -> None:
        port, at = self.page.view.viewport(), self.page.view.mapFromScene(point)
        self._qtbot.mouseMove(port, at)
        self._qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)

    def play(self, move: Move, drag: bool = False) -> None:
        """Play a move by clicks, or by dragging where something is dragged."""
        player, table = self.player, self.page.table
        match move:
            case ChooseSpirit(card):
                player.click("spirits", CARD_NUMBERS[card])
            case TakeSpace(space) if drag:
                player.drag(player.at("spaces", space), player.at("board", 10))
            case TakeSpace(space):
                player.click("spaces", space)
            case PlaceToken(colour, cell):
                hand = table.around.hand.hand.index(_number(colour))
                if drag:
                    player.drag(player.at("hand", hand), player.at("board", cell))
                else:
                    player.click("hand", hand)
                    player.click("board", cell)
            case TakeCard(card) if drag:
                player.drag(player.at("row", CARD_NUMBERS[card]), player.at("board", 3))
            case TakeCard(card):
                player.click("row", CARD_NUMBERS[card])
            case PlaceCube(card, cell) if drag:
                player.drag(player.at("cards", CARD_NUMBERS[card]), player.at("board", cell))
            case PlaceCube(card, cell):
                self.click_point(table.offers.point_of((cell, CARD_NUMBERS[card])))
            case DiscardCard(card):
                player.click("discard", CARD_NUMBERS[card])
            case EndTurn():
                player.click("end")

    def play_out(self, level: str = "easy", **how: bool) -> None:
        """Play for the persons until the game is over."""
        session = self.page.session
        while not session.over:
            self.player.wait_for_person()
            if not session.over:
                before = len(session.moves)
                move = self.best(level)
                self.play(move, drag=bool(before % 2) if how.get("mixed") else False)
                assert session.moves[before:] == [move], (before, move)


def _number(colour: str) -> int:
    return COLOUR_NUMBERS[colour]


@cache
def _game(seats: int, **options: object) -> tuple[list[Move], list]:
    """A whole game between bots: its moves and positions."""
    state = games.load("harmonies").start(seats, options, 5)
    players = [bot("harmonies", "medium") for _ in range(seats)]
    moves, states, dice = [], [state], Random(1)
    while state.to_move is not None:
        move = players[state.to_move].choose(state.view(state.to_move), dice)
        state = state.play(move)
        moves.append(move)
        states.append(state)
    return moves, states


def _until(wanted: Callable[[object], bool], seats: int, **options: object) -> list[Move]:
    """The moves of such a game up to the first position of seat 0 that is wanted."""
    moves, states = _game(seats, **options)
    for count, state in enumerate(states):
        if state.to_move == 0 and wanted(state):
            return moves[:count]
    raise AssertionError("no such position")


@pytest.fixture
def hand(player, qtbot: QtBot) -> Hand:
    return Hand(player, qtbot)


@pytest.fixture
def persian_hand(persian, qtbot: QtBot) -> Hand:
    return Hand(persian, qtbot)


def test_a_whole_solo_game_by_mouse_in_persian(persian_hand: Hand, qtbot: QtBot) -> None:
    """N-4 to N-10, N-21, N-22"""
    page = persian_hand.sit_down("person", options={"side": "B"})
    persian_hand.play_out(mixed=True)
    window = persian_hand.player.window
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    suns = page.session.state.suns()
    assert str(suns).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")) in (
        window.page._outcome.text()
    )
    (result,) = window.context.results.latest(5)
    assert result.scores == (page.session.state.score(0).total,)
    assert saves.running(window.context.places) == ([], [])


def test_two_persons_against_a_bot_with_spirits_and_curtains(hand: Hand, qtbot: QtBot) -> None:
    """N-10, N-11, N-19: each chooses unseen; from the second round on nothing is hidden."""
    page = hand.sit_down("person", "person", "easy", options={"spirits": True}, seed=8)
    session, player = page.session, hand.player
    assert page.table.conceals
    for seat in (0, 1):
        qtbot.waitUntil(lambda: page.shared_screen.closed)
        assert session.viewer == seat
        player.press(Key.Key_Return, widget=page.shared_screen.curtain._ready)
        assert not page.shared_screen.closed
        assert page.table.choosing
        while seat == 0 and session.viewer == 0:
            hand.play(hand.best())
    assert page.table.view.public.lands[0].spirit == session.state.public.lands[0].spirit
    while session.awaits_person and session.viewer == 1:
        hand.play(hand.best())
    player.wait_for_person()
    assert session.viewer == 0
    assert not page.table.conceals
    assert not page.shared_screen.closed
    hand.play_out()
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage), timeout=10_000)
    assert [len(land.cards) > 0 for land in session.state.public.lands] == [True] * 3


def test_a_whole_solo_game_by_keyboard_alone(hand: Hand, qtbot: QtBot) -> None:
    """N-4 to N-7, N-19, N-21"""
    page = hand.sit_down("person", options={"spirits": True})
    page.view.setFocus()
    keys = Keys(hand)
    while not page.session.over:
        before = len(page.session.moves)
        move = hand.best()
        keys.play(move)
        assert page.session.moves[before:] == [move]
    qtbot.waitUntil(lambda: isinstance(hand.player.window.page, EndPage))


class Keys:
    """Plays moves with Tab, arrows and Enter."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    def go(self, zone: str, key: object) -> None:
        """Walk to a spot as a person would."""
        table, press = self._hand.page.table, self._hand.player.press
        for _ in range(20):
            if table.focus_visible and table.focused[0].key == zone:
                break
            press(Key.Key_Tab)
        for _ in range(40):
            spot = table.focused[1]
            if spot.key == key:
                return
            press(_towards(table, key))
        raise AssertionError(f"no way to {key} in {zone}")

    def enter(self) -> None:
        self._hand.player.press(Key.Key_Return)

    def play(self, move: Move) -> None:
        match move:
            case ChooseSpirit(card):
                self.go("spirits", CARD_NUMBERS[card])
            case TakeSpace(space):
                self.go("spaces", space)
            case PlaceToken(colour, cell):
                hand = self._hand.page.table.around.hand.hand
                self.go("hand", hand.index(_number(colour)))
                self.enter()
                self.go("board", cell)
            case TakeCard(card):
                self.go("row", CARD_NUMBERS[card])
            case PlaceCube(card, cell):
                self.go("cards", CARD_NUMBERS[card])
                self.enter()
                self.go("board", cell)
            case DiscardCard(card):
                self.go("discard", CARD_NUMBERS[card])
            case EndTurn():
                self._hand.player.press(Key.Key_E)
                return
        self.enter()


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_arrows_reach_every_spot(hand: Hand, side: str) -> None:
    page = hand.sit_down("person", "easy", options={"side": side})
    for zone in page.table.zones:
        for start in zone.spots:
            page.table.focus_on(zone.key, start.key)
            for spot in zone.spots:
                assert spot is start or _towards(page.table, spot.key)


def test_the_keyboard_is_led_to_what_is_asked_for_next(hand: Hand) -> None:
    page = hand.sit_down("person")
    page.view.setFocus()
    hand.player.press(Key.Key_Tab, Key.Key_Return)
    assert page.table.focused[0].key == "board"
    hand.player.press(Key.Key_Return, Key.Key_Down, Key.Key_Return, Key.Key_Down, Key.Key_Return)
    assert page.table.may_end
    hand.player.press(Key.Key_E)
    assert page.table.focused[0].key == "spaces"
    assert page.table.focus_visible


def _towards(table, wanted: object) -> Qt.Key:
    """The first arrow of the shortest way to a spot of the zone the keyboard is in."""
    from harmony_desktop.ui.table.spots import ARROWS, nearest_towards

    zone, start = table.focused
    spots = zone.spots
    here = spots.index(start)
    ways: dict[int, list[Qt.Key]] = {here: []}
    queue = [here]
    while queue:
        at = queue.pop(0)
        if spots[at].key == wanted:
            return ways[at][0]
        for key, angle in ARROWS.items():
            there = nearest_towards(spots, spots[at], angle)
            if there is not None and there not in ways:
                ways[there] = [*ways[at], key]
                queue.append(there)
    raise AssertionError(f"{wanted} cannot be reached")


# Placing


def _take(hand: Hand, space: int = 0) -> tuple[int, ...]:
    hand.play(TakeSpace(space))
    return hand.page.session.view().public.hand


def test_a_double_click_places_one_token(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person")
    said: list[str] = []
    page.table.refused.connect(said.append)
    _take(hand)
    port, at = page.view.viewport(), hand.player.at("board", 3)
    qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert [type(move) for move in page.session.moves] == [TakeSpace, PlaceToken]
    assert not said


def test_no_suns_are_promised_for_a_spirit_before_it_is_chosen(hand: Hand) -> None:
    """N-22: only a game without spirits has their two suns."""
    page = hand.sit_down("person", options={"spirits": True})
    dealt = page.table.view.dealt
    assert page.table.view.suns == 1 + min(CARDS[card].suns for card in dealt)
    hand.player.click("spirits", dealt[0])
    assert page.table.view.suns == 1 + CARDS[dealt[0]].suns


def test_one_click_takes_a_space_and_one_more_places_each_token(hand: Hand) -> None:
    """N-4: the first token is ready to be placed at once."""
    page = hand.sit_down("person", "easy")
    _take(hand)
    for cell in (3, 8, 12):
        hand.player.click("board", cell)
    assert [type(move) for move in page.session.moves] == [TakeSpace, *[PlaceToken] * 3]
    assert page.bar.go_on.isEnabled()
    hand.player.press(Key.Key_E)
    assert isinstance(page.session.moves[4], EndTurn)


def test_picking_up_a_token_lights_where_it_may_go_and_what_it_scores(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-8"""
    page = hand.sit_down("person", practice=True)
    _take(hand)
    hand.player.click("board", 10)
    view, table = page.session.view(), page.table
    colour = view.public.hand[0]
    lit = [n for n, cell in enumerate(table.own_land.cells) if cell.light.isVisible()]
    assert tuple(lit) == view.token_cells(colour)
    gains = {cell: gain for cell, gain in view.token_gains(colour).items() if gain}
    badges = {n for n, cell in enumerate(table.own_land.cells) if cell.badge.isVisible()}
    assert badges == set(gains)
    page.context.change("show_gains", False)
    assert not any(cell.badge.isVisible() for cell in table.own_land.cells)
    qtbot.mouseMove(page.view.viewport(), hand.player.at("board", lit[0]))
    assert table.own_land._ghost.isVisible()


def test_a_bad_hex_puts_back_and_says_why_in_persian(persian_hand: Hand) -> None:
    """N-8"""
    page = persian_hand.sit_down("person", "easy")
    view = page.session.view()
    space = next(n for n, tokens in enumerate(view.public.spaces) if 0 in tokens)
    tokens = _take(persian_hand, space)
    persian_hand.play(PlaceToken("blue", 5))
    other = next(n for n, colour in enumerate(tokens[1:]) if colour is not None)
    player = persian_hand.player
    player.drag(player.at("hand", other), player.at("board", 5))
    assert len(page.session.moves) == 2
    assert "آبی" in page._toast.text()
    assert not page.table.placing.holding


def test_a_second_space_a_late_card_and_an_early_end_are_refused(hand: Hand) -> None:
    """N-4, N-5"""
    page = hand.sit_down("person", "easy")
    _take(hand)
    hand.player.click("spaces", 1)
    assert "taken your tokens" in page._toast.text()
    row = page.session.view().public.row
    hand.player.click("row", row[0])
    hand.player.click("row", row[1])
    assert "one is all" in page._toast.text()
    assert not page.bar.go_on.isEnabled()
    hand.player.press(Key.Key_E)
    assert len(page.session.moves) == 2


def test_steps_are_taken_back_until_the_turn_ends(hand: Hand) -> None:
    """N-7"""
    page = hand.sit_down("person", "easy")
    start = page.session.state
    _take(hand)
    hand.player.click("board", 4)
    hand.player.click("row", page.session.view().public.row[2])
    hand.player.press(Key.Key_U, Key.Key_U, Key.Key_U)
    assert page.session.state == start
    assert page.table.around.hand.hand == ()
    assert not page.table.own_land.cells[4].stack.isVisible()
    page.redo()
    assert page.table.around.hand.hand == start.public.spaces[0]


def test_escape_the_right_button_and_a_second_click_put_a_token_back(
    hand: Hand, qtbot: QtBot
) -> None:
    page = hand.sit_down("person", "easy")
    _take(hand)
    placing = page.table.placing
    hand.player.click("hand", 1)
    assert placing.holding
    hand.player.press(Key.Key_Escape)
    assert not placing.holding
    hand.player.click("hand", 1)
    qtbot.mouseClick(
        page.view.viewport(), Qt.MouseButton.RightButton, pos=hand.player.at("board", 2)
    )
    assert not placing.holding
    hand.player.click("hand", 1)
    hand.player.click("hand", 1)
    assert not placing.holding
    hand.player.drag(hand.player.at("hand", 0), QPoint(3, 3))
    assert not placing.holding
    assert len(page.session.moves) == 1


# Cards and cubes


def _offers(state) -> list[PlaceCube]:
    return [move for move in state.legal_moves() if isinstance(move, PlaceCube)]


def _with_offer(hand: Hand) -> tuple[TablePage, PlaceCube]:
    """A game played until a cube can be placed."""
    page = hand.take_up(_until(_offers, 2), "person", "easy")
    return page, _offers(page.session.state)[0]


def test_a_cube_that_can_be_placed_is_offered_and_goes_down_by_one_click(hand: Hand) -> None:
    """N-6, N-9"""
    page, move = _with_offer(hand)
    offer = (move.cell, CARD_NUMBERS[move.card])
    assert offer in page.table.offers._offers
    hand.click_point(page.table.offers.point_of(offer))
    assert page.session.moves[-1] == move
    assert page.table.own_land.cells[move.cell].settler.isVisible()


def test_a_cube_on_the_wrong_hex_is_refused(hand: Hand) -> None:
    """N-9"""
    page, move = _with_offer(hand)
    card = CARD_NUMBERS[move.card]
    empty = page.session.view().land.stacks.index(0)
    before = len(page.session.moves)
    hand.player.drag(hand.player.at("cards", card), hand.player.at("board", empty))
    assert len(page.session.moves) == before
    assert "another kind of landscape" in page._toast.text()


def test_pointing_at_a_card_lights_its_habitats_and_what_is_missing(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-9"""
    page, move = _with_offer(hand)
    card = CARD_NUMBERS[move.card]
    table, view = page.table, page.session.view()
    qtbot.mouseMove(page.view.viewport(), QPoint(2, 2))
    qtbot.mouseMove(page.view.viewport(), hand.player.at("cards", card))
    lit = {n for n, cell in enumerate(table.own_land.cells) if cell.light.isVisible()}
    wanted = {
        cell for cube in view.cube_cells(card) for cells in view.habitats_at(card, cube)
        for cell in cells
    }  # fmt: skip
    assert lit == wanted
    missing = {(near.cell, near.colour) for near in view.near_cells(card)}
    assert sum(item.isVisible() for item in table.own_land._missing) == len(missing)
    assert table.around.caption.isVisible()
    qtbot.mouseMove(page.view.viewport(), QPoint(2, 2))
    assert not table.around.caption.isVisible()


# Lights, hints, words


def test_a_line_of_the_score_lights_its_hexes_and_draws_river_and_islands(hand: Hand) -> None:
    """N-16, N-17"""

    def water_of(state):
        return next(line for line in state.score(0).lines if line.key == "water")

    for side in ("A", "B"):
        moves = _until(lambda state: len(water_of(state).cells) >= 3, 1, side=side)
        page = hand.take_up(moves, "person", options={"side": side})
        land, water = page.table.own_land, water_of(page.session.state)
        page.side.scores.pointed.emit(0, water.cells)
        assert land._overlay.isVisible()
        assert {n for n, cell in enumerate(land.cells) if cell.light.isVisible()} == set(
            water.cells
        )
        page.side.scores.pointed.emit(0, ())
        assert not land._overlay.isVisible()


def test_a_hint_shows_the_whole_turn_step_by_step(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "easy")
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        hand.player.press(Key.Key_H)
    steps = page.table.steps
    assert isinstance(steps[0], TakeSpace)
    assert sum(isinstance(move, PlaceToken) for move in steps) == 3
    assert isinstance(steps[-1], EndTurn)
    assert "1." in page._toast.text()
    marks = page.table.own_land._marks
    assert sum(mark.isVisible() for mark in marks) >= 3
    for number in range(len(steps)):
        assert page.table.steps == steps[number:]
        hand.play(page.table.steps[0])
    assert page.table.steps == ()
    assert not any(mark.isVisible() for mark in marks)


def test_leaving_a_proposed_turn_takes_its_marks_away(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    spaces = page.session.view().public.spaces
    page.table.show_hint([Suggestion(TakeSpace(1), 80.0, (EndTurn(),))])
    assert page.table.around.spaces[1]._mark.isVisible()
    assert spaces[0]
    hand.play(TakeSpace(0))
    assert page.table.steps == ()
    assert not page.table.around.spaces[1]._mark.isVisible()


def test_looking_back_through_every_move_shows_no_error(hand: Hand) -> None:
    options = {"spirits": True, "side": "B"}
    moves = _until(lambda state: state.public.lands[0].turns == 3, 2, **options)
    page = hand.take_up(moves, "person", "easy", options=options)
    for moment in range(len(page.session.moves)):
        page.look_at(moment)
        assert not page.table.live
        assert page.table.view == page.session.states[moment].view(0)
    hand.player.press(Key.Key_E)
    assert page.table.live


def test_another_board_is_looked_at_large_and_takes_no_token(hand: Hand) -> None:
    page = hand.sit_down("person", "easy", "easy")
    _take(hand)
    hand.player.click("others", 2)
    assert page.table.main_seat == 2
    hand.player.click("board", 4)
    assert len(page.session.moves) == 1
    assert page.table.main_seat == 0
    hand.player.click("others", 1)
    hand.player.press(Key.Key_Escape)
    assert page.table.main_seat == 0


def test_a_saved_game_goes_on_in_the_middle_of_a_turn(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    _take(hand)
    hand.player.click("board", 7)
    record, path = page.session.record, page.session.path
    hand.player.window.show_home()
    hand.player.window.resume(record, path)
    table = hand.page.table
    assert len(table.around.hand.hand) == 2
    assert table.own_land.cells[7].stack.isVisible()
    hand.player.click("board", 8)
    assert len(hand.page.session.moves) == 3


def test_the_language_changes_at_the_table(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "easy")
    _take(hand)
    left = page.table.around.central.scenePos().x()
    hand.player.window.context.languages.use("fa")
    qtbot.waitUntil(lambda: page.table.around.central.scenePos().x() == -left)
    for zone in page.table.zones:
        if zone.key in ("board", "others"):
            # The names of players stay as they are.
            continue
        assert not zone.title().isascii()
        assert not any(spot.name().isascii() for spot in zone.spots)
    hand.player.click("board", 3)
    assert len(page.session.moves) == 2


def test_everything_stays_inside_the_window(hand: Hand) -> None:
    for count, side in ((1, "A"), (2, "B"), (4, "A")):
        page = hand.sit_down("person", *["easy"] * (count - 1), options={"side": side})
        for size in ((1280, 800), (1700, 800)):
            hand.player.window.resize(*size)
            port = page.view.viewport().rect().adjusted(-6, -6, 6, 6)
            table = page.table
            items = [*table.lands, *table.around.cards("row"), *table.around.slots]
            items += [table.around.central, table.around.hand, table.around.supply]
            for item in items:
                box = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                assert port.contains(box), (count, side, size, item)


def test_a_neighbour_with_a_long_name_and_many_cards_stays_readable(hand: Hand) -> None:
    table = hand.sit_down("person", "easy", "easy").table
    name = "Комп'ютер (Середній)"
    width = table.around.plan.neighbours[0].name_width
    assert NamePlate.room_for(name, 0.82) > width
    table.name = lambda seat: name
    table.restyle()
    assert name in table.around.plates[1]._key
    columns, size = chip_grid(7, QSizeF(width, 52))
    assert columns == 7
    assert size > 0.6


def test_the_line_below_the_board_stays_below_it(hand: Hand) -> None:
    table = hand.sit_down("person", "easy").table
    table.name = lambda seat: "Комп'ютер (Середній)"
    table.restyle()
    plan, around = table.around.plan, table.around
    parts = [around.plates[0], around.facts]
    assert table.name(0) in around.plates[0]._key
    around._in_a_line([(part, plan.foot_width) for part in parts])
    left, right = (part.sceneBoundingRect() for part in parts)
    assert left.left() >= plan.foot.x() - plan.foot_width / 2
    assert left.right() <= right.left()
    assert right.right() <= plan.foot.x() + plan.foot_width / 2


def test_no_cube_hides_the_mark_of_its_token(hand: Hand) -> None:
    moves, states = _game(2)
    count = next(
        n
        for n, state in enumerate(states)
        if any(card >= 0 for card in state.public.lands[0].cubes)
    )
    table = hand.take_up(moves[:count], "person", "person").table
    land = table.view.public.lands[0]
    for cell, card in zip(table.lands[0].cells, land.cubes, strict=True):
        if cell.stack.isVisible():
            assert cell.stack._key[-1] is (card >= 0)


def test_letters_take_the_place_of_motifs(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    assert page.table.faces.letters == ()
    hand.player.press(Key.Key_L)
    assert len(set(page.table.faces.letters)) == 6
    hand.player.press(Key.Key_L)
    assert page.table.faces.letters == ()


def test_the_guide_can_be_followed_to_its_end(hand: Hand) -> None:
    page = hand.sit_down("person", "easy")
    page.start_coach()
    _take(hand)
    for cell in (2, 7, 11):
        hand.player.click("board", cell)
    hand.player.click("row", page.session.view().public.row[0])
    assert page._coach._steps[page._coach._step].key == "end-turn"
    assert page.table._glow.isVisible()
    hand.player.click("end")
    assert page._coach._steps[page._coach._step].key == "cubes"
    page._coach._advance()
    page._coach._advance()
    assert page._coach is None


def test_the_guide_keeps_step_with_spirits_early_cards_and_skipped_ones(hand: Hand) -> None:
    page = hand.sit_down("person", "easy", options={"spirits": True})
    page.start_coach()

    def step() -> str:
        return page._coach._steps[page._coach._step].key

    choice = page.table.around.area("spirits")
    assert step() == "spirit"
    assert page.table._glow.sceneBoundingRect().contains(choice)
    hand.player.click("spirits", page.table.view.dealt[0])
    assert step() == "take"
    hand.player.click("row", page.session.view().public.row[0])
    assert step() == "take"
    _take(hand)
    for cell in (2, 7, 11):
        hand.player.click("board", cell)
    assert step() == "card"
    hand.player.click("end")
    assert step() == "cubes"


def test_pictures_with_an_order_run_as_the_language_runs(player, monkeypatch) -> None:
    """In the picture of a turn the blue token lies where one begins to read."""
    for right_to_left, x in ((False, 45), (True, 415)):
        monkeypatch.setattr(figures, "right_to_left", lambda way=right_to_left: way)
        colour = figure("harmonies", "turn", 460, 1.0).toImage().pixelColor(x, 95)
        assert colour.alpha() > 200
        assert colour.blue() > 1.5 * colour.red()


def test_every_card_has_its_animal(player) -> None:
    for card in CARDS:
        assert art._portrait(card.id).isValid(), card.id


def test_a_picture_of_the_boards_can_be_kept(hand: Hand) -> None:
    page = hand.sit_down("person", "easy", options={"side": "B"})
    picture = page.table.picture()
    assert picture.width() > picture.height() > 400
    assert not page.table.picture(background=False).toImage().pixelColor(2, 2).alpha()


def test_the_end_tells_the_suns_and_the_best_earlier_ones_with_this_spirit(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-22"""
    moves, states = _game(1, spirits=True)
    page = hand.take_up(moves[:-1], "person", options={"spirits": True})
    spirit = CARDS[states[-1].public.lands[0].spirit.card]
    other = next(card.id for card in SPIRITS if card is not spirit)
    results = hand.player.window.context.results
    for seed, (name, points) in enumerate(((spirit.id, 41), (other, 160))):
        record = page.session.record.model_copy(update={"seed": seed, "moves": ()})
        results.add(record, {**page.session.options, "spirit": name}, [points], [0])
    hand.play(EndTurn())
    qtbot.waitUntil(lambda: isinstance(hand.player.window.page, EndPage))
    end = hand.player.window.page
    assert end.focusProxy() is end._again, "Enter plays again"
    assert f"Suns: {states[-1].suns()}" in end._outcome.text()
    assert f"with this spirit: {1 + 1 + spirit.suns}" in end._outcome.text()
    assert "The old one was 41" in end._record.text()
    end._look.click()
    hand.player.window.show_home()
    hand.player.window.show_records()
    table = hand.player.window.page._best
    variants = {table.item(row, 1).text() for row in range(table.rowCount())}
    assert len(variants) == 2
    assert any(texts.CARD_NAMES[spirit.id] in words for words in variants)
