"""The table of Harmonies as a person uses it, and games to sit down to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.table.pieces import Cube
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player


class Hand:
    """Plays moves of Harmonies on the screen."""

    def __init__(self, player: Player, qtbot: QtBot) -> None:
        self.player = player
        self._qtbot = qtbot

    @property
    def page(self) -> TablePage:
        return self.player.page

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        return self.player.sit_down(*kinds, game="harmonies", **changes)

    def best(self) -> Move:
        """What a bot would play now."""
        return bot("harmonies", "easy").choose(self.page.timeline.view(), Random(1))

    def click_point(self, point: QPointF) -> None:
        port, at = self.page.view.viewport(), self.page.view.mapFromScene(point)
        self._qtbot.mouseMove(port, at)
        self._qtbot.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)

    def take(self, space: int = 0) -> tuple[int, ...]:
        """Take the tokens of a space; returns them."""
        self.play(TakeSpace(space))
        return self.page.timeline.view().table.hand

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
                hand = table.hand.tokens.index(COLOUR_NUMBERS[colour])
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
                self.click_point(table.boards.own.offers.point_of(Cube(CARD_NUMBERS[card], cell)))
            case DiscardCard(card):
                player.click("discard", CARD_NUMBERS[card])
            case EndTurn():
                player.click("end")

    def play_out(self, mixed: bool = False) -> None:
        """Play for the persons until the game is over; mixed: every other move by dragging."""
        session = self.page.session
        while not session.timeline.over:
            self.player.wait_for_person()
            if not session.timeline.over:
                before = len(session.timeline.moves)
                move = self.best()
                self.play(move, drag=mixed and before % 2 == 1)
                assert session.timeline.moves[before:] == [move], (before, move)

    def play_by_keys(self, move: Move) -> None:
        """Play a move with Tab, arrows and Enter."""
        match move:
            case ChooseSpirit(card):
                self._go("spirits", CARD_NUMBERS[card])
            case TakeSpace(space):
                self._go("spaces", space)
            case PlaceToken(colour, cell):
                hand = self.page.table.hand.tokens
                self._go("hand", hand.index(COLOUR_NUMBERS[colour]))
                self._enter()
                self._go("board", cell)
            case TakeCard(card):
                self._go("row", CARD_NUMBERS[card])
            case PlaceCube(card, cell):
                self._go("cards", CARD_NUMBERS[card])
                self._enter()
                self._go("board", cell)
            case DiscardCard(card):
                self._go("discard", CARD_NUMBERS[card])
            case EndTurn():
                self.player.press(Qt.Key.Key_E)
                return
        self._enter()

    def _go(self, zone: str, key: object) -> None:
        self.player.go_to_zone(zone)
        self.player.go_to_spot(key)

    def _enter(self) -> None:
        self.player.press(Qt.Key.Key_Return)


@cache
def whole_game(seats: int, **options: object) -> tuple[list[Move], list]:
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


def moves_until(wanted: Callable[[object], bool], seats: int, **options: object) -> list[Move]:
    """The moves of such a game up to the first position of seat 0 that is wanted."""
    moves, states = whole_game(seats, **options)
    for count, state in enumerate(states):
        if state.to_move == 0 and wanted(state):
            return moves[:count]
    raise AssertionError("no such position")
