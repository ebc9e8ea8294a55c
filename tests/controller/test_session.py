"""A running game: turns, undo and its barrier, hints, autosave, and bots that may fail."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.bots.worker import Answer, Question, answer
from harmony_desktop.controller.session import Session
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results import Results

PERSON = Seat(kind="person", name="Ana")
OTHER = Seat(kind="person", name="Ben")
BOT = Seat(kind="bot", name="Bot", level="easy")
WAIT = 30_000


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "disk")


def make(places: Places, *seats: Seat, **changes: object) -> Session:
    record = Record(
        game="harmony",
        revision=GAME.revision,
        seats=seats,
        seed=5,
        **changes,  # type: ignore[arg-type]
    )
    return Session(record, saves.new_path(places, "harmony"), places)


@pytest.fixture
def alone(places: Places, qtbot: QtBot) -> Session:
    session = make(places, PERSON)
    session.begin()
    return session


def test_every_move_is_on_disk_at_once(alone: Session) -> None:
    alone.play(PlaceTile(3))
    assert saves.read(alone.path).moves == (("place", 3),)
    alone.play(PlaceTile(4))
    assert saves.read(alone.path) == alone.timeline.record


def test_a_game_goes_on_from_its_file(alone: Session, places: Places) -> None:
    for cell in (3, 9, 11):
        alone.play(PlaceTile(cell))
    again = Session(saves.read(alone.path), alone.path, places)
    assert again.timeline.state == alone.timeline.state
    assert again.timeline.moves == alone.timeline.moves


def test_an_illegal_move_changes_nothing(alone: Session) -> None:
    alone.play(PlaceTile(3))
    before = alone.timeline.record
    with pytest.raises(IllegalMove):
        alone.play(PlaceTile(3))
    assert alone.timeline.record == before


def test_undo_stops_where_something_was_revealed(alone: Session) -> None:
    alone.play(PlaceTile(3))
    assert not alone.timeline.can_undo()
    alone.undo()
    assert len(alone.timeline.moves) == 1


def test_in_practice_undo_and_redo_are_free_and_exact(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, practice=True)
    session.begin()
    start = session.timeline.state
    for cell in (3, 9, 11):
        session.play(PlaceTile(cell))
    after = session.timeline.state
    for _ in range(3):
        session.undo()
    assert session.timeline.state == start
    assert saves.read(session.path).moves == ()
    assert not session.timeline.can_undo()
    for _ in range(3):
        session.redo()
    assert session.timeline.state == after
    assert not session.timeline.can_redo()


def test_a_new_move_forgets_what_was_undone(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, practice=True)
    session.begin()
    session.play(PlaceTile(3))
    session.undo()
    session.play(PlaceTile(4))
    assert not session.timeline.can_redo()


def test_a_hidden_placement_can_be_taken_back_until_all_have_placed(
    places: Places, qtbot: QtBot
) -> None:
    session = make(places, PERSON, OTHER)
    session.begin()
    session.play(PlaceTile(3))
    assert session.timeline.can_undo()
    session.undo()
    assert session.timeline.viewer == 0
    session.play(PlaceTile(4))
    session.play(PlaceTile(8))
    assert not session.timeline.can_undo()


def test_the_screen_looks_through_the_person_to_move(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, OTHER)
    session.begin()
    assert session.timeline.viewer == 0
    session.play(PlaceTile(3))
    assert session.timeline.viewer == 1
    assert session.timeline.view().boards[0] == (None,) * 19


def test_bots_move_by_themselves(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, BOT, BOT)
    session.begin()
    with qtbot.waitSignal(session.changed, check_params_cb=lambda c: c.seat == 2, timeout=WAIT):
        session.play(PlaceTile(0))
    assert session.timeline.awaits_person
    assert len(session.timeline.moves) == 3
    session.close()


def test_undo_in_practice_takes_the_bots_moves_back_too(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, BOT, practice=True)
    session.begin()
    with qtbot.waitSignal(session.changed, check_params_cb=lambda c: c.seat == 1, timeout=WAIT):
        session.play(PlaceTile(0))
    session.undo()
    assert session.timeline.moves == []
    assert session.timeline.awaits_person
    session.redo()
    assert len(session.timeline.moves) == 2
    session.close()


def test_only_bots_play_a_whole_match(places: Places, qtbot: QtBot) -> None:
    session = make(places, BOT, BOT)
    with qtbot.waitSignal(session.finished, timeout=WAIT * 2):
        session.begin()
    assert session.timeline.over
    assert len(Results(places).latest(9)) == 1
    session.close()


def test_a_finished_game_is_counted_and_no_longer_running(alone: Session, places: Places) -> None:
    """H-9"""
    for cell in range(19):
        alone.play(PlaceTile(cell))
    assert alone.timeline.over
    alone.close()
    assert saves.running(places) == ([], [])
    (result,) = Results(places).latest(9)
    assert result.scores == (alone.timeline.state.score(0).total,)
    assert result.variant == "placement=free rounds=1 scoring=standard"


def test_a_practice_game_is_not_counted(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, practice=True)
    session.begin()
    for cell in range(19):
        session.play(PlaceTile(cell))
    session.close()
    assert Results(places).latest(9) == []
    assert saves.running(places) == ([], [])


def test_a_game_killed_in_its_last_moment_ends_on_the_next_start(
    places: Places, qtbot: QtBot
) -> None:
    """Killed after the last move was written and before the result was."""
    session = make(places, PERSON)
    finished = session.timeline.record.with_moves([PlaceTile(cell) for cell in range(19)])
    saves.store(session.path, finished)
    (found,), _ = saves.running(places)
    again = Session(found.record, found.path, places)
    with qtbot.waitSignal(again.finished):
        again.begin()
    assert len(Results(places).latest(9)) == 1
    assert saves.running(places) == ([], [])


def test_a_full_disk_is_told_of_and_the_game_goes_on(
    alone: Session, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = alone.path
    monkeypatch.setattr(
        saves, "settle", lambda *_: Problem("cannot-write", path, "No space left on device")
    )
    with qtbot.waitSignal(alone.troubled) as told:
        alone.play(PlaceTile(1))
    assert told.args[0].key == "cannot-write"
    alone.play(PlaceTile(2))
    assert len(alone.timeline.moves) == 2


def test_a_hint_offers_the_best_three_and_is_counted(alone: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(alone.bots.hinted, timeout=WAIT) as hinted:
        alone.bots.hint()
    suggestions = hinted.args[0]
    assert len(suggestions) == 3
    values = [one.value for one in suggestions]
    assert values == sorted(values, reverse=True)
    assert {one.move for one in suggestions} <= set(alone.timeline.state.legal_moves())
    alone.count_hint()
    assert saves.read(alone.path).hints == 1
    alone.close()


def test_a_hint_for_a_position_left_behind_is_not_shown(alone: Session, qtbot: QtBot) -> None:
    hints: list[object] = []
    alone.bots.hinted.connect(hints.append)
    alone.bots.hint()
    alone.play(PlaceTile(3))
    with qtbot.waitSignal(alone.bots.hinted, timeout=WAIT) as hinted:
        alone.bots.hint()
    assert len(hints) == 1
    assert PlaceTile(3) not in [one.move for one in hinted.args[0]]
    alone.close()


def test_a_worker_that_dies_is_replaced_and_the_move_comes(places: Places, qtbot: QtBot) -> None:
    session = make(places, PERSON, BOT)
    session.begin()
    qtbot.waitUntil(lambda: session.bots.process.process_id is not None)
    process = session.bots.process.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    with qtbot.waitSignal(session.changed, check_params_cb=lambda c: c.seat == 1, timeout=WAIT):
        session.play(PlaceTile(0))
    session.close()


def test_a_bot_that_cannot_play_is_told_of_and_can_be_asked_again(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = make(places, PERSON, BOT)
    session.begin()
    process = session.bots.process
    ask = process.ask
    monkeypatch.setattr(process, "ask", lambda asked: ask(replace(asked, level="nobody")))
    with qtbot.waitSignal(session.bot_failed, timeout=WAIT) as failed:
        session.play(PlaceTile(0))
    assert failed.args == ["missing"]
    assert len(saves.read(session.path).moves) == 1
    monkeypatch.setattr(process, "ask", ask)
    with qtbot.waitSignal(session.changed, timeout=WAIT):
        session.retry()
    assert len(session.timeline.moves) == 2
    session.close()


def test_thinking_past_the_deadline_is_ended(qtbot: QtBot) -> None:
    thinker = BotProcess()
    view = GAME.start(1, {}, 1).view(0)
    with qtbot.waitSignal(thinker.failed, timeout=WAIT) as failed:
        thinker.ask(Question("choose", "harmony", "hard", view), deadline_ms=1)
    assert failed.args == ["late"]
    assert thinker.process_id is None
    thinker.close()


def test_a_cancelled_question_gets_no_answer(qtbot: QtBot) -> None:
    thinker = BotProcess()
    view = GAME.start(1, {}, 1).view(0)
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.ask(Question("choose", "harmony", "easy", view))
    thinker.cancel()
    assert not thinker.busy
    with qtbot.waitSignal(thinker.answered, timeout=WAIT):
        thinker.ask(Question("suggest", "harmony", "medium", view))
    assert len(answers) == 1
    assert answers[0].move is None
    thinker.close()


def test_the_worker_answers_as_the_bot_would() -> None:
    view = GAME.start(2, {}, 4).view(0)
    first = answer(Question("choose", "harmony", "easy", view, seed=9))
    again = answer(Question("choose", "harmony", "easy", view, seed=9))
    assert first.move == again.move
    assert first.move in view.legal_moves()
