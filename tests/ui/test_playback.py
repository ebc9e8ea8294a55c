"""Playback without a window: what is seen of a game, when, and by whom."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, QObject, Signal
from pytestqt.qtbot import QtBot

from harmony_desktop.controller.timeline import Change
from harmony_desktop.controller.turns import news, start_of_turn
from harmony_desktop.ui.table.playback import (
    LEAST_STEP_MS,
    PACES,
    TURN_MS,
    Playback,
    PlaybackState,
)


class Motion(QObject):
    """Moves until it is told to rest."""

    rested = Signal()

    def finish(self) -> None:
        table = self.parent()
        assert isinstance(table, Table)
        table.moving = False
        self.rested.emit()


class Table(QObject):
    """A table that moves after every step until `rest`."""

    resumed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.motion = Motion(self)
        self.moving = False
        self.dull: set[int] = set()
        self.conceals = False
        self.in_interlude = False
        self.live = False
        self.moments: list[Any] = []

    def show_moment(self, moment: Any) -> None:
        self.moments.append(moment)
        self.live = moment.live
        self.moving = True

    def worth_following(self, change: Any) -> bool:
        return change.move not in self.dull

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
        self.people = {0}
        self.length = -1
        """After how many moves the game is over."""
        self._seats = seats

    @property
    def seats(self) -> range:
        return range(self._seats)

    def mover(self, index: int) -> int:
        return index % self._seats

    @property
    def states(self) -> list[Any]:
        return [self._state(number) for number in range(len(self.moves) + 1)]

    def _state(self, number: int) -> Any:
        to_move = None if number == self.length else number % self._seats
        return SimpleNamespace(
            to_move=to_move, view=lambda seat: SimpleNamespace(seat=seat, number=number)
        )

    @property
    def state(self) -> Any:
        return self.states[-1]

    def reveals(self, index: int) -> bool:
        return index in self.revealing

    def is_remark(self, index: int) -> bool:
        return index in self.remarks

    def is_person(self, seat: int) -> bool:
        return seat in self.people

    @property
    def persons(self) -> int:
        return len(self.people)

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    @property
    def awaits_person(self) -> bool:
        return self.state.to_move in self.people

    def change(self, index: int) -> Any:
        nothing: Any = SimpleNamespace()
        move: Any = self.moves[index]
        return Change("play", move, nothing, nothing, self.mover(index))

    def play(self) -> Any:
        self.moves.append(len(self.moves))
        return self.change(len(self.moves) - 1)


class Watching:
    """A playback and what it has shown."""

    def __init__(self, pace: str) -> None:
        self.game, self.table = Game(), Table()
        self.playback = Playback(self.game, self.table, pace, self.table)  # type: ignore[arg-type]
        self.shown: list[int | None] = []
        self.caught_up = 0
        self.ended = 0
        self.playback.shown.connect(self._show)
        self.playback.caught_up.connect(self._catch)
        self.playback.ended.connect(self._end)

    def _show(self, moment: Any) -> None:
        self.shown.append(None if moment.change is None else moment.change.move)

    def _catch(self) -> None:
        self.caught_up += 1

    def _end(self) -> None:
        self.ended += 1

    @property
    def state(self) -> PlaybackState:
        return self.playback.state

    def play(self) -> None:
        change = self.game.play()
        if self.game.awaits_person:
            self.game.viewer = self.game.state.to_move
        self.playback.hear(change)


@pytest.fixture
def watching(qapp: object, request: pytest.FixtureRequest) -> Watching:
    return Watching(getattr(request, "param", "fast"))


def test_moves_follow_each_other_in_time_whatever_still_moves(
    watching: Watching, qtbot: QtBot
) -> None:
    for _ in range(3):
        watching.play()
    assert watching.shown == [0]  # one's own, still moving
    assert watching.playback.busy
    qtbot.waitUntil(lambda: watching.shown == [0, 1])
    assert watching.playback.number == 2
    assert watching.playback.acting == 1
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])
    assert not watching.playback.behind
    assert watching.caught_up == 0
    qtbot.waitUntil(lambda: watching.caught_up == 1)
    assert watching.shown == [0, 1, 2, None]  # once more, so that the person may act
    assert not watching.playback.busy


def test_the_turn_of_one_opponent_takes_no_longer_for_having_many_steps(
    watching: Watching, qtbot: QtBot
) -> None:
    watching.game.mover = lambda index: min(index, 1)  # type: ignore[method-assign]
    watching.game.length = 7
    for _ in range(7):
        watching.play()
    watching.table.rest()
    clock = QElapsedTimer()
    clock.start()
    qtbot.waitUntil(lambda: 6 in watching.shown)
    steps = 6
    assert clock.elapsed() < 1.5 * max(TURN_MS[2] * PACES["fast"], steps * LEAST_STEP_MS)
    assert watching.shown == list(range(7))


def test_the_first_press_skips_one_turn_and_the_second_all(
    watching: Watching, qtbot: QtBot
) -> None:
    watching.playback.pace = "slow"
    for _ in range(3):
        watching.play()
    watching.table.rest()
    assert watching.shown == [0, 1]
    watching.playback.skip()
    assert watching.shown == [0, 1, None, 2]
    assert watching.playback.acting == 2
    watching.playback.skip()
    assert not watching.playback.behind
    assert not watching.playback.busy
    assert watching.caught_up == 1


def test_a_press_in_the_last_turn_skips_what_is_left(watching: Watching) -> None:
    watching.playback.pace = "slow"
    for _ in range(2):
        watching.play()
    watching.table.rest()
    watching.playback.skip()
    assert not watching.playback.busy


@pytest.mark.parametrize("watching", ["step"], indirect=True)
def test_step_by_step_the_player_asks_for_each_move(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    watching.table.rest()
    assert watching.state is PlaybackState.STEP_WAITS
    assert watching.playback.step()
    assert watching.shown == [0, 1]
    assert not watching.playback.step()  # it is still being shown
    watching.table.rest()
    assert watching.playback.step()
    watching.table.rest()
    assert watching.shown == [0, 1, 2, None]  # once more, so that the person may act
    assert not watching.playback.step()


@pytest.mark.parametrize("watching", ["off"], indirect=True)
def test_at_once_every_move_is_shown_when_it_is_played(watching: Watching) -> None:
    for _ in range(3):
        watching.play()
    assert watching.shown == [0, 1, 2]
    assert not watching.playback.behind


def test_moves_not_worth_following_are_shown_without_waiting(
    watching: Watching, qtbot: QtBot
) -> None:
    watching.table.dull = {1}
    for _ in range(3):
        watching.play()
    assert watching.shown == [0, 1]
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.shown == [0, 1, 2])


def test_moves_of_others_can_be_seen_again(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    watching.playback.skip_all()
    watching.table.rest()
    watching.shown.clear()
    assert watching.playback.replay()
    assert watching.shown == [None]
    assert watching.playback.number == 1
    qtbot.waitUntil(lambda: watching.shown[:3] == [None, 1, 2])


def test_a_bot_that_has_thought_for_a_while_is_followed_too(watching: Watching) -> None:
    watching.play()
    watching.table.rest()
    assert not watching.playback.busy
    watching.play()
    assert watching.shown == [0, 1]
    assert watching.playback.acting == 1


def test_where_all_move_at_once_everything_is_shown_in_one_beat(watching: Watching) -> None:
    watching.game.game.simultaneous = True
    for _ in range(3):
        watching.play()
    assert watching.shown == [0, 1, 2]
    assert watching.table.live
    assert not watching.playback.watching


# States


def test_the_end_is_announced_when_it_has_been_seen(watching: Watching, qtbot: QtBot) -> None:
    watching.game.length = 3
    for _ in range(3):
        watching.play()
    watching.playback.finish()
    assert watching.state is PlaybackState.WATCHING
    assert watching.ended == 0
    watching.table.rest()
    qtbot.waitUntil(lambda: watching.ended == 1)
    assert watching.shown[:3] == [0, 1, 2]
    assert watching.caught_up == 0
    assert watching.state is PlaybackState.OVER


def test_a_game_that_is_over_already_ends_at_once(watching: Watching) -> None:
    watching.game.length = 0
    watching.playback.finish()
    assert watching.ended == 1


def test_a_bot_that_thinks_is_watched_and_a_person_is_asked(watching: Watching) -> None:
    assert watching.state is PlaybackState.LIVE
    watching.play()
    watching.table.rest()
    assert watching.state is PlaybackState.WATCHING
    assert not watching.playback.busy
    assert not watching.table.live


def test_a_table_in_an_interlude_waits_for_the_player(watching: Watching) -> None:
    changes: list[PlaybackState] = []
    watching.playback.state_changed.connect(lambda: changes.append(watching.state))
    watching.table.in_interlude = True
    assert watching.state is PlaybackState.INTERLUDE
    watching.table.in_interlude = False
    watching.table.resumed.emit()
    assert changes == [PlaybackState.LIVE]


@pytest.mark.parametrize("watching", ["off"], indirect=True)
def test_looking_back_shows_an_earlier_moment_until_the_game_moves(watching: Watching) -> None:
    for _ in range(3):
        watching.play()
    watching.table.rest()
    watching.playback.look_at(1)
    moment = watching.table.moments[-1]
    assert watching.state is PlaybackState.LOOKING_BACK
    assert (moment.number, moment.newest, moment.live, moment.change) == (1, False, False, None)
    assert [change.move for change in moment.news] == [0]
    watching.playback.look_at(2)
    assert watching.table.moments[-1].change.kind == "redo"
    assert watching.table.moments[-1].change.move == 1
    watching.playback.look_at(-5)
    assert (watching.playback.number, watching.table.moments[-1].news) == (0, ())
    watching.playback.look_at(99)
    assert watching.state is PlaybackState.LIVE
    watching.playback.look_at(1)
    watching.play()
    assert watching.playback.number == 4
    assert not watching.playback.back


def test_a_moment_can_be_seen_through_the_eyes_of_another(watching: Watching) -> None:
    watching.play()
    watching.playback.look_at(0, 2)
    assert watching.table.moments[-1].view.seat == 2
    watching.playback.return_to_now()
    assert watching.table.moments[-1].view.seat == 0


def test_looking_back_ends_what_is_being_watched(watching: Watching) -> None:
    for _ in range(3):
        watching.play()
    watching.playback.look_at(1)
    assert not watching.playback.watching
    watching.playback.return_to_now()
    assert watching.playback.number == 3


@pytest.mark.parametrize("watching", ["step"], indirect=True)
def test_another_pace_does_not_leave_a_move_waiting(watching: Watching, qtbot: QtBot) -> None:
    for _ in range(3):
        watching.play()
    watching.table.rest()
    assert watching.state is PlaybackState.STEP_WAITS
    watching.playback.pace = "fast"
    assert watching.state is PlaybackState.WATCHING
    assert watching.shown == [0, 1]


# The curtain


@pytest.fixture
def two_persons(qapp: object) -> Watching:
    watching = Watching("fast")
    watching.game.people = {0, 1}
    watching.table.conceals = True
    return watching


def test_nothing_is_shown_before_the_first_person_is_there(two_persons: Watching) -> None:
    two_persons.playback.refresh()
    assert two_persons.state is PlaybackState.COVERED
    assert (two_persons.table.moments, two_persons.shown) == ([], [])
    two_persons.playback.look_at(0)
    two_persons.playback.replay()
    assert two_persons.table.moments == []
    two_persons.playback.uncover()
    assert two_persons.state is PlaybackState.LIVE
    assert two_persons.table.moments[-1].view.seat == 0


def test_a_person_sees_their_own_move_and_nothing_of_the_next_person(two_persons: Watching) -> None:
    two_persons.playback.uncover()
    two_persons.shown.clear()
    two_persons.play()
    assert two_persons.state is PlaybackState.COVERED
    moment = two_persons.table.moments[-1]
    assert (moment.view.seat, moment.live, moment.change.move) == (0, False, 0)
    assert two_persons.shown == [], "a part must not show what the next person may see"
    two_persons.playback.uncover()
    assert two_persons.table.moments[-1].view.seat == 1
    assert two_persons.table.moments[-1].live


def test_the_curtain_ends_what_was_being_watched(two_persons: Watching, qtbot: QtBot) -> None:
    two_persons.playback.uncover()
    for _ in range(2):
        two_persons.play()
        two_persons.playback.uncover()
    two_persons.play()
    assert two_persons.state is PlaybackState.COVERED
    assert not two_persons.playback.busy
    two_persons.table.rest()
    assert two_persons.caught_up == 0


def test_at_the_end_there_is_nothing_to_hide(two_persons: Watching) -> None:
    two_persons.playback.uncover()
    two_persons.game.length = 1
    two_persons.play()
    assert two_persons.state is PlaybackState.OVER


# Turns and news


def test_where_all_move_at_once_news_are_what_was_revealed() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    game.game.simultaneous = True
    game.revealing = {2, 5}
    assert [one.move for one in news(game, 6, 1)] == [3, 5]
    assert [one.move for one in news(game, 3, 1)] == [0, 2]


def test_in_the_middle_of_a_turn_the_turn_began_earlier() -> None:
    game: Any = Game(seats=2)
    game.mover = lambda index: 0 if index in (0, 2, 3) else 1
    for _ in range(4):
        game.play()
    assert game.states[4].to_move == 0
    assert start_of_turn(game, 4, 0) == 2
    assert [one.move for one in news(game, 2, 0)] == [1]


def test_news_are_what_the_others_played_since_ones_own_move() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    assert [one.move for one in news(game, 6, 0)] == [4, 5]
    assert [one.move for one in news(game, 3, 0)] == [1, 2]
    assert news(game, 4, 0) == ()
    assert [one.seat for one in news(game, 5, 2)] == [0, 1]


def test_a_remark_does_not_end_the_news() -> None:
    game: Any = Game()
    for _ in range(6):
        game.play()
    assert [change.seat for change in news(game, 6, 0)] == [1, 2]
    game.remarks = {3}
    assert [change.seat for change in news(game, 6, 0)] == [1, 2, 1, 2]
    game.remarks = {0, 3}
    assert [change.seat for change in news(game, 6, 0)] == [1, 2, 1, 2]


# Two persons, and nothing to hide


@pytest.fixture
def two_in_the_open(qapp: object) -> Watching:
    watching = Watching("normal")
    watching.game.people = {0, 1, 2}
    watching.playback.refresh()
    return watching


def test_the_table_takes_no_move_until_the_next_person_is_named(
    two_in_the_open: Watching, qtbot: QtBot
) -> None:
    assert two_in_the_open.state is PlaybackState.LIVE
    two_in_the_open.play()
    two_in_the_open.table.rest()
    assert two_in_the_open.state is PlaybackState.HANDOVER
    assert not two_in_the_open.table.live
    assert two_in_the_open.table.moments[-1].view.seat == 1
    qtbot.waitUntil(lambda: two_in_the_open.table.live)
    assert two_in_the_open.state is PlaybackState.LIVE
    assert two_in_the_open.caught_up == 1


def test_a_person_who_continues_is_not_handed_the_table(two_in_the_open: Watching) -> None:
    two_in_the_open.game._seats = 1
    two_in_the_open.play()
    two_in_the_open.table.rest()
    assert two_in_the_open.state is PlaybackState.LIVE
