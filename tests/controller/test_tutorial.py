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
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceToken, TakeCard, TakeSpace
from harmony_desktop.games.harmony.rules.game import PlaceTile
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
def test_a_player_who_does_everything_else_reaches_the_end_too(
    qtbot: QtBot, game: str, options: dict[str, object], last: bool
) -> None:
    """Nothing is asked for that is not legal, nothing is asked for ever."""
    tutorial, progress = begin(game, options)
    steps = tutorial.lesson.steps
    for _ in range(80):
        qtbot.waitUntil(lambda: others_moved(tutorial))
        if progress.number == len(steps) - 1:
            break
        if progress.reads:
            progress.confirm()
            continue
        wanted = asked(tutorial, progress)
        legal = tutorial.timeline.view().legal_moves()
        others = [move for move in legal[:3000] if move not in wanted] or list(legal[:1])
        tutorial.play(others[-1 if last else 0])
    assert progress.number == len(steps) - 1
    tutorial.close()


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_a_player_who_does_as_asked_gets_no_remark_and_can_take_everything_back(
    qtbot: QtBot, game: str, options: dict[str, object]
) -> None:
    tutorial, progress = begin(game, options)
    steps, played = tutorial.lesson.steps, 0
    while progress.number < len(steps) - 1:
        qtbot.waitUntil(lambda: others_moved(tutorial))
        if progress.reads:
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
        if progress.reads:
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


def play_as_asked(qtbot: QtBot, tutorial: Tutorial, progress: Progress, *until: str) -> list[str]:
    """Do what the steps ask for, up to one of these; return those that were seen."""
    seen: list[str] = []
    while progress.step.key not in until:
        assert len(seen) < 30, seen
        qtbot.waitUntil(lambda: others_moved(tutorial))
        seen.append(progress.step.key)
        if progress.reads:
            progress.confirm()
        else:
            tutorial.play(asked(tutorial, progress)[0])
    return seen


@pytest.mark.parametrize("spirits", [False, True])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    "turn",
    [
        (TakeCard("frog"), TakeSpace(2), *map(PlaceToken, ("green", "brown", "blue"), (0, 4, 11))),
        (TakeCard("frog"), TakeSpace(1), *map(PlaceToken, ("blue", "blue", "red"), (0, 4, 11))),
        (TakeCard("frog"), TakeSpace(3), *map(PlaceToken, ("grey", "grey", "yellow"), (0, 4, 11))),
        (TakeSpace(2), *map(PlaceToken, ("green", "brown", "blue"), (0, 4, 11))),
        (TakeSpace(4), *map(PlaceToken, ("green", "grey", "red"), (11, 4, 0))),
    ],
)
def test_a_player_without_a_habitat_in_the_first_turn_settles_an_animal_in_the_second(
    qtbot: QtBot, turn: tuple[Move, ...], side: str, spirits: bool
) -> None:
    tutorial, progress = begin("harmonies", {"side": side, "spirits": spirits})
    play_as_asked(qtbot, tutorial, progress, "card")
    for move in (*turn, EndTurn()):
        tutorial.play(move)
    qtbot.waitUntil(lambda: others_moved(tutorial))
    again = play_as_asked(qtbot, tutorial, progress, "stack", "river", "islands")
    begun = [] if TakeCard("frog") in turn else ["card"]
    assert list(dict.fromkeys(again)) == [*begun, "take-again", "habitat", "settle"]
    assert progress.remark is not LessonRemark.EARLY
    assert progress._steps[4 + spirits].done(progress.attempt())
    tutorial.undo()
    assert progress.step.key in ("settle", "habitat"), "what is taken back is asked again"
    tutorial.close()


def test_a_step_that_came_back_is_passed_over_for_good(qtbot: QtBot) -> None:
    tutorial, progress = begin("harmonies", {"side": "A", "spirits": False})
    play_as_asked(qtbot, tutorial, progress, "card")
    first = (TakeCard("frog"), TakeSpace(2))
    lonely = (PlaceToken("green", 0), PlaceToken("brown", 4), PlaceToken("blue", 11), EndTurn())
    for move in (*first, *lonely):
        tutorial.play(move)
    qtbot.waitUntil(lambda: others_moved(tutorial))
    tutorial.play(TakeSpace(4))
    assert progress.step.key == "habitat"
    for move in (PlaceToken("red", 22), PlaceToken("grey", 21), PlaceToken("green", 18)):
        tutorial.play(move)
    assert progress.number > 4
    tutorial.play(EndTurn())
    qtbot.waitUntil(lambda: others_moved(tutorial))
    tutorial.play(TakeSpace(0))
    assert progress.number > 4
    tutorial.close()


def test_a_line_of_three_sevens_is_not_broken_for_a_five(qtbot: QtBot) -> None:
    tutorial, progress = begin("harmony", {})
    progress.confirm()
    for cell in (12, 2):
        tutorial.play(PlaceTile(cell))
        qtbot.waitUntil(lambda: others_moved(tutorial))
    progress.confirm()
    assert progress.step.key == "broken"
    assert asked(tutorial, progress) == (PlaceTile(17),), "13 would cost the longest line of 7s"
    tutorial.close()
