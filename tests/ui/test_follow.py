"""Following the game: moves of the others are seen one after another."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from harmony_desktop.controller.session import Change
from harmony_desktop.ui.table.follow import Follow, since_last_turn


class Motion(QObject):
    """Moves until it is told to rest."""

    rested = Signal()

    def finish(self) -> None:
        self.rested.emit()


class Table(QObject):
    """A table that moves after every step until `rest`."""

    def __init__(self) -> None:
        super().__init__()
        self.motion = Motion(self)
        self.moving = False
        self.dull: set[int] = set()

    def worth_following(self, change: Any) -> bool:
        return change.move not in self.dull

    def rest(self) -> None:
        self.moving = False
        self.motion.rested.emit()


class Game:
    """Seats take turns; seat 0 is the person at the screen. A move is its own number."""

    def __init__(self, seats: int = 3) -> None:
        self.moves: list[int] = []
        self.viewer = 0
        self.remarks: set[int] = set()
        self._seats = seats

    def mover(self, index: int) -> int:
        return index % self._seats

    def is_remark(self, index: int) -> bool:
        return index in self.remarks

    def is_person(self, seat: int) -> bool:
        return seat == 0

    def change(self, index: int) -> Any:
        nothing: Any = SimpleNamespace()
        move: Any = self.moves[index]
        return Change("play", move, nothing, nothing, self.mover(index))

    def play(self) -> Any:
        self.moves.append(len(self.moves))
        return self.change(len(self.moves) - 1)


class Watching:
    """A follower and what it has shown."""

    def __init__(self, pace: str) -> None:
        self.game, self.table = Game(), Table()
        self.follow = Follow(self.game, self.table, pace, self.table)  # type: ignore[arg-type]
        self.shown: list[int | None] = []
        self.caught_up = 0
        self.follow.stepped.connect(self._step)
        self.follow.caught_up.connect(self._catch)

    def _step(self, change: Any) -> None:
        self.table.moving = True
        self.shown.append(None if change is None else change.move)

    def _catch(self) -> None:
        self.caught_up += 1

    def play(self) -> None:
        self.follow.hear(self.game.play())


@pytest.fixture
def watching(qapp: object, request: pytest.FixtureRequest) -> Watching:
    return Watching(getattr(request, "param", "fast"))


def test_each_move_is_seen_to_its_end_before_the_next(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    assert watching.shown == [0]  # one's own, still moving
    assert watching.follow.busy
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1])
    assert watching.follow.number == 2
    qtbot.wait(300)
    assert watching.shown == [0, 1]  # it moves on and on
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])
    assert not watching.follow.behind
    assert watching.caught_up == 0
    watching.table.rest()
    assert watching.caught_up == 1
    assert not watching.follow.busy


def test_a_press_skips_to_the_newest_position(watching: Watching) -> None:
    for _ in range(3):
        watching.play()
    watching.table.moving = False
    watching.follow.skip()
    assert watching.shown == [0, None]
    assert not watching.follow.behind


@pytest.mark.parametrize("watching", ["step"], indirect=True)
def test_step_by_step_the_player_asks_for_each_move(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    watching.table.rest()
    assert watching.follow.waits
    assert watching.follow.go_on()
    assert watching.shown == [0, 1]
    assert not watching.follow.go_on()  # it is still being shown
    watching.table.rest()
    assert watching.follow.go_on()
    watching.table.rest()
    assert watching.shown == [0, 1, 2]
    assert not watching.follow.go_on()


@pytest.mark.parametrize("watching", ["off"], indirect=True)
def test_at_once_every_move_is_shown_when_it_is_played(watching: Watching) -> None:
    for _ in range(3):
        watching.play()
    assert watching.shown == [0, 1, 2]
    assert not watching.follow.behind


def test_what_is_not_worth_it_is_waited_for_by_nobody(watching: Watching, qtbot: QtBot) -> None:
    watching.table.dull = {1}
    for _ in range(3):
        watching.play()
    assert watching.shown == [0, 1]
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])


def test_what_was_played_can_be_seen_again(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    watching.follow.skip()
    watching.table.rest()
    watching.shown.clear()
    assert watching.follow.replay()
    assert watching.shown == [None]
    assert watching.follow.number == 1
    qtbot.waitUntil(lambda: watching.shown == [None, 1])
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [None, 1, 2])


def test_news_are_what_the_others_played_since_ones_own_move() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    assert [one.move for one in since_last_turn(game, 6, 0)] == [4, 5]
    assert [one.move for one in since_last_turn(game, 3, 0)] == [1, 2]
    assert since_last_turn(game, 4, 0) == ()
    assert [one.seat for one in since_last_turn(game, 5, 2)] == [0, 1]


def test_what_one_has_only_said_does_not_end_the_news() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    assert [change.seat for change in since_last_turn(game, 6, 0)] == [1, 2]
    game.remarks = {3}
    assert [change.seat for change in since_last_turn(game, 6, 0)] == [1, 2, 1, 2]
    game.remarks = {0, 3}
    assert [change.seat for change in since_last_turn(game, 6, 0)] == [1, 2, 1, 2]
