"""Reasons at the table: the bots' process works them out, the window only tells them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.decisions import Decision, Verdict
from harmony_desktop.bots.puzzles import Puzzle, collection
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.ui.kit.languages import sentence
from harmony_desktop.ui.table.advice import reasons_line
from harmony_desktop.ui.table.analysis_panel import AnalysisPanel
from harmony_desktop.ui.table.practice_card import PracticeCard
from harmony_desktop.ui.table.puzzle_card import PuzzleCard
from tests.ui.player import Player

WAIT = 60_000


@pytest.fixture(params=games.GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    """A puzzle of each game whose obvious decision can be told from its reasons."""
    return next(one for one in collection(request.param) if all(_told(one)))


def _told(puzzle: Puzzle) -> tuple[str, str]:
    better, worse = puzzle.reasons(puzzle.state().view(puzzle.seat), puzzle.lead)
    return reasons_line(better), reasons_line(worse)


def refuse_reasons_here(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing in this process find reasons; the bots' process is another one."""

    def refused(*_: object) -> None:
        raise AssertionError("reasons are worked out in the window's thread")

    for name in ("effects", "outlook"):
        monkeypatch.setattr(games.reasons(game), name, refused)


def test_reasons_of_hints_and_puzzles_come_from_the_bots(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    refuse_reasons_here(puzzle.game, monkeypatch)
    player.window.tables.solve([puzzle])
    page = player.page
    with qtbot.waitSignal(page.game.bots.hinted, timeout=WAIT) as hinted:
        page.hints._pay()
    best = hinted.args[0][0]
    assert best.reasons
    assert sentence(reasons_line(best.reasons)) in page.toast.text()
    page.hints.forget()
    (card,) = page.findChildren(PuzzleCard)
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT) as answered:
        for move in puzzle.greedy_moves():
            page.play(move)
    found = answered.args[0].appraisal.reasons
    assert card._words.text().endswith(f"\n\n{sentence(reasons_line(found.worse))}")
    card._show.click()
    # The solution is there at once, the reasons follow.
    better = sentence(reasons_line(found.better))
    qtbot.waitUntil(lambda: better in card._words.text(), timeout=WAIT)
    assert reasons_line(found.worse) in card._words.text().partition("The obvious move")[2]


def test_reasons_of_a_kept_analysis_come_from_the_bots(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    better, worse = _told(puzzle)
    refuse_reasons_here(puzzle.game, monkeypatch)
    player.window.tables.solve([puzzle])
    page = player.page
    for move in puzzle.greedy_moves():
        page.play(move)
    best, played = (
        Suggestion(moves[0], value, tuple(moves[1:]))
        for moves, value in ((puzzle.moves(), puzzle.lead), (puzzle.greedy_moves(), 0.0))
    )
    decision = Decision(puzzle.move, puzzle.seat, played.moves)
    verdict = Verdict(decision, Appraisal(best, played))
    panel = AnalysisPanel(page.context, page.timeline, page.table.pieces_of, page)
    with qtbot.waitSignal(panel.analysis.explained, timeout=WAIT):
        panel.choose(verdict)
        assert not panel.decision.reasons.text()
    assert panel.decision.reasons.text() == f"Best move: {better}\nMove played: {worse}"
    panel.choose(verdict)
    assert panel.decision.reasons.text(), "it is asked for once"
    panel.close_analysis()


def test_reasons_of_practice_come_from_the_bots(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle
) -> None:
    refuse_reasons_here(puzzle.game, monkeypatch)
    player.window.tables.solve([puzzle])
    page = player.page
    page.game.puzzle = None
    card = PracticeCard(page.context, page, page.game, 0, 1)
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT) as answered:
        for move in puzzle.greedy_moves():
            page.play(move)
    found = answered.args[0].appraisal.reasons
    assert card._words.text().endswith(sentence(reasons_line(found.better)))
