"""Puzzles at the table, the page of puzzles and the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.ladder import ladder
from harmony_desktop.bots.puzzles import collection
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.controller.ladder import record_of
from harmony_desktop.controller.practice import Exercise
from harmony_desktop.controller.puzzles import PuzzleBook, of_the_day
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.table.art import block_of
from harmony_desktop.storage import progress, saves
from harmony_desktop.ui.kit.context import today
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.ladder import LadderPage
from harmony_desktop.ui.pages.puzzles import PuzzlesPage
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.puzzle_card import PuzzleCard
from tests.ui import sintra
from tests.ui.harmonies import Hand
from tests.ui.player import Player
from tests.ui.terraces import lay, turn_to

WAIT = 60_000


def praise(card: PuzzleCard) -> str:
    """The heading over a solution that was found."""
    return "" if card._praise.isHidden() else card._praise.text()


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
    assert card._next.property("kind") == "quiet", "not before it is solved or given up"
    below = [one.mapTo(page, QPoint()) for one in (card._show, card._next)]
    exercise = page.game
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        page.play(chosen[0].greedy_moves()[0])
    assert card._words.text().startswith("Not yet: this gives away")
    assert "." not in card._words.text().split("points.")[0], "in whole points"
    assert card._rating.text().startswith("Your rating: about"), "nothing is lost that was sure"
    assert not card._solved
    QApplication.processEvents()
    assert [one.mapTo(page, QPoint()) for one in (card._show, card._next)] == below
    assert card._again.hasFocus()
    assert [one.property("kind") for one in (card._again, card._next)] == ["primary", "quiet"]
    solution = chosen[0].moves()[0]
    assert not praise(card)
    assert not page.table.verdict.isVisible()
    card._again.click()
    assert len(page.timeline.moves) == chosen[0].move
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        page.play(solution)
    assert praise(card) == "Right!"
    assert [one.property("kind") for one in (card._again, card._next)] == ["quiet", "primary"]
    assert "gives away at least" in card._words.text()
    assert not page.table.live, "nothing is left to be decided"
    page.play(page.timeline.state.legal_moves()[0])
    assert len(page.timeline.moves) == chosen[0].move + 1
    known = PuzzleBook(window.context.places).of("harmony").tried[chosen[0].id]
    assert known.solved
    assert not known.at_once
    card._next.click()
    assert isinstance(window.page, TablePage)
    assert window.page is not page
    card_of(window.page)._show.click()
    assert window.page.table.verdict.isVisible(), "at once; the bot adds only its reasons"
    assert "gives away at least" in card_of(window.page)._words.text()
    exercise = window.page.game
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        pass
    assert card_of(window.page)._revealed
    assert window.page.bar.prompt.text() == "Puzzle", "there is nothing left to be done"
    card_of(window.page)._next.click()
    assert window.page is window.home


def test_nothing_is_missing_below_the_buttons_of_a_puzzle(player: Player) -> None:
    player.window.tables.solve(collection("harmony")[:1])
    page = player.window.page
    assert isinstance(page, TablePage)
    card = card_of(page)
    QApplication.processEvents()
    below = card._show.mapTo(card, card._show.rect().bottomLeft()).y()
    assert card._show.isVisible()
    assert card.height() - below < 32


def test_a_hint_says_that_it_gives_the_solution_away(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameBots, "hint", lambda bots: True)
    player.window.tables.solve([collection("harmony")[0]])
    page = player.window.page
    assert isinstance(page, TablePage)
    assert isinstance(page.game, Exercise)
    page.hint()
    assert page.toast.text() == "A hint shows the solution; it will not count as found."
    assert not page.game.hinted
    page.toast._button.click()
    assert page.toast.text() == "Looking for a hint…"
    assert page.game.hinted
    page.hint()
    assert page.toast.text() == "Looking for a hint…", "asked once"
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT):
        for move in collection("harmony")[0].moves():
            page.play(move)
    assert praise(card_of(page)) == "Right! After a hint, it does not count."


def test_a_puzzle_that_was_not_found_is_marked(player: Player, qtbot: QtBot) -> None:
    window = player.window
    book = PuzzleBook(window.context.places)
    first, second, *_ = of_the_day("harmony", today())
    book.enter(first, False, today())
    book.enter(second, True, today())
    page = window.navigation.open("puzzles", "harmony")
    assert isinstance(page, PuzzlesPage)
    qtbot.waitUntil(lambda: not page.loading, timeout=WAIT)
    assert [dot.text() for dot in page.days_puzzles][:3] == ["✗", "✓", "3"]
    assert page.days_puzzles[0].accessibleName() == "Puzzle 1: Not found"


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("harmony", {"placement": "connected", "scoring": "beams"}, "Connected · Sunbeams"),
        ("sintra", {"side": "B"}, "Side B: one colour"),
        ("harmonies", {"side": "B", "spirits": True}, "Side B: islands · With spirits"),
        ("terraces", {"way": "blind"}, "Blind draw"),
        ("harmonia", {"mode": "advanced"}, "Advanced"),
    ],
)
def test_the_card_of_a_puzzle_names_the_variant(
    player: Player, game: str, options: dict[str, object], words: str
) -> None:
    chosen = next(one for one in collection(game) if options.items() <= one.record.options.items())
    player.window.tables.solve([chosen])
    page = player.window.page
    assert isinstance(page, TablePage)
    variant = card_of(page)._about.text().split("\n")[0]
    assert variant.startswith(words)


def test_a_puzzle_says_the_rules_of_its_variant(player: Player) -> None:
    told = {}
    for placement in ("free", "sun-moon"):
        chosen = [
            one
            for one in collection("harmony")
            if one.record.options.get("placement", "free") == placement
            and one.record.options.get("scoring", "standard") == "standard"
        ]
        player.window.tables.solve(chosen[:1])
        assert isinstance(player.window.page, TablePage)
        told[placement] = card_of(player.window.page)._about.text()
    assert "same symbol as the tile before it" in told["sun-moon"]
    assert "any empty cell" not in told["free"], "the usual needs no word"


def test_a_puzzle_needs_no_answer_of_the_bot(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine "Show the solution" only said that the champion did not answer."""
    (puzzle,) = collection("harmonia")[:1]
    player.window.tables.solve([puzzle])
    page = player.window.page
    assert isinstance(page, TablePage)
    card, bots = card_of(page), page.game.bots
    monkeypatch.setattr(bots, "appraise", lambda *_: bots.failed.emit("appraise", "too late"))
    for move in puzzle.greedy_moves():
        page.play(move)
    assert card._words.text().startswith("Not yet")
    card._again.click()
    card._show.click()
    assert "did not answer" not in card._words.text()
    assert "Every other move" in card._words.text()
    card._again.click()
    for move in puzzle.moves():
        page.play(move)
    assert praise(card) == "Right!"


