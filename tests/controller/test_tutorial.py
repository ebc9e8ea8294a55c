"""Tutorials without a window: a player who does everything else than what is asked."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.controller.tutorial import LessonRemark, Progress, Tutorial, record_of
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.options import read_options
from harmony_desktop.games.harmony.tutorial import _gain

VARIANTS = [(game, dict(one)) for game in games.GAMES for one in games.tutorial(game).VARIANTS]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots whose script has ended answer here, not in a process of their own."""

    def choose(bots: GameBots) -> None:
        timeline = bots._timeline
        view = timeline.state.view(timeline.state.to_move or 0)
        bots.chose.emit(bot(timeline.game.id, "random").choose(view, Random(1)))

    monkeypatch.setattr(GameBots, "choose", choose)


def begin(game: str, options: dict[str, object]) -> tuple[Tutorial, Progress]:
    chosen = read_options(games.load(game).options, options)
    lesson = games.tutorial(game).lesson(chosen)
    tutorial = Tutorial(lesson, record_of(game, lesson, ""))
    progress = Progress(lesson, tutorial.timeline)
    tutorial.changed.connect(progress.hear)
    tutorial.begin()
    return tutorial, progress


def asked(tutorial: Tutorial, progress: Progress) -> tuple[Move, ...]:
    """What the step asks for now; all of it must be legal."""
    if progress.step.asks is None:
        return ()
    found = tuple(progress.step.asks(tutorial.timeline.view()))
    for move in found:
        try:
            tutorial.timeline.state.play(move)
        except IllegalMove as problem:
            raise AssertionError(f"{progress.step.key}: {move}") from problem
    return found


def others_moved(tutorial: Tutorial) -> bool:
    return tutorial.timeline.awaits_person or tutorial.timeline.over


@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_who_does_everything_else_arrives_too(
    qtbot: QtBot, game: str, options: dict[str, object], last: bool
) -> None:
    """Nothing is asked for that is not legal, nothing is asked for ever."""
    tutorial, progress = begin(game, options)
    steps = tutorial.lesson.steps
    for _ in range(60):
        qtbot.waitUntil(lambda: others_moved(tutorial))
        if progress.number == len(steps) - 1:
            break
        wanted = asked(tutorial, progress)
        if not any(step.done is not None for step in steps[progress.number :]):
            progress.confirm()
            continue
        legal = tutorial.timeline.view().legal_moves()
        others = [move for move in legal[:3000] if move not in wanted] or list(legal[:1])
        tutorial.play(others[-1 if last else 0])
    assert progress.number == len(steps) - 1
    tutorial.close()


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_who_does_as_asked_gets_no_remark_and_can_take_it_all_back(
    qtbot: QtBot, game: str, options: dict[str, object]
) -> None:
    tutorial, progress = begin(game, options)
    steps, played = tutorial.lesson.steps, 0
    while progress.number < len(steps) - 1:
        qtbot.waitUntil(lambda: others_moved(tutorial))
        if progress.step.done is None:
            progress.confirm()
        else:
            tutorial.play(asked(tutorial, progress)[0])
            played += 1
        assert progress.remark is LessonRemark.NONE, progress.step.key
    assert played <= 12, "five minutes at most"
    first = next(number for number, step in enumerate(steps) if step.done is not None)
    while tutorial.timeline.can_undo():
        tutorial.undo()
    assert tutorial.timeline.moves == list(tutorial.lesson.opening)
    assert progress.number == first
    tutorial.close()


def test_a_tile_of_harmony_that_breaks_more_than_it_gains_gets_a_word(qtbot: QtBot) -> None:
    tutorial, progress = begin("harmony", {})
    while progress.step.key != "broken":
        if progress.step.done is None:
            progress.confirm()
        else:
            tutorial.play(asked(tutorial, progress)[0])
            qtbot.waitUntil(lambda: others_moved(tutorial))
    view = tutorial.timeline.view()
    tutorial.play(min(view.legal_moves(), key=lambda move: _gain(view, move)))
    assert (progress.remark, progress.step.key) == (LessonRemark.OTHERWISE, "broken")
    qtbot.waitUntil(lambda: others_moved(tutorial))
    tutorial.undo()
    tutorial.play(asked(tutorial, progress)[0])
    assert (progress.remark, progress.step.key) == (LessonRemark.NONE, "bag")
