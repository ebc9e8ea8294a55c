"""Somebody who follows tutorials: does what they ask, by mouse or by keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.lessons import LessonStep
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, Place, Show
from harmony_desktop.games.harmonia.table.placement import STAND
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.order_board import OrderAction
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.tutorial_card import TutorialCard
from tests.ui import sintra
from tests.ui.harmonia import Guest
from tests.ui.harmonies import Hand
from tests.ui.player import Player
from tests.ui.terraces import lay, turn_to

Key = Qt.Key


class Pupil:
    """A player with a tutorial open."""

    def __init__(self, player: Player, qtbot: QtBot) -> None:
        self.player = player
        self._qtbot = qtbot

    def open(self, game: str, **options: object) -> TutorialCard:
        window = self.player.window
        window.activateWindow()
        self._qtbot.waitUntil(window.isActiveWindow)
        window.tables.teach(game, options)
        self._qtbot.waitUntil(lambda: self.page.table.live)
        return self.card

    @property
    def page(self) -> TablePage:
        return self.player.page

    @property
    def card(self) -> TutorialCard:
        return not_none(self.page.findChild(TutorialCard))

    @property
    def step(self) -> LessonStep:
        return self.card.step

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return self.card._steps

    @property
    def at_the_end(self) -> bool:
        return self.card.number == len(self.steps) - 1

    def wait_for_light(self) -> None:
        """Wait until the table, once it is laid out, points at what the step asks for."""
        self._qtbot.waitUntil(self.page.table.glow.isVisible)

    def read_on(self, keys: bool = False) -> None:
        """Press Next, which has the keyboard."""
        button = self.card._next
        assert button.isVisible()
        if keys:
            assert self.player.window.focusWidget() is button
            self._qtbot.keyClick(button, Key.Key_Return)
        else:
            self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def play(self, move: Move, keys: bool = False) -> None:
        """Make a move on the table, and wait until it is one's turn again."""
        before = len(self.page.timeline.moves)
        (self._by_keys if keys else self._by_mouse)(move)
        made = self.page.timeline.moves[before:]
        assert move in made or (isinstance(move, Arrange) and isinstance(made[0], Arrange)), move
        self._qtbot.waitUntil(lambda: self.page.table.live or self.page.timeline.over)

    def _by_mouse(self, move: Move) -> None:
        player, guest = self.player, Guest(self.player, self._qtbot)
        match move:
            case PlaceTile(cell):
                player.drag_to(cell)
            case Lay():
                lay(player, move)
            case Pick():
                player.click("tray", move)
            case Arrange():
                player.click("actions", OrderAction("ready"))
            case AnnounceHand():
                guest.say("hand")
            case Show(tile):
                guest.show(tile)
            case Place():
                guest.wheel((move.turn - self.page.table.placing.rotation) % 6)
                guest.place(move.cell)
            case _ if self.page.timeline.game.id == "harmonies":
                Hand(player, self._qtbot).play(move)
            case _:
                sintra.by_mouse(player, move)

    def _by_keys(self, move: Move) -> None:
        player, table = self.player, self.page.table
        self.page.view.setFocus()
        match move:
            case PlaceTile(cell):
                player.go_to_zone("board")
                player.go_to_spot(cell)
                player.press(Key.Key_Return)
            case Lay():
                player.go_to_zone("tray")
                player.go_to_spot(table.hand.index(move.tile))
                player.press(Key.Key_Return)
                turn_to(player, move.turn)
                player.go_to_spot(art.block_of(move.x, move.y, move.turn))
                player.press(Key.Key_Return)
            case Pick():
                player.go_to_zone("tray")
                player.go_to_spot(move)
                player.press(Key.Key_Return)
            case Arrange():
                player.press(Key.Key_E)
            case AnnounceHand():
                player.go_to_zone("talk")
                for phrase in ("talk", "hand"):
                    player.go_to_spot(phrase)
                    player.press(Key.Key_Return)
            case Show(tile):
                player.go_to_zone("hand")
                player.go_to_spot(tile)
                player.press(Key.Key_Return)
                player.go_to_zone(STAND)
                player.press(Key.Key_Return)
            case Place():
                while table.placing.rotation % 6 != move.turn:
                    player.press(Key.Key_R)
                player.go_to_zone("board")
                player.go_to_spot(move.cell)
                player.press(Key.Key_Return, Key.Key_Return)
            case _ if self.page.timeline.game.id == "harmonies":
                Hand(player, self._qtbot).play_by_keys(move)
            case _:
                sintra.by_keys(player, move)
