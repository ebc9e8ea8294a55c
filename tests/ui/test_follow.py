"""Following the game: moves of the others are seen one after another."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from harmony_desktop.controller.timeline import Change
from harmony_desktop.ui.table.follow import Follow, since_last_turn, start_of_turn


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
        self.boards: set[int] = set()
        """The seats that have a board of their own."""
        self.forward: list[int | None] = []
        """The boards that were asked to come forward, None for going back."""
        self.shared: dict[int, tuple[int, ...]] = {}

    def worth_following(self, change: Any) -> bool:
        return change.move not in self.dull

    def acts(self, change: Any) -> tuple[int, ...]:
        return self.shared.get(change.move, (change.seat,))

    def bring_forward(self, seat: int | None) -> bool:
        came = seat if seat in self.boards else None
        if came != (self.forward[-1] if self.forward else None):
            self.forward.append(came)
        return came is not None

    def rest(self) -> None:
        self.moving = False
        self.motion.rested.emit()


class Game:
    """Seats take turns; seat 0 is the person at the screen. A move is its own number."""

    def __init__(self, seats: int = 3) -> None:
        self.moves: list[int] = []
        self.game = SimpleNamespace(simultaneous=False)
        self.revealing: set[int] = set()
        self.viewer = 0
        self.remarks: set[int] = set()
        self._seats = seats

    def mover(self, index: int) -> int:
        return index % self._seats

    @property
    def states(self) -> list[Any]:
        return [
            SimpleNamespace(to_move=number % self._seats) for number in range(len(self.moves) + 1)
        ]

    @property
    def state(self) -> Any:
        return self.states[-1]

    def reveals(self, index: int) -> bool:
        return index in self.revealing

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
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [None, 1])
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [None, 1, 2])


def test_a_bot_that_has_thought_for_a_while_is_followed_too(watching: Watching) -> None:
    watching.play()
    watching.table.rest()
    assert not watching.follow.busy
    watching.play()
    assert watching.shown == [0, 1]
    assert watching.follow.acting == 1


def test_a_board_comes_forward_before_its_move_and_goes_back_before_ones_turn(
    watching: Watching, qtbot: QtBot
) -> None:
    watching.table.boards = {1, 2}
    for _ in range(3):
        watching.play()
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.table.forward == [1])
    assert watching.shown == [0, 1]
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.table.forward == [1, 2])
    watching.table.rest()
    assert watching.caught_up == 0
    assert watching.follow.watching
    qtbot.waitUntil(lambda: watching.caught_up == 1)
    assert watching.table.forward == [1, 2, None]
    assert not watching.follow.watching


def test_a_board_stays_forward_while_its_player_goes_on(watching: Watching, qtbot: QtBot) -> None:
    watching.table.boards = {1}
    watching.game.mover = lambda index: min(index, 1)  # type: ignore[method-assign]
    watching.play()
    watching.play()
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1])
    watching.play()
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])
    assert watching.table.forward == [1]


def test_what_all_did_at_once_is_seen_one_after_another(watching: Watching, qtbot: QtBot) -> None:
    watching.table.shared = {2: (1, 2)}
    watching.table.dull = {1}
    for _ in range(3):
        watching.play()
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])
    assert watching.follow.unseen == (2,)
    assert watching.follow.behind
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2, 2])
    assert watching.follow.unseen == ()
    watching.table.rest()
    assert watching.caught_up == 1


def test_where_all_move_at_once_news_are_what_was_revealed() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    game.game.simultaneous = True
    game.revealing = {2, 5}
    assert [one.move for one in since_last_turn(game, 6, 1)] == [3, 5]
    assert [one.move for one in since_last_turn(game, 3, 1)] == [0, 2]


def test_in_the_middle_of_a_turn_the_turn_began_earlier() -> None:
    game: Any = Game(seats=2)
    game.mover = lambda index: 0 if index in (0, 2, 3) else 1
    for _ in range(4):
        game.play()
    assert game.states[4].to_move == 0
    assert start_of_turn(game, 4, 0) == 2
    assert [one.move for one in since_last_turn(game, 2, 0)] == [1]


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
