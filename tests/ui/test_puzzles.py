"""Puzzles at the table, the page of puzzles and the ladder."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.puzzles import collection
from harmony_desktop.controller.puzzles import PuzzleBook
from harmony_desktop.ui.pages.ladder import LadderPage
from harmony_desktop.ui.pages.puzzles import PuzzlesPage
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.puzzle_card import PuzzleCard
from tests.ui.player import Player

WAIT = 60_000


def card_of(page: TablePage) -> PuzzleCard:
    (card,) = page.findChildren(PuzzleCard)
    return card


def test_a_wrong_try_says_what_it_gives_away_and_may_be_taken_again(
    player: Player, qtbot: QtBot
) -> None:
    window = player.window
    chosen = [one for one in collection("harmony") if len(one.moves()) == 1][:2]
    window.tables.solve(chosen)
    page = window.page
    assert isinstance(page, TablePage)
    card = card_of(page)
    exercise = page.game
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        page.play(chosen[0].greedy_moves()[0])
    assert card._words.text().startswith("Not yet: this gives away")
    assert not card._solved
    solution = chosen[0].moves()[0]
    assert not page.table.verdict.isVisible()
    card._again.click()
    assert len(page.timeline.moves) == chosen[0].move
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        page.play(solution)
    assert card._words.text().startswith("Right!")
    assert "gives away at least" in card._words.text()
    known = PuzzleBook(window.context.places).of("harmony").tried[chosen[0].id]
    assert known.solved
    assert not known.at_once
    card._next.click()
    assert isinstance(window.page, TablePage)
    assert window.page is not page
    card_of(window.page)._show.click()
    exercise = window.page.game
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        pass
    assert card_of(window.page)._revealed
    card_of(window.page)._next.click()
    assert window.page is window.home


@pytest.mark.parametrize("game", games.GAMES)
def test_the_solution_of_every_game_can_be_played_at_its_table(
    player: Player, qtbot: QtBot, game: str
) -> None:
    puzzle = collection(game)[0]
    player.window.tables.solve([puzzle])
    page = player.window.page
    assert isinstance(page, TablePage)
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT):
        for move in puzzle.moves():
            page.play(move)
    assert card_of(page)._solved


def test_the_page_leads_to_todays_five_and_to_the_ladder(player: Player, qtbot: QtBot) -> None:
    window = player.window
    window.navigation.open("puzzles", "sintra")
    page = window.page
    assert isinstance(page, PuzzlesPage)
    qtbot.waitUntil(lambda: not page.loading, timeout=WAIT)
    assert [dot.text() for dot in page.days_puzzles] == ["1", "2", "3", "4", "5"]
    assert "5" in page._today_words.text()
    page._ladder.click()
    ladder = window.page
    assert isinstance(ladder, LadderPage)
    assert len(ladder.map.rungs) == 30
    ladder.map.rungs[4].click()
    assert ladder._deal.text().startswith("Deal 5")
    qtbot.keyClick(ladder.play_button, Qt.Key.Key_Space)
    table = window.page
    assert isinstance(table, TablePage)
    assert table.timeline.record.seats[1].kind == "bot"
