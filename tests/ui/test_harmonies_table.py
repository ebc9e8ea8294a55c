"""Harmonies in the window: whole games by mouse and by keyboard, lights, hints, spirits, suns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.bots.bot import Suggestion, bot
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies import art, figures, texts
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.storage import saves
from harmony_desktop.ui.pages.end import EndPage
from harmony_desktop.ui.table.page import TablePage

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

    def best(self, level: str = "easy") -> Move:
        """What a bot would play now."""
        from random import Random

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
    from harmony_desktop.games.harmonies.components import COLOUR_NUMBERS

    return COLOUR_NUMBERS[colour]


@pytest.fixture
def hand(player, qtbot: QtBot) -> Hand:
    return Hand(player, qtbot)


@pytest.fixture
def persian_hand(persian, qtbot: QtBot) -> Hand:
    return Hand(persian, qtbot)


def test_a_whole_solo_game_by_mouse_in_persian(persian_hand: Hand, qtbot: QtBot) -> None:
    """N-4 to N-10, N-21, N-22"""
    page = persian_hand.sit_down("person", options={"side": "B"})
    persian_hand.play_out("medium", mixed=True)
    window = persian_hand.player.window
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    suns = page.session.state.suns()
    assert str(suns).translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")) in (
        window.page._outcome.text()
    )
    (result,) = window.context.results.latest(5)
    assert result.scores == (page.session.state.score(0).total,)
    assert saves.running(window.context.places) == ([], [])