def by_mouse(player: Player, qtbot: QtBot, moves: Sequence[Move]) -> None:
    """Make a decision with the mouse."""
    for move in moves:
        match move:
            case PlaceTile(cell):
                player.drag_to(cell)
            case Lay():
                lay(player, move)
            case Show(tile):
                player.click("hand", tile)
            case Place():
                for _ in range(move.turn):
                    player.wheel(-120)
                player.click("board", move.cell)
                player.click("board", move.cell)
            case _ if player.page.timeline.game.id == "sintra":
                sintra.by_mouse(player, move)
            case _:
                Hand(player, qtbot).play(move)


def by_keys(player: Player, qtbot: QtBot, moves: Sequence[Move]) -> None:
    """Make a decision with Tab, arrows, R and Enter."""
    player.page.view.setFocus()

    def enter(zone: str, key: object) -> None:
        player.go_to_zone(zone)
        player.go_to_spot(key)
        player.press(Qt.Key.Key_Return)

    for move in moves:
        match move:
            case PlaceTile(cell):
                enter("board", cell)
            case Lay():
                turn_to(player, move.turn)
                enter("tray", player.page.table.hand.index(move.tile))
                enter("board", block_of(move.x, move.y, move.turn))
            case Show(tile):
                enter("hand", tile)
            case Place():
                player.press(*([Qt.Key.Key_R] * move.turn))
                enter("board", move.cell)
                player.press(Qt.Key.Key_Return)
            case _ if player.page.timeline.game.id == "sintra":
                sintra.by_keys(player, move)
            case _:
                Hand(player, qtbot).play_by_keys(move)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_its_puzzles_tried_by_mouse_and_solved_by_keys(
    player: Player, qtbot: QtBot, game: str
) -> None:
    """A wrong try, another one, the reason, and the next puzzle."""
    puzzle, other = collection(game)[:2]
    player.window.tables.solve([puzzle, other])
    page = player.page
    card = card_of(page)
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT):
        by_mouse(player, qtbot, puzzle.greedy_moves())
    assert card._words.text().startswith("Not yet:")
    qtbot.mouseClick(card._again, Qt.MouseButton.LeftButton)
    assert not page.game.made
    with qtbot.waitSignal(page.game.appraised, timeout=WAIT):
        by_keys(player, qtbot, puzzle.moves())
    assert praise(card) == "Right!"
    assert "other move" in card._words.text()
    assert page.status.line() == "Puzzle", "and nobody is thinking"
    assert page.status.next_step() is None
    if game in ("harmonies", "harmonia"):
        assert card._words.text().count("\n\n") == 2, "the move, the reason, the others"
    if game == "harmonies":
        steps = card._words.text().split("\n\n")[0].splitlines()
        marks = [f"{rank}. " for rank in range(1, 1 + len(steps))]
        assert len(steps) > 1
        assert [step[:3] for step in steps] == marks, "as on the board"
    assert card._next.hasFocus()
    qtbot.keyClick(card._next, Qt.Key.Key_Return)
    assert player.page is not page
    assert player.page.game.puzzle == other


