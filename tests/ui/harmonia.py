"""Harmonia's table as a person uses it."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.levels import bot
from harmony_desktop.games.harmonia.bots.partners import judged
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.scoring import won
from harmony_desktop.games.harmonia.rules.view import TurnPhase
from harmony_desktop.games.harmonia.table.placement import STAND
from harmony_desktop.games.harmonia.table.table import HarmoniaTable
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player


class Guest:
    """A person at Harmonia's table, on top of the player every table has."""

    def __init__(self, player: Player, qtbot: QtBot) -> None:
        self.player = player
        self._qtbot = qtbot

    def sit_down(self, *kinds: str, **changes: object) -> TablePage:
        page = self.player.sit_down(*kinds, game="harmonia", **changes)
        self.open_curtain()
        return page

    @property
    def page(self) -> TablePage:
        return self.player.page

    @property
    def table(self) -> HarmoniaTable:
        return self.page.table

    def open_curtain(self) -> None:
        if self.page.playback.covered:
            self._qtbot.waitUntil(lambda: self.page.shared_screen.closed)
            self.page.shared_screen.open()

    def show(self, kind: int) -> None:
        self.player.click("hand", kind)
        self.player.click(STAND)

    def say(self, phrase: str) -> None:
        """Choose a phrase from the list, which one button opens."""
        if not self.table.talk.opened:
            self.player.click("talk", "talk")
        self.player.click("talk", phrase)

    def ask_for_plan(self, seat: int) -> None:
        """Press a partner and choose the question for its plan."""
        self.choose(texts.ASK_PLAN, "others", seat)

    def choose(self, phrase: str, zone: str, key: object) -> None:
        """Press something and choose a phrase from the menu that it offers."""
        # Without a screen there is nothing to raise a menu on.
        with patch.object(QMenu, "popup"):
            self.player.click(zone, key)
        menu = self.table.phrase_menu.menu
        next(one for one in menu.actions() if one.text() == phrase).trigger()

    def wheel(self, steps: int) -> None:
        for _ in range(steps):
            self.player.wheel(-120)

    def lay_first(self, kind: int | None = None) -> None:
        """The first tile, so that the next must match."""
        kinds = self.table.hand.kinds
        self.show(kinds[-1] if kind is None else kind)
        self.place(Hex(0, 0))

    def place(self, cell: Hex) -> None:
        """Aim at a cell with one click, and place the tile with another."""
        self.player.click("board", cell)
        self.player.click("board", cell)

    # What to place

    def best(self) -> tuple[int, Place]:
        """A tile of the hand and where it fits."""
        view = self.table.view
        for kind in self.table.hand.kinds:
            if found := view.fits(kind):
                return kind, found[0]
        raise AssertionError("nothing fits")

    def clever(self) -> tuple[int, Place]:
        """A placement that keeps the hexagon possible, as far as can be seen at once."""
        choice = judged(self.table.view, self.table.hand.kinds)[0]
        return choice.tile, choice.place

    def snug(self) -> tuple[int, Place]:
        """The placement that touches most tiles."""
        view = self.table.view
        found = [(kind, place) for kind in self.table.hand.kinds for place in view.fits(kind)]
        return max(found, key=lambda one: view.open_cells[one[1].cell][0].bit_count())

    def play_on(self, turns: int) -> None:
        """Play by mouse for every person, at most for so many turns."""
        session = self.page.session
        for turn in range(turns):
            self.player.wait_for_person()
            if session.timeline.over:
                return
            self.open_curtain()
            self._play_turn(drag=turn % 2 == 0)

    def _play_turn(self, drag: bool) -> None:
        table, player = self.table, self.player
        if table.view.phase is TurnPhase.VOTE:
            player.click("talk", "yes")
            return
        if not any(map(table.view.fits, table.hand.kinds)):
            # Once to be warned, once to mean it.
            self.show(table.hand.kinds[0])
            self.show(table.hand.kinds[0])
            return
        kind, place = self.snug()
        if drag:
            self.show(kind)
            self.wheel(place.turn)
            player.drag(player.at(STAND), player.at("board", place.cell))
        else:
            player.click("hand", kind)
            self.wheel(place.turn)
            self.place(place.cell)


def nearly_won(seats: int, seed: int = 5) -> list[Move]:
    """The moves of partners who complete the hexagon, up to where they show the last tile."""
    state, partner, rng = GAME.start(seats, {}, seed), bot("hard"), Random(1)
    moves: list[Move] = []
    while not won(state.layout):
        remarks = (partner.remark(state.view(seat)) for seat in range(seats))
        said = next((one for one in remarks if one is not None), None)
        moves.append(said or partner.choose(state.view(state.to_move), rng))
        state = state.play(moves[-1])
    shown = max(index for index, move in enumerate(moves) if isinstance(move, Show))
    return moves[:shown]
