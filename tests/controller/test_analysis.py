"""The analysis of a finished game beside the window, and practice positions."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.decisions import Verdict
from harmony_desktop.controller import analysis as analysing
from harmony_desktop.controller.analysis import Analysis
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.analyses import Analyses
from harmony_desktop.storage.files import Places

WAIT = 120_000
PERSON, BOT = Seat(kind="person", name="Ada"), Seat(kind="bot", name="Bo", level="easy")


@pytest.fixture
def places(tmp_path) -> Places:
    return Places.below(tmp_path)


def finished(places: Places, game: str, seats: tuple[Seat, ...], **options: object) -> Session:
    """A game that bots have played to its end for everybody."""
    rules = games.load(game)
    state, dice = rules.start(len(seats), options, 5), Random(5)
    player, moves = bot(game, "easy"), []
    while state.to_move is not None:
        moves.append(player.choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
    record = Record(game=game, revision=rules.revision, seats=seats, seed=5, options=options)
    return Session(record.with_moves(moves), saves.new_path(places, game), places)


def run(analysis: Analysis, qtbot: QtBot) -> None:
    with qtbot.waitSignal(analysis.finished, timeout=WAIT):
        analysis.start()


def test_every_decision_is_judged_those_of_persons_first(places: Places, qtbot: QtBot) -> None:
    session = finished(places, "terraces", (BOT, PERSON))
    analysis = Analysis(session.timeline)
    order: list[Verdict] = []
    analysis.judged.connect(order.append)
    running: list[bool] = []
    analysis.judged.connect(lambda _: running.append(analysis.running))
    run(analysis, qtbot)
    # Whoever shows a verdict also shows whether there are more to come.
    assert running == [True] * 39 + [False]
    assert [one.seat for one in order] == [1] * 20 + [0] * 20
    assert [one.number for one in analysis.verdicts] == list(range(40))
    assert analysis.total == 40
    worst = analysis.costliest()
    assert len(worst) == 3
    assert all(one.seat == 1 for one in worst)
    assert worst[0].given_up >= worst[1].given_up >= worst[2].given_up > 0
    assert analysis.accuracies() == [None, None], "in Terraces it does not tell players apart"
    analysis.close()
    session.close()


def test_an_analysis_can_be_stopped_and_resumed(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(places, "terraces", (PERSON, BOT))
    first = Analysis(session.timeline, Analyses(places))
    with qtbot.waitSignals([first.judged] * 3, timeout=WAIT):
        first.start()
    first.stop()
    assert not first.running
    judged = len(first.verdicts)
    assert 3 <= judged < first.total
    with qtbot.waitSignal(first.judged, timeout=WAIT):
        first.start()
    first.close()
    known = len(first.verdicts)
    again = Analysis(session.timeline, Analyses(places))
    assert again.verdicts == first.verdicts
    again.close()
    asked: list[object] = []
    monkeypatch.setattr(
        analysing.BotProcess, "ask", lambda self, question, _: asked.append(question)
    )
    further = Analysis(session.timeline, Analyses(places))
    further.start()
    (question,) = asked
    assert question.played not in [one.decision.moves for one in first.verdicts]
    assert len(further.verdicts) == known
    session.close()


def test_a_team_has_one_accuracy(places: Places, qtbot: QtBot) -> None:
    session = finished(places, "harmonia", (PERSON, BOT), mode="advanced")
    analysis = Analysis(session.timeline)
    analysis._open = analysis._open[:3]
    run(analysis, qtbot)
    assert {one.seat for one in analysis.verdicts} == {0, 1}
    first, second = analysis.accuracies()
    assert first == second
    analysis.close()
    session.close()


def test_a_view_alone_is_sent_to_the_bot(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(
        analysing.BotProcess, "ask", lambda self, question, _: asked.append(question)
    )
    session = finished(places, "harmony", (PERSON, PERSON))
    analysis = Analysis(session.timeline)
    analysis.start()
    (question,) = asked
    assert question.view == session.timeline.states[0].view(0)
    session.close()


def test_a_bot_that_fails_is_told_of_and_can_be_asked_again(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(places, "harmony", (PERSON,))
    analysis = Analysis(session.timeline)
    right = analysis._open[0]
    analysis._open[0] = analysing.Decision(0, 0, ())
    with qtbot.waitSignal(analysis.failed, timeout=WAIT):
        analysis.start()
    assert not analysis.running
    analysis._open[0] = right
    with qtbot.waitSignal(analysis.judged, timeout=WAIT):
        analysis.start()
    analysis.close()
    session.close()


@pytest.fixture
def exercise(places: Places, qtbot: QtBot) -> Exercise:
    session = finished(places, "harmonies", (PERSON, PERSON))
    analysis = Analysis(session.timeline, Analyses(places))
    analysis._open = [one for one in analysis._open if one.seat == 1][2:4]
    run(analysis, qtbot)
    analysis.close()
    session.close()
    (moment, *_) = Analyses(places).costly_moments("harmonies")
    return Exercise(moment)


def test_an_exercise_waits_for_the_whole_decision(exercise: Exercise, qtbot: QtBot) -> None:
    """N-3: a turn has several steps; nobody plays after it, and nothing is kept."""
    moment = exercise.moment
    assert exercise.timeline.persons == 1
    assert exercise.timeline.is_person(moment.seat)
    assert len(exercise.timeline.moves) == moment.number
    verdicts: list[Verdict] = []
    exercise.appraised.connect(verdicts.append)
    player, dice = bot("harmonies", "hard"), Random(1)
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        while exercise.timeline.state.to_move == moment.seat:
            assert not exercise.made
            exercise.play(player.choose(exercise.timeline.state.view(moment.seat), dice))
    assert exercise.made
    (verdict,) = verdicts
    assert verdict.number == moment.number
    assert verdict.given_up < moment.given_up
    exercise.again()
    assert not exercise.made
    assert len(exercise.timeline.moves) == moment.number
    assert not exercise.timeline.can_undo()
    exercise.close()


def test_the_best_can_be_asked_for(exercise: Exercise, qtbot: QtBot) -> None:
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT) as answered:
        exercise.reveal()
    (verdict,) = answered.args
    assert verdict.given_up == pytest.approx(exercise.moment.given_up)
    exercise.close()