def test_the_page_leads_to_todays_five_and_to_the_ladder(player: Player, qtbot: QtBot) -> None:
    window = player.window
    window.navigation.open("puzzles", "sintra")
    page = window.page
    assert isinstance(page, PuzzlesPage)
    qtbot.waitUntil(lambda: not page.loading, timeout=WAIT)
    assert [dot.text() for dot in page.days_puzzles] == ["1", "2", "3", "4", "5"]
    assert "5" in page._today_words.text()
    page._ladder.click()
    steps = window.page
    assert isinstance(steps, LadderPage)
    assert len(steps.map.rungs) == 30
    steps.map.rungs[4].click()
    assert steps._deal.text().startswith("Deal 5")
    qtbot.keyClick(steps.play_button, Qt.Key.Key_Space)
    table = window.page
    assert isinstance(table, TablePage)
    assert table.timeline.record.seats[1].kind == "bot"


def test_a_deal_of_the_ladder_keeps_its_stars_and_leads_back(player: Player, qtbot: QtBot) -> None:
    window = player.window
    deal = ladder("harmony")[0]
    record = record_of(deal, 0, "2026-03-02T18:00:00Z")
    state, moves = games.load("harmony").start(1, dict(deal.options), deal.seed), list[Move]()
    while state.to_move is not None:
        moves.append(bot("harmony", "easy").choose(state.view(0), Random(1)))
        state = state.play(moves[-1])
    path = saves.new_path(window.context.places, "harmony")
    window.tables.resume(record.with_moves(moves[:-1]), path)
    player.page.play(moves[-1])
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=WAIT)
    toast = window.notices.toast
    assert toast.isVisible()
    assert window.tables._messages.climbed(1, deal.stars(record, state)) in toast.text()
    toast._button.click()
    assert isinstance(window.page, LadderPage)
    assert window.page._setup_words(deal) == "Alone · Free · Standard", "the usual variant, too"
    known, problem = progress.load(window.context.places)
    assert problem is None
    assert known.ladder[deal.id].best == state.score(0).total


@pytest.mark.parametrize("level", ["champion", "random"])
def test_a_star_makes_the_next_deal_the_large_button(
    player: Player, qtbot: QtBot, level: str
) -> None:
    window = player.window
    deal, following = ladder("harmony")[:2]
    record = record_of(deal, 0, "2026-03-02T18:00:00Z")
    state, moves = games.load("harmony").start(1, dict(deal.options), deal.seed), list[Move]()
    while state.to_move is not None:
        moves.append(bot("harmony", level).choose(state.view(0), Random(1)))
        state = state.play(moves[-1])
    earned = bool(deal.stars(record, state))
    assert earned == (level == "champion")
    window.tables.resume(
        record.with_moves(moves[:-1]), saves.new_path(window.context.places, "harmony")
    )
    player.page.play(moves[-1])
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=WAIT)
    end = window.page
    assert isinstance(end, EndPage)
    first, second, *_ = end.offers
    assert (first.name, second.name) == (
        ("next-deal", "again") if earned else ("again", "same-deal")
    )
    assert end.focusProxy() is end.buttons[first.name]
    heights = [end.buttons[one.name].minimumHeight() for one in (first, second)]
    assert heights[0] > heights[1]
    if earned:
        assert end.buttons["next-deal"].text() == "Next: deal 2"
        end.buttons["next-deal"].click()
        assert isinstance(window.page, TablePage)
        assert following.is_of(window.page.timeline.record)


def test_a_rating_stands_where_reading_begins(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """Digits alone have no direction: Qt put them to the left in Persian."""
    window = open_window("fa")
    known = progress.GamePuzzles(
        rating=progress.RatedLevel(value=1203, deviation=60),
        tried={collection("harmony")[0].id: progress.PuzzleTry(day="2026-03-02")},
    )
    progress.save(
        window.context.places, progress.PlayerProgress.model_construct(puzzles={"harmony": known})
    )
    window.navigation.open("puzzles", "harmony")
    page = window.page
    assert isinstance(page, PuzzlesPage)
    qtbot.waitUntil(lambda: not page.loading and page._rating_number.isVisible(), timeout=WAIT)
    QApplication.processEvents()
    shown = page._rating_number.grab().toImage()
    paper = shown.pixel(0, 0)
    inked = [
        x
        for x in range(shown.width())
        if any(shown.pixel(x, y) != paper for y in range(shown.height()))
    ]
    assert page._rating_number.text() == "۱٬۲۰۳"
    assert min(inked) > shown.width() / 2
